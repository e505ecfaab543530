"""Set-up: the cards of the grid, the key, and who begins (CP-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from redtable.games.pictures.words import BLUE, COLOURS, PICTURE_MARK, RED, TEAM_LETTERS, TEAMS, WORD_MARK

if TYPE_CHECKING:
    from redtable.games.pictures.ruleset import Grid, PicturesRules
    from redtable.games.pictures.state import PicturesState
    from redtable.kernel.chance import Chance

TURNS_OF_OBLONG: Final = (0, 2)
TURNS_OF_SQUARE: Final = (0, 1, 2, 3)
"""In how many quarter turns a key card fits its stand (CP-2.4, CP-G31)."""


def deal_cards(rules: PicturesRules, chance: Chance) -> list[str]:
    """Cards at random for every place of the grid: pictures, words, or both (CP-2.1, CP-10.1, CP-10.4)."""
    cells = rules.grid.cells
    kind = rules.options.cards
    if kind == "pictures":
        return deal_pictures(rules, cells, chance)
    if kind == "words":
        return deal_words(rules, cells, chance)
    many = (cells * rules.options.mix_ratio + 50) // 100
    cards = deal_pictures(rules, many, chance) + deal_words(rules, cells - many, chance)
    return [cards[place] for place in chance.shuffle("mix", cells)]


def deal_pictures(rules: PicturesRules, count: int, chance: Chance) -> list[str]:
    """Two-sided cards, each with either side up; after a game its cards are turned over (CP-2.12)."""
    deck = rules.pictures[rules.options.picture_set]
    seen = {card.removeprefix(PICTURE_MARK) for card in rules.options.again if card.startswith(PICTURE_MARK)}
    turned = [back if front in seen else front for front, back in deck if front in seen or back in seen]
    if len(turned) >= count:
        order = chance.shuffle("pictures", len(turned))
        return [PICTURE_MARK + turned[place] for place in order[:count]]
    order = chance.shuffle("pictures", len(deck))
    return [PICTURE_MARK + deck[place][chance.below("side", 2)] for place in order[:count]]


def deal_words(rules: PicturesRules, count: int, chance: Chance) -> list[str]:
    """Words at random, none of the last game's if there are enough others."""
    deck = [word for word in rules.word_deck() if WORD_MARK + word not in rules.options.again]
    if len(deck) < count:
        deck = rules.word_deck()
    order = chance.shuffle("words", len(deck))
    return [WORD_MARK + deck[place] for place in order[:count]]


def draw_key(rules: PicturesRules, chance: Chance) -> tuple[int, str]:
    """The starting team and the key (CP-2.4 to CP-2.8); a single team always starts (CP-8.2)."""
    grid, options = rules.grid, rules.options
    wanted = "red" if options.mode == "coop" else options.starting_team
    if options.key_source == "deck" and grid.keys:
        keys = [key.replace(" ", "") for key in grid.keys]
        fitting = [
            key for key in keys if wanted == "random" or COLOURS[TEAM_LETTERS[starter_of(key)]] == wanted
        ]
        key = fitting[chance.below("key_card", len(fitting))]
        ways = TURNS_OF_SQUARE if grid.columns == grid.rows else TURNS_OF_OBLONG
        return starter_of(key), turned_key(grid, key, ways[chance.below("orientation", len(ways))])
    starting = chance.below("starting_team", 2) if wanted == "random" else ("red", "blue").index(wanted)
    letters = grid.letters(TEAM_LETTERS[starting])
    return starting, "".join([letters[place] for place in chance.shuffle("key", grid.cells)])


def starter_of(key: str) -> int:
    """The team that a key card lets begin: the one with more pictures (CP-2.6, CP-2.7)."""
    return RED if key.count(TEAM_LETTERS[RED]) > key.count(TEAM_LETTERS[BLUE]) else BLUE


def turned_key(grid: Grid, key: str, quarter_turns: int) -> str:
    """A key card in the stand after clockwise quarter turns; half a turn reads it backwards (CP-2.4)."""
    columns = grid.columns
    for _ in range(quarter_turns % 4 if columns == grid.rows else 0):
        rows = [key[at : at + columns] for at in range(0, len(key), columns)]
        key = "".join(
            [rows[columns - 1 - column][row] for row in range(columns) for column in range(columns)]
        )
    if columns != grid.rows and quarter_turns == 2:
        key = key[::-1]
    return key


def tell_start(state: PicturesState) -> None:
    """What everybody, and what the spymasters learn at the start."""
    grid, options = state.rules.grid, state.rules.options
    facts: dict[str, Any] = {
        "mode": options.mode,
        "columns": grid.columns,
        "rows": grid.rows,
        "team": TEAMS[state.starting],
    }
    state.tell("game-started", facts)
    state.tell_secret("key-drawn", {}, {"key": state.key_colours()}, state.key_holders())
