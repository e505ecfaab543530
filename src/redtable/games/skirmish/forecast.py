"""What an action would cost and bring, told before anybody commits: reasons, reactions, modifiers, odds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from redtable.games.skirmish.answers import (
    AssaultAnswer,
    CourseAnswer,
    DefenceAnswer,
    FateAnswer,
    FireAnswer,
    PathAnswer,
    PlanAnswer,
    ReactionParts,
    ReactorAnswer,
    RetreatAnswer,
    VolleyAnswer,
)
from redtable.games.skirmish.assault import assault_modifier
from redtable.games.skirmish.assault_odds import AssaultOdds, assault_odds
from redtable.games.skirmish.candidates import moments
from redtable.games.skirmish.command import order_cost
from redtable.games.skirmish.exposure import Outposts, exposure_answer
from redtable.games.skirmish.firefight import (
    ORDINARY,
    effect_modifiers,
    halved,
    raw_firepower,
    reaction_modifier,
)
from redtable.games.skirmish.frames import HOLD_OR_RETREAT, REACT, REROLL, Step
from redtable.games.skirmish.geometry import length
from redtable.games.skirmish.interruption import action_path, reaction_cost
from redtable.games.skirmish.movement import Path, flat, is_rapid, path_of, place, points_of
from redtable.games.skirmish.notation import (
    ASSAULT,
    FIRE,
    FIRE_MOVE,
    HOLD,
    MOVE,
    MOVE_FIRE,
    OBJECTIVE,
    REACT_ASSAULT,
    REACT_FIRE,
    REACT_MOVE,
    RECON,
    RETREAT,
    WITHDRAW,
    SkirmishAction,
)
from redtable.games.skirmish.notation import DEPLOY as DEPLOY_VERB
from redtable.games.skirmish.notation import REROLL as REROLL_VERB
from redtable.games.skirmish.odds import (
    Odds,
    at_least,
    firefight_odds,
    reaction_odds,
)
from redtable.games.skirmish.reactions import (
    reaction_point,
    refuse_place,
    refuse_reactor,
)
from redtable.games.skirmish.words import GUNNER, LIGHT, NCO, OPEN, OVER, REDFOR, RIFLEMAN, TENTHS
from redtable.kernel.view import RefusalView

if TYPE_CHECKING:
    from redtable.games.skirmish.state import SkirmishState
    from redtable.games.skirmish.unit import Unit

ORDERS: Final = (MOVE, FIRE, MOVE_FIRE, FIRE_MOVE, ASSAULT)
REACTIONS: Final = (REACT_FIRE, REACT_MOVE, REACT_ASSAULT)
CASUALTIES: Final = 0
CHITS: Final = 1
RETREATS: Final = 2


def plan(state: SkirmishState, seat: int, action: SkirmishAction) -> PlanAnswer:
    """Everything a player wants to know before doing this."""
    bare = PlanAnswer(text=action.text, verb=action.verb, why=RefusalView.of(state.refusal(seat, action)))
    unit = state.unit_named(action.unit)
    frame = state.frames.top() if state.frames else Step()
    if state.phase == OVER:
        return bare
    if unit is not None and action.verb in ORDERS:
        return order_plan(state, unit, action, bare)
    if unit is not None and action.verb in REACTIONS and frame.kind == REACT and unit.side == frame.side:
        return reaction_plan(state, frame, unit, action, bare)
    if unit is not None and action.verb == RETREAT:
        return replace(bare, retreat=retreat_plan(state, unit))
    if action.verb in (HOLD, WITHDRAW) and frame.kind == HOLD_OR_RETREAT:
        return replace(bare, defence=defence_plan(state, frame, action.verb == HOLD))
    if action.verb == REROLL_VERB and frame.kind == REROLL:
        return replace(bare, saves=at_least(state.tables.success - frame.numbers[0]))
    if action.verb == OBJECTIVE:
        exposure = Outposts(state, REDFOR).exposure(*action.points[0])
        return replace(bare, exposure=exposure_answer(exposure))
    if action.verb == DEPLOY_VERB and action.unit in state.tables.names:
        enemy = 1 - state.units[state.tables.names[action.unit]].side
        return replace(bare, exposure=exposure_answer(Outposts(state, enemy).exposure(*action.points[0])))
    if action.verb == RECON and frame.unit >= 0:
        return replace(bare, succeeds=at_least(state.tables.success + state.units[frame.unit].chits()))
    return bare


# Orders


def order_plan(state: SkirmishState, unit: Unit, action: SkirmishAction, bare: PlanAnswer) -> PlanAnswer:
    """An activation: its price, its way, who may react, and what the fight would bring."""
    target = state.unit_named(action.target)
    enemy = target if target is not None and target.side != unit.side else None
    way = list(action.points)
    if action.verb == ASSAULT and target is not None:
        way.append((target.x, target.y))
    found = replace(bare, cost=order_cost(state, unit), reactors=reactors(state, unit, target, way))
    after = state.copy()
    mover = after.units[unit.number]
    if way:
        path = path_of(unit, way)
        found = replace(found, path=path_answer(state, path))
        mover.hurried = is_rapid(state, path)
        if action.verb == FIRE_MOVE and not state.tables.declared_rapid:
            mover.hurried = False
        if action.verb in (MOVE, MOVE_FIRE):
            place(mover, *path.end())
        if action.verb == ASSAULT and enemy is not None:
            found = replace(found, assault=assault_plan(state, unit, enemy, path))
    if action.verb in (FIRE, MOVE_FIRE, FIRE_MOVE) and enemy is not None:
        target = after.units[enemy.number]
        found = replace(found, fire=fire_plan(after, mover, target, firefight_odds(after, mover, target)))
    return found


def path_answer(state: SkirmishState, path: Path) -> PathAnswer:
    """A way: how long, whether rapid, and the cover where it ends."""
    x, y = path.end()
    piece = state.field.piece_at(x, y)
    return PathAnswer(
        length=path.inches(),
        rapid=is_rapid(state, path),
        end=(x / TENTHS, y / TENTHS),
        piece=piece.id if piece is not None else None,
        kind=piece.kind if piece is not None else None,
    )


def reactors(
    state: SkirmishState, unit: Unit, target: Unit | None, way: list[tuple[int, int]]
) -> list[ReactorAnswer]:
    """Who could react to this, where first, and at what cost (SK-11.1, SK-11.2)."""
    if unit.side != state.initiative and not state.tables.both_react:
        return []
    number = target.number if target is not None else -1
    frame = Step(REACT, 1 - unit.side, unit.number, number, flat(way))
    found = []
    for enemy in state.units_of(1 - unit.side):
        if refuse_reactor(state, frame, enemy) is not None:
            continue
        offers = []
        for at in moments(state, frame, enemy):
            x, y = reaction_point(state, frame, at)
            if state.sees_from(enemy, x, y, unit.number):
                offers.append((reaction_cost(state, enemy, x, y), at, x, y))
        if offers and min(offers)[0] <= state.orders[enemy.side]:
            cost, at, x, y = min(offers)
            found.append(
                ReactorAnswer(
                    unit=enemy.name,
                    cost=cost,
                    at=at / TENTHS if at >= 0 else None,
                    point=(x / TENTHS, y / TENTHS),
                    distance=round(length(enemy.x, enemy.y, x, y) / TENTHS, 1),
                )
            )
    return found


# Fire


def fire_plan(state: SkirmishState, unit: Unit, target: Unit, odds: Odds) -> FireAnswer:
    """A firefight: who shoots first, the dice of both, and the exact odds of what comes of it."""
    return FireAnswer(
        unit=unit.name,
        target=target.name,
        distance=round(length(unit.x, unit.y, target.x, target.y) / TENTHS, 1),
        first=odds.first,
        reaction=(reaction_parts(state, unit), reaction_parts(state, target)),
        volley=volley_plan(state, unit, target),
        answer=volley_plan(state, target, unit),
        own=fate(odds, 0, unit),
        theirs=fate(odds, 1, target),
    )


def reaction_parts(state: SkirmishState, unit: Unit) -> ReactionParts:
    """What is added to a unit's reaction die (SK-8.4)."""
    parts = {"chits": -unit.chits()} if unit.chits() else {}
    if unit.hurried:
        parts["rapid"] = -state.tables.rapid_reaction
    return ReactionParts(unit=unit.name, parts=parts, total=reaction_modifier(state, unit))


def volley_plan(state: SkirmishState, unit: Unit, target: Unit) -> VolleyAnswer:
    """One volley: the dice, halved or not, and what the target adds to its effect dice."""
    raw = raw_firepower(state, unit)
    rapid = 1 if unit.rapid else 0
    concealed = state.field.cover(target.x, target.y, unit.x, unit.y) != OPEN
    covering = state.field.covering(target.x, target.y, unit.x, unit.y)
    parts = effect_modifiers(state, unit, target, ORDINARY)
    silent = raw == 0 or unit.chits() >= state.tables.most_chits
    return VolleyAnswer(
        riflemen=count(unit, RIFLEMAN),
        gunners=count(unit, GUNNER),
        ncos=count(unit, NCO),
        firepower=raw,
        rapid=bool(rapid),
        dice=0 if silent else halved(state, raw, rapid),
        unspotted=halved(state, raw, rapid + 1) if concealed and not silent else None,
        modifier=-unit.chits(),
        silent=silent,
        parts=parts,
        total=sum(parts.values()),
        cover=state.field.pieces[covering].kind if covering >= 0 else None,
        piece=state.field.pieces[covering].id if covering >= 0 else None,
    )


def count(unit: Unit, kind: int) -> int:
    """The active soldiers of a kind."""
    return sum(1 for at in range(len(unit.kinds)) if unit.kinds[at] == kind and unit.statuses[at] <= LIGHT)


def fate(odds: Odds, who: int, unit: Unit) -> FateAnswer:
    """Means, and how likely each number of casualties is."""
    most = unit.active()
    by_casualties = [0.0] * (most + 1)
    for parts, chance in odds.joint.items():
        by_casualties[min(parts[who][CASUALTIES], most)] += chance
    return FateAnswer(
        casualties=odds.expected(who, CASUALTIES),
        chits=odds.expected(who, CHITS) - unit.chits(),
        retreat=odds.probability(who, RETREATS),
        hit=odds.probability(who, CASUALTIES),
        by_casualties=by_casualties,
    )


# Assaults


def assault_plan(state: SkirmishState, unit: Unit, target: Unit, path: Path) -> AssaultAnswer:
    """An assault: both modifiers, surprise, and what comes of it if the defender holds or gives way."""
    parts: dict[str, int] = {}
    distance = assault_modifier(state, unit, target, path)
    if distance:
        parts["distance"] = distance
    if is_rapid(state, path):
        parts["rapid"] = -state.tables.rapid_reaction
    mine = ReactionParts(unit=unit.name, parts=parts, total=sum(parts.values()))
    holds, gives_way = (assault_odds(state, unit, target, path, holding) for holding in (True, False))
    return AssaultAnswer(
        unit=unit.name,
        target=target.name,
        distance=path.inches(),
        reaction=(mine, reaction_parts(state, target)),
        surprise=holds.surprise,
        hold=course(holds),
        withdraw=course(gives_way),
        defenders=raw_firepower(state, target),
    )


def course(odds: AssaultOdds) -> CourseAnswer:
    """One course of an assault."""
    return CourseAnswer(
        contact=odds.contact,
        broken_off=odds.broken_off,
        wins=odds.wins,
        casualties=odds.fire.expected(0, CASUALTIES),
    )


def defence_plan(state: SkirmishState, frame: Step, holds: bool) -> DefenceAnswer:
    """The defender's choice, the test being won: his fire, and how likely he is overrun (SK-10.9)."""
    attacker = state.units[frame.other]
    defender = state.units[frame.unit]
    path = path_of(attacker, points_of(frame.numbers, 2))
    odds = assault_odds(state, attacker, defender, path, holds, surprised=0.0)
    dice = halved(state, raw_firepower(state, defender), 0 if holds else 1)
    return DefenceAnswer(unit=attacker.name, target=defender.name, dice=dice, course=course(odds))


# Reactions, retreats


def reaction_plan(
    state: SkirmishState, frame: Step, unit: Unit, action: SkirmishAction, bare: PlanAnswer
) -> PlanAnswer:
    """A reaction: its price at that moment, how likely it comes first, and what its fire would bring."""
    if refuse_place(state, frame, action) is not None:
        return bare
    actor = state.units[frame.unit]
    x, y = reaction_point(state, frame, action.at)
    path = action_path(state, frame)
    caught = state.copy()
    runner = caught.units[actor.number]
    runner.hurried = actor.hurried
    place(runner, x, y)
    gone = state.copy()
    if path is not None:
        place(gone.units[actor.number], *path.end())
    odds = reaction_odds(caught, gone, unit.number, actor.number)
    found = replace(
        bare,
        cost=reaction_cost(state, unit, x, y),
        point=(x / TENTHS, y / TENTHS),
        distance=round(length(unit.x, unit.y, x, y) / TENTHS, 1),
        path=path_answer(state, path_of(unit, action.points)) if action.points else None,
        first=odds.first,
    )
    reactor = caught.units[unit.number]
    if action.verb == REACT_FIRE:
        return replace(found, fire=fire_plan(caught, reactor, runner, odds))
    if action.verb == REACT_ASSAULT:
        shock = path_of(reactor, [*action.points, (runner.x, runner.y)])
        return replace(found, assault=assault_plan(caught, reactor, runner, shock))
    return found


def retreat_plan(state: SkirmishState, unit: Unit) -> RetreatAnswer:
    """A retreat: who sees it, and the dice that its chits cost it then (SK-14.3)."""
    seen = [enemy.name for enemy in state.seen_enemies(unit)]
    dice = unit.chits() if seen else 0
    lost = dice * (1 - at_least(state.tables.success))
    return RetreatAnswer(seen=seen, dice=dice, casualties=lost)
