"""The levels below the ring: who beats whom step by step, and the beasts beside them."""

from __future__ import annotations

import pygame

from game.client.props.beating_ring import draw_coin
from game.client.props.pieces import DICE, Faces, own_key
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Widget
from game.play.beating_order import Tier
from game.rules.edition import Setup
from game.rules.pieces import Face, Role

COIN = 46


def spread(faces: tuple[Face, ...], most: int) -> list[Face]:
    """Evenly picked when there are too many."""
    if len(faces) <= most:
        return list(faces)
    return [faces[round(i * (len(faces) - 1) / (most - 1))] for i in range(most)]


class Step(Widget):
    """A row of the order."""

    focusable = False
    growth = 0  # units by which it may be higher than it needs to be


class TierStep(Step):
    """One level of the order: a few of its faces and what is to be said of it."""

    def __init__(self, ui: Ui, setup: Setup, tier: Tier) -> None:
        super().__init__(ui)
        self.tier = tier
        self.faces = Faces(ui, setup.edition)
        self.text = ui.tr(own_key(ui.tr, "rules.order", setup.edition, tier.key))

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self.ui.shapes.bar(self.rect.size, "bone", 0.65), self.rect)
        self.draw_faces(surface)
        self.ui.text.paragraph(surface, self.text, "body", "ink", self.words())

    def draw_faces(self, surface: pygame.Surface) -> None:
        """Draw the pictures."""

    def words(self) -> pygame.Rect:
        """Where the text goes."""
        raise NotImplementedError


class DiceStep(TierStep):
    """Dice side by side, the words below them."""

    most = 7

    @property
    def side(self) -> int:
        return self.ui.theme.px(54)

    def preferred(self, width: int) -> tuple[int, int]:
        theme = self.ui.theme
        text = self.ui.text.height(self.text, "body", width - theme.px(32))
        return width, self.side + text + theme.px(26)

    def draw_faces(self, surface: pygame.Surface) -> None:
        theme, side = self.ui.theme, self.side
        x = self.rect.left + theme.px(16) + side / 2
        for face in spread(self.tier.faces, self.most):
            self.faces.draw(surface, face.token, (x, self.rect.top + theme.px(9) + side / 2), side)
            x += side + theme.px(8)

    def words(self) -> pygame.Rect:
        box = self.rect.inflate(-self.ui.theme.px(32), 0)
        box.top += self.side + self.ui.theme.px(15)
        return box


class CardStep(TierStep):
    """Cards that overlap at the left, the words beside them."""

    most = 8
    growth = 26
    few = 4  # of a colour, beside others
    share = 0.44  # of the width, for the cards

    def _pictures(self, width: int) -> int:
        return round(width * self.share)

    def _text(self, width: int) -> int:
        return width - self._pictures(width) - self.ui.theme.px(24)

    def preferred(self, width: int) -> tuple[int, int]:
        """The least size; the cards grow with the row."""
        theme = self.ui.theme
        text = self.ui.text.height(self.text, "body", self._text(width))
        return width, max(theme.px(84), text + theme.px(12))

    def words(self) -> pygame.Rect:
        width = self._text(self.rect.width)
        height = self.ui.text.height(self.text, "body", width)
        left = self.rect.left + self._pictures(self.rect.width) + self.ui.theme.px(12)
        return pygame.Rect(left, self.rect.centery - height // 2, width, height)

    def draw_faces(self, surface: pygame.Surface) -> None:
        """What cannot win stands pale behind the others; a coin says what the first is worth."""
        theme = self.ui.theme
        height = min(self.rect.height - theme.px(12), theme.px(104))
        width = self.faces.width(height)
        shown = self._shown()
        left = self.rect.left + theme.px(12) + width / 2
        room = self._pictures(self.rect.width) - theme.px(16) - width
        room -= theme.px(COIN // 2) * (self.tier.points > 0)
        step = min(width * 0.8, room / max(1, len(shown) - 1))
        for number, (face, beaten) in enumerate(shown):
            place = (left + number * step, self.rect.centery)
            self.faces.draw(surface, face.token, place, height, pale=beaten)
        if self.tier.points:
            x = left + (len(shown) - 1) * step + width / 2
            centre = (x, self.rect.centery + height / 2 - theme.px(COIN) / 2)
            draw_coin(self.ui, surface, centre, self.ui.tr.signed(self.tier.points), COIN)

    def _shown(self) -> list[tuple[Face, bool]]:
        """Low numbers first, so that the high ones lie on top."""
        faces = spread(self.tier.faces, self.few if self.tier.beaten else self.most)
        if faces[0].role is Role.NUMBER:
            faces = faces[::-1]
        return [(face, True) for face in self.tier.beaten] + [(face, False) for face in faces]


def tier_step(ui: Ui, setup: Setup, tier: Tier) -> TierStep:
    step = DiceStep if Faces(ui, setup.edition).family == DICE else CardStep
    return step(ui, setup, tier)


class SeaStep(Step):
    """The beasts of the deep, beside the order, each with what it does to a trick."""

    def __init__(self, ui: Ui, setup: Setup, beasts: list[Face]) -> None:
        super().__init__(ui)
        self.faces = Faces(ui, setup.edition)
        self.beasts = [(face, ui.tr(f"rules.order.{face.token}")) for face in beasts]
        self.both = ui.tr("rules.order.leviathans") if len(beasts) > 1 else ""

    def _card(self) -> tuple[int, int]:
        height = self.ui.theme.px(84)
        return self.faces.width(height), height

    def _text(self, width: int) -> int:
        """The width of one beast's words."""
        theme = self.ui.theme
        part = (width - theme.px(12)) // len(self.beasts)
        return part - self._card()[0] - theme.px(26)

    def _row(self, width: int) -> int:
        """The height of a beast's row: that of the cards, or of the longer words beside them."""
        text, words = self.ui.text, self._text(width)
        return max(self._card()[1], *(text.height(told, "small", words) for _, told in self.beasts))

    def preferred(self, width: int) -> tuple[int, int]:
        theme, text = self.ui.theme, self.ui.text
        both = text.height(self.both, "small", width - theme.px(32)) if self.both else 0
        return width, self._row(width) + both + theme.px(14)

    def draw(self, surface: pygame.Surface) -> None:
        ui, theme = self.ui, self.ui.theme
        surface.blit(ui.shapes.bar(self.rect.size, "night_light", 0.95), self.rect)
        (wide, high), words = self._card(), self._text(self.rect.width)
        row = pygame.Rect(self.rect.left + theme.px(12), self.rect.top + theme.px(7), 0, 0)
        row.height = self._row(self.rect.width)
        for face, told in self.beasts:
            self.faces.draw(surface, face.token, (row.left + wide / 2, row.centery), high)
            height = ui.text.height(told, "small", words)
            left = row.left + wide + theme.px(10)
            box = pygame.Rect(left, row.centery - height // 2, words, height)
            ui.text.paragraph(surface, told, "small", "bone", box)
            row.left = box.right + theme.px(16)
        if self.both:
            line = ui.text.height(self.both, "small", self.rect.width - theme.px(32))
            box = self.rect.inflate(-theme.px(32), 0)
            box.top, box.height = self.rect.bottom - line - theme.px(4), line
            ui.text.paragraph(surface, self.both, "small", "brass_light", box, "centre")


class DownArrow(Widget):
    """An arrow from one level to the next."""

    focusable = False

    def draw(self, surface: pygame.Surface) -> None:
        arrow = self.ui.shapes.arrow(self.rect.height, "down", "blood")
        surface.blit(arrow, arrow.get_rect(center=self.rect.center))
