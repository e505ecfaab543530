"""The process in which bots think and previews are computed: requests come in by lines, answers go out.

It gets a seat's view and nothing else, and ends when its server does.
"""

from __future__ import annotations

import os
import sys
from functools import lru_cache
from typing import TYPE_CHECKING, Any, BinaryIO

import msgspec

from redtable.bots.bot import make_bot, preparing
from redtable.kernel.errors import RedtableError
from redtable.kernel.game import SPECTATOR
from redtable.kernel.parent_process import killed_with_parent
from redtable.kernel.registry import find_game

if TYPE_CHECKING:
    from redtable.kernel.game import Game
    from redtable.kernel.ruleset import Ruleset


NO_VIEW = msgspec.Raw(b"null")


class Request(msgspec.Struct, kw_only=True):
    """With a question: answer it, from the view if there is one. With a level: choose an action.

    With a level and no view: prepare what such a bot needs.
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
    reasons: bool = False
    """Answer with the choice and the reasons behind it."""


class Response(msgspec.Struct, kw_only=True):
    """The chosen notation or the answer, or what is wrong with the request."""

    result: Any = None
    fault: str = ""
    preparing: int | None = None
    """The bot cannot play yet: how many percent of what it needs are there."""
    unknown_rules: bool = False
    """The worker must be told the ruleset of that key first."""


known_rules: dict[str, str] = {}
"""Rulesets that this worker was told, by their keys."""


@lru_cache(maxsize=64)
def loaded(game: str, ruleset: str, options: bytes) -> tuple[Game, Ruleset]:
    """A game with its rules."""
    found = find_game(game)
    return found, found.rules(ruleset, msgspec.json.decode(options))


def respond(line: bytes) -> Response:
    """Do what one line asks for."""
    request = msgspec.json.decode(line, type=Request)
    if request.text:
        known_rules[request.rules] = request.text
    if request.rules and request.rules not in known_rules:
        return Response(unknown_rules=True)
    ruleset = known_rules[request.rules] if request.rules else request.ruleset
    game, rules = loaded(request.game, ruleset, msgspec.json.encode(request.options))
    try:
        if request.level:
            percent = preparing(request.level, game, rules)
            if percent is not None:
                return Response(preparing=percent)
        if bytes(request.view) == bytes(NO_VIEW):
            if request.level:
                return Response()
            return Response(result=game.consult(rules, request.question))
        view = msgspec.json.decode(request.view, type=game.view_type())
        if request.question:
            return Response(result=game.preview(rules, view, request.question))
        bot = make_bot(request.level, game, rules, request.seat, request.seed)
        choice = bot.choose(view)
        return Response(result={"action": choice, "why": bot.why()} if request.reasons else choice)
    except RedtableError as fault:
        return Response(fault=str(fault))


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer until the input ends."""
    for line in requests:
        answers.write(msgspec.json.encode(respond(line)) + b"\n")
        answers.flush()


def main() -> None:
    """Keep standard output for answers: whatever prints goes to standard error. Make room for people."""
    killed_with_parent()
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    if hasattr(os, "nice"):
        os.nice(5)
    try:
        serve(sys.stdin.buffer, answers)
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(0)


if __name__ == "__main__":
    main()
