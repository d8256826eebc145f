"""What can be pressed on the table, and the decision that follows from it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.scenes.table.explaining import Explanation, about_bid, about_piece
from game.client.scenes.table.layout import STAKE_STYLE
from game.client.scenes.table.pointing import Explains
from game.client.scenes.table.sprites.tray import pile_places, pile_rect
from game.client.scenes.table.stage import Stage
from game.client.scenes.table.words import short_stake
from game.client.toolkit.shapes import blit_glow
from game.client.toolkit.widgets import Button, IconButton
from game.client.toolkit.widgets.button import Action
from game.play.explain import at_stake
from game.rules.actions import Bid, Decision, Play
from game.rules.events import TrickTaken
from game.rules.view import View


def plays_of(view: View, piece: str) -> list[Play]:
    """The legal plays of a piece: none, one, or one for each face that it may be declared."""
    return [a for a in view.legal if isinstance(a, Play) and a.piece == piece]


def bid_of(view: View, tricks: int) -> Decision | None:
    bids = (a for a in view.legal if isinstance(a, Bid) and a.tricks == tricks)
    return next(bids, None)


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


class BidButton(Button, Explains):
    """A brass coin with a number of tricks; it says what is at stake."""

    style = "number"
    eager = True

    def __init__(self, stage: Stage, tricks: int, action: Callable[[int], object]) -> None:
        ui = stage.ui
        super().__init__(ui, ui.tr.number(tricks), lambda: action(tricks), f"bid_{tricks}")
        self.stage, self.tricks = stage, tricks
        self.marked = False  # pressed once, where a second press confirms
        self.told: pygame.Rect | None = None  # where what is at stake is said

    def lay(self, count: int) -> None:
        """As one of so many."""
        layout = self.stage.layout
        self.rect = layout.bid(self.tricks, count)
        told = layout.stake(self.tricks, count) if layout.tells_stakes(count) else None
        self.told = told

    def hit(self, pos: tuple[int, int]) -> bool:
        """The lines below the coin belong to it."""
        below = self.visible and self.told is not None and self.told.collidepoint(pos)
        return below or super().hit(pos)

    def about(self) -> Explanation:
        return about_bid(self.stage, self.tricks)

    def draw(self, surface: pygame.Surface) -> None:
        side = min(self.rect.size)
        rect = pygame.Rect(0, 0, side, side)
        rect.center = self.rect.center
        if self.marked:
            blit_glow(surface, self.ui.shapes.glow(rect.size, spread=22, radius=60), rect)
        if self.hovered or (self.focused and self.host and self.host.keyboard):
            rect = rect.inflate(self.ui.theme.px(4), self.ui.theme.px(4))
            blit_glow(surface, self.ui.shapes.glow(rect.size, spread=10, radius=60), rect)
        image = self.ui.art.image("table/medal", rect.width)
        surface.blit(image, image.get_rect(center=rect.center))
        box = rect.inflate(-side // 4, -side // 4)
        box.y -= side // 30
        self.ui.text.line(surface, self.text, self.style, "ink", box, "centre")
        if self.told:
            self._tell(surface, self.told)

    def _tell(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """What it pays, and below what a miss costs."""
        hand = self.stage.board.hand
        if hand is None:
            return
        at = at_stake(self.stage.board.view.setup, hand.cards, self.tricks)
        line = pygame.Rect(box.left, box.top, box.width, box.height // 2)
        for text, colour in zip(short_stake(self.ui.tr, at), ("glow", "bone"), strict=True):
            self.ui.text.line(surface, text, STAKE_STYLE, colour, line, "centre")
            line = line.move(0, line.height)


class PileSpot(Explains):
    """A won trick, to be looked at again; the piece under the mouse explains itself."""

    eager = True

    def __init__(self, stage: Stage, seat: int, index: int, trick: TrickTaken) -> None:
        super().__init__(stage.ui, f"pile_{seat}_{index}")
        self.stage, self.seat, self.index, self.trick = stage, seat, index, trick

    def lay(self) -> None:
        self.rect = pile_rect(self.stage, self.seat, self.index)

    @property
    def subject(self) -> str:
        return f"{self.key} {self.trick.number}"

    def about(self) -> Explanation:
        """Of the piece that is pointed at, or else the one that won."""
        at = self.host.app.mouse if self.host else (-1, -1)
        bodies = map(self.stage.pieces.body, pile_places(self.stage, self.seat, self.index))
        hit = [number for number, body in enumerate(bodies) if body.collidepoint(at)]
        won = self.trick.order.index(self.seat)
        number = hit[-1] if hit and self.stage.pieces.open_piles else won
        name = self.stage.name(self.trick.order[number])
        told = self.ui.tr("explain.played_by", name=name)
        return about_piece(self.stage, self.trick.faces[number], [told])

    @property
    def zone(self) -> pygame.Rect:
        """What a note about the trick should not cover."""
        return self.stage.layout.pile_zone(self.seat)


class LastTrick(IconButton, Explains):
    """The last trick, to be looked at again wherever it went; a press lets it stay."""

    eager = True

    def __init__(self, stage: Stage, trick: TrickTaken | None, action: Action) -> None:
        tr = stage.ui.tr
        super().__init__(stage.ui, action, "last_trick", tr("table.last_trick"), icon="history")
        self.trick = trick
        if trick is None:
            self.disable(tr("table.last_trick.none"))

    def tip(self) -> str:
        """Only why it cannot be used: the trick is shown instead of a tooltip."""
        return self.reason

    def about(self) -> None:
        return None

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
