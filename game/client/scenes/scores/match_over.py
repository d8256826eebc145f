"""The end of a match: who won, the whole pad, the best highlights, and what to do next."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

import pygame

from game.client.doors import (
    open_logbook,
    open_past_match,
    open_review,
    open_setup,
    open_table,
    open_title,
)
from game.client.props.chart import Chart
from game.client.props.medal import medal_art, medal_name
from game.client.scenes.scores.highlight_row import HighlightRow, highlight_text
from game.client.scenes.scores.pad_scene import LEAST_SHARE, PadScene, let_keys_scroll
from game.client.scenes.scores.podium import Podium, standings
from game.client.scenes.scores.reveal import Reveal
from game.client.toolkit.catalogs import Translator
from game.client.toolkit.paper import pad_binding
from game.client.toolkit.sound.audio import Mood
from game.client.toolkit.text import SHRINK
from game.client.toolkit.widgets import IconButton, Label, PlankButton, ScrollArea
from game.client.toolkit.widgets.base import ACTIVATE, place_in_columns
from game.client.toolkit.wood import Parchment, Signboard
from game.play.game import Game
from game.play.highlights.best import best_highlights
from game.play.highlights.highlight import holders
from game.play.score_book import Scored
from game.play.terms import MatchTerms
from game.rules.errors import RuleError
from game.rules.events import Event

if TYPE_CHECKING:
    from game.client.app import App

COUNTING = 0.004  # seconds of a frame for matches that nobody has counted yet
SIGN_ENDS = 110  # what the nails of the sign take, and a little air
PODIUM, CROWDED_PODIUM = 0.44, 0.54  # of the room between sign and buttons


class Ended(Scored, Protocol):
    """A match that is over, and whose result somebody is about to see."""

    @property
    def humans(self) -> tuple[int, ...]: ...

    @property
    def events(self) -> Sequence[Event]: ...

    def result_seen(self) -> None: ...


class MatchOverScene(PadScene):
    """Covers the table; the match is finished. Only a deliberate choice leaves it: a click on a
    plank, or Enter once the focus is shown.
    """

    name = "match_over"
    comes_by_itself = True
    game: Ended

    def __init__(self, app: App, game: Ended, match: str = "") -> None:
        super().__init__(app, game)
        self.match = match  # its id, if there is a record of it
        self.medals: list[tuple[str, str]] = []
        self._is_counting = bool(match)
        self.reveal = Reveal(len(game.seats))
        self.shows_pad = False  # instead of the totals as lines

    def enter(self) -> None:
        """Ranks are shown from the last to the first; then gold falls, and others comment on it."""
        if self.match:
            self.app.logbook.look()
        cry = "cheer" if self.is_victory else "groan"
        self.timeline.play(*self.reveal.motions(self.ui, cry, self._show))

    def rehearsals(self) -> Iterator[Callable[[], None]]:
        """Draw the scene beforehand, as it is when all is revealed."""
        self.reveal.show_all()
        yield from super().rehearsals()

    @property
    def is_victory(self) -> bool:
        """Whether a person won; among bots alone every winner is celebrated."""
        winners, people = holders(self.game.book.totals), self.game.humans
        return not people or bool(set(winners) & set(people))

    def mood(self) -> Mood:
        return Mood("victory" if self.is_victory else "defeat", "table", ("match", "voices"))

    def _show(self) -> None:
        """What has been revealed so far."""
        reveal, won = self.reveal, self.sign.text != self.ui.tr("scores.over.reckoning")
        self.podium.risen, self.podium.fallen = reveal.risen, reveal.fallen
        last, risen = self.chart.last, [0.0] * len(self.ranked)
        for standing, share in zip(self.ranked, reveal.risen, strict=True):
            risen[standing.seat] = share
        self.chart.reach = [(last - 1) * reveal.drawn + share for share in risen]
        over = reveal.fallen >= 1
        self.heading.visible = self.area.visible = self.parchment.visible = over
        self.table.visible = self.legend.visible = self.shows_pad
        self.chart.visible = not self.shows_pad
        for button in (self.turn, self.book, *self.buttons):
            button.visible = over
        if reveal.is_won != won:
            self.layout(self.app.size)

    def build(self) -> None:
        tr, ui = self.ui.tr, self.ui
        book = self.build_pad(tr("scores.title" if self.shows_pad else "scores.over.course"))
        self.chart = self.add(Chart(ui, book.looks, book.course, book.hands))
        icon, tip = ("chart", "scores.chart") if self.shows_pad else ("pad", "scores.over.pad")
        self.turn = self.add(IconButton(ui, self._turn, "turn", tr(tip), icon=icon))
        tip = tr("scores.over.logbook")
        self.book = self.add(IconButton(ui, self._logbook, "logbook", tip, icon="book"))
        self.parchment = self.add(Parchment(ui))
        self.ranked = standings(book.names, book.looks, book.totals)
        self.winners = [standing.name for standing in self.ranked if standing.place == 1]
        self.sign = self.add(Signboard(ui, ""))
        self.podium = self.add(Podium(ui, self.ranked))
        self.heading = self.add(Label(ui, tr("scores.over.moments"), "label", "blood", "centre"))
        self.rows = [
            HighlightRow(ui, medal_art(medal), _earned(tr, who, medal))
            for who, medal in self.medals
        ]
        self.rows += [
            HighlightRow(ui, each.icon, highlight_text(tr, each, book.names))
            for each in best_highlights(self.game.events)
        ]
        self.area = self.add(ScrollArea(ui, self.rows, "highlights"))
        self.buttons = [self.add(button) for button in (*self.ways_out(), self._again_button())]
        self.set_focus(self.buttons[-1])
        self._show()

    def ways_out(self) -> list[PlankButton]:
        """What can be done beside playing again."""
        ui, tr = self.ui, self.ui.tr
        return [
            PlankButton(ui, tr("scores.over.home"), self._home, "home"),
            *([self._review_button()] if isinstance(self.game, Game) else []),
            PlankButton(ui, tr("scores.over.new"), self._new, "new"),
        ]

    def _turn(self) -> None:
        """Show the pad instead of the totals as lines, or the other way round."""
        self.shows_pad = not self.shows_pad
        self.rebuild()

    def _review_button(self) -> PlankButton:
        text, tip = self.ui.tr("review.open"), self.ui.tr("review.open.tip")
        return PlankButton(self.ui, text, self._review, "review", tip)

    def _again_button(self) -> PlankButton:
        tr = self.ui.tr
        tip = tr("scores.over.again.tip")
        return PlankButton(
            self.ui, tr("scores.over.again"), self.play_again, "again", tip, accent=True
        )

    def _verdict(self, width: int) -> str:
        """Who won, once it is out; the name alone where large letters leave no room for more."""
        tr, name = self.ui.tr, self.winners[0]
        if not self.reveal.is_won:
            return tr("scores.over.reckoning")
        if len(self.winners) > 1:
            return tr("scores.over.winners")
        text = tr("scores.over.winner", name=name)
        smallest = self.ui.text.measure(text, "title")[0] * SHRINK + self.ui.theme.px(SIGN_ENDS)
        return text if smallest <= width else name

    def update(self, milliseconds: float) -> None:
        """Whether the match brought a medal is known when all before it are counted."""
        super().update(milliseconds)
        if self._is_counting and not self.app.logbook.count(COUNTING):
            self._is_counting = False
            with suppress(RuleError):
                self.medals = self.app.logbook.medals_of(self.match)
            if self.medals:
                self.rebuild()

    # What comes next

    def play_again(self) -> None:
        """The same crew; the next seat begins."""
        setup = self.setup
        starter = (setup.starter + 1) % setup.seats
        self.game.result_seen()
        terms = MatchTerms(
            setup.edition.key, tuple(self.game.seats), dict(setup.options), starter=starter
        )
        open_table(self.app, self.app.games.new(terms))

    def _review(self) -> None:
        assert isinstance(self.game, Game)
        open_review(self.app, self.game.session.record)

    def _new(self) -> None:
        self.game.result_seen()
        open_title(self.app)
        open_setup(self.app)

    def _home(self) -> None:
        self.game.result_seen()
        open_title(self.app)

    def _logbook(self) -> None:
        """Open this match in the logbook, over the title."""
        self._home()
        open_logbook(self.app)
        if self.match:
            open_past_match(self.app, self.match)

    def back(self) -> None:
        self._home()

    def handle(self, event: pygame.event.Event) -> bool:
        """The space bar only ever skips."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE and self.armed:
            return True
        return super().handle(event)

    def on_key(self, event: pygame.event.Event) -> bool:
        """Enter shows first what it would choose."""
        if event.key in ACTIVATE and self.focus:
            self._set_focus(self.focus, True)
            self.hold_off()
            return True
        return False

    # Places

    @property
    def pad_share(self) -> float:
        """The lines need no columns, so the podium gets the width that they leave."""
        return super().pad_share if self.shows_pad else LEAST_SHARE

    def _buttons_width(self) -> int:
        gaps = (len(self.buttons) - 1) * self.ui.theme.space("m")
        return gaps + sum(button.preferred(self.app.size[0])[0] for button in self.buttons)

    def room_below(self, right: int) -> int:
        """Where the buttons are too wide to stand beside the pad, they stand below it."""
        if self._buttons_width() <= right:
            return 0
        return self.buttons[0].preferred(right)[1] + self.ui.theme.space("m")

    def _layout_lines(self) -> None:
        """Place the totals as lines where the pad is, and the buttons on the pad's leather."""
        theme, paper, pad = self.ui.theme, self.paper.rect, self.table.rect
        self.chart.place(pad.left, pad.top, pad.width, self.legend.rect.bottom - pad.top)
        side, middle = theme.touch, paper.top + pad_binding(theme) // 2
        self.turn.place(paper.right - theme.px(44) - side, middle - side / 2, side, side)
        self.book.place(paper.left + theme.px(44), middle - side / 2, side, side)

    def layout_right(self, right: pygame.Rect) -> None:
        theme = self.ui.theme
        gap = theme.space("m")
        self._layout_lines()
        self.sign.text = self._verdict(right.width)
        wide, high = self.sign.preferred(right.width)
        self.sign.place(right.centerx - wide / 2, theme.px(8), wide, high)
        self._layout_buttons(right)
        top, bottom = self.sign.rect.bottom + gap, self.buttons[0].rect.top - gap
        share = CROWDED_PODIUM if self.podium.others else PODIUM
        self.podium.place(right.left, top, right.width, round((bottom - top) * share))
        y = self.podium.rect.bottom + gap
        self.parchment.place(right.left, y, right.width, bottom - y)
        self._layout_highlights(self.parchment.rect.inflate(-theme.px(52), -theme.px(36)))

    def _layout_buttons(self, right: pygame.Rect) -> None:
        """Side by side at the lower edge, filling the width beside the pad if they fit there."""
        gap, needed = self.ui.theme.space("m"), self._buttons_width()
        extra = max(0, right.width - needed) / len(self.buttons)
        x = float(right.right - max(needed, right.width))
        for button in self.buttons:
            width, height = button.preferred(self.app.size[0])
            button.place(x, right.bottom - height, width + extra, height)
            x += width + extra + gap

    def _layout_highlights(self, inside: pygame.Rect) -> None:
        theme = self.ui.theme
        line = self.ui.text.line_height("label")
        self.heading.place(inside.left, inside.top, inside.width, line)
        top = self.heading.rect.bottom + theme.space("xs")
        self.area.place(inside.left, top, inside.width, inside.bottom - top)
        place_in_columns(self.rows, self.area.content, theme.space("xs"), 1)
        self.area.arrange()
        let_keys_scroll(self.area)


def _earned(tr: Translator, who: str, medal: str) -> str:
    return tr("medals.earned", who=who, name=medal_name(tr, medal))
