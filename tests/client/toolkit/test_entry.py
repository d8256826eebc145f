"""Whatever is typed or pasted into an entry can be drawn, and the caret keeps marks to letters."""

from __future__ import annotations

import pygame
import pytest

from game.client.app import App
from game.client.toolkit.fonts import font
from game.client.toolkit.scene import Scene, Size
from game.client.toolkit.widgets import TextEntry
from tests.client.driver import Driver

SKULL = "☠\ufe0f"
E_ACUTE = "e\u0301"
LEFT, RIGHT, HOME = pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME
DELETE, BACKSPACE = pygame.K_DELETE, pygame.K_BACKSPACE


class Field(Scene):
    """One entry."""

    name = "field"

    def __init__(self, app: App, value: str) -> None:
        super().__init__(app)
        self.value = value

    def build(self) -> None:
        self.entry = self.add(TextEntry(self.ui, self.value, lambda _: None, longest=8))

    def layout(self, size: Size) -> None:
        self.entry.place(100, 100, 400, 48)


def field(value: str = "") -> tuple[TextEntry, Driver]:
    app = App.headless()
    scene = Field(app, value)
    app.push(scene)
    scene.set_focus(scene.entry)
    scene.entry.selected = False
    return scene.entry, Driver(app)


@pytest.mark.parametrize(
    ("text", "keys", "left"),
    [
        (SKULL, [HOME, DELETE], ""),
        (SKULL, [BACKSPACE], ""),
        (SKULL + "a", [HOME, RIGHT, DELETE], SKULL),
        ("a" + E_ACUTE + "b", [LEFT, LEFT, DELETE], "ab"),
        ("a" + E_ACUTE + "b", [LEFT, BACKSPACE], "ab"),
        ("ab", [HOME, LEFT, BACKSPACE], "ab"),
        ("ab", [RIGHT, DELETE], "ab"),
    ],
)
def test_a_letter_goes_with_its_marks(text: str, keys: list[int], left: str) -> None:
    entry, driver = field()
    driver.type(text)
    driver.key(*keys)
    driver.app.frame()
    assert entry.value == left
    assert driver.app.failures == 0


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("A\0n\ud800n", "Ann"),
        ("\u200bAnn\u200d\u2060", "Ann"),
        ("\ufe0f\u0301Ann", "Ann"),
        ("\u034f", ""),
        ("Ann\nBo\tC", "Ann Bo C"),
        ("Anne\u0301 and all", "Anne\u0301 an"),
    ],
)
def test_what_cannot_be_drawn_does_not_enter(typed: str, value: str) -> None:
    entry, driver = field()
    driver.type(typed)
    driver.app.frame()
    assert entry.value == value
    assert driver.app.failures == 0


def test_a_value_from_outside_is_cleaned_as_well() -> None:
    entry, driver = field("\u0301\0A\ud800")
    driver.app.frame()
    assert entry.value == "A"
    assert driver.app.failures == 0


def test_a_mark_typed_after_a_letter_belongs_to_it() -> None:
    entry, driver = field()
    driver.type("ab")
    driver.key(LEFT)
    driver.type("\u0301")
    assert entry.value == "a\u0301b"
    driver.key(BACKSPACE)
    assert entry.value == "b"


def test_a_click_never_puts_the_caret_between_a_letter_and_its_mark() -> None:
    entry, driver = field(E_ACUTE * 3)
    for x in range(entry.rect.left, entry.rect.right, 3):
        driver.click((x, entry.rect.centery))
        assert entry.caret % 2 == 0


@pytest.mark.parametrize(
    "text", ["", "\0", "a\0b", "\ud800", "\ufe0f", "a \u034f \ufe0fb", "\u200b"]
)
def test_every_text_can_be_measured_and_drawn(text: str) -> None:
    letters = font("text", 18)
    assert letters.written(text, "#ffffff").get_size() == letters.size(text)
