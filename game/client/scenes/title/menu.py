"""The planks of the main menu, in their order from the top."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.client.doors import (
    open_learn,
    open_logbook,
    open_real_table,
    open_settings,
    open_setup,
)

if TYPE_CHECKING:
    from game.client.app import App

# Key of the plank, whose text is `title.<key>`, and what it opens. Above them may hang the plank
# that continues a match; seven in all is what the smallest window holds.
MENU: tuple[tuple[str, Callable[[App], object]], ...] = (
    ("new_game", open_setup),
    ("learn", open_learn),
    ("logbook", open_logbook),
    ("real_table", open_real_table),
    ("settings", open_settings),
    ("quit", lambda app: app.quit()),
)
