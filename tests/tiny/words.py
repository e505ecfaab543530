"""The words of the race: seats, and the card that lies face down."""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("red", "blue", "green", "white")
"""The seats by name."""
FACE_DOWN: Final = 0
