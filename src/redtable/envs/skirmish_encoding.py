"""The skirmish in numbers. How they stand is said in `docs/learning.md`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from redtable.envs.encoding import CandidateTable, shorts
from redtable.games.skirmish import notation as n
from redtable.games.skirmish.frames import CHOOSE_CASUALTIES, DECISIONS, REROLL
from redtable.games.skirmish.state import SkirmishState, skirmish_action
from redtable.games.skirmish.tables import tables_of
from redtable.games.skirmish.words import ACTIVE, DEAD, KINDS, LIGHT, NO_SIDE

if TYPE_CHECKING:
    from redtable.games.skirmish.ruleset import SkirmishRules
    from redtable.games.skirmish.terrain import Battlefield
    from redtable.games.skirmish.unit import Unit
    from redtable.kernel.game import Action, Game, State
    from redtable.kernel.ruleset import Ruleset

CANDIDATES: Final = 512
FEATURES: Final = 12
VERBS: Final = (
    n.OBJECTIVE,
    n.DEPLOY,
    n.REMOVE,
    n.ROLL,
    n.STOP,
    n.MOVE,
    n.FIRE,
    n.ASSAULT,
    n.RETREAT,
    n.MOVE_FIRE,
    n.FIRE_MOVE,
    n.REACT_FIRE,
    n.REACT_MOVE,
    n.REACT_ASSAULT,
    n.DECLINE,
    n.REROLL,
    n.KEEP,
    n.LOSE,
    n.HOLD,
    n.WITHDRAW,
    n.TO,
    n.STAY,
    n.RECON,
    n.PASS,
)
GROUND: Final = ("wall", "forest", "rocks", "field", "bushes", "undergrowth")
COLUMNS: Final = 24
ROWS: Final = 18
HEADER: Final = 17
DICE: Final = 12
OBJECTIVES: Final = 4
PER_UNIT: Final = 20


class SkirmishEncoding(CandidateTable):
    """The skirmish under one ruleset."""

    def __init__(self, game: Game, rules: Ruleset) -> None:
        super().__init__(game, rules)
        self.tables = tables_of(cast("SkirmishRules", rules))
        self.actions = CANDIDATES
        self.features = FEATURES
        units = len(self.tables.order_of_battle)
        self.size = HEADER + DICE + 3 * OBJECTIVES + PER_UNIT * units + COLUMNS * ROWS
        self.ground = ground(self.tables.field)

    def observe(self, state: State, seat: int) -> bytes:
        """The turn, the open decision, the objectives, the units and the ground."""
        assert isinstance(state, SkirmishState)
        numbers = self.header(state, seat)
        for place in range(OBJECTIVES):
            if place < len(state.objectives):
                x, y = state.objectives[place]
                numbers += [x + 1, y + 1, int(state.reconnoitred[place])]
            else:
                numbers += [0, 0, 0]
        for unit in state.units:
            numbers += unit_numbers(unit, seat)
        return shorts(numbers) + self.ground

    def header(self, state: SkirmishState, seat: int) -> list[int]:
        """The turn and the open decision with its dice."""
        rival = 1 - seat
        initiative = 0 if state.initiative == NO_SIDE else 1 if state.initiative == seat else 2
        numbers = [seat, state.turn, self.tables.max_turns, state.phase, initiative]
        for table in (state.orders, state.taken_out, state.losses):
            numbers += [table[seat], table[rival]]
        numbers.append(self.tables.redfor_losses)
        dice: list[int] = []
        decision = [0, 0, 0, 0, 0]
        if state.frames:
            top = state.frames.top()
            first = top.numbers[0] if top.kind in (REROLL, CHOOSE_CASUALTIES) else 0
            whose = 1 if top.side == seat else 2
            decision = [DECISIONS.index(top.kind) + 1, whose, top.unit + 1, top.other + 1, first]
            if top.kind == REROLL:
                dice = list(top.numbers[1 : DICE + 1])
        return [*numbers, *decision, *dice, *[0] * (DICE - len(dice))]

    def describe(self, action: Action) -> list[int]:
        """Verb, units, points and words of an action."""
        move = skirmish_action(action)
        numbers = self.tables.names
        points = move.points
        first = points[0] if points else (-1, -1)
        last = points[-1] if points else (-1, -1)
        return [
            VERBS.index(move.verb) + 1,
            numbers.get(move.unit, -1) + 1,
            numbers.get(move.target, -1) + 1,
            len(points),
            first[0] + 1,
            first[1] + 1,
            last[0] + 1,
            last[1] + 1,
            move.at + 1,
            move.number,
            len(move.words),
            special(move.words),
        ]


def special(words: list[str]) -> int:
    """What the words of an action say: an NCO goes along or is lost, a yellow chit."""
    return len([word for word in words if word in ("nco", "yellow") or word.lower().endswith(".nco")])


def unit_numbers(unit: Unit, seat: int) -> list[int]:
    """A unit."""
    able = [0] * len(KINDS)
    for kind, status in zip(unit.kinds, unit.statuses, strict=True):
        able[kind] += int(status in (ACTIVE, LIGHT))
    there = unit.on_table()
    return [
        1 if unit.side == seat else 2,
        int(unit.deployed),
        int(unit.removed),
        unit.x + 1 if there else 0,
        unit.y + 1 if there else 0,
        *able,
        unit.statuses.count(LIGHT),
        unit.casualties(),
        unit.statuses.count(DEAD),
        unit.red,
        unit.yellow,
        unit.activations,
        unit.reactions,
        int(unit.moved),
        int(unit.rapid),
        int(unit.fell_back),
        int(unit.assaulted),
        unit.contact + 1,
    ]


def ground(field: Battlefield) -> bytes:
    """The ground in a grid of 24 by 18 cells from the bottom left: 0 open, else the kind at the middle."""
    numbers: list[int] = []
    for row in range(ROWS):
        y = field.height * (2 * row + 1) // (2 * ROWS)
        for column in range(COLUMNS):
            x = field.width * (2 * column + 1) // (2 * COLUMNS)
            kinds = [piece.kind for piece in field.pieces if piece.contains(x, y)]
            numbers.append(GROUND.index(kinds[0]) + 1 if kinds else 0)
    return shorts(numbers)
