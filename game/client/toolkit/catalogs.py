"""The player's language: catalogs by area, plurals, numbers with a real minus sign."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from string import Formatter

from game.play.settings import LANGUAGES

LOCALES = Path(__file__).parents[3] / "assets" / "locale"
FALLBACK = "en"
PLURALS = (".one", ".other")
MINUS = "−"  # noqa: RUF001
PLUS = "+"


class Translator:
    """`tr(key, name=…)` is the text; `tr.plural(key, n)` picks key.one or key.other.

    The catalogs are flat JSON files, one per area: assets/locale/<language>/<area>.json, whose
    keys all start with the name of the area. A key that is missing is shown as it is and noted in
    `missing`, so that a test can tell.
    """

    def __init__(self, language: str, folder: Path = LOCALES) -> None:
        self.language = language if language in LANGUAGES else FALLBACK
        self.missing: set[str] = set()
        self._texts = catalog(self.language, folder)

    def __call__(self, key: str, **values: object) -> str:
        text = self._texts.get(key)
        if text is None:
            self.missing.add(key)
            return key
        shown = {name: self.number(v) if type(v) is int else v for name, v in values.items()}
        return text.format(**shown)

    def has(self, key: str) -> bool:
        return key in self._texts

    def plural(self, key: str, count: int, **values: object) -> str:
        """The text for so many, which it may show as {count}."""
        return self(f"{key}.{plural_form(self.language, count)}", count=count, **values)

    def number(self, value: int) -> str:
        return f"{MINUS}{-value}" if value < 0 else str(value)

    def signed(self, value: int) -> str:
        """A number with its sign; 0 has none."""
        return f"{PLUS}{value}" if value > 0 else self.number(value)

    def list(self, items: Iterable[str]) -> str:
        """Several names in one text: Ada, Bo and Cy."""
        *first, last = items
        if not first:
            return last
        return self("common.list_last", first=", ".join(first), last=last)


def catalog(language: str, folder: Path = LOCALES) -> dict[str, str]:
    """The texts of all areas of a language."""
    texts: dict[str, str] = {}
    for path in sorted((folder / language).glob("*.json")):
        texts.update(json.loads(path.read_text("utf-8")))
    return texts


def filled_in(key: str, text: str) -> set[str]:
    """What every language must fill in there; one die need not be counted in all of them."""
    names = {name for _, name, _, _ in Formatter().parse(text) if name}
    return names - {"count"} if key.endswith(PLURALS) else names


def capital(text: str) -> str:
    """The text with a capital letter, to begin a line."""
    return text[:1].upper() + text[1:]


def plural_form(language: str, count: int) -> str:
    """The plural form by CLDR, whatever the sign of the number: French counts 0 as one, the others
    do not.
    """
    if language == "fr":
        return "one" if abs(count) < 2 else "other"
    return "one" if abs(count) == 1 else "other"


def system_language() -> str:
    """The first language of the system that we speak."""
    for name in _preferred():
        if name[:2].lower() in LANGUAGES:
            return name[:2].lower()
    return FALLBACK


def _preferred() -> list[str]:
    import pygame

    names = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    with suppress(pygame.error, UnicodeDecodeError):  # LANG may hold any bytes
        names += [entry["language"] for entry in pygame.system.get_pref_locales()]
    return [name for name in names if name]
