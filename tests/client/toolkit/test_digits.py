"""Digits of every keyboard."""

from __future__ import annotations

import pygame
import pytest

from game.client.toolkit.digits import digit_of


@pytest.mark.parametrize(
    ("key", "place", "digit"),
    [
        (pygame.K_0, pygame.KSCAN_0, 0),
        (pygame.K_7, pygame.KSCAN_7, 7),
        (pygame.K_KP_0, pygame.KSCAN_KP_0, 0),
        (pygame.K_KP_9, pygame.KSCAN_KP_9, 9),
        (pygame.K_AMPERSAND, pygame.KSCAN_1, 1),  # a French keyboard
        (pygame.K_a, pygame.KSCAN_Q, None),
        (pygame.K_RETURN, pygame.KSCAN_RETURN, None),
    ],
)
def test_a_digit_is_known_by_its_sign_or_its_place(key: int, place: int, digit: int | None) -> None:
    event = pygame.event.Event(pygame.KEYDOWN, key=key, scancode=place, mod=0, unicode="")
    assert digit_of(event) == digit
