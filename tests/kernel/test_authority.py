"""What a seat may say: the game's actions and undo. Nothing else changes a match, however it is spelled."""

from __future__ import annotations

import random
import unicodedata
from functools import cache

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from redtable.kernel.chance import SeededChance
from redtable.kernel.game import CLOCK, JUDGE, SPECTATOR, Game
from redtable.kernel.match import AGREE_DRAW, DECISIONS, MATCH_WORDS, RESIGN, UNDO, Match, Refused
from redtable.kernel.notation import NotationError, clean
from redtable.kernel.record import read_record, record_of, write_record
from redtable.kernel.registry import find_game
from redtable.kernel.replay import replay_record, verify_record
from redtable.kernel.view import encode
from tests.tiny import Tiny
from tests.tiny.whispers import Whispers

GAMES: dict[str, Game] = {slug: find_game(slug) for slug in ("redcode", "skirmish", "pictures", "damage")}
GAMES |= {"tiny": Tiny(), "whispers": Whispers()}
STARTS = 6
STEPS = 25
TIMED = {"pictures": {"timer_clue": 60, "timer_guess": 60}}


@cache
def played(slug: str, number: int) -> tuple[tuple[int, str], ...]:
    """The first actions of some match."""
    match = begun(slug, number)
    choice = random.Random(f"{slug} {number}")
    for _ in range(choice.randrange(STEPS)):
        seats = match.actors()
        if not seats:
            break
        seat = choice.choice(seats)
        match.apply(seat, choice.choice(match.legal(seat)).text)
    return tuple((entry.seat, entry.text) for entry in match.log)


def begun(slug: str, number: int) -> Match:
    """A match at its start."""
    game = GAMES[slug]
    return Match(game, game.rules("", TIMED.get(slug, {})), SeededChance(number))


def match_of(slug: str, number: int) -> Match:
    """A match in the middle."""
    match = begun(slug, number)
    for seat, text in played(slug, number):
        match.repeat(seat, text)
    return match


def spelled(words: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """Words as people, programs and attackers may write them."""
    changes = st.sampled_from(
        [
            str,
            str.upper,
            str.title,
            str.swapcase,
            lambda text: f"  {text} ",
            lambda text: f"{text}\t",
            lambda text: f"{text}\n",
            lambda text: text.replace(" ", "  "),
            lambda text: text.replace("-", "\u2010"),
            lambda text: f"{text} {text}",
            lambda text: "\u200b".join(text),
            lambda text: "".join(chr(ord(char) + 0xFEE0) if "!" <= char <= "~" else char for char in text),
            lambda text: unicodedata.normalize("NFKD", text),
            lambda text: unicodedata.normalize("NFKC", text),
        ]
    )
    return st.builds(lambda change, text: change(text), changes, words)


def everything(match: Match) -> tuple[str, int, list[bytes]]:
    """All that can be known of a match."""
    seats = [*range(len(match.seats)), SPECTATOR, JUDGE]
    return match.state.position(), match.sequence(), [encode(match.view(seat)) for seat in seats]


def lawful(match: Match, seat: int, text: str) -> bool:
    """Whether the rules let the seat say that now."""
    try:
        line = clean(text)
        if line == UNDO:
            return match.why_no_undo(seat) is None
        return line not in MATCH_WORDS and match.state.refusal(seat, match.game.parse(line)) is None
    except NotationError:
        return False


@pytest.mark.parametrize("slug", GAMES)
@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_only_what_is_lawful_changes_anything_and_no_seat_ends_a_match_by_will(
    slug: str, data: st.DataObject
) -> None:
    match = match_of(slug, data.draw(st.integers(0, STARTS - 1)))
    seat = data.draw(st.integers(0, len(match.seats) - 1))
    offered = [action.text for other in [*match.actors(), CLOCK] for action in match.legal(other)]
    texts = st.text(max_size=40) | spelled(
        st.sampled_from([*MATCH_WORDS, "clock", "timeout", "stop", *offered])
    )
    text = data.draw(texts)
    may, before = lawful(match, seat, text), everything(match)
    try:
        match.apply(seat, text)
    except Refused:
        assert not may
        assert everything(match) == before
    else:
        assert may
        assert match.log[-1].text not in DECISIONS
    assert match.ended is None


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("word", DECISIONS)
def test_what_the_table_decides_ends_the_match_for_everybody(slug: str, word: str) -> None:
    for number in range(STARTS):
        match = match_of(slug, number)
        if match.outcome() is not None or (word == RESIGN and len({seat.team for seat in match.seats}) != 2):
            continue
        entry = match.decide(1, word)
        assert entry.text == word
        assert match.actors() == []
        assert match.timer() is None
        for seat in [*range(len(match.seats)), SPECTATOR, JUDGE]:
            view = match.view(seat)
            assert view.outcome is not None
            assert (view.view.actors, view.view.legal, view.view.outcome) == ([], [], view.outcome)
            assert not view.undo
            assert msgspec.json.decode(match.encoded(seat).whole()) == msgspec.to_builtins(view)
            assert match.legal(seat) == []
        for seat in range(len(match.seats)):
            for text in (*MATCH_WORDS, "nonsense"):
                with pytest.raises(Refused, match="RT-1"):
                    match.apply(seat, text)
        record = read_record(write_record(record_of(match, match.rules.name, TIMED.get(slug, {}))))
        assert everything(replay_record(record, game=match.game)) == everything(match)
        verify_record(record, game=match.game)


def test_only_decisions_are_decided_and_only_for_seats() -> None:
    match = match_of("tiny", 0)
    before = everything(match)
    for seat, word in (
        (0, "rest"),
        (0, UNDO),
        (0, ""),
        (CLOCK, RESIGN),
        (SPECTATOR, AGREE_DRAW),
        (9, RESIGN),
    ):
        with pytest.raises(Refused, match="RT-"):
            match.decide(seat, word)
    assert everything(match) == before
