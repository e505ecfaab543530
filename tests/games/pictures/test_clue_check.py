"""What a machine may say about a clue: its form, and forms of words that lie on the table."""

from __future__ import annotations

import pytest

from redtable.games.pictures.word_forms import same_word
from redtable.kernel.match import Refused
from tests.games.pictures.helpers import GAME, match_with_key, play, view


@pytest.mark.clause("CP-10.6", "CP-G12")
@pytest.mark.parametrize(
    ("language", "clue", "visible"),
    [
        ("es", "lunar", "luna"),
        ("es", "lunas", "luna"),
        ("es", "Luna", "luna"),
        ("es", "arbol", "árbol"),
        ("es", "perros", "perro"),
        ("es", "corriendo", "correr"),
        ("es", "paraguas", "agua"),
        ("en", "mice", "mouse"),
        ("en", "lighthouse", "light"),
        ("en", "geese", "goose"),
        ("en", "teeth", "tooth"),
        ("it", "gatti", "gatto"),
        ("it", "uova", "uovo"),
        ("it", "lunare", "luna"),
        ("it", "cavalli", "cavallo"),
    ],
)
def test_forms_and_parts_of_a_visible_word(language: str, clue: str, visible: str) -> None:
    assert same_word(clue, visible, language)


@pytest.mark.parametrize(
    ("language", "clue", "visible"),
    [
        ("es", "noche", "luna"),
        ("es", "lobo", "perro"),
        ("es", "té", "teléfono"),
        ("en", "cheese", "mouse"),
        ("en", "dentist", "tooth"),
        ("it", "cane", "gatto"),
        ("it", "re", "regina"),
    ],
)
def test_other_words_are_no_forms(language: str, clue: str, visible: str) -> None:
    assert not same_word(clue, visible, language)


@pytest.mark.clause("CP-G10")
@pytest.mark.parametrize(
    ("clue", "clause"),
    [
        ("clue 🌙 2", "CP-G10"),
        ("clue mo🌙on 2", "CP-G10"),
        ("clue m\u200boon 2", "RT-3"),
        ("clue mооn 2", "CP-G10"),
        ("clue ｍｏｏｎ 2", "CP-G10"),
        ("clue " + "a" * 10_000 + " 2", "RT-3"),
        ("clue " + "a" * 41 + " 2", "CP-G10"),
        ("clue moon 2.5", "CP-5.12"),
        ("clue moon 2,5", "CP-5.12"),
        ("clue moon -1", "CP-5.12"),
        ("clue moon", "CP-3.3"),
        ("clue", "RT-3"),
        ("clue moon 999999999999", "CP-5.12"),
        ("clue co–op 2", "CP-5.1"),
        ("clue 7th 2", "CP-G10"),
    ],
)
def test_strange_clues_are_refused_with_a_reason(clue: str, clause: str) -> None:
    match = match_with_key()
    with pytest.raises(Refused) as refused:
        play(match, f"red-spymaster: {clue}")
    assert refused.value.refusal.clause == clause
    assert view(match, "red-1").history == []
    assert match.version(2) == 0


def test_blanks_around_a_clue_do_not_matter() -> None:
    match = match_with_key(language="es")
    play(match, "red-spymaster:   clue   luna   2 ")
    clue = view(match, "red-1").clue
    assert clue is not None
    assert (clue.word, clue.number) == ("luna", 2)


def test_accents_are_composed() -> None:
    match = match_with_key(language="es")
    play(match, "red-spymaster: clue evolucio\u0301n 2")
    clue = view(match, "red-1").clue
    assert clue is not None
    assert clue.word == "evolución"


@pytest.mark.parametrize("text", ["touch", "touch x", "touch 7 8", "touch 100", "fly 3", "stop now", ""])
def test_unreadable_actions_say_what_was_expected(text: str) -> None:
    from redtable.kernel.notation import NotationError

    with pytest.raises(NotationError):
        GAME.parse(text)
