"""Several people play one game in their browsers, each on a device."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from tests.e2e.devices import wait_for_news

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from playwright.sync_api import Page

PATIENT = 3000
"""So often news may come before somebody has something to decide."""


class Player(Protocol):
    """One who decides by touching things, or by keys."""

    page: Page

    def state(self) -> tuple[str, bool, str]:
        """What has to be decided, whether by this player, and the version on the screen: at one moment."""

    def decide(self) -> None:
        """Decide what is asked."""


def let_play(players: Sequence[Player], until: Callable[[], bool] | None, most: int) -> int:
    """Let players decide until something holds or the game is over; gives the number of decisions."""
    idle = 0
    decisions = 0
    while not (until and until()):
        states = [player.state() for player in players]
        if all(decision == "over" for decision, _, _ in states):
            break
        acting = next((one for one, state in zip(players, states, strict=True) if state[1]), None)
        if acting is None:
            idle += 1
            assert idle < PATIENT, "nobody has anything to decide"
            wait_for_news(players[0].page)
            continue
        if until and until():
            break
        idle = 0
        decisions += 1
        assert decisions < most, "the game does not end"
        acting.decide()
    return decisions
