"""The title scene: a galleon under the moon, seen from a quay at night.

Made to cover any window: what matters lies within x 240-1680 (4:3) and below y 257 (21:9, kept
at the bottom). The left third is calm, for the name of the game and the menu.
"""

from __future__ import annotations

import math
import random

from _figures import crossbones, ink, skull
from _pen import INK, Picture, num, spline

MOON = (1436, 388, 134)
HORIZON = 640
NIGHT = "#0a1220"


def sky(picture: Picture, chance: random.Random) -> None:
    air = picture.linear(
        "air", (0, 0, 0, HORIZON), "0 #0a1226", "0.45 #142845", "0.8 #27496a", "1 #4a6f80"
    )
    halo = picture.radial(
        "halo",
        (MOON[0], MOON[1], 620),
        "0 #ffe9b0 0.6",
        "0.22 #f3d894 0.36",
        "0.55 #9fb3a4 0.12",
        "1 #9fb3a4 0",
    )
    picture.add(f'<rect width="1920" height="{HORIZON + 4}" fill="{air}"/>')
    for _ in range(150):
        x, y = chance.uniform(0, 1920), chance.uniform(0, 560)
        if math.hypot(x - MOON[0], y - MOON[1]) < 250:
            continue
        r = chance.choice((0.9, 1.2, 1.5, 2))
        picture.add(
            f'<circle cx="{num(x)}" cy="{num(y)}" r="{r}" fill="#fdf6df" '
            f'opacity="{num(chance.uniform(0.3, 0.95) * (1 - y / 800))}"/>'
        )
    for x, y, r in ((212, 168, 11), (598, 92, 9), (880, 246, 8), (1750, 150, 10), (420, 330, 7)):
        k = r * 0.16
        picture.add(
            f'<path d="M{x} {y - r}L{num(x + k)} {num(y - k)}L{x + r} {y}L{num(x + k)} {num(y + k)}'
            f'L{x} {y + r}L{num(x - k)} {num(y + k)}L{x - r} {y}L{num(x - k)} {num(y - k)}Z" '
            'fill="#fff6d8" opacity="0.9"/>'
        )
    picture.add(f'<circle cx="{MOON[0]}" cy="{MOON[1]}" r="620" fill="{halo}"/>')
    face = picture.radial(
        "moon", (MOON[0] - 40, MOON[1] - 40, 200), "0 #fffbe6", "0.6 #fbedc0", "1 #e8cf8e"
    )
    picture.add(f'<circle cx="{MOON[0]}" cy="{MOON[1]}" r="{MOON[2]}" fill="{face}"/>')
    for dx, dy, r in (
        (-52, -58, 22),
        (48, -72, 14),
        (66, 8, 26),
        (-78, 18, 13),
        (-20, 70, 17),
        (8, -20, 9),
    ):
        picture.add(
            f'<ellipse cx="{MOON[0] + dx}" cy="{MOON[1] + dy}" rx="{r}" ry="{num(r * 0.9)}" '
            'fill="#d9bd7c" opacity="0.5"/>'
            f'<path d="M{MOON[0] + dx - r} {MOON[1] + dy}A{r} {num(r * 0.9)} 0 0 1 '
            f"{MOON[0] + dx + r} "
            f'{MOON[1] + dy}" fill="none" stroke="#b9985a" stroke-width="2.5" opacity="0.4"/>'
        )


def cloud(picture: Picture, box: tuple[float, float, float], seed: int, tone: int) -> None:
    """A bank with a flat base; its moonlit upper edge is a second shape behind it."""
    x, y, width = box
    chance = random.Random(seed)
    base, rim = (("#2c4763", "#8fa2a0"), ("#22394f", "#63788a"), ("#1a2c44", "#3d5670"))[tone]
    shares = [0.0, 0.13, 0.31, 0.56, 0.76, 0.9, 1.0]
    crest = f"M{num(x)} {num(y)}"
    before = (x, y)
    for share in shares[1:]:
        high = width * 0.2 * math.sin(math.pi * share) * chance.uniform(0.8, 1.05)
        after = (x + width * share, y - high if share < 1 else y)
        reach = math.hypot(after[0] - before[0], after[1] - before[1]) * 0.56
        crest += f"A{num(reach)} {num(reach)} 0 0 1 {num(after[0])} {num(after[1])}"
        before = after
    ends = num(x + width * 0.9), num(x + width * 0.1)
    floor = f"C{ends[0]} {num(y + 12)} {ends[1]} {num(y + 12)} {num(x)} {num(y)}Z"
    picture.add(
        f'<path transform="translate(0 -4)" d="{crest}{floor}" fill="{rim}" opacity="0.8"/>',
        f'<path d="{crest}{floor}" fill="{base}"/>',
    )


def sea_band(
    picture: Picture,
    name: str,
    y: float,
    colours: tuple[str, str, str],
    shape: tuple[float, float, float],
) -> None:
    """Scalloped crests with a light edge, down to the bottom."""
    length, height, shift = shape
    top, bottom, foam = colours
    paint = picture.linear(name, (0, y - height, 0, y + 190), f"0 {top}", f"1 {bottom}")
    x = -20.0 - shift
    path = f"M{num(x)} {num(y)}"
    i = 0
    while x < 1960:
        rise = height * (1 + 0.22 * math.sin(i * 2.3 + y))
        path += (
            f"C{num(x + length * 0.3)} {num(y + rise * 0.25)} {num(x + length * 0.42)} "
            f"{num(y - rise)} "
            f"{num(x + length * 0.62)} {num(y - rise)}C{num(x + length * 0.76)} {num(y - rise)} "
            f"{num(x + length * 0.86)} {num(y - rise * 0.3)} {num(x + length)} {num(y)}"
        )
        x += length
        i += 1
    picture.add(
        f'<path d="{path}L{num(x)} 1100L-40 1100Z" fill="{paint}"/>',
        f'<path d="{path}" fill="none" stroke="#0a2230" stroke-width="{num(2 + height * 0.22)}"/>',
        f'<path transform="translate(0 {num(2 + height * 0.3)})" d="{path}" fill="none" '
        f'stroke="{foam}" stroke-width="{num(1.4 + height * 0.07)}" opacity="0.55"/>',
    )
    chance = random.Random(round(y))
    ripples = ""
    for _ in range(26):
        rx, ry, rl = chance.uniform(0, 1900), y + chance.uniform(1.4, 3.4) * height, length * 0.16
        ripples += f"M{num(rx)} {num(ry)}q{num(rl / 2)} {num(-height * 0.42)} {num(rl)} 0"
    picture.add(
        f'<path d="{ripples}" fill="none" stroke="{foam}" '
        f'stroke-width="{num(1.2 + height * 0.07)}" '
        'stroke-linecap="round" opacity="0.35"/>'
    )


def glitter(picture: Picture, chance: random.Random, rows: tuple[int, int], wide: float) -> None:
    """The moon's road: dashes that widen towards the viewer."""
    y = float(rows[0])
    while y < rows[1]:
        depth = (y - HORIZON) / 300
        for _ in range(4):
            length = chance.uniform(14, 54) * (0.6 + depth)
            x = MOON[0] + chance.gauss(0, wide * (0.55 + depth * 0.5))
            picture.add(
                f'<rect x="{num(x - length)}" y="{num(y)}" width="{num(length * 2)}" '
                f'height="{num(2 + depth * 3.5)}" rx="{num(1 + depth * 1.7)}" fill="#ffeab8" '
                f'opacity="{num(chance.uniform(0.2, 0.62))}"/>'
            )
        y += 8 + depth * 8


# --- the ship, waterline y = 0, bow to the right ------------------------------------------------


def sail(
    picture: Picture, box: tuple[float, float, float, float, float], belly: float, more: str = ""
) -> str:
    x, top, bottom, wide_top, wide = box
    h = bottom - top
    cloth = picture.linear("sail", (-260, 0, 260, 0), "0 #f6ebcb", "0.5 #e6d6ad", "1 #cdb98d")

    def edge(part: float) -> str:
        xt, xb = x + wide_top * part, x + wide * part
        return (
            f"C{num(xt + belly)} {num(top + h * 0.3)} {num(xb + belly)} {num(bottom - h * 0.28)} "
            f"{num(xb)} {num(bottom)}"
        )

    def edge_up(part: float) -> str:
        xt, xb = x + wide_top * part, x + wide * part
        return (
            f"C{num(xb + belly)} {num(bottom - h * 0.28)} {num(xt + belly)} {num(top + h * 0.3)} "
            f"{num(xt)} {num(top)}"
        )

    def foot(start: float, end: float) -> str:
        middle = x + wide * (start + end) / 2 + belly * 0.5
        return f"Q{num(middle)} {num(bottom - h * 0.17)} {num(x + wide * end)} {num(bottom)}"

    head = f"M{num(x - wide_top)} {num(top)}L{num(x + wide_top)} {num(top)}"
    outline = f"{head}{edge(1)}{foot(1, -1)}{edge_up(-1)}Z"
    dark = (
        f"M{num(x + wide_top * 0.35)} {num(top)}L{num(x + wide_top)} {num(top)}{edge(1)}"
        f"Q{num(x + wide * 0.8 + belly * 0.3)} {num(bottom - h * 0.06)} "
        f"{num(x + wide * 0.45 + belly * 0.3)} "
        f"{num(bottom - h * 0.075)}C{num(x + wide * 0.45 + belly)} {num(bottom - h * 0.3)} "
        f"{num(x + wide_top * 0.35 + belly)} "
        f"{num(top + h * 0.3)} {num(x + wide_top * 0.35)} {num(top)}Z"
    )
    seams = "".join(f"M{num(x + wide_top * p)} {num(top)}{edge(p)}" for p in (-0.5, 0.0, 0.5))
    spar = wide_top * 1.12
    return (
        f'<path d="{outline}" fill="{cloth}"/><path d="{dark}" fill="#5a5a6e" opacity="0.28"/>'
        f'<path d="{seams}" fill="none" stroke="#8d7a54" stroke-width="1.4" opacity="0.5"/>{more}'
        f'<path d="{outline}" fill="none" {ink(4.5)}/>'
        f'<path d="M{num(x - spar)} {num(top)}L{num(x + spar)} {num(top)}" fill="none" {ink(11)}/>'
        f'<path d="M{num(x - spar)} {num(top - 0.8)}L{num(x + spar)} {num(top - 0.8)}" fill="none" '
        'stroke="#8a5730" stroke-width="4.5" stroke-linecap="round"/>'
    )


def mast(x: float, top: float, thick: float) -> str:
    return (
        f'<path d="M{num(x - thick)} -60L{num(x - thick * 0.55)} {top}L{num(x + thick * 0.55)} '
        f"{top}"
        f'L{num(x + thick)} -60Z" fill="#7a4b28" {ink(4)}/>'
        f'<path d="M{num(x - thick * 0.3)} -80L{num(x - thick * 0.1)} {top + 8}" stroke="#b57c4a" '
        'stroke-width="2" fill="none"/>'
    )


def pennant(x: float, y: float, length: float, colour: str) -> str:
    """A streamer, drawn 100 long and stretched."""
    return f"""<g transform="translate({x} {y})"><path transform="scale({num(length / 100)} 1)"
    d="M0 0C25 -10 40 10 65 2C80 -3 90 2 100 8C80 10 55 20 35 18C20 16 10 14 0 18Z" fill="{colour}"
    {ink(3.8)}/></g>"""


def shrouds(x: float, top: float, left: float, right: float, deck: float) -> str:
    """Ropes from the masthead to both rails, with rungs."""
    path = ""
    for i in range(4):
        foot = left + (right - left) * i / 3
        path += f"M{x} {top}L{num(foot)} {deck}"
    for i in range(1, 9):
        t = 0.25 + 0.75 * i / 9
        a, b = x + (left - x) * t, x + (right - x) * t
        y = top + (deck - top) * t
        path += f"M{num(a)} {num(y)}L{num(b)} {num(y)}"
    return f'<path d="{path}" fill="none" stroke="#1d1410" stroke-width="1.8" opacity="0.85"/>'


def lantern(picture: Picture, x: float, y: float, size: float = 1.0) -> str:
    glow = picture.radial("lamp", (0, 0, 60), "0 #ffd983 0.9", "0.3 #ffb84a 0.42", "1 #ff9a2a 0")
    return f"""<g transform="translate({x} {y}) scale({size})"><circle r="60" fill="{glow}"/> <path
    d="M-9 -11L9 -11L7 12L-7 12Z" fill="#ffe49a" {ink(3.5)}/> <path d="M-11 -11C-8 -19 8 -19 11
    -11Z" fill="#b98a34" {ink(3)}/> <path d="M-8 12L8 12L6 17L-6 17Z" fill="#b98a34"
    {ink(3)}/></g>"""


HULL = """M-306 -178C-304 -120 -292 -46 -262 34L206 34C240 -14 262 -72 276 -142L236 -132L128
-112L126 -86 C60 -78 -40 -78 -106 -88L-108 -116L-190 -126L-192 -158Z"""


def hull(picture: Picture) -> str:
    wood = picture.linear("hull", (0, -178, 0, 34), "0 #8a5530", "0.45 #633a1f", "1 #2b180d")
    window = picture.linear("window", (0, -150, 0, -98), "0 #fff0b4", "1 #ffb54a")
    planks = """M-300 -120C-180 -84 -60 -66 40 -66C130 -66 210 -82 272 -122 M-292 -84C-180 -50 -60
    -36 40 -36C120 -36 200 -48 258 -82M-282 -48C-180 -18 -60 -8 40 -8 C110 -8 180 -16 240 -42"""
    ports = "".join(
        f'<g transform="translate({x} {num(y)})"><rect x="-11" y="-10" width="22" height="20" '
        f'rx="3" '
        f'fill="#ffc660" {ink(4)}/><path d="M-12 -10L12 -10L10 -19L-10 -19Z" fill="#8f2b25" '
        f"{ink(3.5)}/>"
        '<circle cx="3" cy="2" r="5.5" fill="#1c1210"/></g>'
        for x, y in (
            (-168, -40),
            (-108, -30),
            (-48, -24),
            (12, -22),
            (72, -23),
            (132, -28),
            (188, -38),
        )
    )
    panes = "".join(
        f'<path d="M{x} {y}L{x + 22} {y + 5}L{x + 24} {y + 38}L{x + 4} {y + 33}Z" fill="{window}" '
        f'{ink(4)}/><path d="M{x + 11} {y + 3}L{x + 14} {y + 35}M{x + 2} {y + 17}L{x + 23} '
        f'{y + 22}" '
        f'stroke="{INK}" stroke-width="2.2" fill="none"/>'
        for x, y in ((-286, -150), (-256, -143), (-226, -136))
    )
    rails = ""
    for x0, y0, x1, y1 in (
        (-306, -178, -192, -158), (-190, -126, -108, -116), (-106, -88, 126, -86),
        (128, -112, 270, -140),
    ):  # fmt: skip
        steps = max(3, int((x1 - x0) / 17))
        for i in range(steps + 1):
            x = x0 + (x1 - x0) * i / steps
            y = y0 + (y1 - y0) * i / steps + (7 * math.sin(math.pi * i / steps) if y0 == -88 else 0)
            rails += f"M{num(x)} {num(y)}L{num(x)} {num(y - 15)}"
    tops = """M-312 -194L-188 -173M-192 -141L-104 -130M-108 -103C-40 -94 60 -94 130 -102 M124
    -127L286 -160"""
    return f"""<path d="{rails}" fill="none" {ink(4)}/> <path d="{tops}" fill="none" {ink(9)}/><path
    d="{tops}" fill="none" stroke="#d1a648" stroke-width="3.5" stroke-linecap="round"/> <path
    d="{HULL}" fill="{wood}"/> <path d="{planks}" fill="none" stroke="#24130a" stroke-width="3"
    opacity="0.65"/> <path d="M-303 -146C-180 -106 -60 -84 40 -84C130 -84 212 -98 274 -132"
    fill="none" {ink(12)}/> <path d="M-303 -146C-180 -106 -60 -84 40 -84C130 -84 212 -98 274 -132"
    fill="none" stroke="#d9ab4c" stroke-width="6"/> <path d="M-276 -22C-180 6 -60 14 40 14C110 14
    180 8 226 -12" fill="none" stroke="#9e2b25" stroke-width="7"/> <path d="{HULL}" fill="none"
    {ink(6)}/>{ports} <path d="M-296 -160L-198 -137L-196 -97L-290 -119Z" fill="#3a2010"
    {ink(5)}/>{panes} <path d="M268 -140C284 -150 300 -146 306 -134C298 -136 292 -132 290 -124C282
    -116 272 -112 262 -112Z" fill="#e0b450" {ink(4)}/><circle cx="297" cy="-139" r="2.4"
    fill="{INK}"/>"""


def ship(picture: Picture) -> str:
    flag = picture.linear("roger", (0, -580, 0, -510), "0 #39323c", "1 #17131a")
    roger = f"""<path d="M-10 -578C10 -590 28 -572 48 -578C62 -582 72 -578 82 -574L78 -528 C66 -534
    54 -534 42 -530C24 -524 8 -538 -10 -530Z" fill="{flag}" {ink(4)}/> <g transform="translate(34
    -556) scale(0.42)"><g transform="translate(0 14)">{crossbones(2)}</g>
    {skull(picture, 3, name="flag_bone")}</g>"""
    emblem = """<g transform="translate(14 -212) scale(0.92)" opacity="0.92"> <path d="M0 -36C-20
    -36 -32.5 -23 -32.5 -5C-32.5 4 -30 9.5 -25.5 13.5C-22.5 16 -20.5 17.5 -19.500 21L-18 28.5C-16.5
    34.5 -10 37 0 37C10 37 16.5 34.5 18 28.5L19.5 21C20.5 17.500 22.5 16 25.5 13.5C30 9.5 32.5 4
    32.5 -5C32.5 -23 20 -36 0 -36ZM-23 -3C-23 -8.500 -20 -12 -14.5 -12 C-9 -12 -4.5 -8 -4.5 -1C-4.5
    5 -8 9 -13.5 9C-19 9 -23 4.5 -23 -3ZM23 -3C23 -8.5 20 -12 14.5 -12 C9 -12 4.5 -8 4.5 -1C4.5 5 8
    9 13.5 9C19 9 23 4.5 23 -3ZM0 9L4 18L-4 18ZM-11 23L-8 23L-8 32 L-11 31ZM-4 24L-1 24L-1 33L-4
    33ZM3 24L6 24L6 33L3 33ZM10 23L13 23L12 31L10 31Z" fill="#8f2b25" fill-rule="evenodd"/></g>"""
    jib = picture.linear("jib", (150, 0, 400, 0), "0 #efe2be", "1 #cfbd93")
    stays = """M-10 -500L140 -430M-165 -400L-10 -330M140 -430L404 -226M-165 -400L-300 -196 M-10
    -500L-150 -300M140 -300L10 -100"""
    return f"""<path d="{stays}" fill="none" stroke="#1d1410" stroke-width="2.2" opacity="0.85"/>
    <path d="M238 -138L404 -230L408 -222L252 -122Z" fill="#7a4b28" {ink(5)}/> <path d="M150 -404C210
    -330 270 -270 384 -222C300 -214 232 -196 176 -150C178 -230 172 -320 150 -404Z" fill="{jib}"
    {ink(4.5)}/><path d="M164 -330C196 -280 240 -246 296 -222M172 -250C190 -226 214 -206 238 -192"
    fill="none" stroke="#8d7a54" stroke-width="1.5" opacity="0.6"/>
    {mast(-165, -412, 6)}{mast(-10, -540, 8)}{mast(140, -446, 7)} <path d="M-10 -540L-10 -590"
    {ink(7)} fill="none"/> {shrouds(-165, -330, -215, -120, -128)}{shrouds(-10, -400, -70, 50, -92)}
    {shrouds(140, -350, 100, 196, -118)}
    {sail(picture, (-165, -396, -322, 40, 50), 16)}{sail(picture, (-165, -306, -196, 56, 64), 22)}
    {sail(picture, (140, -432, -356, 42, 54), 18)}{sail(picture, (140, -340, -242, 60, 72), 26)}
    {sail(picture, (140, -226, -134, 76, 74), 28)}
    {sail(picture, (-10, -508, -422, 46, 62), 20)}{sail(picture, (-10, -404, -288, 68, 86), 30)}
    {sail(picture, (-10, -270, -122, 92, 88), 34, emblem)} <path d="M-30 -412L10 -412L6 -394L-26
    -394Z" fill="#6b4022" {ink(4.5)}/>
    {pennant(-165, -432, 64, "#9e2b25")}{pennant(140, -466, 70, "#9e2b25")} <path d="M-165 -412L-165
    -434M140 -446L140 -468" fill="none" {ink(5)}/>{roger} {hull(picture)}<path d="M-306 -178L-318
    -216" fill="none" {ink(5)}/>
    {lantern(picture, -320, -220, 0.9)}{lantern(picture, 240, -176, 0.6)}"""


def quay(picture: Picture) -> None:
    """The place we stand on: boards, posts, a rope and a lamp."""
    board = picture.linear("board", (0, 896, 0, 1080), "0 #6b4526", "0.3 #50311a", "1 #22130a")
    front = picture.linear("beam", (0, 880, 0, 912), "0 #8d5d35", "1 #4c2d16")
    picture.add(
        f'<rect x="-10" y="900" width="1940" height="190" fill="{board}"/>',
        f'<path d="M-10 888L1930 888L1930 914L-10 914Z" fill="{front}" {ink(5)}/>',
    )
    lines = ""
    for i in range(-3, 20):
        x = i * 118 + 30
        lines += f"M{x} 914L{num(960 + (x - 960) * 1.42)} 1084"
    picture.add(
        f'<path d="{lines}" fill="none" stroke="#180c05" stroke-width="5" opacity="0.75"/>',
        '<path d="M0 893L1920 893" fill="none" stroke="#d9a56c" stroke-width="2.5" '
        'opacity="0.45"/>',
    )
    light = picture.radial(
        "pool",
        (0, 0, 1),
        "0 #ffc766 0.55",
        "0.5 #ffae42 0.22",
        "1 #ffae42 0",
        transform="translate(1600 940) scale(470 130)",
    )
    picture.add(f'<ellipse cx="1600" cy="940" rx="470" ry="130" fill="{light}"/>')
    rope = spline([(1010, 848), (1110, 884), (1200, 892), (1300, 880), (1398, 846)])
    rope2 = spline([(1398, 846), (1480, 880), (1540, 886), (1600, 872), (1650, 850)])
    for line in (rope, rope2):
        picture.add(
            f'<path d="{line}" fill="none" {ink(15)}/>'
            f'<path d="{line}" fill="none" stroke="#c99a5a" stroke-width="9"/>'
            f'<path d="{line}" fill="none" stroke="#6d461c" stroke-width="9" '
            'stroke-dasharray="2.5 8"/>'
        )
    for x in (1010, 1398):
        picture.add(_post(picture, x))
    picture.add(_lamp_post(picture, 1650))


def _post(picture: Picture, x: float) -> str:
    wood = picture.linear(
        f"post{x}", (x - 24, 0, x + 24, 0), "0 #8a5a34", "0.5 #6b4224", "1 #3a2110"
    )
    return f"""<ellipse cx="{x + 6}" cy="928" rx="44" ry="12" fill="#0a0502" opacity="0.5"/> <path
    d="M{x - 23} 822L{x - 26} 926C{x - 12} 932 {x + 12} 932 {x + 26} 926L{x + 23} 822Z"
    fill="{wood}" {ink(5.5)}/> <ellipse cx="{x}" cy="822" rx="23" ry="8.5" fill="#a8733f" {ink(5)}/>
    <ellipse cx="{x}" cy="822" rx="11" ry="4" fill="none" stroke="#5c3718" stroke-width="2"/> <path
    d="M{x - 25} 846C{x - 10} 854 {x + 10} 854 {x + 25} 846M{x - 25} 860C{x - 10} 868 {x + 10} 868
    {x + 25} 860" fill="none" {ink(13)}/><path d="M{x - 25} 846C{x - 10} 854 {x + 10} 854 {x + 25}
    846 M{x - 25} 860C{x - 10} 868 {x + 10} 868 {x + 25} 860" fill="none" stroke="#c99a5a"
    stroke-width="8" stroke-dasharray="6 2.5"/>"""


def _lamp_post(picture: Picture, x: float) -> str:
    wood = picture.linear("lamppost", (x - 14, 0, x + 14, 0), "0 #7d4f2b", "1 #3a2110")
    return f"""<ellipse cx="{x + 8}" cy="930" rx="40" ry="11" fill="#0a0502" opacity="0.5"/> <path
    d="M{x - 12} 690L{x - 16} 928L{x + 16} 928L{x + 12} 690Z" fill="{wood}" {ink(5.5)}/> <path
    d="M{x} 700L{x - 78} 700M{x} 742L{x - 42} 702" fill="none" {ink(14)}/> <path d="M{x}
    700L{x - 78} 700M{x} 742L{x - 42} 702" fill="none" stroke="#6b4224" stroke-width="6"/><path
    d="M{x - 72} 704L{x - 72} 726" fill="none" {ink(4)}/> {lantern(picture, x - 72, 752, 1.55)}
    <path d="M{x - 15} 846C{x - 6} 852 {x + 6} 852 {x + 15} 846M{x - 15} 858C{x - 6} 864 {x + 6} 864
    {x + 15} 858" fill="none" {ink(12)}/><path d="M{x - 15} 846C{x - 6} 852 {x + 6} 852 {x + 15} 846
    M{x - 15} 858C{x - 6} 864 {x + 6} 864 {x + 15} 858" fill="none" stroke="#c99a5a"
    stroke-width="7"/>"""


def island(picture: Picture) -> None:
    """A harbour town far away, so that the horizon is not empty."""
    picture.add(
        """<path d="M640 644C676 620 700 612 730 604C752 588 772 580 800 584C826 574 852 590 876 606
        C910 612 948 626 990 644Z" fill="#1c3349"/> <path d="M846 640C880 622 930 620 964 628C1000
        632 1030 638 1050 644Z" fill="#16293d"/> <path d="M789 584L792 552L800 552L803 584Z"
        fill="#16293d"/><path d="M786 552L796 540L806 552Z" fill="#16293d"/>"""
    )
    glow = picture.radial(
        "beacon", (796, 548, 46), "0 #ffe7a0 0.9", "0.25 #ffd070 0.4", "1 #ffd070 0"
    )
    picture.add(f'<circle cx="796" cy="548" r="46" fill="{glow}"/>')
    for x, y in (
        (742, 622),
        (758, 630),
        (782, 624),
        (812, 618),
        (836, 630),
        (858, 624),
        (900, 634),
        (930, 636),
    ):
        picture.add(f'<rect x="{x}" y="{y}" width="4" height="4.5" fill="#ffcf74"/>')


def behind(picture: Picture) -> None:
    """All that lies beyond the ship, and its shadow on the water."""
    chance = random.Random(77)
    sky(picture, chance)
    cloud(picture, (1080, 300, 270), 3, 1)
    cloud(picture, (1440, 470, 380), 6, 0)
    cloud(picture, (90, 470, 420), 11, 2)
    cloud(picture, (560, 380, 300), 8, 2)
    cloud(picture, (1660, 250, 330), 21, 1)
    cloud(picture, (-120, 250, 330), 14, 2)
    island(picture)
    sea = picture.linear("sea", (0, HORIZON, 0, 900), "0 #3f6f7d", "0.25 #23505f", "1 #0d2734")
    picture.add(f'<rect y="{HORIZON}" width="1920" height="300" fill="{sea}"/>')
    picture.add(
        f'<path d="M0 {HORIZON}L1920 {HORIZON}" stroke="#9db7ae" stroke-width="2" opacity="0.5" '
        f'fill="none"/>'
    )
    glitter(picture, chance, (646, 735), 90)
    sea_band(picture, "far", 684, ("#3b7583", "#1d4857", "#a9cfc6"), (104, 7, 30))
    sea_band(picture, "mid", 732, ("#316877", "#173f4e", "#a3ccc5"), (148, 11, 90))
    glitter(picture, chance, (690, 775), 78)
    # The ship throws its shadow on the water before the nearer waves cover its keel.
    picture.add(
        '<path d="M990 770C1080 800 1400 806 1530 770C1480 850 1080 850 990 770Z" fill="#06131c" '
        'opacity="0.55"/>',
    )


def before(picture: Picture) -> None:
    """The nearer waves that cover the keel, the quay, and the dark towards the edges."""
    chance = random.Random(78)
    sea_band(picture, "near", 790, ("#275a69", "#113442", "#aad3ca"), (196, 16, 128))
    foam = 'fill="#b4d2cd" stroke="#0a2230" stroke-width="3.5" stroke-linejoin="round"'
    picture.add(
        f"""<path d="M1404 802C1414 790 1426 784 1440 782C1436 774 1444 764 1456 766C1460 758 1474
        758 1478 768C1490 764 1500 772 1498 782C1512 782 1530 790 1544 802C1500 806 1450 806 1404
        802Z" {foam}/><path d="M1020 800C1026 790 1036 786 1044 788C1050 780 1064 780 1068 790C1080
        788 1090 794 1096 802C1070 805 1044 804 1020 800Z" {foam}/>"""
    )
    glitter(picture, chance, (806, 838), 100)
    for x in (1095, 1170, 1225, 1275, 1330, 1380, 1430):
        picture.add(
            f'<rect x="{x - 12}" y="{806 + x % 7}" width="24" height="3.5" rx="1.7" '
            f'fill="#ffc15a" '
            'opacity="0.5"/>'
            f'<rect x="{x - 8}" y="{816 + x % 5}" width="16" height="3" rx="1.5" fill="#ffc15a" '
            'opacity="0.35"/>'
        )
    sea_band(picture, "front", 848, ("#1d4a59", "#0a222f", "#8fbcb6"), (256, 20, 150))
    quay(picture)
    edge = picture.radial(
        "edge",
        (0, 0, 1),
        f"0 {NIGHT} 0",
        f"0.62 {NIGHT} 0",
        f"1 {NIGHT} 0.62",
        transform="translate(1010 520) scale(1180 820)",
    )
    picture.add(f'<rect width="1920" height="1080" fill="{edge}"/>')


def save_title() -> None:
    """The whole scene, and the same scene as three layers whose ship may rock."""
    whole = Picture("title/night_sea", 1920, 1080)
    behind(whole)
    whole.add(whole.group("translate(1268 772) scale(0.86)", ship(whole)))
    before(whole)
    whole.save()
    back = Picture("title/night_back", 1920, 1080)
    behind(back)
    back.save()
    boat = Picture("title/ship", 820, 660)
    boat.add(boat.group("translate(390 620)", ship(boat)))
    boat.save()
    front = Picture("title/night_front", 1920, 1080)
    before(front)
    front.save()
