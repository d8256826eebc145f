"""Highlights that the scores tell: of one hand, and of the course of the match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.play.highlights.highlight import Highlight, holders, is_exact
from game.rules.events import HandScored, SeatScore

LOOT, CANNONBALL = "loot", "cannonball_hit"
KING, PIRATES = "king_captured", "pirate_captured"
WON, LOST = "wager_won", "wager_lost"
# Bets, and what a real table decides for itself.
NO_BONUS = (WON, LOST, "joined", "correction")
LEAST_STREAK, CLOSE, LEAST_ZERO, LEAST_BID, LEAST_BONUS = 3, 20, 3, 3, 40

Found = Iterator[tuple[int, int, int]]


def _points(hands: Sequence[HandScored]) -> Found:
    """Points, hand and seat of every score."""
    for hand in hands:
        for seat, score in enumerate(hand.scores):
            yield score.points, hand.number, seat


def _line_points(hands: Sequence[HandScored], kind: str) -> Found:
    """Points, hand and seat of every score line of a kind."""
    for hand in hands:
        for seat, score in enumerate(hand.scores):
            yield from ((x.points, hand.number, seat) for x in score.lines if x.kind == kind)


def bonus_of(score: SeatScore) -> int:
    """What came on top of the bid and beside a wager."""
    return sum(line.points for line in score.lines[1:] if line.kind not in NO_BONUS)


def _most(key: str, icon: str, found: Found, least: int = 1) -> Iterator[Highlight]:
    """The highest points, with all seats that made as many in the same hand."""
    scores = list(found)
    if scores and max(scores)[0] >= least:
        yield _shared(key, icon, scores, max(scores))


def _shared(
    key: str, icon: str, scores: Sequence[tuple[int, int, int]], best: tuple[int, int, int]
) -> Highlight:
    points, number, _ = best
    seats = tuple(s for p, n, s in scores if (p, n) == (points, number))
    return Highlight(key, icon, seats, {"points": points, "hand": number})


def best_hand(hands: Sequence[HandScored]) -> Iterator[Highlight]:
    yield from _most("best_hand", "trophy", _points(hands))


def worst_hand(hands: Sequence[HandScored]) -> Iterator[Highlight]:
    scores = list(_points(hands))
    if min(scores)[0] < 0:
        yield _shared("worst_hand", "skull", scores, min(scores))


def bonus_hand(hands: Sequence[HandScored]) -> Iterator[Highlight]:
    found = ((bonus_of(x), hand.number, s) for hand in hands for s, x in enumerate(hand.scores))
    yield from _most("bonus", "plus", found, LEAST_BONUS)


def wager(hands: Sequence[HandScored]) -> Iterator[Highlight]:
    """The highest bet that was won."""
    yield from _most("wager", "table/coin", _line_points(hands, WON))


def cannonball(hands: Sequence[HandScored]) -> Iterator[Highlight]:
    yield from _most("cannonball", "table/cannonball", _line_points(hands, CANNONBALL))


def alliance(hands: Sequence[HandScored]) -> Iterator[Highlight]:
    """The last Loot that paid its allies."""
    paid = list(_line_points(hands, LOOT))
    if paid:
        number = max(hand for _, hand, _ in paid)
        seats = tuple(seat for _, hand, seat in paid if hand == number)
        yield Highlight("alliance", "table/coin", seats, {"hand": number})


def highest_bid(hands: Sequence[HandScored]) -> Iterator[Highlight]:
    """The most tricks that were announced and won."""
    hits = [
        (score.bid, hand.number, seat)
        for hand in hands
        for seat, score in enumerate(hand.scores)
        if is_exact(score)
    ]
    if hits and max(hits)[0] >= LEAST_BID:
        bid, number, _ = max(hits)
        seats = tuple(s for b, n, s in hits if (b, n) == (bid, number))
        yield Highlight("bid", "check", seats, {"count": bid, "hand": number})


def zero(hands: Sequence[HandScored]) -> Iterator[Highlight]:
    """The bid of nothing that was hardest to keep."""
    for hand in reversed(hands):
        held = tuple(s for s, x in enumerate(hand.scores) if x.bid == 0 and x.won == 0)
        if held and hand.cards >= LEAST_ZERO:
            yield Highlight("zero", "flag", held, {"count": hand.cards, "hand": hand.number})
            return


def streak(hands: Sequence[HandScored]) -> Iterator[Highlight]:
    runs = [longest_run(hands, seat) for seat in range(len(hands[0].scores))]
    longest = max(runs)
    if longest >= LEAST_STREAK:
        yield Highlight("streak", "speed", holders(runs), {"count": longest})


def longest_run(hands: Sequence[HandScored], seat: int) -> int:
    longest = run = 0
    for hand in hands:
        run = run + 1 if is_exact(hand.scores[seat]) else 0
        longest = max(longest, run)
    return longest


def most_exact(hands: Sequence[HandScored]) -> Iterator[Highlight]:
    exact = [sum(is_exact(h.scores[s]) for h in hands) for s in range(len(hands[0].scores))]
    if max(exact) and len(holders(exact)) == 1:
        yield Highlight("exact", "check", holders(exact), {}, max(exact))


def comeback(hands: Sequence[HandScored]) -> Iterator[Highlight]:
    """A winner who was alone at the bottom after the half."""
    winners = holders(hands[-1].totals)
    for hand in reversed(hands[len(hands) // 2 - 1 : -1]):
        for seat in winners:
            if hand.totals.count(min(hand.totals)) == 1 and hand.totals[seat] == min(hand.totals):
                yield Highlight("comeback", "arrow_up", (seat,), {"hand": hand.number})
                return


def photo_finish(hands: Sequence[HandScored]) -> Iterator[Highlight]:
    first, second, *_ = sorted(hands[-1].totals, reverse=True)
    if 0 < first - second <= CLOSE:
        yield Highlight("photo_finish", "hourglass", (), {"points": first - second})


def charm(hands: Sequence[HandScored]) -> Iterator[Highlight]:
    """The last time that a Mermaid was paid for the Skull King, as the pad tells it."""
    charms = list(_line_points(hands, KING))
    for _, hand, seat in charms[-1:]:
        yield Highlight("charmed", "star", (seat,), {"hand": hand})


def pirates(hands: Sequence[HandScored]) -> Iterator[Highlight]:
    """The most Pirates that a Skull King was paid for: there is one of him, so in one trick."""
    caught = [
        (line.times, hand.number, seat)
        for hand in hands
        for seat, score in enumerate(hand.scores)
        for line in score.lines
        if line.kind == PIRATES
    ]
    if caught:
        count, hand_number, seat = max(caught)
        yield Highlight("pirates", "crown", (seat,), {"hand": hand_number}, count)
