"""The end of a match: who won, the whole pad, the best moments, and what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.anim import Tween, out_bounce
from game.client.plan import MatchPlan
from game.client.scenes.parts.wood import Sheet, Signboard
from game.client.scenes.score_parts.items import place_cards
from game.client.scenes.score_parts.moment_row import MomentRow
from game.client.scenes.score_parts.moments import Moment, best_moments
from game.client.scenes.score_parts.pad_scene import PadScene, let_keys_scroll
from game.client.scenes.score_parts.podium import Podium, standings
from game.client.text import SHRINK
from game.client.theme import duration
from game.client.widgets import Label, PlankButton, ScrollArea
from game.client.widgets.base import ACTIVATE

if TYPE_CHECKING:
    from game.client.app import App
    from game.client.play import Game

SIGN_ENDS = 110  # what the nails of the sign take, and a little air
PODIUM, CROWDED_PODIUM = 0.44, 0.54  # of the room between sign and buttons


class MatchOverScene(PadScene):
    """Covers the table; the match is finished."""

    name = "match_over"

    def __init__(self, app: App, game: Game) -> None:
        super().__init__(app, game)
        self.fallen = 0.0

    def enter(self) -> None:
        """Gold rains down."""
        self.timeline.play(Tween(duration("roll"), self._fall, out_bounce))

    def _fall(self, share: float) -> None:
        self.fallen = self.podium.fallen = share

    def build(self) -> None:
        tr, ui = self.ui.tr, self.ui
        book = self.build_pad(tr("scores.title"))
        self.sheet = self.add(Sheet(ui))
        ranked = standings(book.names, book.looks, book.totals)
        self.winners = [standing.name for standing in ranked if standing.place == 1]
        self.sign = self.add(Signboard(ui, ""))
        self.podium = self.add(Podium(ui, ranked))
        self.podium.fallen = self.fallen
        self.heading = self.add(Label(ui, tr("scores.over.moments"), "label", "blood", "centre"))
        moments = best_moments(self.game.events)
        self.rows = [MomentRow(ui, each.icon, self._told(each)) for each in moments]
        self.area = self.add(ScrollArea(ui, self.rows, "moments"))
        self.buttons = [
            self.add(PlankButton(ui, tr("scores.over.home"), self._home, "home")),
            self.add(PlankButton(ui, tr("scores.over.new"), self._new, "new")),
            self.add(self._again_button()),
        ]
        self.set_focus(self.buttons[-1])

    def _again_button(self) -> PlankButton:
        tr = self.ui.tr
        tip = tr("scores.over.again.tip")
        return PlankButton(
            self.ui, tr("scores.over.again"), self.play_again, "again", tip, accent=True
        )

    def _verdict(self, width: int) -> str:
        """Who won; the name alone where large letters leave no room for more."""
        tr, name = self.ui.tr, self.winners[0]
        if len(self.winners) > 1:
            return tr("scores.over.winners")
        text = tr("scores.over.winner", name=name)
        smallest = self.ui.text.measure(text, "title")[0] * SHRINK + self.ui.theme.px(SIGN_ENDS)
        return text if smallest <= width else name

    def _told(self, moment: Moment) -> str:
        tr, values = self.ui.tr, dict[str, object](moment.values)
        if moment.seats:
            values["names"] = tr.list(self.game.seats[seat].name for seat in moment.seats)
        if moment.count is not None:
            return tr.plural(f"scores.moment.{moment.key}", moment.count, **values)
        return tr(f"scores.moment.{moment.key}", **values)

    # What comes next

    def play_again(self) -> None:
        """The same crew; the next seat begins."""
        setup = self.setup
        starter = (setup.starter + 1) % setup.seats
        plan = MatchPlan(
            setup.edition.key, tuple(self.game.seats), dict(setup.options), starter=starter
        )
        self.app.go("table", plan=plan)

    def _new(self) -> None:
        self.app.go("title")
        self.app.open("setup")

    def _home(self) -> None:
        self.app.go("title")

    def back(self) -> None:
        self._home()

    def on_key(self, event: pygame.event.Event) -> bool:
        if event.key in ACTIVATE and not self.keyboard:
            self.play_again()
            return True
        return False

    # Places

    def _buttons_width(self) -> int:
        gaps = (len(self.buttons) - 1) * self.ui.theme.space("m")
        return gaps + sum(button.preferred(self.app.size[0])[0] for button in self.buttons)

    def room_below(self, right: int) -> int:
        """Where the buttons are too wide to stand beside the pad, they stand below it."""
        if self._buttons_width() <= right:
            return 0
        return self.buttons[0].preferred(right)[1] + self.ui.theme.space("m")

    def layout_right(self, right: pygame.Rect) -> None:
        theme = self.ui.theme
        gap = theme.space("m")
        self.sign.text = self._verdict(right.width)
        wide, high = self.sign.preferred(right.width)
        self.sign.place(right.centerx - wide / 2, theme.px(8), wide, high)
        self._layout_buttons(right)
        top, bottom = self.sign.rect.bottom + gap, self.buttons[0].rect.top - gap
        share = CROWDED_PODIUM if self.podium.others else PODIUM
        self.podium.place(right.left, top, right.width, round((bottom - top) * share))
        y = self.podium.rect.bottom + gap
        self.sheet.place(right.left, y, right.width, bottom - y)
        self._layout_moments(self.sheet.rect.inflate(-theme.px(52), -theme.px(36)))

    def _layout_buttons(self, right: pygame.Rect) -> None:
        """Side by side at the lower edge, filling the width beside the pad if they fit there."""
        gap, needed = self.ui.theme.space("m"), self._buttons_width()
        extra = max(0, right.width - needed) / len(self.buttons)
        x = float(right.right - max(needed, right.width))
        for button in self.buttons:
            width, height = button.preferred(self.app.size[0])
            button.place(x, right.bottom - height, width + extra, height)
            x += width + extra + gap

    def _layout_moments(self, inside: pygame.Rect) -> None:
        theme = self.ui.theme
        line = self.ui.text.line_height("label")
        self.heading.place(inside.left, inside.top, inside.width, line)
        top = self.heading.rect.bottom + theme.space("xs")
        self.area.place(inside.left, top, inside.width, inside.bottom - top)
        place_cards(self.rows, self.area.content, theme.space("xs"), 1)
        self.area.arrange()
        let_keys_scroll(self.area)


def create(app: App, game: Game) -> MatchOverScene:
    return MatchOverScene(app, game)
