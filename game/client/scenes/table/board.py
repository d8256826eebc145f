"""What lies on the table right now: the last view that was shown, and what moves on top of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, NamedTuple

from game.play.open_view import OpenView
from game.play.sorting import arranged
from game.rules.events import HandScored, TrickTaken
from game.rules.state import Phase
from game.rules.view import HandView, View

if TYPE_CHECKING:
    from game.client.scenes.table.sprites.movers import Mover


class Shown(NamedTuple):
    """A piece that was drawn in a frame, for tests: `owner` is the seat that holds it.

    `place` is hand (face up, from a hidden hand), count (hidden, but countable), table or pile.
    """

    owner: int
    piece: str
    place: str


@dataclass
class Chant:
    """Yo-ho-ho: how far the fists are, and what they show when they open."""

    bids: tuple[int, ...]
    word: int = -1
    raised: float = 0.0
    opened: float = 0.0


@dataclass
class Board:
    """`view` is never ahead of what was shown; the rest is about movement only."""

    view: View
    tray: list[tuple[int, str]] = field(default_factory=list)
    arriving: Counter[int] = field(default_factory=Counter)
    played: list[tuple[int, str]] = field(default_factory=list)  # gone from the hand already
    gone: int = 0  # pieces on their way back into the bag
    decided: bool = False  # all have played: there is nothing to follow any more
    winner: int | None = None
    lifted: float = 0.0
    gathering: TrickTaken | None = None
    movers: list[Mover] = field(default_factory=list)
    shaking: float = 0.0
    jolt: float = 0.0  # how much the tray still shakes from a blow
    bag_open: bool = False
    brought: bool = False  # pieces are on their way to the lower edge
    chant: Chant | None = None
    message: str = ""
    tone: str = "brass"
    last: TrickTaken | None = None  # the last trick that was seen, also of the hand before
    order: str = ""  # how the own pieces are sorted

    def sync(self, view: View) -> None:
        """Show everything as the view says, nothing in the air."""
        self.view = view
        self.tray = _in_tray(view.hand)
        self.arriving.clear()
        self.played.clear()
        self.movers.clear()
        self.decided, self.winner, self.lifted = False, None, 0.0
        self.gathering, self.chant = None, None
        self.shaking, self.jolt, self.bag_open, self.gone = 0.0, 0.0, False, 0
        self.brought = False

    def count(self, scored: HandScored) -> None:
        """The last trick of a hand lies with the others, before the verdicts are told: medals and
        faces say the same as they do.
        """
        hand, trick = self.hand, self.gathering
        if hand is None:
            return
        won = tuple(score.won for score in scored.scores)
        tricks = hand.tricks if trick is None or trick in hand.tricks else (*hand.tricks, trick)
        won = (*won, *hand.won[len(won) :])  # the ghost is not scored
        hand, played = replace(hand, won=won, tricks=tricks, plays=(), rolling=None), [*self.played]
        self.sync(replace(self.view, hand=hand))
        self.played = played

    def hide(self) -> None:
        """Put everything out of sight that only one seat may know; the rest stays as it is."""
        hand = self.view.hand
        if hand is not None:
            nothing = (None,) * len(hand.bids)
            bids = nothing if self.bidding else hand.bids
            loads = nothing if self.view.phase in (Phase.BID, Phase.LOAD) else hand.loads
            hand = replace(hand, mine=(), my_discards=(), undealt_seen=None, bids=bids, loads=loads)
        self.view = replace(self.view, seat=None, legal=(), hand=hand)

    @property
    def hand(self) -> HandView | None:
        return self.view.hand

    @property
    def own(self) -> tuple[str, ...]:
        """The pieces of whoever looks, sorted, as far as they have arrived and not gone."""
        seat = self.view.seat
        if self.hand is None or seat is None or self.arriving[seat]:
            return ()
        mine = Counter(self.hand.mine)
        mine.subtract(piece for player, piece in self.played if player == seat)
        return arranged(self.view.setup, mine.elements(), self.order)

    def known(self, seat: int) -> tuple[str, ...]:
        """What a seat holds, as far as its faces may be seen: the own pieces, or all hands."""
        if seat == self.view.seat:
            return self.own
        hands = self.view.hands if isinstance(self.view, OpenView) else ()
        if seat >= len(hands) or self.arriving[seat]:
            return ()
        gone = Counter(piece for player, piece in self.played if player == seat)
        if seat == self.view.setup.ghost:  # he turns them in their order
            return hands[seat][gone.total() :]
        return arranged(self.view.setup, (Counter(hands[seat]) - gone).elements(), self.order)

    def held(self, seat: int) -> int:
        """How many pieces a seat has behind its screen."""
        if self.hand is None:
            return 0
        gone = sum(player == seat for player, _ in self.played)
        return self.hand.held[seat] - self.arriving[seat] - gone

    @property
    def in_bag(self) -> int:
        """Pieces that nobody was dealt, or not yet."""
        hand, whole = self.hand, len(self.view.setup.deck)
        if hand is None:
            return whole - self.gone
        return hand.undealt + sum(self.arriving.values())

    @property
    def bidding(self) -> bool:
        return self.view.phase is Phase.BID

    def tricks_of(self, seat: int) -> list[TrickTaken]:
        return [trick for trick in self.hand.tricks if trick.winner == seat] if self.hand else []

    @property
    def lead(self) -> str | None:
        """The colour to follow, as far as it can be seen in the tray."""
        trick = self.view.setup.tricks.fold(self.view.setup.faces[t] for _, t in self.tray)
        return trick.lead

    def unseen(self) -> dict[str, int]:
        """How many of every piece whoever looks has not seen in this hand."""
        left = Counter(self.view.setup.deck)
        if self.hand:
            faces = self.view.setup.faces
            seen = [token for trick in self.hand.tricks for token in trick.faces]
            seen += self.gathering.faces if self.gathering else [token for _, token in self.tray]
            left.subtract(faces[token].piece for token in seen)
            left.subtract(self.own)
            left.subtract(self._in_the_air)
        return dict(left)

    @property
    def _in_the_air(self) -> tuple[str, ...]:
        """The die that was played and has not come to lie in the tray yet."""
        hand = self.hand
        if hand is None or hand.rolling is None or self.gathering:
            return ()
        return (hand.rolling,) if len(self.tray) == len(hand.plays) else ()


def _in_tray(hand: HandView | None) -> list[tuple[int, str]]:
    """The trick that is played; one that is over has been gathered, whoever must decide then."""
    if hand is None or len(hand.plays) == len(hand.order):
        return []
    return list(zip(hand.order, hand.plays, strict=False))
