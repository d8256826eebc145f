"""One palette, one type scale, one spacing scale, one set of durations, all scaled to the window.

Everything is written in units of a 1280 × 720 window; `Theme.px` turns units into pixels.
"""

from __future__ import annotations

from dataclasses import dataclass

Size = tuple[int, int]

DESIGN: Size = (1280, 720)
MINIMUM: Size = (1024, 600)
SMALLEST_LAYOUT: Size = (640, 360)  # a smaller window shows this one squeezed
SMALLEST_TEXT = 12
FINGER = 44  # pixels at least of all that is pressed

PALETTE = {
    "ink": "#2a1c12",
    "faded_ink": "#543f24",
    "parchment": "#efe0bd",
    "parchment_light": "#f7ecd0",
    "parchment_dark": "#dcc593",
    "brass": "#d1a648",
    "brass_light": "#f0cf7a",
    "brass_dark": "#8a611b",
    "bone": "#f3ead2",
    "faded_bone": "#b9a988",
    "felt": "#2f6f68",
    "felt_dark": "#143b39",
    "oak": "#5a371f",
    "oak_light": "#8a5a30",
    "oak_dark": "#472913",
    "oak_deep": "#2c190b",
    "glow": "#ffd35a",
    "target": "#5fb56b",
    "sunk": "#e0574b",
    "blood": "#7d1b17",
    "leather": "#8f2b25",
    "leather_light": "#b5433a",
    "leather_dark": "#661a17",
    "rope": "#cfa262",
    "rope_dark": "#4b2d13",
    "sea": "#3a8f8a",
    "night": "#0b1626",
    "night_light": "#1d3a52",
    "pill": "#1d120a",
    "black": "#000000",
}

DICE = {
    "black": "#3a3d47",
    "blue": "#3f7fd0",
    "red": "#cf4a40",
    "yellow": "#f2c653",
    "pirate": "#7a4fa3",
    "mermaid": "#35a7a0",
    "skull_king": "#f6efdc",
}

# After Okabe and Ito: told apart with every kind of colour vision, also by brightness.
DICE_COLOUR_BLIND = {
    "black": "#2b2b2b",
    "blue": "#0072b2",
    "red": "#d55e00",
    "yellow": "#f0e442",
    "pirate": "#cc79a7",
    "mermaid": "#009e73",
    "skull_king": "#f6efdc",
}

# The suits of the cards, light enough to be a rim on the dark wood of a pill.
SUITS = {
    "black": "#9aa0ae",
    "blue": "#5b95dd",
    "red": "#dd5f52",
    "yellow": "#f2c653",
    "purple": "#a57fd0",
    "green": "#5fb56b",
}

# The screens of the seats: main, dark and light of each.
SEATS = {
    "crimson": ("#8f2f2a", "#5a1a18", "#c25a4f"),
    "teal": ("#2f6474", "#1b3f4a", "#5b97a6"),
    "purple": ("#644b86", "#3f2c5c", "#937bb5"),
    "green": ("#47743f", "#2a4a26", "#76a569"),
    "amber": ("#b3782a", "#744a13", "#dda855"),
    "navy": ("#34497f", "#1f2d55", "#6a80b8"),
    "rose": ("#a2537a", "#6c3050", "#cf86aa"),
    "slate": ("#59616b", "#363c44", "#8b949f"),
}

# Style of a text: the font file and its size.
FACES = {
    "text": ("font_lato", "Lato-Regular.ttf"),
    "bold": ("font_lato", "Lato-Bold.ttf"),
    "italic": ("font_lato", "Lato-Italic.ttf"),
    "bold_italic": ("font_lato", "Lato-BoldItalic.ttf"),
    "serif": ("font_source_serif_pro", "SourceSerifPro-Semibold.ttf"),
    "serif_bold": ("font_source_serif_pro", "SourceSerifPro-Bold.ttf"),
    "serif_italic": ("font_source_serif_pro", "SourceSerifPro-SemiboldIt.ttf"),
}
BOLD_OF = {"text": "bold", "italic": "bold_italic", "serif": "serif_bold"}
STYLES = {
    "tiny": ("text", 15),
    "small": ("text", 16),
    "small_bold": ("bold", 16),
    "body": ("text", 18),
    "strong": ("bold", 18),
    "italic": ("italic", 18),
    "label": ("serif", 20),
    "button": ("serif_bold", 22),
    "subtitle": ("serif_italic", 21),
    "heading": ("serif_bold", 26),
    "title": ("serif_bold", 36),
    "display": ("serif_bold", 60),
    "number": ("bold", 22),
    "big_number": ("bold", 34),
    "huge_number": ("bold", 46),
}

SPACES = {"hair": 2, "xs": 4, "s": 8, "m": 12, "l": 16, "xl": 24, "xxl": 40}

# Milliseconds at normal speed.
DURATIONS = {
    "hover": 90,
    "fade": 180,
    "slide": 320,
    "deal": 260,
    "roll": 900,
    "gather": 700,
    "fist": 380,
    "read": 1600,
    "bot": 1000,
    "tooltip": 450,
    "notice": 4500,
    "caret": 530,
    "resize": 140,
    "guard": 400,
    "scene": 260,
    "curtain": 420,
    "deliberate": 600,
    "write": 420,
    "plinth": 520,
}


@dataclass(frozen=True)
class Theme:
    """The look at one window size; made anew whenever the window or the settings change."""

    size: Size = DESIGN
    text_size: float = 1.0
    colour_blind: bool = False

    @property
    def u(self) -> float:
        """Pixels per unit."""
        return min(self.size[0] / DESIGN[0], self.size[1] / DESIGN[1])

    @property
    def colours(self) -> dict[str, str]:
        return PALETTE

    @property
    def dice(self) -> dict[str, str]:
        return DICE_COLOUR_BLIND if self.colour_blind else DICE

    @property
    def suits(self) -> dict[str, str]:
        return SUITS

    def px(self, units: float) -> int:
        """Units as whole pixels, at least one for anything that is larger than nothing."""
        return max(1, round(units * self.u)) if units > 0 else round(units * self.u)

    def space(self, name: str) -> int:
        return self.px(SPACES[name])

    def colour(self, name: str) -> str:
        """A colour of the palette, or any `#rrggbb` as it is."""
        return name if name.startswith("#") else self.colours[name]

    def text_px(self, style: str) -> int:
        """The font size of a style, in pixels."""
        return max(SMALLEST_TEXT, round(STYLES[style][1] * self.u * self.text_size))

    @property
    def touch(self) -> int:
        """The least height of anything to be pressed: a finger's, however small the window."""
        return max(FINGER, self.px(FINGER))

    @property
    def control(self) -> int:
        """The height of a row of widgets: for a finger, and for the text inside it."""
        return max(self.touch, round(self.text_px("button") * 1.9))

    def seat(self, name: str) -> dict[str, str]:
        """The colours of a seat's screen, as the art wants them."""
        main, dark, light = SEATS[name]
        return {"main": main, "dark": dark, "light": light, "ink": self.colours["ink"]}

    def die(self, kind: str) -> dict[str, str]:
        """The colours of a die, as the art wants them."""
        main = self.dice[kind]
        return {
            "main": main,
            "light": mix(main, "#ffffff", 0.25),
            "dark": mix(main, "#000000", 0.45),
            "ink": self.colours["ink"],
        }


def duration(name: str) -> float:
    """Milliseconds at normal speed; timelines apply the player's speed themselves."""
    return DURATIONS[name]


def mix(colour: str, other: str, share: float) -> str:
    """The first colour with a share of the second."""
    one, two = rgb(colour), rgb(other)
    mixed = [round(a + (b - a) * share) for a, b in zip(one, two, strict=True)]
    return "#{:02x}{:02x}{:02x}".format(*mixed)


def rgb(colour: str) -> tuple[int, int, int]:
    return (int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16))


def contrast(colour: str, other: str) -> float:
    """How clearly one colour is read on the other: from 1 (not at all) to 21, as WCAG counts it."""
    one, two = sorted((_brightness(colour), _brightness(other)))
    return (two + 0.05) / (one + 0.05)


def _brightness(colour: str) -> float:
    """Relative luminance."""
    parts = [part / 255 for part in rgb(colour)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
