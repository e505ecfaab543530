"""A table for tests: set up a position, do things, look at what happened."""

from __future__ import annotations

from typing import Any

import msgspec

from redtable.games.redcode import RedCode
from redtable.games.redcode.notation import parse_action
from redtable.games.redcode.ship import Ship
from redtable.games.redcode.state import RedcodeState
from redtable.games.redcode.view import RedcodeView
from redtable.games.redcode.words import SHIPS
from redtable.kernel.chance import Chance, ScriptedChance, SeededChance
from redtable.kernel.game import JUDGE, Event, Refusal

GAME = RedCode()
FIRST_GUESS = "first-guess"


class Table:
    """A match position that is played by notation; the scripted draws must fit exactly."""

    def __init__(self, position: str, script: dict[str, list[Any]] | None = None, **options: Any) -> None:
        self.rules = GAME.rules(FIRST_GUESS, options)
        state = GAME.read_position(self.rules, position)
        assert isinstance(state, RedcodeState)
        self.state = state
        self.chance = ScriptedChance(script or {})
        self.events: list[Event] = []
        """What the last action did."""

    def do(self, *texts: str) -> Table:
        """Carry out actions of whoever decides; each must be legal."""
        for text in texts:
            seat = self.state.to_move()
            action = parse_action(text)
            refusal = self.state.refusal(seat, action)
            assert refusal is None, f"{text}: {refusal}"
            self.events = self.state.apply(seat, action, self.chance)
        return self

    def refused(self, text: str, seat: int | None = None) -> Refusal:
        """Why an action is impossible now."""
        refusal = self.state.refusal(self.state.to_move() if seat is None else seat, parse_action(text))
        assert refusal is not None, f"{text} is legal"
        return refusal

    def clause(self, text: str, seat: int | None = None) -> str:
        """The clause that forbids an action."""
        return self.refused(text, seat).clause

    def legal(self) -> list[str]:
        """The notations of all legal actions."""
        return [action.text for action in self.state.legal(self.state.to_move())]

    def offers(self, text: str) -> bool:
        """Whether an action is legal."""
        return text in self.legal()

    def targets(self, manoeuvre: str) -> str:
        """The letters of all ships on which a manoeuvre or card may be used."""
        start = f"{manoeuvre}>"
        return "".join(sorted(text.removeprefix(start) for text in self.legal() if text.startswith(start)))

    def ship(self, letter: str) -> Ship:
        """A ship by its letter."""
        return self.state.ships[SHIPS.index(letter)]

    def cubes(self, letter: str) -> tuple[int, int]:
        """Breakdowns and repairs of a ship."""
        ship = self.ship(letter)
        return ship.breakdowns(), ship.repairs()

    def crew(self, letter: str, manoeuvre: str) -> int:
        """Crew on a manoeuvre of a ship."""
        ship = self.ship(letter)
        return next(ship.crew_on(row) for row in ship.type.manoeuvres if row.name == manoeuvre)

    def hand(self, letter: str) -> list[str]:
        """The cards of a ship."""
        hand: list[str] = self.seen_by_judge(letter)["hand"]
        return hand

    def view(self, seat: int) -> RedcodeView:
        """What a seat sees."""
        view = self.state.view(seat)
        assert isinstance(view, RedcodeView)
        return view

    def seen_by_judge(self, letter: str) -> dict[str, Any]:
        """A ship as the judge sees it."""
        ship = next(ship for ship in self.view(JUDGE).ships if ship.letter == letter)
        seen: dict[str, Any] = msgspec.to_builtins(ship)
        return seen

    def kinds(self) -> list[str]:
        """The kinds of events of the last action."""
        return [event.kind for event in self.events]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The public facts of the last action's events of a kind."""
        return [event.data for event in self.events if event.kind == kind]

    def decides(self) -> str:
        """The letter of the ship whose captain decides."""
        return SHIPS[self.state.decider]

    def winners(self) -> list[int] | None:
        """The seats that won; None while the game goes on."""
        outcome = self.state.outcome()
        return None if outcome is None else outcome.winners()


def new_game(seed: int = 1, **options: Any) -> RedcodeState:
    """A new game with the first guess of the rules."""
    state, _ = GAME.start(GAME.rules(FIRST_GUESS, options), SeededChance(seed))
    assert isinstance(state, RedcodeState)
    return state


def play_on(state: RedcodeState, chance: Chance, actions: int) -> None:
    """So many random actions, or until the game is over."""
    for _ in range(actions):
        seat = state.to_move()
        if seat < 0:
            return
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below("pick", len(legal))], chance)


def set_up(seed: int = 1, types: tuple[str, ...] = (), **options: Any) -> RedcodeState:
    """A game after its set-up: the first type and square offered, unless types are given."""
    state = new_game(seed, **options)
    chance = SeededChance(seed)
    while state.phase < 2:
        legal = state.legal(state.to_move())
        wanted = (
            [action for action in legal if action.text == f"choose {types[state.decider]}"] if types else []
        )
        state.apply(state.to_move(), (wanted or legal)[0], chance)
    return state
