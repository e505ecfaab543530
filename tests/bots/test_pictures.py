"""The bots of Pictures: legal, deterministic, and the operative knows no key."""

from __future__ import annotations

import inspect

import pytest

from redtable.bots.bot import bot_levels, make_bot
from redtable.bots.pictures import operative
from redtable.bots.pictures.meanings import pivots
from redtable.bots.pictures.vocabulary import clue_words, translations
from redtable.games.pictures import Pictures
from redtable.kernel.chance import SeededChance
from redtable.kernel.match import Match

GAME = Pictures()


def played(seed: int, **options: object) -> Match:
    """A whole game between bots."""
    rules = GAME.rules("", options)
    match = Match(GAME, rules, SeededChance(seed))
    bots = [make_bot("hard", GAME, rules, seat, seed) for seat in range(len(match.seats))]
    while match.outcome() is None:
        seat = match.state.actors()[-1]
        match.apply(seat, bots[seat].choose(match.view(seat).view))
    return match


@pytest.mark.clause("CP-G26")
@pytest.mark.parametrize(
    "options", [{}, {"mode": "coop"}, {"mode": "three"}, {"cards": "words", "grid": "5x5"}]
)
def test_bots_play_whole_games(options: dict[str, object]) -> None:
    match = played(1, **options)
    assert match.outcome() is not None
    assert any(entry.text.startswith("clue ") for entry in match.log)


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = (played(3) for _ in range(2))
    assert [entry.text for entry in first.log] == [entry.text for entry in second.log]


def test_levels() -> None:
    assert bot_levels("pictures") == ("random", "easy", "medium", "hard")


def test_the_operative_never_asks_for_a_colour_of_the_key() -> None:
    assert ".colour" not in inspect.getsource(operative)


def test_clue_words_are_clean_nouns() -> None:
    words = clue_words("en")
    assert len(words) > 3000
    assert "ocean" in words
    assert not {"fuck", "nazi", "rape"} & set(words)


def test_words_are_translated_for_the_english_encoder() -> None:
    assert pivots(["perro", "xyzzy"], "es")[0][0] == "dog"
    assert [group[:1] for group in pivots(["gatto", "xyzzy"], "it")] == [["cat"], []]
    assert translations("xyzzy", "es") == []
