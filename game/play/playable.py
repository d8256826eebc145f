"""The editions that the client can play; another one is added by its line here."""

from __future__ import annotations

from pathlib import Path

from game.match.library import library_of
from game.rules.edition import Edition

PLAYABLE = ("dice", "schmidt", "beck")


def playable_editions(folder: Path | None = None) -> dict[str, Edition]:
    """In the order in which they are offered; with the dice in the player's own folder."""
    known = library_of(folder).editions
    return {key: known[key] for key in PLAYABLE}
