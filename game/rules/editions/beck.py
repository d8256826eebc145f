"""Grandpa Beck's card game of 2021: 70 cards, up to four more, 2 to 8 seats, many options."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.edition import Edition
from game.rules.editions.cards import all_copies, card_box, special, suit, two_faced
from game.rules.errors import SetupError
from game.rules.options import NumberList, Option, Options
from game.rules.pieces import CHARACTERS, LEVIATHANS, Ability, Face, Role
from game.rules.scoring import RASCAL, RASCAL_LOADS, STANDARD
from game.rules.trick import Bonus, TrickRules

PIRATES = {
    "rosie": Ability.CHOOSE_LEADER,
    "bendt": Ability.DRAW_AND_DISCARD,
    "rascal": Ability.WAGER,
    "juanita": Ability.LOOK_AT_UNDEALT,
    "harry": Ability.CHANGE_BID,
}
PLANS = {
    "classic": tuple(range(1, 11)),
    "even_keeled": (2, 2, 4, 4, 6, 6, 8, 8, 10, 10),
    "skip_to_the_brawl": (6, 7, 8, 9, 10),
    "swift_n_salty": (5,) * 5,
    "broadside": (10,) * 10,
    "whirlpool": (9, 9, 7, 7, 5, 5, 3, 3, 1, 1),
    "past_your_bedtime": (1,),
}
SCORINGS = {"skull_king": STANDARD, "rascal": RASCAL, "rascal_loads": RASCAL_LOADS}
CUSTOM = "custom"
ANY_PIRATE = "pirate"
GHOST_AT = 2
MOST_CARDS_AT_EIGHT = 8
LONGEST_PLAN = 20

_BOX = card_box(
    [
        (1, special("skull_king", Role.KING)),
        *((1, special(name, Role.PIRATE, ability)) for name, ability in PIRATES.items()),
        (0, special(ANY_PIRATE, Role.PIRATE)),
        (1, two_faced("tigress")),
        (2, special("mermaid", Role.MERMAID)),
        *((1, c) for colour in ("black", "yellow", "purple", "green") for c in suit(colour, 14)),
        (5, special("escape", Role.ESCAPE)),
        (2, special("loot", Role.ESCAPE)),
        (1, special("kraken", Role.KRAKEN)),
        (1, special("whale", Role.WHALE)),
    ],
    stand_ins={ANY_PIRATE: tuple(PIRATES)},
)
_OPTIONAL = ("loot", "kraken", "whale")
_ALL_CARDS = len(all_copies(_BOX))
_MOST_CARDS = _ALL_CARDS // 3  # two seats and the ghost

OPTIONS = (
    Option("scoring", "skull_king", tuple(SCORINGS)),
    Option("plan", "classic", (*PLANS, CUSTOM)),
    NumberList("custom_plan", highest=_MOST_CARDS, longest=LONGEST_PLAN, needs=("plan", CUSTOM)),
    *(Option(key, False) for key in ("kraken", "whale", "loot", "abilities")),
    Option(
        "after_kraken",
        "left_of_player",
        ("left_of_player", "would_be_winner"),
        needs=("kraken", True),
    ),
    Option("harry_after_last_trick", False, needs=("abilities", True)),
)


def _pieces_in_play(options: Options) -> tuple[str, ...]:
    return all_copies(_BOX, without=[key for key in _OPTIONAL if not options[key]])


def _plan(seats: int, options: Options) -> tuple[int, ...]:
    """No hand deals more than the deck allows, nor more than eight at eight seats."""
    most = len(_pieces_in_play(options)) // (seats + (seats == GHOST_AT))
    if seats == 8:
        most = min(most, MOST_CARDS_AT_EIGHT)
    planned = options["custom_plan"] if options["plan"] == CUSTOM else PLANS[str(options["plan"])]
    assert isinstance(planned, tuple)
    return tuple(min(cards, most) for cards in planned)


def _check(seats: int, options: Options) -> None:
    if options["plan"] == CUSTOM and not options["custom_plan"]:
        raise SetupError("empty_plan", "option plan=custom needs custom_plan, such as 3,5,7")


def _trick_rules(options: Options) -> TrickRules:
    return TrickRules(
        _bonuses,
        trump="black",
        closing_roles=CHARACTERS | LEVIATHANS,
        would_be_winner_leads=options["after_kraken"] == "would_be_winner",
    )


def _late_abilities(options: Options) -> frozenset[Ability]:
    return frozenset({PIRATES["harry"]} if options["harry_after_last_trick"] else ())


def _bonuses(winner: Face, faces: Sequence[Face]) -> tuple[Bonus, ...]:
    fourteens = [_FOURTEENS[f.colour == "black"] for f in faces if f.number == 14]
    return (*fourteens, *_captures(winner, faces))


_FOURTEENS = {False: Bonus("fourteen", 10), True: Bonus("black_fourteen", 20)}


def _captures(winner: Face, faces: Sequence[Face]) -> tuple[Bonus, ...]:
    roles = [face.role for face in faces]
    if winner.role is Role.KING:
        return (Bonus("pirate_captured", 30),) * roles.count(Role.PIRATE)
    if winner.role is Role.PIRATE:
        return (Bonus("mermaid_captured", 20),) * roles.count(Role.MERMAID)
    if winner.role is Role.MERMAID:
        return (Bonus("king_captured", 40),) * roles.count(Role.KING)
    return ()


BECK = Edition(
    key="beck",
    seats=range(2, 9),
    box=_BOX,
    options=OPTIONS,
    scorings=SCORINGS,
    pieces_in_play=_pieces_in_play,
    plan=_plan,
    trick_rules=_trick_rules,
    most_cards=_MOST_CARDS,
    ghost_at=GHOST_AT,
    abilities_on=lambda options: options["abilities"] is True,
    late_abilities=_late_abilities,
    check=_check,
    loot_bonus=20,
    wagers=True,
)
