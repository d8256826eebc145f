"""Victory: a hornpipe on the table itself, and a broad close for all hands."""

from __future__ import annotations

from _score import Key, Pass, Section, Tune

FIRST = Section(
    "D2 AG A2 FA | B2 d2 A2 F2 | G2 BG F2 AF | E2 FG E4 | "
    "D2 AG A2 FA | B2 cd e2 c2 | d2 cB A2 GE | D2 F2 D4",
    "D | G D | G D | A | D | G A | D A | D",
    "F4 F4 | G4 F4 | D4 D4 | C4 C4 | F4 F4 | G4 A4 | F4 C4 | F2 A2 F4",
)
VARIED = Section(
    "DEFG A2 FA | Bcd2 A2 F2 | GABG FGAF | E2 FG E4 | "
    "D2/3F2/3A2/3 d2 A2 FA | Bdcd e2 c2 | d2/3c2/3B2/3 cB A2 GE | D2 F2 D4",
    FIRST.chords,
    FIRST.counter,
)
HIGH = Section(
    "f2 ef d2 A2 | g2 fg e2 B2 | f2 df e2 ce | d2 cB A4 | "
    "f2 ef d2 A2 | B2 cd e2 fg | f2 d2 e2 c2 | d2 c2 d4",
    "D | Em | D A | G D | D | G A | D A | D",
    "A4 F4 | B4 G4 | A4 A4 | G4 F4 | A4 F4 | G4 A4 | A4 A4 | A2 G2 F4",
)
CLOSE = Section(
    "D3 A A2 GA | B3 A d4 | A2 GF E2 E2 | D8",
    "D | G D | D A | D",
    "F4 F4 | G4 A4 | F4 C4 | A,8",
)

PATTERNS = {
    "strum": "R-c-f-c- | R-c-f-cu",
    "drive": "R-cuf-cu",
    "low": "R---f--- | R---f-a-",
    "walk": "R-r-f-a-",
    "light": "b...b..t",
    "roll": "B.ttb.tt | B.ttbtbt",
    "feet": "S...s...",
    "clack": "x.xxx.xx",
    "chop": "..c...c.",
    "last": "R-c-f-c- | R-c-R-c- | R-c-R-c- | C-------",
    "final": "R---f--- | R---R--- | R---R--- | R-------",
    "bang": "B...B... | B...B... | B.B.B.bb | B.......",
    "stamp": "S...S... | S...S... | S.S.S.S. | S.......",
}
BACK = {"cittern": "strum", "bass": "low", "bodhran": "light", "stomp": "feet"}
DANCE = {"cittern": "drive", "bass": "walk", "bodhran": "roll", "stomp": "feet"}

VICTORY = Tune(
    name="victory",
    title="The Crown on the Table",
    key=Key("D", "major"),
    bar=8,
    pulse=2,
    tempo=164,
    lilt=(0, 0.61),
    hook="D2 AG A2 FA",
    sections={"A": FIRST, "V": VARIED, "B": HIGH, "C": CLOSE},
    patterns=PATTERNS,
    ends=True,
    form=(
        Pass("A", 0.84, {**DANCE, "concertina": "tune", "whistle": "tune", "fiddle": "second"}),
        Pass("A", 0.74, {**BACK, "concertina": "tune", "fiddle": "counter"}),
        Pass("B", 0.76, {**DANCE, "fiddle": "tune", "concertina": "chop"}),
        Pass("V", 0.78, {**DANCE, "whistle": "tune", "concertina": "chop", "spoons": "clack"}),
        Pass("B", 0.80, {**DANCE, "whistle": "tune", "fiddle": "tune", "concertina": "second",
                         "spoons": "clack", "crew": "hold"}),
        Pass("C", 0.88, {"cittern": "last", "bass": "final", "bodhran": "bang", "stomp": "stamp",
                         "whistle": "tune", "fiddle": "counter", "concertina": "tune",
                         "crew": "tune-12"}),
    ),
)  # fmt: skip
