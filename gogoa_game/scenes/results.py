"""The end of a game: who has won, and where everybody's points come from (R20-R25)."""

from __future__ import annotations

from random import SystemRandom
from typing import TYPE_CHECKING

import pygame

from gogoa_game.i18n import _
from gogoa_game.logic.chance import MAX_SEED
from gogoa_game.match import Match
from gogoa_game.scenes.base import Scene, Size
from gogoa_game.scenes.grounds import draw_tile_wall
from gogoa_game.scenes.pause import PauseScene
from gogoa_game.scenes.sheet import SheetScene
from gogoa_game.ui.animator import Animation, Animator, out_cubic
from gogoa_game.ui.events import KeyDown, PointerDown
from gogoa_game.ui.finaltable import COLUMNS, final_rows
from gogoa_game.ui.passport import PassportLayout, draw_passport
from gogoa_game.ui.widgets import Button, Group

if TYPE_CHECKING:
    from gogoa_game.scenes.session import Session
    from gogoa_game.ui.events import UiEvent
    from gogoa_game.ui.painter import Painter

STAMP_MS = 250.0
TOTAL_MS = 600.0


class ResultsScene(Scene):
    """The passport with the points, stamped in rule by rule; a click completes it."""

    def __init__(self, session: Session) -> None:
        super().__init__(session.app)
        self.session = session
        self.rows = final_rows(session.view(None), session.players)
        self.widgets = Group()
        settings = self.app.settings
        self.animator = Animator(settings.animation_speed, reduced=settings.reduced_motion)
        self.animator.queue(
            Animation("stamps", STAMP_MS * COLUMNS, end=COLUMNS),
            Animation("total", TOTAL_MS, out_cubic),
        )
        self._stamped = 0
        self.layout(self.size)

    def layout(self, size: Size) -> None:
        super().layout(size)
        self.passport = PassportLayout.of(size)
        row = self.passport.buttons
        gap = 24.0
        wide = (row.width - 2 * gap) / 3.6
        again = pygame.FRect(0, row.top, wide * 1.25, row.height)
        again.right = row.right
        self.widgets.rebuild(
            (
                Button(
                    "maps", (row.left, row.top, wide, row.height), _("See the maps"), key=pygame.K_s
                ),
                Button(
                    "title",
                    (row.left + wide + gap, row.top, wide, row.height),
                    _("Title"),
                    key=pygame.K_t,
                ),
                Button("again", again, _("Play again"), kind="main", key=pygame.K_RETURN),
            )
        )

    @property
    def animating(self) -> bool:
        return self.animator.active or self.widgets.waiting

    def update(self, ms: float) -> None:
        was_active = self.animator.active
        self.animator.update(ms)
        self.widgets.update(ms)
        self.dirty = self.dirty or was_active or self.widgets.dirty
        stamped = int(self.animator.value("stamps"))
        if stamped > self._stamped:
            self.app.sounds.play("mark")
            self._stamped = stamped

    def handle(self, event: UiEvent) -> None:
        self.dirty = True
        if self.animator.active:
            if isinstance(event, PointerDown) or (isinstance(event, KeyDown) and not event.repeat):
                self.animator.skip()
                self._stamped = COLUMNS
            return
        activated = self.widgets.handle(event)
        if activated == "maps":
            self.app.director.push(SheetScene(self.session, self.rows[0].seat))
        elif activated == "title":
            self.app.to_title()
        elif activated == "again":
            self._play_again()
        elif (
            isinstance(event, KeyDown)
            and not event.repeat
            and event.key in (pygame.K_ESCAPE, pygame.K_p)
        ):
            self.app.director.push(PauseScene(self.app))

    def _play_again(self) -> None:
        """The same table with new dice and plans."""
        seed = SystemRandom().randrange(MAX_SEED + 1)
        self.session.restart(Match(self.app.maps, self.session.players, seed))

    def leave(self) -> None:
        """The game has been seen to its end: there is nothing left to continue."""
        self.app.store.clear_game()

    def draw(self, painter: Painter) -> None:
        draw_tile_wall(painter)
        draw_passport(
            painter,
            self.passport,
            self.rows,
            self.session.view(None),
            stamps=self.animator.value("stamps"),
            counted=self.animator.value("total"),
        )
        self.widgets.draw(painter)
