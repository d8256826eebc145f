"""What every scene and widget draws and sounds with: theme, art, text, language, settings, time."""

from __future__ import annotations

import pygame

from game.client.toolkit.art import Art
from game.client.toolkit.catalogs import Translator, system_language
from game.client.toolkit.clock import Clock
from game.client.toolkit.shapes import Shapes
from game.client.toolkit.sound.audio import Audio
from game.client.toolkit.text import Drawn, Text
from game.client.toolkit.theme import Theme
from game.play.settings import SPEEDS, Settings, SettingsStore

Size = tuple[int, int]


class Ui:
    """The parts are replaced when the window or the settings change: always ask for `ui.theme`."""

    def __init__(
        self, size: Size, store: SettingsStore, clock: Clock, art: Art, audio: Audio
    ) -> None:
        self.store = store
        self.clock = clock
        self.art = art
        self.audio = audio
        self.watched = False  # whether the frames that come are drawn
        self.theme = Theme(size)
        self.shapes = Shapes(self.theme, art)
        self.text = Text(self.theme, art)
        self.tr = Translator(self._language())
        self.refresh(size)

    @property
    def settings(self) -> Settings:
        return self.store.values

    @property
    def overflows(self) -> list[Drawn]:
        """Texts larger than their box, since the last `watch_text`."""
        return self.text.overflows

    def watch_text(self) -> None:
        """From now on, note every text that is drawn, in `text.drawn`."""
        self.text.watch = True
        self.text.drawn.clear()

    def sound(self, name: str, pan: float = 0.0, strength: float = 1.0) -> None:
        """A sound from the list, from -1 (left) to 1 (right)."""
        self.audio.play(name, pan, strength)

    def now(self) -> float:
        return self.clock.now()

    def speed(self) -> float:
        """The factor on durations; 0 when animations are off."""
        return SPEEDS[self.settings.speed]

    def calm(self) -> bool:
        return self.settings.reduced_motion

    def die_face(self, token: str) -> str:
        """The art of a face of a die as the rules write it: `blue:5`, `pirate:skull`."""
        folder = "dice_cb" if self.settings.colour_blind else "dice"
        return f"{folder}/{token.replace(':', '_')}"

    def icon(self, name: str, size: int, colour: str = "ink") -> pygame.Surface:
        """An icon of assets/art/icons in a colour of the palette."""
        return self.art.image(f"icons/{name}", (size, size), {"ink": self.theme.colour(colour)})

    def refresh(self, size: Size) -> None:
        """Adapt to the window and the settings."""
        settings = self.settings
        theme = Theme(size, settings.text_size, settings.colour_blind)
        if theme.size != self.theme.size:
            self.art.clear()
        self.theme = theme
        self.shapes = Shapes(theme, self.art)
        self.text.theme = theme
        if self.tr.language != self._language():
            self.tr = Translator(self._language())

    def _language(self) -> str:
        return self.settings.language or system_language()
