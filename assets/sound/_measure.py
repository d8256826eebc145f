"""Measures the finished files: writes MEASURED.md, and pictures of them into build/sound.

python3 assets/sound/_measure.py              everything
python3 assets/sound/_measure.py dice         only draws these families or sounds
python3 assets/sound/_measure.py FILE.wav …   draws and measures any recording, to compare
"""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
SHEETS = ROOT / "build" / "sound"
ROWS = 24  # on a sheet


def main(arguments: list[str]) -> int:
    sys.path.insert(1, str(ROOT))
    from game.bootstrap import ensure

    ensure("sound")
    from _catalogue import all_sounds, chosen, unknown
    from _report import compare, draw, report

    if arguments and all(Path(name).is_file() for name in arguments):
        compare([Path(name) for name in arguments], SHEETS)
        return 0
    if strange := unknown(arguments):
        print(f"no such family, sound or file: {' '.join(strange)}", file=sys.stderr)
        return 2
    draw(chosen(arguments), SHEETS, ROWS)
    if not arguments:
        (HERE / "MEASURED.md").write_text(report(all_sounds()), "utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
