"""The movements of abilities, loads and alliances: a line, and the card that did it."""

from __future__ import annotations

import pygame

from game.client.scenes.table import timing
from game.client.scenes.table.choices import pictures
from game.client.scenes.table.moments.flourish import Flourish, Sign
from game.client.scenes.table.moments.loads import POP, Loading
from game.client.scenes.table.moments.moment import playing
from game.client.scenes.table.moments.rope import Tying
from game.client.scenes.table.presenter import Presenter, Presenters
from game.client.toolkit.animation import Beats, Motion
from game.rules.events import (
    AbilityWon,
    AllianceMade,
    BidChanged,
    CardsDiscarded,
    CardsDrawn,
    LeaderChosen,
    LoadChosen,
    LoadsRevealed,
    UndealtSeen,
    WagerPlaced,
)
from game.rules.pieces import Ability
from game.rules.view import View

# What follows at once is told by its own event.
TOLD_LATER = (Ability.DRAW_AND_DISCARD, Ability.LOOK_AT_UNDEALT)
RISE, READ = 500.0, 1000.0
APART = 260.0  # between the boom of cannonballs and that of grapeshot
# Whose ability it is, as the sounds are called.
PIRATES = {
    Ability.CHOOSE_LEADER: "rosie",
    Ability.DRAW_AND_DISCARD: "bendt",
    Ability.WAGER: "rascal",
    Ability.LOOK_AT_UNDEALT: "juanita",
    Ability.CHANGE_BID: "harry",
}


def show_won(presenter: Presenter, event: AbilityWon, view: View) -> list[Motion]:
    if event.ability in TOLD_LATER:
        return []
    text = _text(presenter, view, event.ability, f"choice.won.{event.ability.value}", event.seat)
    return _flourish(presenter, view, event.ability, event.seat, text)


def show_leader(presenter: Presenter, event: LeaderChosen, view: View) -> list[Motion]:
    stage, ability = presenter.stage, Ability.CHOOSE_LEADER
    key = "choice.told.leads" if event.leader == event.seat else "choice.told.leader"
    leader = stage.name(event.leader)
    text = _text(presenter, view, ability, key, event.seat, leader=leader)
    sign = pictures.art(stage.ui, stage.looks[event.leader].portrait_art)
    return _flourish(presenter, view, ability, event.seat, text, sign)


def show_drawn(presenter: Presenter, event: CardsDrawn, view: View) -> list[Motion]:
    return _show_cards(presenter, view, event, "choice.told.drawn")


def show_discarded(presenter: Presenter, event: CardsDiscarded, view: View) -> list[Motion]:
    return _show_cards(presenter, view, event, "choice.told.discarded")


def _show_cards(
    presenter: Presenter, view: View, event: CardsDrawn | CardsDiscarded, key: str
) -> list[Motion]:
    """How many cards, and only their backs: nobody else may know them."""
    stage, ability = presenter.stage, Ability.DRAW_AND_DISCARD
    text = stage.ui.tr.plural(
        key, event.cards, name=stage.name(event.seat), card=_card(presenter, view, ability)
    )
    sign = _backs(presenter, event.cards)
    return _flourish(presenter, view, ability, event.seat, text, sign)


def show_undealt(presenter: Presenter, event: UndealtSeen, view: View) -> list[Motion]:
    ability = Ability.LOOK_AT_UNDEALT
    text = _text(presenter, view, ability, "choice.told.looked", event.seat)
    return _flourish(presenter, view, ability, event.seat, text, _eye(presenter))


def show_wager(presenter: Presenter, event: WagerPlaced, view: View) -> list[Motion]:
    ability = Ability.WAGER
    key = "choice.told.wager" if event.points else "choice.told.wager_none"
    text = _text(presenter, view, ability, key, event.seat, points=event.points)
    sign = pictures.coins(presenter.stage.ui, event.points)
    paid = [presenter.sound("coins", event.seat)] if event.points else []
    return [*_flourish(presenter, view, ability, event.seat, text, sign), *paid]


def show_change(presenter: Presenter, event: BidChanged, view: View) -> list[Motion]:
    ability = Ability.CHANGE_BID
    key = "choice.told.bid_changed" if event.change else "choice.told.bid_kept"
    text = _text(presenter, view, ability, key, event.seat, bid=event.bid)
    sign = pictures.medal(presenter.stage.ui, event.bid, event.bid)
    return _flourish(presenter, view, ability, event.seat, text, sign)


def show_load(presenter: Presenter, event: LoadChosen, view: View) -> list[Motion]:
    """It sounds alike whatever is loaded."""
    return [presenter.sound("load_chosen", event.seat, is_end=True)]


def show_loads(presenter: Presenter, event: LoadsRevealed, view: View) -> list[Motion]:
    text = presenter.stage.ui.tr("choice.told.loads")
    presenter.stage.fists = None
    moment = Loading(loads=event.loads)
    return [
        presenter.say(text, "glow"),
        *playing(
            presenter,
            moment,
            _booms(presenter, event),
            move=timing.LOADS,
            hold=timing.LOADS_HOLD,
        ),
    ]


def _booms(presenter: Presenter, event: LoadsRevealed) -> Motion:
    """Each load once, when it comes out of its cannon."""
    ui = presenter.stage.ui
    beats = [
        (POP * timing.LOADS + number * APART, lambda load=load: ui.sound(load))
        for number, load in enumerate(sorted(set(event.loads)))
    ]
    return Beats(beats, motion=False)


def show_alliance(presenter: Presenter, event: AllianceMade, view: View) -> list[Motion]:
    stage, setup = presenter.stage, view.setup
    text = stage.ui.tr(
        "choice.told.alliance",
        looter=stage.name(event.looter),
        taker=stage.name(event.taker),
        points=setup.edition.loot_bonus,
    )
    moment = Tying(looter=event.looter, taker=event.taker)
    heard = presenter.sound("rope")
    tied = playing(presenter, moment, heard, move=timing.TIE_ROPE, stays=True)
    return [presenter.say(text, "glow"), *tied]


ABILITIES: Presenters = {
    AbilityWon: show_won,
    LeaderChosen: show_leader,
    CardsDrawn: show_drawn,
    CardsDiscarded: show_discarded,
    UndealtSeen: show_undealt,
    WagerPlaced: show_wager,
    BidChanged: show_change,
    LoadChosen: show_load,
    LoadsRevealed: show_loads,
    AllianceMade: show_alliance,
}


def _flourish(
    presenter: Presenter,
    view: View,
    ability: Ability,
    seat: int,
    text: str,
    sign: Sign | None = None,
) -> list[Motion]:
    moment = Flourish(seat=seat, piece=_piece(view, ability), sign=sign)
    return [
        presenter.say(text, "glow"),
        *playing(
            presenter,
            moment,
            presenter.sound(f"ability_{PIRATES[ability]}", seat),
            move=RISE,
            hold=READ,
        ),
    ]


def _text(
    presenter: Presenter, view: View, ability: Ability, key: str, seat: int, **values: object
) -> str:
    stage = presenter.stage
    card = _card(presenter, view, ability)
    return stage.ui.tr(key, name=stage.name(seat), card=card, **values)


def _piece(view: View, ability: Ability) -> str:
    """The Pirate who can do that."""
    return next(piece for piece, own in view.setup.abilities.items() if own is ability)


def _card(presenter: Presenter, view: View, ability: Ability) -> str:
    return pictures.card_art(presenter.stage).name(_piece(view, ability))


def _backs(presenter: Presenter, count: int) -> Sign:
    def draw(surface: pygame.Surface, rect: pygame.Rect) -> None:
        cards, step = pictures.card_art(presenter.stage), rect.width * 0.34
        for number in range(count):
            off = number - (count - 1) / 2
            image = cards.back(rect.height * 0.9, angle=off * 12)
            at = (round(rect.centerx + off * step), rect.centery)
            surface.blit(image, image.get_rect(center=at))

    return draw


def _eye(presenter: Presenter) -> Sign:
    def draw(surface: pygame.Surface, rect: pygame.Rect) -> None:
        ui = presenter.stage.ui
        disc = ui.shapes.round(round(rect.height * 0.8))
        surface.blit(disc, disc.get_rect(center=rect.center))
        icon = ui.icon("eye", round(rect.height * 0.46), "glow")
        surface.blit(icon, icon.get_rect(center=rect.center))

    return draw
