"""The own pieces, to be played: dice side by side in their well, cards in a fan."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from game.client.scenes.table import words
from game.client.scenes.table.card_painter import CardPainter
from game.client.scenes.table.explaining import Explanation, about_piece
from game.client.scenes.table.pieces import DicePainter, centred
from game.client.scenes.table.pointing import Explains
from game.client.scenes.table.spots import Place, between
from game.client.scenes.table.stage import Stage
from game.client.toolkit.shapes import blit_glow

DIMMED = 95


class PieceButton(Explains):
    """A piece in the own hand: it glows when it may be played, and lifts when pointed at.

    `rise` is how far it has come up, `slid` how far it has come from where it lay before.
    """

    lift = 0.0  # in units, of a piece that may be played
    peek = 0.0  # and of any other
    glides = False  # to a new place
    eager = True

    def __init__(
        self, stage: Stage, piece: str, number: int, action: Callable[[str], object]
    ) -> None:
        super().__init__(stage.ui, f"piece_{number}")
        self.stage = stage
        self.piece = piece
        self.action = action
        self.asked = False
        self.why = ""
        self.quiet = False  # nobody shall hear what is looked at
        self.refuse: Callable[[str], object] = lambda why: None
        self.chance: Callable[[str], str] = lambda piece: ""  # what is told to who wants to know
        self.home = Place(0, 0, 0)
        self.before: Place | None = None
        self.rise = 0.0
        self.slid = 1.0

    def lay(self, home: Place, target: pygame.Rect) -> None:
        self.home, self.rect = home, target

    def come_from(self, other: PieceButton) -> None:
        """It lay there until now, and as high."""
        self.rise = other.rise
        if self.glides:
            self.before, self.slid = other.lies_at, 0.0

    @property
    def playable(self) -> bool:
        return self.asked and not self.why

    @property
    def pointed(self) -> bool:
        shown = self.host is not None and self.host.keyboard
        return self.hovered or (self.focused and shown)

    @property
    def subject(self) -> str:
        return f"{self.key} {self.piece}"

    def about(self) -> Explanation:
        """What it does, and what it would do now or why it cannot."""
        if not self.playable:
            return about_piece(self.stage, self.piece, [self.why] if self.why else [])
        chance = self.chance(self.piece)
        now = words.prospects(self.stage, self.piece)
        return about_piece(self.stage, self.piece, [*now, chance] if chance else now)

    @property
    def lies_at(self) -> Place:
        """Where it is right now, unless it is lifted."""
        if self.before is None or self.slid == 1:
            return self.home
        return between(self.before, self.home, self.slid, 0.0)

    @property
    def shown_at(self) -> Place:
        home = self.lies_at
        up = self.ui.theme.px(self.lift if self.playable else self.peek) * self.rise
        return Place(home.x, home.y - up, home.size, home.turn * (1 - self.rise))

    @property
    def focus_rect(self) -> pygame.Rect:
        return self.stage.pieces.body(self.shown_at).inflate(self._margin, self._margin)

    @property
    def _margin(self) -> int:
        return round(self.home.size * 0.08)

    def activate(self) -> None:
        if self.playable:
            self.action(self.piece)
        elif self.asked and not self.quiet:
            self.refuse(self.why)

    def ease(self, share: float) -> bool:
        """Go on by a share of the way; whether it moved."""
        target, before = float(self.pointed), (self.rise, self.slid)
        if target and not self.rise and self.peek and not self.quiet:
            self.ui.sound("lift", self.stage.side(self.home.x))
        self.rise = min(target, self.rise + share) if target else max(0.0, self.rise - share)
        self.slid = min(1.0, self.slid + share / 2)
        return before != (self.rise, self.slid)

    @property
    def stands_out(self) -> bool:
        """Whether it is drawn above the others."""
        return self.rise > 0

    def draw(self, surface: pygame.Surface) -> None:
        if not self.stands_out:
            self.paint(surface)

    def paint(self, surface: pygame.Surface) -> None:
        owner = self.stage.board.view.seat
        assert owner is not None
        if self.stage.lantern and not self.pointed:
            self.stage.pieces.draw_back(surface, self.lies_at, owner)
            self.stage.note(owner, "", "count")
            return
        self.draw_piece(surface)
        self.stage.note(owner, self.piece, "hand")

    def draw_piece(self, surface: pygame.Surface) -> None:
        raise NotImplementedError


class DieButton(PieceButton):
    lift = 7.0

    def draw_piece(self, surface: pygame.Surface) -> None:
        pieces, place = self.stage.pieces, self.shown_at
        assert isinstance(pieces, DicePainter)
        size = round(place.size)
        image = pieces.held(self.piece, size)
        if self.playable:
            body = centred((round(size * 0.8), round(size * 0.8)), place)
            glow = self.ui.shapes.glow(body.size, spread=26 if self.pointed else 17, radius=14)
            blit_glow(surface, glow, body)
        if self.asked and self.why:
            image = self.ui.art.made(("dim", self.piece, size), lambda: _faded(image))
        surface.blit(image, image.get_rect(center=(round(place.x), round(place.y))))


def _faded(image: pygame.Surface) -> pygame.Surface:
    copy = image.copy()
    copy.set_alpha(DIMMED)
    return copy


class CardButton(PieceButton):
    """A card straightens up as it is lifted; what is seen of it can be pressed."""

    lift = 20.0
    peek = 8.0
    glides = True

    @property
    def painter(self) -> CardPainter:
        pieces = self.stage.pieces
        assert isinstance(pieces, CardPainter)
        return pieces

    def hit(self, pos: tuple[int, int]) -> bool:
        return self.visible and self.painter.covers(self.home, pos)

    def draw_piece(self, surface: pygame.Surface) -> None:
        glow = (2 if self.pointed else 1) if self.playable else 0
        dimmed = bool(self.asked and self.why)
        self.painter.draw_held(surface, self.piece, self._coarse(), glow, dimmed)

    def _coarse(self) -> Place:
        """While it moves, turned by whole degrees only."""
        place = self.shown_at
        moving = 0 < self.rise < 1 or self.slid < 1
        return place._replace(turn=float(round(place.turn))) if moving else place


def glide(before: Iterable[PieceButton], after: Iterable[PieceButton]) -> None:
    """Pieces that lay somewhere else move to their new places."""
    old = list(before)
    for button in after:
        same = next((each for each in old if each.piece == button.piece), None)
        if same:
            old.remove(same)
            button.come_from(same)
