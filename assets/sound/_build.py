"""Makes all sounds of the game: writes every OGG file below this folder, and sounds.json.

    python3 assets/sound/_build.py                everything
    python3 assets/sound/_build.py dice cards     only these families
    python3 assets/sound/_build.py bag_shake      only this sound
    python3 assets/sound/_build.py --check        writes nothing; tells which files are out of date

The files are committed; run this after changing a sound, then _measure.py, and look at what it
draws. Every sound is made from numbers alone and is the same on every run; _catalogue.py names
them all. Shared by all are the room in _room.py, the levels in _level.py, and what sounds are
shaped with in _shape.py.
"""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent


def main(arguments: list[str]) -> int:
    sys.path.insert(1, str(HERE.parents[1]))
    from game.bootstrap import ensure

    ensure("sound")
    from _catalogue import chosen, unknown
    from _files import built, write_list

    only_check = "--check" in arguments
    names = [name for name in arguments if name != "--check"]
    if strange := unknown(names):
        print(f"no such family or sound: {' '.join(strange)}", file=sys.stderr)
        return 2
    stale = [path for sound in chosen(names) for path in built(sound, only_check)]
    stale += write_list(only_check)
    for path in stale:
        print(f"{'out of date' if only_check else 'written'}: {path.relative_to(HERE)}")
    return 1 if stale and only_check else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
