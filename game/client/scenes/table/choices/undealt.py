"""Juanita: her player looks through the cards that nobody was dealt, alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame

from game.client.props.card_art import SHAPE, card_size
from game.client.scenes.table.choices.panel import Asks, ChoicePanel
from game.client.scenes.table.choices.pictures import card_art, draw_secret
from game.client.scenes.table.stage import Stage
from game.client.scenes.table.words import question
from game.client.toolkit.widgets import IconButton, PlankButton, Widget
from game.rules.actions import Decision
from game.rules.pieces import Ability
from game.rules.view import View

CARD = 92  # units high at most
IN_ROW = 14  # more overlap


def wants_to_see(stage: Stage) -> bool:
    """Whether whoever decides has seen the undealt cards and not put them away yet."""
    picks = stage.picks
    return picks.looking == stage.trick_count or picks.looked != _seen_at(stage.board.view)


def may_see(view: View) -> bool:
    return bool(view.hand and view.hand.undealt_seen is not None)


def _seen_at(view: View) -> tuple[int, int]:
    """The hand in which it was, and who looked."""
    assert view.hand is not None
    assert view.hand.saw_undealt is not None
    return view.hand.number, view.hand.saw_undealt


class LookPanel(ChoicePanel):
    """All of them by suit; it stays until it is put away. `close` shows the table again."""

    def __init__(self, stage: Stage, close: Callable[[], object]) -> None:
        hand = stage.board.hand
        assert hand is not None
        assert hand.undealt_seen is not None
        self._close = close
        rows = _rows(hand.undealt_seen, stage.board.view.setup.colours)
        self.rows = [[UndealtCard(stage, token) for token in row] for row in rows]
        text = stage.ui.tr("choice.look.done")
        self.done = DoneButton(stage.ui, text, self._put_away, "look_done", accent=True)
        super().__init__(stage, "look", [*(card for row in self.rows for card in row), self.done])

    @property
    def ability(self) -> Ability:
        return Ability.LOOK_AT_UNDEALT

    def title(self) -> str:
        assert self.hand.undealt_seen is not None
        return self.ui.tr.plural("choice.look.title", len(self.hand.undealt_seen))

    def presses(self, decision: Decision) -> list[str]:
        """The button that puts the undealt cards away, which comes before any decision."""
        return [self.done.key]

    def on_key(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._put_away()
            return True
        return super().on_key(event)

    def note_seen(self) -> None:
        """Remember that the undealt cards were seen, so that they do not come up by themselves
        again.
        """
        picks = self.stage.picks
        picks.looked, picks.looking = _seen_at(self.view), None

    def _put_away(self) -> None:
        self.note_seen()
        self.stage.board.message = question(self.stage)
        self._close()

    def room(self) -> pygame.Rect:
        gap = self.ui.theme.space("s")
        return pygame.Rect((0, 0), self.ui.theme.size).inflate(-2 * gap, -2 * gap)

    def lay(self) -> None:
        theme, room = self.ui.theme, self.room()
        gap, count = theme.px(5), len(self.rows)
        button = self.done.preferred(theme.px(420))
        under = button[1] + theme.space("l")
        longest = min(IN_ROW, max((len(row) for row in self.rows), default=1))
        wide = (room.width - 2 * self.pad + gap) // longest - gap
        free = room.height - 2 * self.pad - self.title_height - under
        width, height = card_size(min(theme.px(CARD), wide / SHAPE, free / max(1, count) - gap))
        inner = max(longest * (width + gap) - gap, button[0])
        self.enclose((inner, count * (height + gap) + under))
        top = self.inside.top
        for row in self.rows:
            step = min(width + gap, (inner - width) / max(1, len(row) - 1))
            left = self.inside.centerx - (step * (len(row) - 1) + width) / 2
            for number, card in enumerate(row):
                card.place(left + number * step, top, width, height)
            top += height + gap
        at = self.inside.centerx - button[0] // 2
        self.done.place(at, self.inside.bottom - button[1], button[0], button[1])


class DoneButton(Asks, PlankButton):
    """The button that puts the undealt cards away."""


class UndealtCard(Widget):
    """Only to be looked at; pointing at it says its name."""

    def __init__(self, stage: Stage, token: str) -> None:
        super().__init__(stage.ui, "", card_art(stage).name(token))
        self.stage, self.token = stage, token

    @property
    def can_focus(self) -> bool:
        return False

    def draw(self, surface: pygame.Surface) -> None:
        draw_secret(self, self.stage, self.token, "undealt", surface, self.rect)


class SeeAgain(ChoicePanel):
    """A small round button on the deck, as long as the hand lasts."""

    def __init__(self, stage: Stage, refresh: Callable[[], object]) -> None:
        super().__init__(stage, "look_again")
        self.tooltip = stage.ui.tr("choice.look.again")
        self._refresh = refresh
        self._face = IconButton(stage.ui, self.activate, icon="eye")

    @property
    def can_focus(self) -> bool:
        return True

    def on_key(self, event: pygame.event.Event) -> bool:
        return False

    def activate(self) -> None:
        self.stage.picks.looking = self.stage.trick_count
        self.stage.board.message = ""
        host = self.host
        self._refresh()
        if host:
            host.set_focus(host.find("look_done"))

    def lay(self) -> None:
        side = self.ui.theme.touch
        self.rect = pygame.Rect(0, 0, side, side)
        self.rect.center = self.stage.layout.bag.center

    def draw(self, surface: pygame.Surface) -> None:
        self._face.rect, self._face.hovered = self.rect, self.hovered
        self._face.pressed = self.pressed
        self._face.draw(surface)


def _rows(tokens: Sequence[str], colours: Mapping[str, str | None]) -> list[list[str]]:
    """The special cards, then a row for every suit."""
    groups: dict[str | None, list[str]] = {}
    for token in tokens:
        groups.setdefault(colours[token], []).append(token)
    return list(groups.values())
