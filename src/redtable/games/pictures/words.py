"""The words of the game: teams, colours, phases and the ways in which turns and games end.

The names of teams have a hyphen, so that no clue is ever taken for one of them.
"""

from __future__ import annotations

from typing import Final, Literal

RED: Final = 0
BLUE: Final = 1
TEAMS: Final = ("red-team", "blue-team")
FIELD_TEAM: Final = "field-team"
"""The operative who works for both sides (CP-9.2) belongs to neither."""

TEAM_LETTERS: Final = "RB"
BYSTANDER: Final = "N"
ASSASSIN: Final = "A"
ColourName = Literal["red", "blue", "bystander", "assassin"]
COLOURS: Final[dict[str, ColourName]] = {"R": "red", "B": "blue", "N": "bystander", "A": "assassin"}
"""What a key's letters mean (CP-2.5)."""
LETTERS: Final = {"red": "R", "blue": "B", "bystander": "N", "assassin": "A"}

SPYMASTER: Final = "spymaster"
OPERATIVE: Final = "operative"

CLUE: Final = "clue"
ARBITRATION: Final = "arbitration"
GUESS: Final = "guess"
OBJECTION: Final = "objection"
RIVAL_COVER: Final = "rival_cover"
PENALTY: Final = "penalty"
REPLACE: Final = "replace"
OVER: Final = "over"
PHASES: Final = (CLUE, ARBITRATION, GUESS, OBJECTION, RIVAL_COVER, PENALTY, REPLACE, OVER)
GUESSING: Final = (GUESS, OBJECTION)
"""The phases in which the last clue is still being answered."""

OPEN: Final = "open"
WAVED: Final = "waved"
CLOSED: Final = "closed"
OBJECTIONS: Final = (OPEN, WAVED, CLOSED)
"""Whether the rival spymaster may still object to the clue, has let it pass, or may not (CP-G33)."""

UNLIMITED: Final = -1
"""The number of a clue without a number (CP-7.1)."""
NO_LIMIT: Final = -1
NO_VOTE: Final = -1
STOP_VOTE: Final = 99
NO_TEAM: Final = -1
NO_SCORE: Final = -1

WORD_KIND: Final = "word"
PICTURE_KIND: Final = "picture"
WORD_MARK: Final = "w:"
PICTURE_MARK: Final = "p:"
"""A card is written with its kind in front: `w:luna`, `p:whale-lighthouse`."""

REASONS: Final = (
    "all-found",
    "assassin",
    "assassin-found",
    "sudden-death-won",
    "sudden-death-lost",
    "rival-done",
    "out-of-time",
    "forfeit",
)


def other(team: int) -> int:
    """The rival of a team."""
    return 1 - team
