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
from _level import loudest
from _ogg import read
from _sheet import save_sheet
from _sounds import RATE, Samples, Sound
from scipy import signal

HERE = Path(__file__).resolve().parent

HEAD = """# What was measured

Written by `_measure.py` from the files themselves; a range is over all variants.

- *attack*: ms from 10 % to 90 % of its height; *decay*: ms from its height to a tenth of it
- *centre*: of the energy in Hz, in the first 30 ms → in all → in the last third
- *LUFS*: ITU-R BS.1770 (a full-scale sine of 997 Hz on one side gives SINE here), of the loudest
  400 ms, or of the whole for what is looped or longer than 10 s; mono as if played on both sides
- *dBTP*: true peak, four times oversampled; *DC*: in millionths of full scale
- *lead*: ms of silence before it; *end*: dB of the last 2 ms against the peak; of
  a loop how sharply it bends from its end to its beginning, against how it bends elsewhere
- *equal*: the most similar two variants by shape, 1.00 would be the same sound; *alike*: the least
  similar two by colour (strengths in third-octave bands)
- *files*: how many, and their checksum
"""
# Attack, centre and decay of recordings (gnubg-data, pokerth-data and wesnoth-data of Debian).
RECORDINGS = (
    (
        "bounce_felt_hard",
        "gnubg chequer.wav, a piece on a board",
        "0.1",
        "1789 → 1689 → 1340",
        "48",
    ),
    ("bounce_wood_hard", "pokerth check.wav, a knock on wood", "0.8", "2171 → 1980 → 1513", "7"),
    ("bag_shake", "gnubg roll.wav, a cup of dice", "106", "2005 → 1947 → 1697", "379"),
    ("deal", "pokerth dealtwocards.wav", "9", "3433 → 3250 → 2397", "233"),
    ("coins", "wesnoth gold.ogg", "96", "5782 → 5112 → 3163", "934"),
    ("cannonball", "wesnoth explosion.ogg", "129", "978 → 214 → 281", "926"),
    ("groan", "wesnoth groan.wav", "32", "402 → 456 → 93", "186"),
    ("cheer", "wesnoth mermaid-hit.ogg, a shout", "31", "1252 → 674 → 402", "281"),
    ("sea_title", "wesnoth ambient/ship.ogg", "–", "2255 → 1420 → 1602", "–"),
)
COLUMNS = "sound s attack centre decay LUFS dBTP DC lead end equal alike files".split()


def report(sounds: list[Sound]) -> str:
    text = HEAD.replace("SINE", f"{loudest(sine()):.2f}")
    for folder, group in groupby(sounds, lambda sound: sound.folder):
        members = list(group)
        text += f"\n## {folder}\n\n" + "\n".join(f"- **{s.name}**: {s.should}" for s in members)
        text += f"\n\n| {' | '.join(COLUMNS)} |\n|{' --- |' * len(COLUMNS)}\n"
        text += "".join(map(row, members))
    return text + beside_recordings({sound.name: sound for sound in sounds})


def sine() -> Samples:
    """What the standard says is -3.01 LUFS."""
    one = np.sin(2 * np.pi * 997 * np.arange(RATE) / RATE)
    return np.stack([one, np.zeros(RATE)], axis=1)


def beside_recordings(sounds: dict[str, Sound]) -> str:
    """Ours and theirs, line by line."""
    text = "\n## beside recordings\n\nKin, not twins: other rooms, other microphones.\n\n"
    text += "| | attack | centre | decay |\n| --- | --- | --- | --- |\n"
    for name, whose, *theirs in RECORDINGS:
        _, _, attack, centre, decay, *_ = row(sounds[name]).split(" | ")
        text += f"| {name} | {attack} | {centre} | {decay} |\n| {whose} | {' | '.join(theirs)} |\n"
    return text


def row(sound: Sound) -> str:
    variants = [read(HERE / name) for name in sound.files()]
    found = [figures(samples, is_whole(sound, samples)) for samples in variants]
    equal, alike = likeness(variants) if len(variants) > 1 else (None, None)
    cells = [
        sound.name,
        spread(found, lambda f: f.seconds, 2),
        "–" if sound.loops else spread(found, lambda f: f.attack, 1),
        " → ".join(spread(found, lambda f, i=i: f.centre[i], 0) for i in range(3)),  # type: ignore[misc]
        "–" if sound.loops else spread(found, lambda f: f.decay, 0),
        spread(found, lambda f: f.loudness, 1),
        spread(found, lambda f: f.peak, 1),
        spread(found, lambda f: abs(f.offset) * 1e6, 0),
        spread(found, lambda f: f.lead, 1),
        spread(found, lambda f: f.seam if sound.loops else f.end, 1 if sound.loops else 0),
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
