"""The last setup, kept among the settings for the next time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.client.playable import playable_editions
from game.client.scenes.setup_parts.draft import Draft, SeatDraft, fresh, restored

if TYPE_CHECKING:
    from game.client.app import App

MEMORY = "setup"


def remembered_draft(app: App) -> Draft:
    """The last setup, or the usual one."""
    tr, services = app.ui.tr, app.services
    editions = playable_editions(app.folder)
    first = next(iter(editions.values()))
    names = tr("setup.names").split("|")
    usual = fresh(first, names, services.levels, services.personalities)

    def known(seat: SeatDraft) -> SeatDraft:
        """Levels and characters may have changed since."""
        if seat.level not in services.levels:
            seat.level = usual.seats[1].level if seat.level else ""
        if seat.personality not in services.personalities:
            seat.personality = usual.seats[0].personality
        return seat

    draft = restored(app.ui.store.recall(MEMORY), usual, known)
    draft.fit(editions.get(draft.edition, first))
    return draft


def remember(app: App, draft: Draft) -> None:
    app.ui.store.remember(MEMORY, draft.as_data())
