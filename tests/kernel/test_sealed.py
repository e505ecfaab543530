"""Sealed chance: committed first, mixed by all, and recomputable by anybody from the description alone."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from redtable.kernel.chance import ChanceError
from redtable.kernel.sealed import SEED_BYTES, SealedChance, commitment, match_seed

SECRET = bytes(range(SEED_BYTES))


def recomputed_words(seed: bytes, entropy: list[str], number: int, purpose: str, count: int) -> list[int]:
    """The words of a draw as the description of sealed chance says, with nothing of its code."""
    mixed = "|".join(f"{seat}:{len(text)}:{text}" for seat, text in enumerate(entropy))
    key = hmac.digest(seed, mixed.encode(), "sha256")
    stream = b"".join(
        hmac.digest(key, f"{number}|{purpose}|{block}".encode(), "sha256") for block in range(count // 8 + 1)
    )
    return [int.from_bytes(stream[at : at + 4], "big") for at in range(0, 4 * count, 4)]


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()
    assert SealedChance(SECRET).commitment == commitment(SECRET)


def test_every_die_can_be_recomputed_from_the_description() -> None:
    entropy = ["ñandú", ""]
    chance = SealedChance(SECRET, entropy)
    for number in range(1, 200):
        word = recomputed_words(SECRET, entropy, number, "effect.blu", 1)[0]
        assert chance.d10("effect.blu") == word % 10 + 1


def test_every_shuffle_can_be_recomputed_from_the_description() -> None:
    chance = SealedChance(SECRET, ["a", "b"])
    chance.d6("first")
    words = recomputed_words(SECRET, ["a", "b"], 2, "orders", 29)
    order = list(range(30))
    for last, word in zip(range(29, 0, -1), words, strict=True):
        other = word % (last + 1)
        order[last], order[other] = order[other], order[last]
    assert chance.shuffle("orders", 30) == order


@pytest.mark.parametrize(
    ("entropy", "dice", "order"),
    [
        ([], [5, 6, 6, 6, 6, 2, 6, 4, 5, 3], [4, 7, 1, 8, 3, 9, 10, 6, 2, 11, 0, 5]),
        (["salt", ""], [6, 2, 6, 4, 3, 5, 2, 2, 3, 1], [7, 2, 6, 9, 8, 1, 11, 10, 0, 3, 4, 5]),
        (["salt", "água"], [6, 4, 3, 5, 2, 1, 4, 2, 6, 5], [10, 1, 8, 3, 11, 7, 2, 6, 5, 0, 4, 9]),
    ],
)
def test_a_seed_gives_the_same_draws_everywhere(
    entropy: list[str], dice: list[int], order: list[int]
) -> None:
    chance = SealedChance(SECRET, entropy)
    assert [chance.d6("dice") for _ in dice] == dice
    assert chance.shuffle("order", len(order)) == order


def test_every_seat_changes_the_seed_and_nobody_can_pass_for_another() -> None:
    mixes = [
        [],
        [""],
        ["", ""],
        ["a"],
        ["a", ""],
        ["", "a"],
        ["a", "b"],
        ["ab"],
        ["b", "a"],
        ["a|1:1:b"],
        ["a|1:1:b", ""],
    ]
    assert len({match_seed(SECRET, mix) for mix in mixes}) == len(mixes)
    assert match_seed(bytes(SEED_BYTES), ["a"]) != match_seed(SECRET, ["a"])


def test_a_draw_depends_on_its_number_and_purpose_only() -> None:
    one, other = SealedChance(SECRET), SealedChance(SECRET)
    one.shuffle("long", 40)
    other.d6("short")
    assert [one.below("next", 1000) for _ in range(5)] == [other.below("next", 1000) for _ in range(5)]
    assert SealedChance(SECRET).below("here", 2**32) != SealedChance(SECRET).below("there", 2**32)


@pytest.mark.parametrize("size", [0, 16, 31, 33])
def test_a_seed_of_another_size_is_refused(size: int) -> None:
    with pytest.raises(ChanceError, match=f"a server seed has 32 bytes, not {size}"):
        SealedChance(bytes(size))
