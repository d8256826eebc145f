"""Takes matches of others into the logbook: asks for the path of a file or a folder."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

from game.client.doors import take_in_files
from game.client.toolkit.asking import AskScene

if TYPE_CHECKING:
    from game.client.app import App

QUOTES = "\"'"


class OpenFilesScene(AskScene):
    """Asks for a path; whoever has a file manager can drop the file on the window instead."""

    name = "open_files"

    def __init__(self, app: App) -> None:
        super().__init__(app, "")

    def words(self) -> tuple[str, str, str]:
        tr = self.ui.tr
        return tr("logbook.open.title"), tr("logbook.open.text"), tr("logbook.open.do")

    def hint(self) -> str:
        return self.ui.tr("logbook.open.drop")

    def submit(self) -> None:
        path = path_from(self.typed)
        if path is None:
            self.refuse(self.ui.tr("logbook.open.nothing"))
        elif not path.exists():
            self.refuse(self.ui.tr("logbook.refused.missing"))
        else:
            self.app.close(self)
            take_in_files(self.app, [path])


def path_from(typed: str) -> Path | None:
    """What was typed or pasted: perhaps in quotes, or as file managers write it."""
    text = typed.strip().strip(QUOTES)
    if text.startswith("file://"):
        text = unquote(urlsplit(text).path)
    if not text or "\0" in text:
        return None
    return Path.home() / Path(text).expanduser()
