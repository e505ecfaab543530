"""The rules in our own words use the names of the screen."""

import re
from pathlib import Path

import pytest

import redtable.games.redcode
from redtable.games.redcode.words import MANOEUVRES, ORDERS
from tests.games.test_rulebooks import LANGUAGES, texts

PACKAGE = Path(redtable.games.redcode.__path__[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_manoeuvres_and_orders_are_called_as_on_the_screen(language: str) -> None:
    catalogue = (PACKAGE / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    names = dict(re.findall(r"^redcode-name-(\w+) = (.+)$", catalogue, re.MULTILINE))
    said = texts("redcode", language)
    for number, manoeuvre in enumerate(MANOEUVRES, 1):
        assert said[f"RC-9.{number}"].startswith(f"{names[manoeuvre]} ("), manoeuvre
    for number, order in enumerate(ORDERS, 8):
        assert said[f"RC-10.{number}"].startswith(f"{names[order]}: "), order
