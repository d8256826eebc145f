"""All settings, each taking effect and saved at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.client.toolkit.scene import Scene, Size
from game.client.toolkit.widgets import (
    Choice,
    Label,
    Panel,
    PlankButton,
    ScrollArea,
    Slider,
    Tabs,
    Toggle,
    Widget,
)
from game.client.toolkit.widgets.choice import Item
from game.play.settings import LANGUAGES, PACES, SPEEDS, TALKS, TEXT_SIZES, VOLUMES

if TYPE_CHECKING:
    from game.client.app import App

TABS = ("game", "display", "sound")
SIZES = dict(zip(TEXT_SIZES, ("normal", "large", "larger"), strict=True))
# What one hears of a slider; the tune and the surroundings are there anyway.
SAMPLES = {
    "master": "bid_revealed",
    "music": "",
    "effects": "coins",
    "ambience": "mug",
    "voices": "cheer",
}
Row = tuple[Label | None, Widget]


class SettingsScene(Scene):
    """An overlay over the title or the table."""

    name = "settings"
    overlay = True

    def __init__(self, app: App, tab: str = "") -> None:
        super().__init__(app)
        self.tab = tab or TABS[0]

    def build(self) -> None:
        tr = self.ui.tr
        self.panel = self.add(Panel(self.ui))
        self.heading = self.add(Label(self.ui, tr("settings.title"), "title", "ink", "centre"))
        names = [(name, tr(f"settings.tab.{name}")) for name in TABS]
        self.tabs = self.add(Tabs(self.ui, names, self.tab, self._open_tab, "tabs"))
        self.rows = {"game": self._game, "display": self._display, "sound": self._sound}[self.tab]()
        parts = [part for row in self.rows for part in row if part]
        self.area = self.add(ScrollArea(self.ui, parts, f"area_{self.tab}"))
        self.done = self.add(PlankButton(self.ui, tr("common.back"), self.back, "back"))

    def _open_tab(self, name: str) -> None:
        self.tab = name
        self.rebuild()

    def _game(self) -> list[Row]:
        languages = [Item(code, name) for code, name in LANGUAGES.items()]
        return [
            self._choice("language", languages, self.ui.tr.language),
            self._choice("speed", self._named("speed", SPEEDS)),
            self._choice("bot_pace", self._named("bot_pace", PACES)),
            self._choice("table_talk", self._named("table_talk", TALKS)),
            self._toggle("assist"),
            self._toggle("coach"),
            self._toggle("plays_last"),
            self._toggle("reduced_motion"),
        ]

    def _display(self) -> list[Row]:
        tr = self.ui.tr
        sizes = [Item(size, tr(f"settings.text_size.{name}")) for size, name in SIZES.items()]
        return [
            self._toggle("fullscreen"),
            self._choice("text_size", sizes),
            self._toggle("colour_blind"),
            self._toggle("colour_signs"),
        ]

    def _sound(self) -> list[Row]:
        sliders = [self._slider(f"volume_{name}", SAMPLES[name]) for name in VOLUMES]
        return [*sliders, self._toggle("muted"), self._toggle("quiet_in_background")]

    def _named(self, setting: str, names: Sequence[str] | dict[str, float]) -> list[Item]:
        return [Item(name, self.ui.tr(f"settings.{setting}.{name}")) for name in names]

    def _label(self, setting: str) -> Label:
        return Label(self.ui, self.ui.tr(f"settings.{setting}"))

    def _setter(self, setting: str) -> Callable[[object], None]:
        return lambda value: self.ui.store.set(setting, value)

    def _choice(self, setting: str, items: list[Item], value: object = None) -> Row:
        value = value or getattr(self.ui.settings, setting)
        choice = Choice(self.ui, items, value, self._setter(setting), setting)
        return self._label(setting), choice

    def _toggle(self, setting: str) -> Row:
        tr, value = self.ui.tr, getattr(self.ui.settings, setting)
        text, tip = tr(f"settings.{setting}"), tr(f"settings.{setting}.tip")
        return None, Toggle(self.ui, text, value, self._setter(setting), setting, tip)

    def _slider(self, setting: str, sample: str) -> Row:
        value, set_to = getattr(self.ui.settings, setting), self._setter(setting)
        slider = Slider(self.ui, value, set_to, key=setting, sample=lambda: self.ui.sound(sample))
        return self._label(setting), slider

    def layout(self, size: Size) -> None:
        theme = self.ui.theme
        pad, gap = theme.space("xxl"), theme.space("m")
        panel = pygame.Rect(0, 0, theme.px(760), min(theme.px(690), size[1] - 2 * gap))
        panel.center = (size[0] // 2, size[1] // 2)
        self.panel.rect = panel
        x, width = panel.left + pad, panel.width - 2 * pad
        title, control = self.ui.text.line_height("title"), theme.control
        self.heading.place(x, panel.top + theme.space("xl"), width, title)
        self.tabs.place(x, self.heading.rect.bottom + gap, width, control)
        plank = self.done.preferred(width)[1]
        self.done.place(0, panel.bottom - theme.space("xl") - plank, theme.px(240), plank)
        self.done.rect.centerx = panel.centerx
        top = self.tabs.rect.bottom + gap
        self.area.place(x, top, width, self.done.rect.top - gap - top)
        self._layout_rows(self.area.content, gap)

    def _layout_rows(self, inside: pygame.Rect, gap: int) -> None:
        height, y = self.ui.theme.control, inside.top + gap // 2
        for label, widget in self.rows:
            split = round(inside.width * 0.48) if label else 0
            if label:
                label.place(inside.left, y, split - gap, height)
            widget.place(inside.left + split, y, inside.width - split - gap // 2, height)
            y += height + gap
        self.area.arrange()
