"""Log lines: what is written is what is read."""

from __future__ import annotations

import random

import msgspec
import pytest

from redtable.kernel.chance import SeededChance
from redtable.kernel.entry import Entry
from redtable.kernel.game import Event
from redtable.kernel.match import Match
from redtable.kernel.registry import find_game
from redtable.server.match_log import read_entry, row_data
from redtable.server.store import LogRow

GAMES = ("redcode", "skirmish", "pictures", "damage")
ACTIONS = 60


def check_line(entry: Entry) -> None:
    """Everything of an entry is in its line."""
    read = read_entry(LogRow("AAAA", 1, entry.seat, entry.text, 0, row_data(entry)))
    assert read.draws == entry.draws
    assert [vars_of(event) for event in read.events] == [vars_of(event) for event in entry.events]


def vars_of(event: Event) -> object:
    """All that an event is, as JSON would have it."""
    parts = (event.kind, event.data, event.secret, event.to, event.hidden, event.reveals)
    return msgspec.to_builtins(parts, builtin_types=())


@pytest.mark.parametrize("slug", GAMES)
def test_the_lines_of_a_match_say_what_happened(slug: str) -> None:
    game = find_game(slug)
    match = Match(game, game.rules(), SeededChance(slug))
    choice = random.Random(slug)
    for _ in range(ACTIONS):
        if match.outcome() is not None:
            break
        seat = match.state.actors()[0]
        check_line(match.apply(seat, choice.choice(match.state.legal(seat)).text))
    assert match.log


@pytest.mark.parametrize(
    "event",
    [
        Event("quiet"),
        Event('"odd"\n', {"say": 'ñ☠ "\\', "none": None, "deep": {"list": [1, 2.5, True]}}),
        Event("drawn", {"ship": "A"}, {"card": "mine"}, (0, 2)),
        Event("planned", {"order": "wait"}, to=(1,), hidden=True, reveals=True),
    ],
    ids=lambda event: event.kind,
)
def test_every_kind_of_event_is_kept(event: Event) -> None:
    check_line(Entry(0, "act", [], [event, Event("after")]))


def test_lines_of_earlier_versions_are_read() -> None:
    data = '[[],[["quiet",{"ship":"A"},{},[],false,false]]]'
    (event,) = read_entry(LogRow("AAAA", 1, 0, "act", 0, data)).events
    assert vars_of(event) == vars_of(Event("quiet", {"ship": "A"}))
