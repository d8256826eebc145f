"""Give the chosen rules a name: a new one, that of a preset to replace, or rename a preset."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from game.client.toolkit.scene import Scene, Size
from game.client.toolkit.widgets import Label, Panel, PlankButton, RichText, TextEntry
from game.play.presets import LONGEST_NAME, MOST_OWN

if TYPE_CHECKING:
    from game.client.app import App


class PresetNamer(Scene):
    """An overlay of the setup. `own` are the names that are there, `reserved` those of the game.

    `on_rename` is None while there is nothing to rename.
    """

    name = "preset"
    overlay = True

    def __init__(
        self,
        app: App,
        first: str,
        own: Collection[str],
        reserved: Collection[str],
        on_save: Callable[[str], object],
        on_rename: Callable[[str], object] | None,
    ) -> None:
        super().__init__(app)
        self.typed = self.first = first
        self.own, self.reserved = own, reserved
        self.on_save, self.on_rename = on_save, on_rename

    @property
    def chosen(self) -> str:
        return self.typed.strip()

    def _type(self, text: str) -> None:
        self.typed = text
        self._check()
        self.redraw()

    def _check(self) -> None:
        """What the name would do, and what it cannot."""
        tr, is_there = self.ui.tr, self.chosen in self.own
        wrong = self._wrong()
        full = not is_there and len(self.own) >= MOST_OWN
        reason = wrong or (tr.plural("setup.preset.full", MOST_OWN) if full else "")
        self._allow(self.save, reason)
        self._allow(self.rename, wrong or (tr("setup.preset.another") if is_there else ""))
        replaces = tr("setup.preset.replaces", name=self.chosen) if is_there else ""
        self.told.text = reason or replaces

    def _wrong(self) -> str:
        """Why nothing can have this name."""
        if not self.chosen:
            return self.ui.tr("setup.preset.nameless")
        return self.ui.tr("setup.preset.reserved") if self.chosen in self.reserved else ""

    def _allow(self, button: PlankButton, reason: str) -> None:
        button.enable()
        if reason:
            button.disable(reason)

    def _closing(self, action: Callable[[str], object]) -> None:
        self.app.close(self)
        action(self.chosen)

    def _save(self) -> None:
        if self.save.enabled:
            self._closing(self.on_save)

    def _rename(self) -> None:
        assert self.on_rename
        self._closing(self.on_rename)

    def build(self) -> None:
        tr, ui = self.ui.tr, self.ui
        self.panel = self.add(Panel(ui))
        self.heading = self.add(Label(ui, tr("setup.preset.save"), "heading", "ink", "centre"))
        self.entry = self.add(
            TextEntry(
                ui,
                self.typed,
                self._type,
                on_submit=self._save,
                longest=LONGEST_NAME,
                placeholder=tr("setup.name"),
                key="preset_name",
            )
        )
        self.told = self.add(RichText(ui, "", "small", "faded_ink", "centre"))
        self.save = self.add(
            PlankButton(ui, tr("setup.preset.keep"), self._save, "keep", accent=True)
        )
        self.rename = self.add(PlankButton(ui, tr("setup.preset.rename"), self._rename, "rename"))
        self.rename.visible = self.on_rename is not None
        self.cancel = self.add(PlankButton(ui, tr("common.cancel"), self.back, "cancel"))
        self._check()
        self.set_focus(self.entry)

    def layout(self, size: Size) -> None:
        theme = self.ui.theme
        pad, gap = theme.space("xxl"), theme.space("m")
        width = min(theme.px(660 * theme.text_size), size[0] - 2 * gap)
        inner, plank = width - 2 * pad, self.save.preferred(width)[1]
        told = 2 * self.ui.text.line_height("small")
        heights = (self.ui.text.line_height("heading"), theme.control, told, plank)
        height = sum(heights) + gap * 3 + 2 * pad
        x, y = (size[0] - width) // 2, (size[1] - height) // 2
        self.panel.place(x, y, width, height)
        y += pad
        for widget, each in zip((self.heading, self.entry, self.told), heights, strict=False):
            widget.place(x + pad, y, inner, each)
            y += each + gap
        buttons = [b for b in (self.save, self.rename, self.cancel) if b.visible]
        share = (inner + gap) // len(buttons) - gap
        for number, button in enumerate(buttons):
            button.place(x + pad + number * (share + gap), y, share, plank)
