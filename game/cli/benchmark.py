"""`benchmark`: measures how fast the rules play."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import cycle
from typing import NamedTuple, TypeVar

from ai.bot import brain_for
from game.cli.arena import RANDOM, Contest, play_deal
from game.match.chance import generator, shuffled
from game.match.library import load_editions
from game.rules.actions import Action, Deal, Roll
from game.rules.compact import Policy, Position, coded
from game.rules.edition import Edition, Setup
from game.rules.engine import apply, new_match
from game.rules.errors import RuleError
from game.rules.legality import legal_actions
from game.rules.state import MatchState, Phase

SEED = 1
SEATS = 4
DECKS = 64
LOOPS = 100_000

Work = Callable[[], object]
Key = TypeVar("Key")


class Effort(NamedTuple):
    """How many rounds are measured, of which the best counts, and how long each takes."""

    rounds: int = 10
    seconds: float = 0.1


class Bench:
    """One setup with everything ready to be played on the bare engine or through a session.

    Decks are shuffled and rolls made beforehand: it is the engine that is measured.
    """

    def __init__(self, setup: Setup) -> None:
        rng = generator(SEED, 0)
        self.setup = setup
        self._random = rng.random
        self._deals = cycle([Deal(shuffled(setup.deck, rng)) for _ in range(DECKS)])
        self._rolls = {
            piece.token: [Roll(face.token) for face in piece.faces]
            for piece in setup.edition.box.pieces
        }
        self._contest = Contest(setup.edition.key, (RANDOM,) * setup.seats, setup.options, 1, SEED)
        self._steps = list(self._states(self.play()))

    @property
    def actions(self) -> int:
        return len(self._steps)

    def play(self) -> list[Action]:
        """A match of random legal actions, without a function call that is not the engine's."""
        random, actions, state = self._random, list[Action](), new_match(self.setup)
        while (phase := state.phase) is not Phase.OVER:
            choices: Sequence[Action]
            if phase is Phase.DEAL:
                choices = (next(self._deals),)
            elif phase is Phase.ROLL:
                choices = self._rolls[state.table.rolling]  # type: ignore[union-attr, index]
            else:
                choices = legal_actions(state)
            action = choices[int(random() * len(choices))]
            actions.append(action)
            state = apply(state, action).state
        return actions

    def _states(self, actions: list[Action]) -> Iterator[tuple[MatchState, Action]]:
        state = new_match(self.setup)
        for action in actions:
            yield state, action
            state = apply(state, action).state

    def apply(self) -> None:
        for state, action in self._steps:
            apply(state, action)

    def session(self) -> None:
        play_deal(self._contest, 0)


class RandomPolicy(Policy):
    """Plays any legal move."""

    def __init__(self, random: Callable[[], float]) -> None:
        self._random = random

    def choose(self, position: Position, seat: int, legal: list[int]) -> int:
        return legal[int(self._random() * len(legal))]


class PlayoutBench:
    """Whole matches on the compact position: by random moves, or as bots play them out."""

    def __init__(self, setup: Setup) -> None:
        self._rng = generator(SEED, 1)
        self._setup, self._code, self._brain = setup, coded(setup), brain_for(setup)
        deck = self._code.deck
        self._decks = cycle([self._rng.sample(deck, len(deck)) for _ in range(DECKS)])

    def random_match(self) -> None:
        random = self._rng.random
        for position in self._hands():
            bids = range(self._setup.seats)
            position.bids = [int(random() * (position.cards + 1)) for _ in bids]
            position.play_out(RandomPolicy(random), random)
            position.scores()

    def bot_match(self) -> None:
        brain, loads = self._brain, self._setup.scoring.loads
        policy, seats = brain.policy(), range(self._setup.seats)
        for position in self._hands():
            position.bids = [brain.bid_for(position, seat) for seat in seats]
            position.loads = [brain.load_for(position, s) if loads else None for s in seats]
            position.play_out(policy, self._rng.random)
            position.scores()

    def _hands(self) -> Iterator[Position]:
        places = range(self._setup.hands_dealt)
        for number, cards in enumerate(self._setup.plan, 1):
            deck = next(self._decks)
            position = Position(self._code, cards, self._setup.starter_of(number))
            hands = [deck[place * cards : (place + 1) * cards] for place in places]
            position.deal(hands, deck[len(places) * cards :])
            yield position


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Measure how many matches of random legal decisions one core plays: on the bare engine "
        "(legal_actions and apply, events included), through a session (views, record), and on the "
        "compact position, there also with the moves that bots make in playouts."
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")


def run(args: argparse.Namespace) -> int:
    try:
        report = measure(Effort())
    except RuleError as error:
        print(f"benchmark: {error}", file=sys.stderr)
        return 2
    print(json.dumps(report, indent=2) if args.json else table(report))
    return 0


def measure(effort: Effort) -> dict[str, object]:
    benches = {name: Bench(setup) for name, setup in setups().items()}
    work: dict[tuple[str, str], Work] = {("python", "loop"): _loop}
    for name, bench in benches.items():
        work[name, "engine"], work[name, "apply"] = bench.play, bench.apply
        work[name, "session"] = bench.session
        playouts = PlayoutBench(bench.setup)
        work[name, "playout"], work[name, "bots"] = playouts.random_match, playouts.bot_match
    rates = best_rates(work, effort)
    return {
        "python": sys.version.split()[0],
        "million_loops_per_second": round(rates["python", "loop"] * LOOPS / 1e6, 1),
        "setups": [
            {
                "setup": name,
                "actions_per_match": bench.actions,
                "engine_matches_per_second": round(rates[name, "engine"], 1),
                "microseconds_per_apply": round(1e6 / rates[name, "apply"] / bench.actions, 2),
                "session_matches_per_second": round(rates[name, "session"], 1),
                "playout_matches_per_second": round(rates[name, "playout"], 1),
                "bot_playout_matches_per_second": round(rates[name, "bots"], 1),
            }
            for name, bench in benches.items()
        ],
    }


def setups() -> dict[str, Setup]:
    """What is measured: each game as it comes out of the box, and the one with most rules."""
    registry = load_editions()
    boxed = {edition.key: edition.setup(SEATS) for edition in registry.values()}
    return {**boxed, "beck, everything on": everything_on(registry["beck"])}


def everything_on(edition: Edition) -> Setup:
    toggles = {option.key: True for option in edition.options if option.default is False}
    return edition.setup(SEATS, {**toggles, "scoring": "rascal_loads"})


def _loop() -> None:
    """Plain Python, to compare machines by."""
    total = 0
    for number in range(LOOPS):
        total += number & 3


def best_rates(work: Mapping[Key, Work], effort: Effort) -> dict[Key, float]:
    """How often each is done per second in its best round; by turns, so that noise hits all."""
    rounds = [
        {key: _rate(job, effort.seconds) for key, job in work.items()} for _ in range(effort.rounds)
    ]
    return {key: max(rates[key] for rates in rounds) for key in work}


def _rate(work: Work, seconds: float) -> float:
    start = now = time.perf_counter()
    times = 0
    while now - start < seconds:
        work()
        times += 1
        now = time.perf_counter()
    return times / (now - start)


def table(report: dict[str, object]) -> str:
    rows = report["setups"]
    assert isinstance(rows, list)
    loops = report["million_loops_per_second"]
    return "\n".join(
        [
            f"Python {report['python']}, plain loop: {loops} million turns per second",
            "",
            _line("4 seats", "actions", "matches/s", "us/apply", *("matches/s",) * 3),
            _line("", "a match", "engine", "engine", "session", "playout", "bot playout"),
            *(_line(*row.values()) for row in rows),
        ]
    )


def _line(name: str, *cells: object) -> str:
    return f"{name:<20}" + "".join(f"{cell:>12}" for cell in cells)
