"""The compact position plays what the engine plays: the same matches through both."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from threading import Thread

import pytest

from game.match.library import load_editions
from game.rules.actions import (
    Action,
    Bid,
    ChangeBid,
    ChooseLeader,
    Deal,
    Discard,
    Load,
    Play,
    Roll,
    Wager,
)
from game.rules.compact import Code, Policy, Position, coded
from game.rules.edition import Setup
from game.rules.engine import apply, new_match
from game.rules.events import HandScored, PiecePlayed
from game.rules.legality import actors, legal_for, table_of
from game.rules.state import MatchState, Phase

EDITIONS = load_editions()
EVERYTHING = {"kraken": True, "whale": True, "loot": True, "abilities": True}
LATE_HARRY = {"harry_after_last_trick": True, "plan": "custom", "custom_plan": [1, 2] * 6}
SETUPS = {
    "dice 3": ("dice", 3, {}),
    "dice 4": ("dice", 4, {}),
    "dice 6 landlubber": ("dice", 6, {"scoring": "landlubber"}),
    "schmidt 2": ("schmidt", 2, {}),
    "schmidt 6": ("schmidt", 6, {}),
    "beck 4": ("beck", 4, {}),
    "beck 2 with the ghost": ("beck", 2, {**EVERYTHING, "scoring": "rascal"}),
    "beck 4 everything": ("beck", 4, {**EVERYTHING, "scoring": "rascal_loads"}),
    "beck 3 would-be winner": ("beck", 3, {**EVERYTHING, "after_kraken": "would_be_winner"}),
    "beck 8 everything": ("beck", 8, {**EVERYTHING, "plan": "broadside"}),
    "beck 7 abilities": ("beck", 7, {"abilities": True, "plan": "whirlpool"}),
    "beck 3 late Harry": ("beck", 3, {**EVERYTHING, **LATE_HARRY}),
}
MATCHES = 12


@dataclass
class Script:
    """One hand as the engine played it: what was dealt, decided, rolled and scored."""

    number: int
    deal: tuple[str, ...] = ()
    bids: dict[int, int] = field(default_factory=dict)
    loads: dict[int, str] = field(default_factory=dict)
    plays: list[tuple[int, str, str]] = field(default_factory=list)
    legal: list[frozenset[str]] = field(default_factory=list)
    abilities: list[Action] = field(default_factory=list)
    score: HandScored | None = None


def hands_of_a_match(setup: Setup, rng: Random) -> Iterator[Script]:
    """Play one match with the engine, at random, and tell each hand when it is scored."""
    state, script = new_match(setup), Script(1)
    while state.phase is not Phase.OVER:
        action = any_action(state, rng)
        note_before(script, state, action)
        state, events = apply(state, action)
        for event in events:
            if isinstance(event, PiecePlayed) and event.face is not None:
                script.plays.append((event.seat, event.piece, event.face))
            if isinstance(event, HandScored):
                script.score = event
                yield script
                script = Script(event.number + 1)


def any_action(state: MatchState, rng: Random) -> Action:
    if state.phase is Phase.DEAL:
        deck = list(state.setup.deck)
        rng.shuffle(deck)
        return Deal(tuple(deck))
    if state.phase is Phase.ROLL:
        die = table_of(state).rolling
        assert die is not None
        return Roll(rng.choice(state.setup.pieces[die].faces).token)
    return rng.choice(legal_for(state, rng.choice(actors(state))))


def note_before(script: Script, state: MatchState, action: Action) -> None:
    if isinstance(action, Deal):
        script.deal = action.deck
    elif isinstance(action, Bid):
        script.bids[action.seat] = action.tricks
    elif isinstance(action, Load):
        script.loads[action.seat] = action.load
    elif isinstance(action, Roll):
        die = table_of(state).rolling
        assert die is not None
        script.plays.append((table_of(state).turn, die, action.face))
    elif isinstance(action, Play):
        moves = legal_for(state, action.seat)
        script.legal.append(frozenset(m.face or m.piece for m in moves if isinstance(m, Play)))
    else:
        script.abilities.append(action)


class Reader(Policy):
    """Plays a script, and checks that the position allows what the engine allowed."""

    def __init__(self, script: Script, code: Code) -> None:
        self.script, self.code = script, code
        self.abilities = iter(script.abilities)
        self.asked = 0

    def choose(self, position: Position, seat: int, legal: list[int]) -> int:
        turn = (position.cards - position.left) * len(position.order) + len(position.plays)
        who, piece, face = self.script.plays[turn]
        assert who == seat
        moves = {self.name(move) for move in legal}
        assert moves == {self.name(move) for move in position.legal(seat)}
        assert moves in self.script.legal
        self.asked += 1
        return self.code.piece_code[piece] if self.code.rolled else self.code.face_code[face]

    def name(self, move: int) -> str:
        return self.code.pieces[move] if self.code.rolled else self.code.faces[move].token

    def lead_next(self, position: Position, seat: int) -> int:
        action = next(self.abilities)
        assert isinstance(action, ChooseLeader)
        return action.leader

    def wager(self, position: Position, seat: int) -> int:
        action = next(self.abilities)
        assert isinstance(action, Wager)
        return action.points

    def change_bid(self, position: Position, seat: int) -> int:
        action = next(self.abilities)
        assert isinstance(action, ChangeBid)
        return action.change

    def discard(self, position: Position, seat: int, count: int) -> list[int]:
        action = next(self.abilities)
        assert isinstance(action, Discard)
        assert len(action.pieces) == count
        return [self.code.piece_code[token] for token in action.pieces]


def replayed(setup: Setup, script: Script) -> tuple[Position, Reader]:
    code, cards = coded(setup), setup.plan[script.number - 1]
    position = Position(code, cards, setup.starter_of(script.number))
    deck = [code.piece_code[token] for token in script.deal]
    places = range(setup.hands_dealt)
    hands = [deck[place * cards : (place + 1) * cards] for place in places]
    position.deal(hands, deck[len(places) * cards :])
    position.bids = [script.bids[seat] for seat in range(setup.seats)]
    position.loads = [script.loads.get(seat) for seat in range(setup.seats)]
    reader = Reader(script, code)
    position.play_out(reader, rolls(script, code))
    return position, reader


def rolls(script: Script, code: Code) -> Callable[[], float]:
    """A source of chance that lets every die fall as it fell in the script."""
    thrown = []
    for _, piece, face in script.plays if code.rolled else ():
        sides = code.faces_of[code.piece_code[piece]]
        thrown.append((sides.index(code.face_code[face]) + 0.5) / len(sides))
    return iter(thrown).__next__


@pytest.mark.no_cover
@pytest.mark.parametrize("name", SETUPS)
def test_both_play_the_same_matches(name: str) -> None:
    edition, seats, options = SETUPS[name]
    setup = EDITIONS[edition].setup(seats, options)
    rng, asked = Random(name), 0
    for _ in range(MATCHES):
        for script in hands_of_a_match(setup, rng):
            position, reader = replayed(setup, script)
            assert script.score is not None
            assert position.scores() == [score.points for score in script.score.scores]
            assert position.won[:seats] == [score.won for score in script.score.scores]
            assert position.bids == [score.bid for score in script.score.scores]
            assert next(reader.abilities, None) is None
            asked += reader.asked
    assert asked > MATCHES * seats


@pytest.mark.no_cover
@pytest.mark.parametrize("name", SETUPS)
def test_thousands_of_random_tricks_are_decided_alike(name: str) -> None:
    edition, seats, options = SETUPS[name]
    setup = EDITIONS[edition].setup(seats, options)
    code, rng = coded(setup), Random(name)
    for _ in range(1500):
        pieces = rng.sample(setup.deck, setup.hands_dealt)
        faces = [rng.choice(setup.pieces[piece].faces) for piece in pieces]
        outcome = setup.tricks.judge(faces)
        node = code.empty
        for face in faces:
            node = code.step(node, code.face_code[face.token])
        assert code.leviathan[node] or code.best[node] == outcome.winner
        assert code.nodes[node] == setup.tricks.fold(faces)


def test_many_threads_that_grow_one_automaton_leave_it_whole() -> None:
    """Each thread walks its own random tricks; switching as often as possible."""
    setup = EDITIONS["beck"].setup(8, EVERYTHING)
    code = Code(setup)
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        threads = [Thread(target=walk, args=(code, Random(n))) for n in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(interval)
    rows = (code.nodes, code.after, code.lead, code.best, code.rank, code.leviathan)
    assert {len(row) for row in rows} == {len(code.node_code)}
    assert [code.node_code[trick] for trick in code.nodes] == list(range(len(code.nodes)))
    assert code.best == [trick.best for trick in code.nodes]
    assert code.lead == [code.colour_code[trick.lead] for trick in code.nodes]


def test_a_node_is_finished_before_another_thread_begins_one() -> None:
    """Another thread comes in the very middle of it; it waits, or whatever it does is harmless."""
    setup = EDITIONS["beck"].setup(4)
    code = Code(setup)
    one, other = (setup.tricks.add(setup.tricks.empty, code.faces[face]) for face in (20, 40))
    thread = Thread(target=code.node, args=(other,))

    class Busy(list[int]):
        def append(self, item: int) -> None:
            if not thread.is_alive() and len(self) == 1:
                thread.start()
                thread.join(0.2)
            super().append(item)

    code.lead = Busy(code.lead)
    code.node(one)
    thread.join()
    assert [code.nodes[code.node(trick)] for trick in (one, other)] == [one, other]
    assert code.lead == [code.colour_code[trick.lead] for trick in code.nodes]


def walk(code: Code, random: Random) -> None:
    for _ in range(250):
        node = code.empty
        for _ in range(8):
            node = code.step(node, int(random.random() * len(code.faces)))


def test_a_fork_is_independent_of_what_it_was_forked_from() -> None:
    setup = EDITIONS["beck"].setup(4, EVERYTHING)
    script = next(s for s in hands_of_a_match(setup, Random(5)) if s.number == 6)
    first, _ = replayed(setup, script)
    code, cards = coded(setup), 6
    position = Position(code, cards, setup.starter_of(6))
    deck = [code.piece_code[token] for token in script.deal]
    position.deal([deck[i * cards : (i + 1) * cards] for i in range(4)], deck[4 * cards :])
    position.bids = [script.bids[seat] for seat in range(4)]
    copy = position.fork()
    copy.play_out(Reader(script, code), rolls(script, code))
    assert copy.scores() == first.scores()
    assert position.left == cards
    assert [len(position.held(seat)) for seat in range(4)] == [cards] * 4
    position.play_out(Reader(script, code), rolls(script, code))
    assert position.scores() == first.scores()


@pytest.mark.parametrize("edition", ["dice", "schmidt"])
def test_a_piece_that_is_taken_is_no_longer_held(edition: str) -> None:
    code = coded(EDITIONS[edition].setup(3))
    dealt = sorted(code.deck[:5])
    position = Position(code, 5, 0)
    position.deal([dealt, code.deck[5:10], code.deck[10:15]], code.deck[15:])
    assert sorted(position.held(0)) == dealt
    position.take(0, dealt[2])
    assert sorted(position.held(0)) == sorted([*dealt[:2], *dealt[3:]])


class Highest(Policy):
    """Always the last of the legal moves; it notes what seat 0 holds after the first trick."""

    def __init__(self) -> None:
        self.held: list[list[int]] = []

    def choose(self, position: Position, seat: int, legal: list[int]) -> int:
        if position.left == position.cards - 1:
            self.held.append(position.held(0))
        return max(legal)


@pytest.mark.parametrize("edition", ["dice", "schmidt"])
@pytest.mark.parametrize("number", [0, 1])
def test_what_was_decided_is_played_first_whatever_is_chosen_later(
    edition: str, number: int
) -> None:
    """Also the very first piece and face there is."""
    code = coded(EDITIONS[edition].setup(3))
    decided = sorted(set(code.deck))[number]
    others = [piece for piece in sorted(code.deck) if piece > decided]
    spread = others[:: len(others) // 12]  # something of every kind for everybody
    position, policy = Position(code, 4, 0), Highest()
    position.deal([[decided, *spread[0:9:3]], spread[1:12:3], spread[2:12:3]], [])
    first = decided if code.rolled else code.faces_of[decided][0]
    position.play_out(policy, Random(1).random, first)
    assert policy.held
    assert all(decided not in held for held in policy.held)


def test_a_policy_that_does_not_care_bets_nothing_and_keeps_its_bid() -> None:
    position = Position(coded(EDITIONS["beck"].setup(4, {"abilities": True})), 1, 0)
    careless = Policy()
    assert (careless.wager(position, 2), careless.change_bid(position, 2)) == (0, 0)
    assert careless.lead_next(position, 2) == 2
