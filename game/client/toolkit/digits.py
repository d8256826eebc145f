"""Which digit a key is, on any keyboard."""

from __future__ import annotations

import pygame

KEYPAD = (pygame.K_KP_0, *range(pygame.K_KP_1, pygame.K_KP_9 + 1))
ROW = (pygame.KSCAN_0, *range(pygame.KSCAN_1, pygame.KSCAN_9 + 1))


def digit_of(event: pygame.event.Event) -> int | None:
    """The digit of a key in either row, by its sign or place: a French row writes others first."""
    if pygame.K_0 <= event.key <= pygame.K_9:
        return int(event.key - pygame.K_0)
    if event.key in KEYPAD:
        return KEYPAD.index(event.key)
    place = getattr(event, "scancode", None)
    return ROW.index(place) if place in ROW else None
