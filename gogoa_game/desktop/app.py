"""The clock and the loop: events in, time passes, one frame out."""

from __future__ import annotations

import time
from functools import cache
from typing import TYPE_CHECKING

import pygame

from gogoa_game import i18n
from gogoa_game.desktop.entry import TextEntry
from gogoa_game.desktop.sdl import take_events, typed_at
from gogoa_game.desktop.window import SHOWN
from gogoa_game.files.assets import asset_folder, check_contents
from gogoa_game.i18n import _
from gogoa_game.scenes.base import AppContext, Director
from gogoa_game.ui.events import EventTranslator, KeyDown, PointerDown, TextEditing, TextInput
from gogoa_game.ui.keyboard import LETTER_PLACES
from gogoa_game.ui.paint.fonts import Fonts
from gogoa_game.ui.paint.painter import Painter
from gogoa_game.ui.paint.sprites import Sprites
from gogoa_game.ui.sound.effects import Levels, Sounds
from gogoa_game.ui.stage import Stage
from gogoa_game.ui.theme import INK

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from gogoa_game.desktop.window import Window
    from gogoa_game.maps import GameMap
    from gogoa_game.scenes.base import Scene
    from gogoa_game.store.settings import Settings
    from gogoa_game.store.store import Store
    from gogoa_game.ui.events import UiEvent
    from gogoa_game.ui.stage import Point

IDLE_WAIT_MS = 250
LONGEST_STEP_MS = 100  # after a pause of the process nothing leaps
NOTICE_MARGIN = 24.0
LEAST_DRAWN = 90
"""Pixels: a lower stage is drawn this high and made smaller, for its lines and letters would be
less than a pixel. There are window managers that do not care for the smallest size."""


class App:
    """Runs scenes in a window. `clock` gives milliseconds; tests inject their own."""

    def __init__(
        self,
        window: Window,
        store: Store,
        map_path: Path,
        first: Callable[[AppContext], Scene],
        *,
        clock: Callable[[], float] = lambda: time.perf_counter() * 1000,
        settings: Settings | None = None,
        seed: int | None = None,
    ) -> None:
        pygame.font.init()
        self.window = window
        self.director = Director()
        self.translator = EventTranslator()
        self._learn_layout()
        self._clock = clock
        self._now = clock()
        self._stage = Stage(window.surface().get_size())
        self._sprites = Sprites()
        self._fonts = Fonts()
        self._redraw = True
        self.shown: Scene | None = None
        """What was on top in the last picture: input that is made now is meant for it."""
        self._entry = TextEntry(self.translator)
        self._away = False  # another window has the focus
        self.settings = settings or store.load_settings()
        self.context = AppContext(
            self.director,
            self.settings,
            store,
            cache(lambda: _map(map_path)),
            Sounds(),
            self,
            lambda: first(self.context),
            seed,
        )
        self.apply(self.settings)
        self.context.to_title()
        self._entered()

    # ---- what scenes ask of the window

    def apply(self, settings: Settings) -> None:
        """Takes over the interface scale, fullscreen, sound and language."""
        self.settings = settings
        i18n.set_language(settings.language, asset_folder() / "locale")
        self.window.set_fullscreen(settings.fullscreen)
        self._set_levels()
        self._lay_out()

    def _set_levels(self) -> None:
        now = self.settings
        muted = now.muted or (self._away and now.mute_unfocused)
        levels = Levels(now.effects_volume / 100, now.music_volume / 100, muted)
        self.context.sounds.adopt(levels)

    # ---- the loop

    def loop_once(self, events: Iterable[pygame.event.Event] | None = None) -> bool:
        """One turn of the loop: takes the events, lets time pass, draws. False when it is over.

        Without `events` it takes those of the window, and sleeps while nothing moves.
        """
        if not self.director.running:
            return False
        for event in self._wait() if events is None else events:
            self._take(event)
        now = self._clock()
        elapsed, self._now = min(now - self._now, LONGEST_STEP_MS), now
        if not self.director.running:
            return False
        if self.window.hidden:
            self._play_music()  # all else waits until somebody sees it
            return True
        before = self.director.changes
        if self._telling:
            self.context.notices.update(elapsed)
            self._redraw = self._redraw or not self.context.notices.waiting
        self.director.top.update(elapsed)
        if self.director.changes != before:
            self._entered()
        if not self.director.running:
            return False
        self._play_music()
        self._entry.follow(self.director.top, self._stage)
        self._draw()
        self._see(take_events if events is None else list)
        return True

    def _see(self, waiting: Callable[[], list[pygame.event.Event]]) -> None:
        """The picture is seen; what was done while a new scene was drawn was meant for the last."""
        top = self.director.top
        if self.shown is not top:
            for event in waiting():
                self._take(event)
            self.shown = top

    def run(self) -> None:
        """Runs until the last scene has gone. Raises MapError if the map is of no use."""
        begun = False
        while True:
            started = self._clock()
            if not self.loop_once():
                return
            if not begun:
                # All take longer than the first frame, and the title needs none.
                begun = True
                self.context.store.probe()
                self._redraw = True  # it may have found something to tell
                check_contents()
                self.context.read_map()
                self.context.sounds.start()
            if self._moving or (self._entry.on and not self.window.hidden):
                pace = self.director.top.frame_ms
                time.sleep(max(0.0, pace - (self._clock() - started)) / 1000)

    @property
    def _moving(self) -> bool:
        seen = self.director.running and not self.window.hidden
        return seen and (self.director.top.animating or self._telling)

    @property
    def _telling(self) -> bool:
        """Whether notices lie over a scene that does not show them by itself."""
        return self.context.notices.waiting and not any(
            scene.shows_notices for scene in self.director.visible()
        )

    def _wait(self) -> list[pygame.event.Event]:
        if not self.window.hidden and (self._moving or self._redraw or self._entry.on):
            return take_events()
        first = pygame.event.wait(IDLE_WAIT_MS)
        # Time spent asleep is no time of the game.
        self._now = self._clock()
        return [first, *take_events()]

    def _take(self, event: pygame.event.Event) -> None:
        """Hands an event to the scene on top, if it is what the player saw when it was made."""
        if not self.director.running:
            return
        self.window.note(event)
        if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            self._close()
            return
        if event.type in SHOWN:
            self._redraw = True
        if event.type == pygame.KEYMAPCHANGED:
            self._learn_layout()
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            self._away = event.type == pygame.WINDOWFOCUSLOST
            self._set_levels()
        self._lay_out()
        translated = self.translator.translate(event, self._stage)
        if self.director.top is not self.shown:
            self.translator.forget()
        elif translated is not None:
            self._hand_on(translated)

    def _learn_layout(self) -> None:
        self.translator.layout_changed(typed_at(LETTER_PLACES))

    def _hand_on(self, event: UiEvent) -> None:
        before = self.director.changes
        if isinstance(event, TextInput | TextEditing) and self._entry.ended:
            return
        if self._own_key(event):
            return
        if isinstance(event, PointerDown) and self._put_away(event.pos):
            return
        self.director.top.handle(event)
        if self.director.changes != before:
            self._entered()
        else:
            self._entry.note(self.director.top)

    def _put_away(self, pos: Point) -> bool:
        """A press on a notice over a scene puts it away, and reaches nothing below it."""
        if not (self._telling and self.context.notices.at(pos)):
            return False
        self.context.notices.seen()
        self.translator.forget()
        self._redraw = True
        return True

    def _close(self) -> None:
        # Imported when asked for, as the rules are.
        from gogoa_game.scenes.dialogs.leaving import leave

        leave(self.context)
        self._entered()

    def _own_key(self, event: UiEvent) -> bool:
        if not isinstance(event, KeyDown) or event.repeat:
            return False
        settings = self.settings
        if event.key == pygame.K_F11:
            self.context.change_settings(settings.replace(fullscreen=not settings.fullscreen))
        elif event.key == pygame.K_m and not self.director.top.typing:
            self.context.change_settings(settings.replace(muted=not settings.muted))
            self._tell_silence()
        elif event.key == pygame.K_F1:
            self._show_rules()
        else:
            return False
        return True

    def _tell_silence(self) -> None:
        """Nothing else shows that it is not the loudspeakers."""
        notices, text = self.context.store.notices, _("The sound is off: M turns it on again.")
        if text in notices:
            notices.remove(text)
        if self.settings.muted:
            notices.append(text)
        self._redraw = True

    def _show_rules(self) -> None:
        # Imported when asked for: the first frame of the title does not wait for it.
        from gogoa_game.scenes.rules.scene import RulesScene

        if not isinstance(self.director.top, RulesScene):
            self.director.push(RulesScene(self.context))
            self._entered()

    def _entered(self) -> None:
        self.translator.forget()
        if self.director.running:
            for scene in self.director.visible():
                scene.layout(self._stage.size)
            self._redraw = True

    def _play_music(self) -> None:
        wanted = self.director.top.music
        if wanted is not None:
            self.context.sounds.music = wanted
        self.context.sounds.update()

    def _lay_out(self) -> None:
        """Follows a change of the window or of the interface scale."""
        stage = Stage(self.window.surface().get_size(), self.settings.ui_scale / 100)
        if stage != self._stage:
            self._stage = stage
            for scene in self.director.scenes:
                scene.layout(stage.size)
            self._redraw = True

    def _draw(self) -> None:
        self._lay_out()
        scenes = self.director.visible()
        if not (self._redraw or self._moving or any(scene.dirty for scene in scenes)):
            return
        surface = self.window.surface()
        area = self._stage.area
        if area.size != surface.get_size():
            surface.fill(INK)
        if area.height < LEAST_DRAWN:
            self._paint(scenes, large := _enlarged(self._stage))
            surface.blit(pygame.transform.smoothscale(large, area.size), area)
        else:
            self._paint(scenes, surface)
        self.window.flip()
        self._redraw = False

    def _paint(self, scenes: Iterable[Scene], surface: pygame.Surface) -> None:
        stage = Stage(surface.get_size(), self._stage.ui_scale)
        painter = Painter(surface, stage, self._sprites, self._fonts)
        for scene in scenes:
            scene.dirty = False
            scene.draw(painter)
        if self._telling:
            width, height = self._stage.size
            room = pygame.FRect(NOTICE_MARGIN, NOTICE_MARGIN, width - 2 * NOTICE_MARGIN, height)
            self.context.notices.draw(painter, room, "top")


def _enlarged(stage: Stage) -> pygame.Surface:
    """A surface of the shape of the stage, just large enough to be drawn on."""
    width, height = stage.size
    return pygame.Surface((round(LEAST_DRAWN * width / height), LEAST_DRAWN))


def _map(path: Path) -> GameMap:
    from gogoa_game.table.atlas import drawable_map

    return drawable_map(path)
