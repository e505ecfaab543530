"""A commander: looks at every offered action and takes the one whose named terms add up to the most."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from redtable.bots.bot import Bot
from redtable.bots.skirmish.ground import Ground, danger, ground_of
from redtable.bots.skirmish.weights import WEIGHTS
from redtable.games.skirmish import frames, notation
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
from redtable.games.skirmish.words import BLUFOR, OPEN, REDFOR
from redtable.kernel.chance import SeededChance

if TYPE_CHECKING:
    from redtable.games.skirmish.frames import Step
    from redtable.games.skirmish.ruleset import SkirmishRules
    from redtable.games.skirmish.state import SkirmishState
    from redtable.games.skirmish.unit import Unit
    from redtable.kernel.game import Game
    from redtable.kernel.view import View

Terms = dict[str, float]
CHIT_WORTH: Final = (0.0, 0.45, 0.6, 0.9)
"""What a command die is worth that takes a chit off a unit with so many."""
EASY_WAY: Final = 180
"""A lookout that Redfor reaches with a move and a half is an easy one."""
WATCHED: Final = ((8, 33), (16, 31), (24, 31), (32, 31), (40, 33), (12, 24), (24, 20), (36, 24))
"""Places from which attackers come, in inches on a table of 48 by 36."""


class Commander(Bot):
    """Chooses by the sum of named terms; never looks ahead."""

    def __init__(self, game: Game, rules: SkirmishRules, seat: int, seed: str | int = 0) -> None:
        self.game = game
        self.rules = rules
        self.seat = seat
        self.chance = SeededChance(f"commander {seed} {seat}")
        self.judge = Judge(self.chance)
        self.reasons: list[tuple[str, float]] = []

    def choose(self, view: View) -> str:
        """The best of the view's legal actions."""
        state = cast("SkirmishState", self.game.imagine(self.rules, view, self.chance))
        actions = [cast("SkirmishAction", self.game.parse(text)) for text in view.legal]
        best, terms = self.judge.best(state, actions)
        self.reasons = sorted(terms.items(), key=lambda term: -abs(term[1]))
        return best.text

    def why(self) -> list[tuple[str, float]]:
        """The terms behind the last choice."""
        return self.reasons


class Judge:
    """Weighs actions in a position; remembers the ground between questions."""

    def __init__(self, chance: SeededChance) -> None:
        self.chance = chance
        self.ground: Ground | None = None
        self.dangers: dict[int, float] = {}
        self.places: dict[int, Terms] = {}
        """What was found out about places for the decision at hand."""

    def ground_of(self, state: SkirmishState) -> Ground:
        """What is known of the battlefield."""
        if self.ground is None or self.ground.field is not state.field:
            self.ground = ground_of(state.field)
        return self.ground

    def danger(self, state: SkirmishState, unit: Unit, x: int, y: int, moved: bool) -> float:
        """Casualties to be expected at a place."""
        key = ((unit.number * 2 + moved) * 4096 + x) * 4096 + y
        known = self.dangers.get(key)
        if known is None:
            known = danger(state, self.ground_of(state), unit, x, y, moved)
            self.dangers[key] = known
        return known

    def best(self, state: SkirmishState, actions: list[SkirmishAction]) -> tuple[SkirmishAction, Terms]:
        """The action with the greatest sum; a hair of chance decides between equals."""
        ranked = self.ranked(state, actions)
        return ranked[0][1], ranked[0][2]

    def ranked(
        self, state: SkirmishState, actions: list[SkirmishAction]
    ) -> list[tuple[float, SkirmishAction, Terms]]:
        """All actions with their sums and terms, the best first."""
        found = []
        self.dangers.clear()
        self.places.clear()
        for action in actions:
            terms = self.terms(state, action)
            hair = self.chance.below("hair", 1000) / 1_000_000
            found.append((sum(terms.values()) + hair, action, terms))
        found.sort(key=lambda entry: -entry[0])
        return found

    def terms(self, state: SkirmishState, action: SkirmishAction) -> Terms:
        """Why an action is good or bad."""
        frame = state.frames.top()
        kind = frame.kind
        if kind == frames.GIVE_ORDER:
            return self.order(state, action)
        if kind == frames.REACT:
            return self.reaction(state, frame, action)
        if kind == frames.DEPLOY:
            return self.deployment(state, frame, action)
        if kind == frames.PLACE_OBJECTIVE:
            return self.objective(state, action)
        if kind == frames.TAKE_OUT_DICE:
            return command_die(state, action)
        if kind == frames.REROLL:
            return second_throw(state, frame, action)
        if kind == frames.CHOOSE_CASUALTIES:
            return {"soldiers": -sum(SOLDIER_WORTH[word.partition(".")[2]] for word in action.words)}
        if kind == frames.HOLD_OR_RETREAT:
            return stand_or_go(state, frame, action)
        if kind == frames.CHOOSE_DESTINATION:
            x, y = action.points[0]
            return self.place_terms(state, state.units[frame.unit], x, y, moved=True)
        if kind == frames.STAND_FAST:
            return self.falling_back(state, state.units[frame.unit], action.verb == notation.RETREAT)
        return {"look": 1.0 if action.verb == notation.RECON else 0.0}

    # Orders

    def order(self, state: SkirmishState, action: SkirmishAction) -> Terms:
        """An activation: what it does to the enemy, what it costs, where it ends."""
        if action.verb == notation.STOP:
            return {"wait": 0.0}
        unit = state.units[state.tables.names[action.unit]]
        if action.verb == notation.RETREAT:
            return self.falling_back(state, unit, True)
        weights = WEIGHTS[unit.side]
        terms: Terms = {"order": -weights.order}
        target = state.units[state.tables.names[action.target]] if action.target else None
        if action.verb == notation.ASSAULT:
            assert target is not None
            self.assault(state, unit, target, action, terms)
            return terms
        if action.verb == notation.FIRE:
            assert target is not None
            add_trade(terms, firefight_odds(state, unit, target), unit.side)
            add_terms(terms, self.place_terms(state, unit, unit.x, unit.y, unit.moved, stays=True))
            return terms
        x, y = action.points[-1]
        path = path_of(unit, action.points)
        rapid = is_rapid(state, path)
        if action.verb == notation.MOVE_FIRE:
            assert target is not None
            add_trade(terms, firefight_after_move(state, unit, target, x, y, rapid), unit.side)
        elif action.verb == notation.FIRE_MOVE:
            assert target is not None
            odds = firefight_odds(state, unit, target)
            add_trade(terms, odds, unit.side)
        add_terms(terms, self.place_terms(state, unit, x, y, moved=True))
        terms["on-the-way"] = -weights.exposure * self.way_danger(state, unit, path.xs, path.ys, path.length)
        return terms

    def way_danger(self, state: SkirmishState, unit: Unit, xs: list[int], ys: list[int], far: float) -> float:
        """Half of the danger in the middle of a path: somebody may react there."""
        if unit.side != state.initiative:
            return 0.0
        x, y = point_along(xs, ys, far / 2)
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
        terms: Terms = {"exposure": weights.exposure * (now - then)}
        if unit.side == REDFOR:
            self.add_progress(state, unit, x, y, terms)
        elif not stays:
            terms["watch"] = 0.05 * (self.watch(state, unit, x, y) - self.watch(state, unit, unit.x, unit.y))
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
        terms["progress"] = weights.progress * best
        if look:
            terms["look"] = weights.look * look

    def watch(self, state: SkirmishState, unit: Unit, x: int, y: int) -> float:
        """How many enemies a defender could fire at from a place."""
        return sum(
            1.0
            for enemy in state.units
            if enemy.side != unit.side
            and enemy.on_table()
            and enemy.active()
            and state.clear_line(x, y, enemy.x, enemy.y, unit.number, enemy.number)
        )

    def assault(
        self, state: SkirmishState, unit: Unit, target: Unit, action: SkirmishAction, terms: Terms
    ) -> None:
        """Worth it when the target is weak or shaken."""
        weights = WEIGHTS[unit.side]
        path = path_of(unit, [*action.points, (target.x, target.y)])
        odds = assault_odds(state, unit, target, path)
        everybody = len(target.statuses) - target.dead()
        terms["storm"] = weights.kill * odds.wins * everybody
        lost = odds.contact - odds.wins
        terms["price"] = -weights.loss * (
            lost * unit.active() * 0.8 + (1 - odds.surprise) * odds.fire.expected(0, 0) + odds.wins * 0.8
        )
        terms["broken-off"] = -weights.own_chit * 2 * odds.broken_off

    def falling_back(self, state: SkirmishState, unit: Unit, goes: bool) -> Terms:
        """A voluntary retreat: only out of a bad place, and not with chits under enemy eyes."""
        if not goes:
            return {"stand": 0.0}
        weights = WEIGHTS[unit.side]
        here = self.danger(state, unit, unit.x, unit.y, unit.moved)
        runs = 0.4 * unit.chits() if state.seen_enemies(unit) else 0.0
        return {
            "escape": weights.exposure * here * (1.0 if unit.chits() >= 2 else 0.4),
            "running": -weights.loss * runs,
            "ground-given": -0.8,
        }

    # Reactions

    def reaction(self, state: SkirmishState, frame: Step, action: SkirmishAction) -> Terms:
        """Fire at what comes into the open; keep orders for the own half otherwise."""
        if action.verb == notation.DECLINE:
            return {"wait": 0.25}
        unit = state.units[state.tables.names[action.unit]]
        actor = state.units[frame.unit]
        x, y = reaction_point(state, frame, action.at)
        cost = reaction_cost(state, unit, x, y)
        terms: Terms = {"order": -0.25 * cost}
        kept = actor.x, actor.y, actor.moved
        actor.x, actor.y = x, y
        actor.moved = actor.moved or action_path(state, frame) is not None
        if action.verb == notation.REACT_FIRE:
            odds = firefight_odds(state, unit, actor)
            add_trade(terms, odds, unit.side)
            if frame.numbers:
                stopped = (
                    odds.probability(1, 1) * (1 - odds.first) * 0.3 + odds.probability(1, 1) * odds.first
                )
                terms["stops-a-move"] = 0.4 * stopped
        elif action.verb == notation.REACT_ASSAULT:
            self.assault(state, unit, actor, SkirmishAction(points=action.points), terms)
        actor.x, actor.y, actor.moved = kept
        if action.verb == notation.REACT_MOVE:
            end_x, end_y = action.points[-1]
            add_terms(terms, self.place_terms(state, unit, end_x, end_y, moved=True))
        return terms

    # Before the battle

    def objective(self, state: SkirmishState, action: SkirmishAction) -> Terms:
        """Where few places see it, those far from the enemy, and apart from the other one."""
        x, y = action.points[0]
        lookouts = self.ground_of(state).lookouts_on(x, y)
        zone = state.field.zones[REDFOR].shape
        easy = sum(1 for _, at_y in lookouts if zone.bottom - at_y <= EASY_WAY)
        nearest = min((max(0, zone.bottom - at_y) for _, at_y in lookouts), default=zone.bottom)
        terms = {"seen-from": -len(lookouts) / 40, "seen-early": -easy / 4, "way-of-the-enemy": nearest / 10}
        for other_x, other_y in state.objectives:
            terms["apart"] = min(length(x, y, other_x, other_y), 200.0) / 40
        return terms

    def deployment(self, state: SkirmishState, frame: Step, action: SkirmishAction) -> Terms:
        """Attackers start near a look at an objective; defenders in cover with a view of the approaches."""
        unit = state.units[state.tables.names[action.unit]]
        x, y = action.points[0]
        terms: Terms = {}
        friends = state.units_of(frame.side)
        section = [friend for friend in friends if friend.section == unit.section]
        for friend in section:
            far = length(x, y, friend.x, friend.y)
            terms["with-the-section"] = -0.01 * max(0.0, far - 60)
        if frame.side == REDFOR:
            self.start_of_attack(state, x, y, friends, terms)
            terms["nco"] = 0.1 if action.words else 0.0
        else:
            self.post_of_defence(state, unit, x, y, friends, terms)
            terms["nco"] = 0.1 if action.words and unit.name.startswith("RG") else 0.0
        return terms

    def start_of_attack(
        self, state: SkirmishState, x: int, y: int, friends: list[Unit], terms: Terms
    ) -> None:
        """Near the objectives by the shortest way to see them, out of the enemy's sight."""
        ground = self.ground_of(state)
        ways = [ground.way_to_look(x, y, at_x, at_y) for at_x, at_y in state.objectives]
        if ways:
            goal = ways[len(friends) // 2 % len(ways)]
            terms["way"] = -goal / 40
        seen = sum(1 for enemy in state.units_of(BLUFOR) if sees(state.field, x, y, enemy.x, enemy.y))
        terms["seen"] = -0.6 * seen

    def post_of_defence(
        self, state: SkirmishState, unit: Unit, x: int, y: int, friends: list[Unit], terms: Terms
    ) -> None:
        """Cover, a view of where attackers come from, and near the objectives."""
        field = state.field
        seen = [
            (at_x * 10, at_y * 10)
            for at_x, at_y in WATCHED
            if sees(field, x, y, min(at_x * 10, field.width), min(at_y * 10, field.height))
        ]
        covered = sum(1 for at_x, at_y in seen if field.cover(x, y, at_x, at_y) != OPEN)
        terms["view"] = 0.4 * len(seen)
        terms["cover"] = 0.5 * covered
        if state.objectives:
            number = unit.section % len(state.objectives)
            at_x, at_y = state.objectives[number]
            terms["guard"] = -length(x, y, at_x, at_y) / 60
        for friend in friends:
            if friend.section != unit.section:
                terms["spread"] = min(length(x, y, friend.x, friend.y), 150.0) / 150


SOLDIER_WORTH: Final = {"R": 1.0, "r": 1.1, "NCO": 2.0, "nco": 2.1, "MG": 3.0, "mg": 3.1}
"""What it costs to lose one: a lightly wounded man dies for sure, a fresh one may come back."""


def add_trade(terms: Terms, odds: Odds, side: int) -> None:
    """What a firefight gives and takes."""
    weights = WEIGHTS[side]
    terms["kills"] = weights.kill * odds.expected(1, 0)
    terms["their-fear"] = weights.chit * odds.expected(1, 1) + weights.rout * odds.expected(1, 2)
    terms["losses"] = -weights.loss * odds.expected(0, 0)
    terms["own-fear"] = -weights.own_chit * odds.expected(0, 1) - weights.rout * odds.expected(0, 2)


def add_terms(terms: Terms, more: Terms) -> None:
    """Both together."""
    for name, value in more.items():
        terms[name] = terms.get(name, 0.0) + value


def command_die(state: SkirmishState, action: SkirmishAction) -> Terms:
    """A die is an order with 60 %, if there are units to order; a chit less sets a unit free."""
    if action.verb == notation.ROLL:
        return {"orders": 0.55}
    unit = state.units[state.tables.names[action.unit]]
    colour = 0.05 if action.words[0] == "red" else 0.0
    worth = CHIT_WORTH[min(3, unit.chits())]
    # A last yellow chit goes by itself in the recovery.
    return {"free-again": worth if unit.active() else 0.0, "colour": colour}


def second_throw(state: SkirmishState, frame: Step, action: SkirmishAction) -> Terms:
    """A casualty saved for a chit; Redfor's soldiers are worth more than its nerves."""
    if action.verb == notation.KEEP:
        return {"keep": 0.0}
    unit = state.units[frame.unit]
    saved = 1 - max(0, 4 - frame.numbers[0]) / 10
    weights = WEIGHTS[unit.side]
    price = weights.own_chit if unit.chits() < state.tables.most_chits else 1.5
    return {"saved": weights.loss * saved, "fear": -price}


def stand_or_go(state: SkirmishState, frame: Step, action: SkirmishAction) -> Terms:
    """Hold with the better numbers, give way with the worse."""
    unit, attacker = state.units[frame.unit], state.units[frame.other]
    if action.verb == notation.WITHDRAW:
        return {"give-way": -0.5 - 0.4 * (unit.chits() + 1)}
    strength = unit.active() * (0.6 - 0.1 * unit.chits()) - attacker.active() * 0.6
    return {"strength": 0.5 * strength, "fire": 0.6 if unit.chits() < 3 else 0.0}
