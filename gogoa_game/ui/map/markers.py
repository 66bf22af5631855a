"""The sizes of what marks places on the map, in radii of a hex: it looks the same at any size.

The middles of two hexes are 1.73 apart, so what reaches no farther than 0.97 keeps clear of a
neighbour's marker.
"""

from __future__ import annotations

MARKER = 1.52
BURST = 2.1  # below all markers
START = 1.7
MARKED_FIELD = 0.68
RING = 0.87
RING_WIDTH = 0.17
TICK = (0.30, 0.44, 0.84)  # Where it stands from the centre, and its size.
GUIDE = (-0.91, 0.27, 1.2)
GUIDE_FOUND_ALPHA = 110
MARKED_ALPHA = 128

PLAN_MARK = 2.42
"""Across the mark of a plan behind a marker."""
LETTER = (0.81, -0.78, 0.44, 0.84)
"""The disc with the letter of a plan: where it stands from the centre, its reach, and how far
below it that of a second plan stands."""
SMALL = 0.7
"""Markers on a hex that is lit, in their usual sizes."""
DAY = (-0.74, -0.74, 0.505)
DAY_UNDER_TOKEN = (-0.95, 0.5)
"""The number of the day on a marked place, and where it stands while the traveller is there."""
