"""What lies around a drill: the themes to choose from, the search for a position, the menu."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.client.doors import open_drill, open_next_drill
from game.client.toolkit.parrot_dialog import Choices, ParrotDialog
from game.play.drills.desk import DrillDesk
from game.play.drills.grading import count_of
from game.play.drills.themes import THEMES

if TYPE_CHECKING:
    from game.client.app import App
    from game.client.scenes.table.drill.scene import DrillScene


class DrillThemes(ParrotDialog):
    """Each with how one has done in it so far."""

    name = "drills"

    def __init__(self, app: App, edition: str) -> None:
        super().__init__(app)
        self.edition = edition

    def title(self) -> str:
        return self.ui.tr("drill.title")

    def words(self) -> str:
        return self.ui.tr("drill.words")

    def choices(self) -> Choices:
        begin = partial(open_drill, self.app, self.edition)
        themes = [(f"theme_{each}", self._told(each), partial(begin, each)) for each in THEMES]
        return [*themes, ("close", self.ui.tr("common.close"), self.back)]

    def _told(self, theme: str) -> str:
        tr, count = self.ui.tr, count_of(self.app.learning, self.edition, theme)
        name = tr(f"drill.theme.{theme}")
        if not count.seen:
            return name
        return tr("drill.counted", theme=name, right=count.right, seen=count.seen)


class DrillSearch(ParrotDialog):
    """Until bots have played a fitting position."""

    name = "drill_search"

    def __init__(self, app: App, desk: DrillDesk) -> None:
        super().__init__(app)
        self.desk = desk
        self._found = False

    def title(self) -> str:
        return self.ui.tr(f"drill.theme.{self.desk.theme}")

    def words(self) -> str:
        return self.ui.tr("drill.searching")

    def choices(self) -> Choices:
        return [("cancel", self.ui.tr("common.cancel"), self.back)]

    def update(self, milliseconds: float) -> None:
        super().update(milliseconds)
        self.desk.update()
        if self.desk.has_some:
            self._found = True
            self.app.close(self)
            open_next_drill(self.app, self.desk)

    def leave(self) -> None:
        if not self._found:
            self.desk.close()


class DrillMenu(ParrotDialog):
    """Over a drill."""

    name = "drill_menu"

    def __init__(self, app: App, drill: DrillScene) -> None:
        super().__init__(app)
        self.drill = drill

    def title(self) -> str:
        return self.ui.tr(f"drill.theme.{self.drill.desk.theme}")

    def words(self) -> str:
        return self.ui.tr(f"drill.about.{self.drill.desk.theme}")

    def choices(self) -> Choices:
        tr = self.ui.tr
        return [
            ("resume", tr("drill.resume"), self.back),
            ("rules", tr("table.pause.rules"), self.app.open_rules),
            ("leave", tr("drill.enough"), self._leave),
        ]

    def _leave(self) -> None:
        self.app.close(self)
        self.app.close(self.drill)
