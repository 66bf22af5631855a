"""The clipboard of the desktop."""

from __future__ import annotations

import logging

import pygame

log = logging.getLogger(__name__)


def clipboard_text() -> str:
    """The text on the clipboard; empty where there is none or nobody may look."""
    try:
        return pygame.scrap.get_text()
    except pygame.error as error:
        log.warning("the clipboard cannot be read: %s", error)
        return ""


def copy_text(text: str) -> bool:
    """Puts a text on the clipboard; False where that cannot be done."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error as error:
        log.warning("the clipboard cannot be written: %s", error)
        return False
    return True
