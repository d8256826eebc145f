"""Without a sound card, whatever the machine has."""

from __future__ import annotations

import os

os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
