"""Widgets and the group that leads pointer, keys and focus to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gogoa_game.ui.events import (
    Chord,
    KeyDown,
    PointerDown,
    PointerMove,
    PointerUp,
    TextEditing,
    TextInput,
    UiEvent,
)
from gogoa_game.ui.widgets.button import Button, Kind
from gogoa_game.ui.widgets.choices import Choice, Slider, Toggle
from gogoa_game.ui.widgets.textfield import TextField
from gogoa_game.ui.widgets.tooltip import draw_tooltip
from gogoa_game.ui.widgets.widget import Look, Reply, Widget, key_name

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.stage import Point

__all__ = [
    "Button",
    "Choice",
    "Group",
    "Kind",
    "Look",
    "Reply",
    "Slider",
    "TextField",
    "Toggle",
    "Widget",
    "key_name",
]

TOOLTIP_MS = 400


class Group:
    """The widgets of a scene, drawn in order; the last one lies on top.

    A scene hands every event to `handle`, calls `update` with the time passed (for tooltips), and
    redraws when `dirty`. Ask `editing` before acting on Esc: while a text field is edited, Esc is
    its own.
    """

    def __init__(
        self,
        widgets: Iterable[Widget] = (),
        *,
        activated: Callable[[Widget], None] = lambda _widget: None,
    ) -> None:
        """`activated` is told of every widget that is, before the scene is."""
        self._activated = activated
        self.widgets: list[Widget] = []
        self.dirty = True
        self.clear: tuple[pygame.FRect, ...] = ()
        """What no tooltip is to cover, if it has another place."""
        self._pointer: Point | None = None
        self._hover: str | None = None
        self._pressed: str | None = None
        self._focus: str | None = None
        self._ring = False
        self._hovered_ms = 0.0
        self.rebuild(widgets)

    # -- what a scene asks ----------------------------------------------------------------------

    def __getitem__(self, widget_id: str) -> Widget:
        """The widget with that id. Raises KeyError."""
        found = self._find(widget_id)
        if found is None:
            raise KeyError(widget_id)
        return found

    @property
    def hover(self) -> str | None:
        """The id of the widget under the pointer, disabled ones too."""
        return self._hover

    @property
    def focus(self) -> str | None:
        """The id of the widget with the keyboard focus."""
        return self._focus

    @property
    def pointed(self) -> str | None:
        """The id of the widget under the pointer, or else of the one that shows the focus."""
        return self._hover or (self._focus if self._ring else None)

    @property
    def editing(self) -> bool:
        """True while a text field takes the keys."""
        return self._edited() is not None

    @property
    def typing_rect(self) -> pygame.FRect | None:
        """Where the text field lies that takes the keys."""
        field = self._edited()
        return None if field is None else field.rect

    @property
    def composition(self) -> str:
        """The unfinished text of an input method in that field."""
        field = self._edited()
        return "" if field is None else field.composition

    @property
    def waiting(self) -> bool:
        """True while a tooltip is about to show: the scene should keep updating."""
        return 0 <= self._hovered_ms < TOOLTIP_MS and self._hinted() is not None

    def rebuild(self, widgets: Iterable[Widget]) -> None:
        """Takes new widgets, as after a new layout; focus, press and editing go on by id."""
        old = {widget.id: widget for widget in self.widgets}
        self.widgets = list(widgets)
        ids = [widget.id for widget in self.widgets]
        if len(set(ids)) != len(ids):
            raise ValueError(f"two widgets of a group share an id: {ids}")
        for widget in self.widgets:
            before = old.get(widget.id)
            if isinstance(widget, TextField) and isinstance(before, TextField) and before.editing:
                widget.carry_over(before)
        focused = self._find(self._focus)
        if focused is None or not focused.enabled:
            self._focus, self._ring = None, False
        pressed = self._find(self._pressed)
        if pressed is None or not pressed.enabled:
            self._pressed = None
        self._set_hover()
        self.dirty = True

    def focus_on(self, widget_id: str | None, *, ring: bool = True) -> None:
        """Gives the keyboard focus to a widget or, with None, takes it away."""
        field = self._edited()
        if field is not None and field.id != widget_id:
            field.commit()
        self._focus, self._ring = widget_id, ring and widget_id is not None
        self.dirty = True

    # -- events ---------------------------------------------------------------------------------

    def handle(self, event: UiEvent) -> str | None:
        """Takes an event and returns the id of the widget that it activated, if any.

        Choices, toggles, sliders and text fields are activated when their value has changed.
        """
        if isinstance(event, PointerMove):
            return self._move(event.pos)
        if isinstance(event, PointerDown):
            return self._down(event.pos)
        if isinstance(event, PointerUp):
            return self._up(event.pos)
        if isinstance(event, KeyDown):
            return self._key(event)
        if isinstance(event, Chord):
            field = self._edited()
            return None if field is None else self._reply(field, field.edit_chord(event))
        if isinstance(event, TextInput | TextEditing):
            self._text(event)
        return None

    def update(self, ms: float) -> None:
        """Lets time pass: a tooltip shows after 400 ms of rest on a widget."""
        if self.waiting:
            self._hovered_ms += ms
            if self._hovered_ms >= TOOLTIP_MS:
                self.dirty = True

    def _move(self, pos: Point) -> str | None:
        self._pointer = pos
        self._set_hover()
        widget = self._find(self._pressed)
        if widget is None:
            return None
        return self._reply(widget, widget.drag(pos))

    def _down(self, pos: Point) -> str | None:
        self._pointer = pos
        self._set_hover()
        self._hovered_ms = -1  # a pressed widget needs no explanation
        widget = self._at(pos)
        committed = self._leave_field(widget)
        self.dirty = True
        if widget is None:
            return committed  # beside all of them: what Enter presses stays
        self._ring = False
        if not widget.enabled:
            return committed
        self._pressed = widget.id
        if widget.focusable:
            self._focus = widget.id
        return self._reply(widget, widget.press(pos)) or committed

    def _up(self, pos: Point | None) -> str | None:
        widget = self._find(self._pressed)
        self._pressed = None
        self.dirty = True
        if widget is None or pos is None or not widget.enabled or not widget.contains(pos):
            return None
        return self._reply(widget, widget.release(pos))

    def _key(self, event: KeyDown) -> str | None:
        field = self._edited()
        if field is not None and (event.key != pygame.K_TAB or field.composition):
            return self._reply(field, field.edit_key(event))
        if event.repeat:
            return None
        if event.key == pygame.K_TAB:
            return self._step_focus(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        focused = self._find(self._focus) if self._ring else None
        if focused is not None and focused.enabled:
            reply = focused.key_down(event)
            if reply is not Reply.IGNORED:
                return self._reply(focused, reply)
        for widget in reversed(self.widgets):
            if widget.enabled and widget.key == event.key:
                return self._reply(widget, widget.activate())
        main = self._main() if event.key == pygame.K_RETURN else None
        return None if main is None else self._reply(main, main.activate())

    def _text(self, event: TextInput | TextEditing) -> None:
        field = self._edited()
        if field is None:
            return
        if isinstance(event, TextInput):
            field.insert(event.text)
        else:
            field.compose(event.text)
        self.dirty = True

    def _step_focus(self, way: int) -> str | None:
        able = [widget for widget in self.widgets if widget.enabled and widget.focusable]
        if not able:
            return None
        ids = [widget.id for widget in able]
        if self._focus in ids:
            following = able[(ids.index(self._focus) + way) % len(able)]
        else:
            following = able[0 if way > 0 else -1]
        committed = self._leave_field(following)
        self._focus, self._ring, self.dirty = following.id, True, True
        if isinstance(following, TextField):
            following.begin()
        return committed

    # -- drawing --------------------------------------------------------------------------------

    def draw(self, painter: Painter) -> None:
        """Draws all widgets, then the tooltip."""
        for widget in self.widgets:
            over = widget.id == self._hover
            pressed = widget.id == self._pressed
            ring = self._ring and widget.id == self._focus
            hover = over and (self._pressed is None or pressed)
            held = pressed and (over or isinstance(widget, Slider))
            widget.draw(painter, Look(hover, held, ring))
        if self._hovered_ms >= TOOLTIP_MS:
            hinted = self._hinted()
            if hinted is not None:
                draw_tooltip(painter, hinted.hint(), hinted.rect, self.clear)
        edited = self._edited()
        if edited is not None and edited.full:
            draw_tooltip(painter, edited.limit, edited.rect, self.clear)
        self.dirty = False

    # -- helpers --------------------------------------------------------------------------------

    def _reply(self, widget: Widget, reply: Reply) -> str | None:
        if reply is not Reply.IGNORED:
            self.dirty = True
        if reply is not Reply.ACTIVATED:
            return None
        self._activated(widget)
        return widget.id

    def _find(self, widget_id: str | None) -> Widget | None:
        return next((widget for widget in self.widgets if widget.id == widget_id), None)

    def _at(self, pos: Point) -> Widget | None:
        return next((widget for widget in reversed(self.widgets) if widget.contains(pos)), None)

    def _main(self) -> Button | None:
        """The main button, which Enter presses where nothing else has the focus or that key."""
        buttons = (widget for widget in self.widgets if isinstance(widget, Button))
        return next((b for b in buttons if b.kind == "main" and b.enabled), None)

    def _edited(self) -> TextField | None:
        for widget in self.widgets:
            if isinstance(widget, TextField) and widget.editing and widget.enabled:
                return widget
        return None

    def _hinted(self) -> Widget | None:
        widget = self._find(self._hover)
        return widget if widget is not None and widget.hint() else None

    def _set_hover(self) -> None:
        widget = None if self._pointer is None else self._at(self._pointer)
        hover = widget.id if widget is not None else None
        if hover != self._hover:
            self._hover, self._hovered_ms, self.dirty = hover, 0.0, True

    def _leave_field(self, target: Widget | None) -> str | None:
        """Commits the field being edited unless `target` is it; its id if the text has changed."""
        field = self._edited()
        if field is None or field is target:
            return None
        return field.id if field.commit() else None
