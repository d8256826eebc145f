"""The menu over the table: look things up, change something, begin anew, leave, concede."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.client.doors import (
    open_how_to_play,
    open_score_pad,
    open_settings,
    open_sharing,
    open_table,
    open_take_back,
    open_title,
)
from game.client.toolkit.dialog import Dialog
from game.client.toolkit.scene import Scene, Size
from game.client.toolkit.widgets import Label, Panel, PlankButton
from game.client.toolkit.widgets.base import place_in_columns
from game.play.explain import standing
from game.play.game import Game
from game.play.sharing import Sharing
from game.play.terms import MatchTerms

if TYPE_CHECKING:
    from game.client.app import App

COLUMNS = 2


class PauseScene(Scene):
    """The match stands still meanwhile; it is saved after every action anyway."""

    name = "pause"
    overlay = True

    def __init__(self, app: App, game: Game, share: Callable[[Sharing], object]) -> None:
        super().__init__(app)
        self.game = game
        self.share = share

    def build(self) -> None:
        tr = self.ui.tr
        self.panel = self.add(Panel(self.ui, "dark"))
        self.title = self.add(Label(self.ui, tr("table.pause.title"), "heading", "bone", "centre"))
        self.planks = [
            self.add(PlankButton(self.ui, tr(f"table.pause.{key}"), action, key, accent=not number))
            for number, (key, action) in enumerate(self._choices())
        ]
        self.set_focus(self.planks[0])

    def _choices(self) -> list[tuple[str, Callable[[], object]]]:
        choices: list[tuple[str, Callable[[], object]]] = [
            ("resume", self.app.pop),
            ("settings", lambda: open_settings(self.app)),
            ("rules", self.app.open_rules),
            ("pad", lambda: open_score_pad(self.app, self.game)),
            ("howto", lambda: open_how_to_play(self.app, self.game.setup.edition.key)),
            *([("sharing", self._open_sharing)] if self.game.is_shared else []),
            ("leave", self._leave),
            ("restart", self._ask_restart),
        ]
        if self.game.can_take_back:
            choices.append(("take_back", lambda: open_take_back(self.app, self.game)))
        return [*choices, ("concede", self._ask_concede)] if self.game.humans else choices

    def layout(self, size: Size) -> None:
        theme = self.ui.theme
        pad, gap = theme.space("xl"), theme.px(10)
        width = min(theme.px(660 * theme.text_size), size[0] - 2 * pad)
        plank = self.planks[0].preferred(width)[1]
        title = self.ui.text.line_height("heading")
        rows = -(-len(self.planks) // COLUMNS)
        height = 2 * pad + title + gap + rows * (plank + gap)
        self.panel.place((size[0] - width) // 2, (size[1] - height) // 2, width, height)
        inside = self.panel.rect.inflate(-2 * pad, -2 * pad)
        self.title.place(inside.left, inside.top - pad * 0.3, inside.width, title)
        inside.top += title + gap
        place_in_columns(self.planks, inside, gap, COLUMNS)

    # How people share the computer

    def _open_sharing(self) -> None:
        open_sharing(self.app, self.game.sharing, self._share, now=True)

    def _share(self, sharing: Sharing) -> None:
        """The menu closes: whoever was asked is asked again, in the new way."""
        if sharing != self.game.sharing:
            self.app.close(self)
            self.share(sharing)

    # What ends something

    def _leave(self) -> None:
        """The match waits under Continue."""
        self.game.save()
        open_title(self.app)

    def _ask_restart(self) -> None:
        self._ask("restart", self._restart)

    def _ask_concede(self) -> None:
        self._ask("concede", self._concede)

    def _ask(self, what: str, action: Callable[[], object]) -> None:
        """Ask whether to go through with it, with the standing, so that everyone knows what is
        given up.
        """
        tr = self.ui.tr
        answers = [(tr(f"table.{what}.yes"), action), (tr("common.cancel"), None)]
        text = f"{self._standing()}\n\n{tr(f'table.{what}.text')}"
        self.app.push(Dialog(self.app, tr(f"table.{what}.title"), text, answers, default=1))

    def _standing(self) -> str:
        """All seats from first to last."""
        view, tr = self.game.public_view, self.ui.tr
        found = sorted((standing(view, seat).place, seat) for seat in range(len(view.totals)))
        return "\n".join(
            tr(
                "table.standing",
                place=place,
                name=self.game.seats[seat].name,
                points=tr.number(view.totals[seat]),
            )
            for place, seat in found
        )

    def _restart(self) -> None:
        """The same crew and the same rules, from the first hand."""
        setup = self.game.setup
        self.game.concede()
        options: dict[str, object] = dict(setup.options)
        sharing = self.game.sharing
        terms = MatchTerms(setup.edition.key, self.game.seats, options, sharing=sharing)
        open_table(self.app, self.app.games.new(terms))

    def _concede(self) -> None:
        self.game.concede()
        open_title(self.app)
