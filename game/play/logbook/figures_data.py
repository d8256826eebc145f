"""Figures as plain data, for the command line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.play.logbook.digest import Digest
from game.play.logbook.family import Member
from game.play.logbook.statistics import Bids, Figures, Meetings, ScoredHand, figures_of, scopes_of


def person_data(digests: Sequence[Digest], person: str) -> dict[str, object]:
    """A person's figures: all together, and for each edition and its rules."""
    own = [digest for digest in digests if digest.line.seat_of(person) is not None]
    parts = [
        {
            "edition": scope.edition,
            "rules": scope.rules,
            **figures_data(figures_of(filter(scope.holds, own), person)),
        }
        for scope in scopes_of(own)[1:]
    ]
    return {**figures_data(figures_of(own, person)), "by_rules": parts}


def figures_data(f: Figures) -> dict[str, object]:
    return {
        "matches": f.matches,
        "wins": f.wins,
        "shared_wins": f.shared_wins,
        "conceded": f.conceded,
        "places": {str(place): f.places[place] for place in sorted(f.places)},
        "average_score": round(f.average, 2),
        "best_score": f.best_score,
        "worst_score": f.worst_score,
        "hands": f.bids.all,
        "exact_bids": f.bids.made,
        "exact_rate": round(f.bids.rate, 4),
        "exact_by_pieces": _bids(f.by_cards),
        "exact_by_bid": _bids(f.by_bid),
        "zero_bids": {"dared": f.zeros.all, "held": f.zeros.made},
        "captures": dict(sorted(f.captures.items())),
        "bonus_points": f.bonus,
        "best_hand": _hand(f.best_hand),
        "worst_hand": _hand(f.worst_hand),
        "longest_series": {"exact_bids": f.exact_series.longest, "wins": f.win_series.longest},
        "comebacks": f.comebacks,
        "against": {
            "levels": _meetings(f.levels),
            "characters": _meetings(f.characters),
            "bots": _meetings(f.bots),
            "people": _meetings(f.people),
        },
        "nemesis": f.nemesis,
        "over_time": [point._asdict() for point in f.course],
        "dice": _dice(f),
    }


def _bids(table: Mapping[int, Bids]) -> dict[str, object]:
    return {
        str(number): {
            "bids": table[number].all,
            "exact": table[number].made,
            "over": table[number].over,
            "under": table[number].under,
        }
        for number in sorted(table)
    }


def _hand(hand: ScoredHand | None) -> dict[str, object] | None:
    return hand._asdict() if hand else None


def _meetings(table: Mapping[str, Meetings]) -> dict[str, object]:
    return {name: vars(table[name]) for name in sorted(table)}


def _dice(f: Figures) -> dict[str, object] | None:
    if f.luck is None:
        return None
    return {
        "tricks_won": f.rolled_won,
        "tricks_expected": round(f.expected, 2),
        "luck": round(f.luck, 2),
        "faces": dict(sorted(f.faces.items())),
    }


def member_data(member: Member) -> dict[str, object]:
    return {
        "name": member.name,
        "rating": member.rating.shown,
        "matches": member.matches,
        "wins": member.wins,
        "average_score": round(member.average, 2),
        "kept_by_hand": member.by_hand,
        "head_to_head": _meetings(member.against),
    }
