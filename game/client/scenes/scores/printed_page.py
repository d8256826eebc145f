"""A score pad as a page to be printed: of a match, or empty to be written on."""

from __future__ import annotations

import io
from pathlib import Path

import pygame

from game.client.scenes.scores.pad_grid import Cell
from game.client.scenes.scores.pad_table import PadTable
from game.client.toolkit.art import Art
from game.client.toolkit.paper import pad_binding
from game.client.toolkit.pdf import as_pdf
from game.client.toolkit.ui import Ui
from game.client.toolkit.wood import PadPaper
from game.play.looks import default_look
from game.play.score_book import ScoreBook
from game.rules.edition import Setup

DRAWN = (2560, 1440)  # the window whose letters it has: readable on paper
DOTS = 200  # per inch
A4 = (1654, 2339)  # pixels
UPRIGHT = 5  # more players than that turn the page
PAPER, LOGO = "#ffffff", "lettering/logo"
MARGIN, HEAD = 46, 92  # units


def blank_book(setup: Setup) -> ScoreBook:
    """A score book with as many columns and rows as the game needs, and nothing written."""
    looks = [default_look(number) for number in range(setup.seats)]
    names = [""] * setup.seats
    return ScoreBook(names, looks, (), len(setup.plan), has_loads=setup.scoring.loads)


def page_picture(ui: Ui, book: ScoreBook, heading: str) -> pygame.Surface:
    """The page on white, which needs little ink, as sharp as a printer shows it."""
    own = Ui(DRAWN, ui.store, ui.clock, Art(), ui.audio)
    size = A4 if book.seats <= UPRIGHT else A4[::-1]
    page = pygame.Surface(size)
    page.fill(PAPER)
    margin = own.theme.px(MARGIN)
    inside = page.get_rect().inflate(-2 * margin, -2 * margin)
    _draw_head(own, page, pygame.Rect(inside.topleft, (inside.width, own.theme.px(HEAD))), heading)
    head = own.theme.px(HEAD) + _draw_binding(own, page, inside.move(0, own.theme.px(HEAD)))
    inside.top += head
    inside.height -= head
    _draw_table(own, page, inside, book)
    return page


def _draw_head(ui: Ui, page: pygame.Surface, box: pygame.Rect, heading: str) -> None:
    logo = ui.art.image(LOGO, (box.width // 3, round(box.height * 0.86)))
    page.blit(logo, logo.get_rect(topleft=box.topleft))
    text = pygame.Rect(box.left + logo.get_width() + ui.theme.space("l"), box.top, 0, 0)
    text.size = (box.right - text.left, round(box.height * 0.86))
    style = ui.text.fitting([heading], ("heading", "label", "small_bold"), text.size)
    ui.text.line(page, heading, style, "ink", text, "right")


def _draw_binding(ui: Ui, page: pygame.Surface, inside: pygame.Rect) -> int:
    """The leather of the pad, without its paper; returns how much room it takes."""
    high, pad = pad_binding(ui.theme), PadPaper(ui, ui.tr("scores.title"))
    picture = pygame.Surface((inside.width, 2 * high), pygame.SRCALPHA)
    pad.rect = picture.get_rect()
    pad.draw(picture)
    page.blit(picture, inside.topleft, pygame.Rect(0, 0, inside.width, high))
    return high + ui.theme.space("m")


def _draw_table(ui: Ui, page: pygame.Surface, inside: pygame.Rect, book: ScoreBook) -> None:
    line = ui.text.line_height("small")
    table = PadTable(ui, book, Cell(1, 0), lambda cell: None)
    table.highest = page.get_height()  # the rows share the page
    table.place(inside.left, inside.top, inside.width, inside.height - line)
    table.draw(page)
    told = ui.tr("scores.legend.loads" if book.has_loads else "scores.legend")
    box = pygame.Rect(inside.left, inside.bottom - line, inside.width, line)
    ui.text.line(page, told, "small", "faded_ink", box, "centre")


def write_page(page: pygame.Surface, path: Path) -> None:
    """Write a page as PDF or PNG, by the ending of its name; an OSError if that is impossible."""
    if path.suffix.lower() == ".pdf":
        path.write_bytes(as_pdf(page, DOTS))
        return
    file = io.BytesIO()
    pygame.image.save(page, file, ".png")
    path.write_bytes(file.getvalue())
