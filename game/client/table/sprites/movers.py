"""Pieces on their way: in an arc, or tumbling across the tray."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import pygame

from game.client.dice3d import Roll
from game.client.table.pieces import DiceLook
from game.client.table.spots import Place, Spot, between
from game.client.table.stage import Stage

TURNS = 6  # degrees


class Mover(Protocol):
    """Something that is drawn above everything else while it moves."""

    def step(self, t: float) -> None: ...

    def draw(self, stage: Stage, surface: pygame.Surface) -> None: ...


@dataclass(eq=False)
class Flight:
    """A piece in an arc from one spot to another; without a face it shows its back only."""

    seat: int
    face: str
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
        high = self.height * stage.ui.theme.u
        place = between(stage.place(self.start), stage.place(self.end), self.t, high)
        if self.face:
            stage.pieces.draw_face(surface, self.face, _coarse(place, self.t, stage.ui.theme.u))
            stage.note(self.seat, self.face, "table")
        else:
            stage.pieces.draw_back(surface, place)
            stage.note(self.seat, "", "count")


def _coarse(place: Place, t: float, u: float) -> Place:
    """On the way in steps of size and turn, or every frame would need new pictures."""
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
    t: float = 0.0

    def step(self, t: float) -> None:
        self.t = t

    def roll(self, stage: Stage) -> Roll:
        start, end = stage.place(self.start), stage.place(Spot("tray", self.seat))
        pieces = stage.pieces
        assert isinstance(pieces, DiceLook)
        return Roll(
            pieces.arts(self.piece),
            pieces.face(self.face),
            start.centre,
            end.centre,
            round(end.size),
            end.turn,
        )

    def draw(self, stage: Stage, surface: pygame.Surface) -> None:
        assert isinstance(stage.pieces, DiceLook)
        stage.pieces.draw(surface, self.roll(stage), self.t)
        stage.note(self.seat, self.face, "table")
