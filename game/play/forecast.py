"""What a card would do in the trick as it lies now: asked of the rules, for the one who chooses."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.view import View


class Forecast(NamedTuple):
    """How the trick would stand with the card in it.

    `winner` is the position of the play that would take it, None when nobody would. `bonus` is
    what its taker may earn, `gift` how much of that comes from this card. `colour` says what
    becomes of the colour to follow: passes (the next card sets it), none (nobody has to follow)
    or nothing new.
    """

    winner: int | None
    mine: bool
    last: bool
    reason: str
    bonus: int
    gift: int
    colour: str


def forecast(view: View, token: str) -> Forecast:
    hand, setup = view.hand, view.setup
    assert hand is not None
    before = [setup.faces[play] for play in hand.plays]
    after = [*before, setup.faces[token]]
    outcome = setup.tricks.judge(after)
    bonus = setup.scoring.bonus(outcome.bonuses)
    return Forecast(
        winner=outcome.winner,
        mine=outcome.winner == len(before),
        last=len(after) == len(hand.order),
        reason=outcome.reason.key,
        bonus=bonus,
        gift=bonus - _bonus(view, hand.plays),
        colour=_colour(view, hand.plays, token) if len(after) < len(hand.order) else "",
    )


def _bonus(view: View, plays: tuple[str, ...]) -> int:
    """What the trick is worth without the card."""
    if not plays:
        return 0
    setup = view.setup
    return setup.scoring.bonus(setup.tricks.judge([setup.faces[t] for t in plays]).bonuses)


def _colour(view: View, plays: tuple[str, ...], token: str) -> str:
    tricks, faces = view.setup.tricks, view.setup.faces
    before = tricks.fold(faces[play] for play in plays)
    after = tricks.add(before, faces[token])
    if not before.open:
        return ""
    return "passes" if after.open else "none"
