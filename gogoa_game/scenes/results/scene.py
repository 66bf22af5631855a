"""The end of a game: who has won, and where everybody's points come from (R20-R25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gogoa_game.i18n import _
from gogoa_game.scenes.base import Size, WidgetScene
from gogoa_game.scenes.results.confetti import SECONDS, draw_confetti
from gogoa_game.scenes.results.passport import PassportLayout, draw_book, draw_passport
from gogoa_game.scenes.results.points import COLUMNS, Stamped
from gogoa_game.scenes.results.winner import medallion_box
from gogoa_game.scenes.review.scene import ReviewScene
from gogoa_game.scenes.sheet.scene import SheetScene
from gogoa_game.scenes.souvenir.scene import SouvenirScene
from gogoa_game.table.match import Match, new_seed
from gogoa_game.table.standings import final_rows
from gogoa_game.ui import theme
from gogoa_game.ui.animator import Animation, in_cubic, in_out_sine, out_cubic
from gogoa_game.ui.events import KeyDown, PointerDown, PointerMove
from gogoa_game.ui.parts.backdrops import draw_tile_wall
from gogoa_game.ui.sound.music import Music
from gogoa_game.ui.widgets.group import Button
from gogoa_game.ui.widgets.widget import ACTIVATING_KEYS

if TYPE_CHECKING:
    from gogoa_game.scenes.base import AppContext
    from gogoa_game.table.session import Session
    from gogoa_game.ui.events import UiEvent
    from gogoa_game.ui.paint.painter import Painter

STAMPS = Animation("columns", 250.0 * COLUMNS, end=float(COLUMNS))
TOTALS = Animation("counted", 600.0, out_cubic)
ORDER = Animation("order", 450.0, in_out_sine)
CROWN = Animation("crowned", 160.0, in_cubic)
SHAKE_MS, NAME_MS = 260.0, 220.0
GAP = 24.0
LETTERS = 0.105
"""The size of the letters on the buttons, in widths of a button, where these are narrow."""
REST_MS = 700.0
"""How long the finished passport must have been seen before Enter leads on."""
AGAIN = 1.12
"""The width of the main button, in those of the others."""


class ResultsScene(WidgetScene):
    """The passport with the points, stamped in rule by rule; a click or a key completes it."""

    def __init__(self, app: AppContext, session: Session) -> None:
        super().__init__(app)
        self.session = session
        self.view = session.view(None)
        self.rows = final_rows(self.view, session.players)
        self.animator = self.app.animator()
        self._rested = 0.0
        self.animator.queue(STAMPS, TOTALS, ORDER, CROWN)
        after = sum(motion.duration_ms for motion in (STAMPS, TOTALS, ORDER, CROWN))
        for name, ms in (("shaken", SHAKE_MS), ("named", NAME_MS), ("confetti", 1000 * SECONDS)):
            self.animator.start(Animation(name, ms, delay_ms=after))
        self._stamped = 0
        self._effects = {TOTALS.name: "total", CROWN.name: "stamp"}
        if [row.seat for row in self.rows] != list(range(len(self.rows))):
            self._effects[ORDER.name] = "sort"
        self.layout(self.size)

    def layout(self, size: Size) -> None:
        """The passport above, what comes next below it."""
        super().layout(size)
        self.passport = PassportLayout.of(size)
        row = self.passport.buttons
        wide = (row.width - 4 * GAP) / (4 + AGAIN)
        fields = [(row.left + n * (wide + GAP), row.top, wide, row.height) for n in range(4)]
        again = pygame.FRect(0, row.top, wide * AGAIN, row.height)
        again.right = row.right
        letters = min(theme.MENU, LETTERS * wide)
        self.widgets.rebuild(
            (
                Button("maps", fields[0], _("See the maps"), key=pygame.K_s, size=letters),
                Button("review", fields[1], _("Trip review"), key=pygame.K_r, size=letters),
                Button("souvenir", fields[2], _("Souvenir"), key=pygame.K_v, size=letters),
                Button("title", fields[3], _("Title"), key=pygame.K_t, size=letters),
                Button(
                    "again", again, _("Play again"), kind="main", key=pygame.K_RETURN, size=letters
                ),
            )
        )

    @property
    def animating(self) -> bool:
        """While points are stamped in, or a tooltip is on its way."""
        return self.animator.active or super().animating

    @property
    def stamped(self) -> Stamped:
        """How far the passport is filled in."""
        value = self.animator.value
        return Stamped(*(value(name) for name in Stamped.__dataclass_fields__))

    @property
    def music(self) -> Music:  # type: ignore[override]  # it changes while the scene is on top
        """Silence for the stamps; then the band plays for the winner."""
        return Music.WIN if self.stamped.crowned >= 1 else Music.SILENCE

    def update(self, ms: float) -> None:
        """Stamps come down, one after the other."""
        was_active = self.animator.active
        self.animator.update(ms)
        super().update(ms)
        self._rested = 0.0 if was_active else self._rested + ms
        self.dirty = self.dirty or was_active
        self._sound()

    def _sound(self) -> None:
        """A stamp for each column, the wheels of the totals, the rows that change places."""
        stamped = int(self.stamped.columns)
        if stamped > self._stamped:
            self.app.sounds.play("stamp")
            self._stamped = stamped
        moving = self.animator.running, self.animator.value
        for name in [name for name in self._effects if all(ask(name) for ask in moving)]:
            self.app.sounds.play(self._effects.pop(name))

    def handle(self, event: UiEvent) -> None:
        """Completes the stamping; then the buttons, and Esc for the title."""
        if self.animator.active and not isinstance(event, PointerMove):
            if isinstance(event, PointerDown) or (isinstance(event, KeyDown) and not event.repeat):
                self.animator.skip()
                self.dirty = True
            return
        early = self._rested < REST_MS
        if early and isinstance(event, KeyDown) and event.key in ACTIVATING_KEYS:
            return  # what was meant for the stamps begins no new game
        match self.widgets.handle(event), event:
            case "maps", _event:
                self.app.director.push(SheetScene(self.app, self.session, self.rows[0].seat))
            case "review", _event:
                self.app.director.push(ReviewScene(self.app, self.session, self._first_person()))
            case "souvenir", _event:
                self.app.director.push(SouvenirScene(self.app, self.session, self._first_person()))
            case ("title", _) | (None, KeyDown(pygame.K_ESCAPE, repeat=False)):
                self.app.to_title()
            case "again", _event:
                self.session.forget()
                self.session.restart(Match(self.app.maps, self.session.players, new_seed()))
        self.dirty = self.dirty or self.widgets.dirty

    def _first_person(self) -> int:
        """The seat of the person who did best, or of the winner if only bots have played."""
        people = (row.seat for row in self.rows if not row.player.is_bot)
        return next(people, self.rows[0].seat)

    def draw(self, painter: Painter) -> None:
        """The wall, the passport, the buttons."""
        rows = len(self.rows)
        painter.ground(("results ground", rows), (0, 0, *painter.size), self._draw_ground)
        texts = self.app.maps.texts
        draw_passport(painter, self.passport, self.rows, self.view, texts, self.stamped)
        if 0 < self.stamped.confetti < 1:
            colours = tuple(theme.TOKEN_COLOUR[row.player.colour] for row in self.rows)
            source = medallion_box(self.passport.left, shared=False).center
            draw_confetti(painter, source, colours, self.stamped.confetti)
        self.widgets.draw(painter)

    def _draw_ground(self, painter: Painter) -> None:
        """One layer for all that stays, for a layer without holes is drawn fastest."""
        draw_tile_wall(painter)
        draw_book(painter, self.passport, len(self.rows))
