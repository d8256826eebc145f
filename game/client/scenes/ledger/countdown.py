"""Yo-ho-ho for the real table: the crew calls three times, and then every hand opens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.client.props.skins import SKINS
from game.client.toolkit.animation import Beats, Call, Motion, Tween, Wait, there_and_back
from game.client.toolkit.scene import Scene
from game.client.toolkit.theme import duration
from game.client.toolkit.wood import draw_table
from game.play.looks import Look

if TYPE_CHECKING:
    from game.client.app import App

CALLS = ("yo", "ho", "last_ho")
MOST_FINGERS = 5
READY, SHOWN = 700.0, 2200.0  # before the first call; for the fingers to be read
IN_LINE = 4
NAMES = ("heading", "label", "small_bold")
LEAP = 26  # units that a fist goes up


class CountdownScene(Scene):
    """With `bids`, which nobody has seen yet, the hands open on the last call; without, the table's
    own fists do. Any press ends it.
    """

    name = "countdown"

    def __init__(
        self,
        app: App,
        looks: Sequence[Look],
        names: Sequence[str],
        bids: Sequence[int],
        done: Callable[[], object],
    ) -> None:
        super().__init__(app)
        self.looks, self.names, self.bids, self.done = looks, names, bids, done
        self.word, self.raised, self.opened = -1, 0.0, False

    def enter(self) -> None:
        motions: list[Motion] = [Wait(READY)]
        for word, call in enumerate(CALLS):
            motions += self._call(word, call)
        ends = Beats([(0.0, lambda: self.ui.sound("bid_revealed"))], motion=False)
        self.timeline.play(*motions, Call(self._open), ends, Wait(SHOWN), Call(self._finish))

    def _call(self, word: int, call: str) -> list[Motion]:
        """Let the crew call, with as many voices as there are players if there is such a crew."""
        crew = max(2, min(8, len(self.looks)))
        shout = Beats([(0.0, lambda: self.ui.sound(f"{call}_{crew}"))], motion=False)
        return [
            Call(lambda: setattr(self, "word", word)),
            shout,
            Tween(duration("fist") * 1.6, lambda t: setattr(self, "raised", t), there_and_back),
        ]

    def _open(self) -> None:
        self.opened = True

    def _finish(self) -> None:
        if self in self.app.stack:
            self.app.close(self)
            self.done()

    def back(self) -> None:
        self.timeline.complete()

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.timeline.complete()
            return True
        return False

    # What is seen

    def draw_scene(self, surface: pygame.Surface) -> None:
        """The word above, the hands in one or two lines below it."""
        draw_table(self.ui, surface)
        size, theme = surface.get_size(), self.ui.theme
        top = round(size[1] * 0.2)
        self._draw_word(surface, pygame.Rect(0, 0, size[0], top))
        lines = 1 if len(self.looks) <= IN_LINE else 2
        in_line = -(-len(self.looks) // lines)
        high = (size[1] - top - theme.px(12)) // lines
        for number in range(len(self.looks)):
            line = number // in_line
            count = min(in_line, len(self.looks) - line * in_line)
            wide = size[0] // max(IN_LINE, in_line)
            left = (size[0] - wide * count) // 2 + number % in_line * wide
            self._draw_hand(surface, number, pygame.Rect(left, top + line * high, wide, high))

    def _draw_word(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        ui = self.ui
        key = "table.chant.all" if self.opened else f"table.chant.{self.word + 1}"
        if self.word < 0:
            return
        text = ui.tr(key)
        pill = pygame.Rect(0, 0, *ui.text.measure(text, "display")).inflate(ui.theme.px(90), 0)
        pill.center = box.center
        surface.blit(ui.shapes.pill(pill.size, "idle", "glow"), pill)
        ui.text.line(surface, text, "display", "glow", box, "centre")

    def _draw_hand(self, surface: pygame.Surface, number: int, box: pygame.Rect) -> None:
        ui, theme, look = self.ui, self.ui.theme, self.looks[number]
        line = ui.text.line_height("heading")
        shown = self.opened and bool(self.bids)
        bid = self.bids[number] if shown else 0
        art = f"hands/fingers_{min(bid, MOST_FINGERS)}" if shown else "hands/fist"
        colours = theme.seat(look.colour)
        colours["skin"], colours["skin_dark"] = SKINS[look.portrait]
        room = (box.width - theme.px(12), box.height - line - theme.px(LEAP + 8))
        size = ui.art.fitted(art, room)
        image = ui.art.image(art, size, colours)
        bottom = box.bottom - line - round(self.raised * theme.px(LEAP))
        surface.blit(image, image.get_rect(midbottom=(box.centerx, bottom)))
        name = pygame.Rect(box.left, box.bottom - line, box.width, line).inflate(-8, 0)
        self._draw_name(surface, self.names[number], name)
        if shown:
            place = (box.centerx + size[0] // 3, bottom - size[1] // 4)
            self._draw_number(surface, bid, place, size[0])

    def _draw_name(self, surface: pygame.Surface, name: str, box: pygame.Rect) -> None:
        """Draw a name on a dark pill, to be read in the light of the lantern too."""
        ui = self.ui
        style = ui.text.fitting([name], NAMES, (box.width - ui.theme.px(36), box.height))
        pill = pygame.Rect(0, 0, ui.text.measure(name, style)[0] + ui.theme.px(36), box.height)
        pill.center = box.center
        surface.blit(ui.shapes.pill(pill.size, "idle", "brass_dark"), pill)
        ui.text.line(surface, name, style, "bone", pill.inflate(-ui.theme.px(20), 0), "centre")

    def _draw_number(
        self, surface: pygame.Surface, bid: int, centre: tuple[int, int], side: int
    ) -> None:
        ui, size = self.ui, max(self.ui.theme.px(56), round(side * 0.36))
        medal = ui.art.image("table/medal", size)
        place = medal.get_rect(center=centre)
        surface.blit(medal, place)
        box = place.inflate(-round(size * 0.26), -round(size * 0.26))
        ui.text.line(surface, ui.tr.number(bid), "big_number", "ink", box, "centre")
