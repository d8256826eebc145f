"""How several people share one computer, and what stands between a person and their pieces."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from enum import Enum

from game.play.explain import last_play
from game.rules.state import Phase
from game.rules.view import View

AROUND, PASS_ON, OPEN = "around", "pass_on", "open"
WAYS = (AROUND, PASS_ON, OPEN)
KEPT = "sharing"  # what the entry of a match calls it

ANNOUNCED = (Phase.BID, Phase.LOAD)
# Questions that everybody may hear, with answers that everybody may see.
PUBLIC = (Phase.CHOOSE_LEADER, Phase.WAGER, Phase.CHANGE_BID)


@dataclass(frozen=True)
class Sharing:
    """The `way`, and what is chosen about it: with the `lantern` only the piece that is pointed at
    is lit; with `secret_bids` nobody shows fingers over the table, everybody bids alone.
    """

    way: str = AROUND
    lantern: bool = False
    secret_bids: bool = False

    @property
    def with_fists(self) -> bool:
        """Whether bids are shown with real hands."""
        return self.way != OPEN and not self.secret_bids

    def as_data(self) -> dict[str, object]:
        """Plain data; `from_data` reads it back."""
        return asdict(self)

    @classmethod
    def from_data(cls, data: object) -> Sharing:
        """Whatever of the data makes sense; the usual for anything else."""
        known = data if isinstance(data, Mapping) else {}
        way = known.get("way")
        return cls(
            way if way in WAYS else AROUND,
            known.get("lantern") is True,
            known.get("secret_bids") is True,
        )


class Gate(Enum):
    """What comes before somebody decides."""

    NONE = "none"  # the own pieces are in sight anyway
    OPENLY = "openly"  # nothing secret is seen or chosen
    FISTS = "fists"  # all announce together, with their hands
    PEEK = "peek"  # the pieces lie face down until they are held up
    LID = "lid"  # they lie face down, and whoever had the screen last turns them up
    CURTAIN = "curtain"  # somebody else must take the screen


def gate(sharing: Sharing, view: View, has_screen: bool) -> Gate:
    """What comes before a decision, for the person whose view it is; `has_screen` if nobody else
    had it since.
    """
    if sharing.way == OPEN:
        return Gate.NONE
    if view.phase in ANNOUNCED and sharing.with_fists:
        return Gate.FISTS
    if view.phase in PUBLIC or last_play(view):
        return Gate.OPENLY
    if sharing.way == AROUND:
        return Gate.PEEK
    return Gate.LID if has_screen else Gate.CURTAIN


def asked_openly(public: View, view: View) -> View:
    """What all may see, with the answers of whoever is asked a public question."""
    return replace(public, legal=view.legal) if view.phase in PUBLIC else public
