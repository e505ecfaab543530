"""Settings: defaults, then a TOML file, then the environment (`REDTABLE_PORT=8000`), all validated."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Annotated, Any

import msgspec

from redtable.kernel.errors import RedtableError

PREFIX = "REDTABLE_"
Positive = Annotated[int, msgspec.Meta(ge=1)]
Seconds = Annotated[float, msgspec.Meta(ge=0)]
LISTS = ("games", "origins", "trusted_proxies")


class ConfigError(RedtableError):
    """A setting that makes no sense."""


class Config(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """Everything that can be set. Names in the environment are upper case and begin with REDTABLE_."""

    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 8000
    database: str = ""
    """An SQLite file or `postgresql://...`; empty: a file in the user's data folder."""
    public_url: str = ""
    """How people reach this server, if not by host and port: links and the Secure flag follow it."""
    public_host: str = ""
    """The name or address in links, if others do not find this machine by the host it listens on."""
    origins: list[str] = []
    """Other origins whose pages may use the API with cookies."""
    trusted_proxies: list[str] = []
    """Addresses of proxies whose X-Forwarded-For is believed."""
    games: list[str] = []
    """The games offered; empty: all that are installed."""
    log_level: str = "info"
    metrics_host: str = "127.0.0.1"
    metrics_port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 0
    """Where Prometheus finds the numbers, apart from the players' address; 0: nowhere. The second node of a
    cluster has the next port, and so on."""
    share_port: bool = False
    """Let several nodes of this machine listen on the same port."""

    bot_workers: Annotated[int, msgspec.Meta(ge=0, le=256)] = 2
    analysis_workers: Annotated[int, msgspec.Meta(ge=1, le=256)] = 1
    """Processes that analyse finished matches while nothing else wants their processors."""
    live_bots: Positive = 64
    """So many bots in the middle of a match each worker has in memory; one that was forgotten begins anew."""
    bot_pace: Seconds = 1.0
    """How long a bot takes at least for a decision, so that people can follow."""
    bot_limit: Seconds = 60.0
    """A bot that thinks longer is stopped, and a random action is played."""
    preview_limit: Seconds = 5.0
    consult_limit: Seconds = 60.0
    """Questions about the rules alone, such as odds, may take longer."""
    check_limit: Seconds = 20.0
    """How long a worker may check the options of a table; all but a fraction of a second is for its start."""
    bots_waiting: Positive = 20_000
    previews_waiting: Positive = 256
    consults_waiting: Positive = 32
    checks_waiting: Positive = 256
    replays_waiting: Positive = 256
    drawings_waiting: Positive = 1024
    """So many of each kind may wait before the next one is turned away."""
    bots_waiting_per_person: Positive = 128
    waiting_per_person: Positive = 8
    """So many of one person: bots of the tables that it opened, and everything else."""
    worker_memory: Annotated[int, msgspec.Meta(ge=0)] = 4096
    """The address space of a worker in mebibytes, and 128 more for each processor; 0: no limit."""

    tables_per_person: Positive = 20
    listed_per_person: Positive = 3
    """So many tables of one host stand in the public list, the newest."""
    message_bytes: Annotated[int, msgspec.Meta(ge=1024, le=1_000_000)] = 16_384
    queue_messages: Positive = 256
    """Messages that may wait for a slow reader before it is disconnected."""
    queue_bytes: Positive = 1_000_000
    """How large they may be together."""
    connections: Positive = 20_000
    """Connections of any kind; never more than the process may open files. A quarter is kept for those who
    hold a seat."""
    connections_per_address: Positive = 200
    """Sockets."""
    http_connections: Positive = 1_000
    """Connections that are no sockets; a quarter of all at most. For a newcomer, one that only waits ends."""
    http_connections_per_address: Positive = 100
    request_seconds: Annotated[float, msgspec.Meta(gt=0)] = 20.0
    """How long a request may take to arrive, its body too."""
    response_seconds: Annotated[float, msgspec.Meta(gt=0)] = 60.0
    """How long a client may read nothing of an answer."""
    ping_seconds: Annotated[float, msgspec.Meta(gt=0)] = 20.0
    """How often a socket is asked whether its client is there, and how long the answer may take."""
    messages_per_second: Positive = 20
    """Frames of any kind, per guest over all its sockets, with a burst of five seconds' worth. An address has
    five times as much."""
    requests_per_second: Positive = 20
    """Per guest, with a burst of five seconds' worth. An address has five times as much."""
    uploads_per_minute: Positive = 6
    """Matches of devices that an address may put here, with a burst of ten."""
    wrong_codes_per_second: Annotated[float, msgspec.Meta(gt=0)] = 0.5
    """Codes of tables that do not exist, per address, with a burst of twenty: codes are not to be guessed."""

    tick: Annotated[float, msgspec.Meta(gt=0, le=10)] = 1.0
    """How often the service clock is stored, in seconds: a crash can cost at most this much time."""
    lease: Annotated[float, msgspec.Meta(gt=0)] = 5.0
    """How long a silent node keeps its tables, in seconds."""
    idle: Seconds = 60.0
    """How long a match nobody watches stays in memory, in seconds."""
    snapshot_every: Positive = 64
    """Log entries between snapshots."""
    grace: Seconds = 120.0
    """How long a seat may be absent before others may have a bot cover it, in seconds."""

    reveal_limit: Annotated[float, msgspec.Meta(gt=0, le=600)] = 10.0
    """How long clients have to reveal their entropy before a start is called off, in seconds."""

    keep_open_hours: Positive = 24
    """Retention counts hours and days of the service clock, which stands still while no node runs."""
    keep_running_days: Positive = 365
    keep_finished_days: Positive = 90
    keep_people_days: Positive = 365
    keep_marked_hours: Positive = 72
    """What is to be deleted is marked, and deleted if nobody uses it for so long again."""

    def base_url(self) -> str:
        """Where people find this server."""
        host = "127.0.0.1" if self.host in ("0.0.0.0", "::") else self.host
        return (self.public_url or f"http://{self.public_host or host}:{self.port}").rstrip("/")


def load_config(file: str = "", changes: dict[str, Any] | None = None) -> Config:
    """Defaults < file (or the one REDTABLE_CONFIG names) < environment < `changes` (the command line)."""
    table: dict[str, Any] = {}
    name = file or os.environ.get(f"{PREFIX}CONFIG", "")
    if name:
        table = read_file(Path(name))
    table.update(from_environment())
    table.update({key: value for key, value in (changes or {}).items() if value is not None})
    try:
        config = msgspec.convert(table, Config, strict=False)
    except msgspec.ValidationError as fault:
        raise ConfigError(f"the settings do not fit: {fault}") from fault
    return config if config.database else msgspec.structs.replace(config, database=default_database())


def read_file(path: Path) -> dict[str, Any]:
    """The settings in a TOML file."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as fault:
        raise ConfigError(f"cannot read the settings in {path}: {fault.strerror}") from fault
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise ConfigError(f"{path} is not TOML: {fault}") from fault


def from_environment() -> dict[str, Any]:
    """The settings in the environment; lists are parted by commas."""
    found: dict[str, Any] = {}
    for name in Config.__struct_fields__:
        value = os.environ.get(PREFIX + name.upper())
        if value is not None:
            found[name] = [part for part in value.split(",") if part] if name in LISTS else value
    return found


def default_database() -> str:
    """A file in the user's data folder."""
    from platformdirs import user_data_path

    return str(user_data_path("redtable") / "redtable.db")
