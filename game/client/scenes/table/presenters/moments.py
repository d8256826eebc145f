"""What is to be seen of a trick before it is gathered: monsters, charms, captures, turned ties."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.client.scenes.table import timing
from game.client.scenes.table.moments.capture import PAID, Catching, Paying
from game.client.scenes.table.moments.kraken import Swallowing
from game.client.scenes.table.moments.mermaid import Charming
from game.client.scenes.table.moments.moment import playing
from game.client.scenes.table.moments.tie import LEAP, Turning
from game.client.scenes.table.moments.whale import Draining
from game.client.scenes.table.presenter import Presenter
from game.client.toolkit.animation import Beats, Motion, Parallel
from game.rules.events import TrickTaken
from game.rules.pieces import Face, Role
from game.rules.view import View

Play = tuple[int, str]
TIES = ("first_", "last_")  # how the reasons begin when equal pieces were decided by their order
# What the winner may earn, the best first: what is heard, and which faces were caught.
PRIZES: dict[str, tuple[str, Callable[[Face], bool]]] = {
    "king_captured": ("mermaid_takes_king", lambda face: face.role is Role.KING),
    "pirate_captured": ("king_takes_pirate", lambda face: face.role is Role.PIRATE),
    "mermaid_captured": ("pirate_takes_mermaid", lambda face: face.role is Role.MERMAID),
    "black_fourteen": ("fourteen_captured", lambda face: face.number == 14),
    "fourteen": ("fourteen_captured", lambda face: face.number == 14),
}
SONGS = {"dice": "mermaid_takes_king", "cards": "mermaid"}
FIGURES = {Role.KING: "skull_king", Role.PIRATE: "pirate", Role.MERMAID: "mermaid"}


def before_gather(presenter: Presenter, event: TrickTaken, view: View) -> list[Motion]:
    """Nothing for an ordinary trick."""
    show = _MOMENTS.get(event.reason.key, _capture)
    return show(presenter, event, view)


def _kraken(presenter: Presenter, event: TrickTaken, view: View) -> list[Motion]:
    """The cards go down with it: nothing is left to be gathered."""
    moment = Swallowing(plays=_plays(event))
    return playing(presenter, moment, presenter.sound("kraken"), presenter.board.tray.clear)


def _whale(presenter: Presenter, event: TrickTaken, view: View) -> list[Motion]:
    moment = Draining(plays=_plays(event), winner=event.winner)
    heard, begin = presenter.sound("whale"), _lower(presenter)
    return playing(presenter, moment, heard, begin, stays=True)


def _lower(presenter: Presenter) -> Callable[[], object]:
    """The winner's piece goes back among the others."""
    return lambda: setattr(presenter.board, "winner", None)


def _charm(presenter: Presenter, event: TrickTaken, view: View) -> list[Motion]:
    roles = [view.setup.faces[token].role for token in event.faces]
    king = event.order[roles.index(Role.KING)]
    assert event.winner is not None
    points = _paid(event, view)
    moment = Charming(mermaid=event.winner, king=king, points=points)
    song = SONGS[presenter.stage.pieces.kind]
    heard = Parallel(presenter.sound(song, event.winner), _coins(presenter, points, timing.GREAT))
    return playing(presenter, moment, heard, _lower(presenter))


def _paid(event: TrickTaken, view: View) -> int:
    """What the winner gets for it, if the bid is met; the ghost gets nothing."""
    setup = view.setup
    return 0 if event.winner == setup.ghost else setup.scoring.bonus(event.bonuses)


def _coins(presenter: Presenter, points: int, lasts: float) -> Motion:
    """They ring when they fly to the medal."""
    ring = (PAID * lasts, lambda: presenter.stage.ui.sound("coins"))
    return Beats([ring] if points else [], motion=False)


# Captures


def _capture(presenter: Presenter, event: TrickTaken, view: View) -> list[Motion]:
    """The captor drags what it caught to its side, in the light."""
    heard = [PRIZES[kind][0] for kind in PRIZES if kind in {b.kind for b in event.bonuses}]
    if not heard or event.winner is None:
        return []
    moment, points = _catching(event, view), _paid(event, view)
    if not moment.captives:
        return _pay(presenter, event, heard[0], points)
    lasts = timing.GREAT if moment.figure else timing.NOTABLE_CAPTURE
    lasts += timing.EACH_CAPTURE * (len(moment.captives) - 1)
    sound = Parallel(presenter.sound(heard[0], event.winner), _coins(presenter, points, lasts))
    begin, end = _scene_of(presenter, moment)
    return playing(presenter, moment, sound, begin, end, move=lasts)


def _pay(presenter: Presenter, event: TrickTaken, heard: str, points: int) -> list[Motion]:
    """A bonus for the winner's own piece: nothing but its coins."""
    assert event.winner is not None
    moment = Paying(seat=event.winner, points=points)
    sound = presenter.sound(heard, event.winner)
    return playing(presenter, moment, sound, move=timing.PAY, hold=timing.READ_SHORT)


def _catching(event: TrickTaken, view: View) -> Catching:
    assert event.winner is not None
    plays = dict(_plays(event))
    captor = (event.winner, plays[event.winner])
    figure = FIGURES.get(view.setup.faces[captor[1]].role, "")
    return Catching(captor=captor, captives=tuple(_caught(event, view)), figure=figure)


def _caught(event: TrickTaken, view: View) -> Iterator[tuple[int, str, int]]:
    """Every piece that a bonus is for, and what it is worth; the captor's own is no captive."""
    faces, scoring = view.setup.faces, view.setup.scoring
    left = [play for play in _plays(event) if play[0] != event.winner]
    for bonus in event.bonuses:
        is_prey = PRIZES[bonus.kind][1] if bonus.kind in PRIZES else lambda face: False
        found = [p for p in left if is_prey(faces[p[1]]) and _is_trump(p, bonus.kind, view)]
        if found:
            left.remove(found[0])
            worth = 0 if event.winner == view.setup.ghost else scoring.bonus((bonus,))
            yield (*found[0], worth)


def _is_trump(play: Play, kind: str, view: View) -> bool:
    """A black 14 is caught for its own bonus and no other one."""
    face = view.setup.faces[play[1]]
    is_black = face.colour == view.setup.tricks.trump and face.number > 0
    return is_black == (kind == "black_fourteen") if kind.endswith("fourteen") else True


def _scene_of(
    presenter: Presenter, moment: Catching
) -> tuple[Callable[[], object], Callable[[], object]]:
    """What is done to the tray before it, when its pieces leave it, and after."""
    board, stage, before = presenter.board, presenter.stage, list[Play]()

    def begin() -> None:
        board.winner = None
        before[:] = board.tray
        board.tray[:] = [play for play in before if play[0] not in moment.seats]

    def end() -> None:
        board.tray[:] = before
        stage.moved.update(moment.shifts())

    return begin, end


# Ties


def turned_tie(presenter: Presenter, event: TrickTaken, view: View) -> list[Motion]:
    """The ring leaps from an equal piece to the winner's, if equal ones were decided by order."""
    rival = _rival(event, view) if event.reason.key.startswith(TIES) else None
    if rival is None or event.winner is None:
        return []
    late = event.reason.key.startswith("first_")
    moment = Turning(rival=rival, winner=event.winner, came_late=late)
    leap = (LEAP[0] * timing.TURN_TIE, lambda: presenter.stage.ui.sound("tie_turned"))
    heard = Beats([leap], motion=False)
    return playing(presenter, moment, heard, move=timing.TURN_TIE, hold=0.0)


def _rival(event: TrickTaken, view: View) -> Play | None:
    """The equal piece that was last before the winner's, or came after it in vain."""
    faces, plays = view.setup.faces, _plays(event)
    won = next(faces[token] for seat, token in plays if seat == event.winner)
    if won.role is Role.ESCAPE:
        return None
    equal = [
        (seat, token)
        for seat, token in plays
        if seat != event.winner
        and (faces[token].role, faces[token].number) == (won.role, won.number)
    ]
    return equal[-1] if equal else None


def _plays(event: TrickTaken) -> tuple[Play, ...]:
    return tuple(zip(event.order, event.faces, strict=True))


_MOMENTS = {
    "kraken": _kraken,
    "whale_highest_number": _whale,
    "whale_first_of_equals": _whale,
    "whale_set_aside": _whale,
    "mermaid_charms_king": _charm,
}
