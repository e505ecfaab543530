"""Where the rules leave a choice (SK-G57 to SK-G67), and that samples never decide what the rules allow."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from redtable.games.skirmish.frames import REACT, Step
from redtable.games.skirmish.interruption import Lookout, action_path
from redtable.games.skirmish.movement import flat
from redtable.games.skirmish.notation import parse_action, point_text
from redtable.games.skirmish.reactions import may_react, refuse_reaction, somebody_may_react
from redtable.games.skirmish.retreat import (
    can_get_away,
    destinations,
    end_points,
    refuse_destination,
    refuse_end_point,
)
from redtable.games.skirmish.ruleset import SkirmishRules
from redtable.games.skirmish.sight import all_hidden, sees
from redtable.games.skirmish.state import SkirmishState
from redtable.games.skirmish.tables import tables_of
from redtable.games.skirmish.words import INITIATIVE
from redtable.kernel.chance import SeededChance
from redtable.kernel.record import RecordError, read_record
from redtable.kernel.replay import replay_record, verify_record
from redtable.kernel.ruleset import Ruleset, ruleset_hash
from tests.games.skirmish.table import GAME, NEW_TURN, Table

Point = tuple[int, int]
FIELDS = ("crossroads", "village", "river-wood", "open-hills")
RECORDS = sorted((Path(__file__).parent / "records").glob("*.record"))

points = st.tuples(st.integers(0, 480), st.integers(0, 360))
steps = st.tuples(st.integers(-60, 60), st.integers(-60, 60))


def walk(start: Point, ways: list[Point]) -> list[Point]:
    """A path on the table, of at most 12 inches or so."""
    way = [start]
    for dx, dy in ways:
        way.append((min(480, max(0, way[-1][0] + dx)), min(360, max(0, way[-1][1] + dy))))
    return way[1:]


# Reactions


@pytest.mark.clause("SK-G59", "SK-11.1", "SK-11.2", "SK-G14")
@settings(max_examples=120, deadline=None)
@given(
    st.sampled_from(FIELDS),
    points,
    st.lists(steps, min_size=1, max_size=3),
    st.lists(st.tuples(steps, steps), min_size=1, max_size=3),
    st.integers(0, 2),
    st.booleans(),
)
def test_sk_g59_every_point_of_a_path_counts(
    field: str, start: Point, ways: list[Point], around: list[tuple[Point, Point]], orders: int, block: bool
) -> None:
    """Whether somebody is asked is what all points of the path say, and each is refused alike."""
    watchers = [walk(start, list(two))[-1] for two in around]
    names = [f"T{number}" for number in range(1, len(watchers) + 1)]
    units = " ".join(f"{name}={point_text(*at)};R,R,NCO" for name, at in zip(names, watchers, strict=True))
    table = Table(
        f"orders=1:{orders} RG1={point_text(*start)};R,R,NCO {units}",
        battlefield=field,
        los="units" if block else "terrain",
    )
    state, actor = table.state, table.unit("RG1")
    frame = Step(REACT, 1, actor.number, numbers=flat(walk(start, ways)))
    path = action_path(state, frame)
    assert path is not None
    asked = False
    for name in names:
        seen = {
            at
            for at in range(math.ceil(path.length) + 3)
            if refuse_reaction(state, frame, parse_action(f"{name} react fire RG1 @{at / 10:g}")) is None
        }
        lookout = Lookout(state, frame, table.unit(name), path)
        spans = [at for first, last in lookout.spans() for at in range(first, last + 1)]
        assert spans == sorted(seen)
        assert may_react(state, frame, table.unit(name)) == bool(seen)
        asked = asked or bool(seen)
    assert somebody_may_react(state, frame) == asked
    state.frames.push(frame)
    offered = [text for text in table.legal() if text != "decline"]
    assert bool(offered) == asked
    assert all(table.refused(text) == "" for text in offered)


@pytest.mark.clause("SK-G59", "SK-2.6", "SK-2.2")
@settings(max_examples=400, deadline=None)
@given(st.sampled_from(FIELDS), points, points, steps)
def test_what_is_left_out_as_hidden_is_hidden(field: str, eye: Point, start: Point, step: Point) -> None:
    battlefield = tables_of(GAME.rules("", {"battlefield": field})).field
    end = walk(start, [step])[0]
    if not all_hidden(battlefield, *eye, *start, *end):
        return
    far = max(1, math.ceil(math.dist(start, end)))
    for at in range(far + 1):
        x = start[0] + (end[0] - start[0]) * at / far
        y = start[1] + (end[1] - start[1]) * at / far
        for near in {(round(x), round(y)), (math.floor(x), math.ceil(y)), (math.ceil(x), math.floor(y))}:
            assert not sees(battlefield, *eye, *near)


@pytest.mark.clause("SK-G59")
def test_much_is_left_out_as_hidden() -> None:
    """The shortcut is one: on the default table it settles most stretches that nobody sees."""
    battlefield = tables_of(GAME.rules()).field
    hidden = [
        (eye, start)
        for eye in [(60, 170), (180, 85), (240, 320), (400, 340)]
        for start in [(x, y) for x in range(0, 480, 40) for y in range(0, 300, 40)]
        if not any(sees(battlefield, *eye, start[0], start[1] + at) for at in range(61))
    ]
    settled = [one for one in hidden if all_hidden(battlefield, *one[0], *one[1], one[1][0], one[1][1] + 60)]
    assert len(settled) > len(hidden) / 3


@pytest.mark.clause("SK-G59", "SK-G14")
def test_suggestions_lie_between_whole_inches_only_where_they_must() -> None:
    table = Table("orders=1:0 RG1=11,19;R,R,NCO T2=21.5,22.5;R,R,NCO").play("RG1 move 15,16")
    assert [text for text in table.legal() if "fire" in text] == ["T2 react fire RG1 @2.5"]
    refused = [at for at in range(51) if table.refused(f"T2 react fire RG1 @{at / 10:g}")]
    assert refused == [*range(22), *range(30, 51)]
    table = Table("orders=1:0 RG1=32,13;R,R,NCO T2=32,24;R,R,NCO").play("RG1 move 32,19")
    assert all("." not in text.partition("@")[2] for text in table.legal())


@pytest.mark.clause("SK-G59", "SK-G45", "SK-G52")
def test_a_unit_that_could_do_nothing_is_not_asked() -> None:
    position = "orders=1:0 RG1=32,13;R,NCO T2=32,19;NCO{chits} T6=1,35"
    assert Table(position.format(chits="")).play("RG1 move 33,13").decision() == "react"
    assert Table(position.format(chits=";r1y0")).play("RG1 move 33,13").decision() != "react"


# Retreats


@pytest.mark.clause("SK-G58", "SK-14.4", "SK-G21")
@settings(max_examples=25, deadline=None)
@given(
    st.sampled_from([(0, 0), (20, 0), (80, 0), (85, 0), (0, 120), (240, 115), (480, 355)]),
    st.lists(st.tuples(st.integers(-90, 90), st.integers(-90, 90)), min_size=1, max_size=5),
    st.lists(st.tuples(st.integers(-25, 25), st.integers(-25, 25)), max_size=2),
)
def test_sk_g58_every_end_point_counts(at: Point, enemies: list[Point], friends: list[Point]) -> None:
    """Whether a unit gets away, and how far it must, is what all points within 6" say."""
    units = [f"T{n}={point_text(*walk(at, [way])[0])};R" for n, way in enumerate(enemies, 1)]
    units += [
        f"{name}={point_text(*walk(at, [way])[0])};R"
        for name, way in zip(("MG1", "MG2"), friends, strict=False)
    ]
    table = Table(f"orders=1:0 RG1={point_text(*at)};R,R,NCO;r1y0 {' '.join(units)}")
    state, unit = table.state, table.unit("RG1")
    seen = tuple(enemy.number for enemy in state.seen_enemies(unit))
    found = [
        (x, y)
        for y in range(at[1] - 61, at[1] + 62)
        for x in range(at[0] - 61, at[0] + 62)
        if refuse_end_point(state, unit, seen, x, y) is None
    ]
    assert end_points(state, unit, seen) == found
    assert can_get_away(state, unit, seen) == bool(found)
    if not found:
        return
    frame = Step("choose-destination", 0, unit.number, numbers=seen)
    farthest = max(math.dist(at, point) for point in found)
    least = min(55, math.floor(farthest + 1e-9)) if seen else 0
    offered = destinations(state, frame)
    assert offered
    assert all(math.dist(at, action.points[0]) >= least for action in offered)
    for point in found[:: max(1, len(found) // 40)]:
        refusal = refuse_destination(state, frame, parse_action(f"to {point_text(*point)}"))
        assert (refusal is None) == (math.dist(at, point) >= least - 1e-9)


@pytest.mark.clause("SK-G21")
def test_sk_g21_five_and_a_half_inches_if_there_are_so_many() -> None:
    table = Table("orders=1:0 RG1=8,0;R,R,R,R,NCO;r0y2 T1=12.5,3.5 T2=15.5,1.5 T3=0.5,1.5")
    table.play("RG1 retreat", retreat_blu=[9, 9])
    assert table.refused("to 7.1,5.4") == "SK-G21"
    assert table.refused("to 7.1,5.5") == ""
    assert "to 7.1,5.5" in table.legal()


@pytest.mark.clause("SK-G67")
def test_sk_g67_an_unseen_retreat_moves() -> None:
    table = Table("orders=1:0 RG1=8,17;R,NCO T1=20,35").play("RG1 retreat")
    assert table.refused("to 8,17") == "SK-G67"
    assert table.refused("to 8,17.1") == ""


# Orders


@pytest.mark.clause("SK-G60", "SK-14.2")
def test_sk_g60_orders_that_suffice_for_nobody_leave_the_retreat() -> None:
    """After an order for two the third is of no use to T2, which is as far from its NCO; at 0 it is over."""
    position = "initiative=redfor orders=0:{orders} RG1=1,1;R T1=40,30;R T2=20,35;R"
    table = Table(position.format(orders=3)).play("T1 move 40,31")
    assert (table.decision(), table.state.to_move()) == ("give-order", 1)
    assert table.legal() == ["T1 retreat", "T2 retreat", "stop"]
    assert table.refused("T2 move 20,34") == "SK-6.3"
    assert Table(position.format(orders=2)).play("T1 move 40,31").state.to_move() == 0


@pytest.mark.clause("SK-G60", "SK-G20")
def test_sk_g60_nobody_who_may_retreat_is_nobody_to_ask() -> None:
    position = "initiative=redfor orders=0:3 RG1=1,1;R T1=40,30;R T2=20,35;R;-;fell-back"
    table = Table(position, voluntary_retreat=False, max_turns=1).play("T1 move 40,31")
    assert table.state.outcome() is not None


# Assaults


@pytest.mark.clause("SK-G61", "SK-G20")
def test_sk_g61_a_stored_choice_in_contact_is_to_hold() -> None:
    """A position of an earlier version may still ask; then holding is the only answer."""
    table = Table(
        "initiative=redfor orders=0:2 agenda=recover|give-order:redfor:::0|"
        "hold-or-retreat:blufor:RG1:T2:1+9+400+100 "
        "RG1=40,10;R,R,R,R;-;assaulted T1=40,11;R;-;contact>RG1 T2=43,10;R,R,R,R,NCO"
    )
    assert table.legal() == ["hold"]
    assert table.refused("withdraw") == "SK-G61"


@pytest.mark.clause("SK-G63", "SK-14.1", "SK-13.7")
def test_sk_g63_one_effect_roll_is_one_retreat() -> None:
    table = Table("orders=2:0 MG1=38,3;MG,R,R,NCO T1=38,17;R,R,R,R;r3y0 T2=1,35")
    table.play(
        "MG1 fire T1", react_blu=[9], react_red=[1], fire_blu=[5, 5, 5, 1, 1, 1], effect_red=[5, 5, 5],
        retreat_red=[9, 9, 9],
    )  # fmt: skip
    assert len(table.happened("retreat-forced")) == 1
    assert len(table.happened("retreat-rolled")) == 1


@pytest.mark.clause("SK-G63", "SK-13.7", "SK-G50")
def test_sk_g63_in_first_aid_every_die_is_a_retreat_of_its_own() -> None:
    table = Table(f"{NEW_TURN.format(side='redfor')} RG1=46,3;R,NCO T1=46,15;R,R,R?,R?,NCO;r0y3")
    table.play("roll", command_blu=[1, 1], command_red=[1, 1], aid_red=[1, 1], morale_red=[1],
               retreat_red=[9, 9, 9])  # fmt: skip
    assert table.decision() == "choose-destination"
    table.play("to 46,20.9", morale_red=[1], retreat_red=[9, 9, 9])
    assert table.decision() == "choose-destination"


@pytest.mark.clause("SK-G65", "SK-10.4")
def test_sk_g65_a_bent_assault_counts_its_path() -> None:
    """T1 stands 4" away, the way around is 6.3": rapid, and two full 3" instead of one."""
    position = "orders=1:0 RG1=40,5;R,NCO T1=40,9;R,R,R,R"
    straight = Table(position).play("RG1 assault T1", react_blu=[1], react_red=[9])
    assert straight.happened("reaction-die")[0]["modifier"] == -1
    bent = Table(position).play("RG1 assault T1 42.3,8", react_blu=[1], react_red=[9])
    assert bent.happened("reaction-die")[0]["modifier"] == -1 - 2


@pytest.mark.clause("SK-10.1", "SK-7.8")
def test_a_way_around_is_not_called_impossible() -> None:
    """T2 bars the straight way to T1; who asks what RG1 may do is not told that it cannot assault."""
    table = Table("orders=1:0 RG1=40,3;R,NCO T1=40,9;R T2=40.5,6;R")
    assert table.refused("RG1 assault T1") == "SK-7.8"
    assert table.refused("RG1 assault T1 37.5,6") == ""
    answer = GAME.preview(table.state.tables.rules, table.state.view(0), "orders")
    targets = {target.unit: target.assault for target in answer["RG1"].targets}
    assert targets["T1"] is None


# Setting up


SMALL = """
name = "small"
size = [24, 24]
pieces = []
[zones]
blufor = [[4.1, 4.1], [9, 4.1], [9, 5], [4.1, 5]]
redfor = [[10, 22.1], [14, 22.1], [14, 24], [10, 24]]
"""


@pytest.mark.clause("SK-15.2", "SK-15.3", "SK-G57")
def test_a_zone_that_the_grid_misses_is_searched_as_a_whole() -> None:
    chance = SeededChance(1)
    state, _ = GAME.start(GAME.rules("", {"battlefield": SMALL}), chance)
    assert isinstance(state, SkirmishState)
    while state.phase < INITIATIVE:
        legal = state.legal(state.to_move())
        assert legal
        state.apply(state.to_move(), legal[0], chance)


# Editions


@pytest.mark.clause("SK-G58", "SK-G59", "SK-G60")
@pytest.mark.parametrize("file", RECORDS, ids=[file.stem for file in RECORDS])
def test_records_of_the_first_edition_verify(file: Path) -> None:
    """They skip what is asked today; by today's rules they would be refused, never replayed otherwise."""
    record = read_record(file.read_text(encoding="utf-8"))
    verify_record(record)
    record.hash = ruleset_hash(GAME.rules(record.ruleset, record.options))
    with pytest.raises(RecordError, match="may not"):
        replay_record(record)


def test_a_hash_of_no_edition_is_refused() -> None:
    record = read_record(RECORDS[0].read_text(encoding="utf-8"))
    record.hash = "0" * 16
    with pytest.raises(RecordError, match="played with ruleset quickstart 0000"):
        verify_record(record)


def test_a_ruleset_that_names_no_edition_is_of_the_first() -> None:
    rules = GAME.rules()
    (first,) = GAME.earlier_editions(rules)
    assert isinstance(rules, SkirmishRules)
    assert isinstance(first, SkirmishRules)
    assert not tables_of(rules).first_edition
    assert tables_of(first).first_edition
    assert ruleset_hash(first) == "d5606282b9f05a7f"


class TableOfTheFirstEdition(Table):
    """A table of that time."""

    def rules(self, options: dict[str, Any]) -> Ruleset:
        """The same ruleset, as it was."""
        return GAME.earlier_editions(super().rules(options))[0]


@pytest.mark.clause("SK-G61", "SK-G62")
def test_matches_of_the_first_edition_go_on_as_they_began() -> None:
    table = TableOfTheFirstEdition(
        "initiative=redfor orders=0:4 RG1=40,10;R,R;-;assaulted T1=40,11;R;-;contact>RG1 T2=43,10;R,R,R"
    )
    table.play("T2 assault RG1", react_red=[1], react_blu=[9])
    assert table.legal() == ["hold", "withdraw"]
    table = TableOfTheFirstEdition("initiative=redfor orders=0:4 RG1=32,20;R T1=32,27;R,R,R,R T2=1,35")
    table.play("T1 assault RG1", react_red=[1], react_blu=[9])
    table.play("withdraw", fire_blu=[1], retreat_blu=[4])
    assert table.unit("T1").contact == table.unit("RG1").number
