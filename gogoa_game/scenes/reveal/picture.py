"""The reveal of a day as a picture: everybody's trip, what it brought, and the new order."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from pygame import FRect

from gogoa_game.i18n import _, language, ngettext
from gogoa_game.logic.scoring import points_of
from gogoa_game.table.standings import standings_of
from gogoa_game.ui import theme
from gogoa_game.ui.map.drawing import draw_map, draw_places
from gogoa_game.ui.map.markers import TICK
from gogoa_game.ui.map.trails import draw_traveller, token_spots
from gogoa_game.ui.paint.pencil import PencilLine
from gogoa_game.ui.paint.tokens import draw_token
from gogoa_game.ui.parts import phrases
from gogoa_game.ui.parts.daycolumn import draw_day_column
from gogoa_game.ui.parts.gamelayout import WIDE_PANEL
from gogoa_game.ui.parts.ground import draw_paper
from gogoa_game.ui.parts.playerrow import draw_player_row
from gogoa_game.ui.parts.postcard import SHAPE, draw_postcard, place_picture

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gogoa_game.logic.events import Marked, TripMade
    from gogoa_game.logic.views import View
    from gogoa_game.maps import GameMap
    from gogoa_game.table.match import Player
    from gogoa_game.table.standings import Standing
    from gogoa_game.ui.map.mapview import MapView
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.parts.gamelayout import TableLayout
    from gogoa_game.ui.stage import Point
    from gogoa_game.ui.theme import Colour

LINE_WIDTH = 6.0
ASIDE = 0.16
"""How far, in radii, the lines of two players run beside each other."""
FEWEST_ROWS = 4
CARD_GAP, POINTS_ROOM = 8.0, 108.0


@dataclass(frozen=True, slots=True)
class RevealPicture:
    """Everything that the reveal shows.

    `before` and `after` are the standings, best first; `travelled` counts steps of the trips,
    `called` the marks called out, `sorted` goes from 0 to 1 while the rows change places.
    """

    maps: GameMap
    map: MapView
    table: TableLayout
    view: View
    players: Sequence[Player]
    day: int
    trips: Sequence[TripMade]
    marks: Sequence[Marked]
    before: tuple[Standing, ...]
    after: tuple[Standing, ...]
    travelled: float
    called: int
    sorted: float

    @property
    def arrived(self) -> bool:
        """Whether every trip has come to its end."""
        return self.travelled >= max(len(made.trip.steps) for made in self.trips)


def before_and_after(
    view: View, players: Sequence[Player], trips: Sequence[TripMade]
) -> tuple[tuple[Standing, ...], tuple[Standing, ...]]:
    """The standings before and after a day, best first."""
    board = view.board
    after = standings_of(view, players)
    before = list(after)
    for made in trips:
        sheet = view.sheets[made.seat]
        new = 0 if made.trip.marked is None else 1 << board.bit[made.trip.marked]
        total = points_of(board, sheet.marked & ~new, sheet.plans).total
        before[made.seat] = replace(before[made.seat], points=total)
    return _ranked(before), _ranked(after)


def _ranked(standings: Sequence[Standing]) -> tuple[Standing, ...]:
    return tuple(sorted(standings, key=lambda standing: -standing.points))


def draw_reveal(painter: Painter, picture: RevealPicture) -> None:
    """Draws the whole screen but the button."""
    table = picture.table
    with painter.clipped(table.map):
        painter.ground(("reveal map",), table.map, lambda layer: _draw_ground(layer, picture))
        _draw_trips(painter, picture)
    draw_paper(painter, table.panel)
    draw_day_column(painter, table.days, picture.day, picture.view.board, None)
    _draw_head(painter, picture)
    _draw_calls(painter, picture)
    _draw_rows(painter, picture)


# ---- the map


def _draw_ground(painter: Painter, picture: RevealPicture) -> None:
    draw_map(painter, picture.map)
    draw_places(painter, picture.map)


def _draw_trips(painter: Painter, picture: RevealPicture) -> None:
    view = picture.map
    tips: list[Point] = []
    for made in picture.trips:
        colour = theme.TOKEN_COLOUR[picture.players[made.seat].colour]
        cells = (made.trip.start, *(step.hex for step in made.trip.steps))
        aside = (made.seat - (len(picture.players) - 1) / 2) * ASIDE * view.radius
        points = [(x + aside, y + aside * 0.4) for x, y in view.path_points(cells)]
        tips.append(_draw_trip(painter, points, colour, picture.travelled, made.seat))
    for mark in picture.marks[: picture.called]:
        _draw_mark(painter, picture, mark)
    spots = token_spots(view, [made.trip.end for made in picture.trips])
    for made, tip, spot in zip(picture.trips, tips, spots, strict=True):
        player = picture.players[made.seat]
        if picture.arrived:
            draw_traveller(painter, player.token, player.colour, spot)
        else:
            draw_token(painter, player.token, player.colour, tip, spot.size)


def _draw_trip(
    painter: Painter, points: Sequence[Point], colour: Colour, travelled: float, seat: int
) -> Point:
    """Draws a trip as far as it has come; where its traveller is."""
    pixels = tuple(painter.point(point) for point in points)
    width = LINE_WIDTH * painter.scale
    # A dark line below carries the bright one over ground of any colour.
    below = _line(pixels, width * 1.7, theme.INK, seat)
    line = _line(pixels, width, colour, seat)
    last = len(points) - 1
    whole = min(last, int(travelled))
    length = line.length_at(whole)
    if whole < last:
        length += (travelled - whole) * (line.length_at(whole + 1) - length)
    below.draw(painter.surface, length)
    line.draw(painter.surface, length)
    x, y = line.point_at(length)
    left, top = painter.point((0.0, 0.0))
    return (x - left) / painter.scale, (y - top) / painter.scale


@lru_cache(maxsize=12)
def _line(pixels: tuple[Point, ...], width: float, colour: Colour, seat: int) -> PencilLine:
    return PencilLine(pixels, f"reveal {seat}", width, 0.95, colour)


def _draw_mark(painter: Painter, picture: RevealPicture, mark: Marked) -> None:
    view = picture.map
    place = picture.view.board.destination(mark.destination)
    colour = theme.TOKEN_COLOUR[picture.players[mark.seat].colour]
    x, y = view.centre(place.hex)
    painter.circle((x, y), view.radius * 0.83, None, theme.CARD, view.radius * 0.28)
    painter.circle((x, y), view.radius * 0.83, None, colour, view.radius * 0.18)
    dx, dy, size = TICK
    badge = (x + dx * view.radius, y + dy * view.radius)
    painter.sprite("marked_badge", center=badge, size=size * view.radius)


# ---- the panel


def _draw_head(painter: Painter, picture: RevealPicture) -> None:
    head = picture.table.header
    painter.text(
        _("Evening of day {n}").format(n=picture.day),
        (head.left, head.top + head.height * 0.32),
        size=min(theme.NAME + 8, 0.46 * head.height),
        face=theme.DISPLAY,
        colour=theme.LATERITE,
        anchor="midleft",
        fit=head.width,
    )
    painter.text(
        _summary(picture),
        (head.left, head.top + head.height * 0.8),
        size=min(theme.LABEL, 0.36 * head.height),
        anchor="midleft",
        fit=head.width,
    )


def _summary(picture: RevealPicture) -> str:
    """Nothing is told before it has happened on the map."""
    if not picture.arrived:
        return ngettext("The traveller sets out", "All travellers set out", len(picture.players))
    count = picture.called
    if count:
        return ngettext("{n} place was marked", "{n} places were marked", count).format(n=count)
    return "" if picture.marks else _("No place was marked")


def _draw_calls(painter: Painter, picture: RevealPicture) -> None:
    """What has been called out so far, in the place of the tray."""
    area = picture.table.tray
    rows = max(FEWEST_ROWS, len(picture.players))
    height = area.height / rows
    for i, mark in enumerate(picture.marks[: picture.called]):
        row = FRect(area.left, area.top + i * height, area.width, height * 0.88)
        _draw_call(painter, row, picture, mark)


def _draw_call(painter: Painter, row: FRect, picture: RevealPicture, mark: Marked) -> None:
    player = picture.players[mark.seat]
    texts, board = picture.maps.texts, picture.view.board
    painter.fill(row, theme.COBALT)
    painter.outline(row, theme.INK, 4)
    size = row.height * 0.84
    draw_token(painter, player.token, player.colour, (row.left + 12 + size / 2, row.centery), size)
    place = board.destination(mark.destination)
    icon = (row.left + 26 + size * 1.5, row.centery)
    painter.sprite(f"type_{place.type}", center=icon, size=row.height * 0.66)
    tall = row.height - 8 if row.width >= WIDE_PANEL else 0.0  # elsewhere words need the room
    card = FRect(0, row.top + 4, tall * SHAPE, tall)
    card.right = row.right - CARD_GAP
    if tall:
        draw_postcard(painter, card, place_picture(place, texts))
        painter.outline(card, theme.CARD, 3)
    left = icon[0] + row.height * 0.45
    extra = _extra(picture, mark)
    painter.text(
        texts.name(mark.destination, language()),
        (left, row.top + row.height * (0.3 if extra else 0.5)),
        size=min(theme.LABEL, row.height * 0.42),
        face=theme.BOLD,
        colour=theme.CARD,
        anchor="midleft",
        fit=card.left - POINTS_ROOM - left,
    )
    if extra:
        painter.text(
            extra,
            (left, row.top + row.height * 0.72),
            size=min(theme.LIST, row.height * 0.36),
            colour=theme.SUN_TEXT,
            anchor="midleft",
            fit=card.left - POINTS_ROOM - left,
        )
    painter.text(
        f"+{_brought(picture, mark)}",
        (card.left - 18, row.centery),
        size=min(theme.NAME, row.height * 0.6),
        face=theme.BOLD,
        colour=theme.SUN_TEXT,
        anchor="midright",
    )


def _brought(picture: RevealPicture, mark: Marked) -> int:
    """All points that the day brought to the seat of a mark."""
    before = next(s.points for s in picture.before if s.seat == mark.seat)
    after = next(s.points for s in picture.after if s.seat == mark.seat)
    return after - before


def _extra(picture: RevealPicture, mark: Marked) -> str:
    texts = picture.maps.texts
    parts = [
        _("{plan} complete").format(plan=texts.plan_name(plan, language()))
        for plan in mark.completed
    ]
    if mark.guide:
        parts.append(_("a local guide joins"))
    return phrases.beside(parts)


def _draw_rows(painter: Painter, picture: RevealPicture) -> None:
    """The standings; rows move to their new places while the points count up."""
    table = picture.table
    top, bottom = table.plans[0].top, table.standings.bottom
    height = (bottom - top) / max(FEWEST_ROWS, len(picture.players))
    places = {standing.seat: i for i, standing in enumerate(picture.before)}
    part = picture.sorted
    best = picture.after[0].points
    for place, standing in reversed(tuple(enumerate(picture.after))):
        start = places[standing.seat]
        y = top + (start + (place - start) * part) * height
        old = picture.before[start].points
        shown = replace(standing, points=round(old + (standing.points - old) * part))
        row = FRect(table.header.left, y, table.header.width, height * 0.86)
        gained = standing.points - old
        text = f"+{gained}" if gained and part > 0 else ""
        draw_player_row(painter, row, shown, text, lit=part >= 1 and standing.points == best)
