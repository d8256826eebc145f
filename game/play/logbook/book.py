"""The logbook: all matches in a list, and their digests, counted once and remembered."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from game.match.archive import Archive
from game.match.listing import Stamp, Trouble
from game.match.record import MatchRecord
from game.match.storage import StorageError
from game.play.logbook.digest import Digest, Line, digest_of, line_of
from game.play.logbook.family import Result, results_of
from game.play.logbook.importing import files_in, read_record
from game.play.logbook.index import BROKEN, Index, Indexed, at_once
from game.play.logbook.medals import earns_medals, newly_earned
from game.rules.errors import RuleError

BATCH = 64  # matches that are counted before they are written into the index


class Shelf(Protocol):
    """Matches that lie elsewhere than in the archive and belong into the same list."""

    def lines(self) -> list[Line]:
        """The lines in any order; those that are still open are listed with the unfinished ones."""

    def results(self) -> list[Result]:
        """What counts for the family table."""

    def remove(self, match: str) -> None:
        """Delete what has this id; a StorageError if that is impossible."""


@dataclass
class Logbook:
    """Lists what lies in the archive now; what it has counted it knows by the stamp of the file.

    A match that turns out to be damaged is left out, and told once in `troubles`. What lies on the
    `shelves` is listed and removed like all the others, but there is no record of it.
    """

    archive: Archive
    folder: Path | None = None
    shelves: list[Shelf] = field(default_factory=list)
    troubles: list[Trouble] = field(default_factory=list)
    _shelved: dict[str, Shelf] = field(default_factory=dict)
    _bad: dict[str, Stamp] = field(default_factory=dict)
    _lines: dict[str, Line] = field(default_factory=dict)
    _stamps: dict[str, Stamp] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.index = Index(self.folder)

    # The list

    def lines(self) -> list[Line]:
        """Unfinished matches first, then the others; in both the one played last first."""
        listing = self.archive.unfinished()
        self.troubles += listing.troubles
        found = [line_of(m.id, m.head, m.is_elsewhere) for m in listing.matches]
        self.look()
        found += [*self._lines.values(), *self._from_shelves()]
        found.sort(key=lambda line: (line.is_open, line.played, line.id), reverse=True)
        return found

    def _from_shelves(self) -> list[Line]:
        listed = [(shelf, line) for shelf in self.shelves for line in shelf.lines()]
        self._shelved = {line.id: shelf for shelf, line in listed}
        return [line for _, line in listed]

    def look(self) -> None:
        """Take note of what has changed in the folder since; only what nobody knows is read."""
        self.index.read()
        stamps = self.archive.stamps()
        known = {m: each for m, s in stamps.items() if (each := self.index.get(m, s))}
        unknown = [match for match in stamps if match not in known]
        heads, troubles = self.archive.heads(unknown)
        self.troubles += [t for t in troubles if t.key != "from_backup"]
        self._lines = {match: each.line for match, each in known.items()}
        self._lines |= {match: line_of(match, head) for match, head in heads.items()}
        self._stamps = {match: stamps[match] for match in self._lines}
        self.index.forget([match for match in self.index.known if match not in stamps])

    # Counting

    @property
    def uncounted(self) -> list[str]:
        """Matches in the list that were not counted yet."""
        stamps = self._stamps.items()
        return [m for m, s in stamps if not self.index.get(m, s) and self._bad.get(m) != s]

    def count(self, seconds: float = float("inf")) -> int:
        """Count for so long, at least one match; how many are left."""
        until, counted = time.perf_counter() + seconds, dict[str, tuple[Stamp, Digest]]()
        left = self.uncounted
        while left:
            self._count(left.pop(), counted)
            if len(counted) >= BATCH or not left or time.perf_counter() >= until:
                self.index.put(counted)
                counted = {}
            if time.perf_counter() >= until:
                break
        return len(left)

    def _count(self, match: str, counted: dict[str, tuple[Stamp, Digest]]) -> None:
        stamp = self._stamps[match]
        try:
            counted[match] = (stamp, digest_of(match, self.archive.read(match)))
        except RuleError as error:
            self._bad[match] = stamp
            self._lines.pop(match, None)
            self.troubles.append(Trouble(Path(match), error.key))

    def digests(self, person: str = "") -> list[Digest]:
        """What was counted so far, in the order of play; of one person's matches if named."""
        found = [
            each
            for match, stamp in self._stamps.items()
            if (each := self.index.get(match, stamp))
            and (not person or each.line.seat_of(person) is not None)
        ]
        found.sort(key=lambda each: (each.line.played, each.line.id))
        with at_once():
            return [digest for each in found if (digest := self._unfolded(each))]

    def _unfolded(self, each: Indexed) -> Digest | None:
        """The digest of a line; None if it is damaged: then the match is to be counted again."""
        try:
            return each.unfolded()
        except BROKEN:
            del self.index.known[each.line.id]
            return None

    def counted(self) -> list[Digest]:
        """All digests, after counting whatever is still to be counted."""
        self.look()
        self.count()
        digests = self.digests()
        return self.counted() if self.uncounted else digests

    def results(self) -> list[Result]:
        """Every table of people: of what was counted so far, and from the shelves."""
        return results_of(self.digests()) + self.shelved_results()

    def shelved_results(self, gone: Collection[str] = ()) -> list[Result]:
        """The results from the shelves, without those of matches that are gone."""
        return [r for shelf in self.shelves for r in shelf.results() if r.match not in gone]

    # Single matches

    def read(self, match: str) -> MatchRecord:
        """The record of a match; a StorageError if it cannot be read."""
        return self.archive.read(match)

    def digest(self, match: str, record: MatchRecord | None = None) -> Digest:
        return digest_of(match, record or self.read(match))

    def medals_of(self, match: str) -> list[tuple[str, str]]:
        """What the match brought that none before it had, by person; all others are counted."""
        now = self.digest(match)
        if not earns_medals(now):
            return []
        found = []
        for seat in now.line.people:
            person = now.line.seats[seat].name
            before = [digest for digest in self.digests(person) if digest.line.id != match]
            found += [(person, medal) for medal in newly_earned(before, now, person)]
        return found

    def remove(self, matches: Collection[str]) -> list[str]:
        """Delete these matches for good; returns those that cannot be deleted."""
        kept = []
        for match in matches:
            try:
                self._shelved.get(match, self.archive).remove(match)
            except StorageError:
                kept.append(match)
        self.look()
        return kept

    def take_in(self, paths: Iterable[Path]) -> Iterator[tuple[Path, str, RuleError | None]]:
        """Keep the matches in these files: the id of each, or what is wrong with it.

        They are counted at the end, when all were asked for.
        """
        fresh: dict[str, Digest] = {}
        for path in files_in(paths):
            try:
                record = read_record(path)
                match = self.archive.take_in(record, path.stem)
                fresh[match] = digest_of(match, record)
                yield path, match, None
            except RuleError as error:
                yield path, "", error
        self.look()
        stamps = self._stamps
        self.index.put({m: (stamps[m], fresh[m]) for m in self.uncounted if m in fresh})
