"""What the analysis takes and how far it can be trusted; every number of docs/analysis.md comes from here.

python -m bench.analysis time redcode --games 5        seconds of a quick and a thorough pass
python -m bench.analysis adds-up redcode --games 1000  luck + decisions = result on random records
python -m bench.analysis calibration redcode           how far the value function is off
python -m bench.analysis agreement redcode             verdicts of the quick pass that the thorough one keeps
python -m bench.analysis blunders redcode              random moves that are caught: precision and recall
"""

from __future__ import annotations

import argparse
import math
import time
from typing import TYPE_CHECKING

from redtable.analysis.analyst import QUICK, THOROUGH, Effort
from redtable.analysis.match_analysis import analyse_record, analyst_of
from redtable.analysis.redcode import RedcodeAnalyst
from redtable.bots.bot import make_bot
from redtable.games.redcode.state import RedcodeState
from redtable.kernel.chance import SeededChance
from redtable.kernel.match import Match
from redtable.kernel.record import read_record, record_of
from redtable.lab.matches import Pairing, Player, play_recorded, prepared
from redtable.lab.statistics import plain_estimate
from redtable.protocol.analysis import WHOLE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from redtable.kernel.game import State
    from redtable.kernel.record import Record

LEAST = Effort("quick", worlds=1, draws=1, plans=1, trials=1, closer=2)
BAD = ("inaccuracy", "mistake", "blunder")
COSTLY = ("mistake", "blunder")
STRAY = 10
"""Every so many decisions of the bot that is watched is random."""
LEVELS = {"redcode": "greedy", "damage": "steady", "skirmish": "commander"}
"""The quickest bot of each game."""
ENDS = 60
"""Games that are played to their end after a move, to see what it truly cost."""


def played(game: str, level: str, seed: str) -> Record:
    """A game of bots."""
    found, rules = prepared(game, "", ())
    players = tuple(Player(level) for _ in found.seats(rules))
    result, text, failure = play_recorded(Pairing(game, seed, players))
    assert result is not None, failure
    return read_record(text)


def take_time(game: str, level: str, games: int) -> None:
    """Seconds of processor time for both passes."""
    for effort in (QUICK, THOROUGH):
        seconds = []
        for number in range(games):
            record = played(game, level, f"time {number}")
            began = time.process_time()
            analyse_record(record, effort)
            seconds.append(time.process_time() - began)
        print(f"{game} {effort.depth}: {sum(seconds) / games:.1f} s a game, at most {max(seconds):.1f}")


def add_up(game: str, games: int) -> None:
    """Luck + decisions = result, to the last digit."""
    accounts = 0
    for number in range(games):
        for account in analyse_record(played(game, "random", f"adds up {number}"), LEAST).accounts:
            assert account.adds_up(), (game, number, account)
            accounts += 1
    print(f"{game}: {accounts} accounts of {games} random games add up")


def calibrate(game: str, level: str, games: int) -> None:
    """The root mean square, over deciles of the value, of the value less how often it came true."""
    sums = [[0.0, 0.0, 0.0] for _ in range(10)]
    brier, points = 0.0, 0
    found, rules = prepared(game, "", ())
    analyst = analyst_of(found, rules)
    for number in range(games):
        record = played(game, level, f"calibration {number}")
        assert record.result is not None
        score = record.result.scores[0] or 0.0
        for state in positions(record):
            value = analyst.value(state)
            row = sums[min(9, int(10 * value))]
            row[0] += 1
            row[1] += value
            row[2] += score
            brier += (value - score) ** 2
            points += 1
    square = sum(n * ((value - score) / n) ** 2 for n, value, score in sums if n) / points
    print(f"{game}: off by {math.sqrt(square):.3f}, Brier {brier / points:.3f}, {points} positions")


def positions(record: Record) -> list[State]:
    """The positions of a record before its end."""
    from redtable.kernel.registry import find_game
    from redtable.kernel.replay import replay_steps

    game = find_game(record.game)
    return [match.state for match, _ in replay_steps(record, None, game) if match.outcome() is None]


def agree(game: str, level: str, games: int) -> None:
    """The share of what the quick pass calls bad that the thorough one calls bad too."""
    called, kept, found_more = 0, 0, 0
    for number in range(games):
        record = played(game, level, f"agreement {number}")
        quick, thorough = (
            {one.step for one in analyse_record(record, effort).decisions if one.judgement.grade in BAD}
            for effort in (QUICK, THOROUGH)
        )
        called += len(quick)
        kept += len(quick & thorough)
        found_more += len(thorough - quick)
    share = kept / called if called else 1.0
    print(
        f"{game}: {kept} of {called} verdicts kept ({100 * share:.0f} %), "
        f"{found_more} more found, {games} games"
    )


def catch(game: str, level: str, games: int) -> None:
    """A bot whose every tenth decision is random: is what is called costly costly, and is it found?

    What a move truly cost is seen by playing on to the end, which the analyst does not do.
    """
    costly, caught = 0, 0
    said: list[float] = []
    truly: list[float] = []
    planned: list[float] = []
    for number in range(games):
        seed = f"blunders {number}"
        record, strays = with_strays(game, level, seed)
        bad = [one for one in analyse_record(record, QUICK).decisions if one.judgement.grade in COSTLY]
        states = positions(record)
        for one in bad:
            said.append(one.judgement.lost / WHOLE)
            for costs, plan in ((truly, False), (planned, True)):
                better, worse = (
                    true_worth(states[one.step - 1], one.seat, text, f"{seed} {one.step}", plan)
                    for text in (one.judgement.preferred, one.action)
                )
                costs.append(better - worse)
        steps = {one.step for one in bad}
        dear = [step for step, cost in strays.items() if cost >= 0.15]
        costly += len(dear)
        caught += len(steps.intersection(dear))
    called = max(1, len(truly))
    true = sum(cost > 0.02 for cost in truly)
    by_plan = f"{100 * sum(planned) / called:.1f} if the turn is ended by plan"
    print(
        f"{game}: {true} of {len(truly)} were worse to the end ({100 * true / called:.0f} %), by "
        f"{100 * sum(truly) / called:.1f} points in the mean ({by_plan}) where "
        f"{100 * sum(said) / called:.1f} were said; "
        f"{caught} of {costly} random moves that cost 15 points were called so; {games} games"
    )


def with_strays(game: str, level: str, seed: str) -> tuple[Record, dict[int, float]]:
    """A game in which decisions are random now and then, and what those cost by games played to the end."""
    found, rules = prepared(game, "", ())
    match = Match(found, rules, SeededChance(seed))
    lot = SeededChance(f"{seed} lot")
    bots = [make_bot(level, found, rules, seat, seed) for seat in range(len(match.seats))]
    strays: dict[int, float] = {}
    while match.outcome() is None:
        seat = match.actors()[0]
        view = match.state.view(seat)
        choice = bots[seat].choose(view)
        if len(view.legal) > 1 and lot.below("stray", STRAY) == 0:
            stray = view.legal[lot.below("which", len(view.legal))]
            if stray != choice:
                ends = [
                    true_worth(match.state, seat, text, f"{seed} {len(match.log)}")
                    for text in (choice, stray)
                ]
                strays[len(match.log) + 1] = ends[0] - ends[1]
                choice = stray
        match.apply(seat, choice)
    return record_of(match, rules.name, {}), strays


def true_worth(state: State, seat: int, text: str, seed: str, plan: bool = False) -> float:
    """How often a seat wins after an action when the game's quickest bot plays all seats to the end.

    With a plan, the analyst ends the turn before (in Red Code).
    """
    slug = state.view(seat).game
    found, rules = prepared(slug, "", ())
    analyst = analyst_of(found, rules) if plan else None
    scores = []
    for number in range(ENDS):
        chance = SeededChance(f"{seed} {number}")
        world = state.redeal(seat, chance)
        world.quiet = True
        level = LEVELS.get(slug, "commander")
        bots = [make_bot(level, found, rules, one, f"{seed} {number}") for one in range(2)]
        world.apply(seat, found.parse(text), chance)
        if isinstance(analyst, RedcodeAnalyst) and isinstance(world, RedcodeState):
            analyst.ready(world, chance)
            world = analyst.end_turn(world)
        while (outcome := world.outcome()) is None:
            actor = world.actors()[0]
            world.apply(actor, found.parse(bots[actor].choose(world.view(actor))), chance)
        scores.append(outcome.scores[seat] or 0.0)
    return plain_estimate(scores).mean


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.analysis", description=__doc__)
    parser.add_argument("what", choices=("time", "adds-up", "calibration", "agreement", "blunders"))
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--level", default="")
    given = parser.parse_args(arguments)
    level = given.level or LEVELS.get(given.game, "commander")
    if given.what == "adds-up":
        add_up(given.game, given.games)
        return
    work = {"time": take_time, "calibration": calibrate, "agreement": agree, "blunders": catch}
    work[given.what](given.game, level, given.games)


if __name__ == "__main__":
    main()
