"""Before the battle: where to hide objectives, and where units begin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.games.skirmish.geometry import length
from redtable.games.skirmish.sight import sees
from redtable.games.skirmish.words import BLUFOR, REDFOR

if TYPE_CHECKING:
    from redtable.bots.skirmish.ground import Ground
    from redtable.bots.skirmish.tally import Tally, Terms
    from redtable.games.skirmish.notation import SkirmishAction
    from redtable.games.skirmish.state import SkirmishState
    from redtable.games.skirmish.unit import Unit


def objective(state: SkirmishState, ground: Ground, action: SkirmishAction, tally: Tally) -> None:
    """Where few places see it, those far from the enemy, and apart from the other one."""
    x, y = action.points[0]
    seen_from, easy, nearest = ground.hideout(x, y)
    tally.add("seen-from", -seen_from / 40)
    tally.add("seen-early", -easy / 4)
    tally.add("way-of-the-enemy", nearest / 10)
    if state.objectives:
        other_x, other_y = state.objectives[-1]
        tally.add("apart", min(length(x, y, other_x, other_y), 200.0) / 40)


def deployment(
    state: SkirmishState, ground: Ground, places: dict[int, Terms], action: SkirmishAction, tally: Tally
) -> None:
    """Attackers start near a look at an objective; defenders in cover with a view of the approaches."""
    unit = state.units[state.tables.names[action.unit]]
    x, y = action.points[0]
    key = (unit.section * 4096 + x) * 4096 + y
    terms = places.get(key)
    if terms is None:
        terms = post(state, ground, unit, x, y)
        places[key] = terms
    tally.add_all(terms)
    if unit.side == REDFOR:
        tally.add("nco", 0.1 if action.words else 0.0)
    else:
        tally.add("nco", 0.1 if action.words and unit.name.startswith("RG") else 0.0)


def post(state: SkirmishState, ground: Ground, unit: Unit, x: int, y: int) -> Terms:
    """A place to begin at, for any unit of a section."""
    terms: Terms = []
    friends = state.units_of(unit.side)
    section = [friend for friend in friends if friend.section == unit.section]
    if section:
        far = length(x, y, section[-1].x, section[-1].y)
        terms.append(("with-the-section", -0.01 * max(0.0, far - 60)))
    if unit.side == REDFOR:
        start_of_attack(state, ground, x, y, len(friends), terms)
    else:
        post_of_defence(state, ground, unit, x, y, friends, terms)
    return terms


def start_of_attack(state: SkirmishState, ground: Ground, x: int, y: int, friends: int, terms: Terms) -> None:
    """Near the objectives by the shortest way to see them, out of the enemy's sight."""
    ways = [ground.way_to_look(x, y, at_x, at_y) for at_x, at_y in state.objectives]
    if ways:
        goal = ways[friends // 2 % len(ways)]
        terms.append(("way", -goal / 40))
    seen = sum(1 for enemy in state.units_of(BLUFOR) if sees(state.field, x, y, enemy.x, enemy.y))
    terms.append(("seen", -0.6 * seen))


def post_of_defence(
    state: SkirmishState, ground: Ground, unit: Unit, x: int, y: int, friends: list[Unit], terms: Terms
) -> None:
    """Cover, a view of where attackers come from, and near the objectives."""
    view, covered = ground.outlook(x, y)
    terms.append(("view", 0.4 * view))
    terms.append(("cover", 0.5 * covered))
    if state.objectives:
        number = unit.section % len(state.objectives)
        at_x, at_y = state.objectives[number]
        terms.append(("guard", -length(x, y, at_x, at_y) / 60))
    others = [friend for friend in friends if friend.section != unit.section]
    if others:
        terms.append(("spread", min(length(x, y, others[-1].x, others[-1].y), 150.0) / 150))
