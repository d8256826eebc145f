"""What presses do where pieces are held up to be seen: hold, slide to one, let go on it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from game.client.scenes.table.choices.undealt import LookPanel
from game.client.toolkit.focus import following
from game.client.toolkit.widgets import Widget
from game.play.peek import KEY, POINTER, Peek

if TYPE_CHECKING:
    from game.client.scenes.table.scene import TableScene

HOLD = pygame.K_SPACE
STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_TAB: 1}
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
HELD_UP = {"dice": "die_drawn", "cards": "lift"}


class Peeking:
    """Only one thing holds the pieces up: the mouse, a finger, or the space bar."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.course = scene.course
        self.chooses = False  # something is let go on right now

    @property
    def peek(self) -> Peek:
        return self.course.peek

    def handle(self, event: pygame.event.Event) -> bool:
        """Whether the event had to do with holding pieces up."""
        if self.peek.is_held:
            return self._while_held(event)
        seat = self._begun(event)
        if seat is None:
            return False
        self.peek.press(seat, KEY if event.type == pygame.KEYDOWN else POINTER)
        self.scene.point_at(None)
        return True

    def update(self, milliseconds: float) -> None:
        was_up, was_chosen = self.peek.is_up, self.peek.is_chosen
        if not self.peek.wait(milliseconds):
            return
        if not was_up:
            self.course.lift()
            self.scene.ui.sound(HELD_UP[self.course.stage.pieces.kind])
            self.peek.lies_under(self._key_at(self.scene.app.mouse))
        elif self.peek.is_chosen and not was_chosen:
            self._rest()
        self.scene.redraw()

    def cover(self) -> None:
        """Whatever comes between: everything lies face down at once."""
        up = self.peek.is_up
        self.peek.cover()
        if up:
            self._put_down()

    # The beginning

    def _begun(self, event: pygame.event.Event) -> int | None:
        """Whose pieces this event begins to hold up, if any."""
        if not self.course.may_peek:
            return None
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._seat_at(event.pos)
        if event.type == pygame.KEYDOWN and event.key == HOLD and not getattr(event, "again", 0):
            return self._seat_in_focus()
        return None

    def _seat_at(self, pos: tuple[int, int]) -> int | None:
        """The own place of a person, or the pieces at the lower edge; a panel lies above both."""
        choice, layout = self.scene.choice, self.course.stage.layout
        if choice and choice.rect.collidepoint(pos):
            return None
        closed = self.scene.closed
        if closed and closed.hit(pos):
            return None if self.course.openly else self.course.asked
        people = self.course.game.humans
        return next((seat for seat in people if layout.screen(seat).collidepoint(pos)), None)

    def _seat_in_focus(self) -> int | None:
        """The one that the focus is on, or whoever must decide."""
        focus = self.scene.focus.key if self.scene.focus and self.scene.keyboard else ""
        people = self.course.game.humans
        own = next((seat for seat in people if focus == f"seat_{seat}"), self.course.asked)
        return None if own == self.course.asked and self.course.openly else own

    # While they are held

    def _while_held(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            self._slide(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._let_go(POINTER)
        elif event.type == pygame.KEYUP and event.key == HOLD:
            self._let_go(KEY)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press_again(self._key_at(event.pos))
        elif event.type == pygame.KEYDOWN:
            return self._key(event)
        return True

    def _key(self, event: pygame.event.Event) -> bool:
        """Any key that means something else puts them down first."""
        if event.key == HOLD or getattr(event, "again", False):
            return True
        if event.key in STEPS and self.peek.by_key:
            self._step(STEPS[event.key])
            return True
        if event.key in ENTER and self.peek.by_key:
            self._press_again(self.peek.target)
            return True
        self.cover()
        return bool(event.key == pygame.K_ESCAPE)

    def _slide(self, pos: tuple[int, int]) -> None:
        """With a key held the mouse only points: then a click chooses."""
        if not self.peek.is_up:
            return
        widget = self._target_at(pos)
        self.scene.point_at(widget)
        if not self.peek.by_key:
            self.peek.slide(widget.key if widget else None)
        self.scene.redraw()

    def _step(self, step: int) -> None:
        """The arrows go round whatever can be chosen."""
        row = list(self._targets())
        current = next((widget for widget in row if widget.key == self.peek.target), None)
        widget = following(row, current, step)
        if self.peek.is_up and widget:
            self.peek.slide(widget.key)
            self.scene.point_at(widget)
            self.scene.show_focus(widget)

    def _rest(self) -> None:
        """Some things answer as soon as the pointer rests on them."""
        widget = self.scene.find(self.peek.target or "")
        if widget and not self.peek.by_key and self.scene.answers_at_rest(widget):
            widget.activate()

    def _press_again(self, key: str | None) -> None:
        chosen = self.peek.second_press(key)
        if chosen:
            self._choose(chosen)

    def _let_go(self, by: str) -> None:
        up = self.peek.is_up
        chosen = self.peek.release(by)
        if self.peek.is_held:
            return  # the other one still holds them
        if chosen:
            self._choose(chosen)
        if up:
            self._put_down()

    def _choose(self, key: str) -> None:
        widget = self.scene.find(key)
        if widget and (self.peek.by_key or not self.scene.answers_at_rest(widget)):
            self.chooses = True
            widget.activate()
            self.chooses = False

    def _put_down(self) -> None:
        if isinstance(self.scene.choice, LookPanel):
            self.scene.choice.note_seen()
        self.scene.forget_pointing()
        self.course.put_down()

    # What can be chosen

    def _targets(self) -> Iterator[Widget]:
        scene = self.scene
        if scene.choice and scene.choice.answers:
            yield from scene.choice.answers
        elif self.peek.seat == self.course.asked:
            yield from scene.bids or scene.buttons
        else:
            yield from scene.buttons

    def _target_at(self, pos: tuple[int, int]) -> Widget | None:
        under, choice = self.scene._at(pos), self.scene.choice
        row: list[Widget | None] = [*self._targets(), *self.scene.buttons]
        may_be = under in row or (under is choice and choice is not None and choice.can_focus)
        return under if may_be else None

    def _key_at(self, pos: tuple[int, int]) -> str | None:
        widget = self._target_at(pos)
        return widget.key if widget else None
