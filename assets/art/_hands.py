"""Yo-ho-ho: a fist, and hands that show none to five fingers.

The skin is @skin@ and @skin_dark@, the sleeve @main@ and @dark@.
"""

from __future__ import annotations

from _figures import ink
from _pen import BONE, Picture, num

# x of the root, length, width, lean; from the index finger to the little one.
FINGERS = ((113, 84, 26, -13), (137, 97, 27, -4), (161.5, 88, 26, 5), (184, 68, 23, 15))


def sleeve(picture: Picture) -> str:
    cloth = picture.linear("cloth", (90, 0, 210, 0), "0 @main@", "0.55 @main@", "1 @dark@")
    gold = picture.linear("gold", (90, 0, 210, 0), "0 #f6d98c", "1 #b98a34")
    return f"""<path d="M104 262L100 306L200 306L196 262Z" fill="{cloth}" {ink(6)}/> <path d="M104
    250C98 244 100 236 108 236C112 230 122 230 126 236C132 229 142 229 146 236 C152 229 162 229 166
    236C172 230 182 230 186 236C196 234 202 242 196 250L196 262L104 262Z" fill="{BONE}" {ink(5)}/>
    <path d="M126 238L127 252M146 238L147 254M166 238L166 253M184 239L183 252" fill="none"
    stroke="#b5a57f" stroke-width="3" stroke-linecap="round"/> <path d="M88 254C128 264 172 264 212
    254L208 288C172 298 128 298 92 288Z" fill="{cloth}" {ink(6)}/> <path d="M91 277C128 287 172 287
    209 277" fill="none" stroke="{gold}" stroke-width="6"/> <path d="M96 262C106 264.5 116 266 126
    267" fill="none" stroke="#ffffff" stroke-width="4" stroke-linecap="round" opacity="0.35"/>
    <circle cx="150" cy="272" r="6.5" fill="#f0c65e" {ink(3)}/> <circle cx="178" cy="270" r="6.5"
    fill="#f0c65e" {ink(3)}/>"""


def finger(root: float, length: float, width: float, lean: float, skin: str) -> str:
    half = width / 2
    return f"""<g transform="translate({root} 142) rotate({lean})"><path d="M{-half}
    26L{num(-half * 0.94)} {num(half - length)}C{num(-half * 0.94)} {num(-length - 5)}
    {num(half * 0.94)} {num(-length - 5)} {num(half * 0.94)} {num(half - length)}L{half} 26Z"
    fill="{skin}" {ink(5.5)}/> <path d="M{num(-half * 0.55)} {num(-length * 0.6)}Q0
    {num(-length * 0.57)} {num(half * 0.55)} {num(-length * 0.6)}M{num(-half * 0.55)}
    {num(-length * 0.27)}Q0 {num(-length * 0.24)} {num(half * 0.55)} {num(-length * 0.27)}"
    fill="none" stroke="@skin_dark@" stroke-width="3" stroke-linecap="round"/></g>"""


def folded(root: float, width: float, top: float, skin: str) -> str:
    half = width / 2 + 0.5
    x0, x1 = num(root - half), num(root + half)
    return f"""<path d="M{x0} {num(top + half)}C{x0} {num(top - 5)} {x1} {num(top - 5)} {x1}
    {num(top + half)}L{x1} {num(top + 44)}C{x1} {num(top + 58)} {x0} {num(top + 58)} {x0}
    {num(top + 44)}Z" fill="{skin}" {ink(5.5)}/> <path d="M{num(root - half * 0.5)}
    {num(top + 17)}Q{num(root)} {num(top + 20)} {num(root + half * 0.5)} {num(top + 17)}"
    fill="none" stroke="@skin_dark@" stroke-width="3" stroke-linecap="round"/>"""


def enlarged(picture: Picture) -> Picture:
    """Everything but the gradients, grown upwards from the middle of the lower edge."""
    start = len(picture.ids)
    picture.parts.insert(start, '<g transform="translate(-24 -48) scale(1.16)">')
    picture.add("</g>")
    return picture


def open_hand(count: int) -> None:
    picture = Picture(f"hands/fingers_{count}", 300, 300)
    skin = picture.linear("skin", (84, 40, 214, 220), "0 @skin@", "0.62 @skin@", "1 @skin_dark@")
    shown = min(count, 4)
    raised = [finger(*spec, skin) for spec in FINGERS[:shown]]
    thumb = ""
    if count == 5:
        thumb = f"""<path d="M112 214C94 202 76 178 62 156C52 140 72 126 84 140C94 154 104 164 116
        170Z" fill="{skin}" {ink(5.5)}/><path d="M76 154Q82 152 85 147" fill="none"
        stroke="@skin_dark@" stroke-width="3" stroke-linecap="round"/>"""
    palm = """M100 158C96 190 104 222 116 244L184 244C196 222 200 190 197 156C194 140 180 132 150
    132 C118 132 103 140 100 158Z"""
    sides = "M100 150C96 190 104 222 116 244M197 148C200 190 196 222 184 244"
    if count == 5:
        sides = "M106 214C109 224 112 235 116 244M197 148C200 190 196 222 184 244"
    picture.add(
        *raised,
        thumb,
        f'<path d="{palm}" fill="{skin}"/>',
        f'<path d="{sides}" fill="none" {ink(5.5)}/>',
    )
    if count == 5:
        picture.add(
            '<path d="M104 176C120 178 134 192 136 216M120 158C144 168 168 168 190 158" '
            'fill="none" '
            'stroke="@skin_dark@" stroke-width="4" stroke-linecap="round"/>'
        )
    for spec in FINGERS[shown:]:
        picture.add(folded(spec[0], spec[2], 122 if spec[0] < 180 else 127, skin))
    if count < 5:
        picture.add(
            f"""<path d="M102 214C90 202 90 186 102 180C120 171 142 172 158 170C174 168 178 188 162
            193 C150 197 138 200 128 206Z" fill="{skin}"/> <path d="M104 216C88 202 88 186 102
            180C120 171 142 172 158 170C174 168 178 188 162 193 C150 197 138 200 128 206"
            fill="none" {ink(5.5)}/> <path d="M158 174C166 173 168 184 160 187C156 186 154 177 158
            174Z" fill="#fbe9d2" opacity="0.75"/> <path d="M128 182Q131 188 128 194" fill="none"
            stroke="@skin_dark@" stroke-width="3" stroke-linecap="round"/>"""
        )
    picture.add(sleeve(picture))
    enlarged(picture).save()


def fist() -> None:
    """The back of a closed hand with an anchor tattoo, as it comes down on the table."""
    picture = Picture("hands/fist", 300, 300)
    skin = picture.linear("skin", (84, 70, 214, 230), "0 @skin@", "0.55 @skin@", "1 @skin_dark@")
    picture.add(
        f"""<path d="M104 216C84 204 74 178 80 152C84 136 104 136 106 152L116 200Z" fill="{skin}"
        {ink(5.5)}/> <path d="M96 150C92 118 100 100 114 100C120 92 134 90 142 98C148 90 164 90 170
        98 C178 92 192 96 196 108C206 112 208 130 205 152C202 190 196 222 184 244L116 244 C102 222
        98 190 96 150Z" fill="{skin}" {ink(6)}/> <path d="M142 98C143 108 144 116 146 122M170 98C170
        108 169 116 168 122M196 108C193 114 191 120 189 126M114 100C117 108 119 116 122 122"
        fill="none" {ink(4.5)}/> <path d="M112 140C117 134 125 134 130 139M139 136C145 130 153 130
        158 136M166 137C171 132 179 132 184 138" fill="none" stroke="@skin_dark@" stroke-width="4"
        stroke-linecap="round"/> <g fill="none" stroke="#2b4a66" stroke-width="4.5"
        stroke-linecap="round" opacity="0.75"> <circle cx="150" cy="168" r="5.5"/><path d="M150
        174L150 206M140 182L160 182 M132 193C134 204 142 208 150 208C158 208 166 204 168 193"/></g>
        <path d="M104 120C106 112 110 108 116 108" fill="none" stroke="#ffffff" stroke-width="5"
        stroke-linecap="round" opacity="0.4"/>""",
        sleeve(picture),
    )
    enlarged(picture).save()


def save_hands() -> None:
    fist()
    for count in range(6):
        open_hand(count)
