"""A second opinion on tricks: the rules read plainly off the whole trick."""

Verdict = tuple[int | None, int, int]  # winner, next leader, bonus

SUITS = {
    "dice": ["black", "blue", "red", "yellow"],
    "schmidt": ["black", "yellow", "blue", "red"],
    "beck": ["black", "green", "yellow", "purple"],
}
BECK_PIRATES = ["pirate", "rosie", "bendt", "rascal", "juanita", "harry", "tigress:pirate"]
BECK_ESCAPES = ["escape", "tigress:escape", "loot"]


def winner_of(edition: str, plays: list[str], after_kraken: str = "left_of_player") -> Verdict:
    if edition == "dice":
        return dice(plays)
    if edition == "schmidt":
        return schmidt(plays)
    if "kraken" in plays and "whale" in plays:
        return both_leviathans(plays, after_kraken)
    if "kraken" in plays:
        return kraken(plays, after_kraken)
    if "whale" in plays:
        return whale(plays)
    return beck(plays)


def legal_of(edition: str, plays: list[str], hand: list[str]) -> list[str]:
    colour = lead_colour(edition, plays)
    if colour not in [colour_of(piece) for piece in hand]:
        return hand
    specials = [piece for piece in hand if colour_of(piece) not in SUITS[edition]]
    return [piece for piece in hand if colour_of(piece) == colour or piece in specials]


def dice(plays: list[str]) -> Verdict:
    kings = where(plays, ["skull_king:skull"])
    pirates = where(plays, ["pirate:skull"])
    mermaids = where(plays, ["mermaid:skull"])
    numbers = [index for index, play in enumerate(plays) if number_of(play) > 0]
    if kings and mermaids:
        return won_by(mermaids[-1], 50)
    if kings:
        return won_by(kings[0], 30 * len(pirates))
    if pirates:
        return won_by(pirates[-1], 0)
    if mermaids:
        return won_by(mermaids[-1], 0)
    if numbers:
        highest = max(number_of(play) for play in plays)
        return won_by([i for i in numbers if number_of(plays[i]) == highest][-1], 0)
    return won_by(0, 0)


def schmidt(plays: list[str]) -> Verdict:
    kings = where(plays, ["skull_king"])
    pirates = where(plays, ["pirate", "scary_mary:pirate"])
    mermaids = where(plays, ["mermaid"])
    paying = where(plays, ["pirate", "scary_mary:pirate", "scary_mary:escape"])
    if kings and mermaids:
        return won_by(mermaids[0], 50)
    if kings:
        return won_by(kings[0], 30 * len(paying))
    if pirates:
        return won_by(pirates[0], 0)
    if mermaids:
        return won_by(mermaids[0], 0)
    return won_by(best_suit_card(plays, lead_colour("schmidt", plays)), 0)


def beck(plays: list[str]) -> Verdict:
    kings = where(plays, ["skull_king"])
    pirates = where(plays, BECK_PIRATES)
    mermaids = where(plays, ["mermaid"])
    if kings and mermaids:
        return won_by(mermaids[0], 40 + fourteens(plays))
    if kings:
        return won_by(kings[0], 30 * len(pirates) + fourteens(plays))
    if pirates:
        return won_by(pirates[0], 20 * len(mermaids) + fourteens(plays))
    if mermaids:
        return won_by(mermaids[0], fourteens(plays))
    return won_by(best_suit_card(plays, lead_colour("beck", plays)), fourteens(plays))


def kraken(plays: list[str], after_kraken: str) -> Verdict:
    at = plays.index("kraken")
    left = (at + 1) % len(plays)
    others = [index for index in range(len(plays)) if index != at]
    if after_kraken == "left_of_player" or not others:
        return None, left, 0
    without = ["escape" if plays[index] == "whale" else plays[index] for index in others]
    _, leader, _ = winner_of("beck", without)
    return None, others[leader], 0


def whale(plays: list[str]) -> Verdict:
    highest = max(number_of(play) for play in plays)
    if highest == 0:
        return None, plays.index("whale"), 0
    first = next(index for index, play in enumerate(plays) if number_of(play) == highest)
    return won_by(first, fourteens(plays))


def both_leviathans(plays: list[str], after_kraken: str) -> Verdict:
    if plays.index("kraken") > plays.index("whale"):
        return kraken(plays, after_kraken)
    return whale(["escape" if play == "kraken" else play for play in plays])


def won_by(index: int, bonus: int) -> Verdict:
    return index, index, bonus


def best_suit_card(plays: list[str], lead: str | None) -> int:
    for colour in ["black", lead]:
        cards = [index for index, play in enumerate(plays) if colour_of(play) == colour]
        if cards:
            return max(cards, key=lambda index: number_of(plays[index]))
    return 0  # nothing but escaping cards: the first


def lead_colour(edition: str, plays: list[str]) -> str | None:
    if edition == "beck":
        deciding = [play for play in plays if play not in BECK_ESCAPES][:1]
    else:
        deciding = plays
    colours = [colour_of(play) for play in deciding if colour_of(play) in SUITS[edition]]
    return colours[0] if colours else None


def fourteens(plays: list[str]) -> int:
    standard = where(plays, ["green:14", "yellow:14", "purple:14"])
    return 10 * len(standard) + 20 * len(where(plays, ["black:14"]))


def where(plays: list[str], wanted: list[str]) -> list[int]:
    return [index for index, play in enumerate(plays) if play in wanted]


def colour_of(piece: str) -> str:
    return piece.partition(":")[0]


def number_of(piece: str) -> int:
    """The number shown; nothing without a number ever counts as one."""
    face = piece.partition(":")[2]
    return int(face) if face.isdigit() else 0
