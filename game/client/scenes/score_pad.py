"""The score pad in large: every hand, the last one item by item, and the totals as lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.look import looks_of
from game.client.scenes.base import Scene, Size
from game.client.scenes.parts.chart import Chart
from game.client.scenes.parts.paper import pad_binding
from game.client.scenes.parts.wood import PadPaper, Sheet
from game.client.scenes.score_parts.items import ScoreCard, place_cards
from game.client.scenes.score_parts.pad_table import PadTable
from game.client.widgets import Label, PlankButton, ScrollArea
from game.client.widgets.base import ACTIVATE

if TYPE_CHECKING:
    from game.client.app import App
    from game.client.play import Game


class ScorePadScene(Scene):
    """An overlay at any time, and with `hand_over` the pause after a hand."""

    name = "score_pad"
    overlay = True

    def __init__(self, app: App, game: Game, hand_over: bool = False) -> None:
        super().__init__(app)
        self.game, self.hand_over = game, hand_over
        self.chosen = len(game.public_view.scored)
        self.setup = game.setup

    def build(self) -> None:
        tr, ui, view = self.ui.tr, self.ui, self.game.public_view
        names, looks = [seat.name for seat in self.game.seats], looks_of(self.game.seats)
        self.paper = self.add(PadPaper(ui, self._title()))
        self.sheet = self.add(Sheet(ui))
        hands, bids = len(self.setup.plan), view.hand.bids if view.hand else ()
        self.table = self.add(
            PadTable(ui, names, looks, view.scored, hands, bids, self.chosen, self._choose)
        )
        self.heading = self.add(Label(ui, self._heading(), "label", "blood", "centre"))
        self.legend = self.add(Label(ui, tr("scores.legend"), "small", "faded_ink", "centre"))
        self.cards: list[ScoreCard] = []
        if view.scored:
            scores = view.scored[self.chosen - 1].scores
            parts = zip(names, looks, scores, strict=True)
            self.cards = [ScoreCard(ui, *part) for part in parts]
        self.area = self.add(ScrollArea(ui, self.cards, "items"))
        totals = [(0,) * len(names), *(hand.totals for hand in view.scored)]
        self.chart = self.add(Chart(ui, looks, totals, hands))
        self.chart.visible = bool(view.scored)
        text = tr("scores.continue" if self.hand_over else "common.close")
        self.done = self.add(PlankButton(ui, text, self.back, "done", accent=True))
        if self.focus is None:
            self.set_focus(self.done)

    def _title(self) -> str:
        if self.hand_over:
            return self.ui.tr("scores.hand_over", hand=len(self.game.public_view.scored))
        return self.ui.tr("scores.title")

    def _heading(self) -> str:
        if not self.chosen:
            return self.ui.tr("scores.nothing_yet")
        cards = self.game.public_view.scored[self.chosen - 1].cards
        pieces = self.ui.tr.plural(f"scores.pieces.{self.setup.edition.key}", cards)
        return self.ui.tr("scores.hand", hand=self.chosen, pieces=pieces)

    def _choose(self, hand: int) -> None:
        self.chosen = hand
        self.rebuild()

    def back(self) -> None:
        self.app.close(self)

    def on_key(self, event: pygame.event.Event) -> bool:
        """Enter goes on; the key that opened the pad closes it too."""
        if event.key == pygame.K_s or (event.key in ACTIVATE and not self.keyboard):
            self.back()
            return True
        return False

    def layout(self, size: Size) -> None:
        theme = self.ui.theme
        margin, gap = theme.space("l"), theme.space("m")
        whole = pygame.Rect(0, 0, min(size[0] - 2 * margin, theme.px(1500)), size[1] - 2 * margin)
        whole.center = (size[0] // 2, size[1] // 2)
        share = 0.5 + 0.025 * max(0, len(self.game.seats) - 4)
        self.paper.place(whole.left, whole.top, round(whole.width * share), whole.height)
        binding = pad_binding(theme)
        inside = self.paper.rect.inflate(-theme.px(44), 0)
        inside.top = self.paper.rect.top + binding + theme.px(12)
        inside.height = self.paper.rect.bottom - theme.px(44) - inside.top
        self.table.rect = inside
        line = self.ui.text.line_height("small")
        self.legend.place(inside.left, inside.bottom + theme.px(2), inside.width, line)
        self.legend.rect.width -= theme.px(24)
        x = self.paper.rect.right + gap
        plank = self.done.preferred(theme.px(300))[1]
        self.done.place(0, whole.bottom - plank, theme.px(300), plank)
        self.sheet.place(x, whole.top, whole.right - x, self.done.rect.top - gap - whole.top)
        self.done.rect.centerx = self.sheet.rect.centerx
        self._layout_sheet(self.sheet.rect.inflate(-theme.px(48), -theme.px(40)))

    def _layout_sheet(self, inside: pygame.Rect) -> None:
        theme = self.ui.theme
        gap, title = theme.space("s"), self.ui.text.line_height("label")
        self.heading.place(inside.left, inside.top, inside.width, title)
        top = self.heading.rect.bottom + gap
        least = theme.px(190)
        self.area.place(inside.left, top, inside.width, inside.bottom - least - gap - top)
        content = self.area.content
        wanted = place_cards(self.cards, content, gap) - top if self.cards else 0
        if wanted <= self.area.rect.height:
            content.width = self.area.rect.width
            place_cards(self.cards, content, gap)
            self.area.rect.height = max(1, wanted)
        self.area.arrange()
        chart_top = self.area.rect.bottom + gap
        self.chart.place(inside.left, chart_top, inside.width, inside.bottom - chart_top)


def create(app: App, game: Game, hand_over: bool = False) -> ScorePadScene:
    return ScorePadScene(app, game, hand_over)
