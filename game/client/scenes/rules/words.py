"""How words are looked for: without case and accents, and by what other tables call the same."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import cache

from game.client.toolkit.catalogs import catalog
from game.play.settings import LANGUAGES

ALSO = "rules.also."


def plain(text: str) -> str:
    """The text without case and accents, so that `etre` finds `Être`."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


@dataclass(frozen=True)
class Thing:
    """Something that rules speak of: how words for it begin here, and all its names anywhere."""

    spoken_of: re.Pattern[str]
    names: str


@cache
def things(language: str) -> tuple[Thing, ...]:
    """The things of the catalogs: the words of this game, then after a bar those of boxes and other
    tables.
    """
    catalogs = {known: catalog(known) for known in LANGUAGES}
    return tuple(
        Thing(_beginnings(text), " ".join(texts[key] for texts in catalogs.values()))
        for key, text in catalogs[language].items()
        if key.startswith(ALSO)
    )


def _beginnings(text: str) -> re.Pattern[str]:
    own = text.partition("|")[0].split(",")
    return re.compile(rf"\b({'|'.join(re.escape(plain(word.strip())) for word in own)})")


def other_names(language: str, text: str) -> str:
    """What else a player may call the things that a text speaks of."""
    told = plain(text)
    return " ".join(thing.names for thing in things(language) if thing.spoken_of.search(told))
