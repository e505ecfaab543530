"""The same game played again: in this process, in others with other hash seeds, and from its record.

A story is a list of pages, one for each ply, with everything that the game let anybody see. Run as a module,
this tells stories for another process: `python -m redtable.kernel.conformance.determinism REQUEST` (JSON).
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from typing import TYPE_CHECKING, Any, Final

import msgspec

from redtable.kernel.chance import SeededChance
from redtable.kernel.conformance.fault import difference
from redtable.kernel.conformance.play import Play, Setting, seen
from redtable.kernel.errors import RedtableError
from redtable.kernel.game import JUDGE
from redtable.kernel.match import Match
from redtable.kernel.record import read_record, record_of, write_record
from redtable.kernel.replay import replay_record, verify_record

if TYPE_CHECKING:
    from collections.abc import Iterator

HASH_SEEDS: Final = ("1", "2")
"""Sets and dictionaries of texts have another order under each of them."""
DIGITS: Final = 16


def page(play: Play) -> bytes:
    """All that is to be seen after an action; one watcher's other worlds too, a different one at each ply."""
    state, setting = play.state, play.setting
    watcher = setting.watchers[play.ply % len(setting.watchers)]
    with play.during("the story of the game"):
        view = state.view(watcher)
        content: dict[str, Any] = {
            "by": play.seat,
            "action": play.text,
            "events": {str(seat): seen(play.events, seat) for seat in [*setting.watchers, JUDGE]},
            "position": state.position(),
            "views": {str(seat): state.view(seat) for seat in [*setting.watchers, JUDGE]},
            "redealt": state.redeal(watcher, play.extra("page")).position(),
            "imagined": play.game.imagine(setting.rules, view, play.extra("page")).position(),
        }
        return msgspec.json.encode(content, order="deterministic")


def story(setting: Setting, number: int) -> Iterator[bytes]:
    """A game from its first page to its last, played without any check in between."""
    play = Play(setting, number)
    yield page(play)
    while play.state.outcome() is None and play.ply < setting.bound:
        play.step(*play.choose())
        yield page(play)


def digest(content: bytes) -> str:
    """A page in a few characters."""
    return hashlib.sha256(content).hexdigest()[:DIGITS]


def check_replay(play: Play, pages: list[bytes]) -> None:
    """The same game once more in this process."""
    for ply, (old, new) in enumerate(zip(pages, story(play.setting, play.number), strict=True)):
        if old != new:
            play.turn_back(ply)
            raise play.differs(
                "nondeterminism: the same game came out differently in the same process",
                msgspec.json.decode(old),
                msgspec.json.decode(new),
            )


# Other processes


class Request(msgspec.Struct, forbid_unknown_fields=True):
    """What another process is asked to tell: the digests of whole games, or one page in full."""

    game: str
    ruleset: str
    options: dict[str, Any]
    seed: str
    bound: int
    unlisted: list[str]
    first: int
    games: int
    ply: int | None = None


def answer(request: Request) -> list[list[str]]:
    """The digests of every page of every game; for a single ply, that page of the first game."""
    setting = Setting(
        request.game, request.ruleset, request.options, request.seed, request.bound, request.unlisted
    )
    if request.ply is None:
        numbers = range(request.first, request.first + request.games)
        return [[digest(content) for content in story(setting, number)] for number in numbers]
    pages = story(setting, request.first)
    return [[content.decode() for ply, content in enumerate(pages) if ply == request.ply]]


def ask(request: Request, hash_seed: str) -> list[list[str]]:
    """The answer of another process, which finds modules where this one does."""
    places = [place or str(os.curdir) for place in sys.path]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(places)}
    other = subprocess.run(
        [sys.executable, "-m", __spec__.name, msgspec.json.encode(request).decode()],
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if other.returncode:
        raise RedtableError(f"another process could not play {request.game!r}:\n{other.stderr.strip()}")
    return msgspec.json.decode(other.stdout, type=list[list[str]])


def check_other_processes(setting: Setting, stories: dict[int, list[bytes]]) -> None:
    """The same games, played by processes with other hash seeds."""
    if not stories:
        return
    first = min(stories)
    request = Request(
        game=setting.name,
        ruleset=setting.ruleset,
        options=setting.options,
        seed=setting.seed,
        bound=setting.bound,
        unlisted=setting.unlisted,
        first=first,
        games=len(stories),
    )
    for hash_seed in HASH_SEEDS:
        for number, theirs in enumerate(ask(request, hash_seed), first):
            compare_digests(setting, request, hash_seed, number, stories[number], theirs)


def compare_digests(
    setting: Setting, request: Request, hash_seed: str, number: int, pages: list[bytes], theirs: list[str]
) -> None:
    """Find the first page that another process tells differently, and show it."""
    mine = [digest(content) for content in pages]
    if mine == theirs:
        return
    ply = next(
        (ply for ply, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b),
        min(len(mine), len(theirs)) - 1,
    )
    single = msgspec.structs.replace(request, first=number, games=1, ply=ply)
    other = ask(single, hash_seed)[0]
    play = Play(setting, number)
    play.ply = ply
    details = difference(msgspec.json.decode(pages[ply]), msgspec.json.decode(other[0]))
    raise play.fault(
        f"nondeterminism: the same game came out differently in another process (PYTHONHASHSEED={hash_seed})",
        details=details,
    )


# Records


def check_record(play: Play) -> None:
    """A match with these actions, its record, and the record's replay are all the same game."""
    setting = play.setting
    with play.during("playing the game as a match", fault="record"):
        match = Match(setting.game, setting.rules, SeededChance(play.seed))
        for seat, text in play.log:
            match.apply(seat, text)
    with play.during("writing, reading, replaying and verifying it", fault="record"):
        record = record_of(match, setting.ruleset or setting.rules.name, setting.options)
        record.game = setting.name
        written = write_record(record)
        read = read_record(written)
        if write_record(read) != written:
            raise play.fault("record: what was written reads back as another record")
        again = replay_record(read)
        verify_record(read)
    for ply, (old, new) in enumerate(zip(match.log, again.log, strict=True)):
        play.turn_back(ply)
        for seat in [*setting.watchers, JUDGE]:
            if old.seen_by(seat) != new.seen_by(seat):
                raise play.differs(
                    f"record: replaying {old.text!r} tells something else",
                    old.seen_by(seat),
                    new.seen_by(seat),
                    seat,
                )
    play.turn_back(len(play.log))
    play.compare_portraits(
        "record: the replay ends in another position", play.portrait(play.state), play.portrait(again.state)
    )


def main() -> None:
    """Answer the request on the command line."""
    request = msgspec.json.decode(sys.argv[1], type=Request)
    sys.stdout.write(msgspec.json.encode(answer(request)).decode())


if __name__ == "__main__":
    main()
