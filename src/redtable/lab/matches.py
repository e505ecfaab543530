"""One match between bots, from a seed alone, and many of them on all cores."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from redtable.bots.bot import Bot, make_bot
from redtable.kernel.chance import SeededChance
from redtable.kernel.errors import RedtableError
from redtable.kernel.game import JUDGE
from redtable.kernel.registry import find_game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from redtable.kernel.game import Game
    from redtable.kernel.ruleset import Ruleset
    from redtable.kernel.view import View


class LabError(RedtableError):
    """A study that cannot be run as asked."""


class Player(msgspec.Struct, frozen=True):
    """Who sits at a seat: a bot's level, what it does first, and the plan that limits it, if any."""

    level: str
    opening: tuple[str, ...] = ()
    """Notations that it plays as soon as they are legal, before it thinks for itself."""
    plan: str = ""
    """A module-level function `module:name` that says which actions a stubborn plan allows."""


class Pairing(msgspec.Struct, frozen=True):
    """One match to be played: everything it depends on."""

    game: str
    seed: str
    players: tuple[Player, ...]
    ruleset: str = ""
    options: tuple[tuple[str, Any], ...] = ()


class Result(msgspec.Struct, frozen=True):
    """What a match ended in. `facts` are fields of the last view that a study asked for."""

    scores: tuple[float | None, ...]
    reason: str
    actions: int
    facts: dict[str, Any]

    def score(self, seat: int) -> float:
        """The score of a seat that has one."""
        score = self.scores[seat]
        if score is None:
            raise LabError(f"seat {seat} neither wins nor loses")
        return score


class Stubborn(Bot):
    """A bot that plays an opening and then, where a plan limits it, only what the plan allows."""

    def __init__(self, bot: Bot, player: Player) -> None:
        self.bot = bot
        self.opening = list(player.opening)
        self.plan: Callable[[View, str], bool] | None = named(player.plan) if player.plan else None

    def choose(self, view: View) -> str:
        """The next word of the opening, or the bot's choice among what the plan allows."""
        if self.opening and self.opening[0] in view.legal:
            return self.opening.pop(0)
        if self.plan is not None:
            allowed = [action for action in view.legal if self.plan(view, action)]
            if allowed and len(allowed) < len(view.legal):
                view = msgspec.structs.replace(view, legal=allowed)
        return self.bot.choose(view)


def named(path: str) -> Any:
    """The object at `module:name`."""
    from importlib import import_module

    module, _, name = path.partition(":")
    return getattr(import_module(module), name)


@lru_cache(maxsize=64)
def prepared(slug: str, ruleset: str, options: tuple[tuple[str, Any], ...]) -> tuple[Game, Ruleset]:
    """A game and its rules, loaded once a process."""
    game = find_game(slug)
    return game, game.rules(ruleset, dict(options))


def play_pairing(pairing: Pairing, facts: Sequence[str] = ()) -> Result:
    """Play one match to its end."""
    game, rules = prepared(pairing.game, pairing.ruleset, pairing.options)
    seats = game.seats(rules)
    if len(seats) != len(pairing.players):
        raise LabError(f"{pairing.game} has {len(seats)} seats here, not {len(pairing.players)}")
    bots = [
        Stubborn(make_bot(player.level, game, rules, seat, f"{pairing.seed} bot"), player)
        for seat, player in enumerate(pairing.players)
    ]
    chance = SeededChance(pairing.seed)
    state, _ = game.start(rules, chance)
    state.quiet = True
    actions = 0
    while (outcome := state.outcome()) is None:
        seat = state.actors()[0]
        state.apply(seat, game.parse(bots[seat].choose(state.view(seat))), chance)
        actions += 1
    last = state.view(JUDGE)
    return Result(outcome.scores, outcome.reason, actions, {name: getattr(last, name) for name in facts})


def play_all(
    pairings: Sequence[Pairing], facts: Sequence[str] = (), workers: int = 0
) -> Iterator[tuple[Pairing, Result]]:
    """Play matches on so many processes (0: one a core); results come in the order of the pairings."""
    workers = workers or os.cpu_count() or 1
    if workers == 1:
        for pairing in pairings:
            yield pairing, play_pairing(pairing, facts)
        return
    with ProcessPoolExecutor(workers) as pool:
        try:
            results = pool.map(play_pairing, pairings, [facts] * len(pairings), chunksize=4)
            yield from zip(pairings, results, strict=True)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
