"""What stands for a player on the map."""

from __future__ import annotations

TOKENS = ("boat", "scooter", "elephant", "fish", "suitcase", "parasol")
"""The six shapes, in the order of seats. Each has a colour of its own, called by the same name."""
