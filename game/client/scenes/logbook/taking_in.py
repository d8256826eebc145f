"""Matches come in from files: a little in every frame, with a word about each that is refused."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.client.doors import open_past_match
from game.client.toolkit.asking import short_path
from game.client.toolkit.scene import Scene, Size
from game.client.toolkit.widgets import Label, Panel, PlankButton, RichText
from game.rules.errors import RuleError

if TYPE_CHECKING:
    from game.client.app import App

Taken = tuple[Path, str, RuleError | None]
SHARE = 0.012  # seconds of a frame
WIDTH, NAME = 520, 300  # of the panel, and of a file's name in a notice


class TakingInScene(Scene):
    """Goes by itself when all `paths` are done. A single match is opened, unless one is played."""

    name = "taking_in"
    overlay = True

    def __init__(self, app: App, paths: Sequence[Path]) -> None:
        super().__init__(app)
        self.paths = list(paths)
        self.taken: list[str] = []
        self.refused: list[tuple[Path, RuleError]] = []
        self._coming: Iterator[Taken] | None = None

    def build(self) -> None:
        ui, tr = self.ui, self.ui.tr
        self.panel = self.add(Panel(ui))
        self.heading = self.add(Label(ui, tr("logbook.taking_in"), "heading", "ink", "centre"))
        told = tr.plural("logbook.taken", len(self.taken))
        self.told = self.add(RichText(ui, told, "body", "ink", "centre"))
        self.stop = self.add(PlankButton(ui, tr("common.cancel"), self._finish, "cancel"))
        self.set_focus(self.stop)

    def update(self, milliseconds: float) -> None:
        super().update(milliseconds)
        until = time.perf_counter() + SHARE
        while self._take_one():
            if time.perf_counter() >= until:
                self.told.text = self.ui.tr.plural("logbook.taken", len(self.taken))
                self.redraw()
                return
        self._finish()

    def _take_one(self) -> bool:
        """Take in the next file; whether there was one."""
        if self._coming is None:
            if not self.paths:
                return False
            paths, self.paths = self.paths, []
            self._coming = self.app.logbook.take_in(paths)
        found = next(self._coming, None)
        if found is None:
            self._coming = None
            return bool(self.paths)
        path, match, error = found
        if error:
            self.refused.append((path, error))
        else:
            self.taken.append(match)
        return True

    def back(self) -> None:
        self._finish()

    def _finish(self) -> None:
        self.app.close(self)
        tr = self.ui.tr
        if self.refused:
            path, error = self.refused[0]
            key = f"logbook.refused.{error.key}"
            reason = tr(key if tr.has(key) else "logbook.refused.damaged")
            name = short_path(self.ui, path.name, "body", self.ui.theme.px(NAME))
            self.app.notify(tr("logbook.refused", name=name, reason=reason))
        if self.taken or not self.refused:
            self.app.notify(tr.plural("logbook.taken", len(set(self.taken))))
        is_playing = any(scene.name == "table" for scene in self.app.stack)
        if len(self.taken) == 1 and not self.refused and not is_playing:
            open_past_match(self.app, self.taken[0])

    def layout(self, size: Size) -> None:
        theme, gap = self.ui.theme, self.ui.theme.space("l")
        pad = theme.space("xl")
        width = min(theme.px(WIDTH * theme.text_size), size[0] - 2 * gap)
        rows = [(w, w.preferred(width - 2 * pad)[1]) for w in (self.heading, self.told, self.stop)]
        panel = pygame.Rect(0, 0, width, 2 * pad + sum(h + gap for _, h in rows) - gap)
        panel.center = (size[0] // 2, size[1] // 2)
        self.panel.rect = panel
        y = panel.top + pad
        for widget, height in rows:
            widget.place(panel.left + pad, y, width - 2 * pad, height)
            y += height + gap
