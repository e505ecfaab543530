"""The process in which bots think, questions are answered and options are checked; a request is a line.

It gets a seat's view and nothing else of a match, and ends when its server does.
"""

from __future__ import annotations

import contextlib
import math
import os
import sys
import traceback
from functools import lru_cache
from typing import TYPE_CHECKING, BinaryIO

import msgspec

from redtable.analysis.analyst import AnalysisError
from redtable.analysis.coach import advise, weigh
from redtable.analysis.match_analysis import analyst_of
from redtable.bots.bot import make_bot, preparing
from redtable.kernel.errors import RedtableError
from redtable.kernel.parent_process import killed_with_parent
from redtable.kernel.registry import find_game
from redtable.server.analysis_work import analyse
from redtable.server.record_files import replay_file
from redtable.server.terms import terms_of
from redtable.server.verified_match import verified_match
from redtable.server.worker_requests import (
    Analyse,
    Check,
    Coach,
    Consult,
    Prepare,
    Preview,
    ReplayFile,
    Response,
    Think,
    Thought,
    Verify,
    WorkerRequest,
)

if TYPE_CHECKING:
    from redtable.bots.bot import Bot
    from redtable.kernel.game import Game
    from redtable.kernel.ruleset import Ruleset
    from redtable.protocol.analysis import AdvisedPlan, Judgement


FRAMES = 8
"""So many of the last places of a fault are told."""
MEBIBYTE = 1 << 20
PLAYING = 64
"""Bots that live here; one of Skirmish may take 20 MiB, the others take next to nothing."""
ASIDE = 16
"""Bots that give hints, or think again what was thought in a match that is over."""
EACH_PROCESSOR = 128
"""Mebibytes of address space for the threads that a library starts on every processor."""


class LiveBots:
    """Bots in the middle of a match, by their numbers; those that decided last stay."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.bots: dict[int, Bot] = {}
        """Who decided last is at the end."""

    def add(self, number: int, bot: Bot) -> None:
        """A bot begins to live; if there are too many, the one that was silent longest is forgotten."""
        self.bots[number] = bot
        while len(self.bots) > self.most:
            del self.bots[next(iter(self.bots))]

    def find(self, number: int) -> Bot | None:
        """A bot that lives here."""
        bot = self.bots.pop(number, None)
        if bot is not None:
            self.bots[number] = bot
        return bot


playing = LiveBots(PLAYING)
aside = LiveBots(ASIDE)
decoder: msgspec.json.Decoder[WorkerRequest] = msgspec.json.Decoder(WorkerRequest)
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
        return answer(decoder.decode(line))
    except RecursionError:
        return Response(fault="this is nested too deeply")
    except AnalysisError as fault:
        return Response(fault=str(fault), why=fault.why)
    except RedtableError as fault:
        return Response(fault=str(fault))
    except Exception as fault:
        trace = "".join(traceback.format_tb(fault.__traceback__, -FRAMES))
        return Response(broke=type(fault).__name__, trace=trace)
    finally:
        limit_processor(0)


def answer(request: WorkerRequest) -> Response:
    """The answer to a request; raises RedtableError for what cannot be answered."""
    asked = request.rules
    if asked.text:
        known_rules[asked.key] = asked.text
    if asked.key and asked.key not in known_rules:
        return Response(unknown_rules=True)
    ruleset = known_rules[asked.key] if asked.key else asked.ruleset
    options = msgspec.json.encode(asked.options)
    if isinstance(request, Think | Prepare):
        percent = preparing(request.level, *loaded(asked.game, ruleset, options))
        if percent is not None:
            return Response(preparing=percent)
    limit_processor(request.limit)
    game, rules = loaded(asked.game, ruleset, options)
    if isinstance(request, Think):
        return think(request, game, rules)
    if isinstance(request, Preview):
        view = msgspec.json.decode(request.view, type=game.view_type())
        return Response(result=game.preview(rules, view, request.question))
    if isinstance(request, Consult):
        return Response(result=game.consult(rules, request.question, request.about))
    if isinstance(request, ReplayFile):
        return Response(result=replay_file(game, request.record, request.seat, request.first))
    if isinstance(request, Verify):
        return Response(result=verified_match(game, request.record))
    if isinstance(request, Analyse):
        return Response(result=analyse(request, game))
    if isinstance(request, Coach):
        return Response(result=coach(request, game, rules))
    return Response(terms=terms_of(game, rules) if isinstance(request, Check) else None)


def coach(request: Coach, game: Game, rules: Ruleset) -> list[AdvisedPlan] | Judgement:
    """The best plans of a seat, or what an action of it would lose."""
    view = msgspec.json.decode(request.view, type=game.view_type())
    analyst = analyst_of(game, rules)
    return weigh(analyst, view, request.action) if request.action else advise(analyst, view)


def think(request: Think, game: Game, rules: Ruleset) -> Response:
    """What a bot decides that lives here, or that begins."""
    bots = aside if request.aside else playing
    if request.begins:
        bots.add(request.bot, make_bot(request.level, game, rules, request.seat, request.seed))
    bot = bots.find(request.bot)
    if bot is None:
        return Response(gone=True)
    action = bot.choose(msgspec.json.decode(request.view, type=game.view_type()))
    return Response(thought=Thought(action, bot.why()))


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
    """Keep standard output for answers: whatever prints goes to standard error."""
    killed_with_parent()
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    memory, playing.most = (int(word) for word in sys.argv[1:3])
    limit_memory(memory)
    try:
        serve(sys.stdin.buffer, answers)
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(0)
