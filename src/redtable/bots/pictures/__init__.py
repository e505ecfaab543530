"""Spymasters and operatives for Pictures who think in meanings, in three languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.games.pictures.ruleset import PicturesRules
from redtable.kernel.errors import RedtableError

if TYPE_CHECKING:
    from redtable.bots.bot import Bot
    from redtable.kernel.game import Game
    from redtable.kernel.ruleset import Ruleset

LEVELS = ("easy", "medium", "hard")
SIGMAS = {"easy": 2.4, "medium": 1.3, "hard": 0.0}
"""The noise on an operative's thoughts."""
WORDS = {"easy": 1500, "medium": 3500, "hard": 100_000}
"""How many words a spymaster knows."""
NUMBERS = {"easy": 2, "medium": 3, "hard": 6}
"""The largest number that a spymaster dares."""
CAUTION = {"easy": 1.3, "medium": 1.15, "hard": 1.0}
"""How differently a teammate may think, compared with a stranger (`listener.py`)."""
EARS = {
    "pictures": ("use", "minilm"),
    "mixed": ("use", "minilm"),
    "words": ("use", "minilm", "spacy"),
}
"""The encoders that bots hear with, by what lies on the table."""


class MissingMeaningsError(RedtableError):
    """The packages that the bots think with are not installed."""


def preparing(rules: Ruleset) -> int | None:
    """How many percent of what the bots think with are prepared, in the background; None: they can play."""
    assert isinstance(rules, PicturesRules)
    try:
        from redtable.bots.pictures import prepared
    except ImportError:
        return None
    return prepared.preparing(rules.options.language)


def make(level: str, game: Game, rules: Ruleset, seat: int, seed: str | int) -> Bot:
    """A spymaster or an operative, as the seat wants."""
    assert isinstance(rules, PicturesRules)
    try:
        from redtable.bots.pictures.operative import Mind, Operative
        from redtable.bots.pictures.spymaster import Spymaster, Style
    except ImportError as fault:
        raise MissingMeaningsError(
            f"the bots of Pictures need more packages ({fault.name}): pip install 'redtable[meanings]'"
        ) from fault
    language, ears = rules.options.language, EARS[rules.options.cards]
    if game.seats(rules)[seat].role == "spymaster":
        return Spymaster(language, seat, seed, Style(ears, CAUTION[level], WORDS[level], NUMBERS[level]))
    return Operative(language, seat, seed, Mind(ears, SIGMAS[level]))
