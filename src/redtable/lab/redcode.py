"""Red Code's deals for a study of balance, and degenerate plans against a bot without one.

Each deal of a pairing is played four times: the types swapped between the sides, and either side first. So
neither the map nor the first turn can favour a type, and the first turn's own worth shows by itself.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from redtable.games.redcode.ruleset import RedcodeRules
from redtable.games.redcode.words import SHIP_TYPES
from redtable.lab.matches import Pairing, Player, play_pairing, prepared
from redtable.lab.statistics import Estimate, estimate
from redtable.lab.workers import work_on

if TYPE_CHECKING:
    from collections.abc import Callable

    from redtable.games.redcode.view import RedcodeView
    from redtable.lab.matches import Result
    from redtable.lab.workers import Workers

FIRST = ("blue", "red")
HARM = ("damage", "lose_breakdown")
MOVES = ("move", "immersion")
PLANS = ("turtle", "keep_away", "camp", "cards_only", "no_reply")
"""The degenerate plans, by the names of the functions below."""


def silent(*, completed: int, total: int) -> None:
    """Progress that nobody watches."""


def player(level: str, kind: str, plan: str = "") -> Player:
    """A bot that takes a type of ship, and a plan if it has one."""
    path = f"redtable.lab.redcode:{plan}" if plan else ""
    return Player(level, opening=(f"choose {kind}",), plan=path)


def four_games(mode: str, players: tuple[Player, Player], ruleset: str, seed: str) -> list[Pairing]:
    """One deal: types as given and swapped, blue first and red first."""
    return [
        Pairing("redcode", seed, line_up, ruleset, (("mode", mode), ("first_player", first)))
        for line_up in (players, players[::-1])
        for first in FIRST
    ]


def study_plan(
    mode: str,
    level: str,
    plan: str,
    deals: int,
    *,
    ruleset: str = "",
    seed: str = "plans",
    workers: Workers | None = None,
    progress: Callable[..., object] = silent,
) -> dict[str, Estimate]:
    """How a degenerate plan fares against the same bot without it, by the type of ship that follows it."""
    scores: dict[str, list[float]] = {kind: [] for kind in SHIP_TYPES}
    jobs: list[tuple[str, Pairing]] = []
    for kind in SHIP_TYPES:
        for other in SHIP_TYPES:
            for deal in range(deals):
                line_up = (player(level, kind, plan), player(level, other))
                jobs += [(kind, game) for game in four_games(mode, line_up, ruleset, f"{seed} {deal}")]
    results: list[Result] = []
    for result in work_on(play_pairing, [pairing for _, pairing in jobs], workers):
        results.append(result)
        progress(completed=len(results), total=len(jobs))
    for start in range(0, len(results), 4):
        group = results[start : start + 4]
        mine = [game.score(0) for game in group[:2]] + [game.score(1) for game in group[2:]]
        scores[jobs[start][0]].append(sum(mine) / 4)
    return {kind: estimate(deal_scores) for kind, deal_scores in scores.items()}


# Degenerate plans: what each of them allows


@cache
def attacks(answerable: bool = False) -> frozenset[str]:
    """The manoeuvres that hurt a target; only those that may be answered, if so asked."""
    _, rules = prepared("redcode", "", ())
    assert isinstance(rules, RedcodeRules)
    return frozenset(
        name
        for name, row in rules.manoeuvres.items()
        if any(effect.do in HARM and effect.to == "target" for effect in row.effects)
        and (row.reply or not answerable)
    )


def verb_of(action: str) -> str:
    """The manoeuvre of an action, or its first word."""
    return action.partition(">")[0].split(" ")[0]


def turtle(_view: RedcodeView, action: str) -> bool:
    """Never attack: repair, draw cards, move, answer."""
    if action.startswith("play "):
        return action.startswith(("play boatswain", "play evasion"))
    return verb_of(action) not in attacks()


def keep_away(view: RedcodeView, action: str) -> bool:
    """Never take a step that leads nearer to the nearest enemy."""
    target = step_target(action)
    if target is None:
        return True
    own = next(ship for ship in view.ships if ship.letter == view.ship)
    foes = [ship.square for ship in view.ships if ship.side != own.side and ship.square]
    if not foes or not own.square:
        return True
    return min(steps(target, foe) for foe in foes) >= min(steps(own.square, foe) for foe in foes)


def camp(_view: RedcodeView, action: str) -> bool:
    """Never leave the corner: no movement at all."""
    return verb_of(action) not in MOVES


def cards_only(_view: RedcodeView, action: str) -> bool:
    """Attack with order cards alone."""
    return verb_of(action) not in attacks()


def no_reply(_view: RedcodeView, action: str) -> bool:
    """Use only manoeuvres that nobody may answer, and cards."""
    return verb_of(action) not in attacks(answerable=True)


def step_target(action: str) -> str | None:
    """The square that an action moves to, if it is a step."""
    if action.startswith("step "):
        return action.removeprefix("step ")
    verb, _, square = action.partition(">")
    return square if verb in MOVES else None


def steps(one: str, other: str) -> int:
    """King's moves between two squares by name."""
    return max(abs(ord(one[0]) - ord(other[0])), abs(int(one[1]) - int(other[1])))
