"""One of a thing is said in the singular: "1 casualty", whatever the message and the language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from redtable.i18n.check import SOURCE, load
from redtable.i18n.language import LANGUAGES

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
FOLDERS = [
    SOURCE / "i18n",
    WEB / "i18n",
    *(root / "games" / game / "text" for root in (SOURCE, WEB) for game in ("skirmish", "damage")),
]
COUNTS = {
    "boxes", "cards", "casualties", "chits", "cost", "count", "dice", "hits", "left", "orders", "overkill",
    "seconds", "systems", "turns",
}  # fmt: skip
MANY = {
    "en": "boxes cards casualties chits orders dice hits soldiers seconds systems turns",
    "es": "casillas cartas bajas fichas órdenes dados impactos aciertos soldados segundos sistemas turnos",
    "it": "caselle carte perdite gettoni ordini dadi colpi soldati secondi sistemi turni",
}
"""What is counted, in the plural."""
NEVER_ONE = {"damage-event-deck-shuffled", "web-skirmish-story-casualties"}
"""Messages about the whole deck, and about two soldiers or more."""


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: "-".join(folder.parts[-4:]))
def test_one_of_a_thing_is_singular(folder: Path) -> None:
    wrong = []
    for catalogue in load(folder, folder.name):
        plural = re.compile(rf"(?<!\d)(?<!to )(?<!a )1 ({'|'.join(MANY[catalogue.language].split())})\b")
        for key in catalogue.messages.keys() - NEVER_ONE:
            said, _ = catalogue.speak(
                key, {name: 1 if name in COUNTS else "X" for name in catalogue.variables(key)}
            )
            wrong += [f"{catalogue.language}: {said}"] if plural.search(said) else []
    assert wrong == []


def test_every_language_is_looked_at() -> None:
    assert set(MANY) == set(LANGUAGES)
