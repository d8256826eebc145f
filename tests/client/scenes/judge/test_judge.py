"""The judge: laid by finger, by number keys and by typing; the same answers as the rules give."""

from __future__ import annotations

import pygame
import pytest

from game.client.app import App
from game.client.doors import open_judge, open_title
from game.client.scenes.judge.scene import JudgeScene
from game.play.playable import PLAYABLE
from game.play.settings import LANGUAGES
from tests.client.driver import Driver
from tests.client.scenes.ledger.keeping import ledger, opened


def at_judge(edition: str = "dice", lang: str = "en") -> Driver:
    app = App.headless(lang=lang)
    open_title(app)
    scene = open_judge(app)
    assert isinstance(scene, JudgeScene)
    scene._choose_edition(edition)
    return Driver(app)


def judge(driver: Driver) -> JudgeScene:
    assert isinstance(driver.scene, JudgeScene)
    return driver.scene


def write(driver: Driver, text: str) -> None:
    driver.click("typed")
    driver.type(text)
    driver.key(pygame.K_RETURN)


def test_a_trick_is_laid_by_finger() -> None:
    driver = at_judge()
    for token in ("pirate:skull", "skull_king:skull", "black:7", "mermaid:skull"):
        driver.click(f"piece_{token}")
    texts = driver.texts()
    assert "No.\u00a04: the Mermaid charms the Skull King" in texts
    assert "No.\u00a04 leads next" in texts
    assert any(text.startswith("+50 if the bid is made") for text in texts)


def test_number_keys_lay_the_row_with_the_focus() -> None:
    driver = at_judge("beck")
    driver.key(pygame.K_7)
    driver.key(pygame.K_4, mod=pygame.KMOD_SHIFT)
    driver.key(pygame.K_DOWN, pygame.K_DOWN)
    driver.key(pygame.K_3)
    assert judge(driver).plays == ["black:7", "black:14", "yellow:3"]
    driver.key(pygame.K_BACKSPACE)
    assert judge(driver).plays == ["black:7", "black:14"]


def test_a_trick_is_typed() -> None:
    driver = at_judge("beck")
    write(driver, "yellow14 black:14 pirate king")
    assert judge(driver).plays == ["yellow:14", "black:14", "pirate", "skull_king"]
    assert "No.\u00a04: the Skull King beats them all" in driver.texts()
    write(driver, "y3 dragon")
    assert "“dragon” isn’t in this game" in driver.app.notices.waiting
    assert len(judge(driver).plays) == 4


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", PLAYABLE)
def test_the_example_can_be_typed_in_every_language(edition: str, lang: str) -> None:
    driver = at_judge(edition, lang)
    write(driver, judge(driver).words.example())
    pirate = "pirate:skull" if edition == "dice" else "pirate"
    assert judge(driver).plays == ["yellow:7", "black:5", pirate]


def test_the_box_holds_no_second_king() -> None:
    driver = at_judge()
    driver.click("piece_skull_king:skull")
    driver.click("piece_skull_king:flag")
    assert judge(driver).plays == ["skull_king:skull"]
    assert driver.app.notices.waiting


def test_an_option_changes_who_leads_after_the_kraken() -> None:
    driver = at_judge("beck")
    write(driver, "yellow:12 black:3 kraken green:1")
    assert "The Kraken swallows the trick; No.\u00a04 leads" in driver.texts()
    driver.widget("option_after_kraken").step(1)  # type: ignore[attr-defined]
    assert "The Kraken swallows the trick; No.\u00a02 leads" in driver.texts()


def test_a_colon_stands_as_the_language_sets_it() -> None:
    assert "Décompte\u00a0: Skull King" in at_judge(lang="fr").texts()
    assert "Scoring: Skull King’s" in at_judge(lang="en").texts()


def test_what_may_be_played_shines() -> None:
    driver = at_judge()
    judge(driver)._turn("hand")
    driver.click("piece_blue:4")
    driver.click("held")
    for token in ("blue", "black", "pirate"):
        driver.click(f"piece_{token}")
    texts = driver.texts()
    assert texts.count("allowed") == 2
    assert any(text.startswith("Blue must be followed") for text in texts)


def test_dice_tell_their_chances() -> None:
    driver = at_judge()
    judge(driver)._turn("chances")
    driver.click("piece_black:7")
    driver.click("piece_skull_king")
    texts = driver.texts()
    assert "33%" in texts
    assert "67%" in texts
    judge(driver)._turn("trick")
    assert judge(driver).plays == ["black:7"]


def test_from_the_score_keeper_it_knows_the_players_and_the_rules() -> None:
    driver = opened(3, "beck", {"kraken": True, "after_kraken": "would_be_winner"})
    driver.key(pygame.K_j)
    write(driver, "yellow:12 black:3 kraken")
    assert "The Kraken swallows the trick; Bo leads" in driver.texts()
    driver.key(pygame.K_ESCAPE)
    assert driver.scene is ledger(driver)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", PLAYABLE)
def test_it_fits_with_the_largest_letters(edition: str, lang: str) -> None:
    driver = at_judge(edition, lang)
    driver.app.ui.store.set("text_size", 1.3)
    driver.app.resize((1024, 600))
    driver.assert_fits()
    for row in judge(driver).keys[:3]:
        judge(driver).lay(row[0].token)
    judge(driver).rebuild()
    driver.assert_fits()
    judge(driver)._turn("hand")
    judge(driver).fill(hand=True)
    judge(driver).lay(judge(driver).keys[0][0].token)
    judge(driver).rebuild()
    driver.assert_fits()
