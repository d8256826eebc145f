"""The verdict on a decision: how good it was, what would have been better, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.doors import open_next_drill
from game.client.props.advice_words import AdviceWords
from game.client.props.option_bars import OptionBars
from game.client.toolkit.parrot_dialog import Bird
from game.client.toolkit.scene import Scene, Size
from game.client.toolkit.widgets import Label, Panel, PlankButton, RichText
from game.play.drills.grading import CLOSE, RIGHT, WRONG, count_of, graded, option_of

if TYPE_CHECKING:
    from game.client.app import App
    from game.client.scenes.table.drill.scene import DrillScene

WIDTH, BIRD = 640, (110, 121)  # in units
MOODS = {RIGHT: "glad", CLOSE: "calm", WRONG: "sorry"}
REASONS = 2
INKS = ("ink", "faded_ink", "blood")


class DrillVerdict(Scene):
    """Over the table, which stays as it was."""

    name = "drill_verdict"
    overlay = True

    def __init__(self, app: App, drill: DrillScene) -> None:
        super().__init__(app)
        self.drill = drill
        self._known = False

    def update(self, milliseconds: float) -> None:
        super().update(milliseconds)
        self.drill.look_up()
        if self.drill.advice is not None and not self._known:
            self._known = True
            self.drill.count()
            self.rebuild()

    def build(self) -> None:
        ui, tr = self.ui, self.ui.tr
        self.panel = self.add(Panel(ui))
        self.bird = self.add(Bird(ui))
        self.heading = self.add(RichText(ui, tr("drill.waiting"), "heading", "blood"))
        self.body = self.add(RichText(ui, tr("advice.thinking"), "body"))
        self.bars: OptionBars | None = None
        self.count = self.add(Label(ui, "", "small", "faded_ink", "centre"))
        if self._known:
            self._tell()
        self.next = self.add(PlankButton(ui, tr("drill.next"), self._next, "next", accent=True))
        if not self._known:
            self.next.disable(tr("advice.thinking"))
        self.enough = self.add(PlankButton(ui, tr("drill.enough"), self.back, "enough"))
        if self.focus is None:
            self.set_focus(self.next)

    def _tell(self) -> None:
        """What came of it."""
        advice, chosen, view = self.drill.advice, self.drill.chosen, self.drill.view
        assert advice is not None
        assert chosen is not None
        tr, grade = self.ui.tr, graded(advice, chosen)
        words = AdviceWords(tr, view.setup, [seat.name for seat in self.drill.game.seats])
        best = advice.options[0]
        self.bird.mood = MOODS[grade.grade]
        self.heading.text = tr(
            f"drill.verdict.{grade.grade}",
            best=words.inside(best.action),
            loss=tr.number(round(grade.loss)),
        )
        told, reasons = best, advice.claims
        if grade.grade == RIGHT and option_of(advice, chosen) is not best:
            told, reasons = option_of(advice, chosen), self.app.services.claims(view, chosen)
        lines = [words.odds(told), *words.reasons(reasons)[:REASONS]]
        if told is not best:
            lines.append(tr("drill.verdict.as_good", best=words.inside(best.action)))
        self.body.text = "\n".join(lines)
        self.bars = self.add(OptionBars(self.ui, advice.options, words, most=5, colours=INKS))
        self.bars.marked[chosen] = "human"
        desk = self.drill.desk
        done = count_of(self.app.learning, desk.edition.key, desk.theme)
        self.count.text = tr(
            "drill.count", right=done.right, seen=done.seen, run=done.run, best=done.best
        )

    def layout(self, size: Size) -> None:
        theme = self.ui.theme
        pad, gap = theme.space("xl"), theme.space("s")
        width = min(theme.px(WIDTH), size[0] - 2 * gap)
        inner = width - 2 * pad
        bird = theme.px(BIRD[0]), theme.px(BIRD[1])
        beside = inner - bird[0] - 2 * gap
        title, body = (each.preferred(beside)[1] for each in (self.heading, self.body))
        top = max(bird[1], title + gap + body)
        bars = self.bars.preferred(inner)[1] + gap if self.bars else 0
        line, plank = self.ui.text.line_height("small"), self.next.preferred(inner)[1]
        high = 2 * pad + top + gap + bars + line + gap + plank
        panel = pygame.Rect((size[0] - width) // 2, max(0, (size[1] - high) // 2), width, high)
        self.panel.rect = panel
        x, y = panel.left + pad, panel.top + pad
        self.bird.place(x, y, *bird)
        left = x + bird[0] + 2 * gap
        self.heading.place(left, y, beside, title)
        self.body.place(left, y + title + gap, beside, body)
        y += top + gap
        if self.bars:
            self.bars.place(x, y, inner, bars - gap)
        y += bars
        self.count.place(x, y, inner, line)
        half = (inner - gap) // 2
        y += line + gap
        self.enough.place(x, y, half, plank)
        self.next.place(x + half + gap, y, half, plank)

    def _next(self) -> None:
        self.drill.goes_on = True
        self.app.close(self)
        self.app.close(self.drill)
        open_next_drill(self.app, self.drill.desk)

    def back(self) -> None:
        self.app.close(self)
        self.app.close(self.drill)
