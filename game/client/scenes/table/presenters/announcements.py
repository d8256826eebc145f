"""What is heard of a piece that comes to lie in the tray, when it is no plain number."""

from __future__ import annotations

from game.client.scenes.table.presenter import Presenter
from game.client.toolkit.animation import Motion
from game.rules.pieces import Role

GHOST = "ghost"
CHARACTERS = {
    Role.KING: "sting_king",
    Role.PIRATE: "sting_pirate",
    Role.MERMAID: "sting_mermaid",
}


def announced(presenter: Presenter, seat: int, face: str) -> list[Motion]:
    """The motif of a character, and a draught of air for the ghost's."""
    stage = presenter.stage
    name = CHARACTERS.get(stage.game.setup.faces[face].role)
    if seat == stage.ghost and name is None:
        name = GHOST
    return [presenter.sound(name, seat, is_end=True)] if name else []
