"""The editions that the client can play; another one is added by its line here."""

from __future__ import annotations

from game.match.library import load_editions
from game.rules.edition import Edition

PLAYABLE = ("dice", "schmidt", "beck")


def playable_editions() -> dict[str, Edition]:
    """In the order in which they are offered."""
    known = load_editions()
    return {key: known[key] for key in PLAYABLE}
