"""`log`: lists the matches and their statistics, shows one, and takes matches out and in."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.match.record import MatchRecord
    from game.play.ledger.cabinet import Filed
    from game.play.logbook.book import Logbook
    from game.play.logbook.digest import Digest, Line
    from game.play.logbook.family import Result
    from game.play.services import Services

KINDS = (".csv", ".png", ".pdf", ".txt", ".json")
HEADINGS = f"{'id':<26}{'played':<18}{'edition':<9}{'seats':<6}result"


class BadArgument(Exception):
    """One line that says what is wrong."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = "The logbook: all matches, and what comes of counting them."
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.set_defaults(action="list")
    actions = parser.add_subparsers(title="actions", metavar="action")
    show = actions.add_parser("show", help="print one match")
    show.add_argument("id")
    show.add_argument("--json", action="store_true", help="print JSON instead of a transcript")
    export = actions.add_parser("export", help="write one match into a file")
    export.add_argument("id")
    export.add_argument("file", help="the ending decides: " + ", ".join(KINDS))
    take_in = actions.add_parser("import", help="take in matches from files or folders")
    take_in.add_argument("files", nargs="+", metavar="file")
    for name, each in (("show", show), ("export", export), ("import", take_in)):
        each.set_defaults(action=name)


def run(args: argparse.Namespace, services: Services) -> int:
    from game.match.archive import Archive
    from game.match.storage import user_folder
    from game.play.ledger.cabinet import Cabinet
    from game.play.ledger.shelf import SheetShelf
    from game.play.logbook.book import Logbook
    from game.play.playable import playable_editions
    from game.rules.errors import RuleError

    folder = user_folder()
    shelf = SheetShelf(Cabinet(folder, playable_editions(folder), services.version))
    logbook = Logbook(Archive(folder, services.version), folder, [shelf])
    actions = {"list": _list, "show": _show, "export": _export, "import": _import}
    try:
        return actions[args.action](args, logbook)
    except (BadArgument, RuleError) as error:
        print(f"log: {error}", file=sys.stderr)
        return 2


# The list


def _list(args: argparse.Namespace, logbook: Logbook) -> int:
    lines, digests = logbook.lines(), logbook.counted()
    damaged = {trouble.path.stem for trouble in logbook.troubles}
    lines = [line for line in lines if line.id not in damaged]
    for trouble in logbook.troubles:
        print(f"log: {trouble.path.name} is left out: {trouble.key}", file=sys.stderr)
    if args.json:
        print(json.dumps(_as_data(lines, digests, logbook.results()), indent=1))
    else:
        print(_as_table(lines, digests))
    return 0


def _as_data(
    lines: Sequence[Line], digests: Sequence[Digest], results: Sequence[Result]
) -> dict[str, object]:
    from game.play.logbook.family import family_of
    from game.play.logbook.figures_data import figures_data, member_data, person_data
    from game.play.logbook.statistics import bots_table, people_of
    from game.play.logbook.told import line_told

    return {
        "matches": [line_told(line) for line in lines],
        "people": {name: person_data(digests, name) for name in people_of(digests)},
        "bots": {name: figures_data(each) for name, each in bots_table(digests).items()},
        "family": [member_data(member) for member in family_of(results)],
    }


def _as_table(lines: Sequence[Line], digests: Sequence[Digest]) -> str:
    from game.play.logbook.statistics import figures_of, people_of

    table = [HEADINGS, *map(_row, lines), "", f"{len(lines)} matches"]
    for name in people_of(digests):
        f = figures_of(digests, name)
        table.append(
            f"{name}: {f.matches} matches, {f.wins} wins, {f.average:.1f} points on average, "
            f"{f.bids.rate:.0%} of {f.bids.all} bids exact"
        )
    return "\n".join(table)


def _row(line: Line) -> str:
    seats = ", ".join(
        f"{seat.name} {line.totals[number] if line.totals else 0}"
        for number, seat in enumerate(line.seats)
    )
    state = "" if line.is_complete else f"hand {line.hand} of {line.hands}: "
    marks = f" [{', '.join(line.marks)}]" if line.marks else ""
    played = line.played.replace("T", " ").removesuffix("Z")[:16]
    return f"{line.id:<26}{played:<18}{line.edition:<9}{len(line.seats):<6}{state}{seats}{marks}"


# One match


def _record(args: argparse.Namespace, logbook: Logbook) -> MatchRecord:
    return logbook.read(args.id)


def _kept_by_hand(args: argparse.Namespace, logbook: Logbook) -> Filed | None:
    """A sheet of the real table, if it is one."""
    from game.play.ledger.shelf import SheetShelf

    shelves = [shelf for shelf in logbook.shelves if isinstance(shelf, SheetShelf)]
    return next((filed for shelf in shelves for filed in shelf.all() if filed.id == args.id), None)


def _show(args: argparse.Namespace, logbook: Logbook) -> int:
    from game.play.ledger.told import exported_sheet
    from game.play.logbook.told import match_told, transcript

    if filed := _kept_by_hand(args, logbook):
        print(exported_sheet(filed.id, filed.sheet, ".json" if args.json else ".txt"), end="")
        return 0
    record = _record(args, logbook)
    if args.json:
        print(json.dumps(match_told(args.id, record), indent=1))
    else:
        print(transcript(args.id, record), end="")
    return 0


def _export(args: argparse.Namespace, logbook: Logbook) -> int:
    path = Path(args.file)
    if path.suffix.lower() not in KINDS:
        raise BadArgument(f"the file must end in one of {', '.join(KINDS)}, not {path.name!r}")
    filed = _kept_by_hand(args, logbook)
    record = None if filed else _record(args, logbook)
    try:
        if path.suffix.lower() in (".png", ".pdf"):
            _draw(filed or record, path)
        elif filed:
            from game.play.ledger.told import exported_sheet

            text = exported_sheet(filed.id, filed.sheet, path.suffix.lower())
            path.write_text(text, "utf-8", newline="\n")
        elif record:
            from game.play.logbook.exporting import exported

            path.write_text(exported(args.id, record, path.suffix.lower()), "utf-8", newline="\n")
    except OSError as error:
        raise BadArgument(f"{path} cannot be written: {error.strerror or error}") from None
    return 0


def _draw(what: MatchRecord | Filed | None, path: Path) -> None:
    """The score pad or a page to be printed, drawn without a window."""
    import os

    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from game.client.app import App
    from game.client.scenes.scores.export import save_kept, save_match
    from game.client.toolkit.catalogs import system_language
    from game.match.storage import user_folder
    from game.play.ledger.cabinet import Filed
    from game.play.past_match import PastMatch
    from game.play.settings import SettingsStore

    language = SettingsStore(user_folder()).values.language or system_language()
    ui = App.headless(lang=language).ui
    if isinstance(what, Filed):
        save_kept(ui, what, path)
    elif what is not None:
        save_match(ui, PastMatch("", what), path)


def _import(args: argparse.Namespace, logbook: Logbook) -> int:
    good = bad = 0
    for path, _, error in logbook.take_in(map(Path, args.files)):
        if error:
            bad += 1
            print(f"log: {path}: {error}", file=sys.stderr)
        good += error is None
    print(f"{good} matches imported" + (f", {bad} files refused" if bad else ""))
    return 1 if bad else 0
