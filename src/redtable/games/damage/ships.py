"""Ship files: one TOML a ship, checked on load; the same ship as JSON, and as one word of notation.

    name = "Halberd"                 what the class is called
    race = "klingon"                 needed by pseudo-fighters only
    kind = "ship"                    or "pf" for a pseudo-fighter
    carrier = false                  aft hull cards marked AS hit shuttles (BD-4.8)
    bays = 1                         shuttle bays
    crew = 20                        crew units
    boarding_parties = 6
    life_support = 1                 what life support costs a turn
    sacrifice = ["cargo", "any_hull"]   what the owner gives up first; groups of systems are allowed
    note = "..."

    [boxes]
    fwd_hull = 4
    phaser = { FA = 4, RX = 2 }      labels, from the most valuable boxes to the least
    excess = 4

As one word: `fwd_hull:4;phaser:FA*4,RX*2;excess:4;crew:20;carrier`.
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta

from redtable.games.damage.plan import Plan, Row
from redtable.games.damage.words import NUMBER, SYSTEMS
from redtable.kernel.errors import RedtableError
from redtable.kernel.notation import NotationError, one_of, parse_int
from redtable.kernel.ruleset import plain
from redtable.kernel.toml import TomlError, read_toml

if TYPE_CHECKING:
    from collections.abc import Mapping
    from importlib.resources.abc import Traversable

PACKAGE = "redtable.games.damage"
MOST = 999
LABEL = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,15}")
NAME = re.compile(r"[^\W_][\w-]{0,23}")
"""A ship's name in a battle: one word."""
GROUPS = (
    "any_hull",
    "any_warp",
    "any_weapon",
    "drone_group",
    "torpedo_group",
    "bridge_group",
)
"""Words for several systems that an order of sacrifice may use."""
RACES = ("gorn", "hydran", "klingon", "kzinti", "lyran", "orion", "romulan", "tholian")
"""The races that fly pseudo-fighters (BD-7.5)."""

Number = Annotated[int, Meta(ge=0, le=MOST)]


class ShipError(RedtableError):
    """A ship that cannot be used; says which key is wrong and what was expected."""


class ShipDraft(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A ship file that is still being written: the types are right, the ship may not be."""

    name: str
    race: str = ""
    kind: Literal["ship", "pf"] = "ship"
    carrier: bool = False
    bays: Annotated[int, Meta(ge=0, le=6)] = 1
    crew: Number = 0
    boarding_parties: Number = 0
    life_support: Annotated[int, Meta(ge=0, le=9)] = 1
    sacrifice: list[str] = []
    note: str = ""
    boxes: dict[str, Number | dict[str, Number]]


class ShipSheet(ShipDraft, kw_only=True, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A ship file."""

    def __post_init__(self) -> None:
        """Everything that must hold before a ship can take damage."""
        for fault in sheet_faults(self):
            raise ValueError(fault.text())


class Fault(msgspec.Struct, frozen=True):
    """Something to mend in a ship file: the key where it is, the key of its message, and what it is about."""

    where: str
    key: str
    args: dict[str, str]

    def text(self) -> str:
        """The same in English, for errors."""
        return f"{self.where}: {FAULTS[self.key].format(**self.args)}"


FAULTS = {
    "damage-fault-name": "a ship needs a name",
    "damage-fault-system": "there is no such system; there is: {known}",
    "damage-fault-label": "{label!r} is no label: letters, digits, - and _",
    "damage-fault-excess": "a ship needs at least 1 excess damage box, or the first one kills it",
    "damage-fault-empty": "a ship needs at least one box besides excess damage",
    "damage-fault-sacrifice": "{word!r} is neither a system nor one of {known}",
    "damage-fault-race": "a pseudo-fighter needs one of {known}",
    "damage-fault-hull": "only pseudo-fighters have it; a ship has fwd_hull, aft_hull, ctr_hull",
}


def sheet_faults(sheet: ShipDraft) -> list[Fault]:
    """All that has to be mended before a ship can take damage."""
    faults: list[Fault] = []
    boxes = sheet.boxes
    for system, count in boxes.items():
        if system not in NUMBER or system in ("crew", "boarding_party"):
            known = ", ".join(box_systems())
            faults.append(Fault(f"boxes.{system}", "damage-fault-system", {"known": known}))
        for label in count if isinstance(count, dict) else ():
            if not LABEL.fullmatch(label):
                faults.append(Fault(f"boxes.{system}", "damage-fault-label", {"label": label}))
    if not total_of(boxes.get("excess", 0)):
        faults.append(Fault("boxes.excess", "damage-fault-excess", {}))
    if all(system == "excess" or not total_of(count) for system, count in boxes.items()):
        faults.append(Fault("boxes", "damage-fault-empty", {}))
    for word in sheet.sacrifice:
        if word not in NUMBER and word not in GROUPS:
            known = ", ".join(GROUPS)
            faults.append(Fault("sacrifice", "damage-fault-sacrifice", {"word": word, "known": known}))
    if sheet.kind == "pf" and sheet.race not in RACES:
        faults.append(Fault("race", "damage-fault-race", {"known": ", ".join(RACES)}))
    if sheet.kind == "ship" and "hull" in boxes:
        faults.append(Fault("boxes.hull", "damage-fault-hull", {}))
    return faults


def draft_faults(sheet: ShipDraft) -> list[Fault]:
    """The same for a ship that is being drawn: it needs a name. Old ships of a battle may be without."""
    faults = sheet_faults(sheet)
    if not sheet.name.strip():
        faults.insert(0, Fault("name", "damage-fault-name", {}))
    return faults


def box_systems() -> list[str]:
    """The systems that a ship file may give boxes to."""
    return [name for name in SYSTEMS if name not in ("crew", "boarding_party")]


def total_of(boxes: int | dict[str, int]) -> int:
    """All boxes of a system."""
    return sum(boxes.values()) if isinstance(boxes, dict) else boxes


# Files


def read_sheet(text: str, where: str) -> ShipSheet:
    """A ship from the text of its file, TOML or JSON; `where` names it in errors."""
    try:
        table = msgspec.json.decode(text) if where.endswith(".json") else read_toml(text)
        sheet = msgspec.convert(table, ShipSheet)
    except TomlError as fault:
        raise ShipError(f"{where}: not TOML: {fault}") from fault
    except msgspec.ValidationError as fault:
        raise ShipError(f"{where}: {plain(str(fault))}") from fault
    except msgspec.DecodeError as fault:
        raise ShipError(f"{where}: not JSON: {fault}") from fault
    for missing in draft_faults(sheet):
        raise ShipError(f"{where}: {missing.text()}")
    return sheet


def load_sheet(file: Path) -> ShipSheet:
    """A ship from its file."""
    try:
        return read_sheet(file.read_text(encoding="utf-8"), str(file))
    except (OSError, UnicodeDecodeError) as fault:
        raise ShipError(f"{file}: cannot be read: {fault}") from fault


@lru_cache(maxsize=1)
def ship_files() -> dict[str, Traversable]:
    """The ships that come with the game, by the name of their file."""
    folder = resources.files(PACKAGE) / "ships"
    files = [file for file in folder.iterdir() if file.name.endswith(".toml")]
    return {file.name[:-5]: file for file in sorted(files, key=lambda file: file.name)}


@lru_cache(maxsize=200)
def library_sheet(name: str) -> ShipSheet:
    """A ship that comes with the game."""
    known = ship_files()
    if name not in known:
        raise ShipError(f"there is no ship {name!r}; there is: {', '.join(known)}")
    return read_sheet(known[name].read_text(encoding="utf-8"), known[name].name)


def write_toml(sheet: ShipDraft) -> str:
    """The file of a ship."""
    table = msgspec.to_builtins(sheet)
    boxes = table.pop("boxes")
    lines = [f"{key} = {toml_value(value)}" for key, value in table.items()]
    lines += ["", "[boxes]", *(f"{system} = {toml_value(count)}" for system, count in boxes.items())]
    return "\n".join(lines) + "\n"


def toml_value(value: object) -> str:
    """A value of a ship file in TOML, which writes all but tables as JSON does."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml_value(inner)}" for key, inner in value.items()) + " }"
    return msgspec.json.encode(value).decode()


def write_json(sheet: ShipSheet) -> str:
    """The ship as JSON."""
    return msgspec.json.format(msgspec.json.encode(sheet), indent=2).decode() + "\n"


# One word


def sheet_code(sheet: ShipSheet) -> str:
    """A ship in one word, without its note."""
    parts = [f"name:{sheet.name.replace(' ', '_')}"]
    parts += [f"race:{sheet.race}"] if sheet.race else []
    parts += ["pf"] if sheet.kind == "pf" else []
    parts += ["carrier"] if sheet.carrier else []
    parts += [f"bays:{sheet.bays}", f"life_support:{sheet.life_support}"]
    for system, boxes in sheet.boxes.items():
        if isinstance(boxes, dict):
            parts.append(f"{system}:{','.join(f'{label}*{count}' for label, count in boxes.items())}")
        else:
            parts.append(f"{system}:{boxes}")
    parts += [f"crew:{sheet.crew}", f"boarding_parties:{sheet.boarding_parties}"]
    parts += [f"sacrifice:{','.join(sheet.sacrifice)}"] if sheet.sacrifice else []
    return ";".join(parts)


def read_code(code: str) -> ShipSheet:
    """The inverse of `sheet_code`; a word without `:` is a ship that comes with the game."""
    if ":" not in code:
        return library_sheet(code)
    table: dict[str, object] = {"name": "?"}
    boxes: dict[str, int | dict[str, int]] = {}
    for part in code.split(";"):
        key, _, value = part.partition(":")
        if part == "pf":
            table["kind"] = "pf"
        elif part == "carrier":
            table["carrier"] = True
        elif key == "name":
            table["name"] = value.replace("_", " ")
        elif key == "race":
            table["race"] = value
        elif key == "sacrifice":
            table["sacrifice"] = value.split(",")
        elif key in ("bays", "life_support", "crew", "boarding_parties"):
            table[key] = parse_int(value, 0, MOST, key)
        else:
            one_of(key, box_systems(), "a system")
            boxes[key] = read_boxes(key, value)
    table["boxes"] = boxes
    try:
        return msgspec.convert(table, ShipSheet)
    except msgspec.ValidationError as fault:
        raise NotationError(f"the ship: {plain(str(fault))}") from fault


def read_boxes(system: str, text: str) -> int | dict[str, int]:
    """`6`, or `FA*4,RX*2`."""
    if text[:1].isdigit():
        return parse_int(text, 0, MOST, f"the boxes of {system}")
    labelled: dict[str, int] = {}
    for part in text.split(","):
        label, _, count = part.partition("*")
        if not LABEL.fullmatch(label) or label in labelled:
            raise NotationError(f"{part!r} of {system} is not a label with a number, such as FA*2")
        labelled[label] = parse_int(count, 0, MOST, f"the boxes of {system}:{label}")
    return labelled


@lru_cache(maxsize=200)
def plan_of(code: str, in_full: str = "") -> Plan:
    """The plan that a word of notation stands for; `in_full` is that ship as the match's rules know it."""
    sheet = read_code(in_full or code)
    rows: list[Row] = []
    for system, boxes in sheet.boxes.items():
        counts = boxes if isinstance(boxes, dict) else {"": boxes}
        rows += [Row(NUMBER[system], label, count) for label, count in counts.items()]
    rows.append(Row(NUMBER["boarding_party"], "", sheet.boarding_parties))
    rows.append(Row(NUMBER["crew"], "", sheet.crew))
    return Plan(
        code,
        sheet.name,
        sheet.race,
        sheet.kind == "pf",
        sheet.carrier,
        sheet.bays,
        sheet.life_support,
        list(sheet.sacrifice),
        [row for row in rows if row.total > 0],
    )


def split_entry(entry: str) -> tuple[str, str]:
    """An entry of the option `ships`: the ship's name in the battle, and its code."""
    name, equals, code = entry.partition("=")
    if not equals:
        name, code = entry, entry
    return name, code


def read_ships(entries: list[str], library: Mapping[str, str]) -> list[tuple[str, Plan]]:
    """The ships of a match by their names; the library has ships of the rules in full."""
    ships: dict[str, Plan] = {}
    for entry in entries:
        name, code = split_entry(entry)
        if not NAME.fullmatch(name):
            raise ShipError(f"{name!r} is no name for a ship: one word of letters, digits, - and _")
        if name in ships:
            raise ShipError(f"two ships are called {name!r}: write name=class to tell them apart")
        ships[name] = plan_of(code, library.get(code, ""))
    return list(ships.items())


def split_order(text: str) -> list[str]:
    """An order of sacrifice as it is written: systems and groups, parted by commas."""
    words = text.split(",")
    for word in words:
        one_of(word, (*SYSTEMS, *GROUPS), "a system or a group of systems")
    if len(set(words)) != len(words):
        raise NotationError(f"{text!r} names a system twice")
    return words
