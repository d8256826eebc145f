"""Everything that stands or lies on the table, and the table."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from _figures import coin, crossbones, crown, ink, skull
from _pen import (
    GLOW,
    INK,
    OAK,
    Picture,
    darker,
    lighter,
    num,
    points,
    spline,
)

Curve = Callable[[float], tuple[float, float]]


def nail(x: float, y: float, r: float = 7) -> str:
    return f"""<circle cx="{num(x)}" cy="{num(y + r * 0.35)}" r="{num(r * 1.15)}" fill="#1a0e06"
    opacity="0.55"/><circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="#3b2c22" stroke="#180d07"
    stroke-width="{num(r * 0.3)}"/><circle cx="{num(x - r * 0.3)}" cy="{num(y - r * 0.3)}"
    r="{num(r * 0.32)}" fill="#a08a74"/>"""


# --- the table ---------------------------------------------------------------------------------


def grain(
    chance: random.Random, box: tuple[float, float, float, float], knot: tuple[float, float] | None
) -> str:
    """Lines along a plank that flow around its knot."""
    x0, y0, x1, y1 = box
    lines = []
    count = 6
    for i in range(count):
        base = y0 + (y1 - y0) * (i + 0.7 + chance.uniform(-0.2, 0.2)) / (count + 0.4)
        start = x0 + (x1 - x0) * (chance.uniform(0, 0.25) if i % 2 else 0.004)
        end = x1 - (x1 - x0) * (chance.uniform(0, 0.3) if i % 3 else 0.004)
        waves = chance.uniform(0, 6), chance.uniform(300, 700), chance.uniform(2, 6)
        path = []
        steps = max(5, int((end - start) / 75))
        for j in range(steps + 1):
            x = start + (end - start) * j / steps
            y = base + waves[2] * math.sin(waves[0] + x / waves[1] * math.tau)
            if knot:
                away = y - knot[1] or 0.1
                push = 24 * math.exp(-(((x - knot[0]) / 85) ** 2)) * math.exp(-abs(away) / 34)
                y += math.copysign(push, away)
            path.append((x, min(max(y, y0 + 4), y1 - 4)))
        width = chance.choice((1.6, 2.2, 3))
        shade = chance.choice(("0.22", "0.3", "0.4"))
        lines.append(
            f'<path d="{spline(path)}" fill="none" stroke="#2a1508" stroke-width="{width}" '
            f'stroke-linecap="round" opacity="{shade}"/>'
        )
    return "".join(lines)


def knot_rings(x: float, y: float) -> str:
    rings = []
    for rx, ry, shade in ((34, 15, 0.28), (23, 10, 0.38), (12, 5.5, 0.6)):
        rings.append(
            f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{rx}" ry="{ry}" fill="#2a1508" '
            f'fill-opacity="{num(shade * 0.5)}" stroke="#2a1508" stroke-opacity="{shade}" '
            'stroke-width="2.4"/>'
        )
    return "".join(rings)


def plank(
    picture: Picture, chance: random.Random, box: tuple[float, float, float, float], tone: int
) -> None:
    x0, y0, x1, y1 = box
    colour = (OAK, "#633d23", "#54331c", "#5f3b1f", "#4f2f19")[tone]
    row = round(y0)
    paint = picture.linear(
        f"p{row}_{tone}", (0, y0, 0, y1), f"0 {lighter(colour, 0.06)}", f"1 {darker(colour, 0.2)}"
    )
    w, h = num(x1 - x0), num(y1 - y0)
    picture.add(f'<rect x="{num(x0)}" y="{num(y0)}" width="{w}" height="{h}" fill="{paint}"/>')
    knot = None
    if x1 - x0 > 420 and chance.random() < 0.6:
        knot = chance.uniform(x0 + 150, x1 - 150), chance.uniform(y0 + 45, y1 - 45)
    picture.add(grain(chance, box, knot))
    if knot:
        picture.add(knot_rings(*knot))
    picture.add(
        f'<path d="M{num(x0 + 2)} {num(y1 - 3)}L{num(x0 + 2)} {num(y0 + 4)}L{num(x1)} '
        f'{num(y0 + 4)}" '
        'fill="none" stroke="#b98350" stroke-width="3" opacity="0.3"/>',
        f'<path d="M{num(x0)} {num(y1)}L{num(x1)} {num(y1)}L{num(x1)} {num(y0)}" fill="none" '
        'stroke="#1c0d05" stroke-width="7" opacity="0.8"/>',
    )
    for x in (x0 + 30, x1 - 32):
        if 0 < x < 2400:
            picture.add(nail(x, y0 + 36, 6.5), nail(x, y1 - 38, 6.5))


def save_planks() -> None:
    picture = Picture("table/planks", 2400, 1500)
    chance = random.Random(12)
    height = 1500 / 9
    for row in range(9):
        joints = [-200.0 - 90 * (row % 2)]
        while joints[-1] < 2400:
            joints.append(joints[-1] + chance.uniform(720, 1250))
        tones = [(row * 2 + i * 3 + chance.randrange(2)) % 5 for i in range(len(joints))]
        for i in range(len(joints) - 1):
            plank(
                picture,
                chance,
                (joints[i], row * height, joints[i + 1], (row + 1) * height),
                tones[i],
            )
    # One paint for the warm middle and the dark edges: it is the dearest part to rasterise.
    light = picture.radial(
        "light",
        (0, 0, 1),
        "0 #ffbe62 0.5",
        "0.28 #f0a04a 0.34",
        "0.5 #8a5320 0.16",
        "0.68 #1c0e06 0.3",
        "1 #0b0503 0.86",
        transform="translate(1200 710) scale(1440 950)",
    )
    picture.add(f'<rect width="2400" height="1500" fill="{light}"/>')
    picture.save()


# --- rope and tray -----------------------------------------------------------------------------


def twisted(curve: Curve, count: int, thick: float, slant: float) -> str:
    """Strands laid one over the other along a curve of parameter 0..1."""
    strands = []
    for i in range(count):
        middle = (i + 0.5) / count
        ends = []
        for t, side in ((middle - slant, 1), (middle, 0.0), (middle + slant, -1)):
            x, y = curve(t)
            ax, ay = curve(t + 0.0005)
            length = math.hypot(ax - x, ay - y)
            nx, ny = -(ay - y) / length, (ax - x) / length
            reach = side * thick * 0.36
            ends.append((x + nx * reach, y + ny * reach))
        (x1, y1), (mx, my), (x2, y2) = ends
        line = f"M{num(x1)} {num(y1)}Q{num(mx)} {num(my)} {num(x2)} {num(y2)}"
        look = 'fill="none" stroke-linecap="round"'
        strands.append(
            f'<path d="{line}" {look} stroke="#4b2d13" stroke-width="{num(thick * 0.66)}"/>'
            f'<path d="{line}" {look} stroke="#cfa262" stroke-width="{num(thick * 0.49)}"/>'
            f'<path d="{line}" {look} stroke="#f0d096" stroke-width="{num(thick * 0.16)}"/>'
        )
    return "".join(strands)


def around(cx: float, cy: float, rx: float, ry: float) -> Curve:
    """An ellipse by equal lengths."""
    steps = 720
    lengths = [0.0]
    for i in range(steps):
        a, b = math.tau * i / steps, math.tau * (i + 1) / steps
        lengths.append(
            lengths[-1]
            + math.hypot(rx * (math.cos(b) - math.cos(a)), ry * (math.sin(b) - math.sin(a)))
        )

    def at(t: float) -> tuple[float, float]:
        goal = (t % 1) * lengths[-1]
        low, high = 0, steps
        while high - low > 1:
            half = (low + high) // 2
            low, high = (half, high) if lengths[half] <= goal else (low, half)
        part = (goal - lengths[low]) / (lengths[high] - lengths[low])
        angle = math.tau * (low + part) / steps
        return cx + rx * math.cos(angle), cy + ry * math.sin(angle)

    return at


def compass(cx: float, cy: float, reach: float) -> str:
    """A wind rose, each point half light, half dark."""
    parts = [
        (
            f'<circle cx="{cx}" cy="{cy}" r="{num(reach * 0.62)}" fill="none" stroke="#0d2f2c" '
            'stroke-width="3" opacity="0.35"/>'
            f'<circle cx="{cx}" cy="{cy}" r="{num(reach * 0.56)}" fill="none" stroke="#0d2f2c" '
            'stroke-width="7" stroke-dasharray="3 12" opacity="0.3"/>'
        )
    ]
    for length, width, turn in ((0.62, 0.1, 45), (1.0, 0.15, 0)):
        for i in range(4):
            angle = math.radians(turn + 90 * i - 90)
            tip = cx + reach * length * math.cos(angle), cy + reach * length * math.sin(angle)
            for side, colour, shade in ((-1, "#7fb8a6", 0.3), (1, "#08241f", 0.34)):
                a = angle + side * math.radians(45)
                waist = (
                    cx + reach * width * 1.4 * math.cos(a),
                    cy + reach * width * 1.4 * math.sin(a),
                )
                parts.append(
                    f'<polygon points="{points([tip, waist, (cx, cy)])}" fill="{colour}" '
                    f'opacity="{shade}"/>'
                )
    return "".join(parts)


def save_tray() -> None:
    picture = Picture("table/tray", 1000, 760)
    cx, cy = 500, 352
    shadow = picture.radial(
        "shadow",
        (0, 0, 1),
        "0 #0a0502 0.9",
        "0.8 #0a0502 0.62",
        "0.9 #0a0502 0.3",
        "1 #0a0502 0",
        transform="translate(506 398) scale(492 358)",
    )
    wood = picture.linear("wood", (250, 20, 620, 690), "0 #b5784a", "0.5 #8a5730", "1 #5a341a")
    felt = picture.radial(
        "felt",
        (0, 0, 1),
        "0 #45897c",
        "0.45 #2f6f68",
        "0.8 #1e504c",
        "1 #143b39",
        transform="translate(500 310) scale(450 330)",
    )
    inside = picture.radial(
        "inside",
        (0, 0, 1),
        "0 #051a18 0",
        "0.84 #051a18 0",
        "0.94 #051a18 0.25",
        "1 #051a18 0.62",
        transform=f"translate({cx} {cy + 8}) scale(420 292)",
    )
    rope = twisted(around(cx, cy, 438, 305), 96, 36, 0.0062)
    picture.add(
        f'<ellipse cx="506" cy="398" rx="492" ry="358" fill="{shadow}"/>',
        f'<ellipse cx="{cx}" cy="{cy + 12}" rx="470" ry="336" fill="#2b1608" {ink(6)}/>',
        f'<ellipse cx="{cx}" cy="{cy}" rx="470" ry="336" fill="{wood}" {ink(6)}/>',
        f'<ellipse cx="{cx}" cy="{cy}" rx="465" ry="331" fill="none" stroke="#f0bd80" '
        'stroke-width="3" opacity="0.6"/>',
        f'<ellipse cx="{cx}" cy="{cy}" rx="438" ry="305" fill="none" stroke="{INK}" '
        'stroke-width="40"/>',
        rope,
        f'<ellipse cx="{cx}" cy="{cy}" rx="417" ry="284" fill="{felt}" stroke="#0b211f" '
        'stroke-width="7"/>',
        compass(cx, cy + 4, 205),
        f'<ellipse cx="{cx}" cy="{cy}" rx="392" ry="260" fill="none" stroke="#9fd0bb" '
        'stroke-width="2.5" stroke-dasharray="12 10" opacity="0.22"/>',
        f'<ellipse cx="{cx}" cy="{cy}" rx="414" ry="281" fill="{inside}"/>',
        f'<path d="M86 {cy}C86 195 271 71 500 71C729 71 914 195 914 {cy}C914 219 729 104 500 104'
        f'C271 104 86 219 86 {cy}Z" fill="#031312" opacity="0.32"/>',
    )
    picture.save()


def save_rope() -> None:
    """Repeats sideways: 20 strands in 800."""
    picture = Picture("table/rope", 800, 48)

    def line(t: float) -> tuple[float, float]:
        return -80 + 960 * t, 24

    picture.add(
        '<rect x="-20" y="7" width="840" height="34" fill="#2a1c12"/>',
        twisted(line, 24, 38, 0.0185),
    )
    picture.save()


# --- screens -----------------------------------------------------------------------------------


def save_screen_front() -> None:
    """A folding screen as the others see it; the wings lean back towards its owner."""
    picture = Picture("table/screen_front", 600, 270)
    shade = picture.radial(
        "shade",
        (0, 0, 1),
        "0 #0a0502 0.8",
        "0.6 #0a0502 0.5",
        "1 #0a0502 0",
        transform="translate(300 236) scale(298 34)",
    )
    front = picture.linear("front", (0, 22, 0, 238), "0 @light@", "0.35 @main@", "1 @dark@")
    side = picture.linear("side", (14, 0, 122, 0), "0 @dark@", "1 @main@")
    gold = picture.linear("gold", (0, 30, 0, 230), "0 #ffe7a0", "0.5 #d9ad4d", "1 #a5752a")
    picture.add(f'<ellipse cx="300" cy="236" rx="298" ry="34" fill="{shade}"/>')
    wing = "M122 50C92 54 58 66 20 82C17 84 14 87 14 91L14 208C14 212 16 214 20 215L122 238Z"
    for mirror, dim in (("translate(0 0)", 0.22), ("translate(600 0) scale(-1 1)", 0.34)):
        picture.add(
            picture.group(
                mirror,
                f"""<path d="{wing}" fill="{side}" {ink(5)}/> <path d="{wing}" fill="#12080a"
                opacity="{dim}"/> <path d="M70 66L70 223" stroke="#12080a" stroke-width="2"
                opacity="0.35" fill="none"/><path d="M110 66C84 70 58 79 30 92L30 201L110 220Z"
                fill="none" stroke="{gold}" stroke-width="3.5" stroke-linejoin="round"
                opacity="0.85"/>""",
            )
        )
    panel = """M118 56C118 50 121 47 127 45.5C238 14 362 14 473 45.5C479 47 482 50 482 56 L482
    240L118 240Z"""
    picture.add(
        f'<path d="{panel}" fill="{front}"/>',
        '<path d="M209 32L209 238M300 26L300 238M391 32L391 238" fill="none" stroke="#12080a" '
        'stroke-width="2" opacity="0.2"/>',
        '<path d="M127 54C240 23 360 23 473 54" fill="none" stroke="#ffffff" stroke-width="4" '
        'stroke-linecap="round" opacity="0.4"/>',
        f'<path d="{panel}" fill="none" {ink(6)}/>',
        '<path d="M136 226L136 66C240 36 360 36 464 66L464 226Z" fill="none" stroke="#12080a" '
        'stroke-width="7" stroke-linejoin="round" opacity="0.25"/>',
        f'<path d="M136 224L136 64C240 34 360 34 464 64L464 224Z" fill="none" stroke="{gold}" '
        'stroke-width="4.5" stroke-linejoin="round"/>',
    )
    for x in (136, 464):
        for y in (64, 224):
            picture.add(f'<circle cx="{x}" cy="{y}" r="6.5" fill="#f0cc70" {ink(2.5)}/>')
    for x in (118, 482):
        for y in (92, 188):
            picture.add(
                f'<rect x="{x - 8}" y="{y}" width="16" height="26" rx="4" fill="{gold}" {ink(3)}/>'
                f'<path d="M{x} {y + 2}L{x} {y + 24}" stroke="{INK}" stroke-width="2" fill="none"/>'
            )
    picture.save()


def save_name_plate() -> None:
    picture = Picture("table/name_plate", 360, 64)
    paper = picture.linear("paper", (0, 4, 0, 58), "0 #fbf1d6", "0.5 #efe0bd", "1 #d8c08c")
    picture.add(
        '<rect x="5" y="9" width="350" height="52" rx="11" fill="#0a0502" opacity="0.45"/>',
        f'<rect x="4" y="4" width="352" height="52" rx="11" fill="{paper}" {ink(4.5)}/>',
        '<rect x="10" y="10" width="340" height="40" rx="7" fill="none" stroke="#a5803c" '
        'stroke-width="2" opacity="0.75"/>',
        '<path d="M18 8.5L342 8.5" stroke="#ffffff" stroke-width="2.5" '
        'stroke-linecap="round" '
        'opacity="0.7" fill="none"/>',
    )
    picture.save()


def save_medal() -> None:
    picture = Picture("table/medal", 120, 120)
    brass = picture.linear("brass", (24, 10, 92, 112), "0 #ffeeb4", "0.42 #dcb152", "1 #94661d")
    dish = picture.linear("dish", (84, 100, 34, 18), "0 #f6d98a", "0.6 #d9ae50", "1 #b98b33")
    notches = ""
    for i in range(28):
        angle = math.tau * i / 28
        notches += f"M{num(60 + 47.5 * math.cos(angle))} {num(57 + 47.5 * math.sin(angle))}"
        notches += f"L{num(60 + 51.5 * math.cos(angle))} {num(57 + 51.5 * math.sin(angle))}"
    picture.add(
        '<circle cx="60" cy="63" r="55" fill="#0a0502" opacity="0.4"/>',
        f'<circle cx="60" cy="57" r="54" fill="{brass}" {ink(4.5)}/>',
        f'<path d="{notches}" fill="none" stroke="#7d5416" stroke-width="2.4" '
        'stroke-linecap="round"/>',
        f'<circle cx="60" cy="57" r="43.5" fill="{dish}" stroke="#7d5416" stroke-width="2.5"/>',
        '<path d="M24 40C30 28 40 20 54 17.5" fill="none" stroke="#ffffff" stroke-width="4" '
        'stroke-linecap="round" opacity="0.7"/>',
    )
    picture.save()


# --- paper -------------------------------------------------------------------------------------


def stains(picture: Picture, chance: random.Random, width: float, height: float, count: int) -> str:
    """Age: faint blots and fibres, nothing a letter could hide in."""
    blot = picture.radial("blot", (0, 0, 1), "0 #a0742f 0.09", "0.6 #a0742f 0.05", "1 #a0742f 0")
    parts = []
    for _ in range(count):
        r = chance.uniform(30, 95)
        x = chance.uniform(r * 1.4, width - r * 1.4)
        y = chance.uniform(r + 10, max(height - r - 10, r + 11))
        parts.append(
            f'<g transform="translate({num(x)} {num(y)}) scale({num(r * 1.4)} {num(r)})">'
            f'<circle r="1" fill="{blot}"/></g>'
        )
    for _ in range(count * 2):
        x, y = chance.uniform(0.05, 0.9) * width, chance.uniform(0.05, 0.95) * height
        dx, dy = chance.uniform(14, 50), chance.uniform(-6, 6)
        parts.append(
            f'<path d="M{num(x)} {num(y)}q{num(dx / 2)} {num(dy)} {num(dx)} {num(dy / 3)}" '
            'fill="none" stroke="#8a6430" stroke-width="1.3" opacity="0.13"/>'
        )
    return "".join(parts)


def deckle(
    chance: random.Random, box: tuple[float, float, float, float], depth: float
) -> list[tuple[float, float]]:
    """The uneven edge of old paper, clockwise."""
    x0, y0, x1, y1 = box
    corners = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    pairs = []
    for i in range(4):
        (ax, ay), (bx, by) = corners[i], corners[(i + 1) % 4]
        length = math.hypot(bx - ax, by - ay)
        steps = int(length / 48)
        for j in range(steps):
            t = j / steps
            out = chance.uniform(-depth, depth) * (0.4 if j == 0 else 1)
            if j and chance.random() < 0.09:
                out = -depth * 2.2
            nx, ny = (by - ay) / length, -(bx - ax) / length
            pairs.append((ax + (bx - ax) * t + nx * out, ay + (by - ay) * t + ny * out))
    return pairs


def save_parchment(name: str, width: int, height: int, seed: int) -> None:
    picture = Picture(f"table/{name}", width, height)
    chance = random.Random(seed)
    edge = deckle(chance, (26, 22, width - 26, height - 40), 7)
    outline = spline(edge, is_closed=True)
    paper = picture.linear(
        "paper", (0, 0, width * 0.25, height), "0 #faf0d4", "0.45 #efe0bd", "1 #d9c290"
    )
    burnt = picture.radial(
        "burnt",
        (0, 0, 1),
        "0 #7a4d1c 0",
        "0.66 #7a4d1c 0.02",
        "0.86 #7a4d1c 0.15",
        "1 #6a3d12 0.42",
        transform=f"translate({width / 2} {height / 2}) scale({width * 0.68} {height * 0.68})",
    )
    for grow, shade in ((14, 0.1), (9, 0.14), (4, 0.2)):
        picture.add(
            f'<path transform="translate(5 14)" d="{outline}" fill="#0a0502" stroke="#0a0502" '
            f'stroke-width="{grow}" opacity="{shade}"/>'
        )
    picture.add(
        f'<path d="{outline}" fill="{paper}"/>',
        stains(picture, chance, width, height, width // 90),
        f'<path d="{outline}" fill="{burnt}"/>',
        f'<path d="{outline}" fill="none" stroke="#c79a56" stroke-width="12" opacity="0.35" '
        'stroke-linejoin="round"/>',
        f'<path d="{outline}" fill="none" {ink(5)}/>',
    )
    picture.save()


def save_own_screen() -> None:
    """The inside of the own screen: parchment in a wooden frame with brass corners."""
    picture = Picture("table/own_screen", 1760, 480)
    chance = random.Random(4)
    wood = picture.linear("wood", (0, 6, 0, 470), "0 #8a5731", "0.5 #633c20", "1 #3d210e")
    paper = picture.linear("paper", (0, 26, 0, 446), "0 #faf0d5", "0.5 #efe0bd", "1 #dcc695")
    gold = picture.linear("gold", (0, 30, 0, 440), "0 #e8c36a", "1 #a5752a")
    picture.add(
        '<rect x="8" y="18" width="1744" height="460" rx="26" fill="#0a0502" opacity="0.28"/>',
        '<rect x="4" y="12" width="1752" height="462" rx="26" fill="#0a0502" opacity="0.3"/>',
        f'<rect x="8" y="6" width="1744" height="462" rx="24" fill="{wood}" {ink(6)}/>',
        '<path d="M34 13L1726 13" stroke="#d9a56c" stroke-width="3.5" stroke-linecap="round" '
        'opacity="0.55" fill="none"/>',
        f'<rect x="26" y="24" width="1708" height="426" rx="12" fill="{paper}"/>',
        stains(picture, chance, 1760, 470, 26),
        '<path d="M28 36C28 28 30 26 38 26L1722 26C1730 26 1732 28 1732 36L1732 44L28 44Z" '
        'fill="#5a3512" opacity="0.2"/>',
        f'<rect x="26" y="24" width="1708" height="426" rx="12" fill="none" {ink(5)}/>',
        f'<rect x="40" y="38" width="1680" height="398" rx="7" fill="none" stroke="{gold}" '
        'stroke-width="3.5"/>',
        f'<rect x="47" y="45" width="1666" height="384" rx="4" fill="none" stroke="{gold}" '
        'stroke-width="1.5" opacity="0.8"/>',
    )
    corner = f"""<path d="M4 60L4 24C4 12 12 4 24 4L62 4C58 18 50 26 34 32C27 46 18 56 4 60Z"
    fill="{gold}" {ink(4)}/><circle cx="19" cy="19" r="5.5" fill="#fbe7ab" {ink(2.2)}/> <path d="M11
    40C12 24 20 14 42 11" fill="none" stroke="#fff3cf" stroke-width="2.4" stroke-linecap="round"
    opacity="0.7"/>"""
    for place in (
        "translate(2 0)",
        "translate(1758 0) scale(-1 1)",
        "translate(2 474) scale(1 -1)",
        "translate(1758 474) scale(-1 -1)",
    ):
        picture.add(picture.group(place, corner))
    picture.save()


def save_felt_well() -> None:
    picture = Picture("table/felt_well", 1000, 260)
    wood = picture.linear("wood", (0, 0, 0, 260), "0 #4a2a13", "0.5 #6b4122", "1 #94602f")
    felt = picture.radial(
        "felt",
        (0, 0, 1),
        "0 #3d8075",
        "0.5 #2b6660",
        "1 #143b39",
        transform="translate(500 130) scale(620 190)",
    )
    picture.add(
        f'<rect x="3" y="3" width="994" height="254" rx="26" fill="{wood}" {ink(5)}/>',
        f'<rect x="14" y="14" width="972" height="232" rx="18" fill="{felt}" stroke="#0b1f1d" '
        'stroke-width="5"/>',
        '<path d="M17 52L17 32C17 23 23 17 32 17L968 17C977 17 983 23 983 32L983 52C983 38 975 31 '
        "962 31"
        'L38 31C25 31 17 38 17 52Z" fill="#031312" opacity="0.42"/>',
        '<rect x="28" y="32" width="944" height="202" rx="10" fill="none" stroke="#9fd0bb" '
        'stroke-width="2" stroke-dasharray="11 9" opacity="0.22"/>',
    )
    picture.save()


def save_score_pad() -> None:
    picture = Picture("table/score_pad", 500, 560)
    chance = random.Random(9)
    paper = picture.linear("paper", (0, 40, 60, 540), "0 #fdf6e0", "0.6 #f3e6c6", "1 #e2cd9d")
    leather = picture.linear("leather", (0, 8, 0, 66), "0 #b5433a", "0.5 #8f2b25", "1 #661a17")
    for grow, shade in ((18, 0.1), (11, 0.15), (5, 0.22)):
        picture.add(
            f'<rect x="20" y="30" width="464" height="516" rx="6" fill="#0a0502" stroke="#0a0502" '
            f'stroke-width="{grow}" stroke-linejoin="round" opacity="{shade}"/>'
        )
    sheets = (
        "M26 40L478 40L484 540L400 544L18 541Z",
        "M24 40L478 40L480 534L30 538L16 535Z",
    )
    for sheet, tint in zip(sheets, ("#cbb586", "#dfcda2"), strict=True):
        picture.add(f'<path d="{sheet}" fill="{tint}" {ink(3)}/>')
    top = "M20 36L480 36L480 500C478 512 470 521 452 530C330 534 160 533 20 529Z"
    picture.add(
        f'<path d="{top}" fill="{paper}"/>',
        stains(picture, chance, 490, 500, 7),
        f'<path d="{top}" fill="none" {ink(4)}/>',
        f'<path d="M480 500C470 500 458 504 450 508C453 515 454 523 452 530C470 521 478 512 480 '
        f'500Z" '
        f'fill="#cdb682" {ink(3)}/>',
        f'<path d="M14 20C14 12 18 8 26 8L474 8C482 8 486 12 486 20L486 62L14 62Z" '
        f'fill="{leather}" '
        f"{ink(5)}/>",
        '<path d="M24 15L476 15" stroke="#f0988a" stroke-width="3" stroke-linecap="round" '
        'opacity="0.6" fill="none"/>',
        '<path d="M26 52L120 52M380 52L474 52" fill="none" stroke="#f1d9a0" stroke-width="3" '
        'stroke-dasharray="13 9" stroke-linecap="round"/>',
    )
    for x in (90, 410):
        picture.add(
            f'<circle cx="{x}" cy="31" r="10" fill="#e0b858" {ink(3.5)}/>'
            f'<circle cx="{x}" cy="31" r="4" fill="#3a2413"/>'
        )
    picture.save()


# --- bag ---------------------------------------------------------------------------------------


def sack(picture: Picture) -> str:
    leather = picture.radial(
        "sack",
        (0, 0, 1),
        "0 #b07a48",
        "0.55 #8a5730",
        "1 #55321a",
        transform="translate(170 210) scale(190 190)",
    )
    ground = picture.radial(
        "ground",
        (0, 0, 1),
        "0 #0a0502 0.85",
        "0.7 #0a0502 0.5",
        "1 #0a0502 0",
        transform="translate(206 352) scale(178 40)",
    )
    shape = """M150 122C104 150 52 218 46 286C42 330 66 358 110 364C168 371 234 371 290 364 C336 358
    358 328 354 284C348 216 296 150 250 122Z"""
    return f"""<ellipse cx="206" cy="352" rx="178" ry="40" fill="{ground}"/> <path d="{shape}"
    fill="{leather}"/> <path d="M250 122C296 150 348 216 354 284C358 328 336 358 290 364C268 366.500
    246 368 224 369 C276 354 306 318 304 268C302 214 276 164 236 124Z" fill="#2f170a"
    opacity="0.34"/> <path d="M92 236C100 208 116 184 134 164" fill="none" stroke="#e0ae74"
    stroke-width="9" stroke-linecap="round" opacity="0.5"/> <path d="M168 130C160 148 146 164 138
    172M232 130C240 150 254 166 264 174M200 132L200 150" fill="none" stroke="#4a2a12"
    stroke-width="5" stroke-linecap="round" opacity="0.7"/> <path d="M66 250L78 244M70 276L84 272M68
    262L80 270" fill="none" stroke="#4a2a12" stroke-width="3" stroke-linecap="round" opacity="0.6"/>
    <path d="{shape}" fill="none" {ink(8)}/> <g transform="translate(200 262)
    scale(1.38)">{skull(picture, 3.8)}</g>"""


def cord(y: float) -> str:
    """The drawstring round the neck and its two hanging ends."""

    def neck(t: float) -> tuple[float, float]:
        return 132 + 136 * t, y + 14 * math.sin(math.pi * t)

    ends = (
        spline([(262, y + 6), (290, y + 26), (292, y + 62), (280, y + 92)]),
        spline([(262, y + 6), (308, y + 14), (322, y + 46), (318, y + 74)]),
    )
    tails = "".join(
        f'<path d="{end}" fill="none" {ink(13)}/><path d="{end}" fill="none" stroke="#d9b06c" '
        'stroke-width="7" stroke-linecap="round" stroke-dasharray="9 3"/>'
        for end in ends
    )
    knots = f"""<circle cx="280" cy="{y + 94}" r="9" fill="#d9b06c" {ink(4)}/> <circle cx="318"
    cy="{y + 76}" r="9" fill="#d9b06c" {ink(4)}/>"""
    return (
        tails
        + knots
        + f'<path d="{spline([neck(i / 6) for i in range(7)])}" fill="none" {ink(28)}/>'
        + twisted(neck, 11, 24, 0.035)
        + f'<circle cx="266" cy="{y + 6}" r="11" fill="#e3bd7c" {ink(4)}/>'
    )


def save_bags() -> None:
    closed = Picture("table/bag", 400, 400)
    ruff = closed.linear("ruff", (0, 50, 0, 126), "0 #b98450", "1 #6f4423")
    closed.add(
        sack(closed),
        f"""<path d="M146 124C140 104 118 88 112 66C126 72 134 62 144 54C154 62 164 62 174 50 C184
        60 194 60 204 48C212 60 224 60 234 52C242 62 254 64 266 56C270 68 282 70 290 68 C282 90 262
        104 254 124C222 136 178 136 146 124Z" fill="{ruff}" {ink(8)}/> <path d="M158 118C154 100 146
        88 140 78M180 124C178 104 176 90 172 74M204 126L204 76 M226 124C228 104 232 90 236 76M244
        118C248 102 256 92 264 82" fill="none" stroke="#4a2a12" stroke-width="4.5"
        stroke-linecap="round" opacity="0.65"/>""",
        cord(118),
    )
    closed.save()
    wide = Picture("table/bag_open", 400, 400)
    inside = wide.linear("inside", (0, 60, 0, 130), "0 #140a05", "1 #3d2210")
    lip = wide.linear("lip", (0, 80, 0, 160), "0 #c08b56", "1 #774a26")
    wide.add(
        sack(wide),
        f"""<path d="M112 92C112 66 152 50 200 50C248 50 288 66 288 92C288 116 266 132 250 136 L150
        136C134 132 112 116 112 92Z" fill="{lip}" {ink(8)}/> <ellipse cx="200" cy="90" rx="74"
        ry="27" fill="{inside}" {ink(6)}/>""",
        _peeking(wide),
        f"""<path d="M112 90C116 112 154 124 200 124C246 124 284 112 288 90C290 112 276 132 252 140
        C220 150 180 150 148 140C124 132 110 112 112 90Z" fill="{lip}" {ink(8)}/> <path d="M146
        124L152 138M176 130L178 144M224 130L222 144M254 124L248 138" fill="none" stroke="#4a2a12"
        stroke-width="4" stroke-linecap="round" opacity="0.6"/>""",
        cord(134),
    )
    wide.save()


def _peeking(picture: Picture) -> str:
    """Three dice looking out of the bag, their lower halves hidden by its lip."""
    parts = []
    for i, (x, y, turn, colour) in enumerate(
        ((146, 70, -16, "#3f7fd0"), (206, 62, 8, "#f2c653"), (176, 84, -4, "#cf4a40"))
    ):
        paint = picture.linear(
            f"die{i}", (0, 0, 0, 46), f"0 {lighter(colour, 0.2)}", f"1 {darker(colour, 0.25)}"
        )
        parts.append(
            f'<g transform="translate({x} {y}) rotate({turn})"><rect width="46" height="46" '
            f'rx="10" '
            f'fill="{paint}" {ink(5)}/><path d="M8 18L8 14C8 10 10 8 14 8L30 8" fill="none" '
            'stroke="#ffffff" stroke-width="3" stroke-linecap="round" opacity="0.6"/></g>'
        )
    return "".join(parts)


# --- small things ------------------------------------------------------------------------------


def save_wood_plank() -> None:
    picture = Picture("table/wood_plank", 800, 110)
    chance = random.Random(31)
    wood = picture.linear("wood", (0, 6, 0, 98), "0 #93603a", "0.5 #75482a", "1 #532f17")
    outline = """M14 10C60 5 150 8 240 6C400 4 560 9 700 6C740 5 770 6 786 10C793 13 793 20 791 28
    C788 44 795 58 791 76C789 88 790 94 782 97C720 102 560 98 420 100C260 102 120 98 20 101 C10 100
    8 94 9 84C12 66 5 52 9 34C10 24 6 14 14 10Z"""
    picture.add(
        f'<path transform="translate(2 8)" d="{outline}" fill="#0a0502" opacity="0.5"/>',
        f'<path d="{outline}" fill="{wood}"/>',
        grain(chance, (24, 16, 776, 94), (640, 58)),
        '<path d="M24 15C150 11 420 11 776 14" fill="none" stroke="#dca66c" stroke-width="3" '
        'stroke-linecap="round" opacity="0.55"/>',
        f'<path d="{outline}" fill="none" {ink(6)}/>',
        nail(36, 32, 7),
        nail(36, 74, 7),
        nail(764, 32, 7),
        nail(764, 74, 7),
    )
    picture.save()


def save_curtain() -> None:
    picture = Picture("table/curtain", 2400, 1500)
    width = 120
    picture.add('<rect width="2400" height="1500" fill="#5d1513"/>')
    fold = picture.linear(
        "fold",
        (0, 0, width, 0),
        "0 #3c0a0c",
        "0.22 #7d1d1a",
        "0.45 #b5362d",
        "0.62 #962620",
        "0.85 #5b1212",
        "1 #3c0a0c",
    )
    chance = random.Random(5)
    for i in range(20):
        sway = chance.uniform(-14, 14)
        picture.add(
            f'<g transform="translate({i * width} 0)"><path d="M-2 0L{width + 2} 0'
            f"C{num(width + sway)} 500 {num(width - sway)} 900 {width + 4} 1420"
            f"Q{width / 2} {num(1462 + chance.uniform(-8, 10))} -4 1420"
            f'C{num(-sway)} 900 {num(sway)} 500 -2 0Z" fill="{fold}"/></g>'
        )
    dark = picture.radial(
        "dark",
        (0, 0, 1),
        "0 #120304 0",
        "0.55 #120304 0.12",
        "1 #120304 0.78",
        transform="translate(1200 640) scale(1500 1000)",
    )
    picture.add(f'<rect width="2400" height="1500" fill="{dark}"/>')
    gold = picture.linear("gold", (0, 1360, 0, 1500), "0 #f3cf78", "1 #94661d")
    hem = picture.linear("hem", (0, 1366, 0, 1420), "0 #f7dc92", "0.5 #d1a648", "1 #8d611c")
    fringe = "".join(f"M{x} 1416L{x - 2} {1478 + (x // 16) % 3 * 5}" for x in range(8, 2400, 16))
    picture.add(
        f'<path d="{fringe}" fill="none" stroke="{INK}" stroke-width="15" stroke-linecap="round"/>',
        f'<path d="{fringe}" fill="none" stroke="{gold}" stroke-width="10" '
        f'stroke-linecap="round"/>',
        f'<rect x="-10" y="1366" width="2420" height="54" fill="{hem}" {ink(7)}/>',
        '<path d="M0 1393L2400 1393" fill="none" stroke="#8d611c" stroke-width="16" '
        'stroke-dasharray="3 21" stroke-linecap="round"/>',
    )
    picture.add(_valance(picture), _curtain_emblem(picture))
    picture.save()


def _valance(picture: Picture) -> str:
    """Five swags along the top."""
    cloth = picture.linear("swag", (0, -20, 0, 210), "0 #6d1716", "0.6 #b2342b", "1 #7a1c19")
    parts = []
    for i in range(6):
        x = i * 480 - 240
        shape = f"M{x} -40L{x + 480} -40L{x + 480} 60C{x + 400} 236 {x + 80} 236 {x} 60Z"
        lines = "".join(
            f"M{x + 26} {60 - k * 22}C{x + 110} {210 - k * 44} {x + 370} {210 - k * 44} "
            f"{x + 454} {60 - k * 22}"
            for k in range(1, 4)
        )
        trim = f"M{x} 60C{x + 80} 236 {x + 400} 236 {x + 480} 60"
        parts.append(
            f'<path transform="translate(0 16)" d="{shape}" fill="#120304" opacity="0.4"/>'
            f'<path d="{shape}" fill="{cloth}"/>'
            f'<path d="{lines}" fill="none" stroke="#4a0e0f" stroke-width="9" opacity="0.45"/>'
            f'<path d="{trim}" fill="none" {ink(30)}/>'
            f'<path d="{trim}" fill="none" stroke="#d9ad4d" stroke-width="18"/>'
            f'<path d="{trim}" fill="none" stroke="#8d611c" stroke-width="18" '
            'stroke-dasharray="3 15"/>'
        )
    for i in range(6):
        x = i * 480 - 240
        parts.append(
            f'<path d="M{x - 16} 78L{x - 26} 176C{x - 10} 186 {x + 10} 186 {x + 26} 176L{x + 16} '
            f'78Z" '
            f'fill="#d9ad4d" {ink(7)}/><path d="M{x - 10} 100L{x - 13} 172M{x} 100L{x} 178'
            f'M{x + 10} 100L{x + 13} 172" stroke="#8d611c" stroke-width="5" fill="none"/>'
            f'<circle cx="{x}" cy="64" r="28" fill="#e9c266" {ink(7)}/>'
            f'<circle cx="{x}" cy="64" r="13" fill="none" stroke="#8d611c" stroke-width="5"/>'
        )
    return "".join(parts)


def _curtain_emblem(picture: Picture) -> str:
    """A skull in a gold ring of rope."""
    disc = picture.radial("disc", (1200, 520, 250), "0 #7c1d1a", "0.8 #58110f", "1 #470c0c")
    rope = twisted(around(1200, 520, 236, 236), 48, 44, 0.0125)
    return (
        f'<circle cx="1200" cy="532" r="268" fill="#120304" opacity="0.35"/>'
        f'<circle cx="1200" cy="520" r="248" fill="{disc}"/>'
        f'<circle cx="1200" cy="520" r="236" fill="none" stroke="{INK}" stroke-width="52"/>{rope}'
        f'<g transform="translate(1200 552) scale(2.8)"><g transform="translate(0 16)">'
        f"{crossbones(3)}</g>{skull(picture, 3)}{crown(picture, 3)}</g>"
    )


def save_lights() -> None:
    ring = Picture("table/ring", 120, 120)
    for width, shade in ((18, 0.1), (14, 0.14), (10, 0.22)):
        ring.add(
            f'<rect x="10" y="10" width="100" height="100" rx="25" fill="none" stroke="{GLOW}" '
            f'stroke-width="{width}" opacity="{shade}"/>'
        )
    gold = ring.linear("gold", (20, 6, 100, 114), "0 #fff2b8", "0.5 #ffd35a", "1 #d79a28")
    ring.add(
        f'<rect x="10" y="10" width="100" height="100" rx="25" fill="none" stroke="{INK}" '
        'stroke-width="8.5"/>',
        f'<rect x="10" y="10" width="100" height="100" rx="25" fill="none" stroke="{gold}" '
        'stroke-width="5.5"/>',
        '<path d="M10 54L10 35C10 20 20 10 35 10L62 10" fill="none" stroke="#fffbe6" '
        'stroke-width="2.2" stroke-linecap="round"/>',
    )
    ring.save()
    shadow = Picture("table/shadow", 100, 100)
    paint = shadow.radial(
        "soft",
        (50, 50, 50),
        "0 #0a0502 0.72",
        "0.45 #0a0502 0.55",
        "0.75 #0a0502 0.2",
        "1 #0a0502 0",
    )
    shadow.add(f'<circle cx="50" cy="50" r="50" fill="{paint}"/>')
    shadow.save()
    spot = Picture("table/spotlight", 1000, 1000)
    paint = spot.radial(
        "warm",
        (500, 500, 500),
        "0 #ffe7ad 0.55",
        "0.35 #ffd27a 0.32",
        "0.7 #ffb84a 0.09",
        "1 #ffb84a 0",
    )
    spot.add(f'<circle cx="500" cy="500" r="500" fill="{paint}"/>')
    spot.save()
    money = Picture("table/coin", 100, 100)
    money.add(
        '<circle cx="50" cy="54" r="45" fill="#0a0502" opacity="0.35"/>',
        money.group("translate(50 49) scale(2.2)", coin(money, 2.2)),
    )
    money.save()


def save_table() -> None:
    save_planks()
    save_tray()
    save_rope()
    save_screen_front()
    save_name_plate()
    save_medal()
    save_own_screen()
    save_felt_well()
    save_score_pad()
    save_bags()
    save_parchment("parchment_wide", 1600, 1000, 3)
    save_parchment("parchment_tall", 900, 1200, 8)
    save_wood_plank()
    save_curtain()
    save_lights()
