"""The colours of postcards and poster: named once, for what they show or where they were met."""

from __future__ import annotations

from typing import NamedTuple

# Ink and paper, and the glaze of tiles.
INK = "#16294A"
CARD, KRAFT, FOAM = "#FFF8E7", "#E9D3A6", "#BFE3DC"
COBALT, AZUL, SUN, OCHRE = "#1D4F9F", "#3F7CC4", "#F5B83D", "#D98E2B"
PANE, MINT, HONEY = "#24407F", "#6FB58A", "#F0C36A"

# Red earth, from lit to dark, and what lies open in it.
CLAY, BRICK, TERRA, RUST = "#CF5F40", "#C9532F", "#B3432A", "#A03A26"
LATERITE, UMBER, HOLLOW = "#8E3323", "#5E211A", "#3D1410"

# Walls, pale stone, rock and thatch, from lit to dark.
WALL, WALL_SHADE, WALL_DEEP = "#FFF8E7", "#E7DFEA", "#CFC3DC"
STONE, STONE_SHADE, STONE_DEEP = "#F0DDB6", "#D9B98A", "#A8825A"
ROCK = ("#8A6A66", "#6B5A6A", "#5A4B5E", "#4A3F55")
THATCH, THATCH_SHADE = "#D9A45A", "#A9743C"

# What grows.
PALM, LEAF, FRESH, MOSS = "#2F6B4A", "#1F4D39", "#5B9A57", "#3B5B45"
EVENING_LEAF, NIGHT_LEAF = "#173D3F", "#0E2A3A"
BLOSSOM, BLOSSOM_SHADE = "#E07AA6", "#C2497E"

# The country, falling water, and the sea from the shore outwards.
COAST, LOWLAND, HILLS = "#F3D99F", "#CFDB8E", "#BCCB80"
FOREST, GHATS, RIDGE = "#92B477", "#A99FB8", "#7C6C9C"
WET_SAND, SAND_SHADE = "#E4BE78", "#CFA25C"
WATER, WATER_SHADE, WATER_DEEP = "#FFFDF5", "#BFDDEA", "#8FC3D6"
SEA = ("#5DB3B4", "#43A0AB", "#348D9D", "#287C90", "#1F6F86")

# The sky by day, at evening and by night.
NOON, PALE_NOON, BLUE, HAZE, MIST = "#6FA9D0", "#9CC6DE", "#8FC3D6", "#BFDDDC", "#CFE6D8"
MORNING, MORNING_SHADE = "#FBE3B4", "#EBCF96"
DUSK, GLOW, WARM, LIGHT = "#F3A85C", "#F7B968", "#F9C879", "#FFF1CF"
ORANGE, EMBER, ROSE, PLUM, VIOLET = "#EE8C4A", "#DB6A4F", "#B7586F", "#7F4E86", "#4A4488"
INDIGO, GRAPE, NIGHT, NAVY, SHADOW = "#2F3B78", "#3A2E63", "#233468", "#1B2A57", "#24182A"


class Greens(NamedTuple):
    """The colours of a palm: three of its leaves, two of its trunk."""

    dark: str
    middle: str
    light: str
    trunk: str
    shade: str


DAY = Greens(LEAF, PALM, FRESH, "#6B4630", "#4A2F20")
EVENING = Greens(LEAF, EVENING_LEAF, PALM, "#3A2430", SHADOW)
MIDNIGHT = Greens(NIGHT_LEAF, EVENING_LEAF, "#1F5244", "#3A2430", SHADOW)
