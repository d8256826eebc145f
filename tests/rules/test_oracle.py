"""The second opinion: it agrees with the tables, and the judge agrees with it on random tricks."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

import pytest

from game.cli.judge import answer
from tests.rules.oracle import SUITS, legal_of, winner_of
from tests.rules.tables import Row, follow_rows, trick_rows

TRICKS = 6_000
SEATS = {"dice": 6, "schmidt": 6, "beck": 8}
TRICK_ROWS = [pytest.param(row, id=f"{name}: {row['says']}") for name, row in trick_rows()]
FOLLOW_ROWS = [pytest.param(row, id=f"{name}: {row['says']}") for name, row in follow_rows()]

DICE = {
    "black": (7, ["5", "6", "7"]),
    "blue": (7, ["3", "4", "5"]),
    "red": (8, ["1", "2", "3"]),
    "yellow": (8, ["flag", "1", "7"]),
    "skull_king": (1, ["skull", "flag"]),
    "pirate": (3, ["skull", "flag"]),
    "mermaid": (2, ["skull", "flag"]),
}
HIGHEST = {"schmidt": 13, "beck": 14}
SPECIALS = {
    "schmidt": [*["escape"] * 5, *["pirate"] * 5, *["mermaid"] * 2, "scary_mary", "skull_king"],
    "beck": [
        *["escape"] * 5,
        *["rosie", "bendt", "rascal", "juanita", "harry"],
        *["mermaid", "mermaid", "tigress", "skull_king"],
        *["loot", "loot", "kraken", "whale"],
    ],
}


@pytest.mark.parametrize("row", TRICK_ROWS)
def test_the_oracle_agrees_with_the_trick_tables(row: Row) -> None:
    ask, expected = row["ask"], row["answer"]
    after_kraken = ask.get("options", {}).get("after_kraken", "left_of_player")
    verdict = winner_of(ask["edition"], ask["plays"], after_kraken)
    assert verdict == (expected["winner"], expected["next_leader"], expected["bonus"])


@pytest.mark.parametrize("row", FOLLOW_ROWS)
def test_the_oracle_agrees_with_the_follow_tables(row: Row) -> None:
    ask = row["ask"]
    assert legal_of(ask["edition"], ask["plays"], ask["hand"]) == row["answer"]["legal"]


@pytest.mark.no_cover
@pytest.mark.parametrize("edition", ["dice", "schmidt", "beck"])
def test_the_judge_agrees_with_the_oracle_on_random_tricks(edition: str) -> None:
    disputed = [
        plays for plays, verdict in random_tricks(edition) if judged(edition, plays) != verdict
    ]
    assert shortest(disputed) is None


@pytest.mark.no_cover
def test_the_judge_agrees_with_the_oracle_on_who_would_have_won() -> None:
    option = "would_be_winner"
    disputed = [
        plays
        for plays, _ in random_tricks("beck")
        if judged("beck", plays, after_kraken=option) != winner_of("beck", plays, option)
    ]
    assert shortest(disputed) is None


@pytest.mark.no_cover
@pytest.mark.parametrize("edition", ["dice", "schmidt", "beck"])
def test_the_judge_agrees_with_the_oracle_on_random_following(edition: str) -> None:
    disputed = [
        (plays, hand)
        for plays, hand in random_followings(edition)
        if answer({"edition": edition, "plays": plays, "hand": hand}).get("legal")
        != legal_of(edition, plays, hand)
    ]
    assert min(disputed, key=lambda pair: len(pair[0]) + len(pair[1]), default=None) is None


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("edition", "bonuses"),
    [
        ("dice", {0, 30, 50, 60, 90}),
        ("schmidt", {0, 30, 50, 60, 90, 120}),
        ("beck", {0, 10, 20, 30, 40, 50, 60, 90}),
    ],
)
def test_random_tricks_reach_every_common_bonus(edition: str, bonuses: set[int]) -> None:
    assert bonuses <= {bonus for _, (_, _, bonus) in random_tricks(edition)}


@pytest.mark.no_cover
def test_random_tricks_meet_leviathans_in_every_way() -> None:
    met = {
        ("kraken" in plays, "whale" in plays, winner is None)
        for plays, (winner, _, _) in random_tricks("beck")
    }
    assert met == {
        (False, False, False),
        (True, False, True),
        (False, True, True),
        (False, True, False),
        (True, True, True),
        (True, True, False),
    }


def judged(edition: str, plays: list[str], **options: str) -> tuple[object, ...]:
    reply = answer({"edition": edition, "plays": plays, "options": options})
    return reply.get("winner", "missing"), reply.get("next_leader"), reply.get("bonus")


def shortest(tricks: list[list[str]]) -> list[str] | None:
    return min(tricks, key=len, default=None)


class Trick(NamedTuple):
    """What was played, and what the oracle says."""

    plays: list[str]
    verdict: tuple[int | None, int, int]


@cache
def random_tricks(edition: str) -> list[Trick]:
    random, tricks = Random(f"tricks of {edition}"), list[Trick]()
    for _ in range(TRICKS):
        pieces = draw(edition, random, random.randint(2, SEATS[edition]))
        plays = [played(edition, piece, random) for piece in pieces]
        tricks.append(Trick(plays, winner_of(edition, plays)))
    return tricks


def random_followings(edition: str) -> Iterator[tuple[list[str], list[str]]]:
    random = Random(f"followings of {edition}")
    for _ in range(TRICKS):
        lying = random.randint(0, SEATS[edition] - 1)
        pieces = draw(edition, random, lying + random.randint(1, 6))
        yield [played(edition, piece, random) for piece in pieces[:lying]], pieces[lying:]


def draw(edition: str, random: Random, count: int) -> list[str]:
    """Pieces from the box, more often special ones than a fair deal would bring."""
    pieces = box(edition)
    suits = [piece for piece in pieces if piece.partition(":")[0] in SUITS[edition]]
    specials = [piece for piece in pieces if piece not in suits]
    share = random.choice([0, 4, 12, len(suits)])
    chosen = specials + random.sample(suits, share)
    return random.sample(chosen if len(chosen) >= count else pieces, count)


def box(edition: str) -> list[str]:
    if edition == "dice":
        return [kind for kind, (count, _) in DICE.items() for _ in range(count)]
    numbers = range(1, HIGHEST[edition] + 1)
    return [f"{suit}:{n}" for suit in SUITS[edition] for n in numbers] + SPECIALS[edition]


def played(edition: str, piece: str, random: Random) -> str:
    """A piece as it lies in the trick: rolled, with its role, a Pirate sometimes unnamed."""
    if edition == "dice":
        return f"{piece}:{random.choice(DICE[piece][1])}"
    if piece in ("tigress", "scary_mary"):
        return f"{piece}:{random.choice(['pirate', 'escape'])}"
    if piece in ("rosie", "bendt", "rascal", "juanita", "harry"):
        return random.choice([piece, "pirate"])
    return piece
