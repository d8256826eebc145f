"""Several people at one screen: around the table, passing it on, with open hands."""

from __future__ import annotations

from functools import partial

from game.client.doors import open_sharing
from game.client.scenes.table.curtain import CurtainScene
from game.client.tools.stills.still import Shot, Still
from game.play.fists import Part
from game.play.sharing import OPEN, PASS_ON, Sharing


def curtain(still: Still) -> None:
    """The second of two people is to take the screen."""
    still.sit_down(0, 1, sharing=Sharing(PASS_ON))
    player = still.player
    player.hurry(
        lambda: (
            still.app.top is not player.table and _is_curtain(still, 1) and bool(still.board.tray)
        )
    )
    player.watch(lambda: isinstance(still.app.top, CurtainScene) and still.app.top.closed >= 1)


def _is_curtain(still: Still, seat: int) -> bool:
    return isinstance(still.app.top, CurtainScene) and still.app.top.seat == seat


def fists(still: Still, part: Part) -> None:
    """Everybody looks at the own pieces, or what they showed is entered."""
    still.sit_down(0, 1, 2)
    player = still.player
    player.hurry(lambda: player.is_asked and still.tricks == 0 and _part(still) is part)
    if part is Part.ENTER:
        player.click(player.table.find("shown_0_1"))
    else:
        player.hold(player.table.stage.layout.portrait(1).center)


def _part(still: Still) -> Part | None:
    fists = still.player.table.course.fists
    return fists.part if fists else None


def around(still: Still) -> None:
    """Somebody's pieces lie face down at the lower edge."""
    still.sit_down(0, 1, 2)
    player = still.player
    player.hurry(lambda: still.tricks >= 1 and bool(still.board.tray) and _may_hold(still))


def _may_hold(still: Still) -> bool:
    course = still.player.table.course
    return course.may_peek and course.asked is not None and not course.openly


def peeking(still: Still) -> None:
    """Somebody's pieces are held up, and one of them is pointed at."""
    around(still)
    player = still.player
    assert player.table.closed
    player.hold(player.table.closed.rect.center)
    player.slide(next(b for b in player.table.buttons if b.playable))
    still.rest()


def open_hands(still: Still) -> None:
    still.sit_down(0, 1, 2, sharing=Sharing(OPEN))
    player = still.player
    player.hurry(lambda: player.is_asked and still.tricks >= 1 and bool(still.board.tray))


def sharing(still: Still) -> None:
    still.open(lambda app: open_sharing(app, Sharing(), lambda chosen: None))


SHARED: dict[str, Shot] = {
    "sharing": sharing,
    "table-around": around,
    "table-peeking": peeking,
    "table-fists": partial(fists, part=Part.LOOK),
    "table-fists-shown": partial(fists, part=Part.ENTER),
    "table-open-hands": open_hands,
    "curtain": curtain,
}
