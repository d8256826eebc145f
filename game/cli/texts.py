"""`texts`: which texts of a language somebody should look at, because another one is newer.

Every text is a line of its own in its catalog, so the history of the sources knows when each was
last written. A translator sees what is new or has changed since. Who has read all of it and found
it right says so with `--read`: `read.txt` beside the catalogs then has the other text as it was.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

LOCALES = Path(__file__).parents[2] / "assets" / "locale"
READ = "read.txt"
WRITTEN = re.compile(r"^author-time (\d+)$")
LINE = re.compile(r'^\t\s*("(?:[^"\\]|\\.)*"): ')
Marks = dict[tuple[str, str], str]  # the other language and the key: its text in short


class NoHistory(Exception):
    """The folder does not know when its lines were written."""


class Stale(NamedTuple):
    """A text that is missing or older than the same text in another language."""

    key: str
    than: str
    new: bool


def add_arguments(parser: argparse.ArgumentParser) -> None:
    languages = sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())
    parser.add_argument("language", choices=languages, help="the language to look at")
    parser.add_argument("--than", choices=languages, default="en", help="compare with (usually en)")
    parser.add_argument(
        "--read", action="store_true", help="they are right as they are: name them no more"
    )


def run(args: argparse.Namespace) -> int:
    try:
        found = list(stale(LOCALES, args.language, args.than))
    except NoHistory as error:
        print(error, file=sys.stderr)
        return 1
    if args.read:
        mark(LOCALES / args.language, args.than, found)
        print(f"{len(found)} texts marked as read", file=sys.stderr)
        return 0
    for text in found:
        print(f"{'new    ' if text.new else 'changed'} {text.key}: {text.than}")
    print(f"{len(found)} texts to look at", file=sys.stderr)
    return 0


def stale(folder: Path, language: str, than: str) -> Iterator[Stale]:
    """What of a language is missing, or was written before the same text in the other and not read
    beside it since.
    """
    read = marks(folder / language)
    for path in sorted((folder / than).glob("*.json")):
        texts: dict[str, str] = json.loads(path.read_text("utf-8"))
        theirs, ours = times(path), times(folder / language / path.name)
        for key, text in texts.items():
            if key not in ours:
                yield Stale(key, text, True)
            elif ours[key] < theirs[key] and read.get((than, key)) != short(text):
                yield Stale(key, text, False)


def short(text: str) -> str:
    """A checksum, to see whether a text is still the same."""
    return f"{crc32(text.encode()):08x}"


def marks(folder: Path) -> Marks:
    """Which texts of this folder were read beside which text of another language."""
    path = folder / READ
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return {(than, key): text for than, key, text in map(str.split, lines)}


def mark(folder: Path, than: str, found: Iterable[Stale]) -> None:
    """Note that these were read; what is missing stays to be written."""
    read = marks(folder) | {(than, text.key): short(text.than) for text in found if not text.new}
    lines = (f"{language} {key} {text}\n" for (language, key), text in sorted(read.items()))
    (folder / READ).write_text("".join(lines), "utf-8", newline="\n")


def times(catalog: Path) -> dict[str, int]:
    """When the line of each key was last written; what is not committed was written just now."""
    if not catalog.exists():
        return {}
    written, told = 0, {}
    for line in _blame(catalog):
        if match := WRITTEN.match(line):
            written = int(match[1])
        elif match := LINE.match(line):
            told[json.loads(match[1])] = written
    return told


def _blame(path: Path) -> list[str]:
    words = ["git", "blame", "--line-porcelain", "--", path.name]
    try:
        done = subprocess.run(words, cwd=path.parent, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise NoHistory("This needs git and the sources with their history.") from error
    return done.stdout.decode("utf-8").splitlines()
