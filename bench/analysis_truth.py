"""What decisions truly cost: the same deals and dice played to the end after one action and after another.

The analyst plays a few turns on and asks its value function; here nobody asks anything but the result. A
planning bot ends the turn from its own view, so that a move which prepares something is not wasted, and the
game's quickest bots play the rest.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from redtable.bots.bot import make_bot
from redtable.kernel.chance import SeededChance
from redtable.kernel.match import Match
from redtable.kernel.record import record_of
from redtable.lab.matches import prepared
from redtable.lab.playing import Chair

if TYPE_CHECKING:
    from redtable.kernel.game import State
    from redtable.kernel.record import Record

QUICKEST = {"redcode": "greedy", "damage": "steady", "skirmish": "commander"}
"""The quickest bot of each game that is not random."""
PLANNING = {"redcode": "medium"}
"""Who ends the turn, where that is another."""
STRAY = 10
"""Every so many decisions of the bots that are watched is random."""
SCREENED = 60
"""Games after a random move that say whether it is worth a closer look."""


class Cost(NamedTuple):
    """How much less often a seat wins after one action than after another, with its standard error."""

    mean: float
    error: float


def cost_of(state: State, seat: int, better: str, worse: str, seed: str, ends: int) -> Cost:
    """What the worse action costs, from so many pairs of games."""
    found = [
        result(state, seat, better, f"{seed} {number}") - result(state, seat, worse, f"{seed} {number}")
        for number in range(ends)
    ]
    mean = math.fsum(found) / ends
    spread = math.fsum((one - mean) ** 2 for one in found) / (ends - 1)
    return Cost(mean, math.sqrt(spread / ends))


def result(state: State, seat: int, text: str, seed: str) -> float:
    """What a seat comes to after an action, on a deal that it cannot tell from the true one."""
    slug = state.view(seat).game
    game, rules = prepared(slug, "", ())
    chance = SeededChance(seed)
    world = state.redeal(seat, chance)
    world.quiet = True
    level = QUICKEST[slug]
    chairs = [Chair(make_bot(level, game, rules, one, seed)) for one in range(len(game.seats(rules)))]
    planner = Chair(make_bot(PLANNING.get(slug, level), game, rules, seat, seed))
    world.apply(seat, game.parse(text), chance)
    turn = turn_of(world)
    while (outcome := world.outcome()) is None:
        actor = world.actors()[0]
        chair = planner if actor == seat and turn_of(world) == turn else chairs[actor]
        world.apply(actor, chair.choose(game, world, actor), chance)
    score = outcome.scores[seat]
    return 0.5 if score is None else score


def turn_of(state: State) -> object:
    """Whose turn it is, and in which round."""
    return tuple(getattr(state, name, None) for name in ("active", "round", "turn"))


def with_strays(game: str, level: str, seed: str) -> tuple[Record, list[tuple[State, str, int]]]:
    """A game in which decisions are random now and then.

    Gives the positions in which they were, what the bot would have done, and the step of the random one.
    """
    found, rules = prepared(game, "", ())
    match = Match(found, rules, SeededChance(seed))
    lot = SeededChance(f"{seed} lot")
    bots = [make_bot(level, found, rules, seat, seed) for seat in range(len(match.seats))]
    strays: list[tuple[State, str, int]] = []
    while match.outcome() is None:
        seat = match.actors()[0]
        view = match.state.view(seat)
        choice = bots[seat].choose(view)
        if len(view.legal) > 1 and lot.below("stray", STRAY) == 0:
            stray = view.legal[lot.below("which", len(view.legal))]
            if stray != choice:
                strays.append((match.state.copy(), choice, len(match.log) + 1))
                choice = stray
        match.apply(seat, choice)
    return record_of(match, rules.name, {}), strays
