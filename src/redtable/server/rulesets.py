"""The rules that a match began with, stored, so that it is played, watched and replayed with no others.

A ruleset is known by its name, and a later version of the package may mean another one by it. So the ruleset
is stored at the start, written out in full and once for all matches that share it; a match plays with that
text and its own options. What this version cannot read is refused with a reason, and never played otherwise.
"""

from __future__ import annotations

import asyncio
import hashlib
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from redtable.kernel.errors import RedtableError
from redtable.kernel.record import format_draw
from redtable.kernel.ruleset import ruleset_hash, write_ruleset
from redtable.server.match_log import begin
from redtable.server.problems import RequestError, unplayable
from redtable.server.store import StoreError
from redtable.server.tables import read_table
from redtable.server.terms import Terms, terms_of

if TYPE_CHECKING:
    import logging

    from redtable.kernel.chance import Draw
    from redtable.kernel.game import Game
    from redtable.kernel.ruleset import Ruleset
    from redtable.server.games import Games
    from redtable.server.store import Store
    from redtable.server.stored_tables import StoredTables
    from redtable.server.tables import Table

KEY_DIGITS = 32
STAMPED_AT_ONCE = 50


class Pin(msgspec.Struct, frozen=True, kw_only=True):
    """What a table notes of its rules when its match starts."""

    key: str
    """Where the ruleset is stored."""
    hash: str
    """The ruleset with the options of the match, as records name it."""
    steps_back: bool
    terms: Terms

    def onto(self, table: Table) -> None:
        """From now on the table's match has these rules."""
        table.rules = self.key
        table.rules_hash = self.hash
        table.steps_back = self.steps_back
        table.terms = self.terms


@lru_cache(maxsize=64)
def written_out(game: Game, ruleset: str, earliest: bool) -> tuple[str, str]:
    """A ruleset of this version in full, without options of a match, and its key."""
    text = write_ruleset(game.whole(edition_of(game, game.rules(ruleset), earliest)))
    return key_of(text), text


def edition_of(game: Game, rules: Ruleset, earliest: bool) -> Ruleset:
    """Today's edition of a ruleset, or the earliest that this version knows."""
    return [rules, *game.earlier_editions(rules)][-1 if earliest else 0]


def key_of(text: str) -> str:
    """The key under which a ruleset is stored: the same for the same text."""
    return hashlib.sha256(text.encode()).hexdigest()[:KEY_DIGITS]


def write_opening(draws: list[Draw]) -> str:
    """The draws of an opening as the store keeps them: as a record writes them."""
    return "\t".join(format_draw(draw) for draw in draws)


def pin_of(game: Game, rules: Ruleset, key: str) -> Pin:
    """What a table notes of rules that are kept under a key."""
    return Pin(
        key=key, hash=ruleset_hash(rules), steps_back=game.steps_back(rules), terms=terms_of(game, rules)
    )


class Rulesets:
    """Stores rulesets and finds them again."""

    def __init__(
        self, store: Store, stored: StoredTables, games: Games, texts: dict[str, str], log: logging.Logger
    ) -> None:
        self._store = store
        self._stored = stored
        self._games = games
        self._texts = texts
        """By key, those that are known to be stored. There are few: one for each ruleset and version. Workers
        read them too."""
        self._log = log

    async def pin(self, table: Table) -> Pin:
        """What this version means by the table's ruleset and options, stored.

        A match that has begun and has no rules stored is of a time when there was one edition only.
        """
        game = self._games.game(table.game)
        earliest = table.status != "open"
        today = await self._games.load(table.game, table.ruleset, table.options)
        rules = edition_of(game, today, earliest)
        key, text = written_out(game, table.ruleset, earliest)
        if key not in self._texts:
            await self._store.save_ruleset(key, text)
            self._texts[key] = text
        return pin_of(game, rules, key)

    async def of(self, table: Table) -> Ruleset:
        """The rules of a table: those its match began with, or today's if it has yet to begin.

        Raises a problem if the match cannot be played because of them.
        """
        self._games.game(table.game)
        if table.status in ("open", "closed"):
            return await self._games.load(table.game, table.ruleset, table.options)
        if not table.rules:
            (await self.pin(table)).onto(table)
        text = self._texts.get(table.rules) or await self.stored(table.rules)
        try:
            return await self._games.load(table.game, text, table.options)
        except RedtableError as fault:
            self._log.error("a stored ruleset cannot be read", extra={"why": str(fault)})
            raise unplayable("this version cannot read the rules that this match began with") from fault

    async def stored(self, key: str) -> str:
        """A ruleset from the store."""
        text = await self._store.ruleset(key)
        if text is None or key_of(text) != key:
            raise unplayable("the rules that this match began with are lost from the database")
        self._texts[key] = text
        return text

    async def stamp_all(self) -> None:
        """Let matches that began before rulesets were stored have theirs from now on."""
        last = ""
        while rows := await self._store.without_ruleset(last, STAMPED_AT_ONCE):
            last = rows[-1].code
            for row in rows:
                try:
                    await self.stamp(read_table(row))
                except (RequestError, StoreError) as fault:
                    self._log.warning("a match has no rules", extra={"why": str(fault)})
                except Exception as fault:
                    self._log.error("a match has no rules", exc_info=fault)

    async def stamp(self, table: Table) -> None:
        """The same for one match."""
        pin = await self.pin(table)
        rules = await self.of(table)
        match = await asyncio.to_thread(begin, table, self._games.game(table.game), rules)
        await self._store.save_opening(table.code, write_opening(match.opening_draws))
        await self._stored.change(table.code, pin.onto, silent=True)
