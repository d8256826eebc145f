"""Keys that mean the same in every scene, and which of them are held down."""

from __future__ import annotations

import pygame

KEYS = (pygame.KEYDOWN, pygame.KEYUP)


class HeldKeys:
    """Knows which keys are down."""

    def __init__(self) -> None:
        self._down: set[int] = set()

    def noted(self, event: pygame.event.Event) -> pygame.event.Event:
        """Note a key that goes down or up; an event of a key that was down already is `again`."""
        again = event.key in self._down
        if event.type == pygame.KEYUP:
            self._down.discard(event.key)
        else:
            self._down.add(event.key)
        return pygame.event.Event(event.type, {**event.dict, "again": again})


def asks_for_rules(event: pygame.event.Event) -> bool:
    """Whether it is R or ?, the keys for the rules wherever nobody else wants them."""
    if event.type != pygame.KEYDOWN or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
        return False
    return event.key == pygame.K_r or getattr(event, "unicode", "") == "?"


def is_mute_key(event: pygame.event.Event) -> bool:
    plain = event.type == pygame.KEYDOWN and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
    return bool(plain and event.key == pygame.K_m)


def is_fullscreen_key(event: pygame.event.Event) -> bool:
    if event.type != pygame.KEYDOWN:
        return False
    alt_enter = event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT
    return event.key == pygame.K_F11 or bool(alt_enter)
