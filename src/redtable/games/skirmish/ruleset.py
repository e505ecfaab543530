"""What a skirmish ruleset file may say: troops, distances, modifiers, the scenario, the match's options.

Distances are inches, on a grid of tenths. The files are in `ruleset/`; battlefields are files of their own,
in `battlefields/`, whose shape stands at the end.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from redtable.kernel.ruleset import Ruleset

Inches = Annotated[float, Meta(ge=0, le=100)]
Small = Annotated[int, Meta(ge=0, le=10)]
SideName = Literal["blufor", "redfor"]
UnitName = Annotated[str, Meta(pattern=r"^[A-Z][A-Za-z]{0,3}[0-9]{1,2}(?!\n)$")]
Aid = Literal["dead", "light", "unhurt"]
FIRST_AID: tuple[Aid, ...] = (*("dead",) * 7, *("light",) * 3)
"""SK-13.2: what each face of a first-aid die means."""


class UnitRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A group or team (SK-3.1, SK-3.2): its name and its soldiers."""

    name: UnitName
    soldiers: Annotated[list[Literal["R", "MG"]], Meta(min_length=1, max_length=12)]


class SectionRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A section or squad: its units, and the name its NCO has when he is a unit of his own (SK-G6)."""

    side: SideName
    leader: UnitName
    units: Annotated[list[UnitRow], Meta(min_length=1, max_length=4)]


class Distances(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far things reach, in inches."""

    tactical: Inches
    rapid: Inches
    rapid_inside: Inches
    close_range: Inches
    command_radius: Inches
    see_inside: Inches
    thin: Inches
    assault_step: Annotated[float, Meta(gt=0, le=100)]
    objective_margin: Inches


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Thresholds, modifiers and limits of the dice."""

    success: Annotated[int, Meta(ge=2, le=10)]
    morale: Annotated[int, Meta(ge=2, le=10)]
    command: Small
    rifleman: Small
    gunner: Small
    rapid_reaction: Small
    hard_cover: Small
    in_cover: Small
    close_range: Small
    most_chits: Annotated[int, Meta(ge=1, le=9)]
    most_caused: Annotated[int, Meta(ge=1, le=9)]


class ScenarioRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The frame (SK-15): how many objectives, and how many soldiers Redfor may lose."""

    objectives: Annotated[int, Meta(ge=1, le=4)]
    redfor_losses: Annotated[int, Meta(ge=1, le=100)]
    regular: bool = True


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the players of a match may agree on. The defaults are those of the rules."""

    battlefield: Annotated[str, Meta(max_length=20_000)] = "crossroads"
    max_turns: Annotated[int, Meta(ge=1, le=100)] = 12
    objectives_first: bool = True
    first_tie: Literal["roll_off", "blufor", "redfor"] = "roll_off"

    los: Literal["terrain", "units"] = "terrain"
    see_out_depth: Inches = 2.0
    contact_distance: Inches = 1.0
    spacing: Annotated[float, Meta(ge=0.5, le=2)] = 1.0

    nco_attached: bool = True
    nco_firepower: Annotated[int, Meta(ge=0, le=4)] = 0
    nco_scope: Literal["own", "any"] = "own"
    nco_replacement: bool = False

    max_activations: Annotated[int, Meta(ge=1, le=3)] = 1
    unit_acts: Literal["once", "both"] = "once"
    reactions_per_action: Annotated[int, Meta(ge=0, le=4)] = 1
    interrupt_point: Literal["any", "start"] = "any"
    reaction_surcharge: bool = True
    both_react: bool = False

    round: Literal["up", "down"] = "up"
    declared_rapid: bool = True
    reroll_at_3: bool = True
    cap_includes_reroll: bool = True
    fire_into_cc: bool = False

    assault_round: Literal["floor", "ceil"] = "floor"
    assault_return_fire: bool = False
    break_off_from: Literal["start", "contact"] = "start"
    cc_max_rounds: Annotated[int, Meta(ge=1, le=100)] = 20

    voluntary_retreat: bool = True
    retreat_min: Inches = 5.5
    first_aid_table: Annotated[tuple[Aid, ...], Meta(min_length=10, max_length=10)] = FIRST_AID
    second_wound_roll: bool = False
    recon_timing: Literal["activation", "turn"] = "activation"


class SkirmishRules(Ruleset, kw_only=True, frozen=True):
    """A whole ruleset."""

    edition: Literal[2] | msgspec.UnsetType = msgspec.UNSET
    """Which rulings hold where the rules were read anew; a ruleset that says nothing is of the first edition.

    In the first edition samples decided whether somebody may react or get away (against SK-G58 and SK-G59),
    orders that suffice for no unit ended a side's half (SK-G60), a unit in contact could give way (SK-G61),
    and one that lost its last man giving way was fought (SK-G62). Records and tables of that time are played
    by it. What is left out of a ruleset is left out of its hash, so theirs is still the same.
    """
    distances: Distances
    dice: Dice
    scenario: ScenarioRow
    sections: Annotated[list[SectionRow], Meta(min_length=2, max_length=12)]
    options: Options
    battlefields: dict[str, str] | msgspec.UnsetType = msgspec.UNSET
    """The battlefields of the game by their names, in full: filled in when a match is stored."""

    def battlefield(self) -> str:
        """The battlefield of the match: in full if the ruleset has it, else its name or file."""
        named = self.options.battlefield
        return named if self.battlefields is msgspec.UNSET else self.battlefields.get(named, named)

    def __post_init__(self) -> None:
        names = [unit.name for section in self.sections for unit in section.units]
        names += [section.leader for section in self.sections]
        twice = sorted({name for name in names if names.count(name) > 1})
        if twice:
            raise ValueError(f"units need names of their own; given twice: {', '.join(twice)}")
        for side in ("blufor", "redfor"):
            if not any(section.side == side for section in self.sections):
                raise ValueError(f"{side} needs at least one section")


TerrainKind = Literal["wall", "forest", "rocks", "field", "bushes", "undergrowth"]
Coordinate = Annotated[float, Meta(ge=-1000, le=1000)]
"""In inches; whether it is on the table is looked at later."""
Shape = Annotated[list[tuple[Coordinate, Coordinate]], Meta(min_length=3, max_length=64)]


class PieceRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of terrain: its corners in inches, in order around it."""

    id: Annotated[str, Meta(pattern=r"^[A-Z][0-9]{1,2}(?!\n)$")]
    kind: TerrainKind
    points: Shape


class Zones(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the sides deploy."""

    blufor: Shape
    redfor: Shape


class MapFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A battlefield file."""

    name: Annotated[str, Meta(pattern=r"^[^\W\d_][\w .'’-]*(?!\n)$")]
    """Letters of any script, figures, spaces, dots, apostrophes and hyphens; it begins with a letter."""
    size: tuple[Annotated[float, Meta(ge=12, le=200)], Annotated[float, Meta(ge=12, le=200)]]
    zones: Zones
    pieces: Annotated[list[PieceRow], Meta(max_length=60)]
