"""The last card of a hand, led: everybody has one card to lay on it, so cards can be counted."""

from __future__ import annotations

from collections import Counter
from math import prod

from ai.cards.kinds import LOST, standing_by_rules
from ai.cards.odds import Fate, assumed_fate
from ai.cards.scene import Scene
from game.rules.compact import Code


def fate_of_last_lead(code: Code, scene: Scene, need: int, piece: int) -> Fate:
    """How a hand ends for a seat that leads this piece to the last trick."""
    chances = [_chance(code, scene, face) for face in code.faces_of[piece]]
    chance = max(chances) if need > 0 else min(chances)
    won, lost = (assumed_fate(0, need - taken, 0.0) for taken in (1, 0))
    return Fate(*(chance * a + (1 - chance) * b for a, b in zip(won, lost, strict=True)))


def _chance(code: Code, scene: Scene, face: int) -> float:
    """The chance that none of the others has kept a card which takes the trick away."""
    node = code.step(code.empty, face)
    if code.leviathan[node] and standing_by_rules(code, (), face) == LOST:
        return 0.0
    beaters = Counter({p: n for p, n in scene.unseen.items() if _beats(code, node, face, p)})
    others = [seat for seat, held in enumerate(scene.held) if held and seat != scene.seat]
    return prod(1 - _share(code, scene, beaters, seat) for seat in others)


def _beats(code: Code, node: int, face: int, piece: int) -> bool:
    """Whether this card takes the trick from the lead, as far as two cards can tell."""
    after = code.step(node, piece)
    if code.leviathan[after]:
        faces = [code.faces[face], code.faces[piece]]
        return code.setup.tricks.judge(faces).winner != 0
    return code.best[after] != 0


def _share(code: Code, scene: Scene, beaters: Counter[int], seat: int) -> float:
    """The chance that a seat's only card is one of these, of the colours that it may hold."""
    voids = scene.voids[seat]
    pool = sum(n for piece, n in scene.unseen.items() if code.colour[piece] not in voids)
    among = sum(n for piece, n in beaters.items() if code.colour[piece] not in voids)
    return among / pool if pool else 0.0
