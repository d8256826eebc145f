"""Watches hands being played and counts what led to what."""

from __future__ import annotations

from ai.cards.kinds import ASK_RULES, KINDS, LOST, standing, standing_by_rules
from ai.cards.odds import DEALT, DEEPEST, LEADS, LENGTHS, SHIFT, Odds, depth_of, pressure_of
from game.rules.compact import Policy, Position

State = tuple[int, int, int, int, int]  # seat, climate, left, need, bucket
Played = tuple[int, int, int, int, int, bool]  # seat, left, kind, colour, bonus, won


class Watched(Position):
    """A position that shows every finished trick to its watcher before it is put away."""

    __slots__ = ("watcher",)
    watcher: Recorder

    def _finish_trick(self, policy: Policy) -> None:
        before = self.won[:]
        self.watcher.begin(self)
        super()._finish_trick(policy)
        taken = [after - old for after, old in zip(self.won, before, strict=True)]
        self.watcher.end(taken.index(1) if 1 in taken else -1)


class Counts:
    """Sums over many hands, to be turned into lessons."""

    def __init__(self, seats: int) -> None:
        size = DEEPEST + 1
        self.hold = [[[[0.0, 0.0] for _ in range(KINDS)] for _ in range(size)] for _ in "hd"]
        self.dealt = [
            [[[[0.0, 0.0] for _ in range(KINDS)] for _ in range(LENGTHS)] for _ in range(size)]
            for _ in "hd"
        ]
        self.now: dict[tuple[int, int, int, int], list[float]] = {}
        self.bonus = [[0.0, 0.0] for _ in range(KINDS)]
        self.fates: dict[tuple[int, int, int, int], list[float]] = {}
        self.exact = self.hands = 0
        self.seats = seats


class Recorder:
    """Remembers the tricks of a hand until its end is known, then counts."""

    def __init__(self, odds: Odds, counts: Counts) -> None:
        self.odds, self.code, self.counts = odds, odds.code, counts
        self.states: list[State] = []
        self.played: list[Played] = []
        self._trick: list[tuple[int, int, int, int, int]] = []
        self.lengths: dict[tuple[int, int], int] = {}
        self._left = self._bonus = 0

    def begin(self, position: Position) -> None:
        """A trick is complete but not yet put away."""
        self._left = position.left
        self._note_states(position)
        node, so_far = self.code.empty, position.plays[:0]
        for at, (seat, face) in enumerate(zip(position.order, position.plays, strict=True)):
            node = self.code.step(node, face)
            stands = standing(self.code, node)
            if stands == ASK_RULES:
                stands = standing_by_rules(self.code, so_far, face)
            so_far.append(face)
            if seat < self.code.seats:
                self._note(position, seat, face, at, stands)
        faces = [self.code.faces[face] for face in position.plays]
        bonuses = self.code.setup.tricks.judge(faces).bonuses
        self._bonus = self.code.setup.scoring.bonus(bonuses)

    def _note_states(self, position: Position) -> None:
        """What every seat had before it, with the cards that now lie in the trick."""
        bids, won, left = position.bids, position.won, position.left
        wanted = sum(max(b - w, 0) for b, w in zip(bids, won, strict=False))
        pressure = pressure_of(wanted, left) * LEADS
        for seat, face in zip(position.order, position.plays, strict=True):
            if seat < len(bids):
                need = bids[seat] - won[seat]
                held = [*position.held(seat), self.code.piece_of[face]]
                total = self.odds.hand_total(held, left, need)
                climate = pressure + (position.order[0] == seat)
                self.states.append((seat, climate, left, need, total >> SHIFT))
                if left == position.cards:
                    self._note_deal(position, seat, held)

    def _note_deal(self, position: Position, seat: int, held: list[int]) -> None:
        bid, cards = position.bids[seat], position.cards
        leads = position.order[0] == seat
        total = self.odds.dealt_totals(held)[bid > 0]
        self.states.append((seat, DEALT * LEADS + leads, cards, bid, total >> SHIFT))
        for piece, length in zip(held, self.odds.lengths(held), strict=True):
            self.lengths[seat, self.code.colour[piece]] = length

    def _note(self, position: Position, seat: int, face: int, at: int, stands: int) -> None:
        bids, won, behind = position.bids, position.won, position.order[at + 1 :]
        hungry = sum(other < len(bids) and bids[other] > won[other] for other in behind)
        self._trick.append((seat, face, len(behind), hungry, stands))

    def end(self, winner: int) -> None:
        for seat, face, behind, hungry, stands in self._trick:
            took = seat == winner
            if stands != LOST:
                key = (depth_of(self._left), behind, hungry, stands)
                cell = self.counts.now.setdefault(key, [0.0, 0.0])
                cell[0] += took
                cell[1] += 1
            bonus = self._bonus if took else 0
            colour = self.code.colour[self.code.piece_of[face]]
            self.played.append((seat, self._left, self.odds.kinds[face], colour, bonus, took))
        self._trick = []

    def settle(self, position: Position) -> None:
        """The hand is over: everything remembered has had its end."""
        self._count_hold(position)
        self._count_fates(position)
        for seat, bid in enumerate(position.bids):
            self.counts.exact += bid == position.won[seat]
            self.counts.hands += 1
        self.states, self.played, self.lengths = [], [], {}

    def _count_hold(self, position: Position) -> None:
        modes = {(seat, left): need <= 0 for seat, _, left, need, _ in self.states}
        cards = min(position.cards, DEEPEST)
        for seat, left, kind, colour, bonus, took in self.played:
            length = self.lengths.get((seat, colour), 0)  # Bendt may bring a new colour
            cell = self.counts.dealt[modes[seat, position.cards]][cards][length][kind]
            cell[0] += took
            cell[1] += 1
            for earlier in range(left, position.cards + 1):
                mode = modes[seat, earlier]
                cell = self.counts.hold[mode][min(earlier, DEEPEST)][kind]
                cell[0] += took
                cell[1] += 1
            if position.bids[seat] == position.won[seat] > 0:
                self.counts.bonus[kind][0] += bonus
                self.counts.bonus[kind][1] += 1

    def _count_fates(self, position: Position) -> None:
        fates = self.counts.fates
        for seat, climate, left, need, bucket in self.states:
            if left > DEEPEST:
                continue
            off = abs(position.bids[seat] - position.won[seat])
            shown = max(-1, min(need, left + 1))
            cell = fates.setdefault((climate, left, shown, bucket), [0.0, 0.0, 0.0, 0.0])
            cell[0] += off == 0
            cell[1] += off == 1
            cell[2] += off
            cell[3] += 1
