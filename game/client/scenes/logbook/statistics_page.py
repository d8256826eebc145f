"""The second page: pictures of how a person plays, of all matches or of one edition and rules."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

import pygame

from game.client.props.option_texts import option_name, value_name
from game.client.scenes.logbook.card import Card
from game.client.scenes.logbook.dice_pictures import FacesCard, LuckCard
from game.client.scenes.logbook.page import Page
from game.client.scenes.logbook.pictures import ByBid, ByCards, CourseCard, PlacesCard, Summary
from game.client.scenes.logbook.rival_pictures import BotsCard, LevelsCard, NemesisCard
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Choice, RichText, ScrollArea, Widget
from game.client.toolkit.widgets.choice import Item
from game.play.logbook.filters import MOST_PEOPLE
from game.play.logbook.statistics import Figures, Scope, people_of, scopes_of

EMPTY = 560  # how wide a word about nothing is
WIDE = 1500  # from here on three cards stand side by side
MOST_SCOPES = 10


class StatisticsPage(Page):
    """Choose whose and of what; cards below, which turn over."""

    def build(self) -> None:
        scene, ui = self.scene, self.ui
        self.people = people_of(scene.digests)[:MOST_PEOPLE]
        if scene.person not in self.people:
            scene.person = self.people[0] if self.people else ""
        own = [s for s in scene.digests if s.line.seat_of(scene.person) is not None]
        self.scopes = scopes_of(own)[:MOST_SCOPES]
        if scene.scope not in self.scopes:
            scene.scope = Scope()
        self.choices = self._choices()
        self.cards = [*self._cards(scene.figures())] if self.people else []
        self.area = ScrollArea(ui, self.cards, "cards")
        self.empty = RichText(ui, self._nothing(), "italic", "faded_ink", "centre")
        self.empty.visible = not self.cards
        self.widgets = [*self.choices, self.area, self.empty]

    def _nothing(self) -> str:
        left = len(self.app.logbook.uncounted) if self.scene.is_counting else 0
        if left:
            return self.ui.tr.plural("logbook.counting", left)
        return self.ui.tr("logbook.nothing_counts")

    def _choices(self) -> list[Widget]:
        ui, scene = self.ui, self.scene
        people = [Item(name, name) for name in self.people]
        scopes = [Item(scope, scope_name(ui, scope)) for scope in self.scopes]
        choices = [
            Choice(ui, people, scene.person, scene.look_at, "person"),
            Choice(ui, scopes, scene.scope, scene.look_into, "scope"),
        ]
        for choice in choices:
            choice.visible = bool(self.people)
        return [*choices]

    def _cards(self, f: Figures) -> Iterator[Card]:
        """Those that have something to tell."""
        ui, turned, turn = self.ui, self.scene.turned, self.scene.turn_over
        yield Summary(ui, "summary" in turned, turn, f)
        yield ByCards(ui, "by_cards" in turned, turn, f.by_cards)
        yield ByBid(ui, "by_bid" in turned, turn, f.by_bid)
        if f.matches:
            yield PlacesCard(ui, "places" in turned, turn, f.places)
            yield CourseCard(ui, "course" in turned, turn, f)
        if f.luck is not None:
            yield LuckCard(ui, "luck" in turned, turn, f)
        if f.bots or f.people:
            yield NemesisCard(ui, "rivals" in turned, turn, f)
        if f.levels:
            yield LevelsCard(ui, "levels" in turned, turn, f)
            yield BotsCard(ui, "bots" in turned, turn, self.scene.bots())
        if f.faces:
            dice = (e for e in self.app.editions.values() if e.material)
            pieces = [piece for edition in dice for piece in edition.box.pieces]
            yield FacesCard(ui, "faces" in turned, turn, f.faces, pieces)

    def first(self) -> Widget | None:
        return self.choices[0] if self.people else None

    # Places

    def layout(self, inside: pygame.Rect) -> None:
        theme, gap = self.ui.theme, self.ui.theme.space("s")
        row = pygame.Rect(inside.left, inside.top, inside.width, theme.control)
        self.spread(self.choices, row)
        top = row.bottom + gap
        self.area.place(inside.left, top, inside.width, inside.bottom - top)
        self._layout_cards(self.area.content)
        self.area.arrange()
        wide = min(theme.px(EMPTY), inside.width)
        high = self.empty.preferred(wide)[1]
        self.empty.place(inside.centerx - wide / 2, inside.centery - high / 2, wide, high)

    def _layout_cards(self, content: pygame.Rect) -> None:
        """Row by row; a wide one has a row of its own."""
        gap, columns = self.ui.theme.space("m"), 3 if content.width > self.ui.theme.px(WIDE) else 2
        y = content.top
        for row in _rows(self.cards, columns):
            wide = row[0].is_wide
            width = content.width if wide else (content.width - gap * (columns - 1)) // columns
            high = row[0].preferred(width)[1]
            for number, card in enumerate(row):
                card.place(content.left + number * (width + gap), y, width, high)
            y += high + gap


def _rows(cards: Sequence[Card], columns: int) -> list[list[Card]]:
    rows: list[list[Card]] = []
    for card in cards:
        if not rows or card.is_wide or rows[-1][0].is_wide or len(rows[-1]) == columns:
            rows.append([])
        rows[-1].append(card)
    return rows


def scope_name(ui: Ui, scope: Scope) -> str:
    """All games, an edition, or an edition by other rules than the usual ones."""
    if not scope.edition:
        return ui.tr("logbook.all.games")
    edition = ui.tr(f"setup.edition.{scope.edition}.short")
    if scope.rules is None:
        return edition
    if not scope.rules:
        return ui.tr("logbook.scope.usual", edition=edition)
    changed = list(json.loads(scope.rules).items())
    first = _rule_name(ui, *changed[0])
    if len(changed) == 1:
        return ui.tr("logbook.scope.rule", edition=edition, rule=first)
    return ui.tr("logbook.scope.rules", edition=edition, rule=first, count=len(changed) - 1)


def _rule_name(ui: Ui, key: str, value: object) -> str:
    if isinstance(value, bool | list):
        return option_name(ui, key)
    return value_name(ui, key, str(value))
