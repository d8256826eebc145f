"""Counts what sharing one computer asks of people over whole matches: presses, peeks, curtains.

.venv/bin/python -m tests.client.scenes.table.shared.counting
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from game.client.scenes.table.curtain import CurtainScene
from game.client.toolkit.widgets import Widget
from game.client.tools.player import Match, Player, headless
from game.play.services import Services
from game.play.sharing import AROUND, PASS_ON, Sharing
from game.rules.options import OptionValue
from tests.client.scenes.table.tables import AtOnce

PEEK, CURTAIN = 2.0, 5.5  # seconds that each takes from the game
EVERYTHING: Mapping[str, OptionValue] = {
    "abilities": True,
    "kraken": True,
    "whale": True,
    "loot": True,
    "scoring": "rascal_loads",
}


class Family(NamedTuple):
    """Who plays what, and how many curtains they met when a curtain was all there was."""

    edition: str
    people: int
    options: Mapping[str, OptionValue]
    before: int


FAMILIES = (
    Family("dice", 4, {}, 168),
    Family("beck", 3, EVERYTHING, 213),
    Family("schmidt", 4, {}, 246),
)


@dataclass
class Count:
    """`decisions` are those for which the own pieces matter: a last piece does not count."""

    presses: int = 0
    peeks: int = 0
    curtains: int = 0
    lids: int = 0
    decisions: int = 0

    @property
    def minutes(self) -> float:
        return (self.peeks * PEEK + self.curtains * CURTAIN) / 60


class CountedPlayer(Player):
    """Notes whatever it does."""

    def __init__(self, way: str) -> None:
        services = Services(think=AtOnce, levels=("captain",), personalities=("steady",))
        super().__init__(headless((1280, 720), "en", services))
        self.sharing, self.count = Sharing(way), Count()

    def play(self, family: Family) -> Count:
        match = Match(family.people, 7, family.edition, family.options)
        self.sit_down(match, tuple(range(family.people)), self.sharing)
        self.hurry(lambda: self.app.top is not None and self.app.top.name == "match_over")
        return self.count

    def hold(self, pos: tuple[int, int]) -> None:
        self.count.peeks += 1
        super().hold(pos)

    def click(self, widget: Widget | None) -> None:
        self.count.presses += 1
        name = self.app.top.name if self.app.top else ""
        self.count.curtains += isinstance(self.app.top, CurtainScene)
        self.count.lids += name == "lid"
        super().click(widget)

    def decide(self) -> None:
        """Every bid and every play with a choice is a decision."""
        course = self.table.course
        before = len(self.game.session.record.actions)
        openly = course.openly
        super().decide()
        made = self.game.session.record.actions[before:]
        own = [each for each in made if type(each).__name__ in ("Bid", "Play", "Discard")]
        self.count.decisions += 0 if openly else len(own)


def main() -> None:
    for way in (AROUND, PASS_ON):
        for family in FAMILIES:
            counted = CountedPlayer(way).play(family)
            print(f"{way:8} {family.edition:8} {counted} {counted.minutes:.1f} min")


if __name__ == "__main__":
    main()
