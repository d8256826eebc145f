"""What was measured of every sound, as a table and as pictures."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable
from itertools import groupby
from pathlib import Path

import numpy as np
import soundfile
from _figures import Figures, figures, likeness
from _finish import LONG
from _ogg import read
from _sheet import save_sheet
from _sounds import RATE, Samples, Sound
from scipy import signal

HERE = Path(__file__).resolve().parent

HEAD = """# What was measured

Written by `_measure.py` from the files themselves; a range is over all variants.

- *attack*: ms from 10 % to 90 % of its height; *decay*: ms from its height to a tenth of it
- *centre*: of the energy in Hz, in the first 30 ms → in all → in the last third
- *LUFS*: ITU-R BS.1770, of the loudest 400 ms, or of the whole for what is looped or longer than
  10 s; a mono sound as if played on both sides
- *dBTP*: true peak, four times oversampled; *DC*: in millionths of full scale
- *lead*: ms of silence before it; *end*: dB of the last 2 ms against the peak (loops do not end)
- *equal*: the most similar two variants by shape, 1.00 would be the same sound; *alike*: the least
  similar two by colour (strengths in third-octave bands)
- *files*: how many, and their checksum
"""
COLUMNS = "sound s attack centre decay LUFS dBTP DC lead end equal alike files".split()


def report(sounds: Iterable[Sound]) -> str:
    text = HEAD
    for folder, group in groupby(sounds, lambda sound: sound.folder):
        members = list(group)
        text += f"\n## {folder}\n\n" + "\n".join(f"- **{s.name}**: {s.should}" for s in members)
        text += f"\n\n| {' | '.join(COLUMNS)} |\n|{' --- |' * len(COLUMNS)}\n"
        text += "".join(map(row, members))
    return text


def row(sound: Sound) -> str:
    variants = [read(HERE / name) for name in sound.files()]
    found = [figures(samples, is_whole(sound, samples)) for samples in variants]
    equal, alike = likeness(variants) if len(variants) > 1 else (None, None)
    cells = [
        sound.name,
        spread(found, lambda f: f.seconds, 2),
        spread(found, lambda f: f.attack, 1),
        " → ".join(spread(found, lambda f, i=i: f.centre[i], 0) for i in range(3)),  # type: ignore[misc]
        spread(found, lambda f: f.decay, 0),
        spread(found, lambda f: f.loudness, 1),
        spread(found, lambda f: f.peak, 1),
        spread(found, lambda f: abs(f.offset) * 1e6, 0),
        spread(found, lambda f: f.lead, 1),
        "–" if sound.loops else spread(found, lambda f: f.end, 0),
        "–" if equal is None else f"{equal:.2f}",
        "–" if alike is None else f"{alike:.2f}",
        f"{len(variants)} {checksum(sound):08x}",
    ]
    return f"| {' | '.join(cells)} |\n"


def is_whole(sound: Sound, samples: Samples) -> bool:
    return sound.loops or len(samples) > LONG * RATE


def checksum(sound: Sound) -> int:
    return zlib.crc32(b"".join((HERE / name).read_bytes() for name in sound.files()))


def spread(found: list[Figures], pick: Callable[[Figures], float], digits: int) -> str:
    values = [pick(one) for one in found]
    least, most = (f"{value:.{digits}f}" for value in (min(values), max(values)))
    return least if least == most else f"{least} … {most}"


def draw(sounds: Iterable[Sound], folder: Path, rows: int) -> None:
    """Sheets of all variants, family by family."""
    for family, group in groupby(sounds, lambda sound: sound.folder):
        files = [name for sound in group for name in sound.files()]
        for start in range(0, len(files), rows):
            path = folder / f"{family}_{start // rows + 1}.png"
            save_sheet(path, [(name, read(HERE / name)) for name in files[start : start + rows]])
            print(path)


def compare(paths: list[Path], folder: Path) -> None:
    """Recordings beside ours, which never become part of the project."""
    rows = []
    for path in paths:
        samples, rate = soundfile.read(path, always_2d=True)
        one = signal.resample_poly(np.asarray(samples.mean(axis=1)), RATE, rate)
        found = figures(one, False)
        print(f"{path.name}: {found}")
        rows.append((path.name, one))
    save_sheet(folder / "compared.png", rows)
