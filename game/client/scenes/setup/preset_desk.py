"""All that is done with presets in the setup: offer, choose, save, rename and delete them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.client.scenes.setup.preset_namer import PresetNamer
from game.client.scenes.setup.preset_row import PresetActions, PresetBlock, preset_name
from game.client.toolkit.dialog import Dialog
from game.play.draft import Draft
from game.play.presets import OwnPresets, Preset, built_in, matching
from game.rules.edition import Edition

if TYPE_CHECKING:
    from game.client.app import App


class PresetDesk:
    """Works for the edition that is chosen; what it changes in the draft it tells `on_change`."""

    def __init__(
        self,
        app: App,
        draft: Draft,
        edition: Callable[[], Edition],
        on_change: Callable[[], object],
    ) -> None:
        self.app, self.draft, self._edition, self.on_change = app, draft, edition, on_change
        self.own = OwnPresets(app.folder)
        self.last = ""  # the name of the own one that was chosen or saved last

    @property
    def edition(self) -> Edition:
        return self._edition()

    @property
    def presets(self) -> list[Preset]:
        """The presets to choose from; none where the game has too little to choose."""
        given = built_in(self.edition)
        return given + self.own.of(self.edition) if given else []

    @property
    def current(self) -> Preset | None:
        """The one that is like the rules chosen now."""
        return matching(self.presets, self.draft.chosen(self.edition), self.last)

    def block(self) -> PresetBlock | None:
        """The block for the panel of the rules, if there is anything to offer."""
        presets = self.presets
        if not presets:
            return None
        actions = PresetActions(self._choose, self._name, self._ask_delete)
        return PresetBlock(self.app.ui, presets, self.current, actions)

    def _choose(self, preset: Preset) -> None:
        self.draft.choose_all(self.edition, preset.options)
        self.last = preset.name if preset.own else ""
        self.on_change()

    def _name(self) -> None:
        presets, current = self.presets, self.current
        own = [preset.name for preset in presets if preset.own]
        reserved = [preset_name(self.app.ui, preset) for preset in presets if not preset.own]
        first, rename = (self.last if self.last in own else ""), None
        if current and current.own:
            first, rename = current.name, self._rename
        self.app.push(PresetNamer(self.app, first, own, reserved, self._keep, rename))

    def _keep(self, name: str) -> None:
        self.own.keep(self.edition, name, self.draft.chosen(self.edition))
        self._written(name)

    def _rename(self, name: str) -> None:
        assert self.current
        self.own.rename(self.edition, self.current.name, name)
        self._written(name)

    def _ask_delete(self) -> None:
        tr, preset = self.app.ui.tr, self.current
        assert preset
        answers = [
            (tr("setup.preset.delete.yes"), lambda: self._delete(preset.name)),
            (tr("common.cancel"), None),
        ]
        text = tr("setup.preset.delete.text", name=preset.name)
        self.app.push(Dialog(self.app, tr("setup.preset.delete"), text, answers, default=1))

    def _delete(self, name: str) -> None:
        self.own.remove(self.edition, name)
        self._written("")

    def _written(self, last: str) -> None:
        self.last = last
        self.tell_trouble()
        self.on_change()

    def tell_trouble(self) -> None:
        """Say, once, what the disk had against the presets."""
        trouble, self.own.trouble = self.own.trouble, ""
        key = f"setup.presets.{trouble}"
        if self.app.ui.tr.has(key):
            self.app.notify(self.app.ui.tr(key))
        elif trouble:
            self.app.disk_trouble(trouble)
