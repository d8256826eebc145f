"""How a face of an edition is drawn outside the table."""

from __future__ import annotations

import pygame

from game.client.ui import Ui
from game.rules.edition import Edition
from game.rules.pieces import Face


def face_art(ui: Ui, edition: Edition, face: Face) -> str:
    """The art of a die's face, or of a card."""
    if edition.box.by_token[face.piece].rolled:
        return ui.die_face(face.token)
    return f"cards/{face.token.replace(':', '_')}"


def draw_face(
    ui: Ui, surface: pygame.Surface, edition: Edition, face: Face, rect: pygame.Rect
) -> None:
    """In the middle of the rectangle, as large as fits, with a small shadow."""
    image = ui.art.image(face_art(ui, edition, face), rect.size)
    place = image.get_rect(center=rect.center)
    shade = place.inflate(-place.width // 12, -place.height // 12)
    radius = place.width * 0.2 / ui.theme.u
    drop = ui.shapes.shadow(shade.size, spread=5, radius=radius)
    surface.blit(drop, drop.get_rect(center=shade.move(0, place.height // 14).center))
    surface.blit(image, place)


def piece_name(ui: Ui, edition: Edition, token: str) -> str:
    """As the edition calls it, where it has a word of its own."""
    kind = token.partition(":")[0]
    own = f"piece.{edition.key}.{kind}"
    return ui.tr(own) if ui.tr.has(own) else ui.tr(f"piece.{kind}")
