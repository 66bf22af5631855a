"""The entry of text: on only while a field takes it, so that input methods swallow no shortcut."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from gogoa_game.scenes.base import Scene
    from gogoa_game.ui.events import EventTranslator
    from gogoa_game.ui.stage import Stage

REPEAT_AFTER_MS, REPEAT_MS = 400, 35
"""How held keys repeat in a field."""


class TextEntry:
    """Follows the field of the scene on top. The display is to be open."""

    def __init__(self, translator: EventTranslator) -> None:
        self._translator = translator
        self._at: pygame.Rect | None = None
        self.on = False
        self.ended = False
        """Whether the text that still comes belongs to a field that has been left."""
        self._stop()  # SDL begins with it

    def follow(self, scene: Scene, stage: Stage) -> None:
        """Turns it on or off, and tells input methods where to open their list of candidates.

        A composition that its field has ended is ended for the input method too, before another
        field can get any of it.
        """
        on = scene.typing_rect is not None
        if self.on and (self.ended or not on):
            self._stop()
            # What an input method lets go of now was for the field that has been left.
            pygame.event.clear((pygame.TEXTINPUT, pygame.TEXTEDITING))
        if on and not self.on:
            self._start()
        at = scene.typing_rect and stage.to_pixels(scene.typing_rect)
        if at and at != self._at:
            pygame.key.set_text_input_rect(at)
        self._at = at

    def note(self, scene: Scene) -> None:
        """Sees what the scene has made of an event."""
        if self.on and self._translator.composing and not scene.composition:
            self.ended = True

    def _start(self) -> None:
        self.on = self._translator.typing = True
        pygame.key.start_text_input()
        pygame.key.set_repeat(REPEAT_AFTER_MS, REPEAT_MS)

    def _stop(self) -> None:
        self.on = self.ended = self._translator.typing = False
        pygame.key.stop_text_input()
        pygame.key.set_repeat()
