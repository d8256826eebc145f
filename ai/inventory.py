"""What the bots think with beside the rules, and whether all of it is there."""

from __future__ import annotations

import zlib
from collections.abc import Iterable

from ai import tables
from ai.bot import brain_for
from ai.cards.tables import FILE
from ai.dice.store import HABITS, ROWS
from game.rules.compact import coded
from game.rules.edition import Setup


def problems(setups: Iterable[Setup]) -> list[str]:
    """A line for every file that is missing or cannot be read; bots play on without them."""
    lines: list[str] = []
    for setup in setups:
        rolled = coded(setup).rolled
        names = [HABITS, ROWS.format(setup.seats)] if rolled else [FILE]
        lines += [f"assets/ai/{name} is missing" for name in names if not tables.read(name)]
        try:
            brain_for(setup)
        except (ValueError, KeyError, EOFError, zlib.error) as error:
            lines.append(f"assets/ai: {setup.edition.key}, {setup.seats} seats: {error!r}")
    return sorted(set(lines))
