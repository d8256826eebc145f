"""Positions of the dice game in which only one choice (or one of a few) is sensible."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from game.rules.actions import Bid, Decision
from game.rules.engine import new_match
from game.rules.view import View, view_for
from tests.rules.playing import Game, edition, setup_of


class Position(NamedTuple):
    """The dice of the last of four seats, the other bids, and what the seats before it rolled.

    `before`: the faces of whole tricks that are over, the first led by seat 0.
    """

    says: str
    mine: str
    answers: str
    bid: int | None = None
    others: tuple[int, ...] = (1, 1, 1)
    rolled: str = ""
    before: str = ""

    def view(self) -> View:
        """Seat 3 is to decide in the first of three hands: nobody need win the match at once."""
        plan = (len(self.mine.split()),) * 3
        whole = replace(edition("dice"), plan=lambda seats, options: plan)
        game = Game(new_match(whole.setup(4))).deal(*self._hands())
        if self.bid is not None:
            game.bid(*self.others, self.bid).play(f"{self.before} {self.rolled}")
        return view_for(game.state, 3)

    def _hands(self) -> list[str]:
        """Each of the others holds what it rolls, and weak dice."""
        size = len(self.mine.split())
        weak = [
            kind for kind in ("red", "yellow", "blue") for _ in range(8 - self._all().count(kind))
        ]
        hands: list[list[str]] = [[], [], [], []]
        for seat, face in zip(_seats(self.before), self._faces(), strict=False):
            hands[seat].append(face.partition(":")[0])
        for hand in hands[:3]:
            missing = size - len(hand)
            hand += weak[:missing]
            del weak[:missing]
        return [*map(" ".join, hands[:3]), self.mine]

    def _all(self) -> list[str]:
        """What is stated of the dice, own ones perhaps twice."""
        return [*self.mine.split(), *(face.partition(":")[0] for face in self._faces())]

    def _faces(self) -> list[str]:
        return f"{self.before} {self.rolled}".split()


def _seats(before: str) -> list[int]:
    """Who rolls the faces of the tricks before, and of the one under way."""
    setup, faces = setup_of("dice", 4), before.split()
    seats, leader = list(setup.order_from(0, 0)), 0
    for start in range(0, len(faces), 4):
        trick = [setup.faces[face] for face in faces[start : start + 4]]
        leader = seats[start + setup.tricks.judge(trick).leader]
        seats += setup.order_from(leader, leader)
    return seats


def is_answer(decision: Decision, answers: str) -> bool:
    name = str(decision.tricks) if isinstance(decision, Bid) else getattr(decision, "piece", "")
    return name in answers.split()


BIDS = (
    Position("the Skull King alone is worth a bid", "skull_king", "1"),
    Position("a Pirate alone is worth a bid", "pirate", "1"),
    Position("a Mermaid alone is worth a bid", "mermaid", "1"),
    Position("a red die alone takes nothing", "red", "0"),
    Position("a blue die alone takes nothing", "blue", "0"),
    Position("a yellow die alone takes nothing", "yellow", "0"),
    Position("three red dice take nothing", "red red red", "0"),
    Position("weak dice take nothing", "red yellow", "0"),
    Position("two Pirates and the King are not for zero", "skull_king pirate pirate", "1 2 3"),
    Position("two Pirates are not for zero", "pirate pirate", "1 2"),
    Position("the King and a Pirate are not for zero", "skull_king pirate", "1 2"),
    Position("four weak dice take nothing", "red red yellow yellow", "0"),
    Position("five weak dice take next to nothing", "red red red yellow yellow", "0"),
    Position(
        "many strong dice deserve a high bid", "pirate pirate pirate skull_king black black", "3 4"
    ),
)

PLAYS = (
    Position(
        "all tricks are needed: the cheapest die that surely wins",
        "pirate black",
        "black",
        bid=2,
        rolled="red:3 red:1 red:2",
    ),
    Position(
        "one trick is needed: take it with the die that surely wins",
        "black red",
        "black",
        bid=1,
        rolled="blue:4 blue:3 blue:4",
    ),
    Position(
        "the last of equal numbers wins, so black cannot miss a five",
        "pirate black",
        "black",
        bid=2,
        rolled="blue:5 blue:3 blue:4",
    ),
    Position(
        "no trick is wanted: the die that cannot win",
        "black red",
        "red",
        bid=0,
        rolled="blue:4 blue:5 blue:4",
    ),
    Position(
        "no trick is wanted and none can be won: away with the strongest",
        "black red",
        "black",
        bid=0,
        rolled="blue:4 skull_king:skull blue:4",
    ),
    Position(
        "no trick is wanted, a Pirate leads the trick: away with the strongest",
        "black yellow",
        "black",
        bid=0,
        rolled="blue:4 pirate:skull blue:4",
    ),
    Position(
        "no trick is wanted: a Pirate under the Skull King is the best die to lose",
        "pirate red blue",
        "pirate",
        bid=0,
        rolled="skull_king:skull black:5 black:7",
    ),
    Position(
        "a trick is needed but this one is lost: away with the weakest",
        "black red",
        "red",
        bid=1,
        rolled="blue:4 skull_king:skull blue:4",
    ),
    Position(
        "a Mermaid catches the Skull King",
        "mermaid red",
        "mermaid",
        bid=1,
        rolled="blue:4 skull_king:skull blue:4",
    ),
    Position(
        "the Skull King catches a Pirate",
        "skull_king red",
        "skull_king",
        bid=1,
        rolled="blue:4 pirate:skull blue:4",
    ),
    Position(
        "after flags any number wins, so the die with flags stays low",
        "red yellow",
        "yellow",
        bid=0,
        rolled="pirate:flag mermaid:flag pirate:flag",
    ),
    Position(
        "after flags any number wins, so the weak die takes it and the strong one is kept",
        "red black",
        "red",
        bid=2,
        rolled="pirate:flag mermaid:flag pirate:flag",
    ),
    Position(
        "following low beats a Pirate when no trick is wanted",
        "yellow pirate",
        "yellow",
        bid=0,
        rolled="yellow:7 yellow:flag yellow:1",
    ),
    Position(
        "the bid is out of reach, but every trick off counts",
        "black red red",
        "black",
        bid=3,
        others=(3, 3, 3),
        before="pirate:skull blue:3 blue:4 red:1",
        rolled="blue:4 blue:3 blue:4",
    ),
    Position(
        "the zero is lost: take the trick from the one who needs it",
        "black black red red",
        "black",
        bid=0,
        others=(2, 0, 0),
        before="blue:3 blue:4 blue:3 black:6 red:1 red:2 red:1 red:1",
        rolled="blue:4 blue:3 blue:3",
    ),
    Position(
        "the zero is lost: leave the trick to the one who must not take it",
        "black black red red",
        "red",
        bid=0,
        others=(1, 3, 3),
        before="blue:3 blue:4 blue:3 black:6 red:1 red:2 red:1 red:1",
        rolled="blue:4 blue:3 blue:3",
    ),
    Position(
        "all three tricks are needed: the cheapest die that surely wins",
        "pirate pirate black",
        "black",
        bid=3,
        rolled="red:3 red:1 red:2",
    ),
    Position(
        "one of three tricks is needed: take the sure one",
        "black red red",
        "black",
        bid=1,
        rolled="blue:4 blue:3 blue:4",
    ),
    Position(
        "no trick is wanted: black would take it for sure",
        "black red yellow",
        "red yellow",
        bid=0,
        rolled="blue:4 blue:5 blue:4",
    ),
    Position(
        "the Skull King is not thrown away under a Mermaid while a trick is needed",
        "skull_king red red",
        "red",
        bid=1,
        rolled="blue:4 mermaid:skull blue:4",
    ),
    Position(
        "no trick is wanted: red loses to blue for certain",
        "black red red",
        "red",
        bid=0,
        others=(1, 1, 1),
        rolled="blue:5 blue:4 blue:5",
    ),
    Position(
        "no trick is wanted under a Mermaid: away with the black die",
        "black red",
        "black",
        bid=0,
        others=(1, 1, 1),
        rolled="blue:4 mermaid:skull blue:4",
    ),
    Position(
        "no trick is wanted under the Skull King: away with the Pirate",
        "pirate red",
        "pirate",
        bid=0,
        others=(1, 1, 1),
        rolled="blue:4 skull_king:skull blue:4",
    ),
    Position(
        "no trick is wanted under a Pirate: away with the black die",
        "black black red",
        "black",
        bid=0,
        others=(1, 1, 1),
        rolled="blue:4 pirate:skull blue:4",
    ),
    Position(
        "the trick is out of reach for black under a Mermaid: red goes",
        "black red",
        "red",
        bid=1,
        others=(0, 0, 0),
        rolled="blue:4 mermaid:skull blue:4",
    ),
    Position(
        "both needed: black surely takes blue numbers",
        "black pirate",
        "black",
        bid=2,
        others=(0, 0, 0),
        rolled="blue:3 blue:4 blue:3",
    ),
    Position(
        "both needed: blue surely takes low numbers",
        "blue black",
        "blue",
        bid=2,
        others=(0, 0, 0),
        rolled="red:1 red:2 red:1",
    ),
    Position(
        "all three needed: blue surely takes low numbers",
        "blue black pirate",
        "blue",
        bid=3,
        others=(0, 0, 0),
        rolled="red:1 red:2 red:1",
    ),
    Position(
        "one is needed: black takes blue numbers for certain",
        "black red red",
        "black",
        bid=1,
        others=(1, 1, 1),
        rolled="blue:3 blue:4 blue:3",
    ),
    Position(
        "none is wanted: blue would take low red numbers for certain",
        "blue yellow",
        "yellow",
        bid=0,
        others=(1, 1, 1),
        rolled="red:1 red:2 red:1",
    ),
    Position(
        "none is wanted: black would take red numbers for certain",
        "black yellow",
        "yellow",
        bid=0,
        others=(1, 1, 1),
        rolled="red:1 red:2 red:1",
    ),
    Position(
        "the Mermaid is kept from a Pirate while a trick is needed",
        "mermaid red",
        "red",
        bid=1,
        others=(0, 0, 0),
        rolled="blue:4 pirate:skull blue:4",
    ),
    Position(
        "the Pirate is kept from the Skull King while a trick is needed",
        "pirate red",
        "red",
        bid=1,
        others=(0, 0, 0),
        rolled="blue:4 skull_king:skull blue:4",
    ),
    Position(
        "under a Pirate the Mermaid goes when no trick is wanted",
        "mermaid red",
        "mermaid",
        bid=0,
        others=(1, 1, 1),
        rolled="blue:4 pirate:skull blue:4",
    ),
    Position(
        "under a Mermaid the Skull King goes when no trick is wanted",
        "skull_king red",
        "skull_king",
        bid=0,
        others=(1, 1, 1),
        rolled="blue:4 mermaid:skull blue:4",
    ),
)
