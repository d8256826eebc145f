"""What is at the top of the score keeper in all its states: menu, the round, and a few tools."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import IconButton, Widget
from game.client.toolkit.wood import Signboard


class Tool(NamedTuple):
    """A button with an icon; with a reason it cannot be used now."""

    key: str
    icon: str
    action: Callable[[], object]
    reason: str = ""


class Head:
    """The tools stand at the right, the first at the left; texts are `ledger.tool.<key>`."""

    def __init__(self, ui: Ui, title: str, tools: Sequence[Tool]) -> None:
        self.ui = ui
        self.sign = Signboard(ui, title)
        self.buttons = [self._button(tool) for tool in tools]

    def _button(self, tool: Tool) -> IconButton:
        tip = self.ui.tr(f"ledger.tool.{tool.key}")
        button = IconButton(self.ui, tool.action, tool.key, tip, icon=tool.icon)
        if tool.reason:
            button.disable(tool.reason)
        return button

    @property
    def widgets(self) -> list[Widget]:
        return [self.sign, *self.buttons]

    def layout(self, size: tuple[int, int]) -> int:
        """Place it along the upper edge; returns where it ends."""
        theme = self.ui.theme
        side, margin, gap = theme.touch, theme.space("l"), theme.space("s")
        first, *others = self.buttons
        top = theme.px(10)
        first.place(margin, top, side, side)
        x = size[0] - margin
        for button in reversed(others):
            x -= side
            button.place(x, top, side, side)
            x -= gap
        room = 2 * min(size[0] // 2 - first.rect.right, x - size[0] // 2) - 2 * gap
        wide, high = self.sign.preferred(room)
        self.sign.place((size[0] - wide) / 2, theme.px(6), wide, high)
        return max(self.sign.rect.bottom, first.rect.bottom) + theme.space("xs")
