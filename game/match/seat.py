"""Who sits where: a human or a bot, and what decides for it."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields, replace
from typing import Protocol

from game.rules.actions import Decision
from game.rules.errors import SetupError
from game.rules.view import View

HUMAN, BOT = "human", "bot"
LONGEST_TEXT = 100
NAMELESS = "?"
# Letters that show nothing, beside whatever Unicode calls a control, a format or half a letter.
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
_UNSEEN = ("Cc", "Cf", "Cs", "Cn", "Co")
_MARKS = ("Mn", "Mc", "Me")


def clean_name(text: str) -> str:
    """The name without what cannot be drawn or seen; every name that enters goes through this."""
    seen = "".join(_seen(letter) for letter in unicodedata.normalize("NFC", text))
    words = " ".join(seen.split())
    while words and unicodedata.category(words[0]) in _MARKS:  # a mark needs a letter before it
        words = words[1:].lstrip()
    return words


def _seen(letter: str) -> str:
    if letter.isspace():
        return " "
    unseen = letter in _BLANK or unicodedata.category(letter) in _UNSEEN
    return "" if unseen or _selects_a_variant(letter) else letter


def _selects_a_variant(letter: str) -> bool:
    """As the one that makes an emoji of a sign: it has no width of its own."""
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"


class Controller(Protocol):
    """Decides for a seat from what the seat may know; a human needs none."""

    def choose(self, view: View) -> Decision: ...


@dataclass(frozen=True)
class Seat:
    """A player's name and kind; level and personality of bots, looks for whoever draws them."""

    name: str
    kind: str = HUMAN
    level: str = ""
    personality: str = ""
    look: str = ""

    def __post_init__(self) -> None:
        for key, value in vars(self).items():
            if not isinstance(value, str) or len(value) > LONGEST_TEXT:
                raise _bad_seat(f"{key} must be a text of at most {LONGEST_TEXT} characters")
        if not self.name or self.name != clean_name(self.name):
            raise _bad_seat("a seat needs a name that can be read")
        if self.kind not in (HUMAN, BOT):
            raise _bad_seat(f"kind must be {HUMAN} or {BOT}, not {self.kind!r}")
        if (self.kind == BOT) != bool(self.level):
            raise _bad_seat("a bot has a level, and nobody else has")

    def as_data(self) -> dict[str, str]:
        """The seat as plain data; `from_data` reads it back."""
        return {key: value for key, value in asdict(self).items() if value}

    @classmethod
    def from_data(cls, data: object) -> Seat:
        known = {field.name for field in fields(cls)}
        if not isinstance(data, dict) or not {"name"} <= set(data) <= known:
            raise _bad_seat(f"a seat needs a name and knows {', '.join(sorted(known))}")
        return cls(**{**data, "name": _entered(data["name"])})

    def fitted(self, levels: Sequence[str], personalities: Sequence[str]) -> Seat:
        """The seat with a level and a personality that are known; unknown ones become the usual.

        The usual level is the middle one, the usual personality the first.
        """
        if self.kind != BOT or not levels:
            return self
        level = self.level if self.level in levels else levels[len(levels) // 2]
        known = self.personality in ("", *personalities)
        return replace(self, level=level, personality=self.personality if known else "")


def _entered(name: object) -> object:
    """A name as it comes from outside; one of nothing but unseen letters was a name to somebody."""
    if not isinstance(name, str) or not name.strip():
        return name
    return clean_name(name) or NAMELESS


def _bad_seat(message: str) -> SetupError:
    return SetupError("bad_seat", message)
