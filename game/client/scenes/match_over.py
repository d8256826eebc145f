"""The end of a match: who won, the whole pad, the best moments, and what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.anim import Tween, out_bounce
from game.client.look import looks_of
from game.client.plan import MatchPlan
from game.client.scenes.base import Scene, Size
from game.client.scenes.parts.paper import pad_binding
from game.client.scenes.parts.wood import PadPaper, Sheet, Signboard, draw_table
from game.client.scenes.score_parts.moments import Moment, best_moments
from game.client.scenes.score_parts.pad_table import PadTable
from game.client.scenes.score_parts.podium import Podium
from game.client.theme import duration
from game.client.ui import Ui
from game.client.widgets import Label, PlankButton, ScrollArea, Widget
from game.client.widgets.base import ACTIVATE

if TYPE_CHECKING:
    from game.client.app import App
    from game.client.play import Game


class MomentRow(Widget):
    """An icon on a brass disc and a sentence."""

    focusable = False
    style = "body"

    def __init__(self, ui: Ui, icon: str, markup: str) -> None:
        super().__init__(ui)
        self.icon, self.markup = icon, markup

    def _disc(self) -> int:
        return self.ui.theme.px(36)

    def _width(self, width: int) -> int:
        return width - self._disc() - self.ui.theme.space("m")

    def preferred(self, width: int) -> tuple[int, int]:
        text = self.ui.text.height(self.markup, self.style, self._width(width))
        return width, max(self._disc(), text)

    def draw(self, surface: pygame.Surface) -> None:
        ui, side = self.ui, self._disc()
        disc = ui.shapes.round(side, "idle", "brass")
        surface.blit(disc, disc.get_rect(midleft=self.rect.midleft))
        icon = ui.icon(self.icon, round(side * 0.56))
        centre = (self.rect.left + side // 2, self.rect.centery)
        surface.blit(icon, icon.get_rect(center=centre))
        width = self._width(self.rect.width)
        box = pygame.Rect(0, 0, width, ui.text.height(self.markup, self.style, width))
        box.midright = self.rect.midright
        ui.text.paragraph(surface, self.markup, self.style, "ink", box)


class MatchOverScene(Scene):
    """Covers the table; the match is finished."""

    name = "match_over"

    def __init__(self, app: App, game: Game) -> None:
        super().__init__(app)
        self.game = game
        self.setup = game.setup
        self.fallen = 0.0

    def enter(self) -> None:
        """Gold rains down."""
        self.timeline.play(Tween(duration("roll"), self._fall, out_bounce))

    def _fall(self, share: float) -> None:
        self.fallen = self.podium.fallen = share

    @property
    def winners(self) -> list[int]:
        totals = self.game.public_view.totals
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    def build(self) -> None:
        tr, ui, view = self.ui.tr, self.ui, self.game.public_view
        seats, looks = self.game.seats, looks_of(self.game.seats)
        self.paper = self.add(PadPaper(ui, tr("scores.title")))
        names = [seat.name for seat in seats]
        self.table = self.add(PadTable(ui, names, looks, view.scored, len(self.setup.plan)))
        self.sheet = self.add(Sheet(ui))
        self.sign = self.add(Signboard(ui, self._verdict()))
        champions = [(names[seat], looks[seat], view.totals[seat]) for seat in self.winners]
        self.podium = self.add(Podium(ui, champions))
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

    def _verdict(self) -> str:
        tr, names = self.ui.tr, [self.game.seats[seat].name for seat in self.winners]
        if len(names) == 1:
            return tr("scores.over.winner", name=names[0])
        return tr("scores.over.winners")

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

    def layout(self, size: Size) -> None:
        theme = self.ui.theme
        margin, gap = theme.space("l"), theme.space("m")
        whole = pygame.Rect(0, 0, min(size[0] - 2 * margin, theme.px(1500)), size[1] - 2 * margin)
        whole.center = (size[0] // 2, size[1] // 2)
        share = 0.48 + 0.025 * max(0, len(self.game.seats) - 4)
        self.paper.place(whole.left, whole.top, round(whole.width * share), whole.height)
        inside = self.paper.rect.inflate(-theme.px(44), 0)
        inside.top = self.paper.rect.top + pad_binding(theme) + theme.px(12)
        inside.height = self.paper.rect.bottom - theme.px(44) - inside.top
        self.table.rect = inside
        right = pygame.Rect(self.paper.rect.right + gap, whole.top, 0, whole.height)
        right.width = whole.right - right.left
        self._layout_right(right)

    def _layout_right(self, right: pygame.Rect) -> None:
        theme = self.ui.theme
        gap = theme.space("m")
        wide, high = self.sign.preferred(right.width)
        self.sign.place(right.centerx - wide / 2, theme.px(8), wide, high)
        plank = self.buttons[0].preferred(right.width)[1]
        wanted = [button.preferred(right.width)[0] for button in self.buttons]
        scale, x = (right.width - 2 * gap) / sum(wanted), float(right.left)
        for button, width in zip(self.buttons, wanted, strict=True):
            button.place(x, right.bottom - plank, width * scale, plank)
            x += width * scale + gap
        top = self.sign.rect.bottom + gap
        room = right.bottom - plank - gap - top
        self.podium.place(right.left, top, right.width, round(room * 0.44))
        y = self.podium.rect.bottom + gap
        self.sheet.place(right.left, y, right.width, right.bottom - plank - gap - y)
        self._layout_moments(self.sheet.rect.inflate(-theme.px(52), -theme.px(36)))

    def _layout_moments(self, inside: pygame.Rect) -> None:
        theme = self.ui.theme
        line = self.ui.text.line_height("label")
        self.heading.place(inside.left, inside.top, inside.width, line)
        top = self.heading.rect.bottom + theme.space("xs")
        self.area.place(inside.left, top, inside.width, inside.bottom - top)
        content, y = self.area.content, top
        for row in self.rows:
            height = row.preferred(content.width)[1]
            row.place(content.left, y, content.width, height)
            y += height + theme.space("s")
        self.area.arrange()

    def draw_scene(self, surface: pygame.Surface) -> None:
        draw_table(self.ui, surface)


def create(app: App, game: Game) -> MatchOverScene:
    return MatchOverScene(app, game)
