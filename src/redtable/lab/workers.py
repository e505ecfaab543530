"""The same work on one process, on several, or on a Ray cluster: results come in the order of the items.

Results depend on the items alone, so who did the work makes no difference. Items are handed out in chunks
that take a moment each, and only a few chunks ahead: whoever stops early has not paid for more.
"""

from __future__ import annotations

import os
import signal
import time
from collections import deque
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

T = TypeVar("T")
R = TypeVar("R")

CHUNK_SECONDS: Final = 0.3
"""How long the work of one chunk should take."""
LARGEST: Final = 256
AHEAD: Final = 3
"""Chunks handed out for each worker."""


class Workers(msgspec.Struct, frozen=True):
    """Where work is done: on so many processes (0: one a core), or on a Ray cluster."""

    processes: int = 0
    ray: str | None = None
    """The address of a cluster; empty for one that is started here; None for none."""


class Crew(Protocol):
    """Somebody who works on chunks."""

    size: int

    def hand_out(self, task: Callable[[Any], Any], items: list[Any]) -> Any:
        """Start the work on a chunk; gives a ticket."""

    def collect(self, ticket: Any) -> tuple[list[Any], float]:
        """Wait for a chunk: its results and the seconds it took."""

    def dismiss(self) -> None:
        """Stop, whatever is still under way."""


def work(task: Callable[[Any], Any], items: Sequence[Any]) -> tuple[list[Any], float]:
    """Do a chunk."""
    start = time.perf_counter()
    return [task(item) for item in items], time.perf_counter() - start


def end_at_once() -> None:
    """A worker that is interrupted ends without a word: the process that hands out the work speaks."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class ProcessCrew:
    """Processes of this machine."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.pool = ProcessPoolExecutor(size, initializer=end_at_once)

    def hand_out(self, task: Callable[[Any], Any], items: list[Any]) -> Any:
        """A chunk to any process."""
        return self.pool.submit(work, task, items)

    def collect(self, ticket: Any) -> tuple[list[Any], float]:
        """Wait for it; raises what the task raised."""
        done: tuple[list[Any], float] = ticket.result()
        return done

    def dismiss(self) -> None:
        """Let running chunks end, start no others."""
        self.pool.shutdown(wait=False, cancel_futures=True)


def crew_of(workers: Workers) -> Crew | None:
    """Who does the work; None: this process alone."""
    if workers.ray is not None:
        from redtable.lab.on_ray import RayCrew

        return RayCrew(workers.ray, workers.processes)
    processes = workers.processes or os.cpu_count() or 1
    return ProcessCrew(processes) if processes > 1 else None


def work_on(
    task: Callable[[T], R], items: Iterable[T], workers: Workers | None = None, crew: Crew | None = None
) -> Iterator[R]:
    """Do a task for every item; the task must be a module-level function, or a partial of one.

    A crew that is handed in is kept for more work.
    """
    own = crew_of(workers or Workers()) if crew is None else crew
    if own is None:
        for item in items:
            yield task(item)
        return
    try:
        yield from hand_around(own, task, iter(items))
    finally:
        if crew is None:
            own.dismiss()


@contextmanager
def crew_for(workers: Workers | None) -> Iterator[tuple[Workers, Crew | None]]:
    """A crew for work that comes bit by bit, and the workers to name where there is none."""
    crew = crew_of(workers or Workers())
    try:
        yield Workers(1), crew
    finally:
        if crew is not None:
            crew.dismiss()


def hand_around(crew: Crew, task: Callable[[T], R], items: Iterator[T]) -> Iterator[R]:
    """Keep everybody busy; wait for chunks in their order."""
    tickets: deque[tuple[Any, int]] = deque()
    size = 1
    left = True
    while left or tickets:
        while left and len(tickets) < AHEAD * crew.size:
            chunk = [item for _, item in zip(range(size), items, strict=False)]
            left = len(chunk) == size
            if chunk:
                tickets.append((crew.hand_out(task, chunk), len(chunk)))
        if not tickets:
            return
        ticket, count = tickets.popleft()
        results, seconds = crew.collect(ticket)
        yield from results
        each = max(seconds / count, CHUNK_SECONDS / LARGEST)
        size = max(1, min(2 * size, round(CHUNK_SECONDS / each)))
