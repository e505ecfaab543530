"""Records: written, read, replayed, verified, and refused when somebody touched them."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from redtable.kernel.chance import Chance, Draw, SeededChance
from redtable.kernel.match import Match
from redtable.kernel.record import (
    Record,
    RecordError,
    checked,
    format_draw,
    read_record,
    record_of,
    write_record,
)
from redtable.kernel.replay import replay_record, verify_record
from redtable.kernel.sealed import SealedChance
from tests.tiny import Tiny

SEED = bytes(range(32))


def played(chance: Chance, picks: int = 0, options: dict[str, Any] | None = None) -> Match:
    """A match of the tiny game, played at random to its end."""
    game = Tiny()
    match = Match(game, game.rules("", options), chance)
    picker = SeededChance(f"picks {picks}")
    while match.outcome() is None:
        seat = match.state.to_move()
        legal = match.state.legal(seat)
        match.apply(seat, legal[picker.below("pick", len(legal))].text)
        if match.why_no_undo(seat) is None and picker.below("undo", 2):
            match.apply(seat, "undo")
    return match


def text_of(match: Match, options: dict[str, Any] | None = None) -> str:
    return write_record(record_of(match, "standard", options or {}))


def resigned(text: str, change: dict[int, tuple[str, str]]) -> str:
    """The record with words replaced on some lines and every check made anew, as a careful cheat would."""
    rows = [line.rpartition("\t#")[0].split("\t") for line in text.splitlines()]
    for line, (old, new) in change.items():
        assert any(old in column for column in rows[line - 1]), rows[line - 1]
        rows[line - 1] = [column.replace(old, new) for column in rows[line - 1]]
    return "".join(f"{line}\n" for line in checked(rows))


def line_with(text: str, word: str) -> int:
    """The first line (from 1) that holds a word."""
    return next(number for number, line in enumerate(text.splitlines(), 1) if word in line)


def verified(text: str) -> Match:
    return verify_record(read_record(text), game=Tiny())


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10_000), st.booleans())
def test_write_read_replay_verify(number: int, answers: bool) -> None:
    options = {"answers": answers, "seats": 3}
    match = played(SeededChance(number), number, options)
    text = text_of(match, options)
    record = read_record(text)
    assert write_record(record) == text
    again = verify_record(record, game=Tiny())
    assert again.state.position() == match.state.position()
    assert again.updates(0) == match.updates(0)
    assert again.outcome() == match.outcome()


def test_a_sealed_match_of_two_seats_verifies_from_its_record_alone() -> None:
    match = played(SealedChance(SEED, ["salt of red", "sal de azul"]))
    text = text_of(match)
    assert SealedChance(SEED).commitment in text
    assert verified(text).state.position() == match.state.position()


def test_a_sealed_match_hides_its_seed_until_the_end() -> None:
    game = Tiny()
    match = Match(game, game.rules(), SealedChance(SEED))
    text = text_of(match)
    assert SEED.hex() not in text
    assert replay_record(read_record(text), game=game).state.position() == match.state.position()
    with pytest.raises(RecordError, match="not revealed yet"):
        verified(text)


def test_a_replay_can_stop_anywhere() -> None:
    match = played(SeededChance(5))
    record = read_record(text_of(match))
    for steps in range(len(match.log) + 1):
        assert len(replay_record(record, steps, Tiny()).log) == steps


def test_a_changed_action_is_found_by_its_check() -> None:
    text = text_of(played(SeededChance(4)))
    number = line_with(text, "\tpass")
    lines = text.splitlines(keepends=True)
    lines[number - 1] = lines[number - 1].replace("pass", "block")
    with pytest.raises(RecordError, match="was changed") as caught:
        read_record("".join(lines))
    assert caught.value.line == number


def test_a_changed_action_with_new_checks_is_found_by_the_rules() -> None:
    text = text_of(played(SeededChance(4)))
    number = line_with(text, "\tpass")
    with pytest.raises(RecordError, match="may not 'drift'") as caught:
        verified(resigned(text, {number: ("pass", "drift")}))
    assert caught.value.line == number


def test_a_changed_die_with_new_checks_is_found_by_the_seed() -> None:
    for seed in range(100):
        text = text_of(played(SeededChance(seed)))
        if "current:6=" in text:
            break
    number = line_with(text, "current:6=")
    face = text.splitlines()[number - 1].partition("current:6=")[2][0]
    other = "1" if face != "1" else "2"
    with pytest.raises(RecordError) as caught:
        verified(resigned(text, {number: (f"current:6={face}", f"current:6={other}")}))
    assert caught.value.line >= number


def test_a_changed_seed_is_found_at_the_first_draw() -> None:
    text = text_of(played(SeededChance(4)))
    chance = line_with(text, "chance\tseeded")
    with pytest.raises(RecordError, match="the seed gives") as caught:
        verified(resigned(text, {chance: ('"4"', '"5"')}))
    assert caught.value.line == line_with(text, "start\t")


def test_another_server_seed_does_not_fit_the_commitment() -> None:
    text = text_of(played(SealedChance(SEED)))
    with pytest.raises(RecordError, match="does not fit the commitment"):
        verified(resigned(text, {line_with(text, "seed\t0"): ("1f", "1e")}))


def test_changed_entropy_changes_the_draws() -> None:
    text = text_of(played(SealedChance(SEED, ["mine", ""])))
    with pytest.raises(RecordError, match="the seed gives"):
        verified(resigned(text, {line_with(text, "entropy"): ("mine", "yours")}))


def test_a_record_without_its_last_line_is_cut() -> None:
    lines = text_of(played(SeededChance(4))).splitlines(keepends=True)
    with pytest.raises(RecordError, match="cut") as caught:
        read_record("".join(lines[:-1]))
    assert caught.value.line == len(lines) - 1


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_a_record_cut_anywhere_is_refused(data: st.DataObject) -> None:
    text = text_of(played(SeededChance(4)))
    at = data.draw(st.integers(0, len(text) - 2))
    with pytest.raises(RecordError):
        read_record(text[:at])


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_any_changed_character_is_noticed(data: st.DataObject) -> None:
    text = text_of(played(SeededChance(4)))
    at = data.draw(st.integers(0, len(text) - 2))
    char = data.draw(st.characters(exclude_characters=text[at] + "\r"))
    with pytest.raises(RecordError):
        read_record(text[:at] + char + text[at + 1 :])


@pytest.mark.parametrize("text", ["", "\n", "hello", "redtable-record 2\n"])
def test_other_files_are_not_records(text: str) -> None:
    with pytest.raises(RecordError):
        read_record(text)


@pytest.mark.parametrize("version", ["17", "10", "2", "1.1", "", "one"])
def test_a_record_of_another_version_is_refused_by_name(version: str) -> None:
    text = resigned(
        text_of(played(SeededChance("1"))), {1: ("redtable-record 1", f"redtable-record {version}")}
    )
    with pytest.raises(RecordError, match=rf"line 1: a record of version '{version}'"):
        read_record(text)


def test_a_ruleset_that_has_changed_is_named() -> None:
    text = text_of(played(SeededChance(4)))
    digest = read_record(text).hash
    with pytest.raises(RecordError, match="which is now"):
        verified(resigned(text, {line_with(text, "ruleset"): (digest, "0" * 16)}))


def test_a_wrong_result_is_named_with_its_line() -> None:
    text = text_of(played(SeededChance(4)))
    number = line_with(text, "result")
    reason = read_record(text).result
    assert reason is not None
    with pytest.raises(RecordError, match="the record says") as caught:
        verified(resigned(text, {number: (reason.reason, "magic")}))
    assert caught.value.line == number


def test_draws_are_written_as_people_read_them() -> None:
    assert format_draw(Draw("effect.blu", 10, (6,))) == "effect.blu:10=7"
    assert format_draw(Draw("orders", 4, (2, 0, 1, 3), shuffled=True)) == "orders:4~2,0,1,3"
    assert format_draw(Draw("nothing", 0, (), shuffled=True)) == "nothing:0~"


def test_options_travel_with_the_record() -> None:
    options = {"seats": 4, "answers": False}
    record = read_record(text_of(played(SeededChance(1), 0, options), options))
    assert isinstance(record, Record)
    assert record.options == options
    assert len(record.seats) == 4
