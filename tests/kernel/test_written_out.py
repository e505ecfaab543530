"""A ruleset written out in full is the same ruleset, whatever the package has under its name."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from redtable.kernel.chance import SeededChance
from redtable.kernel.match import Match
from redtable.kernel.registry import find_game
from redtable.kernel.ruleset import RulesetError, ruleset_names, write_ruleset

OPTIONS: dict[str, dict[str, Any]] = {
    "redcode": {"mode": "war", "ships_per_side": 2},
    "skirmish": {"battlefield": "village"},
    "pictures": {"cards": "mixed", "language": "es"},
    "damage": {"ships": ["A=fed-ca", "B=kli-d7"]},
    "tests.tiny:Tiny": {},
}


@pytest.mark.parametrize("slug", OPTIONS)
def test_written_out_and_read_again_it_gives_the_same_match(slug: str) -> None:
    game, options = find_game(slug), OPTIONS[slug]
    for name in ruleset_names(game.package):
        text = write_ruleset(game.whole(game.rules(name)))
        again, by_name = game.rules(text, options), game.rules(name, options)
        assert again.name == by_name.name
        played, expected = Match(game, again, SeededChance("7")), Match(game, by_name, SeededChance("7"))
        for _ in range(12):
            seat = expected.state.actors()[0]
            action = expected.state.legal(seat)[-1].text
            assert played.apply(seat, action).seen_by(seat) == expected.apply(seat, action).seen_by(seat)
        assert played.state.position() == expected.state.position()
        read = game.read_position(again, expected.state.position())
        assert read.view(0) == expected.state.view(0)


@pytest.mark.parametrize(("slug", "field"), [("skirmish", "battlefields"), ("damage", "library")])
def test_what_is_written_in_for_the_store_does_not_change_a_hash(slug: str, field: str) -> None:
    """Records of earlier versions carry the hash of a ruleset without it."""
    assert field not in msgspec.json.decode(write_ruleset(find_game(slug).rules()))


@pytest.mark.parametrize(
    ("slug", "field", "name"), [("skirmish", "battlefields", "village"), ("damage", "library", "fed-ca")]
)
def test_what_a_ruleset_names_is_taken_from_it(slug: str, field: str, name: str) -> None:
    """Were the village or the ship another one in this version, a match that has it goes on with its own."""
    game = find_game(slug)
    table = msgspec.json.decode(write_ruleset(game.whole(game.rules())))
    table[field]["then"] = table[field].pop(name)
    text = msgspec.json.encode(table).decode()
    if slug == "skirmish":
        rules = game.rules(text, {"battlefield": "then"})
        state, _ = game.start(rules, SeededChance("1"))
        assert state.view(0).battlefield == "village"  # type: ignore[attr-defined]
    else:
        rules = game.rules(text, {"ships": ["A=then", "B=ts-ca"]})
        state, _ = game.start(rules, SeededChance("1"))
        assert "A~then" in state.position()
        assert game.read_position(rules, state.position()).position() == state.position()
        desk = Match(game, game.rules(text, {"mode": "desk", "ships": []}), SeededChance("1"))
        desk.apply(0, "add C then")
        assert "C~then" in desk.state.position()


def test_a_text_that_is_no_ruleset_is_refused_with_a_reason() -> None:
    with pytest.raises(RulesetError, match="not written out in full"):
        find_game("redcode").rules('{"name": ')
    with pytest.raises(RulesetError, match="unknown field `colour`"):
        find_game("redcode").rules('{"name": "standard", "colour": "red"}')
