"""The loud table: the calm tune's hook danced as a jig, while the race is close."""

from __future__ import annotations

from _score import Key, Pass, Section, Tune

FIRST = Section(
    "D2 A AGA | c2 A BAG | A2 F EFG | A3 A2 z | D2 A AGA | c2 d e2 c | dcA GEC | D3 D2 z",
    "Dm | F G | Dm C | Am | Dm | F C | G C | Dm",
    "F3 D3 | F3 D3 | D3 C3 | C3 E2 z | F3 D3 | A3 G3 | G3 E3 | F3 F2 z",
)
VARIED = Section(
    "DFA ~AGA | cBA BAG | AFD EFG | A3 A2 z | DFA ~AGA | cAc ede | dcA GEC | D3 D2 z",
    FIRST.chords,
    FIRST.counter,
)
FALLING = Section(
    "d2 e fed | c2 d ecG | d2 e fed | e3 A3 | f2 d e2 c | d2 B cAG | AFD GEC | D3 D2 z",
    "Dm | C | Dm | Am | Dm C | G F | Dm C | Dm",
    "F3 D3 | E3 G3 | F3 A3 | A3 E3 | A3 G3 | G3 F3 | F3 E3 | F3 F2 z",
)
SUNNY = Section(
    "F2 A c2 A | d2 c A2 F | G2 B d2 B | e3 c3 | f2 c A2 c | e2 c G2 c | d2 B AGE | A3 A2 z",
    "F | Dm | G | C | F | C | G Am | Am",
    "C3 F3 | F3 D3 | D3 G3 | G3 G3 | A3 F3 | G3 E3 | G3 E3 | E3 E2 z",
)

PATTERNS = {
    "step": "R-cf-c",
    "dance": "Rucfuc",
    "low": "R--f-- | R--f-a",
    "walk": "R-rf-a",
    "jig": "Bttbtt | Bttbtb",
    "light": "b..b.t",
    "feet": "S..s..",
    "clack": "x.xx.x | x.xxxx",
    "chop": "..c..c",
}
BACK = {"cittern": "step", "bass": "low", "bodhran": "light"}
DANCE = {"cittern": "dance", "bass": "walk", "bodhran": "jig", "stomp": "feet"}

LIVELY = Tune(
    name="lively",
    title="Dice on the Barrelhead",
    key=Key("D", "dorian"),
    bar=6,
    pulse=3,
    tempo=116,
    lilt=(0, 0.37, 0.69),
    hook="D2 A AGA | c6",
    sections={"A": FIRST, "V": VARIED, "B": FALLING, "C": SUNNY},
    patterns=PATTERNS,
    form=(
        Pass("A", 0.65, {**BACK, "concertina": "tune"}),
        Pass("A", 0.66, {**BACK, "concertina": "tune", "fiddle": "counter"}),
        Pass("B", 0.70, {**BACK, "fiddle": "tune", "concertina": "chop", "stomp": "feet"}),
        Pass("B", 0.74, {**DANCE, "fiddle": "tune", "whistle": "tune"}),
        Pass("V", 0.70, {**DANCE, "whistle": "tune", "concertina": "chop"}),
        Pass("A", 0.78, {**DANCE, "whistle": "tune", "concertina": "tune", "fiddle": "second"}),
        Pass("C", 0.62, {"concertina": "tune", "crew": "hold", "cittern": "step", "bass": "low",
                         "spoons": "clack"}),
        Pass("C", 0.70, {"fiddle": "tune", "concertina": "second", "crew": "hold",
                         "cittern": "dance", "bass": "walk", "spoons": "clack",
                         "bodhran": "light"}),
        Pass("V", 0.72, {**DANCE, "fiddle": "tune", "concertina": "chop"}),
        Pass("B", 0.78, {**DANCE, "whistle": "tune", "concertina": "tune", "fiddle": "second",
                         "spoons": "clack"}),
    ),
)  # fmt: skip
