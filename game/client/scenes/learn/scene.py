"""The place to learn: the lessons of every edition, and what else makes one better."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.client.doors import open_drills, open_how_to_play, open_lesson, open_practice_match
from game.client.toolkit.parrot_dialog import Bird
from game.client.toolkit.scene import Scene, Size
from game.client.toolkit.widgets import IconButton, PlankButton, RichText, Tabs
from game.client.toolkit.widgets.base import place_in_columns
from game.client.toolkit.wood import Parchment, Signboard, draw_table
from game.play.lessons.book import of_edition
from game.play.lessons.script import GLAD, Lesson

if TYPE_CHECKING:
    from game.client.app import App

WIDTH, BIRD = 1080, (120, 132)  # in units
COLUMNS = 2


class LearnScene(Scene):
    """Shows one edition at a time, at first the one that was set up last."""

    name = "learn"

    def __init__(self, app: App, edition: str = "") -> None:
        super().__init__(app)
        self.edition = edition or app.last_draft().edition

    def build(self) -> None:
        ui, tr = self.ui, self.ui.tr
        self.parchment = self.add(Parchment(ui))
        self.sign = self.add(Signboard(ui, tr("learn.title")))
        names = [(key, tr(f"setup.edition.{key}")) for key in self.app.editions]
        self.tabs = self.add(Tabs(ui, names, self.edition, self._turn_to, "tabs"))
        self.bird = self.add(Bird(ui))
        self.words = self.add(RichText(ui, tr(f"learn.{self._state}"), "label"))
        self.bird.mood = GLAD
        self.lessons = [self.add(self._plank(lesson)) for lesson in of_edition(self.edition)]
        self.others = [
            self.add(PlankButton(ui, tr(f"learn.{key}"), action, key, note=tr(f"learn.{key}.note")))
            for key, action in self._others()
        ]
        self.close = self.add(IconButton(ui, self.back, "close", tr("common.close"), icon="close"))
        if self.focus is None:
            self.set_focus(self.lessons[0])

    @property
    def _state(self) -> str:
        """Whether there is still something to learn in this edition."""
        done = [self.app.learning.is_done(each.key) for each in of_edition(self.edition)]
        return "all_done" if all(done) else "some_done" if any(done) else "new"

    def _plank(self, lesson: Lesson) -> PlankButton:
        tr, learning = self.ui.tr, self.app.learning
        line, lines = learning.line(lesson.key), lesson.lines
        if line in lines[1:]:
            note = tr("learn.state.begun", number=lines.index(line) + 1, numbers=len(lines))
        else:
            note = tr(f"learn.state.{'done' if learning.is_done(lesson.key) else 'new'}")
        accent = lesson is self._next_lesson()
        text = tr(f"learn.lesson.{lesson.key}")
        action = partial(open_lesson, self.app, lesson)
        return PlankButton(self.ui, text, action, f"lesson_{lesson.key}", accent=accent, note=note)

    def _next_lesson(self) -> Lesson | None:
        found = of_edition(self.edition)
        return next((each for each in found if not self.app.learning.is_done(each.key)), None)

    def _others(self) -> list[tuple[str, Callable[[], object]]]:
        return [
            ("drills", lambda: open_drills(self.app, self.edition)),
            ("practice", lambda: open_practice_match(self.app, self.edition)),
            ("how_to_play", lambda: open_how_to_play(self.app, self.edition)),
        ]

    def _turn_to(self, edition: str) -> None:
        self.edition = edition
        self.rebuild()

    def layout(self, size: Size) -> None:
        theme = self.ui.theme
        margin, gap = theme.space("l"), theme.space("m")
        wide, high = self.sign.preferred(size[0] // 2)
        self.sign.place((size[0] - wide) / 2, theme.px(10), wide, high)
        side = theme.touch
        self.close.place(size[0] - margin - side, margin, side, side)
        total = min(size[0] - 2 * margin, theme.px(WIDTH))
        top = self.sign.rect.bottom + theme.space("xs")
        self.parchment.place((size[0] - total) // 2, top, total, size[1] - top - gap)
        inside = self.parchment.rect.inflate(-theme.px(72), -theme.px(44))
        self.tabs.place(inside.left, inside.top, inside.width, theme.control)
        inside.height -= theme.control + gap
        inside.top = self.tabs.rect.bottom + gap
        self._layout_lessons(inside)

    def _layout_lessons(self, inside: pygame.Rect) -> None:
        """The parrot, the lessons below him, and all else at the lower edge."""
        theme, gap = self.ui.theme, self.ui.theme.space("m")
        plank = self.lessons[0].preferred(inside.width)[1]
        low = inside.copy()
        low.top, low.height = inside.bottom - plank, plank
        place_in_columns(self.others, low, gap, max(COLUMNS, len(self.others)))
        bird = theme.px(BIRD[0]), theme.px(BIRD[1])
        columns = min(COLUMNS, len(self.lessons))
        rows = -(-len(self.lessons) // columns)
        room = low.top - inside.top - rows * (plank + gap)
        scale = min(1.0, max(0.4, (room - gap) / bird[1]))
        bird = round(bird[0] * scale), round(bird[1] * scale)
        self.bird.place(inside.left, inside.top, *bird)
        x = self.bird.rect.right + gap
        words = self.words.preferred(inside.right - x)[1]
        middle = inside.top + max(bird[1], words) // 2
        self.words.place(x, middle - words // 2, inside.right - x, words)
        self.bird.rect.centery = middle
        row = inside.copy()
        row.top = inside.top + max(bird[1], words) + gap
        row.height = rows * (plank + gap)
        place_in_columns(self.lessons, row, gap, columns)

    def draw_scene(self, surface: pygame.Surface) -> None:
        draw_table(self.ui, surface)
