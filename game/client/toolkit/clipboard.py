"""The clipboard of the system, where there is one."""

from __future__ import annotations

import pygame


def copy(text: str) -> bool:
    """Put a text into the clipboard; whether that was possible."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True


def pasted() -> str:
    """The text in the clipboard; empty if it has none or nobody can tell."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
