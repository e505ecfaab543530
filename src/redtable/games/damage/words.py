"""The words of Battle Damage: systems of a ship, kinds of cards and critical hits.

Their places in these tuples are their numbers inside the engine. What a card hits and what a critical hit
does is written in the ruleset, not here.
"""

from __future__ import annotations

from typing import Final

SYSTEMS: Final = (
    "cargo",
    "hull",
    "fwd_hull",
    "aft_hull",
    "ctr_hull",
    "l_warp",
    "r_warp",
    "c_warp",
    "impulse",
    "apr",
    "battery",
    "drone",
    "add",
    "power_absorber",
    "hellbore",
    "esg",
    "phaser",
    "photon",
    "plasma",
    "disruptor",
    "tr_beam",
    "fusion",
    "bridge",
    "flag_bridge",
    "security",
    "web_gen",
    "displacement",
    "emer_bridge",
    "aux_con",
    "shuttle",
    "dam_con",
    "boarding_party",
    "sensor",
    "scanner",
    "lab",
    "probe",
    "tractor",
    "transporter",
    "excess",
    "crew",
    "stasis",
    "option_mount",
)
NUMBER: Final = {name: number for number, name in enumerate(SYSTEMS)}
BOARDING_PARTY: Final = SYSTEMS.index("boarding_party")
EXCESS: Final = SYSTEMS.index("excess")
CREW: Final = SYSTEMS.index("crew")
PHASER: Final = SYSTEMS.index("phaser")
WARP: Final = (SYSTEMS.index("l_warp"), SYSTEMS.index("r_warp"), SYSTEMS.index("c_warp"))
NOT_BOXES: Final = (BOARDING_PARTY, CREW)
"""Counted like boxes, but people: no box of the ship's sheet."""

PHASER_TYPES: Final = ("I", "II", "III", "G")

FREE: Final = 0
ONCE: Final = 1
EACH: Final = 2
CRITICAL: Final = 3
LIMITS: Final = ("free", "once", "each", "critical")
"""How often a card works in one volley (BD-2.2)."""

NO_CARD: Final = -1
NEVER: Final = -1
"""The last turn of a critical hit that does not end."""

DUEL: Final = "duel"
DESK: Final = "desk"
MODES: Final = (DUEL, DESK)
