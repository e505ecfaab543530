"""Invariants that compare positions of one game: RC-I8, RC-I9, RC-I15, RC-I17."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from redtable.games.redcode.sinking import afloat
from redtable.games.redcode.state import RedcodeState
from redtable.kernel.chance import SeededChance
from redtable.kernel.game import JUDGE
from tests.games.redcode.invariants import INVARIANTS
from tests.games.redcode.table import GAME, new_game

SETTINGS = st.fixed_dictionaries(
    {"mode": st.sampled_from(["arena", "war"]), "ships_per_side": st.integers(1, 3)}
)
SEEDS = st.integers(0, 10**9)
TOUCH_CREW = {
    "crew-paid",
    "crew-removed",
    "crew-recovered",
    "ship-returned",
    "ship-chosen",
}
"""The events after which crew may stand elsewhere (RC-I9)."""


def crews(state: RedcodeState) -> list[tuple[int, int, int]]:
    return [(ship.reserve, ship.slots, ship.removed) for ship in state.ships]


@settings(max_examples=15, deadline=None)
@given(SEEDS, SETTINGS)
def test_what_never_happens_between_two_positions(seed: int, options: dict[str, Any]) -> None:
    state = new_game(seed, **options)
    chance = SeededChance(seed)
    points, ships, turn, in_turn = [0, 0], [9, 9], [0, -1], 0
    while (seat := state.to_move()) >= 0:
        legal = state.legal(seat)
        before = crews(state)
        cards = state.order_used
        action = legal[chance.below("pick", len(legal))]
        events = state.apply(seat, action, chance)
        for invariant in INVARIANTS:
            assert invariant(state) is None
        if not {event.kind for event in events} & TOUCH_CREW:
            assert crews(state) == before, "RC-I9"
        if cards:
            assert "order-played" not in [event.kind for event in events], "RC-I7"
        before_points, points = points, [state.blue_points, state.red_points]
        before_ships, ships = ships, [afloat(state, 0), afloat(state, 1)]
        assert all(now >= then for now, then in zip(points, before_points, strict=True)), "RC-I8"
        assert all(now <= then for now, then in zip(ships, before_ships, strict=True)), "RC-I8"
        before_turn, turn = turn, [state.round, state.active]
        in_turn = in_turn + 1 if turn == before_turn else 0
        assert in_turn < 200, "RC-I15"


@settings(max_examples=5, deadline=None)
@given(SEEDS, SETTINGS)
def test_the_same_seed_and_decisions_give_the_same_events(seed: int, options: dict[str, Any]) -> None:
    """RC-I17."""
    stories = []
    for _ in range(2):
        state = new_game(seed, **options)
        chance = SeededChance(seed)
        told: list[dict[str, Any] | None] = []
        while (seat := state.to_move()) >= 0 and len(told) < 2000:
            legal = state.legal(seat)
            events = state.apply(seat, legal[chance.below("pick", len(legal))], chance)
            told += [event.seen_by(JUDGE) for event in events]
        stories.append((told, state.position()))
    assert stories[0] == stories[1]


@settings(max_examples=10, deadline=None)
@given(SEEDS, SETTINGS)
def test_what_is_unwise_is_legal_and_the_rest_is_never_empty(seed: int, options: dict[str, Any]) -> None:
    state = new_game(seed, **options)
    chance = SeededChance(seed)
    for _ in range(150):
        seat = state.to_move()
        if seat < 0:
            return
        sensible = state.sensible(seat)
        assert sensible
        assert set(sensible) <= set(state.legal(seat))
        view = state.view(seat)
        assert set(view.pointless) | set(view.harmful) <= set(view.legal)  # type: ignore[attr-defined]
        state.apply(seat, sensible[chance.below("pick", len(sensible))], chance)


def test_quiet_states_play_the_same_game() -> None:
    loud, quiet = new_game(5, ships_per_side=2), new_game(5, ships_per_side=2)
    quiet.quiet = True
    one, other = SeededChance(5), SeededChance(5)
    for _ in range(300):
        seat = loud.to_move()
        if seat < 0:
            break
        text = loud.legal(seat)[one.below("pick", len(loud.legal(seat)))].text
        other.below("pick", len(quiet.legal(seat)))
        assert loud.apply(seat, GAME.parse(text), one) != []
        assert quiet.apply(seat, GAME.parse(text), other) == []
        assert loud.position() == quiet.position()
