"""The games that this server offers, with their rulesets loaded once."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from redtable.bots.bot import bot_levels
from redtable.kernel.errors import RedtableError
from redtable.kernel.registry import find_game, game_slugs
from redtable.kernel.ruleset import ruleset_names
from redtable.kernel.visible_text import hidden_in
from redtable.server.messages import GameDescription, SeatDescription
from redtable.server.problems import not_found, wrong

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from redtable.kernel.game import Game
    from redtable.kernel.ruleset import Ruleset
    from redtable.kernel.view import SeatInfo


class Games:
    """Only what is offered can be named: a client cannot make the server load anything else."""

    def __init__(self, offered: Sequence[str] = ()) -> None:
        self.offered = list(offered) or game_slugs()
        self.loaded: dict[str, Game] = {name: find_game(name) for name in self.offered}
        self.rulesets = {name: ruleset_names(game.package) for name, game in self.loaded.items()}
        self.levels = {name: bot_levels(game.slug) for name, game in self.loaded.items()}
        self.described: dict[str, GameDescription] = {}

    def game(self, name: str) -> Game:
        """An offered game."""
        game = self.loaded.get(name)
        if game is None:
            raise not_found(f"there is no game {name!r} here; there is: {', '.join(self.offered)}")
        return game

    def slug(self, name: str) -> str:
        """What a game is called everywhere; also one that is not offered any more."""
        game = self.loaded.get(name)
        return name if game is None else game.slug

    def rules(self, name: str, ruleset: str, options: Mapping[str, Any]) -> Ruleset:
        """A ruleset that comes with the game; files of this machine are not for clients."""
        game = self.game(name)
        if ruleset and ruleset not in self.rulesets[name]:
            known = ", ".join(self.rulesets[name])
            raise wrong(f"{game.slug} has no ruleset {ruleset!r}; there is: {known}")
        if names_file(options):
            raise wrong("files of the server are not for guests: options name what comes with the game")
        try:
            return load_rules(game, ruleset, msgspec.json.encode(options, order="sorted"))
        except RedtableError as fault:
            raise wrong(str(fault)) from fault

    def seats(self, name: str, rules: Ruleset) -> list[SeatInfo]:
        """The seats of a match."""
        return self.game(name).seats(rules)

    def check_level(self, name: str, level: str) -> None:
        """Refuse bots that do not exist."""
        if level not in self.levels[name]:
            raise wrong(f"there is no bot {level!r}; there is: {', '.join(self.levels[name])}")

    def known_level(self, name: str, level: str) -> str:
        """The level itself, or the strongest there is if it was one of another version's bots."""
        levels = self.levels[name]
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
            bots=list(self.levels[name]),
        )


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
            raise wrong("texts in options are made of visible characters")
    elif isinstance(value, dict):
        for pair in value.items():
            check_texts(list(pair))
    elif isinstance(value, list):
        for part in value:
            check_texts(part)


@lru_cache(maxsize=256)
def load_rules(game: Game, ruleset: str, options: bytes) -> Ruleset:
    """A ruleset, which never changes, so that all tables with these options share it."""
    return game.rules(ruleset, msgspec.json.decode(options))


def describe_seats(seats: list[SeatInfo]) -> list[SeatDescription]:
    """Seats with their numbers."""
    return [
        SeatDescription(seat=number, name=info.name, team=info.team, role=info.role)
        for number, info in enumerate(seats)
    ]
