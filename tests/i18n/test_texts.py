"""Messages, events, refusals and outcomes in three languages."""

from __future__ import annotations

import pytest

from redtable.i18n.texts import Texts, TextsError
from tests.tiny import Tiny


@pytest.fixture
def spanish() -> Texts:
    return Texts("es", Tiny())


def test_a_message(spanish: Texts) -> None:
    assert spanish.say("tiny-refusal-deck-empty") == "El mazo está vacío."


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [
        ("en", 1, "One clause."),
        ("en", 2, "2 clauses."),
        ("es", 1, "Una cláusula."),
        ("es", 0, "0 cláusulas."),
        ("it", 1, "Una clausola."),
        ("it", 12345, "12.345 clausole."),
    ],
)
def test_plurals_and_numbers_follow_the_language(language: str, count: int, said: str) -> None:
    assert Texts(language).say("cli-rules-found", count=count) == said


def test_words_of_the_notation_are_spoken_by_name(spanish: Texts) -> None:
    assert spanish.word("red") == "Rojo"
    assert spanish.word("unheard") == "unheard"
    assert spanish.spell("row 2") == "remar 2"
    assert spanish.argument(["red", "blue", 3]) == "Rojo, Azul, 3"


def test_no_isolation_marks(spanish: Texts) -> None:
    line = spanish.event_line({"event": "rowed", "seat": "red", "card": 2})
    assert line == "Rojo rema con un 2."


def test_a_secret_has_its_own_wording(spanish: Texts) -> None:
    assert spanish.event_line({"event": "rested", "seat": "red"}) == "Rojo descansa y roba una carta."
    assert spanish.event_line({"event": "rested", "seat": "red", "card": 3}) == "Rojo descansa y roba un 3."


def test_events_of_the_table(spanish: Texts) -> None:
    assert spanish.event_line({"event": "undone", "seat": "blue"}) == "Azul deshace la última acción."


def test_a_refusal_begins_with_its_clause(spanish: Texts) -> None:
    line = spanish.refusal_line("TN-2.2", "tiny-refusal-no-such-card", {"card": 3})
    assert line == "TN-2.2: No tienes ningún 3."


def test_outcomes(spanish: Texts) -> None:
    teams = ["red", "blue"]
    assert spanish.outcome_line([1.0, 0.0], "finish", teams) == "Gana Rojo. Se ha llegado a la meta."
    assert spanish.outcome_line([0.5, 0.5], "cards", teams) == "Empate. Se han acabado las cartas."


def test_a_missing_message_is_an_error_in_tests(spanish: Texts) -> None:
    with pytest.raises(TextsError, match="tiny-refusal-unheard in 'es'"):
        spanish.say("tiny-refusal-unheard")


def test_a_missing_argument_is_an_error_in_tests(spanish: Texts) -> None:
    with pytest.raises(TextsError, match="card"):
        spanish.say("tiny-refusal-no-such-card")


def test_in_production_a_missing_message_shows_its_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("REDTABLE_STRICT_TEXTS")
    assert Texts("it", Tiny()).say("tiny-refusal-unheard") == "tiny-refusal-unheard"
