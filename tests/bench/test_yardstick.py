"""Figures of different machines compare: every benchmark tells its times in loops too."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bench import yardstick

BENCHES = sorted(Path(__file__).parent.glob("bench_*.py"))


def test_there_are_benchmarks() -> None:
    assert len(BENCHES) >= 6


@pytest.mark.parametrize("bench", BENCHES, ids=lambda path: path.stem)
def test_every_benchmark_announces_the_loop_and_uses_it(bench: Path) -> None:
    text = bench.read_text()
    assert "    announce()\n" in text
    shares = "import single\n"  # of a core, on whatever machine
    figures = ("loops(", "ms(", "import Stopwatch, Took, each, head, p95, row", shares)
    assert any(figure in text for figure in figures)


def test_times_are_multiples_of_the_loop(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(yardstick, "loop_seconds", lambda: 0.2)
    assert yardstick.loops(0.05) == "0.25 L"
    assert yardstick.loops(0.0000123456) == "6.17e-05 L"
    assert yardstick.ms(50, 2) == "50.00 ms = 0.25 L"
    assert yardstick.per_loop(30) == "6.0 a loop"
    yardstick.announce()
    assert capsys.readouterr().out == "L, a pure Python loop of 3,000,000 rounds: 200.0 ms\n"
