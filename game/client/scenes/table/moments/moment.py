"""The base of all moments: fades in, moves, stays to be seen, and fades out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.client.scenes.table import timing
from game.client.scenes.table.presenter import Presenter
from game.client.scenes.table.spots import Place
from game.client.scenes.table.stage import Stage
from game.client.toolkit.animation import Call, Ease, Motion, Parallel, Tween, Wait, linear

APPEAR, VANISH = 220.0, 220.0  # milliseconds at normal speed
Point = tuple[float, float]


@dataclass(eq=False)
class Moment:
    """`t` is how far it has moved, `shown` how much of it can be seen.

    With reduced motion `t` is 1 from the start: what is left is a picture that fades in and out.
    """

    t: float = 0.0
    shown: float = 0.0

    def step(self, t: float) -> None:
        self.t = t

    def fade(self, t: float) -> None:
        self.shown = t

    def draw(self, stage: Stage, surface: pygame.Surface) -> None:
        raise NotImplementedError


def playing(
    presenter: Presenter,
    moment: Moment,
    heard: Motion,
    begin: Callable[[], object] = lambda: None,
    end: Callable[[], object] = lambda: None,
    *,
    move: float = timing.GREAT,
    hold: float = timing.GREAT_HOLD,
    ease: Ease = linear,
    stays: bool = False,
) -> list[Motion]:
    """A moment from its beginning to its end; it may stay until what follows clears the table."""
    movers = presenter.board.movers

    def appear() -> None:
        begin()
        movers.append(moment)

    def vanish() -> None:
        end()
        if moment in movers:
            movers.remove(moment)

    return [
        Call(appear),
        Parallel(
            heard,
            Tween(APPEAR, moment.fade, motion=False),
            Tween(move, moment.step, ease),
        ),
        Wait(hold),
        Tween(VANISH, lambda t: moment.fade(1 - t), motion=False),
        *([] if stays else [Call(vanish)]),
    ]


def blit_faded(
    surface: pygame.Surface, image: pygame.Surface, centre: tuple[float, float], share: float
) -> None:
    """An image that can be seen to this share."""
    if share <= 0:
        return
    image.set_alpha(round(255 * min(1.0, share)))
    surface.blit(image, image.get_rect(center=(round(centre[0]), round(centre[1]))))
    image.set_alpha(255)


def draw_told(
    stage: Stage,
    surface: pygame.Surface,
    told: str,
    style: str,
    size: tuple[int, int],
    centre: Point,
    shown: float,
    tones: tuple[str, str] = ("glow", "glow"),
) -> None:
    """A plate that comes and goes with what is written on it; its rim and its letters."""
    rim, ink = tones
    plate = stage.ui.shapes.pill(size, "idle", rim).copy()
    stage.ui.text.line(plate, told, style, ink, plate.get_rect(), "centre")
    blit_faded(surface, plate, centre, shown)


def part(t: float, start: float, end: float) -> float:
    """How far a part of the way is gone: 0 before it, 1 after it."""
    return max(0.0, min(1.0, (t - start) / (end - start)))


def over_tray(stage: Stage, art: str) -> pygame.Surface:
    """The art of a moment, as flat as the tray for which it is drawn."""
    size = stage.layout.tray.size
    image = stage.ui.art.image
    return stage.ui.art.made(
        ("moment", art, size),
        lambda: pygame.transform.smoothscale(image(art, size[0]), size),
    )


def draw_grown(stage: Stage, surface: pygame.Surface, art: str, grown: float, shown: float) -> None:
    """The art over the tray, at this share of its size."""
    image = over_tray(stage, art)
    if grown < 0.995:
        image = pygame.transform.smoothscale_by(image, max(0.05, grown))
    blit_faded(surface, image, stage.layout.tray.center, shown)


def laid(stage: Stage, token: str, place: Place, grey: bool = False) -> pygame.Surface:
    """A piece as it lies in the tray, as a picture of its own; draw it by its centre."""
    side = round(place.size * 2)

    def make() -> pygame.Surface:
        image = pygame.Surface((side, side), pygame.SRCALPHA)
        stage.pieces.draw_face(image, token, place._replace(x=side / 2, y=side / 2))
        return pygame.transform.grayscale(image) if grey else image

    return stage.ui.art.made(("laid", token, side, round(place.turn), grey), make)
