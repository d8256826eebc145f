"""What a replay is steered with, in one strip below the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.client.scenes.table.replay.bar import ReplayBar
from game.client.scenes.table.replay.showing import Showing
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Button, IconButton, PillButton, Widget
from game.client.toolkit.widgets.choice import Choice, Item
from game.play.replay import HAND, PLAY, TRICK, Sight

# Key, icon, by how many, and of what.
STEPS = (
    ("hand_back", "hand_back", -1, HAND),
    ("trick_back", "trick_back", -1, TRICK),
    ("play_back", "arrow_left", -1, PLAY),
    ("play_next", "arrow_right", 1, PLAY),
    ("trick_next", "trick_next", 1, TRICK),
    ("hand_next", "hand_next", 1, HAND),
)
BEFORE = 3  # of them stand before the button that plays
NARROWEST_BAR, WIDEST_SIGHT = 250, 340
SPEED, GAP = 54, 3


class SightChoice(Choice):
    """Whose eyes the table is seen with; arrows keep their meaning for the replay, Enter opens the
    list.
    """

    def on_key(self, event: pygame.event.Event) -> bool:
        return False


class Controls:
    """What the strip holds, made anew with the widgets of the scene, which calls `lay`."""

    def __init__(
        self,
        showing: Showing,
        practise: Callable[[], object],
        change_speed: Callable[[], object],
        look: Callable[[Sight], object],
    ) -> None:
        ui = showing.ui
        self.ui, self.showing = ui, showing
        steps = [self._step_button(*step) for step in STEPS]
        self.steps: list[IconButton] = [*steps[:BEFORE], self._play_button(), *steps[BEFORE:]]
        replay = showing.replay
        hands, captures = replay.landmarks(HAND), replay.landmarks(TRICK)
        self.bar = ReplayBar(
            ui, showing.stop, replay.last, hands, captures, self._drag, showing.step
        )
        times = times_text(ui, showing.speed)
        self.speed = IconButton(ui, change_speed, "speed", ui.tr("replay.speed"), text=times)
        self.sight = self._sight_choice(look)
        self.practise = self._practise_button(practise)

    @property
    def widgets(self) -> Sequence[Widget]:
        """In reading order."""
        return [*self.steps, self.bar, self.speed, self.sight, self.practise]

    def _step_button(self, key: str, icon: str, by: int, unit: str) -> IconButton:
        step = partial(self.showing.step, by, unit)
        return IconButton(self.ui, step, key, self.ui.tr(f"replay.{key}"), icon=icon)

    def _play_button(self) -> IconButton:
        key = "pause" if self.showing.plays else "play"
        tip = self.ui.tr(f"replay.{key}")
        return IconButton(self.ui, self.showing.toggle, "play", tip, icon=key)

    def _drag(self, stop: int) -> None:
        self.showing.plays = False
        self.showing.go(stop)

    def _sight_choice(self, look: Callable[[Sight], object]) -> SightChoice:
        ui, sights = self.ui, self.showing.replay.sights
        items = [Item(sight, sight_text(self.showing, sight)) for sight in sights]
        choice = SightChoice(
            ui, items, self.showing.sight, look, "sight", ui.tr("replay.sight.tip")
        )
        if len(items) == 1:
            choice.disable(ui.tr("replay.sight.only"))
        return choice

    def _practise_button(self, practise: Callable[[], object]) -> Button:
        """With a word on it where there is room for one."""
        ui, tr, tip = self.ui, self.ui.tr, self.ui.tr("replay.practise.tip")
        button: Button = PillButton(ui, tr("replay.practise"), practise, "practise", tip)
        room = ui.theme.size[0] - self._taken - ui.theme.px(NARROWEST_BAR)
        if button.preferred(room)[0] > room - ui.theme.px(4):
            kind = self.showing.stage.pieces.kind
            button = IconButton(ui, practise, "practise", tip, icon=kind)
        if not self.showing.replay.is_finished:
            button.disable(tr("replay.practise.goes_on"))
        return button

    @property
    def _sight_width(self) -> int:
        """The width of the choice of eyes, as the longest name needs it."""
        texts = (self.ui.text.measure(item.text, "label")[0] for item in self.sight.items)
        wanted = max(texts) + 2 * self.ui.theme.touch + self.ui.theme.space("s")
        return min(wanted, self.ui.theme.px(WIDEST_SIGHT))

    @property
    def _speed_width(self) -> int:
        return max(self.ui.theme.touch, self.ui.theme.px(SPEED))

    @property
    def _taken(self) -> int:
        """The width of all but the bar and the last button."""
        theme = self.ui.theme
        steps = len(self.steps) * (theme.touch + theme.px(GAP))
        spaces = 2 * theme.space("m") + 4 * theme.space("s")
        return steps + self._speed_width + self._sight_width + spaces

    # Places

    def lay(self, strip: pygame.Rect) -> None:
        """The bar has whatever the others leave."""
        theme, side, space = self.ui.theme, self.ui.theme.touch, self.ui.theme.space("s")
        x, y = strip.left, strip.centery - side // 2
        for button in self.steps:
            button.place(x, y, side, side)
            x += side + theme.px(GAP)
        right = strip.right
        for widget, width in (
            (self.practise, self.practise.preferred(strip.width)[0]),
            (self.sight, self._sight_width),
            (self.speed, self._speed_width),
        ):
            widget.place(right - width, y, width, side)
            right = widget.rect.left - space
        self.bar.place(x + space, strip.top, right - x - space, strip.height)


def times_text(ui: Ui, speed: float) -> str:
    times = ui.tr.number(round(speed)) if speed >= 1 else "½"
    return ui.tr("replay.times", times=times)


def sight_text(showing: Showing, sight: Sight) -> str:
    tr = showing.ui.tr
    if sight.is_open:
        return tr(f"replay.sight.open.{showing.stage.pieces.kind}")
    if sight.seat is None:
        return tr("replay.sight.spectator")
    return tr("replay.sight.seat", name=showing.stage.name(sight.seat))
