"""Somebody who takes a lesson, by mouse or by keys, right away or after all that is wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame

from game.client.app import App
from game.client.doors import open_lesson, open_title
from game.client.scenes.table.choices import asks_itself
from game.client.scenes.table.lesson.scene import LessonScene
from game.play.lessons.book import LESSONS
from game.play.lessons.script import Task
from game.play.services import Services
from game.play.settings import Settings
from game.rules.actions import Bid, Decision, Play
from game.rules.legality import legal_for
from tests.client.scenes.table.tables import AtOnce, AtTable
from tests.play.drills.drilling import advice

ANSWERS = 4  # wrong ones that are tried for a task


class Pupil(AtTable):
    by_keys = False

    def __init__(
        self,
        lesson: str,
        line: str = "",
        size: tuple[int, int] = (1280, 720),
        lang: str = "en",
        folder: Path | None = None,
        **settings: Any,
    ) -> None:
        services = Services(think=AtOnce, advise=advice, levels=("captain",))
        values = Settings(**{"speed": "off", **settings})
        app = App.headless(size, lang, settings=values, folder=folder, services=services)
        app._failed = _raise  # type: ignore[method-assign]
        super().__init__(app)
        open_title(app)
        open_lesson(app, LESSONS[lesson], line)

    @property
    def lesson(self) -> LessonScene:
        return next(scene for scene in self.app.stack if isinstance(scene, LessonScene))

    @property
    def is_over(self) -> bool:
        return self.scene.name != "lesson"

    @property
    def task(self) -> Task | None:
        """What is asked, as soon as a press counts."""
        return self.lesson.guide.task if self.lesson.armed else None

    def answers(self) -> list[str]:
        """All that the parrot may say to a wrong move now."""
        task, scene = self.task, self.lesson
        keys = {*task.wrong.values(), task.otherwise} if task else set()
        has = self.app.ui.tr.has
        return [scene._told(key) for key in sorted(keys) if has(scene.lesson.text_key(key))]

    def ready(self) -> bool:
        return self.is_over or self.lesson.speaks or self.task is not None

    def finish(self, wrong_first: bool = False) -> list[str]:
        """All that was said."""
        heard = []
        for _ in range(200):
            self.until(self.ready, 20)
            if self.is_over:
                return heard
            assert self.lesson.line is not None
            heard.append(self.lesson.line.key)
            if self.lesson.speaks:
                self.read()
            else:
                self.do(wrong_first)
        raise AssertionError("it never ended")

    def read(self) -> None:
        if self.by_keys:
            self.key(pygame.K_RETURN)
        else:
            self.click("next")

    def do(self, wrong_first: bool) -> None:
        task = self.task
        assert task is not None
        self.put_away()
        if wrong_first:
            self.do_wrong(task)
        self.carry_out(task.decision)

    def put_away(self) -> None:
        """The undealt cards were looked at."""
        if self.lesson.find("look_done"):
            self.choose("look_done")
            self.wait(20)

    def do_wrong(self, task: Task) -> None:
        """Whatever else the rules allow, and whatever they forbid: nothing comes of it."""
        state, before = self.lesson.game.session.state, self.lesson.game.session.done
        legal = [each for each in legal_for(state, 0) if each != task.decision]
        for decision in legal[:ANSWERS]:
            self.carry_out(decision)
            self.assert_answered(self.lesson._told(task.answer(decision)), before)
        for button in [each for each in self.lesson.buttons if each.why]:
            why = button.why
            self.choose(button.key)
            self.assert_answered(why, before)

    def assert_answered(self, answer: str, before: int) -> None:
        self.until(lambda: self.lesson.armed, 20)
        assert self.lesson.text == answer
        assert self.lesson.game.session.done == before
        assert self.lesson.guide.task is not None

    # Hands

    def carry_out(self, decision: Decision) -> None:
        for key in self.presses(decision):
            self.choose(key)

    def presses(self, decision: Decision) -> list[str]:
        table = self.lesson
        if asks_itself(table.stage):
            assert table.choice
            return table.choice.presses(decision)
        if isinstance(decision, Bid):
            return [f"bid_{decision.tricks}"]
        assert isinstance(decision, Play)
        self.choose(next(b.key for b in table.buttons if b.piece == decision.piece))
        return table.choice.presses(decision) if table.declaring and table.choice else []

    def choose(self, key: str) -> None:
        self.until(lambda: self.lesson.armed, 20)
        if not self.by_keys:
            self.click(key)
            return
        for _ in range(60):
            if self.scene.focus is self.widget(key) and self.scene.keyboard:
                break
            self.key(pygame.K_TAB)
        assert self.scene.focus is self.widget(key)
        self.key(pygame.K_RETURN)


class ByKeys(Pupil):
    by_keys = True


def _raise(error: Exception) -> None:
    raise error
