"""The unfinished match in the user's folder."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from game.match import storage
from game.match.record import MatchRecord, from_json, replay, to_json
from game.rules.errors import RuleError

FILE = "match.json"


class Saves:
    """Keeps one unfinished match; without a folder, in memory only.

    `trouble` is the key of what went wrong last (error.disk.<key> in the catalog), for a notice.
    """

    def __init__(self, folder: Path | None) -> None:
        self.path = folder / FILE if folder else None
        self.trouble = ""
        self._memory: MatchRecord | None = None

    def save(self, record: MatchRecord) -> None:
        """Keep the match; a disk that refuses only leaves its key in `trouble`."""
        self._memory = record
        if self.path is None:
            return
        try:
            storage.save(self.path, to_json(record))
        except storage.StorageError as error:
            self.trouble = error.key

    def load(self) -> MatchRecord | None:
        """The unfinished match, if there is one that can be read."""
        if self.path is None or self._memory is not None:
            return self._memory
        try:
            loaded = storage.load(self.path, _playable)
        except RuleError as error:
            self.trouble = error.key
            return None
        if loaded is None:
            return None
        if loaded.problem:
            self.trouble = "from_backup"
        self._memory = loaded.content
        return loaded.content

    def clear(self) -> None:
        """The match is over or was given up."""
        self._memory = None
        if self.path is None:
            return
        for path in (self.path, self.path.with_name(self.path.name + storage.BACKUP)):
            with suppress(OSError):
                path.unlink(missing_ok=True)


def _playable(text: str) -> MatchRecord:
    """A record that can also be played again up to where it ends; any other is damaged."""
    record = from_json(text)
    replay(record)
    return record
