"""Battlefields as TOML files: reading, and refusing what cannot be played on, with the place of the fault."""

from __future__ import annotations

import tomllib
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
import shapely  # type: ignore[import-untyped]
from msgspec import Meta

from redtable.games.skirmish.terrain import Battlefield, Piece, Zone
from redtable.games.skirmish.words import SIDES, TENTHS
from redtable.kernel.errors import RedtableError
from redtable.kernel.ruleset import plain

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

PACKAGE = "redtable.games.skirmish"
FOLDER = "battlefields"
Kind = Literal["wall", "forest", "rocks", "field", "bushes", "undergrowth"]
Point = tuple[float, float]
Shape = Annotated[list[Point], Meta(min_length=3, max_length=64)]


class BattlefieldError(RedtableError):
    """A battlefield that cannot be played on; says what is wrong and where."""


class PieceRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of terrain: its corners in inches, in order around it."""

    id: Annotated[str, Meta(pattern="^[A-Z][0-9]{1,2}$")]
    kind: Kind
    points: Shape


class Zones(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the sides deploy."""

    blufor: Shape
    redfor: Shape


class MapFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A battlefield file."""

    name: Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$")]
    size: tuple[Annotated[float, Meta(ge=12, le=200)], Annotated[float, Meta(ge=12, le=200)]]
    zones: Zones
    pieces: Annotated[list[PieceRow], Meta(max_length=60)]


def battlefield_names() -> list[str]:
    """The battlefields that come with the game."""
    folder = resources.files(PACKAGE) / FOLDER
    return sorted(file.name[:-5] for file in folder.iterdir() if file.name.endswith(".toml"))


def load_map(name: str) -> MapFile:
    """The battlefield of that name, or the TOML file at that path."""
    if name.endswith(".toml"):
        file: Traversable = Path(name)
        if not file.is_file():
            raise BattlefieldError(f"{name}: there is no such file")
    else:
        file = resources.files(PACKAGE) / FOLDER / f"{name}.toml"
        if "/" in name or not file.is_file():
            raise BattlefieldError(
                f"there is no battlefield {name!r}; there is: {', '.join(battlefield_names())}"
            )
    return read_map(file.read_text(encoding="utf-8"), str(file.name))


def read_map(text: str, where: str) -> MapFile:
    """A battlefield from the text of its file; `where` names it in errors."""
    try:
        found = msgspec.convert(tomllib.loads(text), MapFile)
    except tomllib.TOMLDecodeError as fault:
        raise BattlefieldError(f"{where}: not TOML: {fault}") from fault
    except msgspec.ValidationError as fault:
        raise BattlefieldError(f"{where}: {plain(str(fault), MapFile)}") from fault
    faults = faults_of(found)
    if faults:
        raise BattlefieldError("\n".join(f"{where}: {fault}" for fault in faults))
    return found


def faults_of(found: MapFile) -> list[str]:
    """Everything that is wrong with the shapes of a battlefield, with coordinates."""
    width, height = found.size
    table = shapely.box(0, 0, width, height)
    ids = [piece.id for piece in found.pieces]
    faults = [f"the piece {id} stands twice" for id in sorted(set(ids)) if ids.count(id) > 1]
    shapes = {f"the piece {piece.id}": piece.points for piece in found.pieces}
    shapes |= {f"the zone of {side}": getattr(found.zones, side) for side in SIDES}
    polygons = {}
    for name, points in shapes.items():
        wrong = shape_faults(points, table)
        faults += [f"{name}: {fault}" for fault in wrong]
        if not wrong:
            polygons[name] = shapely.Polygon(points)
    zones = [polygons[name] for name in polygons if name.startswith("the zone")]
    if len(zones) == len(SIDES) and zones[0].intersection(zones[1]).area > 0:
        middle = zones[0].intersection(zones[1]).representative_point()
        faults.append(f"the zones overlap at ({middle.x:g}, {middle.y:g})")
    return faults


def shape_faults(points: list[Point], table: shapely.Polygon) -> list[str]:
    """What is wrong with one shape: off the grid, crossing itself, or over the edge of the table."""
    off = [point for point in points if any(abs(part * 10 - round(part * 10)) > 1e-9 for part in point)]
    if off:
        return [f"({off[0][0]:g}, {off[0][1]:g}) is not on the grid of tenths of an inch"]
    polygon = shapely.Polygon(points)
    if not polygon.is_valid:
        return [f"not a simple shape: {shapely.is_valid_reason(polygon)}"]
    if polygon.area == 0:
        return ["it has no area"]
    outside = [point for point in points if not table.covers(shapely.Point(point))]
    if outside:
        places = ", ".join(f"({x:g}, {y:g})" for x, y in outside)
        return [f"over the edge of the table at {places}"]
    return []


def tenths(points: list[Point]) -> list[tuple[int, int]]:
    """Inches as grid points."""
    return [(round(x * TENTHS), round(y * TENTHS)) for x, y in points]


def build(found: MapFile, see_inside: int, see_out: int, thin: int, contact: int) -> Battlefield:
    """The battlefield that the rules play on."""
    pieces = [Piece(row.id, row.kind, tenths(row.points), thin) for row in found.pieces]
    zones = [Zone(tenths(getattr(found.zones, side))) for side in SIDES]
    width, height = (round(part * TENTHS) for part in found.size)
    return Battlefield(found.name, width, height, pieces, zones, see_inside, see_out, contact)
