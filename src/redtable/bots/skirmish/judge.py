"""Weighing actions: each by the sum of named terms, in casualties inflicted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from redtable.bots.skirmish.ground import Ground, danger, ground_of
from redtable.bots.skirmish.situation import Situation
from redtable.bots.skirmish.tally import Tally, Terms
from redtable.bots.skirmish.weights import WEIGHTS
from redtable.games.skirmish import frames, notation
from redtable.games.skirmish.candidates import activations, may_act
from redtable.games.skirmish.firefight import may_fall_back
from redtable.games.skirmish.geometry import length, point_along
from redtable.games.skirmish.interruption import action_path, reaction_cost
from redtable.games.skirmish.movement import is_rapid, path_of
from redtable.games.skirmish.notation import SkirmishAction
from redtable.games.skirmish.odds import (
    Odds,
    assault_odds,
    firefight_after_move,
    firefight_odds,
)
from redtable.games.skirmish.reactions import reaction_point
from redtable.games.skirmish.sight import sees
from redtable.games.skirmish.words import BLUFOR, REDFOR

if TYPE_CHECKING:
    from redtable.games.skirmish.frames import Step
    from redtable.games.skirmish.state import SkirmishState
    from redtable.games.skirmish.unit import Unit
    from redtable.kernel.chance import SeededChance

CHIT_WORTH: Final = (0.0, 0.45, 0.6, 0.9)
"""What a command die is worth that takes a chit off a unit with so many."""
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

    def __init__(self, chance: SeededChance) -> None:
        self.chance = chance
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
        tally = Tally()
        self.add_up(state, action, tally)
        return tally.total

    def terms(self, state: SkirmishState, action: SkirmishAction) -> Terms:
        """Why an action is good or bad."""
        tally = Tally([])
        self.add_up(state, action, tally)
        return tally.terms()

    def add_up(self, state: SkirmishState, action: SkirmishAction, tally: Tally) -> None:
        """The terms of an answer to the open decision."""
        frame = state.frames.top()
        kind = frame.kind
        if kind == frames.GIVE_ORDER:
            self.order(state, action, tally)
        elif kind == frames.REACT:
            self.reaction(state, frame, action, tally)
        elif kind == frames.DEPLOY:
            self.deployment(state, frame, action, tally)
        elif kind == frames.PLACE_OBJECTIVE:
            self.objective(state, action, tally)
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
        tally.add("order", -WEIGHTS[unit.side].order)
        if verb == notation.MOVE:
            self.going(state, unit, action, tally)
            return
        target = state.units[state.tables.names[action.target]]
        if verb == notation.ASSAULT:
            self.assault(state, unit, target, action, tally)
        elif verb == notation.FIRE:
            add_trade(tally, firefight_odds(state, unit, target), unit.side)
            tally.add_all(self.place_terms(state, unit, unit.x, unit.y, unit.moved, stays=True))
        elif verb == notation.MOVE_FIRE:
            x, y = action.points[-1]
            rapid = is_rapid(state, path_of(unit, action.points))
            add_trade(tally, firefight_after_move(state, unit, target, x, y, rapid), unit.side)
            self.going(state, unit, action, tally)
        else:
            add_trade(tally, firefight_odds(state, unit, target), unit.side)
            self.going(state, unit, action, tally)

    def going(self, state: SkirmishState, unit: Unit, action: SkirmishAction, tally: Tally) -> None:
        """Where a move ends, and the way there."""
        x, y = action.points[-1]
        tally.add_all(self.place_terms(state, unit, x, y, moved=True))
        tally.add("on-the-way", -WEIGHTS[unit.side].exposure * self.way_danger(state, unit, action.points))

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
        weights = WEIGHTS[unit.side]
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
        weights = WEIGHTS[REDFOR]
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
        weights = WEIGHTS[unit.side]
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
        weights = WEIGHTS[unit.side]
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
        kept = actor.x, actor.y, actor.moved
        actor.x, actor.y = x, y
        actor.moved = actor.moved or action_path(state, frame) is not None
        if action.verb == notation.REACT_FIRE:
            odds = firefight_odds(state, unit, actor)
            add_trade(tally, odds, unit.side)
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

    # Before the battle

    def objective(self, state: SkirmishState, action: SkirmishAction, tally: Tally) -> None:
        """Where few places see it, those far from the enemy, and apart from the other one."""
        x, y = action.points[0]
        seen_from, easy, nearest = self.ground_of(state).hideout(x, y)
        tally.add("seen-from", -seen_from / 40)
        tally.add("seen-early", -easy / 4)
        tally.add("way-of-the-enemy", nearest / 10)
        if state.objectives:
            other_x, other_y = state.objectives[-1]
            tally.add("apart", min(length(x, y, other_x, other_y), 200.0) / 40)

    def deployment(self, state: SkirmishState, frame: Step, action: SkirmishAction, tally: Tally) -> None:
        """Attackers start near a look at an objective; defenders in cover with a view of the approaches."""
        unit = state.units[state.tables.names[action.unit]]
        x, y = action.points[0]
        key = (unit.section * 4096 + x) * 4096 + y
        terms = self.places.get(key)
        if terms is None:
            terms = self.post(state, unit, x, y)
            self.places[key] = terms
        tally.add_all(terms)
        if frame.side == REDFOR:
            tally.add("nco", 0.1 if action.words else 0.0)
        else:
            tally.add("nco", 0.1 if action.words and unit.name.startswith("RG") else 0.0)

    def post(self, state: SkirmishState, unit: Unit, x: int, y: int) -> Terms:
        """A place to begin at, for any unit of a section."""
        terms: Terms = []
        friends = state.units_of(unit.side)
        section = [friend for friend in friends if friend.section == unit.section]
        if section:
            far = length(x, y, section[-1].x, section[-1].y)
            terms.append(("with-the-section", -0.01 * max(0.0, far - 60)))
        if unit.side == REDFOR:
            self.start_of_attack(state, x, y, len(friends), terms)
        else:
            self.post_of_defence(state, unit, x, y, friends, terms)
        return terms

    def start_of_attack(self, state: SkirmishState, x: int, y: int, friends: int, terms: Terms) -> None:
        """Near the objectives by the shortest way to see them, out of the enemy's sight."""
        ground = self.ground_of(state)
        ways = [ground.way_to_look(x, y, at_x, at_y) for at_x, at_y in state.objectives]
        if ways:
            goal = ways[friends // 2 % len(ways)]
            terms.append(("way", -goal / 40))
        seen = sum(1 for enemy in state.units_of(BLUFOR) if sees(state.field, x, y, enemy.x, enemy.y))
        terms.append(("seen", -0.6 * seen))

    def post_of_defence(
        self, state: SkirmishState, unit: Unit, x: int, y: int, friends: list[Unit], terms: Terms
    ) -> None:
        """Cover, a view of where attackers come from, and near the objectives."""
        view, covered = self.ground_of(state).outlook(x, y)
        terms.append(("view", 0.4 * view))
        terms.append(("cover", 0.5 * covered))
        if state.objectives:
            number = unit.section % len(state.objectives)
            at_x, at_y = state.objectives[number]
            terms.append(("guard", -length(x, y, at_x, at_y) / 60))
        others = [friend for friend in friends if friend.section != unit.section]
        if others:
            terms.append(("spread", min(length(x, y, others[-1].x, others[-1].y), 150.0) / 150))


SOLDIER_WORTH: Final = {"R": 1.0, "r": 1.1, "NCO": 2.0, "nco": 2.1, "MG": 3.0, "mg": 3.1}
"""What it costs to lose one: a lightly wounded man dies for sure, a fresh one may come back."""


def add_trade(tally: Tally, odds: Odds, side: int) -> None:
    """What a firefight gives and takes."""
    weights = WEIGHTS[side]
    tally.add("kills", weights.kill * odds.expected(1, 0))
    tally.add("their-fear", weights.chit * odds.expected(1, 1) + weights.rout * odds.expected(1, 2))
    tally.add("losses", -weights.loss * odds.expected(0, 0))
    tally.add("own-fear", -weights.own_chit * odds.expected(0, 1) - weights.rout * odds.expected(0, 2))


def command_die(state: SkirmishState, frame: Step, action: SkirmishAction, tally: Tally) -> None:  # noqa: ARG001
    """A die is an order with 60 %, if there are units to order; a chit less sets a unit free."""
    if action.verb == notation.ROLL:
        tally.add("orders", 0.55)
        return
    unit = state.units[state.tables.names[action.unit]]
    worth = CHIT_WORTH[min(3, unit.chits())]
    # A last yellow chit goes by itself in the recovery.
    tally.add("free-again", worth if unit.active() else 0.0)
    tally.add("colour", 0.05 if action.words[0] == "red" else 0.0)


def second_throw(state: SkirmishState, frame: Step, action: SkirmishAction, tally: Tally) -> None:
    """A casualty saved for a chit; Redfor's soldiers are worth more than its nerves."""
    if action.verb == notation.KEEP:
        tally.add("keep", 0.0)
        return
    unit = state.units[frame.unit]
    saved = 1 - max(0, 4 - frame.numbers[0]) / 10
    weights = WEIGHTS[unit.side]
    tally.add("saved", weights.loss * saved)
    tally.add("fear", -(weights.own_chit if unit.chits() < state.tables.most_chits else 1.5))


def stand_or_go(state: SkirmishState, frame: Step, action: SkirmishAction, tally: Tally) -> None:
    """Hold with the better numbers, give way with the worse."""
    unit, attacker = state.units[frame.unit], state.units[frame.other]
    if action.verb == notation.WITHDRAW:
        tally.add("give-way", -0.5 - 0.4 * (unit.chits() + 1))
        return
    strength = unit.active() * (0.6 - 0.1 * unit.chits()) - attacker.active() * 0.6
    tally.add("strength", 0.5 * strength)
    tally.add("fire", 0.6 if unit.chits() < 3 else 0.0)


def soldiers_lost(state: SkirmishState, frame: Step, action: SkirmishAction, tally: Tally) -> None:  # noqa: ARG001
    """Those who can be spared go first."""
    tally.add("soldiers", -sum([SOLDIER_WORTH[word.partition(".")[2]] for word in action.words]))


def look(state: SkirmishState, frame: Step, action: SkirmishAction, tally: Tally) -> None:  # noqa: ARG001
    """There is nothing to lose."""
    tally.add("look", 1.0 if action.verb == notation.RECON else 0.0)


SIMPLE: Final[dict[str, Callable[[SkirmishState, Step, SkirmishAction, Tally], None]]] = {
    frames.TAKE_OUT_DICE: command_die,
    frames.REROLL: second_throw,
    frames.CHOOSE_CASUALTIES: soldiers_lost,
    frames.HOLD_OR_RETREAT: stand_or_go,
    frames.RECON: look,
}
"""Decisions that are weighed by what is on the table alone."""
