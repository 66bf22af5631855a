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
