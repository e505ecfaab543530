"""What a Pictures ruleset file may say: grids, key cards, decks, clue rules and the options of a match.

The files are in `ruleset/`. The decks are part of the ruleset, so a record names exactly the cards that were
played with. Everything is checked on load, and what is wrong is told with the key it stands under.
"""

from __future__ import annotations

import re
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from redtable.games.pictures.word_list import faults_of_words
from redtable.kernel.ruleset import Ruleset

Language = Literal["en", "es", "it"]
GridName = Literal["5x4", "5x5"]
Allowance = Literal["multiword_names", "acronyms", "phrases", "foreign"]
Ban = Literal["shapes"]
Seconds = Annotated[int, Meta(ge=0, le=3600)]
Operatives = Annotated[int, Meta(ge=1, le=12)]


class Grid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A grid (CP-2.1, CP-10.2) and how many squares of each colour its keys have (CP-2.7, CP-10.3)."""

    columns: Annotated[int, Meta(ge=2, le=6)]
    rows: Annotated[int, Meta(ge=2, le=6)]
    start: Annotated[int, Meta(ge=1, le=20)]
    other: Annotated[int, Meta(ge=1, le=20)]
    bystanders: Annotated[int, Meta(ge=0, le=20)]
    assassins: Literal[1]
    keys: list[str]
    """Key cards: one letter a square, row by row, blanks between rows."""

    def __post_init__(self) -> None:
        if self.start != self.other + 1:
            raise ValueError("the starting team has exactly one picture more than the other (CP-2.7)")
        if self.start + self.other + self.bystanders + self.assassins != self.cells:
            raise ValueError(f"the colours do not fill the {self.cells} squares of the grid")
        for number, key in enumerate(self.keys, 1):
            if sorted(key.replace(" ", "")) not in (self.letters("R"), self.letters("B")):
                raise ValueError(f"key card {number} ({key}) does not have the colours of its grid")

    @property
    def cells(self) -> int:
        """How many cards lie in the grid."""
        return self.columns * self.rows

    def letters(self, starter: str) -> list[str]:
        """The squares of a key by letter, in alphabetical order."""
        second = "B" if starter == "R" else "R"
        return sorted(starter * self.start + second * self.other + "N" * self.bystanders + "A")


class ClueRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The machine's part of checking a clue (CP-G10), and words to offer where any word would do."""

    pattern: str
    """What one token must match after normalisation."""
    longest: Annotated[int, Meta(ge=2, le=200)]
    examples: dict[Language, Annotated[list[str], Meta(min_length=8)]]
    shapes: dict[Language, list[str]]
    """Words that the option `forbid = ["shapes"]` refuses (CP-5.8)."""

    def __post_init__(self) -> None:
        try:
            re.compile(self.pattern)
        except re.error as fault:
            raise ValueError(f"pattern: not a regular expression: {fault}") from fault


class SeatNames(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the seats are called."""

    red: list[str]
    blue: list[str]
    field: str


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the players of a match may agree on. The defaults are those of the rules."""

    mode: Literal["teams", "coop", "three"] = "teams"
    red_operatives: Operatives = 1
    blue_operatives: Operatives = 1
    language: Language = "en"

    grid: GridName = "5x4"
    cards: Literal["pictures", "words", "mixed"] = "pictures"
    mix_ratio: Annotated[int, Meta(ge=0, le=100)] = 50
    """In a mixed grid, how many cards of a hundred are pictures (CP-G32)."""
    picture_set: str = "default"
    own_words: list[str] = []
    """Words to play with instead of the deck's."""
    again: list[str] = []
    """The cards of the last game: its pictures are turned over, its words left out (CP-2.12)."""

    key_source: Literal["random", "deck"] = "random"
    key_counts: Annotated[list[int], Meta(min_length=4, max_length=4)] | None = None
    """Starting team, other team, bystanders, assassin, instead of those of the grid."""
    starting_team: Literal["random", "red", "blue"] = "random"

    max_number: Annotated[int, Meta(ge=1, le=99)] = 9
    advanced: bool = False
    """Both kinds of expert clue at once."""
    clue_zero: bool = False
    clue_unlimited: bool = False
    assassin_awaits: bool = False
    coop_assassin: Literal["sudden_death", "loss"] = "sudden_death"
    repeat_clue: bool = True
    word_form_check: bool = True
    allow: list[Allowance] = []
    forbid: list[Ban] = []

    arbiter: Literal["rival", "none"] = "rival"
    invalid_clue: Literal["retry", "end_turn", "penalty"] = "retry"
    invalid_clue_late: Literal["end_turn", "penalty"] = "end_turn"
    objection_judge: Literal["author", "none"] = "author"

    touch_mode: Literal["first", "vote", "captain"] = "first"
    confirm_touch: bool = True
    rival_marks: bool = False
    show_history: bool = True
    picture_names: bool = True
    """Everybody may read what a picture shows: needed by those who cannot see it, fair only for all."""

    timer_clue: Seconds = 0
    timer_guess: Seconds = 0
    timeout_action: Literal["end_turn", "lose"] = "end_turn"
    replacement: Literal["operative", "forfeit"] = "operative"

    def __post_init__(self) -> None:
        if not self.repeat_clue and not self.show_history:
            raise ValueError("repeat_clue = false needs show_history = true: nobody could know what was said")
        faults = faults_of_words(self.own_words)
        if faults:
            raise ValueError(f"own_words: {faults[0]}")


class PicturesRules(Ruleset, frozen=True):
    """A whole ruleset."""

    grids: dict[GridName, Grid]
    clue: ClueRules
    seats: SeatNames
    titles: Annotated[list[str], Meta(min_length=1)]
    """For the scores 1, 2, 3 and so on of a cooperative game (CP-8.7); the last serves higher ones too."""
    pictures: dict[str, list[tuple[str, str]]]
    """Sets of two-sided cards: front and back."""
    words: dict[Language, list[str]]
    options: Options

    def __post_init__(self) -> None:
        options = self.options
        if options.picture_set not in self.pictures:
            raise ValueError(f"options.picture_set: there is: {', '.join(self.pictures)}")
        if (
            options.red_operatives > len(self.seats.red) - 1
            or options.blue_operatives > len(self.seats.blue) - 1
        ):
            raise ValueError("options: the ruleset has no names for so many operatives")
        for language, words in self.words.items():
            faults = faults_of_words(words)
            if faults:
                raise ValueError(f"words.{language}: {faults[0]}")
        cells = self.grid.cells
        if options.cards != "words" and len(self.pictures[options.picture_set]) < cells:
            raise ValueError(f"options.picture_set: a grid needs {cells} cards")
        if options.cards != "pictures" and len(self.word_deck()) < 2 * cells:
            raise ValueError(f"options.own_words: a grid needs at least {2 * cells} words to choose from")

    @property
    def grid(self) -> Grid:
        """The grid of the match, with the match's own counts if it has some."""
        grid = self.grids[self.options.grid]
        counts = self.options.key_counts
        if counts is None:
            return grid
        start, rest, bystanders, assassins = counts
        if assassins != 1:
            raise ValueError("options.key_counts: there is exactly one assassin (CP-2.8)")
        return Grid(grid.columns, grid.rows, start, rest, bystanders, 1, [])

    def word_deck(self) -> list[str]:
        """The words to draw from."""
        return self.options.own_words or self.words[self.options.language]
