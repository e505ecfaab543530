"""Random games: how the kit plays the game that it checks."""

from __future__ import annotations

import random
from contextlib import contextmanager
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

import msgspec

from redtable.kernel.chance import Chance, SeededChance
from redtable.kernel.conformance.fault import ConformanceError, difference
from redtable.kernel.game import CLOCK, JUDGE, SPECTATOR, Action, Event, Game, State
from redtable.kernel.registry import find_game
from redtable.kernel.rulebook import load_rulebook
from redtable.kernel.view import encode

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from redtable.kernel.view import View

CLOCK_RARITY: Final = 8
"""Where the clock could act, it does so once in so many decisions."""
UNLISTED_RARITY: Final = 6
"""An action that is not offered is tried once in so many decisions."""
GLOBAL_RANDOM: Final = "nondeterminism: the game uses the global random; all draws must come from its Chance"


class Setting:
    """The game under test and how it is played: enough for another process to play the same games."""

    def __init__(
        self,
        name: str,
        ruleset: str = "",
        options: dict[str, Any] | None = None,
        seed: str = "0",
        bound: int = 10_000,
        unlisted: list[str] | None = None,
    ) -> None:
        self.name = name
        self.ruleset = ruleset
        self.options: dict[str, Any] = options or {}
        self.seed = seed
        self.bound = bound
        self.unlisted = unlisted or []
        """Actions that `legal` does not offer, to be carried out now and then where nothing forbids them."""
        self.game: Game = find_game(name)
        self.rules = self.game.rules(ruleset, self.options)
        self.seats = self.game.seats(self.rules)
        self.watchers = [*range(len(self.seats)), SPECTATOR]
        """Everybody who must not learn more than the game tells."""
        self.clauses = clauses_of(self.game.package)
        """The clauses of each rulebook that the game has."""


def clauses_of(package: str) -> dict[str, set[str]]:
    """The clauses of every rulebook in a game's package, by the rulebook's language."""
    folder = resources.files(package) / "rulebook"
    found: dict[str, set[str]] = {}
    if folder.is_dir():
        for name in sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml")):
            language = name.removesuffix(".toml")
            sections = load_rulebook(package, language).sections
            found[language] = {clause for section in sections for clause in section.clauses}
    return found


class PurposeChance(Chance):
    """A stream for every purpose, so that two games that draw different hidden things still roll alike."""

    def __init__(self, seed: str) -> None:
        super().__init__()
        self.seed = seed
        self.streams: dict[str, SeededChance] = {}

    def stream(self, purpose: str) -> SeededChance:
        """The stream of a purpose."""
        self.draws += 1
        if purpose not in self.streams:
            self.streams[purpose] = SeededChance(f"{self.seed}/{purpose}")
        return self.streams[purpose]

    def below(self, purpose: str, n: int) -> int:
        """A number of the purpose's stream."""
        return self.stream(purpose).below(purpose, n)

    def shuffle(self, purpose: str, n: int) -> list[int]:
        """An order of the purpose's stream."""
        return self.stream(purpose).shuffle(purpose, n)


class Play:
    """One random game in progress. Everything it asks of the game is guarded: a crash becomes a fault."""

    def __init__(self, setting: Setting, number: int) -> None:
        self.setting = setting
        self.game = setting.game
        self.number = number
        self.ply = 0
        self.seed = f"{setting.seed}/{number}"
        self.chance = SeededChance(self.seed)
        self.choices = SeededChance(f"{self.seed}/choices")
        self.probes = SeededChance(f"{self.seed}/probes")
        """What the checks choose at random; the game itself never depends on it."""
        self.seat: int | None = None
        self.text = ""
        self.log: list[tuple[int, str]] = []
        self.global_random = random.getstate()
        with self.during("start"):
            self.state, self.events = self.game.start(setting.rules, self.chance)

    def fault(self, fault: str, seat: int | None = None, details: Sequence[str] = ()) -> ConformanceError:
        """A fault at this place of this game."""
        shown = list(details)
        if self.used_global_random():
            shown.insert(0, fault)
            fault = GLOBAL_RANDOM
        if self.text:
            shown.append(f"last action: {self.seat} {self.text!r}")
        where = f"game {self.number}, ply {self.ply}" + ("" if seat is None else f", seat {seat}")
        again = f"to see it again: seed={self.setting.seed!r}, first={self.number}, games=1"
        return ConformanceError(fault, f"{where}; {again}", shown)

    def used_global_random(self) -> bool:
        """Whether something drew from Python's global generator since the game began."""
        return random.getstate() != self.global_random

    def differs(self, fault: str, old: Any, new: Any, seat: int | None = None) -> ConformanceError:
        """A fault with what differs."""
        return self.fault(fault, seat, difference(old, new))

    @contextmanager
    def during(self, what: str, seat: int | None = None, fault: str = "crash") -> Iterator[None]:
        """Whatever the game raises in here is a fault."""
        try:
            yield
        except ConformanceError:
            raise
        except Exception as crash:
            raise self.fault(f"{fault}: {what} raised {type(crash).__name__}: {crash}", seat) from crash

    def actors(self) -> list[int]:
        """Every seat that may act now, and the clock if it may."""
        with self.during("actors"):
            actors = self.state.actors()
        if CLOCK not in actors and self.legal(self.state, CLOCK):
            return [*actors, CLOCK]
        return actors

    def choose(self) -> tuple[int, Action]:
        """Some actor and one of its actions; now and then somebody and an action that is not offered."""
        aside = self.unlisted()
        if aside is not None:
            return aside
        actors = self.actors()
        if CLOCK in actors and len(actors) > 1 and self.choices.below("clock", CLOCK_RARITY):
            actors.remove(CLOCK)
        seat = actors[self.choices.below("actor", len(actors))]
        legal = self.legal(self.state, seat)
        return seat, self.parse(legal[self.choices.below("action", len(legal))].text)

    def unlisted(self) -> tuple[int, Action] | None:
        """An action that is possible though not offered, once in so many decisions."""
        texts = self.setting.unlisted
        if not texts or self.choices.below("unlisted", UNLISTED_RARITY):
            return None
        possible: list[tuple[int, Action]] = []
        for seat in range(len(self.setting.seats)):
            for action in map(self.parse, texts):
                with self.during(f"refusal of {action.text!r}", seat):
                    if self.state.refusal(seat, action) is None:
                        possible.append((seat, action))
        return possible[self.choices.below("aside", len(possible))] if possible else None

    def step(self, seat: int, action: Action) -> None:
        """Carry out an action."""
        self.seat, self.text = seat, action.text
        self.log.append((seat, action.text))
        self.events = self.apply(self.state, seat, action, self.chance)
        self.ply += 1

    def turn_back(self, ply: int) -> None:
        """Name an earlier ply in faults; the state stays what it is."""
        self.ply = ply
        self.seat, self.text = self.log[ply - 1] if ply else (None, "")

    def extra(self, what: str) -> PurposeChance:
        """Chance for something beside the game; the same one for the same words at the same ply."""
        return PurposeChance(f"{self.seed}/{self.ply}/{what}")

    # What is asked of the game

    def legal(self, state: State, seat: int) -> list[Action]:
        """The legal actions of a seat."""
        with self.during(f"legal({seat})", seat):
            return state.legal(seat)

    def parse(self, text: str) -> Action:
        """An action that the game itself has offered."""
        with self.during(f"reading the legal {text!r}", fault="notation"):
            action = self.game.parse(text)
        if action.text != text:
            raise self.fault(f"notation: {text!r} reads back as {action.text!r}")
        return action

    def apply(self, state: State, seat: int, action: Action, chance: Chance) -> list[Event]:
        """What happens when a legal action is carried out."""
        with self.during(f"applying the legal {action.text!r}", seat, "legal and apply disagree"):
            return state.apply(seat, action, chance)

    def view(self, state: State, seat: int) -> View:
        """A seat's view."""
        with self.during(f"view({seat})", seat):
            return state.view(seat)

    def bytes_of(self, state: State, seat: int) -> bytes:
        """A seat's view as it travels."""
        view = self.view(state, seat)
        with self.during(f"encoding the view of {seat}", seat):
            return encode(view)

    def portrait(self, state: State) -> list[bytes]:
        """All that can be known of a state: the position and everybody's view, the judge's too."""
        with self.during("position"):
            position = state.position()
        return [position.encode(), *(self.bytes_of(state, seat) for seat in [*self.setting.watchers, JUDGE])]

    def compare_portraits(self, fault: str, old: list[bytes], new: list[bytes]) -> None:
        """Raise the fault unless two portraits are equal."""
        if old != new:
            raise self.differs(fault, readable(old), readable(new))


def seen(events: Sequence[Event], seat: int) -> list[dict[str, Any]]:
    """The events as a seat gets them."""
    seen = (event.seen_by(seat) for event in events)
    return [event for event in seen if event is not None]


def readable(portrait: list[bytes]) -> dict[str, Any]:
    """A portrait as plain data with names."""
    names = [*(f"view of {seat}" for seat in range(len(portrait) - 3)), "spectator", "judge"]
    views = {name: msgspec.json.decode(view) for name, view in zip(names, portrait[1:], strict=True)}
    return {"position": portrait[0].decode(), **views}
