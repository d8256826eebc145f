"""Choose a set of rules, save what is chosen as one's own, or throw one's own away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Choice, IconButton, RichText, Widget
from game.client.toolkit.widgets.choice import Item
from game.play.presets import Preset


def preset_name(ui: Ui, preset: Preset) -> str:
    return preset.name if preset.own else ui.tr(f"setup.preset.{preset.name}")


@dataclass(frozen=True)
class PresetActions:
    """What the row lets a player do."""

    choose: Callable[[Preset], object]
    save: Callable[[], object]
    delete: Callable[[], object]


class PresetBlock:
    """`current` is None while the rules are like no preset: a mix of the player's own.

    The buttons are beside the choice, or with large text below it.
    """

    def __init__(
        self, ui: Ui, presets: Sequence[Preset], current: Preset | None, on: PresetActions
    ) -> None:
        self.ui = ui
        tr = ui.tr
        items = [Item(preset, preset_name(ui, preset)) for preset in presets]
        if current is None:
            items.append(Item(None, tr("setup.preset.mix"), tr("setup.preset.mix.note")))
        self.choice = Choice(ui, items, current, on.choose, "preset")
        self.save = IconButton(ui, on.save, "preset_save", tr("setup.preset.save"), icon="save")
        self.delete = IconButton(
            ui, on.delete, "preset_delete", tr("setup.preset.delete"), icon="trash"
        )
        if current is None or not current.own:
            self.delete.disable(tr("setup.preset.not_own"))
        self.note = RichText(ui, self._note(current), "small", "faded_ink")

    def _note(self, current: Preset | None) -> str:
        if current is None:
            return self.ui.tr("setup.preset.mix.note")
        return self.ui.tr(f"setup.preset.{'own' if current.own else current.name}.note")

    @property
    def widgets(self) -> list[Widget]:
        return [self.choice, self.save, self.delete, self.note]

    def layout(self, x: int, y: int, width: int) -> int:
        """Place it from here down; returns where it ends."""
        theme = self.ui.theme
        side, gap = theme.control, theme.space("s")
        beside = width - 2 * (side + gap)
        large = theme.text_size > 1
        self.choice.place(x, y, width if large else beside, side)
        below = y + side + (gap if large else theme.px(2))
        icons = below if large else y
        self.save.place(x + beside + gap, icons, side, side)
        self.delete.place(self.save.rect.right + gap, icons, side, side)
        told = beside if large else width
        self.note.place(x, below, told, self.note.preferred(told)[1])
        return max(self.note.rect.bottom, self.save.rect.bottom)
