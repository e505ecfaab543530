"""Thousands of damaged and forged records: each is refused with a reason, or is a true record after all."""

from __future__ import annotations

import random
from typing import Final

import pytest

from redtable.kernel.chance import SeededChance
from redtable.kernel.errors import RedtableError
from redtable.kernel.match import Match
from redtable.kernel.record import checked, read_record, record_of, write_record
from redtable.kernel.replay import replay_record, verify_record
from redtable.kernel.sealed import SealedChance
from tests.tiny import Tiny

MUTATIONS: Final = 3000
HOSTILE: Final = (
    "",
    " ",
    "\0",
    "-1",
    "0",
    "1e999",
    "nan",
    "9" * 5000,
    "null",
    "{}",
    "[" * 3000,
    '"' + "x" * 9000,
    '"\\ud800"',
    "current:6=7",
    "current:6=0",
    "current:0=1",
    "deck:3~0,0,0",
    f"current:{'9' * 5000}=1",
    f"deck:2~{'9' * 5000}",
    "clock",
    "undo",
    "resign",
    "agree-draw",
    "end",
    "redtable-record 1",
    "sealed",
    "seeded",
    "../../etc/passwd",
    "os:system",
)


def texts() -> list[str]:
    """A seeded and a sealed record."""
    found = []
    for chance in (SeededChance(11), SealedChance(bytes(range(32)), ["mine", "yours"])):
        game = Tiny()
        match = Match(game, game.rules(), chance)
        picker = SeededChance("picks")
        while match.outcome() is None:
            seat = match.state.to_move()
            legal = match.state.legal(seat)
            match.apply(seat, legal[picker.below("pick", len(legal))].text)
        found.append(write_record(record_of(match, "standard", {"answers": True})))
    return found


TEXTS: Final = texts()


def believed(text: str) -> bool:
    """Whether a record is verified; all that may be raised over one that is not is a reason in words."""
    try:
        verify_record(read_record(text), game=Tiny())
    except RedtableError:
        return False
    return True


def damaged(rng: random.Random, text: str) -> str:
    """A record with some characters changed, lost, doubled or moved."""
    letters = list(text)
    for _ in range(rng.choice((1, 1, 1, 2, 10))):
        at, other = rng.randrange(len(letters)), rng.randrange(len(letters))
        way = rng.randrange(4)
        if way == 0:
            letters[at] = chr(rng.choice((rng.randrange(128), rng.randrange(0xD800))))
        elif way == 1:
            del letters[at : at + rng.choice((1, 5, 200))]
        elif way == 2:
            letters[at:at] = letters[other : other + rng.randrange(100)]
        else:
            letters[at], letters[other] = letters[other], letters[at]
        if not letters:
            break
    return "".join(letters)


def forged(rng: random.Random, text: str) -> str:
    """A record with some columns or lines changed and every check made anew, as a careful cheat would."""
    rows = [line.rpartition("\t#")[0].split("\t") for line in text.splitlines()]
    for _ in range(rng.choice((1, 1, 2, 5))):
        row = rng.choice(rows)
        way = rng.randrange(6)
        if way == 0:
            row[rng.randrange(len(row))] = rng.choice(HOSTILE)
        elif way == 1:
            row[rng.randrange(len(row))] = rng.choice(rng.choice(rows))
        elif way == 2 and len(row) > 1:
            del row[rng.randrange(len(row))]
        elif way == 3:
            row.insert(rng.randrange(len(row) + 1), rng.choice(HOSTILE))
        elif way == 4 and len(rows) > 1:
            rows.remove(row)
        else:
            rows.insert(rng.randrange(len(rows)), list(row))
    return "".join(f"{line}\n" for line in checked(rows))


@pytest.mark.parametrize("text", TEXTS, ids=["seeded", "sealed"])
def test_a_damaged_record_is_never_believed(text: str) -> None:
    rng = random.Random(1)
    assert believed(text)
    for number in range(MUTATIONS):
        changed = damaged(rng, text)
        same = changed.replace("\r\n", "\n").removesuffix("\n") == text.removesuffix("\n")
        assert believed(changed) == same, f"mutation {number}: {changed!r}"


@pytest.mark.parametrize("text", TEXTS, ids=["seeded", "sealed"])
def test_a_forged_record_is_refused_or_true(text: str) -> None:
    """Whoever makes all checks anew may write down another match that follows the rules and has these dice;
    what such a record says must then be what replaying it gives."""
    rng = random.Random(2)
    for number in range(MUTATIONS):
        changed = forged(rng, text)
        if believed(changed):
            record = read_record(changed)
            match = replay_record(record, game=Tiny())
            assert [entry.text for entry in match.log] == [line.text for line in record.actions], number
            assert match.outcome() == record.result, f"mutation {number}: {changed!r}"
