"""The name of the game, its mark and the icon of the program."""

from __future__ import annotations

from _figures import crossbones, crown, ink, skull
from _lettering import LETTERS
from _pen import INK, Picture, num

# Letter, size, the gap before it.
NAME = (
    ("S", 1.22, 0), ("K", 1.0, 10), ("U", 1.0, 7), ("L", 1.0, 9), ("L", 1.0, 8),
    ("K", 1.22, 42), ("I", 1.0, 9), ("N", 1.0, 10), ("G", 1.0, 11),
)  # fmt: skip


def save_logo() -> None:
    """Gold letters on a shallow arch."""
    picture = Picture("lettering/logo", 1600, 330)
    gold = picture.linear(
        "gold", (0, -2, 0, 102), "0 #fff4c4", "0.38 #f6d068", "0.62 #d9a139", "1 #9c6418"
    )
    total = sum(LETTERS[name][1] * size + gap for name, size, gap in NAME)
    scale = 1520 / total
    x = 40.0
    places = []
    for name, size, gap in NAME:
        width = LETTERS[name][1] * size * scale
        x += gap * scale
        off = (x + width / 2 - 800) / 760
        y = 62 + 26 * off * off - (size - 1) * 60 * scale
        turn = 3.4 * off
        places.append(
            (
                LETTERS[name][0],
                (
                    f"rotate({num(turn)} {num(x + width / 2)} {num(y + 100)}) "
                    f"translate({num(x)} {num(y)}) scale({num(scale * size)})"
                ),
                scale * size,
            )
        )
        x += width

    def layer(dy: float, look: str) -> None:
        for outline, place, _ in places:
            picture.add(
                f'<g transform="translate(0 {num(dy)})"><path transform="{place}" d="{outline}" '
                f'fill-rule="evenodd" {look}/></g>'
            )

    layer(26, f'fill="#05070a" fill-opacity="0.35" stroke="#05070a" stroke-opacity="0.35" {_w(13)}')
    layer(15, f'fill="{INK}" stroke="{INK}" {_w(13)}')
    layer(12, f'fill="#6b3f12" stroke="#6b3f12" {_w(7)}')
    layer(0, f'fill="{INK}" stroke="{INK}" {_w(11)}')
    layer(0, f'fill="#ffeeb0" stroke="#fff1bd" {_w(3)}')
    layer(0, f'fill="{gold}"')
    picture.save()


def _w(width: float) -> str:
    return f'stroke-width="{width}" stroke-linejoin="round"'


def save_mark() -> None:
    picture = Picture("lettering/logo_mark", 440, 440)
    picture.add(
        picture.group(
            "translate(220 252) scale(3.5)",
            picture.group("translate(0 17)", crossbones(2.6)),
            skull(picture, 2.8),
            crown(picture, 2.8),
        )
    )
    picture.save()


def save_icon() -> None:
    picture = Picture("lettering/app_icon", 512, 512)
    sea = picture.linear("sea", (110, 20, 400, 500), "0 #3f8f86", "0.5 #23605b", "1 #0f302f")
    rim = picture.linear("rim", (80, 10, 430, 500), "0 #ffe9a6", "0.5 #d9a941", "1 #8f5f1b")
    picture.add(
        f'<rect x="12" y="12" width="488" height="488" rx="108" fill="{rim}" {ink(20)}/>',
        f'<rect x="48" y="48" width="416" height="416" rx="76" fill="{sea}" {ink(10)}/>',
        '<path d="M72 190L72 132C72 96 96 72 132 72L250 72" fill="none" stroke="#ffffff" '
        'stroke-width="14" stroke-linecap="round" opacity="0.35"/>',
        picture.group("translate(256 310) scale(4.35)", skull(picture, 4.2), crown(picture, 4.2)),
    )
    picture.save()


def save_logos() -> None:
    save_logo()
    save_mark()
    save_icon()
