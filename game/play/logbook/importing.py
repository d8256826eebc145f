"""Matches that come in as files: read, checked by playing them again, or refused in one line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from game.match.entry import FINISHED, OVER, moment_of
from game.match.record import LONGEST, MatchRecord, RecordError, from_json, replay
from game.match.storage import StorageError, refused

ENDING = ".json"


def files_in(paths: Iterable[Path]) -> Iterator[Path]:
    """These files as they are; of a folder all files that could be records."""
    for path in paths:
        yield from sorted(path.glob(f"*{ENDING}")) if path.is_dir() else (path,)


def read_record(path: Path) -> MatchRecord:
    """The match in a file; a RuleError says what is wrong with it.

    Its result counts as seen: only who played it had a result to see.
    """
    try:
        if path.stat().st_size > 4 * LONGEST:
            raise RecordError("foreign", f"{path.name} is too large for a record of Skull King")
        text = path.read_bytes().decode("utf-8")
        moment = path.stat().st_mtime
    except UnicodeDecodeError:
        raise RecordError("foreign", f"{path.name} is no record of Skull King") from None
    except OSError as error:
        if not path.exists():
            raise StorageError("missing", f"there is no file {path}", path=path) from None
        raise refused(path, "read", error) from None
    return _dated(_complete(from_json(text)), moment)


def _complete(record: MatchRecord) -> MatchRecord:
    """The record with what the moves tell, whatever the file says beside them."""
    entry = record.entry.at(replay(record))
    return replace(record, entry=replace(entry, status=FINISHED) if entry.status == OVER else entry)


def _dated(record: MatchRecord, written: float) -> MatchRecord:
    """The record with a date: one that does not say when it was played was played when it was
    written.
    """
    if record.entry.played:
        return record
    from datetime import UTC, datetime

    moment = moment_of(datetime.fromtimestamp(written, UTC))
    return replace(record, entry=replace(record.entry, started=moment, played=moment))
