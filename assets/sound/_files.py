"""Writes the sounds and the list of them that the game reads."""

from __future__ import annotations

import json
from pathlib import Path

import soundfile
from _catalogue import all_sounds
from _finish import finished
from _ogg import encoded
from _sounds import RATE, Sound

HERE = Path(__file__).resolve().parent
LIST = HERE / "sounds.json"


def built(sound: Sound, only_check: bool) -> list[Path]:
    """Make every variant; the files that were not what they should be."""
    stale = []
    for variant, name in enumerate(sound.files()):
        data = encoded(finished(sound, variant), sound.quality)
        stale += _settle(HERE / name, data, only_check)
    return stale


def write_list(only_check: bool) -> list[Path]:
    """Every sound by its name, a line each."""
    table = {sound.name: _entry(sound) for sound in all_sounds() if _exists(sound)}
    rows = (f"{json.dumps(name)}: {json.dumps(row)}" for name, row in sorted(table.items()))
    text = "{\n" + ",\n".join(rows) + "\n}\n"
    return _settle(LIST, text.encode(), only_check)


def _settle(path: Path, data: bytes, only_check: bool) -> list[Path]:
    if path.is_file() and path.read_bytes() == data:
        return []
    if not only_check:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return [path]


def _exists(sound: Sound) -> bool:
    return all((HERE / name).is_file() for name in sound.files())


def _entry(sound: Sound) -> dict[str, object]:
    lengths = [soundfile.info(HERE / name).frames / RATE for name in sound.files()]
    return {
        "slider": sound.slider,
        "files": sound.files(),
        "seconds": [round(length, 3) for length in lengths],
        **({"loops": True} if sound.loops else {}),
        **sound.more,
    }
