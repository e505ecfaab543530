"""`redtable damage share`: a battle of the desk goes to a server, where everybody with the link marks hits.

Or into a small file, which the page of the desk and `redtable damage desk --battle` go on with.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import httpx
import msgspec

from redtable.cli.damage.battle_file import reopen
from redtable.cli.damage.ships import write_new
from redtable.cli.join import load_token, save_token
from redtable.cli.user_error import UserError
from redtable.client.http import Client, ClientError
from redtable.games.damage.game import DamageGame
from redtable.games.damage.ruleset import DamageRules
from redtable.games.damage.state import DamageState
from redtable.games.damage.words import DESK

if TYPE_CHECKING:
    from pathlib import Path

    from redtable.cli.terminal import Terminal

MARKERS = 8


def battle_of(file: Path) -> tuple[str, dict[str, Any]]:
    """The position of a battle's file, and the house rules it was opened with."""
    battle, _ = reopen(file)
    state, rules = battle.match.state, battle.match.rules
    if not isinstance(state, DamageState) or not isinstance(rules, DamageRules) or state.mode != DESK:
        raise UserError("cli-problem-not-a-battle", file=str(file))
    plain = msgspec.to_builtins(DamageGame().rules("", {"mode": DESK}).options)
    own = msgspec.to_builtins(rules.options)
    agreed = {
        key: value for key, value in own.items() if value != plain[key] and key not in ("ships", "battle")
    }
    return state.position(), agreed


def read_battle_file(file: Path) -> str:
    """The position in a `.battle` file."""
    try:
        return file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as fault:
        raise UserError("cli-problem-unreadable", file=str(file), why=str(fault)) from fault


def share_battle(terminal: Terminal, file: Path, server: str, target: Path | None) -> None:
    """Open the battle on a server and print its link, or write it into a file."""
    position, agreed = battle_of(file)
    if target is not None:
        write_new(target, f"{position}\n")
        terminal.console.print(terminal.texts.say("cli-damage-share-file", file=str(target)), markup=False)
        return
    options = {**agreed, "mode": DESK, "markers": MARKERS, "ships": [], "battle": position}
    try:
        url = asyncio.run(open_on(server, options))
    except (httpx.TransportError, httpx.InvalidURL) as fault:
        raise UserError("cli-problem-server-away", "cli-hint-server-away", server=server) from fault
    except ClientError as fault:
        raise UserError("cli-problem-server", why=fault.problem.detail) from fault
    terminal.console.print(terminal.texts.say("cli-damage-share-link"), markup=False)
    terminal.console.print(url, markup=False, soft_wrap=True)


async def open_on(server: str, options: dict[str, Any]) -> str:
    """A desk on a server that goes on with the battle; gives its link."""
    async with Client(server, load_token(server)) as client:
        save_token(server, client.token)
        table = await client.open_table("damage", options=options, seat=0)
        await client.ready(table.code)
        return (await client.start(table.code)).url
