"""What a browser needs to play Pictures: the drawings of all decks, as they are drawn here, and the words."""

from __future__ import annotations

import json
import lzma

import pytest

from redtable.games.pictures import prepared_drawings as prepared
from redtable.games.pictures.device_files import PACKAGE
from redtable.games.pictures.ruleset import PicturesRules
from redtable.kernel.notation import NotationError
from redtable.kernel.registry import find_game


def test_the_files_have_every_drawing_and_what_is_known_of_words(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("pictures")
    files = game.device_files()
    drawings = json.loads(lzma.decompress(files[f"{PACKAGE}/{prepared.PREPARED}"]))
    rules = game.rules()
    assert isinstance(rules, PicturesRules)
    assert set(drawings) == {id for cards in rules.pictures.values() for card in cards for id in card}
    some = sorted(drawings)[::100]
    assert [drawings[id] for id in some] == [game.drawing(id) for id in some]
    assert {f"{PACKAGE}/parts/parts.toml", f"{PACKAGE}/made/concepts.json"} <= set(files)
    dictionaries = [name for name in files if name.endswith(".plzma")]
    assert sorted(name[-8:-6] for name in dictionaries) == ["en", "es", "it"]
    monkeypatch.setattr(prepared, "prepared_drawings", lambda: drawings)
    assert game.drawing(some[0]) == drawings[some[0]]
    with pytest.raises(NotationError, match="no drawing"):
        game.drawing("carry.1F431.1F6B2")


def test_other_games_need_nothing_besides() -> None:
    assert find_game("redcode").device_files() == {}
