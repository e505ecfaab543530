"""Who is connected where, over all nodes."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from redtable.kernel.game import SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Collection


class PresenceBook:
    """Connections of this node by seat, and what other nodes said of theirs."""

    def __init__(self) -> None:
        self.local: dict[str, Counter[int]] = {}
        self.remote: dict[str, dict[str, list[int]]] = {}
        """By node, then by table: the seats connected there, one entry for each connection."""

    def came(self, code: str, seat: int) -> None:
        """A connection of this node."""
        self.local.setdefault(code, Counter())[seat] += 1

    def went(self, code: str, seat: int) -> None:
        """A connection of this node ended."""
        seats = self.local[code]
        seats[seat] -= 1
        self.local[code] = +seats
        if not self.local[code]:
            del self.local[code]

    def here(self, code: str) -> list[int]:
        """The seats connected to this node, one entry for each connection."""
        return sorted(self.local.get(code, Counter()).elements())

    def heard(self, node: str, code: str, seats: list[int]) -> None:
        """Another node said who is connected there."""
        if seats:
            self.remote.setdefault(node, {})[code] = seats
        else:
            self.remote.get(node, {}).pop(code, None)

    def keep_nodes(self, alive: Collection[str]) -> list[tuple[str, set[int]]]:
        """Forget nodes that are gone; gives the tables whose presence changed, and the seats before."""
        gone = [node for node in self.remote if node not in alive]
        changed = [(code, self.at(code)[0]) for node in gone for code in self.remote[node]]
        for node in gone:
            del self.remote[node]
        return changed

    def empty(self, code: str) -> bool:
        """Whether nobody is connected anywhere, not even as a spectator."""
        return code not in self.local and not any(code in tables for tables in self.remote.values())

    def at(self, code: str) -> tuple[set[int], int]:
        """The seats that are connected anywhere, and the number of spectators."""
        everyone = self.here(code)
        for tables in self.remote.values():
            everyone += tables.get(code, [])
        return {seat for seat in everyone if seat >= 0}, everyone.count(SPECTATOR)
