"""The third page: the people who play here against each other, and who is the better pirate."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.client.props.medallion import draw_medallion
from game.client.scenes.logbook.card import decimal
from game.client.scenes.logbook.page import Page
from game.client.scenes.logbook.rival_pictures import MeetingsCard, Rivals
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Label, RichText, ScrollArea, Widget
from game.play.logbook.digest import Line
from game.play.logbook.family import Member
from game.play.logbook.rating import START
from game.play.looks import Look, parse_look

LEFT = 0.6  # of the width
PLACE, FACE, NUMBER = 34, 50, 84  # units
COLUMNS = ("rating", "matches", "wins", "average")
EMPTY = 560


def look_of(lines: Sequence[Line], name: str) -> Look:
    """The look that a person had last."""
    for line in lines:
        seat = line.seat_of(name)
        if seat is not None:
            return parse_look(line.seats[seat].look, seat)
    return parse_look("", 0)


def cells(ui: Ui, rect: pygame.Rect) -> tuple[pygame.Rect, list[pygame.Rect]]:
    """Where the name is, and where the numbers are; the same in every row."""
    theme = ui.theme
    wide = theme.px(NUMBER * (1 + (theme.text_size - 1) / 2))
    numbers = [
        pygame.Rect(rect.right - wide * (len(COLUMNS) - n), rect.top, wide, rect.height)
        for n in range(len(COLUMNS))
    ]
    left = rect.left + theme.px(PLACE + FACE)
    return pygame.Rect(left, rect.top, numbers[0].left - left, rect.height), numbers


class Headings(Widget):
    """The words above the columns."""

    focusable = False

    def draw(self, surface: pygame.Surface) -> None:
        for column, cell in zip(COLUMNS, cells(self.ui, self.rect)[1], strict=True):
            text = self.ui.tr(f"logbook.family.{column}")
            self.ui.text.line(surface, text, "tiny", "faded_ink", cell, "right")


class MemberRow(Widget):
    """One person: place, face, name and numbers; a press shows whom they met.

    `share` is how far the bar of the rating reaches.
    """

    def __init__(
        self,
        ui: Ui,
        member: Member,
        place: int,
        look: Look,
        share: float,
        is_chosen: bool,
        on_choice: Callable[[str], object],
    ) -> None:
        super().__init__(ui, f"member_{place}")
        self.member, self.place_, self.look, self.share = member, place, look, share
        self.is_chosen, self.on_choice = is_chosen, on_choice

    def activate(self) -> None:
        self.ui.sound("page")
        self.on_choice(self.member.name)

    def preferred(self, width: int) -> tuple[int, int]:
        return width, max(self.ui.theme.touch, self.ui.theme.px(52))

    def draw(self, surface: pygame.Surface) -> None:
        ui, theme, member = self.ui, self.ui.theme, self.member
        if self.is_chosen or self.hovered:
            opacity = 0.35 if self.is_chosen else 0.2
            surface.blit(ui.shapes.bar(self.rect.size, "brass", opacity), self.rect)
        place = pygame.Rect(self.rect.left, self.rect.top, theme.px(PLACE), self.rect.height)
        number = ui.tr("logbook.place.short", place=self.place_)
        ui.text.line(surface, number, "number", "blood", place, "centre")
        face = pygame.Rect(place.right, 0, theme.px(FACE - 8), theme.px(FACE - 8))
        face.centery = self.rect.centery
        draw_medallion(ui, surface, self.look, face, badge=False)
        name, numbers = cells(ui, self.rect.inflate(-2 * theme.space("s"), 0))
        self._draw_name(surface, name)
        told = (
            ui.tr.number(member.rating.shown),
            ui.tr.number(member.matches),
            ui.tr.number(member.wins),
            decimal(ui, member.average),
        )
        for text, cell in zip(told, numbers, strict=True):
            ui.text.line(surface, text, "number", "ink", cell, "right")

    def _draw_name(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Draw the name above a bar for the rating."""
        ui, theme = self.ui, self.ui.theme
        high = ui.text.line_height("strong")
        line = pygame.Rect(box.left, 0, box.width, high)
        line.bottom = box.centery + high // 3
        ui.text.line(surface, self.member.name, "strong", "ink", line)
        track = pygame.Rect(box.left, line.bottom + theme.px(1), box.width, theme.px(7))
        surface.blit(ui.shapes.bar(track.size, "parchment_dark"), track)
        bar = (max(track.height, round(track.width * self.share)), track.height)
        surface.blit(ui.shapes.bar(bar, "brass_dark"), track)


class HeadToHead(MeetingsCard):
    """How often a person was ahead of each of the others."""

    key_word = "head_to_head"

    def __init__(
        self, ui: Ui, is_turned: bool, on_turn: Callable[[str], object], member: Member
    ) -> None:
        super().__init__(ui, is_turned, on_turn)
        self.member = member

    @property
    def title(self) -> str:
        return self.ui.tr("logbook.family.against", name=self.member.name)

    def rivals(self) -> Rivals:
        return sorted(self.member.against.items(), key=lambda each: (-each[1].met, each[0]))


class FamilyPage(Page):
    """The table at the left; at the right whom the chosen one met, and how the rating works."""

    def build(self) -> None:
        scene, ui, tr = self.scene, self.ui, self.ui.tr
        self.members = scene.family()
        names = [member.name for member in self.members]
        if scene.member not in names:
            scene.member = names[0] if names else ""
        self.headings = Headings(ui)
        self.rows = [self._row(n, member) for n, member in enumerate(self.members, 1)]
        self.area = ScrollArea(ui, self.rows, "members")
        self.note = RichText(ui, tr("logbook.family.note", start=START), "small", "faded_ink")
        self.empty = RichText(ui, tr("logbook.family.empty"), "italic", "faded_ink", "centre")
        chosen = [member for member in self.members if member.name == scene.member]
        turned = "head_to_head" in scene.turned
        self.cards = [HeadToHead(ui, turned, scene.turn_over, member) for member in chosen]
        self.headings.visible = self.note.visible = bool(self.members)
        self.empty.visible = not self.members
        self.by_hand = Label(ui, self._by_hand(), "small", "faded_ink")
        self.widgets = [self.headings, self.area, *self.cards, self.note, self.by_hand, self.empty]

    def _row(self, place: int, member: Member) -> MemberRow:
        scene = self.scene
        look = look_of(scene.kept_lines, member.name)
        is_chosen = member.name == scene.member
        share = member.rating.shown / max(1, self.members[0].rating.shown)
        return MemberRow(self.ui, member, place, look, share, is_chosen, scene.choose_member)

    def _by_hand(self) -> str:
        """How many of all tables were played with the real box."""
        count = max((member.by_hand for member in self.members), default=0)
        return self.ui.tr.plural("logbook.family.by_hand", count) if count else ""

    def first(self) -> Widget | None:
        return self.rows[0] if self.rows else None

    def layout(self, inside: pygame.Rect) -> None:
        theme, gap = self.ui.theme, self.ui.theme.space("l")
        left = pygame.Rect(inside.left, inside.top, round(inside.width * LEFT), inside.height)
        line = self.ui.text.line_height("tiny")
        wide = left.width - theme.px(18) - 2 * theme.space("s")
        self.headings.place(left.left + theme.space("s"), left.top, wide, line)
        self.area.place(left.left, left.top + line, left.width, left.height - 2 * line)
        y = self.area.rect.top
        for row in self.rows:
            high = row.preferred(left.width)[1]
            row.place(left.left, y, self.area.content.width, high)
            y += high + theme.px(2)
        self.area.arrange()
        self.by_hand.place(left.left, left.bottom - line, left.width, line)
        right = pygame.Rect(left.right + gap, inside.top, 0, inside.height)
        right.width = inside.right - right.left
        self._layout_right(right)
        wide = min(theme.px(EMPTY), inside.width)
        high = self.empty.preferred(wide)[1]
        self.empty.place(inside.centerx - wide / 2, inside.centery - high / 2, wide, high)

    def _layout_right(self, right: pygame.Rect) -> None:
        note = self.note.preferred(right.width)[1]
        self.note.place(right.left, right.bottom - note, right.width, note)
        for card in self.cards:
            high = min(card.preferred(right.width)[1], right.height - note)
            card.place(right.left, right.top, right.width, high)
