"""The evening as a picture: everybody's trip on the map, and a lane for what it has brought."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from gogoa_game.i18n import _
from gogoa_game.logic.state import DAYS
from gogoa_game.scenes.postcard.typeset import draw_set, sized
from gogoa_game.scenes.reveal.alone import draw_alone
from gogoa_game.scenes.reveal.lane import Lane, draw_lane
from gogoa_game.scenes.reveal.lanelayout import LaneLayout
from gogoa_game.scenes.reveal.map import draw_evening_map
from gogoa_game.scenes.reveal.sky import draw_dusk, draw_gulls
from gogoa_game.ui import theme
from gogoa_game.ui.parts.daycolumn import draw_day_column
from gogoa_game.ui.theme import DISPLAY, TEXT

if TYPE_CHECKING:
    from pygame import FRect

    from gogoa_game.logic.views import View
    from gogoa_game.maps import GameMap
    from gogoa_game.scenes.reveal.day import Day
    from gogoa_game.scenes.reveal.layout import EveningLayout
    from gogoa_game.scenes.reveal.motion import EveningShown
    from gogoa_game.ui.map.mapview import MapView
    from gogoa_game.ui.paint.painter import Painter

TITLE, NEXT = 46.0, 30.0
BEYOND = 40.0
"""How far beyond the right edge a lane waits."""


@dataclass(frozen=True, slots=True)
class EveningPicture:
    """Everything that an evening shows; `still` under reduced motion, where lanes fade in."""

    maps: GameMap
    map: MapView
    layout: EveningLayout
    view: View
    day: Day
    shown: EveningShown
    still: bool


def draw_evening(painter: Painter, picture: EveningPicture) -> None:
    """Draws the whole screen but the buttons."""
    layout, day = picture.layout, picture.day
    draw_evening_map(painter, picture.map, day, picture.shown.lanes)
    alone = day.players[0] if len(day.players) == 1 else None
    sheet = picture.view.sheets[0] if alone is not None else None
    with painter.clipped(layout.panel):
        draw_dusk(painter, layout.panel)
        _draw_title(painter, picture)
        _draw_next(painter, picture)
        if picture.still and picture.shown.lanes[0].slid < 1:
            _draw_fading(painter, picture)
        else:
            _draw_lanes(painter, picture)
    draw_day_column(painter, layout.days, day.number, picture.view.board, sheet)


def _draw_fading(painter: Painter, picture: EveningPicture) -> None:
    """All lanes as one picture that fades in where nothing may move."""
    there = tuple(lane._replace(slid=1.0) for lane in picture.shown.lanes)
    whole = replace(picture, shown=picture.shown._replace(lanes=there))
    painter.layer(
        ("evening lanes", picture.day),
        picture.layout.panel,
        lambda layer: _draw_lanes(layer, whole),
        alpha=round(255 * picture.shown.lanes[0].slid),
    )


def _draw_lanes(painter: Painter, picture: EveningPicture) -> None:
    layout, day, shown = picture.layout, picture.day, picture.shown
    texts, board = picture.maps.texts, picture.view.board
    if layout.card is not None:
        only, lane = day.players[0], shown.lanes[0]
        draw_alone(painter, layout.card, layout.lanes[0], only, lane, texts, board)
        return
    at = LaneLayout.of(painter, layout.lanes[0], day.players, texts)
    moves = {seat: day.later.index(seat) - place for place, seat in enumerate(day.earlier)}
    # Whoever rises passes over whoever sinks.
    for seat in sorted(day.earlier, key=lambda seat: (-moves[seat], -day.earlier.index(seat))):
        place = day.earlier.index(seat) + moves[seat] * shown.order
        rising = moves[seat] < 0
        lane = shown.lanes[seat]
        draw_lane(
            painter,
            Lane(
                layout.lane(place),
                at,
                day.players[seat],
                lane,
                texts,
                board,
                away=(layout.panel.width + BEYOND) * (1 - lane.slid),
                lifted=4 * shown.order * (1 - shown.order) if rising else 0.0,
                leads=shown.leads if seat in day.leaders else 0.0,
            ),
        )


def _draw_title(painter: Painter, picture: EveningPicture) -> None:
    title: FRect = picture.layout.title
    share = title.height / 90
    words = title.copy()
    words.top, words.height = title.top + 12 * share, 74 * share
    text = _("Evening of day {n}").format(n=picture.day.number)
    right = draw_set(painter, text, words, TITLE * share, face=DISPLAY, colour=theme.CARD)
    draw_gulls(painter, picture.layout.panel, right + 20 * share)


def _draw_next(painter: Painter, picture: EveningPicture) -> None:
    number = picture.day.number
    text = _("Next: day {n}").format(n=number + 1) if number < DAYS else _("Next: the results")
    room = picture.layout.next
    size = sized(painter, NEXT * room.height / 80)
    painter.text(text, room.midright, size=size, face=TEXT, anchor="midright")
