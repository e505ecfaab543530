"""Actions that amount to one of a list: the same unit doing the same, nearest to the same place."""

from __future__ import annotations

import pytest

from redtable.kernel.registry import find_game

CHOICES = [
    "RG1 move 10,10",
    "RG1 move 20,10",
    "RG2 move 12,10",
    "RG1 move 12,10 then fire T1",
    "RG1 fire T1",
    "RG1 assault T1",
    "T2 react fire RG1 @3",
    "T2 react fire RG1 @8",
    "remove T1 red",
    "stop",
]


@pytest.mark.parametrize(
    ("action", "amounts_to"),
    [
        ("RG1 fire T1", "RG1 fire T1"),
        ("RG1 move 11,10", "RG1 move 10,10"),
        ("RG1 move 10,12 19,10", "RG1 move 20,10"),
        ("RG2 move 30,30", "RG2 move 12,10"),
        ("RG1 move 5,5 then fire T1", "RG1 move 12,10 then fire T1"),
        ("RG1 assault T1 11,11", "RG1 assault T1"),
        ("T2 react fire RG1 @7", "T2 react fire RG1 @8"),
        ("RG1 fire T2", ""),
        ("remove T1 yellow", ""),
        ("decline", ""),
    ],
)
def test_an_action_amounts_to_the_nearest_of_its_kind(action: str, amounts_to: str) -> None:
    assert find_game("skirmish").closest(action, CHOICES) == amounts_to


def test_where_all_actions_are_listed_nothing_is_like_another() -> None:
    game = find_game("damage")
    assert game.closest("score hull", ["score hull", "score lab"]) == "score hull"
    assert game.closest("score probe", ["score hull", "score lab"]) == ""
