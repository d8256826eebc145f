"""A lesson as a scene: the table, and the parrot who waits until his words were read."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.doors import open_lesson_end, open_lesson_menu
from game.client.props import parrot
from game.client.scenes.table import timing
from game.client.scenes.table.lesson import light
from game.client.scenes.table.lesson.places import (
    beside,
    busy_places,
    open_places,
    places_of,
    room_for,
)
from game.client.scenes.table.scene import TableScene
from game.client.scenes.table.speech import Silence
from game.client.scenes.table.table_input import ENTER
from game.client.toolkit.scene import Scene
from game.client.toolkit.widgets import PillButton, Widget
from game.play.lessons.guide import Guide
from game.play.lessons.script import SEATS, SORRY, Lesson, Line, values_at
from game.play.lessons.staging import staged
from game.play.playable import playable_editions
from game.rules.actions import Decision

if TYPE_CHECKING:
    from game.client.app import App

ON = (*ENTER, pygame.K_SPACE, pygame.K_RIGHT)
ALWAYS = ("menu", "help", "next")  # what can be pressed while the parrot speaks


class NextButton(PillButton):
    """The button that goes on; it lies on the parrot's paper and is drawn with it."""

    def draw(self, surface: pygame.Surface) -> None:
        """Nothing: it is drawn with the paper of the parrot, above the other widgets."""

    def paint(self, surface: pygame.Surface) -> None:
        super().draw(surface)


class LessonScene(TableScene):
    """`answer` is what the parrot says to a wrong move, until something else is tried."""

    name = "lesson"

    def __init__(self, app: App, lesson: Lesson, line: str = "") -> None:
        seats = [seat.seat() for seat in app.last_draft().seats[:SEATS]]
        script, game = staged(lesson, playable_editions(), seats, app.services, line)
        self.lesson = lesson
        self.guide = Guide(script, line)
        self.answer = ""
        self.next: NextButton | None = None
        self.paper: pygame.Rect | None = None
        self._said: Line | None = None
        self._age = 0.0
        self._dark: tuple[object, pygame.Surface] | None = None
        super().__init__(app, game)
        self.course.may_play_last = False
        self.course.speech = Silence(self.stage, game)

    def enter(self) -> None:
        super().enter()
        self._look()

    # What is said

    @property
    def speaks(self) -> bool:
        """Whether the words are there to be read, and nothing else moves."""
        return self.guide.speaks and not self.timeline.busy

    @property
    def line(self) -> Line | None:
        """The words on the paper now."""
        if self.speaks or (self.guide.task and self.asked is not None):
            return self.guide.line
        return None

    @property
    def text(self) -> str:
        if self.answer:
            return self.answer
        return self._told(self.line.key) if self.line else ""

    def _told(self, key: str) -> str:
        values: dict[str, object] = {**values_at(self.guide.script.states[self.guide.at])}
        for seat, who in enumerate(self.game.seats):
            values[f"name_{seat}"] = who.name
        return self.ui.tr(self.lesson.text_key(key), **values)

    def go_on(self) -> None:
        """Go on to the next words or back to the match, unless the press comes so soon that it was
        meant to skip.
        """
        if not self.speaks or (self._age < timing.GUARD and self.ui.speed()):
            return
        self.ui.sound("page")
        self.guide.go_on()
        self._look()
        self.rebuild()

    def _look(self) -> None:
        """Note what is said now, so that the lesson can be taken up here."""
        if self.line is self._said:
            return
        self._said, self._age = self.line, 0.0
        if self.line:
            self.app.learning.reach(self.lesson.key, self.line.key)
        self.rebuild()

    # What the course of the match wants

    def is_open(self) -> bool:
        return super().is_open() and not self.guide.speaks

    def on_news(self) -> None:
        super().on_news()
        self.answer = ""
        self.guide.step_shown()

    def on_hand_over(self) -> None:
        """The parrot tells the score, at the small pad."""

    def on_match_over(self) -> None:
        self.app.learning.finish(self.lesson.key)
        open_lesson_end(self.app, self)

    def update(self, milliseconds: float) -> None:
        super().update(milliseconds)
        hops = self._age < parrot.HOP_TIME and self._said is not None
        self._age += milliseconds
        self._look()
        if hops:
            self.redraw()

    # What the player does

    def decide(self, decision: Decision | None) -> None:
        """Only what the lesson wants is done; to all else the parrot has an answer."""
        task = self.guide.task
        if task is None or decision is None or decision == task.decision:
            super().decide(decision)
        elif self.armed:
            self._correct(self._told(task.answer(decision)))

    def refuse(self, why: str) -> None:
        self._correct(why)

    def turn_hint(self) -> None:
        """There are no hints in a lesson: the parrot says already what to do."""

    def _correct(self, answer: str) -> None:
        self.ui.sound("refused")
        self.answer, self._age, self.declaring = answer, 0.0, None
        self.stage.picks.marked.clear()
        self.course.hold_off()
        self.rebuild()
        self.on_asked()

    def handle(self, event: pygame.event.Event) -> bool:
        """While the parrot speaks, a click anywhere and Enter go on."""
        if not self.speaks or self.popup:
            return super().handle(event)
        if event.type == pygame.KEYDOWN and event.key in ON and not self._on_another(event):
            if not getattr(event, "again", False):
                self.go_on()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and not self._at(event.pos):
            self.go_on()
            return True
        return Scene.handle(self, event)  # nothing is to be skipped

    def _on_another(self, event: pygame.event.Event) -> bool:
        """Whether the focus is on the menu or the rules, so that a key is meant for those."""
        on_tool = self.keyboard and self.focus is not None and self.focus is not self.next
        return on_tool and event.key != pygame.K_RIGHT

    def _at(self, pos: tuple[int, int]) -> Widget | None:
        found = super()._at(pos)
        return None if self.speaks and found and found.key not in ALWAYS else found

    def _focusable(self) -> list[Widget]:
        found = super()._focusable()
        return [each for each in found if each.key in ALWAYS] if self.speaks else found

    def back(self) -> None:
        if self.shows_last_trick or self.declaring:
            super().back()
        else:
            open_lesson_menu(self.app, self)

    # Widgets

    def build(self) -> None:
        super().build()
        self.hint.visible = False
        self.next = None
        if self.line and not self.choice:  # the parrot says what is asked, and needs the room
            self.board.message = ""
        if not self.speaks:
            return
        tr = self.ui.tr
        self.next = self.add(NextButton(self.ui, tr("lesson.next"), self.go_on, "next"))

    def rebuild(self) -> None:
        """Whatever had the focus before, reading on comes first."""
        super().rebuild()
        if self.next and (self.focus is None or self.focus.key not in ALWAYS):
            self.set_focus(self.next)

    def layout(self, size: tuple[int, int]) -> None:
        super().layout(size)
        self.paper = None
        if not self.line:
            return
        footer = self.ui.theme.touch + self.ui.theme.space("s") if self.next else 0
        paper = parrot.paper_size(self.ui, self.text, footer)
        targets = places_of(self, self.line.at)
        target = targets[0].unionall(targets[1:]) if targets else None
        busy = [] if self.speaks else busy_places(self)
        window = pygame.Rect((0, 0), size).inflate(*(-2 * self.ui.theme.space("m"),) * 2)
        whole = parrot.whole_size(self.ui, paper)
        gap = self.ui.theme.px(parrot.TAIL + light.RIM)
        room = room_for(whole, beside(self, target), busy, window, gap)
        self.paper = parrot.paper_in(self.ui, room, paper)
        if self.next:
            self._layout_footer(self.paper, self.next)

    def _layout_footer(self, paper: pygame.Rect, button: PillButton) -> None:
        theme, pad = self.ui.theme, self.ui.theme.px(parrot.PAD)
        wide = button.preferred(paper.width // 2)[0]
        button.place(paper.right - pad - wide, paper.bottom - pad - theme.touch, wide, theme.touch)

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.line and self.paper:
            self._draw_parrot(surface, self.line, self.paper)

    def _draw_parrot(self, surface: pygame.Surface, line: Line, paper: pygame.Rect) -> None:
        ui, targets = self.ui, places_of(self, line.at)
        if self.speaks or not self.pointing.shown:
            holes = [*light.lit(ui, targets), self.menu.rect, self.help.rect]
            holes += [] if self.speaks else open_places(self)
            surface.blit(self._veil(surface.get_size(), holes), (0, 0))
        light.draw_light(ui, surface, targets)
        target = targets[0].unionall(targets[1:]) if targets else None
        parrot.draw_words(ui, surface, paper, self.text, target)
        parrot.draw_bird(ui, surface, paper, SORRY if self.answer else line.mood, self._age)
        if self.next:
            self._draw_footer(surface, paper, self.next)

    def _draw_footer(self, surface: pygame.Surface, paper: pygame.Rect, button: NextButton) -> None:
        button.paint(surface)
        told = self.ui.tr("lesson.count", number=self.guide.number, numbers=self.guide.numbers)
        box = button.rect.copy()
        box.left = paper.left + self.ui.theme.px(parrot.PAD)
        box.width = button.rect.left - box.left
        self.ui.text.line(surface, told, "small", "faded_ink", box)
        if self.keyboard and self.focus is button and self.app.top is self:
            self._draw_focus(surface, button)

    def _veil(self, size: tuple[int, int], holes: list[pygame.Rect]) -> pygame.Surface:
        """Made anew only when something else is lit."""
        key = (size, self.speaks, *(tuple(hole) for hole in holes))
        if self._dark is None or self._dark[0] != key:
            self._dark = (key, light.veil(self.ui, size, holes, not self.speaks))
        return self._dark[1]
