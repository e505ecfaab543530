"""Views: the pure data that seats, screens, bots and environments get. Nothing else leaves a state."""

from __future__ import annotations

from typing import Any

import msgspec

from redtable.kernel.encoding import encoder
from redtable.kernel.game import Outcome, Refusal


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as people speak of it: `name` is its word in notation, `team` the seats that win together."""

    name: str
    team: str
    role: str = ""


class OutcomeView(msgspec.Struct, frozen=True):
    """An outcome as data; a seat that has no result of its own has the score None."""

    scores: list[float | None]
    reason: str

    @classmethod
    def of(cls, outcome: Outcome | None) -> OutcomeView | None:
        """The data of an outcome, if there is one."""
        return None if outcome is None else cls(list(outcome.scores), outcome.reason)


class RefusalView(msgspec.Struct, frozen=True):
    """A refusal as data: clause, message key and arguments; each screen says it in its language."""

    clause: str
    key: str
    args: dict[str, Any] = {}

    @classmethod
    def of(cls, refusal: Refusal | None) -> RefusalView | None:
        """The data of a refusal, if there is one."""
        return None if refusal is None else cls(refusal.clause, refusal.key, refusal.args)


class View(msgspec.Struct, kw_only=True):
    """What every view has. Games add their own fields in a subclass."""

    game: str
    seat: int
    actors: list[int]
    legal: list[str]
    outcome: OutcomeView | None = None


def ended_view(view: View, outcome: Outcome) -> View:
    """The view of a match that ended by the players' will: nobody is to act any more."""
    return msgspec.structs.replace(view, actors=[], legal=[], outcome=OutcomeView.of(outcome))


class MatchView(msgspec.Struct, kw_only=True):
    """A seat's view inside a running match: its version, and whether its last action can be undone."""

    version: int
    undo: bool
    why_no_undo: RefusalView | None
    outcome: OutcomeView | None = None
    """How the match ended: by the rules, by resignation or by agreement."""
    view: View


def encode(view: msgspec.Struct) -> bytes:
    """The bytes of a view: same view, same bytes, in every process."""
    return encoder.encode(view)
