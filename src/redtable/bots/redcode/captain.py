"""The greedy captain: looks one action ahead and takes what adds up best, and can say why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from redtable.bots.bot import ImaginingBot
from redtable.bots.redcode.evaluation import TERMS, Sheet, Weights
from redtable.games.redcode.frames import CHOOSE_SHIP, OVER, RESPOND
from redtable.games.redcode.mistakes import unwise
from redtable.games.redcode.state import RedcodeState
from redtable.games.redcode.tables import tables_of
from redtable.kernel.chance import Chance, SeededChance

if TYPE_CHECKING:
    from redtable.games.redcode.ruleset import RedcodeRules
    from redtable.kernel.game import Action, Game, State

NEGLIGIBLE: Final = 1e-9


def wise(state: RedcodeState) -> list[Action]:
    """The legal actions worth a thought: not pointless, and not to the own side's harm."""
    return candidates(state, state.legal(state.to_move()))


def candidates(state: RedcodeState, legal: list[Action]) -> list[Action]:
    """The wise ones of these actions; all of them if none is wise."""
    chosen: list[Action] = []
    for action in legal:
        if not unwise(state, action):
            chosen.append(action)
    return chosen if chosen else legal


class Foresight:
    """Plays on quiet states: applies actions and lets the other captains answer as they would like best."""

    def __init__(self, sheet: Sheet, chance: Chance) -> None:
        self.sheet = sheet
        self.chance = chance

    def after(self, state: RedcodeState, action: Action) -> RedcodeState:
        """The state after an action and everybody's answers to it."""
        new = state.copy()
        new.apply(new.to_move(), action, self.chance)
        while new.phase == RESPOND:
            new = self.best_after(new)
        return new

    def best_after(self, state: RedcodeState) -> RedcodeState:
        """The state after the action that looks best to the one who decides."""
        side: i64 = state.decider & 1
        best: RedcodeState | None = None
        most: float = 0.0
        for action in wise(state):
            new = self.after(state, action)
            value = self.sheet.value(new, side)
            if best is None or value > most:
                best = new
                most = value
        assert best is not None
        return best


class Captain(ImaginingBot):
    """Chooses the action after which the named terms add up best."""

    def __init__(
        self, game: Game, rules: RedcodeRules, seat: int, seed: str | int, sheet: Sheet | None = None
    ) -> None:
        super().__init__(game, rules, seat, SeededChance(f"captain {seat} {seed}"))
        self.sheet: Sheet = sheet or Sheet(tables_of(rules), Weights(), seat & 1)
        self.reasons: list[tuple[str, float]] = []

    def think(self, state: State, legal: list[Action]) -> Action:
        """The best of the legal actions; equals are drawn by lot."""
        assert isinstance(state, RedcodeState)
        state.quiet = True
        if state.phase == CHOOSE_SHIP:
            return legal[self.chance.below("ship", len(legal))]
        side: i64 = state.decider & 1
        self.sheet.remember(state)
        foresight = Foresight(self.sheet, self.chance)
        best: list[RedcodeState] = []
        equals: list[Action] = []
        most: float = 0.0
        for action in candidates(state, legal):
            new = foresight.after(state, action)
            value = self.sheet.value(new, side)
            if not best or value > most + NEGLIGIBLE:
                best, equals, most = [new], [action], value
            elif value > most - NEGLIGIBLE:
                best.append(new)
                equals.append(action)
        pick = self.chance.below("equals", len(equals))
        self.explain(state, best[pick], side)
        return equals[pick]

    def explain(self, before: RedcodeState, after: RedcodeState, side: i64) -> None:
        """Keep what each term gained or lost, largest first."""
        old = self.sheet.add_up(before, side)
        new = self.sheet.add_up(after, side)
        if after.phase == OVER:
            old = [0.0] * len(TERMS)
        gains = [(name, gain - loss) for name, gain, loss in zip(TERMS, new, old, strict=True)]
        self.reasons = sorted(
            [(name, gain) for name, gain in gains if abs(gain) > NEGLIGIBLE], key=lambda term: -abs(term[1])
        )

    def why(self) -> list[tuple[str, float]]:
        """What the last choice gained and lost, by named terms."""
        return self.reasons
