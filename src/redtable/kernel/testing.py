"""The conformance kit: `check_game` plays random games and holds a game to the whole contract.

    check_game("mygame", games=1000)
    python -m redtable.kernel.testing mygame --games 1000

It checks that a game is deterministic (in this process, in another one, under another PYTHONHASHSEED, and
when replayed from its record), that copies are independent, that `legal` and `refusal` agree, that every
notation reads back, that nobody learns what it cannot know, not even by what may be undone, that only the
clock speaks for the clock, that quiet states play the same game, that games
end, that outcomes make sense, and whatever invariants the game's author gives. The first fault is raised as a
ConformanceError, which says what is wrong, where, and how to see it again.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from typing import TYPE_CHECKING, Any, Final, TypeVar

from redtable.kernel.conformance.contract import (
    NAME,
    PROBES,
    check_actions,
    check_copies,
    check_events,
    check_legal,
    check_position,
    check_turn,
    check_twins,
    check_views,
)
from redtable.kernel.conformance.determinism import check_other_processes, check_record, check_replay, page
from redtable.kernel.conformance.fault import ConformanceError
from redtable.kernel.conformance.play import Play, Setting
from redtable.kernel.conformance.secrecy import Deals, check_secrecy
from redtable.kernel.conformance.undoing import check_undo
from redtable.kernel.errors import RedtableError
from redtable.kernel.game import Game, State
from redtable.kernel.registry import find_game
from redtable.kernel.ruleset import RulesetError, ruleset_hash

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    Invariant = Callable[[State], str | None]

__all__ = ["ConformanceError", "Report", "check_game", "main"]

T = TypeVar("T")

NO_OPTION: Final = "no-such-option"
RESERVED: Final = ("clock", "spectator", "nobody", "judge")
"""Names that records and scenarios use for others."""
FUTURES: Final = 3
"""How many actions of a position are followed into every world that a seat thinks possible."""


class Report:
    """What was checked: so much that nothing found means something."""

    def __init__(self) -> None:
        self.games = 0
        self.actions = 0
        self.positions = 0
        """Positions that were checked thoroughly."""
        self.longest = 0
        self.events: dict[str, int] = {}
        """How often each kind of event happened: what never happened was never checked."""
        self.reasons: dict[str, int] = {}
        """How often games ended for each reason."""

    def count(self, play: Play) -> None:
        """Add what just happened in a game."""
        for event in play.events:
            self.events[event.kind] = self.events.get(event.kind, 0) + 1

    def add(self, play: Play) -> None:
        """Add a game that is over."""
        outcome = play.state.outcome()
        if outcome is not None:
            self.reasons[outcome.reason] = self.reasons.get(outcome.reason, 0) + 1
        self.games += 1
        self.actions += play.ply
        self.longest = max(self.longest, play.ply)

    def __str__(self) -> str:
        return (
            f"{self.games} games, {self.actions} actions (at most {self.longest} in a game), "
            f"{self.positions} positions checked thoroughly\n"
            f"events: {counted(self.events)}\nendings: {counted(self.reasons)}"
        )


def counted(counts: Mapping[str, int]) -> str:
    """Words with how often they came."""
    return ", ".join(f"{word} {count}" for word, count in sorted(counts.items())) or "none"


def check_game(
    game: Game | str,
    rules: str = "",
    options: Mapping[str, Any] | None = None,
    *,
    games: int = 100,
    seed: str | int = 0,
    first: int = 0,
    bound: int = 10_000,
    invariants: Sequence[Invariant] = (),
    probes: Sequence[str] = (),
    unlisted: Sequence[str] = (),
    open_ended: bool = False,
    every: int = 8,
    breadth: int = 64,
    worlds: int = 2,
    processes: int = 3,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play random games and check everything; raises ConformanceError at the first fault.

    game        a game, its slug, or `module:attribute`
    rules       the name of its ruleset (the default one if empty), with `options` applied
    games       how many games; `seed` and `first` say which ones
    bound       a game that has not ended after so many actions never ends
    invariants  called with the state after every action; each returns what is wrong with it, or None
    probes      actions to try at every position, beside those that were legal earlier in the game
    unlisted    actions that `legal` does not offer, carried out now and then by whoever may, out of turn too
    open_ended  the game's `legal` cannot offer everything that it allows (free words, continuous space)
    every       about one position in so many is checked thoroughly, the first and last of a game always
    breadth     how many actions of such a position are tried out on copies (the choice is random)
    worlds      how often what a seat cannot know is dealt anew there, for each seat
    processes   how many games are played once more by other processes
    progress    called with the number of games done
    """
    if min(games, every, breadth, bound) < 1:
        raise RedtableError("games, every, breadth and bound must be at least 1")
    setting = Setting(name_of(game), rules, dict(options or {}), str(seed), bound, list(unlisted))
    check = Check(setting, invariants, probes, open_ended, every, breadth, worlds)
    check.setting_itself(Play(setting, first))
    stories: dict[int, list[bytes]] = {}
    for number in range(first, first + games):
        foreign = number < first + processes
        told = check.playthrough(number, retold=foreign or number % every == 0)
        if foreign:
            stories[number] = told
        if number == first + min(games, processes) - 1:
            check_other_processes(setting, stories)
        if progress is not None:
            progress(number - first + 1)
    check.deals.check(f"seed={setting.seed!r}, first={first}, games={games}")
    return check.report


def name_of(game: Game | str) -> str:
    """A name by which another process finds the game."""
    if isinstance(game, str):
        return game
    name = f"{type(game).__module__}:{type(game).__qualname__}"
    if type(find_game(name)) is not type(game):
        raise RedtableError(f"another process would not find this game at {name!r}")
    return name


class Check:
    """One run of the kit: how thorough it is, and what it has seen so far."""

    def __init__(
        self,
        setting: Setting,
        invariants: Sequence[Invariant],
        probes: Sequence[str],
        open_ended: bool,
        every: int,
        breadth: int,
        worlds: int,
    ) -> None:
        self.setting = setting
        self.invariants = invariants
        self.probes = list(probes)
        self.open_ended = open_ended
        self.every = every
        self.breadth = breadth
        self.worlds = worlds
        self.report = Report()
        self.deals = Deals()

    def setting_itself(self, play: Play) -> None:
        """The ruleset is stable and closed, and the seats have names that can stand in records."""
        setting = self.setting
        if ruleset_hash(setting.game.rules(setting.ruleset, setting.options)) != ruleset_hash(setting.rules):
            raise play.fault("nondeterminism: the same ruleset has another hash when it is loaded again")
        try:
            setting.game.rules(setting.ruleset, {**setting.options, NO_OPTION: 1})
        except RulesetError:
            pass
        else:
            raise play.fault(f"options: an unknown option ({NO_OPTION!r}) is accepted; forbid unknown fields")
        names = [info.name for info in setting.seats]
        if len({*names, *RESERVED}) < len(names) + len(RESERVED) or not all(map(NAME.fullmatch, names)):
            raise play.fault(f"seats: {names} must be different words, and none of {', '.join(RESERVED)}")

    def playthrough(self, number: int, retold: bool) -> list[bytes]:
        """Play one game with all checks; the pages of its story if it is to be told again."""
        play = Play(self.setting, number)
        story: list[bytes] = []
        earlier: dict[str, None] = {}
        older: tuple[State, list[bytes]] | None = None
        while True:
            self.cheaply(play)
            if retold:
                story.append(page(play))
            over = play.state.outcome() is not None
            thorough = over or play.ply == 0 or play.probes.below("thorough", self.every) == 0
            if thorough:
                if older is not None:
                    play.compare_portraits(
                        "copy: what was done to the original shows in an older copy",
                        older[1],
                        play.portrait(older[0]),
                    )
                with play.during("a check"):
                    self.thoroughly(play, list(earlier))
                older = play.state.copy(), play.portrait(play.state)
            if over:
                break
            if play.ply == self.setting.bound:
                raise play.fault(f"never ends: there is no outcome after {play.ply} actions")
            for seat in play.actors():
                earlier.update((action.text, None) for action in play.legal(play.state, seat))
            seat, action = play.choose()
            check_legal(play, play.state, seat, action)
            play.step(seat, action)
        if play.used_global_random():
            raise play.fault("the global random was used during this game")
        self.report.add(play)
        if retold:
            check_replay(play, story)
            check_record(play)
        check_undo(play)
        return story

    def cheaply(self, play: Play) -> None:
        """What is checked after every single action."""
        check_turn(play)
        check_events(play, play.events)
        self.report.count(play)
        for invariant in self.invariants:
            complaint = invariant(play.state)
            if complaint:
                raise play.fault(f"invariant {invariant.__name__}: {complaint}")

    def thoroughly(self, play: Play, earlier: list[str]) -> None:
        """What is checked at chosen positions."""
        self.report.positions += 1
        probes = [*self.probes, *self.sample(play, earlier, PROBES)]
        moves = [
            (seat, action)
            for seat in play.actors()
            for action in self.sample(play, play.legal(play.state, seat), self.breadth)
        ]
        check_views(play, play.state)
        check_actions(play, play.state, probes, self.open_ended)
        check_position(play, play.state)
        check_copies(play, play.state, moves)
        futures = self.sample(play, moves, FUTURES)
        check_twins(play, play.state, futures)
        check_secrecy(play, play.state, futures, probes, self.worlds, self.deals)

    def sample(self, play: Play, things: list[T], most: int) -> list[T]:
        """At most so many of the things, in their order."""
        if len(things) <= most:
            return things
        chosen = sorted(play.probes.shuffle("sample", len(things))[:most])
        return [things[index] for index in chosen]


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line: 0 if the game conforms, 1 if it does not, 2 if it cannot be checked at all."""
    parser = argparse.ArgumentParser(
        prog="python -m redtable.kernel.testing",
        description="Play random games and check that a game keeps the contract of the kernel.",
    )
    parser.add_argument("game", help="the slug of an installed game, or module:attribute")
    parser.add_argument("--rules", default="", metavar="NAME", help="the ruleset (default: the game's own)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="an option of the match; repeatable",
    )
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games (default: 100)")
    parser.add_argument("--seed", default="0", metavar="S", help="any text (default: 0)")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first game")
    parser.add_argument("--bound", type=int, default=10_000, metavar="N", help="the longest possible game")
    parser.add_argument(
        "--every", type=int, default=8, metavar="N", help="check one position in N thoroughly"
    )
    parser.add_argument(
        "--probe", action="append", default=[], metavar="ACTION", help="try this everywhere; repeatable"
    )
    parser.add_argument("--open-ended", action="store_true", help="`legal` cannot offer all that is allowed")
    given = parser.parse_args(arguments)
    try:
        report = check_game(
            given.game,
            given.rules,
            dict(read_option(text) for text in given.option),
            games=given.games,
            seed=given.seed,
            first=given.first,
            bound=given.bound,
            every=given.every,
            probes=given.probe,
            open_ended=given.open_ended,
            progress=show_progress if sys.stderr.isatty() else None,
        )
    except ConformanceError as fault:
        print(f"{given.game} does not conform: {fault}", file=sys.stderr)
        return 1
    except RedtableError as fault:
        print(fault, file=sys.stderr)
        return 2
    print(f"{given.game} conforms: {report}")
    return 0


def read_option(text: str) -> tuple[str, Any]:
    """`seats=3`, `mode=war`: the value is TOML if it can be, else a text."""
    key, equals, value = text.partition("=")
    if not equals or not key:
        raise RedtableError(f"{text!r} is not an option: expected KEY=VALUE")
    try:
        return key, tomllib.loads(f"value = {value}")["value"]
    except tomllib.TOMLDecodeError:
        return key, value


def show_progress(games: int) -> None:
    """One line that counts the games."""
    print(f"\r{games} games", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
