"""The faces of the dice: a rounded body, a figure or a character, and the mark of the kind."""

from __future__ import annotations

import json

from _figures import coin, face_of, white_flag
from _lettering import number
from _pen import BONE, DRAWN, INK, Picture, darker, lighter, mix, rgb

# One colour for each kind of die. A folder of its own for each palette.
PALETTES = {
    "dice": {
        "black": "#3a3d47",
        "blue": "#3f7fd0",
        "red": "#cf4a40",
        "yellow": "#f2c653",
        "pirate": "#7a4fa3",
        "mermaid": "#35a7a0",
        "skull_king": "#f6efdc",
    },
    # Blue, vermilion, yellow, sky, pink and grey differ for every kind of colour vision,
    # in lightness too.
    "dice_cb": {
        "black": "#2b2b33",
        "blue": "#1d6fc2",
        "red": "#d9601a",
        "yellow": "#f3e14b",
        "pirate": "#c77bb0",
        "mermaid": "#6fc3ee",
        "skull_king": "#fbf7ea",
    },
}
NUMBER_KINDS = ("black", "blue", "red", "yellow")
SPECIAL_KINDS = ("pirate", "mermaid", "skull_king")

# The marks, 20 wide around the origin: nobody has to tell dice apart by colour.
MARKS = {
    "black": "M0 -10L8.5 0L0 10L-8.5 0Z",
    "blue": """M-10 -2.2C-7.5 -7 -4 -7 -1.5 -4.2C1 -1.5 4 -1.5 6.5 -5.5L10 -3C7 3 2.5 3.4 -1 0.6C-4
    -1.8 -6 -1.2 -7.5 1ZM-10 6.2C-7.5 1.4 -4 1.4 -1.500 4.2C1 6.9 4 6.9 6.5 2.9 L10 5.4C7 11.4 2.5
    11.8 -1 9C-4 6.6 -6 7.2 -7.500 9.4Z""",
    "red": "M0 -9.5L10 8L-10 8Z",
    "yellow": """M0 -8.5C5 -8.5 8.5 -5 8.5 0C8.5 5 5 8.5 0 8.5C-5 8.5 -8.5 5 -8.5 0 C-8.5 -5 -5 -8.5
    0 -8.5Z""",
    "pirate": """M-9.5 -7L-6.5 -9.5L0 -3L6.5 -9.5L9.5 -7L3 0L9.5 7L6.5 9.5L0 3L-6.5 9.5 L-9.5 7L-3
    0Z""",
    "mermaid": """M0 9.5C-1.5 5 -3 3 -8 1.5C-10 -2 -10.5 -6 -9.5 -9.5C-5.5 -9 -1.500 -7 0 -3 C1.5 -7
    5.5 -9 9.5 -9.5C10.5 -6 10 -2 8 1.5C3 3 1.5 5 0 9.5Z""",
    "skull_king": "M-9 8L-10.5 -6.5L-4.5 -1L0 -9.5L4.5 -1L10.5 -6.5L9 8Z",
}


def is_pale(colour: str) -> bool:
    """Whether ink reads better on it than bone."""
    red, green, blue = rgb(colour)
    return 0.299 * red + 0.587 * green + 0.114 * blue > 148


def rim_of(colour: str) -> str:
    return mix(darker(colour, 0.62), INK, 0.45)


def body(picture: Picture, colour: str) -> str:
    """Fills the whole square, so that the faces of a rolling die meet at their edges."""
    rim = rim_of(colour)
    edge = picture.linear(
        "edge", (20, 0, 80, 100), f"0 {lighter(colour, 0.16)}", f"1 {darker(colour, 0.42)}"
    )
    plate = picture.linear(
        "plate",
        (26, 8, 74, 92),
        f"0 {lighter(colour, 0.2)}",
        f"0.5 {colour}",
        f"1 {darker(colour, 0.16)}",
    )
    shine = 0.75 if is_pale(colour) else 0.5
    return f"""<rect x="2" y="2" width="96" height="96" rx="19" fill="{edge}" stroke="{rim}"
    stroke-width="4"/> <rect x="9.5" y="9.5" width="81" height="81" rx="15" fill="{plate}"
    stroke="{darker(colour, 0.35)}" stroke-width="1.2" stroke-opacity="0.55"/> <path d="M6.800
    36L6.8 22C6.8 12.5 12.5 6.8 22 6.8L58 6.8" fill="none" stroke="#ffffff" stroke-width="2.8"
    stroke-linecap="round" opacity="{shine}"/> <path d="M67 6.8L72 6.8" fill="none" stroke="#ffffff"
    stroke-width="2.8" stroke-linecap="round" opacity="{shine}"/>"""


def marks(kind: str, colour: str) -> str:
    paint = INK if is_pale(colour) else lighter(colour, 0.86)
    shape = f'<path d="{MARKS[kind]}" fill="{paint}"/>'
    first = f'<g transform="translate(20.5 20.5) scale(0.8)">{shape}</g>'
    second = f'<g transform="translate(79.5 79.5) rotate(180) scale(0.8)">{shape}</g>'
    return first + second


def large_mark(kind: str, colour: str) -> str:
    """The only one on a flag face, upright where the flag leaves room."""
    paint = INK if is_pale(colour) else lighter(colour, 0.86)
    return f'<path transform="translate(70 74) scale(1.1)" d="{MARKS[kind]}" fill="{paint}"/>'


def number_face(picture: Picture, kind: str, colour: str, value: int) -> None:
    fill = INK if is_pale(colour) else BONE
    shade = lighter(colour, 0.55) if is_pale(colour) else darker(colour, 0.5)
    offset = 1.6 if is_pale(colour) else 2.2
    picture.add(
        body(picture, colour),
        marks(kind, colour),
        number(value, 50 + offset * 0.4, 50 + offset, 53, f'fill="{shade}"'),
        number(value, 50, 50, 53, f'fill="{fill}"'),
    )


def flag_face(picture: Picture, kind: str, colour: str) -> None:
    flag = white_flag(picture, 4)
    picture.add(
        body(picture, colour),
        large_mark(kind, colour),
        picture.group("translate(47 51) scale(0.9)", flag),
    )


def skull_face(picture: Picture, kind: str, colour: str) -> None:
    picture.add(body(picture, colour))
    places = {
        "skull_king": "translate(50 61) scale(0.74)",
        "pirate": "translate(49 54) scale(0.86)",
        "mermaid": "translate(50 54) scale(0.82)",
    }
    figure = face_of(kind, picture, 4.2)
    picture.add(picture.group(places[kind], figure))
    if kind == "pirate":
        return
    money = coin(picture, 3.4)
    picture.add(
        picture.group("translate(71 85) scale(0.42)", money),
        picture.group("translate(82 76) scale(0.52)", money),
    )


def save_dice() -> None:
    for folder, palette in PALETTES.items():
        colours = {kind: {"body": c, "rim": rim_of(c)} for kind, c in palette.items()}
        DRAWN[f"{folder}/colours.json"] = json.dumps(colours, indent=2) + "\n"
        for kind in NUMBER_KINDS:
            for value in range(1, 10):
                picture = Picture(f"{folder}/{kind}_{value}", 100, 100)
                number_face(picture, kind, palette[kind], value)
                picture.save()
        for kind, colour in palette.items():
            picture = Picture(f"{folder}/{kind}_flag", 100, 100)
            flag_face(picture, kind, colour)
            picture.save()
        for kind in SPECIAL_KINDS:
            picture = Picture(f"{folder}/{kind}_skull", 100, 100)
            skull_face(picture, kind, palette[kind])
            picture.save()
