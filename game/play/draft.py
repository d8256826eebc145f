"""A match being planned: changed by the setup scene, remembered as plain data, no pygame."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random

from game.match.seat import BOT, HUMAN, Seat, clean_name
from game.play.card_plans import numbers, own_plan, ready_plans
from game.play.looks import Look, default_look, distinct, parse_look
from game.play.sharing import KEPT, Sharing
from game.play.terms import MatchTerms
from game.rules.edition import Edition, Setup
from game.rules.errors import RuleError
from game.rules.options import Options, check_values, idle_options

USUAL_SEATS = 4
USUAL_LEVEL, USUAL_PERSONALITY = "sailor", "steady"
LONGEST_NAME = 14
MOST_SEATS = 8

Problem = tuple[str, dict[str, object]]


@dataclass
class SeatDraft:
    """One seat; `level` is empty for a person."""

    name: str
    level: str
    personality: str
    look: Look

    def seat(self) -> Seat:
        kind = BOT if self.level else HUMAN
        personality = self.personality if self.level else ""
        return Seat(clean_name(self.name), kind, self.level, personality, str(self.look))


@dataclass
class Draft:
    """All seats that were ever set up, of which the first `count` play.

    The options are kept per edition, and so is how many played the editions not chosen now.
    Who begins is drawn by lot unless a seat was chosen to.
    """

    edition: str
    count: int
    seats: list[SeatDraft]
    options: dict[str, dict[str, object]] = field(default_factory=dict)
    counts: dict[str, int] = field(default_factory=dict)
    starter: int | None = None
    sharing: Sharing = field(default_factory=Sharing)

    @property
    def playing(self) -> list[SeatDraft]:
        return self.seats[: self.count]

    @property
    def people(self) -> int:
        return sum(not seat.level for seat in self.playing)

    def as_data(self) -> dict[str, object]:
        """Plain data to be remembered; `restored` reads it back."""
        seats = [
            {
                "name": seat.name,
                "level": seat.level,
                "personality": seat.personality,
                "look": str(seat.look),
            }
            for seat in self.seats
        ]
        return {
            "edition": self.edition,
            "count": self.count,
            "seats": seats,
            "options": self.options,
            "counts": self.counts,
            "starter": self.starter,
            KEPT: self.sharing.as_data(),
        }

    def chosen(self, edition: Edition) -> Options:
        """The options of the edition as they would be played."""
        return settled(edition, self.options.get(edition.key, {}))

    def choose(self, edition: Edition, key: str, value: object) -> None:
        plain = list(value) if isinstance(value, tuple) else value
        self.options.setdefault(edition.key, {})[key] = plain

    def choose_all(self, edition: Edition, options: Options) -> None:
        """Choose these options; whatever is idle among them stays as it was, for when it is wanted
        again.
        """
        idle = idle_options(edition.options, options)
        for key, value in options.items():
            if key not in idle:
                self.choose(edition, key, value)

    def begin_own_plan(self, edition: Edition, before: Options) -> None:
        """Let the plan of one's own start as the plan before, unless there is one already."""
        option = own_plan(edition)
        if option is None or option.key not in idle_options(edition.options, before):
            return
        if option.key in idle_options(edition.options, self.chosen(edition)):
            return
        written = numbers(_usable(edition, self.options.get(edition.key, {}))[option.key])
        if not written or written in ready_plans(edition, before):
            self.choose(edition, option.key, edition.plan(self.count, before))

    def fit(self, edition: Edition) -> None:
        """Turn to the edition."""
        count = self.seats_in(edition)
        if edition.key != self.edition:
            self.counts[self.edition] = self.count
        self.edition, self.count = edition.key, count

    def seats_in(self, edition: Edition) -> int:
        """How many would play it: as many as last time or as near as it allows."""
        here = edition.key == self.edition
        count = self.count if here else self.counts.get(edition.key, self.count)
        return max(edition.seats[0], min(edition.seats[-1], count))

    @property
    def first(self) -> int | None:
        """The seat that begins, if it was chosen and still plays."""
        return self.starter if self.starter in range(self.count) else None

    def problem(self, edition: Edition) -> Problem | None:
        """Why it cannot start: a key of `setup.problem` and what fills it."""
        names = [clean_name(seat.name) for seat in self.playing]
        if "" in names:
            return "no_name", {"number": names.index("") + 1}
        for name in names:
            if names.count(name) > 1:
                return "same_name", {"name": name}
        try:
            self.setup(edition)
        except RuleError as error:
            return error.key, {}
        return None

    def setup(self, edition: Edition) -> Setup:
        return edition.setup(self.count, self.chosen(edition))

    def offer(self, edition: Edition) -> Setup:
        """The match that it would be; as usual where the rules chosen cannot be played."""
        seats = self.seats_in(edition)
        try:
            return edition.setup(seats, self.chosen(edition))
        except RuleError:
            return edition.setup(seats, {})

    def terms(self, edition: Edition) -> MatchTerms:
        seats = tuple(seat.seat() for seat in self.playing)
        options: dict[str, object] = dict(self.chosen(edition))
        return MatchTerms(edition.key, seats, options, starter=self.first, sharing=self.sharing)

    def taken(self, number: int, part: str) -> dict[str, str]:
        """What other seats have of this part of a look, and their names."""
        return {
            getattr(seat.look, part): seat.name
            for other, seat in enumerate(self.playing)
            if other != number
        }

    def settle_looks(self) -> None:
        """Change looks that are taken: seats that come back may find their colours gone."""
        looks = distinct(seat.look for seat in self.seats)
        for seat, look in zip(self.seats, looks, strict=True):
            seat.look = look

    def move(self, number: int, by: int) -> None:
        """Somebody changes places with a neighbour, round the table; whoever begins still does."""
        other = (number + by) % self.count
        seats = self.seats
        seats[number], seats[other] = seats[other], seats[number]
        if self.starter in (number, other):
            self.starter = other if self.starter == number else number

    def shuffle(self, rng: Random) -> None:
        """Draw the seats of all who play by lot."""
        self.seats[: self.count] = rng.sample(self.playing, self.count)

    def rename(self, names: Sequence[str], rng: Random) -> None:
        """Give everybody another name, all of them different."""
        fresh = rng.sample(list(names), len(self.seats))
        for seat, name in zip(self.seats, fresh, strict=True):
            seat.name = name


def settled(edition: Edition, given: Mapping[str, object]) -> Options:
    """All options of the edition; what is idle beside the others is as usual."""
    options = _usable(edition, given)
    for key in idle_options(edition.options, options):
        options[key] = edition.option(key).default
    return options


def _usable(edition: Edition, given: Mapping[str, object]) -> Options:
    """The remembered values that the edition still knows."""
    options = check_values(edition.options, {})
    for option in edition.options:
        try:
            options[option.key] = option.check(given[option.key])
        except (KeyError, RuleError):
            continue
    return options


def fresh(
    edition: Edition, names: Sequence[str], levels: Sequence[str], personalities: Sequence[str]
) -> Draft:
    """One person and three sailors of different character."""
    level = _usual(levels, USUAL_LEVEL)
    characters = list(personalities) or [""]
    seats = [
        SeatDraft(
            names[number],
            level if number else "",
            characters[(number - 1) % len(characters)] if number else characters[0],
            default_look(number),
        )
        for number in range(MOST_SEATS)
    ]
    draft = Draft(edition.key, USUAL_SEATS, seats)
    draft.fit(edition)
    return draft


def _usual(known: Sequence[str], wanted: str) -> str:
    if wanted in known:
        return wanted
    return known[len(known) // 2] if known else ""


def restored(
    data: object, draft: Draft, known: Callable[[SeatDraft], SeatDraft] = lambda seat: seat
) -> Draft:
    """The draft with whatever of the remembered data makes sense."""
    if not isinstance(data, dict):
        return draft
    seats = data.get("seats")
    for number, entry in enumerate(seats if isinstance(seats, list) else []):
        if number < len(draft.seats) and isinstance(entry, dict):
            draft.seats[number] = known(_seat(entry, draft.seats[number], number))
    draft.settle_looks()
    count, edition, options = data.get("count"), data.get("edition"), data.get("options")
    draft.count = count if type(count) is int else draft.count
    draft.edition = edition if isinstance(edition, str) else draft.edition
    if isinstance(options, dict):
        draft.options = {k: v for k, v in options.items() if isinstance(v, dict)}
    counts = data.get("counts")
    if isinstance(counts, dict):
        draft.counts = {k: v for k, v in counts.items() if type(v) is int}
    starter = data.get("starter")
    draft.starter = starter if type(starter) is int else None
    draft.sharing = Sharing.from_data(data.get(KEPT))
    return draft


def _seat(entry: Mapping[str, object], usual: SeatDraft, number: int) -> SeatDraft:
    values = {
        key: entry[key]
        for key in ("name", "level", "personality")
        if isinstance(entry.get(key), str)
    }
    seat = replace(usual, **values)  # type: ignore[arg-type]
    seat.name = clean_name(seat.name)[:LONGEST_NAME] or usual.name
    look = entry.get("look")
    if isinstance(look, str):
        seat.look = parse_look(look, number)
    return seat
