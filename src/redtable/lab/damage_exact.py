"""The duel of Battle Damage between small pseudo-fighters, solved exactly: a best response to a captain.

    python -m redtable.lab.damage_exact

A pseudo-fighter is hit by dice instead of cards (BD-7), so that a duel of two small ones can be looked
through to its end: every die is averaged over, the responder always chooses best, and every choice
of the other ship is what the level does. Nothing is drawn; the scores are exact.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Final, cast

import msgspec

from redtable.bots.bot import ImaginingBot, make_bot
from redtable.games.damage import duel
from redtable.games.damage.dealing import next_card
from redtable.games.damage.frames import CHOICE
from redtable.games.damage.state import DamageState
from redtable.kernel.chance import Chance, SeededChance, outcomes
from redtable.kernel.frames import Frame
from redtable.kernel.game import Reporter
from redtable.kernel.registry import find_game

if TYPE_CHECKING:
    from collections.abc import Sequence

GAME: Final = "damage"
LEVEL: Final = "steady"
SHIPS: Final = (
    "pf;race:klingon;hull:1;disruptor:1;phaser:1;excess:1",
    "pf;race:klingon;impulse:1;disruptor:1;drone:1;phaser:1;excess:1",
)
QUIET: Final = Reporter(quiet=True)
BOTH: Final = -1
"""Nobody answers: the level has both ships."""


class Solution(msgspec.Struct, frozen=True):
    """What a duel of two equal ships is worth."""

    ship: str
    first: float
    """The first ship's score if the level has both."""
    best_first: float
    """A best response's with the first ship, against the level."""
    best_second: float
    """The same with the second ship."""
    choices: int
    """Positions in which the responder had something to choose."""
    wrong: int
    """Those in which the level's choice is not a best one."""

    @property
    def gain(self) -> float:
        """How much a best responder scores above one half, with both ships."""
        return (self.best_first + self.best_second) / 2 - 0.5


class Solver:
    """Looks a duel through, with a best response at one seat or at none."""

    def __init__(self, first: str, second: str, level: str, responder: int) -> None:
        self.game = find_game(GAME)
        self.rules = self.game.rules("", {"ships": [f"A={first}", f"B={second}"]})
        bots = [make_bot(level, self.game, self.rules, seat, 0) for seat in (0, 1)]
        self.bots = [cast("ImaginingBot", bot) for bot in bots]
        self.responder = responder
        self.known: dict[tuple[object, ...], float] = {}
        self.choices = 0
        self.wrong = 0

    def solve(self) -> float:
        """The first ship's score."""
        state = cast("DamageState", self.game.start(self.rules, SeededChance("start"))[0])
        state.quiet = True
        return self.value(state)

    def value(self, state: DamageState) -> float:
        """The first ship's score from a position; the turn's number does not matter."""
        outcome = state.outcome()
        if outcome is not None:
            return outcome.scores[0] or 0.0
        key = place_of(state)
        known = self.known.get(key)
        if known is None:
            known = self.volley(state) if state.volleys else self.fire(state)
            self.known[key] = known
        return known

    def fire(self, state: DamageState) -> float:
        """Average over the dice of a ship; a turn without a hit leads to the same turn again."""
        seat = state.frames.owner()
        total, missed = 0.0, 0.0
        for hits, odds in fires(state, seat).items():
            if hits:
                total += odds * self.value(hit(state, seat, hits))
            elif seat == 0:
                other = gone_on(state)
                for answer, chance in fires(other, 1).items():
                    if answer:
                        total += odds * chance * self.value(hit(other, 1, answer))
                    else:
                        missed = odds * chance
            else:
                total += odds * self.value(gone_on(state))
        return total / (1 - missed)

    def volley(self, state: DamageState) -> float:
        """Average over the next die, or choose a box."""
        volley = state.volleys[0]
        if volley.waiting():
            return self.choose(state, volley.target)
        total = 0.0
        for new, odds in outcomes(lambda chance: dealt(state, chance)):
            total += float(odds) * self.value(new if new.volleys else gone_on(new))
        return total

    def choose(self, state: DamageState, owner: int) -> float:
        """The level's choice, or the best one."""
        asked = state.copy()
        asked.frames.push(Frame(CHOICE, owner))
        legal = asked.legal(owner)
        usual = legal.index(self.bots[owner].think(asked, legal))
        if owner != self.responder:
            return self.value(after(state, legal[usual].text))
        values = [self.value(after(state, action.text)) for action in legal]
        best = max(values) if owner == 0 else min(values)
        self.choices += 1
        self.wrong += abs(values[usual] - best) > 1e-9
        return best


def place_of(state: DamageState) -> tuple[object, ...]:
    """All that matters of a position."""
    ships = tuple((tuple(ship.boxes), ship.destroyed) for ship in state.ships)
    open_volley: tuple[object, ...] = ()
    if state.volleys:
        volley = state.volleys[0]
        open_volley = volley.target, volley.hits - volley.scored, volley.card, tuple(volley.columns)
    return ships, open_volley, tuple(state.dice), state.frames.owner()


def fires(state: DamageState, seat: int) -> dict[int, float]:
    """How likely a ship scores how many hits."""
    found: dict[int, float] = {}
    for hits, odds in outcomes(lambda chance: duel.fire_weapons(state, seat, chance)):
        found[hits] = found.get(hits, 0.0) + float(odds)
    return found


def hit(state: DamageState, seat: int, hits: int) -> DamageState:
    """After a ship has fired so well."""
    new = state.copy()
    new.begin(1 - seat, hits, QUIET)
    return new


def dealt(state: DamageState, chance: Chance) -> DamageState:
    """After one more die of the open volley."""
    new = state.copy()
    volley = new.volleys[0]
    next_card(new.ships[volley.target], volley, new.turn, chance, QUIET)
    new.tidy()
    return new


def after(state: DamageState, text: str) -> DamageState:
    """After the owner has given up a box."""
    new = state.copy()
    new.mark(new.volleys[0], text.partition(" ")[2], QUIET)
    return new if new.volleys else gone_on(new)


def gone_on(state: DamageState) -> DamageState:
    """After a volley: the other ship fires, or the turn ends."""
    new = state.copy()
    duel.go_on(new, SeededChance("nothing is drawn"))
    return new


def solution(ship: str, level: str = LEVEL) -> Solution:
    """Solve the duel of two such ships with the level on both sides, and against a best response."""
    usual = Solver(ship, ship, level, BOTH).solve()
    first, second = Solver(ship, ship, level, 0), Solver(ship, ship, level, 1)
    best_first, best_second = first.solve(), 1 - second.solve()
    choices, wrong = first.choices + second.choices, first.wrong + second.wrong
    return Solution(ship, usual, best_first, best_second, choices, wrong)


def main(arguments: Sequence[str] | None = None) -> None:
    """Solve and print."""
    parser = argparse.ArgumentParser(prog="python -m redtable.lab.damage_exact", description=__doc__)
    parser.add_argument("ships", nargs="*", default=SHIPS, help="ships in the notation of the game")
    for ship in parser.parse_args(arguments).ships:
        found = solution(ship)
        print(
            f"{ship}: {100 * found.best_first:.2f} % with the first ship, {100 * found.best_second:.2f} %"
            f" with the second: {100 * found.gain:.2f} points above half; in {found.wrong} of {found.choices}"
            f" choices {LEVEL} does not choose best"
        )


if __name__ == "__main__":
    main()
