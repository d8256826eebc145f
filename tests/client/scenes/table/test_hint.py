"""The hint at the table: asked for by mouse and key, for every question, gone with the decision."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pygame
import pytest

from ai import advice
from ai.advice import Advice, Option, advise
from ai.bot import Bot
from ai.claims import claims
from game.client.props.advice_words import AdviceWords
from game.client.scenes.table.hint.panel import STYLE, told
from game.client.toolkit.catalogs import catalog
from game.play.settings import LANGUAGES
from game.rules.actions import Bid
from game.rules.view import View
from tests.ai.test_bot import QUICK
from tests.client.driver import Driver
from tests.client.scenes.table.tables import AtTable, TableDriver
from tests.client.scenes.table.test_choices_fit import (
    change_bid,
    declare,
    discard,
    leader,
    load,
    wager,
)

# All that is written as narrow as this.
REASONS = ("advice.claim.", "advice.odds", "coach.", "explain.", "choice.now.", "choice.role.")


class Told:
    """Advice that is ready when it is asked for, or as soon as somebody lets it be."""

    def __init__(self, view: View, rng: Random, ready: bool = True) -> None:
        self.view, self.is_ready, self.cancelled = view, ready, False
        self._advice = advise(view, rng, bot=Bot(QUICK))

    def cancel(self) -> None:
        self.cancelled = True

    def result(self) -> Advice:
        return self._advice


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "FEWEST", 4)
    monkeypatch.setattr(advice, "PLAYS", 1)


def asked(edition: str = "dice", kinds: str = "hbbb", **look: Any) -> TableDriver:
    """Somebody must bid, and can ask."""
    driver = TableDriver(kinds, edition=edition, speed="off", **look)
    driver.app.services.advise = Told
    driver.until(driver.asked)
    return driver


def is_shown(driver: AtTable) -> bool:
    return driver.table.hint_panel is not None


def test_the_button_and_the_key_show_the_hint_and_put_it_away() -> None:
    driver = asked()
    for turn in (lambda: driver.click("hint"), lambda: driver.key(pygame.K_h)):
        turn()
        assert is_shown(driver)
        turn()
        assert not is_shown(driver)
    driver.key(pygame.K_h)
    driver.click("hint_close")
    assert not is_shown(driver)
    driver.key(pygame.K_h, pygame.K_ESCAPE)
    assert not is_shown(driver)
    assert driver.names == ["table"], "Escape put away the hint and opened nothing"


def test_the_table_goes_on_while_the_hint_is_worked_out() -> None:
    driver, thoughts = asked(), list[Told]()

    def begin(view: View, rng: Random) -> Told:
        thoughts.append(Told(view, rng, ready=False))
        return thoughts[-1]

    driver.app.services.advise = begin
    driver.click("hint")
    driver.wait(200)
    assert driver.app.ui.tr("advice.thinking") in driver.texts()
    thoughts[0].is_ready = True
    driver.wait(16)
    assert driver.app.ui.tr("advice.thinking") not in driver.texts()
    driver.click("hint")
    driver.click("hint")
    driver.click("bid_1")
    driver.wait(16)
    assert thoughts[1].cancelled, "nobody thinks on after the decision"
    assert not is_shown(driver)


def test_leaving_the_table_ends_the_thinking() -> None:
    driver, thoughts = asked(), list[Told]()
    driver.app.services.advise = lambda view, rng: (
        thoughts.append(Told(view, rng, ready=False)) or thoughts[-1]
    )
    driver.click("hint")
    driver.table.leave()
    assert thoughts[0].cancelled


def test_the_hint_is_thought_of_what_the_person_sees() -> None:
    driver, seen = asked("beck"), list[View]()
    driver.app.services.advise = lambda view, rng: seen.append(view) or Told(view, rng)
    driver.click("hint")
    assert seen == [driver.game.view(0)]


def test_the_hint_says_what_to_do_and_what_it_promises() -> None:
    driver = asked()
    driver.click("hint")
    best = driver.table.hints.advice
    assert best is not None
    told = " ".join(driver.texts())
    option = best.options[0]
    assert f"Bid {option.action.tricks}" in told  # type: ignore[union-attr]
    assert f"{round(100 * option.chance)}% of the time" in told


def test_where_it_makes_no_difference_nothing_is_argued_for() -> None:
    driver = asked()
    view = driver.game.view(0)
    words = AdviceWords(driver.app.ui.tr, view.setup, [seat.name for seat in driver.game.seats])
    said = claims(view, Bid(0, 1))
    one, same, better = (Option(Bid(0, n), points, 0.5) for n, points in ((1, 4), (0, 4), (2, 9)))
    alike = told(words, Advice((one, same), (*said, *said)), view)
    apart = told(words, Advice((better, one), (*said, *said)), view)
    assert "It makes no difference" in alike
    assert [alike.count(reason) for reason in words.reasons(said[:1])] == [1]
    assert [apart.count(reason) for reason in words.reasons(said[:1])] == [2]


def test_the_chances_on_hover_are_offered_until_they_are_shown() -> None:
    driver = asked()
    driver.click("hint")
    driver.click("hint_assist")
    assert driver.app.ui.settings.assist
    assert driver.scene.find("hint_assist") is None


def test_who_asked_for_a_hint_was_helped() -> None:
    driver = asked()
    assert driver.game.kept.entry.marks == frozenset()
    driver.key(pygame.K_h)
    assert driver.game.kept.entry.marks == {"helped"}


def test_nobody_is_asked_nobody_gets_a_hint() -> None:
    driver = TableDriver("bbb", speed="off")
    driver.wait(16)
    driver.key(pygame.K_h)
    assert not is_shown(driver)
    assert driver.table.find("hint") is None


QUESTIONS: dict[str, Callable[..., AtTable]] = {
    "declare": declare,
    "load": load,
    "leader": leader,
    "discard": discard,
    "wager": wager,
    "change_bid": change_bid,
    "bid": lambda **look: asked("dice", **look),
    "cards": lambda **look: asked("schmidt", **look),
    "crowd": lambda **look: asked("beck", "hbbbbbbb", **look),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_hint_fits_with_the_largest_letters(question: str) -> None:
    table = QUESTIONS[question](size=(1024, 600), text_size=1.3)
    table.app.services.advise = Told
    table.table.turn_hint()
    for lang in LANGUAGES:
        table.app.ui.store.set("language", lang)
        panel = table.table.hint_panel
        assert panel is not None
        assert pygame.Rect((0, 0), table.app.size).contains(panel.rect)
        covered = [*(piece.rect for piece in table.table.buttons), table.table.menu.rect]
        assert panel.rect.collidelist(covered) < 0, "neither the own pieces nor the way to the menu"
        fits(table)


def fits(driver: Driver) -> None:
    driver.assert_fits()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_of_a_reason_is_wider_than_the_panel(lang: str) -> None:
    driver = asked("beck", "hbbbbbbb", lang=lang, size=(1024, 600), text_size=1.3)
    driver.table.turn_hint()
    panel, text = driver.table.hint_panel, driver.app.ui.text
    assert panel is not None
    width = panel.parts[0].rect.width
    told = {key: told for key, told in catalog(lang).items() if key.startswith(REASONS)}
    assert told
    for key, words in told.items():
        lines = text.wrapped(words, STYLE, width)
        assert max(sum(word.width for word in line) for line in lines) <= width, key
