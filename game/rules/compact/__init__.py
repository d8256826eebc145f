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

from game.rules.compact.code import NO_COLOUR, UNKNOWN, Code, coded
from game.rules.compact.policy import Chooser, Policy
from game.rules.compact.position import Position

__all__ = ["NO_COLOUR", "UNKNOWN", "Chooser", "Code", "Policy", "Position", "coded"]
