"""The quiet table: a ship at anchor, the lamp swinging, nobody in a hurry to play a card."""

from __future__ import annotations

from _score import Key, Pass, Section, Tune

AIR = Section(
    "D2 A AGA | c3 A3 | G2 F EFG | A4 z2 | D2 A AGA | d2 c A3 | G2 F EDC | D4 z2",
    "Dm | F | C | Am | Dm | G Dm | C | Dm",
    "D3 F3 | F3 C3 | E3 C3 | C3 E3 | F3 D3 | G3 F3 | E3 E2 C | A,4 z2",
)
AIR_VARIED = Section(
    "DEF A~GA | c2 d cBA | GAG EFG | A4 z2 | DEF A~GA | d2 c ABA | GAF EDC | D4 z2",
    AIR.chords,
    AIR.counter,
)
HIGH = Section(
    "G2 d dcd | f3 d3 | c2 B ABc | d4 z2 | e2 d cBc | d2 A AGF | G2 F EDC | D4 z2",
    "G | Dm | F | G | Am | Dm | C | Dm",
    "B,3 D3 | D3 F3 | A3 F3 | G4 z2 | E3 E3 | F3 D3 | C3 C2 E | F4 z2",
)
HYMN = Section(
    "A3 c3 | B3 G3 | A2 G F3 | G4 z2 | F3 A3 | G3 c3 | B2 A G2 B | A4 z2",
    "F | G | Dm | C | F | C | G | Am",
    "F3 F3 | G3 D3 | D3 D3 | E4 z2 | C3 F3 | E3 E3 | D3 D3 | E4 z2",
)

PATTERNS = {
    "drops": "1-3-2- | 1-3-4-",
    "ripple": "r-2341 | r-3243",
    "sway": "r--r-- | r--f--",
    "long": "r----- | r---a-",
    "hush": "b..t.. | b..t.t",
}

CALM = Tune(
    name="calm",
    title="Lamplight at Anchor",
    key=Key("D", "dorian"),
    bar=6,
    pulse=3,
    tempo=58,
    lilt=(0, 0.35, 0.68),
    hook="D2 A AGA | c6",
    sections={"A": AIR, "V": AIR_VARIED, "B": HIGH, "C": HYMN},
    patterns=PATTERNS,
    form=(
        Pass("A", 0.48, {"concertina": "tune", "cittern": "ripple", "bass": "long"}),
        Pass("A", 0.55, {"concertina": "tune", "fiddle": "counter", "cittern": "ripple",
                         "bass": "sway"}),
        Pass("B", 0.58, {"whistle": "tune", "concertina": "hold", "cittern": "ripple",
                         "bass": "sway", "bodhran": "hush"}),
        Pass("V", 0.54, {"whistle": "tune", "fiddle": "counter", "cittern": "ripple",
                         "bass": "sway", "bodhran": "hush"}),
        Pass("C", 0.50, {"concertina": "tune", "crew": "hold", "cittern": "drops",
                         "bass": "long"}),
        Pass("B", 0.60, {"fiddle": "tune", "concertina": "counter", "crew": "hold",
                         "cittern": "ripple", "bass": "sway", "bodhran": "hush"}),
        Pass("A", 0.50, {"concertina": "tune", "crew": "counter-12", "cittern": "drops",
                         "bass": "long"}),
    ),
)  # fmt: skip
