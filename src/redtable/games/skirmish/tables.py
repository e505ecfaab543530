"""A ruleset made ready for play: distances in tenths, the order of battle, the battlefield."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

from redtable.games.skirmish.unit import Unit
from redtable.games.skirmish.words import GUNNER, KINDS, NCO, RIFLEMAN, SIDES, TENTHS

if TYPE_CHECKING:
    from redtable.games.skirmish.notation import SkirmishAction
    from redtable.games.skirmish.ruleset import SkirmishRules
    from redtable.games.skirmish.terrain import Battlefield
    from redtable.games.skirmish.ways import Ways


def in_tenths(inches: float) -> int:
    """A distance of a ruleset on the grid."""
    return round(inches * TENTHS)


class Tables:
    """The numbers of one ruleset, and what was found out about its ground. Nothing here ever changes."""

    def __init__(self, rules: SkirmishRules, field: Battlefield) -> None:
        distances, dice, options = rules.distances, rules.dice, rules.options
        self.rules = rules
        self.field = field
        self.first_edition = rules.edition is UNSET
        """Whether samples decide what is possible, as they did before SK-G57 to SK-G67 were written."""
        self.tactical = in_tenths(distances.tactical)
        self.rapid = in_tenths(distances.rapid)
        self.rapid_inside = in_tenths(distances.rapid_inside)
        self.close_range = in_tenths(distances.close_range)
        self.command_radius = in_tenths(distances.command_radius)
        self.assault_step = in_tenths(distances.assault_step)
        self.objective_margin = in_tenths(distances.objective_margin)
        self.spacing = in_tenths(options.spacing)
        self.retreat_min = in_tenths(options.retreat_min)

        self.success = dice.success
        self.morale = dice.morale
        self.command_dice = dice.command
        self.firepower = [0, 0, 0]
        self.firepower[RIFLEMAN] = dice.rifleman
        self.firepower[GUNNER] = dice.gunner
        self.firepower[NCO] = options.nco_firepower
        self.rapid_reaction = dice.rapid_reaction
        self.hard_cover = dice.hard_cover
        self.in_cover = dice.in_cover
        self.close_range_malus = dice.close_range
        self.most_chits = dice.most_chits
        self.most_caused = dice.most_caused

        self.objectives = rules.scenario.objectives
        self.redfor_losses = rules.scenario.redfor_losses
        self.regular = rules.scenario.regular

        self.max_turns = options.max_turns
        self.objectives_first = options.objectives_first
        self.first_tie: str = options.first_tie
        self.units_block_sight = options.los == "units"
        self.nco_attached = options.nco_attached
        self.any_nco = options.nco_scope == "any"
        self.nco_replacement = options.nco_replacement
        self.max_activations = options.max_activations
        self.acts_once = options.unit_acts == "once"
        self.reactions_per_action = options.reactions_per_action
        self.interrupt_anywhere = options.interrupt_point == "any"
        self.reaction_surcharge = options.reaction_surcharge
        self.both_react = options.both_react
        self.round_up = options.round == "up"
        self.declared_rapid = options.declared_rapid
        self.reroll_at_most_chits = options.reroll_at_3
        self.cap_includes_reroll = options.cap_includes_reroll
        self.fire_into_combat = options.fire_into_cc
        self.assault_floor = options.assault_round == "floor"
        self.assault_return_fire = options.assault_return_fire
        self.break_off_from_contact = options.break_off_from == "contact"
        self.combat_rounds = options.cc_max_rounds
        self.voluntary_retreat = options.voluntary_retreat
        self.first_aid: list[str] = list(options.first_aid_table)
        self.second_wound_roll = options.second_wound_roll
        self.recon_after_activation = options.recon_timing == "activation"

        self.ways: dict[int, Ways] = {}
        """Where one can go from places that were asked for: see `ways.py`."""
        self.watched: dict[tuple[int, ...], bool] = {}
        """Whether a path that was asked for can be interrupted from a place: see `interruption.py`."""
        self.activations: dict[tuple[int, ...], list[SkirmishAction]] = {}
        """What units could be told to do in situations that were met: see `candidates.py`."""
        self.order_of_battle = order_of_battle(rules)
        self.names = {unit.name: unit.number for unit in self.order_of_battle}

    def new_units(self) -> list[Unit]:
        """The troops before deployment."""
        return [unit.copy() for unit in self.order_of_battle]


def order_of_battle(rules: SkirmishRules) -> list[Unit]:
    """The units of both sides in the ruleset's order; an NCO on his own is a unit (SK-G6)."""
    units: list[Unit] = []
    for section, row in enumerate(rules.sections):
        side = SIDES.index(row.side)
        for group in row.units:
            kinds = [KINDS.index(kind) for kind in group.soldiers]
            units.append(Unit(len(units), group.name, side, section, kinds))
        if not rules.options.nco_attached:
            units.append(Unit(len(units), row.leader, side, section, [NCO]))
    return units


def tables_of(rules: SkirmishRules) -> Tables:
    """The tables of a ruleset, made once and kept with it."""
    kept = rules.__dict__.get("tables")
    if isinstance(kept, Tables):
        return kept
    from redtable.games.skirmish.battlefield_file import build, load_map

    distances, options = rules.distances, rules.options
    field = build(
        load_map(rules.battlefield()),
        in_tenths(distances.see_inside),
        in_tenths(options.see_out_depth),
        in_tenths(distances.thin),
        in_tenths(options.contact_distance),
    )
    made = Tables(rules, field)
    rules.__dict__["tables"] = made
    return made
