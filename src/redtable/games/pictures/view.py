"""What a seat sees of Pictures: everything but the key, the talk of the spymasters, and the rival's marks."""

from __future__ import annotations

import msgspec

from redtable.games.pictures.words import ColourName
from redtable.kernel.view import View


class TileView(msgspec.Struct, frozen=True):
    """A card of the grid. `cover` is what lies on it; `colour` is the key's word, if it is yours to see."""

    id: str
    """The place, counted from 0 row by row."""
    kind: str
    face: str
    """A word, or the id of a picture."""
    cover: ColourName | None
    colour: ColourName | None


class ClueView(msgspec.Struct, frozen=True):
    """A clue that was given. `number` is None for an unlimited one; only spymasters see `allowed`."""

    team: str
    word: str
    number: int | None
    allowed: bool
    touches: list[int]


class DraftView(msgspec.Struct, frozen=True):
    """A question to the rival spymaster, who is told the word only."""

    word: str
    number: int | None
    unlimited: bool


class PlayerView(msgspec.Struct, frozen=True):
    """Who sits where; `marks` and `vote` are empty if they are not yours to see."""

    name: str
    team: str
    role: str
    gone: bool
    marks: list[int]
    vote: int | None


class ResultView(msgspec.Struct, frozen=True):
    """How the game ended; score and title only for a single team that won."""

    winner: str
    reason: str
    score: int | None
    title: str | None


class PicturesView(View, kw_only=True):
    """A position as a seat sees it."""

    mode: str
    language: str
    columns: int
    rows: int
    cards: list[TileView]
    seats: list[PlayerView]
    starting: str
    team: str
    turn: int
    phase: str
    left: dict[str, int]
    bystanders_left: int
    clue: ClueView | None
    history: list[ClueView]
    made: int
    limit: int | None
    """Guesses of this turn; None when there is no limit, or no clue yet."""
    sudden_death: bool
    draft: DraftView | None
    denied: str | None
    objection: str
    replacing: str | None
    resume: str | None
    timer: int | None
    max_number: int
    zero: bool
    unlimited: bool
    result: ResultView | None
