"""The table as a picture: the map with all travellers, the dice of the day, and all players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gogoa_game.i18n import _
from gogoa_game.logic.state import Phase
from gogoa_game.scenes.watch.dice import draw_resting, draw_throw, draw_tray
from gogoa_game.scenes.watch.morning import VEIL_ALPHA, beside_banner
from gogoa_game.scenes.watch.rows import Row, Turn, draw_row, draw_thinking, widest
from gogoa_game.ui import theme
from gogoa_game.ui.map.buttons import PauseButton
from gogoa_game.ui.map.drawing import draw_map, draw_places
from gogoa_game.ui.map.trails import draw_tokens
from gogoa_game.ui.paint.lines import draw_lines
from gogoa_game.ui.parts import phrases
from gogoa_game.ui.parts.daycolumn import draw_day_column
from gogoa_game.ui.parts.ground import draw_paper
from gogoa_game.ui.parts.tray import draw_reserved
from gogoa_game.ui.widgets.widget import Look

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.logic.dice import Dice
    from gogoa_game.logic.hexes import Hex
    from gogoa_game.logic.views import View
    from gogoa_game.maps import GameMap
    from gogoa_game.scenes.watch.layout import WatchLayout
    from gogoa_game.table.match import Player
    from gogoa_game.ui.map.mapview import MapView
    from gogoa_game.ui.paint.painter import Painter


@dataclass(frozen=True, slots=True)
class WatchPicture:
    """Everything that the table shows.

    `thrown_ms` is the time since the throw, None when the dice are at rest; without motion they
    appear instead, by `faded`, 0 to 1. `flip` turns the tile of the day, `reserve` brings the tag
    of the reserved die; `thought` is how far the bot that plays has come.
    """

    maps: GameMap
    map: MapView
    layout: WatchLayout
    view: View
    players: Sequence[Player]
    rows: Sequence[Row]
    flip: float
    thrown_ms: float | None
    faded: float
    reserve: float
    thought: float

    @property
    def day(self) -> int:
        """The day that is played, or about to begin."""
        return self.view.day + (self.view.phase is Phase.ROLLING)

    @property
    def tokens(self) -> tuple[tuple[str, str, Hex], ...]:
        """Shape, colour and hex of every traveller."""
        return tuple(
            (player.token, player.colour, sheet.position)
            for player, sheet in zip(self.players, self.view.sheets, strict=True)
        )


def draw_dark(painter: Painter, picture: WatchPicture) -> None:
    """What lies in the dark beside the banner of a day, in two pieces."""

    def draw(layer: Painter) -> None:
        draw_watch(layer, picture)
        PauseButton(picture.layout.map).draw(layer, Look())
        layer.fill((0, 0, *layer.size), theme.fade(theme.NIGHT_VEIL, VEIL_ALPHA))

    key = ("dark table", picture.maps.digest, picture.day, tuple(picture.rows), picture.tokens)
    for part in beside_banner(painter.size):
        painter.ground(key, part, draw)


def draw_watch(painter: Painter, picture: WatchPicture) -> None:
    """Draws the whole screen."""
    layout, view = picture.layout, picture.view
    _draw_map(painter, picture)
    painter.ground("table panel", layout.panel, lambda layer: _draw_panel(layer, picture))
    draw_day_column(painter, layout.days, view.day, view.board, None, picture.flip)
    _draw_cartouche(painter, picture)
    if view.dice is None:
        _draw_motto(painter, picture)
    else:
        _draw_dice(painter, picture, view.dice)
    named = widest(painter, picture.rows, layout.rows[0].height)
    for rect, row in zip(layout.rows, picture.rows, strict=True):
        draw_row(painter, rect, row, named)
        if row.turn is Turn.NOW and picture.thought > 0:
            draw_thinking(painter, rect, picture.thought)


def _draw_map(painter: Painter, picture: WatchPicture) -> None:
    """The map with its places and the travellers, who stand still until the day is over."""
    tokens = picture.tokens

    def draw(layer: Painter) -> None:
        draw_map(layer, picture.map)
        draw_places(layer, picture.map)
        draw_tokens(layer, picture.map, tokens)

    painter.ground(("table map", picture.maps.digest, tokens), picture.layout.map, draw)


def _draw_panel(painter: Painter, picture: WatchPicture) -> None:
    """What never changes beside the map."""
    draw_paper(painter, picture.layout.panel)
    draw_tray(painter, picture.layout)


def _draw_cartouche(painter: Painter, picture: WatchPicture) -> None:
    """The number of the day, on a card over the upper left of the tray."""
    layout = picture.layout
    unit = min(layout.unit, layout.across * 1.1)
    text = _("Day {n}").format(n=picture.day) if picture.day else _("Before the trip")
    size, room = 44 * unit, layout.tray.width * 0.5
    wide = painter.measure(text, size, theme.DISPLAY, fit=room)[0] + 88 * unit
    card = (layout.tray.left + 58 * unit, 6 * layout.unit, wide, 76 * unit)
    painter.ticket(card, fill=theme.CARD, inner=theme.TERRA, radius=13 * unit)
    painter.text(
        text, (card[0] + wide / 2, card[1] + card[3] / 2), size=size, face=theme.DISPLAY,
        colour=theme.LATERITE, anchor="center", fit=room,
    )  # fmt: skip


def _draw_motto(painter: Painter, picture: WatchPicture) -> None:
    """What the game is, in the tray that waits for the dice."""
    if picture.view.day:
        return  # between two days it only waits
    floor = picture.layout.floor
    draw_lines(
        painter,
        phrases.motto().replace(" · ", "\n"),
        floor.inflate(-0.1 * floor.width, -0.34 * floor.height).move(0, 0.06 * floor.height),
        size=theme.NAME,
        face=theme.DISPLAY,
        colour=theme.CARD,
    )


def _draw_dice(painter: Painter, picture: WatchPicture, dice: Dice) -> None:
    if picture.thrown_ms is not None:
        draw_throw(painter, picture.layout, dice, picture.thrown_ms)
        return
    poses = draw_resting(painter, picture.layout, dice, alpha=picture.faded)
    reserved = picture.view.reserved
    if reserved is not None and picture.reserve > 0.05:
        starter = picture.players[picture.view.starting_seat]
        draw_reserved(painter, poses[reserved], starter.token, starter.colour)
