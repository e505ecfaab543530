"""What games need on a device beside the runtime (`Game.device_files`), each packed into one file, made once.

The format is that of `web/runtime.py`: a list of names and sizes, its length before it, then the contents.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from redtable.server.fair_pool import in_thread
from redtable.server.problems import not_found

if TYPE_CHECKING:
    from redtable.kernel.game import Game
    from redtable.server.fair_pool import Asker, FairPool
    from redtable.server.games import Games

FOLDER: Final = "offline/games"
LIST: Final = "offline/games.json"
"""Where a page finds which games have such a file."""


class PackedFiles(msgspec.Struct, frozen=True):
    """The files of a game. The name tells the contents, so that browsers may keep it for good."""

    name: str
    data: bytes


class GameFile(msgspec.Struct):
    """Where the files of a game are, and how large they are to fetch."""

    path: str
    size: int


@lru_cache(maxsize=16)
def packed_files(game: Game) -> PackedFiles | None:
    """The files of a game in one piece; None: it needs none."""
    files = game.device_files()
    if not files:
        return None
    listed = json.dumps([(name, len(data)) for name, data in files.items()]).encode()
    whole = b"".join([len(listed).to_bytes(4, "big"), listed, *files.values()])
    data = gzip.compress(whole, 9, mtime=0)
    return PackedFiles(f"{game.slug}-{hashlib.sha256(data).hexdigest()[:12]}.packed", data)


def all_packed_files(games: Games) -> dict[str, PackedFiles]:
    """The files of all games that need some, by slug."""
    found = {game.slug: packed_files(game) for game in games.loaded.values()}
    return {slug: packed for slug, packed in found.items() if packed is not None}


def list_of(packed: dict[str, PackedFiles]) -> dict[str, GameFile]:
    """What a page is told of them."""
    return {
        slug: GameFile(path=f"{FOLDER}/{files.name}", size=len(files.data)) for slug, files in packed.items()
    }


class GameFiles:
    """Makes them in a thread when somebody asks: drawings come one at a time."""

    def __init__(self, games: Games, drawing: FairPool[None]) -> None:
        self._games = games
        self._drawing = drawing

    async def listed(self, asker: Asker) -> dict[str, GameFile]:
        """All there are."""
        return list_of(await in_thread(self._drawing, asker, all_packed_files, self._games))

    async def named(self, name: str, asker: Asker) -> bytes:
        """One of them."""
        for files in (await in_thread(self._drawing, asker, all_packed_files, self._games)).values():
            if files.name == name:
                return files.data
        raise not_found(f"there is no file {name!r}")
