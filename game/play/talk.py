"""Table talk: what a bot says, in its own voice, now and then, and never the same line twice.

A function of public events, the seats and the seed of the match: whoever plays the same match
hears the same words, and nobody learns anything that does not lie on the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple

from game.match.seat import BOT, Seat
from game.play.settings import TALKS
from game.play.talk_occasions import OCCASIONS, Heard, Occasion
from game.rules.edition import Setup
from game.rules.events import Event, TrickTaken

LIVELY, RARE, OFF = TALKS
CHANCES = {LIVELY: 0.75, RARE: 0.35, OFF: 0.0}
PAUSES = {LIVELY: 2, RARE: 6, OFF: 0}  # so many tricks at least between two remarks
ALWAYS = ("winning",)
OF_PERSONALITY, OF_LEVEL = 3, 1  # so many lines has every voice for an occasion


class Remark(NamedTuple):
    """`key` is a text of the catalog."""

    seat: int
    key: str


class TableTalk:
    """Hears a match event by event; `setting` is how much the table talks."""

    def __init__(self, setup: Setup, seats: Sequence[Seat], seed: int) -> None:
        self.seats = seats
        self.seed = seed
        self.heard = Heard(setup)
        self.said: set[str] = set()
        self._count = 0
        self._silence = max(PAUSES.values())

    def hear(self, event: Event, setting: str) -> Remark | None:
        """What is said to an event, by one seat at most."""
        self._count += 1
        self._silence += isinstance(event, TrickTaken)
        found = self.heard.occasions(event)
        speakers = [each for each in found if self._is_bot(each.seat)]
        return self._said(speakers, setting) if speakers and setting != OFF else None

    def _is_bot(self, seat: int) -> bool:
        """The ghost, who sits after all the seats, says nothing."""
        return seat < len(self.seats) and self.seats[seat].kind == BOT

    def _said(self, found: list[Occasion], setting: str) -> Remark | None:
        chance = Random(f"{self.seed}/talk/{self._count}")
        first = min(OCCASIONS.index(each.kind) for each in found)
        urgent = [each for each in found if each.kind == OCCASIONS[first]]
        chosen = urgent[int(chance.random() * len(urgent))]
        if chosen.kind not in ALWAYS and not self._may(chance, setting):
            return None
        lines = [line for line in lines_for(chosen, self.seats) if line not in self.said]
        if not lines:
            return None
        key = lines[int(chance.random() * len(lines))]
        self.said.add(key)
        self._silence = 0
        return Remark(chosen.seat, key)

    def _may(self, chance: Random, setting: str) -> bool:
        """Whether somebody may speak now, by chance and by how long the last word is ago."""
        wants = chance.random() < CHANCES[setting]
        return wants and self._silence >= PAUSES[setting]


def lines_for(occasion: Occasion, seats: Sequence[Seat]) -> list[str]:
    """Everything that this seat could say to it: as its personality and as its level."""
    seat = seats[occasion.seat]
    return [
        *voice(occasion.kind, seat.personality, OF_PERSONALITY),
        *voice(occasion.kind, seat.level, OF_LEVEL),
    ]


def voice(occasion: str, name: str, lines: int) -> list[str]:
    """The keys of all lines of a voice; none without a name."""
    return [f"talk.{occasion}.{name}.{number}" for number in range(1, lines + 1)] if name else []


def remarks(
    setup: Setup, seats: Sequence[Seat], seed: int, events: Iterable[Event], setting: str
) -> list[Remark]:
    """All that is said in a match."""
    talk = TableTalk(setup, seats, seed)
    heard = (talk.hear(event, setting) for event in events)
    return [remark for remark in heard if remark]
