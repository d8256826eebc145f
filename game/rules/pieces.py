"""Dice and cards, the faces they can show, and the box they come in."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from game.rules.errors import NotationError


class Role(Enum):
    """What a face does in a trick."""

    NUMBER = "number"
    ESCAPE = "escape"
    PIRATE = "pirate"
    MERMAID = "mermaid"
    KING = "king"
    KRAKEN = "kraken"
    WHALE = "whale"

    __hash__ = object.__hash__  # Enum's own runs in Python, on every look-up


CHARACTERS = frozenset({Role.PIRATE, Role.MERMAID, Role.KING})
LEVIATHANS = frozenset({Role.KRAKEN, Role.WHALE})


class Ability(Enum):
    """What winning a trick with a named Pirate allows."""

    CHOOSE_LEADER = "choose_leader"
    DRAW_AND_DISCARD = "draw_and_discard"
    WAGER = "wager"
    LOOK_AT_UNDEALT = "look_at_undealt"
    CHANGE_BID = "change_bid"


@dataclass(frozen=True)
class Face:
    """What lies face up in the tray: a rolled die or a played card."""

    token: str
    piece: str
    role: Role
    colour: str | None = None
    number: int = 0


@dataclass(frozen=True)
class Piece:
    """A die (six faces, rolled) or a card (one face, or several to choose from)."""

    token: str
    colour: str | None
    faces: tuple[Face, ...]
    rolled: bool = False
    ability: Ability | None = None

    @cached_property
    def chosen(self) -> bool:
        """Whether its player declares what it is (Scary Mary, the Tigress)."""
        return not self.rolled and len(self.faces) > 1


@dataclass(frozen=True)
class Box:
    """Everything an edition may use: how many of each piece, and the notation of them all.

    `stand_ins` are notation only (a `pirate` for any of the named ones): each maps to the
    pieces that it may stand for.
    """

    pieces: tuple[Piece, ...]
    counts: dict[str, int]
    stand_ins: dict[str, tuple[str, ...]]

    @cached_property
    def by_token(self) -> dict[str, Piece]:
        return {piece.token: piece for piece in self.pieces}

    @cached_property
    def faces(self) -> dict[str, Face]:
        return {face.token: face for piece in self.pieces for face in piece.faces}

    @cached_property
    def rank(self) -> dict[str, int]:
        """The order of the pieces in the box, for sorting hands."""
        return {piece.token: index for index, piece in enumerate(self.pieces)}

    def piece(self, token: str) -> Piece:
        try:
            return self.by_token[token]
        except KeyError:
            raise _unknown(token, self.by_token) from None

    def face(self, token: str) -> Face:
        try:
            return self.faces[token]
        except KeyError:
            raise self._bad_face(token) from None

    def _bad_face(self, token: str) -> NotationError:
        piece = self.by_token.get(token.partition(":")[0]) or self.by_token.get(token)
        if piece is None:
            return _unknown(token, self.faces)
        shown = ", ".join(dict.fromkeys(face.token for face in piece.faces))
        return NotationError("no_such_face", f"{token!r} is no face of {piece.token}: {shown}")

    def sort(self, tokens: Iterable[str]) -> tuple[str, ...]:
        return tuple(sorted(tokens, key=self.rank.__getitem__))

    def check_supply(self, tokens: Iterable[str]) -> None:
        """Refuse more copies of a piece than the box holds."""
        used: dict[str, int] = {}
        for token in tokens:
            used[token] = used.get(token, 0) + 1
        for token, count in used.items():
            self._check_count(token, count, used)

    def _check_count(self, token: str, count: int, used: dict[str, int]) -> None:
        stood_for = self.stand_ins.get(token, ())
        total = count + sum(used.get(name, 0) for name in stood_for)
        held = self.counts.get(token, 0) + sum(self.counts[name] for name in stood_for)
        if total > held:
            raise NotationError(
                "too_many", f"{total} × {token} laid down, but the box holds {held}", piece=token
            )


def _unknown(
    token: str, known: dict[str, object] | dict[str, Piece] | dict[str, Face]
) -> NotationError:
    return NotationError(
        "unknown_piece", f"{token!r} is not one of: {', '.join(known)}", piece=token
    )
