"""What the player prefers, kept in the user's folder and saved at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from game.match import storage
from game.match.json_text import parse_object, written
from game.rules.errors import RuleError

FILE = "settings.json"
LANGUAGES = {"en": "English", "de": "Deutsch", "fr": "Français", "it": "Italiano"}
TEXT_SIZES = (1.0, 1.15, 1.3)
# Factors on the durations of animations; 0 is none at all.
SPEEDS = {"relaxed": 1.5, "normal": 1.0, "fast": 0.45, "off": 0.0}
PACES = ("slow", "normal", "quick")
TALKS = ("lively", "rare", "off")
VOLUMES = ("master", "music", "effects", "ambience", "voices")
RENAMED = {"marks": "colour_signs"}  # settings that had another name once


@dataclass
class Settings:
    """`extra` is for whatever scenes want to remember, such as the last setup; plain JSON only."""

    language: str = ""
    fullscreen: bool = False
    speed: str = "normal"
    text_size: float = 1.0
    colour_blind: bool = False
    colour_signs: bool = True
    reduced_motion: bool = False
    assist: bool = False
    coach: bool = False
    plays_last: bool = True
    bot_pace: str = "normal"
    table_talk: str = "lively"
    volume_master: int = 100
    volume_music: int = 80
    volume_effects: int = 80
    volume_ambience: int = 80
    volume_voices: int = 80
    muted: bool = False
    quiet_in_background: bool = True
    extra: dict[str, Any] = field(default_factory=dict)


ALLOWED: dict[str, tuple[object, ...]] = {
    "language": ("", *LANGUAGES),
    "speed": tuple(SPEEDS),
    "text_size": TEXT_SIZES,
    "bot_pace": PACES,
    "table_talk": TALKS,
    **{f"volume_{name}": tuple(range(101)) for name in VOLUMES},
}


def from_data(data: Mapping[str, object]) -> Settings:
    """Every value that makes sense; the default for any other, and no unknown ones."""
    data = {RENAMED.get(name, name): value for name, value in data.items()}
    settings = Settings()
    for entry in fields(Settings):
        value = data.get(entry.name)
        if type(value) is type(getattr(settings, entry.name)) and _fits(entry.name, value):
            setattr(settings, entry.name, value)
    return settings


def _fits(name: str, value: object) -> bool:
    return name not in ALLOWED or value in ALLOWED[name]


def _merged(data: Mapping[str, object], changes: Mapping[str, object]) -> dict[str, object]:
    """The data with other values for these keys, within `extra` as well; all else stays."""
    before, after = data.get("extra"), changes.get("extra")
    if isinstance(before, dict) and isinstance(after, dict):
        return {**data, **changes, "extra": {**before, **after}}
    return {**data, **changes}


class SettingsStore:
    """The settings and their file; without a folder they are kept in memory only.

    `set` changes one value, saves and tells whoever subscribed. Only what was changed here is
    written, so that two running games keep each other's changes. A disk that refuses is told once,
    to `on_trouble`; play goes on, and the change is written with the next one that succeeds.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.path = folder / FILE if folder else None
        self.trouble = ""
        self._was_told = False
        self._unsaved: dict[str, object] = {}
        self.on_trouble: Callable[[], None] = lambda: None
        self.values = self._load()
        self._listeners: list[Callable[[str], None]] = []

    def _load(self) -> Settings:
        """A damaged file is set aside by the storage; then the defaults hold. Who has no file yet
        is new to the game, and gets a coach.
        """
        if self.path is None:
            return Settings()
        try:
            loaded = storage.load(self.path, lambda text: from_data(parse_object(text)))
        except RuleError as error:
            self.trouble = "" if error.key == "damaged" else error.key
            return Settings()
        if loaded:
            return loaded.content
        self._unsaved["coach"] = True  # written with whatever is changed first
        return Settings(coach=True)

    def subscribe(self, listener: Callable[[str], None]) -> None:
        self._listeners.append(listener)

    def set(self, name: str, value: object) -> None:
        """Change one setting for good."""
        if getattr(self.values, name) == value:
            return
        assert _fits(name, value)
        setattr(self.values, name, value)
        self._save({name: value})
        for listener in self._listeners:
            listener(name)

    def remember(self, key: str, value: object) -> None:
        """Keep plain data for a scene under `extra`."""
        self.values.extra[key] = value
        self._save({"extra": {key: value}})

    def recall(self, key: str, default: Any = None) -> Any:
        return self.values.extra.get(key, default)

    def _save(self, changes: Mapping[str, object]) -> None:
        self._unsaved = _merged(self._unsaved, changes)
        if self.path is None:
            return
        try:
            storage.update(self.path, parse_object, self._with_unsaved, written)
        except RuleError as error:
            self.trouble = error.key
            if not self._was_told:
                self._was_told = True
                self.on_trouble()
        else:
            self.trouble, self._was_told, self._unsaved = "", False, {}

    def _with_unsaved(self, data: dict[str, object] | None) -> dict[str, object]:
        return _merged(data or {}, self._unsaved)
