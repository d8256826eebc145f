"""The people on the cards: pirates one can tell apart, and the two women with two faces.

Drawn in the coordinates of the seat portraits (head around 100, 103) and placed by BUST; what
lies below y = 222 is hidden by the banner.
"""

from __future__ import annotations

from _card_marks import mark
from _card_suits import sabre
from _faces import brows, eye
from _figures import ink
from _pen import BONE, INK, Picture, darker, lighter, num
from _portraits import (
    HEAD,
    bulb,
    grin,
    hat_skull,
    head,
    hoop,
    lips,
    neck,
    nose,
    patch,
    tricorn,
)  # fmt: skip

BUST = "translate(11 20) scale(1.2)"
SHOULDERS = "M8 222C10 182 30 160 80 146L120 146C170 160 190 182 192 222Z"
HALF_HEAD = "M100 58C121 58 137 72 137 98C137 128 120 148 100 148Z"
FLIP = "translate(200 0) scale(-1 1)"


def coat(picture: Picture, colour: str, more: str = "", name: str = "coat") -> str:
    cloth = picture.linear(
        name, (40, 140, 160, 220), f"0 {lighter(colour, 0.14)}", f"1 {darker(colour, 0.35)}"
    )
    return f'<path d="{SHOULDERS}" fill="{cloth}" {ink(5)}/>{more}'


def stripes(colour: str) -> str:
    return f"""<path d="M40 170C76 182 124 182 160 170M24 190C70 202 130 202 176 190M18 209C70 219
    130 219 182 209" fill="none" stroke="{colour}" stroke-width="8.5"/>"""


def waistcoat(colour: str) -> str:
    return f"""<path d="M56 154C46 176 46 200 52 222L8 222C10 184 30 162 56 154ZM144 154C154 176 154
    200 148 222L192 222C190 184 170 162 144 154Z" fill="{colour}" {ink(4.5)}/>"""


def lapels(colour: str) -> str:
    return f"""<path d="M80 146L100 192L62 184L54 154Z" fill="{colour}" {ink(4)}/> <path d="M120
    146L100 192L138 184L146 154Z" fill="{colour}" {ink(4)}/>"""


def fist(skin: str, cuff: str) -> str:
    """Around something upright, 30 wide; the cuff below."""
    return f"""<path d="M-17 12L17 12L22 46L-22 46Z" fill="{cuff}" {ink(4)}/> <path d="M-16 -6C-16
    -14 -10 -16 -4 -16L8 -16C15 -16 17 -12 17 -6L17 8C17 14 13 17 7 17L-6 17C-13 17 -16 13 -16 7Z"
    fill="{skin}" {ink(4)}/> <path d="M-15 -5L2 -5M-15 3L2 3M-14 10L1 10" fill="none"
    stroke="{darker(skin, 0.5)}" stroke-width="2.6" stroke-linecap="round"/>"""


def scarf(
    picture: Picture, light: str, dark: str, spots: str, more: str = "", name: str = "scarf"
) -> str:
    cloth = picture.linear(name, (100, 34, 100, 88), f"0 {light}", f"1 {dark}")
    return f"""<path d="M138 76C152 66 166 70 172 80C163 81 158 85 155 91C149 90 143 88 138 86Z"
    fill="{dark}" {ink(4.5)}/><path d="M137 82C149 90 155 104 151 120C145 114 139 111 132 112Z"
    fill="{light}" {ink(4.5)}/> <path d="M59 86C54 52 75 34 100 34C125 34 146 52 141 86C128 75 114
    71 100 71C86 71 72 75 59 86Z" fill="{cloth}" {ink(5)}/> <path d="M62 77C74 67 87 64 100 64"
    fill="none" stroke="#ffffff" stroke-width="3" stroke-linecap="round" opacity="0.5"/> <circle
    cx="79" cy="58" r="4.2" fill="{spots}"/><circle cx="100" cy="49" r="4.2" fill="{spots}"/><circle
    cx="121" cy="58" r="4.2" fill="{spots}"/>{more} <circle cx="139" cy="81" r="7" fill="{light}"
    {ink(4)}/>"""


def held(x: float, y: float, turn: float, thing: str, hand: str, scale: float = 1.0) -> str:
    """Something in a hand, in the coordinates of the card."""
    return (
        f'<g transform="translate({num(x)} {num(y)}) rotate({num(turn)}) scale({num(scale)})">'
        f"{thing}{hand}</g>"
    )


# --- the pirate of the small crew -------------------------------------------------------------


def pirate(picture: Picture) -> None:
    """Red bandana, eye patch, black beard, sabre up."""
    skin = "#dca271"
    picture.add(
        f'<g transform="{BUST}">', neck(skin),
        coat(picture, "#f4ead0", stripes("#3b3550") + waistcoat("#5b3420")),
        head(picture, skin, "#d0553f"),
        f"""<path d="M62 100C62 134 78 156 100 156C122 156 138 134 138 100C134 114 128 122 120 122
        C110 117 90 117 80 122C72 122 66 114 62 100Z" fill="#33241f" {ink(4.5)}/> <path d="M74
        130C78 140 84 146 90 149M126 130C122 140 116 146 110 149" fill="none" stroke="#6a5147"
        stroke-width="3" stroke-linecap="round"/>""",
        grin(130), eye(84, 102), brows("#33241f", 6.5), patch(116, 101), nose(skin, 8),
        hoop(54, 122, 8), scarf(picture, "#e8503f", "#a9231d", BONE), "</g>",
        held(206, 240, -10, sabre(picture), fist(skin, "#5b3420"), 1.15),
    )  # fmt: skip


# --- five one can tell apart ------------------------------------------------------------------


def rose(x: float, y: float, size: float) -> str:
    return f"""<g transform="translate({x} {y}) scale({size})"><path d="M-26 10C-40 6 -46 14 -50
    24C-38 28 -28 24 -20 16ZM24 14C36 12 44 20 46 30C34 32 26 26 18 20Z" fill="#3f9a52" {ink(4)}/>
    <path d="M0 -28C12 -32 22 -26 23 -16C32 -12 32 2 24 8C24 20 10 26 0 21C-10 26 -24 20 -24 8C-32 2
    -32 -12 -23 -16C-22 -26 -12 -32 0 -28Z" fill="#e23a4a" {ink(4.5)}/> <path d="M0 -17C-9 -18 -15
    -10 -12 -2C-9 6 3 7 7 0C10 -6 4 -11 -1 -8M12 -14C19 -6 17 8 7 13C-4 17 -15 13 -19 4" fill="none"
    stroke="#8f1526" stroke-width="4" stroke-linecap="round"/></g>"""


def rosie(picture: Picture) -> None:
    """Red curls, a broad hat with roses, green dress."""
    skin = "#f6cfae"
    spots = (
        (52, 92, 20), (42, 116, 20), (44, 142, 20), (58, 164, 17), (148, 92, 20), (158, 116, 20),
        (156, 142, 20), (142, 164, 17),
    )  # fmt: skip
    curls = "".join(f'<circle cx="{x}" cy="{y}" r="{r}" {ink(8)}/>' for x, y, r in spots)
    soft = "".join(f'<circle cx="{x}" cy="{y}" r="{r}" fill="#d9552b"/>' for x, y, r in spots)
    felt = picture.linear("hat", (100, 14, 100, 80), "0 #a8385a", "1 #641c38")
    picture.add(
        f'<g transform="{BUST}">', curls, soft,
        """<path d="M38 110C44 104 50 108 48 114M40 138C46 132 52 136 50 142M152 104C158 100 164 106
        160 112M150 136C156 130 162 136 158 142M54 162C58 158 63 160 62 165M138 164C142 158 148 161
        146 166" fill="none" stroke="#ffa070" stroke-width="3.6" stroke-linecap="round"/>""",
        neck(skin),
        coat(
            picture, "#2f8a5a",
            f"""<path d="M66 150C70 176 84 190 100 192C116 190 130 176 134 150L120 146C118 160 110
            168 100 168C90 168 82 160 80 146Z" fill="#fdf6e6" {ink(4)}/><path d="M100 194L100 222"
            fill="none" stroke="#f2c653" stroke-width="5"/>""",
        ),
        head(picture, skin, "#ef6a6a"),
        f"""<path d="M62 106C58 78 72 62 100 64C128 62 142 78 138 106C134 94 130 86 118 80C108 90 78
        88 70 84C67 92 64 98 62 106Z" fill="#e06232" {ink(4.5)}/>""",
        eye(84, 106, -1), eye(116, 106, 1), brows("#a8401c", 4, -3), nose(skin, 5),
        lips(131, "#d02c3e"),
        "".join(
            f'<circle cx="{x}" cy="{y}" r="1.8" fill="#d0804f"/>'
            for x, y in ((75, 117), (81, 120), (119, 120), (125, 117))
        ),
        f"""<path d="M66 60C64 26 78 12 100 12C122 12 136 26 134 60Z" fill="{felt}" {ink(5)}/> <path
        d="M14 70C30 54 64 52 100 52C136 52 170 54 186 70C172 84 136 74 100 74C64 74 28 84 14 70Z"
        fill="{felt}" {ink(5)}/> <path d="M66 50C86 56 114 56 134 50" fill="none" stroke="#f2c653"
        stroke-width="6"/>""",
        rose(128, 40, 0.9), rose(72, 48, 0.56), "</g>",
    )  # fmt: skip


def small_card(turn: float, sign: str, colour: str) -> str:
    return f"""<g transform="rotate({turn}) translate(-19 -66)"><rect width="38" height="54" rx="5"
    fill="#fff8e6" {ink(4)}/>{mark(sign, 19, 27, 26, f'fill="{colour}"')}</g>"""


def bendt(picture: Picture) -> None:
    """A bandit: mask, flat black hat, pointed beard, two cards in hand."""
    skin = "#e3ab7c"
    felt = picture.linear("hat", (100, 14, 100, 80), "0 #4a4453", "1 #1c1820")
    picture.add(
        f'<g transform="{BUST}">',
        f"""<path d="M60 92C54 120 56 140 62 152L138 152C144 140 146 120 140 92Z" fill="#2b1c16"
        {ink(4.5)}/>""",
        neck(skin), coat(picture, "#3a3446", lapels("#554c66")),
        f"""<path d="M68 150C80 160 120 160 132 150L126 170L100 186L74 170Z" fill="#d8352c"
        {ink(4.5)}/> <path d="M78 160C92 166 108 166 122 160" fill="none" stroke="#ff9080"
        stroke-width="3" stroke-linecap="round"/>""",
        head(picture, skin, "#d0553f"),
        f"""<path d="M58 92C78 84 122 84 142 92C144 108 134 118 122 118C112 118 106 113 100 108C94
        113 88 118 78 118C66 118 56 108 58 92Z" fill="#1d181f" {ink(3)}/> <ellipse cx="82" cy="102"
        rx="9.5" ry="7.5" fill="#fffdf2"/><ellipse cx="118" cy="102" rx="9.5" ry="7.5"
        fill="#fffdf2"/> <circle cx="85" cy="102" r="5.2" fill="{INK}"/><circle cx="121" cy="102"
        r="5.2" fill="{INK}"/><circle cx="83.5" cy="100" r="1.8" fill="#ffffff"/><circle cx="119.5"
        cy="100" r="1.8" fill="#ffffff"/> <path d="M92 143C94 158 97 166 100 172C103 166 106 158 108
        143C103 147 97 147 92 143Z" fill="#2b1c16" {ink(3.6)}/> <path d="M100 124C90 121 80 127 70
        122C76 136 92 136 100 130C108 136 124 136 130 122C120 127 110 121 100 124Z" fill="#2b1c16"
        {ink(2.6)}/> <path d="M90 137C96 141 104 141 110 137" fill="none" stroke="#8f3a34"
        stroke-width="3.6" stroke-linecap="round"/>""",
        bulb(skin, 115),
        f"""<path d="M62 62C62 34 70 24 82 26C90 27 94 32 100 32C106 32 110 27 118 26C130 24 138 34
        138 62Z" fill="{felt}" {ink(5)}/> <path d="M16 66C40 58 66 58 100 58C134 58 160 58 184
        66C176 82 140 84 100 84C60 84 24 82 16 66Z" fill="{felt}" {ink(5)}/> <path d="M62 56C84 62
        116 62 138 56" fill="none" stroke="#d8352c" stroke-width="7"/> <path d="M26 68C60 64 90 63
        118 64" fill="none" stroke="#8a8296" stroke-width="2.8" stroke-linecap="round"/></g>""",
        held(
            204, 246, 6,
            small_card(-16, "skull", INK) + small_card(14, "chest", "#b5741a"),
            fist(skin, "#3a3446"), 0.95,
        ),
    )  # fmt: skip


def white_die(x: float, y: float, turn: float, spots: tuple[tuple[int, int], ...]) -> str:
    eyes = "".join(f'<circle cx="{a}" cy="{b}" r="3.6" fill="{INK}"/>' for a, b in spots)
    return f"""<g transform="translate({x} {y}) rotate({turn})"><rect x="-18" y="-18" width="36"
    height="36" rx="8" fill="#fff6df" {ink(4.5)}/>{eyes}</g>"""


def rascal(picture: Picture) -> None:
    """A gambler: long plaits with beads, mustard scarf, a gold tooth, dice in the air."""
    skin = "#8a5433"
    locks = ""
    for x, y, lean in ((60, 84, -34), (58, 92, -20), (57, 98, -5), (140, 84, 34), (142, 92, 20),
                       (143, 98, 5)):  # fmt: skip
        end = x + lean
        locks += f"""<path d="M{x} {y}C{end - 4} {y + 24} {end + 4} {y + 46} {end} {y + 72}"
        fill="none" {ink(17)}/><path d="M{x} {y}C{end - 4} {y + 24} {end + 4} {y + 46} {end}
        {y + 72}" fill="none" stroke="#3d2a26" stroke-width="10" stroke-linecap="round"/><circle
        cx="{end}" cy="{y + 66}" r="6.5" fill="#f2c653" {ink(3)}/>"""
    picture.add(
        f'<g transform="{BUST}">', locks, neck(skin),
        coat(picture, "#2c7f86", lapels("#f0e2bd")),
        head(picture, skin, "#c0503a"), eye(84, 104), eye(116, 104), brows("#241610", 5.5, 3),
        nose(skin, 8), grin(128),
        f"""<path d="M100 130L108 130L108 137L101 137.5Z" fill="#f2c233"/><path d="M92 131L92
        140M100 131L100 141M108 131L108 140" fill="none" {ink(2.2)}/> <path d="M90 148C94 152 106
        152 110 148" fill="none" stroke="#241610" stroke-width="7" stroke-linecap="round"/>""",
        hoop(146, 124, 9), scarf(picture, "#f7cf57", "#cc8a1e", "#9a2b25"), "</g>",
        white_die(206, 206, 14, ((-9, -9), (0, 0), (9, 9))),
        white_die(196, 252, -18, ((-9, -9), (9, -9), (-9, 9), (9, 9), (0, 0))),
    )  # fmt: skip


def juanita(picture: Picture) -> None:
    """Straight black hair, jade in it, looking through a spyglass."""
    skin = "#c88a58"
    brass = picture.linear("brass", (0, -20, 0, 20), "0 #ffeeb0", "0.5 #e0b04a", "1 #96661c")
    picture.add(
        f'<g transform="{BUST}">',
        f"""<path d="M54 92C44 130 40 170 36 222L84 222L84 150L116 150L116 222L164 222C160 170 156
        130 146 92C142 50 58 50 54 92Z" fill="#1f1a26" {ink(5)}/> <path d="M50 140C48 160 47 180 46
        200M152 140C154 160 155 180 156 200" fill="none" stroke="#565068" stroke-width="4"
        stroke-linecap="round"/>""",
        neck(skin),
        """<path d="M50 222C52 184 60 160 80 148L120 148C140 160 148 184 150 222Z" """
        f"""fill="#f6ecd2" {ink(5)}/>""",
        f"""<path d="M80 147C84 164 92 174 100 176C108 174 116 164 120 147" fill="none"
        {ink(9)}/><path d="M80 147C84 164 92 174 100 176C108 174 116 164 120 147" fill="none"
        stroke="#f2c653" stroke-width="4"/><path d="M100 168L110 182L100 198L90 182Z" fill="#2fb27c"
        {ink(4)}/>""",
        head(picture, skin, "#e0604a"),
        f"""<path d="M60 116C50 70 70 44 100 44C130 44 150 70 140 116C138 102 134 92 128 84C112 80
        104 74 100 66C96 74 88 80 72 84C66 92 62 102 60 116Z" fill="#1f1a26" {ink(5)}/> <path d="M58
        74C72 62 128 62 142 74" fill="none" {ink(15)}/><path d="M58 74C72 62 128 62 142 74"
        fill="none" stroke="#2fb27c" stroke-width="8"/> <path d="M100 52L111 65L100 78L89 65Z"
        fill="#5fe0a8" {ink(4)}/><path d="M96 62L101 57" stroke="#ffffff" stroke-width="3"
        stroke-linecap="round" fill="none"/>""",
        eye(84, 107, -1), brows("#1f1a26", 4.5, -3), nose(skin, 5), lips(133, "#b8323c"),
        f"""<path d="M54 120L61 134L54 148L47 134Z" fill="#2fb27c" {ink(3.6)}/></g>""",
        f"""<g transform="translate(152 150) rotate(20)"><path d="M-8 -13L26 -15L26 15L-8 13Z"
        fill="{brass}" {ink(4.5)}/><path d="M26 -19L60 -22L60 22L26 19Z" fill="#6b3d22"
        {ink(4.5)}/><path d="M30 -13L56 -15" stroke="#c98a5a" stroke-width="3"
        stroke-linecap="round" fill="none"/><path d="M58 -26L74 -28C78 -12 78 12 74 28L58 26Z"
        fill="{brass}" {ink(4.5)}/><path d="M22 -18L32 -18L32 18L22 18Z" fill="{brass}"
        {ink(4)}/><ellipse cx="-9" cy="0" rx="6" ry="16" fill="{brass}" {ink(4.5)}/></g>""",
        held(196, 196, -24, "", fist(skin, "#f6ecd2"), 1.0),
    )  # fmt: skip


def harry(picture: Picture) -> None:
    """A giant: fills the card, tiny hat, vast black beard, iron hook."""
    skin = "#eab48a"
    beard = picture.linear("beard", (100, 96, 100, 200), "0 #7a4a2c", "1 #40230f")
    steel = picture.linear("steel", (-20, -50, 24, 20), "0 #ffffff", "0.5 #ced7de", "1 #7d8b96")
    picture.add(
        '<g transform="translate(-34 -22) scale(1.62)">',
        f"""<path d="M28 190C28 164 50 148 84 142L116 142C150 148 170 164 170 190Z" fill="#b5873f"
        {ink(4)}/>""",
        head(picture, skin, "#e0503a"),
        """<path d="M74 78C80 70 88 66 98 65" fill="none" stroke="#ffffff" stroke-width="5"
        stroke-linecap="round" opacity="0.5"/>""",
        eye(86, 98), eye(114, 98),
        """<path d="M74 88C80 82 88 83 94 90M106 90C112 83 120 82 126 88" fill="none"
        stroke="#5c3418" stroke-width="7.5" stroke-linecap="round"/>""",
        f"""<path d="M62 94C54 126 56 150 70 164C80 174 90 178 100 186C110 178 120 174 130 164C144
        150 146 126 138 94C134 108 126 114 116 113C108 110 92 110 84 113C74 114 66 108 62 94Z"
        fill="{beard}" {ink(4.5)}/> <path d="M70 130C72 144 78 154 86 162M130 130C128 144 122 154
        114 162M100 150L100 174M84 150C86 158 90 164 94 168M116 150C114 158 110 164 106 168"
        fill="none" stroke="#a3714a" stroke-width="2.6" stroke-linecap="round"/>""",
        grin(127),
        f"""<path d="M100 117C88 112 76 119 68 131C84 134 94 131 100 125C106 131 116 134 132 131
        C124 119 112 112 100 117Z" fill="#6b3f22" {ink(3.6)}/>""",
        bulb(skin, 108), hoop(53, 117, 6), "</g>",
        picture.group("translate(76 29) scale(0.56)", tricorn(picture, "#b53a32", hat_skull())),
        f"""<g transform="translate(208 232)"><path d="M-7 4L-7 -12C-7 -24 2 -28 8 -32C15 -37 13 -46
        5 -46C-2 -46 -5 -41 -5 -34C-5 -30 -6 -26 -11 -22C-20 -36 -14 -60 6 -60C28 -60 34 -36 20
        -25C13 -20 8 -18 8 -10L8 4Z" fill="{steel}" {ink(4.5)}/><path d="M-18 4L20 4L26 52L-24 52Z"
        fill="#8a532c" {ink(4.5)}/><rect x="-22" y="-1" width="46" height="14" rx="5" fill="#e9bd58"
        {ink(4)}/></g>""",
    )  # fmt: skip


# --- the two with two faces -------------------------------------------------------------------

FIERCE, MEEK = "pirate", "escape"


def sides(role: str | None) -> tuple[str, str]:
    """What the left and the right half show."""
    return (FIERCE, MEEK) if role is None else (role, role)


def half(part: str, is_right: bool) -> str:
    return f'<g transform="{FLIP}">{part}</g>' if is_right else part


def half_coat(colour: str, shade: str) -> str:
    """The left half; ink on the outside only."""
    edge = "M8 222C10 182 30 160 80 146"
    return f"""<path d="{edge}L100 146L100 222Z" fill="{colour}"/><path d="M80 146L100 188L62 182L54
    154Z" fill="{shade}" {ink(4)}/><path d="{edge}L100 146" fill="none" {ink(5)}/>"""


def half_brow(side: str, colour: str) -> str:
    line = "M72 86C78 84 86 87 93 93" if side == FIERCE else "M74 92C79 87 86 84 93 86"
    return (
        f'<path d="{line}" fill="none" stroke="{colour}" stroke-width="5" stroke-linecap="round"/>'
    )


def half_mouth(side: str, paint: str) -> str:
    """A grin that shows its teeth, or a timid little arch."""
    if side == FIERCE:
        return f"""<path d="M81 124C87 129 94 130 100 130L100 142C90 142 83 136 81 124Z"
        fill="#fffaf0" {ink(3.4)}/><path d="M91 129.5L91 138" fill="none" {ink(2.2)}/>"""
    return f"""<path d="M86 134C89 130 92 130 94 133C96 136 98 136 100 133" fill="none"
    stroke="{paint}" stroke-width="4.2" stroke-linecap="round"/>"""


def declared_props(picture: Picture, left: str, right: str, skin: str, cuff: str) -> str:
    """A sabre for a pirate, a white flag for who runs, in the coordinates of the card."""
    parts = ""
    if left == FIERCE:
        x, y, turn, flip = (44, 250, 12, -1) if right == MEEK else (206, 240, -10, 1)
        parts += (
            f'<g transform="translate({x} {y}) rotate({turn}) scale({flip * 1.15} 1.15)">'
            f"{sabre(picture)}{fist(skin, cuff)}</g>"
        )
    if right == MEEK:
        parts += waved_flag(picture, skin)
    return parts


def waved_flag(picture: Picture, skin: str) -> str:
    """High over the head, flying to the left."""
    cloth = picture.linear(
        "flag", (220, 0, 128, 0), "0 #ffffff", "0.4 #fbf6ea", "0.6 #d6ccb6", "1 #fffdf6"
    )
    wood = picture.linear("staff", (214, 0, 224, 0), "0 #b9804a", "1 #63401f")
    shape = """M215 28C198 18 182 24 168 28C154 32 142 31 128 24L133 68C146 76 158 75 170 70C184 64
    198 64 215 74Z"""
    return f"""<rect x="214" y="26" width="9" height="230" rx="4" fill="{wood}" {ink(4)}/> <path
    d="{shape}" fill="{cloth}" {ink(5)}/> <path d="M170 36C170 46 170 54 168 61" fill="none"
    stroke="#b9a67f" stroke-width="3" stroke-linecap="round" opacity="0.7"/> <circle cx="218.5"
    cy="25" r="6.5" fill="#e9b94a" {ink(3.6)}/> <g transform="translate(217
    236)">{fist(skin, "#e9e4d8")}</g>"""


def bust_of(right: str) -> str:
    """Lower where a flag flies above."""
    return "translate(13 46) scale(1.1)" if right == MEEK else BUST


def scary_mary(picture: Picture, role: str | None) -> None:
    """Wild black hair with a white lock; a red scarf for the pirate, a white one for who runs."""
    left, right = sides(role)
    hair = """M60 70C44 72 34 88 40 102C28 108 24 124 34 136C26 148 30 166 44 172C48 184 62 188 74
    182 L126 182C138 188 152 184 156 172C170 166 174 148 166 136C176 124 172 108 160 102C166 88 156
    72 140 70Z"""
    looks = {
        FIERCE: ("#f0c8a4", "#e8503f", "#a9231d", "#7a1f2c", "#a83a44"),
        MEEK: ("#f3e6d8", "#fbf6ea", "#cfc6b4", "#d8d2c6", "#f6f1e6"),
    }
    picture.add(
        f'<g transform="{bust_of(right)}">',
        f"""<path d="{hair}" fill="#241c2a" {ink(5)}/> <path d="M46 104C42 116 46 124 42 136M52
        150C50 160 54 168 60 172M158 112C162 122 158 130 160 140" fill="none" stroke="#5a4c66"
        stroke-width="4" stroke-linecap="round"/> <path d="M136 92C150 100 146 118 154 128C150 144
        156 154 146 170" fill="none" stroke="#f6f1e6" stroke-width="8" stroke-linecap="round"/>""",
        neck(looks[left][0]),
        half(half_coat(looks[left][3], looks[left][4]), is_right=False),
        half(half_coat(looks[right][3], looks[right][4]), is_right=True),
        head(picture, looks[left][0]),
    )  # fmt: skip
    if left != right:
        picture.add(f'<path d="{HALF_HEAD}" fill="{looks[right][0]}"/>')
        picture.add(f'<path d="{HEAD}" fill="none" {ink(5)}/>')
    for side, is_right in ((left, False), (right, True)):
        light, dark = looks[side][1:3]
        picture.add(
            half(
                f"""<ellipse cx="84" cy="104" rx="12" ry="11" fill="#6a3f78" opacity="0.55"/>
                {half_brow(side, "#241c2a")}{half_mouth(side, "#5a2a3a")} <path d="M58 88C52 52 75
                32 100 32L100 72C86 72 72 77 58 88Z" fill="{light}"/><path d="M58 88C60 84 64 80 68
                78C66 64 72 48 84 38C66 46 54 64 58 88Z" fill="{dark}" opacity="0.7"/><path d="M100
                72C86 72 72 77 58 88C52 52 75 32 100 32" fill="none" {ink(5)}/>""",
                is_right,
            )
        )
    picture.add(
        eye(84, 105, -1), eye(116, 105, 1), nose(looks[left][0], 5),
        mark("scary_mary", 100, 54, 40, f'fill="{INK}"'),
        mark("scary_mary", 100, 176, 26, f'fill="#f2c653" {ink(14)}'),
        mark("scary_mary", 100, 176, 26, 'fill="#f2c653"'),
        "</g>", declared_props(picture, left, right, looks[left][0], "#7a1f2c"),
    )  # fmt: skip


def tiger_half(fur: str, dark: str, inner: str) -> str:
    """The left half of a hood made of a tiger's head."""
    hood = """M100 26C62 26 42 52 42 92C42 112 38 130 30 146C44 158 58 156 66 146C60 132 58 112 62
    98 C68 82 82 74 100 74Z"""
    edge = """M100 26C62 26 42 52 42 92C42 112 38 130 30 146C44 158 58 156 66 146C60 132 58 112 62
    98 C68 82 82 74 100 74"""
    return f"""<path d="M48 66C36 48 36 26 46 20C58 18 72 28 78 40Z" fill="{fur}" {ink(5)}/> <path
    d="M52 54C46 44 45 34 49 30C56 30 63 36 66 42Z" fill="{inner}"/> <path d="{hood}" fill="{fur}"/>
    <path d="M42 92C42 112 38 130 30 146C36 150 42 152 48 152C50 134 46 112 50 92Z" fill="{dark}"
    opacity="0.55"/> <path d="{edge}" fill="none" {ink(5)}/> <path d="M100 30L94 30L97 46L100 48Z
    M84 34L90 33L90 50Z M66 44L72 40L78 56Z M50 66L54 59L68 70Z M43 90L44 82L58 88Z M40 112L41
    104L56 108Z M36 132L38 124L56 130Z" fill="{INK}" stroke="{INK}" stroke-width="2"
    stroke-linejoin="round"/> <path d="M62 98C68 82 82 74 100 74L100 66C78 66 62 76 58 92Z"
    fill="#fff6e2" {ink(3)}/><path d="M70 82L76 90L80 78ZM86 76L90 84L95 74Z" fill="#fffdf4"
    {ink(2.6)}/>"""


def tigress(picture: Picture, role: str | None) -> None:
    """A hood made of a tiger: orange for the pirate, white for who runs; stripes on the cheeks."""
    left, right = sides(role)
    skin, pale = "#b87848", "#d9b48f"
    looks = {
        FIERCE: (skin, "#f28c28", "#b5521a", "#f7b8a0", "#5b2f6a", "#8a4f9a"),
        MEEK: (pale, "#f4efe4", "#b9b4b0", "#e9c4bc", "#cfcac6", "#f1ece2"),
    }
    picture.add(
        f'<g transform="{bust_of(right)}">', neck(looks[left][0]),
        half(half_coat(*looks[left][4:6]), is_right=False),
        half(half_coat(*looks[right][4:6]), is_right=True),
        head(picture, looks[left][0]),
    )  # fmt: skip
    if left != right:
        picture.add(f'<path d="{HALF_HEAD}" fill="{looks[right][0]}"/>')
        picture.add(f'<path d="{HEAD}" fill="none" {ink(5)}/>')
    for side, is_right in ((left, False), (right, True)):
        iris = "#e8a516" if side == FIERCE else "#7fb0c4"
        picture.add(
            half(
                f"""{half_mouth(side, "#5a2a22")}{half_brow(side, "#2a1c12")} <path d="M66 112L80
                116L67 118ZM69 124L81 126L72 130Z" fill="{INK}"/> <path d="M73 105C77 97 89 97 94
                106C88 112 78 112 73 105Z" fill="{iris}" {ink(3.4)}/><ellipse cx="84" cy="104.5"
                rx="2.6" ry="5" fill="{INK}"/>{tiger_half(*looks[side][1:4])}""",
                is_right,
            )
        )
    picture.add(
        nose(looks[left][0], 5),
        mark("tigress", 100, 178, 26, f'fill="#f2c653" {ink(14)}'),
        mark("tigress", 100, 178, 26, 'fill="#f2c653"'),
        "</g>", declared_props(picture, left, right, looks[left][0], "#5b2f6a"),
    )  # fmt: skip
