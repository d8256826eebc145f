"""The parrot who teaches: the same bird calm, glad and sorry, 200 by 220, looking to the right."""

from __future__ import annotations

from _figures import ink
from _pen import INK, Picture

MOODS = ("calm", "glad", "sorry")


def body(picture: Picture) -> str:
    """Tail, breast and the branch that he sits on."""
    red = picture.linear("red", (60, 40, 150, 200), "0 #f0604e", "0.55 #cf3a33", "1 #8f211f")
    tail = picture.linear("tail", (40, 150, 70, 220), "0 #2f7fd0", "1 #1b4f92")
    branch = picture.linear("branch", (0, 192, 0, 214), "0 #a2683a", "1 #5f3719")
    return f"""<path d="M64 138C46 160 34 186 30 216C44 212 52 206 58 198C58 206 60 212 64 218C76
    208
    86 190 92 168Z" fill="{tail}" {ink(5)}/> <path d="M8 200C50 192 140 190 192 198L192 210C140 204
    56 206 8 212Z" fill="{branch}" {ink(4.5)}/> <path d="M58 150C48 112 60 74 92 62C128 52 152 82
    152
    118C152 158 132 192 100 196C78 196 64 178 58 150Z" fill="{red}" {ink(5)}/> <path d="M112 116C132
    112 146 124 146 142C142 168 126 186 106 190C98 166 98 136 112 116Z" fill="#f8c24a"
    opacity="0.9"/>
    <path d="M114 136C122 132 132 134 138 140M108 154C116 150 126 151 132 157M106 171C113 168 120
    169
    125 173" fill="none" stroke="#c47f1f" stroke-width="4" stroke-linecap="round"/> <path d="M84
    194L80 206M94 197L92 208M112 196L112 207M122 192L124 205" fill="none" stroke="{INK}"
    stroke-width="7" stroke-linecap="round"/>"""


def wing(picture: Picture, mood: str) -> str:
    """At rest, thrown up for joy, or before the breast."""
    blue = picture.linear("blue", (50, 90, 110, 180), "0 #53a4ec", "0.6 #2f7fd0", "1 #1d5599")
    if mood == "glad":
        return f"""<path d="M74 120C46 112 22 88 12 52C30 60 40 62 50 62C44 54 42 46 42 36C66 54 90
        84
        98 112C94 122 84 124 74 120Z" fill="{blue}" {ink(5)}/> <path d="M30 66C42 84 56 98 74 106M52
        64C60 78 70 90 82 98" fill="none" stroke="#bfe2ff" stroke-width="4"
        stroke-linecap="round"/>"""
    if mood == "sorry":
        return f"""<path d="M66 112C86 100 112 108 126 128C134 140 136 150 134 158C124 152 118 152
        110
        154C108 160 104 164 98 168C80 160 64 140 66 112Z" fill="{blue}" {ink(5)}/> <path d="M80
        122C94 120 106 126 114 138M80 138C90 138 98 144 102 152" fill="none" stroke="#bfe2ff"
        stroke-width="4" stroke-linecap="round"/>"""
    return f"""<path d="M70 98C92 92 110 108 108 132C104 158 84 178 60 184C50 160 50 122 70 98Z"
    fill="{blue}" {ink(5)}/> <path d="M68 120C80 116 92 122 96 132M64 138C74 134 84 140 86 148M60
    156C68 153 74 157 76 163" fill="none" stroke="#bfe2ff" stroke-width="4"
    stroke-linecap="round"/>"""


def head(picture: Picture, mood: str) -> str:
    """With a hooked beak, a bare cheek and a small black hat."""
    red = picture.linear("crown", (80, 30, 150, 110), "0 #f4705c", "1 #c4332e")
    beak = picture.linear("beak", (146, 60, 188, 112), "0 #fff3d6", "0.5 #f3d59a", "1 #b98f4c")
    hat = picture.linear("hat", (70, 4, 140, 60), "0 #565b6a", "1 #23252e")
    lower = "M146 100C152 112 164 114 170 106C164 104 158 102 152 98Z"
    if mood == "glad":
        lower = "M142 102C146 122 162 128 172 116C164 112 158 106 154 98Z"
    return f"""<path d="M82 82C78 54 98 36 122 38C146 40 160 58 158 82C156 104 138 116 116 114C96
    112
    84 100 82 82Z" fill="{red}" {ink(5)}/> <path d="M118 64C136 58 154 64 156 80C154 98 140 106 124
    102C112 96 108 74 118 64Z" fill="#fff4e2" {ink(3.5)}/> <path d="M124 92C132 96 140 96 146 92M128
    99C134 101 140 100 144 98" fill="none" stroke="#d98f7c" stroke-width="2.6"
    stroke-linecap="round"/> <path d="{lower}" fill="#4a3f3a" {ink(4)}/> <path d="M150 62C176 58 192
    76 188 100C186 110 182 116 176 118C176 108 170 100 156 98C144 92 142 70 150 62Z" fill="{beak}"
    {ink(5)}/> <path d="M160 68C170 68 178 76 180 86" fill="none" stroke="#ffffff" stroke-width="4"
    stroke-linecap="round" opacity="0.85"/> <path d="M78 56C92 34 130 26 158 50C164 42 162 30 154
    24C134 8 98 8 76 26C64 36 66 50 78 56Z" fill="{hat}" {ink(5)}/> <path d="M82 50C96 32 130 26 153
    45" fill="none" stroke="#e9c257" stroke-width="5" stroke-linecap="round"/> <circle cx="114"
    cy="25" r="8" fill="#f3ead2" {ink(3)}/> <circle cx="111" cy="24" r="1.8" fill="{INK}"/> <circle
    cx="117" cy="24" r="1.8" fill="{INK}"/> {eye(mood)}"""


def eye(mood: str) -> str:
    if mood == "glad":
        return f"""<path d="M122 80C126 70 138 70 142 80" fill="none" stroke="{INK}"
        stroke-width="6"
        stroke-linecap="round"/>"""
    brow = (
        f'<path d="M120 68C126 62 134 61 141 66" fill="none" stroke="{INK}" stroke-width="4.5" '
        'stroke-linecap="round"/>'
        if mood == "sorry"
        else ""
    )
    return f"""<circle cx="132" cy="78" r="10.5" fill="#ffd35a" {ink(3.5)}/> <circle cx="134"
    cy="79"
    r="5.4" fill="{INK}"/> <circle cx="131.5" cy="76" r="2.2" fill="#ffffff"/> {brow}"""


def save_parrot() -> None:
    for mood in MOODS:
        picture = Picture(f"parrot/{mood}", 200, 220)
        behind = [wing(picture, mood)] if mood == "glad" else []
        before = [] if mood == "glad" else [wing(picture, mood)]
        picture.add(*behind, body(picture), *before, head(picture, mood))
        picture.save()
