"""Captains for Red Code, from a cautious cadet to an admiral who thinks turns ahead."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from redtable.bots.model_file import read_packaged
from redtable.bots.redcode.admiral import Admiral, Effort
from redtable.bots.redcode.captain import Captain
from redtable.bots.redcode.learned import AdmiralNetwork, read_network
from redtable.bots.redcode.trained_admiral import Manner, TrainedAdmiral
from redtable.games.redcode.ruleset import RedcodeRules

if TYPE_CHECKING:
    from redtable.bots.bot import Bot
    from redtable.kernel.game import Game
    from redtable.kernel.ruleset import Ruleset

EFFORTS: Final[dict[str, Effort]] = {
    "easy": Effort(beam=2, lines=1, rounds=0),
    "medium": Effort(beam=6, lines=4, trials=2),
    "hard": Effort(beam=6, lines=8, trials=8),
    "expert": Effort(beam=10, lines=16, trials=48),
}
THRIFTY: Final[dict[str, Effort]] = {**EFFORTS, "expert": Effort(beam=10, lines=16, trials=24)}
"""For browsers, which are several times slower than compiled code: half the trials."""
TRAINED: Final = Manner(beam=16, lines=24, trials=32, ranked=400)
"""At most as much processor time a decision as `expert` takes."""
THRIFTY_TRAINED: Final = Manner(beam=16, lines=16, trials=16, ranked=400)
LEVELS: Final = ("greedy", *EFFORTS, "admiral")
MODEL: Final = "admiral.npz"
"""What `admiral` judges by: made by `redtable lab train redcode`, its provenance in it."""


def make(level: str, game: Game, rules: Ruleset, seat: int, seed: str | int) -> Bot:
    """A captain of that level."""
    assert isinstance(rules, RedcodeRules)
    if level == "greedy":
        return Captain(game, rules, seat, seed)
    if level == "admiral":
        return TrainedAdmiral(game, rules, seat, seed, TRAINED, network_in(MODEL))
    return Admiral(game, rules, seat, seed, EFFORTS[level])


def make_thrifty(level: str, game: Game, rules: Ruleset, seat: int, seed: str | int) -> Bot:
    """A captain of that level for a slow machine."""
    assert isinstance(rules, RedcodeRules)
    if level == "admiral":
        return TrainedAdmiral(game, rules, seat, seed, THRIFTY_TRAINED, network_in(MODEL))
    if level not in THRIFTY:
        return make(level, game, rules, seat, seed)
    return Admiral(game, rules, seat, seed, THRIFTY[level])


@cache
def network_in(name: str) -> AdmiralNetwork:
    """The network in a model file of this package, read once."""
    return read_packaged(__name__, name, read_network)


def make_trained(model: bytes, game: Game, rules: Ruleset, seat: int, seed: str | int) -> Bot:
    """An admiral who judges by a model file of `redtable lab train redcode`."""
    assert isinstance(rules, RedcodeRules)
    return TrainedAdmiral(game, rules, seat, seed, TRAINED, read_network(model))
