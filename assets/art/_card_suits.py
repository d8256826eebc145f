"""The emblems of the suits, around the origin and about 120 wide, and the sabre they share."""

from __future__ import annotations

from collections.abc import Callable

from _emblems import anchor, both, parrot
from _figures import coin, crossbones, ink, skull
from _pen import INK, Picture, num


def taken(picture: Picture, draw: Callable[[Picture], None]) -> str:
    """What a drawing adds to the picture, to be placed elsewhere; its paints stay."""
    kept, picture.parts = picture.parts, []
    paints = picture.ids
    picture.ids = set()
    draw(picture)
    count = len(picture.ids)
    gradients, drawn = picture.parts[:count], picture.parts[count:]
    kept[len(paints) : len(paints)] = gradients
    picture.parts, picture.ids = kept, paints | picture.ids
    return "".join(drawn)


def sabre(picture: Picture, name: str = "sabre") -> str:
    """Pointing up, the hand at the origin: 132 above it, 34 below."""
    steel = picture.linear(f"{name}_steel", (-8, 0, 20, 0), "0 #ffffff", "0.5 #d3dbe2", "1 #8492a0")
    guard = both("M-21 -19L20 -19C28 -16 27 14 6 27", 5.5, "#f2c653", 7)
    return f"""<path d="M-7 -18C-14 -52 -12 -96 16 -132C24 -112 26 -92 23 -72C20 -52 13 -36 9 -18Z"
    fill="{steel}" {ink(4.5)}/> <path d="M1 -24C-3 -54 0 -84 13 -112" fill="none" stroke="#7a8896"
    stroke-width="2.4" stroke-linecap="round" opacity="0.8"/> <rect x="-5.5" y="-18" width="11"
    height="44" rx="4" fill="#7a4424" {ink(4)}/><path d="M-4 0L4 -4M-4 9L4 5M-4 18L4 14" fill="none"
    stroke="#c98a52" stroke-width="2.2" stroke-linecap="round"/> {guard} <circle cx="0" cy="28"
    r="6.5" fill="#f2c653" {ink(3.6)}/>"""


def cutlasses(picture: Picture) -> str:
    blade = sabre(picture)
    return (
        f'<g transform="translate(-38 46) rotate(36)">{blade}</g>'
        f'<g transform="translate(38 46) scale(-1 1) rotate(36)">{blade}</g>'
    )


def chest(picture: Picture) -> str:
    wood = picture.linear("chest_wood", (0, -52, 0, 50), "0 #c07d42", "0.45 #97592b", "1 #5f3416")
    gold = picture.linear("chest_gold", (-60, -40, 60, 50), "0 #ffeaa0", "0.5 #eebb45", "1 #b17c1e")
    lid = "M-60 -4L-60 -16C-60 -40 -46 -52 -28 -52L28 -52C46 -52 60 -40 60 -16L60 -4Z"
    return f"""<path d="M-58 0L58 0L54 46C54 50 51 52 47 52L-47 52C-51 52 -54 50 -54 46Z"
    fill="{wood}" {ink(5)}/> <path d="M-55 17L55 17M-54 35L54 35" fill="none" stroke="#4a260e"
    stroke-width="2.6" opacity="0.75"/> <path d="{lid}" fill="{wood}" {ink(5)}/> <path d="M-57
    -22L57 -22M-51 -37L51 -37" fill="none" stroke="#4a260e" stroke-width="2.6" opacity="0.6"/> <path
    d="M-50 -42C-44 -47 -36 -48 -28 -48L10 -48" fill="none" stroke="#f0bf84" stroke-width="3.4"
    stroke-linecap="round" opacity="0.9"/> <path d="M-44 -46C-40 -50 -34 -52 -28 -52L-26 -52L-26
    52L-42 52Z M44 -46C40 -50 34 -52 28 -52L26 -52L26 52L42 52Z" fill="{gold}" {ink(4)}/> <path
    d="M-63 -9L63 -9L63 4L-63 4Z" fill="{gold}" {ink(4.5)}/> <path d="M-58 -5L-4 -5"
    stroke="#fff6cf" stroke-width="2.6" stroke-linecap="round" fill="none"/> <path d="M-15 -14L15
    -14L15 14C15 22 8 26 0 26C-8 26 -15 22 -15 14Z" fill="{gold}" {ink(4.5)}/> <path d="M0 -4C-5 -4
    -7 0 -7 3C-7 6 -5 8 -3.5 9L-5 18L5 18L3.5 9C5 8 7 6 7 3C7 0 5 -4 0 -4Z" fill="{INK}"/> <circle
    cx="-34" cy="-28" r="3" fill="#9a6a16"/> <circle cx="34" cy="-28" r="3" fill="#9a6a16"/><circle
    cx="-34" cy="38" r="3" fill="#9a6a16"/><circle cx="34" cy="38" r="3" fill="#9a6a16"/>"""


def treasure_map(picture: Picture) -> str:
    light = picture.linear("map_light", (0, -50, 0, 52), "0 #fff4d4", "1 #e3c88e")
    shade = picture.linear("map_shade", (-22, 0, 22, 0), "0 #c9a868", "1 #ecd6a4")
    left = "M-64 -38C-50 -46 -36 -46 -22 -50L-22 38C-36 42 -50 44 -64 52Z"
    middle = "M-22 -50C-8 -46 8 -42 22 -36L22 52C8 48 -8 42 -22 38Z"
    right = "M22 -36C36 -42 50 -44 64 -52L64 38C50 42 36 44 22 52Z"
    return f"""<path d="{left}" fill="{light}" {ink(5)}/><path d="{right}" fill="{light}"
    {ink(5)}/><path d="{middle}" fill="{shade}" {ink(5)}/> <path d="M-58 -24C-50 -30 -40 -24 -42
    -14C-44 -6 -56 -8 -59 -2Z" fill="#7fb08a" stroke="#4d7d5c" stroke-width="2"/> <path d="M-30
    34C-34 26 -44 28 -50 36C-50 40 -50 42 -49 43C-43 41 -37 40 -30 38Z" fill="#8fb4d6"
    opacity="0.9"/> <path d="M-50 16C-42 4 -30 2 -22 8C-12 16 -2 20 6 12C14 4 12 -8 22 -14C28 -18 32
    -16 36 -12" fill="none" stroke="#6a3f97" stroke-width="6" stroke-dasharray="9 8"
    stroke-linecap="round"/> <path d="M37 -18L56 6M56 -18L37 6" fill="none" stroke="#fff2d0"
    stroke-width="14" stroke-linecap="round"/><path d="M37 -18L56 6M56 -18L37 6" fill="none"
    stroke="#c8322b" stroke-width="9" stroke-linecap="round"/> <g transform="translate(-2
    -18)"><path d="M0 -13L4 -3L13 0L4 3L0 13L-4 3L-13 0L-4 -3Z" fill="#8a5a2a"/></g>"""


def jolly_roger(picture: Picture) -> str:
    return (
        '<g transform="translate(0 -8) scale(1.3)"><g transform="translate(0 21)">'
        f"{crossbones(3.6)}</g>{skull(picture, 3.8)}</g>"
    )


def hanging_flag(picture: Picture) -> str:
    """The black flag itself, hung from a yard, behind the bones."""
    cloth = picture.linear(
        "flag_cloth", (-72, 0, 72, 0),
        "0 #17181f", "0.25 #3a3d4d", "0.5 #1d1f29", "0.75 #3d4051", "1 #14151b",
    )  # fmt: skip
    shape = """M-72 -84C-44 -78 -26 -88 0 -84C26 -80 46 -88 72 -84L70 66L60 84L50 68L38 92L24 72L12
    86L-2 70L-16 94L-28 72L-42 86L-54 68L-62 82L-70 70Z"""
    return f"""<path d="{shape}" fill="{cloth}" stroke="#d9ad4d" stroke-width="4"
    stroke-linejoin="round"/> {both("M-72 -86L72 -86", 8, "#d9ad4d", 7)} <circle cx="-75" cy="-86"
    r="7" fill="#f2d27c" {ink(3)}/><circle cx="75" cy="-86" r="7" fill="#f2d27c" {ink(3)}/>"""


def doubloon(picture: Picture) -> str:
    money = coin(picture, 1.7, "doubloon")
    small = coin(picture, 2.2, "doubloon")
    ticks = "".join(
        f'<path transform="rotate({num(i * 15)})" d="M0 -16.2L0 -18.2" stroke="#9a6a16" '
        'stroke-width="1.2" fill="none"/>'
        for i in range(24)
    )
    return (
        f'<g transform="translate(40 34) scale(1.7)">{small}</g>'
        f'<g transform="translate(-44 38) scale(1.4)">{small}</g>'
        f'<g transform="translate(-2 -6) scale(2.85)">{money}{ticks}</g>'
    )


def _boxed(draw: Callable[[Picture], None], scale: float) -> Callable[[Picture], str]:
    def placed(picture: Picture) -> str:
        inside = taken(picture, draw)
        return f'<g transform="scale({num(scale)}) translate(-50 -50)">{inside}</g>'

    return placed


EMBLEMS: dict[str, Callable[[Picture], str]] = {
    "parrot": _boxed(parrot, 1.42),
    "chest": chest,
    "map": treasure_map,
    "skull": jolly_roger,
    "doubloon": doubloon,
    "anchor": _boxed(anchor, 1.36),
    "cutlasses": cutlasses,
}
