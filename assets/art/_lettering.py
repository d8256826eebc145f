"""Our own chunky serif: figures and the capitals of the logo, as outlines.

Every glyph stands on the baseline y = 100 and reaches up to y = 0; the number beside it is its
width. Holes are cut by the even-odd rule.
"""

from __future__ import annotations

from _pen import Picture, num

SIX = """M58 25C58 32 53 37 46 37C39 37 34 32 34 26C34 22 36 20 36 17C36 14 34 12.5 32 12.5 C25 12.5
21.5 23 21 42C25 37 31 34.5 37 34.5C53 34.5 63 47 63 66.5C63 87 51 101 32 101 C12 101 0 84 0 53C0 20
13 -1 35 -1C49 -1 58 9 58 25Z M32 46.5C25.5 46.5 21.5 54 21.5 67C21.5 81 25.5 88 32 88C38.5 88 42.5
81 42.5 67 C42.5 54 38.5 46.5 32 46.5Z"""

GLYPHS: dict[str, tuple[str, float]] = {
    "0": (
        """M32 -1C51 -1 64 16 64 50C64 84 51 101 32 101C13 101 0 84 0 50C0 16 13 -1 32 -1Z M32
        12.5C25 12.5 21.5 24 21.5 50C21.5 76 25 87.5 32 87.5 C39 87.5 42.5 76 42.5 50C42.5 24 39
        12.5 32 12.5Z""",
        64,
    ),
    "1": (
        """M39 0L39 82C39 86 41 87 50 87.5L50 100L4 100L4 87.5C13 87 15 86 15 82L15 29 C11 32 7 33.5
        1 34L1 21C13 19 21 12 25 0Z""",
        51,
    ),
    "2": (
        """M3 31C3 12 15 -1 33 -1C51 -1 62 11 62 27.5C62 41 53 50 42 59C34 65.5 28 71 25 78 L44
        78C49 78 51 75 52 66L63.5 66L61 100L1 100L1 90C5 74 17 63 27 53C36 44 40.5 37 40.5 27 C40.5
        17 37 12 31.5 12C28 12 26 14 26 17C26 20 29 22 29 28C29 36 23 41 16 41C8 41 3 37 3 31Z""",
        64,
    ),
    "3": (
        """M4 26C4 10 16 -1 33 -1C50 -1 60 9 60 24C60 36 53 43 44 47C55 50 63 58 63 71 C63 89 50 101
        32 101C13 101 1 90 1 75C1 67 6 61 14 61C21 61 26.5 66 26.5 72 C26.5 77 23.5 79 23.5
        82.5C23.5 86 26 88 31 88C38 88 41.5 82 41.5 70.5 C41.5 59 37 53.5 29 53.5L21 53.5L21 41.5L28
        41.5C35.5 41.5 39.5 36 39.5 25.5 C39.5 16 36 12 31 12C27.5 12 25.5 14 25.5 17C25.5 19 27.5
        21 27.5 26 C27.5 32 22 37 15.500 37C9 37 4 33 4 26Z""",
        63,
    ),
    "4": (
        """M37 0L55 0L55 61L66 61L66 76L55 76L55 82C55 86 56 87 63 87.5L63 100L25 100L25 87.500 C33
        87 34 86 34 82L34 76L0 76L0 63ZM34 25L15 61L34 61Z""",
        66,
    ),
    "5": (
        """M8 0C24 3 42 3 58 0L55 20L24 20L23 37C27 34.5 32 33.5 37 33.5C53 33.5 64 46 64 65 C64 87
        50 101 30 101C12 101 1 90 1 76C1 68 6 62 14 62C21 62 26.5 67 26.5 73 C26.5 78 23.5 80 23.5
        83C23.5 86 26 88 30 88C38 88 42.5 81 42.5 66 C42.5 53 38 46.500 31.5 46.5C26 46.5 22 49 20
        54L5 51Z""",
        64,
    ),
    "6": (SIX, 63),
    "7": (
        """M2 -2L11 -2C13 1 15 1.5 19 1.5L63 1.5L63 15C49 38 44 60 44 100L20 100 C20 66 30 43 47
        21L22 21C15 21 13 24 12 34L0 34Z""",
        63,
    ),
    "8": (
        """M32 -1C50 -1 60 9 60 23.5C60 34 55 41 46 45.5C57 50.5 64 59 64 72C64 89 51 101 32 101 C13
        101 0 89 0 74C0 62 7 54 17 49C8 43.5 3 36 3 25C3 10 15 -1 32 -1Z M32 11.5C26 11.5 22.5 16
        22.5 22.5C22.5 30 27 34.5 36.5 39 C40 35.5 41.5 30 41.500 24C41.5 16 38 11.5 32 11.5Z M26.5
        56C21.5 60 19.5 65.5 19.5 72.5C19.5 82 24 88.5 32 88.5 C40 88.5 44 83.5 44 77C44 68 38 62
        26.5 56Z""",
        64,
    ),
    "plus": ("M22 24L42 24L42 41L59 41L59 61L42 61L42 78L22 78L22 61L5 61L5 41L22 41Z", 64),
    "minus": ("M5 41L59 41L59 61L5 61Z", 64),
    "slash": ("M36 -8L52 -8L16 108L0 108Z", 52),
}

# Capitals with flared stems and sharp, bracketed serifs.
LETTERS: dict[str, tuple[str, float]] = {
    "S": (
        """M62 -3L64 33L52 33C49 19 43 12 34 12C27 12 23 15 23 20C23 26 29 28.5 41 33 C58 39 68 48
        68 66C68 88 53 103 33 103C25 103 20 101 15 98C12 98 10 99 8 103L0 103L-2 64L10 64 C14 80 22
        88.5 32 88.5C40 88.5 45 85 45 79C45 72 38 69.5 26 65C9 59 0 49 0 33 C0 12 14 -2 33 -2C41 -2
        46 0 50 3C53 2 54 0 55 -3Z""",
        68,
    ),
    "K": (
        """M0 -2C13 2 33 2 46 -2L46 11C39 11.5 37 13 37 19L37 40L57 19C61 14 60 12 53 11L53 -2 C64 2
        80 2 92 -2L92 11C85 12 81 14 75 20L60 36L81 78C85 86 88 88 96 89L96 102C83 98 66 98 54 102
        L54 89C60 88 61 86 58 80L45 53L37 61L37 80C37 87 39 88.5 46 89L46 102C33 98 13 98 0 102 L0
        89C8 88 9.5 86 10 80C11 60 11 40 10 20C9.5 14 8 12 0 11Z""",
        94,
    ),
    "U": (
        """M0 -2C13 2 33 2 46 -2L46 11C39 11.5 37 13 37 19L37 66C37 80 42 86 51 86C60 86 65 80 65 66
        L65 20C65 13 62 11.5 54 11L54 -2C65 2 79 2 90 -2L90 11C82 11.5 80 13 80 20L80 64 C80 90 67
        103 45 103C22 103 10 90 10 65L10 20C9.5 14 8 12 0 11Z""",
        90,
    ),
    "L": (
        """M0 -2C13 2 35 2 48 -2L48 11C39 11.5 37 13 37 20L37 80C37 84 39 86 43 86L48 86 C59 86 64
        79 66 63L78 63L75 102C52 98 22 98 0 102L0 89C8 88 9.5 86 10 80C11 60 11 40 10 20 C9.5 14 8
        12 0 11Z""",
        77,
    ),
    "I": (
        """M0 -2C13 2 34 2 47 -2L47 11C39 12 37.5 14 37 20C36 40 36 60 37 80C37.5 86 39 88 47 89 L47
        102C34 98 13 98 0 102L0 89C8 88 9.5 86 10 80C11 60 11 40 10 20C9.5 14 8 12 0 11Z""",
        47,
    ),
    "N": (
        """M0 -2C11 1 23 1 33 -2L69 56L69 20C69 13 66 12 58 11L58 -2C70 2 83 2 95 -2L95 11 C87 12 84
        13 84 20L84 103L71 103L25 33L25 80C25 87 28 88 36 89L36 102C24 98 12 98 0 102L0 89 C8 88 10
        87 10 80L10 20C10 14 8 12 0 11Z""",
        95,
    ),
    "G": (
        """M74 -3L76 35L64 35C61 20 55 12 46 12C31 12 24 26 24 51C24 76 31 89 45 89C51 89 55 87 58
        84 L58 70C58 64 56 62.5 48 62L48 49C61 53 78 53 90 49L90 62C84 62.5 82 64 82 70L82 91 C72 99
        60 103 45 103C17 103 0 83 0 51C0 19 18 -2 45 -2C53 -2 58 0 62 3C65 2 66 0 67 -3Z""",
        90,
    ),
}


def glyph(name: str) -> tuple[str, float]:
    """Outline and width; a nine is a six turned round."""
    return GLYPHS["6" if name == "9" else name]


def number(value: int, cx: float, cy: float, height: float, paint: str) -> str:
    """One figure, centred; 6 and 9 stand on a line so that they cannot be taken for each other."""
    name = str(value)
    outline, width = glyph(name)
    if value in (6, 9):
        cy -= height * 0.07
    scale = height / 100
    place = f"translate({num(cx - width * scale / 2)} {num(cy - height / 2)}) scale({num(scale)})"
    if name == "9":
        place += f" rotate(180 {num(width / 2)} 50)"
    shape = f'<path transform="{place}" fill-rule="evenodd" d="{outline}" {paint}/>'
    if value in (6, 9):
        bar = (
            f'<rect x="{num(cx - width * scale / 2)}" y="{num(cy + height * 0.6)}" '
            f'width="{num(width * scale)}" height="{num(height * 0.12)}" rx="{num(height * 0.04)}" '
        )
        shape += f"{bar}{paint}/>"
    return shape


def numeral(value: int, cx: float, cy: float, height: float, widest: float, look: str) -> str:
    """Any number, centred, squeezed where it would be too wide; 6 and 9 stand on a line."""
    if value < 10:
        return number(value, cx, cy, height, look)
    gap = 5.0
    widths = [glyph(name)[1] for name in str(value)]
    width = sum(widths) + gap * (len(widths) - 1)
    tall = height / 100
    wide = min(tall, widest / width)
    place = f"translate({num(cx - width * wide / 2)} {num(cy - height / 2)})"
    parts, x = "", 0.0
    for name, advance in zip(str(value), widths, strict=True):
        parts += (
            f'<path transform="translate({num(x)} 0)" fill-rule="evenodd" '
            f'd="{glyph(name)[0]}" {look}/>'
        )
        x += advance + gap
    return f'<g transform="{place} scale({wide:.3f} {tall:.3f})">{parts}</g>'


def save_glyphs() -> None:
    """Figures and signs for medals and counters, one file each, 100 high."""
    for name in [*"0123456789", "plus", "minus", "slash"]:
        outline, width = glyph(name)
        picture = Picture(f"lettering/{name}", round(width * 0.8) + 12, 100)
        turn = f" rotate(180 {num(width / 2)} 50)" if name == "9" else ""
        picture.add(
            f'<path transform="translate(6 10) scale(0.8){turn}" fill-rule="evenodd" '
            f'd="{outline}" fill="@ink@"/>'
        )
        picture.save()
