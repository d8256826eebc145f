"""Files that were worked out beforehand: read if they are there, never missed if they are not."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "ai"


def read(name: str, folder: Path = FOLDER) -> bytes | None:
    """The content of a table file, or None if it cannot be read."""
    try:
        return (folder / name).read_bytes()
    except OSError:
        return None


def write(name: str, content: bytes, folder: Path = FOLDER) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_bytes(content)
    return path
