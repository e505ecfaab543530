"""How much one guest or one address may ask for: buckets that refill with time."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from redtable.server.config import Config

BURST: Final = 5.0
"""Seconds' worth of requests that may come at once."""
SWEEP: Final = 10_000
"""Buckets in memory before full ones are forgotten."""
ADDRESS_SHARE: Final = 5
"""An address has so many times what a guest has: people share addresses."""
UPLOADS_BURST: Final = 10.0
"""Matches of devices that an address may put here at once: each is replayed and stored."""
WRONG_CODES_BURST: Final = 20.0
"""Wrong codes that an address may try at once."""
NEW_GUEST: Final = 10.0
"""What making a guest costs an address, in requests: guests are stored."""

UPDATES_A_MESSAGE: Final = 200
"""Asking for so many updates of the past counts as one more message: they are read from the log."""


class Bucket:
    """So many tokens a second, up to a burst. `holders` keep it in memory."""

    __slots__ = ("burst", "holders", "rate", "seen", "tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.seen = time.monotonic()
        self.holders = 0

    def left(self, now: float) -> float:
        """How many tokens there are."""
        return min(self.burst, self.tokens + (now - self.seen) * self.rate)

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Use a token, or several; False if there are not enough."""
        tokens = self.left(now)
        self.seen = now
        if tokens < cost:
            self.tokens = tokens
            return False
        self.tokens = tokens - cost
        return True

    def charge(self, cost: float) -> None:
        """Use tokens for what was done already; whoever has none left waits the longer, up to a burst."""
        self.tokens = max(self.tokens - max(0.0, cost), -self.burst)


class Limiter:
    """A bucket for every key."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: dict[str, Bucket] = {}
        self.sweep_at = SWEEP

    def bucket(self, key: str) -> Bucket:
        """The bucket of a key."""
        bucket = self.buckets.get(key)
        if bucket is None:
            if len(self.buckets) >= self.sweep_at:
                self.sweep()
            bucket = self.buckets[key] = Bucket(self.rate, self.burst)
        return bucket

    def allow(self, key: str, cost: float = 1.0) -> bool:
        """Whether this key may go on."""
        return self.bucket(key).take(time.monotonic(), cost)

    def spent(self, key: str) -> bool:
        """Whether this key has no token left; none is used."""
        bucket = self.buckets.get(key)
        return bucket is not None and bucket.left(time.monotonic()) < 1

    def sweep(self) -> None:
        """Forget keys whose bucket is full again; the next sweep is due when there are twice as many."""
        now = time.monotonic()
        self.buckets = {
            key: bucket
            for key, bucket in self.buckets.items()
            if bucket.holders or bucket.left(now) < bucket.burst
        }
        self.sweep_at = max(SWEEP, 2 * len(self.buckets))


class Limits:
    """All limits of a node, over all its connections."""

    def __init__(self, config: Config) -> None:
        requests, messages = config.requests_per_second, config.messages_per_second
        self.requests_of_people = Limiter(requests, requests * BURST)
        self.requests_of_addresses = Limiter(requests * ADDRESS_SHARE, requests * ADDRESS_SHARE * BURST)
        self.messages_of_people = Limiter(messages, messages * BURST)
        self.messages_of_addresses = Limiter(messages * ADDRESS_SHARE, messages * ADDRESS_SHARE * BURST)
        self.uploads = Limiter(config.uploads_per_minute / 60, UPLOADS_BURST)
        self.wrong_codes = Limiter(config.wrong_codes_per_second, WRONG_CODES_BURST)
