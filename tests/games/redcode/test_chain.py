"""Responses and chains: RC-13, and the gaps about them."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from redtable.games.redcode.chain import links
from redtable.games.redcode.frames import RESPOND
from redtable.kernel.chance import SeededChance
from tests.games.redcode.table import Table, play_on, set_up

FOUR = "A=submarine;c3 X=destroyer;d3 B=carrier;c4 Y=submarine;d4"


def four(position: str = FOUR, **options: Any) -> Table:
    return Table(position, ships_per_side=2, **options)


@pytest.mark.clause("RC-13.1", "RC-13.8")
def test_rc_13_1_responses_are_marked_and_may_be_used_in_the_own_turn_too() -> None:
    table = Table("A=submarine;c3 X=destroyer;d3")
    assert table.offers("countermeasure>X")
    table.do("torpedo>X")
    assert table.legal() == ["shield", "pass"]
    assert table.clause("torpedo>A") == "RC-13.1"
    assert table.clause("move>d4") == "RC-13.1"


@pytest.mark.clause("RC-13.2")
def test_rc_13_2_a_response_must_be_free_and_is_paid() -> None:
    covered = Table("A=submarine;c3 X=destroyer;d3;3/3;reserve:5,shield:1").do("torpedo>X")
    assert covered.decides() == "A"
    poor = Table("A=submarine;c3 X=destroyer;d3;3/3;reserve:1,removed:5").do("torpedo>X")
    assert poor.decides() == "A"
    table = Table("A=submarine;c3 X=destroyer;d3").do("torpedo>X", "shield")
    assert (table.ship("X").reserve, table.crew("X", "shield")) == (4, 2)


@pytest.mark.clause("RC-13.3")
def test_rc_13_3_no_reply_opens_no_window() -> None:
    table = Table("A=carrier;c3 X=destroyer;d3").do("radar>X")
    assert "window-opened" not in table.kinds()
    assert (table.decides(), table.ship("X").hull) == ("A", 11)


@pytest.mark.clause("RC-13.4", "RC-13.16")
def test_rc_13_4_a_response_may_be_answered() -> None:
    table = Table("A=destroyer;c3 X=destroyer;d3").do("depth_charge>X", "shield")
    assert table.decides() == "A"
    assert table.offers("shield")
    table.do("shield")
    assert table.decides() == "A"
    assert table.state.chain() is None


@pytest.mark.clause("RC-13.5")
def test_rc_13_5_last_in_first_out() -> None:
    table = Table("A=submarine;c3 X=submarine;d3").do("torpedo>X", "countermeasure>A", "countermeasure>X")
    assert [facts["link"] for facts in table.told("link-resolved")] == [3, 2, 1]
    assert (table.ship("A").hull, table.ship("X").hull) == (11, 11)


@pytest.mark.clause("RC-13.6", "RC-13.7")
def test_rc_13_6_a_sinking_ends_the_chain_and_crew_stay() -> None:
    table = Table("A=submarine;c3 X=submarine;d3;0/1;reserve:6", mode="war")
    table.do("torpedo>X", "countermeasure>A", "countermeasure>X")
    assert [facts["link"] for facts in table.told("link-fizzled")] == [2, 1]
    assert (table.crew("A", "torpedo"), table.crew("X", "countermeasure")) == (1, 2)
    assert table.ship("A").hull == 12


def test_ruling_c6_option_sunk_ship_links() -> None:
    """RC-C6: links of the sunk ship are lost, and those that have lost their target; others resolve."""
    position = "turn=X A=carrier;e5;3/3;removed:6 X=destroyer;c3 B=submarine;e3;0/1;reserve:6 Y=submarine;e1"
    script = ("torpedo>B", "countermeasure>X", "countermeasure>B", "pass")
    table = Table(position, ships_per_side=2, sink_cancels="sunk_ship_links").do(*script)
    assert [facts["link"] for facts in table.told("link-fizzled")] == [2, 1]
    kept = Table(position, ships_per_side=2, sink_cancels="sunk_ship_links")
    kept.do("torpedo>A", "countermeasure>X", "countermeasure>B", "pass")
    assert [facts["link"] for facts in kept.told("link-fizzled")] == [2]
    assert kept.ship("A").hull == 11


@pytest.mark.clause("RC-G45")
def test_rc_g45_a_link_without_its_target_does_not_repair_its_user_either() -> None:
    table = Table(
        "turn=X A=carrier;e5;3/3;removed:6 X=destroyer;c3;0/1;reserve:6 "
        "B=submarine;e3;3/2;reserve:6 Y=submarine;e1;3/3;reserve:6",
        ships_per_side=2,
        sink_cancels="sunk_ship_links",
    ).do("torpedo>A", "countermeasure>X", "countermeasure>X", "pass")
    assert [facts["link"] for facts in table.told("link-fizzled")] == [2, 1]
    assert table.cubes("B") == (3, 2)


@pytest.mark.clause("RC-13.8")
def test_rc_13_8_a_shield_needs_a_manoeuvre_in_progress() -> None:
    table = Table("A=destroyer;c3 X=submarine;d3")
    refusal = table.refused("shield")
    assert (refusal.clause, refusal.key) == ("RC-13.8", "redcode-refusal-nothing-to-cancel")
    medical = Table("A=carrier;c3;2/3;reserve:6 X=destroyer;h6;3/3;removed:6").do("medical>A")
    assert medical.cubes("A") == (3, 3)


@pytest.mark.clause("RC-13.9", "RC-13.10", "RC-G15", "RC-G16")
def test_rc_13_9_anybody_may_answer_whoever_is_the_target() -> None:
    table = four().do("repair")
    assert table.told("window-opened") == [{"link": 1, "ships": ["X", "B", "Y"]}]
    table.do("pass", "pass")
    assert table.decides() == "Y"
    assert table.offers("countermeasure>X")


@pytest.mark.clause("RC-G15")
@pytest.mark.parametrize(
    ("scope", "asked"), [("any", ["X", "B", "Y"]), ("target_only", ["X"]), ("target_side", ["X", "Y"])]
)
def test_rc_g15_response_scope(scope: str, asked: list[str]) -> None:
    table = four(response_scope=scope).do("torpedo>X")
    assert table.told("window-opened") == [{"link": 1, "ships": asked}]


@pytest.mark.clause("RC-13.10", "RC-G16")
def test_rc_13_10_the_author_cannot_answer_himself_unless_agreed() -> None:
    assert four().do("torpedo>X").told("window-opened")[0]["ships"] == ["X", "B", "Y"]
    own = four(self_response=True).do("torpedo>X")
    assert own.told("window-opened")[0]["ships"] == ["X", "B", "Y", "A"]
    own.do("pass", "pass", "pass", "countermeasure>X", "pass", "pass", "pass")
    assert own.ship("X").hull == 10


@pytest.mark.clause("RC-G16")
def test_rc_g16_by_option_the_target_is_asked_first() -> None:
    table = four(response_order="target_first").do("torpedo>Y")
    assert table.told("window-opened")[0]["ships"] == ["Y", "X", "B"]
    assert four().do("torpedo>Y").told("window-opened")[0]["ships"] == ["X", "B", "Y"]


@pytest.mark.clause("RC-13.11")
def test_rc_13_11_a_new_link_asks_everybody_again() -> None:
    table = four().do("torpedo>X", "pass", "medical>B")
    assert table.told("window-opened") == [{"link": 2, "ships": ["Y", "A", "X"]}]
    table.do("pass", "pass", "pass")
    assert table.kinds() == ["passed", "link-resolved", "breakdown-gained", "link-resolved", "damage-taken"]


@pytest.mark.clause("RC-13.12", "RC-G17")
def test_rc_13_12_shield_is_measured_to_the_author_of_the_link_below() -> None:
    near = Table("A=destroyer;c3 X=carrier;f3").do("end", "air_support>X")
    assert near.offers("shield")
    hidden = Table("map=8/8/4I3/8/8/8 A=destroyer;c3 X=carrier;f3").do("end", "repair")
    assert hidden.decides() == "X"


@pytest.mark.clause("RC-13.12")
def test_rc_13_12_a_shield_out_of_reach_says_why() -> None:
    table = Table(
        "turn=X A=destroyer;a3 X=carrier;c3 B=submarine;e5 Y=submarine;h6;3/3;removed:6",
        ships_per_side=2,
        shield_any_link=True,
    ).do("torpedo>B", "countermeasure>X")
    assert table.legal() == ["shield 1", "pass"]
    assert table.clause("shield") == "RC-8.2"


@pytest.mark.clause("RC-G17")
@pytest.mark.parametrize(("anchor", "asked"), [("author", False), ("target", True), ("either", True)])
def test_rc_g17_shield_anchor(anchor: str, asked: bool) -> None:
    table = Table(
        "A=carrier;a1 X=submarine;d1;3/3;removed:6 B=submarine;a6;3/3;removed:6 Y=destroyer;d3",
        ships_per_side=2,
        shield_anchor=anchor,
    ).do("air_support>X")
    assert (table.decides() == "Y") == asked


@pytest.mark.clause("RC-13.12", "RC-G17")
def test_rc_g17_by_option_any_link_may_be_cancelled() -> None:
    position = "A=submarine;c3 X=submarine;d3 B=carrier;a1;3/3;removed:6 Y=destroyer;d4"
    plain = Table(position, ships_per_side=2).do("torpedo>X", "countermeasure>A")
    assert plain.decides() == "Y"
    assert not plain.offers("shield 1")
    assert plain.refused("shield 1").key == "redcode-refusal-only-last-link"
    assert plain.refused("shield>X").key == "redcode-refusal-cancel-takes-link"
    table = Table(position, ships_per_side=2, shield_any_link=True).do("torpedo>X", "countermeasure>A")
    assert {"shield", "shield 1"} <= set(table.legal())
    assert table.clause("shield 2") == "RC-13.12"
    table.do("shield 1")
    while table.state.phase == RESPOND:
        table.do("pass")
    assert [facts["link"] for facts in table.told("link-cancelled")] == [1]
    assert (table.ship("X").hull, table.ship("A").hull) == (12, 11)


@pytest.mark.clause("RC-13.13")
def test_rc_13_13_a_cancelled_link_keeps_its_crew() -> None:
    table = Table("A=submarine;c3 X=destroyer;d3").do("heavy_torpedo>X", "shield", "pass")
    assert table.crew("A", "heavy_torpedo") == 2
    assert table.ship("X").hull == 12


@pytest.mark.clause("RC-G18")
def test_rc_g18_shield_against_shield() -> None:
    table = Table("A=destroyer;c3 X=destroyer;d3").do("assault>X", "shield", "shield")
    assert table.ship("X").hull == 9


@pytest.mark.clause("RC-13.14")
def test_rc_13_14_no_ship_moves_while_a_chain_is_open() -> None:
    table = four().do("torpedo>X")
    assert not any(">" in text and text[-1].isdigit() for text in table.legal())


@pytest.mark.clause("RC-13.15")
@pytest.mark.parametrize("ship", ["d3;3/3;reserve:6;-;intercepted", "gone"])
def test_rc_13_15_intercepted_and_sunk_ships_cannot_answer(ship: str) -> None:
    table = four(f"A=submarine;c3 X=destroyer;{ship} B=carrier;c4 Y=submarine;d4").do("torpedo>Y")
    assert table.told("window-opened")[0]["ships"] == ["B", "Y"]


@pytest.mark.clause("RC-13.16")
@given(st.integers(0, 10**6))
def test_rc_13_16_a_chain_is_never_longer_than_one_link_and_one_a_ship(seed: int) -> None:
    """RC-I11."""
    state = set_up(seed, ships_per_side=3)
    chance = SeededChance(seed)
    state.quiet = True
    for _ in range(60):
        play_on(state, chance, 1)
        assert len(links(state.chain())) <= 1 + len(state.ships)


@pytest.mark.clause("RC-G35")
def test_rc_g35_a_window_opens_for_null_responses_too() -> None:
    table = Table("A=submarine;a1 X=carrier;h6").do("repair")
    assert table.decides() == "X"
    assert table.legal() == ["medical>X", "pass"]
    strict = Table("A=submarine;a1;3/2;reserve:6 X=carrier;h6", allow_null_effect=False).do("repair")
    assert strict.decides() == "A"


def test_the_outcome_of_a_chain_does_not_depend_on_who_asks() -> None:
    """The same chain resolves alike with and without ships that could not answer it."""
    with_witness = four(
        "A=submarine;c3 X=destroyer;d3 B=carrier;a1;3/3;removed:6 Y=submarine;h6;3/3;removed:6"
    )
    alone = Table("A=submarine;c3 X=destroyer;d3")
    for table in (with_witness, alone):
        table.do("heavy_torpedo>X", "pass")
    assert with_witness.ship("X").hull == alone.ship("X").hull == 10


@pytest.mark.clause("RC-13.9")
def test_shielding_a_friend_is_harmful() -> None:
    helpless = "3/3;removed:6"
    table = four(f"A=submarine;c3 X=carrier;d3;{helpless} B=destroyer;c4 Y=submarine;h6;{helpless}").do(
        "torpedo>X"
    )
    view = table.view(2)
    assert view.harmful == ["shield"]
    assert [action.text for action in table.state.sensible(2)] == ["pass"]
