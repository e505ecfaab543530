"""Which decision is open, what has become of a ship, and how a game ended, as numbers."""

from __future__ import annotations

from typing import Final

CHOOSE_SHIP: Final = 0
PLACE_SHIP: Final = 1
RETURN_SHIP: Final = 2
RECOVERY: Final = 3
MAIN: Final = 4
MOVE_STEP: Final = 5
RESPOND: Final = 6
BOATSWAIN: Final = 7
OVERFLOW: Final = 8
OVER: Final = 9

AFLOAT: Final = 0
LOST: Final = 1
"""Sunk in war, with a turn to lose (RC-3.5)."""
WAITING: Final = 2
"""Returns at the start of its next turn (RC-3.10)."""
GONE: Final = 3
"""Eliminated in arena (RC-2.3)."""

FREE: Final = 0
INTERCEPTED: Final = 1
SERVING: Final = 2
"""Intercepted during the turn it was intercepted for (only with intercept_until = end)."""

BLUE: Final = 0
RED: Final = 1
NO_SIDE: Final = 2
"""The winner of a draw."""

FLEET_SUNK: Final = 1
POINTS: Final = 2
BOTH_SUNK: Final = 3
BOTH_POINTS: Final = 4
ROUND_CAP: Final = 5

FIRST_LOSS: Final = 1
FIRST_TO_TWO: Final = 2
FIRST_TO_ONE: Final = 4
"""Compensations of arena mode that were already given (RC-2.9)."""
