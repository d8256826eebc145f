"""What the coach says about a decision in the replay: what was chosen, and what was better."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.props.advice_words import AdviceWords, own_bid
from game.client.props.coach_words import CoachWords
from game.client.props.option_bars import OptionBars
from game.client.scenes.table.corner_panel import CornerPanel
from game.client.scenes.table.hand import PieceButton
from game.client.scenes.table.stage import Stage
from game.client.toolkit.widgets import Label, RichText
from game.play.coach.review import Judged
from game.play.practice import only_person
from game.play.services import Option, Verdict
from game.rules.actions import Decision, Play

TITLE, STYLE = "label", "small"
RING = 4  # units
BETTER, CHOSEN = "target", "brass"


class VerdictPanel(CornerPanel):
    """Both choices as bars, and in the own hand a ring around each: brass and green."""

    def __init__(self, stage: Stage, judged: Judged) -> None:
        super().__init__(stage, "verdict")
        self.judged = judged
        ui = stage.ui
        advice = AdviceWords(ui.tr, stage.game.setup, [seat.name for seat in stage.game.seats])
        words = CoachWords(advice, only_person(stage.game.seats))
        verdict = judged.verdict
        told = words.mistake(judged) if verdict.better else words.fine(judged)
        self.parts = [
            Label(ui, words.place(judged), TITLE, "glow"),
            RichText(ui, "\n".join([told, *words.why(judged)]), STYLE, "bone"),
            OptionBars(ui, _both(verdict), advice, own_bid(judged.taken.view)),
        ]
        self.children = list(self.parts)

    def lay(self, bottom: int) -> None:
        """Place it in the corner above the strip."""
        self.lay_above(bottom, self.least_width)

    def draw_rings(self, surface: pygame.Surface, pieces: Sequence[PieceButton]) -> None:
        """Draw rings around the piece that was played, and around the better one."""
        verdict = self.judged.verdict
        marked = {_piece(verdict.chosen.action): CHOSEN}
        if verdict.better:
            marked[_piece(verdict.better.action)] = BETTER
        for piece in pieces:
            if colour := marked.pop(piece.piece, ""):
                rect = piece.focus_rect
                surface.blit(self.ui.shapes.ring(rect.size, colour, RING, 12), rect)


def _both(verdict: Verdict) -> list[Option]:
    """The better choice and the one that was made, or that one and the next best."""
    chosen = verdict.chosen
    if verdict.better:
        return [verdict.better, chosen]
    others = [each for each in verdict.options if each.tricks and each.action != chosen.action]
    return [chosen, *(each for each in others[:1] if each.points <= chosen.points)]


def _piece(action: Decision) -> str:
    return action.piece if isinstance(action, Play) else ""
