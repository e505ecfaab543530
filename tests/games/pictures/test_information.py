"""Nobody learns what is not theirs to know: views and streams are equal, byte for byte, in hidden worlds."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from redtable.kernel.chance import SeededChance
from redtable.kernel.game import SPECTATOR
from redtable.kernel.match import Match
from redtable.kernel.view import encode
from tests.games.pictures.helpers import GAME, K1, match_with_key, play, state_with_key

OUTSIDERS = ("red-1", "blue-1", SPECTATOR)


def number(match: Match, seat: str | int) -> int:
    return match.seat_named(seat) if isinstance(seat, str) else seat


def stream(match: Match, seat: str | int) -> bytes:
    """Everything a seat ever got, and how often: its view, its version and its events."""
    at = number(match, seat)
    return encode(match.view(at)) + msgspec.json.encode(match.updates(at))


@settings(max_examples=60, deadline=None)
@given(key=st.permutations(K1).map("".join))
def test_an_operatives_view_is_the_same_under_every_key(key: str) -> None:
    one, other = state_with_key(), state_with_key(key)
    for seat in (2, 3, SPECTATOR):
        assert encode(one.view(seat)) == encode(other.view(seat))
    assert (encode(one.view(0)) == encode(other.view(0))) == (key == K1)


@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_uncovered_colours_may_be_permuted(data: st.DataObject) -> None:
    """The same game with the hidden colours exchanged looks the same, event by event."""
    covered = [0, 3, 1]
    hidden = [place for place in range(20) if place not in covered]
    order = data.draw(st.permutations(hidden))
    key = list(K1)
    for place, source in zip(hidden, order, strict=True):
        key[place] = K1[source]
    lines = [
        "red-spymaster: clue night 3",
        "red-1: mark 5",
        "red-1: touch 0",
        "red-1: touch 3",
        "red-1: touch 1",
    ]
    one, other = match_with_key(), match_with_key("".join(key))
    for match in (one, other):
        play(match, *lines)
    for seat in OUTSIDERS:
        assert stream(one, seat) == stream(other, seat)


@pytest.mark.clause("CP-G6", "CP-G8")
@pytest.mark.parametrize("seat", OUTSIDERS)
def test_drafts_and_denials_leave_no_trace(seat: str | int) -> None:
    """CP-I10: three questions denied, or none: an outsider gets the same bytes and the same version."""
    silent, asked = match_with_key(), match_with_key()
    for word in ("FBI", "position", "darkness"):
        play(asked, f"red-spymaster: ask {word} 2")
        assert stream(asked, seat) == stream(silent, seat)
        play(asked, "blue-spymaster: deny")
        assert stream(asked, seat) == stream(silent, seat)
    for match in (silent, asked):
        play(match, "red-spymaster: clue night 2", "red-1: touch 0")
    assert stream(asked, seat) == stream(silent, seat)
    assert b"FBI" not in stream(asked, seat)


@pytest.mark.clause("CP-G34", "CP-G25")
@pytest.mark.parametrize("leaver", ["blue", "red"])
@pytest.mark.parametrize("seat", ["red-1", "red-2", "blue-1", "blue-2", SPECTATOR])
def test_a_spymaster_who_leaves_tells_nobody_of_a_question(seat: str | int, leaver: str) -> None:
    """CP-I10: whether the rival was being asked when a spymaster left, or not: the same bytes, all along."""
    silent, asked = (match_with_key(K1, red_operatives=2, blue_operatives=2) for _ in range(2))
    play(asked, "red-spymaster: ask night 2")
    successor = f"{leaver}-2"
    for match in (silent, asked):
        play(match, f"{leaver}-spymaster: leave")
    assert stream(asked, seat) == stream(silent, seat)
    for match in (silent, asked):
        play(match, f"{successor}: lead")
    if seat != successor:
        assert stream(asked, seat) == stream(silent, seat)
    rival, author = (successor, "red-spymaster") if leaver == "blue" else ("blue-spymaster", successor)
    play(asked, f"{rival}: allow")
    play(silent, f"{author}: clue night 2")
    if seat != successor:
        assert stream(asked, seat) == stream(silent, seat)


@pytest.mark.clause("CP-G34", "CP-G8")
@pytest.mark.parametrize("seat", OUTSIDERS)
def test_an_allowed_clue_looks_like_any_other(seat: str | int) -> None:
    """CP-I10: that a clue was allowed by the rival shows neither at once nor later, nor after the end."""
    plain, allowed = match_with_key(), match_with_key()
    play(plain, "red-spymaster: clue dusk 1")
    play(allowed, "red-spymaster: ask dusk 1", "blue-spymaster: allow")
    assert stream(allowed, seat) == stream(plain, seat)
    for lines in (["red-1: touch 0"], ["red-1: stop"], ["blue-spymaster: clue night 2", "blue-1: touch 12"]):
        for match in (plain, allowed):
            play(match, *lines)
        assert stream(allowed, seat) == stream(plain, seat)


@pytest.mark.parametrize("seat", ["red-1", "blue-1", "red-spymaster", SPECTATOR])
def test_letting_a_clue_pass_is_nobodys_business(seat: str | int) -> None:
    one, other = match_with_key(), match_with_key()
    for match in (one, other):
        play(match, "red-spymaster: clue night 2")
    play(other, "blue-spymaster: pass")
    assert stream(one, seat) == stream(other, seat)


def test_marks_are_hidden_from_the_other_team_unless_agreed() -> None:
    for shown in (False, True):
        one, other = match_with_key(rival_marks=shown), match_with_key(rival_marks=shown)
        for match in (one, other):
            play(match, "red-spymaster: clue night 2")
        play(other, "red-1: mark 7")
        assert (stream(one, "blue-1") == stream(other, "blue-1")) is not shown
        assert stream(one, SPECTATOR) != stream(other, SPECTATOR)


def test_what_an_operative_is_refused_does_not_tell_of_a_question() -> None:
    state = state_with_key()
    asked = state.copy()
    asked.apply(0, GAME.parse("ask night 2"), SeededChance(0))
    for text in ("allow", "deny", "touch 3", "stop", "clue night 2", "cover 4", "object", "lead"):
        answers = [repr(each.refusal(2, GAME.parse(text))) for each in (state, asked)]
        assert answers[0] == answers[1]
