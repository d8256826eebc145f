"""The editions as installed: the rules together with the files they are fed from."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from game.rules.editions import Editions, editions
from game.rules.editions.dice_set import parse_dice_set
from game.rules.errors import DiceSetError

DICE_FILE = Path(__file__).parents[2] / "assets" / "editions" / "dice.toml"


class Library(NamedTuple):
    """All editions, and what is wrong with the player's own dice file if it cannot be used."""

    editions: Editions
    trouble: str = ""


def load_editions(dice_file: Path = DICE_FILE) -> Editions:
    """All editions; a dice set that cannot be used is named with its file."""
    try:
        return editions(parse_dice_set(dice_file.read_text(encoding="utf-8-sig")))
    except (OSError, UnicodeDecodeError) as error:
        raise DiceSetError("bad_dice_set", f"{dice_file}: cannot be read: {error}") from None
    except DiceSetError as error:
        raise DiceSetError(error.key, f"{dice_file}: {error}") from None


def library_of(folder: Path | None) -> Library:
    """With the dice in the player's own folder if there is a file of that name, else our own."""
    own = folder / DICE_FILE.name if folder else None
    if own is None or not own.exists():
        return Library(load_editions())
    try:
        return Library(load_editions(own))
    except DiceSetError as error:
        return Library(load_editions(), str(error))
