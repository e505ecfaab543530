"""The shapes of battlefields: our own checks say what Shapely says."""

from __future__ import annotations

import itertools
import random

import shapely  # type: ignore[import-untyped]

from redtable.games.skirmish.shapes import Grid, common_spot, is_flat, self_crossing


def some_shape(rolls: random.Random, corners: int) -> list[Grid]:
    """Corners on so small a grid that edges often touch, overlap and cross."""
    return [(rolls.randrange(5), rolls.randrange(5)) for _ in range(corners)]


def test_a_shape_is_simple_exactly_if_shapely_says_so() -> None:
    rolls = random.Random(7)
    simple = 0
    for _ in range(3000):
        shape = some_shape(rolls, rolls.randrange(3, 7))
        polygon = shapely.Polygon(shape)
        assert is_flat(shape) == (polygon.convex_hull.area == 0), shape
        if is_flat(shape):
            continue
        spot = self_crossing(shape)
        assert (spot is None) == polygon.is_valid, (shape, spot)
        simple += spot is None
        if spot is not None:
            assert polygon.exterior.distance(shapely.Point(float(spot[0]), float(spot[1]))) < 1e-9
    assert 300 < simple < 2500


def test_shapes_have_a_point_in_common_exactly_if_shapely_says_so() -> None:
    rolls = random.Random(8)
    shapes = [some_shape(rolls, rolls.randrange(3, 6)) for _ in range(600)]
    simple = [shape for shape in shapes if not is_flat(shape) and self_crossing(shape) is None]
    apart = 0
    for one, other in itertools.pairwise(simple):
        common = shapely.Polygon(one).intersection(shapely.Polygon(other))
        spot = common_spot(one, other)
        assert (spot is None) == (common.area < 1e-9), (one, other)
        apart += spot is None
        if spot is not None:
            assert common.covers(shapely.Point(float(spot[0]), float(spot[1])))
    assert 0 < apart < len(simple) - 1
