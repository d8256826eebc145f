"""The last setup, kept among the settings for the next time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.play.draft import Draft, SeatDraft, fresh, restored
from game.play.looks import is_known_look
from game.play.services import Services
from game.play.settings import SettingsStore
from game.rules.edition import Edition

MEMORY = "setup"
REAL_TABLE = "real_table"  # the crew and rules of the score keeper


def remembered_draft(
    store: SettingsStore,
    services: Services,
    editions: Mapping[str, Edition],
    names: Sequence[str],
    memory: str = MEMORY,
) -> Draft:
    """The last setup, or the usual one with some of these names."""
    first = next(iter(editions.values()))
    usual = fresh(first, names, services.levels, services.personalities)

    def known(seat: SeatDraft) -> SeatDraft:
        """Levels and characters may have changed since."""
        if seat.level not in services.levels:
            seat.level = usual.seats[1].level if seat.level else ""
        if seat.personality not in services.personalities:
            seat.personality = usual.seats[0].personality
        return seat

    draft = restored(store.recall(memory), usual, known)
    draft.fit(editions.get(draft.edition, first))
    return draft


def is_outdated(store: SettingsStore, services: Services) -> bool:
    """Whether the last setup names a bot or a look that this version does not know."""
    data = store.recall(MEMORY)
    seats = data.get("seats") if isinstance(data, dict) else None
    entries = (
        [entry for entry in seats if isinstance(entry, dict)] if isinstance(seats, list) else []
    )
    known = {"level": ("", *services.levels), "personality": ("", *services.personalities)}
    return any(
        entry.get(key, "") not in values for entry in entries for key, values in known.items()
    ) or not all(is_known_look(str(entry.get("look", ""))) for entry in entries)


def remembered_crew(
    store: SettingsStore,
    services: Services,
    editions: Mapping[str, Edition],
    names: Sequence[str],
) -> Draft:
    """The last table with the real box, of people only."""
    draft = remembered_draft(store, services, editions, names, REAL_TABLE)
    for seat in draft.seats:
        seat.level = ""
    return draft


def remember(store: SettingsStore, draft: Draft, memory: str = MEMORY) -> None:
    store.remember(memory, draft.as_data())
