"""The list of all sounds: which files a name stands for, and which slider turns them down."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

SOUNDS = Path(__file__).parents[4] / "assets" / "sound"
LIST = "sounds.json"
# From here on a sound is a moment of its own: music steps back for it.
LONG = 1.1  # seconds


@dataclass(frozen=True)
class Entry:
    """A sound with its variants; `where` it happens by itself, `seats` of the crew that calls it.

    A file lies in the folder of its family: dice, cards, voices, match, interface and so on.
    """

    name: str
    slider: str
    files: tuple[str, ...]
    seconds: tuple[float, ...]
    loops: bool = False
    where: str = ""
    seats: int = 0

    @property
    def family(self) -> str:
        return self.files[0].partition("/")[0]

    @property
    def is_great(self) -> bool:
        """Whether it is heard for its own sake, so that others give way."""
        return self.slider == "voices" or max(self.seconds) >= LONG


Catalogue = Mapping[str, Entry]


def catalogue(folder: Path = SOUNDS) -> dict[str, Entry]:
    """Every sound by its name; OSError or ValueError when the list cannot be read."""
    told = json.loads((folder / LIST).read_text("utf-8"))
    return {name: _entry(name, row) for name, row in told.items()}


def _entry(name: str, row: Mapping[str, object]) -> Entry:
    known = {key: row[key] for key in ("slider", "loops", "where", "seats") if key in row}
    files, seconds = row["files"], row["seconds"]
    assert isinstance(files, list) and isinstance(seconds, list)
    return Entry(name, files=tuple(files), seconds=tuple(seconds), **known)  # type: ignore[arg-type]


def needed(entries: Catalogue, families: tuple[str, ...], seats: int) -> Iterator[str]:
    """The files of these families; of the crews only the one of this number of seats."""
    for entry in entries.values():
        if entry.family in families and not entry.loops and entry.seats in (0, seats):
            yield from entry.files
