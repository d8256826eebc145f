"""Starts the client: the window, the title, and a clear line where there is no display."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from game.client.doors import open_title
from game.play.services import Services

if TYPE_CHECKING:
    from game.client.app import App


def start(services: Services) -> int:
    """Play until the player leaves; the exit status."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from game.client.window import NoDisplay
    from game.match.storage import user_folder

    try:
        app = opened(services, user_folder())
    except NoDisplay as error:
        print(f"Skull King needs a screen to open its window on: {error}.", file=sys.stderr)
        return 1
    return app.run()


def opened(services: Services, folder: Path | None) -> App:
    """The window with the title in it."""
    from game.client.app import App

    app = App.windowed(folder, services)
    open_title(app)
    tell_dice_trouble(app)
    return app


def tell_dice_trouble(app: App) -> None:
    """A dice file of the player's own that cannot be used: which, and what is wrong with it."""
    from game.match.library import library_of

    if trouble := library_of(app.folder).trouble:
        app.notify(app.ui.tr("error.dice_file", reason=trouble))
