"""What drills are about: which decisions of a match belong to a theme, asked of the seat's view."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from game.match.record import MatchRecord, steps_of
from game.match.seat import BOT, HUMAN
from game.rules.actions import Action, Bid, Play
from game.rules.pieces import Role
from game.rules.state import MatchState, Phase
from game.rules.view import View, view_for

ZERO, LAST, KING, VOID, BIDS = "zero", "last", "king", "void", "bids"
FEWEST = 3  # pieces in a hand that is worth a thought
LOW = 1  # whoever bids no more than that thought of zero


@dataclass(frozen=True)
class Position:
    """A match up to the moment before a decision, which the person at `seat` is to take."""

    record: MatchRecord
    seat: int
    theme: str


Fits = Callable[[View, Action], bool]


def positions(record: MatchRecord, theme: str) -> list[Position]:
    """All decisions of a match that belong to a theme."""
    return [
        Position(_seated(record, number, seat), seat, theme)
        for number, seat, view, action in _decisions(record)
        if _is_open(view) and THEMES[theme](view, action)
    ]


def _decisions(record: MatchRecord) -> Iterator[tuple[int, int, View, Action]]:
    """Bids and plays, with what was known to whoever took them."""
    before: MatchState | None = None
    for number, step in enumerate(steps_of(record)):
        action = record.actions[number]
        if before is not None and isinstance(action, Bid | Play):
            yield number, action.seat, view_for(before, action.seat), action
        before = step.state


def _seated(record: MatchRecord, actions: int, seat: int) -> MatchRecord:
    """A person at this seat and bots at the others."""
    seats = tuple(
        replace(each, kind=HUMAN, level="", personality="") if n == seat else each
        for n, each in enumerate(record.seats)
    )
    assert all(each.kind == BOT for n, each in enumerate(seats) if n != seat)
    return replace(record, seats=seats, actions=record.actions[:actions])


def _is_open(view: View) -> bool:
    """Whether there is something to choose, in a hand that is not over yet."""
    if view.hand is None or view.hand.cards < FEWEST:
        return False
    return view.phase is Phase.BID or len(_pieces(view)) > 1


def _pieces(view: View) -> set[str]:
    return {each.piece for each in view.legal if isinstance(each, Play)}


# The themes


def _bids(view: View, action: Action) -> bool:
    return isinstance(action, Bid)


def _zero(view: View, action: Action) -> bool:
    """A hand so weak that its bot bid one trick at most, or the play of a zero that holds."""
    if isinstance(action, Bid):
        return action.tricks <= LOW
    assert view.hand is not None
    assert view.seat is not None
    return view.hand.bids[view.seat] == 0 == view.hand.won[view.seat]


def _last(view: View, action: Action) -> bool:
    hand = view.hand
    return hand is not None and view.phase is Phase.PLAY and len(hand.plays) == len(hand.order) - 1


def _king(view: View, action: Action) -> bool:
    """The King could catch or be caught: one side is in the own hand, the other about."""
    if view.phase is not Phase.PLAY:
        return False
    held, about = _roles(view, _pieces(view)), _roles(view, _unseen(view))
    return (Role.MERMAID in held and Role.KING in about) or (
        Role.KING in held and Role.MERMAID in about
    )


def _void(view: View, action: Action) -> bool:
    """Somebody is known to have none of a colour that could be led."""
    hand = view.hand
    if hand is None or view.phase is not Phase.PLAY or hand.plays:
        return False
    colours = {view.setup.colours[piece] for piece in _pieces(view)}
    return bool(colours & voids(view))


THEMES: dict[str, Fits] = {BIDS: _bids, ZERO: _zero, LAST: _last, KING: _king, VOID: _void}


def voids(view: View) -> set[str | None]:
    """The colours that somebody else could not follow in this hand."""
    assert view.hand is not None
    found: set[str | None] = set()
    for trick in view.hand.tricks:
        folded = view.setup.tricks.empty
        for seat, token in zip(trick.order, trick.faces, strict=True):
            face, lead = view.setup.faces[token], folded.lead
            if seat != view.seat and lead and face.colour not in (lead, None):
                found.add(lead)
            folded = view.setup.tricks.add(folded, face)
    return found


def _roles(view: View, pieces: set[str]) -> set[Role]:
    return {face.role for piece in pieces for face in view.setup.pieces[piece].faces}


def _unseen(view: View) -> set[str]:
    """What lies in the tray or may be in other hands."""
    assert view.hand is not None
    left = list(view.setup.deck)
    faces = view.setup.faces
    gone = [faces[token].piece for trick in view.hand.tricks for token in trick.faces]
    for piece in (*gone, *view.hand.mine):
        left.remove(piece)
    return set(left)
