"""Who reads about another seat is never spoken to as if it were the own one, in any language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from ai.advice import Option
from ai.claims import Claim
from game.client.app import App
from game.client.doors import open_review, open_title
from game.client.props.advice_words import AdviceWords
from game.client.props.coach_words import CoachWords
from game.client.scenes.review.scene import ReviewScene
from game.client.toolkit.catalogs import Translator
from game.play.coach.remarks import MISTAKE, Remark
from game.play.coach.review import Judged, Taken, review
from game.play.coach.themes import work_on
from game.play.services import Services
from game.play.settings import LANGUAGES
from game.rules.actions import Decision
from game.rules.edition import Setup
from game.rules.view import View
from tests.ai.test_claims import claimed, views
from tests.client.driver import Driver
from tests.play.coach.judging import Desk, Judge, match, par, services

NAMES = ("Jonas", "Anne", "Calico Jack", "Grace", "Bartholomew", "Mary Read", "Olaf", "Nell")
# Pronouns, and forms of verbs that are of the second person and nothing else.
SPOKEN_TO = {
    "en": r"\byou",
    "de": r"\b(du|dich|dir|dein\w*|euch|eu(er|re)\w*|hast|bist|w[iä]rst|kannst|musst|holst)\b",
    "fr": r"\b(tu|te|toi|ton|ta|tes|vous|votre|vos)\b|\bt’",
    "it": r"\b(tu|te|ti|tu[oae]|tuoi|vostr\w|hai|sei|fai|tieni|resti|apri|scommetti|\w+eresti)\b",
}


def speaks_to_its_reader(language: str, text: str) -> bool:
    return bool(re.search(SPOKEN_TO[language], text, re.IGNORECASE))


@cache
def positions() -> list[tuple[View, Decision, Claim]]:
    """Of every claim that can be made a few, and all choices of some views beside them."""
    by_key: dict[str, list[tuple[View, Decision, Claim]]] = {}
    for each in claimed():
        by_key.setdefault(each[2].key, []).append(each)
    return [each for found in by_key.values() for each in found[:: len(found) // 8 + 1]]


def advice_words(language: str, setup: Setup) -> AdviceWords:
    return AdviceWords(Translator(language), setup, NAMES)


def judged(view: View, action: Decision) -> Judged:
    assert view.seat is not None
    taken = Taken(0, view.hand_number, 1, view.seat, view, action)
    costs = {(view.seat, view.hand_number): 12.0}
    return Judged(taken, services(Judge(costs)).judge(view, action, None, lambda: False))  # type: ignore[arg-type]


def told(words: CoachWords, each: Judged) -> Iterator[str]:
    """Whatever the coach may say about a decision."""
    yield from (words.place(each), words.when(each), words.told(each), words.fine(each))
    if each.verdict.better is not None:
        yield words.remark(Remark(MISTAKE, each))


@pytest.mark.no_cover
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_claim_about_another_seat_speaks_to_the_reader(language: str) -> None:
    for view, _, claim in positions():
        assert view.seat is not None
        text = advice_words(language, view.setup).about(view.seat).claim(claim)
        assert not speaks_to_its_reader(language, text), (claim, text)
        assert " " in text, "a key that has no text"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_choice_and_no_chance_of_another_seat_speaks_to_the_reader(language: str) -> None:
    kinds = {(view.setup.edition.key, type(view.legal[0])): view for view in views()}
    for view in kinds.values():
        assert view.seat is not None
        words = advice_words(language, view.setup).about(view.seat)
        for action in view.legal:
            for chance in (0.0, 0.5):
                text = f"{words.action(action, 2)} {words.odds(Option(action, 3.0, chance))}"
                assert not speaks_to_its_reader(language, text), text


@pytest.mark.no_cover
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_speaks_of_others_by_name_and_to_you(language: str) -> None:
    found = 0
    for view, action, _ in positions():
        assert view.seat is not None
        advice, each = advice_words(language, view.setup), judged(view, action)
        for text in told(CoachWords(advice, None), each):
            assert not speaks_to_its_reader(language, text), text
        assert NAMES[view.seat] in CoachWords(advice, None).place(each)
        own = " ".join(told(CoachWords(advice, view.seat), each))
        found += speaks_to_its_reader(language, own)
    assert found > 20, "whoever decided is spoken to"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_there_is_to_work_on_is_said_of_anybody(language: str) -> None:
    themes = ("zero", "bid_high", "bid_low", "take", "duck", "spoil", "loads", "pirates", "none")
    tr = Translator(language)
    texts = [tr(f"review.work.{theme}", points=9) for theme in themes]
    texts.append(tr("review.work.theirs", name="Anne"))
    assert not [text for text in texts if speaks_to_its_reader(language, text)]
    assert not tr.missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_of_somebody_else_is_about_them_alone(language: str) -> None:
    costs = {(1, 5): 14.0, (2, 4): 20.0, (3, 6): 9.0, (3, 3): 11.0}
    helpers = Services(judge=Judge(costs), par=par, beside=Desk())
    app = App.headless((1280, 720), language, services=helpers)
    open_title(app)
    open_review(app, match("schmidt"), 1)
    driver = Driver(app)
    driver.wait(16)
    for seat in (1, 2, 3):
        scene = driver.scene
        assert isinstance(scene, ReviewScene)
        assert scene.seat == seat
        assert scene.cards
        texts = driver.texts()
        assert not [text for text in texts if speaks_to_its_reader(language, text)]
        assert any(
            text.startswith(app.ui.tr("review.work.theirs", name=NAMES[seat])) for text in texts
        )
        driver.widget("who").step(1)  # type: ignore[attr-defined]


def test_what_others_are_told_to_work_on_is_what_cost_them_most() -> None:
    found = review(match("schmidt"), services(Judge({(1, 5): 14.0})))
    assert work_on(found.of(1)) is not None
    assert work_on(found.of(2)) is None
