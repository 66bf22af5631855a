"""Why a record is of no use: one sentence of bounded length, whatever stands in the file."""

from __future__ import annotations

import copy

LONGEST_QUOTE = 200
HEAD, TAIL = 400, 150
"""The characters of a longer sentence that are kept: its end may say where the fault is."""


class RecordError(ValueError):
    """A record that cannot be used: one sentence, with the place in front if it is known."""

    def __init__(self, text: str, *where: object) -> None:
        super().__init__(": ".join([*map(str, where), one_line(text)]))

    def within(self, *where: object) -> RecordError:
        """The same error, told from further outside: the file, the game."""
        outer = copy.copy(self)
        outer.args = (": ".join([*map(str, where), str(self)]),)
        return outer


class NewerRecordError(RecordError):
    """A record that a newer program wrote, and that only such a one understands."""


class OtherMapError(RecordError):
    """A record of a game on another map: `changed` if it has the name of the one at hand.

    `map_id` is the name of the map, `map_file` where it lay, if the record tells.
    """

    def __init__(self, text: str, map_id: str, map_file: str | None, *, changed: bool) -> None:
        super().__init__(text)
        self.map_id = map_id
        self.map_file = map_file
        self.changed = changed

    def __copy__(self) -> OtherMapError:
        return OtherMapError(str(self), self.map_id, self.map_file, changed=self.changed)


def shown(value: object) -> str:
    """A value of a record to be quoted in a sentence, cut where it would fill the screen."""
    text = repr(value)
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}..."


def one_line(text: str) -> str:
    """A sentence without anything that cannot be printed, and of bounded length."""
    if len(text) > HEAD + TAIL:
        text = f"{text[:HEAD]} ... {text[-TAIL:]}"
    if text.isprintable():
        return text
    return "".join(char if char.isprintable() else repr(char)[1:-1] for char in text)
