"""Defeat: the last candle, an empty mug, and a tune that shrugs."""

from __future__ import annotations

from _score import Key, Pass, Section, Tune

LAMENT = Section(
    "d2 A AGF | G2 A F3 | E2 F G2 E | A4 z2 | d2 A AGF | B2 A G2 B | c2 G E2 C | D4 z2",
    "Dm | C Dm | C | Am | Dm | G | C | Dm",
    "F3 D3 | E3 D3 | C3 C3 | C4 z2 | F3 D3 | D3 D3 | E3 C3 | A,4 z2",
)
SHRUG = Section(
    "A3 F3 | G2 F E3 | D3 C3 | D6",
    "Dm | C | Dm C | Dm",
    "F3 D3 | E3 C3 | A,3 G,3 | A,6",
)

PATTERNS = {
    "drops": "r-2-3- | r-3-2-",
    "long": "r----- | r---a-",
    "last": "r-2-3- | r-3-2- | r--r-- | 1234--",
    "end": "r----- | r----- | r--r-- | r-----",
    "bump": "...... | ...... | ...... | b..t..",
}

DEFEAT = Tune(
    name="defeat",
    title="Down with the Pumps",
    key=Key("D", "dorian"),
    bar=6,
    pulse=3,
    tempo=56,
    lilt=(0, 0.35, 0.68),
    hook="d2 A AGF",
    sections={"A": LAMENT, "B": SHRUG},
    patterns=PATTERNS,
    ends=True,
    form=(
        Pass("A", 0.56, {"concertina": "tune", "fiddle": "counter", "cittern": "drops",
                         "bass": "long"}),
        Pass("B", 0.46, {"whistle": "tune", "concertina": "counter", "crew": "hold",
                         "cittern": "last", "bass": "end", "bodhran": "bump"}),
    ),
)  # fmt: skip
