"""The bot every other one must beat: any legal decision, each as likely as the next."""

from __future__ import annotations

import random

from game.rules.actions import Decision
from game.rules.view import View


class RandomBot:
    """Bids are uniform from 0 to the number of cards, because these are the legal ones."""

    def choose(self, view: View, rng: random.Random) -> Decision:
        # rng.choice may differ from one Python to the next, rng.random never does.
        return view.legal[int(rng.random() * len(view.legal))]
