"""Refusals: `legal` and `refusal` agree everywhere, and every refusal can be said in three languages."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from redtable.games.redcode.notation import ACTIONS
from redtable.i18n.texts import Texts
from redtable.kernel.chance import SeededChance
from redtable.kernel.rulebook import load_rulebook
from tests.games.redcode.table import GAME, Table, new_game, play_on

EVERYTHING = list(ACTIONS.values())
CLAUSES = {id for section in load_rulebook(GAME.package, "en").sections for id in section.clauses}
TEXTS = [Texts(language, GAME, strict=True) for language in ("en", "es", "it")]
OPTIONS = st.fixed_dictionaries(
    {
        "mode": st.sampled_from(["arena", "war"]),
        "ships_per_side": st.integers(1, 3),
        "allow_friendly_fire": st.booleans(),
        "allow_null_effect": st.booleans(),
        "shield_any_link": st.booleans(),
        "current_direction": st.sampled_from(["free", "fixed"]),
        "current_return": st.booleans(),
        "orders_timing": st.sampled_from(["any_time", "before_manoeuvres"]),
    }
)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**9), st.integers(0, 250), OPTIONS)
def test_an_action_is_legal_or_refused_with_a_clause_and_a_reason(
    seed: int, actions: int, options: dict[str, Any]
) -> None:
    state = new_game(seed, **options)
    play_on(state, SeededChance(seed), actions)
    for seat in range(state.tables.seats):
        legal = set(state.legal(seat))
        for action in EVERYTHING[seed % 7 :: 7]:
            refusal = state.refusal(seat, action)
            assert (refusal is None) == (action in legal)
            if refusal is not None:
                assert refusal.clause in CLAUSES
                for texts in TEXTS:
                    assert texts.refusal_line(refusal.clause, refusal.key, refusal.args)


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 10**9), OPTIONS)
def test_every_event_can_be_said(seed: int, options: dict[str, Any]) -> None:
    state = new_game(seed, **options)
    chance = SeededChance(seed)
    said = set()
    while (seat := state.to_move()) >= 0:
        legal = state.legal(seat)
        for event in state.apply(seat, legal[chance.below("pick", len(legal))], chance):
            for viewer in range(-2, state.tables.seats):
                seen = event.seen_by(viewer)
                assert seen is not None
                if repr(seen) in said:
                    continue
                said.add(repr(seen))
                for texts in TEXTS:
                    line = texts.event_line(seen)
                    assert line
                    assert "redcode-" not in line


@pytest.mark.parametrize(
    ("position", "text", "clause", "key"),
    [
        ("A=destroyer;c3 X=submarine;h6", "end", "RC-12.6", "not-your-decision"),
        ("A=destroyer;c3 X=submarine;h6 phase=over over=red.fleet-sunk", "end", "RC-2.1", "game-over"),
    ],
)
def test_somebody_elses_decision(position: str, text: str, clause: str, key: str) -> None:
    refusal = Table(position).refused(text, 1)
    assert (refusal.clause, refusal.key) == (clause, f"redcode-refusal-{key}")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "RC-8.4: The islet on d3 hides X on e3."),
        ("es", "RC-8.4: El islote de d3 tapa a X, en e3."),
        ("it", "RC-8.4: L'isolotto in d3 nasconde X in e3."),
    ],
)
def test_a_refusal_names_the_thing_in_the_way(language: str, line: str) -> None:
    refusal = Table("map=8/8/3I4/8/8/8 A=submarine;c3 X=destroyer;e3").refused("torpedo>X")
    texts = Texts(language, GAME, strict=True)
    assert texts.refusal_line(refusal.clause, refusal.key, refusal.args) == line


@pytest.mark.parametrize(
    "phase", ["choose", "place", "return", "recover", "main", "move", "respond", "discard"]
)
def test_a_decision_of_another_kind_is_named(phase: str) -> None:
    positions = {
        "choose": "phase=choose A=- X=-",
        "place": "phase=place A=submarine X=submarine",
        "return": "phase=return A=submarine;waiting X=destroyer;h6",
        "recover": "phase=recover A=submarine;c3;3/3;reserve:1,removed:5 X=destroyer;h6",
        "main": "A=submarine;c3 X=destroyer;h6",
        "move": "phase=move move=A;1;free;-;c2;1 A=submarine;c3 X=destroyer;h6",
        "respond": "phase=respond turn=X chain=X.torpedo>A window=A A=submarine;c3 X=destroyer;d3",
        "discard": "phase=discard A=submarine;c3;3/3;reserve:6;aaaa X=destroyer;h6",
    }
    table = Table(positions[phase])
    text = "pass" if phase != "respond" else "end"
    refusal = table.refused(text)
    assert refusal.args == {"decision": phase}
    for texts in TEXTS:
        assert texts.refusal_line(refusal.clause, refusal.key, refusal.args)
