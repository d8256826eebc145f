"""What is agreed before a match: who plays which edition, by which rules."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.match.seat import Seat
from game.play.sharing import Sharing


@dataclass(frozen=True)
class MatchTerms:
    """What a match is made of; without a seed or a starter the match draws one."""

    edition: str
    seats: tuple[Seat, ...]
    options: dict[str, object] = field(default_factory=dict)
    seed: int | None = None
    starter: int | None = None
    sharing: Sharing = field(default_factory=Sharing)
