"""What the booklet advises about a match being planned; shown as advice, never enforced."""

from __future__ import annotations

from game.rules.edition import Edition
from game.rules.options import Options

SEATS_FOR_LEARNERS = {"beck": 6}
BEASTS = ("kraken", "whale")

Advice = tuple[str, dict[str, object]]


def advice(edition: Edition, seats: int, options: Options) -> list[Advice]:
    """Keys below `setup.advice` with what fills them; nothing where the plan needs no advice."""
    told: list[Advice] = []
    most = SEATS_FOR_LEARNERS.get(edition.key, seats)
    if seats > most:
        told.append(("seats", {"count": most}))
    if all(options.get(beast) is True for beast in BEASTS):
        told.append(("beasts", {}))
    return told
