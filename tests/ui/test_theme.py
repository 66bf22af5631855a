"""Colours: text can be read, and types and players can be told apart by everybody.

Contrast is WCAG 2's. Colour blindness is simulated after Machado, Oliveira and Fernandes (2009) at
full severity, and distances are CIEDE2000.
"""

from __future__ import annotations

import itertools
import math

import pytest

from gogoa_game.ui import theme

Triple = tuple[float, float, float]

VISION: dict[str, tuple[Triple, Triple, Triple]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(colour: theme.Colour) -> Triple:
    r, g, b = (c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour)
    return r, g, b


def times(matrix: tuple[Triple, Triple, Triple], v: Triple) -> Triple:
    x, y, z = (sum(a * b for a, b in zip(row, v, strict=True)) for row in matrix)
    return x, y, z


def contrast(a: theme.Colour, b: theme.Colour) -> float:
    light = [0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(a), linear(b))]
    return (max(light) + 0.05) / (min(light) + 0.05)


def lab(rgb: Triple) -> Triple:
    """CIE L*a*b* of linear sRGB."""
    xyz = times(
        (
            (0.4124564, 0.3575761, 0.1804375),
            (0.2126729, 0.7151522, 0.0721750),
            (0.0193339, 0.1191920, 0.9503041),
        ),
        rgb,
    )
    fx, fy, fz = (
        t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116
        for t in (xyz[0] / 0.95047, xyz[1], xyz[2] / 1.08883)
    )
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: Triple, two: Triple) -> float:
    """CIEDE2000."""
    (l1, a1, b1), (l2, a2, b2) = one, two
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    grey = 0.5 * (1 - math.sqrt(mean**7 / (mean**7 + 25**7)))
    a1, a2 = a1 * (1 + grey), a2 * (1 + grey)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = (math.degrees(math.atan2(b, a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    hue = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    middle = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2

    def wave(factor: float, shift: float) -> float:
        return math.cos(math.radians(factor * middle + shift))

    t = 1 - 0.17 * wave(1, -30) + 0.24 * wave(2, 0) + 0.32 * wave(3, 6) - 0.2 * wave(4, -63)
    sl = 1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2)
    sc, sh = 1 + 0.045 * chroma, 1 + 0.015 * chroma * t
    rotation = 60 * math.exp(-(((middle - 275) / 25) ** 2))
    rt = -2 * math.sqrt(chroma**7 / (chroma**7 + 25**7)) * math.sin(math.radians(rotation))
    dl, dc, dh = (l2 - l1) / sl, (c2 - c1) / sc, hue / sh
    return math.sqrt(dl**2 + dc**2 + dh**2 + rt * dc * dh)


def seen(colour: theme.Colour, vision: str) -> Triple:
    r, g, b = (min(1.0, max(0.0, v)) for v in times(VISION[vision], linear(colour)))
    return lab((r, g, b))


def test_the_distance_is_ciede2000() -> None:
    """Two pairs of the test data of Sharma, Wu and Dalal (2005)."""
    assert distance((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert distance((50, 2.5, 0), (73, 25, -18)) == pytest.approx(27.1492, abs=1e-4)
    assert distance((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514)) == pytest.approx(
        0.9082, abs=1e-4
    )


def test_the_contrast_is_that_of_wcag() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)


@pytest.mark.parametrize(("text", "ground"), theme.TEXT_PAIRS)
def test_text_can_be_read(text: theme.Colour, ground: theme.Colour) -> None:
    assert contrast(text, ground) >= 4.5


@pytest.mark.parametrize("vision", VISION)
@pytest.mark.parametrize("colours", [theme.TYPE_COLOUR, theme.TOKEN_COLOUR])
def test_types_and_players_are_told_apart(colours: dict[str, theme.Colour], vision: str) -> None:
    for a, b in itertools.combinations(colours, 2):
        apart = distance(seen(colours[a], vision), seen(colours[b], vision))
        assert apart >= 15, f"{a} and {b}"


def test_button_texts_are_among_the_pairs() -> None:
    from gogoa_game.ui.widgets.button import Button, Kind
    from gogoa_game.ui.widgets.widget import Look

    kinds: tuple[Kind, ...] = ("rest", "main", "tool", "chosen")
    looks = (Look(), Look(hover=True), Look(pressed=True))
    for kind, look, enabled in itertools.product(kinds, looks, (True, False)):
        tint = Button("x", (0, 0, 9, 9), "X", kind=kind, enabled=enabled).tint(look)
        assert (tint.text, tint.fill) in theme.TEXT_PAIRS


def test_what_is_under_the_pointer_does_not_look_chosen() -> None:
    from gogoa_game.ui.widgets.button import Button, Kind
    from gogoa_game.ui.widgets.widget import Look

    kinds: tuple[Kind, ...] = ("rest", "main", "tool")
    chosen = Button("x", (0, 0, 9, 9), "X", kind="chosen")
    for kind in kinds:
        over = Button("x", (0, 0, 9, 9), "X", kind=kind).tint(Look(hover=True))
        assert over.fill not in {chosen.tint(Look()).fill, chosen.tint(Look(hover=True)).fill}


def test_codes_of_colours() -> None:
    assert theme.rgb("#16294A") == (22, 41, 74)
    assert theme.fade(theme.INK, 0.5) == (22, 41, 74, 128)
    with pytest.raises(ValueError, match="six"):
        theme.rgb("#FFF")


def test_no_size_is_below_the_floor() -> None:
    sizes = (theme.FLOOR, theme.LIST, theme.LABEL, theme.NAME, theme.SCORE, theme.RESULT)
    assert min(sizes) == theme.FLOOR == 22
    assert set(theme.TOKENS) == set(theme.TOKEN_COLOUR)
