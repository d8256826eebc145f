"""`sounds`: the names of all sounds, or one of them as a WAV file."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.client.toolkit.sound.catalogue import Entry
    from game.play.services import Services


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = "List the names of all sounds, or write one as the game plays it."
    parser.add_argument("name", nargs="?", help="the sound to be written")
    parser.add_argument("--out", type=Path, metavar="FILE.wav", help="where to write it")
    parser.add_argument("--variant", type=int, default=1, help="which one (%(default)s)")


def run(args: argparse.Namespace, services: Services) -> int:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from game.client.toolkit.sound.catalogue import catalogue

    entries = catalogue()
    if args.name is None:
        print("\n".join(sorted(entries)))
        return 0
    trouble = _trouble(args, entries.get(args.name))
    if not trouble:
        trouble = _write(args, entries[args.name])
    if trouble:
        print(trouble, file=sys.stderr)
    return 2 if trouble else 0


def _trouble(args: argparse.Namespace, entry: Entry | None) -> str:
    if entry is None:
        return f"There is no sound {args.name}; `sounds` without a name lists them all."
    if not 1 <= args.variant <= len(entry.files):
        return f"{args.name} has the variants 1 to {len(entry.files)}."
    return "" if args.out else "Say where to write it: --out FILE.wav"


def _write(args: argparse.Namespace, entry: Entry) -> str:
    """Write the WAV file; what was wrong, if anything."""
    from game.client.tools.decoding import decoded, write_wave

    try:
        write_wave(args.out, decoded(entry.files[args.variant - 1]))
    except OSError as error:
        return f"{args.out} cannot be written: {error.strerror or error}"
    return ""
