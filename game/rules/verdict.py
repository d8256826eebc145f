"""A trick that was laid down piece by piece to be judged: who wins it, why, and what may follow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.edition import Edition
from game.rules.errors import NotationError
from game.rules.options import Options
from game.rules.trick import Bonus, Outcome, playable


class Verdict(NamedTuple):
    """Without a play there is no outcome; `legal` are those of the hand that may be played next."""

    outcome: Outcome | None
    points: int
    lead: str | None
    legal: tuple[str, ...] = ()

    @property
    def bonuses(self) -> tuple[Bonus, ...]:
        return self.outcome.bonuses if self.outcome else ()


def judged(
    edition: Edition, options: Options, plays: Sequence[str], hand: Sequence[str] = ()
) -> Verdict:
    """Under these options; a NotationError for what nobody can have laid down.

    Every piece of the box may lie there, whether or not its option is on. The points are the
    taker's for an exact bid, Loot alliances left out.
    """
    box = edition.box
    faces = [box.face(token) for token in plays]
    most = edition.seats[-1]
    if len(faces) > most:
        message = f"{len(faces)} plays, but {edition.key} has {most} seats"
        raise NotationError("too_many_plays", message, most=most)
    held = [box.piece(token).token for token in hand]
    box.check_supply([*(face.piece for face in faces), *held])
    rules = edition.trick_rules(options)
    trick = rules.fold(faces)
    outcome = rules.outcome(trick, faces) if faces else None
    scoring = edition.scorings[str(options["scoring"])]
    colours = {piece.token: piece.colour for piece in box.pieces}
    return Verdict(
        outcome,
        scoring.bonus(outcome.bonuses) if outcome else 0,
        trick.lead,
        tuple(playable(held, trick.lead, colours)),
    )
