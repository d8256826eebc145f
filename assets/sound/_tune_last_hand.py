"""The last hand: the hook in the minor over a heart that beats, the crew leaning over the table."""

from __future__ import annotations

from _score import Key, Pass, Section, Tune

LOW = Section(
    "D3 A A2 GA | c3 A A4 | B3 A G2 F2 | E6 z2 | D3 A A2 GA | c3 d e2 c2 | d2 cB A2 E2 | D6 z2",
    "Dm | F | Gm | A | Dm | F C | Gm A | Dm",
    "F4 F4 | F4 F4 | D4 D4 | ^C6 z2 | F4 F4 | F4 G4 | G4 E4 | F6 z2",
)
VARIED = Section(
    "DFAF A2 ~GA | cBAB A4 | BAGA GFEF | E6 z2 | DFAF A2 ~GA | cdcd edec | dcBc AGE^C | D6 z2",
    LOW.chords,
    LOW.counter,
)
CLIMB = Section(
    "A2 A2 A2 BA | G2 F2 G4 | A2 B2 c2 AB | d6 z2 | f3 e d2 e2 | c3 d e2 c2 | d2 A2 B2 G2 | A6 z2",
    "Dm | C | F | Bb | Dm | C | Dm Gm | A",
    "F4 F4 | E4 E4 | F4 F4 | F6 z2 | A4 A4 | G4 G4 | F4 D4 | ^C6 z2",
)

PATTERNS = {
    "tick": "r.r2r.r3",
    "drive": "RrrcrrRc",
    "heart": "R.r..... | R.r...fa",
    "run": "R.rrR.fa",
    "beat": "B.b.....",
    "pulse": "B.ttb.ttB.ttb.tb",
    "feet": "S...S...",
    "chop": "..c..cc.",
}
RUN = {"cittern": "drive", "bass": "run", "bodhran": "pulse"}

LAST_HAND = Tune(
    name="last_hand",
    title="All or the Locker",
    key=Key("D", "minor"),
    bar=8,
    pulse=2,
    tempo=116,
    lilt=(0, 0.52),
    hook="D3 A A2 GA | c8",
    sections={"A": LOW, "V": VARIED, "B": CLIMB},
    patterns=PATTERNS,
    form=(
        Pass("A", 0.70, {"fiddle": "tune", "cittern": "tick", "bass": "heart",
                         "bodhran": "beat"}),
        Pass("A", 0.64, {"concertina": "tune", "fiddle": "counter", "cittern": "tick",
                         "bass": "run", "bodhran": "pulse"}),
        Pass("B", 0.72, {**RUN, "fiddle": "tune", "concertina": "chop", "crew": "hold",
                         "stomp": "feet"}),
        Pass("V", 0.66, {"whistle": "tune", "fiddle": "counter", "cittern": "drive",
                         "bass": "run", "bodhran": "pulse"}),
        Pass("A", 0.74, {**RUN, "crew": "tune-12", "concertina": "tune", "fiddle": "tune",
                         "stomp": "feet"}),
        Pass("B", 0.76, {**RUN, "whistle": "tune", "fiddle": "tune", "concertina": "counter",
                         "crew": "hold", "stomp": "feet"}),
    ),
)  # fmt: skip
