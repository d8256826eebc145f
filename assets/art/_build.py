"""Draws all art of the game: writes every picture below this folder.

    python3 assets/art/_build.py              everything
    python3 assets/art/_build.py dice table   only these
    python3 assets/art/_build.py --check      writes nothing; tells which files are out of date

Needs nothing but Python. The pictures are committed; run this after changing a drawing. The
dice can be had in other colours: add a palette to PALETTES in _dice.py and a folder of that name
is drawn. Shared shapes are in _figures.py and _lettering.py, colours in _pen.py. Colours written
as @main@ are filled in by the game before it rasterises a picture.
"""

from __future__ import annotations

import sys
from pathlib import Path

import _cards
import _dice
import _emblems
import _fate
import _hands
import _icons
import _lettering
import _logo
import _medals
import _moments
import _parrot
import _portraits
import _table
import _title
import _tokens
from _pen import DRAWN

HERE = Path(__file__).resolve().parent

FAMILIES = {
    "dice": _dice.save_dice,
    "lettering": _lettering.save_glyphs,
    "logo": _logo.save_logos,
    "emblems": _emblems.save_emblems,
    "table": _table.save_table,
    "title": _title.save_title,
    "hands": _hands.save_hands,
    "icons": _icons.save_icons,
    "portraits": _portraits.save_portraits,
    "cards": _cards.save_cards,
    "tokens": _tokens.save_tokens,
    "moments": _moments.save_moments,
    "fate": _fate.save_fate,
    "medals": _medals.save_medals,
    "parrot": _parrot.save_parrot,
}


def main(arguments: list[str]) -> int:
    only_check = "--check" in arguments
    names = [name for name in arguments if name != "--check"]
    for name in names or FAMILIES:
        FAMILIES[name]()
    stale = [path for path, text in DRAWN.items() if not is_current(HERE / path, text)]
    for path in stale:
        if only_check:
            print(f"out of date: {path}")
        else:
            (HERE / path).parent.mkdir(parents=True, exist_ok=True)
            (HERE / path).write_text(DRAWN[path], encoding="utf-8", newline="\n")
    return 1 if stale and only_check else 0


def is_current(path: Path, text: str) -> bool:
    return path.is_file() and path.read_text("utf-8") == text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
