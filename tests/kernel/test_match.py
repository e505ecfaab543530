"""A running match: versions, refusals, undo, and what each seat gets of it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import msgspec
import pytest

from redtable.kernel.chance import ScriptedChance, SeededChance
from redtable.kernel.errors import RedtableError
from redtable.kernel.game import JUDGE, SPECTATOR
from redtable.kernel.match import RESIGN, Match, Refused
from tests.tiny import Tiny

if TYPE_CHECKING:
    from redtable.kernel.game import Refusal

OPENING = "boats=0,0 hands=112/233 deck=31{} played=- open=turn:0:0"


def match_at(position: str, **chance: list[int]) -> Match:
    """A match of the tiny game from a position, with the rest of the deck filled in."""
    game = Tiny()
    rules = game.rules()
    used = [int(char) for part in position.split()[1:4] for char in part.partition("=")[2] if char.isdigit()]
    rest = rules.deck()
    for card in used:
        rest.remove(card)
    state = game.read_position(rules, position.format("".join(map(str, rest))))
    return Match(game, rules, ScriptedChance(chance), state)


def refusal(match: Match, seat: int, text: str, version: int | None = None) -> Refusal:
    """The refusal of an action; nothing may have changed."""
    before = match.state.position(), len(match.log)
    with pytest.raises(Refused) as caught:
        match.apply(seat, text, version)
    assert (match.state.position(), len(match.log)) == before
    return caught.value.refusal


def test_an_action_changes_the_state_and_stands_in_the_log() -> None:
    match = match_at(OPENING)
    entry = match.apply(0, "row 1")
    assert [event["event"] for event in entry.seen_by(SPECTATOR)] == ["rowed"]
    assert [(line.seat, line.text) for line in match.log] == [(0, "row 1")]
    assert match.state.to_move() == 1


def test_a_stale_version_is_refused_and_the_current_one_accepted() -> None:
    match = match_at(OPENING)
    match.apply(0, "row 1", version=0)
    assert refusal(match, 1, "pass", version=0).clause == "RT-2"
    match.apply(1, "pass", version=1)


@pytest.mark.parametrize("seat", [7, SPECTATOR, JUDGE])
def test_only_seats_act(seat: int) -> None:
    assert refusal(match_at(OPENING), seat, "row 1").clause == "RT-1"


@pytest.mark.parametrize("text", ["", "row", "row 1\nrest", "row 9999999999", "x" * 100_000, "row\u200b 1"])
def test_unreadable_texts_are_refused(text: str) -> None:
    assert refusal(match_at(OPENING), 0, text).clause == "RT-3"


def test_blanks_around_an_action_do_not_matter() -> None:
    match = match_at(OPENING)
    assert match.apply(0, "  row   1 ").text == "row 1"


def test_the_games_own_refusal_comes_through() -> None:
    match = match_at(OPENING)
    assert refusal(match, 1, "rest").clause == "TN-2.1"
    assert refusal(match, 0, "row 3").args == {"card": 3}


def test_undo_takes_back_what_nobody_answered() -> None:
    match = match_at("boats=0,0 hands=112/233 deck=31{} played=- open=turn:0:0,answer:1:1")
    before = match.state.position()
    match.apply(1, "pass")
    assert match.view(1).undo
    entry = match.apply(1, "undo")
    assert match.state.position() == before
    assert entry.seen_by(0) == [{"event": "undone", "seat": match.seat_name(1), "steps": 1}]
    assert [line.text for line in match.log] == ["pass", "undo"]
    assert refusal(match, 1, "undo").key == "table-refusal-undo-nothing"


def test_undo_is_refused_after_a_roll_or_a_reveal() -> None:
    rolled = match_at("boats=2,0 hands=112/233 deck=31{} played=- open=turn:0:0,current:0:0", current=[3])
    rolled.apply(0, "drift")
    assert refusal(rolled, 0, "undo").key == "table-refusal-undo-rolled"

    revealed = match_at(OPENING)
    assert refusal(revealed, 0, "undo").key == "table-refusal-undo-nothing"
    revealed.apply(0, "row 1")
    assert refusal(revealed, 0, "undo").key == "table-refusal-undo-revealed"
    assert refusal(revealed, 1, "undo").key == "table-refusal-undo-nothing"


def test_undo_is_refused_once_another_seat_acted() -> None:
    match = match_at("boats=2,0 hands=112/233 deck=31{} played=- open=turn:0:0,answer:1:1", current=[3])
    match.apply(1, "pass")
    assert match.why_no_undo(1) is None
    match.apply(0, "drift")
    assert refusal(match, 1, "undo").key == "table-refusal-undo-answered"


def test_the_view_says_beforehand_whether_undo_is_possible() -> None:
    match = match_at("boats=0,0 hands=112/233 deck=31{} played=- open=turn:0:0,answer:1:1")
    match.apply(1, "pass")
    mine, theirs = match.view(1), match.view(0)
    assert mine.undo
    assert mine.why_no_undo is None
    assert not theirs.undo
    assert theirs.why_no_undo is not None
    assert theirs.why_no_undo.clause == "RT-4"


@pytest.mark.parametrize("seed", range(20))
def test_the_bytes_of_a_match_are_those_of_its_view(seed: int) -> None:
    match = Match(Tiny(), Tiny().rules(), SeededChance(seed))
    choice = random.Random(seed)
    undone = False
    while match.outcome() is None:
        for seat in (0, 1, SPECTATOR, JUDGE):
            same_bytes(match, seat)
        seat = match.state.actors()[0]
        match.apply(seat, choice.choice(match.state.legal(seat)).text)
        if not undone and match.why_no_undo(seat) is None:
            same_bytes(match, seat)
            match.apply(seat, "undo")
            undone = True
    same_bytes(match, 0)


def test_the_bytes_of_a_match_say_how_it_ended() -> None:
    match = match_at(OPENING)
    match.decide(1, RESIGN)
    same_bytes(match, 0)
    assert '"reason":"resigned"' in match.encoded(0).outcome


@pytest.mark.parametrize("seed", range(20))
def test_what_changed_is_all_that_a_seat_needs(seed: int) -> None:
    """Whoever keeps what did not change always holds the whole."""
    match = Match(Tiny(), Tiny().rules(), SeededChance(seed))
    choice = random.Random(seed)
    shown = {seat: match.encoded(seat) for seat in (0, 1, SPECTATOR)}
    held = {seat: msgspec.json.decode(encoded.whole()) for seat, encoded in shown.items()}
    sizes = []
    while match.outcome() is None:
        seat = match.state.actors()[0]
        undo = match.may_undo(seat) and choice.random() < 0.3
        match.apply(seat, "undo" if undo else choice.choice(match.state.legal(seat)).text)
        for other, before in shown.items():
            shown[other] = match.encoded(other)
            text = shown[other].since(before)
            change = msgspec.json.decode(text)
            held[other] |= change | {"view": held[other]["view"] | change["view"]}
            assert held[other] == msgspec.to_builtins(match.view(other))
            sizes.append(len(text) / len(shown[other].whole()))
    assert min(sizes) < 0.5


def same_bytes(match: Match, seat: int) -> None:
    """The encoded match says what its view says."""
    assert msgspec.json.decode(match.encoded(seat).whole()) == msgspec.to_builtins(match.view(seat))


def test_streams_hold_what_each_seat_may_know_and_nothing_is_missing_on_resume() -> None:
    match = match_at(OPENING)
    match.apply(0, "rest")
    match.apply(1, "row 2")
    assert "card" in match.updates(0)[0][0]
    assert "card" not in match.updates(1)[0][0]
    assert "card" not in match.updates(SPECTATOR)[0][0]
    assert match.updates(1, since=1) == match.updates(1)[1:]
    assert match.updates(1, since=2) == []
    with pytest.raises(RedtableError, match="no version 3"):
        match.updates(1, since=3)


def test_seats_have_names() -> None:
    match = Match(Tiny(), Tiny().rules(), SeededChance(1))
    assert [match.seat_named(match.seat_name(seat)) for seat in range(2)] == [0, 1]
    assert match.seat_name(match.seat_named("clock")) == "clock"
    with pytest.raises(RedtableError, match="there is:"):
        match.seat_named("purple")
