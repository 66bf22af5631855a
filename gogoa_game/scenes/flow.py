"""Which scene follows which in a game. The phase of the match decides; no rule is known here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.logic.state import Phase
from gogoa_game.scenes.curtain.scene import CurtainScene
from gogoa_game.scenes.plans import PlansScene
from gogoa_game.scenes.play.scene import PlayScene
from gogoa_game.scenes.results.scene import ResultsScene
from gogoa_game.scenes.reveal.scene import RevealScene
from gogoa_game.scenes.watch.scene import WatchScene
from gogoa_game.table.match import Match
from gogoa_game.table.session import Session, last_day

if TYPE_CHECKING:
    from gogoa_game.scenes.base import AppContext, Scene
    from gogoa_game.store.records import GameRecord


def begin(app: AppContext, match: Match) -> None:
    """Starts a match."""
    app.store.remind()
    session_of(app, match).proceed()


def go_on(app: AppContext, record: GameRecord) -> None:
    """Goes on with a game that was saved; a day that had just ended is shown again.

    Raises RecordError if the game cannot be resumed.
    """
    session = session_of(app, Match.resume(app.maps, record))
    session.unseen = last_day(app.maps, record)
    app.store.remind()
    session.proceed()


def session_of(app: AppContext, match: Match) -> Session:
    """A match at a table of the application, which shows its scenes."""
    return Session(
        match,
        app.store,
        lambda: app.settings.coach,
        lambda session: app.director.reset(next_scene(app, session)),
    )


def next_scene(app: AppContext, session: Session) -> Scene:
    """The scene that the game calls for now."""
    if session.unseen:
        events, session.unseen = session.unseen, ()
        return RevealScene(app, session, events)
    if session.view(None).phase is Phase.OVER:
        return ResultsScene(app, session)
    seat = session.person_to_act()
    if seat is None:
        return WatchScene(app, session)
    if session.needs_curtain and not session.has_taken(seat):
        return CurtainScene(app, session, seat, lambda: _own_scene(app, session, seat))
    return _own_scene(app, session, seat)


def _own_scene(app: AppContext, session: Session, seat: int) -> Scene:
    if session.view(None).phase is Phase.CHOOSING:
        return PlansScene(app, session, seat)
    return PlayScene(app, session, seat)
