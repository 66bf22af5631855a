"""What a reader calls a letter: a flag, a hand with its skin tone, a syllable of Devanagari.

It may be several characters of a string, and no caret stands among them.
"""

from __future__ import annotations


def breaks(text: str) -> tuple[int, ...]:
    """Where a caret may stand in a text, from 0 to its length."""
    if text.isascii():
        return tuple(range(len(text) + 1))
    # Imported for the first letter that may need it: no scene waits for it.
    import regex

    return 0, *(found.end() for found in regex.finditer(r"\X", text))


def cut(text: str, most: int) -> str:
    """As many whole letters from the beginning of a text as have at most that many characters."""
    return text[: max(at for at in breaks(text) if at <= max(0, most))]
