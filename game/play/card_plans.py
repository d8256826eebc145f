"""What the chosen rules make of the hands of a match: all of it asked of the edition."""

from __future__ import annotations

from game.rules.edition import Edition
from game.rules.options import NumberList, Options, idle_options

Plan = tuple[int, ...]


def own_plan(edition: Edition) -> NumberList | None:
    """The option in which players write a plan of their own, where there is one."""
    return next((o for o in edition.options if isinstance(o, NumberList) and o.needs), None)


def most_cards(edition: Edition, seats: int, options: Options) -> int | None:
    """How many cards a hand can deal to so many seats; None where nobody can ask for more."""
    option = own_plan(edition)
    if option is None or option.needs is None:
        return None
    needed, value = option.needs
    greedy: Options = {**options, needed: value, option.key: (option.highest,)}
    return max(edition.plan(seats, greedy))


def is_capped(edition: Edition, seats: int, options: Options) -> bool:
    """Whether some hand deals fewer cards than planned."""
    dealt = edition.plan(seats, options)
    return any(fewer < more for fewer, more in zip(dealt, _wanted(edition, options), strict=False))


def _wanted(edition: Edition, options: Options) -> Plan:
    """The plan as written down, or as it is with the seats that leave it most room."""
    option = own_plan(edition)
    if option and option.key not in idle_options(edition.options, options):
        return numbers(options[option.key])
    plans = [edition.plan(seats, options) for seats in edition.seats]
    return tuple(map(max, zip(*plans, strict=False)))


def numbers(value: object) -> Plan:
    return value if isinstance(value, tuple) else ()


def ready_plans(edition: Edition, options: Options) -> set[Plan]:
    """All plans that the edition offers beside one's own, whoever plays."""
    option = own_plan(edition)
    if option is None or option.needs is None:
        return set()
    needed, own = option.needs
    return {
        edition.plan(seats, {**options, needed: value})
        for value in edition.option(needed).values
        for seats in edition.seats
        if value != own
    }


class HandList:
    """A plan being written, with one of its hands selected; nothing exceeds the option."""

    def __init__(self, option: NumberList, plan: Plan) -> None:
        self.option = option
        self.plan = list(plan) or [option.lowest]
        self.selected = 0

    @property
    def cards(self) -> int:
        """Of the selected hand."""
        return self.plan[self.selected]

    @property
    def is_full(self) -> bool:
        return len(self.plan) >= self.option.longest

    def select(self, index: int) -> None:
        self.selected = max(0, min(len(self.plan) - 1, index))

    def change(self, by: int) -> None:
        self.plan[self.selected] = max(
            self.option.lowest, min(self.option.highest, self.cards + by)
        )

    def insert(self) -> None:
        """Another hand like the selected one, behind it."""
        if not self.is_full:
            self.plan.insert(self.selected, self.cards)
            self.selected += 1

    def remove(self) -> None:
        if len(self.plan) > 1:
            del self.plan[self.selected]
            self.select(self.selected)
