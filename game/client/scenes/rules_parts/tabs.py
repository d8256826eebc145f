"""Order, this game, pieces and scoring, all from the setup; the texts from the catalog."""

from __future__ import annotations

import pygame

from game.client.scenes.rules_parts.order import tiers, worked_examples
from game.client.scenes.rules_parts.order_picture import CastRing, DownArrow, TierStep
from game.client.scenes.rules_parts.rows import ExampleRow, PieceRow, PlanRow, piece_groups
from game.client.scenes.rules_parts.tab import Tab
from game.client.scenes.setup_parts.options import (
    EditionPicture,
    option_name,
    shown_options,
    value_name,
    value_note,
)
from game.client.widgets import Label, RichText, Widget


class OrderTab(Tab):
    """The ring of characters at the left, the levels at the right."""

    def build(self) -> None:
        self.ring = CastRing(self.ui, self.setup)
        self.steps = [TierStep(self.ui, self.setup, tier) for tier in tiers(self.setup)]
        self.arrows = [DownArrow(self.ui) for _ in self.steps[1:]]
        pays = any(beat.points for beat in self.ring.beats)
        told = self.ui.tr("rules.order.note" if pays else "rules.order.no_bonus")
        self.note = RichText(self.ui, told, "small", "faded_ink")
        self.parts = [self.ring, *self.steps, *self.arrows, self.note]

    def layout(self, inside: pygame.Rect) -> None:
        theme = self.ui.theme
        left = round(inside.width * 0.46)
        arrow = theme.px(30)
        x, width = inside.left + left, inside.width - left
        heights = [step.preferred(width)[1] for step in self.steps]
        spare = inside.height - sum(heights) - arrow * len(self.arrows)
        y = inside.top + max(0, spare // 2)
        for number, (step, height) in enumerate(zip(self.steps, heights, strict=True)):
            step.place(x, y, width, height)
            y += height
            if number < len(self.arrows):
                self.arrows[number].place(x, y, width, arrow)
                y += arrow
        text = left - theme.px(30)
        note = self.note.preferred(text)[1]
        height = max(theme.px(330), inside.height) - note - theme.space("s")
        self.ring.place(inside.left, inside.top, text, height)
        self.note.place(inside.left, self.ring.rect.bottom + theme.space("s"), text, note)


class EditionTab(Tab):
    """Which game this is, how long, and what was chosen."""

    def build(self) -> None:
        ui, setup, tr = self.ui, self.setup, self.ui.tr
        edition = setup.edition
        self.picture = EditionPicture(ui, edition)
        self.parts = [
            Label(ui, tr(f"setup.edition.{edition.key}"), "heading"),
            RichText(ui, tr(f"rules.edition.{edition.key}")),
            Label(ui, tr.plural("rules.plan", setup.seats), "label", "blood"),
            PlanRow(ui, setup.plan),
            RichText(ui, tr(f"rules.plan.{edition.key}"), "small", "faded_ink"),
            Label(ui, tr("rules.chosen"), "label", "blood"),
        ]
        for option in shown_options(edition):
            value = setup.options[option.key]
            chosen = f"**{option_name(ui, option.key)}: {value_name(ui, option.key, value)}**"
            self.parts.append(RichText(ui, f"{chosen}\n{value_note(ui, option, value)}"))
        self.parts.append(self.picture)

    def layout(self, inside: pygame.Rect) -> None:
        """The words at the left, the still life at the right."""
        theme = self.ui.theme
        side = round(inside.width * 0.36)
        words, self.parts = self.parts, self.parts[:-1]
        super().layout(pygame.Rect(inside.left, inside.top, inside.width - side, inside.height))
        self.parts = words
        width = side - theme.space("xl")
        self.picture.place(inside.right - width, inside.top, width, round(width * 0.52))


class PiecesTab(Tab):
    """What is in the box, strong to weak."""

    def build(self) -> None:
        ui, setup = self.ui, self.setup
        key = setup.edition.key
        total = len(setup.deck)
        heading = RichText(ui, ui.tr(f"rules.pieces.{key}", count=total))
        rows = [PieceRow(ui, setup, group) for group in piece_groups(setup)]
        note = RichText(ui, ui.tr(f"rules.pieces.{key}.note"), "small", "faded_ink")
        self.parts = [heading, *rows, note]

    def gap(self, part: Widget) -> str:
        return "xs" if isinstance(part, PieceRow) else "s"


class ScoringTab(Tab):
    """The scoring in force in words, and worked examples by the scoring itself."""

    def build(self) -> None:
        ui, setup, tr = self.ui, self.setup, self.ui.tr
        scoring = str(setup.options["scoring"])
        name = value_name(ui, "scoring", scoring)
        self.parts = [
            Label(ui, tr("rules.scoring.name", name=name), "heading"),
            RichText(ui, tr(f"rules.scoring.{setup.edition.key}.{scoring}")),
            Label(ui, tr("rules.scoring.examples"), "label", "blood"),
        ]
        self.parts += [ExampleRow(ui, setup.scoring, result) for result in worked_examples(setup)]

    def gap(self, part: Widget) -> str:
        return "xs" if isinstance(part, ExampleRow) else super().gap(part)
