"""Writes a match of the logbook into a file: as picture, table, transcript or record."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.client.scenes.scores.pad_picture import write_pad_picture
from game.client.scenes.scores.printed_page import page_picture, write_page
from game.client.toolkit.asking import AskScene, short_path
from game.client.toolkit.dialog import Dialog
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Choice, Widget
from game.client.toolkit.widgets.choice import Item
from game.play.ledger.cabinet import Filed
from game.play.ledger.scores import book_of_sheet
from game.play.ledger.told import exported_sheet
from game.play.logbook.exporting import exported
from game.play.past_match import PastMatch

if TYPE_CHECKING:
    from game.client.app import App

KINDS = (".png", ".csv", ".txt", ".json", ".pdf")
SHOWN, NAME = 560, 300  # of a path in a notice, and of a name in a question


class FileScene(AskScene):
    """Asks where to write a file; the ending of its name decides what is written, and choosing
    another kind changes the ending.
    """

    name = "export"
    kinds: tuple[str, ...] = KINDS

    def __init__(self, app: App, called: str) -> None:
        super().__init__(app, str(Path.home() / f"skull-king-{called}{self.kinds[0]}"))

    def save(self, path: Path) -> None:
        """Write the file; an OSError if that is impossible."""
        raise NotImplementedError

    def words(self) -> tuple[str, str, str]:
        tr = self.ui.tr
        return tr("logbook.export"), tr("logbook.export.text"), tr("logbook.export.save")

    def above(self) -> list[Widget]:
        tr = self.ui.tr
        items = [Item(kind, tr(f"logbook.export.{kind[1:]}")) for kind in self.kinds]
        kind = self.path.suffix.lower()
        return [
            Choice(
                self.ui, items, kind if kind in self.kinds else self.kinds[0], self._turn, "kind"
            )
        ]

    @property
    def path(self) -> Path:
        """Where the file will be; a name without a folder means the player's home."""
        return Path.home() / Path(self.typed.strip()).expanduser()

    def _turn(self, kind: str) -> None:
        path = self.path
        self.typed = str(path.with_suffix(kind) if path.name else Path.home() / f"match{kind}")
        self.trouble = ""
        self.rebuild()

    def submit(self) -> None:
        tr, path = self.ui.tr, self.path
        if path.suffix.lower() not in self.kinds:
            self.refuse(tr("logbook.export.ending", endings=", ".join(self.kinds)))
        elif path.exists():
            answers = [
                (tr("logbook.export.replace"), partial(self._write, path)),
                (tr("common.cancel"), None),
            ]
            name = short_path(self.ui, path.name, "strong", self.ui.theme.px(NAME))
            text = tr("logbook.export.exists", name=name)
            self.app.push(Dialog(self.app, tr("logbook.export"), text, answers, default=1))
        else:
            self._write(path)

    def _write(self, path: Path) -> None:
        try:
            self.save(path)
        except OSError as error:
            reason = error.strerror or str(error)
            self.refuse(self.ui.tr("logbook.export.refused", reason=reason))
            return
        self.app.close(self)
        shown = short_path(self.ui, str(path), "body", self.ui.theme.px(SHOWN))
        self.app.notify(self.ui.tr("logbook.export.done", path=shown))


class ExportScene(FileScene):
    """A match of the logbook."""

    def __init__(self, app: App, past: PastMatch) -> None:
        super().__init__(app, past.id)
        self.past = past

    def save(self, path: Path) -> None:
        save_match(self.ui, self.past, path)


class SheetExportScene(FileScene):
    """A sheet that was kept by hand."""

    def __init__(self, app: App, filed: Filed) -> None:
        super().__init__(app, filed.id)
        self.filed = filed

    def save(self, path: Path) -> None:
        save_kept(self.ui, self.filed, path)


class PageExportScene(FileScene):
    """A page that was drawn already."""

    kinds = (".pdf", ".png")

    def __init__(self, app: App, called: str, page: pygame.Surface) -> None:
        super().__init__(app, called)
        self.page = page

    def save(self, path: Path) -> None:
        write_page(self.page, path)


def save_match(ui: Ui, past: PastMatch, path: Path) -> None:
    """Write a match as what the ending of the name says; an OSError if that is impossible."""
    kind, record = path.suffix.lower(), past.record
    if kind == ".png":
        write_pad_picture(ui, record, path)
    elif kind == ".pdf":
        heading = ui.tr(f"setup.edition.{record.edition}")
        write_page(page_picture(ui, past.book, heading), path)
    else:
        path.write_text(exported(past.id, record, kind), "utf-8", newline="\n")


def save_kept(ui: Ui, filed: Filed, path: Path) -> None:
    """The same for a sheet kept by hand, whose picture is the printed page."""
    kind, sheet = path.suffix.lower(), filed.sheet
    if kind in (".png", ".pdf"):
        heading = ui.tr(f"setup.edition.{sheet.edition.key}")
        write_page(page_picture(ui, book_of_sheet(sheet), heading), path)
    else:
        path.write_text(exported_sheet(filed.id, sheet, kind), "utf-8", newline="\n")
