"""Paper confetti in the players' colours: it bursts from behind the winner and falls."""

from __future__ import annotations

import math
import random
from functools import lru_cache, partial
from typing import TYPE_CHECKING, NamedTuple

from pygame import FRect

from gogoa_game.ui import theme

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point
    from gogoa_game.ui.theme import Colour

SECONDS = 1.6
THROWN, FALLING = 60, 84
"""So many pieces are thrown from behind the winner, and so many fall from above."""
PIECE = (15.0, 24.0)
GRAVITY, BRAKE = 950.0, 1.5
SPREAD, RISE = 1500.0, (150.0, 1500.0)
FALL = (430.0, 980.0)
ABOVE = 420.0
"""How far above the stage pieces begin, at the most, and speeds: in units, and in a second."""
TURNS = 6
"""So many angles of a piece are drawn; it turns over in between."""
SPIN = (0.7, 1.4)
"""How often a piece turns over in a second: nothing flashes."""
FADING = 0.2
"""The last part of the time, in which the pieces fade."""


class Piece(NamedTuple):
    """A bit of paper: whether it is thrown, its start and its speed, how it turns, its colour.

    One that is thrown starts at the source; for others `left` is a part of the width of the stage.
    """

    thrown: bool
    left: float
    above: float
    across: float
    down: float
    angle: int
    spin: float
    phase: float
    number: int


@lru_cache(maxsize=1)
def pieces() -> tuple[Piece, ...]:
    """All pieces, always the same."""
    rng = random.Random("confetti")

    def piece(number: int, *, thrown: bool) -> Piece:
        return Piece(
            thrown,
            rng.random(),
            rng.uniform(20, ABOVE),
            rng.uniform(-SPREAD, SPREAD) if thrown else rng.uniform(-60, 60),
            -rng.uniform(*RISE) if thrown else rng.uniform(*FALL),
            rng.randrange(TURNS),
            rng.uniform(*SPIN),
            rng.uniform(0, math.tau),
            number,
        )

    return tuple(piece(n, thrown=n < THROWN) for n in range(THROWN + FALLING))


def draw_confetti(painter: Painter, source: Point, colours: Sequence[Colour], part: float) -> None:
    """Draws the pieces, thrown from `source`, when `part` of their time is over, from 0 to 1."""
    unit = painter.size[1] / 1080
    alpha = round(255 * min(1.0, (1 - part) / FADING))
    seconds = part * SECONDS
    for piece in pieces():
        x, y = _place(piece, seconds, source, painter.size)
        over = abs(math.cos(piece.phase + math.pi * piece.spin * seconds))
        shift = x - source[0], y - source[1]
        _draw_piece(painter, source, piece, colours, unit, shift, max(0.12, over), alpha)


def _place(piece: Piece, seconds: float, source: Point, stage: Point) -> Point:
    """Where a piece is: the air brakes one that was thrown, and all sway as they fall."""
    unit = stage[1] / 1080
    sway = 30 * math.sin(piece.phase + 3.5 * seconds)
    if not piece.thrown:
        x = piece.left * stage[0] + (piece.across * seconds + sway) * unit
        return x, (piece.down * seconds - piece.above) * unit
    braked = (1 - math.exp(-seconds * BRAKE)) / BRAKE
    x = piece.across * braked + sway * min(1.0, seconds)
    y = piece.down * braked + GRAVITY * (seconds - braked)
    return source[0] + x * unit, source[1] + y * unit


def _draw_piece(
    painter: Painter,
    source: Point,
    piece: Piece,
    colours: Sequence[Colour],
    unit: float,
    shift: Point,
    over: float,
    alpha: int,
) -> None:
    colour = colours[piece.number % len(colours)]
    paper = FRect(0, 0, PIECE[0] * unit, PIECE[1] * unit)
    paper.center = source
    painter.layer(
        ("confetti", colour, paper.size),
        paper.inflate(4, 4),
        partial(_draw_paper, paper=paper, colour=colour),
        angle=piece.angle * 180 / TURNS,
        alpha=alpha,
        shift=shift,
        stretch=(1.0, over),
    )


def _draw_paper(painter: Painter, paper: FRect, colour: Colour) -> None:
    painter.fill(paper, theme.INK)
    painter.fill(paper.inflate(-3, -3), colour)
