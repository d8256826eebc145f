"""One hand being played, to be forked and played out."""

from __future__ import annotations

from game.rules.compact.code import NO_COLOUR, NOTHING, UNKNOWN, Code
from game.rules.compact.policy import Policy, Random
from game.rules.pieces import Ability
from game.rules.settle import DRAWN_BY_BENDT


class Position:
    """One hand being played, to be changed in place; nothing is hidden in it.

    What a place holds is in `hands`, by colour, or where pieces are rolled in `keys` alone: one
    number, the sum of the `weight` of its pieces.
    """

    __slots__ = (
        "alliances",
        "bids",
        "bonus",
        "cards",
        "code",
        "ghost_hand",
        "hands",
        "keys",
        "left",
        "loads",
        "node",
        "order",
        "plays",
        "starter",
        "undealt",
        "wagers",
        "weight",
        "won",
    )

    def __init__(self, code: Code, cards: int, starter: int) -> None:
        seats = code.seats
        self.code, self.cards, self.starter = code, cards, starter
        self.hands: list[list[list[int]]] = []
        self.keys: list[int] = []
        self.weight = code.weight
        self.undealt: list[int] = []
        self.ghost_hand: list[int] = []
        self.bids = [0] * seats
        self.loads: list[str | None] = [None] * seats
        self.wagers = [0] * seats
        self.won = [0] * code.setup.hands_dealt
        self.bonus = [0] * seats
        self.alliances: list[tuple[int, int]] = []
        self.order = code.setup.order_from(starter, starter)
        self.plays: list[int] = []
        self.node = code.empty
        self.left = cards

    def fork(self) -> Position:
        """An independent copy."""
        new = Position.__new__(Position)
        new.code, new.cards, new.starter, new.left = self.code, self.cards, self.starter, self.left
        new.hands = [[s[:], a[:], b[:], c[:], d[:]] for s, a, b, c, d in self.hands]
        new.keys, new.weight = self.keys[:], self.weight
        new.undealt, new.ghost_hand = self.undealt[:], self.ghost_hand[:]
        new.bids, new.loads, new.wagers = self.bids[:], self.loads[:], self.wagers[:]
        new.won, new.bonus, new.alliances = self.won[:], self.bonus[:], self.alliances[:]
        new.order, new.plays, new.node = self.order, self.plays[:], self.node
        return new

    @property
    def turn(self) -> int:
        return self.order[len(self.plays)]

    def deal(self, hands: list[list[int]], undealt: list[int]) -> None:
        """Give every place its pieces, the ghost's in the order in which he turns them."""
        colour, groups, weight = self.code.colour, range(self.code.colours), self.code.weight
        self.undealt = undealt
        if self.code.rolled:
            self.keys = [sum([weight[piece] for piece in pieces]) for pieces in hands]
            return
        self.hands = [[[] for _ in groups] for _ in hands]
        for hand, pieces in zip(self.hands, hands, strict=True):
            for piece in pieces:
                hand[colour[piece]].append(piece)
        self.keys, self.weight = [0] * len(hands), weight
        if self.code.ghost >= 0:
            turned = self.code.turned
            self.ghost_hand = [turned[piece] for piece in reversed(hands[self.code.ghost])]

    def weigh(self, policy: Policy) -> None:
        """From now on `keys` are sums of what the policy calls the weight of a piece."""
        weight = policy.weight
        if weight is not None and weight is not self.weight:
            self.keys = [sum([weight[p] for group in hand for p in group]) for hand in self.hands]
            self.weight = weight

    def held(self, seat: int) -> list[int]:
        """The pieces of a seat, special ones first."""
        if self.code.rolled:
            hand = self.keys[seat]
            kinds = self.code.moves(hand, NO_COLOUR)
            return [kind for kind in kinds for _ in range(hand >> 4 * kind & 15)]
        return [piece for group in self.hands[seat] for piece in group]

    def legal(self, seat: int) -> list[int]:
        """The moves that may be made now."""
        code, lead = self.code, self.code.lead[self.node]
        if code.rolled:
            return code.moves(self.keys[seat], lead)
        hand = self.hands[seat]
        follow = code.follow[self.node]
        moves = hand[NO_COLOUR] + hand[follow] if follow and hand[follow] else self.held(seat)
        if code.two_faced in hand[NO_COLOUR]:
            moves.append(code.second_face)
        return moves

    def play_out(self, policy: Policy, random: Random, first: int = UNKNOWN) -> None:
        """Play the hand to its end; `first` is the move to begin with, if it is decided."""
        while self.left:
            self.play_trick(policy, random, first)
            first = UNKNOWN

    def play_trick(self, policy: Policy, random: Random, first: int = UNKNOWN) -> None:
        """Play this trick to its end, as above."""
        if self.code.rolled:
            policy.roll_trick(self, random, first)
        else:
            self._lay_trick(policy, first)
        self._finish_trick(policy)

    def take(self, seat: int, piece: int) -> None:
        """A piece leaves the hand of a seat."""
        self.keys[seat] -= self.weight[piece]
        if not self.code.rolled:
            self.hands[seat][self.code.colour[piece]].remove(piece)

    def _lay_trick(self, policy: Policy, first: int) -> None:
        """The cards of the seats still to play; in one piece, for this is where the time goes."""
        if policy.weight is not self.weight:
            self.weigh(policy)
        code, hands, plays, node = self.code, self.hands, self.plays, self.node
        keys, weight, after, colour = self.keys, self.weight, code.after, code.colour
        piece_of, follows, two_faced = code.piece_of, code.follow, code.two_faced
        ghost, choose = code.ghost, None
        for seat in self.order[len(plays) :]:
            hand = hands[seat]
            if first >= 0:
                face, first = first, UNKNOWN
            elif seat == ghost:
                face = self.ghost_hand.pop()
            else:
                special, one, two, three, four = hand
                follow = follows[node]
                if follow and hand[follow]:
                    legal = special + hand[follow] if special else hand[follow]
                else:
                    legal = [*special, *one, *two, *three, *four]
                if special and two_faced in special:
                    legal.append(code.second_face)
                if len(legal) > 1:
                    self.node = node
                    if choose is None:
                        choose = policy.chooser(self)
                    face = choose(seat, legal)
                else:
                    face = legal[0]
            piece = piece_of[face]
            hand[colour[piece]].remove(piece)
            keys[seat] -= weight[piece]
            new = after[node][face]
            node = new if new >= 0 else code.step(node, face)
            plays.append(face)
        self.node = node

    def _finish_trick(self, policy: Policy) -> None:
        code, plays, order, node = self.code, self.plays, self.order, self.node
        self.left -= 1
        if code.leviathan[node]:
            at, leader, bonus = self._leviathan()
            winner = order[at] if at >= 0 else UNKNOWN
        else:
            at = code.best[node]
            winner = leader = order[at]
            face = plays[at]
            adds = code.adds[face]
            bonus = code.own[face]
            if adds is not NOTHING:
                bonus -= adds[face]
                for other in plays:
                    bonus += adds[other]
        if winner >= 0:
            self.won[winner] += 1
            if winner != code.ghost:
                self.bonus[winner] += bonus
                if code.has_extras:
                    if code.loot in plays:
                        self._ally(winner)
                    ability = code.ability[code.piece_of[plays[at]]]
                    if ability and (self.left or ability in code.late_abilities):
                        leader = self._use(ability, winner, policy)
        self.plays = []
        self.node = code.empty
        self.order = code.orders[leader] if code.orders else self._order_from(leader)

    def _order_from(self, leader: int) -> tuple[int, ...]:
        return self.code.setup.order_from(leader, self.starter)

    def _leviathan(self) -> tuple[int, int, int]:
        """Whose card wins, next leader and bonus of a trick with a Kraken or Whale: the rules are
        asked.
        """
        setup = self.code.setup
        faces = [self.code.faces[face] for face in self.plays]
        outcome = setup.tricks.outcome(self.code.nodes[self.node], faces)
        leader = setup.next_leader(self.order, outcome)
        if outcome.winner is None:
            return UNKNOWN, leader, 0
        return outcome.winner, leader, setup.scoring.bonus(outcome.bonuses)

    def _ally(self, winner: int) -> None:
        for seat, face in zip(self.order, self.plays, strict=True):
            if face == self.code.loot and seat not in (winner, self.code.ghost):
                self.alliances.append((seat, winner))

    def _use(self, ability: Ability, seat: int, policy: Policy) -> int:
        """Decide on an ability; who leads next."""
        if ability is Ability.CHOOSE_LEADER:
            return policy.lead_next(self, seat)
        if ability is Ability.WAGER:
            self.wagers[seat] = policy.wager(self, seat)
        elif ability is Ability.CHANGE_BID:
            self.bids[seat] += policy.change_bid(self, seat)
        elif ability is Ability.DRAW_AND_DISCARD:
            self._draw(seat, policy)
        return seat

    def _draw(self, seat: int, policy: Policy) -> None:
        drawn = self.undealt[:DRAWN_BY_BENDT]
        self.undealt = self.undealt[DRAWN_BY_BENDT:]
        colour, hand = self.code.colour, self.hands[seat]
        for piece in drawn:
            hand[colour[piece]].append(piece)
            self.keys[seat] += self.weight[piece]
        if drawn:
            self.put_away(seat, policy.discard(self, seat, len(drawn)))

    def put_away(self, seat: int, pieces: list[int]) -> None:
        for piece in pieces:
            self.take(seat, piece)

    def scores(self) -> list[int]:
        """The points of every seat for the finished hand."""
        return [self.score(seat) for seat in range(self.code.seats)]

    def score(self, seat: int) -> int:
        """The points of one seat."""
        code, bids, won, bonus = self.code, self.bids, self.won, self.bonus[seat]
        for allies in self.alliances:
            if seat in allies and all(bids[ally] == won[ally] for ally in allies):
                bonus += code.setup.edition.loot_bonus
        return code.points(
            self.cards, bids[seat], won[seat], bonus, self.loads[seat], self.wagers[seat]
        )
