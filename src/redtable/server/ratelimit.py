"""How much one guest or one address may ask for: buckets that refill with time."""

from __future__ import annotations

import time

BURST = 5.0
"""Seconds' worth of requests that may come at once."""
SWEEP = 10_000
"""Buckets in memory before full ones are forgotten."""


class Bucket:
    """So many tokens a second, up to a burst."""

    __slots__ = ("rate", "seen", "tokens")

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.tokens = rate * BURST
        self.seen = time.monotonic()

    def take(self, now: float) -> bool:
        """Use one token; False if there is none."""
        self.tokens = min(self.rate * BURST, self.tokens + (now - self.seen) * self.rate)
        self.seen = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Limiter:
    """A bucket for every key."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.buckets: dict[str, Bucket] = {}

    def allow(self, key: str) -> bool:
        """Whether this key may go on."""
        bucket = self.buckets.get(key)
        if bucket is None:
            if len(self.buckets) >= SWEEP:
                self.sweep()
            bucket = self.buckets[key] = Bucket(self.rate)
        return bucket.take(time.monotonic())

    def sweep(self) -> None:
        """Forget keys whose bucket is full again."""
        now = time.monotonic()
        self.buckets = {key: bucket for key, bucket in self.buckets.items() if now - bucket.seen < BURST}
