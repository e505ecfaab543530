"""What the analysis takes and how far it can be trusted; every number of docs/analysis.md comes from here.

python -m bench.analysis time redcode --games 5        seconds of a quick and a thorough pass
python -m bench.analysis adds-up redcode --games 1000  luck + decisions = result on random records
python -m bench.analysis calibration redcode           how far the value function is off
python -m bench.analysis agreement redcode             verdicts of the quick pass that the thorough one keeps
python -m bench.analysis blunders redcode              random moves that are caught: precision and recall
python -m bench.analysis losses redcode --games 14     what is said of everything that is called, and found
"""

from __future__ import annotations

import argparse
import math
import time
from statistics import linear_regression
from typing import TYPE_CHECKING

from bench.analysis_truth import QUICKEST, SCREENED, Cost, cost_of, with_strays
from redtable.analysis import chances
from redtable.analysis.analyst import QUICK, THOROUGH, Effort
from redtable.analysis.match_analysis import Walk, analyse_record, analyst_of
from redtable.kernel.record import read_record
from redtable.kernel.registry import find_game
from redtable.kernel.replay import replay_steps
from redtable.lab.matches import Pairing, Player, play_recorded, prepared
from redtable.protocol.analysis import WHOLE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from redtable.kernel.game import State
    from redtable.kernel.record import Record
    from redtable.protocol.analysis import Judgement

LEAST = Effort("quick", worlds=1, draws=1, plans=0, trials=0, closer=0, ends=0)
"""Luck is told from skill, and no decision is judged: what adds up does so with any effort."""
BAD = ("inaccuracy", "mistake", "blunder")
COSTLY = ("mistake", "blunder")
ENDS = 200
"""Pairs of games that are played to their end to see what a move truly cost."""
FEWER_ENDS = 100
MIXED = {
    "redcode": ("easy", "medium", "greedy"),
    "skirmish": ("commander", "medium"),
    "damage": ("steady", "random"),
    "pictures": ("easy", "medium", "hard"),
}
"""Levels whose games are taken by turns."""
FEW_KEYS = 60
DEAR = 0.15
"""What a random move must cost to be missed if it is not called."""


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
    """Luck + decisions = result, to the last digit; draws are counted in every tenth game, else sampled.

    Operatives of Pictures think of fewer keys here: the account must add up whatever they think.
    """
    accounts = 0
    counted = chances.COUNTED
    if game == "pictures":
        from redtable.analysis import pictures_field

        vars(pictures_field)["KEYS"] = FEW_KEYS
    for number in range(games):
        vars(chances)["COUNTED"] = 0 if number % 10 else counted
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
    game = find_game(record.game)
    return [match.state for match, _ in replay_steps(record, None, game) if match.outcome() is None]


def mixed_game(game: str, level: str, seed: str, number: int) -> Record:
    """A game of bots that blunder now and then; without a level, of several levels by turns."""
    levels = (level,) if level else MIXED[game]
    return with_strays(game, levels[number % len(levels)], seed)[0]


def agree(game: str, level: str, games: int, seed: str) -> None:
    """The share of what the quick pass calls bad that the thorough one calls bad too.

    Only what was called is looked at twice, so nothing is said of what the thorough one finds beside it.
    """
    called, kept = 0, 0
    for number in range(games):
        record = mixed_game(game, level, f"{seed} {number}", number)
        for quick, thorough in called_twice(record):
            called += 1
            kept += thorough.grade in BAD
            if thorough.grade not in BAD:
                print(f"not kept, game {number}: {quick}; {thorough}")
        print(f"{number + 1} games: {kept} of {called} kept", flush=True)
    share = kept / called if called else 1.0
    print(f"{game}: {kept} of {called} verdicts kept ({100 * share:.0f} %), {games} games")


def called_twice(record: Record) -> Iterator[tuple[Judgement, Judgement]]:
    """What both passes think of each decision that the quick one calls bad.

    A decision is looked at before its curve, which can only make a loss smaller.
    """
    game, rules = prepared(record.game, "", ())
    quick, thorough = (Walk(analyst_of(game, rules), effort, record) for effort in (QUICK, THOROUGH))
    before: State | None = None
    for number, (match, entry) in enumerate(replay_steps(record, None, game)):
        if entry is not None and before is not None:
            found = quick.decision(number, entry, before)
            if found is not None and found.judgement.grade in BAD:
                first, second = (
                    walk.step(number, match, entry, before).decision for walk in (quick, thorough)
                )
                assert first is not None
                assert second is not None
                if first.judgement.grade in BAD:
                    yield first.judgement, second.judgement
        before = match.state


def catch(game: str, level: str, games: int) -> None:
    """A bot whose every tenth decision is random: is what is called costly costly, and is it found?

    What a move truly cost is seen by playing to the end (`analysis_truth`), which the analyst does not do.
    """
    said: list[float] = []
    found: list[Cost] = []
    costly, caught = 0, 0
    for number in range(games):
        seed = f"blunders {number}"
        record, strays = with_strays(game, level, seed)
        bad = [one for one in analyse_record(record, QUICK).decisions if one.judgement.grade in COSTLY]
        states = positions(record)
        for one in bad:
            said.append(one.judgement.lost / WHOLE)
            better, worse = one.judgement.preferred, one.action
            found.append(cost_of(states[one.step - 1], one.seat, better, worse, f"{seed} {one.step}", ENDS))
        steps = {one.step for one in bad}
        for state, choice, step in strays:
            seat, stray = state.actors()[0], record.actions[step - 1].text
            hint = cost_of(state, seat, choice, stray, f"{seed} screen {step}", SCREENED)
            if hint.mean < DEAR - 2 * hint.error:
                continue
            if cost_of(state, seat, choice, stray, f"{seed} stray {step}", ENDS).mean >= DEAR:
                costly += 1
                caught += step in steps
        print(f"{number + 1} games: {len(found)} called, {caught} of {costly} caught", flush=True)
    tell_precision(game, games, said, found)
    print(f"{game}: {caught} of {costly} random moves that cost {DEAR:.0%} or more were called costly")


def compare_losses(game: str, level: str, games: int, seed: str) -> None:
    """What is said of every decision that is called anything, and what games to the end find."""
    said: list[float] = []
    found: list[Cost] = []
    for number in range(games):
        record = mixed_game(game, level, f"{seed} {number}", number)
        states = positions(record)
        for one in analyse_record(record, QUICK).decisions:
            if one.judgement.grade in BAD:
                better, worse = one.judgement.preferred, one.action
                deals = f"{seed} {number} {one.step}"
                cost = cost_of(states[one.step - 1], one.seat, better, worse, deals, FEWER_ENDS)
                said.append(one.judgement.lost / WHOLE)
                found.append(cost)
        print(f"{number + 1} games: {len(found)} called", flush=True)
    tell_precision(game, games, said, found)
    if len(set(said)) > 1:
        slope, constant = linear_regression(said, [cost.mean for cost in found])
        print(f"{game}: found = {slope:.2f} of what is said + {100 * constant:.0f} points")


def tell_precision(game: str, games: int, said: list[float], found: list[Cost]) -> None:
    """How much of what was said was found, and how often nothing was."""
    called = max(1, len(found))
    worse = sum(cost.mean > 0 for cost in found)
    surely = sum(cost.mean > 2 * cost.error for cost in found)
    not_at_all = sum(cost.mean < -2 * cost.error for cost in found)
    means = [100 * sum(values) / called for values in (said, [cost.mean for cost in found])]
    error = 100 * math.sqrt(sum(cost.error**2 for cost in found)) / called
    square = sum(one**2 for one in said) or 1.0
    slope = sum(one * cost.mean for one, cost in zip(said, found, strict=True)) / square
    print(
        f"{game}: {worse} of {len(found)} decisions that were called were worse to the end "
        f"({100 * worse / called:.0f} %; {surely} beyond two errors, {not_at_all} better beyond two), by "
        f"{means[1]:.1f} points (error {error:.1f}) in the mean where {means[0]:.1f} were said "
        f"({slope:.2f} found for each point said); {games} games"
    )


OF_A_LEVEL = {"time": take_time, "calibration": calibrate, "blunders": catch}
OF_MIXED_LEVELS = {"agreement": agree, "losses": compare_losses}
SEEDS = {"agreement": "agreement", "losses": "held"}


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.analysis", description=__doc__)
    parser.add_argument("what", choices=("adds-up", *OF_A_LEVEL, *OF_MIXED_LEVELS))
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--level", default="")
    parser.add_argument("--seed", default="", help="of other games, for agreement and losses")
    given = parser.parse_args(arguments)
    level = given.level or QUICKEST.get(given.game, "medium")
    if given.what == "adds-up":
        add_up(given.game, given.games)
    elif given.what in OF_MIXED_LEVELS:
        seed = given.seed or SEEDS[given.what]
        OF_MIXED_LEVELS[given.what](given.game, given.level, given.games, seed)
    else:
        OF_A_LEVEL[given.what](given.game, level, given.games)


if __name__ == "__main__":
    main()
