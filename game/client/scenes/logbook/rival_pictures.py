"""Pictures of those whom a person met: levels and bots, who is ahead, who is the nemesis."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame

from game.client.scenes.logbook.card import Card, Row, decimal, percent
from game.client.toolkit.ui import Ui
from game.play.logbook.chart import CHARACTERS, LEVELS
from game.play.logbook.statistics import Figures, Meetings

MOST = 6
NAME = 0.36  # of the width
Rivals = Sequence[tuple[str, Meetings]]


class MeetingsCard(Card):
    """A bar for each: from the left how often one was ahead, from the right how often behind."""

    def rivals(self) -> Rivals:
        """Whom the card is about, with the name that is shown."""
        return ()

    def marked(self) -> str:
        """The name that has a skull before it."""
        return ""

    def numbers(self) -> Sequence[Row]:
        tr = self.ui.tr
        return [
            (name, tr("logbook.stat.met", ahead=m.ahead, behind=m.behind, met=m.met))
            for name, m in self.rivals()
        ]

    def picture(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        rivals, line = self.rivals(), self.ui.text.line_height("small")
        legend = self._bar_rect(pygame.Rect(box.left, box.top, box.width, line))
        for word, side in (("ahead", "left"), ("behind", "right")):
            self.small(surface, self.ui.tr(f"logbook.stat.{word}"), legend, side)
        box = pygame.Rect(box.left, box.top + line, box.width, box.height - line)
        high = min(box.height // max(1, len(rivals)), round(line * 1.4))
        for number, (name, meetings) in enumerate(rivals):
            row = pygame.Rect(box.left, box.top + number * high, box.width, high)
            self._row(surface, row, name, meetings)

    def _bar_rect(self, row: pygame.Rect) -> pygame.Rect:
        """Where the bar is: right of the name."""
        left = row.left + round(row.width * NAME)
        return pygame.Rect(left, row.top, row.right - left, row.height)

    def _row(
        self, surface: pygame.Surface, row: pygame.Rect, name: str, meetings: Meetings
    ) -> None:
        ui, theme = self.ui, self.ui.theme
        label = pygame.Rect(row.left, row.top, round(row.width * NAME), row.height)
        if name == self.marked():
            side = round(row.height * 0.8)
            icon = ui.icon("skull", side, "blood")
            surface.blit(icon, icon.get_rect(midleft=label.midleft))
            label.left, label.width = label.left + side + 2, label.width - side - 2
        label.width -= theme.space("s")
        ui.text.line(surface, name, "small", "ink", label)
        bar = self._bar_rect(row)
        self._bar(surface, bar.inflate(0, -round(row.height * 0.5)), meetings)

    def _bar(self, surface: pygame.Surface, bar: pygame.Rect, meetings: Meetings) -> None:
        shapes = self.ui.shapes
        surface.blit(shapes.bar(bar.size, "parchment_dark"), bar)
        ahead = round(bar.width * meetings.ahead / max(1, meetings.met))
        behind = round(bar.width * meetings.behind / max(1, meetings.met))
        if ahead:
            surface.blit(shapes.bar((ahead, bar.height), "target"), bar)
        if behind:
            place = pygame.Rect(bar.right - behind, bar.top, behind, bar.height)
            surface.blit(shapes.bar(place.size, "sunk"), place)


class LevelsCard(MeetingsCard):
    """Against bots by how well they play, and by their character."""

    key_word = "levels"

    def __init__(
        self, ui: Ui, is_turned: bool, on_turn: Callable[[str], object], figures: Figures
    ) -> None:
        super().__init__(ui, is_turned, on_turn)
        self.figures = figures

    def rivals(self) -> Rivals:
        tr, f = self.ui.tr, self.figures
        levels = [(tr(f"setup.level.{x}"), f.levels[x]) for x in LEVELS if x in f.levels]
        characters = [
            (tr(f"setup.personality.{x}"), f.characters[x]) for x in CHARACTERS if x in f.characters
        ]
        return [*levels, *characters]


class NemesisCard(MeetingsCard):
    """The bots and people met most; whoever is ahead most often has a skull."""

    key_word = "rivals"

    def __init__(
        self, ui: Ui, is_turned: bool, on_turn: Callable[[str], object], figures: Figures
    ) -> None:
        super().__init__(ui, is_turned, on_turn)
        self.figures = figures

    def rivals(self) -> Rivals:
        met = {**self.figures.people, **self.figures.bots}
        order = sorted(met.items(), key=lambda each: (-each[1].met, each[0]))[:MOST]
        nemesis = self.figures.nemesis
        if nemesis and nemesis not in dict(order):
            order[-1:] = [(nemesis, met[nemesis])]
        return order

    def marked(self) -> str:
        return self.figures.nemesis


class BotsCard(Card):
    """The bots among themselves: who wins most of the games it plays."""

    key_word = "bots"

    def __init__(
        self,
        ui: Ui,
        is_turned: bool,
        on_turn: Callable[[str], object],
        bots: Mapping[str, Figures],
    ) -> None:
        super().__init__(ui, is_turned, on_turn)
        known = [(name, f) for name, f in bots.items() if f.matches]
        known.sort(key=lambda each: (-each[1].wins / each[1].matches, -each[1].matches, each[0]))
        self.bots = known[:MOST]

    def numbers(self) -> Sequence[Row]:
        tr = self.ui.tr
        return [
            (
                name,
                tr(
                    "logbook.stat.bots.row",
                    wins=f.wins,
                    count=f.matches,
                    average=decimal(self.ui, f.average),
                ),
            )
            for name, f in self.bots
        ]

    def picture(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        ui, theme = self.ui, self.ui.theme
        line = ui.text.line_height("small")
        high = min(box.height // max(1, len(self.bots)), round(line * 1.4))
        most = max((f.wins / f.matches for _, f in self.bots), default=0) or 1
        for number, (name, f) in enumerate(self.bots):
            row = pygame.Rect(box.left, box.top + number * high, box.width, high)
            label = pygame.Rect(row.left, row.top, round(row.width * NAME), high)
            label.width -= theme.space("s")
            ui.text.line(surface, name, "small", "ink", label)
            share = f.wins / f.matches
            bar = pygame.Rect(label.right + theme.space("s"), 0, 0, round(high * 0.5))
            room = row.right - bar.left - theme.px(60)
            bar.width, bar.centery = max(2, round(room * share / most)), row.centery
            surface.blit(ui.shapes.bar(bar.size, "brass"), bar)
            told = pygame.Rect(bar.right + theme.space("xs"), row.top, theme.px(56), high)
            self.small(surface, percent(ui, share), told, "left")
