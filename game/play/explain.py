"""Explanations of pieces, bids and seats: text keys, and numbers asked of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.play.payouts import bonus_table, loads
from game.rules.actions import Play
from game.rules.edition import Setup
from game.rules.pieces import Ability, Face, Piece, Role
from game.rules.scoring import Result
from game.rules.settle import LOOT
from game.rules.trick import Reason
from game.rules.view import HandView, View

# Who is paid for which catch.
CATCHES = {
    Role.KING: ("pirate_captured",),
    Role.PIRATE: ("mermaid_captured",),
    Role.MERMAID: ("king_captured",),
}
MOST_OFF = 2


class Say(NamedTuple):
    """A text key with what it mentions; with `many` it has a plural."""

    key: str
    values: Mapping[str, object] = {}
    many: int | None = None


# Pieces


def does(setup: Setup, token: str) -> list[Say]:
    """What a piece or a face of it does in this match."""
    piece = setup.pieces.get(token)
    if piece is not None and piece.rolled:
        return _die(setup, piece)
    if piece is not None and piece.chosen:
        return [Say("explain.two_faced")]
    return _face(setup, setup.faces[token])


def _die(setup: Setup, piece: Piece) -> list[Say]:
    numbers = [face.number for face in piece.faces if face.role is Role.NUMBER]
    flags = sum(face.role is Role.ESCAPE for face in piece.faces)
    if numbers:
        low, high = min(numbers), max(numbers)
        told = {"low": low, "high": high, "flags": flags}
        return [
            Say("explain.die.numbers", told, flags) if flags else Say("explain.die.plain", told),
            *_face(setup, next(f for f in piece.faces if f.role is Role.NUMBER)),
        ]
    skull = next(face for face in piece.faces if face.role is not Role.ESCAPE)
    sides = len(piece.faces)
    told = {"skulls": sides - flags, "sides": sides}
    return [Say("explain.die.skulls", told, sides - flags), *_face(setup, skull)]


def _face(setup: Setup, face: Face) -> list[Say]:
    said = [_strength(setup, face), *_equals(setup, face), *_bonuses(setup, face)]
    ability = setup.abilities.get(face.piece)
    return [*said, Say(f"explain.ability.{ability.value}")] if ability else said


def _strength(setup: Setup, face: Face) -> Say:
    """What it beats."""
    role, rules = face.role, setup.tricks
    if role is Role.NUMBER:
        kind = "trump" if face.colour == rules.trump else "lead"
        return Say(f"explain.number.{'any' if rules.any_colour_wins else kind}")
    if role is Role.ESCAPE:
        if face.piece == LOOT:
            return Say("explain.loot", {"points": setup.edition.loot_bonus})
        return Say("explain.flag" if setup.pieces[face.piece].rolled else "explain.escape")
    if role is Role.KRAKEN:
        return Say(f"explain.kraken.{'winner' if rules.would_be_winner_leads else 'next'}")
    return Say(f"explain.{role.value}")


def _equals(setup: Setup, face: Face) -> list[Say]:
    """Which of several alike wins, where there can be several."""
    several = len([f for f in setup.deck if setup.pieces[f].faces[0].role is face.role]) > 1
    ties = several and face.role in (Role.PIRATE, Role.MERMAID)
    if not ties and not (face.role is Role.NUMBER and setup.tricks.any_colour_wins):
        return []
    return [Say(f"explain.equals.{'last' if setup.tricks.last_of_equals_wins else 'first'}")]


def _bonuses(setup: Setup, face: Face) -> list[Say]:
    """What it can earn."""
    if not setup.scoring.pays_bonuses:
        return []
    mine = CATCHES.get(face.role, ())
    return [
        Say(f"explain.bonus.{paid.kind}", {"points": paid.points})
        for paid in bonus_table(setup)
        if paid.kind in mine or (face.role is Role.NUMBER and face in paid.faces)
    ]


class Roll(NamedTuple):
    """With how many of its sides a die would be ahead in the trick as it lies."""

    ahead: int
    sides: int


def roll(view: View, piece: str) -> Roll:
    hand, setup = view.hand, view.setup
    assert hand is not None
    lying = [setup.faces[token] for token in hand.plays]
    sides = setup.pieces[piece].faces
    ahead = sum(setup.tricks.judge([*lying, face]).winner == len(lying) for face in sides)
    return Roll(ahead, len(sides))


def ahead(setup: Setup, tokens: tuple[str, ...]) -> tuple[int | None, Reason] | None:
    """The play that would win if the trick ended now, if any would, and why."""
    if not tokens:
        return None
    outcome = setup.tricks.judge([setup.faces[token] for token in tokens])
    return outcome.winner, outcome.reason


def is_free(setup: Setup, tokens: tuple[str, ...]) -> bool:
    """Whether something lies there, and yet nobody has to follow."""
    faces = [setup.faces[token] for token in tokens]
    return bool(faces) and setup.tricks.fold(faces).lead is None


def drains(setup: Setup, tokens: tuple[str, ...]) -> bool:
    """Whether a Whale has taken the colours away: they count for nothing any more."""
    found = ahead(setup, tokens)
    return found is not None and found[1].key.startswith(Role.WHALE.value)


def is_bound(view: View) -> bool:
    """Whether whoever is asked holds pieces that may not be played now."""
    plays = {action.piece for action in view.legal if isinstance(action, Play)}
    return view.hand is not None and bool(plays) and plays < {*view.hand.mine}


def last_play(view: View) -> Play | None:
    """The only way to play the only piece that is left, if it is so."""
    left = view.hand is not None and len(view.hand.mine) == 1
    plays = [action for action in view.legal if isinstance(action, Play)]
    return plays[0] if left and len(plays) == 1 else None


# Bids


class Stake(NamedTuple):
    """What a bid pays when it is met, and when it is off by one and by two (None: impossible)."""

    load: str | None
    points: tuple[int | None, ...]

    @property
    def is_flat(self) -> bool:
        """Whether all misses cost the same."""
        return len({points for points in self.points[1:] if points is not None}) == 1


def stakes(setup: Setup, cards: int, bid: int) -> list[Stake]:
    """What is at stake with a bid, for every load of the cannon."""
    return [
        Stake(load, tuple(_off(setup, cards, bid, off, load) for off in range(MOST_OFF + 1)))
        for load in loads(setup)
    ]


class AtStake(NamedTuple):
    """A bid in two numbers: the most it pays when it is met, and what a miss by one brings; `more`
    says that there is more to tell, of worse misses or of loads.
    """

    met: int
    missed: int
    more: bool


def at_stake(setup: Setup, cards: int, bid: int) -> AtStake:
    """What stands at a bid in short."""
    found = stakes(setup, cards, bid)
    met = max(stake.points[0] or 0 for stake in found)
    missed = min(stake.points[1] or 0 for stake in found)
    return AtStake(met, missed, len(found) > 1 or not found[0].is_flat)


def _off(setup: Setup, cards: int, bid: int, off: int, load: str | None) -> int | None:
    won = next((won for won in range(cards + 1) if abs(bid - won) == off), None)
    return None if won is None else setup.scoring.points(Result(cards, bid, won, load=load))


def balance(hand: HandView) -> int | None:
    """How many tricks too many were bid; less than none if too few; None while bids are hidden."""
    bids = [bid for bid in hand.bids if bid is not None]
    return sum(bids) - hand.cards if len(bids) == len(hand.bids) else None


# Seats


class Standing(NamedTuple):
    """The score of a seat, its place among all, and the bonuses it has collected in the hand."""

    total: int
    place: int
    bonus: int


def standing(view: View, seat: int) -> Standing:
    total = view.totals[seat]
    place = 1 + sum(other > total for other in view.totals)
    bonus = view.setup.scoring.bonus(view.hand.bonuses[seat]) if view.hand else 0
    return Standing(total, place, bonus)


def abilities_of(setup: Setup) -> dict[Ability, str]:
    """The piece that each ability belongs to."""
    return {ability: piece for piece, ability in setup.abilities.items()}
