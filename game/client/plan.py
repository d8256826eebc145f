"""A match as it is planned in the setup, before anything of it is played."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.match.seat import Seat


@dataclass(frozen=True)
class MatchPlan:
    """Who plays what; without a seed or a starter the match draws one."""

    edition: str
    seats: tuple[Seat, ...]
    options: dict[str, object] = field(default_factory=dict)
    seed: int | None = None
    starter: int | None = None
