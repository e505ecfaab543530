"""Numbers for operators, in Prometheus' format."""

from __future__ import annotations

from contextlib import contextmanager
from itertools import accumulate
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, start_http_server
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

from redtable.server.config import Config, ConfigError
from redtable.server.histogram import BOUNDS, Histogram

if TYPE_CHECKING:
    from collections.abc import Iterator

    from prometheus_client import Metric


class Actions(Collector):
    """Stored actions and how long they took."""

    def __init__(self, durations: Histogram) -> None:
        self.durations = durations

    def collect(self) -> Iterator[Metric]:
        """The numbers as Prometheus wants them."""
        sums = list(accumulate(self.durations.counts))
        yield CounterMetricFamily("redtable_actions", "Actions stored", value=sums[-1])
        names = [*map(str, BOUNDS), "+Inf"]
        yield HistogramMetricFamily(
            "redtable_action_seconds",
            "From an action's arrival until it is stored and told",
            buckets=list(zip(names, sums, strict=True)),
            sum_value=self.durations.seconds,
        )


class Metrics:
    """Everything that is counted. One registry a node."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.actions = Histogram()
        self.registry.register(Actions(self.actions))
        self.refusals = Counter("redtable_refusals", "Actions refused", registry=self.registry)
        self.failures = Counter("redtable_failures", "Messages that failed", ["code"], registry=self.registry)
        self.finished = Counter("redtable_finished", "Matches finished", registry=self.registry)
        self.dropped = Counter("redtable_slow_readers", "Slow readers cut off", registry=self.registry)
        self.connections = Gauge("redtable_connections", "Open sockets", registry=self.registry)
        self.rooms = Gauge("redtable_rooms", "Tables in memory", registry=self.registry)
        self.driven = Gauge("redtable_driven", "Tables this node drives", registry=self.registry)
        self.thinking = Gauge("redtable_thinking", "Bots that think now", registry=self.registry)
        self.bots_waiting = Gauge(
            "redtable_bots_waiting", "Bots that wait for a worker", registry=self.registry
        )
        self.waiting = Gauge(
            "redtable_questions_waiting",
            "Previews, consultations and options that wait for a worker",
            registry=self.registry,
        )

    @contextmanager
    def published(self, config: Config) -> Iterator[None]:
        """Show the numbers on an address of their own, if the settings name one.

        They count what a seat may have done in secret, so they are not for the players' address.
        """
        if not config.metrics_port:
            yield
            return
        try:
            server, thread = start_http_server(config.metrics_port, config.metrics_host, self.registry)
        except OSError as fault:
            where = f"{config.metrics_host}, port {config.metrics_port}"
            raise ConfigError(f"cannot show the metrics on {where}: {fault.strerror}") from fault
        try:
            yield
        finally:
            server.shutdown()
            server.server_close()
            thread.join()
