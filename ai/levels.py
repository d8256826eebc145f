"""How well a bot thinks; what it may see is the same at every level."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ai.search import Effort


@dataclass(frozen=True)
class Level:
    """`thumb`: a beginner's rules of thumb. A blur of so many points makes choices of nearly
    equal value interchangeable, as they are to people; beyond `limit` blurs a choice is not a
    slip but nonsense. `effort`: what is played out in search; `finish`: in its place with so few
    pieces left that it pays, which at cards is every play; `sober`: a look at what was decided
    before it is done.
    """

    key: str
    thumb: bool = False
    bid_blur: float = 0.0
    play_blur: float = 0.0
    limit: float = 3.0
    effort: Effort | None = None
    finish: Effort | None = None
    sober: Effort | None = None

    def working(self, times: float) -> Level:
        """The same level, with so many times its usual work."""
        finish, sober = self.finish, self.sober
        return replace(
            self,
            effort=self.effort and self.effort.times(times),
            finish=finish and finish.times(times),
            sober=sober and sober.times(times),
        )


CABIN_BOY = Level("cabin_boy", thumb=True, bid_blur=9.0, play_blur=6.0)
GLANCE = Effort(
    plays=2_000,
    plays_for_bid=0,
    most_worlds=80,
    least_worlds=8,
    most_choices=6,
    reads=False,
    wary=True,
)
SAILOR = Level(
    "sailor", bid_blur=13.5, play_blur=9.5, limit=1.5, sober=replace(GLANCE, plays=1_000)
)
CAPTAIN = Level(
    "captain",
    finish=GLANCE,
)
LEGEND = Level(
    "legend",
    effort=Effort(plays=16_000, plays_for_bid=40_000, most_worlds=800, most_choices=10),
    finish=Effort(
        plays=32_000, plays_for_bid=0, most_worlds=1_600, least_worlds=80, most_choices=10
    ),
)

LEVELS = {level.key: level for level in (CABIN_BOY, SAILOR, CAPTAIN, LEGEND)}
