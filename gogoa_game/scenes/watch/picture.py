"""The table as a picture: the map with all travellers, the dice of the day, and all players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import FRect

from gogoa_game.i18n import _
from gogoa_game.logic.dice import PLACES
from gogoa_game.logic.state import Phase
from gogoa_game.scenes.watch.tumble import draw_turning_die, prepare_pictures, tumbling
from gogoa_game.ui import theme
from gogoa_game.ui.map.drawing import draw_map, draw_places
from gogoa_game.ui.map.trails import draw_tokens
from gogoa_game.ui.paint.lines import draw_lines
from gogoa_game.ui.paint.tokens import draw_token
from gogoa_game.ui.parts import phrases
from gogoa_game.ui.parts.daycolumn import draw_day_column
from gogoa_game.ui.parts.ground import draw_paper
from gogoa_game.ui.parts.playerrow import draw_player_row, status_box
from gogoa_game.ui.parts.progressline import draw_progress_line
from gogoa_game.ui.parts.tray import draw_die, draw_reserved, draw_tray_ground

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.logic.views import View
    from gogoa_game.maps import GameMap
    from gogoa_game.table.match import Player
    from gogoa_game.table.standings import Standing
    from gogoa_game.ui.map.mapview import MapView
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.parts.gamelayout import TableLayout
    from gogoa_game.ui.parts.tray import TrayLayout

FEWEST_ROWS = 4
NO_DICE = (1, 1, 1)  # where dice lie does not depend on what they show


@dataclass(frozen=True, slots=True)
class WatchPicture:
    """Everything that the table shows; `banner`, `tumble` and `reserve` go from 0 to 1.

    `thinking` is the seat of the bot that makes up its mind, `thought` how far it has come, and
    `ms` the time for what moves meanwhile.
    """

    maps: GameMap
    map: MapView
    table: TableLayout
    tray: TrayLayout
    view: View
    players: Sequence[Player]
    standings: Sequence[Standing]
    banner: float
    tumble: float
    reserve: float
    thinking: int | None
    thought: float
    ms: float
    line: str

    @property
    def day(self) -> int:
        """The day that is played, or about to begin."""
        return self.view.day + (self.view.phase is Phase.ROLLING)


def draw_watch(painter: Painter, picture: WatchPicture) -> None:
    """Draws the whole screen."""
    table, view = picture.table, picture.view
    _draw_map(painter, picture)
    painter.ground("table panel", table.panel, lambda layer: _draw_panel(layer, picture))
    draw_day_column(painter, table.days, picture.day, view.board, None)
    _draw_head(painter, picture)
    _draw_dice(painter, picture)
    _draw_players(painter, picture)
    if picture.banner < 1 and view.phase is Phase.ROLLING:
        _draw_banner(painter, picture)
        size = picture.tray.rolled_poses(NO_DICE)[0].size
        prepare_pictures(painter, size, picture.banner)


def _draw_map(painter: Painter, picture: WatchPicture) -> None:
    """The map with its places and the travellers, who stand still until the day is over."""
    tokens = tuple(
        (player.token, player.colour, sheet.position)
        for player, sheet in zip(picture.players, picture.view.sheets, strict=True)
    )

    def draw(layer: Painter) -> None:
        draw_map(layer, picture.map)
        draw_places(layer, picture.map)
        draw_tokens(layer, picture.map, tokens)

    painter.ground(("table map", picture.maps.digest, tokens), picture.table.map, draw)


def _draw_panel(painter: Painter, picture: WatchPicture) -> None:
    """What never changes beside the map."""
    draw_paper(painter, picture.table.panel)
    draw_tray_ground(painter, picture.tray)


def _draw_head(painter: Painter, picture: WatchPicture) -> None:
    rect = picture.table.header
    title = _("Day {n}").format(n=picture.day) if picture.day else _("Before the trip")
    painter.text(
        title,
        (rect.left, rect.top + rect.height * 0.32),
        size=min(theme.NAME + 8, 0.46 * rect.height),
        face=theme.DISPLAY,
        colour=theme.LATERITE,
        anchor="midleft",
        fit=rect.width,
    )
    draw_lines(
        painter,
        picture.line,
        (rect.left, rect.top + rect.height * 0.58, rect.width, rect.height * 0.44),
        size=min(theme.LABEL, 0.36 * rect.height),
        align="left",
    )


def _draw_dice(painter: Painter, picture: WatchPicture) -> None:
    view = picture.view
    if view.dice is None:
        draw_lines(
            painter,
            phrases.motto().replace(" · ", "\n"),
            picture.tray.inner.inflate(-40, -20),
            size=theme.NAME,
            face=theme.DISPLAY,
            colour=theme.CARD,
        )
        return
    poses = tumbling(picture.tray.rolled_poses(view.dice), picture.tumble)
    starter = picture.players[view.starting_seat]
    for place in PLACES:
        draw = draw_die if picture.tumble >= 1 else draw_turning_die
        draw(painter, poses[place])
        if place == view.reserved and picture.reserve > 0.05:
            draw_reserved(painter, poses[place], starter.token, starter.colour)


def _draw_players(painter: Painter, picture: WatchPicture) -> None:
    """A row a player: who starts, who travels, who is done, and the points that lie open."""
    table, view = picture.table, picture.view
    top, bottom = table.plans[0].top, table.buttons.bottom
    height = (bottom - top) / max(FEWEST_ROWS, len(picture.standings))
    for i, standing in enumerate(picture.standings):
        row = FRect(table.header.left, top + i * height, table.header.width, height * 0.86)
        lit = standing.seat == picture.thinking
        if lit and view.phase is not Phase.ROLLING:
            draw_player_row(painter, row, standing, "", lit=True)
            _draw_thinking(painter, status_box(row), _status(standing, picture), picture)
        else:
            draw_player_row(painter, row, standing, _status(standing, picture), lit=lit)


def _draw_thinking(painter: Painter, box: FRect, text: str, picture: WatchPicture) -> None:
    """What a bot does, over a line that its pencil draws as its thinking goes on."""
    upper = FRect(box.left, box.top + box.height * 0.12, box.width, box.height * 0.42)
    size = min(theme.LIST, upper.height)
    draw_lines(painter, text, upper, size=size, align="left")
    at = (box.left, box.top + box.height * 0.74)
    draw_progress_line(painter, at, box.width - 30, picture.thought, picture.ms)


def _status(standing: Standing, picture: WatchPicture) -> str:
    if picture.view.phase is Phase.CHOOSING:
        return _("has chosen") if standing.acted else _("is choosing")
    if picture.view.phase is Phase.ROLLING or picture.tumble < 1:
        return _("starts") if standing.starting else ""
    if standing.acted:
        return _("has travelled")
    # Whoever travels alone waits for nobody.
    travelling = standing.seat == picture.thinking or len(picture.players) == 1
    return _("is travelling") if travelling else _("waits")


def _draw_banner(painter: Painter, picture: WatchPicture) -> None:
    starter = picture.players[picture.view.starting_seat]
    box = FRect(0, 0, min(560.0, picture.table.map.width - 40), 250)
    box.center = picture.table.map.center
    painter.ticket(box, fill=theme.SUN, inner=theme.INK, radius=18)
    painter.text(
        _("Day {n}").format(n=picture.day),
        (box.centerx, box.top + 76),
        size=theme.SCORE + 18,
        face=theme.DISPLAY,
        anchor="center",
        fit=box.width - 50,
    )
    text = _("{name} starts").format(name=starter.name)
    width = min(painter.measure(text, theme.NAME, theme.BOLD)[0], box.width - 150)
    left = box.centerx - (width + 90) / 2
    draw_token(painter, starter.token, starter.colour, (left + 36, box.top + 175), 84)
    painter.text(
        text,
        (left + 90, box.top + 175),
        size=theme.NAME,
        face=theme.BOLD,
        anchor="midleft",
        fit=box.width - 150,
    )
