"""What only card games have: questions besides bids and plays, and moments in a trick."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import count

from game.client.scenes.table.choices.undealt import LookPanel
from game.client.scenes.table.moments.flourish import Flourish
from game.client.scenes.table.moments.kraken import Swallowing
from game.client.scenes.table.moments.loads import Loading
from game.client.scenes.table.moments.mermaid import Charming
from game.client.scenes.table.moments.moment import Moment
from game.client.scenes.table.moments.rope import Tying
from game.client.scenes.table.moments.whale import Draining
from game.client.tools.player import Match, NeverHappened, everything_on
from game.client.tools.stills.still import Shot, Still
from game.rules.events import AbilityWon, AllianceMade, Event, LoadsRevealed, TrickTaken
from game.rules.state import Phase

TRIES = 120  # matches, one after the other, until what is rare comes up
MIDDLE = 0.5


def _matches(still: Still) -> list[Match]:
    """With every option on: the one that was asked for, and those with the seeds after it."""
    options = everything_on(still.app.editions[still.match.edition])
    seeds = (seed for _, seed in zip(range(TRIES), count(still.match.seed), strict=False))
    return [still.match._replace(seed=seed, options=options) for seed in seeds]


def asked(still: Still, question: Callable[[Still], bool]) -> None:
    """The first time that a person is asked this."""
    for match in _matches(still):
        still.player.sit_down(match)
        try:
            still.player.hurry(lambda: still.player.is_asked and question(still))
        except NeverHappened:
            continue
        return
    raise NeverHappened


def declaring(still: Still) -> None:
    """A two-faced card in the own hand was pressed, with others in the tray."""
    asked(still, lambda s: bool(s.board.tray) and bool(_two_faced(s)))
    button = next(b for b in still.player.table.buttons if b.piece in _two_faced(still))
    still.player.click(button)


def _two_faced(still: Still) -> list[str]:
    """The own cards that may be played either way."""
    pieces = still.board.view.setup.pieces
    return [b.piece for b in still.player.table.buttons if b.playable and pieces[b.piece].chosen]


def looking(still: Still) -> None:
    asked(still, lambda s: isinstance(s.player.table.choice, LookPanel))


def in_phase(still: Still, phase: Phase) -> None:
    asked(still, lambda s: s.board.view.phase is phase and not _looks(s))


def _looks(still: Still) -> bool:
    return isinstance(still.player.table.choice, LookPanel)


def moment(still: Still, happens: Callable[[Event], bool], kind: type[Moment]) -> None:
    """The middle of an animation: the match is played at once to find it, and again to watch it."""
    for match in _matches(still):
        before = _asked_before(still, match, happens)
        if before is None:
            continue
        still.player.sit_down(match)
        still.player.hurry(lambda last=before: _asked_at(still) == last)  # type: ignore[misc]
        still.player.watch(lambda: _is_shown(still, kind))
        return
    raise NeverHappened


def _asked_before(still: Still, match: Match, happens: Callable[[Event], bool]) -> int | None:
    """How much had happened when a person was last asked before it."""
    still.player.sit_down(match)
    asked = [-1]

    def happened() -> bool:
        if any(map(happens, still.player.game.events[max(0, asked[-1]) :])):
            return True
        if still.player.is_asked:
            asked.append(_asked_at(still))
        return False

    try:
        still.player.hurry(happened)
    except NeverHappened:
        return None
    return asked[-1] if asked[-1] >= 0 else None


def _asked_at(still: Still) -> int:
    return len(still.player.game.events) if still.player.is_asked else -1


def _is_shown(still: Still, kind: type[Moment]) -> bool:
    return any(isinstance(m, kind) and m.t >= MIDDLE for m in still.board.movers)


def _for(key: str) -> Callable[[Event], bool]:
    """Whether an event is a trick that was won for this reason."""
    return lambda event: isinstance(event, TrickTaken) and event.reason.key.startswith(key)


def _charmed(event: Event) -> bool:
    return isinstance(event, TrickTaken) and any(b.kind == "king_captured" for b in event.bonuses)


MERMAID: dict[str, Shot] = {"moment-mermaid": partial(moment, happens=_charmed, kind=Charming)}
TWO_FACED: dict[str, Shot] = {"choice-declare": declaring}
BECK: dict[str, Shot] = {
    "choice-load": partial(in_phase, phase=Phase.LOAD),
    "choice-leader": partial(in_phase, phase=Phase.CHOOSE_LEADER),
    "choice-discard": partial(in_phase, phase=Phase.DISCARD),
    "choice-wager": partial(in_phase, phase=Phase.WAGER),
    "choice-bid": partial(in_phase, phase=Phase.CHANGE_BID),
    "choice-look": looking,
    "moment-kraken": partial(moment, happens=_for("kraken"), kind=Swallowing),
    "moment-whale": partial(moment, happens=_for("whale"), kind=Draining),
    "moment-loads": partial(
        moment, happens=lambda event: isinstance(event, LoadsRevealed), kind=Loading
    ),
    "moment-loot": partial(
        moment, happens=lambda event: isinstance(event, AllianceMade), kind=Tying
    ),
    "moment-pirate": partial(
        moment, happens=lambda event: isinstance(event, AbilityWon), kind=Flourish
    ),
}
CARD_STILLS: dict[str, dict[str, Shot]] = {
    "schmidt": {**TWO_FACED, **MERMAID},
    "beck": {**TWO_FACED, **BECK, **MERMAID},
}
