"""Every sound of the game, by families."""

from __future__ import annotations

import _abilities
import _ambience
import _cards
import _crew
import _dice
import _events
import _gear
import _interface
import _match
import _monsters
import _music
import _stings
from _sounds import Sound

FAMILIES: dict[str, tuple[Sound, ...]] = {
    "dice": (*_dice.SOUNDS, *_stings.SOUNDS),
    "cards": (*_cards.SOUNDS, *_monsters.SOUNDS, *_gear.SOUNDS, *_abilities.SOUNDS),
    "voices": _crew.SOUNDS,
    "match": _match.SOUNDS,
    "interface": _interface.SOUNDS,
    "ambience": (*_ambience.SOUNDS, *_events.SOUNDS),
    "music": _music.SOUNDS,
}


def all_sounds() -> list[Sound]:
    return [sound for family in FAMILIES.values() for sound in family]


def chosen(names: list[str]) -> list[Sound]:
    """Those of the families and sounds of these names; all without a name."""
    return [
        sound
        for family, sounds in FAMILIES.items()
        for sound in sounds
        if not names or family in names or sound.name in names
    ]


def unknown(names: list[str]) -> list[str]:
    known = {*FAMILIES, *(sound.name for sound in all_sounds())}
    return [name for name in names if name not in known]
