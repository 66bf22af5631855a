"""The rules reference: an open guide book with a drawing on the left and the rule on the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gogoa_game.i18n import _
from gogoa_game.scenes.base import WidgetScene
from gogoa_game.scenes.rules.words import Page, pages
from gogoa_game.ui import theme
from gogoa_game.ui.events import KeyDown, Wheel
from gogoa_game.ui.parts.backdrops import draw_heading, draw_tile_wall
from gogoa_game.ui.widgets.group import Button, Kind, Widget

if TYPE_CHECKING:
    from gogoa_game.scenes.base import AppContext, Size
    from gogoa_game.ui.events import UiEvent
    from gogoa_game.ui.paint.painter import Painter

LARGE_FROM = 1000
WIDEST, TALLEST = 1760.0, 1000.0
COVER, TAB_GAP = 16.0, 2.0
TEXT_SIZES = tuple(range(theme.NAME, theme.FLOOR - 1, -1))
BETWEEN = 0.55
"""The gap between paragraphs, in text sizes."""


class RulesScene(WidgetScene):
    """Pages turned by arrows, buttons, tabs or the wheel; Esc goes back."""

    def __init__(self, app: AppContext) -> None:
        super().__init__(app)
        self.page = 0
        self._turned = 0.0
        self.layout(self.size)

    @property
    def pages(self) -> tuple[Page, ...]:
        """The pages of the book."""
        return pages(self.app.maps)

    # ---- layout

    def layout(self, size: Size) -> None:
        """Tabs above, the open book, buttons below."""
        super().layout(size)
        large = size[1] >= LARGE_FROM
        margin, button, tab = (34.0, 74.0, 56.0) if large else (18.0, 58.0, 48.0)
        width, height = min(WIDEST, size[0] - 2 * margin), min(TALLEST, size[1] - 2 * margin)
        left, top = (size[0] - width) / 2, (size[1] - height) / 2
        book_top = top + tab
        book = pygame.FRect(left, book_top, width, height - tab - button - margin * 0.6)
        self._book = book
        pad = 40.0 if large else 22.0
        leaf = book.inflate(-2 * COVER, -2 * COVER)
        half = leaf.width / 2
        self._leaf = leaf
        self._picture = pygame.FRect(leaf.left, leaf.top, half, leaf.height).inflate(
            -2 * pad, -2 * pad
        )
        self._text = pygame.FRect(leaf.centerx, leaf.top, half, leaf.height).inflate(
            -2 * pad, -2 * pad
        )
        self._large = large
        self.widgets.rebuild([*self._tabs(tab), *self._foot(top + height - button, button)])

    def _tabs(self, tall: float) -> list[Widget]:
        book, all_pages = self._book, self.pages
        # As wide as the book, close together: their names have to be read in a narrow window too.
        wide = (book.width - TAB_GAP * (len(all_pages) - 1)) / len(all_pages)
        tabs: list[Widget] = []
        for index, page in enumerate(all_pages):
            left = book.left + index * (wide + TAB_GAP)
            kind: Kind = "chosen" if index == self.page else "rest"
            tabs.append(
                Button(
                    f"page {index}",
                    (left, book.top - tall, wide, tall - 2),
                    page.tab,
                    kind=kind,
                    key=pygame.K_1 + index,
                    tooltip=page.title,
                    size=theme.FLOOR + 1,
                )
            )
        return tabs

    def _foot(self, top: float, tall: float) -> list[Widget]:
        book = self._book
        wide = min(270.0, book.width * 0.24)
        last = len(self.pages) - 1
        earlier = (book.right - 2 * wide - 20, top, wide, tall)
        later = (book.right - wide, top, wide, tall)
        return [
            Button("back", (book.left, top, wide, tall), _("Back"), key=pygame.K_ESCAPE),
            Button(
                "earlier", earlier, _("Previous"), key=pygame.K_LEFT, enabled=self.page > 0
            ),
            Button(
                "later", later, _("Next"), kind="main", key=pygame.K_RIGHT,
                enabled=self.page < last,
            ),
        ]  # fmt: skip

    # ---- events

    def handle(self, event: UiEvent) -> None:
        """Turns pages, or goes back."""
        if isinstance(event, Wheel):
            self._wheel(event.dy)
            return
        if isinstance(event, KeyDown) and event.key in (pygame.K_HOME, pygame.K_END):
            self.turn_to(0 if event.key == pygame.K_HOME else len(self.pages) - 1)
            return
        if isinstance(event, KeyDown) and event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self.turn_to(self.page + (1 if event.key == pygame.K_PAGEDOWN else -1))
            return
        chosen = self.widgets.handle(event)
        if chosen == "back":
            self.app.director.pop()
        elif chosen in ("earlier", "later"):
            self.turn_to(self.page + (1 if chosen == "later" else -1))
        elif chosen is not None:
            self.turn_to(int(chosen.removeprefix("page ")))
        self.dirty = self.dirty or self.widgets.dirty

    def turn_to(self, page: int) -> None:
        """Opens a page; beyond the ends nothing happens."""
        if 0 <= page < len(self.pages) and page != self.page:
            self.page = page
            self.app.sounds.play("turn")
            self.layout(self.size)

    def _wheel(self, dy: float) -> None:
        # A touch pad sends parts of a notch.
        self._turned += dy
        if abs(self._turned) >= 1:
            self.turn_to(self.page + (-1 if self._turned > 0 else 1))
            self._turned = 0.0

    # ---- drawing

    def draw(self, painter: Painter) -> None:
        """The wall, the book, the page that is open."""
        painter.ground(("rule page", self.page), (0, 0, *self.size), self._draw_book)
        self.widgets.draw(painter)

    def _draw_book(self, painter: Painter) -> None:
        # Loaded when a page is drawn: the program knows this scene from its start, for F1.
        from gogoa_game.scenes.rules.pictures import draw_picture

        draw_tile_wall(painter)
        page = self.pages[self.page]
        book, leaf = self._book, self._leaf
        painter.ticket(book, fill=theme.LATERITE, inner=theme.SUN, radius=14)
        painter.fill(leaf, theme.CARD)
        painter.outline(leaf, theme.INK, 3)
        painter.grain(leaf)
        painter.line(leaf.midtop, leaf.midbottom, theme.EDGE, 3)
        draw_picture(painter, self._picture, page.picture, self.app.maps)
        self._draw_text(painter, page)

    @property
    def text_room(self) -> pygame.FRect:
        """Where the text of a page has to fit, below its heading."""
        box, head = self._text, 22 + theme.NAME * 1.35
        return pygame.FRect(box.left, box.top + head, box.width, box.height - head - 42)

    def _draw_text(self, painter: Painter, page: Page) -> None:
        box, room = self._text, self.text_room
        draw_heading(painter, page.title, box.left, box.top + 22, box.right)
        size = text_size(painter, page, room)
        top = room.top
        for text in page.text:
            top += painter.paragraph(text, (room.left, top, room.width, room.height), size=size)
            top += size * BETWEEN
        of = _("{page} of {pages}").format(page=self.page + 1, pages=len(self.pages))
        foot = box.bottom - theme.FLOOR + 8
        painter.text(
            page.rules, (box.left, foot), size=theme.FLOOR, colour=theme.INK2, anchor="midleft"
        )
        painter.text(of, (box.right, foot), size=theme.FLOOR, colour=theme.INK2, anchor="midright")


def text_size(painter: Painter, page: Page, room: pygame.FRect) -> float:
    """The largest size at which the text of a page fits, or else the smallest there is."""
    fitting = (s for s in TEXT_SIZES if text_height(painter, page, room.width, s) <= room.height)
    return next(fitting, TEXT_SIZES[-1])


def text_height(painter: Painter, page: Page, width: float, size: float) -> float:
    """The height of the text of a page, set in lines as wide as `width`."""
    heights = [painter.paragraph_height(text, width, size=size) for text in page.text]
    return sum(heights) + size * BETWEEN * (len(heights) - 1)
