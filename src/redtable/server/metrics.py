"""Numbers for operators, in Prometheus' format."""

from __future__ import annotations

from bisect import bisect_left
from itertools import accumulate
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from collections.abc import Iterator

    from prometheus_client import Metric

BOUNDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Actions(Collector):
    """Stored actions and how long they took, counted without the locks that one thread does not need."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        """An action was stored and told."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def collect(self) -> Iterator[Metric]:
        """The numbers as Prometheus wants them."""
        sums = list(accumulate(self.counts))
        yield CounterMetricFamily("redtable_actions", "Actions stored", value=sums[-1])
        names = [*map(str, BOUNDS), "+Inf"]
        yield HistogramMetricFamily(
            "redtable_action_seconds",
            "From an action's arrival until it is stored and told",
            buckets=list(zip(names, sums, strict=True)),
            sum_value=self.seconds,
        )


class Metrics:
    """Everything that is counted. One registry a node."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.actions = Actions()
        self.registry.register(self.actions)
        self.refusals = Counter("redtable_refusals", "Actions refused", registry=self.registry)
        self.failures = Counter("redtable_failures", "Messages that failed", ["code"], registry=self.registry)
        self.finished = Counter("redtable_finished", "Matches finished", registry=self.registry)
        self.dropped = Counter("redtable_slow_readers", "Slow readers cut off", registry=self.registry)
        self.connections = Gauge("redtable_connections", "Open sockets", registry=self.registry)
        self.rooms = Gauge("redtable_rooms", "Tables in memory", registry=self.registry)
        self.driven = Gauge("redtable_driven", "Tables this node drives", registry=self.registry)
        self.thinking = Gauge("redtable_thinking", "Bots that think now", registry=self.registry)

    def text(self) -> bytes:
        """All numbers."""
        return generate_latest(self.registry)
