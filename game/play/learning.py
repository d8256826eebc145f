"""How far somebody has come in learning: lessons, drills, and what was offered already."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game.match import storage
from game.match.json_text import parse_object, written
from game.rules.errors import RuleError

FILE = "learning.json"
WELCOME = "welcome"
LINES, DONE, OFFERED, DRILLS = "lines", "done", "offered", "drills"

Section = dict[str, object]


class Learning:
    """Sections of plain data in a file of their own; without a folder, in memory only.

    Only what was changed is written, so that two running games keep each other's progress. A disk
    that refuses is told once, and all is written with the next change that succeeds.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.path = folder / FILE if folder else None
        self.on_trouble: Callable[[str], None] = lambda key: None
        self._sections: dict[str, Section] = {}
        self._unsaved: dict[str, Section] = {}
        self._was_told = False
        self._load()

    def _load(self) -> None:
        """A damaged file is set aside by the storage; then nothing was learnt yet."""
        if self.path is None:
            return
        try:
            loaded = storage.load(self.path, parse_object)
        except RuleError:
            return
        self._sections = _sections_of(loaded.content) if loaded else {}

    # Lessons

    def line(self, lesson: str) -> str:
        """The words at which it was left; empty at its beginning."""
        found = self._get(LINES, lesson)
        return found if isinstance(found, str) else ""

    def is_done(self, lesson: str) -> bool:
        return self._get(DONE, lesson) is True

    def reach(self, lesson: str, line: str) -> None:
        """Note the words that are shown: whoever leaves now comes back to them."""
        self._set(LINES, lesson, line)

    def finish(self, lesson: str) -> None:
        """The next time it begins from the beginning."""
        self._set(LINES, lesson, "")
        self._set(DONE, lesson, True)

    # What was offered

    def was_offered(self, what: str) -> bool:
        return self._get(OFFERED, what) is True

    def offer(self, what: str) -> None:
        """Note that something was offered, which need not be done again."""
        self._set(OFFERED, what, True)

    @property
    def is_new(self) -> bool:
        """Whether nobody has begun to learn, or said that there is no need to."""
        return not self.was_offered(WELCOME) and not any(self._sections.values())

    # Drills

    def count(self, drill: str) -> dict[str, int]:
        """Numbers that are kept about a drill."""
        found = self._get(DRILLS, drill)
        known = found.items() if isinstance(found, dict) else ()
        return {key: value for key, value in known if type(value) is int and value >= 0}

    def keep_count(self, drill: str, count: dict[str, int]) -> None:
        self._set(DRILLS, drill, dict(count))

    # How it is kept

    def _get(self, section: str, key: str) -> object:
        return self._sections.get(section, {}).get(key)

    def _set(self, section: str, key: str, value: object) -> None:
        if self._get(section, key) == value:
            return
        for kept in (self._sections, self._unsaved):
            kept.setdefault(section, {})[key] = value
        self._save()

    def _save(self) -> None:
        if self.path is None:
            return
        try:
            storage.update(self.path, parse_object, self._with_unsaved, written)
        except RuleError as error:
            if not self._was_told:
                self._was_told = True
                self.on_trouble(error.key)
        else:
            self._unsaved, self._was_told = {}, False

    def _with_unsaved(self, data: dict[str, object] | None) -> dict[str, object]:
        before = data or {}
        known = _sections_of(before)
        merged = {name: {**known.get(name, {}), **new} for name, new in self._unsaved.items()}
        return {**before, **merged}


def _sections_of(data: dict[str, object]) -> dict[str, Section]:
    """What has the form that it should have."""
    return {name: dict(value) for name, value in data.items() if isinstance(value, dict)}
