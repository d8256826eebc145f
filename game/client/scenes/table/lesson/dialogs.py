"""What lies over a lesson: its menu, and what comes after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.client.doors import (
    open_first_match,
    open_how_to_play,
    open_lesson,
    open_settings,
    open_title,
)
from game.client.toolkit.parrot_dialog import Choices, ParrotDialog
from game.play.lessons.book import after
from game.play.lessons.script import GLAD

if TYPE_CHECKING:
    from game.client.app import App
    from game.client.scenes.table.lesson.scene import LessonScene


class LessonMenu(ParrotDialog):
    """The lesson waits meanwhile; whoever leaves comes back to the same words."""

    name = "lesson_menu"

    def __init__(self, app: App, lesson: LessonScene) -> None:
        super().__init__(app)
        self.lesson = lesson

    def title(self) -> str:
        return self.ui.tr(f"learn.lesson.{self.lesson.lesson.key}")

    def words(self) -> str:
        guide = self.lesson.guide
        return self.ui.tr("lesson.menu.text", number=guide.number, numbers=guide.numbers)

    def choices(self) -> Choices:
        tr, app = self.ui.tr, self.app
        return [
            ("resume", tr("lesson.menu.resume"), self.app.pop),
            ("again", tr("lesson.menu.again"), self._again),
            ("settings", tr("table.pause.settings"), lambda: open_settings(app)),
            ("rules", tr("table.pause.rules"), app.open_rules),
            ("leave", tr("lesson.menu.leave"), self._leave),
        ]

    def _again(self) -> None:
        self._leave()
        open_lesson(self.app, self.lesson.lesson, "")

    def _leave(self) -> None:
        """Go back to where the lesson was opened."""
        self.app.close(self)
        self.app.close(self.lesson)
        if self.app.top is None:
            open_title(self.app)


class LessonEnd(ParrotDialog):
    """An own match comes first, then the next lesson."""

    name = "lesson_end"
    mood_of_bird = GLAD

    def __init__(self, app: App, lesson: LessonScene) -> None:
        super().__init__(app)
        self.scene, self.lesson = lesson, lesson.lesson
        self.following = after(lesson.lesson)

    def title(self) -> str:
        return self.ui.tr("lesson.end.title")

    def words(self) -> str:
        return self.ui.tr("lesson.end.option" if self.lesson.option else "lesson.end.text")

    def choices(self) -> Choices:
        tr = self.ui.tr
        own = "lesson.end.try" if self.lesson.option else "lesson.end.own"
        found: Choices = [("own", tr(own), self._play)]
        if self.following:
            name = tr(f"learn.lesson.{self.following.key}")
            found.append(("next", tr("lesson.end.next", lesson=name), self._next))
        found.append(("howto", tr("lesson.end.howto"), self._look_up))
        return [*found, ("done", tr("lesson.end.done"), self.back)]

    def _play(self) -> None:
        open_first_match(self.app, self.lesson.edition, self.lesson.own_options)

    def _next(self) -> None:
        assert self.following is not None
        self.back()
        open_lesson(self.app, self.following)

    def _look_up(self) -> None:
        open_how_to_play(self.app, self.lesson.edition)

    def back(self) -> None:
        """Go back to where the lesson was opened."""
        self.app.close(self)
        self.app.close(self.scene)
        if self.app.top is None:
            open_title(self.app)
