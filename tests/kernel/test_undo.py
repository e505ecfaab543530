"""Undo where seats act in secret: nobody's depends on what it cannot perceive, and nothing secret is lost."""

from __future__ import annotations

import random

import pytest

from redtable.kernel.chance import SeededChance
from redtable.kernel.game import CLOCK, JUDGE, SPECTATOR
from redtable.kernel.match import UNDO, Match, Refused
from redtable.kernel.record import read_record, record_of, write_record
from redtable.kernel.replay import replay_record, verify_record
from redtable.kernel.view import encode
from tests.tiny.whispers import NeedyWhispers, Whispers, WhispersState

EVERYBODY = (0, 1, 2, SPECTATOR, JUDGE)


def begun(seed: object = 0, game: Whispers | None = None) -> Match:
    """A match of secrets."""
    game = game or Whispers()
    return Match(game, game.rules(), SeededChance(str(seed)))


def pads(match: Match) -> list[list[int]]:
    """What everybody has noted."""
    assert isinstance(match.state, WhispersState)
    return match.state.pads


def told(match: Match) -> list[bytes]:
    """The match through everybody's eyes."""
    return [encode(match.view(seat)) for seat in EVERYBODY]


def test_everybody_is_told_how_many_of_their_own_steps_ago_it_was() -> None:
    match = begun()
    match.apply(1, "wave")
    match.apply(0, "note 2")
    match.apply(0, "note 3")
    entry = match.apply(1, "undo")
    steps = {seat: [event["steps"] for event in entry.seen_by(seat)] for seat in (0, 1, 2, SPECTATOR, JUDGE)}
    assert steps == {0: [3], 1: [1], 2: [1], SPECTATOR: [1], JUDGE: [1, 3]}


def test_a_secret_action_leaves_the_others_undo_alone() -> None:
    match = begun()
    match.apply(0, "note 1")
    before = encode(match.view(0))
    match.apply(1, "note 2")
    assert encode(match.view(0)) == before
    match.apply(0, UNDO)
    assert pads(match) == [[], [2], []]
    assert match.may_undo(1)
    match.apply(1, UNDO)
    assert pads(match) == [[], [], []]
    assert not match.undoable


def test_a_secret_roll_stands_when_another_seat_takes_something_back() -> None:
    match = begun()
    match.apply(0, "note 1")
    rolled = match.apply(1, "slip").draws[0].values[0] + 1
    match.apply(0, UNDO)
    assert isinstance(match.state, WhispersState)
    assert match.state.slips == [0, rolled, 0]
    assert match.why_no_undo(1) is not None


def test_what_a_seat_perceives_still_answers_it() -> None:
    match = begun()
    match.apply(0, "note 1")
    match.apply(1, "wave")
    assert not match.may_undo(0)
    match.apply(2, "note 3")
    assert match.may_undo(1)
    match.apply(1, UNDO)
    assert not match.may_undo(0)
    assert not match.may_undo(2)  # it saw the wave and that it was taken back
    assert pads(match) == [[1], [], [3]]


def test_what_needs_the_action_keeps_it() -> None:
    match = begun(game=NeedyWhispers())
    match.apply(0, "wave")
    match.apply(1, "slip")
    before = told(match)
    with pytest.raises(Refused, match="undo-answered"):
        match.apply(0, UNDO)
    assert told(match) == before


def test_nothing_is_taken_back_from_a_match_that_is_over() -> None:
    match = begun()
    match.apply(0, "note 1")
    match.apply(CLOCK, "stop")
    assert match.outcome() is not None
    assert not match.view(0).undo
    with pytest.raises(Refused, match="RT-1"):
        match.apply(0, UNDO)


@pytest.mark.parametrize("seed", range(40))
def test_a_match_goes_on_from_anywhere_as_if_it_had_never_stopped(seed: int) -> None:
    """From its checkpoint, from its log, from its record: the same for everybody, undo included."""
    choice = random.Random(seed)
    match = begun(seed)
    crossed = 0
    for step in range(60):
        seat = choice.randrange(3)
        words = ["note 1", "note 2", "slip", "wave", UNDO, UNDO, UNDO]
        unseen = [other for other in range(3) if other != seat]
        before = {other: encode(match.view(other)) for other in unseen}
        crossed += match.may_undo(seat) and match.undoable[-1].entry.seat != seat
        try:
            entry = match.apply(seat, choice.choice(words))
        except Refused:
            continue
        for other in unseen:
            assert entry.perceived_by(other) or encode(match.view(other)) == before[other]
        if step % 4 == 0:
            match.leave_behind()
            check_resumed(match, seed)
    assert crossed or seed
    match.apply(CLOCK, "stop")


def check_resumed(match: Match, seed: int) -> None:
    """The match that goes on from the checkpoint is the same, as far as anybody can tell."""
    point = match.checkpoint()
    chance = SeededChance(str(seed))
    for _ in range(point.draws):
        chance.d6("slip")
    again = Match.resume(match.game, match.rules, chance, point)
    for entry in match.log[point.sequence - match.base :]:
        again.repeat(entry.seat, entry.text)
    assert told(again) == told(match)
    assert [again.may_undo(seat) for seat in range(3)] == [match.may_undo(seat) for seat in range(3)]


@pytest.mark.parametrize("seed", range(10))
def test_records_with_secret_undo_verify(seed: int) -> None:
    choice = random.Random(seed)
    match = begun(seed)
    for _ in range(40):
        try:
            match.apply(choice.randrange(3), choice.choice(["note 1", "slip", "wave", UNDO, UNDO]))
        except Refused:
            continue
    match.apply(CLOCK, "stop")
    record = read_record(write_record(record_of(match, "plain", {})))
    assert told(replay_record(record, game=Whispers())) == told(match)
    verify_record(record, game=Whispers())
