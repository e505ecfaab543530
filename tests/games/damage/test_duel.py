"""The duel by weapons (BD-G36), its default ships, and the edition that did not know it."""

from __future__ import annotations

from pathlib import Path

import pytest

from redtable.games.damage.state import DamageState
from redtable.games.damage.view_builder import view_of
from redtable.i18n.texts import Texts
from redtable.kernel.chance import ScriptedChance, SeededChance
from redtable.kernel.game import Outcome
from redtable.kernel.match import Match
from redtable.kernel.record import read_record, record_of, write_record
from redtable.kernel.replay import rules_of, verify_record
from redtable.kernel.ruleset import RulesetError, ruleset_hash
from tests.games.damage.battles import GAME, state_of

OLD = Path(__file__).parent / "records" / "first-edition-duel.record"


def duel(position: str, script: dict[str, list[int]] | None = None) -> Match:
    """A duel by weapons that goes on from a position."""
    rules = GAME.rules("", {"ships": ["A=ts-ca", "B=ts-ca"]})
    chance = ScriptedChance(script) if script is not None else SeededChance(7)
    return Match(GAME, rules, chance, GAME.read_position(rules, position))


def fired(match: Match, seat: int) -> dict[str, int]:
    """The weapons that a ship fires, each with its number of dice."""
    events = match.apply(seat, "fire").events
    return {event.data["weapon"]: event.data["count"] for event in events if event.kind == "weapons-fired"}


def test_a_duel_that_names_no_ships_has_real_ones() -> None:
    """Two known classes with names, not twice the ship of the tests."""
    ships = GAME.rules().ships
    assert [name for name, _ in ships] == ["Resolute", "Vigilant"]
    assert not any("test" in plan.title.lower() for _, plan in ships)


@pytest.mark.clause("BD-G36")
def test_every_working_weapon_rolls_a_die() -> None:
    match = duel("mode=duel turn=1 ships=A~ts-ca~phaser:4,photon:4|B~ts-ca volley=- duel=-")
    assert fired(match, 0) == {"phaser": 2, "drone": 2}


@pytest.mark.clause("BD-G36")
def test_hits_are_those_of_the_dice() -> None:
    script = {"fire": [3, 2, 4, 4, 3, 4, 6], "card": [1] * 40}
    match = duel("mode=duel turn=1 ships=A~ts-ca~phaser:4,photon:1|B~ts-ca volley=- duel=-", script)
    events = match.apply(0, "fire").events
    shots = {event.data["weapon"]: event.data["hits"] for event in events if event.kind == "weapons-fired"}
    assert shots == {"phaser": 1, "photon": 6, "drone": 4}
    assert next(event for event in events if event.kind == "volley-fired").data["hits"] == 11
    assert next(event for event in events if event.kind == "volley-started").data["hits"] == 11


@pytest.mark.clause("BD-G36")
def test_types_of_phasers_have_rows_of_their_own() -> None:
    rules = GAME.rules("", {"ships": ["A=kzi-cs", "B=rom-kr"]})
    view = view_of(state_of(Match(GAME, rules, SeededChance(1))), 0)
    assert [ship.ready for ship in view.ships] == [
        {"phaser:I": 2, "phaser:III": 10, "disruptor": 2, "drone": 4},
        {"phaser": 4, "phaser:I": 3, "plasma": 2},
    ]


@pytest.mark.clause("BD-G36")
def test_critical_hits_keep_weapons_back() -> None:
    control = duel("mode=duel turn=2 ships=A~ts-ca~-~weapons-control:1:2:0|B~ts-ca volley=- duel=-")
    events = control.apply(0, "fire").events
    shots = [event.data for event in events if event.kind == "weapons-fired"]
    assert {shot["weapon"]: shot["least"] for shot in shots} == {"phaser": 4, "photon": 5}
    heavy = duel("mode=duel turn=2 ships=A~ts-ca~-~heavy-weapons:1:2:0|B~ts-ca volley=- duel=-")
    assert fired(heavy, 0) == {"phaser": 6, "drone": 2}


@pytest.mark.clause("BD-G36")
def test_what_is_shot_away_in_a_turn_still_fires_in_it() -> None:
    script = {"fire": [6] * 24, "card": [31, 1, 11, 11, 11] + [11] * 60}
    position = "mode=duel turn=1 ships=A~ts-ca|B~ts-ca~phaser:5,photon:4,drone:2 volley=- duel=-"
    match = duel(position, script)
    state = match.state
    assert isinstance(state, DamageState)
    match.apply(0, "fire")
    while state.to_move() == 1 and state.volleys:
        match.apply(1, state.legal(1)[0].text)
    assert view_of(state, 1).ships[1].ready == {"phaser": 1}


@pytest.mark.clause("BD-G36")
@pytest.mark.parametrize(
    ("first", "second", "outcome"),
    [
        ("phaser:1", "-", Outcome((0.0, 1.0), "disarmed")),
        ("phaser:1", "phaser:1", Outcome((0.5, 0.5), "both-disarmed")),
    ],
)
def test_a_ship_without_weapons_has_lost(first: str, second: str, outcome: Outcome) -> None:
    """A weapon of the second ship that misses leaves its target as it is."""
    rules = GAME.rules("", {"ships": ["A=ts-hulk", "B=ts-hulk"]})
    position = f"mode=duel turn=3 ships=A~ts-hulk~{first}|B~ts-hulk~{second} volley=- duel=-"
    match = Match(GAME, rules, ScriptedChance({"fire": [1]}), GAME.read_position(rules, position))
    assert match.apply(0, "fire").events[-1].data == {"ship": "A", "weapons": 0, "hits": 0}
    match.apply(1, "fire")
    assert match.outcome() == outcome


@pytest.mark.clause("BD-G36")
def test_fire_by_weapons_needs_weapons(tmp_path: Path) -> None:
    from importlib import resources

    text = (resources.files(GAME.package) / "ruleset" / "standard.toml").read_text(encoding="utf-8")
    head, _, rest = text.partition("[duel.weapons]")
    file = tmp_path / "mine.toml"
    file.write_text(head + rest[rest.index("[groups]") :], encoding="utf-8")
    with pytest.raises(RulesetError, match=r"duel\.weapons"):
        GAME.rules(str(file))


@pytest.mark.clause("BD-G33")
def test_records_of_the_first_edition_verify() -> None:
    """Ships that nobody named were others then, and every volley had its full strength."""
    record = read_record(OLD.read_text(encoding="utf-8"))
    assert record.hash != ruleset_hash(GAME.rules())
    match = verify_record(record)
    assert match.outcome() == Outcome((1.0, 0.0), "destroyed")
    assert isinstance(match.state, DamageState)
    assert [ship.name for ship in match.state.ships] == ["A", "B"]
    assert write_record(record_of(match, "standard", {})).split("\n")[2:4] == OLD.read_text().split("\n")[2:4]


@pytest.mark.clause("BD-G33")
@pytest.mark.parametrize(
    ("options", "first"),
    [
        ({}, "c0d5dde3cb5b9ba1"),
        ({"ships": ["a=ts-hulk", "b=ts-fr"]}, "77a7fde2b242eeb9"),
        ({"mode": "desk", "ships": ["Resolute=fed-ca"], "markers": 3}, "495e58365430a0f2"),
        ({"mode": "desk"}, "0c82abec4277777f"),
    ],
)
def test_hashes_of_the_first_edition_are_known(options: dict[str, object], first: str) -> None:
    editions = GAME.earlier_editions(GAME.rules("", options))
    assert ruleset_hash(editions[-1]) == first


@pytest.mark.clause("BD-G33")
def test_matches_of_the_first_edition_go_on_as_they_began() -> None:
    record = read_record(OLD.read_text(encoding="utf-8"))
    rules = rules_of(record, GAME)
    match = Match(GAME, rules, SeededChance(1))
    match.apply(0, "fire")
    again = GAME.read_position(rules, match.state.position())
    assert again.position() == match.state.position()
    assert isinstance(again, DamageState)
    assert again.dice == [2, 1, 2, 1]


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_fire_is_told_in_words(language: str) -> None:
    texts = Texts(language, GAME, strict=True)
    match = Match(GAME, GAME.rules(), SeededChance(3))
    told = " ".join(texts.event_line(event.seen_by(0) or {}) for event in match.apply(0, "fire").events)
    assert "phaser:" not in told
    assert texts.word("photon") in told
