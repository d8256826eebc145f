"""Writes OGG files, the same bytes on every run, and reads them."""

from __future__ import annotations

import io
import zlib
from pathlib import Path

import numpy as np
import soundfile
from _sounds import RATE, Samples

BLOCK = 8192  # more frames in one call crash libsndfile
SERIAL = 1688  # libsndfile draws one by lot


def encoded(samples: Samples, quality: float) -> bytes:
    """As Ogg Vorbis."""
    channels = 1 if samples.ndim == 1 else samples.shape[1]
    target = io.BytesIO()
    with soundfile.SoundFile(
        target, "w", RATE, channels, "VORBIS", format="OGG", compression_level=1 - quality
    ) as file:
        for start in range(0, len(samples), BLOCK):
            file.write(samples[start : start + BLOCK].astype(np.float32))
    return with_serial(target.getvalue())


def with_serial(ogg: bytes) -> bytes:
    """Every page with our serial number and the checksum that goes with it."""
    done, at = bytearray(ogg), 0
    while at < len(done):
        assert done[at : at + 4] == b"OggS"
        segments = done[at + 26]
        length = 27 + segments + sum(done[at + 27 : at + 27 + segments])
        done[at + 14 : at + 18] = SERIAL.to_bytes(4, "little")
        done[at + 22 : at + 26] = bytes(4)
        done[at + 22 : at + 26] = checksum(bytes(done[at : at + length])).to_bytes(4, "little")
        at += length
    return bytes(done)


MIRRORED = bytes(int(f"{byte:08b}"[::-1], 2) for byte in range(256))


def checksum(page: bytes) -> int:
    """Ogg's CRC: zlib's polynomial with the bits the other way round, starting and ending at 0."""
    # zlib starts with all bits set and inverts the end: both are undone by what they do to zeros.
    raw = zlib.crc32(page.translate(MIRRORED), 0xFFFFFFFF) ^ 0xFFFFFFFF
    return int(f"{raw:032b}"[::-1], 2)


def read(path: Path) -> Samples:
    samples, rate = soundfile.read(path)
    assert rate == RATE, f"{path} has {rate} Hz"
    return np.asarray(samples, dtype=np.float64)
