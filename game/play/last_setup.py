"""The last setup, kept among the settings for the next time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.play.draft import Draft, SeatDraft, fresh, restored
from game.play.services import Services
from game.play.settings import SettingsStore
from game.rules.edition import Edition

MEMORY = "setup"


def remembered_draft(
    store: SettingsStore,
    services: Services,
    editions: Mapping[str, Edition],
    names: Sequence[str],
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

    draft = restored(store.recall(MEMORY), usual, known)
    draft.fit(editions.get(draft.edition, first))
    return draft


def remember(store: SettingsStore, draft: Draft) -> None:
    store.remember(MEMORY, draft.as_data())
