"""What goes wrong for a person: a status, a word that clients can translate, and a sentence in English."""

from __future__ import annotations

from typing import Any

from redtable.kernel.errors import RedtableError
from redtable.protocol.problems import UNPLAYABLE, ProblemView


class RequestError(RedtableError):
    """A request that cannot be fulfilled: `detail` for programmers, `key` and `arguments` for people."""

    def __init__(self, status: int, code: str, detail: str, key: str = "", /, **args: Any) -> None:
        super().__init__(detail)
        self.status = status
        self.code = code
        self.detail = detail
        self.key = key
        self.arguments = args

    def view(self) -> ProblemView:
        """The problem as data."""
        return ProblemView(
            f"urn:redtable:{self.code}",
            self.code.replace("-", " "),
            self.status,
            self.detail,
            self.code,
            self.key,
            self.arguments,
        )


def not_found(what: str, key: str = "", /, **args: Any) -> RequestError:
    """There is no such thing."""
    return RequestError(404, "not-found", what, key, **args)


def forbidden(why: str, key: str, /, **args: Any) -> RequestError:
    """It exists, but not for you."""
    return RequestError(403, "forbidden", why, key, **args)


def not_now(why: str, key: str, /, **args: Any) -> RequestError:
    """It does not fit what the table is doing."""
    return RequestError(409, "not-now", why, key, **args)


def wrong(why: str, key: str = "", /, **args: Any) -> RequestError:
    """The request makes no sense; the sentence says what would. A mistake of a program needs no key."""
    return RequestError(400, "wrong-request", why, key, **args)


def unplayable(why: str) -> RequestError:
    """A match that this version cannot play on: its rules or its log cannot be read. Nothing is lost."""
    return RequestError(
        409,
        UNPLAYABLE,
        f"{why}; it is kept as it is: the version of Redtable that it began with can play it on. "
        "A player who leaves ends it, and the record of a match that has ended can be downloaded",
    )


def too_busy(why: str) -> RequestError:
    """So many wait for the same that nobody else may; the next moment is better."""
    return RequestError(429, "too-busy", why)


def unavailable(why: str) -> RequestError:
    """The store cannot write now: nothing is lost, try again."""
    return RequestError(503, "try-again", why)


def too_fast() -> RequestError:
    """A limit; it passes."""
    return RequestError(429, "too-fast", "you ask too often; wait a moment")
