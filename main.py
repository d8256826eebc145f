"""Skull King: the composition root and command line."""

# No syntax newer than Python 3.8 here: an old Python must get as far as require_python.
from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.bootstrap import ensure, read_pyproject, require_python

if TYPE_CHECKING:
    from random import Random
    from types import ModuleType

    from ai.advice import Advice
    from ai.bot import Bot
    from ai.claims import Claim
    from ai.hindsight import Verdict
    from ai.thinking import Thinking, Thought
    from game.match.record import MatchRecord
    from game.match.seat import Seat
    from game.play.services import Found, Services, Wanted
    from game.rules.actions import Decision
    from game.rules.edition import Setup
    from game.rules.view import View

TOOLS = {
    "judge": "decide tricks and score hands, given as JSON lines on standard input",
    "simulate": "let bots play many matches and count what happens",
    "blunders": "let bots play and find decisions that were plainly wrong",
    "benchmark": "measure how fast the rules engine plays",
    "calibrate": "measure whether costly decisions cost what the coach says",
    "strength": "measure the bots against each other and write ai/STRENGTH.md",
    "texts": "list texts of a language that are missing, or older than in another one",
}
# These need what the window needs, and set it up on first use.
WINDOW_TOOLS = {
    "log": "list matches and statistics, show, export and import matches",
    "review": "look back at a recorded match: what decisions cost, and what was luck",
    "screenshot": "draw a scene of the game into a file",
    "selfcheck": "load everything, play a match of bots, and tell whether all is well",
    "sounds": "list all sounds, or write one into a file",
    "figures": "measure how quick the window starts, draws and rests",
}


def main(arguments: Sequence[str]) -> int:
    """Do what the command line asks for and tell the exit status."""
    parser = build_parser(next((word for word in arguments if not word.startswith("-")), None))
    options = parser.parse_args(arguments)
    if options.version:
        print("Skull King", read_pyproject()["project"]["version"])
        return 0
    status: int = options.run(options)
    return status


def build_parser(chosen: str | None) -> argparse.ArgumentParser:
    """A parser that knows every tool, but in detail only the chosen one: the others stay unread."""
    parser = argparse.ArgumentParser(prog="main.py", description="Skull King on your desk.")
    parser.add_argument("--version", action="store_true", help="tell the version and leave")
    parser.set_defaults(run=play)
    tools = parser.add_subparsers(title="tools", metavar="tool")
    for name, purpose in {**TOOLS, **WINDOW_TOOLS}.items():
        tool_parser = tools.add_parser(name, help=purpose, description=f"{name}: {purpose}")
        if name == chosen:
            place = "game.client.tools" if name in WINDOW_TOOLS else "game.cli"
            tool = importlib.import_module(f"{place}.{name}")
            tool.add_arguments(tool_parser)
            run = partial(run_in_client, tool) if name in WINDOW_TOOLS else tool.run
            tool_parser.set_defaults(run=run)
    return parser


def run_in_client(tool: ModuleType, options: argparse.Namespace) -> int:
    """A tool that works with the window's own parts."""
    ensure()
    status: int = tool.run(options, client_services())
    return status


def play(_options: argparse.Namespace) -> int:
    """Open the window, with bots to play against."""
    ensure()
    from game.client.start import start

    return start(client_services())


def client_services() -> Services:
    """What the window must be given: the version, and the bots that think."""
    from ai.levels import LEVELS
    from ai.personality import PERSONALITIES
    from game.play.services import Services

    return Services(
        version=read_pyproject()["project"]["version"],
        think=_think,
        chances=_chances,
        advise=_advise,
        claims=_claims,
        play=_play_out,
        judge=_judge,
        par=_par,
        beside=_beside,
        levels=tuple(LEVELS),
        personalities=tuple(PERSONALITIES),
        problems=_problems,
    )


# The brains are read when somebody first thinks, not before the first frame.


def _think(seat: Seat, view: View, rng: Random) -> Thought:
    from ai.thinking import Thought

    def called() -> Bot:
        from ai.bot import bot_named

        return bot_named(f"{seat.level}:{seat.personality}")

    return Thought(called, view, rng)


def _chances(view: View) -> Mapping[str, float]:
    from ai.chances import chances

    return chances(view)


def _advise(view: View, rng: Random) -> Thinking[Advice]:
    from ai.advice import advise
    from ai.thinking import Thinking

    return Thinking(lambda cancelled: advise(view, rng, cancelled))


def _claims(view: View, decision: Decision) -> Sequence[Claim]:
    from ai.claims import claims

    return claims(view, decision)


def _judge(view: View, told: Decision, rng: Random, cancelled: Wanted) -> Verdict:
    from ai.hindsight import judge

    return judge(view, told, rng, cancelled)


def _par(setup: Setup, cards: int, rng: Random) -> float:
    from ai.hindsight import par

    return par(setup, cards, rng)


def _beside(work: Callable[[Wanted], Found]) -> Thinking[Found]:
    from ai.thinking import Thinking

    return Thinking(work)


def _play_out(setup: Setup, seats: Sequence[Seat], seed: int, cancelled: Wanted) -> MatchRecord:
    from game.cli.whole_match import played_out

    return played_out(setup, seats, seed, cancelled)


def _problems(setups: Iterable[Setup]) -> list[str]:
    from ai.inventory import problems

    return problems(setups)


def run_as_program() -> int:
    """Run the command line; say in one line when its output cannot be written."""
    require_python()
    open_missing_streams()
    try:
        try:
            return main(sys.argv[1:])
        finally:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        discard_output()
        return 141
    except OSError as error:
        if error.filename is not None:  # not about the output: it has none
            raise
        discard_output()
        sys.exit(f"Skull King cannot write its output: {error.strerror}")


def open_missing_streams() -> None:
    """Without standard streams (pythonw, `>&-`) read nothing and write nowhere.

    Opened in order, they also get their own numbers: otherwise the next file that is opened would
    become the standard output of every library.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            descriptor = os.open(os.devnull, os.O_RDWR)
            setattr(sys, name, os.fdopen(descriptor, mode, encoding="utf-8"))


def discard_output() -> None:
    """Python flushes once more at its end, and must not fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(run_as_program())
