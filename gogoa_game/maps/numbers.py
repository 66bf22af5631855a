"""Numbers as Tiled writes them."""

from __future__ import annotations

import re

_NUMBER = re.compile(r"[+-]?(\d{1,20}(\.\d{0,40})?|\.\d{1,40})([eE][+-]?\d{1,3})?", re.ASCII)
_NOTHING = 1e-6
"""Tiled pixels that nobody sees: sums of fractions leave so much where there should be 0."""


def number(text: str) -> float | None:
    """The value of a decimal number, with or without an exponent; None for anything else."""
    return float(text) if _NUMBER.fullmatch(text) else None


def is_number(text: str, wanted: float) -> bool:
    """Whether a text is that number, but for what no eye can tell."""
    value = number(text)
    return value is not None and abs(value - wanted) <= _NOTHING
