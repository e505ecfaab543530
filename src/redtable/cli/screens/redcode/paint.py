"""Colours and signs of the Red Code screen: the only place where they are chosen."""

from __future__ import annotations

from typing import Final

SEA: Final = "on #0d2742"
WAVE: Final = f"#2f5f8f {SEA}"
LINE: Final = f"#24496f {SEA}"
SEAM: Final = f"#5b8fc4 {SEA}"
"""Map-card seams are brighter than the lines between squares."""
ISLET: Final = f"#d9c07a {SEA}"
CURRENT: Final = f"#63c7e6 {SEA}"
LIT: Final = f"bold #62e6a5 {SEA}"
LIT_ON_PAPER: Final = "bold green"
COORDINATE: Final = "dim"

SIDE: Final = {"blue": "bold #ffffff on #1f62c4", "red": "bold #ffffff on #b8402a"}
"""Tokens on the sea."""
SIDE_ON_PAPER: Final = {"blue": "bold bright_blue", "red": "bold bright_red"}
BRACKETS: Final = {"blue": ("(", ")"), "red": ("<", ">")}
"""Blue is round, Red is pointed."""
SILHOUETTES: Final = {"submarine": "▁▁█▁▁", "destroyer": "▂█▂█▂", "carrier": "▆▆▆█▆"}

REPAIR: Final = ("■", "□", "bold yellow")
BREAKDOWN: Final = ("▲", "△", "bold red")
CREW: Final = ("●", "○", "bold")
"""A cube, its empty place, and the cube's colour."""
REMOVED: Final = "×"
ANSWERS: Final = "↩"
NO_REPLY: Final = "⊘"
RANGE: Final = "→"
ANSWER_STYLE: Final = "bold yellow"


def token(letter: str, side: str) -> str:
    """A ship's letter in the brackets of its side: `(A)`, `<X>`."""
    return f"{BRACKETS[side][0]}{letter}{BRACKETS[side][1]}"


def token_on_paper(letter: str, side: str) -> tuple[str, str]:
    """The same with the style in which it stands beside the sea."""
    return token(letter, side), SIDE_ON_PAPER[side]
