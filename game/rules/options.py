"""What an edition lets its players choose, declared once for every front end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.rules.errors import SetupError

OptionValue = bool | str | tuple[int, ...]
Options = dict[str, OptionValue]


@dataclass(frozen=True)
class Option:
    """One toggle or choice; `needs` is the other option's value without which it means nothing."""

    key: str
    default: OptionValue
    values: tuple[OptionValue, ...] = (False, True)
    needs: tuple[str, OptionValue] | None = None

    @property
    def allowed(self) -> str:
        return ", ".join(_text(value) for value in self.values)

    def parse(self, text: str) -> OptionValue:
        """The value written as `text` on a command line."""
        for value in self.values:
            if _text(value) == text.strip().lower():
                return value
        raise self._refuse(text)

    def check(self, value: object) -> OptionValue:
        """`value` as it came from JSON or a screen, if it is one of the allowed ones."""
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
        raise self._refuse(value)

    def _refuse(self, value: object) -> SetupError:
        return SetupError(
            "bad_option_value",
            f"option {self.key} cannot be {_text(value)}: choose from {self.allowed}",
            option=self.key,
            allowed=self.allowed,
        )


@dataclass(frozen=True)
class NumberList(Option):
    """A list of whole numbers, such as the cards dealt in each hand."""

    default: OptionValue = ()
    values: tuple[OptionValue, ...] = ()
    lowest: int = 1
    highest: int = 1
    longest: int = 1

    @property
    def allowed(self) -> str:
        return f"1 to {self.longest} numbers from {self.lowest} to {self.highest}, as 3,5,7"

    def parse(self, text: str) -> OptionValue:
        try:
            return self.check([int(part) for part in text.split(",")])
        except ValueError:
            raise self._refuse(text) from None

    def check(self, value: object) -> OptionValue:
        if value in ([], ()):
            return ()
        if not isinstance(value, list | tuple) or len(value) > self.longest:
            raise self._refuse(value)
        if not all(type(n) is int and self.lowest <= n <= self.highest for n in value):
            raise self._refuse(value)
        return tuple(value)


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def check_values(declared: tuple[Option, ...], given: Mapping[str, object]) -> Options:
    """Defaults filled in, every name and value checked; combinations are not."""
    known = {option.key: option for option in declared}
    for key in given:
        if key not in known:
            names = ", ".join(known)
            raise SetupError(
                "unknown_option", f"no option {key!r}: choose from {names}", option=key
            )
    return {
        key: option.check(given[key]) if key in given else option.default
        for key, option in known.items()
    }


def idle_options(
    declared: tuple[Option, ...], options: Options
) -> dict[str, tuple[str, OptionValue]]:
    """The options that mean nothing beside the others, each with what it would need."""
    return {
        option.key: option.needs
        for option in declared
        if option.needs and options[option.needs[0]] != option.needs[1]
    }


def check_combination(declared: tuple[Option, ...], options: Options) -> None:
    """Refuse an option that was changed although another makes it meaningless."""
    defaults = {option.key: option.default for option in declared}
    for key, (other, value) in idle_options(declared, options).items():
        if options[key] != defaults[key]:
            raise SetupError(
                "idle_option",
                f"option {key} makes sense only with {other}={_text(value)}",
                option=key,
                needs=other,
            )
