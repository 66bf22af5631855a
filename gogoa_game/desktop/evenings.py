"""Pictures of evenings and ends of tables of other sizes than that of the game that is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gogoa_game.desktop.played import PLAYERS, SEED, play_day
from gogoa_game.logic.state import Phase
from gogoa_game.scenes.flow import session_of
from gogoa_game.table.match import Match

if TYPE_CHECKING:
    from gogoa_game.desktop.camera import Camera

TABLES = (("one", 1), ("six", 6))
EVENING = 7
"""The day whose evening is shown."""
CROWNED_MS = 3000.0
"""When the winner is named, and paper falls on the passport."""


def shoot_evenings(camera: Camera) -> None:
    """The evening of a day alone and of six, and the moment when the best of these is crowned."""
    for name, count in TABLES:
        session = session_of(camera.context, Match(camera.context.maps, PLAYERS[:count], SEED))
        while session.view(None).day < EVENING:
            session.unseen = ()
            play_day(session)
        camera.proceed(session)
        camera.wait_while_animating(camera.top)
        camera.shot(f"reveal-{name}")
    while session.view(None).phase is not Phase.OVER:
        play_day(session)
    session.unseen = ()
    camera.proceed(session)
    camera.wait(CROWNED_MS)
    camera.shot("results-crowned")
