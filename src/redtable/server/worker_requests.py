"""What a server asks its worker processes, and what they answer: one line of JSON each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from redtable.protocol.analysis import Depth
from redtable.server.terms import Terms

if TYPE_CHECKING:
    from redtable.server.tables import Table


class RulesReference(msgspec.Struct, kw_only=True):
    """The game and the rules that a request is about."""

    game: str
    ruleset: str
    options: dict[str, Any]
    key: str = ""
    """The key of the ruleset that a match began with: it stands for the name."""
    text: str = ""
    """That ruleset, told to a worker that does not know it yet."""


def rules_of(table: Table) -> RulesReference:
    """The rules of a table."""
    return RulesReference(game=table.game, ruleset=table.ruleset, options=table.options, key=table.rules)


class Request(msgspec.Struct, kw_only=True):
    """What all requests have."""

    rules: RulesReference
    limit: float = 0.0
    """Seconds that the answer may take; 0: no limit."""


class Think(Request, kw_only=True, tag="think"):
    """Choose an action for a seat. The answer has a thought, or says that the bot is gone."""

    bot: int
    """The bot's number: it lives in the worker until others have taken its place."""
    begins: bool
    """Whether this is its first decision; otherwise it must still live."""
    aside: bool = False
    """Whether it only gives a hint or thinks again after a match: it takes no place of those that play."""
    seat: int
    level: str
    seed: str
    view: msgspec.Raw


class Prepare(Request, kw_only=True, tag="prepare"):
    """Begin to prepare what bots of a level need. The answer says how far it is."""

    level: str


class Preview(Request, kw_only=True, tag="preview"):
    """Answer a question from a view. The answer has a result."""

    view: msgspec.Raw
    question: str


class Consult(Request, kw_only=True, tag="consult"):
    """Answer a question about the rules alone. The answer has a result."""

    question: str
    about: dict[str, Any] = {}


class ReplayFile(Request, kw_only=True, tag="record"):
    """Replay a record from somebody's disk. The answer has a result: a `RecordReplay`."""

    record: str
    seat: int
    first: int


class Verify(Request, kw_only=True, tag="verify"):
    """Verify a record from a device. The answer has a result: a `VerifiedMatch`."""

    record: str


ANALYSES: Final = 10
"""So many matches are analysed at a time; a worker can hold all of them."""


class Analyse(Request, kw_only=True, tag="analyse"):
    """Go on with the analysis of a match for a moment. The answer has a result: an `AnalysisView`."""

    table: str
    record: str
    depth: Depth


class Coach(Request, kw_only=True, tag="coach"):
    """Advise a seat, or weigh an action of it. The answer has a result: plans, or a `Judgement`."""

    view: msgspec.Raw
    action: str
    """The action to be weighed; empty if advice is asked for."""


class Check(Request, kw_only=True, tag="check"):
    """Find out what follows from the rules. The answer has terms."""


WorkerRequest: TypeAlias = Think | Prepare | Preview | Consult | ReplayFile | Verify | Analyse | Coach | Check


class Thought(msgspec.Struct):
    """What a bot decided, and the named terms behind it."""

    action: str
    why: list[tuple[str, float]]


class Response(msgspec.Struct, kw_only=True):
    """The answer, or why there is none."""

    result: Any = None
    thought: Thought | None = None
    gone: bool = False
    """The bot does not live in this worker."""
    terms: Terms | None = None
    fault: str = ""
    """What is wrong with the request."""
    why: str = ""
    """A word for that, if it is why a match cannot be analysed."""
    preparing: int | None = None
    """The bot cannot play yet: how many percent of what it needs are there."""
    unknown_rules: bool = False
    """The worker must be told the ruleset of that key first."""
    broke: str = ""
    """The kind of a fault that nobody foresaw."""
    trace: str = ""
    """Where it was."""
