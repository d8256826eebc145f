"""Who sits where: a human or a bot, and what decides for it."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Protocol

from game.rules.actions import Decision
from game.rules.errors import SetupError
from game.rules.view import View

HUMAN, BOT = "human", "bot"
LONGEST_TEXT = 100


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
        if not self.name.strip():
            raise _bad_seat("a seat needs a name")
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
        return cls(**data)


def _bad_seat(message: str) -> SetupError:
    return SetupError("bad_seat", message)
