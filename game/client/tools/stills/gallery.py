"""Every still by its name, and the picture of it."""

from __future__ import annotations

import pygame

from game.client.app import App
from game.client.tools.player import AWAY, Match, headless
from game.client.tools.stills.cards import CARD_STILLS
from game.client.tools.stills.learning import lessons
from game.client.tools.stills.ledger import LEDGER_STILLS
from game.client.tools.stills.logbook import LOGBOOK
from game.client.tools.stills.looking_back import LOOKING_BACK
from game.client.tools.stills.menus import ALSO, MENUS, pages
from game.client.tools.stills.shared import SHARED
from game.client.tools.stills.still import Shot, Still
from game.client.tools.stills.table import TABLE, rolling
from game.play.services import Services

PLAYED = {**TABLE, **SHARED, **LOOKING_BACK}  # at the table of every edition, and after it


def stills_of(edition: str) -> dict[str, Shot]:
    """Every still that an edition has, by its name."""
    own = {"table-rolling": rolling} if edition == "dice" else CARD_STILLS[edition]
    menus = {**MENUS, **pages(edition), **lessons(edition), **LEDGER_STILLS}
    return {**menus, **PLAYED, **LOGBOOK, **own}


def posed(
    name: str,
    size: tuple[int, int],
    lang: str,
    match: Match,
    services: Services,
    text_size: float = 1.0,
) -> App:
    """The game as it is in the still of that name."""
    app = headless(size, lang, services)
    app.ui.store.set("text_size", text_size)
    still = Still(app, match)
    stills_of(match.edition)[ALSO.get(name, name)](still)
    if app.mouse == AWAY:
        still.rest(0)
    return app


def picture(
    name: str,
    size: tuple[int, int],
    lang: str,
    match: Match,
    services: Services,
    text_size: float = 1.0,
) -> pygame.Surface:
    """The still as the player would see it."""
    app = posed(name, size, lang, match, services, text_size)
    app.dirty = True
    surface = app.frame()
    if app.failures:
        raise RuntimeError(f"{name} could not be drawn")
    return surface
