"""Positions of the card games in which only one choice (or one of a few) is sensible."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.rules.actions import Bid, ChangeBid, ChooseLeader, Decision, Discard, Load, Play, Wager
from game.rules.view import View
from tests.ai.cards.seating import seated, view_of

ON: dict[str, object] = {"kraken": True, "whale": True, "loot": True, "abilities": True}


class Asked(NamedTuple):
    """A view, and whether a decision is sensible in it."""

    says: str
    edition: str
    view: View
    right: Callable[[Decision], bool]


class Spot(NamedTuple):
    """The last seat's cards and bid, the plays before, and what is sensible to play.

    Every seat before has played, and has low cards of a colour that nobody leads.
    """

    says: str
    edition: str
    cards: str
    bid: int
    before: str
    answers: str

    def asked(self) -> Asked:
        options = ON if self.edition == "beck" else {}
        game = seated(self.edition, *self._hands(), self.cards, **options)
        view = view_of(game.bid(0, 0, 0, self.bid).play(self.before))
        return Asked(self.says, self.edition, view, self._is_right)

    def _hands(self) -> list[str]:
        spare = "red" if self.edition == "schmidt" else "purple"
        more = len(self.cards.split()) - 1
        return [
            " ".join([face, *(f"{spare}:{3 + more * i + n}" for n in range(more))])
            for i, face in enumerate(self.before.split())
        ]

    def _is_right(self, told: Decision) -> bool:
        return isinstance(told, Play) and (told.face or told.piece) in self.answers.split()


SPOTS = (
    Spot("bid made, last: the sure loser", "schmidt", "yellow:13 yellow:2", 0,
         "yellow:5 yellow:9 yellow:12", "yellow:2"),
    Spot("both needed: the cheapest sure winner", "schmidt", "yellow:13 skull_king", 2,
         "yellow:5 yellow:9 yellow:12", "yellow:13"),
    Spot("both needed: trump before Pirate", "schmidt", "black:13 pirate", 2,
         "yellow:5 yellow:6 yellow:7", "black:13"),
    Spot("Scary Mary is an Escape when the bid is made", "schmidt", "scary_mary", 0,
         "yellow:5 yellow:6 yellow:7", "scary_mary:escape"),
    Spot("Scary Mary is a Pirate when the trick is needed", "schmidt", "scary_mary", 1,
         "yellow:5 yellow:6 yellow:7", "scary_mary:pirate"),
    Spot("Scary Mary need not fight the Skull King", "schmidt", "scary_mary red:9", 1,
         "yellow:5 skull_king yellow:7", "red:9"),
    Spot("the Mermaid takes the Skull King", "schmidt", "mermaid yellow:2", 1,
         "yellow:5 skull_king yellow:3", "mermaid"),
    Spot("the Mermaid stays away from the Skull King", "schmidt", "mermaid yellow:2", 0,
         "yellow:5 skull_king yellow:3", "yellow:2"),
    Spot("a Pirate goes under the Skull King", "schmidt", "pirate yellow:2", 0,
         "yellow:5 skull_king yellow:3", "pirate"),
    Spot("a Mermaid goes under a Pirate", "schmidt", "mermaid yellow:2", 0,
         "pirate yellow:3 yellow:4", "mermaid"),
    Spot("the Skull King takes the Pirate", "schmidt", "skull_king yellow:2", 1,
         "pirate yellow:3 yellow:4", "skull_king"),
    Spot("the dangerous card goes when it cannot win", "schmidt", "red:13 blue:2", 0,
         "yellow:5 yellow:6 yellow:7", "red:13"),
    Spot("the Pirate is kept when the trick is lost", "schmidt", "pirate red:2", 1,
         "skull_king yellow:3 yellow:4", "red:2"),
    Spot("an Escape saves a made bid", "schmidt", "escape yellow:13", 0,
         "yellow:5 yellow:6 yellow:7", "escape"),
    Spot("high under higher", "schmidt", "yellow:12 yellow:2", 0,
         "yellow:5 yellow:13 yellow:7", "yellow:12"),
    Spot("trump as low as it takes", "schmidt", "black:2 black:13", 2,
         "yellow:5 yellow:6 yellow:7", "black:2"),
    Spot("the Kraken saves a made bid", "beck", "kraken black:14", 0,
         "black:3 black:5 black:7", "kraken"),
    Spot("the Kraken is not wasted on a trick that is needed", "beck", "kraken yellow:14", 1,
         "yellow:3 yellow:5 yellow:7", "yellow:14"),
    Spot("the Whale saves a made bid", "beck", "whale black:14", 0,
         "black:3 black:5 black:7", "whale"),
    Spot("the Whale is not wasted on a trick that is needed", "beck", "whale black:14", 1,
         "black:3 black:5 black:7", "black:14"),
    Spot("the Tigress is an Escape when the bid is made", "beck", "tigress", 0,
         "yellow:5 yellow:6 yellow:7", "tigress:escape"),
    Spot("the Tigress is a Pirate when the trick is needed", "beck", "tigress", 1,
         "yellow:5 yellow:6 yellow:7", "tigress:pirate"),
    Spot("Loot saves a made bid", "beck", "loot yellow:14", 0,
         "yellow:5 yellow:6 yellow:7", "loot"),
    Spot("no colour was led: plain cards cannot win", "beck", "yellow:14 escape", 0,
         "rosie yellow:6 yellow:7", "yellow:14"),
    Spot("a whale trick goes to the highest number", "beck", "yellow:14 escape", 1,
         "yellow:5 whale yellow:7", "yellow:14"),
    Spot("specials are harmless under the Whale", "beck", "skull_king yellow:14", 0,
         "yellow:5 whale yellow:7", "skull_king"),
    Spot("a destroyed trick takes the worst card", "beck", "black:14 black:2", 0,
         "black:5 kraken black:7", "black:14"),
    Spot("a destroyed trick is not worth a strong card", "beck", "black:14 black:2", 1,
         "black:5 kraken black:7", "black:2"),
    Spot("the Mermaid takes the Skull King in Beck too", "beck", "mermaid green:2", 1,
         "green:5 skull_king green:3", "mermaid"),
    Spot("all three needed: the cheapest sure winner", "schmidt", "black:4 pirate skull_king", 3,
         "yellow:5 yellow:6 yellow:7", "black:4"),
    Spot("one needed: take the sure trick", "schmidt", "black:9 blue:2 blue:3", 1,
         "yellow:5 yellow:6 yellow:7", "black:9"),
    Spot("the Skull King goes under a Mermaid", "schmidt", "skull_king yellow:2", 0,
         "mermaid yellow:3 yellow:4", "skull_king"),
    Spot("trump goes under higher trump", "schmidt", "black:9 blue:2 blue:3", 0,
         "yellow:5 black:12 yellow:7", "black:9"),
    Spot("a Pirate goes under the Skull King early, too", "schmidt", "pirate blue:2 blue:3", 0,
         "yellow:5 skull_king yellow:3", "pirate"),
    Spot("a strong card is kept when the trick is lost", "schmidt", "skull_king blue:2 blue:3", 1,
         "mermaid yellow:3 yellow:4", "blue:2 blue:3"),
    Spot("trump would take a trick that nobody wants", "schmidt", "black:8 blue:2 blue:3", 0,
         "yellow:5 yellow:6 yellow:7", "blue:2 blue:3"),
    Spot("Loot takes no trick", "beck", "loot yellow:14", 1,
         "yellow:5 yellow:6 yellow:7", "yellow:14"),
    Spot("the Tigress saves a made bid from trump", "beck", "tigress black:9", 0,
         "yellow:5 yellow:6 yellow:7", "tigress:escape"),
    Spot("the Tigress need not fight the Skull King", "beck", "tigress green:2", 1,
         "yellow:5 skull_king yellow:7", "green:2"),
    Spot("the Skull King takes two Pirates", "beck", "skull_king green:2", 1,
         "rosie bendt yellow:3", "skull_king"),
    Spot("the Skull King is kept from the Kraken", "beck", "skull_king green:2", 1,
         "yellow:5 kraken yellow:7", "green:2"),
    Spot("the Mermaid is kept from the Whale", "beck", "mermaid green:2", 1,
         "yellow:5 whale yellow:7", "green:2"),
    Spot("trump goes under a Pirate", "beck", "black:14 green:2 green:3", 0,
         "rosie yellow:6 yellow:7", "black:14"),
    Spot("a Pirate takes the Mermaid", "beck", "rosie green:2", 1,
         "yellow:5 mermaid yellow:7", "rosie"),
    Spot("all three needed in Beck: the cheapest", "beck", "black:3 rosie skull_king", 3,
         "yellow:5 yellow:6 yellow:7", "black:3"),
)  # fmt: skip


def _bid(says: str, edition: str, seats: int, cards: str, bid: int) -> Asked:
    """Seat 1 is asked, and seat 0 leads."""
    low = " ".join("red:5 red:6 red:7 red:8".split()[: len(cards.split())])
    if edition == "beck":
        low = low.replace("red", "purple")
    view = view_of(seated(edition, low, cards, seats=seats), 1)
    return Asked(says, edition, view, lambda told: told == Bid(1, bid))


def bids() -> list[Asked]:
    return [
        _bid("the Skull King alone", "schmidt", 4, "skull_king", 1),
        _bid("a Pirate alone", "schmidt", 4, "pirate", 1),
        _bid("the highest trump alone", "schmidt", 4, "black:13", 1),
        _bid("an Escape alone", "schmidt", 4, "escape", 0),
        _bid("a low card alone", "schmidt", 4, "yellow:2", 0),
        _bid("the Skull King alone, of two", "schmidt", 2, "skull_king", 1),
        _bid("the Skull King alone, of six", "schmidt", 6, "skull_king", 1),
        _bid("three low cards", "schmidt", 4, "escape yellow:2 red:3", 0),
        _bid("the Skull King and a Pirate", "schmidt", 4, "skull_king pirate", 2),
        _bid("the Skull King alone", "beck", 4, "skull_king", 1),
        _bid("the Skull King alone, of eight", "beck", 8, "skull_king", 1),
        _bid("an Escape alone, of two", "beck", 2, "escape", 0),
        _bid("the Skull King alone, of two", "beck", 2, "skull_king", 1),
        _bid("a low card alone", "beck", 4, "green:3", 0),
        _bid("four low cards", "beck", 4, "escape green:2 purple:3 yellow:4", 0),
    ]


LOW = ("purple:2 purple:3", "purple:4 purple:5", "purple:6 purple:7")
ROUND = "purple:2 purple:4 purple:6"


def _ability(says: str, cards: str, bid: int, right: Callable[[Decision], bool]) -> Asked:
    """Seat 0 has just taken a trick with the first of its two cards."""
    pirate = cards.partition(" ")[0]
    game = seated("beck", cards, *LOW, **ON).bid(bid, 1, 1, 0).play(f"{pirate} {ROUND}")
    return Asked(says, "beck", view_of(game, 0), right)


def _changes(bid: int, change: int) -> Asked:
    says = f"Harry makes a bid of {bid} what was won"
    return _ability(says, "harry escape", bid, lambda told: told == ChangeBid(0, change))


def _wagers(bid: int, points: int) -> Asked:
    says = f"Rascal knows whether a bid of {bid} is made"
    return _ability(says, "rascal escape", bid, lambda told: told == Wager(0, points))


def _keeps(bid: int, escape: bool) -> Asked:
    """The Skull King and Rosie are on top of the cards that were not dealt."""

    def right(told: Decision) -> bool:
        return isinstance(told, Discard) and ("escape" not in told.pieces) is escape

    return _ability(f"Bendt keeps what fits a bid of {bid}", "bendt escape", bid, right)


def _leads(bid: int, leads: bool) -> Asked:
    def right(told: Decision) -> bool:
        return isinstance(told, ChooseLeader) and (told.leader == 0) is leads

    says = f"Rosie leads a high card only to win it, with a bid of {bid}"
    return _ability(says, "rosie yellow:14", bid, right)


def abilities() -> list[Asked]:
    return [
        *(_changes(*row) for row in ((0, 1), (1, 0), (2, -1))),
        *(_wagers(*row) for row in ((1, 20), (2, 0), (0, 0))),
        *(_keeps(*row) for row in ((1, True), (2, False))),
        *(_leads(*row) for row in ((2, True), (1, False))),
    ]


def _load(says: str, cards: str, bid: int, load: str) -> Asked:
    low = "purple:2 purple:3 purple:4".split()[: len(cards.split())]
    game = seated("beck", cards, " ".join(low), scoring="rascal_loads").bid(bid, 1, 0, 0)
    return Asked(says, "beck", view_of(game, 0), lambda told: told == Load(0, load))


def loads() -> list[Asked]:
    return [
        _load("a sure trick is worth a cannonball", "skull_king", 1, "cannonball"),
        _load("a sure zero is worth a cannonball", "escape", 0, "cannonball"),
        _load("three tricks with plain cards", "yellow:9 green:8 yellow:8", 3, "grapeshot"),
        _load("a zero with strong cards", "skull_king black:14 rosie", 0, "grapeshot"),
    ]


def all_asked() -> list[Asked]:
    return [*(spot.asked() for spot in SPOTS), *bids(), *abilities(), *loads()]
