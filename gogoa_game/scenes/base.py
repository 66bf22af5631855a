"""What a scene is, the stack of scenes, and what the application lends to them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple, Protocol
from weakref import WeakSet

from gogoa_game.ui.animator import Animator
from gogoa_game.ui.paint.passage import Parting
from gogoa_game.ui.parts.notices import Notices
from gogoa_game.ui.widgets.group import Group, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame import FRect

    from gogoa_game.maps import GameMap
    from gogoa_game.store.settings import Settings
    from gogoa_game.store.store import Store
    from gogoa_game.ui.events import UiEvent
    from gogoa_game.ui.paint.painter import Painter
    from gogoa_game.ui.sound.effects import Sounds
    from gogoa_game.ui.sound.music import Music

Size = tuple[float, float]

FRAME_MS = 1000 / 60


class Scene(ABC):
    """One screen. The application lays it out, hands it events, lets time pass and draws it.

    A scene sets `dirty` when it must be drawn again; while `animating` it is drawn every frame.
    The scene below shows through where `opaque` is False.
    """

    opaque = True
    shows_notices = False
    """Whether it shows by itself what the player has to be told."""
    parting = Parting.ON
    """How its picture makes way when another scene takes its place."""
    sudden = False
    """Whether it is there at once, so that nothing of the picture before is seen with it (R19)."""
    music: Music | None = None
    """The piece that plays while it is on top; None goes on with what plays."""

    def __init__(self, app: AppContext) -> None:
        self.app = app
        self.size: Size = (1920.0, 1080.0)
        self.dirty = True

    def layout(self, size: Size) -> None:
        """Takes the size of the stage in design units: on entering, and whenever it changes."""
        self.size = size
        self.dirty = True

    @abstractmethod
    def handle(self, event: UiEvent) -> None:
        """Takes one event."""

    def update(self, ms: float) -> None:  # noqa: B027  (most scenes have nothing that moves)
        """Lets `ms` milliseconds pass."""

    @abstractmethod
    def draw(self, painter: Painter) -> None:
        """Draws the scene whole. Drawing changes no state."""

    @property
    def animating(self) -> bool:
        """Whether something moves, so that every frame differs from the one before."""
        return False

    @property
    def frame_ms(self) -> float:
        """Milliseconds from frame to frame while animating; slow motion needs fewer frames."""
        return FRAME_MS

    @property
    def sliding(self) -> FRect | None:
        """What of its picture slides between scenes that share the rest of it; None for all."""
        return None

    @property
    def typing(self) -> bool:
        """Whether letters go into a text field, so that they are no keys."""
        return False

    @property
    def typing_rect(self) -> FRect | None:
        """Where the text field lies that takes the letters, for the list of an input method."""
        return None

    def leave(self) -> None:  # noqa: B027  (most scenes hold nothing to give back)
        """The scene goes away for good: work in progress is dropped."""


class WidgetScene(Scene):
    """A scene with widgets: their tooltips appear in time, and what changes on them is drawn."""

    def __init__(self, app: AppContext) -> None:
        super().__init__(app)
        self.widgets = Group(activated=self._sound_of)

    def _sound_of(self, widget: Widget) -> None:
        if widget.effect:
            self.app.sounds.play(widget.effect)

    def update(self, ms: float) -> None:
        """Lets the widgets' time pass."""
        self.widgets.update(ms)
        self.dirty = self.dirty or self.widgets.dirty

    @property
    def animating(self) -> bool:
        """Whether a tooltip is on its way."""
        return self.widgets.waiting

    @property
    def typing_rect(self) -> FRect | None:
        """The field among the widgets."""
        return self.widgets.typing_rect


class Change(NamedTuple):
    """The last change of the stack: the scene that was on top, and how its picture goes."""

    left: Scene | None
    parting: Parting


class Director:
    """The stack of scenes; the last one gets the events.

    `changes` counts the changes of the stack: after one, what is left of the frame's input
    belongs to nobody, so that no click reaches a scene that was not there when it was made.
    """

    def __init__(self) -> None:
        self.scenes: list[Scene] = []
        self.changes = 0
        self.last = Change(None, Parting.CUT)

    @property
    def top(self) -> Scene:
        """The scene that gets the events."""
        return self.scenes[-1]

    @property
    def running(self) -> bool:
        """False once the last scene has gone."""
        return bool(self.scenes)

    def visible(self) -> list[Scene]:
        """The scenes to draw, the lowest first."""
        first = next(i for i in reversed(range(len(self.scenes))) if self.scenes[i].opaque or not i)
        return self.scenes[first:]

    def push(self, scene: Scene) -> None:
        """Puts a scene on top."""
        left = self.top if self.scenes else None
        self.scenes.append(scene)
        # What lies over another scene comes and goes at once: the one below stays where it is.
        self._changed(left, Parting.ON if scene.opaque else Parting.CUT)

    def pop(self) -> None:
        """Goes back to the scene below; the last one gone ends the program."""
        left = self._leave_top()
        self._changed(left, Parting.BACK if left.opaque else Parting.CUT)

    def replace(self, scene: Scene) -> None:
        """Puts a scene in the place of the one on top."""
        left = self._leave_top()
        self.scenes.append(scene)
        self._changed(left, left.parting)

    def reset(self, scene: Scene) -> None:
        """Clears the stack for one scene."""
        left = self._leave_all()
        self.scenes.append(scene)
        self._changed(left, Parting.CUT if left is None else left.parting)

    def quit(self) -> None:
        """Ends the program."""
        self._changed(self._leave_all(), Parting.CUT)

    def _leave_top(self) -> Scene:
        left = self.scenes.pop()
        left.leave()
        return left

    def _leave_all(self) -> Scene | None:
        left = self.top if self.scenes else None
        while self.scenes:
            self._leave_top()
        return left

    def _changed(self, left: Scene | None, parting: Parting) -> None:
        self.changes += 1
        if self.scenes:
            self.top.dirty = True
            if any(scene.sudden for scene in self.visible()):
                parting = Parting.CUT
        self.last = Change(left, parting)


class Screen(Protocol):
    """What the window can be asked for."""

    def apply(self, settings: Settings) -> None:
        """Takes over the interface scale, fullscreen, sound and language of the settings."""


@dataclass
class AppContext:
    """What every scene may use."""

    director: Director
    settings: Settings
    store: Store
    read_map: Callable[[], GameMap]
    """The map of the game, read when it is first asked for. Raises MapError."""
    sounds: Sounds
    screen: Screen
    title: Callable[[], Scene]
    """Makes the title scene, so that every scene can go back to it."""
    seed: int | None = None
    """The seed asked for at the start of the program, for the first game that is set up."""
    notices: Notices = field(init=False)
    _animators: WeakSet[Animator] = field(default_factory=WeakSet)

    def __post_init__(self) -> None:
        self.notices = Notices(self.store.notices)

    @property
    def maps(self) -> GameMap:
        """The map of the game. Raises MapError."""
        return self.read_map()

    def change_settings(self, settings: Settings) -> None:
        """Takes settings over at once; what differs from before is kept for the next start.

        What the command line asked for holds until the program ends, and is not kept.
        """
        changes = settings.changes_from(self.settings)
        self.settings = settings
        self.screen.apply(settings)
        for animator in self._animators:
            animator.adopt(settings.animation_speed, reduced=settings.reduced_motion)
        if changes:
            self.store.change_settings(**changes)

    def animator(self) -> Animator:
        """An animator that keeps to the motion settings in force, whenever they change."""
        settings = self.settings
        animator = Animator(settings.animation_speed, reduced=settings.reduced_motion)
        self._animators.add(animator)
        return animator

    def to_title(self) -> None:
        """Drops every scene for the title."""
        self.director.reset(self.title())
