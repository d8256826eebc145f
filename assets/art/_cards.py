"""The cards of both card games: suits with an index, and pictures with a banner for the caption.

A card is 250 × 350. On suit cards index and mark stand in two corners, the emblem in the middle.
On pictures the badge of the role stands in the corner, under it a second mark where one is
needed; the dark banner below is left clean: CAPTION is the box the game writes into.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import _card_people
import _card_sea
from _card_backs import save_backs, save_deck, save_graybeard
from _card_marks import mark, rays
from _card_suits import EMBLEMS, hanging_flag
from _dice import is_pale
from _figures import coin, ink
from _lettering import numeral
from _pen import BONE, DRAWN, INK, PARCHMENT, Picture, darker, lighter, mix

WIDTH, HEIGHT = 250, 350
CAPTION = (26, 293, 198, 38)  # x, y, width, height
MIDDLE = (125, 176)
CORNER = (8, 8, 74, 132)  # what a fanned hand must leave visible
COINS_AT = (38, 262)


@dataclass(frozen=True)
class Suit:
    colour: str
    emblem: str
    paint: str
    index: str
    is_trump: bool = False


SUITS = {
    "schmidt": (
        13,
        (
            Suit("yellow", "doubloon", "#eeb93a", "#7d4e08"),
            Suit("blue", "anchor", "#3f7fd0", "#1f549c"),
            Suit("red", "cutlasses", "#cf4a40", "#a32620"),
            Suit("black", "skull", "#3a3d47", BONE, is_trump=True),
        ),
    ),
    "beck": (
        14,
        (
            Suit("green", "parrot", "#3f9a52", "#1f6b35"),
            Suit("yellow", "chest", "#e9b23c", "#7a4a0a"),
            Suit("purple", "map", "#7d50ad", "#5a2f8a"),
            Suit("black", "skull", "#3a3d47", BONE, is_trump=True),
        ),
    ),
}


# --- the body ---------------------------------------------------------------------------------


def body(picture: Picture, paper: str = PARCHMENT) -> str:
    paint = picture.linear(
        "paper",
        (40, 0, 210, 350),
        f"0 {lighter(paper, 0.6 if paper == PARCHMENT else 0.12)}",
        f"0.55 {paper}",
        f"1 {darker(paper, 0.14)}",
    )
    return (
        f'<rect x="2.5" y="2.5" width="245" height="345" rx="20" fill="{paint}" {ink(5)}/>'
        '<path d="M9 40L9 24C9 15 15 9 24 9L226 9" fill="none" stroke="#ffffff" stroke-width="2.5" '
        f'stroke-linecap="round" opacity="{0.8 if paper == PARCHMENT else 0.25}"/>'
    )


def line_frame(colour: str, thin: str) -> str:
    """Two lines that leave out the corners with the index."""
    outer = """M92 15L222 15C230 15 235 20 235 28L235 214M158 335L28 335C20 335 15 330 15 322L15
    136"""
    inner = "M98 22L218 22C224 22 228 26 228 32L228 208M152 328L32 328C26 328 22 324 22 318L22 142"
    return (
        f'<path d="{outer}" fill="none" stroke="{colour}" stroke-width="4.5" '
        'stroke-linecap="round"/>'
        f'<path d="{inner}" fill="none" stroke="{thin}" stroke-width="1.6" '
        'stroke-linecap="round"/>'
    )


def twice(part: str) -> str:
    """In the corner and, turned round, in the corner opposite."""
    return f'{part}<g transform="rotate(180 125 175)">{part}</g>'


def index_of(suit: Suit, value: int) -> str:
    x, y, height = (39 if value < 10 else 46), 53, 68
    shade = "#0d0e13" if suit.is_trump else "#fff8e4"
    look = f'fill="{suit.index}"'
    under = numeral(value, x + 1.8, y + 2.2, height, 62, f'fill="{shade}"')
    return under + numeral(value, x, y, height, 62, look) + mark(suit.emblem, 34, 120, 33, look)


def medallion(picture: Picture, suit: Suit) -> str:
    cx, cy = MIDDLE
    glow = picture.radial(
        "field",
        (cx - 14, cy - 22, 112),
        f"0 {lighter(suit.paint, 0.62)}",
        f"0.5 {lighter(suit.paint, 0.22)}",
        f"1 {darker(suit.paint, 0.12)}",
    )
    return (
        f'<circle cx="{cx}" cy="{cy}" r="82" fill="{glow}" {ink(4)}/>'
        + rays(cx, cy, 80, 16, "#fff6df", 0.2)
        + f'<circle cx="{cx}" cy="{cy}" r="76" fill="none" stroke="#fff4d6" stroke-width="2.5" '
        'opacity="0.75"/>'
    )


def dark_medallion(picture: Picture) -> str:
    cx, cy = MIDDLE
    glow = picture.radial("field", (cx, cy - 10, 90), "0 #5a4a3a", "0.6 #2c2a30", "1 #15161c")
    return (
        f'<circle cx="{cx}" cy="{cy}" r="84" fill="{glow}" {ink(4)}/>'
        + rays(cx, cy, 80, 16, "#d9ad4d", 0.2)
        + f'<circle cx="{cx}" cy="{cy}" r="82" fill="none" stroke="#d9ad4d" stroke-width="4.5"/>'
        f'<circle cx="{cx}" cy="{cy}" r="75" fill="none" stroke="#d9ad4d" stroke-width="1.6"/>'
    )


def coins(picture: Picture, count: int, x: float, y: float) -> str:
    """What a card can earn: one doubloon or two."""
    if not count:
        return ""
    money = coin(picture, 3.4, "bonus")
    second = picture.group(f"translate({x + 24} {y + 9}) scale(0.72)", money) if count > 1 else ""
    return second + picture.group(f"translate({x} {y}) scale(0.95)", money)


def suit_card(edition: str, suit: Suit, value: int) -> None:
    picture = Picture(f"cards/{edition}/{suit.colour}_{value}", WIDTH, HEIGHT)
    cx, cy = MIDDLE
    is_best = edition == "beck" and value == 14
    emblem = EMBLEMS[suit.emblem](picture)
    if suit.is_trump:
        picture.add(body(picture, "#2b2c36"), line_frame("#d9ad4d", "#d9ad4d"))
        if edition == "beck":
            picture.add(
                picture.group(f"translate({cx} {cy + 6}) scale(0.9 0.92)", hanging_flag(picture))
            )
        else:
            picture.add(dark_medallion(picture))
    else:
        picture.add(
            body(picture),
            line_frame(suit.paint, mix(suit.paint, INK, 0.35)),
            medallion(picture, suit),
        )
    picture.add(
        picture.group(f"translate({cx} {cy})", emblem),
        twice(index_of(suit, value)),
        coins(picture, is_best * (1 + suit.is_trump), 38, 306),
    )
    picture.save()


def save_suits() -> None:
    for edition, (highest, suits) in SUITS.items():
        for suit in suits:
            for value in range(1, highest + 1):
                suit_card(edition, suit, value)
            mini(edition, suit)


def mini(edition: str, suit: Suit) -> None:
    """The mark alone, readable on light and on dark."""
    picture = Picture(f"cards/mini/{edition}_{suit.colour}", 100, 100)
    paint = BONE if suit.is_trump else suit.paint
    picture.add(
        mark(suit.emblem, 50, 50, 84, f'fill="{INK}" {ink(16)}'),
        mark(suit.emblem, 50, 50, 84, f'fill="{paint}"'),
    )
    picture.save()


# --- pictures ---------------------------------------------------------------------------------

WINDOW = (14, 14, 222, 267)


def scene(picture: Picture, colour: str, is_lit: bool = True) -> str:
    """The air behind a person."""
    x, y, width, height = WINDOW
    air = picture.radial(
        "air",
        (125, 130, 190),
        f"0 {lighter(colour, 0.5)}",
        f"0.5 {colour}",
        f"1 {darker(colour, 0.35)}",
    )
    light = rays(125, 146, 178, 18, "#fff6df", 0.13) if is_lit else ""
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{air}"/>{light}'


def split_scene(picture: Picture, left: str, right: str) -> str:
    """Two airs that meet in the middle."""
    first = picture.radial(
        "air", (125, 130, 190), f"0 {lighter(left, 0.45)}", f"0.5 {left}", f"1 {darker(left, 0.35)}"
    )
    second = picture.radial(
        "calm", (125, 130, 190), "0 #ffffff", f"0.5 {right}", f"1 {darker(right, 0.22)}"
    )
    return (
        f'<rect x="14" y="14" width="222" height="267" fill="{first}"/>'
        + rays(125, 146, 178, 18, "#fff6df", 0.13)
        + f'<path d="M140 14L236 14L236 281L110 281Z" fill="{second}"/>'
        f'<path d="M140 14L110 281" fill="none" stroke="{INK}" stroke-width="4"/>'
        '<path d="M144 14L114 281" fill="none" stroke="#ffffff" stroke-width="3" opacity="0.8"/>'
    )


def frame(picture: Picture, paper: str, trim: str) -> str:
    """The edge of a picture card and its banner; hides what hangs out of the window."""
    paint = picture.linear(
        "paper",
        (40, 0, 210, 350),
        f"0 {lighter(paper, 0.5)}",
        f"0.5 {paper}",
        f"1 {darker(paper, 0.2)}",
    )
    banner = picture.linear("banner", (0, 286, 0, 338), "0 #4a3020", "0.5 #2f1d12", "1 #1f120b")
    edge = """M23 3L227 3C238 3 247 12 247 23L247 327C247 338 238 347 227 347L23 347C12 347 3 338 3
    327L3 23C3 12 12 3 23 3Z"""
    window = """M28 14L222 14C230 14 236 20 236 28L236 274C236 278 233 281 229 281L21 281C17 281 14
    278 14 274L14 28C14 20 20 14 28 14Z"""
    return f"""<path d="{edge}{window}" fill-rule="evenodd" fill="{paint}"/> <path d="{window}"
    fill="none" {ink(3.6)}/><path d="{window}" fill="none" stroke="{trim}" stroke-width="1.4"/>
    <path d="M9 40L9 24C9 15 15 9 24 9L226 9" fill="none" stroke="#ffffff" stroke-width="2"
    stroke-linecap="round" opacity="0.7"/> <rect x="14" y="286" width="222" height="52" rx="12"
    fill="{banner}" {ink(3)}/> <rect x="19" y="290" width="212" height="44" rx="8" fill="none"
    stroke="{trim}" stroke-width="2"/> <rect x="2.5" y="2.5" width="245" height="345" rx="20"
    fill="none" {ink(5)}/>"""


def badge(picture: Picture, name: str, colour: str, y: float = 40, r: float = 25) -> str:
    """The mark of the role on a round plate; what a fanned hand shows of a picture."""
    x = 39
    paint = picture.radial(
        f"badge_{name}",
        (x - 6, y - 8, r * 1.5),
        f"0 {lighter(colour, 0.3)}",
        f"1 {darker(colour, 0.2)}",
    )
    sign = INK if is_pale(colour) else "#fff8e6"
    return (
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="{paint}" {ink(5)}/>'
        f'<circle cx="{x}" cy="{y}" r="{r - 1}" fill="none" stroke="#e6bf62" stroke-width="3"/>'
        + mark(name, x, y, r * 1.32, f'fill="{sign}"')
    )


ROLE_COLOURS = {
    "pirate": "#9e2b25",
    "escape": "#f6f0e0",
    "mermaid": "#1f8f8a",
    "crown": "#d9a12c",
    "kraken": "#3b2350",
    "whale": "#1f4f86",
    "loot": "#8a3d16",
}


@dataclass(frozen=True)
class Special:
    """A picture card: its air, role, its own mark, how many coins it can earn, who draws it."""

    editions: tuple[str, ...]
    token: str
    roles: tuple[str, ...]
    air: str
    draw: Callable[[Picture], None]
    own: str = ""
    coins: int = 0
    paper: str = PARCHMENT
    trim: str = "#d9ad4d"
    calm: str = ""
    is_lit: bool = True


BOTH = ("schmidt", "beck")
CALM = "#8fb3c6"


def two_faced(edition: str, token: str, draw: Callable[..., None], coins: int) -> list[Special]:
    fierce = "#b8433a" if token == "scary_mary" else "#3f8a5a"
    own = (edition,)
    return [
        Special(own, token, ("pirate", "escape"), fierce, partial(draw, role=None), calm=CALM),
        Special(own, f"{token}_pirate", ("pirate",), fierce, partial(draw, role="pirate"), token,
                coins),
        Special(own, f"{token}_escape", ("escape",), CALM, partial(draw, role="escape"), token,
                paper="#fbf6ea", is_lit=False),
    ]  # fmt: skip


SPECIALS = [
    Special(
        BOTH,
        "skull_king",
        ("crown",),
        "#8f2430",
        _card_sea.skull_king,
        coins=2,
        paper="#e6bd55",
        trim="#fff0b8",
    ),
    Special(BOTH, "mermaid", ("mermaid",), "#3fb3ab", _card_sea.mermaid, coins=2),
    Special(
        BOTH, "escape", ("escape",), "#a9d3e0", _card_sea.escape, paper="#fbf6ea", is_lit=False
    ),
    Special(("beck",), "kraken", ("kraken",), "#2d5f7a", _card_sea.kraken, paper="#b7a3c4"),
    Special(("beck",), "whale", ("whale",), "#3f74b5", _card_sea.whale, paper="#b5c9d6"),
    Special(("beck",), "loot", ("loot",), "#c8622a", _card_sea.loot, coins=0, paper="#e6bd55"),
    Special(BOTH, "pirate", ("pirate",), "#7a4fa3", _card_people.pirate),
    Special(("beck",), "rosie", ("pirate",), "#e08aa0", _card_people.rosie, "rosie", 1),
    Special(("beck",), "bendt", ("pirate",), "#8f6cc0", _card_people.bendt, "bendt", 1),
    Special(("beck",), "rascal", ("pirate",), "#e8963c", _card_people.rascal, "rascal", 1),
    Special(("beck",), "juanita", ("pirate",), "#5fbf98", _card_people.juanita, "juanita", 1),
    Special(("beck",), "harry", ("pirate",), "#4f8fd0", _card_people.harry, "harry", 1),
    *two_faced("schmidt", "scary_mary", _card_people.scary_mary, 0),
    *two_faced("beck", "tigress", _card_people.tigress, 1),
]


def special_card(edition: str, card: Special) -> None:
    picture = Picture(f"cards/{edition}/{card.token}", WIDTH, HEIGHT)
    if card.calm:
        picture.add(split_scene(picture, card.air, card.calm))
    else:
        picture.add(scene(picture, card.air, card.is_lit))
    card.draw(picture)
    picture.add(frame(picture, card.paper, card.trim))
    for i, role in enumerate(card.roles):
        picture.add(badge(picture, role, ROLE_COLOURS[role], 40 + 56 * i))
    if card.own:
        picture.add(badge(picture, card.own, "#3a2a20", 89, 18))
    if card.coins:
        picture.add(coins(picture, card.coins, *COINS_AT))
    picture.save()


def save_specials() -> None:
    for card in SPECIALS:
        for edition in card.editions:
            special_card(edition, card)


def save_cards() -> None:
    layout = {"size": (WIDTH, HEIGHT), "caption": CAPTION, "corner": CORNER}
    DRAWN["cards/layout.json"] = json.dumps(layout, indent=2) + "\n"
    save_suits()
    save_specials()
    save_backs()
    save_deck()
    save_graybeard()
