"""`texts`: which texts of a language somebody should look at, because another one is newer.

Every text is a line of its own in its catalog, so the history of the sources knows when each was
last written. A translator sees what is new or has changed since.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

LOCALES = Path(__file__).parents[2] / "assets" / "locale"
WRITTEN = re.compile(r"^author-time (\d+)$")
LINE = re.compile(r'^\t\s*("(?:[^"\\]|\\.)*"): ')


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


def run(args: argparse.Namespace) -> int:
    try:
        found = list(stale(LOCALES, args.language, args.than))
    except NoHistory as error:
        print(error, file=sys.stderr)
        return 1
    for text in found:
        print(f"{'new    ' if text.new else 'changed'} {text.key}: {text.than}")
    print(f"{len(found)} texts to look at", file=sys.stderr)
    return 0


def stale(folder: Path, language: str, than: str) -> Iterator[Stale]:
    """What of a language is missing or was written before the same text in the other."""
    for path in sorted((folder / than).glob("*.json")):
        texts: dict[str, str] = json.loads(path.read_text("utf-8"))
        theirs, ours = times(path), times(folder / language / path.name)
        for key, text in texts.items():
            if key not in ours or ours[key] < theirs[key]:
                yield Stale(key, text, key not in ours)


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
