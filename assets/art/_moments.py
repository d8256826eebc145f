"""Great moments over the tray (it is 1000 × 760, its felt 417 × 284 around 500, 352), and
powder."""

from __future__ import annotations

import math

from _card_marks import rays
from _card_sea import (
    Points,
    bubbles,
    kraken_head,
    kraken_paints,
    mermaid_figure,
    spout,
    tentacle,
    whale_body,
)
from _figures import crossbones, crown, ink, skull
from _pen import INK, Picture, darker, num
from _table import Curve, twisted

CX, CY, RX, RY = 500, 352, 415, 282


def pool(picture: Picture, inner: str, outer: str) -> str:
    """The felt turned to water."""
    water = picture.radial(
        "water", (0, 0, 1), f"0 {inner}", f"0.6 {outer}", f"1 {darker(outer, 0.35)}",
        transform=f"translate({CX} {CY}) scale({RX} {RY})",
    )  # fmt: skip
    return f'<ellipse cx="{CX}" cy="{CY}" rx="{RX}" ry="{RY}" fill="{water}"/>'


def ripples(parts: tuple[tuple[float, float, float, float], ...], colour: str = "#ffffff") -> str:
    """Arcs of foam: share of the pool, first and last angle in turns, thickness."""
    found = ""
    for share, first, last, thick in parts:
        a, b = math.tau * first, math.tau * last
        rx, ry = RX * share, RY * share
        big = 1 if (last - first) % 1 > 0.5 else 0
        found += (
            f'<path d="M{num(CX + rx * math.cos(a))} {num(CY + ry * math.sin(a))}'
            f"A{num(rx)} {num(ry)} 0 {big} 1 {num(CX + rx * math.cos(b))} "
            f'{num(CY + ry * math.sin(b))}" fill="none" stroke="{colour}" '
            f'stroke-width="{thick}" stroke-linecap="round" opacity="0.5"/>'
        )
    return found


SWIRL = (
    (0.9, 0.02, 0.2, 7), (0.88, 0.3, 0.46, 6), (0.86, 0.55, 0.78, 7), (0.74, 0.1, 0.32, 6),
    (0.72, 0.42, 0.6, 7), (0.75, 0.7, 0.92, 6), (0.6, 0.0, 0.16, 6), (0.58, 0.25, 0.44, 5),
    (0.6, 0.52, 0.74, 6), (0.46, 0.08, 0.36, 5), (0.45, 0.5, 0.7, 5), (0.47, 0.78, 0.98, 5),
)  # fmt: skip


def bank(y: float, colour: str, humps: int) -> str:
    """Waves in front of something, from one side of the pool to the other."""
    reach = RX * math.sqrt(1 - ((y - CY) / RY) ** 2)
    left, step = CX - reach, 2 * reach / humps
    path = f"M{num(left)} {num(y)}"
    for i in range(humps):
        x = left + i * step
        path += f"Q{num(x + step / 2)} {num(y - step * 0.42)} {num(x + step)} {num(y)}"
    return f"""<path d="{path}A{RX} {RY} 0 0 1 {num(left)} {num(y)}Z" fill="{colour}"/><path
    d="{path}" fill="none" {ink(7)}/><path transform="translate(0 13)" d="{path}" fill="none"
    stroke="#ffffff" stroke-width="5" stroke-linecap="round" opacity="0.55"/>"""


# The left half of the arms: line, thickness, side of the suckers.
ARMS: tuple[tuple[Points, float, int], ...] = (
    (
        [
            (484, 290),
            (424, 170),
            (366, 84),
            (300, 48),
            (252, 78),
            (262, 122),
            (302, 124),
            (306, 98),
        ],
        66,
        -1,
    ),
    (
        [
            (460, 330),
            (360, 280),
            (262, 262),
            (160, 262),
            (104, 214),
            (124, 144),
            (196, 128),
            (236, 172),
            (212, 208),
            (180, 194),
        ],
        74,
        -1,
    ),
    (
        [
            (450, 420),
            (350, 452),
            (250, 420),
            (150, 376),
            (74, 392),
            (62, 462),
            (122, 506),
            (182, 478),
            (170, 436),
            (138, 440),
        ],
        74,
        1,
    ),
    (
        [
            (470, 440),
            (430, 540),
            (380, 610),
            (306, 650),
            (232, 628),
            (222, 566),
            (276, 538),
            (316, 568),
            (294, 596),
        ],
        74,
        -1,
    ),
)


def save_kraken() -> None:
    """The water is a picture of its own: what goes under is between the two."""
    water = Picture("table/kraken_pool", 1000, 760)
    water.add(pool(water, "#06202c", "#0f4656"), ripples(SWIRL, "#bfe6ea"))
    water.save()
    picture = Picture("table/kraken_moment", 1000, 760)
    _, belly, suckers = kraken_paints(picture)
    skin = picture.linear("arm", (0, 60, 0, 700), "0 #d4688e", "0.5 #a34478", "1 #6b2a60")
    for line, base, side in ARMS:
        drawn = tentacle(line, base, 16, (skin, belly, suckers), side, 7)
        picture.add(drawn, picture.group("translate(1000 0) scale(-1 1)", drawn))
    picture.add(
        picture.group(f"translate({CX} {CY - 20}) scale(2)", kraken_head(picture)),
        f"""<path d="M330 470Q345 440 370 458Q390 430 420 450Q450 424 476 448Q500 426 524 448Q550
        424 580 450Q610 430 630 458Q655 440 670 470C660 520 580 540 500 540C420 540 340 520 330
        470Z" fill="#14566a" {ink(7)}/><path d="M352 478Q380 458 404 472Q430 452 458 470Q480 452 500
        468Q520 452 542 470Q570 452 596 472Q620 458 648 478" fill="none" stroke="#bfe6ea"
        stroke-width="5" stroke-linecap="round" opacity="0.7"/>""",
    )
    picture.save()


def save_whale() -> None:
    picture = Picture("table/whale_moment", 1000, 760)
    picture.add(
        pool(picture, "#8fd0ea", "#2f6fa6"),
        ripples(SWIRL[:8]),
        rays(CX, CY, 276, 20, "#ffffff", 0.12),
        spout(430, 190, 2.6),
        picture.group("translate(480 356) scale(2.7)", whale_body(picture)),
        bank(482, "#3f8fc0", 9),
        bank(542, "#2a6ea6", 7),
    )
    drops = ((250, 260, 14), (220, 330, 10), (720, 250, 14), (770, 350, 11), (330, 160, 10))
    for x, y, r in drops:
        high, low, wide = num(y - r * 1.6), num(y + r * 1.2), num(r * 0.6)
        picture.add(
            f'<path d="M{x} {high}c{wide} {r} {r} {num(r * 1.6)} {r} {num(r * 2)}'
            f"C{x + r} {low} {x - r} {low} {x - r} {num(y + r * 0.4)}"
            f'c0 {num(-r * 0.4)} {num(r * 0.4)} {-r} {r} {num(-r * 2)}Z" fill="#d8f2fb" {ink(4)}/>'
        )
    picture.save()


def heart(x: float, y: float, size: float, turn: float = 0) -> str:
    return f"""<g transform="translate({x} {y}) rotate({turn}) scale({size})"><path d="M0 34C-30 14
    -40 -2 -36 -18C-32 -34 -10 -36 0 -18C10 -36 32 -34 36 -18C40 -2 30 14 0 34Z" fill="#e8485a"
    {ink(6)}/><path d="M-24 -16C-22 -22 -18 -24 -13 -23" fill="none" stroke="#ffffff"
    stroke-width="5" stroke-linecap="round" opacity="0.85"/></g>"""


def save_mermaid() -> None:
    """She sings; the king has hearts for eyes and lets his crown slip."""
    picture = Picture("table/mermaid_moment", 1000, 760)
    king = (
        f'<g transform="translate(0 20)">{crossbones(3)}</g>{skull(picture, 3.2)}'
        f'<g transform="rotate(14) translate(6 -1)">{crown(picture, 3.2)}</g>'
    )
    eyes = heart(-13.5, -2, 0.34) + heart(13.5, -2, 0.34)
    picture.add(
        pool(picture, "#7fe0d0", "#1f8f8a"), ripples(SWIRL[:8]),
        rays(CX, CY, 276, 22, "#fff6df", 0.14),
        picture.group("translate(668 372) rotate(6) scale(3)", king, eyes),
        picture.group("translate(150 34) scale(1.78)", mermaid_figure(picture)),
        bank(520, "#2a9c98", 9),
        bank(572, "#1f7f80", 7),
        heart(560, 190, 1.1, 8), heart(630, 120, 0.8, -10), heart(520, 300, 0.7, -12),
        heart(820, 240, 0.8, 12),
        bubbles(((200, 200, 16), (240, 140, 10), (840, 420, 14), (800, 320, 9), (180, 400, 12))),
    )  # fmt: skip
    picture.save()


# --- rope and powder --------------------------------------------------------------------------


def bight(t: float) -> tuple[float, float]:
    """A rope that comes from the left, goes round and leaves to the left again."""
    if t < 0.38:
        part = t / 0.38
        return -16 + 136 * part, 82 - 20 * part**1.6
    if t > 0.62:
        x, y = bight(1 - t)
        return x, 200 - y
    turn = math.pi * (t - 0.38) / 0.24 - math.pi / 2
    return 120 + 38 * math.cos(turn), 100 + 38 * math.sin(turn)


def other_bight(t: float) -> tuple[float, float]:
    x, y = bight(t)
    return 200 - x, y


def rope(curve: Curve, first: float, last: float, count: int) -> str:
    def part(t: float) -> tuple[float, float]:
        return curve(first + (last - first) * t)

    line = "M" + "L".join(f"{num(part(i / 40)[0])} {num(part(i / 40)[1])}" for i in range(41))
    dark = (
        f'<path d="{line}" fill="none" stroke="{INK}" stroke-width="29" stroke-linejoin="round"/>'
    )
    return dark + twisted(part, count, 27, 0.42 / count)


def save_rope_tie() -> None:
    """Two bights through each other; their ropes leave at both sides, at y = 82 and 118."""
    picture = Picture("table/rope_tie", 200, 200)
    picture.add(
        rope(other_bight, 0, 1, 30), rope(bight, 0, 1, 30), rope(other_bight, 0.4, 0.6, 7),
    )  # fmt: skip
    picture.save()


def ball(picture: Picture, x: float, y: float, r: float, name: str, edge: float) -> str:
    iron = picture.radial(
        name, (x - r * 0.35, y - r * 0.4, r * 1.5), "0 #8c93a0", "0.4 #4a4f5b", "1 #1c1e25"
    )
    return f"""<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{iron}" {ink(edge)}/><path
    d="M{num(x - r * 0.62)} {num(y - r * 0.3)}C{num(x - r * 0.5)} {num(y - r * 0.55)}
    {num(x - r * 0.3)} {num(y - r * 0.66)} {num(x - r * 0.05)} {num(y - r * 0.7)}" fill="none"
    stroke="#ffffff" stroke-width="{num(r * 0.12)}" stroke-linecap="round" opacity="0.75"/>"""


def save_cannonball() -> None:
    picture = Picture("table/cannonball", 200, 200)
    picture.add(
        '<ellipse cx="104" cy="178" rx="74" ry="16" fill="#0a0502" opacity="0.4"/>',
        ball(picture, 100, 98, 80, "iron", 8),
        '<path d="M54 140C66 160 92 172 122 166" fill="none" stroke="#9aa2b0" stroke-width="5" '
        'stroke-linecap="round" opacity="0.5"/>'
        '<circle cx="126" cy="120" r="6" fill="#15171c" opacity="0.6"/>'
        '<circle cx="142" cy="92" r="4" fill="#15171c" opacity="0.6"/>',
    )
    picture.save()


def save_grapeshot() -> None:
    picture = Picture("table/grapeshot", 200, 200)
    picture.add('<ellipse cx="102" cy="182" rx="78" ry="13" fill="#0a0502" opacity="0.4"/>')
    places = (
        (100, 52), (72, 74), (128, 74), (48, 104), (100, 100), (152, 104), (70, 136), (130, 136),
        (40, 154), (100, 160), (160, 154),
    )  # fmt: skip
    for i, (x, y) in enumerate(places):
        picture.add(ball(picture, x, y, 25, f"iron{i}", 6))
    picture.add(
        f"""<path d="M84 34C74 22 76 12 84 10C92 10 96 16 100 18C104 16 108 10 116 10C124 12 126 22
        116 34Z" fill="#c99a5a" {ink(6)}/><path d="M78 34L122 34" fill="none" {ink(17)}/><path
        d="M78 34L122 34" fill="none" stroke="#f0d096" stroke-width="8" stroke-linecap="round"/>
        <path d="M84 40C60 60 30 100 18 160M116 40C140 60 170 100 182 160M94 42C84 80 74 120 70
        174M106 42C116 80 126 120 130 174M46 84C80 100 120 100 154 84M26 128C76 146 124 146 174 128"
        fill="none" stroke="#5a3a1c" stroke-width="7" stroke-linecap="round"/><path d="M84 40C60 60
        30 100 18 160M116 40C140 60 170 100 182 160M94 42C84 80 74 120 70 174M106 42C116 80 126 120
        130 174M46 84C80 100 120 100 154 84M26 128C76 146 124 146 174 128" fill="none"
        stroke="#d9ae6c" stroke-width="3.6" stroke-linecap="round"/>"""
    )
    picture.save()


def save_cannon() -> None:
    """On its carriage, the muzzle at 190, 62."""
    picture = Picture("table/cannon", 200, 200)
    iron = picture.linear("iron", (0, 46, 0, 126), "0 #8c93a0", "0.35 #565c69", "1 #22252d")
    wood = picture.linear("wood", (0, 110, 0, 170), "0 #b5713a", "1 #6b3a18")
    wheel = "".join(
        f"""<circle cx="{x}" cy="160" r="27" fill="{wood}" {ink(7)}/><circle cx="{x}" cy="160"
        r="19" fill="none" stroke="#4a260e" stroke-width="3" opacity="0.7"/><circle cx="{x}"
        cy="160" r="8" fill="#f2c653" {ink(4)}/>"""
        for x in (56, 134)
    )
    picture.add(
        '<ellipse cx="98" cy="186" rx="92" ry="11" fill="#0a0502" opacity="0.4"/>',
        f"""<path d="M14 158L14 132L38 132L38 114L66 114L66 104L150 104L164 158Z" fill="{wood}"
        {ink(7)}/><path d="M44 136L154 136" fill="none" stroke="#4a260e" stroke-width="4"
        opacity="0.6"/>""",
        wheel,
        f"""<g transform="rotate(-11 96 92)"><circle cx="12" cy="92" r="11" fill="{iron}" {ink(6)}/>
        <path d="M24 62C60 58 120 66 172 70L172 114C120 118 60 126 24 122C16 110 16 74 24 62Z"
        fill="{iron}" {ink(7)}/> <path d="M166 62L188 60C193 74 193 110 188 124L166 122Z"
        fill="{iron}" {ink(7)}/> <path d="M44 61C39 78 39 106 44 123M62 61C57 78 57 106 62 123M120
        65C116 80 116 104 120 119" fill="none" stroke="#f2c653" stroke-width="6"
        stroke-linecap="round"/> <path d="M70 74C100 74 130 78 158 80" fill="none" stroke="#ffffff"
        stroke-width="5" stroke-linecap="round" opacity="0.5"/> <path d="M34 60C32 46 40 40 48 32"
        fill="none" {ink(8)}/><path d="M34 60C32 46 40 40 48 32" fill="none" stroke="#e9d2a0"
        stroke-width="3.4" stroke-linecap="round"/><path d="M52 12L56 24L67 22L59 31L65 42L53 36L44
        44L46 32L36 26L48 24Z" fill="#ffc93c" {ink(4)}/></g>""",
        f'<circle cx="96" cy="104" r="11" fill="#3a3d47" {ink(5)}/>',
    )
    picture.save()


def save_moments() -> None:
    save_kraken()
    save_whale()
    save_mermaid()
    save_rope_tie()
    save_cannon()
    save_cannonball()
    save_grapeshot()
