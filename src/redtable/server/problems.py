"""What goes wrong for a person: a status, a word that clients can translate, and a sentence in English."""

from __future__ import annotations

import msgspec

from redtable.kernel.errors import RedtableError

UNPLAYABLE = "unplayable"


class ProblemView(msgspec.Struct, frozen=True):
    """An error as `application/problem+json` (RFC 9457) and inside socket messages."""

    type: str
    title: str
    status: int
    detail: str
    code: str


class Problem(RedtableError):  # noqa: N818 - the word of RFC 9457
    """A request that cannot be fulfilled."""

    def __init__(self, status: int, code: str, detail: str) -> None:
        super().__init__(detail)
        self.status = status
        self.code = code
        self.detail = detail

    def view(self) -> ProblemView:
        """The problem as data."""
        return ProblemView(
            f"urn:redtable:{self.code}", self.code.replace("-", " "), self.status, self.detail, self.code
        )


def not_found(what: str) -> Problem:
    """There is no such thing."""
    return Problem(404, "not-found", what)


def forbidden(why: str) -> Problem:
    """It exists, but not for you."""
    return Problem(403, "forbidden", why)


def not_now(why: str) -> Problem:
    """It does not fit what the table is doing."""
    return Problem(409, "not-now", why)


def wrong(why: str) -> Problem:
    """The request makes no sense; the sentence says what would."""
    return Problem(400, "wrong-request", why)


def unplayable(why: str) -> Problem:
    """A match that this version cannot play on: its rules or its log cannot be read. Nothing is lost."""
    return Problem(
        409,
        UNPLAYABLE,
        f"{why}; it is kept as it is: the version of Redtable that it began with can play it on. "
        "A player who leaves ends it, and the record of a match that has ended can be downloaded",
    )


def too_busy(why: str) -> Problem:
    """So many wait for the same that nobody else may; the next moment is better."""
    return Problem(429, "too-busy", why)


def unavailable(why: str) -> Problem:
    """The store cannot write now: nothing is lost, try again."""
    return Problem(503, "try-again", why)


def too_fast() -> Problem:
    """A limit; it passes."""
    return Problem(429, "too-fast", "you ask too often; wait a moment")
