"""The clock and the loop: events in, time passes, one frame out."""

from __future__ import annotations

import time
from functools import cache
from typing import TYPE_CHECKING

import pygame

from gogoa_game import i18n
from gogoa_game.files.assets import asset_folder, check_contents, check_sprites
from gogoa_game.i18n import _
from gogoa_game.scenes.base import AppContext, Director
from gogoa_game.ui.events import EventTranslator, KeyDown, PointerDown
from gogoa_game.ui.paint.fonts import Fonts
from gogoa_game.ui.paint.painter import Painter
from gogoa_game.ui.paint.passage import Parting, Passage
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
        self._clock = clock
        self._now = clock()
        self._stage = Stage(window.surface().get_size())
        self._sprites = Sprites()
        self._fonts = Fonts()
        self._redraw = True
        self._typing_at: pygame.Rect | None = None
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
        self._passage = Passage(self.context.animator())
        self._shown: Scene | None = None  # on top in the picture that the window has
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
            if not self._take(event):
                break
        now = self._clock()
        elapsed, self._now = min(now - self._now, LONGEST_STEP_MS), now
        if not self.director.running:
            return False
        before = self.director.changes
        if self._telling:
            self.context.notices.update(elapsed)
            self._redraw = self._redraw or not self.context.notices.waiting
        self._passage.update(elapsed)
        self.director.top.update(elapsed)
        if self.director.changes != before:
            self._entered()
        if not self.director.running:
            return False
        self._play_music()
        self._point_out_typing()
        self._draw()
        return True

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
            if self._moving:
                pace = self.director.top.frame_ms
                time.sleep(max(0.0, pace - (self._clock() - started)) / 1000)

    @property
    def _moving(self) -> bool:
        return self.director.running and (
            self.director.top.animating or self._telling or self.passing
        )

    @property
    def passing(self) -> bool:
        """Whether the picture of one scene is still making way for that of the next."""
        return self._passage.running

    @property
    def _telling(self) -> bool:
        """Whether notices lie over a scene that does not show them by itself."""
        return self.context.notices.waiting and not any(
            scene.shows_notices for scene in self.director.visible()
        )

    def _wait(self) -> list[pygame.event.Event]:
        if self._moving or self._redraw:
            return pygame.event.get()
        first = pygame.event.wait(IDLE_WAIT_MS)
        # Time spent asleep is no time of the game.
        self._now = self._clock()
        return [first, *pygame.event.get()]

    def _take(self, event: pygame.event.Event) -> bool:
        """Hands an event on; False when the rest of the frame's events belongs to nobody."""
        self.window.note(event)
        if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            self.director.quit()
            return False
        if event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED):
            self._redraw = True
            return True
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            self._away = event.type == pygame.WINDOWFOCUSLOST
            self._set_levels()
        self._lay_out()
        translated = self.translator.translate(event, self._stage)
        before = self.director.changes
        if translated is None or self._own_key(translated):
            return self.director.changes == before
        if isinstance(translated, PointerDown | KeyDown):
            self._passage.end()
            self._redraw = True
        if isinstance(translated, PointerDown) and self._put_away(translated.pos):
            return True
        self.director.top.handle(translated)
        if self.director.changes != before:
            self._entered()
            return False
        return True

    def _put_away(self, pos: Point) -> bool:
        """A press on a notice over a scene puts it away, and reaches nothing below it."""
        if not (self._telling and self.context.notices.at(pos)):
            return False
        self.context.notices.seen()
        self.translator.forget()
        self._redraw = True
        return True

    def _own_key(self, event: object) -> bool:
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
            self._begin_passage()

    def _begin_passage(self) -> None:
        """The picture in the window makes way, if it is that of the scene that has gone."""
        left, parting = self.director.last
        if left is None or left is not self._shown:
            parting = Parting.CUT
        area = self._stage.area
        if left is not None and left.sliding is not None and self.director.top.sliding is not None:
            area = self._stage.to_pixels(left.sliding)
            parting = Parting.CUT if parting is Parting.CUT else Parting.BACK
        fading = self.settings.reduced_motion
        self._passage.begin(self.window.surface(), area, parting, fading=fading)

    def _play_music(self) -> None:
        wanted = self.director.top.music
        if wanted is not None:
            self.context.sounds.music = wanted
        self.context.sounds.update()

    def _point_out_typing(self) -> None:
        """Tells the input method where to open its list of candidates."""
        rect = self.director.top.typing_rect
        at = rect and self._stage.to_pixels(rect)
        if at and at != self._typing_at:
            pygame.key.set_text_input_rect(at)
        self._typing_at = at

    def _lay_out(self) -> None:
        """Follows a change of the window or of the interface scale."""
        stage = Stage(self.window.surface().get_size(), self.settings.ui_scale / 100)
        if stage != self._stage:
            self._stage = stage
            self._passage.end()
            self._shown = None
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
        self._shown = self.director.top

    def _paint(self, scenes: Iterable[Scene], surface: pygame.Surface) -> None:
        stage = Stage(surface.get_size(), self._stage.ui_scale)
        painter = Painter(surface, stage, self._sprites, self._fonts)
        for scene in scenes:
            scene.dirty = False
            scene.draw(painter)
        if surface is self.window.surface():
            self._passage.draw(painter)
        if self._telling:
            width, height = self._stage.size
            room = pygame.FRect(NOTICE_MARGIN, NOTICE_MARGIN, width - 2 * NOTICE_MARGIN, height)
            self.context.notices.draw(painter, room, "top")


def _enlarged(stage: Stage) -> pygame.Surface:
    """A surface of the shape of the stage, just large enough to be drawn on."""
    width, height = stage.size
    return pygame.Surface((round(LEAST_DRAWN * width / height), LEAST_DRAWN))


def _map(path: Path) -> GameMap:
    from gogoa_game.maps import load_map

    game_map = load_map(path)
    check_sprites(game_map.id, game_map.tile_sprites, game_map.pictures)
    return game_map
