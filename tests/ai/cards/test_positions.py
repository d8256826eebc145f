"""Where one choice dominates, the card brain finds it."""

from __future__ import annotations

import pytest

from tests.ai.cards.positions import Asked, all_asked
from tests.ai.cards.seating import answer


@pytest.mark.parametrize("asked", all_asked(), ids=lambda asked: f"{asked.edition}: {asked.says}")
def test_the_only_sensible_choice_is_the_best_one(asked: Asked) -> None:
    assert asked.right(answer(asked.view))
