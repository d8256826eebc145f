"""What tells how a seat stands: medals that differ in shape and colour, and who leads."""

from __future__ import annotations

import math

from _figures import ink
from _pen import Picture, num, points, star

MIDDLE = (60, 57)


def shade() -> str:
    return '<circle cx="60" cy="64" r="53" fill="#0a0502" opacity="0.4"/>'


def save_target() -> None:
    """On target: a green star with a laurel in it."""
    picture = Picture("table/medal_target", 120, 120)
    brass = picture.linear("brass", (24, 4, 92, 112), "0 #ffeeb4", "0.45 #dcb152", "1 #94661d")
    green = picture.linear("green", (60, 16, 60, 98), "0 #3f8f5b", "1 #17502f")
    rays = star(*MIDDLE, 57, 47, 12, -90)
    leaves = ""
    for side in (-1, 1):
        for i in range(4):
            angle = math.radians(90 + side * (28 + 24 * i))
            x, y = 60 + 39 * math.cos(angle), 57 + 39 * math.sin(angle)
            turn = num(math.degrees(angle) + 90 + side * 24)
            leaves += (
                f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="7" ry="3.2" fill="#bfe39a" '
                f'transform="rotate({turn} {num(x)} {num(y)})"/>'
            )
    picture.add(
        shade(),
        f'<polygon points="{rays}" fill="{brass}" {ink(4.5)}/>',
        f'<circle cx="60" cy="57" r="43.5" fill="{green}" {ink(2.5)}/>',
        leaves,
        '<path d="M26 40C32 28 42 20 54 18" fill="none" stroke="#d8f5d0" stroke-width="3.5" '
        'stroke-linecap="round" opacity="0.6"/>',
    )
    picture.save()


def save_sunk() -> None:
    """Sunk: a broken red disc, up to its middle in waves."""
    picture = Picture("table/medal_sunk", 120, 120)
    red = picture.linear("red", (30, 8, 84, 108), "0 #d8564a", "0.5 #9e2b25", "1 #5e1210")
    edge = [(60 + 54 * math.cos(math.tau * i / 9), 57 + 54 * math.sin(math.tau * i / 9))
            for i in range(9)]  # fmt: skip
    edge[7:8] = [(54, 24), (66, 34), (72, 8)]
    picture.add(
        shade(),
        f'<polygon points="{points(edge)}" fill="{red}" {ink(4.5)}/>',
        f'<path d="M62 34L54 44L60 50" fill="none" {ink(3.5)}/>',
        '<path d="M13 84C21 78 27 78 34 84C41 90 47 90 54 84C61 78 67 78 74 84C81 90 87 90 94 84'
        f'C98 80 102 79 106 80C98 98 80 111 60 111C40 111 21 100 13 84Z" fill="#2f6f8f" {ink(4)}/>',
        '<path d="M24 95C31 90 36 90 42 95M58 99C65 94 70 94 77 98" fill="none" stroke="#a9d8e6" '
        'stroke-width="3" stroke-linecap="round"/>',
    )
    picture.save()


def save_leader() -> None:
    """Who leads holds the compass: its needle is red."""
    picture = Picture("table/leader", 120, 120)
    brass = picture.linear("brass", (24, 10, 92, 112), "0 #fff0bd", "0.45 #e0b657", "1 #94661d")
    face = picture.linear("face", (60, 24, 60, 96), "0 #fffaf0", "1 #e6d7b4")
    ticks = ""
    for i in range(8):
        c, s = math.cos(math.tau * i / 8), math.sin(math.tau * i / 8)
        ticks += f"M{num(60 + 33 * c)} {num(60 + 33 * s)}L{num(60 + 37 * c)} {num(60 + 37 * s)}"
    picture.add(
        '<circle cx="60" cy="65" r="53" fill="#0a0502" opacity="0.4"/>',
        f'<circle cx="60" cy="60" r="53" fill="{brass}" {ink(5.5)}/>',
        f'<circle cx="60" cy="60" r="40" fill="{face}" {ink(4)}/>',
        f'<path d="{ticks}" {ink(3.5)}/>',
        f'<polygon points="78,26 69,64 51,56" fill="#c8372e" {ink(3.6)}/>',
        f'<polygon points="42,94 69,64 51,56" fill="#f3ead2" {ink(3.6)}/>',
        f'<circle cx="60" cy="60" r="5.5" fill="#e0b657" {ink(3)}/>',
    )
    picture.save()


def save_tokens() -> None:
    save_target()
    save_sunk()
    save_leader()
