"""`simulate`: lets bots play many matches and counts what happens."""

from __future__ import annotations

import argparse
import json
import sys
import textwrap
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TextIO

from ai.levels import LEVELS
from ai.personality import PERSONALITIES
from game.cli.arena import (
    HINT,
    MOST_MATCHES,
    RANDOM,
    Contest,
    Played,
    Tally,
    play_contest,
    player_named,
)
from game.match.library import load_editions
from game.rules.edition import Edition
from game.rules.editions import edition_named
from game.rules.errors import RuleError, SetupError
from game.rules.options import OptionValue

SEEDS = range(2**32)
JOBS = range(1, 257)
DEFAULT_SEATS = 4
UPDATE_SECONDS = 0.1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = "Let bots play many matches, and count."
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = f"{_bots_help()}\n\n{_options_help()}"
    parser.add_argument("--edition", default="dice", help="which game to play (%(default)s)")
    parser.add_argument("--seats", type=int, help=f"how many play ({DEFAULT_SEATS}, or the bots)")
    parser.add_argument("--bots", default=RANDOM, help="who plays, with commas (%(default)s)")
    parser.add_argument("--matches", type=int, default=1000, help="how many (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="decides all chance (%(default)s)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="may be repeated"
    )
    parser.add_argument(
        "--rotate", action="store_true", help="play every deal once for each turn of the table"
    )
    parser.add_argument("--jobs", type=int, default=1, help="processes (%(default)s)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--save", metavar="FOLDER", help="write every match as a record there")


def run(args: argparse.Namespace) -> int:
    try:
        contest = plan(args)
    except RuleError as error:
        print(f"simulate: {error}", file=sys.stderr)
        return 2
    tally = Tally(contest)
    start = time.perf_counter()
    results = play_contest(contest, args.jobs)
    try:
        for played in with_progress(results, contest.deals, contest.turns, sys.stderr):
            tally.add(played)
    except OSError as error:  # a disk with no room for the records
        print(f"simulate: {error}", file=sys.stderr)
        return 1
    report = describe(contest, tally, time.perf_counter() - start)
    print(json.dumps(report, indent=2) if args.json else table(report))
    return 0


def plan(args: argparse.Namespace) -> Contest:
    """What the arguments ask for, or a RuleError that says what is wrong with them."""
    _check_range("--matches", args.matches, range(1, MOST_MATCHES))
    _check_range("--seed", args.seed, SEEDS)
    _check_range("--jobs", args.jobs, JOBS)
    edition = edition_named(load_editions(), args.edition)
    options = dict(parse_option(edition, text) for text in args.option)
    players = _players(args.bots, args.seats)
    edition.setup(len(players), options)
    folder = _folder(args.save)
    return Contest(edition.key, players, options, args.matches, args.seed, args.rotate, folder)


def _folder(text: str | None) -> str:
    """Where matches are saved, made if it is not there."""
    if not text:
        return ""
    try:
        Path(text).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SetupError("bad_argument", f"--save {text}: {error.strerror}") from None
    return text


def _players(bots: str, seats: int | None) -> tuple[str, ...]:
    """The bots by seat; one name alone stands for every seat."""
    names = tuple(name.strip() for name in bots.split(","))
    for name in names:
        player_named(name)
    if len(names) == 1:
        return names * (DEFAULT_SEATS if seats is None else seats)
    if seats not in (None, len(names)):
        raise SetupError("bad_argument", f"{len(names)} bots named for {seats} seats")
    return names


def _check_range(name: str, value: int, allowed: range) -> None:
    if value not in allowed:
        message = f"{name} must be from {allowed[0]} to {allowed[-1]}, not {value}"
        raise SetupError("bad_argument", message)


def parse_option(edition: Edition, text: str) -> tuple[str, OptionValue]:
    key, equals, value = text.partition("=")
    if not equals:
        raise SetupError("bad_argument", f"--option takes KEY=VALUE, not {text!r}")
    return key, edition.option(key).parse(value)


def _options_help() -> str:
    try:
        registry = load_editions()
    except RuleError as error:  # the help still helps
        return str(error)
    lines = ["editions, and their options with default and allowed values:"]
    for edition in registry.values():
        lines.append(f"  {edition.key}, {edition.seats[0]} to {edition.seats[-1]} seats")
        for option in edition.options:
            default = written(option.default) or "none"
            text = f"{option.key}={default} ({option.allowed})"
            lines += textwrap.wrap(text, 79, initial_indent=" " * 4, subsequent_indent=" " * 8)
    return "\n".join(lines)


def _bots_help() -> str:
    levels, people = ", ".join((RANDOM, *LEVELS, HINT)), ", ".join(PERSONALITIES)
    return f"bots: {levels}; with a personality as level:personality: {people}"


def with_progress(
    results: Iterable[Played], deals: int, turns: int, out: TextIO
) -> Iterator[Played]:
    """Pass the results on; on a terminal, show a bar that vanishes at the end."""
    if not out.isatty():
        yield from results
        return
    due = 0.0
    for done, result in enumerate(results, 1):
        yield result
        if time.perf_counter() >= due:
            due = time.perf_counter() + UPDATE_SECONDS
            bar = "#" * (30 * done // deals)
            text = f"\r[{bar:<30}] {done * turns} of {deals * turns} matches"
            print(text, end="", file=out, flush=True)
    print(f"\r{'':70}\r", end="", file=out, flush=True)


def describe(contest: Contest, tally: Tally, seconds: float) -> dict[str, object]:
    """The report: every player, and under `bots` those of the same name together."""
    names = contest.players
    return {
        "edition": contest.edition,
        "seats": len(names),
        "options": contest.setup().options,
        "seed": contest.seed,
        "rotate": contest.rotate,
        "matches": tally.matches,
        "matches_per_second": round(tally.matches / seconds, 1),
        "shared_wins": tally.shared,
        "exact_bid_rate": tally.standing(range(len(names)))["exact_bid_rate"],
        "players": [
            {"seat": seat, "bot": name, **tally.standing([seat])} for seat, name in enumerate(names)
        ],
        "bots": {
            name: tally.standing([seat for seat, other in enumerate(names) if other == name])
            for name in dict.fromkeys(names)
        },
    }


def written(value: object) -> str:
    """An option's value as it is written on the command line."""
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def table(report: dict[str, object]) -> str:
    options, players, bots = report["options"], report["players"], report["bots"]
    assert isinstance(options, dict)
    assert isinstance(players, list)
    assert isinstance(bots, dict)
    settings = " ".join(f"{key}={written(value)}" for key, value in options.items())
    lines = [
        f"{report['edition']}, {report['seats']} seats, {settings}",
        "{matches} matches from seed {seed}, {matches_per_second} per second".format(**report),
        "",
        _HEADINGS,
        *(_row(str(player["seat"]), player["bot"], player) for player in players),
    ]
    if 1 < len(bots) < len(players):
        lines += ["", *(_row("each", name, standing) for name, standing in bots.items())]
    shared = f"Of a shared win ({report['shared_wins']} matches) each winner has a fraction."
    rotated = " Players are named by their first seat and played from every seat."
    return "\n".join([*lines, "", shared + (rotated if report["rotate"] else "")])


_HEADINGS = (
    f"{'seat':<6}{'bot':<26}{'wins':>9}{'share':>8}  {'95 % interval':<17}"
    f"{'average':>8}{'exact':>8}{'zeros':>8}{'ms':>9}{'p99 ms':>9}"
)


def _row(seat: str, bot: str, standing: dict[str, float]) -> str:
    interval = f"{standing['low']:.1%} to {standing['high']:.1%}"
    return (
        f"{seat:<6}{bot:<26}{standing['wins']:>9.2f}{standing['win_share']:>8.1%}  {interval:<17}"
        f"{standing['average_score']:>8.1f}{standing['exact_bid_rate']:>8.1%}"
        f"{standing['zero_bid_rate']:>8.1%}{standing['decision_ms']:>9.3f}"
        f"{standing['decision_ms_p99']:>9.3f}"
    )
