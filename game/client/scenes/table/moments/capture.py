"""The moment of a capture: the captor comes into the light, and drags the captives to its side."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.client.scenes.table.moments.fate import figure_of
from game.client.scenes.table.moments.light import coins_for, draw_burst, draw_coins, draw_dusk
from game.client.scenes.table.moments.moment import Moment, blit_faded, draw_told, laid, part
from game.client.scenes.table.spots import Place, Spot, between, tray
from game.client.scenes.table.stage import Shift, Stage
from game.client.toolkit.animation import in_out, out_back

CAPTOR = Shift(0.33, 0.47, 1.0)
ROW, ROW_TOP, CAPTIVE = (0.52, 0.76), 0.47, 1.0  # shares of the tray; of the size in it
FIGURE = 0.5  # of the height of the tray
ARC, PAID = 34.0, 0.72  # units; from when the coins fly
PLATE = (64, 30)


@dataclass(eq=False)
class Catching(Moment):
    """`captives` are the seats and faces that were caught, each with what it is worth; `figure`
    is the special piece that caught them, if it was one.
    """

    captor: tuple[int, str] = (0, "")
    captives: tuple[tuple[int, str, int], ...] = ()
    figure: str = ""

    @property
    def seats(self) -> set[int]:
        """Whose pieces play in it."""
        return {self.captor[0], *(seat for seat, _, _ in self.captives)}

    def shifts(self) -> dict[Spot, Shift]:
        """The places of captor and captives in the tray when it is over."""
        return {
            **{tray(seat): self._in_row(n) for n, (seat, _, _) in enumerate(self.captives)},
            tray(self.captor[0]): CAPTOR,
        }

    def _in_row(self, number: int) -> Shift:
        count = len(self.captives)
        first, last = ROW
        share = number / (count - 1) if count > 1 else 0.35
        return Shift(first + (last - first) * share, ROW_TOP, CAPTIVE * (1 if count < 4 else 0.8))

    def draw(self, stage: Stage, surface: pygame.Surface) -> None:
        draw_dusk(stage, surface, self.shown)
        come = out_back(part(self.t, 0.0, 0.25))
        numbers = range(len(self.captives))
        for number in (n for n in numbers if self._seized(n) < 1):
            self._draw_captive(stage, surface, number)
        self._draw_captor(stage, surface, come)
        for number in (n for n in numbers if self._seized(n) >= 1):
            self._draw_captive(stage, surface, number)
        points = sum(worth for _, _, worth in self.captives)
        flown = part(self.t, PAID, 1.0)
        start = stage.shifted(self._in_row(len(self.captives) // 2), tray(self.captor[0])).centre
        draw_coins(stage, surface, start, self.captor[0], coins_for(points), flown)

    def _draw_captor(self, stage: Stage, surface: pygame.Surface, come: float) -> None:
        seat, token = self.captor
        start, end = stage.layout.place(tray(seat)), stage.shifted(CAPTOR, tray(seat))
        at = between(start, end, come, 0.0)
        height = stage.layout.tray.height
        draw_burst(stage, surface, end.centre, height * 0.95, come * self.shown * 0.8)
        _draw_piece(stage, surface, seat, token, at)
        if self.figure:
            image = stage.ui.art.image(figure_of(self.figure), round(height * FIGURE))
            top = (end.x, end.y - height * 0.22 * part(self.t, 0.1, 0.3))
            blit_faded(surface, image, top, self.shown * part(self.t, 0.1, 0.22))

    def _seized(self, number: int) -> float:
        """How far a captive was dragged already."""
        begun = 0.26 + 0.3 * number / len(self.captives)
        return part(self.t, begun, begun + 0.18)

    def _draw_captive(self, stage: Stage, surface: pygame.Surface, number: int) -> None:
        """Captives are seized one after the other, each with what it is worth."""
        seat, token, worth = self.captives[number]
        gone = self._seized(number)
        start = stage.layout.place(tray(seat))
        end = stage.shifted(self._in_row(number), tray(seat))
        place = between(start, end, in_out(gone), ARC * stage.ui.theme.u)
        _draw_piece(stage, surface, seat, token, place)
        if worth and gone >= 1:
            self._draw_worth(stage, surface, place, worth)

    def _draw_worth(self, stage: Stage, surface: pygame.Surface, place: Place, worth: int) -> None:
        px, told = stage.ui.theme.px, stage.ui.tr.signed(worth)
        centre = (place.x, place.y + place.size * 0.62)
        draw_told(stage, surface, told, "number", (px(PLATE[0]), px(PLATE[1])), centre, self.shown)


@dataclass(eq=False)
class Paying(Moment):
    """Coins for a bonus that needs no captive."""

    seat: int = 0
    points: int = 0

    def draw(self, stage: Stage, surface: pygame.Surface) -> None:
        start = stage.place(tray(self.seat)).centre
        draw_coins(stage, surface, start, self.seat, coins_for(self.points), self.t)


def _draw_piece(stage: Stage, surface: pygame.Surface, seat: int, token: str, place: Place) -> None:
    """The picture that lay in the tray, smaller where it must be."""
    lay = stage.layout.place(tray(seat))
    image = laid(stage, token, lay)
    scale = place.size / lay.size
    if scale < 0.99:
        image = pygame.transform.smoothscale_by(image, scale)
    surface.blit(image, image.get_rect(center=(round(place.x), round(place.y))))
    stage.note(seat, token, "table")
