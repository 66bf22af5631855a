"""Evening, arrival and end can be read from where people stand, in any window and interface."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.scenes import flow
from gogoa_game.scenes.postcard.arrival import Arrival
from gogoa_game.scenes.postcard.scene import LingeringCard
from gogoa_game.store.settings import Settings
from gogoa_game.table.match import Match
from tests.matches import goa_map
from tests.scenes.endings import ended
from tests.scenes.reveal.evenings import at_evening
from tests.scenes.wording import Heard, listening

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.scenes.driving import Driver

MOMENTS = tuple(f"gogoa_game.scenes.{room}." for room in ("reveal", "postcard", "results"))
LEAST = {(1920, 1080): 26, (1280, 720): 17, (960, 540): 16}


def shown(driver: Driver, moment: str, players: int) -> None:
    """Brings about a moment, and lets it come to its end."""
    if moment == "end":
        context = driver.app.context
        flow.begin(context, Match.resume(context.maps, ended(players)))
    else:
        at_evening(driver, players)
    if moment == "arrival":
        match = at_evening(driver, players).session
        sheet = match.view(None).sheets[0]
        board = goa_map().board
        place = next(p for p in board.destinations if sheet.marked >> board.bit[p.id] & 1)
        arrival = Arrival.on(sheet, place, board, goa_map().texts)
        driver.app.director.invite(LingeringCard(driver.app.context, arrival, 7))
    driver.top.layout(driver.stage.size)
    driver.frame()
    driver.key(pygame.K_SPACE)
    driver.frame()


def sizes(
    drive: Callable[..., Driver],
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    ui_scale: int,
    moment: str,
    players: int,
) -> dict[str, float]:
    """The size in pixels of every text, the smallest where it is set several times."""
    heard: Heard
    driver = drive(size=size, settings=Settings(ui_scale=ui_scale, coach="off"))  # type: ignore[arg-type]
    with listening(monkeypatch) as heard:
        shown(driver, moment, players)
    found: dict[str, float] = {}
    for line in heard.lines:
        assert not line.cut, str(line)
        if line.where.startswith(MOMENTS):
            found[line.shown] = min(line.got, found.get(line.shown, 999))
    assert found
    return found


@pytest.mark.parametrize(
    ("moment", "players"),
    [
        *(("evening", players) for players in (1, 4, 6)),
        ("arrival", 2),
        *(("end", players) for players in (1, 4, 6)),
    ],
)
@pytest.mark.parametrize("size", LEAST, ids=lambda size: "x".join(map(str, size)))
def test_nothing_is_too_small_and_a_larger_interface_makes_it_larger(
    drive: Callable[..., Driver],
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    moment: str,
    players: int,
) -> None:
    usual = sizes(drive, monkeypatch, size, 100, moment, players)
    assert {text for text, px in usual.items() if px < LEAST[size]} == set()
    larger = sizes(drive, monkeypatch, size, 150, moment, players)
    both = usual.keys() & larger.keys()
    assert {(t, usual[t], larger[t]) for t in both if larger[t] <= usual[t]} == set()
