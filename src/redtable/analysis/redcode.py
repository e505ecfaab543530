"""The analyst of Red Code: captains end their turn by plan and play on, each from what it can know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from redtable.analysis.analyst import Analyst, Lesson
from redtable.analysis.values import RedcodeWorth
from redtable.bots.redcode.admiral import LONGEST_TURN, Admiral, Effort, public_key, ships_in_turn
from redtable.bots.redcode.captain import Captain, wise
from redtable.games.redcode.frames import CHOOSE_SHIP, MAIN, OVER, RECOVERY, RESPOND
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


AT_SIGHT: Final = Effort(beam=3, lines=1, rounds=0)
"""Captains who end a turn take the line that looks best."""
NO_LIMIT: Final = 1 << 30
"""More turns than a game has."""
SEEDS: Final = 1 << 30
AS_PLAYED: Final = 3
"""Ways to go on after the played action that are looked at."""


def lines_of(captain: Admiral, world: RedcodeState, first: list[Action], beam: int) -> list[list[Action]]:
    """What a captain can do until another is to decide, the most promising lines first."""
    side, decider, active, round_ = world.decider & 1, world.decider, world.active, world.round
    sheet = captain.foresight.sheet
    open_lines: list[tuple[float, RedcodeState, list[Action]]] = [(0.0, world, [])]
    ended: list[tuple[float, list[Action]]] = []
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
                value = sheet.value(new, side)
                if new.phase == OVER or (new.decider, new.active, new.round) != (decider, active, round_):
                    ended.append((value, [*line, action]))
                else:
                    longer.append((value, new, [*line, action]))
        if not longer:
            break
        longer.sort(key=lambda one: -one[0])
        open_lines = longer[: 2 * beam if length == 0 else beam]
    ended.sort(key=lambda one: -one[0])
    return [line for _, line in ended]


def turn_of(world: RedcodeState) -> tuple[int, int]:
    """Whose turn it is, and in which round."""
    return world.active, world.round


class RedcodeAnalyst(Analyst):
    """Ends the turn as a captain would who plans it, then lets greedy captains play on.

    All of them think from what their seat can know, as bots at a table do, and take equals by lot. If they
    knew the world that they play in, every world would go nearly the same way, and what one way comes to
    would be taken for what the move is worth.
    """

    model_error = 0.05
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
        self.captains = [Admiral(game, rules, side, "analyst", Effort(beam=BEAM)) for side in (0, 1)]
        seats = range(len(self.teams))
        self.planners = [Admiral(game, rules, seat, "analyst", AT_SIGHT) for seat in seats]
        """Those who end a turn that has begun."""
        self.crews = [Captain(game, rules, seat, "analyst") for seat in seats]
        """Those who play on after it."""
        self.turn = (0, 0)
        """The turn in which a plan begins: its rest is planned, but no turn that follows."""

    def theme(self, view: View, action: str) -> str:  # noqa: ARG002 - the action says it
        """By the kind of the action."""
        parsed = self.game.parse(action)
        assert isinstance(parsed, RedcodeAction)
        return THEMES.get(parsed.kind, "attack")

    def plans(self, world: State, played: Action | None, most: int) -> list[list[Action]]:
        """The most promising lines, one for each first action, and some that begin as was played.

        Each first action stands by itself too: the rest of the turn is then planned in every world anew,
        which is better where cards are drawn, as a line is better where it leads back.
        """
        assert isinstance(world, RedcodeState)
        if world.phase == CHOOSE_SHIP:
            return [[action] for action in world.legal(world.to_move())]
        captain = self.ready(world, SeededChance("plans"))
        found: dict[str, list[Action]] = {}
        for line in lines_of(captain, world, wise(world), BEAM):
            found.setdefault(line[0].text, line)
        lines = list(found.values())[:most]
        if played is not None:
            lines += lines_of(captain, world, [played], BEAM)[:AS_PLAYED]
        first = {line[0].text: [line[0]] for line in lines}
        return [*first.values(), *(line for line in lines if len(line) > 1)]

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
        """Finish the turn by plan, and play a round."""
        assert isinstance(world, RedcodeState)
        return self.rounds_on(world, chance, ships_in_turn(world))

    def play_out(self, world: State, chance: SeededChance) -> State:
        """To the end of an arena; a war is too long for that."""
        assert isinstance(world, RedcodeState)
        return self.play_on(world, chance) if world.tables.war else self.rounds_on(world, chance, NO_LIMIT)

    def rounds_on(self, world: RedcodeState, chance: SeededChance, left: int) -> RedcodeState:
        """The turn by plan, then so many turns; ships that are not chosen yet are any."""
        while world.phase == CHOOSE_SHIP:
            choices = world.legal(world.to_move())
            world.apply(world.to_move(), choices[chance.below("ship", len(choices))], chance)
        while world.phase != OVER and turn_of(world) == self.turn:
            self.act(world, chance, by_plan=True)
        turn = turn_of(world)
        while world.phase != OVER and left:
            self.act(world, chance)
            if turn_of(world) != turn:
                turn = turn_of(world)
                left -= 1
        return world

    def begin(self, chance: SeededChance) -> None:
        """Captains who have thought of nothing yet; what they cannot know they guess by the same chance."""
        for bot in (*self.planners, *self.crews):
            bot.chance = SeededChance(f"captain {chance.below('captain', SEEDS)}")
        for planner in self.planners:
            planner.plan = []
            for foresight in planner.crew:
                foresight.chance = planner.chance

    def act(self, world: RedcodeState, chance: SeededChance, by_plan: bool = False) -> None:
        """The next action of whoever is to decide, from what that seat can know."""
        seat = world.to_move()
        choices = world.choices(seat)
        action = choices[0]
        if len(choices) > 1:
            bot = self.planners[seat] if by_plan and self.has_a_plan(world, seat) else self.crews[seat]
            action = bot.think(world.redeal(seat, bot.chance), choices)
        world.apply(seat, action, chance)

    def has_a_plan(self, world: RedcodeState, seat: int) -> bool:
        """Whether a captain plans the turn here, or goes on with a plan that came as foreseen."""
        if world.phase in (MAIN, RECOVERY):
            return world.decider == world.active
        planner = self.planners[seat]
        return bool(planner.plan) and planner.foreseen == planner.seen_key(world)

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
        active, round_ = world.active, world.round
        while world.phase != OVER and world.active == active and world.round == round_:
            captain = self.captains[world.decider & 1]
            if world.decider == world.active and world.phase in (MAIN, RECOVERY):
                return captain.turns_from(world, BEAM, None)[0].state
            world = captain.foresight.best_after(world)
        return world


def analyst_for(game: Game, rules: RedcodeRules) -> Analyst:
    """The analyst of a match."""
    return RedcodeAnalyst(game, rules)
