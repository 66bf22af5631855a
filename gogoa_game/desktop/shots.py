"""Pictures of every scene in typical states, made without a display.

The application itself is driven by synthetic events, with a clock of its own and a fixed seed, so
that the same program makes the same pictures.
"""

from __future__ import annotations

import errno
import os
import tempfile
from itertools import permutations
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from gogoa_game.bots import LEVELS, decide
from gogoa_game.desktop.camera import Camera
from gogoa_game.logic import chance
from gogoa_game.logic.dice import PURPOSES
from gogoa_game.logic.draft import Way
from gogoa_game.logic.errors import IllegalAction
from gogoa_game.logic.state import Phase
from gogoa_game.scenes.dialogs.question import QuestionScene
from gogoa_game.scenes.flow import session_of
from gogoa_game.scenes.play.coachpicture import COACH_KEY
from gogoa_game.scenes.play.scene import PlayScene
from gogoa_game.scenes.postcard.scene import ArrivalScene
from gogoa_game.scenes.review.scene import ReviewScene
from gogoa_game.scenes.rules.scene import RulesScene
from gogoa_game.scenes.settings import SettingsScene
from gogoa_game.scenes.setup.scene import SetupScene
from gogoa_game.scenes.setup.seats import KINDS
from gogoa_game.scenes.souvenir.drawer import IN_MS
from gogoa_game.scenes.souvenir.scene import SouvenirScene
from gogoa_game.scenes.title import ENTRANCE
from gogoa_game.store.keepsake import PICTURE_FOLDER, Place
from gogoa_game.store.settings import Settings
from gogoa_game.table.match import Match, Player

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gogoa_game.logic.draft import Extension, TurnDraft
    from gogoa_game.logic.hexes import Hex
    from gogoa_game.table.session import Session

SEED = 1558
PLAYERS = (
    Player("Asha", "human", "boat", "boat"),
    Player("Ravi", "human", "scooter", "scooter"),
    Player("Mei", "bot:easy", "elephant", "elephant"),
    Player("Ivo", "bot:medium", "fish", "fish"),
)
SHOWN_DAY = 6
"""The first day that is shown being played; the people's seat 0 starts on it or soon after."""


def take_shots(
    folder: Path,
    *,
    language: str = "en",
    size: tuple[int, int] = (1920, 1080),
    ui_scale: int = 100,
) -> list[Path]:
    """Draws every scene into numbered PNG files in `folder`, and returns them in order.

    `size` is that of the window in pixels, `ui_scale` is in per cent. Raises OSError if the folder
    cannot be written.
    """
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"  # there is no loop that would see a request to end
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        settings = Settings().replace(language=language, ui_scale=ui_scale)
        camera = Camera(folder, Path(home), size, settings)
        try:
            _shoot_menus(camera)
            _shoot_game(camera)
        finally:
            camera.close()
    return camera.taken


# ---- the scenes around a game


def _shoot_menus(camera: Camera) -> None:
    camera.wait(ENTRANCE.duration_ms)
    camera.shot("title")
    setup = SetupScene(camera.context)
    camera.show(setup)
    camera.shot("setup")
    while not setup.table.full:
        setup.table.add()
        setup.table.set_kind(len(setup.table.seats) - 1, KINDS[len(setup.table.seats) % 4 + 1])
    setup.table.rename(1, "さくら")
    setup.layout(setup.size)
    camera.frame()
    camera.shot("setup-full")
    camera.back()
    camera.show(SettingsScene(camera.context))
    camera.shot("settings")
    camera.back()
    rules = RulesScene(camera.context)
    camera.show(rules)
    for number, page in enumerate(rules.pages):
        rules.turn_to(number)
        camera.frame()
        camera.shot(f"rules-{page.picture}")
    camera.back()


# ---- a game


def _shoot_game(camera: Camera) -> None:
    match = Match(camera.context.maps, PLAYERS, SEED)
    session = session_of(camera.context, match)
    camera.proceed(session)
    camera.wait(600)
    camera.shot("curtain")
    camera.key(pygame.K_RETURN)
    camera.wait(1500)
    camera.shot("plans")
    camera.key(pygame.K_1, pygame.K_3)
    camera.wait(500)
    camera.shot("plans-chosen")
    _play_until_shown(session)
    _shoot_roll(camera, session)
    _shoot_turn(camera, session)
    _think(session, 0)
    _play_scene(camera, session, 1)
    camera.shot("play-reserved")
    _play_day(session)
    _shoot_reveal(camera, session)
    while not match.over:
        _play_day(session)
    session.unseen = ()
    camera.proceed(session)
    camera.wait(6000)
    camera.wait_while_animating(camera.top)
    camera.shot("results")
    _shoot_review(camera, session, match)
    _shoot_souvenir(camera)


def _shoot_review(camera: Camera, session: Session, match: Match) -> None:
    """A review at its beginning, and one done at a glance, for the work itself takes its time."""
    from gogoa_game.insight.review import GLANCE, review

    camera.show(ReviewScene(camera.context, session, 0))
    camera.shot("review-begun")
    camera.back()
    for seat in session.people:
        session.reviews[seat] = decide(review(camera.context.maps, match.record(), seat, GLANCE))
    camera.key(pygame.K_r)
    camera.shot("review")
    camera.key(pygame.K_b)
    camera.shot("review-best-trip")
    camera.key(pygame.K_ESCAPE)


def _shoot_souvenir(camera: Camera) -> None:
    """The souvenir with its controls, and the question where to save it when a disk is full."""
    camera.key(pygame.K_v)
    scene = camera.top
    assert isinstance(scene, SouvenirScene)
    camera.wait_while_animating(scene)
    camera.point((0.0, 0.0))
    camera.wait(IN_MS + 50)
    camera.shot("souvenir")
    full = OSError(errno.ENOSPC, "No space left on device")
    scene.ask_for_place(b"", Place("pictures", Path("Pictures", PICTURE_FOLDER)), full)
    camera.top.layout(camera.stage.size)
    camera.frame()
    camera.shot("souvenir-elsewhere")
    camera.key(pygame.K_ESCAPE, pygame.K_ESCAPE)


def _think(session: Session, seat: int) -> None:
    """Lets the easy bot act for any seat, in a way that depends on the seed alone."""
    view = session.view(seat)
    rng = chance.stream(SEED, f"shots {seat} day {view.day}")
    session.play(decide(LEVELS["easy"](view, rng)))


def _play_day(session: Session) -> None:
    """Plays what is left of a day, or the choice of plans."""
    if session.view(None).phase is Phase.ROLLING:
        session.roll()
    while to_act := session.view(None).to_act:
        _think(session, to_act[0])


def _play_until_shown(session: Session) -> None:
    """Plays up to the day to be shown: seat 0 starts it, with a guide if there is one."""
    _play_day(session)
    last = 12
    while (view := session.view(None)).day < last - 2:
        due = view.day + 1 >= SHOWN_DAY and view.starting_seat == 0
        if due and (view.sheets[0].guides or view.day + 5 > last - 2):
            break
        _play_day(session)
    session.unseen = ()


def _shoot_roll(camera: Camera, session: Session) -> None:
    camera.proceed(session)
    camera.wait(560)
    camera.shot("table-day")
    for _ in range(200):
        if session.view(None).phase is not Phase.ROLLING:
            break
        camera.frame()
    camera.wait(400)
    camera.shot("table-tumble")
    camera.wait(640)
    camera.shot("table-roll")
    camera.wait(2000)
    camera.shot("curtain-turn")


def _play_scene(camera: Camera, session: Session, seat: int) -> PlayScene:
    scene = PlayScene(camera.context, session, seat)
    camera.app.director.reset(scene)
    scene.layout(camera.stage.size)
    camera.wait(1000)
    return scene


def _shoot_turn(camera: Camera, session: Session) -> None:
    scene = _play_scene(camera, session, 0)
    camera.shot("play-dice")
    if scene.hand.draft.guides:
        camera.key(pygame.K_g)
        camera.shot("play-guide")
        camera.key(pygame.K_ESCAPE)
    given = _best_assignment(scene.hand.draft)
    for die, purpose in zip(given, (pygame.K_q, pygame.K_w, pygame.K_e), strict=True):
        camera.key((pygame.K_1, pygame.K_2, pygame.K_3)[die], purpose)
    camera.wait(900)
    camera.shot("play-given")
    _walk(camera, scene)
    _shoot_arrival(camera, scene)
    _shoot_choice(camera, session)
    _shoot_coach(camera, session)
    camera.key(pygame.K_F3)
    camera.wait(2000)
    camera.shot("sheet")
    camera.key(pygame.K_ESCAPE, pygame.K_p)
    camera.shot("pause")
    camera.key(pygame.K_q)
    if isinstance(camera.top, QuestionScene):
        camera.shot("question")


def _assignments(draft: TurnDraft) -> Iterator[tuple[tuple[int, int, int], TurnDraft]]:
    """Every way to give the dice their purposes, with the draft after it."""
    for given in permutations(range(3)):
        try:
            after = draft
            for place, purpose in zip(given, PURPOSES, strict=True):
                after = after.give(place, purpose)
        except IllegalAction:
            continue
        if after.option is not None:
            yield (given[0], given[1], given[2]), after


def _best_assignment(draft: TurnDraft) -> tuple[int, int, int]:
    """The one with the longest path that can still turn."""
    found = _assignments(draft)
    return max(found, key=lambda one: (one[1].steps_left, one[1].deviations_left))[0]


def _walk(camera: Camera, scene: PlayScene) -> None:
    """Half of the path, then the rest by a turn, to a place to be marked if one can be reached."""
    half = (scene.hand.draft.steps_left + 1) // 2
    _click_hex(camera, scene, _pick(scene.hand.draft, half, Way.AHEAD))
    camera.wait(1500)
    camera.shot("play-half")
    for _ in range(scene.hand.draft.steps_left):
        if scene.hand.draft.complete:
            break
        extension = _pick(scene.hand.draft, scene.hand.draft.steps_left, Way.TURN)
        camera.point(scene.map.centre(extension.hex))
        camera.wait(800)
        camera.shot("play-hover")
        _click_hex(camera, scene, extension)
    camera.point(scene.widgets["confirm"].rect.center)
    camera.wait(1500)
    camera.shot("play-complete")


def _pick(draft: TurnDraft, steps: int, way: Way) -> Extension:
    """A click for so many steps, of that way if there is one, and to a place if there is one."""
    board, marked = draft.board, draft.sheet.marked

    def worth(extension: Extension) -> tuple[bool, bool, bool, bool]:
        place = board.destination_at(extension.hex)
        open_place = place is not None and not marked >> board.destinations.index(place) & 1
        return (
            len(draft.choices(extension.hex)) == 1,
            len(extension.steps) == steps,
            extension.way is way,
            open_place,
        )

    return max(draft.extensions(), key=worth)


def _click_hex(camera: Camera, scene: PlayScene, extension: Extension) -> None:
    camera.click(scene.map.centre(extension.hex))
    if len(scene.hand.draft.steps) == 0:
        camera.key(pygame.K_RIGHT, pygame.K_RETURN)


def _shoot_arrival(camera: Camera, scene: PlayScene) -> None:
    """The postcard of the place at the end of the path or, if there is none, of a famous one."""
    board = scene.view.board
    famous = max(board.destinations, key=lambda place: place.bonus)
    place = board.destination_at(scene.hand.draft.position) or famous
    camera.show(ArrivalScene(camera.context, place, lambda _ms: None, camera.back))
    camera.wait(600)
    camera.shot("arrival")
    camera.back()


def _shoot_choice(camera: Camera, session: Session) -> None:
    """A click that could mean two steps, if these dice have one."""
    scene = _play_scene(camera, session, 0)
    found = _ambiguous(scene.hand.draft)
    if found is None:
        return
    scene.hand.draft, cell = found
    scene.layout(camera.stage.size)
    camera.click(scene.map.centre(cell))
    camera.wait(700)
    camera.shot("play-which-step")
    camera.key(pygame.K_ESCAPE)


def _shoot_coach(camera: Camera, session: Session) -> None:
    """What the coach has to say, and a turn that it advises taken over as a draft."""
    scene = _play_scene(camera, session, 0)
    camera.key(COACH_KEY)
    while scene.adviser.thinking:
        camera.frame()
    camera.point(scene.widgets["advice 0"].rect.center)
    camera.wait(300)
    camera.shot("coach")
    camera.click(scene.widgets["advice 1"].rect.center)
    camera.point((0, 0))
    camera.wait(3000)
    camera.shot("coach-taken")
    camera.key(COACH_KEY)


def _ambiguous(draft: TurnDraft) -> tuple[TurnDraft, Hex] | None:
    for _, after in _assignments(draft):
        for extension in after.extensions():
            if len(after.choices(extension.hex)) > 1:
                return after, extension.hex
    return None


def _shoot_reveal(camera: Camera, session: Session) -> None:
    camera.proceed(session)
    reveal = camera.top
    camera.wait(2600)
    camera.shot("reveal")
    camera.wait_while_animating(reveal)
    camera.shot("reveal-end")
