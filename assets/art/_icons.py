"""Signs for buttons and lists: one colour (@ink@), one thickness, 64 by 64."""

from __future__ import annotations

import math

from _pen import Picture, num, star

LINE = 'fill="none" stroke="@ink@" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"'
FULL = 'fill="@ink@" fill-rule="evenodd"'


def line(path: str) -> str:
    return f'<path d="{path}" {LINE}/>'


def full(path: str) -> str:
    return f'<path d="{path}" {FULL}/>'


def disc(x: float, y: float, r: float) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{r}" {FULL}/>'


def ring(x: float, y: float, r: float) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{r}" {LINE}/>'


def box(x: float, y: float, w: float, h: float, r: float) -> str:
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{r}" {LINE}/>'


def cog() -> str:
    """Eight teeth round a hole."""
    path = ""
    for i in range(8):
        for turn, reach in ((-0.5, 18.5), (-0.3, 27), (0.3, 27), (0.5, 18.5)):
            angle = math.tau * (i + turn * 0.86) / 8
            point = f"{num(32 + reach * math.cos(angle))} {num(32 + reach * math.sin(angle))}"
            path += ("L" if path else "M") + point
    path += "ZM32 22.5A9.5 9.5 0 1 0 32 41.5A9.5 9.5 0 1 0 32 22.5Z"
    return f'<path d="{path}" {FULL} stroke="@ink@" stroke-width="2.5" stroke-linejoin="round"/>'


SKULL = """M32 6C18 6 9 15 9 28C9 35 12 39 16 42L18 50C19 55 24 57 32 57C40 57 45 55 46 50L48 42 C52
39 55 35 55 28C55 15 46 6 32 6ZM23 24C27.5 24 30 27 30 31C30 35.5 27 38 23 38C19 38 16.5 35 16.5
31C16.5 27 19 24 23 24ZM41 24C45 24 47.5 27 47.5 31C47.5 35 45 38 41 38C37 38 34 35.5 34 31 C34 27
36.5 24 41 24ZM32 38L35.5 44L28.5 44ZM24 48L26.5 48L26.5 54L24 53ZM30.7 48.5L33.3 48.5 L33.3 55L30.7
55ZM37.5 48L40 48L40 53L37.5 54Z"""
SPEAKER = "M6 24L17 24L32 11L32 53L17 40L6 40Z"
EYE = "M5 32C13 18 23 13 32 13C41 13 51 18 59 32C51 46 41 51 32 51C23 51 13 46 5 32Z"

ICONS = {
    "menu": line("M10 17L54 17M10 32L54 32M10 47L54 47"),
    "help": line("M20 22C20 14 25 9 32 9C40 9 45 14 45 21C45 31 32 31 32 42") + disc(32, 54, 4.5),
    "close": line("M15 15L49 49M49 15L15 49"),
    "back": line("M26 12L8 29L26 46M9 29L40 29C50 29 56 35 56 43C56 50 51 55 44 55L34 55"),
    "redo": line("M38 12L56 29L38 46M55 29L24 29C14 29 8 35 8 43C8 50 13 55 20 55L30 55"),
    "check": line("M9 34L25 50L55 16"),
    "cross": full("""M14 6L32 24L50 6L58 14L40 32L58 50L50 58L32 40L14 58L6 50L24 32L6 14Z"""),
    "plus": line("M32 11L32 53M11 32L53 32"),
    "minus": line("M11 32L53 32"),
    "arrow_left": line("M40 10L18 32L40 54"),
    "arrow_right": line("M24 10L46 32L24 54"),
    "arrow_up": line("M10 42L32 20L54 42"),
    "arrow_down": line("M10 22L32 44L54 22"),
    "pause": full("M15 10L27 10L27 54L15 54ZM37 10L49 10L49 54L37 54Z"),
    "play": f'<path d="M18 11L52 32L18 53Z" {FULL} stroke="@ink@" stroke-width="5" '
    'stroke-linejoin="round"/>',
    "trick_next": line("M12 12L32 32L12 52M34 12L54 32L34 52"),
    "trick_back": line("M52 12L32 32L52 52M30 12L10 32L30 52"),
    "hand_next": line("M8 13L27 32L8 51M28 13L47 32L28 51M57 12L57 52"),
    "hand_back": line("M56 13L37 32L56 51M36 13L17 32L36 51M7 12L7 52"),
    "skip": f'<path d="M10 13L33 32L10 51ZM32 13L50 32L32 51Z" {FULL} stroke="@ink@" '
    'stroke-width="4" stroke-linejoin="round"/>' + line("M55 12L55 52"),
    "settings": cog(),
    "fullscreen": line("M9 23L9 9L23 9M41 9L55 9L55 23M55 41L55 55L41 55M23 55L9 55L9 41"),
    "window": box(8, 11, 48, 42, 6)
    + line("M9 25L55 25")
    + disc(17, 18.3, 2.6)
    + disc(26, 18.3, 2.6),
    "sound": full(SPEAKER) + line("M41 22C46 27 46 37 41 42M49 13C60 23 60 41 49 51"),
    "mute": full(SPEAKER) + line("M42 23L58 41M58 23L42 41"),
    "music": line("M24 49L24 15L52 9L52 43M24 25L52 19") + disc(17.5, 49, 8) + disc(45.5, 43, 8),
    "bot": box(12, 23, 40, 31, 8)
    + line("M32 22L32 12M5 34L5 43M59 34L59 43M25 46L39 46")
    + disc(32, 9, 4.5)
    + disc(24, 35, 4.2)
    + disc(40, 35, 4.2),
    "human": disc(32, 20, 13)
    + full("""M8 57C8 43 18 37 32 37C46 37 56 43 56 57C56 59 55 60 53 60L11 60 C9 60 8 59 8 57Z"""),
    "eye": line(EYE) + disc(32, 32, 8.5),
    "eye_off": line(
        "M5 32C13 18 23 13 32 13C41 13 51 18 59 32C51 46 41 51 32 51C23 51 13 46 5 32ZM12 56L52 8"
    ),
    "hint": line("""M23 44C23 39 21 37 18 33C10 23 17 7 32 7C47 7 54 23 46 33C43 37 41 39 41 44Z M24
    52L40 52M28 59L36 59"""),
    "dice": f'<rect x="6" y="21" width="34" height="36" rx="8" {LINE}/>'
    + line("M25 13L30 8C32 6 34 6 37 7L54 13C57 14 58 16 58 19L57 38C57 41 56 43 53 44L49 46")
    + disc(16, 31, 3.6)
    + disc(30, 47, 3.6)
    + disc(23, 39, 3.6),
    "cards": box(22, 14, 32, 44, 5)
    + line("M14 49L6 19C5 16 7 13 10 12L33 6")
    + full("M38 25L46 36L38 47L30 36Z"),
    "sort": line("M18 53L18 12M7 23L18 11L29 23M40 15L58 15M40 32L53 32M40 49L48 49"),
    "history": line("M11 12L11 27L26 27M12 26A22.5 22.5 0 1 1 10 38M32 20L32 33L42 39"),
    "trophy": full(
        "M18 6L46 6L46 22C46 33 40 39 36 40L36 47L46 52L46 58L18 58L18 52L28 47L28 40C24 39 18 33 "
        "18 22Z"
    )
    + line("M17 12L7 12C7 22 11 27 19 28M47 12L57 12C57 22 53 27 45 28"),
    "star": f'<polygon points="{star(32, 34, 26, 11.5)}" {FULL} stroke="@ink@" stroke-width="4" '
    'stroke-linejoin="round"/>',
    "flag": line("M14 7L14 58")
    + f'<path d="M16 11C26 5 34 17 52 9L52 35C36 43 26 31 16 37Z" {FULL} '
    'stroke="@ink@" stroke-width="4" stroke-linejoin="round"/>',
    "globe": ring(32, 32, 25) + line("M7 32L57 32M32 7C18 20 18 44 32 57M32 7C46 20 46 44 32 57"),
    "save": line(
        "M32 7L32 37M19 25L32 38L45 25M8 42L8 52C8 55 10 57 13 57L51 57C54 57 56 55 56 52L56 42"
    ),
    "trash": line(
        "M10 17L54 17M23 16L25 8L39 8L41 16M15 18L18 55L46 55L49 18M27 28L28 45M37 28L36 45"
    ),
    "chart": line("M9 8L9 55L57 55M18 44L29 30L38 37L54 14")
    + disc(54, 14, 4.5)
    + disc(29, 30, 4.5),
    "pad": box(12, 12, 40, 47, 5)
    + line("M22 28L42 28M22 38L42 38M22 48L34 48M22 6L22 17M32 6L32 17M42 6L42 17"),
    "book": line("""M32 16C26 10 16 9 7 11L7 51C16 49 26 50 32 56C38 50 48 49 57 51L57 11C48 9 38 10
    32 16Z M32 17L32 54"""),
    "speed": line("M8 48A26 26 0 1 1 56 48M32 42L44 24") + disc(32, 42, 6),
    "hourglass": line("""M14 7L50 7M14 57L50 57M18 8C18 24 30 26 30 32C30 38 18 40 18 56M46 8 C46 24
    34 26 34 32C34 38 46 40 46 56""")
    + full("M24 54C24 46 30 45 32 41C34 45 40 46 40 54ZM25 20L39 20L32 29Z"),
    "lock": f'<rect x="11" y="28" width="42" height="30" rx="7" {FULL}/>'
    + line("M20 28L20 20C20 12 25 7 32 7C39 7 44 12 44 20L44 28"),
    "crown": f'<path d="M10 50L6 17L21 31L32 10L43 31L58 17L54 50Z" {FULL} stroke="@ink@" '
    'stroke-width="5" stroke-linejoin="round"/>' + line("M11 57L53 57"),
    "skull": full(SKULL),
}


def save_icons() -> None:
    for name, drawing in ICONS.items():
        picture = Picture(f"icons/{name}", 64, 64)
        picture.add(drawing)
        picture.save()
