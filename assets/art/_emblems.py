"""The emblems on the screens: eight objects that stay apart at 32 pixels on any colour."""

from __future__ import annotations

import math

from _figures import crossbones, crown, ink, skull
from _pen import INK, Picture, num


def both(path: str, width: float, colour: str, edge: float = 9) -> str:
    """A thick line with an ink edge."""
    look = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    return (
        f'<path d="{path}" {look} stroke="{INK}" stroke-width="{num(width + edge)}"/>'
        f'<path d="{path}" {look} stroke="{colour}" stroke-width="{num(width)}"/>'
    )


def anchor(picture: Picture) -> None:
    steel = picture.linear("steel", (20, 8, 74, 96), "0 #fff3cf", "0.5 #e6c06a", "1 #a97b2c")
    look = f'stroke="{INK}" stroke-linejoin="round" stroke-linecap="round"'
    shank = "M50 30L50 86"
    arms = "M15 58C18 78 32 88 50 88C68 88 82 78 85 58"
    flukes = "M5 66L14 46L28 61ZM95 66L86 46L72 61Z"
    stock = "M31 36L69 36"
    picture.add(
        f'<circle cx="50" cy="17" r="9.5" fill="none" {look} stroke-width="15"/>',
        f'<path d="{stock}{shank}{arms}" fill="none" {look} stroke-width="18"/>',
        f'<path d="{flukes}" fill="{INK}" {look} stroke-width="8"/>',
        f'<circle cx="50" cy="17" r="9.5" fill="none" stroke="{steel}" stroke-width="7"/>',
        f'<path d="{stock}{shank}{arms}" fill="none" stroke="{steel}" stroke-width="10" '
        'stroke-linecap="round"/>',
        f'<path d="{flukes}" fill="{steel}"/>',
        '<path d="M47.5 42L47.5 78M20 66C23 76 32 83 42 85" fill="none" stroke="#fffbe8" '
        'stroke-width="2.5" stroke-linecap="round" opacity="0.8"/>',
    )


def wheel(picture: Picture) -> None:
    wood = picture.linear("wood", (20, 5, 80, 95), "0 #e3a868", "0.5 #b3743a", "1 #774519")
    spokes, grips = "", ""
    for i in range(8):
        c, s = math.cos(math.tau * i / 8), math.sin(math.tau * i / 8)
        spokes += f"M{num(50 + 8 * c)} {num(50 + 8 * s)}L{num(50 + 40 * c)} {num(50 + 40 * s)}"
        grips += f"M{num(50 + 36 * c)} {num(50 + 36 * s)}L{num(50 + 43.5 * c)} {num(50 + 43.5 * s)}"
    picture.add(
        f'<path d="{spokes}" fill="none" stroke="{INK}" stroke-width="11"/>',
        f'<path d="{grips}" fill="none" stroke="{INK}" stroke-width="13.5" '
        'stroke-linecap="round"/>',
        f'<circle cx="50" cy="50" r="27" fill="none" stroke="{INK}" stroke-width="18"/>',
        f'<path d="{spokes}" fill="none" stroke="{wood}" stroke-width="5"/>',
        f'<path d="{grips}" fill="none" stroke="#d99b58" stroke-width="7.5" '
        'stroke-linecap="round"/>',
        f'<circle cx="50" cy="50" r="27" fill="none" stroke="{wood}" stroke-width="11"/>',
        '<circle cx="50" cy="50" r="27" fill="none" stroke="#5f3512" stroke-width="1.6" '
        'opacity="0.7"/>',
        f'<circle cx="50" cy="50" r="10.5" fill="#f0c65e" {ink(4)}/>',
        '<circle cx="47.5" cy="47.5" r="3" fill="#fff5cf"/>',
    )


def hook(picture: Picture) -> None:
    steel = picture.linear("steel", (34, 8, 78, 60), "0 #ffffff", "0.5 #cfd8de", "1 #7d8b96")
    leather = picture.linear("leather", (28, 60, 72, 96), "0 #a8683a", "1 #5c3118")
    picture.add(
        f"""<path d="M43 62L43 50C43 38 50 34 56.5 30C64 25.5 62 17 54 17C47 17 43.5 22 44 29 C44.3
        33 43 37 38.5 41C29 27 35 5 55 5C76 5 83 28 68 39C62 43.5 57 45 57 52L57 62Z" fill="{steel}"
        {ink(5)}/> <path d="M42 14C46 10.5 51 9.5 56 10.5" fill="none" stroke="#ffffff"
        stroke-width="3" stroke-linecap="round"/> <path d="M32 62L68 62L74 94C60 98 40 98 26 94Z"
        fill="{leather}" {ink(5)}/> <rect x="27" y="57" width="46" height="13" rx="5" fill="#e9bd58"
        {ink(4.5)}/> <path d="M33 61.5L48 61.5" stroke="#fff3c4" stroke-width="3"
        stroke-linecap="round" fill="none"/> <path d="M34 78L32 90M44 79L43.5 92" stroke="#d9985c"
        stroke-width="2.6" stroke-linecap="round" fill="none" opacity="0.7"/>"""
    )


def parrot(picture: Picture) -> None:
    green = picture.linear("green", (36, 8, 64, 92), "0 #8fdc6a", "0.5 #45ad4c", "1 #1f7a3c")
    picture.add(
        f"""<path d="M33 66C26 76 20 84 13 95C22 95 28 92 32 88C31 91 31 93 31 96C40 92 46 84 50
        76Z" fill="#d83a32" {ink(5)}/> <path d="M55 8C52 4 45 3 40 5C43 7 44 9 44 11C39 10 35 12 32
        15C36 15 38 17 39 19Z" fill="#f2c53f" {ink(4.5)}/> <path d="M30 72C24 52 28 30 40 18C50 8 66
        7 75 16C83 24 82 36 80 44C77 62 62 78 44 80 C37 81 32 78 30 72Z" fill="{green}" {ink(5)}/>
        <path d="M72 18C84 15 92 23 90 34C89 41 86 45 82 46C82 41 79 38 73 37C68 33 68 22 72 18Z"
        fill="#f6b93c" {ink(4.5)}/> <path d="M72 38C73 43 76 46 80 47" fill="none" stroke="{INK}"
        stroke-width="3.5" stroke-linecap="round"/> <circle cx="61" cy="27" r="9.5" fill="#fffdf2"
        stroke="{INK}" stroke-width="3"/> <circle cx="63" cy="27.5" r="4.8" fill="{INK}"/><circle
        cx="61.5" cy="25.5" r="1.7" fill="#ffffff"/> <path d="M36 46C46 40 60 46 62 57C57 69 44 76
        33 74C31 64 31 54 36 46Z" fill="#2f7fd0" {ink(4.5)}/> <path d="M38 53C45 50 51 53 54 58M37
        62C42 60 47 62 49 66" fill="none" stroke="#a9d8ff" stroke-width="3"
        stroke-linecap="round"/>"""
    )


def cutlass(picture: Picture) -> None:
    steel = picture.linear("steel", (20, 10, 84, 70), "0 #ffffff", "0.5 #cfd8de", "1 #7d8b96")
    gold = picture.linear("gold", (20, 60, 60, 96), "0 #ffe9a8", "1 #b3832a")
    picture.add(
        f"""<path d="M34 66C50 52 66 36 74 8C90 18 96 34 88 48C78 62 60 70 42 76Z" fill="{steel}"
        {ink(5)}/> <path d="M44 68C60 58 74 44 80 22" fill="none" stroke="#ffffff" stroke-width="3"
        stroke-linecap="round"/> <path d="M38 64L14 88" fill="none" stroke="{INK}" stroke-width="19"
        stroke-linecap="round"/> <path d="M36 66L15 87" fill="none" stroke="#8a4a2a"
        stroke-width="9" stroke-linecap="round"/> <path d="M26 52C32 50 38 54 42 60C48 64 52 70 50
        76C44 78 40 76 36 72C30 68 26 62 26 52Z" fill="{gold}" {ink(4.5)}/> <path d="M28 56C12 60 6
        72 10 84" fill="none" stroke="{INK}" stroke-width="11" stroke-linecap="round"/> <path
        d="M28 56C12 60 6 72 10 84" fill="none" stroke="#e6bf62" stroke-width="4.5"
        stroke-linecap="round"/>"""
    )


def shell(picture: Picture) -> None:
    pink = picture.linear("pink", (50, 10, 50, 92), "0 #fff0e0", "0.5 #f4b7a4", "1 #c96a66")
    ribs = "M50 84L50 16M50 84L32 20M50 84L68 20M50 84L17 34M50 84L83 34"
    picture.add(
        f"""<path d="M50 8C62 8 68 12 74 18C84 22 92 32 92 42C94 54 82 66 66 78L68 90L32 90L34
        78C18 66 6 54 8 42C8 32 16 22 26 18C32 12 38 8 50 8Z" fill="{pink}" {ink(5)}/> <path
        d="{ribs}" fill="none" stroke="#a84c4c" stroke-width="3.4" stroke-linecap="round"/> <path
        d="M34 79C44 84 56 84 66 79" fill="none" {ink(4.5)}/> <path d="M18 40C20 32 26 26 32 24"
        fill="none" stroke="#ffffff" stroke-width="4" stroke-linecap="round" opacity="0.8"/>"""
    )


def lantern(picture: Picture) -> None:
    brass = picture.linear("brass", (24, 10, 76, 92), "0 #ffeeb4", "0.5 #d9ae50", "1 #94661d")
    light = picture.radial("light", (50, 56, 24), "0 #fffbe0", "0.5 #ffd35a", "1 #e08a2a")
    picture.add(
        f"""<path d="M34 22C34 4 66 4 66 22" fill="none" stroke="{INK}" stroke-width="11"
        stroke-linecap="round"/> <path d="M34 22C34 4 66 4 66 22" fill="none" stroke="#e6bf62"
        stroke-width="4.5" stroke-linecap="round"/> <path d="M30 34L70 34L74 78L26 78Z"
        fill="{light}" {ink(5)}/> <path d="M50 42C58 52 60 58 56 66C54 70 46 70 44 66C40 60 46 54 50
        42Z" fill="#f2702a" {ink(3)}/> <path d="M36 22L64 22L74 36L26 36Z" fill="{brass}" {ink(5)}/>
        <rect x="20" y="76" width="60" height="16" rx="5" fill="{brass}" {ink(5)}/> <path d="M28
        82L52 82" stroke="#fff5cf" stroke-width="3" stroke-linecap="round" fill="none"/>"""
    )


def bell(picture: Picture) -> None:
    brass = picture.linear("brass", (24, 10, 80, 92), "0 #fff3cf", "0.45 #e6c06a", "1 #a0701f")
    picture.add(
        f"""<circle cx="50" cy="84" r="11" fill="#b3832a" {ink(5)}/> <path d="M50 10C66 10 74 24 75
        44C76 58 80 64 90 72C92 78 88 80 84 80L16 80C12 80 8 78 10 72C20 64 24 58 25 44C26 24 34 10
        50 10Z" fill="{brass}" {ink(5)}/> <path d="M19 69C38 73 62 73 81 69" fill="none"
        stroke="#8a611b" stroke-width="4" stroke-linecap="round"/> <path d="M36 28C33 36 33 46 32
        56" fill="none" stroke="#fffbe8" stroke-width="5" stroke-linecap="round" opacity="0.85"/>
        <circle cx="50" cy="9" r="6.5" fill="#e6bf62" {ink(4.5)}/>"""
    )


def save_skull() -> None:
    """On cups and the like; no seat has it, since it is on pieces."""
    picture = Picture("emblems/skull", 100, 100)
    picture.add(
        picture.group(
            "translate(50 44) scale(0.85)",
            picture.group("translate(0 22)", crossbones(4.4)),
            skull(picture, 4.6),
        )
    )
    picture.save()


def save_emblems() -> None:
    save_skull()
    picture = Picture("emblems/crown", 100, 100)
    picture.add(
        picture.group("translate(50 108) scale(1.32)", crown(picture, 4.2)),
    )
    picture.save()
    for draw in (anchor, bell, cutlass, hook, lantern, shell, wheel):
        picture = Picture(f"emblems/{draw.__name__}", 100, 100)
        draw(picture)
        picture.save()
