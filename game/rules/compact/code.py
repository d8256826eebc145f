"""What the rules of one setup answer, in integers."""

from __future__ import annotations

from functools import lru_cache
from threading import Lock

from game.rules.edition import Setup
from game.rules.pieces import Face
from game.rules.scoring import Result
from game.rules.settle import LOOT
from game.rules.trick import Bonus, Trick, playable

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
