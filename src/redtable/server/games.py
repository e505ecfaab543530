"""The games that this server offers, with their rulesets loaded once."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING, Any, Final

import msgspec

from redtable.bots.bot import bot_levels
from redtable.kernel.errors import RedtableError
from redtable.kernel.registry import find_game, game_slugs
from redtable.kernel.ruleset import ruleset_names
from redtable.kernel.visible_text import hidden_in
from redtable.protocol.games import GameDescription, SeatDescription
from redtable.server.problems import not_found, wrong
from redtable.server.terms import terms_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from redtable.kernel.game import Game
    from redtable.kernel.ruleset import Ruleset
    from redtable.kernel.view import SeatInfo
    from redtable.server.terms import SeatTerms, Terms

OPTIONS_BYTES: Final = 64 * 1024
"""The most that options may be, as JSON."""
OPTIONS_DEPTH: Final = 8
"""Lists and tables inside each other."""
LOADED: Final = 256
"""Rulesets with options that stay in memory."""


class Games:
    """Only what is offered can be named: a client cannot make the server load anything else."""

    def __init__(self, offered: Sequence[str] = ()) -> None:
        self.offered = list(offered) or game_slugs()
        self.loaded: dict[str, Game] = {name: find_game(name) for name in self.offered}
        self.rulesets = {name: ruleset_names(game.package) for name, game in self.loaded.items()}
        self.described: dict[str, GameDescription] = {}
        self.standard: dict[tuple[str, str], Ruleset] = {}
        """Rulesets without options, by game and name: they come with the games, so there are few."""
        self.special: dict[tuple[str, str, bytes], Ruleset] = {}
        """Rulesets with options, which all tables that play by them share; the last used at the end."""
        self.lock = threading.Lock()
        """Threads load rulesets too."""
        self.known_terms: dict[tuple[str, str], Terms] = {}

    def game(self, name: str) -> Game:
        """An offered game."""
        game = self.loaded.get(name)
        if game is None:
            raise not_found(f"there is no game {name!r} here; there is: {', '.join(self.offered)}")
        return game

    def levels(self, name: str) -> tuple[str, ...]:
        """The levels of a game's bots. Bots are imported when somebody asks: a server starts without them."""
        return bot_levels(self.game(name).slug)

    def slug(self, name: str) -> str:
        """What a game is called everywhere; also one that is not offered any more."""
        game = self.loaded.get(name)
        return name if game is None else game.slug

    def check_ruleset(self, name: str, ruleset: str) -> None:
        """Refuse rulesets that do not come with the game; files of this machine are not for clients."""
        game = self.game(name)
        if ruleset and ruleset not in self.rulesets[name]:
            known = ", ".join(self.rulesets[name])
            raise wrong(f"{game.slug} has no ruleset {ruleset!r}; there is: {known}")

    def rules(self, name: str, ruleset: str, options: Mapping[str, Any]) -> Ruleset:
        """A ruleset that comes with the game, with options."""
        self.check_ruleset(name, ruleset)
        return self.read(name, ruleset, options)

    def read(self, name: str, ruleset: str, options: Mapping[str, Any]) -> Ruleset:
        """A ruleset, by its name or written out, with options; as it may take a while, there is `load`."""
        game = self.game(name)
        found = self.in_memory(name, ruleset, options)
        if found is not None:
            return found
        encoded = encode_options(options)
        try:
            rules = game.rules(ruleset, msgspec.json.decode(encoded))
        except RedtableError as fault:
            raise wrong(str(fault)) from fault
        with self.lock:
            if not options:
                self.standard[name, ruleset] = rules
                return rules
            self.special[name, ruleset, encoded] = rules
            while len(self.special) > LOADED:
                del self.special[next(iter(self.special))]
        return rules

    def in_memory(self, name: str, ruleset: str, options: Mapping[str, Any]) -> Ruleset | None:
        """A ruleset that was loaded before and is still there."""
        if not options:
            return self.standard.get((name, ruleset))
        key = (name, ruleset, encode_options(options))
        with self.lock:
            found = self.special.pop(key, None)
            if found is not None:
                self.special[key] = found
        return found

    async def load(self, name: str, ruleset: str, options: Mapping[str, Any]) -> Ruleset:
        """The same, in a thread if it is not in memory."""
        found = self.in_memory(name, ruleset, options)
        if found is not None:
            return found
        return await asyncio.to_thread(self.read, name, ruleset, options)

    def terms(self, name: str, ruleset: str) -> Terms:
        """What follows from a ruleset without options."""
        if (name, ruleset) not in self.known_terms:
            self.known_terms[name, ruleset] = terms_of(self.game(name), self.rules(name, ruleset, {}))
        return self.known_terms[name, ruleset]

    def check_level(self, name: str, level: str) -> None:
        """Refuse bots that do not exist."""
        levels = self.levels(name)
        if level not in levels:
            raise wrong(f"there is no bot {level!r}; there is: {', '.join(levels)}")

    def known_level(self, name: str, level: str) -> str:
        """The level itself, or the strongest there is if it was one of another version's bots."""
        levels = self.levels(name)
        return level if level in levels else levels[-1]

    def describe(self, name: str) -> GameDescription:
        """All that a person needs to know to open a table; it never changes, so it is found out once."""
        if name not in self.described:
            self.described[name] = self.find_out(name)
        return self.described[name]

    def find_out(self, name: str) -> GameDescription:
        """A game with its defaults."""
        game = self.game(name)
        rules = game.rules()
        return GameDescription(
            game=name,
            slug=game.slug,
            rulesets=sorted(self.rulesets[name], key=lambda ruleset: (ruleset != rules.name, ruleset)),
            options=msgspec.to_builtins(getattr(rules, "options", {})),
            seats=describe_seats(game.seats(rules)),
            bots=list(self.levels(name)),
        )


def encode_options(options: Mapping[str, Any]) -> bytes:
    """Options as text, always in the same order; refuses what is too large, too deep, or names a file."""
    if depth_of(options) > OPTIONS_DEPTH:
        raise wrong(f"the options are nested too deeply: at most {OPTIONS_DEPTH} levels are read")
    if names_file(options):
        raise wrong(
            "files of the server are not for guests: options name what comes with the game",
            "table-problem-no-files",
        )
    encoded = msgspec.json.encode(options, order="sorted")
    if len(encoded) > OPTIONS_BYTES:
        raise wrong(
            f"the options are too large: {len(encoded)} bytes, at most {OPTIONS_BYTES} are read",
            "table-problem-options-large",
        )
    return encoded


def depth_of(value: object) -> int:
    """How many lists and tables are inside each other; one level more than is read is enough to know."""
    level: list[object] = [value]
    depth = 0
    while level and depth <= OPTIONS_DEPTH:
        depth += 1
        inside = [part for whole in level for part in parts_of(whole)]
        level = [part for part in inside if isinstance(part, dict | list)]
    return depth


def parts_of(value: object) -> Iterable[object]:
    """What is in a list or a table."""
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


def names_file(value: object) -> bool:
    """Whether a game might take a part of the options for a file of this machine."""
    if isinstance(value, str):
        return value.strip().casefold().endswith(".toml")
    if isinstance(value, dict):
        return any(names_file(part) for pair in value.items() for part in pair)
    return isinstance(value, list) and any(names_file(part) for part in value)


def check_texts(value: object) -> None:
    """Refuse options with a text that has something to hide: others will see it."""
    if isinstance(value, str):
        if hidden_in(value):
            raise wrong("texts in options are made of visible characters", "table-problem-hidden")
    elif isinstance(value, dict):
        for pair in value.items():
            check_texts(list(pair))
    elif isinstance(value, list):
        for part in value:
            check_texts(part)


def describe_seats(seats: Sequence[SeatInfo | SeatTerms]) -> list[SeatDescription]:
    """Seats with their numbers."""
    return [
        SeatDescription(seat=number, name=info.name, team=info.team, role=info.role)
        for number, info in enumerate(seats)
    ]
