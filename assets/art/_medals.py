"""The case of medals: a ribbon, a disc of bronze, silver or gold, and a picture for every deed."""

from __future__ import annotations

import math
from collections.abc import Callable

from _card_sea import kraken_head, open_chest, whale_body
from _emblems import anchor, cutlass
from _figures import coin, crown, ink, skull, star_path, white_flag
from _lettering import numeral
from _moments import ball, heart
from _pen import INK, Picture, num

Draw = Callable[[Picture], str]

METALS = {
    "bronze": ("0 #f3c8a0", "0.45 #c07f4a", "1 #7c4420"),
    "silver": ("0 #ffffff", "0.45 #c9d1d8", "1 #7f8a96"),
    "gold": ("0 #fff3c0", "0.45 #e8bb4e", "1 #98681c"),
}
DISHES = {
    "bronze": ("0 #d99a66", "1 #a3673a"),
    "silver": ("0 #dfe5ea", "1 #a7b1bb"),
    "gold": ("0 #f5d681", "1 #c2933a"),
}
RIBBONS = {
    "sea": ("#2f6474", "#e6dcc0"),
    "leaf": ("#3f7a4a", "#f0cf7a"),
    "blood": ("#9e2b25", "#f3ead2"),
    "plum": ("#644b86", "#f0cf7a"),
    "night": ("#2b3d66", "#9fc3d8"),
}
LOOK = f'fill="none" stroke="{INK}" stroke-linecap="round" stroke-linejoin="round"'


def group(transform: str, *parts: str) -> str:
    return f'<g transform="{transform}">' + "".join(parts) + "</g>"


def borrowed(picture: Picture, draw: Callable[[Picture], None]) -> str:
    """What a function would add to a picture of 100 × 100, around the origin."""
    start, known = len(picture.parts), len(picture.ids)
    draw(picture)
    first = start + len(picture.ids) - known
    parts = picture.parts[first:]
    del picture.parts[first:]
    return group("translate(-50 -50)", *parts)


def line(path: str, width: float = 6, colour: str = INK) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def full(path: str, fill: str, edge: float = 3.4) -> str:
    return f'<path d="{path}" fill="{fill}" {ink(edge)}/>'


def figure(value: int, height: float = 44, y: float = 0, widest: float = 60) -> str:
    return numeral(value, 0, y, height, widest, f'fill="{INK}"')


def stars(count: int, reach: float, fill: str = "#f6d050") -> str:
    """In a row, the middle one higher."""
    wide = reach * 1.9
    parts = ""
    for number in range(count):
        aside = number - (count - 1) / 2
        parts += full(star_path(aside * wide, abs(aside) * reach * 0.5, reach), fill, 2.6)
    return parts


def waves(y: float, colour: str) -> str:
    path = f"M-30 {y}c5 -7 10 -7 15 0s10 7 15 0s10 -7 15 0s10 7 15 0"
    return line(path, 9) + line(path, 4.5, colour)


def dice_face(value: int, fill: str) -> str:
    box = f'<rect x="-25" y="-25" width="50" height="50" rx="10" fill="{fill}" {ink(4)}/>'
    return box + figure(value, 34)


# One function for each medal: the picture inside a circle of radius 34 around the origin.


def ship(picture: Picture) -> str:
    hull = full("M-30 12H30L22 30H-20Z", "#8a5a30")
    sails = full("M-2 -34C18 -26 22 -8 18 6H-2Z", "#f7ecd0") + full("M-7 -26L-24 6H-7Z", "#e3d3a6")
    return hull + line("M-4 -36V12", 4) + sails


def cup(picture: Picture) -> str:
    bowl = full(
        "M-20 -28H20C20 -6 12 8 4 10V20H12V28H-12V20H-4V10C-12 8 -20 -6 -20 -28Z", "#f6d050"
    )
    return line("M-20 -22H-31C-32 -6 -26 2 -15 2M20 -22H31C32 -6 26 2 15 2", 5) + bowl


def old_salt(picture: Picture) -> str:
    return group("scale(0.62)", borrowed(picture, anchor))


def grey_beard(picture: Picture) -> str:
    beard = full("M-24 -4C-26 22 -12 34 0 34C12 34 26 22 24 -4C14 6 -14 6 -24 -4Z", "#dfe5ea")
    face = f'<circle cx="0" cy="-10" r="21" fill="#e3b58a" {ink(3.4)}/>'
    hat = full("M-28 -18C-20 -40 20 -40 28 -18C12 -24 -12 -24 -28 -18Z", "#2b3d66")
    eyes = "".join(f'<circle cx="{x}" cy="-10" r="2.6" fill="{INK}"/>' for x in (-8, 8))
    return face + hat + eyes + beard + line("M-7 10C-3 14 3 14 7 10", 3)


def hat_trick(picture: Picture) -> str:
    return stars(3, 13)


def three_seas(picture: Picture) -> str:
    return waves(-16, "#4fa3c7") + waves(2, "#3f7fb0") + waves(20, "#2c5f8f")


def up_the_ranks(picture: Picture) -> str:
    parts = ""
    for number, colour in enumerate(("#f6d050", "#e0a53c", "#b9772a", "#7c4420")):
        y = -16 + number * 13
        parts += line(f"M-22 {y + 10}L0 {y - 6}L22 {y + 10}", 9) + line(
            f"M-22 {y + 10}L0 {y - 6}L22 {y + 10}", 5, colour
        )
    return parts


def zeros(picture: Picture) -> str:
    return figure(25, 36, -8) + line("M-20 20H20", 5) + line("M-12 28H12", 4)


def seven_days(picture: Picture) -> str:
    page = f'<rect x="-25" y="-24" width="50" height="52" rx="6" fill="#f7ecd0" {ink(3.6)}/>'
    top = full("M-25 -24H25V-10H-25Z", "#9e2b25")
    return page + top + line("M-12 -30V-20M12 -30V-20", 5) + figure(7, 28, 9)


def zero_held(picture: Picture) -> str:
    shield = full("M0 -34L28 -24V2C28 20 14 30 0 36C-14 30 -28 20 -28 2V-24Z", "#5b97a6")
    return shield + figure(0, 34, -1)


def charmer(picture: Picture) -> str:
    return heart(0, 0, 0.78)


def last_charm(picture: Picture) -> str:
    glass = full(
        "M-16 -30H16C16 -14 6 -8 3 0C6 8 16 14 16 30H-16C-16 14 -6 8 -3 0C-6 -8 -16 -14 -16 -30Z",
        "#d8f2fb",
    )
    return glass + line("M-20 -31H20M-20 31H20", 6) + heart(0, 18, 0.24) + heart(0, -19, 0.2)


def pirate_hunter(picture: Picture) -> str:
    blades = group("scale(0.6)", borrowed(picture, cutlass))
    return group("scale(-1 1)", blades) + blades


def bold_bid(picture: Picture) -> str:
    bubble = full("M-30 -28H30V12H6L-8 28V12H-30Z", "#f7ecd0")
    return bubble + figure(5, 28, -8)


def clean_sweep(picture: Picture) -> str:
    stick = line("M24 -32L-4 4", 8) + line("M24 -32L-4 4", 4, "#a9713d")
    broom = full("M-12 -4L6 10L-8 34L-32 16Z", "#e6bf62")
    return stick + broom + line("M-14 12L-24 22M-6 18L-14 28", 2.6)


def rich_hand(picture: Picture) -> str:
    money = coin(picture)
    return "".join(
        group(f"translate({x} {y}) scale(0.78)", money) for x, y in ((-15, 14), (15, 14), (0, -12))
    )


def white_flags(picture: Picture) -> str:
    return group("translate(0 0) scale(0.9)", white_flag(picture))


def yellow_seven(picture: Picture) -> str:
    return group("rotate(-8)", dice_face(7, "#f2c653"))


def whale_rider(picture: Picture) -> str:
    return group("translate(0 4) scale(0.31)", whale_body(picture))


def kraken_friend(picture: Picture) -> str:
    return group("translate(0 2) scale(0.42)", kraken_head(picture))


def shared_loot(picture: Picture) -> str:
    return group("translate(0 4) scale(0.36)", open_chest(picture))


def bet_won(picture: Picture) -> str:
    money = coin(picture)
    return group("translate(0 -8)", money) + figure(20, 22, 24)


def cannonball(picture: Picture) -> str:
    iron = ball(picture, -3, 5, 24, "iron", 3.6)
    spark = full(star_path(24, -25, 10), "#ffd35a", 2)
    return iron + line("M11 -14C14 -22 18 -22 22 -24", 4) + spark


def five_in_a_row(picture: Picture) -> str:
    parts = ""
    for number in range(5):
        x, y = -26 + 13 * number, 16 - 8 * number
        parts += f'<circle cx="{x}" cy="{y}" r="7.5" fill="#5fb56b" {ink(3)}/>'
    return parts


def true_word(picture: Picture) -> str:
    scroll = full("M-22 -28H24C18 -28 18 -18 22 -16V26H-24C-18 26 -18 18 -22 16Z", "#f7ecd0")
    return scroll + line("M-10 0L-2 10L14 -12", 10) + line("M-10 0L-2 10L14 -12", 5.5, "#5fb56b")


def from_last(picture: Picture) -> str:
    return full("M0 -34L28 -4H12V32H-12V-4H-28Z", "#5fb56b")


def by_a_hair(picture: Picture) -> str:
    quill = full("M28 -32C4 -30 -18 -10 -22 18C2 16 24 -6 28 -32Z", "#f7ecd0")
    return quill + line("M-30 30L14 -18", 3.4) + line("M-4 2L6 8M4 -8L14 -2", 2.2)


def landslide(picture: Picture) -> str:
    rock = full("M-32 28L-10 -26L4 -2L12 -12L32 28Z", "#8b949f")
    return rock + full("M-10 -26L-17 -8L-9 -4L-2 -12Z", "#ffffff", 2.6)


def all_the_way(picture: Picture) -> str:
    return group("translate(0 42) scale(0.98)", crown(picture))


def full_table(picture: Picture) -> str:
    board = f'<circle cx="0" cy="0" r="18" fill="#8a5a30" {ink(3.4)}/>'
    seats = ""
    for number in range(6):
        angle = math.tau * number / 6
        x, y = num(29 * math.cos(angle)), num(29 * math.sin(angle))
        seats += f'<circle cx="{x}" cy="{y}" r="6.5" fill="#c25a4f" {ink(2.6)}/>'
    return seats + board


def ghost(picture: Picture) -> str:
    body = full(
        "M-22 32V-8C-22 -24 -12 -34 0 -34C12 -34 22 -24 22 -8V32L11 22L0 32L-11 22Z", "#eef3f5"
    )
    eyes = (
        f'<circle cx="-8" cy="-10" r="4" fill="{INK}"/><circle cx="8" cy="-10" r="4" fill="{INK}"/>'
    )
    return body + eyes + f'<ellipse cx="0" cy="5" rx="4" ry="6" fill="{INK}"/>'


def against_the_wind(picture: Picture) -> str:
    path = "M-32 -12H8C20 -12 20 -28 8 -28C2 -28 0 -24 0 -20"
    path += "M-32 2H22C34 2 34 20 22 20C16 20 14 16 14 12M-32 16H-2C8 16 8 30 -2 30"
    return line(path, 9) + line(path, 4.5, "#cfe6ef")


def three_legends(picture: Picture) -> str:
    bone = skull(picture)
    return "".join(
        group(f"translate({x} {y}) scale(0.42)", bone) for x, y in ((-17, -12), (17, -12), (0, 15))
    )


MEDALS: dict[str, tuple[str, str, Draw]] = {
    "first_voyage": ("bronze", "sea", ship),
    "first_win": ("bronze", "sea", cup),
    "old_salt": ("silver", "sea", old_salt),
    "grey_beard": ("gold", "sea", grey_beard),
    "hat_trick": ("silver", "plum", hat_trick),
    "three_seas": ("silver", "sea", three_seas),
    "up_the_ranks": ("gold", "plum", up_the_ranks),
    "twenty_five_zeros": ("silver", "leaf", zeros),
    "seven_days": ("gold", "sea", seven_days),
    "zero_held": ("silver", "leaf", zero_held),
    "charmer": ("bronze", "blood", charmer),
    "last_charm": ("gold", "blood", last_charm),
    "pirate_hunter": ("silver", "blood", pirate_hunter),
    "bold_bid": ("silver", "leaf", bold_bid),
    "clean_sweep": ("gold", "leaf", clean_sweep),
    "rich_hand": ("silver", "leaf", rich_hand),
    "white_flags": ("bronze", "blood", white_flags),
    "yellow_seven": ("bronze", "blood", yellow_seven),
    "whale_rider": ("bronze", "night", whale_rider),
    "kraken_friend": ("silver", "night", kraken_friend),
    "shared_loot": ("bronze", "night", shared_loot),
    "bet_won": ("silver", "night", bet_won),
    "cannonball": ("silver", "night", cannonball),
    "five_in_a_row": ("silver", "leaf", five_in_a_row),
    "true_word": ("gold", "leaf", true_word),
    "from_last": ("gold", "plum", from_last),
    "by_a_hair": ("bronze", "plum", by_a_hair),
    "landslide": ("silver", "plum", landslide),
    "all_the_way": ("gold", "plum", all_the_way),
    "full_table": ("silver", "plum", full_table),
    "ghost": ("bronze", "night", ghost),
    "against_the_wind": ("gold", "plum", against_the_wind),
    "three_legends": ("gold", "plum", three_legends),
}


def ribbon(main: str, stripe: str) -> str:
    """Two ends that cross behind the disc."""
    return (
        f'<path d="M18 3H52L78 62H48Z" fill="{main}" {ink(3.4)}/>'
        f'<path d="M30 4.5H40L65 61H57Z" fill="{stripe}"/>'
        f'<path d="M102 3H68L42 62H72Z" fill="{main}" {ink(3.4)}/>'
        f'<path d="M90 4.5H80L55 61H63Z" fill="{stripe}"/>'
    )


def save_medal(name: str) -> None:
    metal, cloth, draw = MEDALS[name]
    picture = Picture(f"medals/{name}", 120, 152)
    rim = picture.linear("rim", (24, 46, 92, 148), *METALS[metal])
    dish = picture.linear("dish", (84, 140, 34, 58), *DISHES[metal])
    inside = draw(picture)
    picture.add(
        ribbon(*RIBBONS[cloth]),
        f'<circle cx="60" cy="98" r="51" fill="{rim}" {ink(4.5)}/>',
        f'<circle cx="60" cy="98" r="42.5" fill="{dish}" {ink(2)}/>',
        '<path d="M26 80C32 68 42 60 54 57.5" fill="none" stroke="#ffffff" stroke-width="3.6" '
        'stroke-linecap="round" opacity="0.7"/>',
        group("translate(60 98)", inside),
    )
    picture.save()


def save_medals() -> None:
    for name in MEDALS:
        save_medal(name)
