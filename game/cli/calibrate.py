"""`calibrate`: whether decisions that the coach calls costly really cost what he says."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import count, pairwise
from math import sqrt
from random import Random
from typing import NamedTuple

from ai.bot import Bot, bot_named
from ai.hindsight import judge
from game.match.chance import Chance, thinking
from game.match.library import load_editions
from game.rules.actions import Decision, Roll
from game.rules.edition import Setup
from game.rules.editions import edition_named
from game.rules.engine import apply, new_match
from game.rules.errors import RuleError
from game.rules.legality import actors, table_of
from game.rules.state import MatchState, Phase
from game.rules.view import view_for

COSTLY = 5.0
SEATS = 4
PLAYOUTS = 8
# Where one class of what was said to be lost ends and the next one begins, in points.
BOUNDS = (5.0, 7.5, 10.0, 15.0, 25.0, 1_000.0)


class Marked(NamedTuple):
    """A decision that was called costly: what was said to be lost, and what was."""

    kind: str
    said: float
    gained: float


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Let bots play, mark their costly decisions as the coach does, and play the rest of those "
        "hands out from where they really stood, after this decision and after the better one."
    )
    parser.add_argument("--edition", default="dice", help="which game (%(default)s)")
    parser.add_argument("--bot", default="sailor", help="who plays, at all seats (%(default)s)")
    parser.add_argument("--decisions", type=int, default=500, help="how many (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="decides all chance (%(default)s)")
    parser.add_argument("--json", action="store_true", help="print every decision as a line")


def run(args: argparse.Namespace) -> int:
    try:
        setup = edition_named(load_editions(), args.edition).setup(SEATS, {})
        bot = bot_named(args.bot)
    except RuleError as error:
        print(f"calibrate: {error}", file=sys.stderr)
        return 2
    found = []
    for marked in marked_decisions(setup, bot, args.seed):
        found.append(marked)
        if args.json:
            print(json.dumps(marked._asdict()), flush=True)
        if len(found) >= args.decisions:
            break
    if not args.json:
        print(table(found))
    return 0


# What is marked


def marked_decisions(setup: Setup, bot: Bot, seed: int) -> Iterator[Marked]:
    """The marked decisions of one match after the other, without an end."""
    for number in count():
        yield from _in_match(setup, bot, seed * 10**6 + number)


def _in_match(setup: Setup, bot: Bot, seed: int) -> Iterator[Marked]:
    state, chance, rng = new_match(setup), Chance(seed), Random(seed)
    while state.phase is not Phase.OVER:
        drawn = chance.draw(state)
        if drawn is not None:
            state = apply(state, drawn).state
            continue
        seat = actors(state)[0]
        view = view_for(state, seat)
        decision = bot.choose(view, thinking(seed, view))
        verdict = judge(view, decision, thinking(seed, view, 1))
        if verdict.loss >= COSTLY and verdict.better is not None:
            gained = gain(state, decision, verdict.better.action, bot, rng)
            yield Marked(type(decision).__name__.lower(), round(verdict.loss, 2), round(gained, 2))
        state = apply(state, decision).state


# What it really cost


def gain(state: MatchState, told: Decision, better: Decision, bot: Bot, rng: Random) -> float:
    """By how many points the hand ends better with the better decision, when the real hands are
    played out.
    """
    total = 0.0
    for _ in range(PLAYOUTS):
        stream = rng.random()
        first, second = (
            _points_after(state, action, bot, Random(stream)) for action in (told, better)
        )
        total += second - first
    return total / PLAYOUTS


def _points_after(state: MatchState, action: Decision, bot: Bot, rng: Random) -> int:
    """The points of the hand after this decision, when everybody plays on as before."""
    scored, state = len(state.scored), apply(state, action).state
    while len(state.scored) == scored:
        if state.phase is Phase.ROLL:
            die = table_of(state).rolling
            assert die is not None
            faces = state.setup.pieces[die].faces
            state = apply(state, Roll(faces[int(rng.random() * len(faces))].token)).state
        else:
            view = view_for(state, actors(state)[0])
            state = apply(state, bot.choose(view, rng)).state
    return state.scored[-1].scores[action.seat].points


# What is told


def table(found: Sequence[Marked]) -> str:
    """The curve: what was said against what was, class by class, with 95 % intervals."""
    lines = ["| said to be lost | decisions | said on average | really lost |", "|---|---|---|---|"]
    for low, high in pairwise(BOUNDS):
        row = [marked for marked in found if low <= marked.said < high]
        if row:
            name = f"{low:g} to {high:g}" if high < BOUNDS[-1] else f"{low:g} and more"
            lines.append(_row(name, row))
    return "\n".join([*lines, _row("all", found)])


def _row(name: str, row: Sequence[Marked]) -> str:
    said = sum(marked.said for marked in row) / len(row)
    mean, half = _interval(marked.gained for marked in row)
    return f"| {name} | {len(row)} | {said:.1f} | {mean:.1f} ± {half:.1f} |"


def _interval(values: Iterable[float]) -> tuple[float, float]:
    sample = list(values)
    mean = sum(sample) / len(sample)
    if len(sample) < 2:
        return mean, 0.0
    variance = sum((value - mean) ** 2 for value in sample) / (len(sample) - 1)
    return mean, 1.96 * sqrt(variance / len(sample))
