"""Texts that can be typed: 32 letters nobody mistakes, and two of them to find every slip.

The letters are numbers of the field of 32 elements, and the last two are chosen so that the sum of
all is nothing, plain and weighted by place. One wrong letter disturbs the first sum, two that were
swapped disturb the second (up to 31 letters wherever they stand, beyond that if they are
neighbours).
"""

from __future__ import annotations

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
MISTAKEN = str.maketrans("ILO", "110")
GROUP = 4
_POLYNOMIAL = 0b100101  # x^5 + x^2 + 1, which makes a field of 32


def _times(one: int, two: int) -> int:
    product = 0
    while two:
        product ^= one if two & 1 else 0
        one, two = one << 1, two >> 1
        one ^= _POLYNOMIAL if one & 32 else 0
    return product


def _powers() -> list[int]:
    powers = [1]
    while len(powers) < 31:
        powers.append(_times(powers[-1], 2))
    return powers


POWERS = _powers()


def _sums(digits: list[int]) -> tuple[int, int]:
    plain = weighted = 0
    for place, digit in enumerate(reversed(digits)):
        plain ^= digit
        weighted ^= _times(digit, POWERS[place % 31])
    return plain, weighted


def _checks(digits: list[int]) -> list[int]:
    """The two digits that make both sums nothing."""
    plain, weighted = _sums([*digits, 0, 0])
    # last + before = plain, last + 2 * before = weighted
    before = _times(plain ^ weighted, _inverse(1 ^ 2))
    return [before, plain ^ before]


def _inverse(number: int) -> int:
    return next(other for other in range(1, 32) if _times(number, other) == 1)


def written(number: int) -> str:
    """The number with its check digits, in groups."""
    digits: list[int] = []
    while number:
        number, digit = divmod(number, 32)
        digits.insert(0, digit)
    letters = "".join(ALPHABET[digit] for digit in [*digits, *_checks(digits)])
    return "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))


def read(text: str) -> int | None:
    """The number, or None for what was not written so: a slip, or no code at all."""
    letters = "".join(text.upper().replace("-", " ").split()).translate(MISTAKEN)
    if len(letters) < 3 or any(letter not in ALPHABET for letter in letters):
        return None
    digits = [ALPHABET.index(letter) for letter in letters]
    if _sums(digits) != (0, 0) or digits[0] == 0:
        return None
    number = 0
    for digit in digits[:-2]:
        number = number * 32 + digit
    return number
