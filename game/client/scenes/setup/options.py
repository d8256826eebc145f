"""The rules to choose, built from what the edition declares."""

from __future__ import annotations

from collections.abc import Callable

from game.client.props.option_texts import option_name, value_name, value_note
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Choice, PillButton, RichText, Toggle, Widget
from game.client.toolkit.widgets.choice import Item
from game.rules.edition import Edition
from game.rules.options import NumberList, Option, Options, OptionValue, idle_options

OnChoice = Callable[[str, object], object]
OnEdit = Callable[[NumberList], object]
LABEL = 0.36  # of the width of a row; the rest is the widget's


def shown_options(edition: Edition) -> list[Option]:
    """Those with a choice; what can only be one way need not be asked."""
    return [o for o in edition.options if len(o.values) > 1 or isinstance(o, NumberList)]


class AskedBlock:
    """Something to choose: its name, the widget that sets it and a sentence about it."""

    def __init__(self, ui: Ui, control: Widget, note: str, label: str = "") -> None:
        self.ui, self.control = ui, control
        self.label = RichText(ui, label) if label else None
        self.note = RichText(ui, note, "small", "faded_ink")

    @property
    def widgets(self) -> list[Widget]:
        return [part for part in (self.label, self.control, self.note) if part]

    def layout(self, x: int, y: int, width: int) -> int:
        """Place it from here down; returns where it ends."""
        theme = self.ui.theme
        if self.label and theme.text_size == 1:
            y = self._beside(self.label, x, y, width)
        else:
            y = self._above(x, y, width)
        note = self.note.preferred(width)[1]
        self.note.place(x, y + theme.px(2), width, note)
        return self.note.rect.bottom

    def _beside(self, label: RichText, x: int, y: int, width: int) -> int:
        """The name at the left of the widget."""
        left = round(width * LABEL)
        name = left - self.ui.theme.space("s")
        needed = label.preferred(name)[1]
        height = max(self.ui.theme.control, needed)
        label.place(x, y + (height - needed) / 2, name, needed)
        self.control.place(x + left, y, width - left, height)
        return y + height

    def _above(self, x: int, y: int, width: int) -> int:
        """The name over the widget: with large text there is no room beside it."""
        if self.label:
            height = self.label.preferred(width)[1]
            self.label.place(x, y, width, height)
            y += height + self.ui.theme.space("xs")
        self.control.place(x, y, width, self.ui.theme.control)
        return y + self.ui.theme.control


class OptionBlock(AskedBlock):
    """One option of the edition; a switch has its name in itself."""

    def __init__(
        self,
        ui: Ui,
        edition: Edition,
        option: Option,
        value: OptionValue,
        on_choice: OnChoice,
        on_edit: OnEdit,
    ) -> None:
        self.option, self.value = option, value
        self.on_choice, self.on_edit = on_choice, on_edit
        name = "" if isinstance(value, bool) else option_name(ui, option.key)
        super().__init__(ui, self._control(ui), value_note(ui, edition, option, value), name)

    def _control(self, ui: Ui) -> Widget:
        option, key = self.option, f"option_{self.option.key}"
        if isinstance(self.value, bool):
            return Toggle(ui, option_name(ui, option.key), self.value, self._chosen, key)
        if isinstance(option, NumberList):
            return PillButton(ui, ui.tr("setup.plan.edit"), lambda: self.on_edit(option), key)
        items = [Item(value, value_name(ui, option.key, value)) for value in option.values]
        return Choice(ui, items, self.value, self._chosen, key)

    def _chosen(self, value: object) -> None:
        self.on_choice(self.option.key, value)

    def disable(self, needs: tuple[str, OptionValue]) -> None:
        """Disable an option that means nothing now, and say what it would need."""
        ui, (other, value) = self.ui, needs
        name = option_name(ui, other)
        if value is True:
            reason = ui.tr("setup.idle.switch", option=name)
        else:
            reason = ui.tr("setup.idle", option=name, value=value_name(ui, other, value))
        self.control.disable(reason)
        self.note.text = f"[[lock]] {reason}"


def option_blocks(
    ui: Ui, edition: Edition, options: Options, on_choice: OnChoice, on_edit: OnEdit
) -> list[OptionBlock]:
    """All that can be chosen; what means nothing now is disabled and says why."""
    blocks = [
        OptionBlock(ui, edition, option, options[option.key], on_choice, on_edit)
        for option in shown_options(edition)
    ]
    idle = idle_options(edition.options, options)
    for block in blocks:
        if block.option.key in idle:
            block.disable(idle[block.option.key])
    return blocks
