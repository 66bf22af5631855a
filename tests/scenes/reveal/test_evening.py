"""The evening on the screen: when what moves, in which order, and how it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.scenes.reveal import picture as evening
from gogoa_game.scenes.reveal.motion import APART_MS, STEP_MS, LaneShown, set_out, shown_now
from gogoa_game.store.settings import Settings
from gogoa_game.ui.animator import Animator
from tests.scenes.reveal.evenings import at_evening, day

if TYPE_CHECKING:
    from collections.abc import Callable

    from gogoa_game.scenes.reveal.lane import Lane
    from gogoa_game.ui.animator import Speed
    from gogoa_game.ui.paint.painter import Painter
    from tests.scenes.driving import Driver

DONE = (1.0, 1.0, 1.0, 1.0, 1.0)


def timed(count: int, speed: Speed = "normal") -> list[dict[str, tuple[float, float]]]:
    """For every lane in order: when each part of it begins and ends, in milliseconds."""
    told = day(count)
    animator = Animator(speed)
    set_out(animator, told)
    found: list[dict[str, tuple[float, float]]] = [{} for _ in told.players]
    ms = 0.0
    while animator.active:
        before = shown_now(animator, count)
        animator.update(5.0)
        ms += 5.0
        now = shown_now(animator, count)
        for place, seat in enumerate(told.earlier):
            for name in LaneShown._fields:
                if getattr(now.lanes[seat], name) != getattr(before.lanes[seat], name):
                    begins = found[place].get(name, (ms - 5.0, 0.0))[0]
                    found[place][name] = begins, ms
    return found


@pytest.mark.parametrize("count", [2, 4, 6])
def test_trips_start_one_after_the_other_at_a_pace_that_eyes_can_follow(count: int) -> None:
    told, lanes = day(count), timed(count)
    starts = [lane["travelled"][0] for lane in lanes]
    for place, (start, lane) in enumerate(zip(starts, lanes, strict=True)):
        assert start - starts[0] == pytest.approx(place * APART_MS, abs=6)
        steps = len(told.players[told.earlier[place]].trip.steps)
        assert lane["travelled"][1] - start == pytest.approx(STEP_MS * steps, abs=6)
    assert (APART_MS, STEP_MS) == (250, 220)


def test_a_lane_tells_nothing_before_its_trip_has_come_to_its_end() -> None:
    for lane in timed(6):
        assert lane["slid"][1] <= lane["travelled"][0] + 6
        for name in ("stamped", "turned"):
            assert lane[name][0] >= lane["travelled"][1] - 6
        assert lane["popped"][0] >= lane["turned"][1] - 6
        assert lane["counted"][0] >= lane["popped"][1] - 6


@pytest.mark.parametrize(("speed", "factor"), [("fast", 0.5), ("slow", 1.8)])
def test_it_keeps_to_the_speed_that_was_chosen(speed: Speed, factor: float) -> None:
    usual, other = timed(4), timed(4, speed)
    for one, two in zip(usual, other, strict=True):
        for name, (begins, ends) in one.items():
            assert two[name] == pytest.approx((begins * factor, ends * factor), abs=12)


def test_lanes_change_places_when_all_is_counted_and_then_the_sun_falls_on_who_leads() -> None:
    told = day(4)
    assert told.earlier != told.later
    animator = Animator()
    set_out(animator, told)
    while animator.active:
        now = shown_now(animator, 4)
        if now.order > 0:
            assert all(lane[2:] == DONE for lane in now.lanes)
        if now.leads > 0:
            assert now.order == 1
        animator.update(16.0)
    assert shown_now(animator, 4)[1:] == (1.0, 1.0)


def test_who_rises_is_lifted_over_the_others(
    drive: Callable[..., Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = drive(size=(640, 360))
    scene = at_evening(driver, 4)
    drawn: list[Lane] = []
    plain = evening.draw_lane

    def draw_lane(painter: Painter, lane: Lane) -> None:
        drawn.append(lane)
        plain(painter, lane)

    monkeypatch.setattr(evening, "draw_lane", draw_lane)
    moves = {
        seat: scene.told.later.index(seat) - place for place, seat in enumerate(scene.told.earlier)
    }
    assert any(moves.values())
    lifted = set()
    while scene.animator.active:
        drawn.clear()
        driver.frame()
        order = shown_now(scene.animator, 4).order
        if 0 < order < 1:
            falls = [moves[lane.one.seat] for lane in drawn]
            assert falls == sorted(falls, reverse=True)
            lifted |= {lane.one.seat for lane in drawn if lane.lifted > 0}
    assert lifted == {seat for seat, move in moves.items() if move < 0}
    tops = [lane.rect.top for lane in sorted(drawn, key=lambda lane: lane.rect.top)]
    assert [lane.rect.top for lane in _in_order(drawn, scene.told.later)] == tops


def _in_order(lanes: list[Lane], seats: tuple[int, ...]) -> list[Lane]:
    by_seat = {lane.one.seat: lane for lane in lanes}
    return [by_seat[seat] for seat in seats]


@pytest.mark.parametrize("count", [1, 4])
def test_where_nothing_may_move_the_lanes_fade_in_whole(
    drive: Callable[..., Driver], count: int
) -> None:
    driver = drive(size=(640, 360), settings=Settings(reduced_motion=True, coach="off"))
    scene = at_evening(driver, count)
    now = shown_now(scene.animator, count)
    assert all(lane.slid == 0 for lane in now.lanes)
    assert all(lane[2:] == DONE for lane in now.lanes)
    assert now.order == now.leads == 1
    ms = 0.0
    while scene.animator.active:
        driver.frame()
        ms += 16
    assert ms <= 200


@pytest.mark.parametrize("count", [1, 2, 4, 6])
@pytest.mark.parametrize("wait", [0, 400, 1100, 2300, 3500])
def test_a_click_at_any_moment_ends_it_and_the_next_one_leaves(
    drive: Callable[..., Driver], count: int, wait: int
) -> None:
    pictures = []
    for click in (True, False):
        driver = drive(size=(480, 270))
        scene = at_evening(driver, count)
        driver.rest(wait)
        if click and scene.animator.active:
            driver.pointer(pygame.MOUSEBUTTONDOWN, (200.0, 900.0))
            assert not scene.animator.active
        for _ in range(800):
            if not scene.animator.active:
                break
            driver.frame()
        scene.dirty = True
        driver.frame(ms=0.0)
        assert driver.top is scene
        pictures.append(pygame.image.tobytes(driver.window.surface(), "RGB"))
    assert pictures[0] == pictures[1]


def test_before_a_trip_the_picture_does_not_tell_where_it_leads(
    drive: Callable[..., Driver],
) -> None:
    """Two evenings that differ in their trips alone begin with the same picture."""
    pictures = set()
    for number in (3, 3):
        driver = drive(size=(640, 360))
        scene = at_evening(driver, 4, number)
        one = scene.told.players[0]
        if pictures:
            other = scene.told.players[1]
            scene.told = type(scene.told)(
                number,
                (
                    type(one)(
                        0, one.player, _from(one, other), None, one.gained, (), 0, one.before,
                        one.after,
                    ),
                    *scene.told.players[1:],
                ),
                scene.told.earlier,
                scene.told.later,
            )  # fmt: skip
        scene.dirty = True
        driver.frame(ms=0.0)
        pictures.add(pygame.image.tobytes(driver.window.surface(), "RGB"))
    assert len(pictures) == 1


def _from(one, other):  # type: ignore[no-untyped-def]
    """A trip with the steps of another, from where the one began."""
    trip = one.trip
    return type(trip)(trip.day, trip.start, trip.dice, trip.turn, other.trip.steps, None)


def test_pause_is_one_press_away(drive: Callable[..., Driver]) -> None:
    from gogoa_game.scenes.pause import PauseScene

    driver = drive(size=(640, 360))
    at_evening(driver, 4)
    driver.press("pause")
    assert isinstance(driver.top, PauseScene)
