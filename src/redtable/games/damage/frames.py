"""The open decisions of a duel: a ship fires, and on top of it the owner of the target chooses a box.

At a desk everybody marks hits and several volleys may wait for a choice side by side, so none of them lies on
top of another: they are read from the volleys, and no frames are needed.
"""

from __future__ import annotations

from typing import Final

FIRE: Final = "fire"
CHOICE: Final = "choice"
