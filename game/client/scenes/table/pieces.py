"""How the pieces of an edition look: on the table, in the hand, hidden, and in small."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Protocol

import pygame

from game.client.props.die_back import die_back
from game.client.props.rolling_die import MARGIN, SIDE, SIDES, DiceArt, Matrix, _hull, applied
from game.client.scenes.table.colour_signs import MARKS, swatch_svg
from game.client.scenes.table.spots import Place
from game.client.toolkit.art import rasterised
from game.client.toolkit.ui import Ui
from game.rules.edition import Setup
from game.rules.pieces import Role

YAW, PITCH = math.radians(-33), math.radians(25)
FILLS = 1.44  # the picture of a held die is wider than one of its faces by this factor


def centred(size: tuple[int, int], place: Place) -> pygame.Rect:
    rect = pygame.Rect((0, 0), size)
    rect.center = (round(place.x), round(place.y))
    return rect


def pose(yaw: float = YAW, pitch: float = PITCH) -> Matrix:
    """A cube seen from above and a little from the right: three faces show."""
    cy, sy, cp, sp = math.cos(yaw), math.sin(yaw), math.cos(pitch), math.sin(pitch)
    return (
        (cy, 0.0, sy),
        (sp * -sy, cp, sp * cy),
        (cp * -sy, -sp, cp * cy),
    )


class PiecePainter(Protocol):
    """What the table needs to draw the pieces of an edition.

    `kind` chooses the words (`dice` or `cards`); won tricks lie face up if `open_piles`, and are
    shown again with pieces `note_size` units high.
    """

    kind: str
    open_piles: bool
    note_size: float
    shape: float  # width by height

    def name(self, token: str) -> str:
        """What people call a piece or a face of it."""

    def title(self, token: str) -> str:
        """What heads an explanation of it."""

    def large(self, token: str, size: int) -> pygame.Surface:
        """A piece or a face of it, so many pixels high, to be looked at closely."""

    def faces(self, piece: str) -> tuple[str, ...]:
        """The faces that are not to be seen on the piece itself."""

    def body(self, place: Place) -> pygame.Rect:
        """What a piece covers there when it is not turned."""

    def draw_face(self, surface: pygame.Surface, token: str, place: Place) -> None: ...

    def draw_back(self, surface: pygame.Surface, place: Place, seat: int) -> None:
        """A piece of a seat of which nothing may be told."""

    def draw_moving(
        self, surface: pygame.Surface, token: str, place: Place, seat: int, near: float
    ) -> None:
        """On its way; without a token it shows its back. It is `near` pixels high at an end."""

    def small(self, token: str, size: int) -> pygame.Surface:
        """So many pixels high."""

    def swatch(self, colour: str, size: int) -> pygame.Surface:
        """A colour with its sign."""

    def colour(self, colour: str) -> str: ...


class DicePainter(DiceArt):
    """The dice: flat in the tray, tumbling, standing in the hand with three faces to be seen."""

    kind = "dice"
    open_piles = True
    note_size = 52.0
    shape = 0.86

    def __init__(self, ui: Ui, setup: Setup) -> None:
        super().__init__(ui)
        self.setup = setup

    def name(self, token: str) -> str:
        return self.ui.tr(f"piece.{token}")

    def title(self, token: str) -> str:
        """A die that shows a number is called by both."""
        if token in self.setup.pieces:
            return self.name(token)
        face, tr = self.setup.faces[token], self.ui.tr
        if face.role is Role.NUMBER:
            colour = tr(f"piece.colour.{face.colour}")
            return tr("piece.card.number", colour=colour, number=face.number)
        return tr("piece.flag") if face.role is Role.ESCAPE else self.name(face.piece)

    def large(self, token: str, size: int) -> pygame.Surface:
        side = round(size * self.shape)
        return self.held(token, side) if token in self.setup.pieces else self.small(token, side)

    def face(self, token: str) -> str:
        return self.ui.die_face(token)

    def faces(self, piece: str) -> tuple[str, ...]:
        return tuple(face.token for face in self.setup.pieces[piece].faces)

    def arts(self, piece: str) -> tuple[str, ...]:
        return tuple(map(self.face, self.faces(piece)))

    def draw_face(self, surface: pygame.Surface, token: str, place: Place) -> None:
        size = max(8, round(place.size))
        self.draw_flat(surface, self.face(token), place.centre, size, place.turn)

    def body(self, place: Place) -> pygame.Rect:
        return centred((round(place.size), round(place.size)), place)

    def draw_back(self, surface: pygame.Surface, place: Place, seat: int) -> None:
        size = max(8, round(place.size))
        image = die_back(self.ui, size)
        surface.blit(image, image.get_rect(center=(round(place.x), round(place.y))))

    def draw_moving(
        self, surface: pygame.Surface, token: str, place: Place, seat: int, near: float
    ) -> None:
        if token:
            self.draw_face(surface, token, place)
        else:
            self.draw_back(surface, place, seat)

    def small(self, token: str, size: int) -> pygame.Surface:
        return self.art.image(self.face(token), size)

    def colour(self, colour: str) -> str:
        return self.ui.theme.dice[colour]

    def swatch(self, colour: str, size: int) -> pygame.Surface:
        """A colour as a little die with its sign."""
        theme, marked = self.ui.theme, self.ui.settings.colour_signs
        colours = theme.die(colour)
        mark = MARKS.get(colour, "") if marked else ""
        paint = theme.colour("ink" if colour == "yellow" else "bone")
        key = ("swatch", colours["main"], mark)
        return self.art.drawn(key, (size, size), lambda: swatch_svg(colours, mark, paint))

    def held(self, piece: str, size: int) -> pygame.Surface:
        """A die in the hand: which one it is, by three of its faces."""
        key = ("held", piece, size, self.ui.settings.colour_blind)
        return self.art.made(key, lambda: self._standing(piece, size))

    def _standing(self, piece: str, size: int) -> pygame.Surface:
        side = round(size * MARGIN / FILLS)
        edge = self.ui.theme.die(piece)
        svg = self._standing_svg(self._sides(piece), edge["ink"], edge["dark"])
        return rasterised(svg, (side, side))

    def _sides(self, piece: str) -> tuple[str, ...]:
        """Front, back, right, left, below, above: different faces where they are seen."""
        tokens = self.arts(piece)
        different = [*dict.fromkeys(tokens)]
        front, right, above = (different * 3)[:3] if len(different) > 2 else _pair(different)
        return (front, front, right, right, above, above)

    def _standing_svg(self, sides: Sequence[str], ink: str, edge: str) -> str:
        rotation = pose()
        middle = SIDE * MARGIN / 2
        body = "".join(
            self._side(face, rotation, *side)
            for face, side in zip(sides, SIDES, strict=True)
            if applied(rotation, side[0])[2] > 0.05
        )
        hull = _hull(rotation, ink, edge)
        box = f'viewBox="0 0 {2 * middle:.2f} {2 * middle:.2f}"'
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" {box}>'
            f'<g transform="translate({middle:.2f} {middle:.2f})">{hull}{body}</g></svg>'
        )


def _pair(different: list[str]) -> tuple[str, str, str]:
    """Three sides out of two faces: the more common one is seen twice."""
    first, last = different[0], different[-1]
    return first, last, first
