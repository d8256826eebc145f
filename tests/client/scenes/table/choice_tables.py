"""Card tables in a stated position: what was dealt, bid and played, and who sits there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.client.app import App
from game.client.doors import open_table
from game.client.scenes.table.choices.panel import ChoicePanel
from game.client.scenes.table.moments.moment import Moment
from game.match.record import MatchRecord
from game.match.seat import BOT, HUMAN, Seat
from game.play.services import Services
from game.play.settings import Settings
from game.play.sharing import Sharing
from game.rules.actions import Action, Decision
from game.rules.engine import new_match
from tests.client.scenes.table.tables import STRICT, AtOnce, AtTable
from tests.rules.playing import Game as Played
from tests.rules.playing import setup_of

NAMES = ("Jonas", "Anne", "Calico Jack", "Grace", "Bartholomew", "Mary Read", "Stede", "Zheng")
EVERYTHING = {"abilities": True, "kraken": True, "whale": True, "loot": True}


def seats(kinds: str) -> tuple[Seat, ...]:
    """`hbb` is a person and two bots."""
    return tuple(
        Seat(name, HUMAN) if kind == "h" else Seat(name, BOT, "captain", "steady")
        for name, kind in zip(NAMES, kinds, strict=False)
    )


class Script(Played):
    """A match played so far that can be put on a table."""

    def __init__(self, edition: str, count: int, starter: int = 0, **options: object) -> None:
        super().__init__(new_match(setup_of(edition, count, starter, **options)))
        self.actions: list[Action] = []

    def do(self, *actions: Action) -> Script:
        super().do(*actions)
        self.actions += actions
        return self

    def bid(self, *tricks: int) -> Script:
        super().bid(*tricks)
        return self

    def play(self, faces: str) -> Script:
        super().play(faces)
        return self

    def record(self, kinds: str) -> MatchRecord:
        setup = self.state.setup
        return MatchRecord(
            setup.edition.key,
            setup.edition.material,
            setup.options,
            seats(kinds),
            setup.starter,
            7,
            tuple(self.actions),
        )


def beck(*hands: str, next_cards: str = "", starter: int = 0, **options: object) -> Script:
    """One hand of Beck's with everything on, dealt as stated; then what is undealt."""
    cards = len(hands[0].split())
    plan = {"plan": "custom", "custom_plan": (cards, cards)}
    script = Script("beck", len(hands), starter, **{**EVERYTHING, **plan, **options})
    script.deal(*hands, next_cards)
    return script


class CardTable(AtTable):
    """Somebody sits down at a table in the middle of a match."""

    def __init__(
        self,
        script: Script,
        kinds: str,
        size: tuple[int, int] = (1280, 720),
        lang: str = "en",
        sharing: Sharing = STRICT,
        **settings: Any,
    ) -> None:
        services = Services(think=AtOnce, levels=("captain",))
        app = App.headless(
            size, lang, settings=Settings(**{"plays_last": False, **settings}), services=services
        )
        app._failed = _raise  # type: ignore[method-assign]
        super().__init__(app)
        self.game = app.games.from_record(script.record(kinds))
        self.game.share(sharing)
        open_table(app, self.game)
        self.decided: list[Decision] = []
        self._submit = self.game.submit
        self.game.submit = self._note_and_submit  # type: ignore[method-assign]

    def _note_and_submit(self, decision: Decision) -> None:
        self.decided.append(decision)
        self._submit(decision)

    @property
    def panel(self) -> ChoicePanel:
        assert self.table.choice is not None
        return self.table.choice

    def until(self, condition: Callable[[], bool], step: float = 40) -> None:
        """In small steps: moments are short."""
        super().until(condition, step)

    def until_asked(self) -> None:
        """Skipping what moves."""
        self.until(lambda: self.asked() or self.scene.name in ("curtain", "lid"))

    def take_screen(self) -> None:
        """The person who is asked says so at the curtain."""
        self.until(lambda: self.scene.name in ("curtain", "lid") and self.scene.armed)  # type: ignore[attr-defined]
        self.click("ready")
        self.until(self.asked)

    def play(self, piece: str) -> None:
        """Click a card of the own hand."""
        self.until(self.asked)
        buttons = [button for button in self.table.buttons if button.piece == piece]
        self.until(lambda: all(button.visible for button in buttons))
        self.click(buttons[0].key)
        self.until(lambda: self.table.armed or self.table.declaring is None)

    def shown(self, place: str) -> set[tuple[int, str]]:
        """Owner and piece of what was drawn there in a fresh frame."""
        self.app.dirty = True
        self.app.frame()
        return {(each.owner, each.piece) for each in self.table.shown if each.place == place}

    def answer(self, decision: Decision) -> None:
        """Press whatever the panel wants for a decision."""
        for key in self.panel.presses(decision):
            self.click(key)

    def until_moment(self, kind: type[Moment], t: float = 0.0) -> Moment:
        """Let time pass until such a moment is to be seen, and so far gone."""

        def found() -> list[Moment]:
            movers = self.table.board.movers
            return [m for m in movers if isinstance(m, kind) and m.t >= t]

        self.until(lambda: bool(found()), 20)
        return found()[0]


def ability(piece: str, kinds: str = "hbbb", next_cards: str = "", **settings: Any) -> CardTable:
    """Seat 0 has just won the first of three tricks with this Pirate."""
    spare = ("green:3 escape", "yellow:3 loot", "purple:4 black:2", "yellow:9 black:14")
    cards = (piece, "green:4", "green:2", "green:5")
    hands = [f"{card} {rest}" for card, rest in zip(cards, spare, strict=True)][: len(kinds)]
    script = beck(*hands, next_cards=next_cards).bid(*(1 for _ in hands))
    return CardTable(script.play(" ".join(cards[: len(kinds)])), kinds, **settings)


def last_to_play(cards: str, kinds: str = "hbbb", **more: Any) -> CardTable:
    """All but seat 0 have played the first of three tricks; these cards from seat 0 on."""
    options = more.pop("options", {})
    spare = ("green:1 escape", "yellow:1 escape", "purple:1 escape", "black:1 black:2")
    first = cards.split()
    hands = [f"{card} {rest}" for card, rest in zip(first, spare, strict=False)]
    script = beck(*hands, starter=1, **options).bid(*(1 for _ in hands))
    table = CardTable(script.play(" ".join(first[1:])), kinds, **more)
    table.until_asked()
    return table


def _raise(error: Exception) -> None:
    raise error
