"""Field of vision and distance: RC-8."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from redtable.games.redcode.board import BETWEEN, COLUMNS, DISTANCES, SQUARES, Board, line_of
from redtable.games.redcode.notation import SQUARE_NAMES
from redtable.games.redcode.sight import UNSEEN, distance_seen, distances_seen
from tests.games.redcode.table import Table

FIELD = (
    "map=8/1I6/8/8/8/8 turn=X X=destroyer;d4 A=submarine;f4 B=carrier;g4 Y=carrier;e5 C=destroyer;f6 "
    "Z=submarine;{z}"
)


def seen(table: Table, viewer: str, target: str) -> int:
    return distance_seen(table.state, table.ship(viewer), table.ship(target))


@pytest.mark.clause("RC-8.1", "RC-8.3")
@pytest.mark.parametrize(
    ("square", "distance"), [("d4", 1), ("e5", 2), ("c6", 3), ("f3", 3), ("c1", 2), ("a1", 2), ("b4", 1)]
)
def test_rc_8_1_eight_directions(square: str, distance: int) -> None:
    table = Table(f"A=submarine;c3 X=destroyer;{square}")
    assert seen(table, "A", "X") == distance


@pytest.mark.clause("RC-8.2")
def test_rc_8_2_off_the_lines_nothing_can_be_chosen() -> None:
    table = Table("A=submarine;c3 X=destroyer;d5")
    assert seen(table, "A", "X") == UNSEEN
    refusal = table.refused("heavy_torpedo>X")
    assert (refusal.clause, refusal.args["rows"], refusal.args["columns"]) == ("RC-8.2", 2, 1)


@pytest.mark.clause("RC-8.3")
def test_rc_8_3_range_reaches_up_to_its_number() -> None:
    for square, names in (("c4", "THM"), ("c5", "TH"), ("c6", "H"), ("g3", "")):
        table = Table(f"A=submarine;c3 X=destroyer;{square}")
        reach = {"T": "torpedo>X", "H": "heavy_torpedo>X", "M": "mine>X"}
        assert "".join(key for key, text in reach.items() if table.offers(text)) == names
    refusal = Table("A=submarine;c3 X=destroyer;g3").refused("heavy_torpedo>X")
    assert (refusal.clause, refusal.args["distance"], refusal.args["reach"]) == ("RC-8.3", 4, 3)


@pytest.mark.clause("RC-8.4")
def test_rc_8_4_islets_block() -> None:
    table = Table("map=8/8/3I4/8/8/8 A=submarine;c3 X=destroyer;e3")
    refusal = table.refused("torpedo>X")
    assert (refusal.clause, refusal.args) == ("RC-8.4", {"ship": "X", "square": "e3", "at": "d3"})


@pytest.mark.clause("RC-8.5", "RC-8.7")
def test_rc_8_5_ships_of_the_other_side_block_and_can_be_hit_themselves() -> None:
    table = Table(FIELD.format(z="h6"), ships_per_side=3)
    assert seen(table, "X", "A") == 2
    assert seen(table, "X", "B") == UNSEEN


@pytest.mark.clause("RC-8.6")
def test_rc_8_6_the_own_side_does_not_block() -> None:
    table = Table(FIELD.format(z="h6"), ships_per_side=3)
    assert seen(table, "X", "C") == 2
    assert seen(table, "B", "X") == 3


@pytest.mark.clause("RC-8.6")
def test_sight_is_not_symmetric_with_three_ships() -> None:
    """GS-RC-2: the carrier sees through its own submarine, and is not seen through it."""
    table = Table(FIELD.format(z="h6"), ships_per_side=3)
    assert (seen(table, "B", "X"), seen(table, "X", "B")) == (3, UNSEEN)


@pytest.mark.clause("RC-8.4")
@pytest.mark.parametrize(("square", "distance"), [("f5", UNSEEN), ("a1", UNSEEN), ("c3", 1)])
def test_the_goldens_queries_from_d4(square: str, distance: int) -> None:
    """GS-RC-2: not aligned; an islet at b2 between; a neighbour."""
    assert seen(Table(FIELD.format(z=square), ships_per_side=3), "X", "Z") == distance


@pytest.mark.clause("RC-8.8")
def test_rc_8_8_no_distance_means_the_own_ship() -> None:
    table = Table("A=submarine;c3 X=destroyer;c4")
    assert table.offers("repair")
    assert table.clause("repair>A") == "RC-8.8"
    assert table.clause("orders>X") == "RC-8.8"


@pytest.mark.clause("RC-8.9")
def test_rc_8_9_the_own_ship_is_at_distance_nought() -> None:
    table = Table("A=submarine;c3 X=destroyer;h6")
    assert table.targets("torpedo") == table.targets("mine") == "A"
    assert table.refused("torpedo").key == "redcode-refusal-needs-target"
    assert table.refused("torpedo>c3").key == "redcode-refusal-no-square"


@pytest.mark.clause("RC-8.10", "RC-G12")
def test_rc_8_10_friendly_fire_is_legal_and_warned_of() -> None:
    table = Table("A=submarine;c3 X=destroyer;h6 B=carrier;c4 Y=carrier;h5", ships_per_side=2)
    assert table.targets("torpedo") == "AB"
    view = table.view(0)
    assert {"torpedo>A", "torpedo>B", "mine>B"} <= set(view.harmful)
    assert "torpedo>B" not in [action.text for action in table.state.sensible(0)]


@pytest.mark.clause("RC-G12")
def test_rc_g12_by_option_no_friendly_fire() -> None:
    table = Table(
        "A=carrier;c3;3/1;reserve:6;atc X=destroyer;h6 B=submarine;c4;3/1 Y=carrier;h5",
        ships_per_side=2,
        allow_friendly_fire=False,
    )
    assert table.targets("torpedo") == table.targets("radar") == ""
    assert table.targets("radio_support") == "AB"
    assert table.targets("play ambush") == table.targets("play captain") == "XY"
    assert not table.offers("play atomic>c3")
    assert table.offers("play atomic>g5")
    for text in ("torpedo>B", "play ambush>A", "play atomic>c3"):
        refusal = table.refused(text)
        assert (refusal.clause, refusal.key) == ("RC-8.10", "redcode-refusal-friendly-fire")


@pytest.mark.clause("RC-8.11")
def test_rc_8_11_diagonals_pass_between_islets() -> None:
    table = Table("map=8/8/3I4/2I5/8/8 A=submarine;c3 X=destroyer;d4")
    assert seen(table, "A", "X") == 1


SQUARE = st.integers(0, SQUARES - 1)


def steps_to(origin: int, target: int) -> list[tuple[int, int]] | None:
    """The line between two squares, walked step by step; None if a queen's move does not reach."""
    row, column = divmod(origin, COLUMNS)
    goal = divmod(target, COLUMNS)
    for down in (-1, 0, 1):
        for right in (-1, 0, 1):
            walked, r, c = [], row, column
            while (down or right) and 0 <= r + down < 6 and 0 <= c + right < 8:
                r, c = r + down, c + right
                walked.append((r, c))
                if (r, c) == goal:
                    return walked
    return None


@given(SQUARE, SQUARE)
def test_lines_are_queens_moves(origin: int, target: int) -> None:
    walked = steps_to(origin, target)
    squares = [r * COLUMNS + c for r, c in walked] if walked else []
    assert line_of(origin, target) == squares
    assert DISTANCES[origin * SQUARES + target] == len(squares)
    between = [n for n in range(SQUARES) if BETWEEN[origin * SQUARES + target] >> n & 1]
    assert between == sorted(squares[:-1])


def scattered(squares: list[int], islets: set[int]) -> Table:
    """Six ships on these squares, islets elsewhere."""
    names = "AXBYCZ"
    kinds = ("submarine", "submarine", "destroyer", "destroyer", "carrier", "carrier")
    ships = " ".join(
        f"{letter}={kind};{SQUARE_NAMES[square]}"
        for letter, kind, square in zip(names, kinds, squares, strict=True)
    )
    table = Table(ships, ships_per_side=3)
    letters = ["I" if n in islets and n not in squares else "W" for n in range(SQUARES)]
    table.state.board = Board("".join(letters))
    return table


SHIPS_ON_SQUARES = st.lists(SQUARE, min_size=6, max_size=6, unique=True)


@given(SHIPS_ON_SQUARES, st.sets(SQUARE, max_size=12))
def test_packed_distances_agree_with_single_ones(squares: list[int], islets: set[int]) -> None:
    table = scattered(squares, islets)
    for viewer in table.state.ships:
        packed = distances_seen(table.state, viewer)
        for target in table.state.ships:
            assert packed >> 4 * target.number & 15 == distance_seen(table.state, viewer, target)


@given(SHIPS_ON_SQUARES, st.sets(SQUARE, max_size=12), st.integers(0, 5))
def test_taking_a_blocker_away_never_hides_a_target(squares: list[int], islets: set[int], gone: int) -> None:
    """RC-I13."""
    table = scattered(squares, islets)
    before = {
        (viewer.number, target.number): distance_seen(table.state, viewer, target)
        for viewer in table.state.ships
        for target in table.state.ships
    }
    table.state.ships[gone].square = -1
    for islet in sorted(islets)[:1]:
        letters = list(table.state.board.terrain)
        letters[islet] = "W"
        table.state.board = Board("".join(letters))
    for (viewer, target), distance in before.items():
        if distance != UNSEEN and gone not in (viewer, target):
            ships = table.state.ships
            assert distance_seen(table.state, ships[viewer], ships[target]) == distance


@given(SQUARE, SQUARE, st.sets(SQUARE, max_size=12))
def test_between_two_ships_sight_is_symmetric(one: int, other: int, islets: set[int]) -> None:
    """RC-I14."""
    if one == other:
        return
    table = Table("A=submarine;a1 X=destroyer;h6")
    table.ship("A").square, table.ship("X").square = one, other
    letters = ["I" if n in islets and n not in (one, other) else "W" for n in range(SQUARES)]
    table.state.board = Board("".join(letters))
    assert seen(table, "A", "X") == seen(table, "X", "A")
