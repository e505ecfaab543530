"""Pictures in numbers, from the views of its seats. How they stand is said in `docs/learning.md`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from zlib import crc32

from redtable.envs.encoding import CandidateTable, shorts
from redtable.games.pictures.notation import UNLIMITED_WORD, VERBS, pictures_action
from redtable.games.pictures.picture import COLLAGE, HAND, read_picture
from redtable.games.pictures.ruleset import PicturesRules
from redtable.games.pictures.view import PicturesView
from redtable.games.pictures.words import OBJECTIONS, PHASES, PICTURE_KIND, SPYMASTER, TEAMS

if TYPE_CHECKING:
    from redtable.games.pictures.view import ClueView, PlayerView, TileView
    from redtable.kernel.game import Action, Game, State
    from redtable.kernel.ruleset import Ruleset

CANDIDATES: Final = 128
FEATURES: Final = 4
CLUES: Final = 10
"""How many of the last clues are told."""
HEADER: Final = 16
PER_CARD: Final = 8
OPERATORS: Final = (*HAND, *COLLAGE)
OTHER_COLOURS: Final = {"bystander": 3, "assassin": 4}
UNLIMITED_NUMBER: Final = 100


def word_number(word: str) -> int:
    """A word as a number from 1 to 32767 that follows from its letters; 0 stands for none."""
    return crc32(word.casefold().encode()) % 32767 + 1 if word else 0


class PicturesEncoding(CandidateTable):
    """Pictures under one ruleset."""

    def __init__(self, game: Game, rules: Ruleset) -> None:
        super().__init__(game, rules)
        self.actions = CANDIDATES
        self.features = FEATURES
        assert isinstance(rules, PicturesRules)
        self.size = HEADER + PER_CARD * rules.grid.cells + 3 * CLUES

    def observe(self, state: State, seat: int) -> bytes:
        """What goes on, the cards, and the last clues."""
        view = state.view(seat)
        assert isinstance(view, PicturesView)
        player = view.seats[seat]
        own = player.team if player.team in TEAMS else TEAMS[0]
        numbers = header(view, player, own)
        mates = [other for other in view.seats if other.team == player.team]
        for card in view.cards:
            numbers += card_numbers(card, own, len([1 for mate in mates if int(card.id) in mate.marks]))
            numbers.append(int(int(card.id) in player.marks))
        for place in range(CLUES):
            at = len(view.history) - 1 - place
            numbers += clue_numbers(view.history[at] if at >= 0 else None, own)
        return shorts(numbers)

    def describe(self, action: Action) -> list[int]:
        """Verb, card, word and number of an action."""
        said = pictures_action(action)
        card = said.place + 1 if said.verb in ("touch", "mark", "unmark", "cover") else 0
        number = UNLIMITED_NUMBER if said.number == UNLIMITED_WORD else int(said.number or 0)
        return [VERBS.index(said.verb) + 1, card, word_number(said.word), number]


def header(view: PicturesView, player: PlayerView, own: str) -> list[int]:
    """Who one is, whose turn it is, and how it stands."""
    rival = TEAMS[1 - TEAMS.index(own)]
    draft = view.draft
    return [
        int(player.role == SPYMASTER),
        int(player.team not in TEAMS),
        1 if view.team == own else 2,
        1 if view.starting == own else 2,
        view.turn,
        PHASES.index(view.phase),
        view.made,
        0 if view.limit is None else view.limit,
        view.left[own],
        view.left[rival],
        view.bystanders_left,
        int(view.sudden_death),
        OBJECTIONS.index(view.objection),
        word_number(draft.word) if draft else 0,
        (draft.number or 0) if draft else 0,
        word_number(view.denied or ""),
    ]


def card_numbers(card: TileView, own: str, marks: int) -> list[int]:
    """A card: its picture or word, its colour and cover as far as they are seen, and the team's marks."""
    if card.kind == PICTURE_KIND:
        picture = read_picture(card.face)
        face = [
            OPERATORS.index(picture.operator) + 1,
            word_number(picture.first),
            word_number(picture.second),
        ]
    else:
        face = [0, word_number(card.face), 0]
    return [*face, int(card.kind == PICTURE_KIND), colour(card.cover, own), colour(card.colour, own), marks]


def colour(name: str | None, own: str) -> int:
    """0 unknown, 1 own, 2 the rival's, 3 a bystander, 4 the assassin."""
    if name is None:
        return 0
    return OTHER_COLOURS.get(name) or (1 if own.startswith(name) else 2)


def clue_numbers(clue: ClueView | None, own: str) -> list[int]:
    """Whose clue, which word, which number."""
    if clue is None:
        return [0, 0, 0]
    number = UNLIMITED_NUMBER if clue.number is None else clue.number
    return [1 if clue.team == own else 2, word_number(clue.word), number]
