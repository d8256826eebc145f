"""Pictures that dice and cards have in common; what is in them comes from the rules or a page."""

from __future__ import annotations

import pygame

from game.client.props.beating_ring import CastRing
from game.client.props.score_lines import ExampleRow
from game.client.props.sharing_picture import SharingPicture
from game.client.scenes.howto.picture import TRAY, Picture
from game.client.toolkit import paper
from game.play.payouts import Paid, bonus_table, worked_examples
from game.play.sharing import WAYS
from game.rules.trick import playable

BESIDE = 3
BONUS_STEP, BONUS_BOTTOM = 9.4, 66.0


class Chant(Picture):
    """Yo! Ho! Ho! and the hands are open."""

    def paint(self, surface: pygame.Surface) -> None:
        self.art(surface, TRAY, (50, 38), 86)
        for word, centre in (("1", (24, 9)), ("2", (50, 7)), ("3", (76, 9))):
            self.caption(surface, self.ui.tr(f"howto.chant.{word}"), centre, 24)
        for number, bid in enumerate((1, 0, 2, 1)):
            x = 17 + 22 * number
            self.hand(surface, number, f"hands/fingers_{bid}", (x, 33), 21)
            self.medal(surface, self.ui.tr.number(bid), (x, 59), 11)


class Follow(Picture):
    """What was played so far, and which of the own pieces may follow."""

    played: tuple[str, ...] = ()
    own: tuple[str, ...] = ()
    height = 12.0

    def paint(self, surface: pygame.Surface) -> None:
        self.art(surface, TRAY, (50, 20), 54)
        known = self.setup.faces
        lead = self.setup.tricks.fold([known[token] for token in self.played]).lead
        for number, token in enumerate(self.played):
            off = number - (len(self.played) - 1) / 2
            self.piece(surface, token, (50 + 13 * off, 19 + off * 2), self.height, off * 16)
        told = self.ui.tr("howto.follow", colour=self.ui.tr(f"piece.colour.{lead}"))
        self.behind(surface)
        held = [known[token].piece for token in self.own]
        may = playable(held, lead, self.setup.colours)
        step = 16 if len(self.own) < 5 else 15
        for number, (token, piece) in enumerate(zip(self.own, held, strict=True)):
            x = 50 + step * (number - (len(self.own) - 1) / 2)
            ring = piece in may
            self.piece(surface, token, (x, 54.5), self.height, ring=ring, pale=not ring)
        self.caption(surface, told, (50, 35), 50)

    def behind(self, surface: pygame.Surface) -> None:
        """What the own pieces lie on."""


class Cast(Picture):
    """The ring of characters, as in the rules."""

    def paint(self, surface: pygame.Surface) -> None:
        page = self.inner.inflate(-self.px(4), -self.px(4))
        surface.blit(paper.parchment(self.ui, page.size), page)
        ring = CastRing(self.ui, self.setup)
        ring.rect = page.inflate(-self.px(14), -self.px(7))
        ring.draw(surface)


class Winners(Picture):
    """A few tricks, each with its winner as the rules judge it."""

    tricks: tuple[tuple[str, ...], ...] = ()
    height = 10.0

    def paint(self, surface: pygame.Surface) -> None:
        step = 66 / len(self.tricks)
        for number, faces in enumerate(self.tricks):
            y = 2 + step * (number + 0.5)
            if outcome := self.trick(surface, faces, y, 5, self.height):
                self.caption(surface, self.told(outcome), (77.5, y), 42)


class Points(Picture):
    """A few hands on the pad, counted by the scoring, and below them what is paid beside."""

    cards = 3

    def paint(self, surface: pygame.Surface) -> None:
        page = self.inner.inflate(-self.px(8), -self.px(3))
        surface.blit(paper.pad(self.ui, page.size), page)
        inside = page.inflate(-self.px(8), 0)
        y = page.top + paper.pad_binding(self.ui.theme) + self.px(1)
        rows = self._rows(inside.width, self._bonus_top - y)
        for row in rows:
            height = row.preferred(inside.width)[1]
            row.place(inside.left, y, inside.width, height)
            row.draw(surface)
            y += height + self.ui.theme.space("xs")
        self._draw_bonuses(surface)

    def _rows(self, width: int, room: int) -> list[ExampleRow]:
        """As many examples without a bonus as there is room for, the most telling ones."""
        made, missed, worse, *zeros = worked_examples(self.setup, self.cards)[:5]
        rows = [ExampleRow(self.ui, self.setup, result) for result in (made, missed, worse, *zeros)]
        height = rows[0].preferred(width)[1] + self.ui.theme.space("xs")
        kept = [made, *zeros, missed, worse][: room // height]
        return [row for row in rows if row.result in kept]

    @property
    def _bonus_rows(self) -> int:
        return -(-len(bonus_table(self.setup)) // BESIDE)

    @property
    def _bonus_top(self) -> int:
        """Where the coins begin."""
        return self.point(0, BONUS_BOTTOM - BONUS_STEP * self._bonus_rows)[1]

    def _draw_bonuses(self, surface: pygame.Surface) -> None:
        """The faces that earn something and how much, three beside each other."""
        table = bonus_table(self.setup)
        for number, paid in enumerate(table):
            row, column = divmod(number, BESIDE)
            beside = min(BESIDE, len(table) - row * BESIDE)
            x = 50 + 80 / beside * (column - (beside - 1) / 2)
            y = BONUS_BOTTOM - BONUS_STEP * (self._bonus_rows - row - 0.5)
            self._draw_paid(surface, paid, (x, y))

    def _draw_paid(self, surface: pygame.Surface, paid: Paid, centre: tuple[float, float]) -> None:
        high = 7.8 if self.faces.shape < 1 else 9.0
        step = high * self.faces.shape + 0.5
        faces = paid.faces[-2:]
        x = centre[0] - (step * len(faces) + high) / 2 + step / 2
        for face in faces:
            self.piece(surface, face.token, (x, centre[1]), high)
            x += step
        self.medal(surface, self.ui.tr.signed(paid.points), (x + 1.5, centre[1]), high)


class OneComputer(Picture):
    """The three ways to share it, each with its name."""

    places = ((29, 1, 42), (5, 36, 42), (53, 36, 42))  # left, top and width

    def paint(self, surface: pygame.Surface) -> None:
        for way, (left, top, wide) in zip(WAYS, self.places, strict=True):
            picture = SharingPicture(self.ui, way)
            size = picture.preferred(self.px(wide))
            picture.place(*self.point(left, top), *size)
            picture.draw(surface)
            name = self.ui.tr(f"sharing.way.{way}")
            self.caption(surface, name, (left + wide / 2, top + wide * 0.62), wide)


class Aboard(Picture):
    """Everything is ready."""

    pieces: tuple[str, ...] = ()
    height = 12.0

    def paint(self, surface: pygame.Surface) -> None:
        self.art(surface, "lettering/logo_mark", (50, 27), 40)
        self.art(surface, "lettering/logo", (50, 56), 58)
        for x, y in ((6, 62), (13, 65), (20, 62), (80, 62), (87, 65), (94, 62)):
            self.art(surface, "table/coin", (x, y), 8)
        places = (((15, 20), -14), ((20, 42), 10), ((85, 20), 12), ((80, 42), -8))
        for token, (centre, angle) in zip(self.pieces, places, strict=True):
            self.piece(surface, token, centre, self.height, angle)
