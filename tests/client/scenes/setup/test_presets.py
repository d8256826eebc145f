"""Sets of rules with a name: those of the game, and the player's own on the disk."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest

from game.client.scenes.setup.scene import SetupScene
from game.client.toolkit.widgets import Choice
from game.match import storage
from game.play.advice import advice
from game.play.playable import playable_editions
from game.play.presets import (
    FILE,
    MOST_OWN,
    OwnPresets,
    built_in,
)
from tests.client.driver import Driver
from tests.client.scenes.setup.opening import click, opened, pick, set_by_mouse, tab_to

EDITIONS = playable_editions()
BECK = EDITIONS["beck"]


def beck(folder: Path | None = None) -> tuple[Driver, SetupScene]:
    driver, scene = opened(folder=folder)
    driver.click("edition_beck")
    return driver, scene


def shown(driver: Driver) -> str:
    """The name in the row of presets."""
    choice = driver.widget("preset")
    assert isinstance(choice, Choice)
    return choice.items[choice.index].text


def save_as(driver: Driver, name: str) -> None:
    click(driver, "preset_save")
    driver.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    driver.type(name)
    driver.click("keep")
    assert driver.names[-1] == "setup"


def choose(driver: Driver, name: str) -> None:
    items = driver.widget("preset").items  # type: ignore[attr-defined]
    pick(driver, "preset", next(item.value for item in items if item.text == name))


def test_the_first_voyage_has_the_basic_rules_and_old_salts_everything() -> None:
    first, _some, last = built_in(BECK)
    assert first.options == BECK.setup(4).options
    switches = [key for key, value in last.options.items() if value is True]
    assert switches == ["kraken", "whale", "loot", "abilities"]
    assert last.options["after_kraken"] == "left_of_player"
    assert last.options["scoring"] == "rascal_loads"
    BECK.setup(8, last.options)


def test_between_them_there_is_one_beast_and_loot_by_the_usual_scoring() -> None:
    first, some, _last = built_in(BECK)
    added = {key for key, value in some.options.items() if value != first.options[key]}
    assert added == {"kraken", "loot"}
    assert advice(BECK, 4, some.options) == []


@pytest.mark.parametrize("key", ["dice", "schmidt"])
def test_a_game_with_little_to_choose_has_no_presets(key: str) -> None:
    driver, scene = opened()
    driver.click(f"edition_{key}")
    assert built_in(EDITIONS[key]) == []
    assert scene.find("preset") is None


def test_a_preset_is_chosen_by_mouse_and_a_change_makes_it_custom() -> None:
    driver, scene = beck()
    assert shown(driver) == "First voyage"
    choose(driver, "Old salts")
    assert scene.draft.chosen(BECK) == built_in(BECK)[-1].options
    set_by_mouse(driver, "whale", False)
    assert shown(driver) == "Custom"
    set_by_mouse(driver, "whale", True)
    assert shown(driver) == "Old salts"


def test_a_preset_is_chosen_by_keyboard() -> None:
    driver, scene = beck()
    tab_to(driver, "preset")
    driver.key(pygame.K_RIGHT)
    assert scene.draft.chosen(BECK) == built_in(BECK)[1].options
    driver.key(pygame.K_LEFT)
    assert scene.draft.chosen(BECK) == built_in(BECK)[0].options


def test_ones_own_is_there_again_after_a_restart(tmp_path: Path) -> None:
    driver, scene = beck(tmp_path)
    set_by_mouse(driver, "loot", True)
    set_by_mouse(driver, "plan", "custom")
    saved = scene.draft.chosen(BECK)
    save_as(driver, "Friday")
    assert shown(driver) == "Friday"
    choose(driver, "First voyage")
    driver, scene = beck(tmp_path)
    choose(driver, "Friday")
    assert scene.draft.chosen(BECK) == saved
    assert list(json.loads((tmp_path / FILE).read_text("utf-8"))) == ["beck"]


def test_saving_works_by_keyboard_alone(tmp_path: Path) -> None:
    driver, _ = beck(tmp_path)
    tab_to(driver, "preset_save")
    driver.key(pygame.K_RETURN)
    driver.type("Kids")
    driver.key(pygame.K_RETURN)
    assert driver.names[-1] == "setup"
    assert [preset.name for preset in OwnPresets(tmp_path).of(BECK)] == ["Kids"]


def test_saving_under_the_same_name_replaces_it(tmp_path: Path) -> None:
    driver, scene = beck(tmp_path)
    save_as(driver, "Friday")
    set_by_mouse(driver, "kraken", True)
    click(driver, "preset_save")
    assert driver.widget("preset_name").value == "Friday"  # type: ignore[attr-defined]
    assert "“Friday” is already there and will be replaced." in driver.texts()
    driver.click("keep")
    assert [p.options["kraken"] for p in OwnPresets(tmp_path).of(BECK)] == [True]
    assert shown(driver) == "Friday"
    assert scene.draft.chosen(BECK)["kraken"] is True


def test_one_is_renamed_and_deleted_after_a_question(tmp_path: Path) -> None:
    driver, _ = beck(tmp_path)
    set_by_mouse(driver, "kraken", True)
    save_as(driver, "Friday")
    click(driver, "preset_save")
    assert not driver.widget("rename").enabled
    driver.type("Saturday")
    driver.click("rename")
    assert [p.name for p in OwnPresets(tmp_path).of(BECK)] == ["Saturday"]
    assert shown(driver) == "Saturday"
    click(driver, "preset_delete")
    assert driver.names[-1] == "dialog"
    driver.key(pygame.K_ESCAPE)
    assert [p.name for p in OwnPresets(tmp_path).of(BECK)] == ["Saturday"]
    click(driver, "preset_delete")
    driver.click("answer_0")
    assert OwnPresets(tmp_path).of(BECK) == []
    assert shown(driver) == "Custom"


def test_what_belongs_to_the_game_cannot_be_deleted() -> None:
    driver, _ = beck()
    assert not driver.widget("preset_delete").enabled
    assert driver.widget("preset_delete").tip() == "Only rules that you saved can be deleted."
    click(driver, "preset_delete")
    assert driver.names[-1] == "setup"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("   ", "Your rules need a name."),
        ("Old salts", "This name belongs to the game. Choose another."),
    ],
)
def test_a_name_that_cannot_be_says_why(name: str, reason: str) -> None:
    driver, scene = beck()
    click(driver, "preset_save")
    driver.type(name)
    driver.key(pygame.K_RETURN)
    driver.click("keep")
    assert driver.names[-1] == "preset"
    assert driver.widget("keep").tip() == reason
    driver.click("cancel")
    assert scene.presets.own.of(BECK) == []


def test_there_are_only_so_many_but_they_can_be_replaced() -> None:
    driver, scene = beck()
    for number in range(MOST_OWN):
        scene.presets.own.keep(BECK, f"Rules {number}", scene.draft.chosen(BECK))
    scene.rebuild()
    click(driver, "preset_save")
    driver.type("One more")
    assert str(MOST_OWN) in driver.widget("keep").tip()
    driver.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    driver.type("Rules 3")
    assert driver.widget("keep").enabled


def test_of_two_alike_the_one_last_chosen_is_shown() -> None:
    driver, _ = beck()
    save_as(driver, "Like the first")
    assert shown(driver) == "Like the first"
    choose(driver, "Old salts")
    choose(driver, "First voyage")
    assert shown(driver) == "First voyage"


def test_each_edition_has_its_own(tmp_path: Path) -> None:
    presets = OwnPresets(tmp_path)
    presets.keep(BECK, "Friday", BECK.setup(4).options)
    assert presets.of(EDITIONS["dice"]) == []


def test_two_running_games_keep_the_presets_of_each_other(tmp_path: Path) -> None:
    here, there = OwnPresets(tmp_path), OwnPresets(tmp_path)
    options = BECK.setup(4).options
    for name in ("Friday", "Saturday", "Sunday"):
        here.keep(BECK, name, options)
    there.keep(EDITIONS["dice"], "Dice", EDITIONS["dice"].setup(4).options)
    here.rename(BECK, "Friday", "Monday")
    there.remove(BECK, "Saturday")
    here.rename(BECK, "Saturday", "Tuesday")
    again = OwnPresets(tmp_path)
    assert [preset.name for preset in again.of(BECK)] == ["Monday", "Sunday"]
    assert [preset.name for preset in again.of(EDITIONS["dice"])] == ["Dice"]


def test_what_the_disk_refused_is_written_with_the_next_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    presets, options = OwnPresets(tmp_path), BECK.setup(4).options

    def refuse(path: Path, text: str) -> None:
        raise storage.StorageError("no_space", "no", path=path)

    with monkeypatch.context() as patch:
        patch.setattr(storage, "save", refuse)
        presets.keep(BECK, "Friday", options)
        assert presets.trouble == "no_space"
        assert [preset.name for preset in presets.of(BECK)] == ["Friday"]
    presets.keep(BECK, "Saturday", options)
    assert [p.name for p in OwnPresets(tmp_path).of(BECK)] == ["Friday", "Saturday"]


HUGE = '{"beck": {"x": {"plan": ' + "9" * 5000 + "}}}"


@pytest.mark.parametrize("text", ["{", "[]", '{"beck": 3}', '{"beck": {"x": []}}', "\xff", HUGE])
def test_a_damaged_file_is_told_and_set_aside(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_bytes(text.encode("latin-1"))
    driver, _ = beck(tmp_path)
    assert "Your saved rules were damaged and have been set aside." in driver.texts()
    assert (tmp_path / f"{FILE}.damaged").read_bytes() == text.encode("latin-1")
    save_as(driver, "Anew")
    assert [p.name for p in OwnPresets(tmp_path).of(BECK)] == ["Anew"]


def test_of_a_damaged_file_the_backup_is_used(tmp_path: Path) -> None:
    presets = OwnPresets(tmp_path)
    presets.keep(BECK, "Friday", BECK.setup(4).options)
    presets.keep(BECK, "Saturday", BECK.setup(4).options)
    (tmp_path / FILE).write_text("{", "utf-8")
    driver, scene = beck(tmp_path)
    assert any("before the last change" in text for text in driver.texts())
    assert [p.name for p in scene.presets.own.of(BECK)] == ["Friday"]


def test_options_that_no_longer_exist_are_left_out(tmp_path: Path) -> None:
    given = {"beck": {"Old": {"kraken": True, "scoring": "gone", "nonsense": 1}}}
    (tmp_path / FILE).write_text(json.dumps(given), "utf-8")
    (preset,) = OwnPresets(tmp_path).of(BECK)
    assert preset.options == {**BECK.setup(4).options, "kraken": True}


def test_a_disk_that_refuses_is_told_and_the_preset_stays_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, text: str) -> None:
        raise storage.StorageError("read_only", "no", path=path)

    driver, _ = beck(tmp_path)
    monkeypatch.setattr(storage, "save", refuse)
    save_as(driver, "Friday")
    assert any("read-only" in text for text in driver.texts())
    assert shown(driver) == "Friday"
    assert driver.app.failures == 0
    assert not (tmp_path / FILE).exists()
