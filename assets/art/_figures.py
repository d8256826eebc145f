"""The characters of the game, drawn around the origin: a skull is 64 wide and 73 high.

Every function returns SVG elements; the picture is only needed for its gradients. Paints are in
the local coordinates of the figure, so a figure may be placed and scaled by any group.
"""

from __future__ import annotations

from _pen import BONE, INK, Picture

CRANIUM = """M0 -36C-20 -36 -32.5 -23 -32.5 -5C-32.5 4 -30 9.5 -25.5 13.5 C-22.5 16 -20.5 17.5 -19.5
21L-18 28.5C-16.5 34.5 -10 37 0 37C10 37 16.5 34.5 18 28.500 L19.5 21C20.5 17.5 22.5 16 25.5 13.5C30
9.5 32.5 4 32.5 -5C32.5 -23 20 -36 0 -36Z"""


def ink(width: float) -> str:
    return f'stroke="{INK}" stroke-width="{width}" stroke-linejoin="round" stroke-linecap="round"'


def skull(picture: Picture, width: float = 3.6, name: str = "bone", has_patch: bool = False) -> str:
    bone = picture.linear(name, (0, -36, 0, 37), "0 #fffaea", f"0.55 {BONE}", "1 #dcc9a0")
    right_eye = (
        f'<path d="M23 -3C23 4.5 19 9 13.5 9C8 9 4.5 5 4.5 -1C4.5 -8 9 -12 14.5 -12'
        f'C20 -12 23 -8.5 23 -3Z" fill="{INK}"/>'
        '<circle cx="10.5" cy="-5.5" r="2.2" fill="#f3ead2" opacity="0.85"/>'
    )
    patch = (
        f'<path d="M-26 -22C-8 -14 14 -6 31 2" fill="none" {ink(3)}/>'
        f'<path d="M3.5 -12.5C10 -15.5 19 -13 24.5 -8C25.5 1 20 11.5 13 11.5'
        f'C6 11.5 1.5 0 3.5 -12.5Z" fill="#241a20" {ink(1.4)}/>'
        '<path d="M7.5 -8.5C11 -10 15 -9 18 -7" fill="none" stroke="#7d6f78" '
        'stroke-width="1.8" '
        'stroke-linecap="round"/>'
    )
    return f"""<path d="{CRANIUM}" fill="{bone}"/> <path d="M13 -34C25 -29 32.5 -19 32.500 -5C32.5 4
    30 9.5 25.5 13.5C22.5 16 20.5 17.5 19.5 21L18 28.5C16.5 34.5 10 37 0 37C8 35 11.5 31 12.5
    24.5C13.5 17.5 19 13.5 22.5 8 C28 -2 27 -20 13 -34Z" fill="#b99c68" opacity="0.42"/> <path
    d="M-24 -12C-23 -20 -17 -27 -9 -29" fill="none" stroke="#ffffff" stroke-width="4"
    stroke-linecap="round" opacity="0.75"/> <path d="{CRANIUM}" fill="none" {ink(width)}/> <path
    d="M-23 -3C-23 4.5 -19 9 -13.5 9C-8 9 -4.5 5 -4.500 -1C-4.5 -8 -9 -12 -14.5 -12 C-20 -12 -23
    -8.5 -23 -3Z" fill="{INK}"/> <circle cx="-17" cy="-5.5" r="2.2" fill="#f3ead2" opacity="0.85"/>
    {patch if has_patch else right_eye} <path d="M0 8.5C-2.5 10.5 -5 14 -4.5 16.5C-4 18.6 -1.5 18.4
    0 16.6C1.5 18.4 4 18.6 4.5 16.5C5 14 2.5 10.5 0 8.5Z" fill="{INK}"/> <path d="M-14 23.5C-7 27 7
    27 14 23.5M-9 22.6L-8.5 31M-3 23.6L-3 32.5M3 23.6L3 32.5 M9 22.6L8.5 31" fill="none"
    {ink(2.4)}/>"""


def crossbones(width: float = 3.6) -> str:
    """Two bones behind a skull, 104 wide."""

    def bone(turn: float, look: str) -> str:
        return f"""<g transform="rotate({turn})"><path d="M-44 -5.5L44 -5.5L44 5.5L-44 5.5Z"
        {look}/><circle cx="-46" cy="-6.8" r="7.8" {look}/><circle cx="-46" cy="6.8" r="7.8"
        {look}/><circle cx="46" cy="-6.8" r="7.8" {look}/><circle cx="46" cy="6.8" r="7.8"
        {look}/></g>"""

    def whole(turn: float) -> str:
        edge = f'fill="{INK}" {ink(width * 2)}'
        return bone(turn, edge) + bone(turn, 'fill="#eadfc0"')

    return whole(25) + whole(-25)


def crown(picture: Picture, width: float = 3.6, name: str = "crown") -> str:
    gold = picture.linear(name, (0, -62, 0, -22), "0 #ffe9a3", "0.5 #f0c24f", "1 #b9821f")
    shape = """M-24.5 -25L-30.5 -55C-25 -50 -20 -45.5 -14.5 -43C-9 -48 -3.5 -55 0 -63 C3.5 -55 9 -48
    14.5 -43C20 -45.5 25 -50 30.5 -55L24.5 -25C12 -30.5 -12 -30.500 -24.5 -25Z"""
    return f"""<path d="{shape}" fill="{gold}"/> <path d="M16 -42C21 -45 26 -50 30.5 -55L24.500
    -25C20 -27.5 15 -28.5 12 -29Z" fill="#8a5a10" opacity="0.28"/> <path d="M-25.6 -32C-12 -37.5 12
    -37.5 25.6 -32" fill="none" stroke="#8a5a10" stroke-width="1.8" opacity="0.7"/> <path
    d="{shape}" fill="none" {ink(width)}/> <circle cx="-30.5" cy="-56" r="3.8" fill="#ffe08a"
    {ink(width * 0.7)}/> <circle cx="30.5" cy="-56" r="3.8" fill="#e8b440" {ink(width * 0.7)}/>
    <circle cx="0" cy="-64" r="4.3" fill="#ffe08a" {ink(width * 0.7)}/> <path d="M0 -48L5 -41.5L0
    -35L-5 -41.5Z" fill="#d2352c" {ink(width * 0.5)}/> <path d="M-1.600 -42.5L0.6 -45.2" fill="none"
    stroke="#ffc2b0" stroke-width="1.5" stroke-linecap="round"/>"""


def bandana(picture: Picture, width: float = 3.6, name: str = "cloth") -> str:
    cloth = picture.linear(name, (0, -40, 0, -8), "0 #e5493b", "0.6 #cc3128", "1 #96201c")
    cap = """M-34.5 -9C-36 -27 -21 -40 0 -40C21 -40 36 -27 34.5 -9C24 -16.5 11 -19 0 -19 C-11 -19
    -24 -16.5 -34.5 -9Z"""
    return f"""<path d="M33 -15C40 -16 46 -12 50 -4C46 -4.5 44 -3 43 -0.5C40 -5 36 -8 32 -9Z"
    fill="#b3261f" {ink(width)}/> <path d="M33 -12C38 -9 42 2 40 14C37 11 34 11 31.5 13C32 5 31 -3
    30 -9Z" fill="#cc3128" {ink(width)}/> <path d="{cap}" fill="{cloth}"/> <path d="M20 -34C30 -29
    35.5 -20 34.5 -9C31 -11.5 27 -13.5 24 -14.8C27 -21 25.5 -28 20 -34Z" fill="#6d1214"
    opacity="0.4"/> <circle cx="-19" cy="-24" r="2.9" fill="{BONE}"/><circle cx="-5" cy="-31"
    r="2.9" fill="{BONE}"/> <circle cx="8" cy="-25" r="2.9" fill="{BONE}"/><circle cx="20" cy="-30"
    r="2.6" fill="{BONE}"/> <path d="M-33.5 -14C-23 -21.5 -11 -24 0 -24" fill="none"
    stroke="#ff8f7a" stroke-width="1.8" stroke-linecap="round" opacity="0.6"/> <path d="{cap}"
    fill="none" {ink(width)}/> <circle cx="33" cy="-11.5" r="4.6" fill="#d63a30"
    {ink(width * 0.8)}/>"""


def hair_behind(picture: Picture, width: float = 3.6, name: str = "hair") -> str:
    coral = picture.linear(name, (0, -45, 0, 45), "0 #ff9a63", "0.5 #f07548", "1 #c94f33")
    shape = """M0 -45C-28 -46 -43 -28 -42 -6C-41 8 -48 14 -45 27C-43 37 -37 42 -28 42 C-32 38 -32 34
    -29 31C-24 36 -18 36 -14 34L14 34C18 36 24 36 29 31C32 34 32 38 28 42 C37 42 43 37 45 27C48 14
    41 8 42 -6C43 -28 28 -46 0 -45Z"""
    return f"""<path d="{shape}" fill="{coral}" {ink(width)}/> <path d="M-37 4C-37 14 -41 18 -39
    29M37 4C37 14 41 18 39 29" fill="none" stroke="#a53a26" stroke-width="2.2"
    stroke-linecap="round" opacity="0.7"/>"""


def hair_front(picture: Picture, width: float = 3.6, name: str = "fringe") -> str:
    coral = picture.linear(name, (0, -42, 0, 4), "0 #ffa873", "1 #ea6a40")
    shape = """M6 -41C-22 -47 -42 -28 -38 4C-32 0 -30 -6 -29 -12C-16 -13 0 -20 8 -31 C12 -22 22 -14
    30 -12C31 -6 33 0 38 4C42 -22 30 -43 6 -41Z"""
    sea_star = star_path(23, -29, 11.5)
    return f"""<path d="{shape}" fill="{coral}"/> <path d="M4 -35C-6 -24 -18 -19 -31 -17M11 -34C16
    -26 23 -20 31 -17" fill="none" stroke="#b8442b" stroke-width="1.8" stroke-linecap="round"
    opacity="0.6"/> <path d="M-31 -22C-27 -31 -19 -37 -10 -38" fill="none" stroke="#ffd2b0"
    stroke-width="2.6" stroke-linecap="round" opacity="0.8"/> <path d="{shape}" fill="none"
    {ink(width)}/> <path d="{sea_star}" fill="#ffd968" {ink(width * 0.75)}/> <circle cx="23"
    cy="-29" r="1.6" fill="#c98a1e"/><circle cx="23" cy="-34.5" r="1.1" fill="#c98a1e"/><circle
    cx="28" cy="-30.5" r="1.1" fill="#c98a1e"/><circle cx="18" cy="-30.5" r="1.1"
    fill="#c98a1e"/>"""


def star_path(cx: float, cy: float, reach: float) -> str:
    """A plump starfish: five rounded arms."""
    import math

    path = ""
    for i in range(5):
        angle = math.radians(-90 + 72 * i)
        before, after = angle - math.radians(36), angle + math.radians(36)

        def at(a: float, r: float) -> str:
            return f"{cx + r * math.cos(a):.2f} {cy + r * math.sin(a):.2f}"

        if not path:
            path = f"M{at(before, reach * 0.5)}"
        path += f"Q{at(angle - 0.32, reach * 0.72)} {at(angle - 0.13, reach * 0.98)}"
        path += f"Q{at(angle, reach * 1.12)} {at(angle + 0.13, reach * 0.98)}"
        path += f"Q{at(angle + 0.32, reach * 0.72)} {at(after, reach * 0.5)}"
    return path + "Z"


def coin(picture: Picture, width: float = 3, name: str = "coin") -> str:
    """A doubloon of radius 20."""
    gold = picture.linear(name, (-14, -16, 14, 18), "0 #fff0b0", "0.45 #f2c24c", "1 #b67d1d")
    return f"""<circle r="20" fill="{gold}" {ink(width)}/> <circle r="13.5" fill="none"
    stroke="#9a6a16" stroke-width="2"/> <path d="M0 -8.5L2.6 -2.6L8.5 0L2.6 2.6L0 8.5L-2.6 2.6L-8.5
    0L-2.6 -2.6Z" fill="#9a6a16"/> <path d="M-15 -7C-13 -11.5 -9.500 -14.5 -5 -16" fill="none"
    stroke="#ffffff" stroke-width="2.4" stroke-linecap="round" opacity="0.85"/>"""


def white_flag(picture: Picture, width: float = 3.6, name: str = "flag") -> str:
    """A white flag on its staff, 60 wide and 66 high."""
    cloth = picture.linear(
        name, (-20, 0, 32, 0), "0 #fffdf4", "0.42 #f6eed9", "0.62 #d9ccb0", "1 #fbf6e6"
    )
    wood = picture.linear(f"{name}_staff", (-25, 0, -18, 0), "0 #a9713d", "1 #5e3a1c")
    shape = (
        "M-18 -27C-8 -35 2 -30 10 -26C18 -22 26 -23 32 -28L29 4C22 9 14 9 6 5C-2 1 -10 -1 -18 6Z"
    )
    return f"""<rect x="-24.5" y="-30" width="6.5" height="64" rx="3" fill="{wood}" {ink(width)}/>
    <path d="{shape}" fill="{cloth}"/> <path d="M9 -20C8 -12 7 -6 7 0" fill="none" stroke="#b9a67f"
    stroke-width="2.2" stroke-linecap="round" opacity="0.7"/> <path d="{shape}" fill="none"
    {ink(width)}/> <circle cx="-21.2" cy="-32" r="4.6" fill="#e9b94a" {ink(width * 0.8)}/>"""


def face_of(kind: str, picture: Picture, width: float = 3.6, has_bones: bool = False) -> str:
    """Skull King, Pirate or Mermaid, with crossbones behind if wanted."""
    behind = f'<g transform="translate(0 19)">{crossbones(width)}</g>' if has_bones else ""
    if kind == "skull_king":
        return behind + skull(picture, width) + crown(picture, width)
    if kind == "pirate":
        return behind + skull(picture, width, has_patch=True) + bandana(picture, width)
    if kind == "mermaid":
        return (
            hair_behind(picture, width)
            + behind
            + skull(picture, width)
            + hair_front(picture, width)
        )
    return behind + skull(picture, width)
