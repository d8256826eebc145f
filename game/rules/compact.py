"""A hand in small integers, for playing thousands of them: the same rules, looked up.

Nothing here knows how a trick is followed, won or paid. A `Code` is made of one setup by asking
its rules once (what may be played, the trick automaton, what each face adds to a bonus, what a
result scores) and remembering the answers. Only the order of things is written here again: turns,
the ghost, Loot and the abilities; tests play the same matches through this and the engine.

Threads may share a code: what it remembers is the same whoever asks first, and its automaton
grows by one node at a time.

Codes: a piece is its place in the box. Where pieces are rolled, a move is a piece and faces are
numbered on their own. Where they are not, a move is a face: the face of a piece has the piece's
number, and the second face of a two-faced card comes after all pieces.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from threading import Lock

from game.rules.edition import Setup
from game.rules.pieces import Ability, Face
from game.rules.scoring import Result
from game.rules.settle import DRAWN_BY_BENDT, LOOT
from game.rules.trick import Bonus, Trick, playable

Random = Callable[[], float]
Chooser = Callable[[int, list[int]], int]
UNKNOWN = -1
NO_COLOUR = 0
NOTHING: list[int] = []


class Code:
    """One setup in integers; lists are indexed by piece, face, or node of the automaton."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seats = setup.seats
        self.ghost = UNKNOWN if setup.ghost is None else setup.ghost
        self.pieces = [piece.token for piece in setup.edition.box.pieces]
        self.piece_code = {token: code for code, token in enumerate(self.pieces)}
        self.rolled = setup.edition.box.pieces[0].rolled
        self.faces: list[Face] = []
        self.faces_of: list[tuple[int, ...]] = []
        self._number_faces()
        self.face_code = {face.token: code for code, face in enumerate(self.faces)}
        self.piece_of = [self.piece_code[face.piece] for face in self.faces]
        self.two_faced = self._two_faced()
        self.second_face = self.faces_of[self.two_faced][-1] if self.two_faced >= 0 else UNKNOWN
        colours = sorted({p.colour for p in setup.edition.box.pieces if p.colour})
        self.colour_code = {None: NO_COLOUR} | {c: i for i, c in enumerate(colours, 1)}
        self.colours = len(self.colour_code)
        assert self.colours == 5, "every edition has four colours"
        self.colour = [self.colour_code[p.colour] for p in setup.edition.box.pieces]
        self.deck = [self.piece_code[token] for token in setup.deck]
        self.turned = [self.face_code[setup.turned[token]] for token in self.pieces]
        self.ability = [setup.abilities.get(token) for token in self.pieces]
        self.loot = self.face_code[LOOT] if LOOT in setup.deck else UNKNOWN
        self.late_abilities = setup.late_abilities
        self.has_extras = self.loot >= 0 or any(self.ability)
        seats = range(setup.seats) if setup.ghost is None else ()
        self.orders = [setup.order_from(leader, leader) for leader in seats]
        # Where pieces are rolled, a hand is one number: how many of each kind, 4 bits apiece.
        self.weight = [1 << 4 * code if self.rolled else 0 for code in range(len(self.pieces))]
        self._moves: dict[int, list[int]] = {}
        self.followed = [self._followed(colour) for colour in self.colour_code]
        self._start_automaton()
        self._learn_bonuses()
        self._points: dict[tuple[int, int, int, int, str | None, int], int] = {}

    def _number_faces(self) -> None:
        box = self.setup.edition.box
        extra: list[tuple[int, Face]] = []
        for code, piece in enumerate(box.pieces):
            shown = list(dict.fromkeys(piece.faces)) if self.rolled else [piece.faces[0]]
            numbers = {face: len(self.faces) + i for i, face in enumerate(shown)}
            self.faces += shown
            self.faces_of.append(tuple(numbers[f] for f in piece.faces if f in numbers))
            extra += [(code, face) for face in piece.faces[1:] if not self.rolled]
        for code, face in extra:
            self.faces_of[code] += (len(self.faces),)
            self.faces.append(face)

    def _two_faced(self) -> int:
        """The one card whose player declares what it is, if the edition has it."""
        declared = [p for p, faces in enumerate(self.faces_of) if len(faces) > 1]
        assert self.rolled or len(declared) <= 1
        return declared[0] if declared and not self.rolled else UNKNOWN

    def _followed(self, lead: str | None) -> int:
        """The colour that must be followed then by whoever has it, special pieces apart.

        The rules are asked with one piece of each colour, and without the colour in question.
        """
        colours = self.setup.colours
        one_of_each = {piece.colour: piece.token for piece in self.setup.edition.box.pieces}
        allowed = playable([*one_of_each.values()], lead, colours)
        if len(allowed) == len(one_of_each):
            return NO_COLOUR
        special, followed = sorted(self.colour_code[colours[token]] for token in allowed)
        others = [token for token in one_of_each.values() if colours[token] != lead]
        assert special == NO_COLOUR
        assert list(playable(others, lead, colours)) == others
        return followed

    def _start_automaton(self) -> None:
        self._growing = Lock()
        self.nodes: list[Trick] = []
        self.node_code: dict[Trick, int] = {}
        self.after: list[list[int]] = []
        self.lead: list[int] = []
        self.follow: list[int] = []
        self.best: list[int] = []
        self.rank: list[int] = []
        self.leviathan: list[bool] = []
        self.empty = self.node(self.setup.tricks.empty)

    def node(self, trick: Trick) -> int:
        """The number of a state of the trick."""
        with self._growing:
            code = self.node_code.get(trick)
            return self._new_node(trick) if code is None else code

    def _new_node(self, trick: Trick) -> int:
        """Nobody learns its number before all is written down about it."""
        code = len(self.nodes)
        self.nodes.append(trick)
        self.after.append([UNKNOWN] * len(self.faces))
        self.lead.append(self.colour_code[trick.lead])
        self.follow.append(self.followed[self.colour_code[trick.lead]])
        self.best.append(trick.best)
        self.rank.append(trick.rank)
        self.leviathan.append(trick.leviathan)
        self.node_code[trick] = code
        return code

    def step(self, node: int, face: int) -> int:
        """The node after one more face: `after[node][face]`, worked out if it is not yet known."""
        new = self.after[node][face]
        if new == UNKNOWN:
            new = self.node(self.setup.tricks.add(self.nodes[node], self.faces[face]))
            self.after[node][face] = new
        return new

    def _learn_bonuses(self) -> None:
        """`own[w]`: what the winning face w earns alone; `adds[w][f]`: what f adds to that."""
        faces = self.faces
        self.own = [self._worth(winner, [winner]) for winner in faces]
        self.adds = [
            [self._worth(winner, [winner, face]) - own for face in faces]
            for winner, own in zip(faces, self.own, strict=True)
        ]
        self.adds = [added if any(added) else NOTHING for added in self.adds]

    def _worth(self, winner: Face, faces: list[Face]) -> int:
        return self.setup.scoring.bonus(self.setup.tricks.bonuses(winner, faces))

    def moves(self, hand: int, lead: int) -> list[int]:
        """The kinds of dice in a hand that may be rolled, special ones first."""
        known = self._moves.get(hand << 3 | lead)
        if known is None:
            held = [kind for kind in range(len(self.pieces)) if hand >> 4 * kind & 15]
            followed = self.followed[lead]
            if followed and any(self.colour[kind] == followed for kind in held):
                held = [kind for kind in held if self.colour[kind] in (NO_COLOUR, followed)]
            known = sorted(held, key=self.colour.__getitem__)
            self._moves[hand << 3 | lead] = known
        return known

    def points(
        self, cards: int, bid: int, won: int, bonus: int, load: str | None, wager: int
    ) -> int:
        """What a hand scores, asked of the scoring system once per result."""
        key = (cards, bid, won, bonus, load, wager)
        known = self._points.get(key)
        if known is None:
            bonuses = (Bonus("", bonus),) if bonus else ()
            known = self.setup.scoring.points(Result(cards, bid, won, bonuses, load, wager))
            self._points[key] = known
        return known


def coded(setup: Setup) -> Code:
    """The one code of a setup, whoever starts; of the setups used last, a few MB each at most."""
    return _coded(setup.whoever_starts)


@lru_cache(maxsize=32)
def _coded(setup: Setup) -> Code:
    return Code(setup)


class Policy:
    """Who decides in a playout. Moves and pieces are codes; `legal` may name a move twice.

    `weight`: a number for each piece, if the policy wants to know their sums in the hands.
    """

    weight: list[int] | None = None

    def choose(self, position: Position, seat: int, legal: list[int]) -> int:
        """One of the legal moves."""
        raise NotImplementedError

    def chooser(self, position: Position) -> Chooser:
        """The same for all seats of this trick, so that what holds for all is worked out once."""
        return partial(self.choose, position)

    def roll_trick(self, position: Position, random: Random, first: int) -> None:
        """The dice of the seats still to play, `first` being decided. Quick players have their own
        way to do the same; this one asks `choose`.
        """
        code, keys, plays, node = position.code, position.keys, position.plays, position.node
        after, lead, faces_of, weight = code.after, code.lead, code.faces_of, code.weight
        for seat in position.order[len(plays) :]:
            key = keys[seat]
            move, first = first, UNKNOWN
            if move < 0:
                legal = code.moves(key, lead[node])
                position.node = node
                move = self.choose(position, seat, legal) if len(legal) > 1 else legal[0]
            face = faces_of[move][int(random() * 6)]
            keys[seat] = key - weight[move]
            new = after[node][face]
            node = new if new >= 0 else code.step(node, face)
            plays.append(face)
        position.node = node

    def lead_next(self, position: Position, seat: int) -> int:
        """Rosie: who leads the next trick."""
        return seat

    def discard(self, position: Position, seat: int, count: int) -> list[int]:
        """Bendt: the pieces to put away; those drawn are in the hand already."""
        return position.held(seat)[:count]

    def wager(self, position: Position, seat: int) -> int:
        """Rascal: the points to bet."""
        return 0

    def change_bid(self, position: Position, seat: int) -> int:
        """Harry: the change of the own bid."""
        return 0


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
