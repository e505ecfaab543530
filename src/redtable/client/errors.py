"""What can go wrong at a place at a table, and how the server refuses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.kernel.errors import RedtableError

if TYPE_CHECKING:
    from redtable.kernel.view import RefusalView
    from redtable.protocol.from_server import Failed


class RefusedAction(RedtableError):  # noqa: N818 - an answer, not a fault
    """The server did not carry out an action; `refusal` names the clause."""

    def __init__(self, refusal: RefusalView) -> None:
        super().__init__(f"{refusal.clause} {refusal.key} {refusal.args}")
        self.refusal = refusal


class FailedMessage(RedtableError):  # noqa: N818 - an answer, not a fault
    """The server could not handle a message."""

    def __init__(self, failed: Failed) -> None:
        super().__init__(failed.problem.detail)
        self.problem = failed.problem


class Unanswered(RedtableError):  # noqa: N818 - nobody knows whether it is one
    """The connection broke before an action was answered, and the match went on: look at it again."""


class Closed(RedtableError):  # noqa: N818 - it tells the end
    """The server closed this place for good; `reason` is the word of its farewell."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"the server says goodbye: {reason}")
        self.reason = reason


class ServerAway(RedtableError):  # noqa: N818 - it may come back
    """The server could not be reached for longer than this client waits."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"no connection to the server for {seconds:g} seconds")
        self.seconds = seconds


class Inconsistent(RedtableError):  # noqa: N818 - must never happen
    """The server's messages have a gap or a repetition."""
