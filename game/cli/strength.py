"""`strength`: measures every bot against the next weaker one and writes ai/STRENGTH.md."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from game.cli.arena import Contest, Tally, play_contest
from game.rules.options import OptionValue

FOLDER = Path(__file__).parents[2] / "ai"
RESULTS = FOLDER / "strength.json"
DOCUMENT = FOLDER / "STRENGTH.md"
# What is aimed at, and what was measured in other ways; the tables go where it says.
NOTES = FOLDER / "strength_notes.md"
TABLES = "<!-- tables -->"
# No bot was tuned on it; whoever tunes one on what it showed takes another.
REPORT_SEED = 1_310_000
FIRST_SEED = 910_000  # of results that do not say

Game = tuple[str, str, str, Mapping[str, OptionValue]]  # key, title, edition, options

EVERYTHING: Mapping[str, OptionValue] = {
    "kraken": True,
    "whale": True,
    "loot": True,
    "abilities": True,
    "scoring": "rascal_loads",
}
GAMES: tuple[Game, ...] = (
    ("dice", "Dice", "dice", {}),
    ("schmidt", "Schmidt cards", "schmidt", {}),
    ("beck", "Beck, basic", "beck", {}),
    ("beck_all", "Beck, everything on", "beck", EVERYTHING),
)
PEOPLE_PLAY: tuple[Game, ...] = (
    ("dice", "dice", "dice", {}),
    ("beck_all", "Beck", "beck", EVERYTHING),
)
SLOW = ("legend", "captain")
LADDER = (("sailor", "cabin_boy"), ("captain", "sailor"), ("legend", "captain"))


@dataclass(frozen=True)
class Experiment:
    """One hero against others of one kind, in so many matches."""

    key: str
    part: str
    edition: str
    hero: str
    others: str
    matches: int
    seats: int = 4
    options: Mapping[str, OptionValue] = field(default_factory=dict)

    @property
    def contest(self) -> Contest:
        players = (self.hero, *(self.others,) * (self.seats - 1))
        return Contest(self.edition, players, self.options, self.matches, REPORT_SEED, rotate=True)


def experiments() -> list[Experiment]:
    """Everything that is measured, the quick ones first."""
    found = [
        Experiment("dice cabin_boy random", "Dice", "dice", "cabin_boy", "random", 2000),
        Experiment("dice legend cabin_boy", "Dice", "dice", "legend", "cabin_boy", 1000),
    ]
    for key, part, edition, options in GAMES:
        dice = edition == "dice"
        for hero, others in LADDER:
            matches = 4000 if dice else 1000
            name = f"{key} {hero} {others}"
            found.append(Experiment(name, part, edition, hero, others, matches, options=options))
        name = f"{key} sailor sailor"
        matches = 8000 if dice else 2000
        found.append(Experiment(name, part, edition, "sailor", "sailor", matches, options=options))
    for key, _, edition, options in GAMES:
        found += _other_seats(key, edition, options)
    found += _personalities()
    return sorted(found, key=lambda e: [e.hero.startswith(level) for level in SLOW])


def _other_seats(key: str, edition: str, options: Mapping[str, OptionValue]) -> list[Experiment]:
    seats = {"dice": (3, 5, 6), "schmidt": (2, 3, 6)}.get(edition, (2, 3, 6, 8))
    part, each = "Other numbers of seats", 500 if edition == "dice" else 120
    return [
        Experiment(f"{key} {hero} {others} {n}", part, edition, hero, others, each * n, n, options)
        for n in seats
        for hero, others in LADDER
    ]


def _personalities() -> list[Experiment]:
    """Every personality against three steady ones, the steady one included for comparison."""
    names = ("cautious", "gambler", "saboteur", "steady", "treasure_hunter")
    return [
        Experiment(
            f"{key} captain:{name}",
            f"Personalities ({title}, one against three steady Captains)",
            edition,
            f"captain:{name}",
            "captain",
            4000 if edition == "dice" else 1000,
            options=options,
        )
        for key, title, edition, options in PEOPLE_PLAY
        for name in names
    ]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--only", default="", help="only experiments whose name contains this")
    parser.add_argument("--matches", type=int, help="no more than so many for each experiment")
    parser.add_argument("--missing", action="store_true", help="only what has no result yet")
    parser.add_argument("--list", action="store_true", help="name the experiments and leave")


def run(args: argparse.Namespace) -> int:
    results = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    most = args.matches or sys.maxsize
    chosen = [replace(e, matches=min(e.matches, most)) for e in experiments() if args.only in e.key]
    if args.list:
        print("\n".join(e.key for e in chosen))
        return 0
    for experiment in chosen:
        if not (args.missing and experiment.key in results):
            results[experiment.key] = measure(experiment, args.jobs)
            RESULTS.write_text(json.dumps(results, indent=1, sort_keys=True) + "\n", "utf-8")
            DOCUMENT.write_text(document(results), encoding="utf-8")
    DOCUMENT.write_text(document(results), encoding="utf-8")
    return 0


def measure(experiment: Experiment, jobs: int) -> dict[str, object]:
    """Play the experiment and return its figures."""
    tally = Tally(experiment.contest)
    start = time.perf_counter()
    for played in play_contest(experiment.contest, jobs):
        tally.add(played)
    hero = tally.standing([0])
    others = tally.standing(range(1, experiment.seats))
    line = f"{experiment.key}: {hero['win_share']:.1%} ({hero['low']:.1%} to {hero['high']:.1%})"
    print(line, file=sys.stderr, flush=True)
    return {
        "matches": tally.matches,
        "seed": experiment.contest.seed,
        "seconds": round(time.perf_counter() - start),
        "hero": hero,
        "others": others,
    }


def document(results: Mapping[str, Mapping[str, object]]) -> str:
    """The report: what is said about it, with all results measured so far in their place."""
    before, mark, after = NOTES.read_text(encoding="utf-8").partition(TABLES)
    assert mark, f"{NOTES.name} does not say where the tables go"
    machine = f"Python {platform.python_version()}, {os.cpu_count()} cores; times are noisy."
    parts = (*_HEAD, "", before.strip(), *_tables(results), "", machine, "", after.strip())
    return "\n".join(parts) + "\n"


def _tables(results: Mapping[str, Mapping[str, object]]) -> list[str]:
    lines = []
    for part in dict.fromkeys(experiment.part for experiment in experiments()):
        rows = [
            _row(e, results[e.key]) for e in experiments() if e.part == part if e.key in results
        ]
        if rows:
            lines += ["", f"## {part}", "", *_TABLE_HEAD, *sorted(rows)]
    missing = [experiment.key for experiment in experiments() if experiment.key not in results]
    if missing:
        lines += ["", "## Not measured yet", "", *(f"- {key}" for key in missing)]
    return lines


_HEAD = (
    "# How strong the bots are",
    "",
    "Made by `python3 main.py strength`; raw numbers in `strength.json`. One hero plays against",
    "others of one kind. Every deal is played once for each turn of the table, so that the hero",
    "has everyone's pieces; ties share the win; the 95 % interval is over deals. The bots were",
    "tuned on other seeds than these. An even share is 1 / seats: 25 % at four. Times are the",
    "processor's, on a busy machine.",
)
_COLUMNS = (
    "hero",
    "against",
    "seats",
    "matches",
    "wins",
    "95 %",
    "exact bids",
    "theirs",
    "zero bids",
    "points",
    "seed",
    "ms",
    "p99 ms",
)
_TABLE_HEAD = (f"| {' | '.join(_COLUMNS)} |", "|" + "---|" * len(_COLUMNS))


def _row(experiment: Experiment, result: Mapping[str, object]) -> str:
    hero, others = result["hero"], result["others"]
    assert isinstance(hero, dict)
    assert isinstance(others, dict)
    game = "" if experiment.seats == 4 else f" ({experiment.key.split()[0]})"
    cells: Sequence[str] = (
        experiment.hero + game,
        f"{experiment.seats - 1} × {experiment.others}",
        str(experiment.seats),
        str(result["matches"]),
        f"{hero['win_share']:.1%}",
        f"{hero['low']:.1%} – {hero['high']:.1%}",
        f"{hero['exact_bid_rate']:.1%}",
        f"{others['exact_bid_rate']:.1%}",
        f"{hero['zero_bid_rate']:.1%}",
        f"{hero['average_score']:.0f}",
        str(result.get("seed", FIRST_SEED)),
        f"{hero['decision_ms']:.2f}",
        f"{hero['decision_ms_p99']:.1f}",
    )
    return f"| {' | '.join(cells)} |"
