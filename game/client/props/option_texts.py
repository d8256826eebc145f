"""What the options of an edition and their values are called."""

from __future__ import annotations

from game.client.toolkit.ui import Ui
from game.rules.edition import Edition
from game.rules.options import Option, OptionValue


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


def value_note(ui: Ui, edition: Edition, option: Option, value: OptionValue) -> str:
    """What the value means, in a sentence; of a switch, what it switches."""
    if len(option.values) == 0 or isinstance(value, bool):
        return ui.tr(f"setup.option.{option.key}.note", loot=edition.loot_bonus)
    return ui.tr(f"setup.value.{option.key}.{value_key(value)}.note")
