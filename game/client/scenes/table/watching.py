"""What whoever watches bots among themselves can steer: the pace, a pause, and open hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.client.scenes.table.replay import pace
from game.client.scenes.table.replay.controls import times_text
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import IconButton
from game.client.toolkit.widgets.button import Action

OPEN_HANDS = "open_hands"  # what the settings remember it as
FASTER = (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS)
SLOWER = (pygame.K_MINUS, pygame.K_KP_MINUS)
KEYS = ("watch_pause", "watch_speed", "watch_open")


class Watching:
    """Where people play nothing of it can be changed: `stands` and `is_open` are never true."""

    def __init__(self, ui: Ui, people: bool, on_pace: Action, on_look: Action) -> None:
        self.ui, self.people = ui, people
        self.on_pace, self.on_look = on_pace, on_look
        self.times = pace.USUAL
        self.stands = False
        self.is_open = not people and bool(ui.store.recall(OPEN_HANDS, False))

    def speed(self) -> float:
        """The factor on durations."""
        return self.ui.speed() / self.times

    def turn_pause(self) -> None:
        self.stands = not self.stands
        self.on_pace()

    def turn_hands(self) -> None:
        """Open all hands or close them, also for next time."""
        self.is_open = not self.is_open
        self.ui.store.remember(OPEN_HANDS, self.is_open)
        self.on_look()

    def change_speed(self, by: int = 1, around: bool = True) -> None:
        self.times = pace.next_speed(self.times, by, around)
        self.on_pace()

    def on_key(self, key: int) -> bool:
        """Whether it steers something."""
        if self.people:
            return False
        if key in (*FASTER, *SLOWER):
            self.change_speed(1 if key in FASTER else -1, around=False)
        elif key == pygame.K_p:
            self.turn_pause()
        elif key == pygame.K_o:
            self.turn_hands()
        else:
            return False
        return True

    def buttons(self, kind: str) -> Controls | None:
        """None where people play; `kind` is what is held in the hands."""
        if self.people:
            return None
        ui, tr = self.ui, self.ui.tr
        pause, hands = (
            "go_on" if self.stands else "pause",
            "hide" if self.is_open else f"open.{kind}",
        )
        eye = "eye_off" if self.is_open else "eye"
        return Controls(
            IconButton(ui, self.turn_hands, "watch_open", tr(f"table.watch.{hands}"), icon=eye),
            IconButton(
                ui,
                self.change_speed,
                "watch_speed",
                tr("replay.speed"),
                text=times_text(ui, self.times),
            ),
            IconButton(
                ui, self.turn_pause, "watch_pause", tr(f"table.watch.{pause}"), icon=PLAYS[pause]
            ),
        )


PLAYS = {"pause": "pause", "go_on": "play"}


class Controls(NamedTuple):
    """The three buttons, made anew with the scene's widgets."""

    hands: IconButton
    speed: IconButton
    pause: IconButton

    def lay(self, at: Sequence[pygame.Rect]) -> None:
        for button, rect in zip(self, at, strict=True):
            button.rect = rect
