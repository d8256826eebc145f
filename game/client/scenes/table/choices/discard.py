"""Bendt: the whole hand with the drawn cards marked; as many must go as came."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pygame

from game.client.props.card_art import SHAPE, card_size
from game.client.scenes.table.choices.panel import Asks, ChoicePanel, Decide
from game.client.scenes.table.choices.pictures import card_art, draw_secret
from game.client.scenes.table.stage import Stage
from game.client.toolkit.shapes import blit_glow
from game.client.toolkit.widgets import PlankButton, Widget
from game.play.sorting import arranged
from game.rules.actions import Decision, Discard

IN_ROW = 12
CARD = 150  # units high at most
WIDEST = 1000
RIBBON = 24
LIFT = 12


class DiscardPanel(ChoicePanel):
    def __init__(self, stage: Stage, decide: Decide) -> None:
        self.marked = stage.picks.marked_at(stage.trick_count)
        self._decide = decide
        self.cards = [
            DiscardCard(stage, number, token, new, self.toggle)
            for number, (token, new) in enumerate(_shown(stage))
        ]
        text = stage.ui.tr("choice.discard.confirm")
        self.confirm = ConfirmButton(stage.ui, text, self._confirm, "discard", accent=True)
        super().__init__(stage, "discards", [*self.cards, self.confirm])
        self._judge()

    @property
    def numbered(self) -> list[DiscardCard]:
        return self.cards

    def presses(self, decision: Decision) -> list[str]:
        assert isinstance(decision, Discard)
        left = Counter(decision.pieces)
        keys = []
        for card in self.cards:
            if left[card.token]:
                left[card.token] -= 1
                keys.append(card.key)
        return [*keys, self.confirm.key]

    # Choosing

    def toggle(self, number: int) -> None:
        """Mark or unmark a card; one too many replaces the first that was marked."""
        if number in self.marked:
            self.marked.remove(number)
        else:
            self.marked.append(number)
        del self.marked[: -self.hand.drawn]
        self._judge()
        self.changed()

    def _judge(self) -> None:
        """Ask the rules whether the marked cards can be discarded."""
        for card in self.cards:
            card.marked = card.number in self.marked
        if self._decision():
            self.confirm.enable()
        else:
            reason = self.ui.tr.plural("choice.discard.exactly", self.hand.drawn)
            self.confirm.disable(reason)

    def _decision(self) -> Discard | None:
        tokens = Counter(self.cards[number].token for number in self.marked)
        discards = (a for a in self.view.legal if isinstance(a, Discard))
        return next((a for a in discards if Counter(a.pieces) == tokens), None)

    def _confirm(self) -> None:
        decision = self._decision()
        if decision:
            self._decide(decision)

    # Place

    def room(self) -> pygame.Rect:
        """The cards in the own hand are all in the panel: it may lie above them."""
        gap = self.ui.theme.space("s")
        return pygame.Rect((0, 0), self.ui.theme.size).inflate(-2 * gap, -2 * gap)

    def lay(self) -> None:
        theme, count = self.ui.theme, len(self.cards)
        rows = -(-count // IN_ROW)
        across, gap = -(-count // rows), theme.px(10)
        room, button = self.room(), self.confirm.preferred(theme.px(420))
        under = button[1] + theme.space("l")
        inner = min(room.width - 2 * self.pad, theme.px(WIDEST))
        wide = (inner + gap) // across - gap
        lift = theme.px(RIBBON + LIFT)
        most = (room.height - 2 * self.pad - self.title_height - under) // rows - lift
        width, height = card_size(min(theme.px(CARD), wide / SHAPE, most))
        size = (across * (width + gap) - gap, rows * (height + lift) + under)
        self.enclose((max(size[0], button[0]), size[1]))
        inside = self.inside
        for number, card in enumerate(self.cards):
            row, column = divmod(number, across)
            left = inside.centerx - (min(across, count - row * across) * (width + gap) - gap) // 2
            top = inside.top + row * (height + lift) + lift
            card.place(left + column * (width + gap), top, width, height)
        left = inside.centerx - button[0] // 2
        self.confirm.place(left, inside.bottom - button[1], button[0], button[1])


class ConfirmButton(Asks, PlankButton):
    """The button that discards the marked cards."""


class DiscardCard(Asks, Widget):
    """A card of the hand; a drawn one has a ribbon, a marked one is lifted and crossed out."""

    def __init__(
        self,
        stage: Stage,
        number: int,
        token: str,
        new: bool,
        toggle: Callable[[int], object],
    ) -> None:
        name = card_art(stage).name(token)
        tip = stage.ui.tr("choice.discard.new.tip", card=name) if new else name
        super().__init__(stage.ui, f"discard_{number}", tip)
        self.stage, self.number, self.token, self.new = stage, number, token, new
        self._toggle = toggle
        self.marked = False

    def activate(self) -> None:
        self._toggle(self.number)

    def draw(self, surface: pygame.Surface) -> None:
        ui, rect = self.ui, self.rect
        if self.marked:
            rect = rect.move(0, -ui.theme.px(LIFT))
        if self.hovered or self.marked:
            colour = "blood" if self.marked else "glow"
            glow = ui.shapes.glow(rect.size, colour, spread=14, radius=8)
            blit_glow(surface, glow, rect)
        draw_secret(self, self.stage, self.token, "choice", surface, rect)
        if self.new:
            self._draw_ribbon(surface, rect)
        if self.marked:
            self._draw_cross(surface, rect)

    def _draw_ribbon(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        ui = self.ui
        ribbon = pygame.Rect(0, 0, rect.width, ui.theme.px(RIBBON))
        ribbon.midbottom = (rect.centerx, rect.top + ui.theme.px(4))
        surface.blit(ui.shapes.pill(ribbon.size, "idle", "glow"), ribbon)
        box = ribbon.inflate(-ui.theme.px(12), 0)
        ui.text.line(surface, ui.tr("choice.discard.new"), "tiny", "glow", box, "centre")

    def _draw_cross(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        ui = self.ui
        side = round(rect.width * 0.46)
        disc = ui.shapes.round(side, "idle")
        surface.blit(disc, disc.get_rect(center=rect.center))
        cross = ui.icon("cross", round(side * 0.56), "glow")
        surface.blit(cross, cross.get_rect(center=rect.center))


def _shown(stage: Stage) -> list[tuple[str, bool]]:
    """The hand as it was, sorted, then the drawn cards: they came last."""
    hand, setup, order = stage.board.hand, stage.board.view.setup, stage.board.order
    assert hand is not None
    old, new = hand.mine[: -hand.drawn], hand.mine[-hand.drawn :]
    kept = [(token, False) for token in arranged(setup, old, order)]
    return kept + [(token, True) for token in arranged(setup, new, order)]
