"""Records the real game through SDL's disk driver and tells how it sounds beside how it moves.

    .venv/bin/python tests/sound/record_a_hand.py [FOLDER]

Bots play a whole hand of every edition in real time, which takes some minutes. Needs numpy and
scipy (the group `sound`). Not one of the tests: it depends on how busy the machine is.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "sound")]

EDITIONS = ("dice", "schmidt", "beck")
NEAR = 40.0  # milliseconds between a beat and its sound, at most
HIGHEST = -1.0  # dBTP


def main() -> int:
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(sys.argv[1] if len(sys.argv) > 1 else temporary)
        folder.mkdir(parents=True, exist_ok=True)
        failed = False
        for edition in EDITIONS:
            for volume in ("usual", "full"):
                name = f"{edition}_{volume}"
                record(folder, name, edition, volume)
                report = analysed(folder, name)
                print("\n".join(report.lines), flush=True)
                failed |= not report.is_well
    return int(failed)


def record(folder: Path, name: str, edition: str, volume: str) -> None:
    """Play in a process of its own: the driver is chosen before SDL starts."""
    raw = folder / f"{name}.raw"
    raw.unlink(missing_ok=True)
    environment = {
        **os.environ,
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "disk",
        "SDL_DISKAUDIOFILE": str(raw),
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }
    place = ROOT / "tests" / "sound" / "recorded_game.py"
    command = [sys.executable, str(place), edition, volume, str(raw), str(folder / f"{name}.json")]
    subprocess.run(command, env=environment, cwd=ROOT, check=True)


def analysed(folder: Path, name: str) -> Any:
    from recording import Recording

    told = json.loads((folder / f"{name}.json").read_text())
    return Recording(folder / f"{name}.raw", told).report(name, NEAR, HIGHEST)


if __name__ == "__main__":
    sys.exit(main())
