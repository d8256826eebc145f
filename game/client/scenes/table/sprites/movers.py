"""Pieces on their way: in an arc, tumbling across the tray, or turned over."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Protocol

import pygame

from game.client.props.rolling_die import Roll
from game.client.scenes.table.card_painter import CardPainter
from game.client.scenes.table.pieces import DicePainter
from game.client.scenes.table.spots import Place, Spot, between
from game.client.scenes.table.stage import Stage

TURNS = 6  # degrees
TUMBLES = 2.5


class Mover(Protocol):
    """Something that is drawn above everything else while it moves."""

    def step(self, t: float) -> None: ...

    def draw(self, stage: Stage, surface: pygame.Surface) -> None: ...


@dataclass(eq=False)
class Flight:
    """A piece in an arc from one spot to another; without a face it shows its back only."""

    seat: int
    token: str
    start: Spot
    end: Spot
    height: float = 0.0
    t: float = 0.0
    begun: bool = False

    def step(self, t: float) -> None:
        self.t, self.begun = t, True

    def draw(self, stage: Stage, surface: pygame.Surface) -> None:
        if not self.begun:
            return
        start, end = stage.place(self.start), stage.place(self.end)
        place = between(start, end, self.t, self.height * stage.ui.theme.u)
        place = _coarse(place, self.t, stage.ui.theme.u)
        near = max(start.size, end.size)
        stage.pieces.draw_moving(surface, self.token, place, self.seat, near)
        stage.note(self.seat, self.token, "table" if self.token else "count")


def _coarse(place: Place, t: float, u: float) -> Place:
    """The place with size and turn in steps, or every frame on the way would need new pictures."""
    if t in (0.0, 1.0):
        return place
    grain = 4 * u
    size = max(grain, round(place.size / grain) * grain)
    return Place(place.x, place.y, size, round(place.turn / TURNS) * TURNS)


@dataclass(eq=False)
class Resting(Flight):
    """Like a flight, but it is drawn before it begins too: it lies where it starts."""

    begun: bool = True


@dataclass(eq=False)
class Tumble:
    """A die that rolls from where its owner held it to its place in the tray."""

    seat: int
    piece: str
    face: str
    start: Spot
    turns: float = TUMBLES
    t: float = 0.0

    def step(self, t: float) -> None:
        self.t = t

    def roll(self, stage: Stage) -> Roll:
        start, end = stage.place(self.start), stage.place(Spot("tray", self.seat))
        pieces = stage.pieces
        assert isinstance(pieces, DicePainter)
        return Roll(
            pieces.arts(self.piece),
            pieces.face(self.face),
            start.centre,
            end.centre,
            round(end.size),
            end.turn,
            self.turns,
        )

    def draw(self, stage: Stage, surface: pygame.Surface) -> None:
        assert isinstance(stage.pieces, DicePainter)
        stage.pieces.draw(surface, self.roll(stage), self.t)
        stage.note(self.seat, self.face, "table")


@dataclass(eq=False)
class CardFlight:
    """A card that flies and is turned over on its way, if it does not stay as it is.

    `before` and `after` tell whether it is face up when it starts and when it lands, `where` what
    its face is noted as. Before it begins it lies where it starts, unless it is `unseen` there.
    Its face is `grey` after a Whale.
    """

    seat: int
    token: str
    start: Spot
    end: Spot
    before: bool = False
    after: bool = True
    where: str = "table"
    height: float = 0.0
    spin: float = 0.0
    unseen: bool = False
    grey: bool = False
    t: float = 0.0

    def step(self, t: float) -> None:
        self.t, self.unseen = t, False

    @property
    def face_up(self) -> bool:
        return self.before if self.t < 0.5 else self.after

    def draw(self, stage: Stage, surface: pygame.Surface) -> None:
        if self.unseen:
            return
        assert isinstance(stage.pieces, CardPainter)
        start, end = stage.place(self.start), stage.place(self.end)
        place = between(start, end, self.t, self.height * stage.ui.theme.u)
        place = place._replace(turn=place.turn + self.spin * math.sin(math.pi * self.t))
        token = self.token if self.face_up else ""
        if self.t in (0.0, 1.0) and not self.grey:
            self._draw_lying(stage, surface, token, place)
        else:
            near = max(start.size, end.size)
            turning = self.before != self.after
            stands = abs(math.cos(math.pi * self.t)) if turning else 1.0
            stage.pieces.draw_moving(surface, token, place, self.seat, near, stands, self.grey)
        stage.note(self.seat, token, self.where if token else "count")

    def _draw_lying(self, stage: Stage, surface: pygame.Surface, token: str, place: Place) -> None:
        if token:
            stage.pieces.draw_face(surface, token, place)
        else:
            stage.pieces.draw_back(surface, place, self.seat)
