"""Sets of rules with a name: those of the game, and the player's own in the user's folder."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from game.match import storage
from game.match.json_text import JsonError, parse_object, written
from game.play.draft import settled
from game.rules.edition import Edition
from game.rules.errors import RuleError
from game.rules.options import Options

FILE = "presets.json"
LONGEST_NAME = 16
MOST_OWN = 12  # per edition: what a list can show at touch size
FIRST_VOYAGE, SEA_LEGS, OLD_SALTS = "first_voyage", "sea_legs", "old_salts"
# For those who know the basic rules: one beast first, as the booklet advises, and allies.
SOME = {"kraken": True, "loot": True}
# With everything on, a switch is on; a choice is as here, or else as usual.
EVERYTHING = {"scoring": "rascal_loads"}

Given = dict[str, object]
Kept = dict[str, dict[str, Given]]


@dataclass(frozen=True)
class Preset:
    """`name` is a key of the catalog, or what the player called it."""

    name: str
    options: Options
    own: bool = False


def built_in(edition: Edition) -> list[Preset]:
    """The game's own presets; none where they would all be the same."""
    given: dict[str, Given] = {
        FIRST_VOYAGE: {},
        SEA_LEGS: {**SOME},
        OLD_SALTS: _everything(edition),
    }
    presets = [Preset(name, settled(edition, options)) for name, options in given.items()]
    return presets if presets[0].options != presets[-1].options else []


def _everything(edition: Edition) -> Given:
    """All options on; what an edition does not know of it falls back to its default.

    A switch that needs another one is a way to read the rules, and stays with the booklet's.
    """
    switches = {o.key: True for o in edition.options if o.default is False and o.needs is None}
    return {**EVERYTHING, **switches}


def matching(presets: Iterable[Preset], options: Options, preferred: str) -> Preset | None:
    """The one with these options; where several have them, the preferred one."""
    found = [preset for preset in presets if preset.options == options]
    named = [preset for preset in found if preset.own and preset.name == preferred]
    return next(iter(named + found), None)


class OwnPresets:
    """The player's own, by edition and name; without a folder, in memory only.

    `trouble` is the key of what the disk refused last, for a notice. A change is made to what the
    file holds then, so that two running games keep each other's presets.
    """

    def __init__(self, folder: Path | None) -> None:
        self.path = folder / FILE if folder else None
        self.trouble = ""
        self._unsaved: list[Callable[[Kept], object]] = []
        self._given = self._load()

    def of(self, edition: Edition) -> list[Preset]:
        given = self._given.get(edition.key, {})
        return [Preset(name, settled(edition, given[name]), True) for name in sorted(given)]

    def keep(self, edition: Edition, name: str, options: Options) -> None:
        """Save them under this name, in the place of what had it."""
        self._change(lambda kept: kept.setdefault(edition.key, {}).update({name: dict(options)}))

    def rename(self, edition: Edition, name: str, other: str) -> None:
        self._change(lambda kept: _rename(kept.get(edition.key, {}), name, other))

    def remove(self, edition: Edition, name: str) -> None:
        self._change(lambda kept: kept.get(edition.key, {}).pop(name, None))

    def _change(self, change: Callable[[Kept], object]) -> None:
        """Here and in the file; what the disk refuses is written with the next change."""
        if self.path is None:
            change(self._given)
            return
        self._unsaved.append(change)
        try:
            self._given = storage.update(self.path, _parsed, self._with_unsaved, written)
            self._unsaved.clear()
        except RuleError as error:
            change(self._given)
            self.trouble = error.key

    def _with_unsaved(self, kept: Kept | None) -> Kept:
        kept = kept or {}
        for change in self._unsaved:
            change(kept)
        return kept

    def _load(self) -> Kept:
        if self.path is None:
            return {}
        try:
            loaded = storage.load(self.path, _parsed)
        except RuleError as error:
            self.trouble = error.key
            return {}
        if loaded and loaded.problem:
            self.trouble = "from_backup"
        return loaded.content if loaded else {}


def _rename(given: dict[str, Given], name: str, other: str) -> None:
    if name in given:
        given[other] = given.pop(name)


def _parsed(text: str) -> Kept:
    """Names and options are text by being keys; the options are checked when they are used."""
    data = parse_object(text)
    if not all(map(_is_table, data.values())):
        raise JsonError("damaged", "the presets are not sorted by edition and name")
    return {edition: dict(given) for edition, given in data.items()}  # type: ignore[call-overload]


def _is_table(data: object) -> bool:
    """Whether it is a table of tables."""
    return isinstance(data, dict) and all(isinstance(entry, dict) for entry in data.values())
