"""A desk takes steps back: the cards and dice that came stay, whatever is done instead (BD-3.2)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from redtable.cli.damage.battle_file import begin, reopen, replay
from redtable.kernel.chance import SeededChance
from redtable.kernel.entry import Entry
from redtable.kernel.match import Match
from redtable.kernel.record import RecordError, read_record, record_of, write_record
from redtable.kernel.replay import replay_record, verify_record
from redtable.kernel.sealed import SealedChance
from tests.games.damage.battles import GAME, desk, desk_rules, state_of

OPTIONS = {"mode": "desk", "ships": ["A=ts-ca"]}
SEALED = bytes(range(32))


def do(match: Match, *texts: str) -> list[Entry]:
    """Steps of the first marker."""
    return [match.apply(0, text) for text in texts]


def cards(match: Match) -> list[str]:
    """The cards of the open volley that lie on the table, the one that waits included."""
    volley = state_of(match).volleys[0]
    shown = [*volley.right, *volley.left, *([volley.card] if volley.waiting() else [])]
    return sorted(state_of(match).tables.cards[card].id for card in shown)


def happened(entries: list[Entry]) -> list[tuple[str, Any]]:
    """What steps did, event by event."""
    return [(event.kind, event.data) for entry in entries for event in entry.events]


def choices(match: Match) -> list[str]:
    """The boxes to choose from."""
    return [action.text for action in match.state.legal(0) if action.text.startswith("score ")]


def asked(seed: int) -> Match:
    """A desk at which the owner has to choose, with cards still to come."""
    for number in range(100):
        match = desk(chance=SeededChance(f"fishing {seed} {number}"))
        do(match, "volley A 18", "run")
        if len(choices(match)) > 1:
            return match
    raise AssertionError("nobody is asked")


@pytest.mark.clause("BD-3.2")
@pytest.mark.parametrize("seed", range(6))
def test_bd_3_2_another_choice_and_back_again_brings_no_other_cards(seed: int) -> None:
    match = asked(seed)
    first, other = choices(match)[:2]
    dealt = happened(do(match, first, "run"))
    do(match, "takeback", "takeback")
    instead = happened(do(match, other, "run"))
    do(match, "takeback", "takeback")
    assert happened(do(match, first, "run")) == dealt
    turned = [data["card"] for kind, data in dealt if kind == "card-dealt"]
    turned_instead = [data["card"] for kind, data in instead if kind == "card-dealt"]
    assert turned[: len(turned_instead)] == turned_instead[: len(turned)]


@pytest.mark.clause("BD-3.2")
def test_bd_3_2_a_volley_announced_anew_has_the_same_cards() -> None:
    match = desk()
    do(match, "prefer A cargo", "volley A 9", "deal", "deal", "deal")
    shown = cards(match)
    do(match, *["takeback"] * 4, "volley A 20", "deal", "deal", "deal")
    assert cards(match) == shown
    deals = ["deal @A"] * 3
    do(match, *["takeback"] * 4, "add B ts-ca", "volley B 5", "run", "volley A 9", *deals)
    volley = next(volley for volley in state_of(match).volleys if volley.target == 0)
    dealt = [*volley.right, *volley.left, *([volley.card] if volley.waiting() else [])]
    assert sorted(state_of(match).tables.cards[card].id for card in dealt) == shown


@pytest.mark.clause("BD-5.40")
def test_bd_5_40_repairs_are_not_rolled_anew() -> None:
    options = {"battle": "mode=desk turn=3 ships=A~ts-ca~-~tractors:3:9:0,transporters:3:9:0 volley=- duel=-"}
    match = desk(chance=SeededChance("repair"), repair_rolls=True, **options)
    rolled = happened(do(match, "turn"))
    assert [kind for kind, _ in rolled].count("repair-rolled") == 2
    do(match, "takeback", "add B ts-ca", "remove B", "prefer A cargo")
    assert happened(do(match, "turn")) == rolled


@pytest.mark.clause("BD-7.1")
def test_bd_7_1_the_dice_of_a_pseudo_fighter_are_not_rolled_anew() -> None:
    match = desk("A=ts-pf")
    rolled = happened(do(match, "volley A 4", "deal", "deal"))
    do(match, "takeback", "takeback", "takeback")
    again = happened(do(match, "volley A 5", "deal", "deal"))
    dice = [[data["die"] for kind, data in told if kind == "pf-hit"] for told in (rolled, again)]
    assert dice[0]
    assert dice[0] == dice[1]


@settings(max_examples=40, deadline=None)
@given(data=st.data(), seed=st.integers(0, 999))
def test_steps_back_change_nothing_of_what_is_to_come(data: st.DataObject, seed: int) -> None:
    """Play on, take everything back in any order of detours, and play on again: the same, step by step."""
    options = {"mode": "desk", "ships": ["A=ts-ca", "B=ts-pf"], "repair_rolls": True}
    match = Match(GAME, GAME.rules("", options), SealedChance(SEALED, [str(seed)]))
    line: list[str] = []
    told: list[list[tuple[str, Any]]] = []
    for _ in range(data.draw(st.integers(1, 12))):
        legal = [action.text for action in match.state.legal(0) if action.text != "takeback"]
        line.append(data.draw(st.sampled_from(legal)))
        told.append(happened(do(match, line[-1])))
    end = match.state.position()
    for _ in range(data.draw(st.integers(1, 3))):
        back = data.draw(st.integers(1, len(line)))
        do(match, *["takeback"] * back)
        detour = 0
        for _ in range(data.draw(st.integers(0, 4))):
            legal = [action.text for action in match.state.legal(0) if action.text != "takeback"]
            do(match, data.draw(st.sampled_from(legal)))
            detour += 1
        do(match, *["takeback"] * detour)
        for step in range(len(line) - back, len(line)):
            assert happened(do(match, line[step])) == told[step]
        assert match.state.position() == end
    written = write_record(record_of(match, "standard", options))
    assert "\ntakeback\trepeats\t" in written
    assert replay_record(read_record(written)).state.position() == end


# Earlier versions drew anew after a step back: what they wrote stays true, and only that


OLD_STEPS = "volley A 18,deal,takeback,prefer A cargo,deal,takeback,deal,deal,takeback,run"


def old_match() -> Match:
    """A match as an earlier version played it."""
    chance = SeededChance("old")
    chance.repeats = False
    match = Match(GAME, desk_rules(), chance)
    for text in OLD_STEPS.split(","):
        match.apply(0, text)
    return match


def test_records_of_earlier_versions_verify() -> None:
    """They say nothing of repeated draws, and their lines have draws of their own after a step back."""
    match = old_match()
    assert [len(entry.draws) for entry in match.log[:7]] == [0, 1, 0, 0, 1, 0, 0]
    assert match.log[4].draws[0].size == 64
    record = read_record(write_record(record_of(match, "standard", OPTIONS)))
    assert not record.repeats
    assert verify_record(record).state.position() == match.state.position()
    assert replay(record).state.position() == match.state.position()


def test_a_record_cannot_have_drawn_anew() -> None:
    """The file of a desk says that its draws repeat; then drawing anew for a step back is found."""
    record = record_of(old_match(), "standard", OPTIONS)
    record.repeats = True
    with pytest.raises(RecordError, match="the game does not draw 'card' here"):
        verify_record(read_record(write_record(record)))


def test_a_battle_of_the_terminal_goes_on_with_the_same_cards(tmp_path: Path) -> None:
    match = desk(chance=SeededChance("file"))
    file = tmp_path / "battle.redtable"
    battle = begin(file, match, "standard", OPTIONS)
    for entry in do(match, "volley A 9", "deal", "deal", "takeback", "takeback", "takeback"):
        battle.write(entry)
    again, _ = reopen(file)
    told = [happened(do(each, "volley A 12", "deal", "deal", "run")) for each in (match, again.match)]
    assert told[0] == told[1]
    assert again.match.chance.source.draws == match.chance.source.draws
