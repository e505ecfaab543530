"""What the rules leave open and this game settles (BD-G), where no other test or scenario tells it."""

from __future__ import annotations

import pytest

from redtable.games.damage.criticals import active_wounds, add_wound, end_turn, suffers
from redtable.games.damage.dealing import QUIET, choose, next_card, open_volley, run
from redtable.games.damage.pseudo_fighter import boxes_of
from redtable.games.damage.volley import Ship, Volley
from redtable.games.damage.words import NEVER, NUMBER
from redtable.kernel.chance import ScriptedChance
from tests.games.damage.battles import a_ship


def deal(ship: Ship, volley: Volley, card: str, **dice: list[int]) -> None:
    """Deal this card next."""
    number = volley.deck.index(ship.fit.tables.card_number[card]) + 1
    next_card(ship, volley, 1, ScriptedChance({"card": [number], **dice}), QUIET)


def names(ship: Ship, rows: list[int]) -> list[str]:
    """Boxes by their names."""
    return [ship.fit.plan.rows[row].name() for row in rows]


@pytest.mark.parametrize(("choice", "offered"), [("owner", ["phaser:FA", "phaser:RX"]), ("auto", [])])
def test_bd_g5_the_owner_or_the_file_picks_the_box(choice: str, offered: list[str]) -> None:
    _, ship = a_ship("phaser:FA*2,RX*2;excess:1", box_choice=choice)
    volley = open_volley(ship, 0, 3, QUIET)
    deal(ship, volley, "PH1")
    assert names(ship, volley.options) == offered
    assert ship.boxes[1] == (2 if offered else 1)


@pytest.mark.parametrize(("mode", "left"), [("leftmost", [0, 1]), ("advance", [1, 0])])
def test_bd_g10_the_chart_is_read_from_the_left_or_goes_on(mode: str, left: list[int]) -> None:
    _, ship = a_ship("race:klingon;pf;hull:2;c_warp:1;excess:2", pfdac_mode=mode)
    volley = open_volley(ship, 0, 3, QUIET)
    for _ in range(2):
        next_card(ship, volley, 1, ScriptedChance({"pf": [1]}), QUIET)
    assert [ship.left[NUMBER[system]] for system in ("hull", "c_warp")] == left


def test_bd_g11_a_deck_that_runs_out_is_the_end_of_a_batch() -> None:
    _, ship = a_ship("ts-hulk", "phaser:1", batch_policy="all", criticals=False, no_excess_destroys=False)
    volley = open_volley(ship, 0, 13, QUIET)
    chance = ScriptedChance({"card": [1] * 100})
    for _ in range(61):
        next_card(ship, volley, 1, chance, QUIET)
    limited = {"RW4", "LW4", "DR2", "PH2", "TO2", "DC1", "BR1", "EB1", "SS1"}
    assert {ship.fit.tables.cards[card].id for card in volley.aside} == limited
    assert len(volley.deck) == 61 - len(limited)
    run(ship, volley, 1, chance, QUIET)
    assert volley.scored == 13


def test_bd_g15_three_systems_on_a_one_of_each_card() -> None:
    _, ship = a_ship("bridge:2;flag_bridge:2;security:2;excess:2", batch_policy="ten")
    volley = open_volley(ship, 0, 20, QUIET)
    deal(ship, volley, "BR1")
    assert names(ship, volley.options) == ["bridge", "flag_bridge", "security"]
    choose(ship, volley, volley.options[1], QUIET)
    for card in ("FH1", "FH2", "FH3", "FH4", "FH5", "AH1", "AH2", "AH3", "IM1"):
        deal(ship, volley, card)
    deal(ship, volley, "BR1")
    assert names(ship, volley.options) == ["bridge", "security"]


def test_bd_g18_tracks_lose_their_next_box() -> None:
    _, ship = a_ship("ts-ca", "scanner:1")
    ship.declare(["scanner"])
    volley = open_volley(ship, 0, 9, QUIET)
    deal(ship, volley, "SS1")
    assert ship.left[NUMBER["scanner"]] == 1


@pytest.mark.parametrize(("stacking", "wounds"), [("refresh", 1), ("stack", 2)])
def test_bd_g19_the_same_critical_begins_anew_or_stacks(stacking: str, wounds: int) -> None:
    rules, ship = a_ship(critical_stacking=stacking)
    row = rules.tables.criticals[rules.tables.critical_number["tractors"]]
    add_wound(ship, row, 3, 1)
    add_wound(ship, row, 4, 1)
    assert len(ship.wounds) == wounds
    assert max(wound.last for wound in ship.wounds) == 5
    manoeuvring = rules.tables.criticals[rules.tables.critical_number["maneuvering"]]
    add_wound(ship, manoeuvring, 3, 1)
    add_wound(ship, manoeuvring, 4, 1)
    assert len(ship.wounds) == wounds + 2


def test_bd_g22_critical_excess_damage_without_a_box_destroys() -> None:
    _, ship = a_ship("ts-ca", "excess:4")
    volley = open_volley(ship, 0, 3, QUIET)
    deal(ship, volley, "CR3", critical=[5])
    assert ship.destroyed
    assert ship.overkill == 3


@pytest.mark.parametrize(
    ("race", "weapon", "rows"),
    [
        ("hydran", "WPN-B", ["phaser:II", "phaser"]),
        ("hydran", "WPN-C", ["phaser:G", "phaser"]),
        ("kzinti", "WPN-A", ["drone"]),
        ("kzinti", "WPN-B", ["drone"]),
    ],
)
def test_bd_g34_phaser_types_of_pseudo_fighters(race: str, weapon: str, rows: list[str]) -> None:
    _, ship = a_ship(f"race:{race};pf;hull:1;drone:1;phaser:II*1,G*1;excess:2")
    plain = a_ship(f"race:{race};pf;hull:1;drone:1;phaser:1;excess:2")[1]
    assert (
        names(ship, boxes_of(ship, weapon)) + names(plain, boxes_of(plain, weapon))[: len(rows) - 1] == rows
    )


def test_bd_g35_a_lasting_critical_again_works_on_without_a_break() -> None:
    rules, _ = a_ship()
    for row in rules.tables.criticals:
        if row.kind != "timed" or row.ends == NEVER:
            continue
        _, ship = a_ship()
        add_wound(ship, row, 3, 0)
        end_turn(ship, 3, ScriptedChance({}), QUIET)
        add_wound(ship, row, 4, 0)
        working = [turn for turn in range(4, 9) if suffers(ship, turn, row.name)]
        assert len(active_wounds(ship, 4 + row.ends, row.name)) == 1
        assert working == list(range(4, 4 + row.ends + 1)), row.name
