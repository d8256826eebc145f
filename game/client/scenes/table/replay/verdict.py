"""What the coach says about a decision in the replay: what was chosen, and what was better."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.props.advice_words import AdviceWords
from game.client.props.coach_words import CoachWords
from game.client.props.option_bars import OptionBars
from game.client.scenes.table.hand import PieceButton
from game.client.scenes.table.stage import Stage
from game.client.toolkit.shapes import blit_glow
from game.client.toolkit.widgets import Label, RichText, Widget
from game.play.coach.review import Judged
from game.play.practice import only_person
from game.rules.actions import Decision, Play

TITLE, STYLE = "label", "small"
RING = 4  # units
BETTER, CHOSEN = "target", "brass"


class VerdictPanel(Widget):
    """Both choices as bars, and in the own hand a ring around each: brass and green."""

    focusable = False

    def __init__(self, stage: Stage, judged: Judged) -> None:
        super().__init__(stage.ui, "verdict")
        self.stage, self.judged = stage, judged
        ui = stage.ui
        advice = AdviceWords(ui.tr, stage.game.setup, [seat.name for seat in stage.game.seats])
        words = CoachWords(advice, only_person(stage.game.seats))
        verdict = judged.verdict
        both = [verdict.better, verdict.chosen] if verdict.better else [verdict.chosen]
        told = words.mistake(judged) if verdict.better else words.fine(judged)
        hand = judged.taken.view.hand
        bid = (hand.bids[judged.taken.seat] or 0) if hand else 0
        self.parts: list[Widget] = [
            Label(ui, words.place(judged), TITLE, "glow"),
            RichText(ui, "\n".join([told, *words.why(judged)]), STYLE, "bone"),
            OptionBars(ui, both, advice, bid),
        ]
        self.children = self.parts

    def lay(self, bottom: int) -> None:
        """In the corner above the strip."""
        theme, gap, pad = self.ui.theme, self.ui.theme.space("s"), self.ui.theme.px(14)
        width = theme.size[0] - self.stage.layout.pad.left
        inner = width - 2 * pad
        heights = [part.preferred(inner)[1] for part in self.parts]
        self.rect = pygame.Rect(0, 0, width, sum(heights) + gap * (len(heights) - 1) + 2 * pad)
        self.rect.bottomright = (theme.size[0] - gap, bottom - gap)
        x, y = self.rect.left + pad, self.rect.top + pad
        for part, height in zip(self.parts, heights, strict=True):
            part.place(x, y, inner, height)
            y += height + gap

    def draw(self, surface: pygame.Surface) -> None:
        shapes = self.ui.shapes
        blit_glow(surface, shapes.shadow(self.rect.size, spread=22, radius=14), self.rect)
        surface.blit(shapes.panel(self.rect.size, "dark"), self.rect)
        for part in self.parts:
            part.draw(surface)

    def draw_rings(self, surface: pygame.Surface, pieces: Sequence[PieceButton]) -> None:
        """Around the piece that was played, and around the better one."""
        verdict = self.judged.verdict
        marked = {_piece(verdict.chosen.action): CHOSEN}
        if verdict.better:
            marked[_piece(verdict.better.action)] = BETTER
        for piece in pieces:
            if colour := marked.pop(piece.piece, ""):
                rect = piece.focus_rect
                surface.blit(self.ui.shapes.ring(rect.size, colour, RING, 12), rect)


def _piece(action: Decision) -> str:
    return action.piece if isinstance(action, Play) else ""
