"""The moment of the White Whale: it comes up, and all colour runs out of the cards."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.client.scenes.table.moments.moment import Moment, blit_faded, draw_grown, laid, part
from game.client.scenes.table.spots import Place, tray
from game.client.scenes.table.stage import Stage
from game.client.toolkit.animation import in_out, out_back
from game.client.toolkit.shapes import blit_glow

ART = "table/whale_moment"
LEAVES, DRAINS = (0.36, 0.5), (0.48, 0.94)
FAINT = 0.4  # of the whale below the cards
DROPS, DROP = 5, 0.05  # how many run off a card, and how large: of its height


@dataclass(eq=False)
class Draining(Moment):
    """First the whale, then the cards, whose colours run off them; grey they stay.

    `winner` is the seat whose number is the highest, if there is a number at all.
    """

    plays: tuple[tuple[int, str], ...] = ()
    winner: int | None = None

    def draw(self, stage: Stage, surface: pygame.Surface) -> None:
        grown = out_back(part(self.t, 0.0, 0.2))
        leaving = part(self.t, *LEAVES)
        draw_grown(stage, surface, ART, grown, self.shown * (1 - (1 - FAINT) * leaving))
        for number, (seat, token) in enumerate(self.plays):
            start = DRAINS[0] + 0.2 * number / len(self.plays)
            drained = in_out(part(self.t, start, start + 0.26))
            self._draw_card(stage, surface, seat, token, drained, leaving)

    def _draw_card(
        self,
        stage: Stage,
        surface: pygame.Surface,
        seat: int,
        token: str,
        drained: float,
        come: float,
    ) -> None:
        """Draw a card in colour below a line that sinks, and grey above it."""
        place = stage.place(tray(seat))
        if seat == self.winner and drained >= 1:
            body = stage.pieces.body(place)
            blit_glow(surface, stage.ui.shapes.glow(body.size, spread=34, radius=16), body)
        colour, grey = laid(stage, token, place), laid(stage, token, place, grey=True)
        if drained < 1:
            blit_faded(surface, colour, place.centre, come)
        rect = grey.get_rect(center=(round(place.x), round(place.y)))
        upper = pygame.Rect(0, 0, rect.width, round(rect.height * (0.25 + 0.5 * drained)))
        if drained:
            surface.blit(grey, rect, upper if drained < 1 else None)
        if 0 < drained < 1:
            self._draw_drops(stage, surface, token, place, drained)
        stage.note(seat, token, "table")

    def _draw_drops(
        self, stage: Stage, surface: pygame.Surface, token: str, place: Place, drained: float
    ) -> None:
        """Draw what runs off, in the colour that the card had."""
        colour = stage.game.setup.faces[token].colour
        paint = stage.pieces.colour(colour) if colour else stage.ui.theme.colour("glow")
        body = stage.pieces.body(place)
        for number in range(DROPS):
            fall = (drained * 1.6 + number * 0.37) % 1.0
            x = body.left + body.width * (0.14 + 0.72 * number / (DROPS - 1))
            y = body.top + body.height * drained + fall * body.height * 0.5
            radius = max(2, round(place.size * DROP * (1 - 0.6 * fall)))
            pygame.draw.circle(surface, paint, (round(x), round(y)), radius)
