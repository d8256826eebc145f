"""The best moments of a match, told by its public events; no pygame."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from game.rules.events import Event, HandDealt, HandScored, SeatScore, TrickTaken

CHARM = "mermaid_charms_king"
PIRATE = "pirate_captured"
LEAST_STREAK, CLOSE, LEAST_ZERO = 3, 20, 3


@dataclass(frozen=True)
class Moment:
    """A key of `scores.moment`, an icon, whose it was and what fills the text."""

    key: str
    icon: str
    seats: tuple[int, ...]
    values: dict[str, int] = field(default_factory=dict)
    count: int | None = None


def best_moments(events: Sequence[Event], most: int = 5) -> list[Moment]:
    """The most telling ones first."""
    hands = [event for event in events if isinstance(event, HandScored)]
    if not hands:
        return []
    found = [
        *_charms(events),
        *_best_hand(hands),
        *_streak(hands),
        *_pirates(events),
        *_most_exact(hands),
        *_comeback(hands),
        *_zero(hands),
        *_photo_finish(hands),
        *_worst_hand(hands),
    ]
    return found[:most]


def _is_exact(score: SeatScore) -> bool:
    return score.bid == score.won


def _tricks(events: Iterable[Event]) -> Iterator[tuple[int, TrickTaken]]:
    """Every trick with the number of its hand."""
    hand = 0
    for event in events:
        if isinstance(event, HandDealt):
            hand = event.number
        elif isinstance(event, TrickTaken):
            yield hand, event


def _charms(events: Sequence[Event]) -> Iterator[Moment]:
    """The last time that a Mermaid got the better of the Skull King."""
    charms = [(hand, t) for hand, t in _tricks(events) if t.reason.key == CHARM]
    for hand, trick in charms[-1:]:
        if trick.winner is not None:
            yield Moment("charmed", "star", (trick.winner,), {"hand": hand})


def _pirates(events: Sequence[Event]) -> Iterator[Moment]:
    best, where = 0, None
    for hand, trick in _tricks(events):
        caught = sum(bonus.kind == PIRATE for bonus in trick.bonuses)
        if caught > best:
            best, where = caught, (hand, trick)
    if where and where[1].winner is not None:
        values = {"hand": where[0]}
        yield Moment("pirates", "crown", (where[1].winner,), values, best)


def _scores(hands: Sequence[HandScored]) -> Iterator[tuple[int, int, int]]:
    """Points, hand and seat of every score."""
    for hand in hands:
        for seat, score in enumerate(hand.scores):
            yield score.points, hand.number, seat


def _best_hand(hands: Sequence[HandScored]) -> Iterator[Moment]:
    points, number, _ = max(_scores(hands))
    if points > 0:
        yield _shared("best_hand", "trophy", hands, points, number)


def _worst_hand(hands: Sequence[HandScored]) -> Iterator[Moment]:
    points, number, _ = min(_scores(hands))
    if points < 0:
        yield _shared("worst_hand", "skull", hands, points, number)


def _shared(key: str, icon: str, hands: Sequence[HandScored], points: int, number: int) -> Moment:
    seats = tuple(s for p, n, s in _scores(hands) if (p, n) == (points, number))
    return Moment(key, icon, seats, {"points": points, "hand": number})


def _streak(hands: Sequence[HandScored]) -> Iterator[Moment]:
    runs = [_longest_run(hands, seat) for seat in range(len(hands[0].scores))]
    longest = max(runs)
    if longest >= LEAST_STREAK:
        yield Moment("streak", "speed", _holders(runs), {"count": longest})


def _longest_run(hands: Sequence[HandScored], seat: int) -> int:
    longest = run = 0
    for hand in hands:
        run = run + 1 if _is_exact(hand.scores[seat]) else 0
        longest = max(longest, run)
    return longest


def _most_exact(hands: Sequence[HandScored]) -> Iterator[Moment]:
    exact = [sum(_is_exact(h.scores[s]) for h in hands) for s in range(len(hands[0].scores))]
    holders = _holders(exact)
    if max(exact) and len(holders) == 1:
        yield Moment("exact", "check", holders, {}, max(exact))


def _holders(values: Sequence[int]) -> tuple[int, ...]:
    return tuple(seat for seat, value in enumerate(values) if value == max(values))


def _zero(hands: Sequence[HandScored]) -> Iterator[Moment]:
    """The bid of nothing that was hardest to keep."""
    for hand in reversed(hands):
        held = tuple(s for s, x in enumerate(hand.scores) if x.bid == 0 and x.won == 0)
        if held and hand.cards >= LEAST_ZERO:
            yield Moment("zero", "flag", held, {"count": hand.cards, "hand": hand.number})
            return


def _comeback(hands: Sequence[HandScored]) -> Iterator[Moment]:
    """A winner who was alone at the bottom after the half."""
    winners = _holders(hands[-1].totals)
    for hand in reversed(hands[len(hands) // 2 - 1 : -1]):
        for seat in winners:
            if hand.totals.count(min(hand.totals)) == 1 and hand.totals[seat] == min(hand.totals):
                yield Moment("comeback", "arrow_up", (seat,), {"hand": hand.number})
                return


def _photo_finish(hands: Sequence[HandScored]) -> Iterator[Moment]:
    first, second, *_ = sorted(hands[-1].totals, reverse=True)
    if 0 < first - second <= CLOSE:
        yield Moment("photo_finish", "hourglass", (), {"points": first - second})
