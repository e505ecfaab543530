"""Which games there are: every installed package may add one through the entry points `redtable.games`."""

from __future__ import annotations

from importlib.metadata import entry_points

from redtable.kernel.errors import RedtableError
from redtable.kernel.game import Game

GROUP = "redtable.games"


class UnknownGameError(RedtableError):
    """A game that no installed package offers."""


def game_slugs() -> list[str]:
    """The slugs of all installed games."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def find_game(slug: str) -> Game:
    """The game of that slug. `module:attribute` names one that is not installed."""
    if ":" in slug:
        return load(slug)
    for point in entry_points(group=GROUP):
        if point.name == slug:
            return made(point.load(), slug)
    raise UnknownGameError(f"there is no game {slug!r}; there is: {', '.join(game_slugs()) or 'none'}")


def load(path: str) -> Game:
    """The game at `module:attribute`."""
    from importlib import import_module

    module, _, attribute = path.partition(":")
    try:
        return made(getattr(import_module(module), attribute), path)
    except (ImportError, AttributeError) as fault:
        raise UnknownGameError(f"no game at {path!r}: {fault}") from fault


def made(thing: object, where: str) -> Game:
    """A game from what an entry point gave: a Game, or a class that makes one."""
    game = thing() if isinstance(thing, type) else thing
    if not isinstance(game, Game):
        raise UnknownGameError(f"{where!r} is not a Game but a {type(game).__name__}")
    return game
