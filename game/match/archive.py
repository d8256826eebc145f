"""All matches in the user's folder, each a file of its own that only one running game writes.

    matches/<id>.json             being played, or over and nobody has seen the result
    matches/finished/<id>.json    finished or conceded: moved here, so that the others are few

An id is the moment of the start and some letters, so that ids sort by time.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_bytes
from string import ascii_lowercase

from game.match import entry, storage
from game.match.entry import CONCEDED, FINISHED, PLAYING, Entry
from game.match.listing import ENDING, Heads, Listed, Listing, Stamp, Trouble, head_of
from game.match.lock import Held, Lock, is_held
from game.match.record import Head, MatchRecord, from_json, replay, to_json
from game.match.session import Session
from game.match.storage import BACKUP, StorageError, beside, is_there
from game.rules.errors import RuleError

FOLDER, DONE = "matches", "finished"
OLD_SAVE = "match.json"
LETTERS = 4
LETTERS_FROM_ELSEWHERE = 8  # thousands may have begun in the same second
_ID = re.compile(r"\d{8}-\d{6}-[a-z]{4,8}")
NAMED = "id"
PATIENCE = 0.1  # seconds; whoever lists the matches holds a lock for a moment


class Archive:
    """The matches of a user's folder; without a folder, in memory only.

    What the disk refuses is a StorageError; the match is kept in memory then, so that it can still
    be continued while the game runs, and is written with the next save that succeeds.
    """

    def __init__(
        self, folder: Path | None, version: str = "", now: Callable[[], str] = entry.now
    ) -> None:
        self.version, self.now = version, now
        self._user_folder = folder
        self._unsaved: dict[str, MatchRecord] = {}
        self._locks: dict[str, Lock] = {}
        self._playing = Heads(folder / FOLDER) if folder else None
        self._done = Heads(folder / FOLDER / DONE) if folder else None
        for place in (folder, folder and folder / FOLDER):
            if place:
                storage.sweep(place)

    # What there is

    def unfinished(self) -> Listing:
        """Matches that can be continued; an old single save is taken over first."""
        troubles = self._take_over()
        found, more = self._found(self._playing)
        self._tidy([match for match in found if _is_finished(found[match])])
        open_ones = {match: head for match, head in found.items() if not _is_finished(head)}
        elsewhere = frozenset(filter(self._is_elsewhere, open_ones))
        return _listing(open_ones, troubles + more, elsewhere)

    def finished(self) -> Listing:
        """Matches whose result was seen, and conceded ones."""
        left, troubles = self._found(self._playing)
        done, more = self._found(self._done)
        found = {match: head for match, head in {**done, **left}.items() if _is_finished(head)}
        return _listing(found, troubles + more)

    def stamps(self) -> dict[str, Stamp]:
        """When each finished match was written, without a look into any; {} if nobody can tell."""
        found: dict[str, Stamp] = {}
        with suppress(OSError):
            found = self._done.stamps() if self._done else {}
        kept = {m: r for m, r in self._unsaved.items() if r.entry.status == FINISHED}
        return {**found, **{match: (0, len(record.actions), 0) for match, record in kept.items()}}

    def heads(self, matches: Collection[str]) -> tuple[dict[str, Head], tuple[Trouble, ...]]:
        """What a list shows of these finished matches."""
        kept = {m: head_of(self._unsaved[m]) for m in matches if m in self._unsaved}
        others = [match for match in matches if match not in kept]
        found, troubles = self._done.some(others) if self._done else ({}, [])
        return {**found, **kept}, tuple(troubles)

    def read(self, match: str) -> MatchRecord:
        """A match to be looked at, whoever plays it; a StorageError if it cannot be."""
        return self._loaded(match)[0]

    # A match that is played

    def begin(self) -> OpenMatch:
        """A new match; its first save makes the file."""
        while True:
            match = match_id(self.now(), token_bytes(LETTERS))
            if match not in self._unsaved and not self._is_on_disk(match):
                with suppress(StorageError):
                    self._hold(match)
                    return OpenMatch(self, match)

    def open(self, match: str) -> OpenMatch:
        """A match to be continued, by nobody else meanwhile.

        A RuleError if it cannot be: `open_elsewhere`, `finished`, `missing`, `newer`, `damaged`,
        or why the disk refuses; then the file is as it was.
        """
        self._hold(match)
        try:
            record, notice = self._loaded(match)
            if record.entry.status == FINISHED:
                raise StorageError("finished", f"match {match} is finished")
        except RuleError:
            self.release(match)
            raise
        return OpenMatch(self, match, record, notice)

    def keep(self, match: str, record: MatchRecord) -> None:
        """Write a match that is held here; once finished, it moves to the others."""
        self._unsaved[match] = record
        if (path := self._path(match)) is None:
            return
        self._hold(match)
        storage.save(path, to_json(record))
        del self._unsaved[match]
        if record.entry.status == FINISHED:
            self._put_away(path)

    def take_in(self, record: MatchRecord, name: str = "") -> str:
        """Keep a match that comes from elsewhere, under this name if it is an id; its id.

        Taken in twice, it is still one.
        """
        for match in filter(None, (_known_id(record, name), _id_of(record, self.now))):
            if match in self._unsaved or self._is_on_disk(match):
                if not self._is_same(match, record):
                    continue
            else:
                self._take_in(match, record)
            return match
        raise StorageError("busy", "another match has the same id")

    def _is_same(self, match: str, record: MatchRecord) -> bool:
        try:
            known = self.read(match)
        except RuleError:
            return False
        return (known.seed, known.actions) == (record.seed, record.actions)

    def _take_in(self, match: str, record: MatchRecord) -> None:
        self._hold(match)
        try:
            self.keep(match, record)
        finally:
            self.release(match)

    def remove(self, match: str) -> None:
        """For good; a StorageError if another game plays it or the disk refuses."""
        self._hold(match)
        try:
            self._unsaved.pop(match, None)
            if path := self._path(match):
                for place in (path, beside(path, BACKUP)):
                    place.unlink(missing_ok=True)
        except OSError as error:
            raise storage.refused(Path(match), "removed", error) from error
        finally:
            self.release(match)

    def release(self, match: str) -> None:
        """Others may open it again."""
        if lock := self._locks.pop(match, None):
            lock.release()

    # How it is done

    def _found(self, heads: Heads | None) -> tuple[dict[str, Head], list[Trouble]]:
        """What lies in a folder; what could not be saved goes before it."""
        found, troubles = heads.read() if heads else ({}, [])
        return {**found, **{m: head_of(record) for m, record in self._unsaved.items()}}, troubles

    def _is_elsewhere(self, match: str) -> bool:
        path = self._path(match)
        return path is not None and match not in self._locks and is_held(path)

    def _path(self, match: str) -> Path | None:
        """Where it lies, or will lie."""
        if self._playing is None or self._done is None:
            return None
        path, done = (place.folder / f"{match}{ENDING}" for place in (self._playing, self._done))
        return done if is_there(done) and not is_there(path) else path

    def _is_on_disk(self, match: str) -> bool:
        path = self._path(match)
        return path is not None and any(map(is_there, (path, beside(path, BACKUP))))

    def _hold(self, match: str) -> None:
        """Where nothing can be written there is no lock either; a save will say why."""
        path = self._path(match)
        if path is None or match in self._locks:
            return
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._locks[match] = Lock(path, PATIENCE)
        except Held:
            message = f"match {match} is open in another running game"
            raise StorageError("open_elsewhere", message, path=path) from None
        except OSError:
            return

    def _loaded(self, match: str) -> tuple[MatchRecord, str]:
        if match in self._unsaved:
            return self._unsaved[match], ""
        path = self._path(match) if Path(match).name == match else None
        loaded = storage.load(path, _playable) if path else None
        if loaded is None:
            raise StorageError("missing", f"there is no match {match}")
        return loaded.content, "from_backup" if loaded.problem else ""

    def _tidy(self, finished: list[str]) -> None:
        """Put away what a crash or the disk has kept from it."""
        for match in finished:
            if match not in self._unsaved and (path := self._path(match)):
                self._put_away(path)

    def _put_away(self, path: Path) -> None:
        """The backup goes first: alone it would look like a match that can be continued."""
        assert self._done
        with suppress(OSError):
            beside(path, BACKUP).unlink(missing_ok=True)
            self._done.folder.mkdir(exist_ok=True)
            storage.move(path, self._done.folder / path.name)

    def _take_over(self) -> list[Trouble]:
        """The one match that earlier versions kept; gone as soon as it is safe under its id."""
        if self._user_folder is None:
            return []
        old = self._user_folder / OLD_SAVE
        try:
            moment = _written_at(old)
            loaded = storage.load(old, _playable)
            if loaded:
                self._adopt(loaded.content, moment)
                for path in (old, beside(old, BACKUP)):
                    path.unlink(missing_ok=True)
        except OSError:
            return []
        except RuleError as error:
            is_being_taken_over = error.key == "open_elsewhere"
            return [] if is_being_taken_over else [Trouble(old, error.key)]
        return [Trouble(old, "from_backup")] if loaded and loaded.problem else []

    def _adopt(self, record: MatchRecord, moment: str) -> None:
        """Its id comes from what it holds: taken over twice, it is still one match."""
        match = match_id(moment, hashlib.sha256(to_json(record).encode()).digest()[:LETTERS])
        if match in self._unsaved or self._is_on_disk(match):
            return
        self._hold(match)
        try:
            since = replace(record.entry, started=moment, played=moment)
            self.keep(match, replace(record, entry=since))
        finally:
            self.release(match)


class OpenMatch:
    """A match that this game alone writes, until it is closed or finished.

    It goes from playing to over with the last action, and is finished when its result was seen or
    when it was conceded. `notice` is `from_backup` if the last moment of it was lost.
    """

    def __init__(
        self, archive: Archive, match: str, record: MatchRecord | None = None, notice: str = ""
    ) -> None:
        self.id = match
        self.record = record
        self.notice = notice
        self._archive = archive
        self._since = archive.now()
        self._entry = record.entry if record else Entry(started=self._since)

    @property
    def entry(self) -> Entry:
        return self._entry

    def save(self, session: Session) -> None:
        """Write the match as it is now; to be called after every action."""
        moment = self._archive.now()
        self._entry = self._entry.played_on(self._since, moment).at(session.state)
        self._since = moment
        self.record = session.record
        self._write(version=self._archive.version)

    def mark(self, mark: str) -> None:
        """Remember for good what was special about it: helped, taken_back, practice."""
        if mark not in self._entry.marks:
            self._write(marks=self._entry.marks | {mark})

    def note(self, key: str, value: object) -> None:
        """Keep plain data with the match, such as how people share the table."""
        if self._entry.extra.get(key) != value:
            self._write(extra={**self._entry.extra, key: value})

    def result_seen(self) -> None:
        """The match is over and its result was shown: it is finished."""
        assert self._entry.status != PLAYING
        self._finish(self._entry.marks)

    def concede(self) -> None:
        """Leave the match for good; its record stays. What is over cannot be given up any more."""
        is_played = self._entry.status == PLAYING
        self._finish(self._entry.marks | ({CONCEDED} if is_played else set()))

    def _finish(self, marks: frozenset[str]) -> None:
        try:
            if self._entry.status != FINISHED:
                self._write(status=FINISHED, marks=marks)
        finally:
            self.close()

    def close(self) -> None:
        """Leave the table; the match can be continued, here or elsewhere."""
        self._archive.release(self.id)

    def _write(self, **changes: object) -> None:
        """Before the first save there is nothing to write yet."""
        self._entry = replace(self._entry, **changes)  # type: ignore[arg-type]
        if self.record is not None:
            self.record = replace(self.record, entry=self._entry)
            self._archive.keep(self.id, self.record)


def _playable(text: str) -> MatchRecord:
    """A record that can also be played again up to where it ends; any other is damaged."""
    record = from_json(text)
    return replace(record, entry=record.entry.at(replay(record)))


def _listing(
    found: Mapping[str, Head], troubles: list[Trouble], elsewhere: frozenset[str] = frozenset()
) -> Listing:
    last = sorted(found, key=lambda match: (found[match].entry.played, match), reverse=True)
    matches = tuple(Listed(match, found[match], match in elsewhere) for match in last)
    return Listing(matches, tuple(troubles))


def _is_finished(head: Head) -> bool:
    return head.entry.status == FINISHED


def match_id(moment: str, chance: bytes) -> str:
    """As 20261118-010203-kqzt, from 2026-11-18T01:02:03Z and some bytes."""
    digits = moment.replace("-", "").replace(":", "").replace("T", "-").removesuffix("Z")
    return f"{digits}-{''.join(ascii_lowercase[byte % 26] for byte in chance)}"


def named(record: MatchRecord, match: str) -> MatchRecord:
    """The record as it goes elsewhere: it tells its id, so that it is known when it comes back."""
    extra = {**record.entry.extra, NAMED: match}
    return replace(record, entry=replace(record.entry, extra=extra))


def _known_id(record: MatchRecord, name: str) -> str:
    told = record.entry.extra.get(NAMED)
    names = (told if isinstance(told, str) else "", name)
    return next((each for each in names if _ID.fullmatch(each)), "")


def _id_of(record: MatchRecord, now: Callable[[], str]) -> str:
    """From what was played."""
    moment = record.entry.started or record.entry.played or now()
    moves = to_json(replace(record, entry=Entry()))
    return match_id(moment, hashlib.sha256(moves.encode()).digest()[:LETTERS_FROM_ELSEWHERE])


def _written_at(path: Path) -> str:
    """When the file or its backup was written; long ago if the disk says nothing sensible."""
    for place in (path, beside(path, BACKUP)):
        with suppress(FileNotFoundError, ValueError, OverflowError):
            return entry.moment_of(datetime.fromtimestamp(place.stat().st_mtime, UTC))
    return entry.moment_of(datetime.fromtimestamp(0, UTC))
