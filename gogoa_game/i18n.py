"""The words a player reads: every string goes through `_` or `ngettext`, in the language chosen.

Catalogues are looked up in `assets/locale`; where there is none, the English of the source stands.
"""

from __future__ import annotations

import gettext
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

DOMAIN = "gogoa"


@dataclass
class _Current:
    language: str = "en"
    catalogue: gettext.NullTranslations = field(default_factory=gettext.NullTranslations)


_current = _Current()


def set_language(language: str, locale_dir: Path | None = None) -> None:
    """Reads the catalogue of `language` ("en", "ja") from now on."""
    _current.language = language
    _current.catalogue = gettext.translation(
        DOMAIN, localedir=locale_dir, languages=[language], fallback=True
    )


def language() -> str:
    """The language code in force: names and facts of a map are shown in it too."""
    return _current.language


def _(message: str) -> str:
    """`message` in the language in force."""
    return _current.catalogue.gettext(message)


def ngettext(singular: str, plural: str, n: int) -> str:
    """The form of the message that fits the number `n`."""
    return _current.catalogue.ngettext(singular, plural, n)
