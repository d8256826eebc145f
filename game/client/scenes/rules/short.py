"""The short rules of every edition: which there are, and when they count; texts in the catalog."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from game.client.props.option_texts import value_name
from game.client.props.pieces import own_key
from game.client.scenes.rules.words import other_names
from game.client.toolkit.ui import Ui
from game.play.beating_order import leviathans
from game.play.payouts import numbers, payment, with_scoring
from game.rules.edition import Setup

When = Callable[[Setup], bool]


def always(setup: Setup) -> bool:
    return True


def option(*keys: str) -> When:
    """The rule counts when all of these options are on."""
    return lambda setup: all(setup.options[key] is True for key in keys)


def after_kraken(value: str) -> When:
    """The rule counts when there is a Kraken and this is who leads after it."""
    return lambda setup: setup.options["kraken"] is True and setup.options["after_kraken"] == value


def _last_trick(harry: bool) -> When:
    """The rule counts when there are abilities and Harry may (or may not) use his after the last
    trick.
    """
    return lambda setup: (
        setup.options["abilities"] is True and setup.options["harry_after_last_trick"] is harry
    )


def with_ghost(setup: Setup) -> bool:
    return setup.ghost is not None


@dataclass(frozen=True)
class Rule:
    """A short rule, `when` it counts, and the bonus that a further sentence tells."""

    name: str
    when: When = always
    bonus: str = ""


@dataclass(frozen=True)
class Entry:
    """A rule as it is read, and other names of what it speaks of."""

    title: str
    text: str
    in_force: bool = True
    also: str = ""


_CARDS_FIRST = tuple(map(Rule, ("aim", "hand", "bid", "trick", "follow", "without")))
_CARDS_ORDER = tuple(map(Rule, ("trump", "lead_wins", "escape", "only_escapes")))
_CHARACTERS = (
    Rule("king", bonus="pirate_captured"),
    Rule("pirates", bonus="mermaid_captured"),
    Rule("mermaids", bonus="king_captured"),
    Rule("all_three"),
    Rule("two_alike"),
)

SHORT: dict[str, tuple[Rule, ...]] = {
    "dice": (
        *map(Rule, ("aim", "hand", "bid", "trick", "follow", "without", "special_first", "yellow")),
        Rule("king", bonus="pirate_captured"),
        Rule("pirates"),
        Rule("mermaids", bonus="king_captured"),
        *map(Rule, ("flags", "equals")),
    ),
    "schmidt": (
        *_CARDS_FIRST,
        Rule("special_first"),
        *_CARDS_ORDER,
        *_CHARACTERS,
        Rule("scary_mary"),
        Rule("mary_captured", bonus="pirate_captured"),
        Rule("dealer"),
    ),
    "beck": (
        *_CARDS_FIRST,
        Rule("special_first"),
        Rule("escape_first"),
        *_CARDS_ORDER,
        *_CHARACTERS,
        Rule("tigress"),
        Rule("fourteens", bonus="fourteen"),
        Rule("kraken", option("kraken")),
        Rule("kraken_next", after_kraken("left_of_player")),
        Rule("kraken_winner", after_kraken("would_be_winner")),
        Rule("whale", option("whale")),
        Rule("whale_specials", option("whale")),
        Rule("whale_bonus", option("whale")),
        Rule("deep_lead", lambda setup: bool(leviathans(setup))),
        Rule("both_beasts", option("kraken", "whale")),
        Rule("loot", option("loot")),
        Rule("loot_alone", option("loot")),
        Rule("abilities", option("abilities")),
        *(
            Rule(name, option("abilities"))
            for name in ("rosie", "bendt", "rascal", "juanita", "harry")
        ),
        Rule("last_trick", _last_trick(False)),
        Rule("late_harry", _last_trick(True)),
        Rule("ghost", with_ghost),
        Rule("ghost_lead", with_ghost),
        Rule("ghost_cards", with_ghost),
        Rule("limit"),
        Rule("dealer"),
    ),
}


def short_rules(ui: Ui, setup: Setup) -> list[Entry]:
    """What there is to look up, with what counts in this setup first, then what does not."""
    edition, known = setup.edition, numbers(setup)
    entries = [_entry(ui, setup, rule, known) for rule in SHORT[edition.key]]
    entries += [_scoring(ui, setup, name) for name in edition.scorings]
    entries.append(_bonuses(ui, setup))
    entries.append(_entry(ui, setup, Rule("end"), known))
    return sorted((_named(ui, entry) for entry in entries), key=lambda entry: not entry.in_force)


def _named(ui: Ui, entry: Entry) -> Entry:
    return replace(entry, also=other_names(ui.tr.language, f"{entry.title} {entry.text}"))


def _entry(ui: Ui, setup: Setup, rule: Rule, known: dict[str, int]) -> Entry:
    tr = ui.tr
    title, text = (
        tr(own_key(tr, "rules.short", setup.edition, f"{rule.name}.{part}"), **known)
        for part in ("title", "text")
    )
    if rule.bonus in known:
        bonus = own_key(tr, "rules.short", setup.edition, f"{rule.name}.bonus")
        text = f"{text} {tr(bonus, points=known[rule.bonus], **known)}"
    return Entry(title, text, rule.when(setup))


def _scoring(ui: Ui, setup: Setup, name: str) -> Entry:
    """The rules of the scoring in force and of the others, each with its own numbers."""
    other = with_scoring(setup, name)
    title = ui.tr("rules.scoring.name", name=value_name(ui, "scoring", name))
    return Entry(title, scoring_text(ui, other), setup.options["scoring"] == name)


def _bonuses(ui: Ui, setup: Setup) -> Entry:
    return Entry(ui.tr("rules.scoring.bonus"), ui.tr(f"rules.paid.{payment(setup)}"))


def scoring_text(ui: Ui, setup: Setup) -> str:
    """The scoring of a setup in words."""
    name = str(setup.options["scoring"])
    return ui.tr(own_key(ui.tr, "rules.scoring", setup.edition, name), **numbers(setup))
