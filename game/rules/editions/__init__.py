"""The three editions; the registry is built from the dice set and nothing else."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.edition import Edition
from game.rules.editions.beck import BECK
from game.rules.editions.dice import dice_edition
from game.rules.editions.dice_set import DiceSet
from game.rules.editions.schmidt import SCHMIDT
from game.rules.errors import SetupError

Editions = Mapping[str, Edition]
# What is always the same: nobody can correct a card.
CARD_EDITIONS: Editions = {edition.key: edition for edition in (SCHMIDT, BECK)}


def editions(dice_set: DiceSet) -> Editions:
    dice = dice_edition(dice_set)
    return {dice.key: dice, **CARD_EDITIONS}


def edition_named(registry: Editions, key: object) -> Edition:
    if isinstance(key, str) and key in registry:
        return registry[key]
    names = ", ".join(registry)
    raise SetupError("unknown_edition", f"no edition {key!r}: choose from {names}")
