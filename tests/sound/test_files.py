"""Every shipped sound is listed, measured, and within the bounds all sounds are held to."""

from __future__ import annotations

import json
import re
import zlib
from array import array
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pygame
import pytest

SOUND = Path(__file__).resolve().parents[2] / "assets" / "sound"
LISTED = json.loads((SOUND / "sounds.json").read_text("utf-8"))
ROW = re.compile(r"^\| (\w+ \| .* \| \d+ [0-9a-f]{8}) \|$", re.MULTILINE)
ROWS = ROW.findall((SOUND / "MEASURED.md").read_text("utf-8"))
MEASURED = {row.partition(" | ")[0]: row.split(" | ") for row in ROWS}
LOUDNESS, PEAK, EQUAL, FILES = 5, 6, 10, 12  # columns
NAMES = sorted(LISTED)
RATE, FULL = 44_100, 32_767

HIGHEST = 10 ** (-5 / 20)  # of full scale; what is mixed needs room above it
LOWEST = 10 ** (-40 / 20)
OFFSET = 0.001
# Silence before a sound, in ms; Yo-ho-ho must be on the beat.
LEAD, LEAD_ON_BEAT = 45, 5
END = 0.02  # of the peak, in the last 2 ms
SEAM = 0.1  # of the peak, from the end of a loop to its beginning
EFFECTS_BYTES, MUSIC_BYTES = 4_250_000, 5_000_000


@pytest.fixture(scope="module", autouse=True)
def _mixer() -> Iterator[None]:
    pygame.mixer.init(RATE, -16, 2, allowedchanges=0)
    yield
    pygame.mixer.quit()


def left_side(name: str) -> array[int]:
    return array("h", pygame.mixer.Sound(SOUND / name).get_raw())[::2]


def lead(samples: array[int], peak: int) -> float:
    """Milliseconds until something is heard."""
    heard = next(n for n, value in enumerate(samples) if abs(value) > peak * 10 ** (-50 / 20))
    return 1000 * heard / RATE


def faults(name: str, samples: array[int], seconds: float) -> Iterator[str]:
    """What of the file breaks a bound."""
    sound = LISTED[name]
    peak = max(map(abs, (max(samples), min(samples))))
    if not LOWEST <= peak / FULL <= HIGHEST:
        yield f"peak {peak / FULL:.4f}"
    if abs(sum(samples) / len(samples)) > OFFSET * FULL:
        yield "offset"
    if abs(len(samples) / RATE - seconds) > 0.001:
        yield f"length {len(samples) / RATE:.3f} s"
    if lead(samples, peak) > (LEAD_ON_BEAT if "beat" in sound else LEAD):
        yield f"begins after {lead(samples, peak):.1f} ms"
    if "loops" in sound and abs(samples[0] - samples[-1]) > SEAM * peak:
        yield "a seam"
    if "loops" not in sound and max(map(abs, samples[-RATE // 500 :])) > END * peak:
        yield "no quiet end"


@pytest.mark.parametrize("name", NAMES)
def test_every_file_of_a_sound_is_within_the_bounds(name: str) -> None:
    sound = LISTED[name]
    found = {
        file: [*faults(name, left_side(file), seconds)]
        for file, seconds in zip(sound["files"], sound["seconds"], strict=True)
    }
    assert {file: broken for file, broken in found.items() if broken} == {}


def test_sounds_were_measured_as_they_are_shipped() -> None:
    assert {name: row[FILES] for name, row in MEASURED.items()} == {
        name: f"{len(sound['files'])} {checksum(sound['files']):08x}"
        for name, sound in LISTED.items()
    }


def checksum(files: list[str]) -> int:
    return zlib.crc32(b"".join((SOUND / file).read_bytes() for file in files))


def test_variants_are_alike_but_not_equal() -> None:
    equal = {name: row[EQUAL] for name, row in MEASURED.items() if row[EQUAL] != "–"}
    assert set(equal) == {name for name, sound in LISTED.items() if len(sound["files"]) > 1}
    assert {name: value for name, value in equal.items() if float(value) >= 0.95} == {}


def test_loudness_and_true_peak_leave_room_for_the_mix() -> None:
    """Music is at -20 LUFS: nothing is lost under it, nothing shouts it down."""
    for name, row in MEASURED.items():
        loudness = [float(number) for number in row[LOUDNESS].split(" … ")]
        peaks = [float(number) for number in row[PEAK].split(" … ")]
        assert min(loudness) >= -42, name
        assert max(loudness) <= -16, name
        assert max(peaks) <= -5, name


def test_every_file_is_listed_once_and_every_listed_file_is_there() -> None:
    files = [*chain.from_iterable(sound["files"] for sound in LISTED.values())]
    assert sorted(files) == sorted(p.relative_to(SOUND).as_posix() for p in SOUND.rglob("*.ogg"))


def test_names_are_lower_snake_case_and_belong_to_a_slider() -> None:
    assert [name for name in NAMES if not re.fullmatch(r"[a-z]+(_[a-z0-9]+)*", name)] == []
    sliders = {sound["slider"] for sound in LISTED.values()}
    assert sliders <= {"effects", "voices", "ambience", "music"}


def test_every_file_is_vorbis_at_44100_hz_and_what_is_panned_is_mono() -> None:
    for name, sound in LISTED.items():
        for file in sound["files"]:
            head = (SOUND / file).read_bytes()[28:44]
            assert (head[:7], int.from_bytes(head[12:16], "little")) == (b"\x01vorbis", RATE), file
            is_panned = sound["slider"] != "music" and "loops" not in sound
            assert head[11] == 1 or not is_panned, name


def test_sounds_stay_small() -> None:
    music = sum(path.stat().st_size for path in SOUND.glob("music/*.ogg"))
    every = sum(path.stat().st_size for path in SOUND.rglob("*.ogg"))
    assert every - music <= EFFECTS_BYTES
    assert music <= MUSIC_BYTES


@pytest.mark.parametrize("seats", range(2, 9))
def test_every_number_of_seats_has_its_crew(seats: int) -> None:
    beats = [LISTED[f"{word}_{seats}"] for word in ("yo", "ho", "last_ho")]
    assert [(sound["seats"], sound["beat"]) for sound in beats] == [(seats, n) for n in (1, 2, 3)]
