"""The one place for colours and sizes. Colours are (r, g, b); sizes are design units."""

from __future__ import annotations

from enum import Enum, auto

from gogoa_game.pieces import TOKENS as TOKENS

Colour = tuple[int, int, int]
Paint = tuple[int, int, int] | tuple[int, int, int, int]
"""A colour, or one with an alpha of 0..255."""


def rgb(code: str) -> Colour:
    """The colour of six hexadecimal digits, with or without "#"."""
    digits = code.removeprefix("#")
    if len(digits) != 6:
        raise ValueError(f"a colour has six hexadecimal digits: {code!r}")
    return int(digits[:2], 16), int(digits[2:4], 16), int(digits[4:], 16)


def fade(colour: Paint, alpha: float) -> Paint:
    """`colour` with the opacity `alpha`, 0..1."""
    return colour[0], colour[1], colour[2], round(255 * min(max(alpha, 0.0), 1.0))


# Grounds
PAPER = rgb("F6E9CF")
CARD = rgb("FFF8E7")
KRAFT = rgb("E9D3A6")
RAY = rgb("F0DDB6")  # sun rays printed on paper
GLAZE = rgb("F4F7F8")  # tile ground
FOAM = rgb("BFE3DC")
WHITE = rgb("FFFFFF")  # rims of path hexes and the numbers on them, paper under the pointer

BLACK = rgb("000000")  # what the darker tone of a colour is mixed with

# Lines and text
INK = rgb("16294A")
INK2 = rgb("4A5470")
WAVE = rgb("EBD9B0")  # the lines of a passport page
EDGE = rgb("D9C39A")  # quiet outlines on paper
OFF_EDGE = rgb("B9A57C")
OFF_LINE = rgb("CDBB93")
PENCIL = rgb("33343A")

# Roles
COBALT = rgb("1D4F9F")
SLOT = rgb("173F82")  # the ground of an empty slot in the tray
AZUL = rgb("3F7CC4")
AHEAD = rgb("1F5BBF")
TURN = rgb("8C919C")
TURN_ALPHA = 0.86
SUN = rgb("F5B83D")
SUN_TEXT = rgb("FFD071")  # the sun as letters on cobalt
SUN_PALE = rgb("FFE2A0")  # a step on the way back, on blue
TERRA = rgb("B3432A")
LATERITE = rgb("8E3323")
PALM = rgb("2F6B4A")
OCHRE = rgb("D98E2B")

LEAF = rgb("DCE8F2")  # the inner part of a painted corner of a tile
PETAL = rgb("B9D0E8")  # the lit half of a petal of the compass
CORAL = rgb("F2A08A")  # the second plan, beside the sun of the first
DIM = rgb("0E1B38")  # what lies over a screen while something is shown on top

# The map
SEA = (rgb("5DB3B4"), rgb("43A0AB"), rgb("348D9D"), rgb("287C90"), rgb("1F6F86"))
"""The sea by distance from the coast, the shallowest first."""
TERRAIN = {
    "coast": rgb("F3D99F"),
    "lowland": rgb("CFDB8E"),
    "town": rgb("F0CFA6"),
    "hills": rgb("BCCB80"),
    "forest": rgb("92B477"),
    "ghats": rgb("A99FB8"),
}

RIVER = SEA[0]
RIVER_TEXT = rgb("0A3443")
LAND_PAPER = rgb("FFF4DA")  # between the outline of the land and its tiles
LAND_SHADE = rgb("123B4A")

# The country around the map: sand, a low sun and its rays, ranges of hills and their lit rims
SAND = rgb("DCC79C")
SAND_RAY = rgb("E4D2AA")
SAND_TEXT = rgb("4A3512")
SUN_RIM = rgb("EFC877")
SUN_DISC = rgb("F3D38D")
RIDGES = (
    (rgb("D8C28F"), rgb("E6D5A8")),
    (rgb("CFB682"), rgb("DFCA99")),
    (rgb("C6AB76"), rgb("D6BD89")),
    (rgb("BB9E69"), rgb("CDB17C")),
)

# The title: the night above, discs of evening light by their radius in the poster, and the sun
POSTER_NIGHT = rgb("233468")
POSTER_GLOW = (
    (1190, rgb("2F3B78")),
    (1010, rgb("4A4488")),
    (850, rgb("7F4E86")),
    (700, rgb("B7586F")),
    (560, rgb("DB6A4F")),
    (440, rgb("EE8C4A")),
    (345, rgb("F7B25A")),
)
POSTER_SUN = ((262, rgb("FFE6A3")), (228, rgb("FFF3CC")))

# The evening: the sky above, discs of light by their radius round a sun that sets, and the light
# that it leaves on the map
DUSK = rgb("8E3B54")
DUSK_GLOW = (
    (1010, rgb("B7586F")),
    (860, rgb("D2705F")),
    (700, rgb("E58A52")),
    (540, rgb("F2AA5A")),
    (390, rgb("F7C27A")),
    (250, rgb("FFF1CF")),
)
DUSK_LIGHT = rgb("FBEDE1")

TYPE_COLOUR = {
    "beach": rgb("F5B83D"),
    "fort": rgb("8A2F22"),
    "waterfall": rgb("2F86CF"),
    "heritage": rgb("5A3B82"),
    "religious": rgb("FFFDF5"),
}

TOKEN_COLOUR = {
    "boat": rgb("D8402B"),
    "scooter": rgb("1D4F9F"),
    "elephant": rgb("F4C13D"),
    "fish": rgb("3AA68B"),
    "suitcase": rgb("2A2630"),
    "parasol": rgb("B46BE4"),
}
TOKEN_SHADE = {"boat": rgb("B22F1F"), "elephant": rgb("D99A1E"), "fish": rgb("1F6F5C")}
"""The darker tone in the drawing of a shape; the main tone is the shape's own player colour."""

TEXT_PAIRS: tuple[tuple[Colour, Colour], ...] = (
    *((INK, ground) for ground in (PAPER, CARD, WHITE, KRAFT, SUN, GLAZE, FOAM)),
    *((INK2, ground) for ground in (PAPER, CARD)),
    *((COBALT, ground) for ground in (PAPER, CARD, GLAZE)),
    *((LATERITE, ground) for ground in (PAPER, CARD)),
    *((PALM, ground) for ground in (PAPER, CARD)),
    (TERRA, CARD),
    *((CARD, ground) for ground in (COBALT, TERRA, LATERITE, PALM, INK, SEA[4], PENCIL)),
    (WHITE, AHEAD),
    (WHITE, INK2),
    (SUN_PALE, AHEAD),
    (SUN_TEXT, COBALT),
    *((RIVER_TEXT, ground) for ground in TERRAIN.values()),
    *((SAND_TEXT, ground) for ground in (SAND, SAND_RAY, SUN_DISC, *(r[0] for r in RIDGES))),
)
"""Text on ground: the pairs in use. Each is tested to have a contrast of at least 4.5 to 1."""

# Text sizes
FLOOR = 22
LIST = 25
READ = 26  # the smallest on the screen of a turn, but for names on the map
MOTTO = 28
LABEL = 30
ROW = 32  # a name in a row
MENU = 33
FIGURE = 38  # a number in a table
NAME = 40
HEADLINE = 54
SCORE = 62
RESULT = 118

# Line widths and shape
OUTLINE = 4.0
INNER_LINE = 2.5
INNER_INSET = 7.0
RADIUS = 14.0
SHADOW = (4.0, 7.0)
SHADOW_ALPHA = 0.28


class Face(Enum):
    """A typeface by its use; `DISPLAY` sets capitals."""

    DISPLAY = auto()
    TEXT = auto()
    BOLD = auto()
    DISPLAY_JA = auto()
    """The display face for strings with characters that are not Latin: chosen by itself."""

    # Members are single objects; the hash of Enum is slow, and every text drawn asks for it.
    __hash__ = object.__hash__


DISPLAY = Face.DISPLAY
TEXT = Face.TEXT
BOLD = Face.BOLD
