"""What the rules cost in a browser: a program for the page `/code` or for Node that prints a line a figure.

The seeds are fixed, so the same decisions are timed every time. In Node, seconds are those of the processor,
whoever else works on the machine; on the page, those of the clock. `told`, if there is such a name, names the
parts that are wanted.
"""

import statistics
import sys
import time

from redtable.analysis.analyst import QUICK
from redtable.analysis.coach import advise
from redtable.analysis.match_analysis import MatchWork, analyst_of
from redtable.bots.bot import make_bot
from redtable.kernel.chance import SeededChance
from redtable.kernel.match import Match
from redtable.kernel.record import record_of
from redtable.kernel.registry import find_game

THOUGHT = 5
"""Milliseconds from which on a bot has thought, and not only followed a plan that it made before."""


def seconds() -> float:
    """The processor's, where the host can tell."""
    try:
        from js import process  # type: ignore[import-not-found]
    except ImportError:
        return time.perf_counter()
    used = process.cpuUsage()
    return float(used.user + used.system) / 1e6


def played(slug: str, level: str, most: int) -> tuple[Match, list[float]]:
    """A match of bots with themselves, and the seconds of their decisions between several actions."""
    game = find_game(slug)
    match = Match(game, game.rules(), SeededChance("bench"))
    seats = range(len(match.seats))
    bots = [make_bot(level, game, match.rules, seat, "bench", thrifty=True) for seat in seats]
    times: list[float] = []
    while match.outcome() is None and len(times) < most:
        seat = match.actors()[0]
        view = match.view(seat).view
        begun = seconds()
        action = bots[seat].choose(view)
        if len(view.legal) > 1:
            times.append(seconds() - begun)
        match.apply(seat, action)
    return match, times


def tell(name: str, times: list[float]) -> None:
    """Median, 95th percentile and slowest in milliseconds; then the median of those that took thought."""
    ordered = [1000 * each for each in sorted(times)]
    thought = [each for each in ordered if each >= THOUGHT]
    middle, late = statistics.median(ordered), ordered[int(0.95 * len(ordered))]
    planned = statistics.median(thought or [0])
    print(
        f"{name}: {len(times)} decisions, median {middle:.0f} ms, 95th percentile {late:.0f}, "
        f"at most {ordered[-1]:.0f}; {len(thought)} of {THOUGHT} ms and more, median {planned:.0f}"
    )


def bots() -> None:
    """Decisions of bots against themselves, from the start of a match on."""
    for slug, level, most in (
        ("redcode", "medium", 30),
        ("redcode", "hard", 30),
        ("redcode", "expert", 30),
        ("redcode", "admiral", 30),
        ("skirmish", "medium", 20),
        ("skirmish", "hard", 20),
        ("skirmish", "expert", 20),
        ("skirmish", "colonel", 20),
        ("damage", "steady", 60),
    ):
        tell(f"{slug} {level}", played(slug, level, most)[1])


def odds() -> None:
    """A volley of 18 on a ship with its boxes whole."""
    damage = find_game("damage")
    begun = seconds()
    damage.consult(damage.rules("", {"mode": "desk"}), "odds", {"ship": "ts-ca", "volleys": [18]})
    print(f"odds of a volley of 18: {seconds() - begun:.2f} s")


def analysis() -> None:
    """The quick analysis of a match, and the coach in the middle of one."""
    for slug, level in (("redcode", "greedy"), ("damage", "steady"), ("skirmish", "commander")):
        match = played(slug, level, 10_000)[0]
        game, steps = match.game, []
        begun = last = seconds()
        work = MatchWork(record_of(match, "standard", {}), QUICK, game=game)
        while work.advance():
            now = seconds()
            steps.append(now - last)
            last = now
        work.result()
        print(f"quick analysis of {slug}, {len(match.log)} actions: {seconds() - begun:.1f} s")
        tell("  its steps", steps)
        advised = []
        for most in (4, 12, 20, 28, 36):
            going = played(slug, level, most)[0]
            if going.outcome() is None:
                begun = seconds()
                advise(analyst_of(game, going.rules), going.view(going.actors()[0]).view)
                advised.append(seconds() - begun)
        tell("  the coach", advised)


PARTS = {"bots": bots, "odds": odds, "analysis": analysis}

if __name__ == "__main__":
    print(sys.platform)
    for part in str(globals().get("told") or " ".join(PARTS)).split():
        PARTS[part]()
