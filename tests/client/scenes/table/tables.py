"""Tables to be tested: a headless app, seats, bots that answer at once, and a player's hands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pygame

from game.client.app import App
from game.client.doors import open_table
from game.client.scenes.scores.pad_scene import PadScene
from game.client.scenes.table.hand import PieceButton
from game.client.scenes.table.scene import TableScene
from game.match.seat import BOT, HUMAN, Seat
from game.play.services import Services
from game.play.settings import Settings
from game.play.sharing import PASS_ON, Sharing
from game.play.terms import MatchTerms
from game.rules.actions import Decision
from game.rules.view import View
from tests.client.driver import Driver

NAMES = (
    "Jonas",
    "Anne",
    "Calico Jack",
    "Grace",
    "Bartholomew",
    "Mary Read",
    "Edward",
    "Long Ben Avery",
)
# The way with a curtain before everything that is secret.
STRICT = Sharing(PASS_ON, secret_bids=True)
DIGITS = (pygame.K_0, pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4)


class AtOnce:
    """A bot that takes the first or any legal decision without thinking."""

    def __init__(self, seat: Seat, view: View, rng: Random) -> None:
        self._decision = view.legal[int(rng.random() * len(view.legal))]
        self.is_ready = True

    def cancel(self) -> None:
        self.is_ready = False

    def decision(self) -> Decision:
        return self._decision


def seats(kinds: str) -> tuple[Seat, ...]:
    """`hbb` is a person and two bots."""
    return tuple(
        Seat(name, HUMAN) if kind == "h" else Seat(name, BOT, "captain", "steady")
        for name, kind in zip(NAMES, kinds, strict=False)
    )


class AtTable(Driver):
    """Somebody at a table, whichever way it was set."""

    @property
    def table(self) -> TableScene:
        return next(scene for scene in self.app.stack if isinstance(scene, TableScene))

    def until(self, condition: Callable[[], bool], step: float = 100) -> None:
        """Let time pass; nobody does anything."""
        for _ in range(2000):
            if condition():
                return
            self.wait(step)
        raise AssertionError("it never happened")

    def asked(self) -> bool:
        """And a press would count."""
        return self.app.top is self.table and self.table.armed


class TableDriver(AtTable):
    """Plays at a table; whatever is in `frames` looks at it after every turn of the loop."""

    def __init__(
        self,
        kinds: str = "hbb",
        size: tuple[int, int] = (1280, 720),
        lang: str = "en",
        folder: Path | None = None,
        seed: int = 7,
        edition: str = "dice",
        options: Mapping[str, object] | None = None,
        sharing: Sharing = STRICT,
        **settings: Any,
    ) -> None:
        services = Services(think=AtOnce, levels=("captain",))
        app = App.headless(
            size,
            lang,
            settings=Settings(**{"plays_last": False, **settings}),
            folder=folder,
            services=services,
        )
        app._failed = _raise  # type: ignore[method-assign]
        super().__init__(app)
        self.frames: list[Callable[[], None]] = []
        terms = MatchTerms(edition, seats(kinds), dict(options or {}), seed, 0, sharing)
        self.game = app.games.new(terms)
        open_table(app, self.game)

    def wait(self, milliseconds: float) -> None:
        super().wait(milliseconds)
        for look in self.frames:
            look()

    def ready(self) -> bool:
        """A person must do something: decide, take the screen, or close a sheet."""
        top = self.app.top
        return self.asked() or (top is not self.table and getattr(top, "armed", True))

    def playable(self) -> list[PieceButton]:
        return [button for button in self.table.buttons if button.playable]

    def click_through(self) -> None:
        """Whatever is asked now, by mouse."""
        if isinstance(self.scene, PadScene):
            self.until(lambda: self.scene.armed)  # type: ignore[attr-defined]
            self.click("done")
        elif self.scene.name in ("curtain", "lid"):
            self.click("ready")
        elif self.table.must_bid:
            self.click("bid_1")
        elif self.table.choice and self.table.choice.answers:
            self.click(self.table.choice.answers[0].key)
        elif self.table.closed:
            self.click("pieces")
        else:
            self.click(self.playable()[0].key)

    def play_to(self, condition: Callable[[], bool]) -> None:
        """By mouse until something is the case."""
        for _ in range(600):
            self.until(lambda: self.ready() or condition())
            if condition():
                return
            self.click_through()
        raise AssertionError("it never happened")


def hands_shown(driver: TableDriver) -> set[int]:
    """The seats whose hidden pieces were face up in the last frame."""
    return {piece.owner for piece in driver.table.shown if piece.place == "hand"}


def never_another_hand(driver: TableDriver) -> set[int]:
    """From now on every frame is looked at: it may show only what the last one who took the screen
    holds. The answer collects who took it.
    """
    took: list[int] = []

    def look() -> None:
        driver.app.dirty = True
        driver.app.frame()
        if driver.scene.name in ("curtain", "lid"):
            assert hands_shown(driver) == set()
            took.append(driver.scene.seat)  # type: ignore[attr-defined]
            curtains.add(took[-1])
        elif driver.app.top is driver.table:
            shown = hands_shown(driver)
            assert shown <= set(took[-1:])
            assert not shown or driver.table.asked == took[-1]
            _only_what_is_held(driver)

    curtains = set[int]()
    driver.frames.append(look)
    return curtains


def _only_what_is_held(driver: TableDriver) -> None:
    """The pieces shown as a seat's are really that seat's."""
    table = driver.game.session.state.table
    for seat in hands_shown(driver):
        shown = [piece.piece for piece in driver.table.shown if piece.place == "hand"]
        assert table is not None
        assert sorted(shown) == sorted(table.held[seat])


def _raise(error: Exception) -> None:
    raise error
