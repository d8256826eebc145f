"""The pills in the corner: hand, trick, bids."""

from __future__ import annotations

import pygame

from game.client.scenes.table.stage import Stage


def draw_facts(stage: Stage, surface: pygame.Surface) -> None:
    for text, rect in ((_counter(stage), stage.layout.counter), (_bids(stage), stage.layout.bids)):
        if text:
            _pill(stage, surface, text, rect)


def _pill(stage: Stage, surface: pygame.Surface, text: str, most: pygame.Rect) -> None:
    ui = stage.ui
    rect = most.copy()
    rect.width = min(most.width, ui.text.measure(text, "strong")[0] + ui.theme.px(44))
    surface.blit(ui.shapes.pill(rect.size), rect)
    box = rect.inflate(-ui.theme.px(30), -ui.theme.px(6))
    ui.text.line(surface, text, "strong", "parchment_light", box, "centre")


def _counter(stage: Stage) -> str:
    view, tr = stage.board.view, stage.ui.tr
    hands = len(view.setup.plan)
    hand = view.hand_number if view.hand else max(1, len(view.scored))
    if view.hand is None or stage.board.bidding:
        return tr("table.hand", hand=hand, hands=hands)
    trick = min(len(view.hand.tricks) + 1, view.hand.cards)
    return tr("table.hand_trick", hand=hand, hands=hands, trick=trick)


def _bids(stage: Stage) -> str:
    """All bids against the tricks there are, once they are known."""
    hand, tr = stage.board.hand, stage.ui.tr
    if hand is None or stage.board.bidding or stage.board.chant or None in hand.bids:
        return ""
    total = sum(bid or 0 for bid in hand.bids)
    return tr("table.bids", bids=total, tricks=hand.cards)
