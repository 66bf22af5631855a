"""The files that a map names lie in its folder or below; others are refused, unread."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from gogoa_game.maps import load_map, map_faults

from .spoiling import refused, spoil

SEA, IMAGE = 'source="sea.tsx"', "../sprites/hex_sea_1_a.svg"
OUTSIDE = "lies outside the folder of the map; put it there or below"
FORM = "must be a path from this file on, with / between its folders"
LINK = "is a link that leads out of the folder of the map; put the file there"


@pytest.fixture(autouse=True)
def outside(copy: Path) -> Path:
    """A tileset and a picture beside the folder of the map, where each would do."""
    folder = copy.parent.parent
    for name in ("sea.tsx", "land.tsx"):
        shutil.copy(copy.with_name(name), folder)
    picture = folder / "elsewhere" / "hex_sea_1_a.svg"
    picture.parent.mkdir()
    picture.write_text("<svg/>")
    return folder


# Each stands for {} in the .tmx, and leads to the tileset beside the folder on some system.
WAYS_OUT = {
    "up": ("../sea.tsx", OUTSIDE),
    "down and up": ("a/../../sea.tsx", OUTSIDE),
    "up and back": ("../maps/sea.tsx", OUTSIDE),
    "up behind a dot": ("./../sea.tsx", OUTSIDE),
    "absolute": ("{outside}/sea.tsx", OUTSIDE),
    "absolute with two strokes": ("/{outside}/sea.tsx", OUTSIDE),
    "a share": ("//server/share/sea.tsx", OUTSIDE),
    "a share of Windows": ("\\\\server\\share\\sea.tsx", FORM),
    "up in Windows": ("..\\sea.tsx", FORM),
    "down in Windows": ("a\\sea.tsx", FORM),
    "a drive": ("C:/sea.tsx", FORM),
    "a place on a drive": ("C:sea.tsx", FORM),
    "a drive of Windows": ("C:\\sea.tsx", FORM),
    "a device of Windows": ("\\\\?\\C:\\sea.tsx", FORM),
    "an address": ("file:///sea.tsx", FORM),
    "a page": ("https://example.org/sea.tsx", FORM),
    "a resource": (":/sea.tsx", FORM),
}


@pytest.mark.parametrize("kind", WAYS_OUT)
def test_a_tileset_outside_is_refused_by_name(
    copy: Path, outside: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, expected = WAYS_OUT[kind]
    spoil(copy, SEA, f'source="{source.format(outside=outside)}"')
    opened: list[str] = []
    real = os.open

    def opening(file: str, *rest: int, **named: int) -> int:
        opened.append(os.path.realpath(file))
        return real(file, *rest, **named)

    monkeypatch.setattr(os, "open", opening)
    refused(copy, expected)
    home = os.path.realpath(copy.parent)
    assert {str(Path(file).parent) for file in opened} == {home}


@pytest.mark.parametrize("kind", WAYS_OUT)
def test_a_picture_outside_is_refused_by_name(copy: Path, outside: Path, kind: str) -> None:
    source, expected = WAYS_OUT[kind]
    picture = source.format(outside=outside).replace("sea.tsx", "elsewhere/hex_sea_1_a.svg")
    spoil(copy.with_name("sea.tsx"), IMAGE, picture)
    refused(copy, f"hex_sea_1_a.svg' {expected}" if len(picture) < 60 else expected)


@pytest.mark.parametrize(
    "picture",
    [
        "../sprites/../elsewhere/hex_sea_1_a.svg",
        "../../sprites/hex_sea_1_a.svg",
        "../sprites2/hex_sea_1_a.svg",
        "../sprites/../a.svg",
        "../sprites.svg",
    ],
)
def test_only_the_sprites_beside_the_folder_are_pictures(copy: Path, picture: str) -> None:
    spoil(copy.with_name("sea.tsx"), IMAGE, picture)
    refused(copy, OUTSIDE)


@pytest.mark.skipif(os.name != "posix", reason="needs links")
def test_a_link_out_of_the_folder_is_refused(copy: Path, outside: Path) -> None:
    copy.with_name("sea.tsx").unlink()
    copy.with_name("sea.tsx").symlink_to(outside / "sea.tsx")
    refused(copy, LINK)


@pytest.mark.skipif(os.name != "posix", reason="needs links")
def test_a_folder_that_is_a_link_out_is_refused(copy: Path, outside: Path) -> None:
    copy.with_name("linked").symlink_to(outside)
    spoil(copy, SEA, 'source="linked/sea.tsx"')
    refused(copy, LINK)


@pytest.mark.skipif(os.name != "posix", reason="needs links")
def test_a_picture_that_is_a_link_out_is_refused(copy: Path, outside: Path) -> None:
    copy.with_name("linked.svg").symlink_to(outside / "elsewhere" / "hex_sea_1_a.svg")
    spoil(copy.with_name("sea.tsx"), IMAGE, "linked.svg")
    refused(copy, LINK)


@pytest.mark.skipif(os.name != "posix", reason="needs links and a device")
@pytest.mark.parametrize("target", ["../goa.toml", "/dev/zero"])
def test_texts_that_are_a_link_out_are_refused(copy: Path, outside: Path, target: str) -> None:
    texts = copy.with_suffix(".toml")
    texts.rename(outside / "goa.toml")
    texts.symlink_to(target)
    refused(copy, f"goa.toml: {LINK}")


@pytest.mark.skipif(os.name != "posix", reason="needs links")
def test_links_within_the_folder_are_followed(copy: Path) -> None:
    (copy.parent / "tiles").mkdir()
    for name in ("sea.tsx", "goa.toml"):
        file = copy.with_name(name)
        file.rename(copy.parent / "tiles" / name)
        file.symlink_to(f"tiles/{name}")
    assert load_map(copy).art.columns == 19


@pytest.mark.skipif(os.name != "posix", reason="needs links")
def test_the_folder_of_a_map_may_be_a_link(copy: Path, outside: Path) -> None:
    (outside / "linked").symlink_to(copy.parent)
    assert load_map(outside / "linked" / "goa.tmx").art.columns == 19


def test_a_map_may_be_named_from_its_folder(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(copy.parent)
    assert load_map(Path("goa.tmx")).art.columns == 19


@pytest.mark.parametrize("pictures", ["../../pictures/", "pictures/", "../../../sprites/"])
def test_tilesets_and_pictures_may_lie_below(copy: Path, pictures: str) -> None:
    folder = copy.parent / "tiles" / "water"
    folder.mkdir(parents=True)
    sprites = copy.parent.parent / "sprites"
    for name in ("pictures", "tiles/water/pictures"):
        shutil.copytree(sprites, copy.parent / name)
    text = copy.with_name("sea.tsx").read_text(encoding="utf-8")
    copy.with_name("sea.tsx").unlink()
    folder.joinpath("sea.tsx").write_text(text.replace("../sprites/", pictures), encoding="utf-8")
    spoil(copy, SEA, 'source="tiles/water/sea.tsx"')
    assert load_map(copy).art.columns == 19


@pytest.mark.parametrize("template", ["../a.tx", "/etc/passwd", "a.tx", ""])
def test_a_template_is_never_read(copy: Path, template: str) -> None:
    spoil(copy, 'name="colva" type', f'template="{template}" name="colva" type')
    refused(copy, "object 'colva': comes from a template; detach it in Tiled")


def test_one_tileset_that_is_refused_is_one_fault(copy: Path) -> None:
    spoil(copy, SEA, 'source="../sea.tsx"')
    assert map_faults(copy) == [f"tileset '../sea.tsx': {OUTSIDE}"]
