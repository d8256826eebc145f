"""The cloth of a curtain: folds and a golden hem, as large as it takes."""

from __future__ import annotations

import pygame

from game.client.toolkit.ui import Ui

ART, ART_SIZE = "table/curtain", (2400, 1500)
FOLDS = pygame.Rect(0, 810, 2400, 640)  # of the art: nothing else is painted there
HEM = 5.0  # units


def cloth(ui: Ui, size: tuple[int, int]) -> pygame.Surface:
    return ui.art.made(("cloth", size), lambda: _woven(ui, size))


def _woven(ui: Ui, size: tuple[int, int]) -> pygame.Surface:
    scale = size[0] / FOLDS.width
    whole = ui.art.cover(ART, (size[0], round(ART_SIZE[1] * scale)), 0.0)
    folds = pygame.Rect(0, round(FOLDS.top * scale), size[0], round(FOLDS.height * scale))
    woven = pygame.Surface(size).convert()
    woven.blit(pygame.transform.smoothscale(whole.subsurface(folds), size), (0, 0))
    woven.fill(ui.theme.colour("brass"), pygame.Rect(0, 0, size[0], ui.theme.px(HEM)))
    return woven
