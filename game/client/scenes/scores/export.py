"""Writes a match of the logbook into a file: as picture, table, transcript or record."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game.client.scenes.scores.sheet_picture import write_sheet
from game.client.toolkit.asking import AskScene, short_path
from game.client.toolkit.dialog import Dialog
from game.client.toolkit.widgets import Choice, Widget
from game.client.toolkit.widgets.choice import Item
from game.play.logbook.exporting import exported
from game.play.past_match import PastMatch

if TYPE_CHECKING:
    from game.client.app import App

KINDS = (".png", ".csv", ".txt", ".json")
SHOWN = 560  # of a path in a notice


class ExportScene(AskScene):
    """The ending of the name decides; choosing another kind changes it."""

    name = "export"

    def __init__(self, app: App, past: PastMatch) -> None:
        super().__init__(app, str(Path.home() / f"skull-king-{past.id}{KINDS[0]}"))
        self.past = past

    def words(self) -> tuple[str, str, str]:
        tr = self.ui.tr
        return tr("logbook.export"), tr("logbook.export.text"), tr("logbook.export.save")

    def above(self) -> list[Widget]:
        tr = self.ui.tr
        items = [Item(kind, tr(f"logbook.export.{kind[1:]}")) for kind in KINDS]
        kind = self.path.suffix.lower()
        return [Choice(self.ui, items, kind if kind in KINDS else KINDS[0], self._turn, "kind")]

    @property
    def path(self) -> Path:
        """A name alone lies in the player's home."""
        return Path.home() / Path(self.typed.strip()).expanduser()

    def _turn(self, kind: str) -> None:
        path = self.path
        self.typed = str(path.with_suffix(kind) if path.name else Path.home() / f"match{kind}")
        self.trouble = ""
        self.rebuild()

    def submit(self) -> None:
        tr, path = self.ui.tr, self.path
        if path.suffix.lower() not in KINDS:
            self.refuse(tr("logbook.export.ending", endings=", ".join(KINDS)))
        elif path.exists():
            answers = [
                (tr("logbook.export.replace"), partial(self._write, path)),
                (tr("common.cancel"), None),
            ]
            text = tr("logbook.export.exists", name=path.name)
            self.app.push(Dialog(self.app, tr("logbook.export"), text, answers, default=1))
        else:
            self._write(path)

    def _write(self, path: Path) -> None:
        kind, record = path.suffix.lower(), self.past.record
        try:
            if kind == ".png":
                write_sheet(self.ui, record, path)
            else:
                path.write_text(exported(self.past.id, record, kind), "utf-8", newline="\n")
        except OSError as error:
            reason = error.strerror or str(error)
            self.refuse(self.ui.tr("logbook.export.refused", reason=reason))
            return
        self.app.close(self)
        shown = short_path(self.ui, str(path), "body", self.ui.theme.px(SHOWN))
        self.app.notify(self.ui.tr("logbook.export.done", path=shown))
