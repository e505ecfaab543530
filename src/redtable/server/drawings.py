"""Pictures of a game, made in a thread, each once."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from redtable.kernel.notation import NotationError
from redtable.server.fair_pool import in_thread
from redtable.server.problems import not_found

if TYPE_CHECKING:
    from redtable.server.fair_pool import Asker, FairPool
    from redtable.server.games import Games


class Drawings:
    """Makes them one at a time; a page asks for many at once."""

    def __init__(self, games: Games, drawing: FairPool[None]) -> None:
        self._games = games
        self._drawing = drawing

    async def of(self, game: str, name: str, asker: Asker) -> bytes:
        """A picture of a game as SVG."""
        return await in_thread(self._drawing, asker, drawn, self._games, game, name)


@lru_cache(maxsize=2048)
def drawn(games: Games, game: str, name: str) -> bytes:
    """A drawing, made once."""
    try:
        return games.game(game).drawing(name).encode()
    except NotationError as fault:
        raise not_found(str(fault)) from fault
