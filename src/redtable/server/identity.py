"""Guests: a random id, signed by the server. Nobody signs up; whoever holds the cookie is the guest."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

COOKIE: Final = "redtable"
LEAST_SECRET: Final = 16
ID_BYTES: Final = 12
CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters and digits that are not mistaken for each other."""
TABLE_CODE: Final = 7
DEVICE: Final = "0"
"""The codes of tables on a device begin with it; those of servers never do."""
TRANSFER_CODE: Final = 10


class Identities:
    """Signs and checks guests' tokens."""

    def __init__(self, secret: str) -> None:
        """Raises ValueError if that is no secret of ours: with a short one anybody could sign."""
        self.secret = bytes.fromhex(secret)
        if len(self.secret) < LEAST_SECRET:
            raise ValueError(f"a secret has at least {LEAST_SECRET} bytes, this one {len(self.secret)}")

    def token(self, person: str) -> str:
        """The token of a guest: id, dot, signature."""
        return f"{person}.{self.signature(person)}"

    def signature(self, person: str) -> str:
        """The first half of HMAC-SHA-256."""
        return hmac.new(self.secret, person.encode(), hashlib.sha256).hexdigest()[:32]

    def person(self, token: str) -> str | None:
        """The guest of a token; None if the signature is not ours."""
        person, _, signature = token.rpartition(".")
        if not person or not person.isascii() or not signature.isascii():
            return None
        return person if hmac.compare_digest(signature, self.signature(person)) else None


def new_secret() -> str:
    """A secret for signatures."""
    return secrets.token_hex(32)


def new_person() -> str:
    """The id of a new guest."""
    return secrets.token_urlsafe(ID_BYTES)


def new_code(length: int = TABLE_CODE) -> str:
    """A code that people can read out."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(length))


def is_device_code(code: str) -> bool:
    """Whether a table is on a device."""
    return code.startswith(DEVICE)


def digest(code: str) -> str:
    """How a one-time code is stored."""
    return hashlib.sha256(code.encode()).hexdigest()
