"""What the table of an edition is made of; the rest of the table is the same for all."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

import pygame

from game.client.table.card_look import CardLook
from game.client.table.hand import CardButton, DieButton, PieceButton
from game.client.table.layout import TableLayout
from game.client.table.layout_cards import CardLayout
from game.client.table.layout_dice import DiceLayout
from game.client.table.pieces import DiceLook, PieceLook
from game.client.table.presenter import Presenters
from game.client.table.presenters import CARDS, DICE
from game.client.table.sorting import ORDERS
from game.client.table.sprites.deck import draw_deck
from game.client.table.sprites.fans import draw_fan_seat, draw_own_fan
from game.client.table.sprites.ground import draw_bag
from game.client.table.sprites.own import draw_own_screen
from game.client.table.sprites.screens import draw_screen
from game.client.table.stage import Stage
from game.client.theme import Theme
from game.client.ui import Ui
from game.rules.edition import Setup


@dataclass(frozen=True)
class Kit:
    """How the pieces look and are held, where everything is, what is seen of the events, and what
    is drawn for another seat, for the own one (and whether it must bid), and for the bag.

    `orders` are the ways in which the own pieces can be sorted.
    """

    look: Callable[[Ui, Setup], PieceLook]
    layout: Callable[[Theme, int, int], TableLayout]
    presenters: Presenters
    button: type[PieceButton]
    draw_seat: Callable[[Stage, pygame.Surface, int], None]
    draw_own: Callable[[Stage, pygame.Surface, bool], None]
    draw_bag: Callable[[Stage, pygame.Surface], None]
    orders: tuple[str, ...] = ()


DICE_KIT = Kit(DiceLook, DiceLayout, DICE, DieButton, draw_screen, draw_own_screen, draw_bag)
CARD_KIT = Kit(
    CardLook, CardLayout, CARDS, CardButton, draw_fan_seat, draw_own_fan, draw_deck, ORDERS
)


def kit_for(setup: Setup) -> Kit:
    """Dice are what is rolled."""
    if any(piece.rolled for piece in setup.edition.box.pieces):
        return DICE_KIT
    return replace(CARD_KIT, layout=partial(CardLayout, ghost=setup.ghost))
