"""What lives on, under and off the sea: Skull King, Mermaid, boat, Kraken, Whale and Loot.

Drawn in the coordinates of the card; the window ends at y = 281.
"""

from __future__ import annotations

import math

from _faces import brows, eye
from _figures import coin, crossbones, crown, ink, skull, star_path, white_flag
from _pen import INK, Picture, darker, num, spline
from _portraits import head, neck, nose

Points = list[tuple[float, float]]


def walk(line: Points, steps: int = 12) -> Points:
    """Points on the smooth curve through these."""
    found: Points = []
    for i in range(len(line) - 1):
        p0, p1, p2 = line[max(i - 1, 0)], line[i], line[i + 1]
        p3 = line[min(i + 2, len(line) - 1)]
        for k in range(steps):
            t = k / steps
            a, b, c = 2 * t**3 - 3 * t**2 + 1, -2 * t**3 + 3 * t**2, t**3 - 2 * t**2 + t
            d = t**3 - t**2
            found.append(
                (
                    a * p1[0] + b * p2[0] + c * (p2[0] - p0[0]) / 2 + d * (p3[0] - p1[0]) / 2,
                    a * p1[1] + b * p2[1] + c * (p2[1] - p0[1]) / 2 + d * (p3[1] - p1[1]) / 2,
                )
            )
    return [*found, line[-1]]


def beside(curve: Points, index: int, reach: float) -> tuple[float, float]:
    """A point to the side of the curve."""
    (x0, y0), (x1, y1) = curve[max(index - 1, 0)], curve[min(index + 1, len(curve) - 1)]
    length = math.hypot(x1 - x0, y1 - y0) or 1.0
    x, y = curve[index]
    return x - (y1 - y0) / length * reach, y + (x1 - x0) / length * reach


def thickness(t: float, base: float, tip: float) -> float:
    return tip + (base - tip) * (1 - t) ** 0.85


def limb(
    curve: Points, base: float, tip: float, paints: tuple[str, str], side: int, edge: float
) -> str:
    """Thick at its root, its end round; paints: skin and, on one side, shade."""
    last = len(curve) - 1
    picked = range(0, last + 1, 3)

    def edge_at(share: float) -> Points:
        return [beside(curve, i, share * thickness(i / last, base, tip) / 2) for i in picked]

    shape = spline([*edge_at(1), curve[-1], *edge_at(-1)[::-1]], is_closed=True)
    belly = spline([*edge_at(side * 0.95), *edge_at(side * 0.25)[::-1]], is_closed=True)
    shine = spline(edge_at(-side * 0.5)[1:-3])
    return (
        f'<path d="{shape}" fill="{paints[0]}"/>'
        f'<path d="{belly}" fill="{paints[1]}" opacity="0.75"/>'
        f'<path d="{shine}" fill="none" stroke="#ffffff" stroke-width="{num(base * 0.07)}" '
        f'stroke-linecap="round" opacity="0.3"/><path d="{shape}" fill="none" {ink(edge)}/>'
    )


def tentacle(
    line: Points, base: float, tip: float, paints: tuple[str, str, str], side: int, edge: float = 5
) -> str:
    """An arm along the line, suckers on one side; paints: skin, shade, suckers."""
    curve = walk(line)
    last = len(curve) - 1
    parts = [limb(curve, base, tip, paints[:2], side, edge)]
    gone = 0.0
    for i in range(1, last - 2):
        half = thickness(i / last, base, tip) / 2
        gone += math.dist(curve[i], curve[i - 1])
        if gone > half * 1.05:
            gone = 0.0
            x, y = beside(curve, i, side * half * 0.58)
            parts.append(
                f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(half * 0.34)}" fill="{paints[2]}" '
                f'stroke="{INK}" stroke-width="{num(edge * 0.4)}"/>'
            )
    return "".join(parts)


def waves(y: float, colour: str, height: float = 9, step: float = 37, shift: float = 0) -> str:
    """A band of sea from here down to the window's edge."""
    path = f"M8 {num(y)}"
    x = 8.0 - shift
    while x < 242:
        path += f"Q{num(x + step / 2)} {num(y - height * 1.6)} {num(min(x + step, 242))} {num(y)}"
        x += step
    return f"""<path d="{path}L242 290L8 290Z" fill="{colour}"/><path d="{path}" fill="none"
    stroke="{INK}" stroke-width="4" stroke-linejoin="round"/><path transform="translate(0 7)"
    d="{path}" fill="none" stroke="#ffffff" stroke-width="2.6" opacity="0.5"/>"""


# --- Skull King -------------------------------------------------------------------------------


def skull_king(picture: Picture) -> None:
    robe = picture.linear("robe", (0, 214, 0, 284), "0 #c8332c", "1 #7a1518")
    spots = "".join(
        f'<path d="M{x} {y}l4 8l-4 4l-4 -4Z" fill="{INK}"/>'
        for x, y in ((64, 236), (90, 248), (125, 256), (160, 248), (186, 236))
    )
    picture.add(
        f"""<path d="M14 290C16 250 46 226 92 216L158 216C204 226 234 250 236 290Z" fill="{robe}"
        {ink(5)}/>""",
        picture.group("translate(125 186) scale(1.9)", crossbones(2.8)),
        f"""<path d="M52 226C40 240 52 256 68 250C70 268 94 272 102 260C108 276 142 276 148 260C156
        272 180 268 182 250C198 256 210 240 198 226C186 214 170 214 160 214L90 214C80 214 64 214 52
        226Z" fill="#fffaf0" {ink(4.5)}/>{spots}""",
        picture.group("translate(125 158) scale(1.74)", skull(picture, 3)),
        picture.group("translate(125 166) scale(1.86)", crown(picture, 2.9)),
    )


# --- Mermaid ----------------------------------------------------------------------------------

CORAL = "0 #ff9a63", "0.5 #f07548", "1 #c94f33"


def scales(tail: Points, base: float, tip: float) -> str:
    marks = ""
    curve = walk(tail)
    last = len(curve) - 1
    for i in range(6, last - 8, 5):
        width = thickness(i / last, base, tip) / 2
        for side in (-0.45, 0.05, 0.55):
            x, y = beside(curve, i, side * width)
            marks += f"M{num(x - 5)} {num(y)}q5 -7 10 0"
    return f'<path d="{marks}" fill="none" stroke="#0f6a63" stroke-width="2.4" opacity="0.8"/>'


def mermaid_figure(picture: Picture) -> str:
    """She alone, for the card and for the moment; the tail rises at the right."""
    skin = "#f7cdaa"
    coral = picture.linear("coral", (0, 40, 0, 280), *CORAL)
    fringe = picture.linear("fringe", (0, 52, 0, 112), "0 #ffa873", "1 #ea6a40")
    scale = picture.linear("scale", (150, 90, 210, 280), "0 #6fe0c8", "0.5 #2fae9f", "1 #16736c")
    tail = [(126, 286), (160, 276), (190, 254), (204, 212), (198, 168), (188, 132)]
    fluke = """M188 138C172 132 154 112 154 84C170 84 184 92 191 106C196 90 208 78 226 74C230 100
    216 126 198 138Z"""
    return f"""{limb(walk(tail), 66, 15, (scale, scale), 1, 5)}
    {scales(tail, 60, 15)}<path d="{fluke}" fill="{scale}" {ink(5)}/><path d="M166 94C174 104 182
    116 188 130M218 88C208 100 200 114 195 130" fill="none" stroke="#0f6a63" stroke-width="3"
    stroke-linecap="round" opacity="0.8"/><g transform="translate(2 30) scale(1.08)"><path d="M100
    40C62 36 40 62 44 100C46 122 34 138 30 160C26 186 38 206 54 216C56 204 60 198 66 194C64 206 70
    216 80 222L126 222C140 214 148 200 146 186C154 192 156 200 156 210C168 196 174 176 168 156C162
    138 154 124 156 100C160 62 138 36 100 40Z" fill="{coral}" {ink(5)}/> <path d="M44 132C38 154 36
    170 44 190M158 136C164 154 164 170 158 184M52 166C50 178 52 188 56 196" fill="none"
    stroke="#a53a26" stroke-width="3.4" stroke-linecap="round" opacity="0.7"/> {neck(skin)} <path
    d="M58 240C52 206 56 170 82 150L118 150C144 170 148 206 142 240Z" fill="{skin}" {ink(5)}/> <path
    d="M84 132L84 158C92 166 108 166 116 158L116 132Z" fill="{darker(skin, 0.1)}"/> <path d="M76
    204C76 220 76 230 74 240M124 204C124 220 124 230 126 240" fill="none" {ink(3.6)}/> <path d="M98
    190C98 206 84 212 74 204C66 196 70 180 80 178C90 176 98 180 98 190ZM102 190C102 206 116 212 126
    204C134 196 130 180 120 178C110 176 102 180 102 190Z" fill="#8f5bc0" {ink(4)}/><path d="M80
    180L84 204M90 180L88 205M110 180L112 205M120 180L116 204" fill="none" stroke="#5a2f8a"
    stroke-width="2.4" stroke-linecap="round"/> {head(picture, skin, "#ff6a5a")}
    {eye(84, 106, -1)}{eye(116, 106, 1)}{brows("#c24a26", 4, -2)}{nose(skin, 4)} <path d="M86 126C94
    132 106 132 114 126C112 138 106 141 100 141C94 141 88 138 86 126Z" fill="#c8323c"
    {ink(3.2)}/><path d="M90 130C96 133 104 133 110 130" fill="none" stroke="#ffffff"
    stroke-width="3.4" stroke-linecap="round"/> <path d="M108 50C70 40 50 70 56 116C64 110 68 102 70
    92C86 92 104 84 114 70C118 82 126 90 131 92C133 102 136 110 144 116C150 76 138 48 108 50Z"
    fill="{fringe}" {ink(5)}/> <path d="M106 58C94 74 82 80 68 82M118 60C122 70 128 78 134 82"
    fill="none" stroke="#b8442b" stroke-width="3" stroke-linecap="round" opacity="0.6"/><path d="M66
    76C70 64 78 57 88 55" fill="none" stroke="#ffd2b0" stroke-width="4" stroke-linecap="round"
    opacity="0.85"/> <path d="{star_path(134, 62, 19)}" fill="#ffd968" {ink(4)}/><circle cx="134"
    cy="62" r="3" fill="#c98a1e"/><circle cx="134" cy="52" r="2" fill="#c98a1e"/><circle cx="143"
    cy="60" r="2" fill="#c98a1e"/><circle cx="125" cy="60" r="2" fill="#c98a1e"/></g>"""


def bubbles(places: tuple[tuple[float, float, float], ...]) -> str:
    return "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="#ffffff" fill-opacity="0.25" stroke="#ffffff" '
        f'stroke-width="2.5" stroke-opacity="0.8"/><circle cx="{num(x - r * 0.3)}" '
        f'cy="{num(y - r * 0.3)}" r="{num(r * 0.25)}" fill="#ffffff"/>'
        for x, y, r in places
    )


def mermaid(picture: Picture) -> None:
    picture.add(
        bubbles(
            ((98, 34, 7), (150, 40, 5), (214, 46, 8), (24, 130, 6), (28, 190, 4), (180, 60, 4))
        ),
        mermaid_figure(picture),
        bubbles(((222, 160, 5), (30, 236, 6))),
    )


# --- Escape -----------------------------------------------------------------------------------


def escape(picture: Picture) -> None:
    hull = picture.linear("hull", (0, 206, 0, 262), "0 #b5713a", "1 #6b3a18")
    sea = picture.linear("sea", (0, 226, 0, 284), "0 #5fb0c8", "1 #27708f")
    picture.add(
        """<path d="M150 52C160 40 178 42 184 52C198 48 212 56 212 66L132 66C132 56 140 50 150
        52ZM26 116C34 106 46 108 52 116C62 112 72 118 72 126L16 126C16 120 20 116 26 116Z"
        fill="#ffffff" opacity="0.75"/>""",
        waves(226, "#3f8fae", shift=18),
        picture.group("translate(130 132) scale(2.4 2.7)", white_flag(picture, 2)),
        f"""<path d="M34 204C80 216 168 216 220 198C216 236 196 258 172 262L82 262C56 258 38 236 34
        204Z" fill="{hull}" {ink(5)}/> <path d="M40 222C86 234 168 234 213 218M50 240C90 250 164 250
        203 238" fill="none" stroke="#4a260e" stroke-width="3" opacity="0.8"/> <path d="M34 204C80
        216 168 216 220 198" fill="none" {ink(12)}/><path d="M34 204C80 216 168 216 220 198"
        fill="none" stroke="#e0a35c" stroke-width="5" stroke-linecap="round"/> <path d="M150 196L206
        268" fill="none" {ink(11)}/><path d="M150 196L196 255" fill="none" stroke="#d09a5a"
        stroke-width="5" stroke-linecap="round"/><circle cx="160" cy="209" r="6" fill="#f2c653"
        {ink(3)}/>""",
        waves(256, sea, shift=4),
    )


# --- Kraken -----------------------------------------------------------------------------------


def kraken_paints(picture: Picture) -> tuple[str, str, str]:
    skin = picture.linear("skin", (0, 40, 0, 290), "0 #c8628a", "0.5 #9a3f74", "1 #5f2358")
    return skin, "#6b2a5c", "#ffd0c4"


def kraken_head(picture: Picture) -> str:
    """Around the origin: 120 wide, from -90 to 70."""
    mantle = picture.linear("mantle", (0, -90, 0, 70), "0 #e07a98", "0.5 #b04a7c", "1 #6f2a60")
    eye_of = (
        f'<ellipse cx="-26" cy="14" rx="19" ry="20" fill="#fff0a8" {ink(4.5)}/>'
        '<ellipse cx="-26" cy="14" rx="13" ry="15" fill="#ffc93c"/>'
        f'<ellipse cx="-23" cy="15" rx="5" ry="13" fill="{INK}"/>'
        '<circle cx="-30" cy="6" r="4" fill="#ffffff"/>'
        f'<path d="M-50 -8C-38 -8 -20 0 -6 12" fill="none" {ink(9)}/>'
    )
    return f"""<path d="M0 -90C44 -90 62 -54 58 -14C56 10 60 30 62 70L-62 70C-60 30 -56 10 -58
    -14C-62 -54 -44 -90 0 -90Z" fill="{mantle}" {ink(5)}/> <path d="M-40 -40C-36 -60 -24 -74 -8 -78"
    fill="none" stroke="#ffd0dc" stroke-width="6" stroke-linecap="round" opacity="0.8"/> <circle
    cx="18" cy="-58" r="7" fill="#7a2c62" opacity="0.55"/><circle cx="34" cy="-38" r="5"
    fill="#7a2c62" opacity="0.55"/><circle cx="2" cy="-38" r="5" fill="#7a2c62"
    opacity="0.55"/><circle cx="-14" cy="-56" r="4" fill="#7a2c62" opacity="0.5"/>{eye_of}<g
    transform="scale(-1 1)">{eye_of}</g>"""


def kraken(picture: Picture) -> None:
    paints = kraken_paints(picture)
    back = (
        (
            [
                (92, 280),
                (62, 226),
                (66, 186),
                (44, 156),
                (24, 130),
                (34, 102),
                (58, 104),
                (54, 124),
            ],
            -1,
        ),
        ([(160, 280), (192, 220), (174, 150), (184, 84), (210, 66), (224, 86), (208, 100)], 1),
    )
    front = (
        ([(66, 296), (36, 262), (24, 222), (36, 192), (58, 190), (60, 210), (46, 214)], -1),
        ([(184, 296), (214, 262), (226, 216), (212, 180), (190, 180), (188, 200), (204, 204)], 1),
    )
    picture.add(*(tentacle(line, 34, 9, paints, side, 4.5) for line, side in back))
    picture.add(
        picture.group("translate(128 178) scale(1.02)", kraken_head(picture)),
        *(tentacle(line, 34, 9, paints, side, 4.5) for line, side in front),
        waves(250, "#1f6a78", shift=10),
        waves(268, "#174f60", shift=26),
    )


# --- Whale ------------------------------------------------------------------------------------


def whale_body(picture: Picture, name: str = "whale") -> str:
    """Around the origin, 200 wide, looking left, the tail up at the right."""
    skin = picture.linear(name, (0, -60, 0, 70), "0 #ffffff", "0.55 #eef2f2", "1 #b9c8d0")
    body = """M-98 8C-98 -36 -62 -58 -18 -54C24 -50 48 -24 68 -28C80 -30 84 -44 82 -58C70 -60 56 -70
    54 -88C72 -90 86 -82 92 -70C98 -84 112 -92 126 -86C126 -66 114 -54 104 -52C108 -14 88 30 50 50C6
    72 -60 66 -84 42C-94 32 -98 20 -98 8Z"""
    belly = (
        "M-94 28C-60 44 -20 40 8 30C24 44 20 56 14 62C-24 68 -66 60 -84 42C-90 36 -93 32 -94 28Z"
    )
    return f"""<path d="{body}" fill="{skin}"/> <path d="{belly}" fill="#cfdce2"/><path d="M-82
    40C-60 52 -30 54 -2 46M-66 52C-48 60 -26 62 -6 58M-90 30C-62 42 -28 42 4 32" fill="none"
    stroke="#93a9b6" stroke-width="2.8" stroke-linecap="round"/> <path d="{body}" fill="none"
    {ink(5)}/> <path d="M-96 16C-80 24 -62 22 -48 10" fill="none" {ink(4)}/> <circle cx="-46"
    cy="-8" r="6.5" fill="{INK}"/><circle cx="-48" cy="-10.5" r="2.2" fill="#ffffff"/><path d="M-58
    -20C-52 -25 -44 -25 -38 -20" fill="none" {ink(3.6)}/> <path d="M-4 20C-14 40 -10 60 6 74C22 64
    26 42 18 26Z" fill="{skin}" {ink(4.5)}/> <path d="M-78 -30C-66 -42 -48 -48 -30 -47" fill="none"
    stroke="#ffffff" stroke-width="5" stroke-linecap="round"/> <path d="M20 -20L34 -10M30 -24L24
    -6M44 8L56 0" fill="none" stroke="#9db2be" stroke-width="3.2" stroke-linecap="round"/>"""


def spout(x: float, y: float, size: float = 1.0) -> str:
    return f"""<g transform="translate({x} {y}) scale({size})"><path d="M-5 0C-6 -22 -14 -36 -32
    -38C-44 -38 -48 -28 -44 -20C-38 -24 -32 -22 -28 -16C-22 -8 -12 -4 -5 0ZM5 0C6 -22 14 -36 32
    -38C44 -38 48 -28 44 -20C38 -24 32 -22 28 -16C22 -8 12 -4 5 0ZM-7 0C-8 -18 -7 -36 0 -50C7 -36 8
    -18 7 0Z" fill="#bfe8f6" {ink(4.5)}/><circle cx="-14" cy="-52" r="4" fill="#d8f2fb"
    {ink(2.6)}/><circle cx="14" cy="-56" r="5" fill="#d8f2fb" {ink(2.6)}/></g>"""


def whale(picture: Picture) -> None:
    picture.add(
        spout(92, 122, 1.1),
        picture.group("translate(112 178) scale(0.92)", whale_body(picture)),
        waves(232, "#3f8fc0", 10, 44, 12),
        waves(254, "#2a6ea6", 10, 44, 30),
    )


# --- Loot -------------------------------------------------------------------------------------


def gem(x: float, y: float, size: float, colour: str) -> str:
    return f"""<g transform="translate({x} {y}) scale({size})"><path d="M-9 -12L9 -12L17 -2L0 17L-17
    -2Z" fill="{colour}" {ink(4)}/><path d="M-17 -2L17 -2M-6 -2L0 15L6 -2M-9 -12L-6 -2M9 -12L6 -2"
    fill="none" stroke="#ffffff" stroke-width="2" opacity="0.7"/></g>"""


def lying(money: str, x: float, y: float, turn: float, size: float, flat: float) -> str:
    """A coin seen from the side."""
    place = f"translate({x} {y}) rotate({turn}) scale({size} {num(size * flat)})"
    return f'<g transform="{place}">{money}</g>'


def open_chest(picture: Picture) -> str:
    """Around the origin: 170 wide, from -90 to 70; the gold runs over."""
    wood = picture.linear("wood", (0, -90, 0, 70), "0 #c07d42", "0.5 #97592b", "1 #5f3416")
    gold = picture.linear("gold", (-80, -60, 80, 60), "0 #ffeaa0", "0.5 #eebb45", "1 #b17c1e")
    heap = picture.linear("heap", (0, -44, 0, 10), "0 #fff0a0", "0.6 #f2c24c", "1 #c48a1e")
    money = coin(picture, 3.4, "loot")
    coins = "".join(
        lying(money, *place)
        for place in (
            (-44, -10, -12, 0.9, 0.75), (46, -12, 14, 0.9, 0.75), (-14, -30, 8, 0.95, 0.85),
            (20, -34, -10, 0.85, 0.8), (0, -8, 0, 0.95, 0.7), (-66, 2, -20, 0.75, 0.8),
            (66, 2, 20, 0.75, 0.8), (30, -2, 10, 0.8, 0.7), (-28, 0, -6, 0.8, 0.7),
        )
    )  # fmt: skip
    spilt = "".join(
        lying(money, *place)
        for place in (
            (-84, 58, -8, 0.95, 0.8), (-62, 70, 4, 0.85, 0.75), (84, 60, 10, 0.95, 0.8),
            (62, 71, -6, 0.85, 0.75),
        )
    )  # fmt: skip
    return f"""<path d="M-74 -14L-80 -62C-76 -84 -56 -92 -34 -92L34 -92C56 -92 76 -84 80 -62L74
    -14Z" fill="{wood}" {ink(5)}/> <path d="M-68 -14L-72 -56C-66 -70 -52 -74 -34 -74L34 -74C52 -74
    66 -70 72 -56L68 -14Z" fill="#3a1c0c" {ink(3.6)}/> <path d="M-48 -92L-38 -92L-34 -74L-46 -72ZM48
    -92L38 -92L34 -74L46 -72Z" fill="{gold}" {ink(3.6)}/> <path d="M-78 4C-66 -22 -44 -26 -34
    -38C-22 -54 4 -56 16 -48C30 -46 38 -32 50 -26C64 -20 74 -10 78 4Z" fill="{heap}" {ink(4.5)}/>
    {coins}{gem(-34, -34, 1.0, "#e0433c")}{gem(40, -34, 0.9, "#4fc3e8")} <path d="M-80 8L80 8L74
    62C74 66 71 68 67 68L-67 68C-71 68 -74 66 -74 62Z" fill="{wood}" {ink(5)}/> <path d="M-76 28L76
    28M-75 48L75 48" fill="none" stroke="#4a260e" stroke-width="3" opacity="0.75"/> <path d="M-56
    8L-38 8L-38 68L-54 68ZM56 8L38 8L38 68L54 68Z" fill="{gold}" {ink(4)}/> <path d="M-84 2L84 2L84
    15L-84 15Z" fill="{gold}" {ink(4.5)}/><path d="M-78 6L-10 6" stroke="#fff6cf" stroke-width="2.6"
    stroke-linecap="round" fill="none"/> <path d="M-16 6L16 6L16 32C16 40 9 44 0 44C-9 44 -16 40 -16
    32Z" fill="{gold}" {ink(4.5)}/><path d="M0 15C-5 15 -7 19 -7 22C-7 25 -5 27 -3.5 28L-5 37L5
    37L3.5 28C5 27 7 25 7 22C7 19 5 15 0 15Z" fill="{INK}"/>
    {spilt}{gem(-40, 74, 0.8, "#3fae6a")}{gem(38, 76, 0.85, "#9a5ad0")}"""


def loot(picture: Picture) -> None:
    picture.add(picture.group("translate(128 184) scale(1.08)", open_chest(picture)))
