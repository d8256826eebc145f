"""Writes the sounds and the list of them that the game reads.

In the list a sound has its slider, its files (one a variant) and their seconds; what is looped
`loops`; a bounce its `strength` from 0 to 1; Yo-ho-ho its `seats` and `beat`; what happens now and
then in the ambience `where`. Levels are in the files: played at full volume all go together.
"""

from __future__ import annotations

import json
from pathlib import Path

import soundfile
from _catalogue import all_sounds
from _finish import finished
from _loops import best_cut
from _ogg import encoded
from _sounds import RATE, Sound

HERE = Path(__file__).resolve().parent
LIST = HERE / "sounds.json"


def built(sound: Sound, only_check: bool) -> list[Path]:
    """Make every variant; the files that were not what they should be."""
    stale = []
    for variant, name in enumerate(sound.files()):
        encode = best_cut if sound.loops and sound.slider == "ambience" else encoded
        data = encode(finished(sound, variant), sound.quality)
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
