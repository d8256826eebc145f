"""Makes the table files of the dice game anew: python3 -m ai.dice.build [dice file]."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from time import perf_counter

from ai import tables
from ai.dice import store
from ai.dice.habits import Habits, untaught
from ai.dice.mind import Mind
from ai.dice.school import watch
from game.rules.compact import Code, coded
from game.rules.edition import Edition
from game.rules.editions.dice import dice_edition
from game.rules.editions.dice_set import parse_dice_set

DICE_FILE = tables.FOLDER.parent / "editions" / "dice.toml"
LESSONS = (8_000, 16_000, 32_000)


def taught(code: Code) -> Habits:
    """Habits after a few lessons, each watching players who know what the last one taught."""
    habits = untaught(code)
    for number, hands in enumerate(LESSONS):
        mind = Mind(code, habits)
        habits = watch(code, mind.policy, mind.bid_for, hands, Random(code.seats * 100 + number))
    return habits


def build(edition: Edition) -> None:
    known: dict[int, Habits] = {}
    for seats in edition.seats:
        start = perf_counter()
        code = coded(edition.setup(seats))
        known[seats] = taught(code)
        content = store.packed(code, Mind(code, known[seats]).programs)
        path = tables.write(store.ROWS.format(seats), content)
        print(f"{path}: {len(content):,} bytes, {perf_counter() - start:.0f} s", flush=True)
    path = tables.write(store.HABITS, store.packed_habits(known))
    print(f"{path}: {path.stat().st_size:,} bytes")


if __name__ == "__main__":
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else DICE_FILE
    build(dice_edition(parse_dice_set(file.read_text(encoding="utf-8"))))
