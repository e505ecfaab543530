"""Runs scenarios: plays their steps, and notes whatever is not as they expect."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING, Any

import msgspec

from redtable.kernel.chance import ChanceError, ScriptedChance
from redtable.kernel.game import CLOCK, JUDGE, SPECTATOR, State
from redtable.kernel.match import Match, Refused
from redtable.kernel.registry import find_game
from redtable.kernel.scenario import Refusing, ScenarioError

if TYPE_CHECKING:
    from redtable.kernel.entry import Entry
    from redtable.kernel.scenario import Expectation, Scenario, Step

NAMES = ("id", "name", "letter")
"""A path finds an item of a list by its number or by one of these fields."""


class Difference(msgspec.Struct, frozen=True):
    """Something that is not as expected. Step 0 is the start."""

    step: int
    what: str
    expected: str
    found: str

    def __str__(self) -> str:
        where = f"step {self.step}" if self.step else "start"
        lines = difflib.ndiff(self.expected.splitlines(), self.found.splitlines())
        marked = (f"    {line}" for line in lines if not line.startswith("?"))
        return "\n".join([f"{where}: {self.what} (- expected, + found)", *marked])


def run_scenario(scenario: Scenario) -> list[Difference]:
    """Play a scenario; the differences between what it expects and what happens, none if all is well."""
    run = Run(scenario)
    run.compare(0, scenario.expect, None)
    for number, step in enumerate(scenario.steps, 1):
        if not run.play(number, step):
            return run.differences
    try:
        run.chance.finish()
    except ChanceError as fault:
        run.differ(len(scenario.steps), "chance", "every scripted draw is used", str(fault))
    return run.differences


class Run:
    """One run of a scenario."""

    def __init__(self, scenario: Scenario) -> None:
        game = find_game(scenario.game)
        rules = game.rules(scenario.ruleset, scenario.options)
        self.chance = ScriptedChance(scenario.chance)
        state: State | None = None
        if scenario.position is not None:
            state = game.read_position(rules, scenario.position)
        try:
            self.match = Match(game, rules, self.chance, state)
        except ChanceError as fault:
            raise ScenarioError(f"the game cannot start: {fault}") from fault
        self.differences: list[Difference] = []

    def differ(self, step: int, what: str, expected: Any, found: Any) -> None:
        """Note a difference."""
        self.differences.append(Difference(step, what, readable(expected), readable(found)))

    def play(self, number: int, step: Step) -> bool:
        """Do one step and compare; False when the scenario cannot go on."""
        for purpose, values in step.chance.items():
            self.chance.queues.setdefault(purpose, []).extend(values)
        seat = self.match.state.to_move() if step.by is None else self.match.seat_named(step.by)
        try:
            entry = self.match.apply(seat, step.do)
        except Refused as fault:
            self.compare_refusal(number, step, fault)
            if step.refused is None:
                return False
            self.compare(number, step.expect, None)
            return True
        except ChanceError as fault:
            self.differ(number, f"chance of {step.do!r}", "the scripted draws fit the game", str(fault))
            return False
        if step.refused is not None:
            self.differ(number, step.do, f"refused: {clause_of(step.refused)}", "accepted")
            return False
        self.compare(number, step.expect, entry)
        return True

    def compare_refusal(self, number: int, step: Step, fault: Refused) -> None:
        """A refusal must be expected, by the expected clause, with the expected details."""
        refusal = fault.refusal
        found: dict[str, Any] = {"clause": refusal.clause, "key": refusal.key, "args": refusal.args}
        if step.refused is None:
            self.differ(number, step.do, "accepted", f"refused: {found}")
            return
        wanted = Refusing(step.refused) if isinstance(step.refused, str) else step.refused
        expected: dict[str, Any] = {
            "clause": wanted.clause,
            "key": wanted.key if wanted.key is not None else refusal.key,
            "args": {**refusal.args, **wanted.args},
        }
        if expected != found:
            self.differ(number, f"refusal of {step.do!r}", expected, found)

    def compare(self, number: int, expect: Expectation, entry: Entry | None) -> None:
        """Check everything that is written in an expectation."""
        for path, value in expect.state.items():
            self.compare_path(number, JUDGE, path, value)
        for name, fields in expect.views.items():
            seat = SPECTATOR if name == "spectator" else self.match.seat_named(name)
            for path, value in fields.items():
                self.compare_path(number, seat, path, value)
        self.compare_events(number, expect, entry)
        self.compare_legal(number, expect)
        self.compare_ending(number, expect)

    def compare_path(self, number: int, seat: int, path: str, value: Any) -> None:
        """One field of one view."""
        view = msgspec.to_builtins(self.match.state.view(seat))
        try:
            found = follow(view, path)
        except LookupError as fault:
            self.differ(number, path, value, f"there is no such field: {fault}")
            return
        if found != value:
            self.differ(number, path, value, found)

    def compare_events(self, number: int, expect: Expectation, entry: Entry | None) -> None:
        """The events of a step, as the judge sees them."""
        events = entry.seen_by(JUDGE) if entry else [seen_by_judge(e) for e in self.match.opening]
        if expect.events is not None:
            fits = len(events) == len(expect.events) and all(
                matches(event, wanted) for event, wanted in zip(events, expect.events, strict=True)
            )
            if not fits:
                self.differ(number, "events", expect.events, events)
        rest = iter(events)
        for wanted in expect.happens:
            if not any(matches(event, wanted) for event in rest):
                self.differ(number, "events that must happen", [wanted], events)
                break
        unwanted = [event for event in events if event["event"] in expect.never]
        if unwanted:
            self.differ(number, "events that must not happen", [], unwanted)

    def compare_legal(self, number: int, expect: Expectation) -> None:
        """Who is to move, and what is open to that seat."""
        state = self.match.state
        actors = state.actors()
        if expect.to_move is not None:
            found = self.match.seat_name(state.to_move()) if actors else "nobody"
            if found != expect.to_move:
                self.differ(number, "to_move", expect.to_move, found)
        legal = sorted(a.text for seat in actors if seat != CLOCK for a in state.legal(seat))
        if expect.legal is not None and sorted(expect.legal) != legal:
            self.differ(number, "legal", sorted(expect.legal), legal)
        missing = [action for action in expect.offers if action not in legal]
        if missing:
            self.differ(number, "offers", missing, legal)
        surplus = [action for action in expect.denies if action in legal]
        if surplus:
            self.differ(number, "denies", [], surplus)

    def compare_ending(self, number: int, expect: Expectation) -> None:
        """The outcome and the position."""
        outcome = self.match.outcome()
        if expect.over is not None and expect.over != (outcome is not None):
            self.differ(number, "over", expect.over, outcome is not None)
        if expect.outcome is not None:
            if outcome is None:
                self.differ(number, "outcome", expect.outcome, "the game goes on")
                return
            winners = [self.match.seat_name(seat) for seat in outcome.winners()]
            wanted = expect.outcome.winners
            if wanted is not None and sorted(wanted) != sorted(winners):
                self.differ(number, "winners", wanted, winners)
            if expect.outcome.reason not in (None, outcome.reason):
                self.differ(number, "reason", expect.outcome.reason, outcome.reason)
        if expect.position is not None and expect.position != self.match.state.position():
            self.differ(
                number,
                "position",
                expect.position.replace(" ", "\n"),
                self.match.state.position().replace(" ", "\n"),
            )


def seen_by_judge(event: Any) -> dict[str, Any]:
    """An event with everything in it."""
    seen: dict[str, Any] = event.seen_by(JUDGE)
    return seen


def clause_of(refused: str | Refusing) -> str:
    """The clause that a step expects to be refused by."""
    return refused if isinstance(refused, str) else refused.clause


def matches(event: dict[str, Any], wanted: str | dict[str, Any]) -> bool:
    """Whether an event is of the wanted kind, or has all the wanted fields."""
    if isinstance(wanted, str):
        return bool(event["event"] == wanted)
    return all(key in event and event[key] == value for key, value in wanted.items())


def follow(value: Any, path: str) -> Any:
    """The field at a dotted path: keys of tables, numbers or names of items."""
    for part in path.split("."):
        if isinstance(value, dict):
            if part not in value:
                raise LookupError(f"{part!r} is not among {', '.join(map(str, value))}")
            value = value[part]
        elif isinstance(value, list):
            value = item_of(value, part)
        else:
            raise LookupError(f"nothing below {value!r} is called {part!r}")
    return value


def item_of(items: list[Any], part: str) -> Any:
    """An item of a list by its number, or by its id, name or letter."""
    if part.isdigit() and int(part) < len(items):
        return items[int(part)]
    for item in items:
        if isinstance(item, dict) and any(item.get(name) == part for name in NAMES):
            return item
    raise LookupError(f"no item {part!r} in a list of {len(items)}")


def readable(value: Any) -> str:
    """A value for people: lists one item a line."""
    if isinstance(value, list):
        return "\n".join(readable(item) for item in value) or "(none)"
    if isinstance(value, str):
        return value
    return msgspec.json.encode(value, order="deterministic").decode()
