"""What the coach has to say after a round, on a slip of wood above the button that goes on."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.props.advice_words import AdviceWords
from game.client.props.coach_words import CoachWords
from game.client.toolkit.shapes import blit_glow
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import PillButton, Widget
from game.play.coach.remarks import MISTAKE, Remark, remark
from game.play.coach.review import Review, review
from game.play.game import Game
from game.play.services import Services, Thinking

STYLE, LAMP = "small", 30  # units
ICONS = {"mistake": "hint", "unlucky": "dice", "nod": "check"}


class HandCoach:
    """Looks back at the round that was just scored, beside the score pad."""

    def __init__(self, services: Services, game: Game) -> None:
        self.game = game
        self._hand = len(game.public_view.scored)
        self._people = game.humans
        self.remark: Remark | None = None
        record, people, hand = game.session.record, self._people, self._hand
        self._thinking: Thinking[Review] | None = services.beside(
            lambda cancelled: review(record, services, people, hand, cancelled)
        )

    def update(self) -> bool:
        """Whether there is something to be said only now."""
        if self._thinking is None or not self._thinking.is_ready:
            return False
        found, self._thinking = self._thinking.result(), None
        self.remark = remark(found, self._hand, self._people)
        return self.remark is not None

    def stop(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
        self._thinking = None


class RemarkNote(Widget):
    """The remark, and for a mistake the way to its moment in the replay."""

    def __init__(
        self, ui: Ui, game: Game, remark: Remark, show: Callable[[Remark], object]
    ) -> None:
        super().__init__(ui, "remark")
        names = [seat.name for seat in game.seats]
        words = CoachWords(AdviceWords(ui.tr, game.setup, names), remark.judged.taken.seat)
        self.remark = remark
        where = words.place(remark.judged)
        told = words.remark(remark, named=len(game.humans) > 1)
        self.text = f"**{where}**\n{told}" if remark.kind == MISTAKE else told
        tip = ui.tr("coach.show.tip")
        self.show = PillButton(ui, ui.tr("coach.show"), lambda: show(remark), "show_me", tip)
        self.children = [self.show]

    @property
    def can_focus(self) -> bool:
        return False

    @property
    def _pad(self) -> int:
        return self.ui.theme.px(18)

    def _text_room(self, width: int) -> int:
        return width - 3 * self._pad - self.ui.theme.px(LAMP)

    def preferred(self, width: int) -> tuple[int, int]:
        text = self.ui.text.height(self.text, STYLE, self._text_room(width))
        button = self.show.preferred(width)[1] + self.ui.theme.space("xs")
        return width, max(text, self.ui.theme.px(LAMP)) + button + 2 * self._pad

    def place(self, x: float, y: float, width: float, height: float) -> None:
        super().place(x, y, width, height)
        wide, high = self.show.preferred(self.rect.width - 2 * self._pad)
        right, bottom = self.rect.right - self._pad, self.rect.bottom - self._pad
        self.show.place(right - wide, bottom - high, wide, high)

    def draw(self, surface: pygame.Surface) -> None:
        shapes, pad = self.ui.shapes, self._pad
        blit_glow(surface, shapes.shadow(self.rect.size, spread=16, radius=12), self.rect)
        surface.blit(shapes.panel(self.rect.size, "dark"), self.rect)
        side = self.ui.theme.px(LAMP)
        lamp = self.ui.icon(ICONS[self.remark.kind], side, "glow")
        surface.blit(lamp, (self.rect.left + pad, self.rect.top + pad))
        box = pygame.Rect(self.rect.left + 2 * pad + side, self.rect.top + pad, 0, 0)
        box.width = self._text_room(self.rect.width)
        box.height = self.show.rect.top - box.top
        self.ui.text.paragraph(surface, self.text, STYLE, "bone", box)
        self.show.draw(surface)
