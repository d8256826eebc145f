"""Weighing plays: the chance to take this trick, and what the rest of the hand is worth then."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

from ai.brain import Choice
from ai.cards.kinds import HOPING, LOST
from ai.cards.lastcard import fate_of_last_lead
from ai.cards.odds import (
    DEEPEST,
    DONE,
    HUNGRY,
    LEADS,
    UNIT,
    Fate,
    depth_of,
    pressure_of,
    results,
)
from ai.cards.policy import CardPolicy
from ai.cards.scene import Scene
from game.rules.actions import Decision, Play
from game.rules.pieces import Role

HUNGRY_BEATS, DONE_BEATS = 0.8, 0.2  # how often someone who could take a trick does
TABLE_TRUST = 0.5
HOPELESS = 0.02
TIDY = 0.3  # points
LOOT_SHARE = 0.5  # how often the other one of an alliance makes the bid
_LEVIATHAN_REASONS = {Role.KRAKEN: "destroy_trick", Role.WHALE: "set_aside"}


class Trickster:
    """One decision about a card."""

    def __init__(self, policy: CardPolicy, scene: Scene) -> None:
        self.policy, self.odds, self.code = policy, policy.odds, policy.code
        self.scene, self.position = scene, scene.position
        position, seat = scene.position, scene.seat
        self.need, self.left = scene.need, position.left
        self.behind = position.order[len(position.plays) + 1 :]
        self.hungry = [s for s in self.behind if self.needs(s) > 0]
        wanted = sum(max(self.needs(s), 0) for s in range(self.code.seats))
        self.climate = pressure_of(wanted, self.left) * LEADS
        self.load = position.loads[seat]
        self.bid = position.bids[seat]
        self.loot_bonus = self.code.setup.edition.loot_bonus

    def needs(self, place: int) -> int:
        bids, won = self.position.bids, self.position.won
        return bids[place] - won[place] if place < len(bids) else 0

    def chance(self, move: int, stands: int) -> float:
        """The chance that this card takes the trick."""
        if stands == LOST:
            return 0.0
        now = self.odds.now[depth_of(self.left)][len(self.behind)][len(self.hungry)]
        if not self.behind or stands == HOPING or self._is_leviathan(move):
            return now[stands]
        return TABLE_TRUST * now[stands] + (1 - TABLE_TRUST) * self._counted(move)

    def _is_leviathan(self, move: int) -> bool:
        return self.code.leviathan[self.code.step(self.position.node, move)]

    def _counted(self, move: int) -> float:
        """The same chance, from the cards that are still out and would beat it."""
        always, if_void = self._beaters(move)
        chance = 1.0
        for place in self.behind:
            eager = HUNGRY_BEATS if self.needs(place) > 0 else DONE_BEATS
            chance *= 1 - eager * self._can_beat(place, move, always, if_void)
        return chance

    def _beaters(self, move: int) -> tuple[int, int]:
        """How many unseen cards win over it: at any time, and only without the lead colour."""
        code, at = self.code, len(self.position.plays)
        node = code.step(self.position.node, move)
        lead = code.lead[node]
        always = if_void = 0
        for piece, count in self.scene.unseen.items():
            if code.best[code.step(node, piece)] == at:
                continue
            if lead and code.colour[piece] not in (0, lead):
                if_void += count
            else:
                always += count
        return always, if_void

    def _can_beat(self, place: int, move: int, always: int, if_void: int) -> float:
        unseen, held = sum(self.scene.unseen.values()), self.scene.held[place]
        lead = self.code.lead[self.code.step(self.position.node, move)]
        none_always = _none_of(always, unseen, held)
        if not if_void:
            return 1 - none_always
        if lead in self.scene.voids[place]:
            return 1 - _none_of(always + if_void, unseen, held)
        led = sum(n for piece, n in self.scene.unseen.items() if self.code.colour[piece] == lead)
        void = _none_of(led, unseen, held)
        return 1 - none_always * (1 - void * (1 - _none_of(if_void, unseen, held)))

    def weigh(self, action: Play) -> Choice:
        move = self.code.face_code[action.face or self.code.faces[self._piece(action)].token]
        stands = self.policy.standing_after(self.position, move)
        chance = self.chance(move, stands)
        won, lost = self._after(move, True), self._after(move, False)
        bonus = self._later(move, chance, won, lost)
        bonus += chance * won.exact * self._bonus_now(move, stands)
        if move == self.code.loot:
            bonus += (1 - chance) * lost.exact * LOOT_SHARE * self.loot_bonus
        value = chance * self._points(won) + (1 - chance) * self._points(lost) + bonus
        value += self._tidiness(move)
        exact = chance * won.exact + (1 - chance) * lost.exact
        reason = self._reason(move, chance, won.exact, lost.exact)
        return Choice(action, value, exact, bonus, self._spoil(move, chance), reason)

    def _piece(self, action: Play) -> int:
        return self.code.piece_code[action.piece]

    def _after(self, move: int, won: bool) -> Fate:
        """How the hand ends once this card is gone and the trick is won or not."""
        left, need = self.left - 1, self.need - won
        if left == 1 and won:
            last = self.scene.mine
            last.remove(self.code.piece_of[move])
            return fate_of_last_lead(self.code, self.scene, need, last[0])
        hold = self.odds.exactly[HUNGRY if need > 0 else DONE][min(left, DEEPEST)]
        total = sum(hold[piece] for piece in self.scene.mine) - hold[move]
        return self.odds.smooth_fate(self.climate + won, left, need, total)

    def _tidiness(self, move: int) -> float:
        """What breaks a tie: the dangerous card goes first, or while tricks are needed the weak."""
        odds = self.odds.exactly[DONE if self.need <= 0 else HUNGRY][min(self.left, DEEPEST)][move]
        return TIDY * (odds if self.need <= 0 else -odds) / UNIT

    def _points(self, fate: Fate) -> float:
        exact, near, far = results(self.code, self.position.cards, self.bid, self.load)
        wager = self.position.wagers[self.scene.seat]
        slope = min(near - far, 10) * max(
            0.0, fate.off - fate.near - 2 * (1 - fate.exact - fate.near)
        )
        value = fate.exact * exact + fate.near * near + (1 - fate.exact - fate.near) * far - slope
        return value + wager * (2 * fate.exact - 1) + fate.exact * self.scene.earned

    def _bonus_now(self, move: int, stands: int) -> float:
        """What lies in this trick for its taker, if that is us."""
        if stands == LOST:
            return 0.0
        adds, own = self.code.adds[move], self.code.own[move]
        loot = LOOT_SHARE * self.loot_bonus * self.position.plays.count(self.code.loot)
        return own + (sum(adds[face] for face in self.position.plays) if adds else 0) + loot

    def _later(self, move: int, chance: float, won: Fate, lost: Fate) -> float:
        if self.need - 1 <= 0 and chance > 0.5:
            return 0.0
        bonus = self.odds.bonus
        rest = sum(bonus[piece] for piece in self.scene.mine) - bonus[move]
        return rest * (
            chance * won.exact * (self.need > 1) + (1 - chance) * lost.exact * (self.need > 0)
        )

    def _spoil(self, move: int, chance: float) -> float:
        """Points that the others lose by who is likely to get the trick."""
        if self.code.faces[move].role is Role.KRAKEN:
            return 0.0
        shares = self._takers(move)
        return -(1 - chance) * sum(share * self._gain(place) for place, share in shares)

    def _takers(self, move: int) -> list[tuple[int, float]]:
        """Who else may get the trick, with what share."""
        ahead = self._ahead(move)
        weights = [(place, 1.5 if self.needs(place) > 0 else 0.25) for place in self.behind]
        if ahead is not None:
            weights.append((ahead, 1.0))
        total = sum(weight for _, weight in weights)
        return [(place, weight / total) for place, weight in weights]

    def _ahead(self, move: int) -> int | None:
        """Who would get the trick if it were over, unless that is us."""
        plays = self.position.plays
        at: int | None = self.code.best[self.code.step(self.position.node, move)]
        if self._is_leviathan(move):
            faces = [self.code.faces[face] for face in (*plays, move)]
            at = self.code.setup.tricks.judge(faces).winner
        return None if at is None or at >= len(plays) else self.position.order[at]

    def _gain(self, place: int) -> float:
        """What taking this trick is worth to another seat with an ordinary hand, in points."""
        if place >= self.code.seats:
            return 0.0
        need, left = self.needs(place), self.left - 1
        total = max(need, 0) * UNIT * left // self.left
        taken = self.odds.fate(self.climate + 1, left, max(need - 1, -1), total)
        missed = self.odds.fate(self.climate, left, max(need, -1), total)
        bid, load = self.position.bids[place], self.position.loads[place]
        exact, near, far = results(self.code, self.position.cards, bid, load)
        more = (taken.exact - missed.exact) * (exact - far)
        return more + (taken.near - missed.near) * (near - far)

    def _reason(self, move: int, chance: float, if_won: float, if_lost: float) -> str:
        if max(if_won, if_lost) < HOPELESS:
            return "spoil_opponent"
        role = self.code.faces[move].role
        if role in _LEVIATHAN_REASONS:
            return _LEVIATHAN_REASONS[role]
        if if_won > if_lost:
            return self._reason_to_win(move, chance)
        if move == self.code.loot:
            return "share_loot"
        return "duck_safely" if chance < 0.05 else "duck_and_hope"

    def _reason_to_win(self, move: int, chance: float) -> str:
        if chance < 0.4:
            return "save_for_later"
        if self._bonus_now(move, 0):
            return "take_bonus"
        if not self.behind:
            return "win_cheaply"
        return "win_surely" if chance > 0.97 else "take_while_you_can"


def _none_of(marked: int, pool: int, drawn: int) -> float:
    """The chance that none of the marked cards is among those drawn from the pool."""
    if not marked or not drawn:
        return 1.0
    if drawn > pool - marked:
        return 0.0
    return comb(pool - marked, drawn) / comb(pool, drawn)


def weigh_plays(policy: CardPolicy, scene: Scene, legal: Sequence[Decision]) -> list[Choice]:
    trickster = Trickster(policy, scene)
    choices = [trickster.weigh(action) for action in legal if isinstance(action, Play)]
    if len(choices) == 1:
        return [choices[0]._replace(reason="forced")]
    return choices
