"""The analyst of Red Code: a turn is ended by plan, and the admiral's network judges what comes of it.

The network was trained on beginnings of turns and sees what one side may know. So positions within a turn
are judged by playing it to its end first, for the curve and for decisions alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from redtable.analysis.analyst import Analyst, Lesson
from redtable.analysis.values import RedcodeWorth, odds
from redtable.bots.redcode import MODEL, network_in
from redtable.bots.redcode.admiral import LONGEST_TURN, Admiral, Effort, public_key
from redtable.bots.redcode.captain import Captain, wise
from redtable.bots.redcode.learned import LearnedSheet
from redtable.bots.redcode.trained_admiral import Manner, TrainedAdmiral, types_value
from redtable.games.redcode.frames import CHOOSE_SHIP, MAIN, OVER, RECOVERY, RESPOND, RETURN_SHIP
from redtable.games.redcode.notation import (
    CANCEL,
    CHOOSE,
    DISCARD,
    PASS,
    PLACE,
    PLAY_AT,
    PLAY_ON,
    RECOVER,
    RETURN,
    STEP,
    STOP,
    USE_TO,
    RedcodeAction,
)
from redtable.games.redcode.state import RedcodeState
from redtable.games.redcode.tables import tables_of
from redtable.games.redcode.view import RedcodeView
from redtable.kernel.chance import SeededChance

if TYPE_CHECKING:
    from redtable.games.redcode.ruleset import RedcodeRules
    from redtable.kernel.game import Action, Game, State
    from redtable.kernel.view import View

BEAM: Final = 6
"""Lines that are kept when a captain plans the rest of a turn."""
THEMES: Final = {
    CHOOSE: "fleet",
    PLACE: "place",
    RETURN: "place",
    RECOVER: "crew",
    USE_TO: "move",
    STEP: "move",
    STOP: "move",
    CANCEL: "answer",
    PASS: "answer",
    PLAY_ON: "orders",
    PLAY_AT: "orders",
    DISCARD: "orders",
}
"""What a decision is about, by the kind of its action; all others are about attacking."""


PLANNING: Final = Manner(beam=4, lines=1, trials=0, ranked=60)
"""Captains who end a turn take the line after which the network likes the position best."""
RANKED: Final = 60
"""Lines of a turn that the network ranks."""
LEAST_CHANCE: Final = 0.001
"""The network is never certain; only a result is."""
SEEDS: Final = 1 << 30
AS_PLAYED: Final = 3
"""Ways to go on after the played action that are looked at."""


def turn_of(world: RedcodeState) -> tuple[int, int]:
    """Whose turn it is, and in which round."""
    return world.active, world.round


def at_beginning(world: RedcodeState) -> bool:
    """Whether a turn begins here, or a ship returns: what the network was trained on."""
    if world.phase in (RECOVERY, RETURN_SHIP):
        return True
    untouched = not (world.manoeuvred or world.order_used)
    return world.phase == MAIN and untouched and world.ships[world.active].out() == 0


class RedcodeAnalyst(Analyst):
    """Ends a turn as a captain would who plans it, and asks the network; greedy captains play to the end.

    All of them think from what their seat can know, as bots at a table do, and take equals by lot. If they
    knew the world that they play in, every world would go nearly the same way, and what one way comes to
    would be taken for what the move is worth.
    """

    model_error = 0.08
    one_value = True
    lessons: ClassVar[dict[str, Lesson]] = {
        "fleet": Lesson("2-hull", "RC-6.2"),
        "place": Lesson("1-sea", "RC-5.3"),
        "crew": Lesson("3-crew", "RC-7.2"),
        "move": Lesson("5-currents", "RC-9.1"),
        "answer": Lesson("6-answer", "RC-13.1"),
        "attack": Lesson("4-sight", "RC-8.1"),
        "orders": Lesson("8-orders", "RC-10.1"),
    }

    def __init__(self, game: Game, rules: Any) -> None:
        super().__init__(game, rules, RedcodeWorth(rules))
        tables = tables_of(rules)
        self.network = network_in(MODEL)
        self.sheets = [LearnedSheet(tables, side, self.network) for side in (0, 1)]
        """What either side thinks of a position."""
        self.captains = [Admiral(game, rules, side, "analyst", Effort(beam=BEAM)) for side in (0, 1)]
        """Those who look for plans."""
        seats = range(len(self.teams))
        self.planners = [
            TrainedAdmiral(game, rules, seat, "analyst", PLANNING, self.network) for seat in seats
        ]
        """Those who end a turn that has begun."""
        self.crews = [Captain(game, rules, seat, "analyst") for seat in seats]
        """Those who play on after it."""
        self.turn = (0, 0)
        """The turn in which a plan begins: its rest is planned, but no turn that follows."""
        self.plays_out = not tables.war
        self.planned: dict[tuple[int, tuple[int, ...]], Action] = {}
        """What the planners do in positions that they have thought of, by seat and what it sees."""

    def forget(self) -> None:
        """Think of nothing that was thought for another view."""
        self.planned.clear()

    def seed_of_worlds(self, view: View) -> str:
        """The map, which lasts."""
        assert isinstance(view, RedcodeView)
        return "map " + " ".join(f"{card.name}.{card.turns}" for card in view.cards)

    def theme(self, view: View, action: str) -> str:  # noqa: ARG002 - the action says it
        """By the kind of the action."""
        parsed = self.game.parse(action)
        assert isinstance(parsed, RedcodeAction)
        return THEMES.get(parsed.kind, "attack")

    def value(self, world: State) -> float:
        """Blue's chance: the mean of what the network thinks with Blue's cards and with Red's."""
        chances = [self.chance_of(side, world, SeededChance("together")) for side in (0, 1)]
        return (chances[0] + 1 - chances[1]) / 2

    def chance_of(self, seat: int, world: State, chance: SeededChance) -> float:
        """What the network thinks with the cards of the seat's side, at the end of the turn."""
        assert isinstance(world, RedcodeState)
        if world.phase == CHOOSE_SHIP:
            return self.fleet_chance(world, seat & 1)
        settled = self.settled(world, chance)
        outcome = settled.outcome()
        if outcome is not None:
            return outcome.scores[seat] or 0.0
        return self.sight(settled, seat & 1)

    def sight(self, world: RedcodeState, side: int) -> float:
        """What the network thinks of a position."""
        chance = (1 + self.sheets[side].value(world, side)) / 2
        return max(LEAST_CHANCE, min(1 - LEAST_CHANCE, chance))

    def fleet_chance(self, world: RedcodeState, side: int) -> float:
        """What the types of ships came to against each other; ships that are not chosen yet are any."""
        if world.phase != CHOOSE_SHIP:
            return odds(types_value(world, side, self.network))
        seat = world.to_move()
        found = []
        for action in world.legal(seat):
            after = world.copy()
            after.quiet = True
            after.apply(seat, action, SeededChance("fleet"))
            found.append(self.fleet_chance(after, side))
        return sum(found) / len(found)

    def settled(self, world: RedcodeState, chance: SeededChance) -> RedcodeState:
        """The position at the end of the turn, or the same where one begins."""
        if world.phase == OVER or at_beginning(world):
            return world
        world = world.copy()
        world.quiet = True
        self.begin(chance)
        self.turn = turn_of(world)
        return self.turn_on(world, chance)

    def plans(self, world: State, played: Action | None, most: int) -> list[list[Action]]:
        """The most promising lines, one for each first action, and some that begin as was played.

        Each first action stands by itself too: then the rest of the turn is planned anew in every world. That
        is better where cards are drawn; a whole line is better where the ship goes somewhere and back.
        """
        assert isinstance(world, RedcodeState)
        if world.phase == CHOOSE_SHIP:
            return [[action] for action in world.legal(world.to_move())]
        captain = self.ready(world, SeededChance("plans"))
        found: dict[str, list[Action]] = {}
        for line in self.lines_of(captain, world, wise(world)):
            found.setdefault(line[0].text, line)
        lines = list(found.values())[:most]
        if played is not None:
            lines += self.lines_of(captain, world, [played])[:AS_PLAYED]
        first = {line[0].text: [line[0]] for line in lines}
        return [*first.values(), *(line for line in lines if len(line) > 1)]

    def lines_of(self, captain: Admiral, world: RedcodeState, first: list[Action]) -> list[list[Action]]:
        """What a captain can do until another is to decide, the most promising lines first."""
        decider, turn = world.decider, turn_of(world)
        sheet = captain.foresight.sheet
        open_lines: list[tuple[float, RedcodeState, list[Action]]] = [(0.0, world, [])]
        ended: list[tuple[float, RedcodeState, list[Action]]] = []
        for length in range(LONGEST_TURN):
            longer: list[tuple[float, RedcodeState, list[Action]]] = []
            seen: set[tuple[int, ...]] = set()
            for _, state, line in open_lines:
                for action in first if length == 0 else wise(state):
                    new = captain.foresight.after(state, action)
                    key = public_key(new)
                    if key in seen:
                        continue
                    seen.add(key)
                    known = (sheet.value(new, decider & 1), new, [*line, action])
                    over = new.phase == OVER or new.decider != decider or turn_of(new) != turn
                    (ended if over else longer).append(known)
            if not longer:
                break
            longer.sort(key=lambda one: -one[0])
            open_lines = longer[: 2 * BEAM if length == 0 else BEAM]
        ended.sort(key=lambda one: -one[0])
        chance = SeededChance("lines")
        ranked = [(self.chance_of(decider, state, chance), line) for _, state, line in ended[:RANKED]]
        ranked.sort(key=lambda one: -one[0])
        return [line for _, line in ranked]

    def follow(self, world: State, plan: list[Action], chance: SeededChance) -> State:
        """With everybody's answers on the way."""
        assert isinstance(world, RedcodeState)
        self.begin(chance)
        self.turn = turn_of(world)
        seat = world.to_move()
        for action in plan:
            if world.phase == OVER or world.to_move() != seat or world.refusal(seat, action) is not None:
                break
            world.apply(seat, action, chance)
            while world.phase == RESPOND:
                self.act(world, chance)
        return world

    def ready(self, world: RedcodeState, chance: SeededChance) -> Admiral:
        """The captain who is to decide; both captains know their own side's cards, and no others."""
        for captain in self.captains:
            for foresight in captain.crew:
                foresight.chance = chance
                foresight.sheet.know(world)
        return self.captains[world.decider & 1]

    def play_on(self, world: State, chance: SeededChance) -> State:
        """Finish the turn by plan: the network judges what the next one begins with."""
        assert isinstance(world, RedcodeState)
        return self.turn_on(world, chance)

    def play_out(self, world: State, chance: SeededChance) -> State:
        """Finish the turn by plan, and let greedy captains play the game to its end, with any ships."""
        assert isinstance(world, RedcodeState)
        while world.phase == CHOOSE_SHIP:
            choices = world.legal(world.to_move())
            world.apply(world.to_move(), choices[chance.below("ship", len(choices))], chance)
        self.turn_on(world, chance)
        while world.phase != OVER:
            self.act(world, chance)
        return world

    def turn_on(self, world: RedcodeState, chance: SeededChance) -> RedcodeState:
        """The rest of the turn by plan; ships that are not chosen yet are not played with."""
        while world.phase not in (CHOOSE_SHIP, OVER) and turn_of(world) == self.turn:
            self.act(world, chance, by_plan=True)
        return world

    def begin(self, chance: SeededChance) -> None:
        """Captains who have thought of nothing yet; what they cannot know they guess by the same chance."""
        for bot in (*self.planners, *self.crews):
            bot.chance = SeededChance(f"captain {chance.below('captain', SEEDS)}")
        for planner in self.planners:
            for foresight in planner.crew:
                foresight.chance = planner.chance

    def act(self, world: RedcodeState, chance: SeededChance, by_plan: bool = False) -> None:
        """The next action of whoever is to decide, from what that seat can know."""
        seat = world.to_move()
        choices = world.choices(seat)
        action = choices[0]
        if len(choices) > 1:
            planned = self.by_plan(world, seat, choices) if by_plan else None
            crew = self.crews[seat]
            action = planned or crew.think(world.redeal(seat, crew.chance), choices)
        world.apply(seat, action, chance)

    def by_plan(self, world: RedcodeState, seat: int, choices: list[Action]) -> Action | None:
        """What a planner does who has thought of this position, or plans the turn here; None if neither."""
        planner = self.planners[seat]
        key = seat, planner.seen_key(world)
        if key not in self.planned:
            if world.phase not in (MAIN, RECOVERY) or world.decider != world.active:
                return None
            state = world.redeal(seat, planner.chance)
            state.quiet = True
            for action in planner.best_line(choices, state):
                self.planned.setdefault((seat, planner.seen_key(state)), action)
                state = planner.foresight.after(state, action)
        found = self.planned[key]
        return found if found in choices else None

    def terms(self, world: State, side: int) -> dict[str, float]:
        """Hulls, crew in reserve and cards; nothing before the ships are chosen."""
        assert isinstance(world, RedcodeState)
        if not all(ship.type.name for ship in world.ships):
            return {}
        found: dict[str, float] = {}
        for ship in world.ships:
            whose = "own" if ship.number & 1 == side else "their"
            have = (("hull", max(0, ship.hull)), ("crew", ship.reserve), ("cards", ship.cards))
            for what, count in have:
                found[f"{whose}-{what}"] = found.get(f"{whose}-{what}", 0.0) + float(count)
        return found

    def end_turn(self, world: RedcodeState) -> RedcodeState:
        """The end of the turn, by the best line of the beam; other decisions on the way are greedy."""
        turn = turn_of(world)
        while world.phase != OVER and turn_of(world) == turn:
            captain = self.captains[world.decider & 1]
            if world.decider == world.active and world.phase in (MAIN, RECOVERY):
                return captain.turns_from(world, BEAM, None)[0].state
            world = captain.foresight.best_after(world)
        return world


def analyst_for(game: Game, rules: RedcodeRules) -> Analyst:
    """The analyst of a match."""
    return RedcodeAnalyst(game, rules)
