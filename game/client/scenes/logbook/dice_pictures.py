"""Pictures of the dice: how lucky somebody was, and that every face falls as often as it should."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

import pygame

from game.client.scenes.logbook.card import TINY, Card, Row, decimal, percent
from game.client.toolkit.ui import Ui
from game.play.logbook.statistics import Figures
from game.rules.pieces import Piece

LEAST_SCALE = 5.0  # tricks at either end of the scale
NEEDLE = 0.32  # of the height


class LuckCard(Card):
    """A scale from bad luck to good: tricks won against those that the dice were worth."""

    key_word = "luck"

    def __init__(
        self, ui: Ui, is_turned: bool, on_turn: Callable[[str], object], figures: Figures
    ) -> None:
        super().__init__(ui, is_turned, on_turn)
        self.figures, self.luck = figures, figures.luck or 0.0
        self.ends = max(LEAST_SCALE, abs(self.luck) * 1.2)

    def numbers(self) -> Sequence[Row]:
        tr, f = self.ui.tr, self.figures
        return [
            (tr("logbook.number.rolled_won"), tr.number(f.rolled_won)),
            (tr("logbook.number.expected"), decimal(self.ui, f.expected)),
            (tr("logbook.number.luck"), decimal(self.ui, self.luck, signed=True)),
        ]

    def picture(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        ui, tr = self.ui, self.ui.tr
        line = ui.text.line_height("small")
        area = pygame.Rect(box.left, box.top, box.width, box.height - 3 * line)
        self.drawn(surface, area, round(self.luck, 2), round(self.ends, 1))
        row = pygame.Rect(box.left, area.bottom, box.width, line)
        self.small(surface, tr("logbook.stat.luck.bad"), row, "left")
        self.small(surface, tr("logbook.stat.luck.good"), row, "right")
        told = tr("logbook.stat.luck.told", luck=decimal(ui, self.luck, signed=True))
        lower = pygame.Rect(box.left, row.bottom, box.width, 2 * line)
        style = "number" if ui.text.measure(told, "number")[0] <= box.width else "small_bold"
        ui.text.line(surface, told, style, "ink", lower, "centre")

    def svg(self, size: tuple[int, int]) -> str:
        c, u = self.ui.theme.colours, self.ui.theme.u
        middle, bar = size[1] * 0.62, 12 * u
        left, right = 10 * u, size[0] - 10 * u
        body = (
            f'<defs><linearGradient id="luck" gradientUnits="userSpaceOnUse" x1="{left}" y1="0" '
            f'x2="{right}" y2="0"><stop offset="0" stop-color="{c["sunk"]}"/><stop offset="0.5" '
            f'stop-color="{c["parchment_dark"]}"/><stop offset="1" stop-color="{c["target"]}"/>'
            f'</linearGradient></defs><rect x="{left}" y="{middle}" width="{right - left}" '
            f'height="{bar}" rx="{bar / 2}" fill="url(#luck)" stroke="{c["ink"]}" '
            f'stroke-width="{1.6 * u}"/>'
        )
        centre = (left + right) / 2
        body += (
            f'<path d="M{centre} {middle - 6 * u}v{bar + 12 * u}" stroke="{c["ink"]}" '
            f'stroke-width="{1.6 * u}"/>'
        )
        return body + self._needle(
            centre + (right - left) / 2 * self.luck / self.ends, middle, size
        )

    def _needle(self, x: float, y: float, size: tuple[int, int]) -> str:
        """Points at the scale from above."""
        c, u = self.ui.theme.colours, self.ui.theme.u
        half, high = 11 * u, size[1] * NEEDLE
        return (
            f'<path d="M{x:.1f} {y + 2 * u:.1f}l{-half} {-high}h{2 * half}z" fill="{c["brass"]}" '
            f'stroke="{c["ink"]}" stroke-width="{1.8 * u}" stroke-linejoin="round"/>'
        )


class FacesCard(Card):
    """Every die with its faces: how often each was rolled, and a mark where it should be."""

    key_word = "faces"
    is_wide = True

    def __init__(
        self,
        ui: Ui,
        is_turned: bool,
        on_turn: Callable[[str], object],
        faces: Mapping[str, int],
        pieces: Iterable[Piece],
    ) -> None:
        super().__init__(ui, is_turned, on_turn)
        self.dice = [_fallen(piece, faces) for piece in pieces if piece.rolled]
        self.highest = max((max(f.got, f.due) for die in self.dice for f in die), default=1.0)

    def _back(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Write below every face how often it came, its share, and what that should be."""
        ui, line = self.ui, self.ui.text.line_height(TINY)
        side = self._side(box.width)
        for x, face in self._places(box.width):
            place = pygame.Rect(0, box.top, side, side)
            place.centerx = round(box.left + x)
            surface.blit(ui.art.image(ui.die_face(face.token), (side, side)), place)
            told = (ui.tr.number(face.count), percent(ui, face.got), percent(ui, face.due))
            for row, text in enumerate(told):
                cell = pygame.Rect(0, place.bottom + row * line, round(self._slot(box.width)), line)
                cell.centerx = place.centerx
                colour = ("ink", "ink", "blood")[row]
                ui.text.line(surface, text, TINY, colour, cell, "centre")
        foot = pygame.Rect(box.left, box.bottom - line, box.width, line)
        self.small(surface, ui.tr("logbook.stat.faces.back"), foot)

    def _side(self, width: int) -> int:
        """The size of the picture of a face."""
        return min(self.ui.theme.px(34), round(self._slot(width) * 0.9))

    def picture(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        side, line = self._side(box.width), self.ui.text.line_height(TINY)
        area = pygame.Rect(box.left, box.top, box.width, box.height - side - line - 4)
        known = tuple((f.token, round(f.got, 4)) for die in self.dice for f in die)
        self.drawn(surface, area, known)
        for x, face in self._places(box.width):
            place = pygame.Rect(0, area.bottom + 2, side, side)
            place.centerx = round(box.left + x)
            image = self.ui.art.image(self.ui.die_face(face.token), (side, side))
            surface.blit(image, place)
        told = pygame.Rect(box.left, box.bottom - line, box.width, line)
        count = sum(face.count for die in self.dice for face in die)
        self.small(surface, self.ui.tr.plural("logbook.stat.faces.told", count), told)

    def _slot(self, width: int) -> float:
        """The width of the slot of each face; between two dice half a slot is empty."""
        faces = sum(len(die) for die in self.dice)
        return width / max(1.0, faces + 0.5 * (len(self.dice) - 1))

    def _places(self, width: int) -> list[tuple[float, Fallen]]:
        slot, x, places = self._slot(width), 0.0, []
        for die in self.dice:
            for face in die:
                places.append((x + slot / 2, face))
                x += slot
            x += slot / 2
        return places

    def svg(self, size: tuple[int, int]) -> str:
        theme, body = self.ui.theme, ""
        u, wide = theme.u, self._slot(size[0]) * 0.6
        for x, face in self._places(size[0]):
            high = (size[1] - 8 * u) * face.got / self.highest
            fill = theme.dice.get(face.token.partition(":")[0], theme.colour("brass"))
            body += (
                f'<rect x="{x - wide / 2:.1f}" y="{size[1] - high:.1f}" width="{wide:.1f}" '
                f'height="{high:.1f}" fill="{fill}" stroke="{theme.colour("ink")}" '
                f'stroke-width="{1.2 * u}"/>'
            )
            due = size[1] - (size[1] - 8 * u) * face.due / self.highest
            body += (
                f'<path d="M{x - wide * 0.72:.1f} {due:.1f}h{wide * 1.44:.1f}" '
                f'stroke="{theme.colour("blood")}" stroke-width="{2.4 * u}" '
                f'stroke-dasharray="{4 * u} {2.4 * u}"/>'
            )
        return body


class Fallen:
    """A face: how often it was rolled, its share of its die's rolls, and what it should be."""

    def __init__(self, token: str, count: int, got: float, due: float) -> None:
        self.token, self.count, self.got, self.due = token, count, got, due


def _fallen(piece: Piece, faces: Mapping[str, int]) -> list[Fallen]:
    tokens = [face.token for face in piece.faces]
    rolls = max(1, sum(faces.get(token, 0) for token in set(tokens)))
    return [
        Fallen(
            token,
            faces.get(token, 0),
            faces.get(token, 0) / rolls,
            tokens.count(token) / len(tokens),
        )
        for token in dict.fromkeys(tokens)
    ]
