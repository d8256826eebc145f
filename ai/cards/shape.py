"""What the shape of a hand tells of its bids beside the sum of its odds: a small network.

Four cards with a quarter of a trick each are not one sure winner and three sure losers: how its
tricks spread, and what it can get rid of, tells how well a hand can be steered to a bid.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import exp, log, tanh
from operator import mul
from typing import NamedTuple

from ai.cards.kinds import DECLARED, HIGHEST, SPECIAL
from ai.cards.odds import DEALT, DEEPEST, LEADS, Fate, Network, Odds, Row
from game.rules.pieces import Role

# Bids farther from the sum than this are left to the tables: nobody makes them.
WIDEST = 3.0
SURE_WINNER, SURE_LOSER, LIKELY, UNLIKELY = 0.75, 0.06, 0.7, 0.25
LOW = 3
LEAST, RAREST = 0.01, 0.003
TRAITS, SIGHTS = 15, 12
STRONG = {DECLARED, *(SPECIAL[role] for role in (Role.MERMAID, Role.PIRATE, Role.KING))}


class Hand(NamedTuple):
    """`traits`: what the network is told of a hand, whatever is bid. `odds`: for bid zero and for
    other bids, the odds of the cards from the strongest on; `tricks`: how likely it would take so
    many if nobody steered.
    """

    traits: Row
    odds: tuple[Row, Row]
    tricks: tuple[Row, Row]


def hand_of(odds: Odds, pieces: Sequence[int], leads: bool) -> Hand:
    none, some = (sorted(shares, reverse=True) for shares in odds.dealt_shares(pieces))
    kinds = [odds.kinds[piece] for piece in pieces]
    colours: dict[int, list[int]] = {}
    for piece, kind in zip(pieces, kinds, strict=True):
        if kind < 2 * HIGHEST:
            colours.setdefault(odds.code.colour[piece], []).append(kind % HIGHEST)
    traits = [
        1.0,
        float(leads),
        len(pieces) / 10,
        4.0 / odds.code.seats,
        (odds.code.colours - 1 - len(colours)) / 2,
        sum([HIGHEST <= kind < 2 * HIGHEST for kind in kinds]) / 3,
        kinds.count(SPECIAL[Role.ESCAPE]) / 2,
        float(kinds.count(DECLARED)),
        sum([kind in STRONG for kind in kinds]) / 2,
        sum([share > SURE_WINNER for share in some]) / 2,
        sum([share < SURE_LOSER for share in none]) / 4,
        sum([UNLIKELY < share < LIKELY for share in some]) / 3,
        none[0],
        max(map(len, colours.values()), default=0) / 4,
        sum([min(numbers) < LOW for numbers in colours.values()]) / 2,
    ]
    return Hand(traits, (none, some), (unsteered(none), unsteered(some)))


def unsteered(shares: Sequence[float]) -> Row:
    """How likely each number of tricks is, if every card were a toss of its own."""
    row = [1.0]
    for share in shares:
        row = [a * (1 - share) + b * share for b, a in pairwise([0.0, *row, 0.0])]
    return row


def sights_of(hand: Hand, bid: int, known: Fate) -> Row:
    """What the network is told of one bid of it."""
    shares, tricks = hand.odds[bid > 0], hand.tricks[bid > 0]
    total, cards = sum(shares), len(shares)
    exact, near = logits(known)
    return [
        exact / 2,
        near / 2,
        log(max(tricks[bid], RAREST)),
        log(max(sum(tricks[:bid]), RAREST)),
        log(max(sum(tricks[bid + 1 :]), RAREST)),
        bid - total,
        abs(bid - total),
        sum([share * (1 - share) for share in shares]),
        float(bid == 0),
        bid / 5,
        bid / cards,
        sum(shares[:bid]) - bid,
    ]


def logits(fate: Fate) -> tuple[float, float]:
    """An exact bid and a near miss as they compare with a far one."""
    exact, near = (min(max(share, LEAST), 1 - LEAST) for share in (fate.exact, fate.near))
    far = log(max(1 - exact - near, LEAST))
    return log(exact) - far, log(near) - far


def shares_of(exact: float, near: float) -> tuple[float, float]:
    """The chances of both from that."""
    one, two = exp(exact), exp(near)
    return one / (one + two + 1), two / (one + two + 1)


def fates_of_bids(odds: Odds, pieces: Sequence[int], leads: bool) -> list[Fate]:
    """How every bid of a hand just dealt is likely to end."""
    known = list(known_fates(odds, pieces, leads))
    network = odds.lessons.shape
    if network is None or len(pieces) > DEEPEST:
        return known
    hand = hand_of(odds, pieces, leads)
    by_hand = [sum(map(mul, row, hand.traits)) for row in network.by_hand]
    return [
        shifted(fate, answered(network, by_hand, sights_of(hand, bid, fate)))
        if is_near(hand, bid)
        else fate
        for bid, fate in enumerate(known)
    ]


def known_fates(odds: Odds, pieces: Sequence[int], leads: bool) -> Iterator[Fate]:
    """The same by the sum alone."""
    climate, totals = DEALT * LEADS + leads, odds.dealt_totals(pieces)
    for bid in range(len(pieces) + 1):
        yield odds.smooth_fate(climate, len(pieces), bid, totals[bid > 0])


def is_near(hand: Hand, bid: int) -> bool:
    return bid == 0 or abs(bid - sum(hand.odds[1])) < WIDEST


def answered(network: Network, by_hand: Row, sights: Row) -> tuple[float, float]:
    """By how much both logits are to be moved."""
    hidden = hidden_of(network, by_hand, sights)
    exact, near = (sum(map(mul, row, hidden)) for row in network.answers)
    return exact, near


def hidden_of(network: Network, by_hand: Row, sights: Row) -> Row:
    """What the network makes of a bid; the last one is always 1."""
    rows = zip(by_hand, network.by_bid, strict=True)
    return [*(tanh(part + sum(map(mul, row, sights))) for part, row in rows), 1.0]


def shifted(fate: Fate, by: tuple[float, float]) -> Fate:
    exact, near = logits(fate)
    made, missed = shares_of(exact + by[0], near + by[1])
    far = 1 - fate.exact - fate.near
    usual = (fate.off - fate.near) / far if far > LEAST else 2.0
    return Fate(made, missed, missed + (1 - made - missed) * usual)
