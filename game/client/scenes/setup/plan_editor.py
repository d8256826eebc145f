"""Write a plan of one's own: how many hands, and how many cards each of them deals."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.client.scenes.setup.hand_cards import HandPicker
from game.client.scenes.setup.overlay import SetupOverlay
from game.client.scenes.setup.plan_foot import capped_hint
from game.client.toolkit.scene import Size
from game.client.toolkit.widgets import IconButton, Label, PillButton, PlankButton, RichText
from game.client.toolkit.wood import Parchment
from game.play.card_plans import HandList, numbers
from game.play.draft import Draft
from game.rules.edition import Edition
from game.rules.options import NumberList

if TYPE_CHECKING:
    from game.client.app import App


class PlanEditor(SetupOverlay):
    """The hands as cards, and below them what can be done with the selected one.

    Every change holds at once; Esc and Cancel bring back the plan that was there before.
    """

    name = "plan"

    def __init__(
        self,
        app: App,
        draft: Draft,
        edition: Edition,
        option: NumberList,
        done: Callable[[], object],
    ) -> None:
        super().__init__(app, done)
        self.draft, self.edition, self.option = draft, edition, option
        self.before = numbers(draft.chosen(edition)[option.key])
        self.hands = HandList(option, self.before)
        self._write()

    def back(self) -> None:
        """Cancel: bring back the plan that was there before."""
        self.draft.choose(self.edition, self.option.key, self.before)
        self.finish()

    def _write(self) -> None:
        self.draft.choose(self.edition, self.option.key, tuple(self.hands.plan))

    def _changed(self) -> None:
        self._write()
        self.rebuild()

    def _doing(self, action: Callable[[], object]) -> Callable[[], None]:
        def do() -> None:
            action()
            self._changed()

        return do

    def build(self) -> None:
        tr, ui, hands = self.ui.tr, self.ui, self.hands
        options = self.draft.chosen(self.edition)
        self.parchment = self.add(Parchment(ui))
        self.heading = self.add(
            Label(ui, tr(f"setup.option.{self.option.key}"), "heading", "ink", "centre")
        )
        dealt = self.edition.plan(self.draft.count, options)
        self.picker = self.add(HandPicker(ui, hands, dealt, self._changed, self.finish))
        self._build_bar()
        hint = capped_hint(ui, self.edition, self.draft.count, options)
        self.hint = self.add(RichText(ui, hint, "small", "blood", "centre"))
        self.help = self.add(RichText(ui, tr("setup.plan.help"), "small", "faded_ink", "centre"))
        self.cancel = self.add(PlankButton(ui, tr("common.cancel"), self.back, "cancel"))
        self.ready = self.add(PlankButton(ui, tr("common.ok"), self.finish, "ok", accent=True))
        if self.focus is None:
            self.set_focus(self.picker)

    def _build_bar(self) -> None:
        """What can be done with the selected hand."""
        tr, ui, hands, option = self.ui.tr, self.ui, self.hands, self.option
        lower = self._doing(lambda: hands.change(-1))
        self.lower = self.add(IconButton(ui, lower, "lower", icon="minus"))
        told = tr.plural("setup.plan.hand", hands.cards, hand=hands.selected + 1)
        self.told = self.add(Label(ui, told, "strong", "ink", "centre"))
        higher = self._doing(lambda: hands.change(1))
        self.higher = self.add(IconButton(ui, higher, "raise", icon="plus"))
        self.insert = self.add(
            PillButton(ui, tr("setup.plan.add"), self._doing(hands.insert), "insert")
        )
        self.remove = self.add(
            PillButton(ui, tr("setup.plan.remove"), self._doing(hands.remove), "remove")
        )
        if hands.cards <= option.lowest:
            self.lower.disable(tr.plural("setup.plan.lowest", option.lowest))
        if hands.cards >= option.highest:
            self.higher.disable(tr.plural("setup.plan.highest", option.highest))
        if hands.is_full:
            self.insert.disable(tr.plural("setup.plan.longest", option.longest))
        if len(hands.plan) == 1:
            self.remove.disable(tr("setup.plan.shortest"))

    def layout(self, size: Size) -> None:
        theme = self.ui.theme
        gap, pad = theme.space("m"), theme.px(48)
        width = min(theme.px(980 * theme.text_size), size[0] - 2 * gap)
        inner = width - 2 * pad
        control, heading = theme.control, self.ui.text.line_height("heading")
        cards, plank = self.picker.preferred(inner)[1], self.ready.preferred(inner)[1]
        hint = self.ui.text.line_height("small")
        help_ = self.help.preferred(inner)[1]
        heights = (heading, cards, control, hint, help_, plank)
        total = sum(heights) + gap * (len(heights) - 1) + 2 * theme.px(34)
        panel = pygame.Rect(0, 0, width, min(total, size[1]))
        panel.center = (size[0] // 2, size[1] // 2)
        self.parchment.rect = panel
        x, y = panel.left + pad, panel.top + theme.px(34)
        rows = (self.heading, self.picker, None, self.hint, self.help, self.ready)
        for widget, height in zip(rows, heights, strict=True):
            if widget is None:
                self._layout_bar(pygame.Rect(x, y, inner, height))
            else:
                widget.place(x, y, inner, height)
            y += height + gap
        self.cancel.rect = self.ready.rect.copy()
        for button in (self.cancel, self.ready):
            button.rect.width = theme.px(240)
        self.cancel.rect.right, self.ready.rect.left = panel.centerx - gap, panel.centerx + gap

    def _layout_bar(self, bar: pygame.Rect) -> None:
        theme = self.ui.theme
        gap, touch = theme.space("s"), bar.height
        insert, remove = (b.preferred(bar.width)[0] for b in (self.insert, self.remove))
        told = min(
            bar.width - insert - remove - 2 * touch - 4 * gap, theme.px(230 * theme.text_size)
        )
        self.lower.place(bar.left, bar.top, touch, touch)
        self.told.place(self.lower.rect.right + gap, bar.top, told, touch)
        self.higher.place(self.told.rect.right + gap, bar.top, touch, touch)
        self.remove.place(bar.right - remove, bar.top, remove, touch)
        self.insert.place(self.remove.rect.left - gap - insert, bar.top, insert, touch)
