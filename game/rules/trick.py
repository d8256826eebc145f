"""One trick: the colour to follow, who wins and why, and what the winner may earn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from game.rules.pieces import CHARACTERS, LEVIATHANS, Face, Role

# Numbers rank from 1, trumps from TRUMP + 1; everything special stands above them.
OUT, ESCAPE, TRUMP, MERMAID, PIRATE, KING, CHARM = -1, 0, 20, 40, 50, 60, 70
_RANKS = {
    Role.ESCAPE: ESCAPE,
    Role.MERMAID: MERMAID,
    Role.PIRATE: PIRATE,
    Role.KING: KING,
    Role.KRAKEN: OUT,
    Role.WHALE: OUT,
}


class Bonus(NamedTuple):
    """Points from a trick, paid out when its taker bid exactly."""

    kind: str
    points: int


class Reason(NamedTuple):
    """Why a trick went where it went: a text key and the face that did it."""

    key: str
    face: str | None = None


class Outcome(NamedTuple):
    """A finished trick; positions count the plays from 0 = the leader."""

    winner: int | None
    leader: int
    reason: Reason
    bonuses: tuple[Bonus, ...] = ()


@dataclass(frozen=True)
class Trick:
    """What matters of the plays so far, a node of the automaton that `TrickRules` unfolds.

    `charmer` is the position of the Mermaid that would win against the Skull King; `tied` says
    that the best face had an equal. `after` remembers where each further face leads.
    """

    count: int = 0
    lead: str | None = None
    open: bool = True
    best: int = -1
    rank: int = OUT
    charmer: int = -1
    king: bool = False
    tied: bool = False
    leviathan: bool = False
    after: dict[str, Trick] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True)
class TrickRules:
    """How one edition, with its options, decides a trick."""

    bonuses: Callable[[Face, Sequence[Face]], tuple[Bonus, ...]]
    trump: str | None = None
    any_colour_wins: bool = False
    last_of_equals_wins: bool = False
    closing_roles: frozenset[Role] = frozenset()
    would_be_winner_leads: bool = False
    empty: Trick = field(default_factory=Trick, compare=False)
    _nodes: dict[Trick, Trick] = field(default_factory=dict, compare=False, repr=False)

    def add(self, trick: Trick, face: Face) -> Trick:
        """The trick with one more face in it; each step is worked out once."""
        try:
            return trick.after[face.token]
        except KeyError:
            new = self._added(trick, face)
            return trick.after.setdefault(face.token, self._nodes.setdefault(new, new))

    def _added(self, trick: Trick, face: Face) -> Trick:
        role, count = face.role, trick.count
        lead, may_set = self._lead(trick, face)
        king = trick.king or role is Role.KING
        charmer = trick.charmer
        if role is Role.MERMAID and (charmer < 0 or self.last_of_equals_wins):
            charmer = count
        leviathan = trick.leviathan or role in LEVIATHANS
        best, rank, tied = trick.best, trick.rank, trick.tied
        own = self._rank(face, lead)
        if king and charmer >= 0:
            best, rank, tied = charmer, CHARM, False
        elif own > rank:
            best, rank, tied = count, own, False
        elif own == rank and own > ESCAPE:
            best, tied = count if self.last_of_equals_wins else best, True
        return Trick(count + 1, lead, may_set, best, rank, charmer, king, tied, leviathan)

    def _lead(self, trick: Trick, face: Face) -> tuple[str | None, bool]:
        """The lead colour, and whether it can still be set."""
        if trick.open and face.colour is not None:
            return face.colour, False
        return trick.lead, trick.open and face.role not in self.closing_roles

    def _rank(self, face: Face, lead: str | None) -> int:
        if face.role is not Role.NUMBER:
            return _RANKS[face.role]
        if self.any_colour_wins or face.colour == lead:
            return face.number if face.colour != self.trump else TRUMP + face.number
        return TRUMP + face.number if face.colour == self.trump else OUT

    def fold(self, faces: Iterable[Face]) -> Trick:
        trick = self.empty
        for face in faces:
            trick = self.add(trick, face)
        return trick

    def outcome(self, trick: Trick, faces: Sequence[Face]) -> Outcome:
        """Who takes these faces (which fold to `trick`) and who leads next."""
        if trick.leviathan:
            return self._leviathan_outcome(faces)
        winner = faces[trick.best]
        reason = Reason(self._reason(trick, winner), winner.token)
        return Outcome(trick.best, trick.best, reason, self.bonuses(winner, faces))

    def judge(self, faces: Sequence[Face]) -> Outcome:
        return self.outcome(self.fold(faces), faces)

    def _reason(self, trick: Trick, winner: Face) -> str:
        if trick.rank == CHARM:
            return "mermaid_charms_king"
        if trick.rank == ESCAPE:
            return "first_of_escapes"
        if winner.role in CHARACTERS:
            if not trick.tied:
                return winner.role.value
            return f"{'last' if self.last_of_equals_wins else 'first'}_{winner.role.value}"
        if self.any_colour_wins:
            return "last_of_equal_numbers" if trick.tied else "highest_number"
        return "highest_trump" if winner.colour == self.trump else "highest_of_lead"

    def _leviathan_outcome(self, faces: Sequence[Face]) -> Outcome:
        """Of two leviathans the second one acts; the first is an Escape."""
        acting = max(i for i, face in enumerate(faces) if face.role in LEVIATHANS)
        if faces[acting].role is Role.KRAKEN:
            leader = self._leader_after_kraken(acting, faces)
            return Outcome(None, leader, Reason("kraken", faces[acting].token))
        return self._whale_outcome(acting, faces)

    def _leader_after_kraken(self, kraken: int, faces: Sequence[Face]) -> int:
        others = [i for i in range(len(faces)) if i != kraken]
        if self.would_be_winner_leads and others:
            return others[self.judge([_unleashed(faces[i]) for i in others]).leader]
        return (kraken + 1) % len(faces)

    def _whale_outcome(self, whale: int, faces: Sequence[Face]) -> Outcome:
        numbers = [face.number for face in faces]
        highest = max(numbers)
        if not highest:
            return Outcome(None, whale, Reason("whale_set_aside", faces[whale].token))
        winner = numbers.index(highest)
        equal = numbers.count(highest) > 1
        key = "whale_first_of_equals" if equal else "whale_highest_number"
        numbered = [face for face in faces if face.role is Role.NUMBER]
        bonuses = self.bonuses(faces[winner], numbered)
        return Outcome(winner, winner, Reason(key, faces[winner].token), bonuses)


def _unleashed(face: Face) -> Face:
    """The face; a leviathan that does not act is an Escape."""
    if face.role not in LEVIATHANS:
        return face
    return replace(face, token=f"{face.token}:escape", role=Role.ESCAPE)


def playable(
    hand: Sequence[str], lead: str | None, colours: dict[str, str | None]
) -> Sequence[str]:
    """What may be played: whoever has the lead colour follows it, or plays a special piece."""
    if lead is None:
        return hand
    shown = [colours[piece] for piece in hand]
    if lead not in shown:
        return hand
    return [piece for piece, colour in zip(hand, shown, strict=True) if colour in (None, lead)]
