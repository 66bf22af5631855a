"""The setup: who travels, as what, and the seed of the game."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from gogoa_game.i18n import _
from gogoa_game.logic.chance import MAX_SEED
from gogoa_game.logic.rules import MAX_SEATS
from gogoa_game.scenes.base import WidgetScene
from gogoa_game.scenes.setup.layout import SetupLayout
from gogoa_game.scenes.setup.seats import KINDS, LONGEST_NAME, Table, kind_name
from gogoa_game.scenes.setup.widgets import (
    KIND_KEY,
    REMOVE_KEY,
    SEAT_KEYS,
    SEED_KEY,
    ColourButton,
    DieButton,
    DigitField,
    RemoveButton,
    TokenButton,
)
from gogoa_game.table.match import Match, new_seed
from gogoa_game.ui import theme
from gogoa_game.ui.events import KeyDown
from gogoa_game.ui.paint.lines import draw_lines
from gogoa_game.ui.paint.tokens import draw_token
from gogoa_game.ui.parts.backdrops import draw_border_paper
from gogoa_game.ui.parts.ground import draw_paper
from gogoa_game.ui.parts.phrases import listed
from gogoa_game.ui.parts.poster import Moment, Poster
from gogoa_game.ui.sound.music import Music
from gogoa_game.ui.widgets.group import Button, Choice, TextField, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.scenes.base import AppContext, Size
    from gogoa_game.store.records import GameRecord
    from gogoa_game.ui.events import UiEvent
    from gogoa_game.ui.paint.painter import Painter

SEED_DIGITS = len(str(MAX_SEED))


class SetupScene(WidgetScene):
    """Up to six travellers, each a person or a bot, and a seed that can be shared.

    The table is kept for the next game.
    """

    music = Music.TITLE

    def __init__(self, app: AppContext) -> None:
        super().__init__(app)
        self.table = Table(app.store.line_up.load())
        self._seat = 0  # which the keys are about
        self._seed = "" if app.seed is None else str(app.seed)
        self.layout(self.size)

    # ---- layout

    def layout(self, size: Size) -> None:
        """Lays out the seats, the seed and the buttons."""
        super().layout(size)
        self._at = SetupLayout(size)
        self._poster = Poster.strip(self._at.picture) if self._at.picture[3] > 0 else None
        widgets: list[Widget] = []
        for seat in range(len(self.table.seats)):
            widgets += self._seat_widgets(seat)
        if not self.table.full:
            rect = self._at.add_rect(len(self.table.seats))
            label = _("Add a traveller")
            widgets.append(Button("add", rect, label, kind="tool", key=pygame.K_PLUS))
        self.widgets.rebuild([*widgets, *self._foot_widgets()])

    def _seat_widgets(self, index: int) -> list[Widget]:
        seat, at = self.table.seats[index].player, self._at.seat(index)
        free = not self.table.full
        many = len(self.table.seats) > 1
        widgets: list[Widget] = [
            TokenButton(
                f"token {index}", at.token, seat.token, seat.colour,
                tooltip=_("Another token"), enabled=free,
            ),
            ColourButton(
                f"colour {index}", at.colour, seat.colour,
                tooltip=_("Another colour"), enabled=free,
            ),
            TextField(f"name {index}", at.name, seat.name, max_length=LONGEST_NAME),
            Choice(
                f"kind {index}", at.kind, [kind_name(kind) for kind in KINDS],
                KINDS.index(seat.kind), tooltip=_("Person or bot"), key=KIND_KEY,
            ),
        ]  # fmt: skip
        if many:
            tip = _("Remove")
            remove = RemoveButton(f"remove {index}", at.remove, "", key=REMOVE_KEY, tooltip=tip)
            widgets.append(remove)
        return widgets

    def _foot_widgets(self) -> list[Widget]:
        at = self._at
        return [
            Button("back", at.back, _("Back"), key=pygame.K_ESCAPE),
            DigitField(
                "seed", at.seed, self._seed, max_length=SEED_DIGITS, placeholder=_("at random")
            ),
            DieButton(
                "draw", at.die, "", key=SEED_KEY, tooltip=_("Draw another seed"), effect="dice"
            ),
            Button("start", at.start, _("Start"), kind="main", key=pygame.K_RETURN),
        ]

    # ---- events

    def handle(self, event: UiEvent) -> None:
        """The widgets; Enter starts, Esc goes back; a number takes a seat in hand."""
        changed = self._by_key(event) or self.widgets.handle(event)
        self._seat = self._pointed_seat()
        if changed is not None:
            self._act(*changed.split())
        self.dirty = self.dirty or self.widgets.dirty

    def _by_key(self, event: UiEvent) -> str | None:
        """What a key does to the seat at hand: the widgets of all seats show the same keys."""
        if not isinstance(event, KeyDown) or event.repeat or self.typing:
            return None
        if 0 <= event.key - pygame.K_1 < len(self.table.seats):
            self.widgets.focus_on(f"kind {event.key - pygame.K_1}")
            return None
        what = SEAT_KEYS.get(event.key)
        widget_id = f"{what} {self._seat}"
        if what is None or not any(w.id == widget_id and w.enabled for w in self.widgets.widgets):
            return None
        self.widgets[widget_id].activate()
        return widget_id

    def _pointed_seat(self) -> int:
        """The seat under the pointer or with the focus, or else the one before, if it is there."""
        _what, _space, number = (self.widgets.pointed or "").partition(" ")
        return min(int(number) if number else self._seat, len(self.table.seats) - 1)

    def _act(self, what: str, number: str = "0") -> None:
        self._actions()[what](int(number))
        self.layout(self.size)

    def _actions(self) -> dict[str, Callable[[int], None]]:
        """What the widgets do: the first word of their ids, and for a seat its number."""
        return {
            "back": lambda _seat: self._go_back(),
            "start": lambda _seat: self._start(),
            "add": lambda _seat: self.table.add(),
            "draw": lambda _seat: self._take_seed(str(new_seed())),
            "seed": lambda _seat: self._take_seed(self._field("seed").text),
            "remove": self.table.remove,
            "token": self.table.next_token,
            "colour": self.table.next_colour,
            "name": lambda seat: self.table.rename(seat, self._field(f"name {seat}").text),
            "kind": self._take_kind,
        }

    def _field(self, widget_id: str) -> TextField:
        field = self.widgets[widget_id]
        assert isinstance(field, TextField)
        return field

    def _take_seed(self, seed: str) -> None:
        self._seed = seed

    def _take_kind(self, seat: int) -> None:
        choice = self.widgets[f"kind {seat}"]
        assert isinstance(choice, Choice)
        self.table.set_kind(seat, KINDS[choice.index])

    def _go_back(self) -> None:
        self._keep()
        self.app.director.pop()

    def _keep(self) -> None:
        """Keeps the line-up, if it is another one."""
        if tuple(self.table.seats) != self.app.store.line_up.load():
            self.app.store.line_up.keep(self.table.seats)

    def _start(self) -> None:
        """Asks first where the save of a game that is not over would be replaced."""
        saved = self.app.store.load_game()
        if saved is None or saved.finished or not saved.begun:
            self._begin()
            return
        from gogoa_game.scenes.dialogs.question import CarefulQuestion

        question = CarefulQuestion(self.app, _replacing(saved), _("New game"), self._begin)
        self.app.director.push(question)

    def _begin(self) -> None:
        # The scenes of a game are loaded when there is one.
        from gogoa_game.scenes import flow

        seed = int(self._seed) if self._seed else new_seed()
        self.app.seed = None
        self._keep()
        flow.begin(self.app, Match(self.app.maps, self.table.players, seed))

    @property
    def typing(self) -> bool:
        """While a name or the seed is edited."""
        return self.widgets.editing

    # ---- drawing

    def draw(self, painter: Painter) -> None:
        """The beach with the travellers, and the tickets below."""
        seats = tuple((p.token, p.colour) for p in self.table.players)
        painter.ground(("setup", seats), (0, 0, *self.size), self._draw_table)
        self.widgets.draw(painter)

    def _draw_table(self, painter: Painter) -> None:
        at = self._at
        draw_border_paper(painter)
        if self._poster is not None:
            self._poster.draw(painter, Moment())
            painter.outline(at.picture, theme.INK, 5)
        draw_paper(painter, pygame.FRect(at.body))
        painter.outline(at.body, theme.INK, 5)
        painter.band(at.strip)
        painter.outline(at.strip, theme.INK, 5)
        if self._poster is not None:
            self._draw_travellers(painter)
        self._draw_cartouche(painter)
        for index in range(MAX_SEATS):
            self._draw_ticket(painter, index)
        self._draw_foot(painter)

    def _draw_cartouche(self, painter: Painter) -> None:
        left, top, width, height = self._at.strip
        text, size = _("Who is travelling?"), self._at.cartouche * 0.47
        wide = min(painter.measure(text, size, theme.DISPLAY)[0] + 160, width - 60)
        middle = left + width / 2, top + height / 2
        tall = self._at.cartouche
        rect = (middle[0] - wide / 2, middle[1] - tall / 2, wide, tall)
        painter.ticket(rect, fill=theme.CARD, inner=theme.TERRA, radius=14, shadow=False, width=5)
        painter.text(text, middle, size=size, face=theme.DISPLAY, anchor="center", fit=wide - 60)

    def _draw_travellers(self, painter: Painter) -> None:
        """The tokens on the sand, in seat order."""
        left, top, width, height = self._at.picture
        seats = self.table.players
        size = min(104.0, height * 0.36)
        step = size * 1.32
        # The cartouche hides the lowest part of the beach.
        y = top + height - 16 - size / 2
        for index, seat in enumerate(seats):
            x = left + width / 2 + (index - (len(seats) - 1) / 2) * step
            foot = [
                (x + size * (0.06 + 0.46 * math.cos(a)), y + size * (0.42 + 0.07 * math.sin(a)))
                for a in (math.tau * k / 24 for k in range(24))
            ]
            painter.polygon(foot, theme.fade(theme.INK, 0.3))
            draw_token(painter, seat.token, seat.colour, (x, y), size)

    def _draw_ticket(self, painter: Painter, index: int) -> None:
        at = self._at.seat(index)
        if index >= len(self.table.seats):
            empty = theme.fade(theme.PAPER, 0.7)
            painter.ticket(at.ticket, fill=empty, outline=theme.EDGE, shadow=False, width=3)
            return
        painter.ticket(at.ticket, fill=theme.CARD, inner=theme.EDGE, radius=14)
        stub, middle = at.perforation
        count = 9
        for k in range(count):
            y = middle + (k - (count - 1) / 2) * at.ticket.height * 0.088
            painter.circle((stub, y), min(4.0, at.ticket.height * 0.03), theme.KRAFT)
        painter.text(
            str(index + 1), at.number, size=theme.LABEL, face=theme.DISPLAY,
            colour=theme.LATERITE, anchor="center",
        )  # fmt: skip

    def _draw_foot(self, painter: Painter) -> None:
        at = self._at
        draw_lines(painter, _("Seed to share"), at.seed_label, size=theme.LIST, align="right")
        note = _("The starting player is drawn at random.")
        tall = painter.paragraph_height(note, at.note.width, size=theme.FLOOR)
        box = (at.note.left, at.note.centery - tall / 2, at.note.width, tall)
        painter.paragraph(
            note, box, size=theme.FLOOR, colour=theme.INK2, align="left" if at.wide else "center"
        )


def _replacing(saved: GameRecord) -> str:
    """Which game would be lost."""
    text = _(
        "Day {day} of a game of {names} is saved. A new game takes its place, and it can never be "
        "continued. Begin the new game?"
    )
    names = [player.name for player in saved.players]
    return text.format(day=max(1, len(saved.days)), names=listed(names))
