"""Sealed chance: what nobody can choose as long as one client is honest, and everybody can check afterwards.

1. The server picks a secret seed and publishes its SHA-256 (the commitment) when the table opens.
2. The client of each seat picks secret entropy and sends its hash, bound to the table, the seat and the
   server's commitment. Entropy is revealed only when all these hashes are fixed and the match is to start.
3. The match seed is HMAC-SHA-256 of the entropies under the server's seed: who does not know all of them
   when the last hash is fixed cannot know it.
4. Draw number i for a purpose takes its words from HMAC-SHA-256(match seed, "i|purpose|block").
5. At the end the server's seed is revealed; `verify` in `record.py` recomputes every die and shuffle.

`docs/records.md` says what this proves against whom.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import TYPE_CHECKING

from mypy_extensions import i64

from redtable.kernel.chance import ChanceError, WordChance

if TYPE_CHECKING:
    from collections.abc import Sequence

SEED_BYTES = 32
OPEN = 1
"""The scheme of earlier tables: seats gave their entropy to the server in the open."""
COMMITTED = 2
"""Seats commit to their entropy before any is revealed."""


def commitment(server_seed: bytes) -> str:
    """What is published before the first draw."""
    return hashlib.sha256(server_seed).hexdigest()


def new_entropy() -> str:
    """What a client keeps to itself until the match starts."""
    return secrets.token_hex(SEED_BYTES)


def seat_commitment(code: str, seat: int, server_commitment: str, entropy: str) -> str:
    """What a seat publishes instead of its entropy: good for this table, seat and seed of the server only."""
    bound = "\n".join(("redtable seat", code, str(seat), server_commitment, entropy))
    return hashlib.sha256(bound.encode()).hexdigest()


def match_seed(server_seed: bytes, entropy: Sequence[str]) -> bytes:
    """The seed that all draws come from; `entropy` holds one text a seat, empty where a seat added none."""
    parts = [f"{seat}:{len(text)}:{text}" for seat, text in enumerate(entropy)]
    return hmac.new(server_seed, "|".join(parts).encode(), hashlib.sha256).digest()


class SealedChance(WordChance):
    """Draws that anybody can recompute once the server's seed is revealed."""

    def __init__(self, server_seed: bytes, entropy: Sequence[str] = ()) -> None:
        super().__init__()
        if len(server_seed) != SEED_BYTES:
            raise ChanceError(f"a server seed has {SEED_BYTES} bytes, not {len(server_seed)}")
        self.server_seed = server_seed
        self.entropy = list(entropy)
        self.commitment = commitment(server_seed)
        self.seed = match_seed(server_seed, entropy)
        self.purpose = ""
        self.block = 0
        self.words: list[int] = []

    def open_draw(self, purpose: str) -> None:
        """Every draw starts a stream of its own, so each can be checked alone."""
        self.draws += 1
        self.purpose = purpose
        self.block = 0
        self.words = []

    def word(self) -> i64:
        """The next 32-bit word of the current draw's stream."""
        if not self.words:
            message = f"{self.draws}|{self.purpose}|{self.block}".encode()
            digest = hmac.new(self.seed, message, hashlib.sha256).digest()
            self.block += 1
            self.words = [int.from_bytes(digest[at : at + 4], "big") for at in range(28, -4, -4)]
        return self.words.pop()
