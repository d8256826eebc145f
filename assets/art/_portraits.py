"""Eight captains: round pictures for the seats, every one a different person, in every mood."""

from __future__ import annotations

from collections.abc import Callable

from _faces import MOODS, NEUTRAL, Face
from _figures import ink
from _pen import BONE, INK, Picture, darker, lighter

HEAD = "M63 98C63 72 79 58 100 58C121 58 137 72 137 98C137 128 120 148 100 148C80 148 63 128 63 98Z"
# The head is larger than life, so that a mood can be read across the table.
LARGE, DONE = '<g transform="translate(-14 -7) scale(1.14)">', "</g>"
LEFT_EDGE, RIGHT_EDGE = (14.8, 139.7), (185.2, 139.7)  # where the coat meets the frame


def frame(picture: Picture, colour: str) -> str:
    air = picture.radial(
        "air",
        (86, 70, 130),
        f"0 {lighter(colour, 0.3)}",
        f"0.6 {colour}",
        f"1 {darker(colour, 0.4)}",
    )
    return f'<circle cx="100" cy="100" r="94" fill="{air}"/>'


def rim() -> str:
    return (
        f'<circle cx="100" cy="100" r="94" fill="none" stroke="{INK}" stroke-width="11"/>'
        '<circle cx="100" cy="100" r="94" fill="none" stroke="#d9ad4d" stroke-width="5"/>'
    )


def coat(picture: Picture, colour: str, more: str = "") -> str:
    """Shoulders; their lower edge is the frame itself."""
    cloth = picture.linear(
        "coat", (40, 140, 160, 196), f"0 {lighter(colour, 0.12)}", f"1 {darker(colour, 0.35)}"
    )
    (lx, ly), (rx, ry) = LEFT_EDGE, RIGHT_EDGE
    return f"""<path d="M{lx} {ly}C34 150 58 150 80 146L120 146C142 150 166 150 {rx} {ry} A94 94 0 0
    1 {lx} {ly}Z" fill="{cloth}" {ink(5)}/>{more}"""


def neck(skin: str) -> str:
    return f"""<path d="M84 134L84 156C90 168 110 168 116 156L116 134Z" fill="{darker(skin, 0.16)}"
    {ink(4.5)}/>"""


def head(picture: Picture, skin: str, blush: str = "#e0705a") -> str:
    paint = picture.linear(
        "skin",
        (74, 64, 132, 142),
        f"0 {lighter(skin, 0.18)}",
        f"0.6 {skin}",
        f"1 {darker(skin, 0.16)}",
    )
    return f"""<path d="M66 94C56 90 52 98 54 106C56 114 62 118 67 114Z" fill="{skin}" {ink(4.5)}/>
    <path d="M134 94C144 90 148 98 146 106C144 114 138 118 133 114Z" fill="{darker(skin, 0.12)}"
    {ink(4.5)}/><path d="{HEAD}" fill="{paint}" {ink(5)}/> <ellipse cx="76" cy="116" rx="8" ry="5.5"
    fill="{blush}" opacity="0.32"/> <ellipse cx="124" cy="116" rx="8" ry="5.5" fill="{blush}"
    opacity="0.32"/>"""


def nose(skin: str, width: float = 7) -> str:
    y = 116
    return f"""<path d="M{100 - width} {y}C{99 - width} {y + 5} {100 + width} {y + 6} {100 + width}
    {y} C{99 + width} {y - 6} 103 {y - 8} 102 {y - 14}" fill="none" stroke="{darker(skin, 0.45)}"
    stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>"""


def bulb(skin: str, y: float = 111) -> str:
    """A round nose, for those whose moustache would hide a drawn one."""
    return f"""<ellipse cx="100" cy="{y}" rx="10" ry="8" fill="{lighter(skin, 0.1)}" {ink(3.4)}/>
    <path d="M95 {y - 3}C96 {y - 5} 98 {y - 6} 100 {y - 6}" fill="none" stroke="#ffffff"
    stroke-width="2.6" stroke-linecap="round" opacity="0.6"/>"""


def grin(y: float = 128) -> str:
    return f"""<path d="M84 {y}C90 {y + 3} 110 {y + 3} 116 {y}C114 {y + 11} 107 {y + 14} 100
    {y + 14}C93 {y + 14} 86 {y + 11} 84 {y}Z" fill="#fffaf0" {ink(3.6)}/>"""


def gap_toothed(y: float) -> str:
    return (
        grin(y)
        + f"""<path d="M100 {y + 2}L100 {y + 10}M107 {y + 2.5}L107 {y + 9}" fill="none"
    {ink(2.6)}/>"""
    )


def beard_smile(y: float) -> str:
    return f"""<path d="M87 {y}C93 {y + 9} 107 {y + 9} 113 {y}C107 {y + 2} 93 {y + 2} 87 {y}Z"
    fill="#8f3a34" {ink(3)}/>"""


def smile(y: float = 129, colour: str = INK) -> str:
    return f"""<path d="M87 {y}C93 {y + 7} 107 {y + 7} 113 {y}" fill="none" stroke="{colour}"
    stroke-width="4" stroke-linecap="round"/>"""


def lips(y: float = 130, colour: str = "#b23a3a") -> str:
    return f"""<path d="M86 {y - 3}C92 {y - 4} 97 {y - 4} 100 {y - 2}C103 {y - 4} 108 {y - 4} 114
    {y - 3}C108 {y + 8} 92 {y + 8} 86 {y - 3}Z" fill="{colour}" {ink(2.8)}/><path d="M87
    {y - 2.5}C95 {y + 3} 105 {y + 3} 113 {y - 2.5}" fill="none" stroke="{INK}" stroke-width="2"
    stroke-linecap="round"/>"""


def patch(x: float, y: float) -> str:
    return f"""<path d="M64 84C84 86 112 90 137 106" fill="none" {ink(3.6)}/> <path d="M{x - 11}
    {y - 8}C{x - 4} {y - 10} {x + 6} {y - 9} {x + 12} {y - 5}C{x + 13} {y + 4} {x + 6} {y + 11} {x}
    {y + 11}C{x - 7} {y + 11} {x - 12} {y + 1} {x - 11} {y - 8}Z" fill="#241a20" {ink(2.6)}/> <path
    d="M{x - 6} {y - 4}C{x - 2} {y - 5} {x + 2} {y - 5} {x + 5} {y - 3}" fill="none"
    stroke="#7d6f78" stroke-width="2" stroke-linecap="round"/>"""


def hoop(x: float, y: float, r: float = 8) -> str:
    return f"""<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="{INK}" stroke-width="7"/>
    <circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="#f2c653" stroke-width="3.6"/>"""


def tricorn(picture: Picture, colour: str, badge: str = "") -> str:
    felt = picture.linear(
        "hat", (100, 14, 100, 86), f"0 {lighter(colour, 0.2)}", f"1 {darker(colour, 0.35)}"
    )
    brim = """M24 54C30 62 34 48 56 40C76 33 90 36 100 26C110 36 124 33 144 40C166 48 170 62 176 54
    C172 76 142 88 100 88C58 88 28 76 24 54Z"""
    return f"""<g transform="translate(0 -7)"><path d="M60 56C58 26 78 14 100 14C122 14 142 26 140
    56Z" fill="{felt}" {ink(5)}/> <path d="{brim}" fill="{felt}" {ink(5)}/> <path d="M33 58C42 50 48
    50 60 45C78 39 92 42 100 34C108 42 122 39 140 45C152 50 158 50 167 58" fill="none"
    stroke="#e6bf62" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>
    {badge}</g>"""


def hat_skull(x: float = 100, y: float = 62, size: float = 1.0) -> str:
    return f"""<g transform="translate({x} {y}) scale({size})"><path d="M0 -13C-9 -13 -14 -7 -14
    0C-14 5 -11 7 -9 9L-8 13C-6 16 6 16 8 13L9 9C11 7 14 5 14 0C14 -7 9 -13 0 -13Z" fill="{BONE}"
    {ink(3)}/> <circle cx="-5.5" cy="0" r="3.8" fill="{INK}"/><circle cx="5.5" cy="0" r="3.8"
    fill="{INK}"/> <path d="M-3 10L-3 14M3 10L3 14" fill="none" {ink(2)}/></g>"""


def lapels(colour: str) -> str:
    return f"""<path d="M80 146L100 178L66 172L58 148Z" fill="{colour}" {ink(4)}/> <path d="M120
    146L100 178L134 172L142 148Z" fill="{colour}" {ink(4)}/>"""


def stripes(colour: str) -> str:
    return f"""<path d="M26 156C70 166 130 166 174 156M42 174C76 182 124 182 158 174" fill="none"
    stroke="{colour}" stroke-width="8"/>"""


def lace() -> str:
    return f"""<path d="M82 150C78 158 84 164 90 162C90 172 100 174 102 166C108 174 116 168 112 162
    C120 162 122 154 118 150Z" fill="#fdf8ea" {ink(3.6)}/>"""


# --- the eight ---------------------------------------------------------------------------------


def sea_dog(picture: Picture, mood: str) -> None:
    """An old captain with a white beard."""
    skin = "#7d4c2d"
    face = Face(mood, skin)
    white = picture.linear("beard", (100, 104, 100, 176), "0 #ffffff", "1 #cfcabd")
    picture.add(
        frame(picture, "#3d7f9a"), neck(skin), coat(picture, "#2b3f73", lapels("#d9ad4d")), rim(),
        LARGE, head(picture, skin, "#b0503a"), face.eye(84, 102), face.eye(116, 102),
        face.brows("#f2efe6", 6.5),
        f"""<path d="M62 100C60 140 72 160 84 168C92 175 96 180 100 182C104 180 108 175 116 168 C128
        160 140 140 138 100C132 112 126 117 118 117C108 113 92 113 82 117C74 117 68 112 62 100Z"
        fill="{white}" {ink(5)}/> <path d="M76 140C80 152 86 160 92 166M124 140C120 152 114 160 108
        166M100 150L100 168" fill="none" stroke="#a9a497" stroke-width="3" stroke-linecap="round"/>
        {face.mouth(beard_smile(133), 132, below=7)}
        <path d="M100 121C90 117 80 124 76 133C86 134 95 131 100 126C105 131 114 134 124 133 C120
        124 110 117 100 121Z" fill="#ffffff" {ink(4)}/>""",
        bulb(skin, 113), hoop(147, 121, 6), tricorn(picture, "#2b3f73", hat_skull()),
        face.sweat(), DONE,
    )  # fmt: skip


def quartermaster(picture: Picture, mood: str) -> None:
    """A woman with a cloud of curls and a mustard headscarf."""
    skin = "#9a613b"
    face = Face(mood, skin)
    hair = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="#2d1a17" {ink(4)}/>'
        for x, y, r in (
            (48, 92, 22), (40, 118, 20), (50, 142, 17), (152, 92, 22), (160, 118, 20),
            (150, 142, 17), (60, 68, 18), (140, 68, 18),
        )
    )  # fmt: skip
    soft = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="#2d1a17"/>'
        for x, y, r in (
            (52, 96, 20),
            (48, 116, 18),
            (56, 138, 14),
            (148, 96, 20),
            (152, 116, 18),
            (144, 138, 14),
        )
    )
    curls = """M36 108C40 102 46 104 46 110M44 128C48 124 54 126 52 132M156 104C160 100 166 104 163
    110 M148 130C152 124 158 128 156 134"""
    scarf = picture.linear("scarf", (100, 36, 100, 88), "0 #f6c95a", "1 #c98522")
    picture.add(
        frame(picture, "#b5524a"), LARGE, hair, soft,
        f'<path d="{curls}" fill="none" stroke="#6b463c" stroke-width="3" stroke-linecap="round"/>',
        DONE, neck(skin), coat(picture, "#f1e6cd", stripes("#b03a34")), rim(),
        LARGE, head(picture, skin, "#d0553f"), face.eye(84, 104, -1), face.eye(116, 104, 1),
        face.brows("#2d1a17", 4.5, 91), nose(skin), face.mouth(grin(128), 128),
        hoop(54, 126, 11), hoop(146, 126, 11),
        f"""<path d="M60 88C56 54 76 38 100 38C124 38 144 54 140 88C128 78 114 75 100 75C86 75 72 78
        60 88Z" fill="{scarf}" {ink(5)}/><path d="M61 80C74 70 88 68 100 68" fill="none"
        stroke="#fff0b8" stroke-width="3" stroke-linecap="round" opacity="0.8"/> <circle cx="80"
        cy="60" r="4" fill="#8f2b25"/><circle cx="100" cy="52" r="4" fill="#8f2b25"/> <circle
        cx="121" cy="61" r="4" fill="#8f2b25"/> <path d="M138 78C150 66 164 68 170 76C162 78 158 82
        156 88C150 88 144 86 139 84Z" fill="#dc9c30" {ink(4.5)}/><path d="M138 82C150 86 158 96 156
        110C150 106 144 104 138 106Z" fill="#c98522" {ink(4.5)}/><circle cx="139" cy="82" r="6.5"
        fill="#f0bb4a" {ink(4)}/>""",
        face.sweat(), DONE,
    )  # fmt: skip


def navigator(picture: Picture, mood: str) -> None:
    """A woman with black hair, a bun and a high collar."""
    skin = "#efc79c"
    face = Face(mood, skin)
    shine = "#5a5570"
    picture.add(
        frame(picture, "#4d8f6a"),
        f"""<path d="M56 96C50 130 44 150 40 166C58 174 74 170 82 160L118 160C126 170 142 174 160
        166 C156 150 150 130 144 96Z" fill="#1f1a26" {ink(5)}/> <circle cx="100" cy="34" r="21"
        fill="#1f1a26" {ink(5)}/> <path d="M88 30C92 22 100 19 108 21" fill="none" stroke="{shine}"
        stroke-width="3.5" stroke-linecap="round"/> <path d="M64 26L138 44" fill="none"
        {ink(8)}/><path d="M64 26L138 44" fill="none" stroke="#d8423a" stroke-width="3.6"
        stroke-linecap="round"/><circle cx="62" cy="25.5" r="5.5" fill="#f2c653" {ink(3)}/>""",
        neck(skin),
        coat(
            picture,
            "#a8322e",
            f"""<path d="M72 150C74 140 80 134 84 136L100 160L116 136C120 134 126 140 128 150L112
            178L88 178Z" fill="#8a2320" {ink(4)}/><path d="M84 137L100 161L116 137" fill="none"
            stroke="#e6bf62" stroke-width="4" stroke-linejoin="round"/>""",
        ),
        rim(), LARGE, head(picture, skin),
        f"""<path d="M60 108C54 70 72 50 100 50C128 50 146 70 140 108C137 98 134 92 132 86C124 84
        116 80 110 72C104 80 92 86 68 87C66 93 63 99 60 108Z" fill="#1f1a26" {ink(5)}/> <path d="M72
        76C76 66 84 60 94 58M116 62C124 66 129 72 131 78" fill="none" stroke="{shine}"
        stroke-width="3.5" stroke-linecap="round"/>""",
        face.eye(84, 105, -1), face.eye(116, 105, 1),
        face.brows("#1f1a26", 4, 95),
        """<path d="M122 113L130 126M122
        122L131 117" fill="none" stroke="#b5604a" stroke-width="2.8" stroke-linecap="round"/>""",
        nose(skin, 5), face.mouth(lips(131, "#c2453f"), 131, "#c2453f"), hoop(147, 120, 5),
        face.sweat(), DONE,
    )  # fmt: skip


def red_beard(picture: Picture, mood: str) -> None:
    """A bald giant with two plaits in his beard."""
    skin = "#f0b78c"
    face = Face(mood, skin)
    red = picture.linear("beard", (100, 104, 100, 184), "0 #e8743a", "1 #a83d1c")
    picture.add(
        frame(picture, "#c9953c"), neck(skin), coat(picture, "#4b3a30", lapels("#6b5444")), rim(),
        '<g transform="translate(-16 -26) scale(1.16)">', head(picture, skin, "#e0503a"),
        """<path d="M78 72C84 65 92 62 100 62" fill="none" stroke="#ffffff" stroke-width="6"
        stroke-linecap="round" opacity="0.55"/><path d="M116 70C122 72 126 76 128 80M112 76C117 77
        121 80 123 84" fill="none" stroke="#38607a" stroke-width="3" stroke-linecap="round"
        opacity="0.75"/>""",
        face.eye(84, 102), face.brows("#b5461f", 8, 90, one=True),
        f"""<path d="M62 98C58 132 68 154 82 160C88 166 94 166 100 164C106 166 112 166 118 160 C132
        154 142 132 138 98C134 112 126 118 116 116C108 113 92 113 84 116C74 118 66 112 62 98Z"
        fill="{red}" {ink(5)}/> <path d="M80 154C74 162 74 176 80 186C86 184 90 176 92 164ZM120
        154C126 162 126 176 120 186 C114 184 110 176 108 164Z" fill="{red}" {ink(4.5)}/> <path
        d="M76 168L90 172M110 172L124 168" fill="none" {ink(9)}/><path d="M76 168L90 172M110 172
        L124 168" fill="none" stroke="#f2c653" stroke-width="4.5"/> <path d="M72 124C74 138 80 146
        86 152M128 124C126 138 120 146 114 152M100 146L100 158" fill="none" stroke="#8a2f14"
        stroke-width="3" stroke-linecap="round"/>""",
        face.mouth(grin(131), 131, below=7),
        f"""<path d="M100 120C88 115 76 122 70 134C84 137 94 133 100 127C106 133 116 137 130 134
        C124 122 112 115 100 120Z" fill="#e06a32" {ink(4)}/>""",
        patch(116, 101), bulb(skin), hoop(53, 120, 7), face.sweat(), "</g>",
    )  # fmt: skip


def merchant(picture: Picture, mood: str) -> None:
    """A man in a teal turban with a jewel, his moustache curled."""
    skin = "#a9713f"
    face = Face(mood, skin)
    cloth = picture.linear("turban", (100, 16, 100, 92), "0 #4cc2b5", "1 #17766f")
    picture.add(
        frame(picture, "#7a5aa8"), neck(skin), coat(picture, "#e8d6a8", lapels("#b5872f")), rim(),
        LARGE, head(picture, skin, "#c0583a"), face.eye(84, 104), face.eye(116, 104),
        face.brows("#241610", 6),
        f"""<path d="M62 104C62 132 78 152 100 152C122 152 138 132 138 104C134 118 130 126 122 132
        C116 142 108 144 100 144C92 144 84 142 78 132C70 126 66 118 62 104Z" fill="#241610"
        {ink(4)}/>""",
        face.mouth(grin(131), 131, "#d09070", below=6),
        f"""<path d="M100 122C92 119 84 123 78 128C70 133 62 130 61 122C60 118 64 116 66 119C58 112
        50 122 56 130C64 140 82 140 100 129C118 140 136 140 144 130C150 122 142 112 134 119C136 116
        140 118 139 122 C138 130 130 133 122 128C116 123 108 119 100 122Z" fill="#241610"
        {ink(2.5)}/>""",
        nose(skin, 7),
        f"""<path d="M52 86C40 52 64 20 100 20C136 20 160 52 148 86C134 80 118 76 100 76C82 76 66 80
        52 86Z" fill="{cloth}" {ink(5)}/> <path d="M50 78C62 60 84 44 118 24M62 82C78 66 110 52 146
        46M150 74C134 56 114 50 100 52 M60 46C72 40 84 38 92 40" fill="none" stroke="#0d5550"
        stroke-width="3.6" stroke-linecap="round"/> <path d="M58 62C64 48 74 38 86 32" fill="none"
        stroke="#b4f0e6" stroke-width="3.5" stroke-linecap="round" opacity="0.8"/> <path d="M100
        54C90 38 94 16 108 6C114 22 112 42 102 54Z" fill="#fdf8ea" {ink(4)}/> <path d="M101 50C101
        36 104 24 108 14" fill="none" stroke="#b5a57f" stroke-width="2.5"/> <circle cx="100" cy="62"
        r="10" fill="#f2c653" {ink(4)}/><circle cx="100" cy="62" r="5" fill="#d2352c"/><circle
        cx="98.5" cy="60" r="1.6" fill="#ffffff"/>""",
        face.sweat(), DONE,
    )  # fmt: skip


def duellist(picture: Picture, mood: str) -> None:
    """A woman with long waves and a plumed hat."""
    skin = "#d79b6c"
    face = Face(mood, skin)
    plume = picture.linear("plume", (120, 10, 184, 70), "0 #fffaf0", "1 #e8b8b0")
    picture.add(
        frame(picture, "#5f6fae"), LARGE,
        f"""<path d="M58 84C46 100 54 116 46 130C38 144 44 160 56 168C70 172 80 166 86 158L114 158
        C120 166 130 172 144 168C156 160 162 144 154 130C146 116 154 100 142 84Z" fill="#5c2f1c"
        {ink(5)}/><path d="M52 132C48 144 52 154 60 160M148 132C152 144 148 154 140 160M60 104 C56
        114 62 122 58 132" fill="none" stroke="#9a5a34" stroke-width="3.5"
        stroke-linecap="round"/>""",
        DONE, neck(skin), coat(picture, "#7a2550", lace()), rim(), LARGE, head(picture, skin),
        f"""<path d="M61 108C56 76 72 60 100 62C128 60 144 76 139 108C134 94 128 86 116 82C98 88 80
        84 72 80 C68 90 64 98 61 108Z" fill="#5c2f1c" {ink(4.5)}/>""",
        face.eye(84, 105, -1), face.eye(116, 105, 1),
        face.brows("#3d1c10", 4, 95), '<circle cx="121" cy="124" r="2.4" fill="#3d1c10"/>',
        nose(skin, 5), face.mouth(lips(131, "#b8323c"), 131, "#b8323c"), hoop(147, 122, 7),
        hoop(53, 122, 7),
        tricorn(picture, "#6b2350"),
        f"""<path d="M118 46C130 20 158 4 188 14C184 22 178 24 172 24C176 30 174 36 166 38C166 46
        158 50 150 50C142 58 128 58 118 46Z" fill="{plume}" {ink(4.5)}/><path d="M122 46C140 42 158
        30 176 18" fill="none" stroke="#b5867a" stroke-width="3" stroke-linecap="round"/> <circle
        cx="118" cy="48" r="7.5" fill="#f2c653" {ink(4)}/>""",
        face.sweat(), DONE,
    )  # fmt: skip


def cabin_lad(picture: Picture, mood: str) -> None:
    """The youngest aboard: freckles, a gap in the teeth, a blue scarf."""
    skin = "#f5cda4"
    face = Face(mood, skin)
    scarf = picture.linear("scarf", (100, 36, 100, 86), "0 #6aa6ea", "1 #2a5fae")
    picture.add(
        frame(picture, "#6aa36a"), neck(skin), coat(picture, "#f4ecd8", stripes("#3f6fb5")), rim(),
        LARGE, head(picture, skin),
        f"""<path d="M61 104C52 92 54 78 60 72L72 78L70 92ZM139 104C148 92 146 78 140 72L128 78L130
        92Z" fill="#f0b24a" {ink(4.5)}/> <path d="M64 80C72 96 80 90 82 84C88 98 98 94 98 84C106 96
        114 92 114 84C122 94 130 92 136 80 C126 66 74 66 64 80Z" fill="#f0b24a" {ink(4.5)}/>""",
        face.eye(84, 106), face.eye(116, 106),
        face.brows("#b5772a", 4, 97),
        "".join(
            f'<circle cx="{x}" cy="{y}" r="1.9" fill="#c9793f"/>'
            for x, y in ((72, 112), (79, 115), (74, 119), (121, 115), (128, 112), (126, 119))
        ),
        nose(skin, 5), face.mouth(gap_toothed(127), 127),
        f"""<path d="M60 82C56
        52 76 36 100 36C124 36 144 52 140 82C128 72 114 69 100 69C86 69 72 72 60 82Z" fill="{scarf}"
        {ink(5)}/><path d="M138 74C150 68 160 74 162 84C154 82 146 84 140 82Z" fill="#2a5fae"
        {ink(4.5)}/><path d="M138 78C146 86 150 96 146 108C142 102 138 98 134 98Z" fill="#3f7fd0"
        {ink(4.5)}/><circle cx="139" cy="77" r="6" fill="#4f8fe0" {ink(4)}/> <circle cx="80" cy="58"
        r="3.6" fill="#ffffff"/><circle cx="100" cy="50" r="3.6" fill="#ffffff"/><circle cx="120"
        cy="58" r="3.6" fill="#ffffff"/>""",
        face.sweat(), DONE,
    )  # fmt: skip


def grandmother(picture: Picture, mood: str) -> None:
    """The oldest aboard: silver curls, an eye patch and pearls."""
    skin = "#e8b690"
    face = Face(mood, skin)
    curls = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="#dfe0e6" {ink(4)}/>'
        for x, y, r in (
            (54, 82, 14), (48, 102, 14), (52, 122, 13), (146, 82, 14), (152, 102, 14),
            (148, 122, 13),
        )
    )  # fmt: skip
    pearls = "".join(
        f'<circle cx="{x}" cy="{y}" r="5.5" fill="#fffaf0" {ink(2.8)}/>'
        for x, y in ((80, 156), (89, 163), (100, 166), (111, 163), (120, 156))
    )
    picture.add(
        frame(picture, "#3f8f8a"), LARGE, curls, DONE, neck(skin),
        coat(picture, "#5b3a86", pearls), rim(),
        LARGE, head(picture, skin),
        f"""<path d="M62 100C58 84 66 74 76 78C80 68 92 68 98 76C104 68 116 68 122 76C132 72 142 84
        138 100 C134 92 128 90 122 92C114 90 108 88 100 88C90 88 80 92 76 92C70 90 66 92 62 100Z"
        fill="#eceef2" {ink(4.5)}/><path d="M72 84C76 82 80 84 82 87M118 84C122 82 127 84 128 87M96
        80C99 79 102 80 104 83" fill="none" stroke="#a3a6b5" stroke-width="3"
        stroke-linecap="round"/>""",
        face.eye(84, 108),
        face.brows("#a3a6b5", 5, 100, one=True),
        f"""<path d="M72 112C70 115 69 118 69 120M76 118C78 119 80 119 82 118
        M84 124C81 127 80 130 81 133M116 124C119 127 120 130 119 133" fill="none"
        stroke="{darker(skin, 0.35)}" stroke-width="2.8" stroke-linecap="round"/>""",
        patch(116, 108), nose(skin, 7), face.mouth(smile(131), 131),
        tricorn(picture, "#5b3a86", hat_skull(100, 60, 0.9)), face.sweat(), DONE,
    )  # fmt: skip


CAPTAINS: tuple[Callable[[Picture, str], None], ...] = (
    sea_dog, quartermaster, navigator, red_beard, merchant, duellist, cabin_lad, grandmother,
)  # fmt: skip


def save_moods(name: str, draw: Callable[[Picture, str], None]) -> None:
    """One picture for every mood; the usual one has the plain name."""
    for mood in MOODS:
        picture = Picture(f"portraits/{name}{'' if mood == NEUTRAL else f'_{mood}'}", 200, 200)
        draw(picture, mood)
        picture.save()


def save_portraits() -> None:
    for draw in CAPTAINS:
        save_moods(draw.__name__, draw)
