"""The table as a scene: its picture, its time, and its keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.client.doors import (
    open_pause,
)
from game.client.scenes.table.course import Course
from game.client.scenes.table.furniture import TableFurniture
from game.client.scenes.table.input import (
    LastTrick,
    PileSpot,
)
from game.client.scenes.table.moments.rehearsal import Rehearsal
from game.client.scenes.table.picture import Picture
from game.client.scenes.table.shared.peeking import Peeking
from game.client.scenes.table.sprites import notes
from game.client.scenes.table.sprites.explanation import draw_explanation, explanation_panel
from game.client.scenes.table.watching import Watching
from game.client.toolkit.animation import Timeline
from game.client.toolkit.sound.audio import Mood
from game.client.toolkit.theme import duration
from game.play.game import Game
from game.play.tension import tension

if TYPE_CHECKING:
    from game.client.app import App

ALL_THE_WAY = 2.0  # as many times as long as a hover: cards close up that slowly


class TableScene(TableFurniture):
    """`shown` lists every piece in the last frame, for tests of what is hidden."""

    name = "table"

    def __init__(self, app: App, game: Game) -> None:
        super().__init__(app, game)
        self.watching = Watching(self.ui, bool(game.humans), self.rebuild, self._look_again)
        self.timeline = Timeline(self.watching.speed, self.ui.calm)
        self.course = Course(self.ui, game, self.timeline, self, self.watching)
        self.stage = self.course.stage
        self.picture = Picture(self.stage, self.course.kit)
        self.peeking = Peeking(self)
        self.rehearsal = Rehearsal(self.stage)
        self._waits_for_more = False
        self._is_behind = False
        self._recall()

    # What the course of the match wants

    def on_change(self) -> None:
        """Without animations a frame may hold a whole hand: the widgets show its last change."""
        self._is_behind = True
        if self._waits_for_more:
            self.stage.layout = self.course.layout()
        else:
            self._catch_up()

    def _catch_up(self) -> None:
        if not self._is_behind:
            return
        self._is_behind = False
        pointed = self.tooltip.widget.key if self.tooltip.widget else ""
        self.rebuild()
        self._prepare_pad()
        self._hover(self._at(self.app.mouse))
        if self.hovered is None or self.hovered.key != pointed:
            self.tooltip.point_at(None)  # what comes to lie under a resting mouse says nothing

    def on_news(self) -> None:
        self.shows_last_trick = False

    def on_asked(self) -> None:
        self._catch_up()
        super().on_asked()

    def on_closed(self, seat: int, told: Sequence[str] | None, taken: Callable[[], None]) -> None:
        self._catch_up()
        super().on_closed(seat, told, taken)

    def on_hand_over(self) -> None:
        self._catch_up()
        super().on_hand_over()

    def on_match_over(self) -> None:
        self._catch_up()
        super().on_match_over()

    # Time passes

    def update(self, milliseconds: float) -> None:
        self._waits_for_more = not self.watching.speed()
        if self.watching.stands:
            self.tooltip.update(milliseconds)
        else:
            super().update(milliseconds)
        self.peeking.update(milliseconds)
        if self.pointing.update(milliseconds):
            self.redraw()
        self.course.update(milliseconds)
        self._waits_for_more = False
        self._catch_up()
        self._update_hint()
        if not self.timeline.moving:
            self.rehearsal.update(milliseconds)
        if self.course.speech.update(milliseconds):
            self.redraw()
        at_once = self.ui.calm() or not self.ui.speed()
        share = ALL_THE_WAY if at_once else milliseconds / duration("hover")
        if [button for button in self.buttons if button.ease(share)]:
            self.redraw()

    def cover(self) -> None:
        self.peeking.cover()

    def pause(self) -> None:
        self.course.give_up_screen()

    def resume(self) -> None:
        self.course.hold_off()

    def leave(self) -> None:
        self.hints.close()
        self.game.leave()
        self.timeline.clear()

    def mood(self) -> Mood:
        families = ("interface", "match", "voices", self.stage.pieces.kind)
        return Mood(tension(self.board.view), "table", families, len(self.game.seats))

    def on_setting(self, name: str) -> None:
        self.course.speech.replace()
        if name == "language":
            self.course.retell()

    # Input

    def skip(self) -> None:
        if self.watching.stands:
            self.watching.turn_pause()
        self.course.skip()
        self.redraw()

    def _look_again(self) -> None:
        """Show all hands, or none again, as whoever watches wants it."""
        self.course.look_again()

    def back(self) -> None:
        if self.shows_last_trick:
            self.turn_last_trick()
        elif self.hint_panel:
            self.turn_hint()
        elif self.declaring:
            self._take_back()
        else:
            open_pause(self.app, self.game, self.share)

    def shortcut(self, key: int) -> bool:
        shortcuts = {
            pygame.K_r: self._open_rules,
            pygame.K_QUESTION: self._open_rules,
            pygame.K_s: self._open_pad,
            pygame.K_t: self._sort,
            pygame.K_l: self.turn_last_trick,
            pygame.K_h: self.turn_hint,
            pygame.K_u: self._take_back_move,
        }
        if key in shortcuts:
            shortcuts[key]()
        return key in shortcuts or self.watching.on_key(key)

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        self.shown.clear()
        super().draw(surface)

    def draw_scene(self, surface: pygame.Surface) -> None:
        self.picture.draw_still(surface, self.must_bid)

    def draw_above(self, surface: pygame.Surface) -> None:
        for button in self.buttons:
            if button.stands_out:
                button.paint(surface)
        self.picture.draw_moving(surface)
        self.course.speech.draw(surface, self.open_panels())
        under = self.pointing.shown
        trick = self.last if self.shows_last_trick else under
        about = under.about() if under else None
        if isinstance(trick, PileSpot | LastTrick) and trick.trick:
            panels = self.open_panels()
            notes.draw_trick_note(self.stage, surface, trick.trick, trick.rect, trick.zone, panels)
        if about:
            draw_explanation(self.stage, surface, about, self._explains_at())

    def open_panels(self) -> list[pygame.Rect]:
        """What lies over the table to be read: nothing is said over it."""
        panels = [panel.rect for panel in (self.hint_panel, self.choice) if panel]
        under = self.pointing.shown
        if under and (about := under.about()):
            panels.append(explanation_panel(self.stage, about, self._explains_at()).rect)
        return panels

    def _explains_at(self) -> pygame.Rect | None:
        """Where things explain themselves while the hint lies in the usual place: at the other
        side.
        """
        if self.hint_panel is None:
            return None
        place = self.stage.layout.explanation.copy()
        place.left = self.app.size[0] - place.right
        return place
