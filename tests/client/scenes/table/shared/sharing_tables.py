"""People at one screen: what they hold up, where they slide, and what a frame shows of it."""

from __future__ import annotations

from typing import Any

import pygame

from game.client.scenes.table.stage import Stage
from game.play.fists import Part
from game.play.peek import LIFT, REST
from game.play.sharing import AROUND, Sharing
from tests.client.scenes.table.tables import TableDriver

SECRET = ("hand", "choice", "undealt", "bid")
EDITIONS = ("dice", "schmidt", "beck")
# Three pieces each, at once.
PLANS: dict[str, dict[str, object]] = {"beck": {"plan": "custom", "custom_plan": (3, 3)}}


class People(TableDriver):
    """Somebody holds, slides and lets go; whatever was secret in a frame is in `secrets`."""

    def __init__(self, kinds: str = "hhb", way: str = AROUND, **more: Any) -> None:
        options = {name: more.pop(name) for name in ("lantern", "secret_bids") if name in more}
        more.setdefault("speed", "off")
        super().__init__(kinds, sharing=Sharing(way, **options), **more)

    @property
    def stage(self) -> Stage:
        return self.table.stage

    def secrets(self) -> set[tuple[int, str]]:
        """Whose pieces are face up in a fresh frame, wherever."""
        self.table.shown.clear()
        self.app.dirty = True
        self.app.frame()
        return {(each.owner, each.piece) for each in self.table.shown if each.place in SECRET}

    def owners(self) -> set[int]:
        return {owner for owner, _ in self.secrets()}

    def held(self, seat: int) -> set[tuple[int, str]]:
        state = self.game.session.state
        assert state.table is not None
        return {(seat, piece) for piece in state.table.held[seat]}

    # Hands

    def hold(self, pos: tuple[int, int]) -> None:
        self.press(pos)
        self.wait(LIFT)

    def hold_seat(self, seat: int) -> None:
        self.hold(self.stage.layout.portrait(seat).center)

    def hold_pieces(self) -> None:
        assert self.table.closed is not None
        self.hold(self.table.closed.rect.center)

    def slide(self, key: str) -> None:
        """Over free wood, and rest there."""
        self.move(self.stage.layout.message.midtop)
        self.move(self.widget(key).rect.center)
        self.wait(REST)

    def let_go(self) -> None:
        self.release(self.app.mouse)

    def hold_key(self) -> None:
        self._send(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")
        self.wait(LIFT)

    def let_go_key(self) -> None:
        self._send(pygame.KEYUP, key=pygame.K_SPACE, mod=0, unicode=" ")

    def lose_focus(self) -> None:
        self._send(pygame.WINDOWFOCUSLOST)

    # The course

    def until_all_look(self) -> None:
        self.until(lambda: bool(self.table.course.fists) and self.table.course.may_peek)

    def count(self) -> None:
        self.click("count")
        self.until(lambda: self._enters() and self.table.armed)

    def _enters(self) -> bool:
        fists = self.table.course.fists
        return fists is not None and fists.part is Part.ENTER

    def announce(self, *shown: int | str) -> None:
        """All people, from who starts the hand."""
        self.until_all_look()
        fists = self.table.course.fists
        assert fists is not None
        self.count()
        for seat, value in zip(fists.seats, shown, strict=True):
            self.click(f"shown_{seat}_{value}")
        self.click("confirm")

    def until_turn(self, seat: int | None = None) -> None:
        """Somebody's pieces lie face down to be held up."""
        self.until(
            lambda: (
                self.table.closed is not None
                and self.table.course.may_peek
                and seat in (None, self.table.asked)
            )
        )

    def to_second_hand(self) -> None:
        """Where two pieces are held; by whatever presses it takes."""
        self.play_to(lambda: len(self.game.public_view.scored) == 1 and self.app.top is self.table)

    def click_through(self) -> None:
        fists = self.table.course.fists
        if self.app.top is self.table and fists:
            self.announce(*(fists.values[0] for _ in fists.seats))
        elif self.app.top is self.table and self.table.closed and not self.table.course.openly:
            self._hold_and_play()
        else:
            super().click_through()

    def _hold_and_play(self) -> None:
        self.hold_pieces()
        if self.table.bids:
            self.slide("bid_1")
        else:
            self.slide(self.playable()[0].key)
        self.let_go()
