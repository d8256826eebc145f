"""Weighs bids and plays by the program: expected score, chance, bonus, and harm to others."""

from __future__ import annotations

from typing import NamedTuple

from ai.brain import Choice
from ai.dice import reasons
from ai.dice.habits import crowd_of, stage_of
from ai.dice.mind import Mind
from ai.dice.program import Outlook
from ai.dice.stakes import Stakes
from game.rules.actions import Bid, Play
from game.rules.view import HandView, View


class Turn(NamedTuple):
    """A play to be weighed, in codes; `moods` are those of the seats behind."""

    hand: int
    left: int
    need: int
    node: int
    moods: int
    crowd: int
    stakes: Stakes
    faces: tuple[int, ...]


class Prospect(NamedTuple):
    """What rolling a kind leads to."""

    kind: int
    win: float
    outlook: Outlook
    spoil: float


def weigh_bids(mind: Mind, view: View, hand: HandView, seat: int) -> list[Choice]:
    key = mind.kinds.key(map(mind.code.piece_code.__getitem__, hand.mine))
    outlooks = mind.opening(key, hand.order.index(seat))
    choices = []
    for action in view.legal:
        assert isinstance(action, Bid)
        outlook = outlooks[action.tricks]
        points = mind.stakes(hand.cards, action.tricks).points(outlook)
        choices.append(Choice(action, points, outlook.chance, outlook.bonus))
    best = max(choices, key=lambda choice: choice.value)
    return [choice._replace(reason=reasons.of_bid(choice, best)) for choice in choices]


def weigh_plays(mind: Mind, view: View, hand: HandView, seat: int) -> list[Choice]:
    turn = turn_of(mind, hand, seat)
    actions = {
        mind.code.piece_code[play.piece]: play for play in view.legal if isinstance(play, Play)
    }
    swings = _swings(mind, hand, seat)
    prospects = [_prospect(mind, turn, kind, swings) for kind in actions]
    kindest = min(prospect.spoil for prospect in prospects)
    explain = reasons.Plays(turn.need, turn.left, [(p.kind, p.win) for p in prospects])
    return [
        Choice(
            actions[kind],
            turn.stakes.points(outlook),
            outlook.chance,
            outlook.bonus,
            spoil - kindest,
            explain.reason(kind, win),
        )
        for kind, win, outlook, spoil in prospects
    ]


def turn_of(mind: Mind, hand: HandView, seat: int) -> Turn:
    code = mind.code
    bid = hand.bids[seat]
    assert bid is not None
    return Turn(
        hand=mind.kinds.key([code.piece_code[die] for die in hand.mine]),
        left=len(hand.mine),
        need=bid - hand.won[seat],
        node=code.node(hand.trick),
        moods=_moods(hand),
        crowd=crowd_of(sum(filter(None, hand.bids)), hand.cards),
        stakes=mind.stakes(hand.cards, bid),
        faces=tuple([code.face_code[face] for face in hand.plays]),
    )


def _moods(hand: HandView) -> int:
    moods = 0
    for bit, other in enumerate(hand.order[len(hand.plays) + 1 :]):
        bid = hand.bids[other]
        moods |= (bid is not None and bid > hand.won[other]) << bit
    return moods


def _prospect(mind: Mind, turn: Turn, kind: int, swings: list[float]) -> Prospect:
    stage = stage_of(turn.left)
    wins, pays = mind.odds.row(turn.node, turn.moods, stage)
    win, rest = wins[kind], turn.hand - mind.kinds.one[kind]
    pay = pays[kind] + _lying(mind, turn, kind, stage)
    program = mind.programs[turn.crowd]
    won = program.outlook(rest, turn.need - 1, True)
    lost = program.outlook(rest, turn.need, False)
    lose = 1.0 - win
    outlook = Outlook(
        win * won.chance + lose * lost.chance,
        win * won.off + lose * lost.off,
        win * won.bonus + lose * lost.bonus + pay * won.chance,
    )
    takers = mind.odds.takers(kind, turn.node, turn.moods, stage)
    spoil = -sum([chance * swing for chance, swing in zip(takers, swings, strict=True)])
    return Prospect(kind, win, outlook, spoil)


def _lying(mind: Mind, turn: Turn, kind: int, stage: int) -> float:
    """The bonus expected from what lies in the trick already."""
    odds, total = mind.odds, 0.0
    for face in dict.fromkeys(mind.code.faces_of[kind]):
        if turn.faces and odds.paid[face]:
            adds = odds.adds[face]
            bonus = sum([adds[lies] for lies in turn.faces])
            if bonus:
                total += bonus * odds.win_with(kind, face, turn.node, turn.moods, stage)
    return total


def _swings(mind: Mind, hand: HandView, seat: int) -> list[float]:
    """By place in the trick, the points that its seat gains by taking the trick."""
    return [0.0 if other == seat else _swing(mind, hand, other) for other in hand.order]


def _swing(mind: Mind, hand: HandView, other: int) -> float:
    bid = hand.bids[other]
    assert bid is not None
    left = hand.held[other] - (other in hand.order[len(hand.plays) :])
    return mind.swing(hand.cards, bid, bid - hand.won[other], left)
