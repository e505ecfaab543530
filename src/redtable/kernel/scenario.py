"""Scenarios: a position, scripted chance, steps by notation, and what is expected after each of them.

Goldens, tutorials, puzzles and bug reports are all scenario files (TOML); docs/scenarios.md describes the
format. `scenario_run.py` plays them.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Annotated, Any

import msgspec

from redtable.kernel.errors import RedtableError
from redtable.kernel.ruleset import plain

Script = dict[str, list[int | list[int]]]


class ScenarioError(RedtableError):
    """A scenario that cannot be run at all: not TOML, an unknown key, an impossible position."""


class Refusing(msgspec.Struct, forbid_unknown_fields=True):
    """The refusal that a step expects: its clause and, if wished, the message key and some arguments."""

    clause: str
    key: str | None = None
    args: dict[str, Any] = {}


class Ending(msgspec.Struct, forbid_unknown_fields=True):
    """The outcome that is expected: the winners' names (none in a draw) and the reason."""

    winners: list[str] | None = None
    reason: str | None = None


class Expectation(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What must hold. Only what is written is checked."""

    state: dict[str, Any] = {}
    """Paths into the judge's view, which shows everything: `"ships.X.reserve" = 5`."""
    views: dict[str, dict[str, Any]] = {}
    """The same for what a seat (or `spectator`) sees."""
    events: list[str | dict[str, Any]] | None = None
    """All events of the step in order: a kind, or a table of the fields to compare."""
    happens: list[str | dict[str, Any]] = []
    """Events that must be among those of the step, in this order."""
    never: list[str] = []
    """Kinds of events that must not be among those of the step."""
    legal: list[str] | None = None
    """All legal actions of the seat to move, in any order."""
    offers: list[str] = []
    """Actions that must be legal."""
    denies: list[str] = []
    """Actions that must not be legal."""
    to_move: str | None = None
    """The name of the seat to move; `nobody` when the game is over."""
    outcome: Ending | None = None
    over: bool | None = None
    position: str | None = None


class Step(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One action. A refused step changes nothing."""

    do: str
    by: str | None = None
    """The seat's name; the seat to move if left out."""
    chance: Script = {}
    """Draws added to the script just before the step."""
    refused: str | Refusing | None = None
    """The clause that forbids it."""
    expect: Expectation = msgspec.field(default_factory=Expectation)
    say: dict[str, str] = {}
    """What a tutorial tells at this step, by language."""
    note: str = ""


class Origin(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Where a puzzle comes from: enough to play the bots' game again up to its position."""

    seed: str
    """The seed of the game."""
    players: list[str]
    """The levels of the bots, by seats."""
    step: int
    """How many actions were done before."""
    commit: str = ""
    """The version of this software whose bots play that game; empty if it is not known any more."""


Thousandths = Annotated[int, msgspec.Meta(ge=-1000, le=1000)]
Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]


class Puzzle(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What makes a scenario a puzzle. Chances and margins are thousandths of a victory."""

    theme: str
    best: list[list[str]]
    """The best plans; the first action of each is a right answer."""
    find: Annotated[int, msgspec.Meta(ge=1)] = 1
    """How many right answers are to be found."""
    redealt: bool = True
    """Whether an answer is played out on another deal of what the seat cannot know; not where a clue of
    somebody who knew it is part of the question."""
    margin: Thousandths
    """How much more a right answer is worth than a wrong one, at least."""
    low: Thousandths
    high: Thousandths
    """The interval of the margin, with 99 % confidence."""
    deals: Annotated[int, msgspec.Meta(ge=1)]
    """On how many deals the margin was measured."""
    chances: dict[str, Thousandths]
    """What each legal action is worth."""
    solved: dict[str, Percent]
    """How often each level of the bots finds the answer."""
    plays_on: str = ""
    """The level of the bots that show how it may go on after an answer; none where it is written down."""
    follows: dict[str, list[str]] = {}
    """How it may go on after each action, where no bots show it."""
    origin: Origin


class Scenario(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A scenario file."""

    game: str
    title: str
    clauses: list[str] = []
    """The clauses that this scenario holds to account."""
    ruleset: str = ""
    options: dict[str, Any] = {}
    position: str | None = None
    """Where it starts; a new game if left out."""
    chance: Script = {}
    expect: Expectation = msgspec.field(default_factory=Expectation)
    """What must hold before the first step."""
    steps: list[Step] = []
    say: dict[str, str] = {}
    learner: str = ""
    """The seat for which it is a lesson; the first one if left out."""
    puzzle: Puzzle | None = None
    """What the learner is to find, if this is a puzzle."""


def read_scenario(text: str, where: str) -> Scenario:
    """A scenario from the text of its file; `where` names it in errors."""
    try:
        return msgspec.convert(tomllib.loads(text), Scenario)
    except tomllib.TOMLDecodeError as fault:
        raise ScenarioError(f"{where}: not TOML: {fault}") from fault
    except msgspec.ValidationError as fault:
        raise ScenarioError(f"{where}: {plain(str(fault))}") from fault


def load_scenario(file: Path) -> Scenario:
    """A scenario from its file."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise ScenarioError(f"{file}: cannot be read: {fault}") from fault
    return read_scenario(text, str(file))


@lru_cache
def scenarios_in(package: str, folder: str) -> dict[str, Scenario]:
    """The scenarios that are shipped in a folder of a game, by their file names, in order."""
    place = resources.files(package) / folder
    if not place.is_dir():
        return {}
    files = sorted(
        (file for file in place.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name
    )
    return {
        file.name.removesuffix(".toml"): read_scenario(file.read_text(encoding="utf-8"), file.name)
        for file in files
    }
