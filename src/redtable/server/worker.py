"""The process in which bots think, previews are computed and options are checked: requests come in by lines.

It gets a seat's view and nothing else, and ends when its server does.
"""

from __future__ import annotations

import contextlib
import math
import os
import sys
import traceback
from functools import lru_cache
from typing import TYPE_CHECKING, Any, BinaryIO

import msgspec

from redtable.bots.bot import make_bot, preparing
from redtable.kernel.errors import RedtableError
from redtable.kernel.game import SPECTATOR
from redtable.kernel.parent_process import killed_with_parent
from redtable.kernel.registry import find_game
from redtable.server.terms import Terms, terms_of

if TYPE_CHECKING:
    from redtable.kernel.game import Game
    from redtable.kernel.ruleset import Ruleset


NO_VIEW = msgspec.Raw(b"null")
FRAMES = 8
"""So many of the last places of a fault are told."""
MEBIBYTE = 1 << 20
EACH_PROCESSOR = 128
"""Mebibytes of address space for the threads that a library starts on every processor."""


class Request(msgspec.Struct, kw_only=True):
    """With a question: answer it, from the view if there is one. With a level: choose an action.

    With a level and no view: prepare what such a bot needs. With `check`: what follows from the options.
    """

    game: str
    ruleset: str
    options: dict[str, Any]
    rules: str = ""
    """The key of the ruleset that the match began with: it stands for the name."""
    text: str = ""
    """That ruleset, told to a worker that does not know it yet."""
    seat: int = SPECTATOR
    view: msgspec.Raw = NO_VIEW
    level: str = ""
    seed: str = ""
    question: str = ""
    about: dict[str, Any] = {}
    """What a question without a view is about, as data."""
    reasons: bool = False
    """Answer with the choice and the reasons behind it."""
    check: bool = False
    limit: float = 0.0
    """Seconds that the answer may take; 0: no limit."""


class Response(msgspec.Struct, kw_only=True):
    """The chosen notation or the answer, or what is wrong with the request."""

    result: Any = None
    fault: str = ""
    preparing: int | None = None
    """The bot cannot play yet: how many percent of what it needs are there."""
    unknown_rules: bool = False
    """The worker must be told the ruleset of that key first."""
    terms: Terms | None = None
    """What follows from options."""
    broke: str = ""
    """The kind of a fault that nobody foresaw."""
    trace: str = ""
    """Where it was."""


known_rules: dict[str, str] = {}
"""Rulesets that this worker was told, by their keys."""


@lru_cache(maxsize=64)
def loaded(game: str, ruleset: str, options: bytes) -> tuple[Game, Ruleset]:
    """A game with its rules."""
    found = find_game(game)
    return found, found.rules(ruleset, msgspec.json.decode(options))


def respond(line: bytes) -> Response:
    """Do what one line asks for. A fault that nobody foresaw is told by its kind and place, as in the log."""
    try:
        return answer(msgspec.json.decode(line, type=Request))
    except RecursionError:
        return Response(fault="this is nested too deeply")
    except RedtableError as fault:
        return Response(fault=str(fault))
    except Exception as fault:
        trace = "".join(traceback.format_tb(fault.__traceback__, -FRAMES))
        return Response(broke=type(fault).__name__, trace=trace)
    finally:
        limit_processor(0)


def answer(request: Request) -> Response:
    """The answer to a request; raises RedtableError for what cannot be answered."""
    if request.text:
        known_rules[request.rules] = request.text
    if request.rules and request.rules not in known_rules:
        return Response(unknown_rules=True)
    ruleset = known_rules[request.rules] if request.rules else request.ruleset
    options = msgspec.json.encode(request.options)
    if request.level:
        percent = preparing(request.level, *loaded(request.game, ruleset, options))
        if percent is not None:
            return Response(preparing=percent)
    limit_processor(request.limit)
    game, rules = loaded(request.game, ruleset, options)
    if request.check:
        return Response(terms=terms_of(game, rules))
    if bytes(request.view) == bytes(NO_VIEW):
        if request.level:
            return Response()
        return Response(result=game.consult(rules, request.question, request.about))
    view = msgspec.json.decode(request.view, type=game.view_type())
    if request.question:
        return Response(result=game.preview(rules, view, request.question))
    bot = make_bot(request.level, game, rules, request.seat, request.seed)
    choice = bot.choose(view)
    return Response(result={"action": choice, "why": bot.why()} if request.reasons else choice)


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer until the input ends."""
    for line in requests:
        answers.write(msgspec.json.encode(respond(line)) + b"\n")
        answers.flush()


def limit_memory(mebibytes: int) -> None:
    """From now on this process and those that it starts have so much address space; 0: as much as they like.

    Threads take some of it without using it, so there is more of it where there are more processors.

    Systems without such limits have none.
    """
    with contextlib.suppress(ImportError):
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if mebibytes:
            most = (mebibytes + EACH_PROCESSOR * (os.cpu_count() or 1)) * MEBIBYTE
            resource.setrlimit(resource.RLIMIT_AS, (most, most))


def limit_processor(seconds: float) -> None:
    """The next answer may use every processor for so long; 0: no limit, as for what a bot has to prepare.

    The server ends a worker earlier; this ends one whose server is gone.
    """
    with contextlib.suppress(ImportError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        soft = hard
        if seconds:
            used = resource.getrusage(resource.RUSAGE_SELF)
            most = used.ru_utime + used.ru_stime + seconds * (os.cpu_count() or 1)
            soft = math.ceil(most) + 1
            if hard != resource.RLIM_INFINITY:
                soft = min(soft, hard)
        resource.setrlimit(resource.RLIMIT_CPU, (soft, hard))


def main() -> None:
    """Keep standard output for answers: whatever prints goes to standard error. Make room for people."""
    killed_with_parent()
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    if hasattr(os, "nice"):
        os.nice(5)
    limit_memory(int(sys.argv[1]) if len(sys.argv) > 1 else 0)
    try:
        serve(sys.stdin.buffer, answers)
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(0)


if __name__ == "__main__":
    main()
