"""The rules to choose, built from what the edition declares."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.card_art import CardArt
from game.client.ui import Ui
from game.client.widgets import Choice, PillButton, RichText, Toggle, Widget
from game.client.widgets.choice import Item
from game.rules.edition import Edition
from game.rules.options import NumberList, Option, Options, OptionValue, idle_options

OnChoice = Callable[[str, object], object]
OnEdit = Callable[[NumberList], object]
LABEL = 0.36  # of the width of a row; the rest is the widget's


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

    def __init__(
        self, ui: Ui, option: Option, options: Options, on_choice: OnChoice, on_edit: OnEdit
    ) -> None:
        self.ui, self.option, self.on_choice, self.on_edit = ui, option, on_choice, on_edit
        self.value = options[option.key]
        self.label: RichText | None = None
        self.control = self._control()
        self.note = RichText(ui, value_note(ui, option, self.value), "small", "faded_ink")

    def _control(self) -> Widget:
        ui, option, key = self.ui, self.option, f"option_{self.option.key}"
        name = option_name(ui, option.key)
        if isinstance(self.value, bool):
            return Toggle(ui, name, self.value, self._chosen, key)
        self.label = RichText(ui, name)
        if isinstance(option, NumberList):
            return PillButton(ui, ui.tr("setup.plan.edit"), lambda: self.on_edit(option), key)
        items = [Item(value, value_name(ui, option.key, value)) for value in option.values]
        return Choice(ui, items, self.value, self._chosen, key)

    def _chosen(self, value: object) -> None:
        self.on_choice(self.option.key, value)

    def disable(self, needs: tuple[str, OptionValue]) -> None:
        """It means nothing now: say what it would need."""
        ui, (other, value) = self.ui, needs
        name = option_name(ui, other)
        if value is True:
            reason = ui.tr("setup.idle.switch", option=name)
        else:
            reason = ui.tr("setup.idle", option=name, value=value_name(ui, other, value))
        self.control.disable(reason)
        self.note.text = f"[[lock]] {reason}"

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


def option_blocks(
    ui: Ui, edition: Edition, options: Options, on_choice: OnChoice, on_edit: OnEdit
) -> list[OptionBlock]:
    """All that can be chosen; what means nothing now is disabled and says why."""
    blocks = [
        OptionBlock(ui, option, options, on_choice, on_edit) for option in shown_options(edition)
    ]
    idle = idle_options(edition.options, options)
    for block in blocks:
        if block.option.key in idle:
            block.disable(idle[block.option.key])
    return blocks


# What stands in the still life of an edition: beside the bag its dice, or a fan of its cards.
BAG = "table/bag_open"
DICE = {"dice": ("pirate:skull", "blue:5", "skull_king:skull")}
FANS = {
    "schmidt": ("yellow:13", "scary_mary", "skull_king", "blue:7"),
    "beck": ("green:14", "kraken", "skull_king", "rosie"),
}


class EditionPicture(Widget):
    """What is in the box, as a small still life."""

    focusable = False

    def __init__(self, ui: Ui, edition: Edition) -> None:
        super().__init__(ui)
        self.edition = edition

    def preferred(self, width: int) -> tuple[int, int]:
        return width, self.ui.theme.px(128)

    def draw(self, surface: pygame.Surface) -> None:
        if self.edition.key in FANS:
            self._fan(surface, FANS[self.edition.key])
        else:
            self._bag(surface, DICE.get(self.edition.key, ()))

    def _bag(self, surface: pygame.Surface, dice: tuple[str, ...]) -> None:
        art, side = self.ui.art, min(self.rect.height, round(self.rect.width / 2.1))
        picture = art.image(BAG, (side, side))
        place = picture.get_rect(center=self.rect.center)
        place.x -= round(side * 0.55) if dice else 0
        surface.blit(picture, place)
        x = place.right
        for number, face in enumerate(dice):
            angle = (-9, 7, -5)[number % 3]
            die = art.image(self.ui.die_face(face), round(side * 0.36), angle=angle)
            y = place.bottom - round(side * (0.24 + 0.2 * (number % 2)))
            surface.blit(die, die.get_rect(center=(x + round(side * (0.1 + 0.36 * number)), y)))

    def _fan(self, surface: pygame.Surface, cards: tuple[str, ...]) -> None:
        """Held together at the bottom."""
        art = CardArt(self.ui, self.edition)
        height = round(min(self.rect.height * 0.8, self.rect.width / 2.4))
        for number, token in enumerate(cards):
            aside = number - (len(cards) - 1) / 2
            card = art.face(token, height, aside * 9)
            x = self.rect.centerx + round(aside * height * 0.5)
            y = self.rect.centery + round(height * 0.03 * aside**2)
            surface.blit(card, card.get_rect(center=(x, y)))
