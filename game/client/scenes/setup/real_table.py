"""Before a match with the real box: who sits where, which game and by which rules."""

from __future__ import annotations

from random import Random

from game.client.doors import open_ledger
from game.client.scenes.setup.crew import CrewActions
from game.client.scenes.setup.name_row import NamesCrew
from game.client.scenes.setup.scene import SetupScene
from game.play.draft import Draft
from game.play.last_setup import REAL_TABLE, remember, remembered_crew
from game.play.ledger.keeper import Keeper
from game.play.ledger.names import known_names
from game.play.ledger.sheet import new_sheet


class RealTableSetupScene(SetupScene):
    """The setup of a match, with names only; one press opens the sheet."""

    name = "ledger_setup"
    texts = "ledger.setup"
    has_charts = False

    def enter(self) -> None:
        self.presets.tell_trouble()

    def remembered(self) -> Draft:
        """The last table; at the first one those who have played here, then pirates."""
        app = self.app
        self.known = known_names(app.cabinet, app.games.archive)
        names = [*self.known, *self.ui.tr("setup.names").split("|")]
        return remembered_crew(
            self.ui.store, app.services, app.editions, list(dict.fromkeys(names))
        )

    def remember(self) -> None:
        remember(self.ui.store, self.draft, REAL_TABLE)

    def summary(self) -> str:
        """Who deals, if it is known who begins."""
        first, tr = self.draft.first, self.ui.tr
        if first is None:
            return tr("ledger.setup.lot")
        names = [seat.name.strip() for seat in self.draft.playing]
        return tr("ledger.setup.first", name=names[first], dealer=names[first - 1])

    def share_pill(self) -> None:
        """None: at the real table nobody shares the computer."""

    def make_crew(self, actions: CrewActions, haunted: bool) -> NamesCrew:
        services = self.app.services
        return NamesCrew(
            self.ui, self.draft, self.edition, services, actions, haunted, self.known, self._move
        )

    def _move(self, number: int, by: int) -> None:
        self.draft.move(number, by)
        self._changed()

    def _deal_names(self) -> None:
        """Draw the seats by lot: the same people sit elsewhere."""
        self.draft.shuffle(Random())
        self._changed()

    def begin(self) -> None:
        self.remember()
        terms = self.draft.terms(self.edition)
        count = len(terms.seats)
        starter = Random().randrange(count) if terms.starter is None else terms.starter
        options = self.draft.chosen(self.edition)
        sheet = new_sheet(self.edition, options, terms.seats, starter)
        keeper = Keeper.new(self.app.cabinet, sheet, self.app.disk_trouble)
        open_ledger(self.app, keeper)
