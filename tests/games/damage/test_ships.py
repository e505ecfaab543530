"""Ship files: what is accepted, what is refused and how it is said, and every form a ship can take."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings

from redtable.games.damage.ships import (
    ShipError,
    library_sheet,
    load_sheet,
    plan_of,
    read_code,
    read_sheet,
    sheet_code,
    ship_files,
    write_json,
    write_toml,
)
from redtable.games.damage.words import NUMBER
from redtable.kernel.notation import NotationError
from tests.games.damage.battles import GAME, a_ship
from tests.games.damage.test_properties import plans

GOOD = """
name = "Halberd"
crew = 20
sacrifice = ["cargo", "any_hull"]
[boxes]
fwd_hull = 4
phaser = { FA = 4, RX = 2 }
excess = 4
"""


def test_there_are_the_samples_and_the_test_ships() -> None:
    names = set(ship_files())
    assert {"ts-ca", "ts-cv", "ts-fr", "ts-hulk", "ts-pf"} <= names
    assert {"fed-ca", "kli-d7", "rom-kr", "gor-ca", "kzi-cs", "rom-we", "kzi-cv", "ori-cr"} <= names
    assert {"fr-large", "fr-small"} <= names


@pytest.mark.parametrize("name", sorted(ship_files()))
def test_every_ship_reads_back_in_every_form(name: str) -> None:
    sheet = library_sheet(name)
    assert read_sheet(write_toml(sheet), "again.toml") == sheet
    assert read_sheet(write_json(sheet), "again.json") == sheet
    again = read_code(sheet_code(sheet))
    assert again.boxes == sheet.boxes
    assert (again.crew, again.boarding_parties, again.carrier) == (
        sheet.crew,
        sheet.boarding_parties,
        sheet.carrier,
    )
    assert plan_of(sheet_code(sheet)).total == plan_of(name).total
    assert len(f"add X {sheet_code(sheet)}") < 1000


@pytest.mark.parametrize(
    ("ship", "system", "boxes"),
    [("fed-ca", "photon", 4), ("kli-d7", "phaser", 9), ("kzi-cv", "phaser", 16), ("fr-large", "cargo", 50)],
)
def test_box_counts_of_the_samples(ship: str, system: str, boxes: int) -> None:
    assert plan_of(ship).total[NUMBER[system]] == boxes


@settings(max_examples=50, deadline=None)
@given(plan=plans())
def test_codes_read_back(plan: str) -> None:
    sheet = read_code(plan)
    assert read_code(sheet_code(sheet)) == sheet


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("fwd_hull = 4", "fwd_hul = 4"), "boxes.fwd_hul: there is no such system"),
        (("fwd_hull = 4", "fwd_hull = -1"), "boxes.*>= 0"),
        (("excess = 4", "excess = 0"), "boxes.excess: a ship needs at least 1"),
        (("excess = 4", ""), "boxes.excess: a ship needs at least 1"),
        (("fwd_hull = 4", 'fwd_hull = "four"'), "boxes"),
        (("crew = 20", "crew = 20\ncrow = 1"), "crow"),
        (('"any_hull"', '"any_hut"'), "sacrifice: 'any_hut'"),
        (("FA = 4", '"F A" = 4'), "'F A' is no label"),
        (("crew = 20", 'kind = "pf"'), "race: a pseudo-fighter needs one of"),
        (("fwd_hull", "hull"), "only pseudo-fighters have it"),
        (("[boxes]", "[boxes"), "not TOML"),
    ],
)
def test_a_wrong_file_is_told_with_its_key(change: tuple[str, str], complaint: str) -> None:
    assert change[0] in GOOD
    with pytest.raises(ShipError, match=complaint):
        read_sheet(GOOD.replace(*change), "halberd.toml")


def test_a_ship_of_nothing_but_excess() -> None:
    with pytest.raises(ShipError, match="at least one box besides"):
        read_sheet('name = "x"\n[boxes]\nexcess = 3\n', "x.toml")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(ShipError, match="cannot be read"):
        load_sheet(tmp_path / "no.toml")
    (tmp_path / "cut.json").write_text('{"name": "x", "bo')
    with pytest.raises(ShipError, match="not JSON"):
        load_sheet(tmp_path / "cut.json")


@pytest.mark.parametrize(
    "code", ["phaser:x;excess:1", "fazer:1;excess:1", "phaser:FA*1,FA*2;excess:1", "phaser:1"]
)
def test_wrong_codes(code: str) -> None:
    with pytest.raises(NotationError):
        read_code(code)


def test_a_loss_without_a_label_takes_the_least_valuable_boxes() -> None:
    _, ship = a_ship("fed-ca", "phaser:3,lab:1")
    left = {row.name(): ship.boxes[number] for number, row in enumerate(ship.fit.plan.rows)}
    assert (left["phaser:I-FH"], left["phaser:I-RX"], left["lab"]) == (3, 0, 7)
    with pytest.raises(NotationError):
        a_ship("fed-ca", "phaser:7")


def test_a_ship_that_is_drawn_needs_a_name() -> None:
    answer = GAME.consult(
        GAME.rules("", {"mode": "desk"}), 'ship {"name": " ", "boxes": {"lab": 1, "excess": 1}}'
    )
    assert [fault.key for fault in answer.faults] == ["damage-fault-name"]
    with pytest.raises(ShipError, match="needs a name"):
        read_sheet('name = ""\n[boxes]\nlab = 1\nexcess = 1\n', "mine.toml")
