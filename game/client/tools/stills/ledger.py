"""The companion for the real table in a typical state, by name."""

from __future__ import annotations

from random import Random

import pygame

from game.client.doors import (
    open_blank_sheet,
    open_judge,
    open_ledger,
    open_real_table,
    open_real_table_setup,
    open_sheet,
    open_title,
)
from game.client.scenes.judge.scene import JudgeScene
from game.client.scenes.ledger.fix import FixScene
from game.client.scenes.ledger.scene import LedgerScene
from game.client.tools.player import STEP
from game.client.tools.stills.still import HAND, Shot, Still
from game.match.seat import Seat
from game.play.judging import rows
from game.play.last_setup import REAL_TABLE, remember
from game.play.ledger import changes
from game.play.ledger.keeper import Keeper
from game.play.ledger.sheet import Sheet, new_sheet
from game.play.looks import default_look
from game.rules.options import check_values
from game.rules.scoring import LOADS

MOST_BID = 3
DISPUTED = {
    "dice": ("pirate:skull", "skull_king:skull", "black:7", "mermaid:skull"),
    "schmidt": ("yellow:2", "yellow:12", "pirate", "skull_king"),
    "beck": ("yellow:14", "black:14", "pirate", "skull_king"),
    "hand": ("yellow:7",),
    "chances": ("black:6", "pirate", "mermaid", "yellow"),
}


def written(still: Still, hands: int) -> Sheet:
    """A sheet with so many hands counted, and the next one begun if there is one."""
    match, edition = still.match, still.app.editions[still.match.edition]
    names = still.app.ui.tr("setup.names").split("|")
    members = tuple(Seat(names[n], look=str(default_look(n))) for n in range(match.seats))
    sheet, rng = (
        new_sheet(edition, check_values(edition.options, match.options), members, 0),
        Random(7),
    )
    for _ in range(hands):
        sheet = counted(bid_for(sheet, rng), rng)
        sheet = sheet if sheet.is_over else changes.next_hand(sheet)
    return sheet


def bid_for(sheet: Sheet, rng: Random) -> Sheet:
    number, cards = sheet.number, sheet.cards(sheet.number)
    for member in sheet.hand.order:
        sheet = changes.bid(sheet, number, member, rng.randrange(min(cards, MOST_BID) + 1))
        if sheet.setup(number).scoring.loads:
            sheet = changes.load(sheet, number, member, rng.choice(LOADS))
    return changes.play_on(sheet, number)


def counted(sheet: Sheet, rng: Random) -> Sheet:
    number, left = sheet.number, sheet.cards(sheet.number)
    for member in sheet.hand.order if sheet.setup(number).ghost else sheet.hand.order[:-1]:
        wanted = sheet.hand.cell(member).bid or 0
        tricks = min(left, wanted if rng.random() < 0.7 else rng.randrange(left + 1))
        sheet, left = changes.won(sheet, number, member, tricks), left - tricks
    return changes.count(sheet, number)


def kept(still: Still, sheet: Sheet) -> LedgerScene:
    open_title(still.app)
    keeper = Keeper.new(still.app.cabinet, sheet, still.app.disk_trouble)
    scene = open_ledger(still.app, keeper)
    assert isinstance(scene, LedgerScene)
    return scene


def press(still: Still, *keys: int) -> None:
    for key in keys:
        still.app.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
        still.app.post(pygame.event.Event(pygame.KEYUP, key=key, mod=0, unicode=""))
        still.app.tick(0, draw=False)


def real_table(still: Still) -> None:
    kept(still, written(still, HAND - 1))
    open_title(still.app)
    open_real_table(still.app)


def ledger_setup(still: Still) -> None:
    still.player.prepare(still.match)
    remember(still.app.ui.store, still.app.last_draft(), REAL_TABLE)
    still.open(open_real_table_setup)


def ledger_bids(still: Still) -> None:
    kept(still, written(still, HAND - 1))
    press(still, pygame.K_2, pygame.K_0)


def ledger_standing(still: Still) -> None:
    kept(still, bid_for(written(still, HAND - 1), Random(3)))


def ledger_tricks(still: Still) -> None:
    ledger_standing(still)
    press(still, pygame.K_RETURN, pygame.K_1, pygame.K_0)


def ledger_extras(still: Still) -> None:
    ledger_tricks(still)
    press(still, pygame.K_b)


def ledger_crew(still: Still) -> None:
    ledger_standing(still)
    press(still, pygame.K_ESCAPE)
    assert still.app.top
    still.player.click(still.app.top.find("crew"))


def ledger_counted(still: Still) -> None:
    kept(still, counted(bid_for(written(still, HAND - 1), Random(3)), Random(5)))


def ledger_fix(still: Still) -> None:
    ledger_counted(still)
    assert still.app.top
    still.player.click(still.app.top.find("correct"))
    scene = still.app.top
    assert isinstance(scene, FixScene)
    member = scene.members[0]
    other = 0 if scene.sheet.hand.cell(member).won else 1
    still.player.click(scene.find(f"won_{member}_{other}"))


def yo_ho_ho(still: Still) -> None:
    """Secret bids at the moment when every hand opens."""
    scene = kept(still, written(still, HAND - 1))
    scene.do(changes.secret, scene.number, True)
    for member in scene.members:
        scene.do(changes.bid, scene.number, member, member % (HAND + 1))
        if scene.sheet.setup(scene.number).scoring.loads:
            scene.do(changes.load, scene.number, member, LOADS[0])
    scene.turn()
    press(still, pygame.K_RETURN)
    while not getattr(still.app.top, "opened", False):
        still.app.tick(STEP, draw=False)


def sheet_over(still: Still) -> None:
    plan = (
        still.app.editions[still.match.edition].setup(still.match.seats, still.match.options).plan
    )
    kept(still, written(still, len(plan)))
    press(still, pygame.K_RETURN)
    still.app.tick(60_000, draw=False)
    still.rest()


def judge(still: Still, tab: str = "trick") -> JudgeScene:
    """A disputed trick."""
    edition = still.app.editions[still.match.edition]
    open_title(still.app)
    options = check_values(edition.options, still.match.options)
    scene = open_judge(still.app, edition.setup(still.match.seats, options), tab=tab)
    assert isinstance(scene, JudgeScene)
    for token in DISPUTED[edition.key if tab == "trick" else tab]:
        scene.lay(token)
    scene.rebuild()
    return scene


def judge_legal(still: Still) -> None:
    """What of a hand may be played."""
    scene = judge(still, "hand")
    scene.fill(hand=True)
    held = rows(scene.edition, rolled=False)
    for token in dict.fromkeys([*held[0][:3], *held[1 % len(held)][:2], *held[-1][-2:]]):
        scene.lay(token)
    scene.rebuild()


def judge_chances(still: Still) -> None:
    open_title(still.app)
    scene = open_judge(still.app, tab="chances")
    assert isinstance(scene, JudgeScene)
    for token in DISPUTED["chances"]:
        scene.lay(token)
    scene.rebuild()


def sheet_pad(still: Still) -> None:
    plan = (
        still.app.editions[still.match.edition].setup(still.match.seats, still.match.options).plan
    )
    scene = kept(still, written(still, len(plan)))
    scene.keeper.result_seen()
    open_title(still.app)
    open_sheet(still.app, scene.keeper.key)


LEDGER_STILLS: dict[str, Shot] = {
    "sheet": lambda still: still.open(open_blank_sheet),
    "sheet-pad": sheet_pad,
    "judge": judge,
    "judge-legal": judge_legal,
    "judge-chances": judge_chances,
    "real-table": real_table,
    "ledger-setup": ledger_setup,
    "ledger-bids": ledger_bids,
    "ledger-yo-ho-ho": yo_ho_ho,
    "ledger-standing": ledger_standing,
    "ledger-tricks": ledger_tricks,
    "ledger-extras": ledger_extras,
    "ledger-crew": ledger_crew,
    "ledger-counted": ledger_counted,
    "ledger-fix": ledger_fix,
    "ledger-over": sheet_over,
}
