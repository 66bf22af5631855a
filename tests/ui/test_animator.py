"""Motions in injected time; skipping always leads to the end."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gogoa_game.ui import animator as module
from gogoa_game.ui.animator import Animation, Animator

CURVES = [
    module.linear, module.out_cubic, module.in_out_sine, module.out_bounce,
]  # fmt: skip


@pytest.mark.parametrize("curve", CURVES)
def test_curves_lead_from_start_to_end(curve: module.Curve) -> None:
    assert curve(0.0) == pytest.approx(0)
    assert curve(1.0) == pytest.approx(1)
    assert all(-0.01 <= curve(i / 50) <= 1.01 for i in range(51))


def test_the_bounce_bounces_once() -> None:
    values = [module.out_bounce(i / 200) for i in range(201)]
    turns = sum(
        (b - a) * (c - b) < 0 for a, b, c in zip(values, values[1:], values[2:], strict=False)
    )
    assert turns == 2
    assert min(values[140:]) == pytest.approx(0.9, abs=0.01)


def test_a_value_goes_along_its_curve() -> None:
    animator = Animator()
    animator.start(Animation("x", 100, start=10, end=20))
    assert animator.value("x") == 10
    animator.update(25)
    assert animator.value("x") == pytest.approx(12.5)
    assert animator.active
    animator.update(75)
    assert animator.value("x") == 20
    assert not animator.active


def test_a_queue_runs_in_order_and_names_may_repeat() -> None:
    animator = Animator()
    animator.queue(
        Animation("step", 100, start=0, end=1),
        Animation("pause", 50),
        Animation("step", 100, start=1, end=2),
    )
    seen = []
    for _ in range(5):
        seen.append(animator.value("step"))
        animator.update(62.5)
    assert seen == pytest.approx([0, 0.625, 1, 1.375, 2])
    assert not animator.active


def test_the_queue_waits_for_what_was_started() -> None:
    animator = Animator()
    animator.start(Animation("dice", 300))
    animator.queue(Animation("step", 100))
    animator.update(200)
    assert animator.value("step") == 0
    assert animator.running("step")
    animator.update(150)
    assert animator.value("step") == pytest.approx(0.5)


def test_starting_again_replaces() -> None:
    animator = Animator()
    animator.start(Animation("x", 1000))
    animator.update(10)
    animator.start(Animation("x", 10))
    animator.update(10)
    assert animator.value("x") == 1
    assert not animator.active


@given(at=st.floats(0, 900), speed=st.sampled_from(list(module.SPEED_FACTOR)))
def test_skipping_at_any_time_gives_the_ends(at: float, speed: module.Speed) -> None:
    animator = Animator(speed)
    animator.start(Animation("a", 200, module.out_bounce, end=7))
    animator.start(Animation("b", 90, delay_ms=80, start=5, end=3))
    animator.queue(Animation("c", 140, end=2), Animation("c", 140, start=2, end=4))
    animator.update(at)
    animator.skip()
    assert not animator.active
    assert [animator.value(name) for name in "abc"] == [7, 3, 4]


def test_speed_stretches_time_and_off_ends_it() -> None:
    slow, off = Animator("slow"), Animator("off")
    for animator in (slow, off):
        animator.queue(Animation("x", 100), Animation("y", 100, delay_ms=50))
    assert not off.active
    assert off.value("y") == 1
    slow.update(100)
    assert slow.value("x") == pytest.approx(1 / 1.8)


def test_reduced_motion_cuts_or_takes_its_own_time() -> None:
    animator = Animator(reduced=True)
    animator.start(Animation("step", 140, delay_ms=500))
    animator.start(Animation("dice", 900, reduced_ms=120))
    assert animator.value("step") == 1
    animator.update(60)
    assert animator.value("dice") == pytest.approx(0.5)


def test_another_speed_is_adopted_in_the_middle_of_a_motion() -> None:
    animator = Animator()
    animator.queue(Animation("x", 100), Animation("y", 100, reduced_ms=40))
    animator.update(50)
    animator.adopt("slow", reduced=False)
    assert animator.value("x") == pytest.approx(0.5)
    animator.update(90)
    assert animator.value("x") == pytest.approx(1)
    assert animator.value("y") == pytest.approx(0, abs=1e-9)
    animator.adopt("off", reduced=False)
    assert not animator.active
    assert animator.value("y") == 1


def test_reduced_motion_ends_what_moves_and_holds_for_what_comes() -> None:
    animator = Animator()
    animator.start(Animation("x", 100))
    animator.adopt("normal", reduced=True)
    assert not animator.active
    assert animator.value("x") == 1
    animator.queue(Animation("y", 100, reduced_ms=40))
    animator.update(20)
    assert animator.value("y") == pytest.approx(0.5)
    animator.adopt("normal", reduced=True)
    assert animator.active


def test_unknown_names() -> None:
    animator = Animator()
    assert animator.value("x", 1.0) == 1.0
    with pytest.raises(KeyError):
        animator.value("x")
    animator.start(Animation("x", 10))
    animator.clear()
    assert not animator.active
    assert animator.value("x", 0.5) == 0.5
