"""Sealed chance: committed first, mixed by all, and recomputable by anybody from the description alone."""

from __future__ import annotations

import hashlib
import hmac
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from redtable.kernel.chance import ChanceError
from redtable.kernel.sealed import (
    SEED_BYTES,
    SealedChance,
    commitment,
    match_seed,
    new_entropy,
    seat_commitment,
)
from tests.kernel import sealed_vectors

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


def test_the_browser_is_given_the_same_vectors() -> None:
    """If this differs on purpose: `python -m tests.kernel.sealed_vectors` writes the file anew."""
    assert json.loads(sealed_vectors.FILE.read_text(encoding="utf-8")) == sealed_vectors.vectors()


texts = st.text(st.characters(codec="utf-8"), max_size=12)
mixes = st.lists(texts, max_size=4)


@given(mixes, mixes)
def test_two_mixtures_give_one_seed_only_if_they_are_one(one: list[str], other: list[str]) -> None:
    assert (match_seed(SECRET, one) == match_seed(SECRET, other)) == (one == other)


@given(st.lists(texts, min_size=1, max_size=4), st.data())
def test_every_seat_alone_decides_as_much_as_all_others(entropy: list[str], data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, len(entropy) - 1))
    changed = [
        *entropy[:seat],
        data.draw(texts.filter(lambda text: text != entropy[seat])),
        *entropy[seat + 1 :],
    ]
    one, other = SealedChance(SECRET, entropy), SealedChance(SECRET, changed)
    assert [one.below("x", 2**32) for _ in range(4)] != [other.below("x", 2**32) for _ in range(4)]


digests = st.binary(min_size=32, max_size=32).map(bytes.hex)
bound = st.tuples(st.from_regex(r"\A[A-Z0-9]{4,12}\Z"), st.integers(0, 63), digests, digests)


@given(bound, bound)
def test_a_seats_commitment_fits_one_table_seat_seed_and_entropy(
    one: tuple[str, int, str, str], other: tuple[str, int, str, str]
) -> None:
    assert (seat_commitment(*one) == seat_commitment(*other)) == (one == other)


@given(bound, bound)
def test_nothing_of_what_a_commitment_is_bound_to_can_be_exchanged(
    one: tuple[str, int, str, str], other: tuple[str, int, str, str]
) -> None:
    code, seat, committed, entropy = one
    for changed in (
        (other[0], seat, committed, entropy),
        (code, other[1], committed, entropy),
        (code, seat, other[2], entropy),
        (code, seat, committed, other[3]),
    ):
        assert (seat_commitment(*changed) == seat_commitment(*one)) == (changed == one)


def test_entropy_is_new_each_time_and_long_enough() -> None:
    drawn = {new_entropy() for _ in range(100)}
    assert len(drawn) == 100
    assert {len(text) for text in drawn} == {2 * SEED_BYTES}
