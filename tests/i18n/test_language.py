"""Which language is spoken."""

from __future__ import annotations

import pytest

from redtable.i18n.language import UnknownLanguageError, choose_language


@pytest.mark.parametrize(
    ("asked", "environment", "spoken"),
    [
        (None, {}, "en"),
        (None, {"LANG": "es_AR.UTF-8"}, "es"),
        (None, {"LANG": "it"}, "it"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LC_MESSAGES": "it_IT", "LANG": "es_ES"}, "it"),
        (None, {"LC_ALL": "es_ES@euro", "LC_MESSAGES": "it_IT"}, "es"),
        (None, {"LC_ALL": "", "LANG": "it_CH"}, "it"),
        (None, {"REDTABLE_LANG": "it", "LC_ALL": "es_ES"}, "it"),
        (None, {"REDTABLE_LANG": "", "LC_ALL": "es_ES"}, "es"),
        ("en", {"REDTABLE_LANG": "it", "LC_ALL": "es_ES"}, "en"),
        ("ES", {}, "es"),
        ("it-IT", {}, "it"),
    ],
)
def test_choice(asked: str | None, environment: dict[str, str], spoken: str) -> None:
    assert choose_language(asked, environment) == spoken


@pytest.mark.parametrize(
    ("asked", "environment"), [("fr", {}), ("spanish", {}), (None, {"REDTABLE_LANG": "de"})]
)
def test_a_wish_that_cannot_be_met_is_an_error(asked: str | None, environment: dict[str, str]) -> None:
    with pytest.raises(UnknownLanguageError, match="en, es, it"):
        choose_language(asked, environment)
