"""The hint as a panel in the lower right corner: what to do, why, and all choices as bars."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.props.advice_words import AdviceWords
from game.client.props.option_bars import OptionBars
from game.client.props.trick_odds import TrickOdds
from game.client.scenes.table.hint.hints import Hints
from game.client.scenes.table.stage import Stage
from game.client.toolkit.shapes import blit_glow
from game.client.toolkit.widgets import IconButton, Label, PillButton, RichText, Widget
from game.play.services import Advice
from game.rules.actions import Bid
from game.rules.view import View

TITLE, STYLE = "label", "small"
WIDER, WIDEST = 20, 0.45  # units at a time; of the window
Close = Callable[[], object]


class HintPanel(Widget):
    """It takes presses between its parts, or they would reach what lies below."""

    def __init__(self, stage: Stage, hints: Hints, close: Close, assist: Close) -> None:
        super().__init__(stage.ui, "hint_panel")
        self.stage, self.hints = stage, hints
        tip = self.ui.tr("table.hint.close")
        self.close = IconButton(self.ui, close, "hint_close", tip, icon="close")
        self.title = Label(self.ui, self.ui.tr("advice.title"), TITLE, "glow")
        self.body = self._body(assist)
        self.children = [self.title, *self.body, self.close]

    @property
    def can_focus(self) -> bool:
        return False

    def _body(self, assist: Close) -> list[Widget]:
        advice, view = self.hints.advice, self.hints.view
        if advice is None or view is None:
            return [RichText(self.ui, self.ui.tr("advice.thinking"), STYLE, "bone")]
        words = AdviceWords(self.ui.tr, view.setup, [seat.name for seat in self.stage.game.seats])
        parts: list[Widget] = [RichText(self.ui, told(words, advice, view), STYLE, "bone")]
        parts.append(OptionBars(self.ui, advice.options, words, own_bid(view)))
        best = advice.options[0]
        if isinstance(best.action, Bid) and best.tricks:
            parts.append(Label(self.ui, self.ui.tr("advice.tricks"), "tiny", "faded_bone"))
            parts.append(TrickOdds(self.ui, best.tricks, best.action.tricks))
        if not self.ui.settings.assist:
            parts.append(self._offer(assist))
        return parts

    def _offer(self, assist: Close) -> Widget:
        """To be told the chances whenever something is pointed at."""
        text, tip = self.ui.tr("advice.chances"), self.ui.tr("advice.chances.tip")
        button = PillButton(self.ui, text, assist, "hint_assist", tip)
        button.style = "small_bold"
        return button

    # Place

    def lay(self) -> None:
        """In the corner below the seats, as high as it must be; wider if it were too high."""
        theme, gap = self.ui.theme, self.ui.theme.space("s")
        window, pad = theme.size, theme.px(14)
        width = window[0] - self.stage.layout.pad.left
        title = max(self.ui.text.line_height(TITLE), theme.touch)
        around = title + gap * (len(self.body) - 1) + 2 * pad
        heights = self._heights(width - 2 * pad)
        while around + sum(heights) > window[1] - 2 * gap and width < window[0] * WIDEST:
            width += theme.px(WIDER)
            heights = self._heights(width - 2 * pad)
        self.rect = pygame.Rect(0, 0, width, around + sum(heights))
        self.rect.bottomright = (window[0] - gap, window[1] - gap)
        self._lay_parts(pad, title, heights, gap)

    def _heights(self, inner: int) -> list[int]:
        return [part.preferred(inner)[1] for part in self.body]

    def _lay_parts(self, pad: int, title: int, heights: list[int], gap: int) -> None:
        x, y = self.rect.left + pad, self.rect.top + pad
        side, inner = self.ui.theme.touch, self.rect.width - 2 * pad
        self.title.place(x, y, inner - side, title)
        self.close.place(x + inner - side, y, side, side)
        y += title
        for part, height in zip(self.body, heights, strict=True):
            part.place(x, y, inner, height)
            y += height + gap

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        shapes = self.ui.shapes
        blit_glow(surface, shapes.shadow(self.rect.size, spread=22, radius=14), self.rect)
        surface.blit(shapes.panel(self.rect.size, "dark"), self.rect)
        for child in self.children:
            child.draw(surface)


def own_bid(view: View) -> int:
    """What Harry may change."""
    assert view.hand is not None
    assert view.seat is not None
    return view.hand.bids[view.seat] or 0


def told(words: AdviceWords, advice: Advice, view: View) -> str:
    """What to do and what it promises, the next best choice, and why."""
    best, bid = advice.options[0], own_bid(view)
    lines = [f"**{words.action(best.action, bid)}**", words.odds(best)]
    lines.append(words.runner_up(advice, bid))
    lines += words.reasons(advice.claims)
    return "\n".join(filter(None, lines))
