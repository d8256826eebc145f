"""What the table of an edition is made of; the rest of the table is the same for all."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

import pygame

from game.client.scenes.table.card_painter import CardPainter
from game.client.scenes.table.hand import CardButton, DieButton, PieceButton
from game.client.scenes.table.layout import TableLayout
from game.client.scenes.table.layout_cards import CardLayout
from game.client.scenes.table.layout_dice import DiceLayout
from game.client.scenes.table.pieces import DicePainter, PiecePainter
from game.client.scenes.table.presenter import Presenters
from game.client.scenes.table.presenters import CARDS, DICE
from game.client.scenes.table.sprites.deck import draw_deck
from game.client.scenes.table.sprites.fans import draw_fan_seat, draw_own_fan
from game.client.scenes.table.sprites.ground import draw_bag
from game.client.scenes.table.sprites.own import draw_own_screen
from game.client.scenes.table.sprites.screens import draw_screen
from game.client.scenes.table.stage import Stage
from game.client.toolkit.theme import Theme
from game.client.toolkit.ui import Ui
from game.play.sorting import ORDERS
from game.rules.edition import Setup


@dataclass(frozen=True)
class Kit:
    """How the pieces are painted and held, where everything is, what is seen of the events, and
    what is drawn for another seat, for the own one (and whether it must bid), and for the bag.

    `orders` are the ways in which the own pieces can be sorted.
    """

    painter: Callable[[Ui, Setup], PiecePainter]
    layout: Callable[[Theme, int, int], TableLayout]
    presenters: Presenters
    button: type[PieceButton]
    draw_seat: Callable[[Stage, pygame.Surface, int], None]
    draw_own: Callable[[Stage, pygame.Surface, bool], None]
    draw_bag: Callable[[Stage, pygame.Surface], None]
    orders: tuple[str, ...] = ()


DICE_KIT = Kit(DicePainter, DiceLayout, DICE, DieButton, draw_screen, draw_own_screen, draw_bag)
CARD_KIT = Kit(
    CardPainter, CardLayout, CARDS, CardButton, draw_fan_seat, draw_own_fan, draw_deck, ORDERS
)


def kit_for(setup: Setup) -> Kit:
    """The kit of an edition: for dice if its pieces are rolled, otherwise for cards."""
    if any(piece.rolled for piece in setup.edition.box.pieces):
        return DICE_KIT
    return replace(CARD_KIT, layout=partial(CardLayout, ghost=setup.ghost))
