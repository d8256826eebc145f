"""The quick player of playouts: one look at this trick, the rest of the hand by its odds."""

from __future__ import annotations

from threading import Lock

from ai.cards.kinds import ASK_RULES, standing, standing_by_rules
from ai.cards.odds import DEEPEST, DONE, HUNGRY, LEADS, SHIFT, Odds, depth_of, pressure_of
from game.rules.compact import NO_COLOUR, Policy, Position

STAKE = 20
MOST_REMEMBERED = 50_000
Row = list[float]
# cards, bid, won, left, behind, hungry behind, pressure, load
Situation = tuple[int, int, int, int, int, int, int, str | None]
Lens = tuple[Row, Row, Row, list[int], list[int]]


class CardPolicy(Policy):
    """Plays the card with the best chance of an exact bid, knowing only what its seat knows."""

    def __init__(self, odds: Odds) -> None:
        self.odds = odds
        self.code = odds.code
        self._standings: list[int] = []
        self._learning = Lock()
        self._judged: dict[tuple[int, ...], int] = {}
        self._lenses: dict[Situation, Lens] = {}

    def standing_after(self, position: Position, move: int) -> int:
        """How the card stands if it is played now."""
        return self._standing(position.node, position.plays, move)

    def _standing(self, node: int, before: list[int], move: int) -> int:
        after = self.code.after[node][move]
        if after < 0:
            after = self.code.step(node, move)
        known = self._standings
        if after >= len(known):
            self._learn_standings()
        found = known[after]
        return self._ask(before, move) if found == ASK_RULES else found

    def _learn_standings(self) -> None:
        """Of all nodes there are by now, by one thread at a time."""
        with self._learning:
            for node in range(len(self._standings), len(self.code.nodes)):
                self._standings.append(standing(self.code, node))

    def _ask(self, plays: list[int], move: int) -> int:
        key = (*plays, move)
        known = self._judged.get(key)
        if known is None:
            if len(self._judged) > MOST_REMEMBERED:
                self._judged.clear()
            known = self._judged[key] = standing_by_rules(self.code, plays, move)
        return known

    def choose(self, position: Position, seat: int, legal: list[int]) -> int:
        return self._best(position, seat, legal, self.lens(position, seat))

    def lens(self, position: Position, seat: int) -> Lens:
        """What the seat looks at in its turn, whatever it holds."""
        bids, won, left = position.bids, position.won, position.left
        wanted = -left
        for bid, taken in zip(bids, won, strict=False):
            if bid > taken:
                wanted += bid - taken
        order = position.order
        behind, hungry = len(order) - len(position.plays) - 1, 0
        if behind:
            seats = self.code.seats
            for other in order[-behind:]:
                if other < seats and bids[other] > won[other]:
                    hungry += 1
        load = position.loads[seat]
        pressure = 2 if wanted > 0 else wanted == 0
        key = (position.cards, bids[seat], won[seat], left, behind, hungry, pressure, load)
        return self._lenses.get(key) or self._new_lens(key)

    def _new_lens(self, key: Situation) -> Lens:
        """The rows of all tables that a seat in this situation looks at."""
        cards, bid, won, left, behind, hungry, pressure, load = key
        odds, need, climate = self.odds, bid - won, pressure * LEADS
        weight = odds.weight(cards, bid, load)
        after = min(left - 1, DEEPEST)
        lens = self._lenses[key] = (
            odds.now[depth_of(left)][behind][hungry],
            odds.row(climate + 1, left - 1, need - 1, weight),
            odds.row(climate, left - 1, need, weight),
            odds.hold[HUNGRY if need > 1 else DONE][after],
            odds.hold[HUNGRY if need > 0 else DONE][after],
        )
        return lens

    def _best(self, position: Position, seat: int, legal: list[int], lens: Lens) -> int:
        """The move after which the hand is worth most, whether or not it takes the trick."""
        now, if_won, if_lost, hold_won, hold_lost = lens
        total_won = total_lost = 0
        for group in position.hands[seat]:
            for piece in group:
                total_won += hold_won[piece]
                total_lost += hold_lost[piece]
        nodes, standings = self.code.after[position.node], self._standings
        known = len(standings)
        best, choice = -9.0, legal[0]
        for move in legal:
            node = nodes[move]
            stands = standings[node] if 0 <= node < known else self.standing_after(position, move)
            if stands == ASK_RULES:
                stands = self._ask(position.plays, move)
            value = if_lost[(total_lost - hold_lost[move]) >> SHIFT]
            if stands >= 0:
                value += now[stands] * (if_won[(total_won - hold_won[move]) >> SHIFT] - value)
            if value > best:
                best, choice = value, move
        return choice

    def worths(self, hand: list[int], node: int, before: list[int], lens: Lens) -> dict[int, float]:
        """Of every move of a hand in a trick that has come to this node; as in `_best`."""
        moves = self._moves(hand, node)
        if len(moves) == 1:
            return {moves[0]: 0.0}
        now, if_won, if_lost, hold_won, hold_lost = lens
        total_won = sum([hold_won[piece] for piece in hand])
        total_lost = sum([hold_lost[piece] for piece in hand])
        nodes, standings, worths = self.code.after[node], self._standings, {}
        known = len(standings)
        for move in moves:
            after = nodes[move]
            stands = standings[after] if 0 <= after < known else ASK_RULES
            if stands == ASK_RULES:
                stands = self._standing(node, before, move)
            value = if_lost[(total_lost - hold_lost[move]) >> SHIFT]
            if stands >= 0:
                value += now[stands] * (if_won[(total_won - hold_won[move]) >> SHIFT] - value)
            worths[move] = value
        return worths

    def _moves(self, hand: list[int], node: int) -> list[int]:
        colour, lead = self.code.colour, self.code.lead[node]
        moves = hand
        if lead:
            follows = [piece for piece in hand if colour[piece] == lead]
            if follows:
                moves = follows + [piece for piece in hand if colour[piece] == NO_COLOUR]
        return [*moves, self.code.second_face] if self.code.two_faced in moves else moves

    def prospect(self, position: Position, seat: int, leads: bool, change: int = 0) -> float:
        """What the hand is worth to the seat before a trick, its bid changed."""
        odds, left = self.odds, position.left
        need = position.bids[seat] + change - position.won[seat]
        hold = odds.hold[HUNGRY if need > 0 else DONE][min(left, DEEPEST)]
        total = sum(hold[piece] for piece in position.held(seat))
        wanted = sum(max(b - w, 0) for b, w in zip(position.bids, position.won, strict=False))
        weight = odds.weight(position.cards, position.bids[seat] + change, position.loads[seat])
        climate = pressure_of(wanted + change, left) * LEADS + leads
        row = odds.row(climate, left, need, weight)
        return row[min(total >> SHIFT, len(row) - 1)]

    def lead_next(self, position: Position, seat: int) -> int:
        """Leads itself where that is better, else the seat to its left."""
        if self.prospect(position, seat, True) >= self.prospect(position, seat, False):
            return seat
        return (seat + 1) % self.code.seats

    def discard(self, position: Position, seat: int, count: int) -> list[int]:
        """Puts away the strongest cards while the hand is too strong, else the weakest."""
        need = position.bids[seat] - position.won[seat]
        hold = self.odds.hold[HUNGRY if need > 0 else DONE][min(position.left, DEEPEST)]
        held = sorted(position.held(seat), key=hold.__getitem__)
        away: list[int] = []
        for _ in range(count):
            strong = sum(hold[piece] for piece in held) > (need << 5)
            away.append(held.pop() if strong else held.pop(0))
        return away

    def wager(self, position: Position, seat: int) -> int:
        return STAKE if self.prospect(position, seat, True) > 0.5 else 0

    def change_bid(self, position: Position, seat: int) -> int:
        bid = position.bids[seat]
        changes = [c for c in (0, -1, 1) if 0 <= bid + c <= position.cards]
        return max(changes, key=lambda c: self.prospect(position, seat, True, c))
