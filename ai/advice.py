"""Advice for a player: what the strongest bot thinks of the decisions at hand, and why."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from ai.bot import Bot
from ai.levels import LEGEND
from game.rules.actions import Decision
from game.rules.view import View


class Advice(NamedTuple):
    """One decision: the points expected of this hand, the chance to make the bid, a text key."""

    action: Decision
    score: float
    chance: float
    reason: str


def advise(view: View, rng: Random, bot: Bot | None = None) -> list[Advice]:
    """The considered choices, best first: the same thinking by which the bot would play."""
    thoughts = (bot or Bot(LEGEND)).think(view, rng)
    return [Advice(t.choice.action, t.score, t.chance, t.choice.reason) for t in thoughts]
