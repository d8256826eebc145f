"""Pictures of sounds: waveform and spectrogram in a row each, many rows on a sheet."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
from _figures import middle
from _sounds import RATE, Samples
from numpy.typing import NDArray
from scipy import signal

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame

WIDTH, HEIGHT, TEXT = 560, 110, 18
LOWEST, HIGHEST = 50.0, 18_000.0
FLOOR = -75.0  # dB
Pixels = NDArray[np.uint8]


def save_sheet(path: Path, rows: list[tuple[str, Samples]], columns: int = 2) -> None:
    pygame.font.init()
    font = pygame.font.Font(None, 17)
    lines = -(-len(rows) // columns)
    sheet = pygame.Surface((columns * WIDTH, lines * (HEIGHT + TEXT)))
    for number, (name, samples) in enumerate(rows):
        x, y = number % columns * WIDTH, number // columns * (HEIGHT + TEXT)
        title = f"{name}   {len(samples) / RATE:.2f} s   50 Hz – 18 kHz"
        sheet.blit(font.render(title, True, "white"), (x + 4, y + 3))
        picture = np.concatenate([waveform(middle(samples)), spectrogram(middle(samples))])
        sheet.blit(pygame.surfarray.make_surface(picture), (x, y + TEXT))
    path.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(sheet, str(path))


def waveform(one: Samples) -> Pixels:
    """Its lowest and highest point in every column, as high as it gets."""
    width, half = WIDTH // 2 - 4, HEIGHT // 2
    edges = np.linspace(0, len(one), width + 1).astype(int)
    top = max(1e-9, float(np.max(np.abs(one))))
    picture = np.full((width + 4, HEIGHT, 3), 24, np.uint8)
    for column in range(width):
        part = one[edges[column] : max(edges[column] + 1, edges[column + 1])] / top
        first, last = half - round(part.max() * (half - 2)), half - round(part.min() * (half - 2))
        picture[column, first : last + 1] = (240, 200, 110)
    return picture


def spectrogram(one: Samples) -> Pixels:
    """Low at the bottom, in octaves; from black over red to white are 75 dB."""
    width = WIDTH // 2 - 4
    size = 512 if len(one) < RATE else 1024
    padded = np.concatenate([np.zeros(size), one, np.zeros(size)])
    hop = max(1, len(one) // width)
    hertz, _, power = signal.spectrogram(padded, RATE, nperseg=size, noverlap=max(0, size - hop))
    level = 10 * np.log10(power + 1e-14)
    rows = np.geomspace(HIGHEST, LOWEST, HEIGHT)
    level = level[np.searchsorted(hertz, rows).clip(0, len(hertz) - 1)]
    columns = np.linspace(0, level.shape[1] - 1, width).astype(int)
    share = ((level[:, columns] - level.max()) / -FLOOR + 1).clip(0, 1).T
    colour = np.stack([share * 3, share * 3 - 1, share * 3 - 2], axis=2).clip(0, 1) * 255
    return np.pad(colour.astype(np.uint8), ((0, 4), (0, 0), (0, 0)))
