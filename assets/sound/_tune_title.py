"""The title: a hauling song whose calls the crew answers, and whose refrain everybody sings."""

from __future__ import annotations

from _score import Key, Pass, Section, Tune

CALL = Section(
    "G3 B d2 dc | B2 cA G4 | A3 c f2 ed | c2 de d4 | g3 f d2 Bd | c2 BA B4 | f2 d2 c2 A2 | G6 z2",
    "G | G | F | C G | G | F G | F | G",
    "z8 | z4 G,2 B,2 | z8 | z4 D2 B,2 | z8 | z4 D2 D2 | z8 | G,2 G,2 G,2 z2",
)
CALL_VARIED = Section(
    "G2 AB d2 dc | BcdB G4 | A2 Bc fedc | cBcd d4 | g2 fe d2 Bd | cdcA B4 | fed2 c2 A2 | G6 z2",
    CALL.chords,
    CALL.counter,
)
REFRAIN = Section(
    "G3 d d2 cd | f3 d d4 | c2 BA A2 Bc | d6 z2 | G3 d d2 cd | f2 ed d2 c2 | B2 c2 A2 F2 | G6 z2",
    "G | Dm | F | G | G | F G | G F | G",
    "B,4 B,4 | A,4 D4 | C4 C4 | B,6 z2 | B,4 B,4 | A,4 B,4 | D4 C4 | B,6 z2",
)
BRIDGE = Section(
    "e4 c4 | d4 B4 | c2 B2 A2 E2 | G6 z2 | e4 f2 e2 | d4 c2 B2 | A2 Bc d2 c2 | d6 z2",
    "C | G | Am | Em | C F | G C | F Dm | D",
    "G4 E4 | G4 G2 F2 | E4 C4 | B,6 z2 | G4 A4 | B4 G4 | F4 F4 | ^F6 z2",
)

PATTERNS = {
    "pluck": "r-2-f-3- | r-3-f-24",
    "strum": "R-c-f-cu | R-c-f-c-",
    "drive": "R-cuf-cu",
    "low": "R---f--- | R---f-a-",
    "walk": "R--rf--a",
    "haul": "B..tb..t | B..tb.bt",
    "roll": "B.ttb.tt | B.ttbtbt",
    "feet": "S...s...",
    "chop": "..c...c.",
    "spoons": "..x...xx",
}
QUIET = {"concertina": "tune", "cittern": "pluck", "bass": "low", "crew": "counter"}
FULL = {"cittern": "drive", "bass": "walk", "bodhran": "roll", "stomp": "feet"}

TITLE = Tune(
    name="title",
    title="The Bell and Barrel",
    key=Key("G", "mixolydian"),
    bar=8,
    pulse=2,
    tempo=104,
    lilt=(0, 0.56),
    hook="G3 d d2 cd | f8",
    sections={"A": CALL, "V": CALL_VARIED, "R": REFRAIN, "B": BRIDGE},
    patterns=PATTERNS,
    form=(
        Pass("A", 0.66, {**QUIET, "stomp": "feet", "bodhran": "haul"}),
        Pass("R", 0.74, {**FULL, "cittern": "strum", "concertina": "tune", "crew": "tune-12",
                         "fiddle": "second"}),
        Pass("V", 0.64, {"whistle": "tune", "concertina": "chop", "crew": "counter",
                         "cittern": "strum", "bass": "walk", "bodhran": "haul", "stomp": "feet"}),
        Pass("R", 0.76, {**FULL, "whistle": "tune", "concertina": "tune", "fiddle": "second",
                         "crew": "tune-12"}),
        Pass("B", 0.52, {"fiddle": "tune", "concertina": "counter", "cittern": "pluck",
                         "bass": "low", "crew": "hold"}),
        Pass("R", 0.80, {**FULL, "whistle": "tune", "concertina": "tune", "fiddle": "second",
                         "crew": "tune-12", "spoons": "spoons"}),
    ),
)  # fmt: skip
