"""The games that a device plays, with the bots that can think there."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

from redtable.bots.bot import RANDOM, needs_preparation
from redtable.server.games import Games
from redtable.server.problems import not_now

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class DeviceGames(Games):
    """Bots that must prepare what they think with, such as meanings of words, do so on a server.

    `lacking` are the slugs of games whose files (`Game.device_files`) are not here yet.
    """

    def __init__(self, offered: Sequence[str] = (), lacking: Iterable[str] = ()) -> None:
        super().__init__(offered)
        self.lacking = set(lacking)

    def found(self, slug: str) -> None:
        """The files of a game are here now."""
        importlib.invalidate_caches()
        self.lacking.discard(slug)

    def levels(self, name: str) -> tuple[str, ...]:
        """The levels that can play here."""
        slug = self.game(name).slug
        return () if needs_preparation(slug) else super().levels(name)

    def check_level(self, name: str, level: str) -> None:
        """Refuse bots that cannot think here, and say why; anything at random is always possible."""
        if not needs_preparation(self.game(name).slug):
            super().check_level(name, level)
        elif level != RANDOM:
            raise not_now(f"the bots of {name} need a server", "device-problem-bots")

    def known_level(self, name: str, level: str) -> str:
        """A level that can play here."""
        return super().known_level(name, level) if self.levels(name) else RANDOM
