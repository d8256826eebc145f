"""The backs of the cards, the deck, and the ghost who plays from it."""

from __future__ import annotations

from dataclasses import dataclass

from _card_marks import mark
from _faces import Face
from _figures import crossbones, ink, skull
from _pen import Picture, darker, lighter, num, star
from _portraits import bulb, coat, hat_skull, head, neck, save_moods, tricorn


@dataclass(frozen=True)
class Cloth:
    """The colours of a back."""

    main: str
    trim: str
    paper: str


RED = Cloth("#8f2a2a", "#e3b653", "#efe0bd")
PALE = Cloth("#7f9fac", "#f2f7f5", "#dfe9ea")


def lattice(colour: str) -> str:
    """Diamonds all over the field, none on its edge."""
    path = ""
    for row in range(13):
        shift = 0.5 if row % 2 else 0.0
        for column in range(7 if row % 2 else 8):
            x, y = 37.5 + 25 * (column + shift), 31 + 24 * row
            path += f"M{num(x)} {y - 8}L{num(x + 8)} {y}L{num(x)} {y + 8}L{num(x - 8)} {y}Z"
    return f'<path d="{path}" fill="{colour}" opacity="0.55"/>'


def back_face(picture: Picture, cloth: Cloth) -> str:
    main = cloth.main
    paper = picture.linear("paper", (40, 0, 210, 350), f"0 {lighter(cloth.paper, 0.6)}",
                           f"1 {darker(cloth.paper, 0.14)}")  # fmt: skip
    field = picture.radial("field", (125, 160, 220), f"0 {lighter(main, 0.16)}", f"0.5 {main}",
                           f"1 {darker(main, 0.4)}")  # fmt: skip
    disc = picture.radial(
        "disc", (120, 160, 80), f"0 {lighter(main, 0.1)}", f"1 {darker(main, 0.5)}"
    )
    trim = cloth.trim
    plates = "M14 14L66 14C66 44 46 68 14 68Z"
    plate = f'<path d="{plates}" fill="{darker(main, 0.45)}" stroke="{trim}" stroke-width="3"/>'
    corner = plate + mark("anchor", 41, 42, 30, f'fill="{trim}"')
    upper = corner + f'<g transform="translate(250 0) scale(-1 1)">{corner}</g>'
    dashes = (
        f'<circle cx="125" cy="175" r="77" fill="none" stroke="{darker(trim, 0.55)}" '
        'stroke-width="10"/>'
        f'<circle cx="125" cy="175" r="77" fill="none" stroke="{trim}" stroke-width="7" '
        'stroke-dasharray="8 4.1"/>'
    )
    return f"""<rect x="2.5" y="2.5" width="245" height="345" rx="20" fill="{paper}" {ink(5)}/>
    <rect x="13" y="13" width="224" height="324" rx="13" fill="{field}" {ink(3.6)}/>
    {lattice(darker(main, 0.28))} {upper}<g transform="rotate(180 125 175)">{upper}</g> <rect x="13"
    y="13" width="224" height="324" rx="13" fill="none" {ink(3.6)}/><rect x="17" y="17" width="216"
    height="316" rx="10" fill="none" stroke="{trim}" stroke-width="3"/> <circle cx="125" cy="175"
    r="83" fill="{disc}" {ink(4)}/>{dashes} <polygon points="{star(125, 175, 66, 20, 8, -67.5)}"
    fill="{trim}" opacity="0.3"/><polygon points="{star(125, 175, 70, 18, 4, -90)}" fill="{trim}"
    opacity="0.85"/> <g transform="translate(125 171) scale(1.06)"><g transform="translate(0
    20)">{crossbones(3.8)}</g>{skull(picture, 4)}</g>"""


def save_backs() -> None:
    for name, cloth in (("back", RED), ("back_ghost", PALE)):
        picture = Picture(f"cards/{name}", 250, 350)
        picture.add(back_face(picture, cloth))
        if cloth is PALE:
            picture.add(
                '<rect x="13" y="13" width="224" height="324" rx="13" fill="#eaf6f6" '
                'opacity="0.28"/>'
            )
        picture.save()


def save_deck() -> None:
    """A stack seen from above and a little from the side: the top card lies at 6, 4."""
    picture = Picture("table/deck", 284, 396)
    shade = picture.linear("shade", (0, 340, 0, 396), "0 #0a0502 0.5", "1 #0a0502 0.15")
    picture.add(
        f'<rect x="20" y="34" width="262" height="360" rx="26" fill="{shade}"/>',
        '<rect x="26" y="40" width="250" height="346" rx="22" fill="#0a0502" opacity="0.4"/>',
    )
    for i in range(8, 0, -1):
        x, y = 6 + i * 2.8, 4 + i * 4
        tone = "#f3e7c8" if i % 2 else "#d3bf92"
        picture.add(
            f'<rect x="{num(x + 2.5)}" y="{num(y + 2.5)}" width="245" height="345" rx="20" '
            f'fill="{tone}" {ink(4 if i == 8 else 1.3)}/>'
        )
    picture.add(picture.group("translate(6 4)", back_face(picture, RED)))
    picture.save()


def graybeard(picture: Picture, mood: str) -> None:
    """The ghost captain: pale, bearded, light shining through him."""
    skin = "#cfe6e2"
    face = Face(mood, skin)
    air = picture.radial("air", (100, 92, 112), "0 #a9e3dc", "0.45 #3f7f8c", "1 #12303f")
    beard = picture.linear("beard", (100, 104, 100, 196), "0 #ffffff", "0.6 #dcebea", "1 #9fc4c6")
    picture.add(
        f'<circle cx="100" cy="100" r="94" fill="{air}"/>',
        """<path d="M20 96C34 84 40 104 54 94M146 90C160 82 166 100 180 92M28 60C36 54 42 62 50
        58M150 58C158 52 164 62 174 56" fill="none" stroke="#d8fff8" stroke-width="4"
        stroke-linecap="round" opacity="0.5"/>""",
        neck(skin), coat(picture, "#6f98a3"),
        """<path d="M60 150C64 166 72 176 80 182M140 150C136 166 128 176 120 182" fill="none"
        stroke="#d8fff8" stroke-width="4" stroke-linecap="round" opacity="0.6"/>""",
        '<circle cx="100" cy="100" r="94" fill="none" stroke="#2a1c12" stroke-width="11"/>'
        '<circle cx="100" cy="100" r="94" fill="none" stroke="#a9d6d2" stroke-width="5"/>',
        head(picture, skin, "#7fb8c0"),
        '<circle cx="84" cy="103" r="11" fill="#dffff4" opacity="0.45"/>'
        '<circle cx="116" cy="103" r="11" fill="#dffff4" opacity="0.45"/>',
        face.eye(84, 103), face.eye(116, 103), face.brows("#ffffff", 7.5, 90),
        f"""<path d="M62 100C56 136 60 152 50 172C62 172 66 170 70 166C72 178 80 184 84 190C90 186
        92 182 94 178C98 186 100 190 102 192C106 186 106 182 108 178C112 184 114 186 118 190C122 184
        128 178 130 166C134 170 140 172 150 172C140 152 144 136 138 100C132 112 126 117 118 117C108
        113 92 113 82 117C74 117 68 112 62 100Z" fill="{beard}" {ink(4.5)}/> <path d="M76 140C78 154
        82 164 84 174M124 140C122 154 118 164 116 174M100 150L100 176M88 152C88 162 92 168 94
        172M112 152C112 162 108 168 106 172" fill="none" stroke="#86b0b5" stroke-width="3"
        stroke-linecap="round"/> {face.mouth(thin_smile(134), 133, below=6)}
        <path d="M100 121C90 117 78 124
        72 135C86 136 95 132 100 127C105 132 114 136 128 135C122 124 110 117 100 121Z"
        fill="#ffffff" {ink(4)}/>""",
        bulb(skin, 113), tricorn(picture, "#5f8894", hat_skull()), face.sweat(),
    )  # fmt: skip


def thin_smile(y: float) -> str:
    return f"""<path d="M88 {y}C94 {y + 4} 106 {y + 4} 112 {y}" fill="none" stroke="#3f6a78"
    stroke-width="4" stroke-linecap="round"/>"""


def save_graybeard() -> None:
    save_moods("graybeard", graybeard)
