"""Every panel in every language and at several sizes; matches with everything in them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pygame
import pytest

from game.client.doors import open_table
from game.play.settings import LANGUAGES
from game.play.terms import MatchTerms
from tests.client.scenes.table.choice_tables import (
    EVERYTHING,
    CardTable,
    Script,
    ability,
    beck,
    last_to_play,
    seats,
)

Size = tuple[int, int]
LONG = "skull_king tigress mermaid rosie rascal harry juanita escape green:13 black:13"


def declare(**look: Any) -> CardTable:
    table = last_to_play("tigress skull_king yellow:3 black:14", "hbbb", **look)
    table.play("tigress")
    return table


def load(**look: Any) -> CardTable:
    hands = ("green:3 escape mermaid", "yellow:3 loot kraken", "purple:4 black:2 loot")
    return _asked(CardTable(beck(*hands, scoring="rascal_loads").bid(1, 0, 2), "hbb", **look))


def leader(**look: Any) -> CardTable:
    others = [f"{colour}:{number}" for colour in ("green", "yellow") for number in (1, 2, 3, 4)]
    hands = ["rosie escape", *(f"{card} purple:{n + 1}" for n, card in enumerate(others[:7]))]
    script = beck(*hands).bid(*(1 for _ in hands)).play(" ".join(["rosie", *others[:7]]))
    return _asked(CardTable(script, "hbbbbbbb", **look))


def leader_named(**look: Any) -> CardTable:
    return _asked(ability("rosie", "hhhh", **look))


def wager(**look: Any) -> CardTable:
    return _asked(ability("rascal", **look))


def change_bid(**look: Any) -> CardTable:
    return _asked(ability("harry", **look))


def discard(**look: Any) -> CardTable:
    suits = [" ".join(f"{c}:{n}" for n in range(1, 11)) for c in ("yellow", "purple")]
    script = beck("bendt " + LONG.rpartition(" ")[0], *suits, next_cards="loot green:5")
    return _asked(CardTable(script.bid(1, 1, 1).play("bendt yellow:1 purple:1"), "hbb", **look))


def look(**look: Any) -> CardTable:
    return _asked(ability("juanita", "hb", next_cards="green:5 purple:5 yellow:5", **look))


def _asked(table: CardTable) -> CardTable:
    table.until(table.asked)
    return table


PANELS = [declare, load, leader, leader_named, wager, change_bid, discard, look]
Reach = Callable[..., CardTable]


@pytest.mark.parametrize("reach", PANELS)
def test_no_text_overflows_on_any_panel(reach: Reach) -> None:
    table = reach(size=(1024, 600), text_size=1.3)
    for language in LANGUAGES:
        table.app.ui.store.set("language", language)
        with table.watched():
            pass
        drawn = [text for text in table.app.ui.text.drawn if table.panel.rect.contains(text.box)]
        assert drawn
        assert [text for text in drawn if text.overflows or text.full] == []
        assert not any(key.startswith("choice.") for key in table.app.ui.tr.missing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_ends_before_the_button_that_puts_the_card_back(language: str) -> None:
    script = Script("schmidt", 2)
    script.deal("scary_mary", "yellow:3")
    table = CardTable(script.bid(1, 1), "hb", size=(1024, 600), lang=language, text_size=1.3)
    table.until_asked()
    table.play("scary_mary")
    with table.watched():
        pass
    title = next(d for d in table.app.ui.text.drawn if d.text == table.panel.title())
    assert title.rect.right < table.widget("declare_back").rect.left


@pytest.mark.parametrize("reach", PANELS)
@pytest.mark.parametrize("size", [(1024, 600), (1024, 768), (2560, 1080)])
def test_a_panel_has_room_for_its_answers(reach: Reach, size: Size) -> None:
    table = reach(size=size)
    panel, touch = table.panel, table.app.ui.theme.touch
    assert pygame.Rect((0, 0), size).contains(panel.rect)
    answers = [child for child in panel.children if child.can_focus]
    for number, answer in enumerate(answers):
        assert panel.rect.contains(answer.rect)
        assert min(answer.rect.size) >= touch
        assert answer.rect.collidelist([other.rect for other in answers[number + 1 :]]) == -1


@pytest.mark.parametrize("reach", [declare, load, leader, wager, change_bid])
def test_the_own_hand_stays_visible(reach: Reach) -> None:
    table = reach(size=(1024, 600))
    assert table.panel.rect.bottom <= table.table.stage.layout.panel.top


@pytest.mark.parametrize("reach", PANELS)
def test_a_panel_survives_new_window_sizes(reach: Reach) -> None:
    table = reach(size=(1280, 720))
    for size in ((1024, 600), (1920, 1080)):
        table.app.resize(size)
        table.wait(16)
        assert pygame.Rect((0, 0), size).contains(table.panel.rect)


class Match(CardTable):
    """A whole match, decided at random and answered by mouse."""

    draws = True

    def __init__(self, kinds: str, options: dict[str, Any], **settings: Any) -> None:
        script = Script("beck", len(kinds), **options)
        super().__init__(script, kinds, **settings)
        self.rng = Random(3)

    def play_through(self) -> set[str]:
        """The keys of all panels that came up."""
        seen: set[str] = set()
        for _ in range(4000):
            if self.scene.name == "match_over":
                return seen
            if not getattr(self.scene, "armed", True):
                self.wait(100)
            elif self.scene.name in ("score_pad", "curtain", "lid"):
                self.click("done" if self.scene.name == "score_pad" else "ready")
            elif self.asked():
                seen |= self.decide()
            else:
                self.wait(20)
        raise AssertionError("the match never ended")

    def decide(self) -> set[str]:
        if self.table.closed:
            self.click("pieces")
            return set()
        decision = self.rng.choice(self.table.board.view.legal)
        if self.table.must_bid:
            self.click(f"bid_{decision.tricks}")  # type: ignore[union-attr]
            if self.table.must_bid:
                self.click(f"bid_{decision.tricks}")  # type: ignore[union-attr]
            return set()
        if self.table.choice is None or self.panel.key == "look_again":
            self.play(decision.piece)  # type: ignore[union-attr]
            if decision in self.decided:
                return set()
        key = self.panel.key
        self.answer(decision)
        return {key}


@pytest.mark.no_cover
@pytest.mark.parametrize(("kinds", "seed"), [("hhb", 0), ("hb", 1), ("hbbb", 2)])
def test_whole_matches_with_everything_on_are_played_by_mouse(kinds: str, seed: int) -> None:
    plan = {"plan": "custom", "custom_plan": (6, 7, 8), "scoring": "rascal_loads"}
    match = Match(kinds, {**EVERYTHING, **plan}, speed="off")
    match.rng = Random(seed)
    assert "load" in match.play_through()
    assert match.game.finished
    assert match.app.ui.tr.missing == set()
    assert match.app.ui.art.missing == set()


def test_bots_with_everything_on_play_without_a_pause_at_speed_off() -> None:
    table = CardTable(beck("green:1", "green:2", "green:3").bid(0, 0, 0), "bbb", speed="off")
    terms = MatchTerms("beck", seats("bbbb"), {**EVERYTHING, "plan": "swift_n_salty"}, 5, 0)
    table.game = table.app.games.new(terms)
    open_table(table.app, table.game)
    table.until(lambda: table.scene.name == "match_over", 0)
    assert table.game.finished
