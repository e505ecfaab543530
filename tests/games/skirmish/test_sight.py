"""Line of sight and cover (SK-2, SK-4), against the table of the specification and against shapely."""

from __future__ import annotations

import pytest
import shapely  # type: ignore[import-untyped]
from hypothesis import given, settings
from hypothesis import strategies as st

from redtable.games.skirmish.geometry import EPSILON
from redtable.games.skirmish.sight import is_clear, look, sees
from redtable.games.skirmish.terrain import Battlefield, Piece
from redtable.games.skirmish.words import HARD, LIGHT_COVER, OPEN
from tests.games.skirmish.table import Table

CROSSROADS = Table("RG1=1,1 T1=47,35").state.field

GOLDEN = [
    ((100, 185), (100, 260), True, "", "SK-2.2"),
    ((100, 170), (100, 260), False, "F1", "SK-2.2"),
    ((60, 170), (99, 170), True, "", "SK-2.1"),
    ((60, 170), (101, 170), False, "F1", "SK-2.1"),
    ((180, 92), (180, 125), True, "", "SK-2.3"),
    ((180, 85), (180, 125), False, "W1", "SK-2.6"),
    ((220, 300), (220, 200), False, "K1", "SK-2.6"),
]


@pytest.mark.clause("SK-2.1", "SK-2.2", "SK-2.3", "SK-2.4", "SK-2.6", "SK-G2", "SK-G4", "SK-G5")
@pytest.mark.parametrize(("a", "b", "visible", "piece", "clause"), GOLDEN)
def test_gs_sk_7_sight_on_the_default_battlefield(
    a: tuple[int, int], b: tuple[int, int], visible: bool, piece: str, clause: str
) -> None:
    for one, other in ((a, b), (b, a)):
        found = look(CROSSROADS, *one, *other)
        assert found.visible is visible
        assert sees(CROSSROADS, *one, *other) is visible
        if not visible:
            assert (found.piece, found.clause) == (piece, clause)


def test_sk_2_5_open_ground_never_blocks() -> None:
    assert sees(CROSSROADS, 470, 0, 470, 360)


@pytest.mark.clause("SK-2.7", "SK-G2")
def test_sk_2_7_units_block_only_by_option() -> None:
    position = "orders=1:0 MG1=25,2;MG,R,R,NCO RG1=25,8 T1=25,12.5"
    assert Table(position).refused("MG1 fire T1") == ""
    assert Table(position, los="units").refused("MG1 fire T1") == "SK-2.7"


@pytest.mark.clause("SK-4.1", "SK-4.2", "SK-4.3", "SK-4.5", "SK-G28")
@pytest.mark.parametrize(
    ("at", "fire_from", "cover"),
    [
        ((180, 92), (180, 125), HARD),  # behind the wall W1
        ((180, 92), (180, 20), OPEN),  # the wall is on the other side
        ((60, 170), (60, 300), HARD),  # in the forest F1
        ((60, 170), (80, 170), HARD),  # fire from inside the same forest
        ((210, 230), (210, 300), HARD),  # rocks
        ((200, 140), (200, 100), LIGHT_COVER),  # the field L1
        ((50, 250), (50, 300), LIGHT_COVER),  # bushes
        ((400, 280), (400, 340), LIGHT_COVER),  # undergrowth
        ((310, 150), (310, 300), OPEN),
    ],
)
def test_cover(at: tuple[int, int], fire_from: tuple[int, int], cover: int) -> None:
    assert CROSSROADS.cover(*at, *fire_from) == cover


# Against shapely, on random shapes


def reference_depth(piece: Piece, a: tuple[int, int], b: tuple[int, int]) -> float:
    """How much of a line runs through the interior of a piece, by shapely."""
    polygon = shapely.Polygon(list(zip(piece.xs, piece.ys, strict=True)))
    line = shapely.LineString([a, b])
    along_edge = line.intersection(polygon.boundary).length
    return float(line.intersection(polygon).length - along_edge)


def reference_sees(field: Battlefield, a: tuple[int, int], b: tuple[int, int]) -> bool:
    """The normative algorithm, piece by piece, by shapely alone."""
    for piece in field.pieces:
        polygon = shapely.Polygon(list(zip(piece.xs, piece.ys, strict=True)))
        depth = reference_depth(piece, a, b)
        if depth <= EPSILON:
            continue
        one, other = shapely.Point(a), shapely.Point(b)
        touching = min(polygon.distance(one), polygon.distance(other)) <= field.contact + EPSILON
        if piece.thin and touching:
            continue
        inside = [polygon.covers(one), polygon.covers(other)]
        limit = field.see_inside if all(inside) else field.see_out if any(inside) else -1
        if depth > limit + EPSILON:
            return False
    return True


coordinate = st.integers(0, 300)
point = st.tuples(coordinate, coordinate)


@st.composite
def pieces(draw: st.DrawFn) -> Piece:
    """A simple polygon, convex or not: corners sorted around a middle."""
    x, y = draw(st.integers(60, 240)), draw(st.integers(60, 240))
    corners = []
    for dx, dy in ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)):
        far = draw(st.integers(4, 50))
        corners.append((x + dx * far, y + dy * far))
    return Piece("P1", draw(st.sampled_from(["forest", "wall", "field"])), corners)


@settings(max_examples=300, deadline=None)
@given(pieces(), point, point)
def test_depth_equals_shapely(piece: Piece, a: tuple[int, int], b: tuple[int, int]) -> None:
    assert piece.depth(*a, *b) == pytest.approx(reference_depth(piece, a, b), abs=1e-6)


@settings(max_examples=300, deadline=None)
@given(pieces(), pieces(), point, point)
def test_sight_equals_shapely(one: Piece, other: Piece, a: tuple[int, int], b: tuple[int, int]) -> None:
    field = Battlefield("x", 300, 300, [one, other])
    assert is_clear(field, *a, *b) == reference_sees(field, a, b)


def moved(piece: Piece, dx: int, dy: int) -> Piece:
    return Piece(piece.id, piece.kind, [(x + dx, y + dy) for x, y in zip(piece.xs, piece.ys, strict=True)])


def turned(piece: Piece) -> Piece:
    return Piece(piece.id, piece.kind, [(-y, x) for x, y in zip(piece.xs, piece.ys, strict=True)])


@settings(max_examples=200, deadline=None)
@given(pieces(), point, point, st.integers(-50, 50), st.integers(-50, 50))
@pytest.mark.clause("SK-2.4")
def test_sight_is_symmetric_and_moves_and_turns_with_the_table(
    piece: Piece, a: tuple[int, int], b: tuple[int, int], dx: int, dy: int
) -> None:
    field = Battlefield("x", 300, 300, [piece])
    visible = is_clear(field, *a, *b)
    assert is_clear(field, *b, *a) == visible
    shifted = Battlefield("x", 300, 300, [moved(piece, dx, dy)])
    assert is_clear(shifted, a[0] + dx, a[1] + dy, b[0] + dx, b[1] + dy) == visible
    quarter = Battlefield("x", 300, 300, [turned(piece)])
    assert is_clear(quarter, -a[1], a[0], -b[1], b[0]) == visible


def test_a_line_along_an_edge_does_not_cross_the_piece() -> None:
    square = Piece("P1", "forest", [(100, 100), (200, 100), (200, 200), (100, 200)])
    assert square.depth(50, 100, 250, 100) == 0
    assert square.depth(50, 50, 250, 250) == pytest.approx(100 * 2**0.5)
