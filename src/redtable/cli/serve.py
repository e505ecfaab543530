"""`redtable serve`, `redtable backup` and `redtable restore`: the server from the terminal."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import webbrowser
from typing import TYPE_CHECKING, Any

import msgspec

from redtable.server.cluster import serve_cluster
from redtable.server.config import Config, ConfigError, load_config
from redtable.server.run import serve
from redtable.server.store import make_store

if TYPE_CHECKING:
    from pathlib import Path

    from redtable.cli.terminal import Terminal


EVERYWHERE = "0.0.0.0"
SOMEWHERE = "192.0.2.1"
"""An address that is kept for documentation: nobody is there."""


def run_server(
    terminal: Terminal, nodes: int, config_file: str, browser: bool, lan: bool, changes: dict[str, Any]
) -> None:
    """Serve until Ctrl-C; say where. With `lan`, others on the same network reach it too."""
    config = load_config(config_file, {**changes, "host": EVERYWHERE} if lan else changes)
    if lan:
        config = msgspec.structs.replace(config, public_host=config.public_host or lan_address())

    def started(port: int) -> None:
        running = msgspec.structs.replace(config, port=port)
        here = msgspec.structs.replace(running, public_host="", public_url="") if lan else running
        url = here.base_url()
        print(terminal.texts.say("cli-serve-listening", url=url), flush=True)
        if lan:
            print(terminal.texts.say("cli-serve-lan", url=running.base_url()), flush=True)
        if browser and has_desktop():
            webbrowser.open(url)

    if nodes > 1:
        serve_cluster(config, nodes, started)
    else:
        serve(config, started)


def lan_address() -> str:
    """This machine's address on its own network: the one that packets to elsewhere would come from.

    Nothing is sent: connecting a datagram socket only looks up the way.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((SOMEWHERE, 9))
        except OSError as fault:
            raise ConfigError("this machine is on no network, so nobody else can reach it") from fault
        return str(probe.getsockname()[0])


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
