"""Every widget with mouse and keyboard."""

from __future__ import annotations

import pygame
import pytest

from game.client.app import App
from game.client.toolkit.scene import Scene, Size
from game.client.toolkit.widgets import (
    Choice,
    IconButton,
    PillButton,
    PlankButton,
    RichText,
    ScrollArea,
    Slider,
    Tabs,
    TextEntry,
    Toggle,
)
from game.client.toolkit.widgets.choice import Item
from tests.client.driver import Driver

ITEMS = [Item("a", "Anchor"), Item("b", "Bones", reason="Lost at sea"), Item("c", "Coin")]


class Bench(Scene):
    """One of each, in a column."""

    name = "bench"

    def enter(self) -> None:
        self.log: list[object] = []

    def build(self) -> None:
        ui, note = self.ui, self.log.append
        self.add(PlankButton(ui, "Plank", lambda: note("plank"), "plank", "A tip"))
        self.add(PillButton(ui, "Pill", lambda: note("pill"), "pill"))
        self.add(IconButton(ui, lambda: note("icon"), "icon", text="?"))
        self.add(Toggle(ui, "Toggle", False, note, "toggle"))
        self.add(Slider(ui, 50, note, key="slider"))
        self.add(Choice(ui, ITEMS, "a", note, "choice"))
        self.add(TextEntry(ui, "Ann", note, key="entry", longest=8))
        self.add(Tabs(ui, [("x", "X"), ("y", "Y")], "x", note, "tabs"))

    def layout(self, size: Size) -> None:
        for index, widget in enumerate(self.widgets):
            widget.place(100, 20 + index * 60, 400, 48)


@pytest.fixture
def driver() -> Driver:
    app = App.headless()
    app.push(Bench(app))
    app.tick(16)
    return Driver(app)


def log(driver: Driver) -> list[object]:
    assert isinstance(driver.scene, Bench)
    return driver.scene.log


@pytest.mark.parametrize("key", ["plank", "pill", "icon"])
def test_a_button_is_pressed_by_a_click_and_by_enter_and_space(driver: Driver, key: str) -> None:
    driver.click(key)
    driver.key(pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE)
    assert log(driver) == [key] * 3


def test_a_press_that_is_dragged_away_does_nothing(driver: Driver) -> None:
    driver.press(driver.widget("plank").rect.center)
    driver.release((900, 600))
    assert log(driver) == []


def test_a_disabled_button_does_nothing_and_says_why(driver: Driver) -> None:
    driver.widget("plank").disable("Not in this weather")
    driver.click("plank")
    driver.point("pill")
    driver.point("plank")
    driver.wait(600)
    driver.wait(600)
    assert log(driver) == []
    assert driver.scene.tooltip.text == "Not in this weather"


def test_a_tooltip_comes_after_a_rest_and_goes_with_the_mouse(driver: Driver) -> None:
    driver.point("plank")
    assert driver.scene.tooltip.text == ""
    driver.wait(600)
    assert "A tip" in driver.texts()
    driver.move((900, 600))
    assert "A tip" not in driver.texts()


def test_a_toggle_changes_by_click_and_by_arrows(driver: Driver) -> None:
    driver.click("toggle")
    driver.key(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_SPACE)
    assert log(driver) == [True, False, True, False]


def test_a_slider_follows_mouse_and_keys(driver: Driver) -> None:
    track = driver.widget("slider").track()  # type: ignore[attr-defined]
    driver.press(track.midright)
    driver.move(track.midleft)
    driver.release(track.midleft)
    driver.key(pygame.K_RIGHT, pygame.K_END, pygame.K_HOME)
    assert log(driver) == [100, 0, 5, 100, 0]


def test_a_choice_steps_over_what_cannot_be_chosen(driver: Driver) -> None:
    rect = driver.widget("choice").rect
    driver.click((rect.right - 10, rect.centery))
    driver.key(pygame.K_LEFT)
    assert log(driver) == ["c", "a"]


def test_a_choice_opens_a_list_for_mouse_and_keyboard(driver: Driver) -> None:
    driver.click("choice")
    assert driver.scene.popup is not None
    driver.click(driver.scene.popup.item_rect(1).center)
    assert driver.scene.popup is not None, "what cannot be chosen keeps the list open"
    driver.click(driver.scene.popup.item_rect(2).center)
    assert driver.scene.popup is None
    driver.click("choice")
    driver.key(pygame.K_UP, pygame.K_UP, pygame.K_RETURN)
    driver.click("choice")
    driver.key(pygame.K_ESCAPE)
    assert driver.scene.popup is None
    assert log(driver) == ["c", "a"]


def test_writing_replaces_what_is_selected_and_stops_at_the_longest(driver: Driver) -> None:
    entry = driver.widget("entry")
    driver.scene.set_focus(entry)
    driver.type("Grace")
    driver.key(pygame.K_HOME)
    driver.type("Ö-")
    driver.type("abcdef")
    driver.key(pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_SPACE)
    assert log(driver)[0] == "Grace"
    assert log(driver)[-1] == "Ö-race"


def test_space_and_letters_in_an_entry_press_nothing(driver: Driver) -> None:
    driver.click("entry")
    driver.key(pygame.K_SPACE, pygame.K_r)
    assert log(driver) == []
    assert driver.names == ["bench"]


def test_composed_text_counts_only_when_it_is_done(driver: Driver) -> None:
    driver.click("entry")
    driver.app.post(pygame.event.Event(pygame.TEXTEDITING, text="e", start=0, length=1))
    driver.wait(16)
    assert log(driver) == []
    driver.type("é")
    assert log(driver) == ["Anné"]


def test_tabs_change_by_click_and_arrows(driver: Driver) -> None:
    rect = driver.widget("tabs").rect
    driver.click((rect.right - 20, rect.centery))
    driver.key(pygame.K_LEFT, pygame.K_LEFT)
    assert log(driver) == ["y", "x", "y"]


def test_tab_goes_round_and_arrows_go_to_what_is_nearest(driver: Driver) -> None:
    keys = [widget.key for widget in driver.scene.widgets]
    seen = []
    for _ in keys:
        driver.key(pygame.K_TAB)
        seen.append(driver.scene.focus.key)
    assert seen == keys
    driver.key(pygame.K_TAB)
    assert driver.scene.focus.key == keys[0]
    driver.key(pygame.K_TAB, mod=pygame.KMOD_SHIFT)
    assert driver.scene.focus.key == keys[-1]
    driver.key(pygame.K_UP, pygame.K_UP)
    assert driver.scene.focus.key == "choice"


def test_the_focus_is_shown_only_while_the_keyboard_is_used(driver: Driver) -> None:
    driver.key(pygame.K_TAB)
    assert driver.scene.keyboard
    driver.click("pill")
    assert not driver.scene.keyboard
    assert driver.scene.focus is driver.widget("pill")


def test_a_scroll_area_scrolls_by_wheel_and_to_the_focus() -> None:
    app = App.headless()

    class Long(Bench):
        def build(self) -> None:
            rows = [PillButton(self.ui, f"{i}", lambda: None, f"row{i}") for i in range(20)]
            rows.append(RichText(self.ui, "The **end**"))
            self.area = self.add(ScrollArea(self.ui, rows, "area"))

        def layout(self, size: Size) -> None:
            self.area.place(100, 100, 400, 300)
            for index, row in enumerate(self.area.children):
                row.place(100, 100 + 60 * index, 380, 50)
            self.area.arrange()

    scene = Long(app)
    app.push(scene)
    driver = Driver(app)
    driver.move((200, 200))
    driver.wheel(-2)
    assert scene.area.offset > 0
    for _ in range(15):
        driver.key(pygame.K_TAB)
    assert scene.focus is not None
    assert scene.area.rect.contains(scene.focus.rect)
    before = scene.area.offset
    scene.rebuild()
    assert scene.area.offset == before
    assert not driver.widget("row0").hit((200, 50)), "what is scrolled away cannot be clicked"
