"""Order, this game, pieces and scoring, all from the setup; the texts from the catalog."""

from __future__ import annotations

import pygame

from game.client.props.beating_ring import CastRing
from game.client.props.edition_picture import EditionPicture
from game.client.props.option_texts import option_name, value_name, value_note
from game.client.props.pieces import DICE, family, own_key
from game.client.props.score_lines import ExampleRow
from game.client.scenes.rules.card_cells import CardCell, card_groups
from game.client.scenes.rules.order_picture import DownArrow, SeaStep, Step, tier_step
from game.client.scenes.rules.rows import BonusRow, Fact, LoadTitle, PieceRow, PlanRow
from game.client.scenes.rules.short import scoring_text
from game.client.scenes.rules.tab import Tab
from game.client.toolkit.widgets import Label, RichText, Widget
from game.client.toolkit.widgets.base import place_in_columns
from game.play.beating_order import leviathans, tiers
from game.play.payouts import (
    CARDS,
    bonus_table,
    loads,
    numbers,
    payment,
    worked_examples,
)
from game.rules.options import Option, idle_options


class OrderTab(Tab):
    """The ring of characters at the left, the levels at the right, beasts below them."""

    def build(self) -> None:
        ui, setup = self.ui, self.setup
        self.ring = CastRing(ui, setup)
        self.steps: list[Step] = [tier_step(ui, setup, tier) for tier in tiers(setup)]
        self.arrows = [DownArrow(ui) for _ in self.steps[1:]]
        if beasts := leviathans(setup):
            self.steps.append(SeaStep(ui, setup, beasts))
        told = ui.tr(f"rules.paid.{payment(setup)}")
        self.note = RichText(ui, told, "small", "faded_ink")
        self.parts = [self.ring, *self.steps, *self.arrows, self.note]

    def layout(self, inside: pygame.Rect) -> None:
        left = round(inside.width * 0.44)
        side = pygame.Rect(inside.left + left, inside.top, inside.width - left, inside.height)
        self._layout_steps(side)
        theme = self.ui.theme
        text = left - theme.px(30)
        note = self.note.preferred(text)[1]
        height = max(theme.px(330), inside.height) - note - theme.space("s")
        self.ring.place(inside.left, inside.top, text, height)
        self.note.place(inside.left, self.ring.rect.bottom + theme.space("s"), text, note)

    def _layout_steps(self, side: pygame.Rect) -> None:
        """Those that may grow share what room is left, up to a point; the rest is margin."""
        theme = self.ui.theme
        gaps = [theme.px(24)] * len(self.arrows) + [theme.px(10)]
        heights = [step.preferred(side.width)[1] for step in self.steps]
        free = side.height - sum(gaps[: len(heights) - 1])
        share = max(0, free - sum(heights)) // len(heights)
        grown = [min(share, theme.px(step.growth)) for step in self.steps]
        heights = [height + more for height, more in zip(heights, grown, strict=True)]
        y = side.top + max(0, free - sum(heights)) // 2
        for number, (step, height) in enumerate(zip(self.steps, heights, strict=True)):
            step.place(side.left, y, side.width, height)
            y = step.rect.bottom
            if number < len(self.arrows):
                self.arrows[number].place(side.left, y, side.width, gaps[number])
            y += gaps[min(number, len(gaps) - 1)]


class Columns(Tab):
    """Two columns, each from the top down."""

    share = 0.5  # of the width, for the left column

    def build(self) -> None:
        self.left: list[Widget] = []
        self.right: list[Widget] = []
        self.fill()
        self.parts = [*self.left, *self.right]

    def fill(self) -> None:
        """Make the widgets of both columns."""

    def layout(self, inside: pygame.Rect) -> None:
        gap = self.ui.theme.space("xl")
        left = round((inside.width - gap) * self.share)
        self.stack(self.left, pygame.Rect(inside.topleft, (left, inside.height)))
        right = pygame.Rect(inside.left + left + gap, inside.top, 0, inside.height)
        right.width = inside.right - right.left
        self.stack(self.right, right)


class EditionTab(Columns):
    """Which game this is and how long, and beside it what was chosen."""

    def fill(self) -> None:
        ui, setup, tr = self.ui, self.setup, self.ui.tr
        edition = setup.edition
        self.left = [
            Label(ui, tr(f"setup.edition.{edition.key}"), "heading"),
            RichText(ui, tr(own_key(tr, "rules.edition", edition, "about"))),
            Label(ui, tr.plural("rules.plan", setup.seats), "label", "blood"),
            PlanRow(ui, setup.plan),
            RichText(ui, tr(own_key(tr, "rules.edition", edition, "plan")), "small", "faded_ink"),
        ]
        if setup.ghost is not None:
            self.left.append(Fact(ui, tr("rules.ghost"), tr("rules.ghost.note")))
        self.picture = EditionPicture(ui, edition)
        self.left.append(self.picture)
        self.right = [Label(ui, tr("rules.chosen"), "label", "blood"), *self._facts()]

    def layout(self, inside: pygame.Rect) -> None:
        """The still life takes what room is left, up to a point."""
        super().layout(inside)
        place, most = self.picture.rect, self.ui.theme.px(230)
        place.height = max(place.height, min(most, inside.bottom - place.top))

    def _facts(self) -> list[Widget]:
        """What is on or chosen, then what is off; what means nothing here is left out."""
        idle = idle_options(self.setup.edition.options, self.setup.options)
        options = [o for o in self.setup.edition.options if o.key not in idle]
        off = [o for o in options if self.setup.options[o.key] is False]
        facts: list[Widget] = [self._fact(option) for option in options if option not in off]
        for option in off:
            name = self.ui.tr("rules.option.off", option=option_name(self.ui, option.key))
            facts.append(Fact(self.ui, name, "", on=False))
        return facts

    def _fact(self, option: Option) -> Widget:
        ui, value = self.ui, self.setup.options[option.key]
        name = option_name(ui, option.key)
        if value is not True:
            chosen = value_name(ui, option.key, value)
            name = ui.tr("rules.option.value", option=name, value=chosen)
        return Fact(ui, name, value_note(ui, self.setup.edition, option, value))


class PiecesTab(Tab):
    """What is in the box, strong to weak: dice one below the other, cards in two columns."""

    def build(self) -> None:
        ui, setup, tr = self.ui, self.setup, self.ui.tr
        edition = setup.edition
        told = tr(own_key(tr, "rules.pieces", edition, "count"), count=len(setup.deck))
        self.heading = RichText(ui, told)
        self.rows: list[Widget] = []
        if family(edition) == DICE:
            self.rows = [PieceRow(ui, setup, piece) for piece in edition.box.pieces]
        else:
            self.rows = [CardCell(ui, setup, group) for group in card_groups(setup)]
        note = tr(own_key(tr, "rules.pieces", edition, "note"))
        self.note = RichText(ui, note, "small", "faded_ink")
        self.parts = [self.heading, *self.rows, self.note]

    def layout(self, inside: pygame.Rect) -> None:
        theme = self.ui.theme
        dice = family(self.setup.edition) == DICE
        high = self.heading.preferred(inside.width)[1]
        self.heading.place(inside.left, inside.top, inside.width, high)
        top = inside.top + high + theme.space("s")
        rows = pygame.Rect(inside.left, top, inside.width, 0)
        gap = theme.space("xs" if dice else "s")
        bottom = place_in_columns(self.rows, rows, gap, columns=1 if dice else 2)
        note = self.note.preferred(inside.width)[1]
        self.note.place(inside.left, bottom + theme.space("s"), inside.width, note)


class ScoringTab(Columns):
    """The scoring in force in words and worked examples; beside it what is paid as a bonus."""

    share = 0.53

    def fill(self) -> None:
        ui, setup, tr = self.ui, self.setup, self.ui.tr
        name = value_name(ui, "scoring", setup.options["scoring"])
        known = numbers(setup)
        self.left = [
            Label(ui, tr("rules.scoring.name", name=name), "heading"),
            RichText(ui, scoring_text(ui, setup)),
            Label(ui, tr("rules.scoring.examples", count=CARDS), "label", "blood"),
            *self._examples(),
        ]
        self.right = [
            Label(ui, tr("rules.scoring.bonus"), "label", "blood"),
            RichText(ui, tr(f"rules.paid.{payment(setup)}"), "small", "faded_ink"),
            *(BonusRow(ui, setup, paid, known) for paid in bonus_table(setup)),
        ]

    def _examples(self) -> list[Widget]:
        """Those of each cannon load together, where there are cannons."""
        ui, setup = self.ui, self.setup
        rows: list[Widget] = []
        for load in loads(setup):
            if load:
                rows.append(LoadTitle(ui, load))
            results = [result for result in worked_examples(setup) if result.load == load]
            rows += [ExampleRow(ui, setup, result) for result in results]
        return rows

    def gap(self, part: Widget) -> str:
        return "xs" if isinstance(part, ExampleRow | BonusRow) else super().gap(part)
