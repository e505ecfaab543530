"""The rules of the tables of a device: those that a match began with, if this version can read them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.kernel.errors import RedtableError
from redtable.server.problems import unplayable
from redtable.server.rulesets import key_of, pin_of, written_out

if TYPE_CHECKING:
    from redtable.device.games import DeviceGames
    from redtable.device.store import DeviceStore
    from redtable.kernel.ruleset import Ruleset
    from redtable.server.rulesets import Pin
    from redtable.server.tables import Table


def pin(table: Table, games: DeviceGames, store: DeviceStore) -> Pin:
    """Keep what this version means by the table's ruleset and options."""
    game = games.game(table.game)
    rules = games.rules(table.game, table.ruleset, table.options)
    key, text = written_out(game, table.ruleset, False)
    store.put_ruleset(key, text)
    return pin_of(game, rules, key)


def rules_of(table: Table, games: DeviceGames, store: DeviceStore) -> Ruleset:
    """The rules of a table: those its match began with, or today's if it has yet to begin."""
    if table.status == "open":
        return games.rules(table.game, table.ruleset, table.options)
    text = store.rulesets.get(table.rules)
    if text is None or key_of(text) != table.rules:
        raise unplayable("the rules that this match began with are not kept any more")
    try:
        return games.read(table.game, text, table.options)
    except RedtableError as fault:
        raise unplayable("this version cannot read the rules that this match began with") from fault
