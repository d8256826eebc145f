"""`selfcheck`: starts and loads everything, plays a match of every edition, and says `ok`."""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.play.services import Services


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = "Load everything there is, play bots' matches, tell what is missing."
    parser.add_argument("--seed", type=int, default=1, help="of the matches (%(default)s)")


def run(args: argparse.Namespace, services: Services) -> int:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from game.client.tools import checks
    from game.client.tools.windows import open_screen

    print(f"Skull King {services.version}")
    screen, driver = open_screen()
    print(f"video: {driver}")
    print(f"audio: {checks.audio()}")
    problems = [*checks.files(services)]
    if not problems:
        app = checks.app_on(screen, services)
        problems += [*checks.scenes(app), *checks.matches(app, args.seed)]
    for problem in problems:
        print(f"missing: {problem}")
    print("not ok" if problems else "ok")
    return 1 if problems else 0
