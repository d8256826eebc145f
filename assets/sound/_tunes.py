"""All tunes of the game, in the order one hears them."""

from __future__ import annotations

from _tune_calm import CALM
from _tune_defeat import DEFEAT
from _tune_last_hand import LAST_HAND
from _tune_lively import LIVELY
from _tune_title import TITLE
from _tune_victory import VICTORY

TUNES = (TITLE, CALM, LIVELY, LAST_HAND, VICTORY, DEFEAT)
