"""Skull King: the composition root and command line."""

# No syntax newer than Python 3.8 here: an old Python must get as far as require_python.
from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence

from game.bootstrap import read_pyproject, require_python

TOOLS = {
    "judge": "decide tricks and score hands, given as JSON lines on standard input",
    "simulate": "let bots play many matches and count what happens",
    "benchmark": "measure how fast the rules engine plays",
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
    for name, purpose in TOOLS.items():
        tool_parser = tools.add_parser(name, help=purpose, description=f"{name}: {purpose}")
        if name == chosen:
            tool = importlib.import_module(f"game.cli.{name}")
            tool.add_arguments(tool_parser)
            tool_parser.set_defaults(run=tool.run)
    return parser


def play(_options: argparse.Namespace) -> int:
    """Play; as long as there is no window, say so and name what there is."""
    print("Ahoy! The window of Skull King is still being built. On the command line there are:")
    for name, purpose in TOOLS.items():
        print(f"  python3 main.py {name:<10} {purpose}")
    print("Each of them explains itself with --help.")
    return 0


def run_as_program() -> int:
    """Leave as other programs do when interrupted or when nobody reads the output any more."""
    require_python()
    try:
        try:
            return main(sys.argv[1:])
        finally:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Python flushes once more at its end, and must not stumble over the closed pipe again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141


if __name__ == "__main__":
    sys.exit(run_as_program())
