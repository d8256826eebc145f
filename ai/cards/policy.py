"""The quick player of playouts: one look at this trick, the rest of the hand by its odds."""

from __future__ import annotations

from ai.cards.kinds import ASK_RULES, LOST, standing, standing_by_rules
from ai.cards.odds import DEEPEST, DONE, HUNGRY, LEADS, SHIFT, Odds, depth_of, pressure_of
from ai.remembered import Remembered
from game.rules.compact import NO_COLOUR, Chooser, Policy, Position

STAKE = 20
MOST_REMEMBERED = 50_000
MOST_LENSES = 10_000  # some 10 MB; a match of Legends sees as many, one decision a few hundred
UNASKED = -3
Row = list[float]
# How likely a card takes the trick by how it stands; what the hand is worth by what the rest of it
# holds if so, and if not; what each card holds then, and where the sum is in the number of a hand.
Lens = tuple[Row, Row, Row, list[int], list[int], int, int]
# The number of a hand: for each way to look at it the sum of what its pieces hold, in so many bits.
BITS = 12
MASK = (1 << BITS) - 1


class CardPolicy(Policy):
    """Plays the card with the best chance of an exact bid, knowing only what its seat knows."""

    def __init__(self, odds: Odds) -> None:
        self.odds = odds
        self.code = odds.code
        self._standings: dict[int, list[int]] = {}
        self._judged: dict[tuple[int, ...], int] = {}
        self._lenses: dict[tuple[object, ...], list[Lens | None]] = Remembered(MOST_LENSES)
        self.weight = [
            sum(
                row[piece] << _place(mode, left)
                for mode, rows in enumerate(odds.hold)
                for left, row in enumerate(rows)
            )
            for piece in range(len(self.code.pieces))
        ]

    def standing_after(self, position: Position, move: int) -> int:
        """How the card stands if it is played now."""
        return self._standing(position.node, position.plays, move)

    def _standing(self, node: int, before: list[int], move: int) -> int:
        row = self._standings.get(node) or self._row(node)
        if row[move] == UNASKED:
            row[move] = standing(self.code, self.code.step(node, move))
        return self._ask(before, move) if row[move] == ASK_RULES else row[move]

    def _row(self, node: int) -> list[int]:
        """How every card would stand at this node, as far as that was asked."""
        return self._standings.setdefault(node, [UNASKED] * len(self.code.faces))

    def _ask(self, plays: list[int], move: int) -> int:
        key = (*plays, move)
        known = self._judged.get(key)
        if known is None:
            if len(self._judged) > MOST_REMEMBERED:
                self._judged.clear()
            known = self._judged[key] = standing_by_rules(self.code, plays, move)
        return known

    def choose(self, position: Position, seat: int, legal: list[int]) -> int:
        """The move after which the hand is worth most, whether or not it takes the trick."""
        return CardPolicy.chooser(self, position)(seat, legal)

    def chooser(self, position: Position) -> Chooser:
        if position.weight is not self.weight:
            position.weigh(self)
        keys, plays, standings = position.keys, position.plays, self._standings
        lenses = self._lenses_of(position)

        def choose(seat: int, legal: list[int]) -> int:
            lens = lenses[seat] or self._new_lens(lenses, position, seat)
            takes, if_won, if_lost, hold_won, hold_lost, at_won, at_lost = lens
            held, node = keys[seat], position.node
            total_won, total_lost = held >> at_won & MASK, held >> at_lost & MASK
            stands_as = standings.get(node) or self._row(node)
            best, choice = -9.0, legal[0]
            for move in legal:
                stands = stands_as[move]
                if stands < LOST:
                    stands = self._standing(node, plays, move)
                value = if_lost[(total_lost - hold_lost[move]) >> SHIFT]
                if stands >= 0:
                    value += takes[stands] * (if_won[(total_won - hold_won[move]) >> SHIFT] - value)
                if value > best:
                    best, choice = value, move
            return choice

        return choose

    def lens(self, position: Position, seat: int) -> Lens:
        """What the seat looks at in its turn, whatever it holds."""
        lenses = self._lenses_of(position)
        return lenses[seat] or self._new_lens(lenses, position, seat)

    def _lenses_of(self, position: Position) -> list[Lens | None]:
        """The lenses of all seats in this trick."""
        bids, won, order = tuple(position.bids), tuple(position.won), position.order
        key = (order, bids, won, position.left, position.cards, *position.loads)
        lenses = self._lenses.get(key)
        if lenses is None:
            lenses = self._lenses[key] = [None] * len(order)
        return lenses

    def _new_lens(self, lenses: list[Lens | None], position: Position, seat: int) -> Lens:
        odds, bids, won, left = self.odds, position.bids, position.won, position.left
        wanted = sum([bid - taken for bid, taken in zip(bids, won, strict=False) if bid > taken])
        behind = position.order[position.order.index(seat) + 1 :]
        hungry = sum(bids[o] > won[o] for o in behind if o < self.code.seats)
        need, climate = bids[seat] - won[seat], pressure_of(wanted, left) * LEADS
        weight = odds.weight(position.cards, bids[seat], position.loads[seat])
        after = min(left - 1, DEEPEST)
        mode_won, mode_lost = HUNGRY if need > 1 else DONE, HUNGRY if need > 0 else DONE
        lens = lenses[seat] = (
            odds.now[depth_of(left)][len(behind)][hungry],
            odds.row(climate + 1, left - 1, need - 1, weight),
            odds.row(climate, left - 1, need, weight),
            odds.hold[mode_won][after],
            odds.hold[mode_lost][after],
            _place(mode_won, after),
            _place(mode_lost, after),
        )
        return lens

    def worths(self, hand: list[int], node: int, before: list[int], lens: Lens) -> dict[int, float]:
        """What every move of a hand is worth in a trick that came to this node; as in `_best`."""
        moves = self._moves(hand, node)
        if len(moves) == 1:
            return {moves[0]: 0.0}
        takes, if_won, if_lost, hold_won, hold_lost, at_won, at_lost = lens
        total_lost = sum([hold_lost[piece] for piece in hand])
        total_won = total_lost
        if at_won != at_lost:
            total_won = sum([hold_won[piece] for piece in hand])
        stands_as, worths = self._standings.get(node) or self._row(node), {}
        for move in moves:
            stands = stands_as[move]
            if stands < LOST:
                stands = self._standing(node, before, move)
            value = if_lost[(total_lost - hold_lost[move]) >> SHIFT]
            if stands >= 0:
                value += takes[stands] * (if_won[(total_won - hold_won[move]) >> SHIFT] - value)
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
        """What the hand is worth to the seat before a trick, with its bid changed by so much."""
        odds, bids, won, left = self.odds, position.bids, position.won, position.left
        need = bids[seat] + change - won[seat]
        position.weigh(self)
        place = _place(HUNGRY if need > 0 else DONE, min(left, DEEPEST))
        total = position.keys[seat] >> place & MASK
        wanted = sum([bid - taken for bid, taken in zip(bids, won, strict=False) if bid > taken])
        weight = odds.weight(position.cards, bids[seat] + change, position.loads[seat])
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


def _place(mode: int, left: int) -> int:
    """Where in the number of a hand the sum for this way to look at it begins."""
    return BITS * (2 * left + mode)
