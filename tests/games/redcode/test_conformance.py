"""The conformance kit in every mode and seat count, and with every option turned the other way.

REDTABLE_GAMES says how many games of each mode are played: a few by default, 1000 to be thorough.
"""

from __future__ import annotations

import os
from typing import Any

import pytest

from redtable.games.redcode.ruleset import Options
from redtable.kernel.testing import check_game
from tests.games.redcode.invariants import INVARIANTS

GAME = "redtable.games.redcode:RedCode"
GAMES = int(os.environ.get("REDTABLE_GAMES", "2"))
MODES = [
    {"mode": mode, "ships_per_side": ships, "fleet_mode": fleet}
    for mode in ("arena", "war")
    for ships in (1, 2, 3)
    for fleet in (False, True)
    if ships > 1 or not fleet
]
OTHER_WAY: list[dict[str, Any]] = [
    {"max_rounds": 8},
    {"first_player": "red"},
    {"turn_order": "sides"},
    {"setup_order": "turn"},
    {"setup_order": "reverse_turn"},
    {"map_rotation": "none"},
    {"second_player_cards": 2},
    {"first_turn_crew": 2},
    {"move_adjacency": 4},
    {"current_direction": "fixed"},
    {"current_retrigger": True},
    {"current_return": False},
    {"allow_friendly_fire": False},
    {"allow_null_effect": False},
    {"orders_timing": "before_manoeuvres"},
    {"evasion_mover": "player"},
    {"atomic_area": "map_card"},
    {"intercept_until": "end"},
    {"hand_overflow": "no_draw"},
    {"deck_exhaustion": "no_draw"},
    {"team_hands_visible": True},
    {"response_scope": "target_only"},
    {"response_scope": "target_side"},
    {"response_order": "target_first"},
    {"self_response": True},
    {"shield_anchor": "target"},
    {"shield_anchor": "either"},
    {"shield_any_link": True},
    {"sink_cancels": "sunk_ship_links"},
    {"friendly_sink_vp": "none"},
    {"respawn_timing": "end_of_lost"},
    {"sunk_hand": "discarded"},
    {"sunk_hand": "kept"},
    {"simultaneous_win": "active_side"},
    {"arena3v3_triggers": "one_ship_left"},
    {"arena_split": "fewest_cards"},
    {"arena_sink_card": True},
    {"compensation_tie": "both"},
]


def name(options: dict[str, Any]) -> str:
    return ",".join(f"{key}={value}" for key, value in options.items())


@pytest.mark.timeout(0 if GAMES > 10 else 300)
@pytest.mark.parametrize("options", MODES, ids=name)
def test_every_mode_conforms(options: dict[str, Any]) -> None:
    report = check_game(GAME, options=options, games=GAMES, every=40, invariants=INVARIANTS, processes=1)
    assert report.games == GAMES


@pytest.mark.parametrize("options", OTHER_WAY, ids=name)
def test_every_option_conforms(options: dict[str, Any]) -> None:
    arena_only = any(key.startswith(("arena", "compensation")) for key in options)
    mode, ships = ("arena", 3) if arena_only else ("war", 2)
    setting = {"mode": mode, "ships_per_side": ships, "max_rounds": 15, **options}
    check_game(GAME, "first-guess", setting, games=1, every=60, worlds=1, invariants=INVARIANTS, processes=0)


def test_every_option_is_tried() -> None:
    tried = {key for options in OTHER_WAY for key in options} | {"mode", "ships_per_side", "fleet_mode"}
    assert tried == set(Options.__struct_fields__)
