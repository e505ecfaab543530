"""Weighing actions: each by the sum of named terms, in casualties inflicted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from redtable.bots.skirmish.before_battle import deployment, objective
from redtable.bots.skirmish.ground import Ground, danger, ground_of
from redtable.bots.skirmish.simple_choices import SIMPLE
from redtable.bots.skirmish.situation import Situation
from redtable.bots.skirmish.tally import Tally, Terms
from redtable.bots.skirmish.weights import WEIGHTS, Weights
from redtable.games.skirmish import frames, notation
from redtable.games.skirmish.assault_odds import assault_odds
from redtable.games.skirmish.candidates import activations, may_act
from redtable.games.skirmish.firefight import may_fall_back
from redtable.games.skirmish.geometry import point_along
from redtable.games.skirmish.interruption import action_path, reaction_cost
from redtable.games.skirmish.movement import is_rapid, path_of
from redtable.games.skirmish.notation import SkirmishAction
from redtable.games.skirmish.odds import (
    Odds,
    firefight_after_move,
    firefight_odds,
)
from redtable.games.skirmish.reactions import reaction_point
from redtable.games.skirmish.words import REDFOR

if TYPE_CHECKING:
    from redtable.bots.skirmish.tastes import Taste, Tastes
    from redtable.games.skirmish.frames import Step
    from redtable.games.skirmish.state import SkirmishState
    from redtable.games.skirmish.unit import Unit
    from redtable.kernel.chance import SeededChance

MOST_KNOWN: Final = 200_000
MOST_ORDERS: Final = 2_000
"""So much is remembered at most."""


class Weighed:
    """An action and what it is worth."""

    def __init__(self, worth: float, action: SkirmishAction) -> None:
        self.worth = worth
        self.action = action


class Judge:
    """Weighs actions in a position; remembers the ground and what it has weighed between questions."""

    def __init__(
        self,
        chance: SeededChance,
        weights: tuple[Weights, Weights] = WEIGHTS,
        tastes: Tastes | None = None,
    ) -> None:
        self.chance = chance
        self.weights = weights
        """By side."""
        self.tastes = tastes
        """What is cared about more or less than by the weights; none: nothing."""
        self.ground: Ground | None = None
        self.situation = Situation()
        self.dangers: dict[int, float] = {}
        self.watches: dict[int, float] = {}
        self.orders: dict[tuple[int, ...], list[Weighed]] = {}
        """What units could be told to do, by all that the worth of it depends on."""
        self.places: dict[int, Terms] = {}
        """What was found out about places for the decision at hand."""

    def ground_of(self, state: SkirmishState) -> Ground:
        """What is known of the battlefield."""
        if self.ground is None or self.ground.field is not state.field:
            self.ground = ground_of(state.field)
        return self.ground

    def look_at(self, state: SkirmishState) -> None:
        """Begin with a decision: what stays true of earlier ones is kept."""
        self.places.clear()
        stale = self.situation.ids_used() + len(self.dangers) + len(self.watches) > MOST_KNOWN
        if stale or len(self.orders) > MOST_ORDERS or state.tables.units_block_sight:
            self.situation.clear()
            self.dangers.clear()
            self.watches.clear()
            self.orders.clear()
        self.situation.look_at(state)

    def danger(self, state: SkirmishState, unit: Unit, x: int, y: int, moved: bool) -> float:
        """Casualties to be expected at a place."""
        key = ((self.situation.facing(state, unit) * 2 + moved) * 4096 + x) * 4096 + y
        known = self.dangers.get(key)
        if known is None:
            known = danger(state, self.ground_of(state), unit, x, y, moved)
            self.dangers[key] = known
        return known

    def choose(self, state: SkirmishState) -> SkirmishAction:
        """What to do about the open decision."""
        weighed = self.weighed(state)
        return weighed[0].action if len(weighed) == 1 else self.best_of(weighed).action

    def weighed(self, state: SkirmishState) -> list[Weighed]:
        """All that is offered, with what it is worth."""
        frame = state.frames.top()
        if frame.kind == frames.GIVE_ORDER:
            self.look_at(state)
            return self.weighed_orders(state, frame)
        return self.weigh(state, state.options())

    def best_of(self, weighed: list[Weighed]) -> Weighed:
        """The greatest; a hair of chance decides between equals."""
        best = weighed[0]
        most = best.worth + self.hair()
        for at in range(1, len(weighed)):
            worth = weighed[at].worth + self.hair()
            if worth > most:
                best, most = weighed[at], worth
        return best

    def hair(self) -> float:
        """Less than any difference that counts."""
        return float(self.chance.below("hair", 1000)) / 1_000_000.0

    def ranked(self, weighed: list[Weighed]) -> list[tuple[float, SkirmishAction]]:
        """All actions with their sums, the best first."""
        found = [(entry.worth + self.hair(), entry.action) for entry in weighed]
        found.sort(key=lambda entry: -entry[0])
        return found

    def weigh(self, state: SkirmishState, actions: list[SkirmishAction]) -> list[Weighed]:
        """Each action with its sum."""
        self.look_at(state)
        return [Weighed(self.worth(state, action), action) for action in actions]

    def weighed_orders(self, state: SkirmishState, frame: Step) -> list[Weighed]:
        """All orders that are offered, in the order in which they are."""
        found: list[Weighed] = []
        for unit in state.units_of(frame.side):
            if may_act(state, frame, unit):
                found += self.weighed_activations(state, unit)
            if may_fall_back(state, unit):
                retreat = SkirmishAction(verb=notation.RETREAT, unit=unit.name)
                found.append(Weighed(self.worth(state, retreat), retreat))
        found.append(Weighed(0.0, SkirmishAction(notation.STOP, notation.STOP)))
        return found

    def weighed_activations(self, state: SkirmishState, unit: Unit) -> list[Weighed]:
        """What a unit could be told to do; remembered while nothing changes that it depends on."""
        key = self.situation.of_unit(state, unit)
        known = self.orders.get(key)
        if known is None:
            known = [Weighed(self.worth(state, action), action) for action in activations(state, unit)]
            self.orders[key] = known
        return known

    def worth(self, state: SkirmishState, action: SkirmishAction) -> float:
        """The sum of an action's terms."""
        tally = Tally(None, self.taste_of(state.frames.top()))
        self.add_up(state, action, tally)
        return tally.total

    def terms(self, state: SkirmishState, action: SkirmishAction) -> Terms:
        """Why an action is good or bad."""
        tally = Tally([], self.taste_of(state.frames.top()))
        self.add_up(state, action, tally)
        return tally.terms()

    def taste_of(self, frame: Step) -> Taste | None:
        """What whoever decides cares about beside the weights."""
        if self.tastes is None:
            return None
        by_side = self.tastes.orders if frame.kind == frames.GIVE_ORDER else self.tastes.answers
        return by_side[frame.side]

    def add_up(self, state: SkirmishState, action: SkirmishAction, tally: Tally) -> None:
        """The terms of an answer to the open decision."""
        frame = state.frames.top()
        kind = frame.kind
        if kind == frames.GIVE_ORDER:
            self.order(state, action, tally)
        elif kind == frames.REACT:
            self.reaction(state, frame, action, tally)
        elif kind == frames.DEPLOY:
            deployment(state, self.ground_of(state), self.places, action, tally)
        elif kind == frames.PLACE_OBJECTIVE:
            objective(state, self.ground_of(state), action, tally)
        elif kind == frames.CHOOSE_DESTINATION:
            x, y = action.points[0]
            tally.add_all(self.place_terms(state, state.units[frame.unit], x, y, moved=True))
        elif kind == frames.STAND_FAST:
            if action.verb == notation.RETREAT:
                self.falling_back(state, state.units[frame.unit], tally)
            else:
                tally.add("stand", 0.0)
        else:
            SIMPLE[kind](state, frame, action, tally)

    # Orders

    def order(self, state: SkirmishState, action: SkirmishAction, tally: Tally) -> None:
        """An activation: what it does to the enemy, what it costs, where it ends."""
        verb = action.verb
        if verb == notation.STOP:
            tally.add("wait", 0.0)
            return
        unit = state.units[state.tables.names[action.unit]]
        if verb == notation.RETREAT:
            self.falling_back(state, unit, tally)
            return
        tally.add("order", -self.weights[unit.side].order)
        if tally.taste is not None:
            add_likings(state, unit, action, tally)
        if verb == notation.MOVE:
            self.going(state, unit, action, tally)
            return
        target = state.units[state.tables.names[action.target]]
        if verb == notation.ASSAULT:
            self.assault(state, unit, target, action, tally)
        elif verb == notation.FIRE:
            add_trade(tally, self.weights[unit.side], firefight_odds(state, unit, target))
            tally.add_all(self.place_terms(state, unit, unit.x, unit.y, unit.moved, stays=True))
        elif verb == notation.MOVE_FIRE:
            x, y = action.points[-1]
            rapid = is_rapid(state, path_of(unit, action.points))
            add_trade(tally, self.weights[unit.side], firefight_after_move(state, unit, target, x, y, rapid))
            self.going(state, unit, action, tally)
        else:
            add_trade(tally, self.weights[unit.side], firefight_odds(state, unit, target))
            self.going(state, unit, action, tally)

    def going(self, state: SkirmishState, unit: Unit, action: SkirmishAction, tally: Tally) -> None:
        """Where a move ends, and the way there."""
        x, y = action.points[-1]
        tally.add_all(self.place_terms(state, unit, x, y, moved=True))
        tally.add(
            "on-the-way", -self.weights[unit.side].exposure * self.way_danger(state, unit, action.points)
        )

    def way_danger(self, state: SkirmishState, unit: Unit, points: list[tuple[int, int]]) -> float:
        """Half of the danger in the middle of a path: somebody may react there."""
        if unit.side != state.initiative:
            return 0.0
        path = path_of(unit, points)
        x, y = point_along(path.xs, path.ys, path.length / 2)
        return self.danger(state, unit, x, y, True) / 2

    def place_terms(
        self, state: SkirmishState, unit: Unit, x: int, y: int, moved: bool, stays: bool = False
    ) -> Terms:
        """What a place is worth at the end of an activation, against where the unit stands now."""
        key = (((unit.number * 2 + moved) * 2 + stays) * 4096 + x) * 4096 + y
        known = self.places.get(key)
        if known is None:
            known = self.place_found(state, unit, x, y, moved, stays)
            self.places[key] = known
        return known

    def place_found(
        self, state: SkirmishState, unit: Unit, x: int, y: int, moved: bool, stays: bool
    ) -> Terms:
        """The same, worked out."""
        weights = self.weights[unit.side]
        now = self.danger(state, unit, unit.x, unit.y, unit.moved)
        then = now if stays else self.danger(state, unit, x, y, moved)
        terms: Terms = [("exposure", weights.exposure * (now - then))]
        if unit.side == REDFOR:
            self.add_progress(state, unit, x, y, terms)
        elif not stays:
            more = self.watch(state, unit, x, y) - self.watch(state, unit, unit.x, unit.y)
            terms.append(("watch", 0.05 * more))
        return terms

    def add_progress(self, state: SkirmishState, unit: Unit, x: int, y: int, terms: Terms) -> None:
        """Nearer to a look at an objective that is not yet done, or the look itself."""
        weights = self.weights[REDFOR]
        ground = self.ground_of(state)
        best = 0.0
        look = 0.0
        for number, (at_x, at_y) in enumerate(state.objectives):
            if state.reconnoitred[number]:
                continue
            before = ground.way_to_look(unit.x, unit.y, at_x, at_y)
            after = ground.way_to_look(x, y, at_x, at_y)
            best = max(best, (before - after) / 10)
            if after == 0:
                look += max(0.0, 0.6 - 0.1 * unit.chits())
        terms.append(("progress", weights.progress * best))
        if look:
            terms.append(("look", weights.look * look))

    def watch(self, state: SkirmishState, unit: Unit, x: int, y: int) -> float:
        """How many enemies a defender could fire at from a place."""
        key = (self.situation.facing(state, unit) * 4096 + x) * 4096 + y
        known = self.watches.get(key)
        if known is None:
            known = 0.0
            for enemy in state.units:
                if enemy.side == unit.side or not enemy.on_table() or enemy.active() == 0:
                    continue
                if state.clear_line(x, y, enemy.x, enemy.y, unit.number, enemy.number):
                    known += 1.0
            self.watches[key] = known
        return known

    def assault(
        self, state: SkirmishState, unit: Unit, target: Unit, action: SkirmishAction, tally: Tally
    ) -> None:
        """Worth it when the target is weak or shaken."""
        weights = self.weights[unit.side]
        path = path_of(unit, [*action.points, (target.x, target.y)])
        odds = assault_odds(state, unit, target, path)
        everybody = len(target.statuses) - target.dead()
        tally.add("storm", weights.kill * odds.wins * everybody)
        lost = odds.contact - odds.wins
        fallen = lost * unit.active() * 0.8 + (1 - odds.surprise) * odds.fire.expected(0, 0) + odds.wins * 0.8
        tally.add("price", -weights.loss * fallen)
        tally.add("broken-off", -weights.own_chit * 2 * odds.broken_off)

    def falling_back(self, state: SkirmishState, unit: Unit, tally: Tally) -> None:
        """A voluntary retreat: only out of a bad place, and not with chits under enemy eyes."""
        weights = self.weights[unit.side]
        here = self.danger(state, unit, unit.x, unit.y, unit.moved)
        runs = 0.4 * unit.chits() if state.seen_enemies(unit) else 0.0
        tally.add("escape", weights.exposure * here * (1.0 if unit.chits() >= 2 else 0.4))
        tally.add("running", -weights.loss * runs)
        tally.add("ground-given", -0.8)

    # Reactions

    def reaction(self, state: SkirmishState, frame: Step, action: SkirmishAction, tally: Tally) -> None:
        """Fire at what comes into the open; keep orders for the own half otherwise."""
        if action.verb == notation.DECLINE:
            tally.add("wait", 0.25)
            return
        unit = state.units[state.tables.names[action.unit]]
        actor = state.units[frame.unit]
        x, y = reaction_point(state, frame, action.at)
        cost = reaction_cost(state, unit, x, y)
        tally.add("order", -0.25 * cost)
        tally.lean(action.verb)
        kept = actor.x, actor.y, actor.moved
        actor.x, actor.y = x, y
        actor.moved = actor.moved or action_path(state, frame) is not None
        if action.verb == notation.REACT_FIRE:
            odds = firefight_odds(state, unit, actor)
            add_trade(tally, self.weights[unit.side], odds)
            if frame.numbers:
                stopped = (
                    odds.probability(1, 1) * (1 - odds.first) * 0.3 + odds.probability(1, 1) * odds.first
                )
                tally.add("stops-a-move", 0.4 * stopped)
        elif action.verb == notation.REACT_ASSAULT:
            self.assault(state, unit, actor, action, tally)
        actor.x, actor.y, actor.moved = kept
        if action.verb == notation.REACT_MOVE:
            end_x, end_y = action.points[-1]
            tally.add_all(self.place_terms(state, unit, end_x, end_y, moved=True))


def add_likings(state: SkirmishState, unit: Unit, action: SkirmishAction, tally: Tally) -> None:
    """What is liked or not about an order of this kind as such."""
    verb = action.verb
    tally.lean(verb)
    if action.points and verb != notation.ASSAULT and is_rapid(state, path_of(unit, action.points)):
        tally.lean("rapid")


def add_trade(tally: Tally, weights: Weights, odds: Odds) -> None:
    """What a firefight gives and takes."""
    tally.add("kills", weights.kill * odds.expected(1, 0))
    tally.add("their-fear", weights.chit * odds.expected(1, 1) + weights.rout * odds.expected(1, 2))
    tally.add("losses", -weights.loss * odds.expected(0, 0))
    tally.add("own-fear", -weights.own_chit * odds.expected(0, 1) - weights.rout * odds.expected(0, 2))
