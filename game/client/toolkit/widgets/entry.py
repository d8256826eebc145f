"""A field to write one line into, with caret, selection of all, clipboard and input methods."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from contextlib import suppress

import pygame

from game.client.toolkit import clipboard
from game.client.toolkit.fonts import font
from game.client.toolkit.theme import STYLES, duration
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets.base import Widget

STYLE = "body"
COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META
MARKS = ("Mn", "Mc", "Me")


class TextEntry(Widget):
    """Tells every change to `on_change`, and Enter to `on_submit`."""

    def __init__(
        self,
        ui: Ui,
        value: str,
        on_change: Callable[[str], object],
        *,
        on_submit: Callable[[], object] | None = None,
        longest: int = 24,
        placeholder: str = "",
        key: str = "",
        tooltip: str = "",
    ) -> None:
        super().__init__(ui, key, tooltip)
        self.value, self.on_change, self.on_submit = _cleaned(value), on_change, on_submit
        self.longest, self.placeholder = longest, placeholder
        self.caret = len(self.value)
        self.selected = False
        self.composing = ""
        self._touched = 0.0

    def on_focus(self, focused: bool) -> None:
        self.composing = ""
        self.selected = focused and bool(self.value)
        self.caret = len(self.value)
        with suppress(pygame.error):
            if focused:
                pygame.key.start_text_input()
                pygame.key.set_text_input_rect(self.rect)
            else:
                pygame.key.stop_text_input()

    def on_press(self, pos: tuple[int, int]) -> None:
        self.selected = False
        self.caret = self._nearest(pos[0])

    def on_release(self, pos: tuple[int, int]) -> None:
        """A click sets the caret and nothing more."""

    def _nearest(self, x: int) -> int:
        left = self._box().left
        return min(self._stops(), key=lambda at: abs(left + self._width(self.value[:at]) - x))

    def _stops(self) -> list[int]:
        """Where the caret may stand: never between a letter and the marks upon it."""
        value = self.value
        return [at for at in range(len(value)) if not _is_mark(value[at])] + [len(value)]

    def _beside(self, step: int) -> int:
        """The stop before or after the caret, or where it is."""
        stops = self._stops()
        return stops[max(0, min(len(stops) - 1, stops.index(self.caret) + step))]

    def on_key(self, event: pygame.event.Event) -> bool:
        if not self.enabled:
            return False
        if event.type == pygame.TEXTINPUT:
            self.insert(event.text)
            return True
        if event.type == pygame.TEXTEDITING:
            self.composing = event.text
            return True
        if event.type != pygame.KEYDOWN or self.composing:
            return bool(self.composing)
        if event.mod & COMMAND:
            return self._command(event.key)
        return self._edit(event.key)

    def insert(self, text: str) -> None:
        """Write at the caret what can be drawn and has room."""
        self.composing = ""
        self._drop_selection()
        before, after = self.value[: self.caret], self.value[self.caret :]
        room = max(len(before), self.longest - len(after))
        written = _cleaned(before + text)[:room]
        self._set(written + after, len(written))

    def _drop_selection(self) -> None:
        if self.selected:
            self.selected, self.value, self.caret = False, "", 0

    def _set(self, value: str, caret: int) -> None:
        self.value, self.caret = value, max(0, min(len(value), caret))
        self.selected = False
        self._touched = self.ui.now()
        self.changed()
        self.on_change(value)

    def _command(self, key: int) -> bool:
        if key == pygame.K_a:
            self.selected = bool(self.value)
        elif key in (pygame.K_c, pygame.K_x):
            clipboard.copy(self.value)
            if key == pygame.K_x:
                self._set("", 0)
        elif key == pygame.K_v:
            if text := clipboard.pasted():
                self.insert(text)
        else:
            return False
        return True

    def _edit(self, key: int) -> bool:
        at = self.caret
        if key == pygame.K_BACKSPACE:
            self._erase(self._beside(-1), at)
        elif key == pygame.K_DELETE:
            self._erase(at, self._beside(1))
        elif key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END):
            steps = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_HOME: -at}
            self.caret = self._beside(steps.get(key, len(self.value)))
            self.selected = False
        elif key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            if not self.on_submit:
                return False
            self.on_submit()
        else:
            # Letters also arrive as text: Space must not press anything, digits are no shortcuts.
            return pygame.K_SPACE <= key < pygame.K_DELETE
        return True

    def _erase(self, start: int, end: int) -> None:
        if self.selected:
            self._set("", 0)
        else:
            self._set(self.value[:start] + self.value[end:], start)

    def _box(self) -> pygame.Rect:
        return self.rect.inflate(-2 * self.ui.theme.space("m"), -self.ui.theme.px(8))

    def _width(self, text: str) -> int:
        return font(STYLES[STYLE][0], self.ui.theme.text_px(STYLE)).size(text)[0]

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self.ui.shapes.field(self.rect.size, self.focused), self.rect)
        box, shown = (
            self._box(),
            self.value[: self.caret] + self.composing + self.value[self.caret :],
        )
        if not shown and not self.focused:
            self.ui.text.line(surface, self.placeholder, STYLE, "faded_ink", box)
            return
        if self.selected and self.focused:
            mark = pygame.Rect(
                box.left, 0, min(box.width, self._width(shown)), round(box.height * 0.8)
            )
            mark.centery = box.centery
            surface.blit(self.ui.shapes.bar(mark.size, "brass", 0.5), mark)
        self._line(surface, shown, box)

    def _line(self, surface: pygame.Surface, shown: str, box: pygame.Rect) -> None:
        """The text, moved so that the caret stays inside."""
        before = self._width(self.value[: self.caret] + self.composing)
        shift = max(0, before - box.width + self.ui.theme.px(3)) if self.focused else 0
        if not self.focused:
            self.ui.text.line(surface, shown, STYLE, "ink" if self.enabled else "faded_ink", box)
            return
        clip = surface.get_clip()
        surface.set_clip(clip.clip(box))
        image = self.ui.text.image(shown, STYLES[STYLE][0], self.ui.theme.text_px(STYLE), "ink")
        surface.blit(image, image.get_rect(midleft=(box.left - shift, box.centery)))
        surface.set_clip(clip)
        if not self.selected and self._blinks_on():
            caret = pygame.Rect(0, 0, self.ui.theme.px(2), round(box.height * 0.75))
            caret.midleft = (box.left - shift + before, box.centery)
            surface.fill(self.ui.theme.colour("ink"), caret)

    def _blinks_on(self) -> bool:
        beat = duration("caret")
        return int((self.ui.now() - self._touched) / beat) % 2 == 0


def _cleaned(text: str) -> str:
    """Without what cannot be drawn: controls, halves of letters, marks upon nothing."""
    letters = (" " if letter.isspace() else letter for letter in text)
    seen = "".join(letter for letter in letters if letter.isprintable())
    first = next((at for at, letter in enumerate(seen) if not _is_mark(letter)), len(seen))
    return seen[first:]


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in MARKS
