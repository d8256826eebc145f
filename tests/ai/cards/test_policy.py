"""The quick player of playouts: what it keeps in mind is what it would count anew."""

from __future__ import annotations

from random import Random

import pytest

from ai.bot import brain_for
from ai.cards import CardBrain
from ai.cards.kinds import LOST
from ai.cards.odds import DEEPEST, DONE, HUNGRY, LEADS, SHIFT, depth_of, pressure_of
from ai.cards.policy import CardPolicy
from ai.cards.selfplay import deal_hand
from game.cli.strength import EVERYTHING
from game.rules.compact import Policy, Position
from tests.rules.playing import edition as edition_of

HANDS = 40


class Counting(Policy):
    """Weighs every move on its own, from the cards in the hand; abilities are the player's."""

    def __init__(self, player: CardPolicy) -> None:
        self.player, self.asked = player, 0
        self.lead_next, self.discard = player.lead_next, player.discard  # type: ignore[method-assign]
        self.wager, self.change_bid = player.wager, player.change_bid  # type: ignore[method-assign]

    def choose(self, position: Position, seat: int, legal: list[int]) -> int:
        self.asked += 1
        return max(legal, key=lambda move: self.worth(position, seat, move))

    def worth(self, position: Position, seat: int, move: int) -> float:
        odds, left = self.player.odds, position.left
        needs = [bid - won for bid, won in zip(position.bids, position.won, strict=False)]
        weight = odds.weight(position.cards, position.bids[seat], position.loads[seat])
        climate = pressure_of(sum(need for need in needs if need > 0), left) * LEADS
        rest = position.held(seat)
        rest.remove(odds.code.piece_of[move])
        if_won, if_lost = (
            odds.row(climate + won, left - 1, needs[seat] - won, weight)[
                sum(odds.hold[_mode(needs[seat] - won)][min(left - 1, DEEPEST)][p] for p in rest)
                >> SHIFT
            ]
            for won in (1, 0)
        )
        stands = self.player.standing_after(position, move)
        if stands == LOST:
            return if_lost
        behind = position.order[len(position.plays) + 1 :]
        hungry = sum(other < len(needs) and needs[other] > 0 for other in behind)
        takes = odds.now[depth_of(left)][len(behind)][hungry][stands]
        return if_lost + takes * (if_won - if_lost)


def _mode(need: int) -> int:
    return HUNGRY if need > 0 else DONE


@pytest.mark.parametrize("edition", ["beck", "schmidt"])
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("everything", [False, True])
def test_cards_are_chosen_as_if_each_were_weighed_anew(
    edition: str, seats: int, everything: bool
) -> None:
    options = EVERYTHING if everything and edition == "beck" else {}
    brain = brain_for(edition_of(edition).setup(seats, options))
    assert isinstance(brain, CardBrain)
    player = brain.policy()
    assert isinstance(player, CardPolicy)
    counting = Counting(player)
    for number in range(HANDS):
        quick, slow = (dealt(brain, number) for _ in range(2))
        quick.play_out(player, Random(number).random)
        slow.play_out(counting, Random(number).random)
        assert (quick.won, quick.bonus, quick.bids) == (slow.won, slow.bonus, slow.bids)
        assert quick.scores() == slow.scores()
    assert counting.asked > HANDS


def dealt(brain: CardBrain, number: int) -> Position:
    position = deal_hand(brain.code, number % 10 + 1, number % brain.code.seats, Random(number))
    seats = range(brain.code.seats)
    position.bids = [brain.bid_for(position, seat) for seat in seats]
    if brain.code.setup.scoring.loads:
        position.loads = [brain.load_for(position, seat) for seat in seats]
    return position.fork()
