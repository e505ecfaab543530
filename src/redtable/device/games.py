"""The games that a device plays, with the bots that can think there."""

from __future__ import annotations

from redtable.bots.bot import RANDOM, needs_preparation
from redtable.server.games import Games
from redtable.server.problems import not_now

NEEDS_SERVER = "needs-server"


class DeviceGames(Games):
    """Bots that must prepare what they think with, such as meanings of words, do so on a server."""

    def levels(self, name: str) -> tuple[str, ...]:
        """The levels that can play here."""
        slug = self.game(name).slug
        return (RANDOM,) if needs_preparation(slug) else super().levels(name)

    def check_level(self, name: str, level: str) -> None:
        """Refuse bots that cannot think here, and say why."""
        if level != RANDOM and needs_preparation(self.game(name).slug):
            raise not_now(f"the bots of {name} need a server", "device-problem-bots")
        super().check_level(name, level)
