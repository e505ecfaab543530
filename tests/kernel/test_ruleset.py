"""Rulesets: numbers from files, options from matches, errors that name file, key and what was expected."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from redtable.kernel.ruleset import (
    Ruleset,
    RulesetError,
    load_ruleset,
    read_ruleset,
    ruleset_hash,
    ruleset_names,
)
from tests.tiny.ruleset import TinyRuleset

STANDARD = (Path(__file__).parent.parent / "tiny" / "ruleset" / "standard.toml").read_text(encoding="utf-8")


def load(options: dict[str, object] | None = None) -> TinyRuleset:
    """The standard ruleset with some options."""
    return load_ruleset(TinyRuleset, "tests.tiny", "standard", options)


def test_a_ruleset_is_found_by_name() -> None:
    assert ruleset_names("tests.tiny") == ["standard"]
    assert load().length == 8
    assert load().options.seats == 2


def test_a_ruleset_is_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "long.toml"
    file.write_text(STANDARD.replace("length = 8", "length = 30"), encoding="utf-8")
    assert load_ruleset(TinyRuleset, "tests.tiny", str(file)).length == 30


def test_a_match_changes_options_and_nothing_else() -> None:
    changed = load({"seats": 4})
    assert (changed.options.seats, changed.options.answers) == (4, True)
    with pytest.raises(RulesetError, match="length"):
        load({"length": 9})


def test_a_missing_table_is_named() -> None:
    with pytest.raises(RulesetError, match=r"here.toml: options: .*seats"):
        read_ruleset(TinyRuleset, STANDARD.partition("[options]")[0], "here.toml")


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("length = 8", "lenght = 8", "here.toml: .*`lenght`; expected one of: name, length, "),
        ("length = 8", "length = 8\nwidth = 2", "here.toml: .*`width`"),
        ("length = 8", 'length = "8"', "here.toml: length: Expected `int`, got `str`"),
        ("length = 8", "length = 0", "here.toml: length: Expected `int` >= 1"),
        ("rapids = [3, 6]", "rapids = [3, 6.5]", r"here.toml: rapids\[1\]: Expected `int`, got `float`"),
        ("drift = [-1, ", "drift = [", "here.toml: drift: Expected `array` of length >= 6"),
        ("answers = true", 'answers = "yes"', "here.toml: options.answers: Expected `bool`, got `str`"),
        (
            "answers = true",
            "answers = true\nseat = 3",
            "here.toml: options: .*`seat`; expected one of: seats, answers",
        ),
        ("cards = [6, 6, 4]", "cards = [1, 1]", "here.toml: 2 cards are not enough for 2 hands"),
        ("length = 8", "length = ", "here.toml: not TOML: .*line 4"),
    ],
)
def test_an_error_names_file_key_and_what_was_expected(old: str, new: str, expected: str) -> None:
    assert old in STANDARD
    with pytest.raises(RulesetError, match=expected):
        read_ruleset(TinyRuleset, STANDARD.replace(old, new), "here.toml")


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"seats": 5}, "the match's options: options.seats: Expected `int` <= 4"),
        ({"seats": "two"}, "the match's options: options.seats: Expected `int`, got `str`"),
        ({"speed": 1}, "the match's options: options: .*`speed`; expected one of: seats, answers"),
    ],
)
def test_a_bad_option_is_not_blamed_on_the_file(options: dict[str, object], expected: str) -> None:
    with pytest.raises(RulesetError, match=expected):
        load(options)


def test_an_unknown_ruleset_says_what_there_is(tmp_path: Path) -> None:
    with pytest.raises(RulesetError, match="there is no ruleset 'huge'; there is: standard"):
        load_ruleset(TinyRuleset, "tests.tiny", "huge")
    with pytest.raises(RulesetError, match=r"huge.toml: there is no such ruleset file"):
        load_ruleset(TinyRuleset, "tests.tiny", str(tmp_path / "huge.toml"))


def test_the_hash_follows_every_number_and_option() -> None:
    original = ruleset_hash(load())
    assert len(original) == 16
    assert original == ruleset_hash(load({}))
    longer = read_ruleset(TinyRuleset, STANDARD.replace("length = 8", "length = 9"), "here.toml")
    others = [longer, load({"seats": 3}), load({"answers": False})]
    assert len({original, *map(ruleset_hash, others)}) == 4


def test_the_hash_ignores_how_the_file_is_written() -> None:
    head, _, options = STANDARD.partition("[options]")
    lines = [line for line in head.splitlines() if "=" in line]
    rewritten = "\n".join([*reversed(lines), "[options]", *reversed(options.split("\n"))])
    assert ruleset_hash(read_ruleset(TinyRuleset, rewritten, "here.toml")) == ruleset_hash(load())


def test_the_hash_is_the_same_everywhere() -> None:
    assert ruleset_hash(load()) == "f6b859197ccac829"


class Ship(msgspec.Struct, forbid_unknown_fields=True):
    """A table inside others."""

    guns: int


class FleetRuleset(Ruleset, frozen=True, kw_only=True):
    """A ruleset with tables in every place where one may stand."""

    ships: list[Ship]
    named: dict[str, Ship]
    flagship: Ship | None = None
    options: dict[str, int]


@pytest.mark.parametrize(
    "table",
    [
        "[[ships]]\ncrew = 1\n[named]",
        "ships = []\n[named.a]\ncrew = 1",
        "ships = []\n[named]\n[flagship]\ncrew = 1",
    ],
)
def test_an_unknown_key_deep_inside_says_which_keys_there_are(table: str) -> None:
    with pytest.raises(RulesetError, match="`crew`; expected one of: guns"):
        read_ruleset(FleetRuleset, f'name = "fleet"\n{table}', "fleet.toml")
