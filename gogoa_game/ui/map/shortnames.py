"""Names of places without the word for what they are, where an icon beside them says it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gogoa_game.maps import MapTexts

ENDINGS = {
    "en": (" Beach", " Falls", " Fort", " Temple", " Rock Art", " Museum"),
    "ja": ("・ビーチ", "ビーチ", "の滝", "要塞", "寺院"),
}
"""By the language of a map's texts; names in others stay whole."""


def short_name(texts: MapTexts, place: str, language: str) -> str:
    """The name of a place without what follows a comma, and without the word for its type."""
    name = texts.name(place, language).partition(",")[0]
    for ending in ENDINGS.get(language, ()):
        if name.endswith(ending) and len(name) > len(ending):
            return name.removesuffix(ending)
    return name
