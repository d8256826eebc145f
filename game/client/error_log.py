"""Unexpected errors: into a log file in the user's folder."""

from __future__ import annotations

import platform
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path

FILE = "skull-king.log"
LONGEST = 200_000


def log(folder: Path | None, version: str, error: BaseException) -> Path | None:
    """Add the error to the log file; where it is, or None when the disk refuses."""
    return note(folder, version, "\n" + "".join(traceback.format_exception(error)))


def note(folder: Path | None, version: str, text: str) -> Path | None:
    """Add something worth knowing that is no error of the game."""
    moment = datetime.now(UTC).isoformat(timespec="seconds")
    where = f"Skull King {version}, Python {platform.python_version()}, {sys.platform}"
    entry = f"{moment} {where}: {text}\n"
    if folder is None:
        print(entry, file=sys.stderr)
        return None
    path = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        before = path.read_text("utf-8", errors="replace") if path.exists() else ""
        path.write_text((before + entry)[-LONGEST:], "utf-8")
    except OSError:
        print(entry, file=sys.stderr)
        return None
    return path
