"""What the judge says, and the words in which pieces can be typed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.client.props.pieces import DICE, Faces
from game.client.props.score_lines import line_text
from game.client.toolkit.catalogs import capital
from game.rules.pieces import Role
from game.rules.scoring import ScoreLine
from game.rules.trick import Bonus
from game.rules.verdict import Verdict

EXAMPLE = (("yellow", "7"), ("black", "5"), ("pirate", ""))


class Crew(NamedTuple):
    """Whose trick it is: the names around the table, and who led."""

    names: tuple[str, ...]
    leader: int = 0


@dataclass(frozen=True)
class Words:
    """The words of one edition; with a crew, if it is known who sits there."""

    faces: Faces
    crew: Crew | None

    # Names

    def who(self, position: int) -> str:
        """Who played that piece of the trick."""
        if self.crew:
            names = self.crew.names
            return names[(self.crew.leader + position) % len(names)]
        return self.faces.ui.tr("judge.play", number=position + 1)

    def name(self, token: str) -> str:
        """The name of a card, a die or a face of it."""
        box, tr = self.faces.edition.box, self.faces.ui.tr
        if self.faces.family != DICE or token in box.by_token:
            return self.faces.name(token)
        face = box.faces[token]
        if face.role is Role.NUMBER:
            colour = tr(f"piece.colour.{face.colour}")
            return tr("piece.card.number", colour=colour, number=face.number)
        return self.faces.name(face.piece) if face.role is not Role.ESCAPE else tr("piece.flag")

    def typed(self) -> dict[str, list[str]]:
        """What people call colours, pieces and roles."""
        tr, box = self.faces.ui.tr, self.faces.edition.box
        words = {role: [tr(f"piece.role.{role}")] for role in ("pirate", "escape")}
        words |= {face: [tr(f"judge.word.{face}")] for face in ("skull", "flag")}
        for piece in box.pieces:
            if piece.colour:
                words[piece.colour] = [tr(f"piece.colour.{piece.colour}")]
            else:
                name = self.faces.name(piece.token)
                words[piece.token] = [name, name.split()[-1]]
        return words

    def example(self) -> str:
        """Something that can be typed."""
        words = self.typed()
        return " ".join(words[name][0].lower() + value for name, value in EXAMPLE)

    # Sentences

    def trick(self, verdict: Verdict) -> str:
        """Who wins and why, what that brings, and who leads next."""
        tr, outcome = self.faces.ui.tr, verdict.outcome
        if outcome is None:
            return f"{tr('judge.empty.trick')}\n{tr('judge.keys')}"
        name = self.who(outcome.leader if outcome.winner is None else outcome.winner)
        faces, shown = self.faces.edition.box.faces, outcome.reason.face
        number = faces[shown].number if shown else 0
        why = tr(f"table.reason.{outcome.reason.key}", name=name, number=number)
        lines = [f"**{why if self.crew else capital(why)}**", self._bonus(verdict)]
        if outcome.winner is not None:
            lines.append(tr("judge.next", name=self.who(outcome.leader)))
        return "\n".join(lines)

    def _bonus(self, verdict: Verdict) -> str:
        ui = self.faces.ui
        if not verdict.points:
            return ui.tr("judge.no_bonus")
        lines = [line_text(ui, line) for line in grouped(verdict.bonuses)]
        return ui.tr("judge.bonus", points=verdict.points, lines=", ".join(lines))

    def hand(self, verdict: Verdict, hand: Sequence[str]) -> str:
        """What must be followed, and whether there is any of it."""
        tr = self.faces.ui.tr
        if not hand:
            return tr("judge.empty.hand")
        if verdict.lead is None:
            return f"**{tr('judge.no_lead')}**"
        colour = tr(f"piece.colour.{verdict.lead}")
        pieces = self.faces.edition.box.by_token
        has_it = any(pieces[token].colour == verdict.lead for token in hand)
        told = tr("judge.follow" if has_it else "judge.without", colour=colour)
        return f"**{capital(told)}**"

    def chances(self, plays: Sequence[str], odds: Sequence[float]) -> str:
        tr = self.faces.ui.tr
        if not odds:
            return tr("judge.empty.chances")
        best = odds.index(max(odds))
        name = f"{self.who(best)} ({self.name(plays[best])})"
        return f"**{tr('judge.best', name=name, percent=self.percent(odds[best]))}**"

    def percent(self, chance: float) -> str:
        return self.faces.ui.tr("judge.percent", percent=round(chance * 100))


def grouped(bonuses: Sequence[Bonus]) -> list[ScoreLine]:
    """The bonuses of a trick as lines, one for each kind, as the score pad writes them."""
    times, points = Counter(b.kind for b in bonuses), Counter[str]()
    for bonus in bonuses:
        points[bonus.kind] += bonus.points
    return [ScoreLine(kind, points[kind], count) for kind, count in times.items()]
