"""For disputes at a real table: pieces to lay down, words to write them with, chances of dice."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import product

from game.rules.edition import Edition
from game.rules.errors import NotationError
from game.rules.options import Option, Options, check_values
from game.rules.pieces import Piece, Role

WORD = re.compile(r"([^\d:]+):?(\w*)")
SEPARATORS = re.compile(r"[\s,;]+")
Words = Mapping[str, Iterable[str]]


# What can be laid down


def kinds(edition: Edition) -> list[Piece]:
    """Every piece that is told apart; of the named Pirates it does not matter which one it was."""
    named = {name for names in edition.box.stand_ins.values() for name in names}
    return [piece for piece in edition.box.pieces if piece.token not in named]


def rows(edition: Edition, rolled: bool = True) -> list[list[str]]:
    """One row for each colour, and one for all special pieces.

    Faces as they lie in a trick; if not `rolled` the pieces themselves, as they are in a hand.
    """
    found: dict[str | None, list[str]] = {}
    for piece in kinds(edition):
        tokens = [face.token for face in piece.faces] if rolled else [piece.token]
        found.setdefault(piece.colour, []).extend(dict.fromkeys(tokens))
    special = found.pop(None, [])
    if rolled or not all(piece.rolled for piece in edition.box.pieces):
        return [*found.values(), special]
    return [[token for row in found.values() for token in row] + special]


def options_that_matter(edition: Edition) -> list[Option]:
    """Those that may change who wins a trick, what it pays or who leads next."""
    return [option for option in edition.options if len({*_effects(edition, option)}) > 1]


def _effects(edition: Edition, option: Option) -> list[object]:
    found: list[object] = []
    for value in option.values:
        options = {**check_values(edition.options, {}), option.key: value}
        rules = edition.trick_rules(options)
        pays = edition.scorings[str(options["scoring"])].pays_bonuses
        found.append((rules.would_be_winner_leads, rules.last_of_equals_wins, pays))
    return found


# Writing it down


def parsed(edition: Edition, text: str, words: Words, rolled: bool = True) -> list[str]:
    """What was typed, piece by piece: `yellow:12`, `y12`, `king`, in any of these words.

    `words` has for colours, pieces and roles what people call them. A NotationError names the word
    that means nothing or too much.
    """
    typed = [word for word in SEPARATORS.split(text.strip().lower()) if word]
    return [_token(edition, word, words, rolled) for word in typed]


def _token(edition: Edition, word: str, words: Words, rolled: bool) -> str:
    box = edition.box
    if word in (box.faces if rolled else box.by_token):
        return word
    match = WORD.fullmatch(word)
    if match is None:
        raise _unknown(word)
    name, value = match[1].rstrip("-_."), match[2]
    token = _named(edition, name, words, word)
    if token in box.by_token:
        return _face(box.by_token[token], value, words, word, rolled)
    return _number(edition, token, value, word)


def _named(edition: Edition, name: str, words: Words, word: str) -> str:
    """The colour or the special piece that begins like that."""
    pieces = [p.token for p in edition.box.pieces if p.colour is None or p.rolled]
    colours = [p.colour for p in edition.box.pieces if p.colour and not p.rolled]
    known = [*dict.fromkeys([*pieces, *colours])]
    exact = [key for key in known if name in (key, *_said(words, key))]
    begun = [key for key in known if any(s.startswith(name) for s in _said(words, key))]
    found = exact or begun or [key for key in known if key.startswith(name)]
    if not found:
        raise _unknown(word)
    if len(found) > 1:
        raise NotationError("ambiguous", f"{word!r} may be {' or '.join(found)}", word=word)
    return found[0]


def _said(words: Words, key: str) -> list[str]:
    return [word.lower().replace(" ", "") for word in words.get(key, ())]


def _number(edition: Edition, colour: str, value: str, word: str) -> str:
    token = f"{colour}:{value}"
    if token not in edition.box.by_token:
        raise _unknown(word)
    return token


def _face(piece: Piece, value: str, words: Words, word: str, rolled: bool) -> str:
    """A special die without a word shows its skull; a two-faced card must be declared."""
    if not rolled:
        if value:
            raise _unknown(word)
        return piece.token
    faces = {face.token.partition(":")[2]: face for face in piece.faces}
    if list(faces) == [""] and not value:
        return piece.token
    if piece.rolled and not value and piece.colour is None:
        return next(face.token for face in piece.faces if face.role is not Role.ESCAPE)
    meant = [
        key
        for key in faces
        if value and (key == value or any(s.startswith(value) for s in (key, *_said(words, key))))
    ]
    if value.isdigit():
        meant = [key for key in faces if key == value]
    if len(meant) != 1:
        raise _unknown(word)
    return faces[meant[0]].token


def _unknown(word: str) -> NotationError:
    return NotationError("unknown_word", f"{word!r} is no piece of this game", word=word)


# Chances


def chances(edition: Edition, options: Options, laid: Sequence[str]) -> list[float]:
    """How likely each of these wins the trick, in the order of play; a die by its name is still to
    be rolled, a face lies there. A NotationError for what nobody can lay down.
    """
    box, rules = edition.box, edition.trick_rules(options)
    sides = [_sides(edition, token) for token in laid]
    box.check_supply([box.faces[next(iter(side))].piece for side in sides])
    if not laid:
        return []
    won, weights = [0] * len(laid), 0
    for faces in product(*(side.items() for side in sides)):
        weight = 1
        for _, times in faces:
            weight *= times
        winner = rules.judge([box.faces[token] for token, _ in faces]).winner
        weights += weight
        if winner is not None:
            won[winner] += weight
    return [each / weights for each in won]


def _sides(edition: Edition, token: str) -> Counter[str]:
    piece = edition.box.by_token.get(token)
    if piece is not None and piece.rolled:
        return Counter(face.token for face in piece.faces)
    return Counter([edition.box.face(token).token])
