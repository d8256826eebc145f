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

    def asked(self, others: tuple[int, ...] = (0, 0, 0)) -> Asked:
        options = ON if self.edition == "beck" else {}
        game = seated(self.edition, *self._hands(), self.cards, **options)
        view = view_of(game.bid(*others, self.bid).play(self.before))
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


# The same in both editions: `pirate` is any Pirate, `two_faced` Scary Mary or the Tigress, and
# `other` a plain colour that nobody else has.
COMMON = (
    ("the highest that stays under", "yellow:11 yellow:3", 0,
     "yellow:5 yellow:12 yellow:7", "yellow:11"),
    ("one of two needed: the one that wins", "yellow:13 yellow:2", 1,
     "yellow:5 yellow:6 yellow:7", "yellow:13"),
    ("both needed: the lower winner first", "yellow:9 yellow:12", 2,
     "yellow:5 yellow:6 yellow:7", "yellow:9"),
    ("the lowest trump takes a plain trick", "black:3 other:2", 1,
     "yellow:5 yellow:6 yellow:7", "black:3"),
    ("cannot follow: away with the high card", "other:12 other:2", 0,
     "yellow:5 yellow:6 yellow:7", "other:12"),
    ("high under trump", "yellow:13 yellow:2", 0, "yellow:5 black:2 yellow:6", "yellow:13"),
    ("no high card into a trumped trick", "yellow:13 yellow:2", 1,
     "yellow:5 black:2 yellow:6", "yellow:2"),
    ("the lower trump loses the trump trick", "black:5 black:11", 0,
     "black:7 black:8 black:9", "black:5"),
    ("an Escape rather than a Pirate", "pirate escape", 0, "yellow:5 yellow:6 yellow:7", "escape"),
    ("under a Pirate: the Mermaid, not the King", "mermaid skull_king", 0,
     "pirate yellow:6 yellow:7", "mermaid"),
    ("under the King: the Pirate, not the Mermaid", "mermaid pirate", 0,
     "skull_king yellow:3 yellow:4", "pirate"),
    ("the Mermaid takes the King before a Pirate", "mermaid pirate", 2,
     "skull_king yellow:3 yellow:4", "mermaid"),
    ("no King on a plain trick", "skull_king yellow:3", 0,
     "yellow:5 yellow:6 yellow:7", "yellow:3"),
    ("the two-faced one does not take for nothing", "two_faced yellow:3", 0,
     "yellow:5 yellow:6 yellow:7", "yellow:3 two_faced:escape"),
    ("trump is kept when the King has taken", "escape black:12", 1,
     "skull_king yellow:3 yellow:4", "escape"),
    ("a Pirate is kept when the King has taken", "escape pirate", 1,
     "skull_king yellow:3 yellow:4", "escape"),
    ("a Mermaid is kept when a Pirate has taken", "escape mermaid", 1,
     "pirate yellow:3 yellow:4", "escape"),
    ("a Mermaid is worth more than low trump", "mermaid black:2", 1,
     "pirate yellow:3 yellow:4", "black:2"),
    ("the King is kept from a Mermaid", "skull_king other:3", 1,
     "mermaid yellow:3 yellow:4", "other:3"),
    ("the highest trump goes under a Pirate", "black:13 other:2 other:3", 0,
     "yellow:5 pirate yellow:7", "black:13"),
    ("the King goes under a Mermaid early", "skull_king other:2 other:3", 0,
     "mermaid yellow:3 yellow:4", "skull_king"),
    ("an Escape is kept while a high card can go", "escape yellow:12", 0,
     "yellow:5 yellow:13 yellow:7", "yellow:12"),
    ("low cards under high ones", "yellow:2 yellow:3 yellow:13", 0,
     "yellow:5 yellow:6 yellow:7", "yellow:2 yellow:3"),
    ("trump under trump rather than a Pirate over it", "black:9 pirate", 0,
     "black:5 black:12 black:7", "black:9"),
    ("a Mermaid led: the King goes, not the Pirate", "skull_king pirate", 0,
     "mermaid yellow:5 yellow:6", "skull_king"),
    ("both needed: trump before the King", "skull_king black:13", 2,
     "yellow:5 yellow:6 yellow:7", "black:13"),
    ("a plain card rather than a Mermaid", "mermaid other:13", 0,
     "yellow:5 yellow:6 yellow:7", "other:13"),
    ("an Escape rather than a Mermaid", "mermaid escape", 0,
     "yellow:5 yellow:6 yellow:7", "escape"),
    ("an Escape rather than the King", "skull_king escape", 0,
     "yellow:5 yellow:6 yellow:7", "escape"),
    ("two-faced as an Escape beside the King", "two_faced skull_king", 0,
     "yellow:5 yellow:6 yellow:7", "two_faced:escape"),
    ("two-faced as an Escape beside a Pirate", "two_faced pirate", 0,
     "yellow:5 yellow:6 yellow:7", "two_faced:escape"),
    ("both needed: never as an Escape", "two_faced pirate", 2,
     "yellow:5 yellow:6 yellow:7", "two_faced:pirate pirate"),
    ("of an Escape and a two the two goes", "escape yellow:2", 0,
     "yellow:7 yellow:5 yellow:6", "yellow:2"),
)  # fmt: skip
NAMES = {
    "schmidt": {"two_faced": "scary_mary", "other": "blue"},
    "beck": {"pirate": "rosie", "two_faced": "tigress", "other": "green"},
}


def common() -> list[Spot]:
    return [
        Spot(
            says, edition, _named(edition, cards), bid, _named(edition, before), _named(edition, a)
        )
        for edition in NAMES
        for says, cards, bid, before, a in COMMON
    ]


def _named(edition: str, cards: str) -> str:
    """Only what a card is called: the second half of a declared one stays what it is."""
    pairs = [token.split(":") for token in cards.split()]
    return " ".join(":".join([NAMES[edition].get(first, first), *rest]) for first, *rest in pairs)


def _bid(says: str, edition: str, seats: int, cards: str, bid: int) -> Asked:
    """Seat 1 is asked, and seat 0 leads."""
    spare = "red" if edition == "schmidt" else "purple"
    low = " ".join(f"{spare}:{5 + n}" for n in range(len(cards.split())))
    view = view_of(seated(edition, low, cards, seats=seats), 1)
    return Asked(says, edition, view, lambda told: told == Bid(1, bid))


# Where the sum of the odds misleads: what lies under a high card, and what is sure, counts too.
SHAPES = (
    ("high cards with low ones of their colour", "schmidt",
     "escape blue:13 yellow:1 yellow:3 yellow:13 yellow:7 yellow:6", 0),
    ("a fourteen with three lower ones", "beck", "escape green:4 green:14 green:3 green:6", 0),
    ("a fourteen between low cards", "beck", "green:1 green:14 green:5 yellow:5 yellow:6", 0),
    ("long colours without a trump", "beck",
     "escape green:10 green:6 green:9 yellow:10 yellow:8 yellow:7 yellow:4 yellow:13", 0),
    ("two Escapes and a low trump", "schmidt",
     "escape escape black:4 blue:3 yellow:2 yellow:9", 0),
    ("an eleven with a lower one", "schmidt", "escape blue:8 yellow:11 yellow:6 red:1", 0),
    ("a Pirate among plain cards", "schmidt", "pirate blue:5 blue:9 yellow:3 yellow:10", 1),
    ("a Pirate and a long colour", "beck", "juanita green:10 green:7 green:6 yellow:1", 1),
    ("two Pirates among plain cards", "schmidt", "pirate pirate blue:10 red:2 yellow:4", 2),
    ("two sure winners among plain cards", "beck",
     "rascal skull_king escape green:8 green:7 yellow:12", 2),
)  # fmt: skip
HARMLESS = "escape escape escape green:1 green:2 green:3 yellow:1 yellow:2 yellow:3 yellow:4"


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
        _bid("an Escape alone, of six", "schmidt", 6, "escape", 0),
        _bid("a Pirate alone, of two", "schmidt", 2, "pirate", 1),
        _bid("the highest trump alone, of two", "schmidt", 2, "black:13", 1),
        _bid("four low cards", "schmidt", 4, "escape yellow:1 blue:2 blue:3", 0),
        _bid("a Pirate alone", "beck", 4, "rosie", 1),
        _bid("the highest trump alone", "beck", 4, "black:14", 1),
        _bid("the Skull King and a Pirate", "beck", 4, "skull_king rosie", 2),
        _bid("a low card alone, of eight", "beck", 8, "green:3", 0),
        _bid("two Escapes", "beck", 4, "escape escape", 0),
        _bid("ten cards that take nothing", "beck", 4, HARMLESS, 0),
        *(_bid(says, edition, 4, cards, bid) for says, edition, cards, bid in SHAPES),
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


def _harry_with_the_last_card_to_lead() -> Asked:
    """Two of three are won, the third with Harry, and a nine is left that most cards beat."""
    game = seated(
        "beck",
        "rosie harry yellow:9",
        "purple:2 purple:3 black:3",
        "purple:6 purple:7 black:6",
        "purple:10 purple:11 black:8",
        abilities=True,
    )
    game.bid(3, 1, 1, 1).play("rosie purple:2 purple:6 purple:10").do(ChooseLeader(0, 0))
    view = view_of(game.play("harry purple:3 purple:7 purple:11"), 0)
    return Asked("Harry gives up the last trick", "beck", view, lambda t: t == ChangeBid(0, -1))


def _no_low_lead_to_voids() -> Asked:
    """Everybody has what was bid. Nobody can follow green, so that the low green one would win."""
    game = seated(
        "beck",
        "green:9 green:2 yellow:5",
        "purple:2 yellow:6 yellow:8",
        "purple:6 yellow:7 yellow:9",
        "purple:10 yellow:10 yellow:11",
    )
    view = view_of(game.bid(1, 0, 0, 0).play("green:9 purple:2 purple:6 purple:10"), 0)
    says = "a colour that nobody can follow is not led low"
    return Asked(says, "beck", view, lambda t: isinstance(t, Play) and t.piece == "yellow:5")


# Found with a long search beside matches of Captains; who only adds up odds misses some of them.
HARD = (
    ("surplus trump goes under a Pirate", "black:8 black:13 yellow:4 yellow:12",
     "rosie yellow:5 yellow:6", "black:8 black:13"),
    ("the Tigress is kept, not the surplus", "tigress black:11 yellow:8",
     "rosie yellow:5 yellow:6", "black:11 yellow:8"),
    ("one of the two highest trumps must go", "black:12 black:13 green:2",
     "rosie yellow:5 yellow:6", "black:12 black:13"),
    ("with three winners no trick is taken too early", "skull_king yellow:14 green:14",
     "harry yellow:5 yellow:6", "yellow:14 green:14"),
)  # fmt: skip


def hard() -> list[Asked]:
    """Whoever plays the last tricks out finds these."""
    found = []
    for says, cards, before, answers in HARD:
        spot = Spot(says, "beck", cards, 1, before, answers)
        found.append(spot.asked((1, 0, 0)))
    return [*found, _harry_with_the_last_card_to_lead(), _no_low_lead_to_voids()]


def all_asked() -> list[Asked]:
    spots = [spot.asked() for spot in (*SPOTS, *common())]
    return [*spots, *bids(), *abilities(), *loads()]
