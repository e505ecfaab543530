"""What both implementations of sealed chance must agree on, in Python here and in the browser's client.

`python -m tests.kernel.sealed_vectors` writes the file that both read.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from redtable.kernel.chance import SeededChance
from redtable.kernel.match import Match
from redtable.kernel.record import record_of, write_record
from redtable.kernel.sealed import COMMITTED, SealedChance, commitment, seat_commitment
from tests.tiny import Tiny

FILE = Path(__file__).parents[2] / "web" / "src" / "lib" / "sealed.vectors.json"
SIZES = (1, 2, 6, 10, 1000, 2**31 + 1, 2**32)
CODE = "TABLE7"


def digits(name: str) -> str:
    """Sixty-four hex digits that depend on nothing else."""
    return hashlib.sha256(name.encode()).hexdigest()


def draws(seed: str, entropy: list[str]) -> dict[str, Any]:
    """Numbers of all sizes, some of them drawn again by rejection, and orders."""
    chance = SealedChance(bytes.fromhex(seed), entropy)
    found: list[list[Any]] = []
    for turn in range(4):
        found += [[f"die.{size}", size, chance.below(f"die.{size}", size)] for size in SIZES]
        found += [[f"deck {turn} ñ", size, chance.shuffle(f"deck {turn} ñ", size)] for size in (0, 1, 5, 40)]
    return {"seed": seed, "entropy": entropy, "draws": found}


def whole_record() -> dict[str, Any]:
    """A match of two seats that both put their part in."""
    seed = digits("server")
    committed = commitment(bytes.fromhex(seed))
    entropy = [digits("red"), digits("blue")]
    match = Match(Tiny(), Tiny().rules(), SealedChance(bytes.fromhex(seed), entropy))
    choices = SeededChance("choices")
    while match.outcome() is None:
        legal = match.state.legal(match.state.to_move())
        match.apply(match.state.to_move(), legal[choices.below("choice", len(legal))].text)
    record = record_of(match, "standard", {"seats": 2})
    record.scheme, record.table = COMMITTED, CODE
    record.commitments = [seat_commitment(CODE, seat, committed, text) for seat, text in enumerate(entropy)]
    outcome = match.outcome()
    assert outcome is not None
    return {
        "text": write_record(record),
        "commitment": committed,
        "commitments": record.commitments,
        "entropy": entropy,
        "options": record.options,
        "outcome": {"scores": list(outcome.scores), "reason": outcome.reason},
    }


def vectors() -> dict[str, Any]:
    """All of them."""
    seeds = [digits(f"seed {number}") for number in range(3)]
    return {
        "commitments": {seed: commitment(bytes.fromhex(seed)) for seed in seeds},
        "seats": [
            [code, seat, committed, entropy, seat_commitment(code, seat, committed, entropy)]
            for code, seat in (("ABCDEF", 0), ("ABCDEF", 11), ("Z9", 0))
            for committed, entropy in ((digits("c"), digits("e")), (digits("d"), ""))
        ],
        "chances": [
            draws(seeds[0], []),
            draws(seeds[1], ["", digits("one"), ""]),
            draws(seeds[2], ["água", "salt|1:1:b"]),
        ],
        "record": whole_record(),
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(vectors(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
