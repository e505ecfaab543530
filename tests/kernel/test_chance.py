"""Chance: pinned streams, no bias, scripts that must fit, and exact odds."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from typing import TYPE_CHECKING

import pytest

from redtable.kernel.chance import (
    WORD,
    Chance,
    ChanceError,
    Draw,
    EnumeratingChance,
    RecordedChance,
    ScriptedChance,
    SeededChance,
    WordChance,
    distribution,
    outcomes,
)
from redtable.kernel.sealed import SealedChance
from tests.kernel.chi_square import CRITICAL, chi_square

if TYPE_CHECKING:
    from collections.abc import Callable

DRAWS = 120_000

SOURCES: list[Callable[[], Chance]] = [
    lambda: SeededChance("chi-square"),
    lambda: SealedChance(bytes(range(32)), ["one seat's", "another's"]),
]
NAMES = ["seeded", "sealed"]


# Pinned: the same on every platform, Python and build


def sfc32(seed: bytes, count: int) -> list[int]:
    """The published generator in its plainest form, seeded by three words and a counter of one."""
    a, b, c = (int.from_bytes(seed[at : at + 4], "big") for at in (0, 4, 8))
    counter, drawn = 1, []
    for _ in range(count + 15):
        word = (a + b + counter) % WORD
        counter += 1
        a = b ^ b >> 9
        b = (c + c * 8) % WORD
        c = ((c * 2**21) % WORD + c // 2**11 + word) % WORD
        drawn.append(word)
    return drawn[15:]


def test_the_words_are_those_of_sfc32() -> None:
    from hashlib import sha256

    chance = SeededChance("any seed")
    assert [chance.word() for _ in range(1000)] == sfc32(sha256(b"any seed").digest(), 1000)


@pytest.mark.parametrize(
    ("seed", "words", "dice", "order"),
    [
        (
            0,
            [4057659257, 1564889467, 3471361823, 2316725392],
            [6, 2, 6, 5, 2, 6, 5, 4, 6, 5],
            [2, 4, 8, 9, 7, 1, 3, 5, 0, 6],
        ),
        (
            17,
            [3045296404, 1325187843, 2388211511, 3242376206],
            [5, 4, 6, 3, 4, 2, 1, 4, 3, 4],
            [4, 7, 6, 1, 0, 5, 2, 9, 3, 8],
        ),
        (
            "redtable",
            [50220739, 886861787, 2090129803, 4124808352],
            [2, 6, 2, 5, 3, 2, 3, 4, 3, 4],
            [4, 8, 1, 5, 9, 0, 7, 2, 3, 6],
        ),
        (
            "año",
            [3999854197, 323337262, 2486119269, 687932761],
            [2, 5, 4, 2, 1, 2, 5, 1, 1, 5],
            [9, 4, 6, 7, 8, 2, 0, 5, 1, 3],
        ),
    ],
)
def test_a_seed_gives_the_same_stream_everywhere(
    seed: str | int, words: list[int], dice: list[int], order: list[int]
) -> None:
    chance = SeededChance(seed)
    assert [chance.word() for _ in words] == words
    chance = SeededChance(seed)
    assert [chance.d6("dice") for _ in dice] == dice
    assert chance.shuffle("order", len(order)) == order


def test_a_number_and_its_text_are_the_same_seed() -> None:
    assert SeededChance(17).word() == SeededChance("17").word()


def test_seeds_that_look_alike_give_different_streams() -> None:
    streams = {tuple(SeededChance(seed).shuffle("", 20)) for seed in range(1000)}
    assert len(streams) == 1000


# Unbiased


class WrittenWords(WordChance):
    """Words from a list, to see what becomes of each."""

    def __init__(self, words: list[int]) -> None:
        super().__init__()
        self.words = words

    def open_draw(self, purpose: str) -> None:  # noqa: ARG002 - all purposes take from one list
        self.draws += 1

    def word(self) -> int:
        return self.words.pop(0)


@pytest.mark.parametrize(
    ("n", "words", "expected"),
    [
        (6, [0], 0),
        (6, [11], 5),
        (6, [WORD - 5], 5),
        (6, [WORD - 4, 7], 1),
        (6, [WORD - 1, WORD - 4, WORD - 2, 8], 2),
        (10, [WORD - 7], 9),
        (10, [WORD - 6, 3], 3),
        (8, [WORD - 1], 7),
        (1, [WORD - 1], 0),
        (WORD, [WORD - 1], WORD - 1),
        (WORD - 1, [WORD - 1, 5], 5),
        (2**31 + 1, [2**31], 2**31),
        (2**31 + 1, [2**31 + 1, 4], 4),
    ],
)
def test_words_past_the_last_whole_multiple_are_thrown_away(n: int, words: list[int], expected: int) -> None:
    chance = WrittenWords(words)
    assert chance.below("any", n) == expected
    assert chance.words == []
    assert chance.draws == 1


def test_a_shuffle_takes_every_place_from_the_last_one_down() -> None:
    assert WrittenWords([3, 2, 1]).shuffle("any", 4) == [0, 1, 2, 3]
    assert WrittenWords([0, 0, 0]).shuffle("any", 4) == [1, 2, 3, 0]


@pytest.mark.parametrize("n", [0, -1, WORD + 1])
@pytest.mark.parametrize("make", SOURCES, ids=NAMES)
def test_an_impossible_size_is_refused(make: Callable[[], Chance], n: int) -> None:
    with pytest.raises(ChanceError, match=f"'effect' needs 1 to {WORD} outcomes, not {n}"):
        make().below("effect", n)


@pytest.mark.parametrize("make", SOURCES, ids=NAMES)
def test_nothing_and_one_thing_can_be_shuffled_but_not_less(make: Callable[[], Chance]) -> None:
    assert make().shuffle("cards", 0) == []
    assert make().shuffle("cards", 1) == [0]
    with pytest.raises(ChanceError, match="cannot shuffle -1 things for 'cards'"):
        make().shuffle("cards", -1)


@pytest.mark.parametrize("make", SOURCES, ids=NAMES)
@pytest.mark.parametrize("sides", [4, 6, 10])
def test_dice_are_fair(make: Callable[[], Chance], sides: int) -> None:
    chance = make()
    counts = Counter(chance.die("effect", sides) for _ in range(DRAWS))
    assert sorted(counts) == list(range(1, sides + 1))
    assert chi_square(counts.values(), DRAWS / sides) < CRITICAL[sides - 1]
    assert chance.draws == DRAWS


@pytest.mark.parametrize("make", SOURCES, ids=NAMES)
def test_a_die_does_not_depend_on_the_one_before(make: Callable[[], Chance]) -> None:
    chance = make()
    pairs = Counter((chance.d6("effect"), chance.d6("effect")) for _ in range(DRAWS))
    assert len(pairs) == 36
    assert chi_square(pairs.values(), DRAWS / 36) < CRITICAL[35]


@pytest.mark.parametrize("make", SOURCES, ids=NAMES)
def test_every_order_is_as_likely(make: Callable[[], Chance]) -> None:
    chance = make()
    counts = Counter(tuple(chance.shuffle("orders", 4)) for _ in range(DRAWS))
    assert sorted(counts) == sorted(permutations(range(4)))
    assert chi_square(counts.values(), DRAWS / 24) < CRITICAL[23]


@pytest.mark.parametrize("make", SOURCES, ids=NAMES)
def test_every_card_comes_to_every_place(make: Callable[[], Chance]) -> None:
    chance, n = make(), 10
    counts: Counter[tuple[int, int]] = Counter()
    for _ in range(DRAWS):
        counts.update(enumerate(chance.shuffle("orders", n)))
    assert len(counts) == n * n
    # Within an order the places are not independent: the sum of squares is too large by n / (n - 1).
    assert chi_square(counts.values(), DRAWS / n) * (n - 1) / n < CRITICAL[(n - 1) ** 2]


def test_the_chi_square_notices_a_die_made_by_remainder_without_rejection() -> None:
    chance = SeededChance("loaded")
    counts = Counter(chance.below("six bits", 64) % 6 for _ in range(DRAWS))
    assert chi_square(counts.values(), DRAWS / 6) > CRITICAL[5]


def test_the_chi_square_notices_the_shuffle_that_swaps_anything_with_anything() -> None:
    chance = SeededChance("naive")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(DRAWS):
        order = list(range(4))
        for place in range(4):
            other = chance.below("other", 4)
            order[place], order[other] = order[other], order[place]
        counts[tuple(order)] += 1
    assert chi_square(counts.values(), DRAWS / 24) > CRITICAL[23]


# Scripted


def test_scripted_draws_come_by_purpose_and_in_order() -> None:
    chance = ScriptedChance({"effect.blu": [7, 10], "effect.red": [1], "orders": [[2, 0, 1]]})
    assert chance.d10("effect.blu") == 7
    assert chance.d10("effect.red") == 1
    assert chance.shuffle("orders", 3) == [2, 0, 1]
    assert chance.d10("effect.blu") == 10
    assert chance.draws == 4
    chance.finish()


def test_a_missing_draw_says_which_and_what_is_left() -> None:
    chance = ScriptedChance({"effect.red": [1], "used": []})
    with pytest.raises(ChanceError, match=r"no draw left for 'effect.blu' \(still there: effect.red\)"):
        chance.d10("effect.blu")
    chance.d10("effect.red")
    with pytest.raises(ChanceError, match=r"no draw left for 'effect.red' \(still there: nothing\)"):
        chance.d10("effect.red")


def test_a_draw_left_over_says_which() -> None:
    chance = ScriptedChance({"effect.red": [1, 2, 3], "orders": [[0, 1]]})
    chance.d10("effect.red")
    with pytest.raises(ChanceError, match=r"left over: effect.red: \[2, 3\]; orders: \[\[0, 1\]\]"):
        chance.finish()


@pytest.mark.parametrize("face", [0, 7, -1, [1]])
def test_a_face_that_the_die_lacks_says_what_was_expected(face: int | list[int]) -> None:
    with pytest.raises(ChanceError, match="for 'critical', expected a number from 1 to 6"):
        ScriptedChance({"critical": [face]}).d6("critical")


@pytest.mark.parametrize("order", [[0, 1], [0, 1, 1], [1, 2, 3], [0, 1, 2, 3], 2])
def test_an_order_that_is_none_says_what_was_expected(order: int | list[int]) -> None:
    with pytest.raises(ChanceError, match="for 'orders', expected an order of 0 to 2"):
        ScriptedChance({"orders": [order]}).shuffle("orders", 3)


def test_a_script_is_not_used_up_by_its_game() -> None:
    script = {"effect": [3]}
    ScriptedChance(script).d6("effect")
    assert script == {"effect": [3]}


# Enumerating


def test_the_sum_of_two_dice_has_its_exact_odds() -> None:
    odds = distribution(lambda chance: chance.d6("one") + chance.d6("two"))
    assert odds == {total: Fraction(6 - abs(total - 7), 36) for total in range(2, 13)}
    assert sum(odds.values()) == 1


def test_every_order_of_three_has_a_sixth() -> None:
    odds = distribution(lambda chance: tuple(chance.shuffle("cards", 3)))
    assert odds == dict.fromkeys(permutations(range(3)), Fraction(1, 6))


def test_draws_that_depend_on_earlier_ones_keep_their_odds() -> None:
    def breakdown(chance: Chance) -> str:
        """A six is rolled again, and only then may a ten-sided die end it."""
        if chance.d6("first") < 6:
            return "nothing"
        if chance.d6("again") < 3:
            return "damaged"
        return "sunk" if chance.d10("last") > 7 else "damaged"

    assert distribution(breakdown) == {
        "nothing": Fraction(5, 6),
        "damaged": Fraction(1, 6) * (Fraction(2, 6) + Fraction(4, 6) * Fraction(7, 10)),
        "sunk": Fraction(1, 6) * Fraction(4, 6) * Fraction(3, 10),
    }


def test_outcomes_come_in_order_of_the_draws_and_sum_to_one() -> None:
    found = list(outcomes(lambda chance: (chance.below("a", 2), chance.below("b", 3))))
    assert [result for result, _ in found] == [(a, b) for a in range(2) for b in range(3)]
    assert sum(probability for _, probability in found) == 1


def test_an_experiment_without_a_draw_has_one_outcome() -> None:
    assert list(outcomes(lambda _: "certain")) == [("certain", Fraction(1))]


def test_a_shuffle_of_nothing_has_one_outcome() -> None:
    assert list(outcomes(lambda chance: chance.shuffle("none", 0))) == [([], Fraction(1))]


def test_too_many_outcomes_are_an_error_and_just_enough_are_not() -> None:
    assert len(list(outcomes(lambda chance: chance.below("any", 10), limit=10))) == 10
    with pytest.raises(ChanceError, match="more than 9 outcomes"):
        list(outcomes(lambda chance: chance.below("any", 10), limit=9))


def test_an_enumerated_draw_needs_an_outcome() -> None:
    with pytest.raises(ChanceError, match="'none' needs at least 1 outcome, not 0"):
        EnumeratingChance([]).below("none", 0)


# Recorded


def test_recorded_draws_are_those_of_the_source() -> None:
    chance, same = RecordedChance(SeededChance(5)), SeededChance(5)
    die, order = chance.d6("effect"), chance.shuffle("orders", 5)
    assert (die, order) == (same.d6("effect"), same.shuffle("orders", 5))
    assert chance.take() == [Draw("effect", 6, (die - 1,)), Draw("orders", 5, tuple(order), shuffled=True)]
    assert chance.take() == []
    assert chance.draws == 2


def test_draws_are_equal_when_all_their_parts_are() -> None:
    draw = Draw("effect", 6, (3,))
    assert draw == Draw("effect", 6, (3,))
    assert hash(draw) == hash(Draw("effect", 6, (3,)))
    for other in (
        Draw("x", 6, (3,)),
        Draw("effect", 7, (3,)),
        Draw("effect", 6, (4,)),
        Draw("effect", 6, (3,), True),
    ):
        assert draw != other
