"""A message with buttons, over whatever is there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.client.toolkit.scene import Scene, Size
from game.client.toolkit.widgets import Label, Panel, PlankButton, RichText

if TYPE_CHECKING:
    from game.client.app import App

Answer = tuple[str, Callable[[], object] | None]


class Dialog(Scene):
    """Closes with any button, then calls what belongs to it; Esc is the last button.

    `answers` are (text, action or None). The one numbered `default` has the accent and the focus.
    """

    name = "dialog"
    overlay = True

    def __init__(
        self, app: App, title: str, text: str, answers: Sequence[Answer] = (), default: int = 0
    ) -> None:
        super().__init__(app)
        self.title, self.text, self.default = title, text, default
        self.answers = list(answers) or [(self.ui.tr("common.ok"), None)]

    def build(self) -> None:
        self.panel = self.add(Panel(self.ui))
        self.heading = self.add(Label(self.ui, self.title, "heading", "ink", "centre"))
        self.body = self.add(RichText(self.ui, self.text, "body", "ink", "centre"))
        self.buttons = [
            self.add(
                PlankButton(
                    self.ui,
                    text,
                    self._closing(action),
                    f"answer_{i}",
                    accent=i == self.default,
                )
            )
            for i, (text, action) in enumerate(self.answers)
        ]
        self.set_focus(self.buttons[self.default])

    def _closing(self, action: Callable[[], object] | None) -> Callable[[], None]:
        def close() -> None:
            self.app.close(self)
            if action:
                action()

        return close

    def layout(self, size: Size) -> None:
        theme = self.ui.theme
        pad, gap = theme.space("xxl"), theme.space("l")
        width = min(theme.px(620), size[0] - 2 * gap)
        inner = width - 2 * pad
        body = self.body.preferred(inner)[1]
        title, button = self.ui.text.line_height("heading"), self.buttons[0].preferred(inner)[1]
        height = 2 * pad + title + gap + body + theme.space("xl") + button
        x, y = (size[0] - width) // 2, (size[1] - height) // 2
        self.panel.place(x, y, width, height)
        self.heading.place(x + pad, y + pad, inner, title)
        self.body.place(x + pad, y + pad + title + gap, inner, body)
        each = (inner - gap * (len(self.buttons) - 1)) / len(self.buttons)
        each = min(each, theme.px(260))
        left = x + (width - each * len(self.buttons) - gap * (len(self.buttons) - 1)) / 2
        for index, plank in enumerate(self.buttons):
            plank.place(left + index * (each + gap), y + height - pad - button, each, button)

    def back(self) -> None:
        self.buttons[-1].activate()
