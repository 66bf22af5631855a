"""XML from anybody as a tree whose size has a limit.

A file of a few megabytes can hold a million elements or attributes, one tag as long as the file,
or ten thousand of them inside each other; each would take seconds or hundreds of megabytes before
anything could be said about it. So the limits hold while the file is parsed.
"""

from __future__ import annotations

from xml.etree.ElementTree import Element
from xml.parsers import expat

DEEPEST = 40
LONGEST_TOKEN = LONGEST_TEXT = 64 * 1024
"""Bytes of a tag, characters of a text: those of the largest map are a fifth of that."""
_PIECE = 16 * 1024


class XmlError(ValueError):
    """Why a file is not read: the end of a sentence."""


class Allowance:
    """How many elements and attributes may still be read, all files of a map together."""

    def __init__(self, nodes: int) -> None:
        self.limit = self.left = nodes

    def spend(self, nodes: int) -> None:
        """Takes from what is left. Raises XmlError if it does not suffice."""
        self.left -= nodes
        if self.left < 0:
            raise XmlError(
                f"with the files before it, it has more than {self.limit} elements and attributes"
            )


class _Builder:
    """Builds the tree of what expat finds."""

    def __init__(self, allowance: Allowance) -> None:
        self.allowance = allowance
        self.root: Element | None = None
        self._open: list[Element] = []
        self._texts: list[list[str]] = []
        self._lengths: list[int] = []

    def listen(self, parser: expat.XMLParserType) -> None:
        """Makes the parser tell what it finds."""
        parser.buffer_text = True
        parser.StartDoctypeDeclHandler = self._doctype
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._text

    def _doctype(self, *_declared: object) -> None:
        # Raised before anything that it declares could be expanded.
        raise XmlError("declares a DOCTYPE, which no map needs")

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        self.allowance.spend(1 + len(attributes))
        if len(self._open) == DEEPEST:
            raise XmlError(f"is not XML as Tiled writes it (more than {DEEPEST} levels deep)")
        element = Element(tag, attributes)
        if self._open:
            self._open[-1].append(element)
        else:
            self.root = element
        self._open.append(element)
        self._texts.append([])
        self._lengths.append(0)

    def _text(self, text: str) -> None:
        self._lengths[-1] += len(text)
        if self._lengths[-1] > LONGEST_TEXT:
            raise XmlError(
                f"is not XML as Tiled writes it (more than {LONGEST_TEXT} characters in "
                f"<{self._open[-1].tag:.20}>)"
            )
        self._texts[-1].append(text)

    def _end(self, _tag: str) -> None:
        self._lengths.pop()
        self._open.pop().text = "".join(self._texts.pop())


def parse(data: bytes, allowance: Allowance) -> Element:
    """The root element of an XML file.

    An element's `text` is all of its own text, wherever its children stand in it. Raises XmlError,
    with the line.
    """
    parser = expat.ParserCreate()
    builder = _Builder(allowance)
    builder.listen(parser)
    try:
        for begin in range(0, len(data), _PIECE):
            parser.Parse(data[begin : begin + _PIECE], False)
            if begin + _PIECE - parser.CurrentByteIndex > LONGEST_TOKEN + _PIECE:
                raise XmlError(
                    f"is not XML as Tiled writes it (a tag of more than {LONGEST_TOKEN} bytes)"
                )
        parser.Parse(b"", True)
    except (expat.ExpatError, LookupError, ValueError) as error:
        raise _told(error, parser.CurrentLineNumber) from None
    assert builder.root is not None, "expat calls a file without an element no XML"
    return builder.root


def _told(error: Exception, line: int) -> XmlError:
    if isinstance(error, XmlError):
        return XmlError(f"{error}, line {line}")
    if isinstance(error, expat.ExpatError):
        return XmlError(f"is not XML ({error})")
    return XmlError(f"is not XML ({error}: line {line})")
