"""The sixteen manoeuvres: RC-9.1 to RC-9.21."""

from __future__ import annotations

from pathlib import Path

import pytest

from redtable.games import redcode
from redtable.games.redcode.ruleset import RedcodeRules
from redtable.games.redcode.state import RedcodeState
from redtable.games.redcode.words import MANOEUVRES, SHIP_TYPES
from redtable.kernel.chance import ScriptedChance
from redtable.kernel.ruleset import read_ruleset
from tests.games.redcode.table import FIRST_GUESS, GAME, Table

RULES = GAME.rules(FIRST_GUESS)
ROWS = {str(name): row for name, row in RULES.manoeuvres.items()}

PRINTED = [
    pytest.param("move", "all", None, False, False, 1, marks=pytest.mark.clause("RC-9.1")),
    pytest.param("repair", "all", None, True, False, 1, marks=pytest.mark.clause("RC-9.2")),
    pytest.param("torpedo", "all", 2, True, False, 1, marks=pytest.mark.clause("RC-9.3")),
    pytest.param("orders", "all", None, False, False, 2, marks=pytest.mark.clause("RC-9.4")),
    pytest.param("immersion", "submarine", None, False, False, 1, marks=pytest.mark.clause("RC-9.5")),
    pytest.param("countermeasure", "submarine", 2, True, True, 2, marks=pytest.mark.clause("RC-9.6")),
    pytest.param("heavy_torpedo", "submarine", 3, True, False, 2, marks=pytest.mark.clause("RC-9.7")),
    pytest.param("mine", "submarine", 1, True, False, 2, marks=pytest.mark.clause("RC-9.8")),
    pytest.param("missile", "destroyer", 2, False, False, 1, marks=pytest.mark.clause("RC-9.9")),
    pytest.param("depth_charge", "destroyer", 1, True, False, 2, marks=pytest.mark.clause("RC-9.10")),
    pytest.param("shield", "destroyer", 3, True, True, 2, marks=pytest.mark.clause("RC-9.11")),
    pytest.param("assault", "destroyer", 1, True, False, 3, marks=pytest.mark.clause("RC-9.12")),
    pytest.param("air_support", "carrier", 3, True, False, 1, marks=pytest.mark.clause("RC-9.13")),
    pytest.param("radio_support", "carrier", 2, False, False, 1, marks=pytest.mark.clause("RC-9.14")),
    pytest.param("medical", "carrier", 2, True, True, 3, marks=pytest.mark.clause("RC-9.15")),
    pytest.param("radar", "carrier", 3, False, False, 2, marks=pytest.mark.clause("RC-9.16")),
]


@pytest.mark.clause("RC-G1", "RC-G2", "RC-G3")
@pytest.mark.parametrize(("name", "ship", "distance", "reply", "response", "cost"), PRINTED)
def test_the_board_of_a_ship(
    name: str, ship: str, distance: int | None, reply: bool, response: bool, cost: int
) -> None:
    row = ROWS[name]
    assert (row.distance, row.reply, row.response, row.cost) == (distance, reply, response, cost)
    owners = [str(kind) for kind, data in RULES.ships.items() if name in data.manoeuvres]
    assert owners == (list(SHIP_TYPES) if ship == "all" else [ship])


EFFECTS = [
    pytest.param("submarine", "move>c4", {"A.square": 26}, marks=pytest.mark.clause("RC-9.1")),
    pytest.param("submarine", "repair", {"A.hull": 9}, marks=pytest.mark.clause("RC-9.2")),
    pytest.param("submarine", "torpedo>X", {"X.hull": 7}, marks=pytest.mark.clause("RC-9.3")),
    pytest.param("submarine", "orders", {"A.cards": 1}, marks=pytest.mark.clause("RC-9.4")),
    pytest.param("submarine", "immersion>c4", {"A.square": 26}, marks=pytest.mark.clause("RC-9.5")),
    pytest.param(
        "submarine", "countermeasure>X", {"X.hull": 7, "A.hull": 9}, marks=pytest.mark.clause("RC-9.6")
    ),
    pytest.param("submarine", "heavy_torpedo>X", {"X.hull": 6}, marks=pytest.mark.clause("RC-9.7")),
    pytest.param(
        "submarine",
        "mine>X",
        {"X.hull": 6, "X.reserve": 0, "X.removed": 6},
        marks=pytest.mark.clause("RC-9.8"),
    ),
    pytest.param("destroyer", "missile>X", {"X.hull": 7}, marks=pytest.mark.clause("RC-9.9")),
    pytest.param("destroyer", "depth_charge>X", {"X.hull": 6}, marks=pytest.mark.clause("RC-9.10")),
    pytest.param("destroyer", "assault>X", {"X.hull": 5}, marks=pytest.mark.clause("RC-9.12")),
    pytest.param("carrier", "air_support>X", {"X.hull": 7}, marks=pytest.mark.clause("RC-9.13")),
    pytest.param("carrier", "radio_support>X", {"X.hull": 9}, marks=pytest.mark.clause("RC-9.14")),
    pytest.param("carrier", "medical>X", {"X.hull": 11}, marks=pytest.mark.clause("RC-9.15")),
    pytest.param(
        "carrier",
        "radar>X",
        {"X.hull": 7, "X.reserve": 0, "X.removed": 6},
        marks=pytest.mark.clause("RC-9.16"),
    ),
]


@pytest.mark.parametrize(("kind", "text", "after"), EFFECTS)
def test_what_a_manoeuvre_does(kind: str, text: str, after: dict[str, int]) -> None:
    """Both ships start with 2 breakdowns and 2 repairs (hull 8), the target with one crew in reserve."""
    table = Table(f"A={kind};c3;2/2 X=destroyer;d3;2/2;reserve:1,removed:5").do(text)
    for path, value in after.items():
        letter, _, field = path.partition(".")
        assert getattr(table.ship(letter), field) == value, path


def test_every_manoeuvre_is_tested() -> None:
    used = {case.values[1].partition(">")[0] for case in EFFECTS}  # type: ignore[union-attr]
    assert set(MANOEUVRES) - used == {"shield"}


@pytest.mark.clause("RC-9.11", "RC-13.8")
def test_rc_9_11_shield_cancels_the_manoeuvre_in_progress() -> None:
    table = Table("turn=X A=destroyer;c3 X=submarine;e3").do("heavy_torpedo>A", "shield", "pass")
    assert table.cubes("A") == (3, 3)
    assert table.told("link-cancelled") == [
        {"link": 1, "ship": "X", "manoeuvre": "heavy_torpedo", "target": "A"}
    ]


@pytest.mark.clause("RC-9.17")
def test_rc_9_17_only_the_own_ships_manoeuvres() -> None:
    table = Table("A=destroyer;c3 X=submarine;d3")
    refusal = table.refused("mine>X")
    assert (refusal.clause, refusal.args) == ("RC-9.17", {"type": "destroyer", "manoeuvre": "mine"})
    assert table.clause("torpedo>A", 1) == "RC-12.6"


@pytest.mark.clause("RC-9.18", "RC-9.19")
def test_rc_9_18_as_many_as_crew_allow() -> None:
    table = Table("A=destroyer;c3 X=submarine;d3;3/3;removed:6")
    table.do("missile>X", "torpedo>X", "repair", "assault>X")
    assert table.ship("A").reserve == 0
    assert table.legal() == ["end"]


@pytest.mark.clause("RC-9.19")
def test_rc_9_19_the_reserve_must_hold_the_cost() -> None:
    table = Table("A=destroyer;c3;3/3;reserve:2,removed:4 X=submarine;d3")
    refusal = table.refused("assault>X")
    assert (refusal.clause, refusal.args) == ("RC-9.19", {"manoeuvre": "assault", "cost": 3, "crew": 2})
    assert table.offers("depth_charge>X")


@pytest.mark.clause("RC-9.20")
def test_rc_9_20_partly_null_effects_are_legal_and_no_warning() -> None:
    table = Table("A=submarine;c3 X=destroyer;d3;3/3;removed:6")
    sensible = [action.text for action in table.state.sensible(0)]
    assert {"countermeasure>X", "mine>X"} <= set(sensible)


@pytest.mark.clause("RC-9.21")
def test_rc_9_21_the_second_part_happens_after_a_sinking() -> None:
    table = Table("A=submarine;c3;2/2 X=destroyer;d3;0/1;removed:6", mode="war").do("countermeasure>X")
    assert table.ship("A").hull == 9
    assert table.kinds().index("repaired") < table.kinds().index("ship-sunk")


@pytest.mark.clause("RC-9.21")
def test_rc_9_21_but_not_on_the_sunk_ship_itself() -> None:
    table = Table("A=submarine;c3;0/1 X=destroyer;h6;3/3;removed:6", mode="war").do("countermeasure>A")
    assert table.ship("A").hull == 0
    assert "repaired" not in table.kinds()
    mine = Table("A=submarine;c3 X=destroyer;d3;0/1;reserve:1,removed:5", mode="war").do("mine>X")
    assert mine.ship("X").reserve == 1


@pytest.mark.clause("RC-G35")
def test_rc_g35_null_effects_are_legal_but_pointed_out() -> None:
    table = Table("A=carrier;c3 X=destroyer;h6 deck=- discard=aaaaaddddbbbbttteeeecccciiikkk")
    view = table.view(0)
    assert view.pointless == ["repair", "radio_support>A", "medical>A"]
    sensible = [action.text for action in table.state.sensible(0)]
    assert not set(view.pointless) & set(sensible)
    assert "orders" in sensible


@pytest.mark.clause("RC-G35")
def test_rc_g35_orders_with_no_card_anywhere_are_null() -> None:
    table = Table(
        "A=carrier;c3;3/3;reserve:6;aaaaaddddb X=destroyer;h6;3/3;reserve:6;bbbttteeeecccciiikkk deck=-"
    )
    assert "orders" in table.legal()
    assert "orders" not in [action.text for action in table.state.sensible(0)]
    table.do("orders")
    assert "order-drawn" not in table.kinds()


@pytest.mark.clause("RC-G35")
def test_rc_g35_by_option_null_effects_are_refused() -> None:
    table = Table("A=carrier;c3;3/3;reserve:6;bt X=destroyer;h6;3/2", allow_null_effect=False)
    for text, name in (
        ("repair", "repair"),
        ("medical>A", "medical"),
        ("play boatswain>A", "boatswain"),
        ("play atomic>e3", "atomic"),
    ):
        refusal = table.refused(text)
        assert (refusal.clause, refusal.key) == ("RC-9.20", "redcode-refusal-null-effect")
        assert refusal.args == {"name": name}
    assert table.offers("play atomic>g5")
    assert table.offers("torpedo>A")


@pytest.mark.clause("RC-G1")
def test_rc_g1_a_type_may_pay_another_price() -> None:
    text = (Path(redcode.__path__[0]) / "ruleset" / "first-guess.toml").read_text(encoding="utf-8")
    dearer = text.replace("[ships.carrier]", "[ships.carrier]\ncosts = { repair = 3 }")
    rules = read_ruleset(RedcodeRules, dearer, "dearer.toml")
    for kind, cost in (("carrier", 3), ("destroyer", 1)):
        state = GAME.read_position(rules, f"A={kind};c3;3/1 X=submarine;h6;3/3;removed:6")
        assert isinstance(state, RedcodeState)
        state.apply(0, GAME.parse("repair"), ScriptedChance({}))
        assert state.ships[0].reserve == 6 - cost


def test_ruling_c5_repair_and_torpedo_may_be_answered() -> None:
    """RC-C5, RC-C7, RC-C19: among the common manoeuvres only Movement and Orders have no reply."""
    for text in ("repair", "torpedo>X"):
        assert "window-opened" in Table("A=destroyer;c3;3/1 X=submarine;d3").do(text).kinds()
    for text in ("move>c4", "orders"):
        assert "window-opened" not in Table("A=destroyer;c3 X=submarine;d3").do(text).kinds()
    immersion = Table("turn=X A=submarine;c3 X=submarine;d3").do("immersion>d4")
    assert immersion.decides() == "X"
