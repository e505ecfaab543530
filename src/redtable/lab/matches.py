"""One match between bots, from a seed alone."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from redtable.bots.bot import Bot, UnknownBotError, bot_levels, make_bot, make_trained_bot
from redtable.bots.model_file import ModelError
from redtable.kernel.chance import SeededChance
from redtable.kernel.errors import RedtableError
from redtable.kernel.game import JUDGE
from redtable.kernel.match import Match
from redtable.kernel.record import record_of, write_record
from redtable.kernel.registry import find_game
from redtable.lab.playing import Chair, TimedChair, play_on

if TYPE_CHECKING:
    from collections.abc import Sequence

    from redtable.kernel.game import Game
    from redtable.kernel.ruleset import Ruleset


MODEL: Final = ".npz"


class LabError(RedtableError):
    """A study that cannot be run as asked."""


class Player(msgspec.Struct, frozen=True):
    """Who sits at a seat: a bot's level, what it does first, and the plan that limits it, if any."""

    level: str
    """A level of the game's bots; `module:Class` for one of your own, made as `Class(game, rules, seat,
    seed)`; or the path of a model file, `.npz`, for a bot that judges by it."""
    opening: tuple[str, ...] = ()
    """Notations that it plays as soon as they are legal, before it thinks for itself."""
    plan: str = ""
    """A module-level function `module:name` that says which actions a stubborn plan allows."""


class Pairing(msgspec.Struct, frozen=True):
    """One match to be played: everything it depends on."""

    game: str
    seed: str
    players: tuple[Player, ...]
    ruleset: str = ""
    options: tuple[tuple[str, Any], ...] = ()


class Result(msgspec.Struct, frozen=True):
    """What a match ended in. `facts` are fields of the last view that a study asked for."""

    scores: tuple[float | None, ...]
    reason: str
    actions: int
    facts: dict[str, Any] = {}
    seconds: tuple[list[float], ...] = ()
    """For every seat the processor time of its decisions, if it was asked for."""

    def score(self, seat: int) -> float:
        """The score of a seat that has one."""
        score = self.scores[seat]
        if score is None:
            raise LabError(f"seat {seat} neither wins nor loses")
        return score


def named(path: str) -> Any:
    """The object at `module:name`."""
    from importlib import import_module

    module, _, name = path.partition(":")
    try:
        return getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as fault:
        raise LabError(f"there is nothing at {path!r}: {fault}") from fault


@lru_cache(maxsize=4)
def model_at(path: str) -> bytes:
    """A model file, read once a process."""
    try:
        return Path(path).read_bytes()
    except OSError as fault:
        raise LabError(f"{path} cannot be read: {fault.strerror}") from fault


def check_level(slug: str, level: str) -> None:
    """Refuse a level that the game's bots do not have, a class that is no bot, a file that is no model."""
    if level.endswith(MODEL):
        game, rules = prepared(slug, "", ())
        bot_of(level, game, rules, 0, "")
    elif ":" in level:
        kind = named(level)
        if not (isinstance(kind, type) and issubclass(kind, Bot)):
            raise LabError(f"{level!r} is not a class of bots")
    elif level not in bot_levels(slug):
        raise UnknownBotError(f"{slug} has no bot {level!r}; there is: {', '.join(bot_levels(slug))}")


def bot_of(level: str, game: Game, rules: Ruleset, seat: int, seed: str) -> Bot:
    """A bot of a level, of somebody's own class, or of a model file."""
    if level.endswith(MODEL):
        try:
            return make_trained_bot(model_at(level), game, rules, seat, seed)
        except ModelError as fault:
            raise LabError(f"{level} is no model for this: {fault}") from fault
    if ":" in level:
        bot = named(level)(game, rules, seat, seed)
        assert isinstance(bot, Bot)
        return bot
    return make_bot(level, game, rules, seat, seed)


@lru_cache(maxsize=64)
def prepared(slug: str, ruleset: str, options: tuple[tuple[str, Any], ...]) -> tuple[Game, Ruleset]:
    """A game and its rules, loaded once a process."""
    game = find_game(slug)
    return game, game.rules(ruleset, dict(options))


def chairs_of(pairing: Pairing, views: bool = False) -> list[Chair]:
    """The bots of a match at their seats."""
    game, rules = prepared(pairing.game, pairing.ruleset, pairing.options)
    seats = game.seats(rules)
    if len(seats) != len(pairing.players):
        raise LabError(f"{pairing.game} has {len(seats)} seats here, not {len(pairing.players)}")
    return [
        Chair(
            bot_of(player.level, game, rules, seat, f"{pairing.seed} bot"),
            player.opening,
            named(player.plan) if player.plan else None,
            views,
        )
        for seat, player in enumerate(pairing.players)
    ]


def play_pairing(pairing: Pairing, facts: Sequence[str] = (), views: bool = False) -> Result:
    """Play one match to its end; with `views` every bot gets its view, which changes nothing but the time."""
    return play_with(pairing, chairs_of(pairing, views), facts)


def play_timed(pairing: Pairing) -> Result:
    """The same match, noting how long every bot thinks."""
    timed = [TimedChair(chair) for chair in chairs_of(pairing)]
    result = play_with(pairing, list(timed))
    return msgspec.structs.replace(result, seconds=tuple(chair.seconds for chair in timed))


def play_with(pairing: Pairing, chairs: list[Chair], facts: Sequence[str] = ()) -> Result:
    """Play one match to its end."""
    game, rules = prepared(pairing.game, pairing.ruleset, pairing.options)
    chance = SeededChance(pairing.seed)
    state, _ = game.start(rules, chance)
    state.quiet = True
    actions = play_on(game, state, chairs, chance)
    outcome = state.outcome()
    assert outcome is not None
    last = state.view(JUDGE) if facts else None
    return Result(outcome.scores, outcome.reason, actions, {name: getattr(last, name) for name in facts})


def play_recorded(pairing: Pairing) -> tuple[Result | None, str, str]:
    """The same match as a record; if it fails, no result, the record up to there, and what went wrong."""
    game, rules = prepared(pairing.game, pairing.ruleset, pairing.options)
    chairs = chairs_of(pairing, views=True)
    match = Match(game, rules, SeededChance(pairing.seed))
    failure = ""
    try:
        while match.outcome() is None:
            seat = match.state.actors()[0]
            match.apply(seat, chairs[seat].choose(game, match.state, seat).text)
    except Exception as fault:
        failure = f"{type(fault).__name__}: {fault}"
    text = write_record(record_of(match, pairing.ruleset or rules.name, dict(pairing.options)))
    outcome = match.outcome()
    if failure or outcome is None:
        return None, text, failure
    return Result(outcome.scores, outcome.reason, len(match.log)), text, ""
