"""At the foot of the rules: the hands that come of all that was chosen."""

from __future__ import annotations

import pygame

from game.client.scenes.setup.hand_cards import PlanStrip
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Label, RichText, Widget
from game.play.card_plans import is_capped, most_cards
from game.rules.edition import Edition, Setup
from game.rules.options import Options


def capped_hint(ui: Ui, edition: Edition, seats: int, options: Options) -> str:
    """Why some hand deals fewer cards than planned; empty if none does."""
    most = most_cards(edition, seats, options)
    if most is None or not is_capped(edition, seats, options):
        return ""
    return ui.tr.plural("setup.plan.capped", most, seats=seats)


class Line(Widget):
    """A line between what scrolls and what stays."""

    focusable = False

    def preferred(self, width: int) -> tuple[int, int]:
        return width, self.ui.theme.px(2)

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self.ui.shapes.bar(self.rect.size, "ink", 0.25), self.rect)


class PlanFoot:
    """How many hands and pieces, the cards of every hand, and why there are not more."""

    def __init__(self, ui: Ui, setup: Setup) -> None:
        self.ui = ui
        edition, hands = setup.edition, ui.tr.plural("setup.hands", len(setup.plan))
        facts = ui.tr(f"setup.edition.{edition.key}.facts", hands=hands, pieces=len(setup.deck))
        hint = capped_hint(ui, edition, setup.seats, setup.options)
        self.widgets: list[Widget] = [
            Line(ui),
            Label(ui, facts, "small_bold"),
            PlanStrip(ui, setup.plan),
        ]
        if hint:
            self.widgets.append(RichText(ui, hint, "small", "blood"))

    def height(self, width: int) -> int:
        gaps = self.ui.theme.space("xs") * (len(self.widgets) - 1)
        return sum(widget.preferred(width)[1] for widget in self.widgets) + gaps

    def layout(self, rect: pygame.Rect) -> None:
        y = rect.top
        for widget in self.widgets:
            height = widget.preferred(rect.width)[1]
            widget.place(rect.left, y, rect.width, height)
            y += height + self.ui.theme.space("xs")
