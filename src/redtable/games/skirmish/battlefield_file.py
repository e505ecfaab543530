"""Battlefields as TOML files: reading, and refusing what cannot be played on, with the place of the fault."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from redtable.games.skirmish.ruleset import MapFile
from redtable.games.skirmish.shapes import common_spot, is_flat, self_crossing
from redtable.games.skirmish.terrain import Battlefield, Piece, Zone
from redtable.games.skirmish.words import SIDES, TENTHS
from redtable.kernel.errors import RedtableError
from redtable.kernel.ruleset import plain
from redtable.kernel.toml import TomlError, read_toml

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.resources.abc import Traversable

    from redtable.games.skirmish.shapes import Spot

PACKAGE = "redtable.games.skirmish"
FOLDER = "battlefields"
Point = tuple[float, float]


class BattlefieldError(RedtableError):
    """A battlefield that cannot be played on; says what is wrong and where."""

    def __init__(self, said: str, faults: list[MapFault] | None = None) -> None:
        super().__init__(said)
        self.faults = faults or []
        """What is wrong with its shapes, to be said in another language."""


def battlefield_names() -> list[str]:
    """The battlefields that come with the game."""
    folder = resources.files(PACKAGE) / FOLDER
    return sorted(file.name[:-5] for file in folder.iterdir() if file.name.endswith(".toml"))


def battlefield_text(name: str) -> str:
    """A battlefield of the game, written out in full."""
    return (resources.files(PACKAGE) / FOLDER / f"{name}.toml").read_text(encoding="utf-8")


def load_map(name: str) -> MapFile:
    """The battlefield of that name, the TOML file at that path, or a battlefield written out in full."""
    if "\n" in name:
        return read_map(name, "battlefield")
    if name.endswith(".toml"):
        file: Traversable = Path(name)
        if not file.is_file():
            raise BattlefieldError(f"{name}: there is no such file")
    else:
        known = battlefield_names()
        if name not in known:
            raise BattlefieldError(f"there is no battlefield {name[:60]!r}; there is: {', '.join(known)}")
        file = resources.files(PACKAGE) / FOLDER / f"{name}.toml"
    return read_map(file.read_text(encoding="utf-8"), str(file.name))


def read_map(text: str, where: str) -> MapFile:
    """A battlefield from the text of its file; `where` names it in errors."""
    try:
        found = msgspec.convert(read_toml(text), MapFile)
    except TomlError as fault:
        raise BattlefieldError(f"{where}: not TOML: {fault}") from fault
    except msgspec.ValidationError as fault:
        raise BattlefieldError(f"{where}: {plain(str(fault), MapFile)}") from fault
    faults = faults_of(found)
    if faults:
        raise BattlefieldError("\n".join(f"{where}: {fault.sentence()}" for fault in faults), faults)
    return found


class MapFault(msgspec.Struct, frozen=True):
    """Something that is wrong with a battlefield: what, with which shape, where."""

    kind: str
    shape: str = ""
    """The id of a piece, or the side of a zone."""
    points: list[Point] = []

    def sentence(self) -> str:
        """For people at a terminal."""
        places = ", ".join(f"({x:g}, {y:g})" for x, y in self.points)
        what = f"the zone of {self.shape}" if self.shape in SIDES else f"the piece {self.shape}"
        return FAULTS[self.kind].format(what=what, id=self.shape, places=places)


FAULTS = {
    "twice": "the piece {id} stands twice",
    "off-grid": "{what}: {places} is not on the grid of tenths of an inch",
    "crossing": "{what}: not a simple shape: it crosses itself at {places}",
    "flat": "{what}: not a simple shape: it has no area",
    "outside": "{what}: over the edge of the table at {places}",
    "zones": "the zones overlap at {places}",
}


def faults_of(found: MapFile) -> list[MapFault]:
    """Everything that is wrong with the shapes of a battlefield, with coordinates."""
    ids = [piece.id for piece in found.pieces]
    faults = [MapFault("twice", id) for id in sorted(set(ids)) if ids.count(id) > 1]
    shapes = [(piece.id, piece.points) for piece in found.pieces]
    zones = [(side, getattr(found.zones, side)) for side in SIDES]
    for name, points in [*shapes, *zones]:
        faults += shape_faults(name, points, found.size)
    if not any(fault.shape in SIDES for fault in faults):
        common = common_spot(tenths(zones[0][1]), tenths(zones[1][1]))
        if common is not None:
            faults.append(MapFault("zones", "", [inches(common)]))
    return faults


def shape_faults(name: str, points: list[Point], size: Sequence[float]) -> list[MapFault]:
    """What is wrong with one shape: off the grid, crossing itself, or over the edge of the table."""
    off = [point for point in points if any(abs(part * 10 - round(part * 10)) > 1e-9 for part in point)]
    if off:
        return [MapFault("off-grid", name, off[:1])]
    shape = tenths(points)
    if is_flat(shape):
        return [MapFault("flat", name)]
    crossed = self_crossing(shape)
    if crossed is not None:
        return [MapFault("crossing", name, [inches(crossed)])]
    outside = [point for point in points if not (0 <= point[0] <= size[0] and 0 <= point[1] <= size[1])]
    return [MapFault("outside", name, outside)] if outside else []


def inches(spot: Spot) -> Point:
    """A place between grid points, as people write it."""
    return round(float(spot[0]) / TENTHS, 2), round(float(spot[1]) / TENTHS, 2)


def tenths(points: list[Point]) -> list[tuple[int, int]]:
    """Inches as grid points."""
    return [(round(x * TENTHS), round(y * TENTHS)) for x, y in points]


def build(found: MapFile, see_inside: int, see_out: int, thin: int, contact: int) -> Battlefield:
    """The battlefield that the rules play on."""
    pieces = [Piece(row.id, row.kind, tenths(row.points), thin) for row in found.pieces]
    zones = [Zone(tenths(getattr(found.zones, side))) for side in SIDES]
    width, height = (round(part * TENTHS) for part in found.size)
    return Battlefield(found.name, width, height, pieces, zones, see_inside, see_out, contact)
