"""What a setup pays, asked of its scoring: numbers for the texts, bonuses, examples; no pygame."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from game.play.beating_order import beats, faces_in_play
from game.rules.edition import Setup
from game.rules.pieces import Ability, Face, Role
from game.rules.scoring import CANNONBALL, LOADS, WAGERS, Result
from game.rules.settle import LOOT
from game.rules.trick import Bonus

CARDS = 5  # in the hand that the examples are from
WAGER = "wager"


@dataclass(frozen=True)
class Paid:
    """A kind of bonus, what it is worth, and the faces that earn it; the taker first.

    With `risk` as much can be lost.
    """

    kind: str
    points: int
    faces: tuple[Face, ...]
    risk: bool = False


def loads(setup: Setup) -> tuple[str | None, ...]:
    """What a cannon may be loaded with, where there are cannons."""
    return LOADS if setup.scoring.loads else (None,)


@lru_cache(maxsize=32)
def bonus_table(setup: Setup) -> tuple[Paid, ...]:
    """Everything that is paid beside the tricks, in the order of the box."""
    return (*_found(setup), *_captured(setup), *_of_options(setup))


def _captured(setup: Setup) -> list[Paid]:
    return [
        Paid(bonus.kind, bonus.points, (beat.winner, beat.loser))
        for beat in beats(setup)
        for bonus in beat.bonuses
    ]


def _found(setup: Setup) -> list[Paid]:
    """Faces that are worth something to whoever takes them."""
    if not setup.scoring.pays_bonuses:
        return []
    by_bonus: dict[Bonus, list[Face]] = {}
    for face in faces_in_play(setup):
        if face.role is Role.NUMBER:
            for bonus in setup.tricks.judge([face]).bonuses:
                by_bonus.setdefault(bonus, []).append(face)
    return [Paid(kind, points, tuple(faces)) for (kind, points), faces in by_bonus.items()]


def _of_options(setup: Setup) -> list[Paid]:
    """What alliances and bets pay."""
    found: list[Paid] = []
    if LOOT in setup.deck:
        found.append(Paid(LOOT, setup.edition.loot_bonus, (setup.faces[LOOT],)))
    for piece, ability in setup.abilities.items():
        if ability is Ability.WAGER:
            found.append(Paid(WAGER, max(WAGERS), (setup.faces[piece],), risk=True))
    return found


def payment(setup: Setup) -> str:
    """When bonuses are paid: never, only for an exact bid, half of them when it is off by one,
    or as the cannon is loaded.
    """
    if not setup.scoring.pays_bonuses:
        return "never"
    paid = {_paid_off_by_one(setup, load) > 0 for load in loads(setup)}
    if len(paid) > 1:
        return "loads"
    return "half" if True in paid else "exact"


def _paid_off_by_one(setup: Setup, load: str | None) -> int:
    result = Result(CARDS, 1, 2, load=load)
    with_bonus = result._replace(bonuses=(Bonus("any", 10),))
    return setup.scoring.points(with_bonus) - setup.scoring.points(result)


def numbers(setup: Setup) -> dict[str, int]:
    """The numbers that texts may mention, as {trick}, {off}, {zero}, {fourteen} and so on."""
    points = setup.scoring.points
    found = {
        "trick": points(Result(CARDS, 2, 2)) - points(Result(CARDS, 1, 1)),
        "off": points(Result(CARDS, 1, 2)) - points(Result(CARDS, 1, 3)),
        "zero": points(Result(1, 0, 0)),
        "each": points(Result(1, 1, 1)),
        "ball": points(Result(1, 1, 1, load=CANNONBALL)),
        "loot": setup.edition.loot_bonus,
        "low_wager": WAGERS[1],
        "high_wager": WAGERS[-1],
        "pieces": len(setup.deck),
        "highest": max(face.number for face in faces_in_play(setup)),
        "hands": len(setup.plan),
    }
    return {**found, **{paid.kind: paid.points for paid in bonus_table(setup)}}


def worked_examples(setup: Setup, cards: int = CARDS) -> list[Result]:
    """Hands worth scoring as examples: made, missed, zero, and one with a bonus made and missed."""
    plain = ((2, 2), (3, 2), (1, 3), (0, 0), (0, 2))
    results = [Result(cards, bid, won, load=load) for load in loads(setup) for bid, won in plain]
    for beat in beats(setup)[:1]:
        if beat.points:
            for load in loads(setup):
                results.append(Result(cards, 1, 1, beat.bonuses, load))
                results.append(Result(cards, 1, 2, beat.bonuses, load))
    return results


def with_scoring(setup: Setup, name: str) -> Setup:
    """The same match with another scoring."""
    return setup.edition.setup(setup.seats, {**setup.options, "scoring": name})
