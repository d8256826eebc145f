"""The pills in the corner: hand, trick, bids."""

from __future__ import annotations

import pygame

from game.client.scenes.table.stage import Stage


def draw_facts(stage: Stage, surface: pygame.Surface) -> None:
    layout = stage.layout
    facts = (
        (_hand(stage), layout.counter),
        (_trick(stage), layout.trick),
        (_bids(stage), layout.bids),
    )
    for text, rect in facts:
        if text:
            _pill(stage, surface, text, rect)


def _pill(stage: Stage, surface: pygame.Surface, text: str, most: pygame.Rect) -> None:
    ui = stage.ui
    rect = most.copy()
    rect.width = min(most.width, ui.text.measure(text, "strong")[0] + ui.theme.px(32))
    surface.blit(ui.shapes.pill(rect.size), rect)
    box = rect.inflate(-ui.theme.px(22), -ui.theme.px(2))
    ui.text.line(surface, text, "strong", "parchment_light", box, "centre")


def _hand(stage: Stage) -> str:
    view, tr = stage.board.view, stage.ui.tr
    hand = view.hand_number if view.hand else max(1, len(view.scored))
    return tr("table.hand", hand=hand, hands=len(view.setup.plan))


def _trick(stage: Stage) -> str:
    hand, tr = stage.board.hand, stage.ui.tr
    if hand is None or stage.board.bidding:
        return ""
    trick = min(len(hand.tricks) + 1, hand.cards)
    return tr("table.trick", trick=trick, tricks=hand.cards)


def _bids(stage: Stage) -> str:
    """All bids against the tricks there are, once they are known."""
    hand, tr = stage.board.hand, stage.ui.tr
    if hand is None or stage.board.bidding or stage.board.chant or None in hand.bids:
        return ""
    total = sum(bid or 0 for bid in hand.bids)
    return tr("table.bids", bids=total, tricks=hand.cards)
