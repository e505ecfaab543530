"""Commanders for the skirmish: one who weighs named terms, and one who plays plans out on top of that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from redtable.bots.skirmish.commander import Commander
from redtable.bots.skirmish.learned import read_network
from redtable.bots.skirmish.search import Effort, Searcher
from redtable.bots.skirmish.tastes import TASTES
from redtable.bots.skirmish.trained_commander import Manner, TrainedCommander
from redtable.bots.skirmish.weights import WEIGHTS
from redtable.games.skirmish.ruleset import SkirmishRules

if TYPE_CHECKING:
    from redtable.bots.bot import Bot
    from redtable.kernel.game import Game
    from redtable.kernel.ruleset import Ruleset

EFFORTS: Final[dict[str, Effort]] = {
    "medium": Effort(plans=4, trials=4),
    "hard": Effort(plans=5, trials=8),
    "expert": Effort(plans=8, trials=16),
}
TRAINED: Final = Manner(plans=6, trials=8, seen=16, alike=3, glances=2, places=12, trust=0.01)
"""For model files: about as much processor time a decision as `expert` takes."""
COLONEL: Final = Effort(plans=20, trials=16, doubt=6, first_sight=0.02)
THRIFTY_COLONEL: Final = Effort(plans=12, trials=4, doubt=6, first_sight=0.02)
"""For browsers, which are many times slower than compiled code: about as much thinking as `hard` does."""
LEVELS: Final = ("commander", *EFFORTS, "colonel")


def make(level: str, game: Game, rules: Ruleset, seat: int, seed: str | int) -> Bot:
    """A commander of that level."""
    assert isinstance(rules, SkirmishRules)
    if level == "commander":
        return Commander(game, rules, seat, seed)
    if level == "colonel":
        return Searcher(game, rules, seat, seed, COLONEL, WEIGHTS, TASTES)
    return Searcher(game, rules, seat, seed, EFFORTS[level])


def make_thrifty(level: str, game: Game, rules: Ruleset, seat: int, seed: str | int) -> Bot:
    """A commander of that level for a slow machine."""
    assert isinstance(rules, SkirmishRules)
    if level == "colonel":
        return Searcher(game, rules, seat, seed, THRIFTY_COLONEL, WEIGHTS, TASTES)
    return make(level, game, rules, seat, seed)


def make_trained(model: bytes, game: Game, rules: Ruleset, seat: int, seed: str | int) -> Bot:
    """A commander who judges by a model file of `redtable lab train skirmish`."""
    assert isinstance(rules, SkirmishRules)
    return TrainedCommander(game, rules, seat, seed, TRAINED, read_network(model))
