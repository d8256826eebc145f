"""The score pad of a match as a picture of its own, to be kept or sent."""

from __future__ import annotations

import io
from pathlib import Path

import pygame

from game.client.scenes.scores.pad_grid import Cell
from game.client.scenes.scores.pad_table import PadTable
from game.client.toolkit.art import Art
from game.client.toolkit.paper import pad_binding
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Label
from game.client.toolkit.wood import PadPaper, draw_table
from game.match.record import MatchRecord
from game.play.past_match import PastMatch
from game.play.score_book import ScoreBook, book_of

SIZE = (1920, 1080)  # of the window that it is drawn as if for
SEAT, HAND, AROUND, HEAD = 150, 40, 30, 190  # units


def write_pad_picture(ui: Ui, record: MatchRecord, path: Path) -> None:
    """Write it as sharp as on a large screen, whatever the window is; an OSError if that is
    impossible.
    """
    own, file = Ui(SIZE, ui.store, ui.clock, Art(), ui.audio), io.BytesIO()
    pygame.image.save(pad_picture(own, book_of(PastMatch("", record))), file, ".png")
    path.write_bytes(file.getvalue())


def pad_picture(ui: Ui, book: ScoreBook) -> pygame.Surface:
    theme = ui.theme
    around = theme.px(AROUND)
    paper = pygame.Rect(around, around, 0, 0)
    paper.width = theme.px(max(420, SEAT * book.seats + 70))
    paper.height = theme.px(HEAD + HAND * book.hands)
    picture = pygame.Surface((paper.width + 2 * around, paper.height + 2 * around))
    draw_table(ui, picture)
    _draw_pad(ui, picture, paper, book)
    return picture


def _draw_pad(ui: Ui, picture: pygame.Surface, paper: pygame.Rect, book: ScoreBook) -> None:
    theme = ui.theme
    pad = PadPaper(ui, ui.tr("scores.title"))
    pad.rect = paper
    inside = paper.inflate(-theme.px(40), 0)
    inside.top = paper.top + pad_binding(theme) + theme.px(12)
    inside.height = paper.bottom - theme.px(44) - inside.top
    table = PadTable(ui, book, Cell(1, 0), lambda cell: None)
    table.place(*inside)
    told = ui.tr("scores.legend.loads" if book.has_loads else "scores.legend")
    legend = Label(ui, told, "small", "faded_ink", "centre")
    legend.place(inside.left, inside.bottom, inside.width, ui.text.line_height("small"))
    for widget in (pad, table, legend):
        widget.draw(picture)
