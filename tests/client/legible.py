"""What a player can read: texts with nothing over them, and clear on what is under them."""

from __future__ import annotations

import pygame

from game.client.app import App
from game.client.toolkit.text import Drawn
from game.client.toolkit.theme import contrast

CLEAR, DIMMED = 4.5, 3.0
SIGNS = "+\N{MINUS SIGN}"
SLACK = 2  # pixels of a box that no letter reaches


def seen(app: App) -> list[Drawn]:
    """The texts of the frame that was watched last, as far as they are seen."""
    return [drawn for drawn in app.ui.text.drawn if drawn.ground]


def pale(app: App) -> dict[str, float]:
    """Texts that are hard to make out, and how clear they are; a numeral may be dimmed."""
    found = {}
    for drawn in seen(app):
        least = DIMMED if drawn.text.strip(SIGNS).isdecimal() else CLEAR
        if (clear := contrast(drawn.colour, drawn.ground)) < least:
            found[drawn.text] = round(clear, 2)
    return found


def beyond(app: App) -> set[str]:
    """Texts that the edge of the window cuts."""
    window = pygame.Rect((0, 0), app.ui.theme.size).inflate(SLACK, SLACK)
    return {drawn.text for drawn in seen(app) if not window.contains(drawn.rect)}


def covered(app: App) -> set[str]:
    """Texts that something was drawn over, be it a text or a picture."""
    frame, text = app.frame(), app.ui.text
    written: list[tuple[str, pygame.Rect, bytes]] = []
    note = text._note

    def keep(drawn: Drawn) -> Drawn:
        place = drawn.rect.inflate(-SLACK, -2 * SLACK).clip(frame.get_clip())
        if place:
            written.append((drawn.text, place, _pixels(frame, place)))
        return note(drawn)

    text._note = keep  # type: ignore[method-assign]
    app.ui.watch_text()
    app.dirty = True
    app.frame()
    text._note = note  # type: ignore[method-assign]
    return {told for told, place, before in written if _pixels(frame, place) != before}


def _pixels(frame: pygame.Surface, place: pygame.Rect) -> bytes:
    return pygame.image.tobytes(frame.subsurface(place), "RGB")
