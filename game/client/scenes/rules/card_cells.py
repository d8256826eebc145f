"""The cards of an edition, each with how many there are and what it does."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.client.props.pieces import Faces, own_key
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Widget
from game.play.payouts import numbers
from game.rules.edition import Edition, Setup
from game.rules.pieces import Piece

OF_A_COLOUR = 3


@dataclass(frozen=True)
class CardGroup:
    """What is told in one cell: all cards of a colour, or one card; `count` of the whole box."""

    pieces: tuple[Piece, ...]
    count: int
    in_play: bool

    @property
    def colour(self) -> str | None:
        return self.pieces[0].colour


def card_groups(setup: Setup) -> list[CardGroup]:
    """Every card of the box, strong to weak, also those that stay in it."""
    groups: dict[str, list[Piece]] = {}
    for piece in _real_cards(setup.edition):
        groups.setdefault(piece.colour or piece.token, []).append(piece)
    counts = setup.edition.box.counts
    return [
        CardGroup(tuple(group), sum(counts[p.token] for p in group), group[0].token in setup.deck)
        for group in groups.values()
    ]


def _real_cards(edition: Edition) -> list[Piece]:
    """The cards without those that only stand for others in notation."""
    return [piece for piece in edition.box.pieces if edition.box.counts[piece.token]]


class CardCell(Widget):
    """The card at the left; its count, name and use at the right."""

    focusable = False

    def __init__(self, ui: Ui, setup: Setup, group: CardGroup) -> None:
        super().__init__(ui)
        self.setup, self.group = setup, group
        self.faces = Faces(ui, setup.edition)
        self.title = self._title()
        self.texts = self._texts()

    def _title(self) -> str:
        tr, group = self.ui.tr, self.group
        name = self.faces.name(group.pieces[0].token)
        if group.colour:
            name = tr(own_key(tr, "rules.suit", self.setup.edition, group.colour))
        elif group.pieces[0].ability:
            name = tr("rules.named_pirate", name=name)
        return tr("rules.counted", count=group.count, name=name)

    def _key(self) -> str:
        """The part of the text's key that names the cards."""
        colour = self.group.colour
        if colour is None:
            return self.group.pieces[0].token
        return "trump" if colour == self.setup.tricks.trump else "colour"

    def _texts(self) -> list[tuple[str, str]]:
        """Colour and text of each paragraph: what it does, and whether it is in the match."""
        tr, piece = self.ui.tr, self.group.pieces[0]
        used = piece.ability is None or piece.token in self.setup.abilities
        there = self.group.in_play and used
        key = own_key(tr, "rules.piece", self.setup.edition, self._key())
        note = tr(key, **numbers(self.setup))
        texts = [("ink" if there else "faded_ink", note)]
        if not there:
            absent = "rules.absent" if used else "rules.absent.ability"
            texts.append(("blood", f"**{tr(absent)}**"))
        return texts

    def _card(self) -> int:
        return self.ui.theme.px(96)

    def _pictures(self) -> int:
        """A colour shows several of its cards, and its cells are as wide as the others."""
        return round(self.faces.width(self._card()) * 1.55)

    def _words(self, width: int) -> int:
        return width - self._pictures() - self.ui.theme.px(34)

    def preferred(self, width: int) -> tuple[int, int]:
        text, words = self.ui.text, self._words(width)
        height = text.line_height("label")
        height += sum(text.height(told, "small", words) for _, told in self.texts)
        return width, max(self._card(), height) + self.ui.theme.px(14)

    def draw(self, surface: pygame.Surface) -> None:
        ui, theme, there = self.ui, self.ui.theme, self.group.in_play
        surface.blit(ui.shapes.bar(self.rect.size, "bone", 0.55 if there else 0.25), self.rect)
        self._draw_cards(surface)
        width = self._words(self.rect.width)
        box = pygame.Rect(0, 0, width, ui.text.line_height("label"))
        height = box.height + sum(ui.text.height(told, "small", width) for _, told in self.texts)
        box.left = self.rect.left + self._pictures() + theme.px(22)
        box.top = self.rect.centery - height // 2
        colour = "blood" if there else "faded_ink"
        ui.text.line(surface, self.title, "label", colour, box)
        for colour, told in self.texts:
            box.top = box.bottom
            box.height = ui.text.height(told, "small", width)
            ui.text.paragraph(surface, told, "small", colour, box)

    def _draw_cards(self, surface: pygame.Surface) -> None:
        height = self._card()
        wide, left = self.faces.width(height), self.rect.left + self.ui.theme.px(10)
        shown = self._shown()
        step = (self._pictures() - wide) / max(1, len(shown) - 1)
        for number, token in enumerate(shown):
            x = (
                left
                + wide / 2
                + (number * step if len(shown) > 1 else (self._pictures() - wide) / 2)
            )
            place = (x, self.rect.centery)
            self.faces.draw(surface, token, place, height, pale=not self.group.in_play)

    def _shown(self) -> list[str]:
        """What is pictured: of a colour the lowest, one between and the highest; of a two-faced
        card both faces.
        """
        pieces = self.group.pieces
        if self.group.colour:
            last = len(pieces) - 1
            picked = (round(i * last / (OF_A_COLOUR - 1)) for i in range(OF_A_COLOUR))
            return [pieces[i].token for i in picked]
        return [face.token for face in pieces[0].faces]
