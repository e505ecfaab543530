"""A field of operatives: what each of them would touch after a clue, and what a clue tells of the key.

The field is the crowd of listeners that the bots think with (`redtable.bots.pictures.listener`), each several
times and with noise of its own. For those who see the key it says what a clue is likely to lead to. For those
who do not, a clue speaks for the keys for which a spymaster would like to give it: all of them are as likely
as they were dealt, times that.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, TypeVar

import numpy as np

from redtable.bots.pictures.encoders import FOR_DRAWINGS
from redtable.bots.pictures.listener import heard
from redtable.bots.pictures.operative import EXTRA
from redtable.bots.pictures.spymaster import PENALTIES, Spymaster, Style, hash_of
from redtable.bots.pictures.table import Thoughts
from redtable.bots.pictures.teammates import TAIL
from redtable.games.pictures.view import TileView
from redtable.games.pictures.words import (
    ASSASSIN,
    BYSTANDER,
    PICTURE_KIND,
    PICTURE_MARK,
    RED,
    TEAM_LETTERS,
    UNLIMITED,
    WORD_KIND,
    other,
)

if TYPE_CHECKING:
    from redtable.games.pictures.clues import Clue
    from redtable.games.pictures.state import PicturesState
    from redtable.games.pictures.view import PicturesView
    from redtable.kernel.chance import SeededChance

    Array = np.ndarray[Any, np.dtype[Any]]

Key = TypeVar("Key")
Value = TypeVar("Value")

EACH: Final = 16
"""How often every listener of the crowd sits in the field as a rule, each time with other noise."""
FEW: Final = 16
"""So many of the field say what a clue tells of the key."""
KEYS: Final = 3000
"""So many keys are thought of."""
FAITH: Final = 0.25
"""In right cards: how much less a spymaster must like a clue to give it e times more rarely."""
USUAL: Final = 3
"""The number that an unlimited clue may stand for."""
COSTS: Final = {
    "alone": PENALTIES["pictures"],
    "alone, words": PENALTIES["words"],
    "rival": {"rival": 0.7, "bystander": 0.2, "assassin": 25.0},
    "rival, words": {"rival": 0.7, "bystander": 0.2, "assassin": 10.0},
}
"""What a wrong card costs in the eyes of a spymaster, in right ones."""
KEPT: Final = 64
"""Clues, and beliefs, that are kept in memory."""
LETTERS: Final = f"{TEAM_LETTERS}{BYSTANDER}{ASSASSIN}"
CARD: Final = 1.2
"""What one card less to find is worth, fitted to 80 games of easy and medium bots, who touch one card of
eight wrong. In 60 games of medium and hard bots, who err less, it was twice as much."""
TEMPO: Final = 0.7
"""What it is worth to give the next clue."""
ALONE: Final = (-0.7, 1.9, 1.7)
"""One team alone, fitted to 40 games: a constant, a card of the rival's, a card of its own."""
STYLE: Final = (1.0, 100_000, 6)
"""The strongest spymaster's caution, words and largest number."""


def standing(own: Array, theirs: Array, moves: bool, alone: bool) -> Array:
    """A team's chance between two turns, from the cards that both have to find; `moves`: its clue is next."""
    if alone:
        always, rival, mine = ALONE
        lead = always + rival * theirs - mine * own
    else:
        lead = CARD * (theirs - own) + (TEMPO if moves else -TEMPO)
    return np.asarray(1 / (1 + np.exp(-lead)))


def tiles_of(cards: tuple[str, ...]) -> list[TileView]:
    """Cards as the bots look at them."""
    kinds = [PICTURE_KIND if card.startswith(PICTURE_MARK) else WORD_KIND for card in cards]
    return [
        TileView(id=str(place), kind=kind, face=card[2:], cover=None, colour=None)
        for place, (card, kind) in enumerate(zip(cards, kinds, strict=True))
    ]


class Field:
    """Operatives who hear a clue, each a little differently."""

    def __init__(self, language: str, each: int = EACH, seed: str = "") -> None:
        self.language = language
        self.each = each
        """How often every listener of the crowd sits in it."""
        self.seed = seed
        """Of the noise with which they hear."""
        self.thoughts = Thoughts(language, FOR_DRAWINGS)
        self.sounds: dict[tuple[str, tuple[str, ...]], Array] = {}
        self.beliefs: dict[str, tuple[Array, Array]] = {}

    def knows(self, word: str) -> bool:
        """Whether the listeners know a word; what others mean to people they cannot tell."""
        return word.casefold() in self.thoughts.sources[0].place

    def hears(self, word: str, cards: list[str]) -> Array:
        """How close each of the field (row) finds a known word to every card on the table (column)."""
        key = (word.casefold(), tuple(cards))
        if key not in self.sounds:
            tiles = tiles_of(key[1])
            near = self.thoughts.listeners(tiles, key[0])[:, 0]
            named = self.thoughts.called([self.thoughts.sources[0].place[key[0]]], tiles)
            written = np.array([tile.kind == WORD_KIND for tile in tiles])
            mean, spread = heard(near, named, written)
            random = np.random.default_rng(hash_of(f"field {self.seed}{key}"))
            noise = random.standard_t(TAIL, (self.each, *near.shape)).astype(np.float32)
            keep(self.sounds, key, (mean + spread * noise).reshape(-1, len(cards)))
        return self.sounds[key]

    def size(self) -> int:
        """How many there are."""
        return self.each * 2 * len(self.thoughts.sources)

    # What they touch

    def course(self, state: PicturesState) -> tuple[list[int], Array, Array]:
        """The open places, each listener's order of them after the clue, and how many it touches."""
        clue = state.clues[-1]
        places = [place for place, covered in enumerate(state.covered) if not covered]
        near = self.hears(clue.word, state.cards)[:, places]
        order = np.argsort(near if clue.number == 0 else -near, axis=1, kind="stable")
        wanted = np.full(len(near), max(clue.number, 1))
        if state.sudden:
            wanted[:] = len(places) + state.made
        elif clue.number == UNLIMITED:
            wanted = np.maximum((near > EXTRA["picture"]).sum(1), 1)
        return places, order, np.maximum(wanted - state.made, 0)

    def turn_value(self, state: PicturesState) -> float:
        """The chance of the team in turn if the field answers the clue, in a world whose key is known."""
        places, order, wanted = self.course(state)
        letters = np.array([LETTERS.index(state.key[place]) for place in places])
        mine, theirs = state.left(state.team), state.left(other(state.team))
        waits = state.assassin_waits()
        aim = LETTERS.index(ASSASSIN) if waits and not mine else state.team
        right = (letters == aim)[order]
        lead = np.cumprod(right, axis=1).sum(1)
        failed = lead < np.minimum(wanted, len(places))
        first_wrong = order[np.arange(len(order)), np.minimum(lead, len(places) - 1)]
        wrong = np.where(failed, letters[first_wrong], -1)
        found = np.minimum(lead, wanted)
        left = np.maximum(mine - found, 0) if mine else np.zeros(len(found))
        alone = state.rules.options.mode == "coop"
        rest = theirs - (wrong == other(state.team)) - alone
        chance = standing(left, rest, False, alone)
        if not waits:
            chance = np.where(left == 0, 1.0, np.where(rest <= 0, 0.0, chance))
        elif not mine:
            chance = np.where(found > 0, 1.0, chance)
        lost = failed if state.sudden else wrong == LETTERS.index(ASSASSIN)
        chance = np.where(lost, 0.0, chance)
        if state.sudden:
            chance = np.where(lead >= mine, 1.0, chance)
        return float(chance.mean())

    def value(self, state: PicturesState) -> float:
        """The chance of the team in turn between two turns."""
        alone = state.rules.options.mode == "coop"
        mine, theirs = np.array(state.left(state.team)), np.array(state.left(other(state.team)))
        return float(standing(mine, theirs, True, alone))

    # What the clues tell of the key

    def believed(self, state: PicturesState) -> tuple[Array, Array]:
        """Keys (rows of places) that fit all that everybody has seen, and how likely each is.

        Of the state's key only the covered places and the numbers of the colours are used, which all know.
        """
        shown = [letter if covered else "" for letter, covered in zip(state.key, state.covered, strict=True)]
        said = [(clue.team, clue.word, clue.number, clue.touches) for clue in state.clues]
        about = repr((state.cards, shown, said))
        if about not in self.beliefs:
            keys = self.dealt(state, about)
            liked = np.zeros(len(keys))
            covered_later: set[int] = set()
            for clue in reversed(state.clues):
                covered_later.update(clue.touches)
                places = [
                    place
                    for place, covered in enumerate(state.covered)
                    if not covered or place in covered_later
                ]
                if self.knows(clue.word):
                    liked += self.liking(state, clue, places, keys)
            weights = np.exp((liked - liked.max()) / FAITH)
            keep(self.beliefs, about, (keys, weights / weights.sum()))
        return self.beliefs[about]

    def dealt(self, state: PicturesState, seed: str) -> Array:
        """Keys as they could have been dealt."""
        key = np.array([LETTERS.index(letter) for letter in state.key], dtype=np.int8)
        keys = np.tile(key, (KEYS, 1))
        hidden = np.flatnonzero(~np.array(state.covered))
        letters = np.tile(np.sort(key[hidden]), (KEYS, 1))
        keys[:, hidden] = np.random.default_rng(hash_of(f"keys {self.seed}{seed}")).permuted(letters, axis=1)
        return keys

    def liking(self, state: PicturesState, clue: Clue, places: list[int], keys: Array) -> Array:
        """How much a spymaster who sees each of these keys would like to give the clue, in right cards."""
        near = self.hears(clue.word, state.cards)[:FEW][:, places]
        order = np.argsort(-near, axis=1, kind="stable")
        letters = keys[:, places]
        if clue.number == 0:
            return np.asarray((letters[:, order[:, 0]] != clue.team).mean(1))
        lead = np.cumprod((letters == clue.team)[:, order], axis=2).sum(2)
        first_wrong = order[np.arange(len(order)), np.minimum(lead, len(places) - 1)]
        wrong = np.take_along_axis(letters, first_wrong, axis=1)
        table = "alone" if state.rules.options.mode == "coop" else "rival"
        written = all(not card.startswith(PICTURE_MARK) for card in state.cards)
        costs = COSTS[f"{table}, words" if written else table]
        prices = np.array([costs["rival"], costs["rival"], costs["bystander"], costs["assassin"]])
        number = USUAL if clue.number == UNLIMITED else clue.number
        return np.asarray((np.minimum(lead, number) - prices[wrong] * (lead < number)).mean(1))

    def key_drawn(self, state: PicturesState, chance: SeededChance) -> str:
        """A key that those who do not see it think possible, as often as they think it likely."""
        keys, weights = self.believed(state)
        at = np.searchsorted(np.cumsum(weights), chance.below("key", KEYS * KEYS) / (KEYS * KEYS))
        return "".join(LETTERS[letter] for letter in keys[min(int(at), len(keys) - 1)])

    def likely(self, state: PicturesState) -> Array:
        """For every place how likely it is one of the team in turn."""
        keys, weights = self.believed(state)
        return np.asarray(weights @ (keys == state.team))

    # What a spymaster might have said

    def clues(self, view: PicturesView, seed: str, most: int) -> list[str]:
        """The best clues of the strongest spymaster."""
        caution, words, largest = STYLE
        style = Style(FOR_DRAWINGS, caution, words, largest)
        spymaster = Spymaster(self.language, view.seat, seed, style)
        return spymaster.clues(view, most)


@lru_cache(maxsize=1)
def field_in(language: str) -> Field:
    """The field of a language; it takes a moment to gather, and remembers what it has heard."""
    return Field(language)


def keep(kept: dict[Key, Value], key: Key, value: Value) -> None:
    """Remember a value; the oldest goes."""
    kept[key] = value
    while len(kept) > KEPT:
        del kept[next(iter(kept))]


def red_chance(field: Field, state: PicturesState, answered: bool) -> float:
    """The first side's chance; `answered`: the field is about to answer a clue that it knows."""
    own = field.turn_value(state) if answered else field.value(state)
    return own if state.team == RED else 1 - own
