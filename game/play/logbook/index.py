"""The index: what was counted of every match, one line each, so that nothing is counted twice.

It is never the only truth: a line that cannot be read, or whose match was written since, is counted
anew from the record, and without the file everything is. A line is two JSON texts with a tab
between them: the match as the list shows it, and the rest of its digest. Lines are only added; the
last one of a match holds, and what is outdated goes when there is too much of it.
"""

from __future__ import annotations

import gc
import json
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from game.match import storage
from game.match.listing import Stamp
from game.play.logbook.digest import Digest, Line
from game.play.logbook.digest_data import VERSION, digest_data, digest_from, line_data, line_from

FILE = "logbook.index"
SPARE = 200  # outdated lines that nobody minds
TAB = "\t"
BROKEN = (ValueError, TypeError, AssertionError, RecursionError)


@dataclass
class Indexed:
    """One line: for which state of the file, and what was counted; unfolded when it is wanted."""

    stamp: tuple[int, int]
    line: Line
    rest: str
    digest: Digest | None = None

    def unfolded(self) -> Digest:
        if self.digest is None:
            self.digest = digest_from(self.line, json.loads(self.rest))
        return self.digest


@dataclass
class Index:
    """The index of the user's folder; without one, in memory only."""

    folder: Path | None
    known: dict[str, Indexed] = field(default_factory=dict)
    _lines: int = 0
    _is_read: bool = False

    @property
    def path(self) -> Path | None:
        return self.folder / FILE if self.folder else None

    def read(self) -> None:
        """Read the file, once; whatever cannot be read is not there."""
        if self._is_read:
            return
        self._is_read = True
        text = ""
        with suppress(OSError, UnicodeDecodeError):
            text = self.path.read_text("utf-8") if self.path else ""
        first, *lines = text.split("\n") if text else [""]
        if first == str(VERSION):
            self._lines = len(lines)
            with at_once():
                self.known = _read(line for line in lines if line)

    def get(self, match: str, stamp: Stamp) -> Indexed | None:
        """What was counted of the match as it is now."""
        found = self.known.get(match)
        return found if found and found.stamp == stamp[:2] else None

    def put(self, digests: Mapping[str, tuple[Stamp, Digest]]) -> None:
        """Remember these; a disk that refuses only means that they are counted again."""
        texts = []
        for match, (stamp, digest) in digests.items():
            rest = _short(digest_data(digest))
            self.known[match] = Indexed(stamp[:2], digest.line, rest, digest)
            texts.append(_text(self.known[match]))
        self._lines += len(texts)
        if self.path and texts:
            with suppress(OSError):
                self._append(self.path, texts)

    def _append(self, path: Path, texts: list[str]) -> None:
        begins = not path.exists() or self._lines == len(texts)
        with path.open("w" if begins else "a", encoding="utf-8", newline="\n") as file:
            file.write("".join(([f"{VERSION}\n"] if begins else []) + texts))

    def forget(self, gone: Iterable[str]) -> None:
        """Matches that are no more; the file is written anew when much of it is outdated."""
        for match in gone:
            self.known.pop(match, None)
        if self.path and self._lines > 2 * len(self.known) + SPARE:
            self._rewrite(self.path)

    def _rewrite(self, path: Path) -> None:
        side = path.with_name(f"{path.name}.{os.getpid()}")
        texts = [_text(each) for each in self.known.values()]
        with suppress(OSError):
            side.write_text("".join([f"{VERSION}\n", *texts]), "utf-8", newline="\n")
            storage.move(side, path)
            self._lines = len(texts)


@contextmanager
def at_once() -> Iterator[None]:
    """Within it Python collects no garbage: of thousands of objects all stay, and looking through
    them would take two thirds of the time.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _text(each: Indexed) -> str:
    return f"{_short([*each.stamp, *line_data(each.line)])}{TAB}{each.rest}\n"


def _short(data: object) -> str:
    return json.dumps(data, separators=(",", ":"))


def _read(lines: Iterable[str]) -> dict[str, Indexed]:
    """The lines of the file: read all at once, which is three times as fast, or one by one where a
    line is broken.
    """
    pairs = [(head, rest) for head, tab, rest in (each.partition(TAB) for each in lines) if rest]
    try:
        heads = json.loads(f"[{','.join(head for head, _ in pairs)}]")
        found = [_indexed(h, rest) for h, (_, rest) in zip(heads, pairs, strict=True)]
    except BROKEN:
        found = [each for head, rest in pairs if (each := _whole(head, rest))]
    return {each.line.id: each for each in found}


def _whole(head: str, rest: str) -> Indexed | None:
    with suppress(*BROKEN):
        return _indexed(json.loads(head), rest)
    return None


def _indexed(data: list[object], rest: str) -> Indexed:
    modified, size, *line = data
    if type(modified) is not int or type(size) is not int:
        raise TypeError("a stamp is two whole numbers")
    return Indexed((modified, size), line_from(line), rest)
