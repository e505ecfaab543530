"""Which games there are: every installed package may add one through the entry points `redtable.games`."""

from __future__ import annotations

import re
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from redtable.kernel.errors import RedtableError
from redtable.kernel.game import Game

GROUP = "redtable.games"


class UnknownGameError(RedtableError):
    """A game that no installed package offers."""


@cache
def installed_games() -> tuple[EntryPoint, ...]:
    """Where the installed games are: looking through all packages takes milliseconds, so it is done once."""
    return tuple(entry_points(group=GROUP))


def game_slugs() -> list[str]:
    """The slugs of all installed games."""
    return sorted({point.name for point in installed_games()})


def find_game(slug: str) -> Game:
    """The game of that slug. `module:attribute` names one that is not installed."""
    if ":" in slug:
        return load(EntryPoint(slug, slug, GROUP))
    for point in installed_games():
        if point.name == slug:
            return load(point)
    raise UnknownGameError(f"there is no game {slug!r}; there is: {', '.join(game_slugs()) or 'none'}")


def load(point: EntryPoint) -> Game:
    """The game that an entry point names: a Game, or a class that makes one."""
    if not re.fullmatch(r"\w[\w.]*:\w[\w.]*", point.value):
        raise UnknownGameError(f"no game at {point.value!r}: expected module:attribute")
    try:
        thing: object = point.load()
    except (ImportError, AttributeError) as fault:
        raise UnknownGameError(f"no game at {point.value!r}: {fault}") from fault
    game = thing() if isinstance(thing, type) else thing
    if not isinstance(game, Game):
        raise UnknownGameError(f"{point.value!r} is not a Game but a {type(game).__name__}")
    return game
