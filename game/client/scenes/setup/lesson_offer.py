"""The parrot offers the lesson about a rule that was chosen for the first time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.client.doors import open_lesson
from game.client.props.option_texts import option_name, value_name
from game.client.toolkit.parrot_dialog import Choices, ParrotDialog
from game.play.lessons.book import about
from game.play.lessons.script import Lesson

if TYPE_CHECKING:
    from game.client.app import App


def offer_lesson(app: App, edition: str, option: str, value: object) -> None:
    """Offer the lesson, once for every lesson and unless it was taken already."""
    lesson = about(edition, option, value)
    learning = app.learning
    if lesson is None or learning.is_done(lesson.key) or learning.was_offered(lesson.key):
        return
    learning.offer(lesson.key)
    app.push(LessonOffer(app, lesson))


class LessonOffer(ParrotDialog):
    """Over the setup, which waits."""

    name = "lesson_offer"

    def __init__(self, app: App, lesson: Lesson) -> None:
        super().__init__(app)
        self.lesson = lesson

    def title(self) -> str:
        option, value = self.lesson.option, self.lesson.value
        if value is True:
            return option_name(self.ui, option)
        return value_name(self.ui, option, value)

    def words(self) -> str:
        return self.ui.tr("learn.offer")

    def choices(self) -> Choices:
        tr = self.ui.tr
        return [
            ("show", tr("learn.welcome.yes"), self._show),
            ("later", tr("learn.offer.later"), self.back),
        ]

    def _show(self) -> None:
        self.app.close(self)
        open_lesson(self.app, self.lesson)
