"""The last page: the case of medals, with those that are still to be had."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.client.doors import open_past_match
from game.client.props.match_words import date_of
from game.client.props.medal import draw_medal, medal_name, medal_note
from game.client.scenes.logbook.page import Page
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Choice, Label, Panel, PillButton, ScrollArea, Widget
from game.client.toolkit.widgets.choice import Item
from game.play.logbook.filters import MOST_PEOPLE
from game.play.logbook.medals import Medal, case_of
from game.play.logbook.statistics import people_of

SPOT, SHAPE = 84, 1.27  # the least width of a place in the case, and its height by its width


class MedalSpot(Widget):
    """A medal in the case, or the empty place of one that was not earned yet."""

    def __init__(
        self, ui: Ui, medal: Medal, is_chosen: bool, on_choice: Callable[[str], object]
    ) -> None:
        super().__init__(ui, f"medal_{medal.key}")
        self.medal, self.is_chosen, self.on_choice = medal, is_chosen, on_choice

    def activate(self) -> None:
        self.ui.sound("counted")
        self.on_choice(self.medal.key)

    def draw(self, surface: pygame.Surface) -> None:
        if self.is_chosen or self.hovered:
            opacity = 0.5 if self.is_chosen else 0.25
            surface.blit(self.ui.shapes.bar(self.rect.size, "glow", opacity * 0.5), self.rect)
        inside = self.rect.inflate(-self.ui.theme.px(10), -self.ui.theme.px(10))
        draw_medal(self.ui, surface, self.medal.key, inside, self.medal.is_earned)
        if not self.medal.is_earned and self.medal.need > 1:
            self._way(surface)

    def _way(self, surface: pygame.Surface) -> None:
        """Draw how far the person has come towards the medal, as a bar."""
        theme, medal = self.ui.theme, self.medal
        track = pygame.Rect(0, 0, round(self.rect.width * 0.6), theme.px(6))
        track.midbottom = (self.rect.centerx, self.rect.bottom - theme.px(3))
        surface.blit(self.ui.shapes.bar(track.size, "pill"), track)
        done = round(track.width * medal.have / medal.need)
        if done:
            surface.blit(self.ui.shapes.bar((done, track.height), "brass"), track)


class Velvet(Panel):
    """The velvet behind the medals."""

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui, "felt")


class MedalsPage(Page):
    """Choose whose; the chosen medal is told below the case."""

    def build(self) -> None:
        scene, ui, tr = self.scene, self.ui, self.ui.tr
        self.people = people_of(scene.digests)[:MOST_PEOPLE]
        if scene.person not in self.people:
            scene.person = self.people[0] if self.people else ""
        items = [Item(name, name) for name in self.people]
        self.choice = Choice(ui, items, scene.person, scene.look_at, "person")
        self.choice.visible = bool(self.people)
        self.medals = case_of(scene.digests, scene.person)
        if scene.medal not in [medal.key for medal in self.medals]:
            scene.medal = self._first()
        earned = sum(medal.is_earned for medal in self.medals)
        told = tr("logbook.medals.count", earned=earned, count=len(self.medals))
        self.count = Label(ui, told, "label", "blood", "right")
        self.velvet = Velvet(ui)
        self.spots = [
            MedalSpot(ui, medal, medal.key == scene.medal, scene.choose_medal)
            for medal in self.medals
        ]
        self.area = ScrollArea(ui, self.spots, "case")
        self._build_told()
        self.widgets = [self.choice, self.count, self.velvet, self.area, *self.told]

    def _first(self) -> str:
        """The one that was earned last, or any."""
        earned = [medal for medal in self.medals if medal.is_earned]
        return max(earned, key=lambda medal: medal.date, default=self.medals[0]).key

    def _build_told(self) -> None:
        ui, tr = self.ui, self.ui.tr
        medal = next(medal for medal in self.medals if medal.key == self.scene.medal)
        self.name = Label(ui, medal_name(tr, medal.key), "heading", "ink")
        self.note = Label(ui, medal_note(tr, medal.key), "body", "ink")
        self.when = Label(ui, self._when(medal), "small", "faded_ink")
        see = partial(open_past_match, self.app, medal.match)
        self.see = PillButton(ui, tr("logbook.medals.see"), see, "see")
        there = {line.id for line in self.scene.kept_lines}
        self.see.visible = medal.is_earned and medal.match in there
        self.told: list[Widget] = [self.name, self.note, self.when, self.see]

    def _when(self, medal: Medal) -> str:
        tr = self.ui.tr
        if medal.is_earned:
            return tr("logbook.medals.when", date=date_of(tr, medal.date))
        if medal.need > 1:
            return tr("logbook.medals.way", have=medal.have, need=medal.need)
        return tr("logbook.medals.missing")

    def first(self) -> Widget | None:
        return self.spots[0]

    # Places

    def layout(self, inside: pygame.Rect) -> None:
        theme, gap = self.ui.theme, self.ui.theme.space("s")
        row = pygame.Rect(inside.left, inside.top, inside.width, theme.control)
        half = row.width // 2
        self.choice.place(row.left, row.top, half, row.height)
        self.count.place(row.left + half, row.top, row.width - half, row.height)
        foot = self._layout_told(inside)
        top = row.bottom + gap
        self.velvet.place(inside.left, top, inside.width, foot - gap - top)
        self._layout_case(self.velvet.rect.inflate(-2 * theme.space("m"), -2 * theme.space("m")))

    def _layout_told(self, inside: pygame.Rect) -> int:
        """Place the words about the chosen medal at the foot; returns where they begin."""
        text, wide = self.ui.text, self.see.preferred(inside.width)[0]
        width = inside.width - (wide + self.ui.theme.space("m")) * self.see.visible
        high = [text.line_height(style) for style in ("heading", "body", "small")]
        y = top = inside.bottom - sum(high)
        for label, height in zip((self.name, self.note, self.when), high, strict=True):
            label.place(inside.left, y, width, height)
            y += height
        side = self.ui.theme.touch
        self.see.place(inside.right - wide, top, wide, side)
        return top

    def _layout_case(self, box: pygame.Rect) -> None:
        """Place the medals in rows of equal length, all in sight if that can be."""
        self.area.rect = box
        rows = self._rows(box)
        columns = -(-len(self.spots) // rows)
        high = max(self._least, min(box.height // rows, round(box.width / columns * SHAPE)))
        content = self.area.content if rows * high > box.height else box
        wide = content.width / columns
        for number, spot in enumerate(self.spots):
            row, column = divmod(number, columns)
            spot.place(content.left + column * wide, content.top + row * high, wide, high)
        self.area.arrange()

    @property
    def _least(self) -> int:
        """The height in which a medal can still be seen."""
        return round(max(self.ui.theme.touch, self.ui.theme.px(SPOT)) * SHAPE)

    def _rows(self, box: pygame.Rect) -> int:
        """Where the medals become largest."""
        most = max(1, box.width // max(self.ui.theme.touch, self.ui.theme.px(SPOT)))
        fewest = -(-len(self.spots) // most)

        def width(rows: int) -> float:
            return min(box.height / rows / SHAPE, box.width / -(-len(self.spots) // rows))

        return max(range(fewest, fewest + 4), key=width)
