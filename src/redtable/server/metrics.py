"""Numbers for operators, in Prometheus' format."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """Everything that is counted. One registry a node."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.actions = Counter("redtable_actions", "Actions stored", registry=self.registry)
        self.refusals = Counter("redtable_refusals", "Actions refused", registry=self.registry)
        self.failures = Counter("redtable_failures", "Messages that failed", ["code"], registry=self.registry)
        self.finished = Counter("redtable_finished", "Matches finished", registry=self.registry)
        self.dropped = Counter("redtable_slow_readers", "Slow readers cut off", registry=self.registry)
        self.connections = Gauge("redtable_connections", "Open sockets", registry=self.registry)
        self.rooms = Gauge("redtable_rooms", "Tables in memory", registry=self.registry)
        self.driven = Gauge("redtable_driven", "Tables this node drives", registry=self.registry)
        self.thinking = Gauge("redtable_thinking", "Bots that think now", registry=self.registry)
        self.latency = Histogram(
            "redtable_action_seconds",
            "From an action's arrival until it is stored and told",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
            registry=self.registry,
        )

    def acted(self, seconds: float) -> None:
        """An action was stored and told."""
        self.actions.inc()
        self.latency.observe(seconds)

    def text(self) -> bytes:
        """All numbers."""
        return generate_latest(self.registry)
