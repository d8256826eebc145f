"""What can be pressed on the table, and the decision that follows from it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.shapes import blit_glow
from game.client.table.spots import Place
from game.client.table.sprites.tray import pile_rect
from game.client.table.stage import Stage
from game.client.ui import Ui
from game.client.widgets import Button, Widget
from game.rules.actions import Bid, Decision, Play
from game.rules.events import TrickTaken
from game.rules.view import View

DIMMED = 95
LIFT = 7


def play_of(view: View, piece: str) -> Decision | None:
    """The legal play of a piece, if there is one."""
    plays = (a for a in view.legal if isinstance(a, Play) and a.piece == piece)
    return next(plays, None)


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


class PieceButton(Widget):
    """A piece in the own well: it glows when it may be played, and lifts when pointed at."""

    def __init__(
        self, stage: Stage, piece: str, number: int, action: Callable[[str], object]
    ) -> None:
        super().__init__(stage.ui, f"piece_{number}")
        self.stage = stage
        self.piece = piece
        self.action = action
        self.asked = False
        self.why = ""
        self.size = 0
        self.rise = 0.0

    def lay(self, place: Place, cell: float, height: float) -> None:
        self.size = round(place.size)
        self.rect = pygame.Rect(0, 0, round(cell), round(height))
        self.rect.center = (round(place.x), round(place.y))

    @property
    def playable(self) -> bool:
        return self.asked and not self.why

    @property
    def pointed(self) -> bool:
        shown = self.host is not None and self.host.keyboard
        return self.hovered or (self.focused and shown)

    def tip(self) -> str:
        """The note above it says more than a tooltip."""
        return ""

    @property
    def focus_rect(self) -> pygame.Rect:
        side = round(self.size * 1.08)
        return pygame.Rect(0, 0, side, side).move(
            self.rect.centerx - side // 2, self.rect.centery - side // 2 - self._raised()
        )

    def activate(self) -> None:
        if self.playable:
            self.action(self.piece)

    def ease(self, share: float) -> bool:
        """Rise or sink by a share of the way; whether it moved."""
        target = 1.0 if self.playable and self.pointed else 0.0
        before = self.rise
        self.rise = min(target, before + share) if target else max(target, before - share)
        return self.rise != before

    def _raised(self) -> int:
        return round(self.ui.theme.px(LIFT) * self.rise)

    def draw(self, surface: pygame.Surface) -> None:
        image = self.stage.pieces.held(self.piece, self.size)
        rect = image.get_rect(center=self.rect.center).move(0, -self._raised())
        body = pygame.Rect(0, 0, round(self.size * 0.8), round(self.size * 0.8))
        body.center = rect.center
        if self.playable:
            spread = 26 if self.pointed else 17
            glow = self.ui.shapes.glow(body.size, spread=spread, radius=14)
            blit_glow(surface, glow, body)
        if self.asked and self.why:
            image = self.ui.art.made(("dim", self.piece, self.size), lambda: _dimmed(image))
        surface.blit(image, rect)
        owner = self.stage.board.view.seat
        assert owner is not None
        self.stage.note(owner, self.piece, "hand")


def _dimmed(image: pygame.Surface) -> pygame.Surface:
    copy = image.copy()
    copy.set_alpha(DIMMED)
    return copy


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
