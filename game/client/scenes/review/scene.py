"""The review of a match: luck and decisions of every seat, what mattered most, what to work on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.doors import open_decision
from game.client.props.advice_words import AdviceWords
from game.client.props.coach_words import CoachWords
from game.client.scenes.review.fortunes import Fortunes
from game.client.toolkit.scene import Scene, Size
from game.client.toolkit.widgets import (
    Choice,
    Label,
    PillButton,
    PlankButton,
    RichText,
    ScrollArea,
    Widget,
)
from game.client.toolkit.widgets.choice import Item
from game.client.toolkit.wood import Parchment, Signboard, draw_table
from game.match.record import MatchRecord, setup_of
from game.play.coach.review import Judged, Review, review
from game.play.coach.themes import work_on
from game.play.looks import looks_of
from game.play.practice import only_person
from game.play.services import Thinking

if TYPE_CHECKING:
    from game.client.app import App

SPLIT = 0.5
EVERYONE = -1
PROGRESS = 18  # units high


class ReviewScene(Scene):
    """The review is worked out beside the window as long as the scene is open; what was found stays
    until it is left.
    """

    name = "review"

    def __init__(self, app: App, record: MatchRecord, seat: int | None) -> None:
        super().__init__(app)
        self.record, self.setup = record, setup_of(record)
        self.you = only_person(record.seats)
        self.seat = seat if seat is not None else self.you
        self.found: Review | None = None
        self.share = 0.0  # of the work that is done
        services = app.services
        self._thinking: Thinking[Review] | None = services.beside(
            lambda cancelled: review(
                record, services, cancelled=cancelled, on_progress=self._progress
            )
        )

    def _progress(self, share: float) -> None:
        """Called by whoever works beside the window: a number, and nothing else, is written."""
        self.share = share

    # Time

    def update(self, milliseconds: float) -> None:
        super().update(milliseconds)
        if self._thinking is None:
            return
        if self._thinking.is_ready:
            self.found, self._thinking = self._thinking.result(), None
            self.rebuild()
        elif self.progress.text != self._told_progress():
            self.progress.text = self._told_progress()
            self.redraw()

    def leave(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
        self._thinking = None

    def _told_progress(self) -> str:
        return self.ui.tr("review.progress", percent=str(round(100 * self.share)))

    # Widgets

    def build(self) -> None:
        ui, tr = self.ui, self.ui.tr
        names = [each.name for each in self.record.seats]
        self.words = CoachWords(AdviceWords(tr, self.setup, names), self.you)
        self.sign = self.add(Signboard(ui, tr("review.title")))
        self.left, self.right = self.add(Parchment(ui)), self.add(Parchment(ui))
        self.progress = Label(ui, self._told_progress(), "label", "ink", "centre")
        if self.found is None:
            self.add(self.progress)
            self.right.visible = False
        else:
            self._build_left(self.found)
            self._build_right(self.found)
        self.done = self.add(PlankButton(ui, tr("common.back"), self.back, "back", accent=True))
        if self.focus is None:
            self.set_focus(self.done)

    def _build_left(self, found: Review) -> None:
        ui, tr = self.ui, self.ui.tr
        self.heading = self.add(Label(ui, tr("review.fortunes"), "label", "blood", "centre"))
        names = [seat.name for seat in self.record.seats]
        looks = looks_of(self.record.seats)
        self.fortunes = self.add(Fortunes(ui, found.fortunes, names, looks))
        par = round(found.fortunes[0].par) if found.fortunes else 0
        self.par = self.add(RichText(ui, tr("review.par", points=par), "small", "faded_ink"))
        self.work = self.add(RichText(ui, self._work(found), "body", "ink"))

    def _work(self, found: Review) -> str:
        if self.seat is None:
            return ""
        tr, theme = self.ui.tr, work_on(found.of(self.seat))
        key, points = (theme[0], round(theme[2])) if theme else ("none", 0)
        label = tr("review.work")
        if self.seat != self.you:
            label = tr("review.work.theirs", name=self.record.seats[self.seat].name)
        return f"**{label}** {tr(f'review.work.{key}', points=points)}"

    def _build_right(self, found: Review) -> None:
        ui, tr = self.ui, self.ui.tr
        self.mattered = self.add(Label(ui, tr("review.mattered"), "label", "blood", "centre"))
        items = [Item(EVERYONE, tr("review.everyone"))]
        items += [Item(number, seat.name) for number, seat in enumerate(self.record.seats)]
        value = EVERYONE if self.seat is None else self.seat
        tip = tr("review.who")
        self.who = self.add(Choice(ui, items, value, self._look_at, "who", tip))
        costly = found.that_mattered(self.seat)
        self.cards = [self._card(number, judged) for number, judged in enumerate(costly)]
        parts: list[Widget] = [part for card in self.cards for part in card]
        if not parts:
            parts = [RichText(ui, tr("review.nothing"), "body", "ink")]
        self.area = self.add(ScrollArea(ui, parts, "decisions"))

    def _card(self, number: int, judged: Judged) -> tuple[RichText, PillButton]:
        """A decision that mattered, and the way to it."""
        words, tr = self.words, self.ui.tr
        where = words.when(judged)
        if self.seat is None:
            where = f"{words.words.name(judged.taken.seat)} · {where}"
        told = "\n".join([f"**{where}**", words.mistake(judged), *words.why(judged)])
        show = PillButton(
            self.ui,
            tr("coach.show"),
            lambda: open_decision(self.app, self.record, judged),
            f"show_{number}",
            tr("coach.show.tip"),
        )
        return RichText(self.ui, told, "small", "ink"), show

    def _look_at(self, seat: int) -> None:
        self.seat = None if seat == EVERYONE else seat
        self.rebuild()

    # Places

    def layout(self, size: Size) -> None:
        theme = self.ui.theme
        margin, gap = theme.space("l"), theme.space("m")
        wide, high = self.sign.preferred(size[0] - 2 * margin)
        self.sign.place((size[0] - wide) / 2, theme.px(8), wide, high)
        plank = self.done.preferred(size[0])[1]
        self.done.place(0, size[1] - margin - plank, theme.px(260), plank)
        self.done.rect.centerx = size[0] // 2
        room = pygame.Rect(margin, self.sign.rect.bottom + gap, size[0] - 2 * margin, 0)
        room.height = self.done.rect.top - gap - room.top
        if self.found is None:
            self._layout_progress(room)
            return
        width = round((room.width - gap) * SPLIT)
        self.left.place(room.left, room.top, width, room.height)
        self.right.place(room.left + width + gap, room.top, room.width - width - gap, room.height)
        self._layout_left(self._inside(self.left))
        self._layout_right(self._inside(self.right))

    def _inside(self, panel: Parchment) -> pygame.Rect:
        return panel.rect.inflate(-self.ui.theme.px(52), -self.ui.theme.px(40))

    def _layout_progress(self, room: pygame.Rect) -> None:
        panel = pygame.Rect(0, 0, min(room.width, self.ui.theme.px(620)), self.ui.theme.px(150))
        panel.center = room.center
        self.left.place(*panel)
        line = self.ui.text.line_height("label")
        inside = self._inside(self.left)
        self.progress.place(inside.left, inside.top, inside.width, line)

    def _layout_left(self, inside: pygame.Rect) -> None:
        gap, line = self.ui.theme.space("s"), self.ui.text.line_height("label")
        self.heading.place(inside.left, inside.top, inside.width, line)
        below = inside.bottom
        for part in (self.work, self.par):
            part.visible = bool(part.text)
            high = part.preferred(inside.width)[1] if part.text else 0
            below -= high
            part.place(inside.left, below, inside.width, high)
            below -= gap if high else 0
        top = self.heading.rect.bottom + gap
        wanted = self.fortunes.preferred(inside.width)[1]
        room = below - top
        if room < self.fortunes.least:  # the explanation is the first to go
            self.par.visible = False
            room = self.work.rect.top - gap - top
        self.fortunes.place(inside.left, top, inside.width, min(wanted, room))

    def _layout_right(self, inside: pygame.Rect) -> None:
        theme, text = self.ui.theme, self.ui.text
        gap, line = theme.space("s"), text.line_height("label")
        self.mattered.place(inside.left, inside.top, inside.width, line)
        top = self.mattered.rect.bottom + gap
        self.who.place(inside.left, top, inside.width, theme.control)
        top = self.who.rect.bottom + gap
        self.area.place(inside.left, top, inside.width, inside.bottom - top)
        content, y = self.area.content, top
        for child in self.area.children:
            wide, high = child.preferred(content.width)
            left = content.left
            if isinstance(child, PillButton):
                left = content.right - wide
            child.place(left, y, wide, high)
            y += high + (theme.space("l") if isinstance(child, PillButton) else theme.space("xs"))
        self.area.arrange()

    # Drawing

    def draw_scene(self, surface: pygame.Surface) -> None:
        draw_table(self.ui, surface)

    def draw_above(self, surface: pygame.Surface) -> None:
        """How far the work has come."""
        if self.found is not None:
            return
        inside = self._inside(self.left)
        bar = pygame.Rect(inside.left, 0, inside.width, self.ui.theme.px(PROGRESS))
        bar.bottom = inside.bottom
        surface.blit(self.ui.shapes.bar(bar.size, "faded_ink", 0.3), bar)
        bar.width = round(bar.width * self.share)
        if bar.width > 0:
            surface.blit(self.ui.shapes.bar(bar.size, "sea"), bar)
