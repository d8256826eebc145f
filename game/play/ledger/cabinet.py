"""All sheets in the player's folder, each a file of its own that only one running game writes.

sheets/<id>.json             being kept, or over and nobody has seen the result
sheets/finished/<id>.json    finished: moved here, so that the others are few
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from secrets import token_bytes

from game.match import entry, storage
from game.match.archive import DONE, LETTERS, PATIENCE, match_id
from game.match.entry import FINISHED
from game.match.listing import ENDING, Trouble
from game.match.lock import Held, Lock, is_held
from game.match.storage import BACKUP, StorageError, beside, is_there
from game.play.ledger.data import from_json, to_json
from game.play.ledger.scores import totals_of
from game.play.ledger.sheet import Sheet
from game.rules.editions import Editions
from game.rules.errors import RuleError

FOLDER = "sheets"


@dataclass(frozen=True)
class Filed:
    """A sheet in the cabinet; `is_elsewhere` when another running game has it open."""

    id: str
    sheet: Sheet
    is_elsewhere: bool = False


class Cabinet:
    """The sheets of a user's folder; without a folder, in memory only.

    What the disk refuses is a StorageError; the sheet is kept in memory then and is written with
    the next change that succeeds.
    """

    def __init__(
        self,
        folder: Path | None,
        editions: Editions,
        version: str = "",
        now: Callable[[], str] = entry.now,
    ) -> None:
        self.editions, self.version, self.now = editions, version, now
        self.folder = folder / FOLDER if folder else None
        self.troubles: list[Trouble] = []
        self._unsaved: dict[str, Sheet] = {}
        self._locks: dict[str, Lock] = {}

    # What there is

    def unfinished(self) -> list[Filed]:
        """The sheets that are still kept, the one kept last first."""
        found = {**self._read(self.folder), **self._unsaved}
        kept = {key: sheet for key, sheet in found.items() if sheet.entry.status != FINISHED}
        return [Filed(key, kept[key], self._is_elsewhere(key)) for key in _newest_first(kept)]

    def finished(self) -> list[Filed]:
        left = {key: s for key, s in self._unsaved.items() if s.entry.status == FINISHED}
        found = {**self._read(self.folder and self.folder / DONE), **left}
        return [Filed(key, found[key]) for key in _newest_first(found)]

    def _read(self, folder: Path | None) -> dict[str, Sheet]:
        if folder is None or not is_there(folder):
            return {}
        names = sorted({path.name.removesuffix(BACKUP) for path in folder.glob(f"*{ENDING}*")})
        found = {}
        for name in names:
            if name.endswith(ENDING) and (sheet := self._loaded(folder / name)):
                found[name.removesuffix(ENDING)] = sheet
        return found

    def _loaded(self, path: Path) -> Sheet | None:
        try:
            loaded = storage.load(path, lambda text: from_json(text, self.editions))
        except RuleError as error:
            self.troubles.append(Trouble(path, error.key))
            return None
        if loaded and loaded.problem:
            self.troubles.append(Trouble(path, "from_backup"))
        return loaded.content if loaded else None

    def _is_elsewhere(self, key: str) -> bool:
        path = self._path(key)
        return path is not None and key not in self._locks and is_held(path)

    # A sheet that is kept

    def begin(self) -> str:
        """The id of a new sheet, held here; its first change makes the file."""
        while True:
            key = match_id(self.now(), token_bytes(LETTERS))
            path = self._path(key)
            if key not in self._unsaved and (path is None or not is_there(path)):
                self.hold(key)
                return key

    def read(self, key: str) -> Sheet:
        """A sheet as it was written last; `missing` or what is wrong with it."""
        if key in self._unsaved:
            return self._unsaved[key]
        path = self._path(key)
        sheet = self._loaded(path) if path else None
        if sheet is None:
            raise StorageError("missing", f"there is no sheet {key}")
        return sheet

    def hold(self, key: str) -> None:
        """Hold a sheet, which nobody else writes meanwhile; `open_elsewhere` if somebody does."""
        path = self._path(key)
        if path is None or key in self._locks:
            return
        with suppress(OSError):  # where nothing can be written there is no lock either
            path.parent.mkdir(parents=True, exist_ok=True)
            try:
                self._locks[key] = Lock(path, PATIENCE)
            except Held:
                raise StorageError("open_elsewhere", f"sheet {key} is open elsewhere") from None

    def release(self, key: str) -> None:
        if lock := self._locks.pop(key, None):
            lock.release()

    def keep(self, key: str, sheet: Sheet) -> Sheet:
        """Write a sheet; once finished it moves to the others."""
        filed = replace(sheet, entry=self._entry(sheet))
        self._unsaved[key] = filed
        if (path := self._path(key)) is not None:
            storage.save(path, to_json(filed))
            del self._unsaved[key]
            if filed.entry.status == FINISHED:
                self._put_away(path)
        return filed

    def remove(self, key: str) -> None:
        """Delete a sheet for good."""
        self._unsaved.pop(key, None)
        if path := self._path(key):
            with suppress(OSError):
                for place in (beside(path, BACKUP), path):
                    place.unlink(missing_ok=True)
        self.release(key)

    def _entry(self, sheet: Sheet) -> entry.Entry:
        return replace(
            sheet.entry,
            status=sheet.status(),
            version=self.version,
            hand=sheet.number,
            hands=sheet.planned,
            totals=totals_of(sheet),
        )

    def _path(self, key: str) -> Path | None:
        if self.folder is None or Path(key).name != key:
            return None
        path, done = (place / f"{key}{ENDING}" for place in (self.folder, self.folder / DONE))
        return done if is_there(done) and not is_there(path) else path

    def _put_away(self, path: Path) -> None:
        """The backup goes first: alone it would look like a sheet that is still kept."""
        assert self.folder
        if path.parent == self.folder / DONE:
            return
        with suppress(OSError):
            beside(path, BACKUP).unlink(missing_ok=True)
            (self.folder / DONE).mkdir(exist_ok=True)
            storage.move(path, self.folder / DONE / path.name)


def _newest_first(sheets: dict[str, Sheet]) -> list[str]:
    return sorted(sheets, key=lambda key: (sheets[key].entry.played, key), reverse=True)
