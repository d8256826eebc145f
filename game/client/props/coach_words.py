"""What the coach says, in words: a mistake and what was better, bad luck, a nod."""

from __future__ import annotations

from game.client.props.advice_words import AdviceWords, own_bid
from game.client.toolkit.catalogs import capital
from game.play.coach.remarks import MISTAKE, UNLUCKY, Remark
from game.play.coach.review import Judged
from game.rules.actions import Bid
from game.rules.events import TrickTaken

MOST_REASONS = 2
# From this difference on it is the chance to make the bid that tells two choices apart.
LIKELIER = 0.04
# Worth saying about both of two choices.
CONTRAST = ("next_die", "faces", "beaten_by")
# What would speak for a choice that was a mistake, by whether its seat still wanted tricks.
PRAISE = {
    True: {"takes", "unbeaten", "cheapest", "bonus", "keeps"},
    False: {"cannot", "sheds", "riskiest", "destroys"},
}


class CoachWords:
    """Speaks about the decisions of one match: to the seat that is `you`, of all the others."""

    def __init__(self, words: AdviceWords, you: int | None) -> None:
        self.words, self.tr, self.you = words, words.tr, you

    def _of(self, judged: Judged) -> AdviceWords:
        seat = judged.taken.seat
        return self.words if seat == self.you else self.words.about(seat)

    # Where

    def place(self, judged: Judged) -> str:
        """Where in its round a decision was taken, and by whom unless by the reader."""
        taken = judged.taken
        key = "coach.at.trick" if taken.trick else "coach.at.start"
        where = self.tr(key, trick=taken.trick)
        return where if taken.seat == self.you else f"{self.words.name(taken.seat)} · {where}"

    def when(self, judged: Judged) -> str:
        """When in the game a decision was taken: the round and the trick."""
        tr, taken = self.tr, judged.taken
        key = "coach.at.in_trick" if taken.trick else "coach.at.bids"
        return tr("coach.at.round", hand=taken.hand, place=tr(key, trick=taken.trick))

    # What

    def remark(self, remark: Remark, named: bool = False) -> str:
        """A remark in a few lines at most; with a name where several people play."""
        if remark.kind == MISTAKE:
            told = "\n".join([self.mistake(remark.judged), *self.why(remark.judged)])
        elif remark.kind == UNLUCKY:
            told = " ".join(self._unlucky(remark))
        else:
            percent = self.words.percent(remark.judged.verdict.chosen)
            told = self.tr("coach.nod", percent=percent)
        if not named:
            return told
        return self.tr("coach.named", name=self.words.name(remark.judged.taken.seat), told=told)

    def mistake(self, judged: Judged) -> str:
        """What was chosen, what it cost, and what would have been better."""
        verdict, words = judged.verdict, self.words
        assert verdict.better is not None
        chosen = self.chosen(judged)
        cost = self.tr.plural("coach.mistake", round(verdict.loss), chosen=chosen)
        is_likelier = verdict.better.chance - verdict.chosen.chance >= LIKELIER
        key = "coach.better" if is_likelier else "coach.better.points"
        better = self.tr(
            key,
            better=self.better(judged),
            percent=words.percent(verdict.better),
            chance=words.percent(verdict.chosen),
            points=words.points(verdict.better),
            own=words.points(verdict.chosen),
        )
        return f"{cost} {better}"

    def chosen(self, judged: Judged) -> str:
        return self._of(judged).action(judged.taken.action, own_bid(judged.taken.view))

    def better(self, judged: Judged) -> str:
        assert judged.verdict.better is not None
        return self._of(judged).action(judged.verdict.better.action, own_bid(judged.taken.view))

    def why(self, judged: Judged) -> list[str]:
        """What speaks for the better choice, and what the one that was made overlooked."""
        verdict = judged.verdict
        speaks = [claim for claim in verdict.reasons if claim not in verdict.against]
        same = {claim.key for claim in speaks} - set(CONTRAST)
        praise = PRAISE[_wants_tricks(judged)]
        other = [
            claim
            for claim in verdict.against
            if claim not in verdict.reasons and claim.key not in same | praise
        ]
        if isinstance(judged.taken.action, Bid):
            other = []  # the same pieces, seen from the other side
        shared = [claim for claim in verdict.reasons if claim in verdict.against]
        return self._of(judged).reasons([*speaks, *other, *shared][:MOST_REASONS])

    def told(self, judged: Judged) -> str:
        """Any decision in a line or two."""
        if judged.verdict.better is not None and round(judged.loss):
            return " ".join([self.mistake(judged), *self.why(judged)])
        return " ".join([self.fine(judged), *self.why(judged)])

    def fine(self, judged: Judged) -> str:
        """What a decision that cost nothing promised."""
        return f"**{self.chosen(judged)}** · {self._of(judged).odds(judged.verdict.chosen)}"

    def _unlucky(self, remark: Remark) -> list[str]:
        verdict, taken = remark.judged.verdict, remark.judged.taken
        chosen = self._of(remark.judged).inside(taken.action, own_bid(taken.view))
        percent = self.words.percent(verdict.chosen)
        lines = [self.tr("coach.unlucky", chosen=chosen, percent=percent)]
        if remark.trick is not None:
            lines.append(self._turned(remark.trick, remark.judged.taken.seat))
        return lines

    def _turned(self, trick: TrickTaken, seat: int) -> str:
        """How the trick went against the seat that was unlucky in it."""
        tr, words = self.tr, self.words
        mine = trick.faces[trick.order.index(seat)]
        if trick.winner == seat:
            return tr("coach.unlucky.stuck")
        if words.setup.pieces[words.setup.faces[mine].piece].rolled:
            return tr("coach.unlucky.face", face=capital(words.piece(mine)))
        if trick.winner is None:
            return ""
        face = trick.faces[trick.order.index(trick.winner)]
        return tr("coach.unlucky.taken", name=words.name(trick.winner), face=words.piece(face))


def _wants_tricks(judged: Judged) -> bool:
    hand, seat = judged.taken.view.hand, judged.taken.seat
    assert hand is not None
    return seat < len(hand.bids) and (hand.bids[seat] or 0) > hand.won[seat]
