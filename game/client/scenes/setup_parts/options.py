"""The rules to choose, built from what the edition declares."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.ui import Ui
from game.client.widgets import Choice, Label, RichText, TextEntry, Toggle, Widget
from game.client.widgets.choice import Item
from game.rules.edition import Edition
from game.rules.errors import RuleError
from game.rules.options import NumberList, Option, Options, OptionValue, idle_options

OnChoice = Callable[[str, object], object]


def option_name(ui: Ui, key: str) -> str:
    return ui.tr(f"setup.option.{key}")


def value_key(value: object) -> str:
    return str(value).lower()


def value_name(ui: Ui, key: str, value: OptionValue) -> str:
    """A value as a player reads it."""
    if isinstance(value, bool):
        return ui.tr("common.on" if value else "common.off")
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    return ui.tr(f"setup.value.{key}.{value}")


def value_note(ui: Ui, option: Option, value: OptionValue) -> str:
    """What the value means, in a sentence; of a switch, what it switches."""
    if len(option.values) == 0 or isinstance(value, bool):
        return ui.tr(f"setup.option.{option.key}.note")
    return ui.tr(f"setup.value.{option.key}.{value_key(value)}.note")


def shown_options(edition: Edition) -> list[Option]:
    """Those with a choice; what can only be one way need not be asked."""
    return [o for o in edition.options if len(o.values) > 1 or isinstance(o, NumberList)]


class OptionBlock:
    """One option: its name, the widget that sets it and a sentence about its value."""

    def __init__(self, ui: Ui, option: Option, options: Options, on_choice: OnChoice) -> None:
        self.ui, self.option, self.on_choice = ui, option, on_choice
        self.value = options[option.key]
        self.label: Label | None = None
        self.control = self._control()
        self.note = RichText(ui, value_note(ui, option, self.value), "small", "faded_ink")

    def _control(self) -> Widget:
        ui, option, key = self.ui, self.option, f"option_{self.option.key}"
        name = option_name(ui, option.key)
        if isinstance(self.value, bool):
            return Toggle(ui, name, self.value, self._chosen, key)
        self.label = Label(ui, name, "strong")
        if isinstance(option, NumberList):
            text = ", ".join(map(str, self.value)) if isinstance(self.value, tuple) else ""
            return TextEntry(ui, text, self._typed, longest=4 * option.longest, key=key)
        items = [Item(value, value_name(ui, option.key, value)) for value in option.values]
        return Choice(ui, items, self.value, self._chosen, key)

    def _chosen(self, value: object) -> None:
        self.on_choice(self.option.key, value)

    def _typed(self, text: str) -> None:
        """A list is taken over as soon as it makes sense."""
        try:
            self.on_choice(self.option.key, self.option.parse(text.strip().strip(",")))
        except RuleError:
            return

    def disable(self, needs: tuple[str, OptionValue]) -> None:
        ui, (other, value) = self.ui, needs
        name, wanted = option_name(ui, other), value_name(ui, other, value)
        reason = ui.tr("setup.idle", option=name, value=wanted)
        self.control.disable(reason)
        self.note.markup = reason

    @property
    def widgets(self) -> list[Widget]:
        return [part for part in (self.label, self.control, self.note) if part]

    def layout(self, x: int, y: int, width: int) -> int:
        """Place it from here down; returns where it ends."""
        gap = self.ui.theme.space("xs")
        for part in self.widgets:
            height = part.preferred(width)[1]
            part.place(x, y, width, height)
            y += height + gap
        return y


def option_blocks(
    ui: Ui, edition: Edition, options: Options, on_choice: OnChoice
) -> list[OptionBlock]:
    """All that can be chosen; what means nothing now is disabled and says why."""
    blocks = [OptionBlock(ui, option, options, on_choice) for option in shown_options(edition)]
    idle = idle_options(edition.options, options)
    for block in blocks:
        if block.option.key in idle:
            block.disable(idle[block.option.key])
    return blocks


# What stands in the still life of an edition: the largest thing first.
STILL_LIFES = {
    "dice": ("table/bag_open", "dice/pirate_skull", "dice/blue_5", "dice/skull_king_skull")
}


class EditionPicture(Widget):
    """What is in the box, as a small still life."""

    focusable = False

    def __init__(self, ui: Ui, edition: Edition) -> None:
        super().__init__(ui)
        self.parts = STILL_LIFES.get(edition.key, ("lettering/logo_mark",))

    def preferred(self, width: int) -> tuple[int, int]:
        return width, self.ui.theme.px(128)

    def draw(self, surface: pygame.Surface) -> None:
        art, side = self.ui.art, self.rect.height
        main, *dice = self.parts
        picture = art.image(main, (side, side))
        place = picture.get_rect(midleft=self.rect.midleft)
        place.centerx = self.rect.centerx - (round(side * 0.55) if dice else 0)
        surface.blit(picture, place)
        x = place.right
        for number, face in enumerate(dice):
            die = art.image(face, round(side * 0.36), angle=(-9, 7, -5)[number % 3])
            y = self.rect.bottom - round(side * (0.24 + 0.2 * (number % 2)))
            surface.blit(die, die.get_rect(center=(x + round(side * (0.1 + 0.36 * number)), y)))
