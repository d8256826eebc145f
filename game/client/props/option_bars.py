"""Choices as bars, best first: the points expected of each, and the chance to make the bid."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.props.advice_words import AdviceWords
from game.client.props.pieces import DICE, Faces
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Widget
from game.play.services import Option
from game.rules.actions import Bid, Decision, Play
from game.rules.pieces import Face, Role

ROW, PICTURE, CARD = 30, 30, 46  # units; the last two are the widths of what is chosen
CUT = (2.1, 0.2)  # of a special card: its height by the row's, and where the cut begins
BAR = 9
STYLE, HEAD = "small", "tiny"
POINTS_ROOM = "+000"


class OptionBars(Widget):
    """One row per choice: its picture or name, and its two bars. `marked` ones are set off: the
    one that is advised, or the one that somebody chose.
    """

    focusable = False

    def __init__(
        self,
        ui: Ui,
        options: Sequence[Option],
        words: AdviceWords,
        bid: int = 0,
        most: int = 6,
        colours: tuple[str, str, str] = ("bone", "faded_bone", "glow"),
    ) -> None:
        super().__init__(ui, "options")
        self.words, self.bid = words, bid
        self.faces = Faces(ui, words.setup.edition)
        self.marked: dict[Decision, str] = {options[0].action: "hint"} if options else {}
        self.shown = _shown(options, most)
        self.left_out = len(options) - len(self.shown)
        self.ink, self.faded, self.light = colours

    @property
    def _pictures(self) -> bool:
        """Whether every choice has a picture instead of a name."""
        return all(isinstance(option.action, Play | Bid) for option in self.shown)

    def preferred(self, width: int) -> tuple[int, int]:
        rows = len(self.shown) * (1 if self._pictures else 2)
        line = self.ui.text.line_height(HEAD)
        return width, line + rows * self._row_height + (line if self.left_out else 0)

    @property
    def _row_height(self) -> int:
        return max(self.ui.theme.px(ROW), self.ui.text.line_height(STYLE))

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        text, tr = self.ui.text, self.ui.tr
        line, high = text.line_height(HEAD), self._row_height
        points, chance = self._columns(pygame.Rect(self.rect.left, self.rect.top, 0, line))
        text.line(surface, tr("advice.points"), HEAD, self.faded, points)
        text.line(surface, tr("advice.chance"), HEAD, self.faded, chance)
        row = pygame.Rect(self.rect.left, self.rect.top + line, self.rect.width, high)
        for option in self.shown:
            row = self._draw_row(surface, option, row)
        if self.left_out:
            row.height = line
            more = tr("advice.more", count=self.left_out)
            text.line(surface, more, HEAD, self.faded, row, "right")

    def _draw_row(self, surface: pygame.Surface, option: Option, row: pygame.Rect) -> pygame.Rect:
        """Returns the place of the next one."""
        if option.action in self.marked:
            whole = row.copy()
            whole.height *= 1 if self._pictures else 2
            surface.blit(self.ui.shapes.bar(whole.size, self.light, 0.16), whole)
        ink = self.light if option.action in self.marked else self.ink
        if self._pictures:
            self._draw_picture(surface, option.action, row, ink)
        else:
            name = self.words.action(option.action, self.bid)
            self.ui.text.line(surface, name, STYLE, ink, row.inflate(-self._inset, 0))
            row = row.move(0, row.height)
        points, chance = self._columns(row)
        self._draw_points(surface, option, points, ink)
        self._draw_chance(surface, option, chance, ink)
        return row.move(0, row.height)

    @property
    def _inset(self) -> int:
        return 2 * self.ui.theme.space("xs")

    def _draw_picture(
        self, surface: pygame.Surface, action: Decision, row: pygame.Rect, ink: str
    ) -> None:
        box = pygame.Rect(row.left, row.top, self._picture_width, row.height)
        if isinstance(action, Bid):
            self.ui.text.line(surface, str(action.tricks), "strong", ink, box, "centre")
            return
        assert isinstance(action, Play)
        face = self._face(action)
        if self.faces.family == DICE:
            image = self.faces.image(face.token, row.height - self.ui.theme.px(3))
            surface.blit(image, image.get_rect(center=box.center))
        elif face.role is Role.NUMBER:
            self._draw_number(surface, face, box, ink)
        else:
            self._draw_cut(surface, face, box)

    def _face(self, action: Play) -> Face:
        setup = self.words.setup
        return setup.faces[action.face] if action.face else setup.pieces[action.piece].faces[0]

    def _draw_number(self, surface: pygame.Surface, face: Face, box: pygame.Rect, ink: str) -> None:
        """The emblem of the suit, and the number."""
        emblem, number = box.copy(), box.copy()
        emblem.width = number.width = box.width // 2
        number.left = emblem.right
        side = min(emblem.width, round(box.height * 0.72))
        image = self.ui.art.image(self.faces.cards.suit_id(face.colour or ""), (side, side))
        surface.blit(image, image.get_rect(center=emblem.center))
        self.ui.text.line(surface, str(face.number), "strong", ink, number, "centre")

    def _draw_cut(self, surface: pygame.Surface, face: Face, box: pygame.Rect) -> None:
        """Whoever is on the card, cut to the row."""
        high, inset = box.height - self.ui.theme.px(4), round(box.height * CUT[0] * CUT[1])
        image = self.faces.image(face.token, box.height * CUT[0])
        part = pygame.Rect(0, inset, image.get_width(), min(high, image.get_height() - inset))
        place = part.copy()
        place.center = box.center
        surface.blit(image, place, part)

    @property
    def _picture_width(self) -> int:
        wide = self.faces.family != DICE and isinstance(self.shown[0].action, Play)
        return self.ui.theme.px(CARD if wide else PICTURE)

    def _columns(self, row: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        gap = self.ui.theme.space("s")
        left = self.rect.left + (self._picture_width if self._pictures else 0) + gap
        width = (self.rect.right - left - 2 * gap) // 2
        points = pygame.Rect(left, row.top, width, row.height)
        return points, points.move(width + gap, 0)

    def _bar_room(self, column: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        """The room for a bar, and the room for its number."""
        widest = (POINTS_ROOM, self.ui.tr("advice.percent", percent="100"))
        value = max(self.ui.text.measure(text, STYLE)[0] for text in widest)
        value = min(value, column.width // 2)
        number = pygame.Rect(column.right - value, column.top, value, column.height)
        high, gap = self.ui.theme.px(BAR), self.ui.theme.space("xs")
        bar = pygame.Rect(column.left, 0, column.width - value - gap, high)
        bar.centery = column.centery
        return bar, number

    def _draw_points(
        self, surface: pygame.Surface, option: Option, column: pygame.Rect, ink: str
    ) -> None:
        """A bar from zero: to the right what is won, to the left what is lost."""
        bar, number = self._bar_room(column)
        values = [0.0, *(each.points for each in self.shown)]
        low, high = min(values), max(values)
        scale = bar.width / max(1.0, high - low)
        zero = bar.left - low * scale
        start, end = sorted((zero, zero + option.points * scale))
        self._fill(surface, pygame.Rect(bar.left, bar.top, bar.width, bar.height), self.faded, 0.25)
        filled = pygame.Rect(round(start), bar.top, round(end - start), bar.height)
        self._fill(surface, filled, "brass" if option.points >= 0 else self.faded, 1.0)
        self.ui.text.line(surface, self.words.points(option), STYLE, ink, number, "right")

    def _draw_chance(
        self, surface: pygame.Surface, option: Option, column: pygame.Rect, ink: str
    ) -> None:
        bar, number = self._bar_room(column)
        self._fill(surface, bar, self.faded, 0.25)
        filled = bar.copy()
        filled.width = round(bar.width * option.chance)
        self._fill(surface, filled, "target", 1.0)
        share = self.ui.tr("advice.percent", percent=self.words.percent(option))
        self.ui.text.line(surface, share, STYLE, ink, number, "right")

    def _fill(self, surface: pygame.Surface, rect: pygame.Rect, colour: str, share: float) -> None:
        if rect.width > 0:
            surface.blit(self.ui.shapes.bar(rect.size, colour, share), rect)


def _shown(options: Sequence[Option], most: int) -> list[Option]:
    """The best ones; bids in the order of their numbers."""
    shown = list(options[:most])
    if shown and isinstance(shown[0].action, Bid):
        shown.sort(key=lambda option: getattr(option.action, "tricks", 0))
    return shown
