"""The pictures of both card games' pages; which cards are in them is data of each edition."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.client.props.option_texts import value_name
from game.client.props.pieces import own_key
from game.client.scenes.howto.picture import TRAY, Picture
from game.client.scenes.howto.shared_pictures import Aboard, Follow, Winners
from game.client.toolkit import paper
from game.play.payouts import numbers, with_scoring
from game.rules.scoring import CANNONBALL, Result

HAND = ("", "", "", "")
OF_A_COLOUR = (1, 7)


class CardTavern(Picture):
    """Three captains behind their cards, a trick in the tray and the own hand."""

    tokens: tuple[str, ...] = ()
    own: tuple[str, ...] = ()

    def paint(self, surface: pygame.Surface) -> None:
        self.art(surface, TRAY, (50, 36), 64)
        for number, (x, y) in ((1, (14, 20)), (2, (50, 10.5)), (3, (86, 20))):
            self.portrait(surface, number, (x, y - 3), 13)
            self.fan(surface, HAND, (x, y + 8), 11, 4)
        places = (((37, 35), -10), ((46, 40), 6), ((55, 34), -4), ((63, 40), 9))
        for token, (centre, angle) in zip(self.tokens, places, strict=True):
            self.piece(surface, token, centre, 15, angle)
        self.fan(surface, self.own, (50, 62), 21, 10)


class Suits(Picture):
    """A few cards of every colour, low to high, with what is on them."""

    def paint(self, surface: pygame.Surface) -> None:
        edition, tr = self.setup.edition, self.ui.tr
        colours = list(dict.fromkeys(p.colour for p in edition.box.pieces if p.colour))
        highest = max(face.number for face in self.setup.faces.values())
        for colour, (x, y) in zip(colours, ((26, 17), (74, 17), (26, 50), (74, 50)), strict=True):
            tokens = [f"{colour}:{number}" for number in (*OF_A_COLOUR, highest)]
            self.fan(surface, tokens, (x, y), 23, 10, 6)
            name = tr(own_key(tr, "rules.suit", edition, colour))
            self.caption(surface, name, (x, y + 13), 47)
            if colour == self.setup.tricks.trump:
                self.caption(surface, tr("howto.trump"), (x + 12, y), 24)


class CardFollow(Follow):
    """Yellow was played."""

    played = ("yellow:5", "yellow:9")
    own = ("yellow:12", "yellow:3", "mermaid", "black:7", "escape")
    height = 18.0


class TwoFaced(Picture):
    """An Escape, and the card that is declared: Pirate or Escape."""

    def paint(self, surface: pygame.Surface) -> None:
        tr, edition = self.ui.tr, self.setup.edition
        piece = next(piece for piece in edition.box.pieces if piece.chosen)
        self.piece(surface, "escape", (17, 31), 32)
        self.caption(surface, tr("howto.escape"), (17, 54), 31)
        self.piece(surface, piece.token, (50, 31), 36)
        self.caption(surface, tr("howto.declared"), (50, 56), 34)
        for face, y in zip(piece.faces, (15, 49), strict=True):
            arrow = self.ui.shapes.arrow(self.px(7), "right", "glow")
            surface.blit(arrow, arrow.get_rect(center=self.point(68, y)))
            self.piece(surface, face.token, (83, y), 22)
            self.caption(surface, tr(f"piece.role.{face.role.value}"), (83, y + 14.2), 28)


class CardWinners(Winners):
    """What beats what, from the colour led up to the Mermaid."""

    height = 11.8


class Deep(Picture):
    """A trick with each beast: nobody wins it, or the highest number does."""

    tricks = (
        ("yellow:12", "kraken", "skull_king", "yellow:3"),
        ("black:9", "whale", "rosie", "green:13"),
    )

    def paint(self, surface: pygame.Surface) -> None:
        for number, (tokens, moment) in enumerate(
            zip(self.tricks, ("kraken", "whale"), strict=True)
        ):
            y = 17 + 35 * number
            self.art(surface, f"table/{moment}_moment", (18, y), 28)
            if outcome := self.trick(surface, tokens, y - 3.5, 35, 18):
                self.caption(surface, self.told(outcome), (65, y + 10.5), 60)


class Allies(Picture):
    """One plays Loot, another takes it, and both may be paid."""

    def paint(self, surface: pygame.Surface) -> None:
        tr, points = self.ui.tr, self.ui.tr.signed(self.setup.edition.loot_bonus)
        self.art(surface, TRAY, (50, 29), 62)
        self.piece(surface, "loot", (40, 27), 27, -5)
        self.piece(surface, "yellow:11", (60, 27), 27, ring=True)
        for number, x, told in ((1, 14, "howto.loot.played"), (2, 86, "howto.loot.taken")):
            self.portrait(surface, number, (x, 22), 19)
            self.caption(surface, tr(told), (x + (4 if x < 50 else -4), 38), 34)
            self.medal(surface, points, (x, 53), 14)
        self.caption(surface, tr("howto.loot.allies"), (50, 55), 50)


class Crew(Picture):
    """Every Pirate with an ability, and what it is."""

    def paint(self, surface: pygame.Surface) -> None:
        pirates = [piece.token for piece in self.setup.edition.box.pieces if piece.ability]
        step = 92 / len(pirates)
        width, known = self.px(step - 1.4), numbers(self.setup)
        told = [self.ui.tr(f"howto.ability.{token}", **known) for token in pirates]
        style = self._style(told, width)
        height = max(self.ui.text.height(text, style, width) for text in told)
        page = pygame.Rect(self.point(2, 39), (self.px(96), height + self.px(7)))
        surface.blit(paper.parchment(self.ui, page.size), page)
        for number, (token, text) in enumerate(zip(pirates, told, strict=True)):
            x = 4 + step * (number + 0.5)
            self.piece(surface, token, (x, 23), 25, (number - 2) * 2)
            box = pygame.Rect(0, 0, width, height)
            box.midtop = (self.point(x, 0)[0], page.top + self.px(3.5))
            self.ui.text.paragraph(surface, text, style, "ink", box, "centre")

    def _style(self, told: list[str], width: int) -> str:
        """The largest in which no word is wider than its column."""
        words = [word for text in told for word in text.split(" ")]
        fitting = (
            style
            for style in ("body", "small", "tiny")
            if all(self.ui.text.measure(word, style)[0] <= width for word in words)
        )
        return next(fitting, "tiny")


@dataclass(frozen=True)
class Way:
    """A row of the comparison: a scoring and, with cannons, a load."""

    scoring: str
    load: str | None = None


class Scorings(Picture):
    """The same hand counted in every way."""

    ways = (Way("skull_king"), Way("rascal"), Way("rascal_loads", CANNONBALL))
    cards, bid = 5, 2
    won = (2, 1, 0)

    def paint(self, surface: pygame.Surface) -> None:
        ui, tr = self.ui, self.ui.tr
        page = self.inner.inflate(-self.px(6), -self.px(4))
        surface.blit(paper.pad(ui, page.size), page)
        told = tr("howto.compared", bid=self.bid, cards=self.cards)
        ui.text.line(surface, told, "label", "blood", self._cell(0, 0, wide=True), "centre")
        for column, won in enumerate(self.won, start=1):
            head = tr("howto.won", won=won)
            ui.text.line(surface, head, "strong", "faded_ink", self._cell(1, column), "centre")
        for row, way in enumerate(self.ways, start=2):
            self._draw_way(surface, way, row)

    def _cell(self, row: int, column: int, wide: bool = False) -> pygame.Rect:
        x = 8 if not column else 42 + 17 * (column - 1)
        width = 84 if wide else (33 if not column else 16)
        return pygame.Rect(self.point(x, 14 + 9.8 * row), (self.px(width), self.px(8.8)))

    def _draw_way(self, surface: pygame.Surface, way: Way, row: int) -> None:
        ui, scoring = self.ui, with_scoring(self.setup, way.scoring).scoring
        name = value_name(ui, "scoring", way.scoring)
        if way.load:
            name = ui.tr(f"scores.load.{way.load}")
        first, last = self._cell(row, 0), self._cell(row, len(self.won))
        bar = first.union(last)
        surface.blit(ui.shapes.bar(bar.size, "brass", 0.22), bar)
        ui.text.line(surface, name, "label", "ink", first.inflate(-self.px(2), 0))
        for column, won in enumerate(self.won, start=1):
            points = scoring.points(Result(self.cards, self.bid, won, load=way.load))
            colour = "blood" if points < 0 else "ink"
            box = self._cell(row, column)
            ui.text.line(surface, ui.tr.signed(points), "number", colour, box, "centre")


class SchmidtTavern(CardTavern):
    """The tavern with the suits of this box."""

    tokens = ("blue:4", "blue:12", "pirate", "red:2")
    own = ("black:6", "yellow:9", "mermaid", "escape", "red:11")


class SchmidtWinners(CardWinners):
    """The winners with the suits of this box."""

    tricks = (
        ("yellow:2", "yellow:12", "blue:13", "red:9"),
        ("yellow:12", "red:13", "black:1", "yellow:7"),
        ("mermaid", "black:13", "pirate", "red:4"),
        ("pirate", "skull_king", "mermaid", "blue:4"),
        ("escape", "scary_mary:escape", "escape", "escape"),
    )


class SchmidtAboard(Aboard):
    """Everything is ready, with cards of this box."""

    pieces = ("pirate", "black:13", "mermaid", "skull_king")
    height = 18.0


class BeckTavern(CardTavern):
    """The tavern with the suits of this box."""

    tokens = ("green:4", "green:12", "harry", "purple:2")
    own = ("black:6", "yellow:9", "mermaid", "escape", "purple:11")


class BeckWinners(CardWinners):
    """The winners with the suits of this box."""

    tricks = (
        ("green:2", "green:12", "purple:14", "yellow:9"),
        ("green:12", "yellow:14", "black:1", "green:7"),
        ("mermaid", "black:13", "rosie", "green:4"),
        ("harry", "skull_king", "mermaid", "purple:4"),
        ("escape", "tigress:escape", "escape", "escape"),
    )


class BeckAboard(Aboard):
    """Everything is ready, with cards of this box."""

    pieces = ("juanita", "black:14", "mermaid", "skull_king")
    height = 18.0
