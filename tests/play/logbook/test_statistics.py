"""Statistics against a slow count of their own, over random matches of every edition."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any, NamedTuple

import pytest

from game.match.record import MatchRecord, setup_of
from game.play.logbook.figures_data import figures_data, person_data
from game.play.logbook.statistics import (
    Scope,
    bots_table,
    figures_of,
    people_of,
    scopes_of,
)
from game.rules.actions import Roll
from game.rules.engine import apply, new_match
from game.rules.events import HandScored, TrickTaken
from tests.play.logbook.books import CREW, KINDS, digests, many, recorded


def in_order() -> list[MatchRecord]:
    numbered = enumerate(many())
    return [r for _, r in sorted(numbered, key=lambda each: (each[1].entry.played, each[0]))]


class Played(NamedTuple):
    """A match played again: each scored hand with its tricks, and all faces rolled in those."""

    hands: list[tuple[HandScored, list[TrickTaken]]]
    faces: list[str]
    totals: tuple[int, ...]


def played(record: MatchRecord) -> Played:
    hands, tricks, faces, rolled = [], [], [], []
    state = new_match(setup_of(record))
    for action in record.actions:
        state, events = apply(state, action)
        rolled += [action.face] if isinstance(action, Roll) else []
        tricks += [event for event in events if isinstance(event, TrickTaken)]
        for event in events:
            if isinstance(event, HandScored):
                hands.append((event, tricks))
                faces += rolled
                tricks, rolled = [], []
    return Played(hands, faces, state.totals)


def slow_count(person: str) -> dict[str, Any]:
    """Everything counted again, from the moves, in the plainest way there is."""
    told: dict[str, Any] = defaultdict(int)
    told["places"], told["pieces"], told["bids"] = Counter(), {}, {}
    told["captures"], told["faces"], told["met"] = Counter(), Counter(), defaultdict(Counter)
    told["best"], told["worst"] = -10_000, 10_000
    for record in in_order():
        names = [(seat.name, seat.kind) for seat in record.seats]
        if (person, "human") in names and "practice" not in record.entry.marks:
            seat, match = names.index((person, "human")), played(record)
            told["faces"].update(match.faces)
            for hand, tricks in match.hands:
                slow_hand(told, seat, hand, tricks)
            if "conceded" in record.entry.marks:
                told["conceded"] += 1
            else:
                slow_result(told, seat, record, match.totals)
    return told


def slow_hand(told: dict[str, Any], seat: int, hand: HandScored, tricks: list[TrickTaken]) -> None:
    for trick in tricks:
        if trick.winner == seat:
            told["captures"].update(bonus.kind for bonus in trick.bonuses)
    bid, won, *_ = hand.scores[seat]
    told["hands"] += 1
    told["exact"] += bid == won
    told["row"] = told["row"] + 1 if bid == won else 0
    told["series"] = max(told["series"], told["row"])
    for table, key in (("pieces", hand.cards), ("bids", bid)):
        cell = told[table].setdefault(key, [0, 0, 0, 0])
        told[table][key] = [
            before + more
            for before, more in zip(cell, (1, bid == won, won > bid, won < bid), strict=True)
        ]
    told["best"] = max(told["best"], hand.scores[seat].points)
    told["worst"] = min(told["worst"], hand.scores[seat].points)


def slow_result(
    told: dict[str, Any], seat: int, record: MatchRecord, totals: tuple[int, ...]
) -> None:
    own = totals[seat]
    told["matches"] += 1
    told["points"] += own
    told["places"][sorted(totals, reverse=True).index(own) + 1] += 1
    told["wins"] += own == max(totals)
    told["win_row"] = told["win_row"] + 1 if own == max(totals) else 0
    told["win_series"] = max(told["win_series"], told["win_row"])
    for other, who in enumerate(record.seats):
        if other != seat:
            met = told["met"][who.level or who.name]
            met["met"] += 1
            met["ahead"] += own > totals[other]
            met["behind"] += own < totals[other]


@pytest.mark.parametrize("person", ["Ada", "Cy"])
def test_every_figure_is_as_a_slow_count_says(person: str) -> None:
    figures, slow = figures_data(figures_of(digests(), person)), slow_count(person)
    assert figures["matches"] == slow["matches"] >= 8
    assert figures["conceded"] == slow["conceded"]
    assert figures["wins"] == slow["wins"]
    assert figures["places"] == {str(p): n for p, n in sorted(slow["places"].items())}
    assert figures["average_score"] == pytest.approx(slow["points"] / slow["matches"], abs=0.005)
    assert (figures["hands"], figures["exact_bids"]) == (slow["hands"], slow["exact"])
    for key, table in (("exact_by_pieces", "pieces"), ("exact_by_bid", "bids")):
        counted: Any = figures[key]
        assert {int(n): [*cell.values()] for n, cell in counted.items()} == slow[table]
    zeros = slow["bids"].get(0, [0, 0])
    assert figures["zero_bids"] == {"dared": zeros[0], "held": zeros[1]}
    assert figures["captures"] == dict(sorted(slow["captures"].items()))
    best, worst = figures["best_hand"], figures["worst_hand"]
    assert isinstance(best, dict)
    assert isinstance(worst, dict)
    assert (best["points"], worst["points"]) == (slow["best"], slow["worst"])
    series = {"exact_bids": slow["series"], "wins": slow["win_series"]}
    assert figures["longest_series"] == series


@pytest.mark.parametrize("person", ["Ada", "Cy"])
def test_rivals_are_counted_by_level_and_by_name(person: str) -> None:
    against: Any = figures_data(figures_of(digests(), person))["against"]
    counted = {**against["levels"], **against["people"]}
    for name, results in slow_count(person)["met"].items():
        assert counted[name] == dict(results)


def test_all_faces_that_were_rolled_are_counted() -> None:
    dice: Any = figures_data(figures_of(digests(), "Ada"))["dice"]
    assert dice["faces"] == dict(sorted(slow_count("Ada")["faces"].items()))


def test_editions_and_rules_together_are_all() -> None:
    told: Any = person_data(digests(), "Ada")
    editions = [part for part in told["by_rules"] if part["rules"] is None]
    assert sum(part["matches"] for part in editions) == told["matches"]
    assert sum(part["hands"] for part in editions) == told["hands"]
    beck = [p for p in told["by_rules"] if p["edition"] == "beck" and p["rules"] is not None]
    assert len(beck) == 2
    assert sum(p["matches"] for p in beck) == next(
        p["matches"] for p in editions if p["edition"] == "beck"
    )


def test_scopes_are_all_then_editions_then_their_rules() -> None:
    scopes = scopes_of(digests())
    assert scopes[0] == Scope()
    assert [s.edition for s in scopes if s.rules is None] == ["", "beck", "dice"]


def test_a_practice_match_counts_for_nothing() -> None:
    alone = digests([many()[-2]])
    assert people_of(alone) == []
    assert figures_of(alone, "Ada").bids.all == 0


def test_the_person_who_played_most_comes_first() -> None:
    names = people_of(digests())
    assert set(names) == {seat.name for seat in CREW[:8] if seat.kind == "human"} & set(names)
    counts = [figures_of(digests(), name).matches for name in names]
    assert counts[0] == max(counts)


def test_the_nemesis_is_the_bot_one_is_behind_of_most() -> None:
    figures = figures_of(digests(), "Ada")
    worse = {n: m for n, m in figures.bots.items() if m.met >= 3 and m.behind > m.ahead}
    if not worse:
        assert figures.nemesis == ""
    else:
        share = {name: (m.behind - m.ahead) / m.met for name, m in worse.items()}
        assert share[figures.nemesis] == max(share.values())


def test_the_bots_have_figures_too() -> None:
    table = bots_table(digests())
    assert "Bo" in table
    assert "Ada" not in table
    assert table["Bo"].matches > 0


def test_nothing_played_makes_figures_of_nothing() -> None:
    figures = figures_data(figures_of([], "Ada"))
    assert figures["matches"] == 0
    assert figures["average_score"] == 0
    assert figures["best_hand"] is None
    assert figures["dice"] is None


def test_every_kind_of_match_is_among_them() -> None:
    editions = {record.edition for record in many()}
    assert editions == {setup.edition.key for setup in KINDS}
    assert recorded(KINDS[0], 0) in many()
