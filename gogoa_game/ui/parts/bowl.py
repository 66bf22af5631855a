"""The glazed bowl beside the tray: dice before they are given, then what is left of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pygame import FRect

from gogoa_game.ui import theme

if TYPE_CHECKING:
    from gogoa_game.logic.draft import TurnDraft
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.parts.dicetray import DiceTray
    from gogoa_game.ui.parts.tray import DiePose
    from gogoa_game.ui.stage import Point

SPRITE = (-6.0, 24.0, 296.0, 332.0)
"""Where the drawing of the bowl lies in the measures of the tray, and its size."""
FEW, MANY = 84.0, 70.0
"""Across a token, for up to five of them and for more."""
STEPS_FEW = ((80.0, 122.0), (170.0, 106.0), (202.0, 192.0), (104.0, 204.0))
TURNS_FEW = ((70.0, 220.0), (148.0, 272.0))
STEPS_MANY = (
    (72.0, 108.0), (138.0, 94.0), (204.0, 112.0), (64.0, 184.0), (134.0, 172.0), (206.0, 192.0)
)  # fmt: skip
TURNS_MANY = ((96.0, 258.0), (174.0, 266.0))
PLATE = 20.0
"""How much wider the plate of sun under a die in hand is."""
HAND_SHADOW = (16.0, 34.0)


class Token(NamedTuple):
    """Something that is left of a turn: a step or a turn, where it lies, and how large."""

    sprite: str
    centre: Point
    size: float


def tokens(tray: DiceTray, draft: TurnDraft, steps_left: int) -> tuple[Token, ...]:
    """What is left once all dice are given; what is used up leaves the others where they lie."""
    option = draft.option
    if option is None:
        return ()
    turns = TURNS_FEW if _few(option.distance) else TURNS_MANY
    feet = [step_token(tray, option.distance, number) for number in range(steps_left)]
    size = feet_size(tray, option.distance)
    left = [Token("turn_arrow", tray.at(*spot), size) for spot in turns[: draft.deviations_left]]
    return (*feet, *left)


def step_token(tray: DiceTray, distance: int, number: int) -> Token:
    """The token of one of so many steps, as it lies in the bowl."""
    steps = STEPS_FEW if _few(distance) else STEPS_MANY
    return Token("footstep", tray.at(*steps[number]), feet_size(tray, distance))


def feet_size(tray: DiceTray, distance: int) -> float:
    """Across a token, where so many steps lie in the bowl at first."""
    return (FEW if _few(distance) else MANY) * tray.unit


def _few(distance: int) -> bool:
    return distance < len(STEPS_FEW)


def draw_bowl(painter: Painter, tray: DiceTray) -> None:
    """The empty bowl. For layers."""
    x, y, wide, tall = SPRITE
    left, top = tray.at(x, y)
    painter.sprite("bowl", FRect(left, top, wide * tray.unit, tall * tray.unit))


def draw_tokens(painter: Painter, tray: DiceTray, draft: TurnDraft, steps_left: int) -> None:
    """So many steps, and the turns that are left, as tokens in the bowl."""
    for token in tokens(tray, draft, steps_left):
        draw_token_of(painter, token)


def draw_token_of(painter: Painter, token: Token) -> None:
    """A round token with its hard shadow."""
    (x, y), reach = token.centre, token.size / 2
    painter.circle((x + reach * 0.1, y + reach * 0.19), reach, theme.fade(theme.INK, 0.3))
    painter.circle((x, y + reach * 0.1), reach, theme.INK)
    fill = theme.CARD if token.sprite == "turn_arrow" else theme.GLAZE
    painter.circle((x, y), reach * 0.95, fill, theme.INK, 3.5)
    painter.circle((x, y), reach * 0.8, None, theme.AZUL, 2.2)
    painter.sprite(token.sprite, center=(x, y - reach * 0.02), size=token.size * 0.68)


def draw_hand(painter: Painter, pose: DiePose) -> None:
    """Under a die in hand: a hard shadow and a plate of sun."""
    part = pose.size / 150
    box = FRect(0, 0, pose.size + PLATE * part, pose.size + PLATE * part)
    box.center = pose.centre
    whole = box.inflate(80 * part, 100 * part)

    def plate(layer: Painter) -> None:
        dx, dy = HAND_SHADOW
        shade = box.move(dx * part, dy * part)
        layer.rounded(shade, box.width * 0.2, theme.fade(theme.INK, 0.3))
        layer.rounded(box, box.width * 0.2, theme.SUN, theme.INK)

    painter.layer(("plate of the hand", round(box.width)), whole, plate, angle=pose.angle)
