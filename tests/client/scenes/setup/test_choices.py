"""What a newcomer chooses by: the editions with their facts, who begins, and how a seat looks."""

from __future__ import annotations

import pygame
import pytest

from game.client.app import App
from game.client.doors import open_how_to_play, open_title
from game.client.props.card_art import CardArt
from game.client.scenes.howto.pages import PAGES
from game.client.scenes.setup.scene import SetupScene
from game.play.duration import minutes
from game.play.playable import playable_editions
from game.play.terms import MatchTerms
from tests.client.driver import Driver
from tests.client.scenes.setup.opening import SERVICES, click, opened, opened_with, pick

EDITIONS = playable_editions()


def test_every_tile_says_what_is_in_the_box_how_long_and_how_hard() -> None:
    driver, scene = opened()
    said, tr = " ".join(driver.texts()), driver.app.ui.tr
    for edition in EDITIONS.values():
        setup = scene.draft.offer(edition)
        assert tr(f"setup.edition.{edition.key}.box", pieces=len(setup.deck)) in said
        assert tr("setup.edition.minutes", minutes=minutes(setup)) in said
        assert tr(f"setup.edition.{edition.key}.hard") in said


def test_more_seats_and_more_hands_take_longer() -> None:
    beck = EDITIONS["beck"]
    short, usual = beck.setup(4, {"plan": "past_your_bedtime"}), beck.setup(4)
    assert minutes(short) < minutes(usual) < minutes(beck.setup(8))
    assert minutes(short) % 5 == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_set_sail_opens_the_edition_that_was_read_about(edition: str) -> None:
    app = App.headless(services=SERVICES)
    open_title(app)
    open_how_to_play(app, edition, len(PAGES[edition]) - 1)
    Driver(app).click("next")
    assert isinstance(app.top, SetupScene)
    assert app.top.edition.key == edition


def test_the_lot_decides_who_begins_unless_a_seat_is_chosen(started: list[MatchTerms]) -> None:
    driver, scene = opened()
    driver.click("start")
    pick(driver, "starter", 2)
    driver.click("start")
    assert [terms.starter for terms in started] == [None, 2]
    scene.draft.count = 2
    assert scene.draft.first is None, "nobody sits there any more"


def test_who_begins_is_called_as_the_crew_is() -> None:
    driver, scene = opened()
    driver.click("name_0")
    driver.type("X")
    assert "X" in scene.draft.seats[0].name
    assert scene.draft.seats[0].name in [item.text for item in scene.starter.choice.items]


def test_who_begins_is_remembered() -> None:
    driver, _ = opened()
    pick(driver, "starter", 1)
    assert driver.app.last_draft().first == 1


@pytest.mark.parametrize(("edition", "backs"), [("dice", 0), ("schmidt", 5), ("beck", 5)])
def test_a_seat_is_shown_behind_its_screen_or_its_cards(
    edition: str, backs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver, _ = opened_with(edition)
    click(driver, "look_1")
    asked: list[str] = []
    back = CardArt.back

    def noted(art: CardArt, height: float, angle: float) -> pygame.Surface:
        asked.append(art.edition.key)
        return back(art, height, angle)

    monkeypatch.setattr(CardArt, "back", noted)
    driver.app.dirty = True
    driver.app.frame()
    assert asked == [edition] * backs


def test_a_tooltip_covers_nothing_of_what_it_explains() -> None:
    scene = opened_with("beck")[1]
    for widget in list(scene.all_widgets()):
        scene.tooltip.point_at(widget)
        seen = widget.rect.clip(widget.clip) if widget.clip else widget.rect
        if widget.tip() and seen:
            assert not scene.tooltip._placed(pygame.Rect(0, 0, 300, 80)).colliderect(seen)


def test_a_tooltip_beside_a_tall_widget_stays_in_the_window() -> None:
    driver, scene = opened()
    tall = driver.widget("start")
    tall.rect = pygame.Rect(200, 0, 400, 720)
    scene.tooltip.point_at(tall)
    place = scene.tooltip._placed(pygame.Rect(0, 0, 300, 80))
    assert not place.colliderect(tall.rect)
    assert pygame.Rect(0, 0, 1280, 720).contains(place)
