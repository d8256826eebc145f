"""The hint as a panel in the lower right corner: what to do, why, and all choices as bars."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.client.props.advice_words import AdviceWords, makes_no_difference, own_bid
from game.client.props.option_bars import OptionBars
from game.client.props.trick_odds import TrickOdds
from game.client.scenes.table.corner_panel import CornerPanel
from game.client.scenes.table.hint.hints import Hints
from game.client.scenes.table.stage import Stage
from game.client.toolkit.widgets import IconButton, Label, PillButton, RichText, Widget
from game.play.services import Advice
from game.rules.actions import Bid
from game.rules.view import View

TITLE, STYLE = "label", "small"
WIDER, WIDEST = 20, 0.45  # units at a time; of the window
# Where there is little room: without the offer, then with fewer bars, then with one reason alone.
FULL, NO_OFFER, FEW_BARS, BRIEF = THRIFT = range(4)
BARS = {FULL: 6, NO_OFFER: 6, FEW_BARS: 4, BRIEF: 4}
Close = Callable[[], object]


class HintPanel(CornerPanel):
    """It takes presses between its parts, or they would reach what lies below."""

    def __init__(self, stage: Stage, hints: Hints, close: Close, assist: Close) -> None:
        super().__init__(stage, "hint_panel")
        self.hints, self.assist = hints, assist
        tip = self.ui.tr("table.hint.close")
        self.close = IconButton(self.ui, close, "hint_close", tip, icon="close")
        self.title = Label(self.ui, self.ui.tr("advice.title"), TITLE, "glow")
        self.head = max(self.ui.text.line_height(TITLE), self.ui.theme.touch)
        self.parts = self._fitting()
        self.children = [self.title, *self.parts, self.close]

    @property
    def _room(self) -> int:
        """The room for the panel: from the tools above to the lower edge."""
        theme = self.ui.theme
        return theme.size[1] - theme.touch - 4 * theme.space("s")

    def _fitting(self) -> Sequence[Widget]:
        """The parts of the panel, as many as there is room for."""
        for thrift in THRIFT:
            self.parts = self._told(thrift)
            if self.height_at(self.least_width) <= self._room:
                break
        return self.parts

    def _told(self, thrift: int) -> list[Widget]:
        advice, view = self.hints.advice, self.hints.view
        if advice is None or view is None:
            return [RichText(self.ui, self.ui.tr("advice.thinking"), STYLE, "bone")]
        words = AdviceWords(self.ui.tr, view.setup, [seat.name for seat in self.stage.game.seats])
        text = told(words, advice, view, brief=thrift == BRIEF)
        parts: list[Widget] = [RichText(self.ui, text, STYLE, "bone")]
        parts.append(OptionBars(self.ui, advice.options, words, own_bid(view), BARS[thrift]))
        best = advice.options[0]
        if isinstance(best.action, Bid) and best.tricks:
            parts.append(Label(self.ui, self.ui.tr("advice.tricks"), "tiny", "faded_bone"))
            parts.append(TrickOdds(self.ui, best.tricks, best.action.tricks))
        if thrift == FULL and not self.ui.settings.assist:
            parts.append(self._offer())
        return parts

    def _offer(self) -> Widget:
        """The button for chances on every piece that is pointed at."""
        text, tip = self.ui.tr("advice.chances"), self.ui.tr("advice.chances.tip")
        button = PillButton(self.ui, text, self.assist, "hint_assist", tip)
        button.style = "small_bold"
        return button

    def lay(self) -> None:
        """Place it in the corner below the seats, as high as it must be, or wider instead."""
        theme, width = self.ui.theme, self.least_width
        while self.height_at(width) > self._room and width < theme.size[0] * WIDEST:
            width += theme.px(WIDER)
        self.lay_above(theme.size[1], width)
        x, y, side = self.rect.left + self.pad, self.rect.top + self.pad, theme.touch
        inner = self.rect.width - 2 * self.pad
        self.title.place(x, y, inner - side, self.head)
        self.close.place(x + inner - side, y, side, side)


def told(words: AdviceWords, advice: Advice, view: View, brief: bool = False) -> str:
    """What to do and what it promises, the next best choice, and why; or, in brief, one reason.

    Where it makes no difference, there is nothing to say for what is done.
    """
    best, bid = advice.options[0], own_bid(view)
    lines = [f"**{words.action(best.action, bid)}**", words.odds(best)]
    if brief:
        return "\n".join([*lines, *words.reasons(advice.claims)[:1]])
    lines.append(words.runner_up(advice, bid))
    reasons = words.reasons(advice.claims)
    lines += reasons[:1] if makes_no_difference(advice) else reasons
    return "\n".join(filter(None, lines))
