"""Random games against the whole contract, and what must hold in every position (the invariants SK-I).

REDTABLE_GAMES says how many games are played: a few by default, 2000 to be thorough.
"""

from __future__ import annotations

import os
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from redtable.games.skirmish.notation import parse_action
from redtable.games.skirmish.state import SkirmishState
from redtable.games.skirmish.words import ACTIVE, CASUALTY, DEAD, LIGHT, LIGHT_CASUALTY, OVER
from redtable.kernel.chance import SeededChance
from redtable.kernel.game import State
from redtable.kernel.testing import check_game
from tests.games.skirmish.table import GAME, Table

GAMES = int(os.environ.get("REDTABLE_GAMES", "6"))


def soldiers_are_conserved(state: State) -> str | None:
    """SK-I1: every soldier has one of five fates, and the dead are counted."""
    table = cast("SkirmishState", state)
    for unit in table.units:
        if len(unit.kinds) != len(unit.statuses):
            return f"{unit.name} has soldiers without a status"
        fates = (ACTIVE, LIGHT, CASUALTY, LIGHT_CASUALTY, DEAD)
        if sum(unit.statuses.count(fate) for fate in fates) != len(unit.statuses):
            return f"{unit.name} has a soldier with an unknown fate"
    for side in (0, 1):
        dead = sum(unit.dead() for unit in table.units if unit.side == side)
        if dead != table.losses[side]:
            return f"{dead} dead, {table.losses[side]} counted"
    return None


def chits_are_within_bounds(state: State) -> str | None:
    """SK-I2, and SK-I10: 0 to 3 outside close combat."""
    table = cast("SkirmishState", state)
    fighting = table.phase in (5, OVER)
    for unit in table.units:
        if min(unit.red, unit.yellow) < 0 or (unit.chits() > 3 and not fighting):
            return f"{unit.name} has {unit.red} red and {unit.yellow} yellow chits"
    return None


def orders_are_never_negative(state: State) -> str | None:
    """SK-I3, SK-I4."""
    table = cast("SkirmishState", state)
    return None if min(table.orders) >= 0 and max(table.orders) <= 6 else f"orders {table.orders}"


def nobody_acts_twice(state: State) -> str | None:
    """SK-I5: one activation or reaction a turn."""
    table = cast("SkirmishState", state)
    for unit in table.units:
        if unit.activations + unit.reactions > 1:
            return f"{unit.name} acted {unit.activations} and reacted {unit.reactions} times"
    return None


def everybody_is_on_the_table(state: State) -> str | None:
    """Nobody leaves the table."""
    table = cast("SkirmishState", state)
    for unit in table.units:
        if unit.on_table() and not table.field.on_table(unit.x, unit.y):
            return f"{unit.name} stands at {unit.x},{unit.y}"
    return None


INVARIANTS = [
    soldiers_are_conserved,
    chits_are_within_bounds,
    orders_are_never_negative,
    nobody_acts_twice,
    everybody_is_on_the_table,
]


@pytest.mark.timeout(0 if GAMES > 10 else 900)
def test_random_games_conform() -> None:
    check_game("skirmish", games=GAMES, bound=3000, every=40, breadth=8, worlds=1, processes=1,
               open_ended=True, invariants=INVARIANTS)  # fmt: skip


VARIANTS: list[dict[str, Any]] = [
    {"nco_attached": False, "los": "units", "objectives_first": False, "round": "down"},
    {"both_react": True, "reactions_per_action": 2, "interrupt_point": "start", "fire_into_cc": True},
    {
        "assault_return_fire": True,
        "break_off_from": "contact",
        "recon_timing": "turn",
        "nco_replacement": True,
    },
    {"max_turns": 3, "voluntary_retreat": False, "second_wound_roll": True, "battlefield": "village"},
]


@pytest.mark.parametrize("options", VARIANTS)
def test_every_option_conforms(options: dict[str, Any]) -> None:
    invariants = [soldiers_are_conserved, orders_are_never_negative, everybody_is_on_the_table]
    check_game("skirmish", options=options, games=2, bound=4000, every=60, breadth=4, worlds=1, processes=1,
               open_ended=True, invariants=invariants)  # fmt: skip


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 480), st.integers(0, 360))
def test_moves_never_exceed_their_length(x: int, y: int) -> None:
    """SK-I7: an accepted move is at most 12" long, and a rapid one at most 2" inside any piece."""
    table = Table("orders=1:0 RG1=24,12;R,R,NCO T1=40,33")
    action = parse_action(f"RG1 move {x / 10:g},{y / 10:g}")
    far = ((x - 240) ** 2 + (y - 120) ** 2) ** 0.5
    if table.state.refusal(0, action) is None:
        assert far <= 120 + 1e-4
        depth, _ = table.state.field.deepest([240, x], [120, y])
        assert far <= 60 + 1e-4 or depth <= 20 + 1e-4
    else:
        depth, _ = table.state.field.deepest([240, x], [120, y])
        assert far == 0 or far > 60 or ((x - 400) ** 2 + (y - 330) ** 2) ** 0.5 < 10


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 10**6))
def test_the_same_seed_plays_the_same_game(seed: int) -> None:
    """SK-I14: dice depend on the seed and the decisions alone."""
    ends = []
    for _ in range(2):
        chance = SeededChance(seed)
        state, _ = GAME.start(GAME.rules("", {"max_turns": 1}), chance)
        while state.outcome() is None:
            legal = state.legal(state.to_move())
            state.apply(state.to_move(), legal[chance.below("pick", len(legal))], chance)
        ends.append(state.position())
    assert ends[0] == ends[1]
