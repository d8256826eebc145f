"""Plays the client as a person would, with clicks, but lets a bot decide: for tools and tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Generic, NamedTuple, TypeVar

import pygame

from game.client.app import App
from game.client.doors import open_table
from game.client.scenes.table.choices import asks_itself
from game.client.scenes.table.scene import TableScene
from game.client.toolkit.scene import Scene
from game.client.toolkit.widgets import Widget
from game.match.seat import BOT, Seat
from game.play.fists import Fists, Part, value_of
from game.play.game import Game
from game.play.last_setup import remember
from game.play.peek import LIFT, REST
from game.play.presets import built_in
from game.play.services import (
    Advice,
    Advise,
    Beside,
    Services,
    Think,
    Thinking,
    Thought,
    Wanted,
)
from game.play.sharing import Sharing
from game.rules.actions import Bid, Decision, Play
from game.rules.edition import Edition
from game.rules.options import Options, OptionValue
from game.rules.view import View

What = TypeVar("What")
AWAY = (-1, -1)
STEP, STRIDE = 20.0, 100.0  # a turn of the loop in milliseconds, watched and in a hurry
PATIENCE = 60_000  # turns of the loop
MOST_SLIDES = 8
CLOSES = {"score_pad": "done", "curtain": "ready", "lid": "ready"}


class Match(NamedTuple):
    """A match to be played; what the options do not name is as usual."""

    seats: int = 4
    seed: int = 7
    edition: str = "dice"
    options: Mapping[str, OptionValue] = {}


def everything_on(edition: Edition) -> Options:
    """Every option that an edition has, as it is for those who know the game."""
    presets = built_in(edition)
    return presets[-1].options if presets else {}


class NeverHappened(Exception):
    """What a picture waits for did not come up in the whole match."""


class Decided:
    """A thought that was waited for, so that how long it took changes nothing."""

    is_ready = True

    def __init__(self, thought: Thought) -> None:
        self._decision = thought.decision()

    def cancel(self) -> None:
        """Nothing to do: it is finished already."""

    def decision(self) -> Decision:
        return self._decision


def at_once(think: Think) -> Think:
    """Bots that answer before anything else goes on."""

    def decide(seat: Seat, view: View, rng: Random) -> Thought:
        return Decided(think(seat, view, rng))

    return decide


class Found(Generic[What]):
    """The result of some thinking, waited for at once."""

    is_ready = True

    def __init__(self, thinking: Thinking[What]) -> None:
        self._found = thinking.result()

    def cancel(self) -> None:
        """Nothing to do: it is finished already."""

    def result(self) -> What:
        return self._found


def advised_at_once(advise: Advise) -> Advise:
    def decide(view: View, rng: Random) -> Thinking[Advice]:
        return Found(advise(view, rng))

    return decide


def worked_at_once(beside: Beside) -> Beside:
    def work_out(work: Callable[[Wanted], What]) -> Thinking[What]:
        return Found(beside(work))

    return work_out


def headless(
    size: tuple[int, int], lang: str, services: Services, folder: Path | None = None
) -> App:
    """An app without a window in which everything happens the same way every time."""
    services = replace(
        services,
        think=at_once(services.think),
        advise=advised_at_once(services.advise),
        beside=worked_at_once(services.beside),
    )
    return App.headless(size, lang, folder=folder, services=services)


class Player:
    """Does with the mouse whatever a person is asked at the table; nothing is drawn meanwhile."""

    def __init__(self, app: App) -> None:
        self.app = app
        self._level = app.services.levels[len(app.services.levels) // 2]

    # A match

    def sit_down(
        self, match: Match, people: tuple[int, ...] = (0,), sharing: Sharing | None = None
    ) -> Game:
        """Begin a match as the setup plans it, with these seats for people."""
        self.prepare(match)
        draft = self.app.last_draft()
        for number, seat in enumerate(draft.playing):
            seat.level = "" if number in people else seat.level or self._level
        terms = draft.terms(self.app.editions[match.edition])
        sharing = sharing or Sharing()
        game = self.app.games.new(replace(terms, seed=match.seed, starter=0, sharing=sharing))
        open_table(self.app, game)
        return game

    def prepare(self, match: Match) -> None:
        """Let the setup remember what is to be played."""
        draft, edition = self.app.last_draft(), self.app.editions[match.edition]
        draft.fit(edition)
        draft.count = match.seats
        draft.options[edition.key] = dict(match.options)
        remember(self.app.ui.store, draft)

    @property
    def table(self) -> TableScene:
        return next(scene for scene in self.app.stack if isinstance(scene, TableScene))

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def is_asked(self) -> bool:
        """Whether a person is asked and a press would count."""
        return self.app.top is self.table and self.table.armed

    # Time

    def hurry(self, condition: Callable[[], bool]) -> None:
        """Play on without any animation until something is the case."""
        self._speed("off")
        self._until(condition, STRIDE)

    def watch(self, condition: Callable[[], bool]) -> None:
        """Play on at normal speed, frame by frame, until something is the case."""
        self._speed("normal")
        self._until(condition, STEP)

    def _speed(self, speed: str) -> None:
        if self.app.ui.settings.speed != speed:
            self.app.ui.store.set("speed", speed)

    def _until(self, condition: Callable[[], bool], step: float) -> None:
        for _ in range(PATIENCE):
            self.app.tick(step, draw=False)
            if condition():
                return
            self.answer()
        raise NeverHappened

    # Hands

    def answer(self) -> None:
        """Do what is asked now, if anything is."""
        top = self.app.top
        waiting = CLOSES.get(top.name if top else "")
        if top and waiting:
            self._close(top, waiting)
        elif top and top.name == "match_over":
            raise NeverHappened
        elif self.is_asked:
            self.decide()

    def _close(self, scene: Scene, key: str) -> None:
        """Press this button of a scene as soon as a press counts there."""
        if getattr(scene, "armed", True):
            self.click(scene.find(key))

    def decide(self) -> None:
        """Decide as a bot would in the place of the person who is asked."""
        course, seat = self.table.course, self.table.asked
        if course.fists:
            self._announce(course.fists)
            return
        assert seat is not None
        if self.table.closed and course.openly:
            self.click(self.table.closed)
        elif self.table.closed:
            self._hold_and_choose(self.decision_of(seat))
        else:
            self.press(self.decision_of(seat))

    def decision_of(self, seat: int) -> Decision:
        session = self.game.session
        view, rng = self.game.view(seat), Random(f"{session.seed}/{len(session.record.actions)}")
        bot = Seat("bot", BOT, self._level, self.app.services.personalities[0])
        return self.app.services.think(bot, view, rng).decision()

    # Where people share the screen

    def _announce(self, fists: Fists) -> None:
        """Everybody looks, all count, and what was shown is entered."""
        if fists.part is Part.LOOK:
            for seat in fists.seats if fists.is_about_bids else ():
                self.hold(self.table.stage.layout.portrait(seat).center)
                self.let_go()
            self.click(self.table.find("count"))
        elif fists.part is Part.ENTER:
            for seat in fists.seats:
                value = value_of(self.decision_of(seat))
                self.click(self.table.find(f"shown_{seat}_{value}"))
            self.click(self.table.find("confirm"))

    def _hold_and_choose(self, decision: Decision) -> None:
        """Hold the own pieces up, slide to what is wanted and let go there."""
        assert self.table.closed
        self.hold(self.table.closed.rect.center)
        for _ in range(MOST_SLIDES):
            key = self._next_key(decision)
            self.slide(self.table.find(key))
            if not self.table.answers_at_rest(self._found(key)):
                break
        self.let_go()

    def _found(self, key: str) -> Widget:
        found = self.table.find(key)
        return found if found is not None else Widget(self.app.ui)

    def _next_key(self, decision: Decision) -> str:
        """What has to be pointed at next."""
        panel = self.table.choice
        if panel and panel.answers:
            left = [key for key in panel.presses(decision) if not self._is_marked(key)]
            return left[0]
        if isinstance(decision, Bid):
            return f"bid_{decision.tricks}"
        assert isinstance(decision, Play)
        return next(b.key for b in self.table.buttons if b.piece == decision.piece)

    def _is_marked(self, key: str) -> bool:
        return bool(getattr(self.table.find(key), "marked", False))

    def hold(self, pos: tuple[int, int]) -> None:
        """Press there, and hold until the pieces come up."""
        self.point(pos)
        self._post(pygame.MOUSEBUTTONDOWN, pos)
        self.app.tick(LIFT, draw=False)

    def slide(self, widget: Widget | None) -> None:
        """Over free wood to something, and rest there."""
        assert widget is not None
        self.point(self.table.stage.layout.message.midtop)
        self.point(widget.rect.center)
        self.app.tick(REST, draw=False)

    def let_go(self) -> None:
        self._post(pygame.MOUSEBUTTONUP, self.app.mouse)
        self.point(AWAY)

    def _post(self, kind: int, pos: tuple[int, int]) -> None:
        self.app.post(pygame.event.Event(kind, pos=pos, button=1))
        self.app.tick(0, draw=False)

    def press(self, decision: Decision) -> None:
        """Everything that has to be pressed for it, one after the other."""
        table = self.table
        if asks_itself(table.stage):
            self._press_panel(decision)
        elif isinstance(decision, Bid):
            self.click(table.find(f"bid_{decision.tricks}"))
        else:
            assert isinstance(decision, Play)
            self.click(next(b for b in table.buttons if b.piece == decision.piece))
            if table.declaring:
                self._press_panel(decision)

    def _press_panel(self, decision: Decision) -> None:
        panel = self.table.choice
        assert panel is not None
        for key in panel.presses(decision):
            self._wait()
            self.click(self.table.find(key))

    def _wait(self) -> None:
        """Until a press counts."""
        while not self.table.armed:
            self.app.tick(STEP, draw=False)

    def click(self, widget: Widget | None) -> None:
        """Press and release, and take the mouse away again."""
        assert widget is not None
        pos = widget.rect.center
        self.point(pos)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.app.post(pygame.event.Event(kind, pos=pos, button=1))
        self.app.tick(0, draw=False)
        self.point(AWAY)

    def point(self, pos: tuple[int, int]) -> None:
        self.app.post(
            pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
        )
        self.app.tick(0, draw=False)
