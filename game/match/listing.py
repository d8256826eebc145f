"""The matches in a folder, listed by the first line of their files, without reading the rest."""

from __future__ import annotations

import os
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from game.match import storage
from game.match.record import Head, MatchRecord, from_json, read_head
from game.match.storage import BACKUP
from game.rules.errors import RuleError

ENDING = ".json"
LONGEST_HEAD = 65536

Stamp = tuple[int, int, int]


@dataclass(frozen=True)
class Listed:
    """A match in a list; `is_elsewhere` when another running game has it open."""

    id: str
    head: Head
    is_elsewhere: bool = False


@dataclass(frozen=True)
class Trouble:
    """A file that could not be read as it should, and why: `key` as in error.save.<key>."""

    path: Path
    key: str


@dataclass(frozen=True)
class Listing:
    """Matches, the one played last first, and what was wrong with others."""

    matches: tuple[Listed, ...] = ()
    troubles: tuple[Trouble, ...] = ()


@dataclass
class Heads:
    """The heads of the records in one folder; what has not changed is not read again."""

    folder: Path
    _known: dict[str, tuple[Stamp, Head]] = field(default_factory=dict)

    def read(self) -> tuple[dict[str, Head], list[Trouble]]:
        """By id; a file that is damaged for good is set aside."""
        try:
            stamps = self.stamps()
        except OSError as error:
            return {}, [Trouble(self.folder, storage.refused(self.folder, "read", error).key)]
        self._known = {match: self._known[match] for match in stamps if match in self._known}
        troubles: list[Trouble] = []
        for match, stamp in stamps.items():
            if match not in self._known or self._known[match][0] != stamp:
                self._known.pop(match, None)
                troubles += self._look_at(match, stamp)
        return {match: head for match, (_, head) in self._known.items()}, troubles

    def some(self, matches: Collection[str]) -> tuple[dict[str, Head], list[Trouble]]:
        """Of these alone; what is known by other means need not be read."""
        troubles: list[Trouble] = []
        for match in matches:
            self._known.pop(match, None)
            troubles += self._look_at(match, (0, 0, 0))
        return {m: self._known[m][1] for m in matches if m in self._known}, troubles

    def stamps(self) -> dict[str, Stamp]:
        """When each match was written; after a crash there may be its backup alone."""
        stamps: dict[str, Stamp] = {}
        with suppress(FileNotFoundError), os.scandir(self.folder) as files:
            for file in files:
                match, is_backup = file.name.removesuffix(BACKUP), file.name.endswith(BACKUP)
                if match.endswith(ENDING) and not (is_backup and match in stamps):
                    with suppress(FileNotFoundError):
                        stamps[match] = _stamp(file)
        return {match.removesuffix(ENDING): stamp for match, stamp in stamps.items()}

    def _look_at(self, match: str, stamp: Stamp) -> list[Trouble]:
        path = self.folder / f"{match}{ENDING}"
        try:
            head, problem = _head(path)
        except RuleError as error:
            return [Trouble(path, error.key)]
        if head is not None:
            self._known[match] = (stamp, head)
        return [Trouble(path, "from_backup")] if problem else []


def _stamp(file: os.DirEntry[str]) -> Stamp:
    """Another one after every save."""
    status = file.stat()
    return status.st_mtime_ns, status.st_size, status.st_ino


def head_of(record: MatchRecord) -> Head:
    return Head(record.edition, record.seats, record.entry)


def _head(path: Path) -> tuple[Head | None, str]:
    """The first line alone; only where that fails, the storage sees what can be done."""
    with suppress(OSError, RuleError, UnicodeDecodeError), path.open("rb") as file:
        return read_head(file.readline(LONGEST_HEAD).decode("utf-8")), ""
    loaded = storage.load(path, _head_in)
    return (loaded.content, loaded.problem) if loaded else (None, "")


def _head_in(text: str) -> Head:
    """Also of a record that somebody has laid out anew."""
    with suppress(RuleError):
        return read_head(text.partition("\n")[0])
    return head_of(from_json(text))
