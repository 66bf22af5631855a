"""Every sprite uses only what nanosvg draws right, and shows something at every size."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.ui.assets import AssetError, asset_folder
from gogoa_game.ui.sprites import Sprites

if TYPE_CHECKING:
    from pathlib import Path

    from gogoa_game.ui.fonts import Fonts

FILES = sorted((asset_folder() / "sprites").glob("*.svg"))
NAMES = [path.stem for path in FILES]
SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {"svg", "g", "path", "circle", "ellipse", "rect", "polygon", "polyline", "line"}
GRADIENTS = {"linearGradient", "radialGradient", "stop", "defs"}
COLOUR = re.compile(r"#[0-9A-Fa-f]{6}|#[0-9A-Fa-f]{3}|none|url\(#[\w-]+\)")
PAINTS = {"fill", "stroke", "stop-color"}


def faults(root: ET.Element) -> list[str]:
    """What nanosvg would draw wrong or leave out."""
    found = [] if root.get("viewBox") else ["no viewBox"]
    for element in root.iter():
        tag = element.tag.removeprefix(SVG)
        if tag not in SHAPES | GRADIENTS:
            found.append(f"<{tag}>")
        if tag.endswith("Gradient") and element.get("gradientUnits") != "userSpaceOnUse":
            found.append(f"<{tag}> without gradientUnits=userSpaceOnUse")
        for name, value in element.attrib.items():
            if name in ("style", "class", "stroke-dasharray", "clip-path", "mask", "filter"):
                found.append(f"{name}={value}")
            if name in PAINTS and not COLOUR.fullmatch(value):
                found.append(f"{name}={value}")
    return found


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_sprites_use_only_what_is_drawn_right(path: Path) -> None:
    assert faults(ET.parse(path).getroot()) == []


@pytest.mark.parametrize(
    "inside",
    [
        "<text>a</text>", '<use href="#a"/>', '<path style="fill:red"/>', '<path fill="red"/>',
        '<path fill="rgba(1,2,3,.5)"/>', '<path fill="#11223344"/>', '<g filter="url(#a)"/>',
        '<path stroke-dasharray="3 4"/>', '<linearGradient id="a"/>', '<clipPath id="a"/>',
    ],
)  # fmt: skip
def test_the_check_finds_faults(inside: str) -> None:
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">'
    assert len(faults(ET.fromstring(f"{head}{inside}</svg>"))) == 1


@pytest.mark.parametrize("name", NAMES)
def test_sprites_show_something_at_every_size(name: str, tools: tuple[Sprites, Fonts]) -> None:
    for width in (32, 64, 128, 256):
        surface = Sprites().get(name, width)
        assert surface.get_width() == width
        ink = surface.get_bounding_rect()
        assert ink.width >= width // 4
        assert ink.height >= 1


def test_sprites_are_kept_by_size(tools: tuple[Sprites, Fonts]) -> None:
    sprites = Sprites()
    assert sprites.get("palm", 40) is sprites.get("palm", 40)
    assert sprites.get("palm", 40) is not sprites.get("palm", 41)
    assert sprites.get("dhow", 224).get_size() == (224, round(224 / sprites.aspect("dhow")))


def test_rotation_is_clockwise_and_kept_by_bucket(tools: tuple[Sprites, Fonts]) -> None:
    sprites = Sprites()
    assert sprites.rotated("palm", 60, 60, 2.0) is sprites.rotated("palm", 60, 60, 2.1)
    assert sprites.rotated("palm", 60, 60, 0.1) is sprites.get("palm", 60, 60)
    upright = sprites.get("turn_arrow", 64)
    turned = sprites.rotated("turn_arrow", 64, 64, 90)
    wanted = pygame.mask.from_surface(pygame.transform.rotate(upright, -90))
    overlap = wanted.overlap_area(pygame.mask.from_surface(turned), (0, 0))
    assert overlap > 0.85 * wanted.count()


def test_a_missing_sprite_is_named() -> None:
    with pytest.raises(AssetError, match=r"no_such\.svg is missing"):
        Sprites().get("no_such", 10)


def test_the_grain_tile_is_small_light_and_joins_itself(tools: tuple[Sprites, Fonts]) -> None:
    assert (asset_folder() / "sprites" / "grain.png").stat().st_size < 200_000
    tile = tools[0].tile("grain")
    width, height = tile.get_size()
    reds = [[tile.get_at((x, y)).r for x in range(width)] for y in (0, 1, height - 2, height - 1)]
    inside = sum(abs(a - b) for a, b in zip(reds[0], reds[1], strict=True)) / width
    across = sum(abs(a - b) for a, b in zip(reds[0], reds[3], strict=True)) / width
    assert across < inside * 1.3
    assert pygame.transform.average_color(tile)[0] > 235
