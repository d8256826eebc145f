"""The few things that can be wrong, each with a key the client can translate."""

from __future__ import annotations


class RuleError(ValueError):
    """Something the rules refuse; `key` names the reason, `details` fill its text."""

    def __init__(self, key: str, message: str, **details: object) -> None:
        super().__init__(message)
        self.key = key
        self.details = details


class IllegalAction(RuleError):
    """An action that may not be taken now; the state it was applied to is unchanged."""


class SetupError(RuleError):
    """Seats or options with which no match can be played."""


class NotationError(RuleError):
    """A token that names no piece or no face of the edition."""


class DiceSetError(RuleError):
    """A dice set that cannot be the one in the box."""
