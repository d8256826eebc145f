"""What can be pressed on the table, and the decision that follows from it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.scenes.table.sprites.tray import pile_rect
from game.client.scenes.table.stage import Stage
from game.client.toolkit.shapes import blit_glow
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Button, IconButton, Widget
from game.client.toolkit.widgets.button import Action
from game.rules.actions import Bid, Decision, Play
from game.rules.events import TrickTaken
from game.rules.view import View


def plays_of(view: View, piece: str) -> list[Play]:
    """The legal plays of a piece: none, one, or one for each face that it may be declared."""
    return [a for a in view.legal if isinstance(a, Play) and a.piece == piece]


def bid_of(view: View, tricks: int) -> Decision | None:
    bids = (a for a in view.legal if isinstance(a, Bid) and a.tricks == tricks)
    return next(bids, None)


def digit_of(event: pygame.event.Event) -> int | None:
    """Of either row of digits on the keyboard."""
    if pygame.K_0 <= event.key <= pygame.K_9:
        return int(event.key - pygame.K_0)
    if pygame.K_KP_1 <= event.key <= pygame.K_KP_9:
        return int(event.key - pygame.K_KP_1 + 1)
    return 0 if event.key == pygame.K_KP_0 else None


class TypedBid:
    """A bid typed in digits: one, or two where there are so many tricks."""

    def __init__(self) -> None:
        self.first = 0

    def press(self, digit: int, most: int) -> int | None:
        """The bid, or nothing while a second digit could follow."""
        first, self.first = self.first, 0
        if first and first * 10 + digit <= most:
            return first * 10 + digit
        if digit and digit * 10 <= most:
            self.first = digit
            return None
        return digit


class BidButton(Button):
    """A brass coin with a number of tricks."""

    style = "number"

    def __init__(self, ui: Ui, tricks: int, action: Callable[[int], object]) -> None:
        tip = ui.tr.plural("table.bid_tip", tricks)
        super().__init__(ui, ui.tr.number(tricks), lambda: action(tricks), f"bid_{tricks}", tip)

    def draw(self, surface: pygame.Surface) -> None:
        side = min(self.rect.size)
        rect = pygame.Rect(0, 0, side, side)
        rect.center = self.rect.center
        if self.hovered or (self.focused and self.host and self.host.keyboard):
            rect = rect.inflate(self.ui.theme.px(4), self.ui.theme.px(4))
            blit_glow(surface, self.ui.shapes.glow(rect.size, spread=10, radius=60), rect)
        image = self.ui.art.image("table/medal", rect.width)
        surface.blit(image, image.get_rect(center=rect.center))
        box = rect.inflate(-side // 4, -side // 4)
        box.y -= side // 30
        self.ui.text.line(surface, self.text, self.style, "ink", box, "centre")


class PileSpot(Widget):
    """A won trick, to be looked at again."""

    def __init__(self, stage: Stage, seat: int, index: int, trick: TrickTaken) -> None:
        super().__init__(stage.ui, f"pile_{seat}_{index}")
        self.stage, self.seat, self.index, self.trick = stage, seat, index, trick

    def lay(self) -> None:
        self.rect = pile_rect(self.stage, self.seat, self.index)

    @property
    def zone(self) -> pygame.Rect:
        """What a note about the trick should not cover."""
        return self.stage.layout.pile_zone(self.seat)


class LastTrick(IconButton):
    """The last trick, to be looked at again wherever it went; a press lets it stay."""

    def __init__(self, stage: Stage, trick: TrickTaken | None, action: Action) -> None:
        tr = stage.ui.tr
        super().__init__(stage.ui, action, "last_trick", tr("table.last_trick"), icon="history")
        self.trick = trick
        if trick is None:
            self.disable(tr("table.last_trick.none"))

    def tip(self) -> str:
        """The trick itself says more."""
        return self.reason

    @property
    def zone(self) -> pygame.Rect:
        return self.rect


class PadButton(Button):
    """The small score pad, which opens the large one."""

    def __init__(self, stage: Stage, action: Callable[[], object]) -> None:
        tr = stage.ui.tr
        super().__init__(stage.ui, "", action, "pad", tr("table.pad.tip"))
        self.stage = stage

    def draw(self, surface: pygame.Surface) -> None:
        """The pad itself belongs to the picture; here it only lights up."""
        if self.hovered:
            surface.blit(self.ui.shapes.ring(self.rect.size, "glow", 3, 8), self.rect)
