"""`redtable serve`, `redtable backup` and `redtable restore`: the server from the terminal."""

from __future__ import annotations

import asyncio
import os
import sys
import webbrowser
from typing import TYPE_CHECKING, Any

import msgspec

from redtable.server.cluster import serve_cluster
from redtable.server.config import Config, load_config
from redtable.server.run import serve
from redtable.server.store import make_store

if TYPE_CHECKING:
    from pathlib import Path

    from redtable.cli.terminal import Terminal


def run_server(
    terminal: Terminal, nodes: int, config_file: str, browser: bool, changes: dict[str, Any]
) -> None:
    """Serve until Ctrl-C; say where."""
    config = load_config(config_file, changes)

    def started(port: int) -> None:
        url = msgspec.structs.replace(config, port=port).base_url()
        terminal.console.print(terminal.texts.say("cli-serve-listening", url=url), markup=False)
        terminal.console.file.flush()
        if browser and has_desktop():
            webbrowser.open(url)

    if nodes > 1:
        serve_cluster(config, nodes, started)
    else:
        serve(config, started)


def has_desktop() -> bool:
    """Whether a browser could show anything here."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def run_backup(terminal: Terminal, file: Path, config_file: str, changes: dict[str, Any]) -> None:
    """Copy the database, whether a server uses it or not."""
    config: Config = load_config(config_file, changes)

    async def copy() -> None:
        store = make_store(config.database)
        await store.backup_alone(str(file))

    asyncio.run(copy())
    terminal.console.print(terminal.texts.say("cli-backup-done", file=str(file)), markup=False)


def run_restore(terminal: Terminal, file: Path, config_file: str, changes: dict[str, Any]) -> None:
    """Fill a new database from a backup."""
    config: Config = load_config(config_file, changes)
    asyncio.run(make_store(config.database).restore(str(file)))
    terminal.console.print(terminal.texts.say("cli-restore-done", file=str(file)), markup=False)
