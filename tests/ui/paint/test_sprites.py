"""Every sprite uses only what nanosvg draws right, and shows something at every size."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from typing import TYPE_CHECKING

import pygame
import pytest

from gogoa_game.files.assets import AssetError, asset_folder
from gogoa_game.ui.paint.sprites import Sprites

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from gogoa_game.ui.paint.fonts import Fonts
    from gogoa_game.ui.paint.painter import Painter

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


GARBAGE = {
    "latin": b'\xff\xfe viewBox="0 0 8 8" \xe4',
    "empty": b"",
    "noughts": bytes(400),
    "flat": b'<svg viewBox="0 0 8 0"/>',
    "narrow": b'<svg viewBox="0 0 0 8"/>',
    "dots": b'<svg viewBox="0 0 1.2.3 8"/>',
    "dot": b'<svg viewBox="0 0 . 8"/>',
    "endless": b'<svg viewBox="0 0 ' + b"9" * 400 + b' 8"/>',
    "thread": b'<svg viewBox="0 0 0.000001 99999999"/>',
    "words": b"viewBox is not in here",
}


@pytest.mark.parametrize("name", GARBAGE)
def test_a_garbage_sprite_is_named_in_one_sentence(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tools: tuple[Sprites, Fonts]
) -> None:
    broken = tmp_path / f"{name}_broken.svg"
    broken.write_bytes(GARBAGE[name])
    monkeypatch.setattr("gogoa_game.ui.paint.sprites.asset", lambda *parts: tmp_path / parts[-1])
    with pytest.raises(AssetError) as found:
        Sprites().get(broken.stem, 40)
    assert broken.name in str(found.value)
    assert "\n" not in str(found.value)


def test_a_folder_in_the_place_of_a_sprite_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a_folder.svg").mkdir()
    monkeypatch.setattr("gogoa_game.ui.paint.sprites.asset", lambda *parts: tmp_path / parts[-1])
    with pytest.raises(AssetError, match=r"a_folder\.svg"):
        Sprites().aspect("a_folder")


def test_a_garbage_token_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from gogoa_game.ui.paint.tokens import token_svg

    (tmp_path / "token_fish.svg").write_bytes(b"\xff\xfe\x00")
    monkeypatch.setattr("gogoa_game.ui.paint.sprites.asset", lambda *parts: tmp_path / parts[-1])
    token_svg.cache_clear()
    with pytest.raises(AssetError, match=r"token_fish\.svg"):
        token_svg("fish", "fish")
    token_svg.cache_clear()


def test_a_faded_sprite_leaves_the_kept_one_as_it_was(
    make_painter: Callable[..., Painter],
) -> None:
    painter = make_painter(64, 64)
    kept = painter.sprites.get("palm", 2, 2)
    painter.sprite("palm", center=(10, 10), size=40, alpha=90)
    for surface, _size in painter.sprites._surfaces._entries.values():
        assert surface.get_alpha() == 255
    assert kept.get_alpha() == 255
