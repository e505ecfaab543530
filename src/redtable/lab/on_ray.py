"""The lab's work on a Ray cluster: one that runs already, or one of this machine that is started for it.

Ray hands chunks to its workers, and hands those of a worker that is lost to another one. Chunks depend on
nothing but their items, so a chunk that is done twice gives the same. All nodes need the same version of
Redtable.
"""

from __future__ import annotations

import logging
import os
import socket
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from redtable import __version__
from redtable.lab.matches import LabError
from redtable.lab.workers import work

if TYPE_CHECKING:
    from collections.abc import Callable

RETRIES: Final = 5
"""How often a chunk is handed out again after its worker was lost."""
PATIENCE: Final = 5.0
"""Seconds to wait for a cluster's address to answer."""


def version_here(_item: Any) -> str:
    """The version of Redtable that a worker has."""
    return __version__


class RayCrew:
    """The workers of a cluster."""

    def __init__(self, address: str, size: int) -> None:
        if address:
            check_address(address)
        try:
            ray: Any = import_module("ray")
        except ImportError as fault:
            raise LabError("Ray is not installed: pip install 'redtable[ray]'") from fault
        self.ray = ray
        self.joined = not ray.is_initialized()
        """Whether this process joined for this work, and leaves after it."""
        if self.joined:
            join(ray, address, size)
        self.size = size or max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.remote = ray.remote(work).options(max_retries=RETRIES, num_cpus=1)
        if address:
            self.check_version(address)

    def check_version(self, address: str) -> None:
        """Refuse a cluster that would play other games."""
        try:
            found = self.collect(self.hand_out(version_here, [None]))[0][0]
        except self.ray.exceptions.RayError as fault:
            raise LabError(f"the nodes of {address} have no Redtable that works: {fault}") from fault
        if found != __version__:
            raise LabError(f"the nodes of {address} have version {found}, not {__version__}")

    def hand_out(self, task: Callable[[Any], Any], items: list[Any]) -> Any:
        """A chunk to any worker of the cluster."""
        return self.remote.remote(task, items)

    def collect(self, ticket: Any) -> tuple[list[Any], float]:
        """Wait for it; raises what the task raised."""
        try:
            done: tuple[list[Any], float] = self.ray.get(ticket)
        except self.ray.exceptions.RayTaskError as fault:
            raise fault.cause from fault
        except self.ray.exceptions.WorkerCrashedError as fault:
            raise LabError(f"a chunk of games lost its worker {RETRIES + 1} times: {fault}") from fault
        return done

    def dismiss(self) -> None:
        """Leave the cluster; one that was started for this work ends."""
        if self.joined:
            self.ray.shutdown()


def check_address(address: str) -> None:
    """Whether anything answers at `host:port`; Ray itself would try for a long time."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if address == "auto":
        return
    try:
        with socket.create_connection((host, int(port)), timeout=PATIENCE):
            pass
    except (OSError, ValueError) as fault:
        raise LabError(f"no Ray cluster answers at {address!r}: {fault}") from fault


def join(ray: Any, address: str, size: int) -> None:
    """Join a cluster, or start one of this machine. The dashboard stays off."""
    settings: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
    if address:
        settings["address"] = address
    else:
        path = os.pathsep.join(part or str(Path.cwd()) for part in sys.path)
        settings |= {"num_cpus": size or os.cpu_count(), "include_dashboard": False, "address": "local"}
        settings["runtime_env"] = {"env_vars": {"PYTHONPATH": path}}
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        ray.init(**settings)
    except (ConnectionError, RuntimeError, ValueError) as fault:
        raise LabError(f"no Ray cluster answers at {address!r}: {fault}") from fault
