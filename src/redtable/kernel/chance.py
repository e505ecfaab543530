"""Where every die, card and coin comes from: named draws, and nothing else is random.

Rules ask a `Chance` by purpose (`d10("effect.blu")`, `shuffle("orders", 30)`). Integers are unbiased (by
rejection) and identical on every platform, Python version and process.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from fractions import Fraction
from typing import TYPE_CHECKING, Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from redtable.kernel.errors import RedtableError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

T = TypeVar("T")

WORD: Final = 1 << 32
"""Draws are made from 32-bit words, so a single draw has at most this many outcomes."""


class ChanceError(RedtableError):
    """A draw that cannot be made: an impossible size, or a script that does not fit the game."""


class Draw:
    """One draw as it is kept in a record: what for, how many outcomes, and what came."""

    def __init__(
        self, purpose: str = "", size: int = 1, values: tuple[int, ...] = (), shuffled: bool = False
    ) -> None:
        self.purpose = purpose
        self.size = size
        self.values = values
        """One number for a die (counted from 0), the whole order for a shuffle."""
        self.shuffled = shuffled

    def parts(self) -> tuple[str, int, tuple[int, ...], bool]:
        """Everything that makes two draws the same."""
        return self.purpose, self.size, self.values, self.shuffled

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Draw) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def __repr__(self) -> str:
        return f"Draw{self.parts()!r}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(ABC):
    """A source of named draws."""

    def __init__(self) -> None:
        self.draws = 0
        """How many draws were made: undo asks whether something was rolled."""
        self.repeats = True
        """Whether a game that takes steps back gives what was drawn in them again, as a pile of cards would.
        Matches that earlier versions began drew anew, and are replayed as they were played."""

    @abstractmethod
    def below(self, purpose: str, n: int) -> int:
        """A whole number from 0 to n-1, each as likely."""

    @abstractmethod
    def shuffle(self, purpose: str, n: int) -> list[int]:
        """An order of the numbers 0 to n-1, each as likely."""

    def die(self, purpose: str, sides: int) -> int:
        """A die: a whole number from 1 to `sides`."""
        return self.below(purpose, sides) + 1

    def d6(self, purpose: str) -> int:
        """A six-sided die."""
        return self.below(purpose, 6) + 1

    def d10(self, purpose: str) -> int:
        """A ten-sided die."""
        return self.below(purpose, 10) + 1


@mypyc_attr(allow_interpreted_subclasses=True)
class WordChance(Chance):
    """A chance that turns 32-bit words into unbiased numbers and orders."""

    @abstractmethod
    def word(self) -> i64:
        """The next word of the stream."""

    @abstractmethod
    def open_draw(self, purpose: str) -> None:
        """Called before the words of a draw are taken."""

    def below(self, purpose: str, n: int) -> int:
        """A number below n by rejection: words past the last whole multiple of n are thrown away."""
        if n < 1 or n > WORD:
            raise ChanceError(f"a draw for {purpose!r} needs 1 to {WORD} outcomes, not {n}")
        self.open_draw(purpose)
        return self.number(n)

    def shuffle(self, purpose: str, n: int) -> list[int]:
        """Fisher and Yates, from the last place to the first."""
        if n < 0:
            raise ChanceError(f"cannot shuffle {n} things for {purpose!r}")
        self.open_draw(purpose)
        order = list(range(n))
        for last in range(n - 1, 0, -1):
            other = self.number(last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def number(self, n: i64) -> i64:
        """An unbiased number below n from the next words."""
        bound: i64 = 4294967296
        limit: i64 = bound - bound % n
        drawn: i64 = self.word()
        while drawn >= limit:
            drawn = self.word()
        return drawn % n


class SeededChance(WordChance):
    """Fast and reproducible, for simulation and search: the generator sfc32, seeded through SHA-256."""

    def __init__(self, seed: str | int = 0) -> None:
        super().__init__()
        self.seed = str(seed)
        digest = hashlib.sha256(self.seed.encode()).digest()
        self.a: i64 = int.from_bytes(digest[0:4], "big")
        self.b: i64 = int.from_bytes(digest[4:8], "big")
        self.c: i64 = int.from_bytes(digest[8:12], "big")
        self.count: i64 = 1
        for _ in range(15):
            self.word()

    def open_draw(self, purpose: str) -> None:  # noqa: ARG002 - one stream serves all purposes
        """Counts the draw."""
        self.draws += 1

    def word(self) -> i64:
        """One step of sfc32; every intermediate value fits into 63 bits."""
        mask: i64 = 0xFFFFFFFF
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        drawn: i64 = (a + b + self.count) & mask
        self.count = (self.count + 1) & mask
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & mask
        self.c = (((c << 21) | (c >> 11)) + drawn) & mask
        return drawn


class ScriptedChance(Chance):
    """Draws written down beforehand, by purpose and in order; what is missing or left over is an error.

    Dice are written as their faces (1 to n), orders as permutations of 0 to n-1.
    """

    def __init__(self, script: Mapping[str, Sequence[int | Sequence[int]]]) -> None:
        super().__init__()
        self.queues: dict[str, list[int | Sequence[int]]] = {
            purpose: list(values) for purpose, values in script.items()
        }

    def next_scripted(self, purpose: str) -> int | Sequence[int]:
        """The next value written down for this purpose."""
        queue = self.queues.get(purpose)
        if not queue:
            known = ", ".join(sorted(name for name, rest in self.queues.items() if rest)) or "nothing"
            raise ChanceError(f"the script has no draw left for {purpose!r} (still there: {known})")
        self.draws += 1
        return queue.pop(0)

    def below(self, purpose: str, n: int) -> int:
        """The next scripted face, counted from 0."""
        face = self.next_scripted(purpose)
        if not isinstance(face, int) or not 1 <= face <= n:
            raise ChanceError(f"the script says {face!r} for {purpose!r}, expected a number from 1 to {n}")
        return face - 1

    def shuffle(self, purpose: str, n: int) -> list[int]:
        """The next scripted order."""
        order = self.next_scripted(purpose)
        if isinstance(order, int) or sorted(order) != list(range(n)):
            raise ChanceError(f"the script says {order!r} for {purpose!r}, expected an order of 0 to {n - 1}")
        return list(order)

    def finish(self) -> None:
        """To be called when the game is done: a draw that nobody asked for is a mistake in the script."""
        left = [f"{purpose}: {queue}" for purpose, queue in sorted(self.queues.items()) if queue]
        if left:
            raise ChanceError("scripted draws were left over: " + "; ".join(left))


class EnumeratingChance(Chance):
    """Follows one branch of the tree of all outcomes; `outcomes` walks the whole tree with it."""

    def __init__(self, branch: list[int]) -> None:
        super().__init__()
        self.branch = branch
        self.sizes: list[int] = []
        self.probability = Fraction(1)

    def below(self, purpose: str, n: int) -> int:
        """The branch's choice at this fork; new forks start at 0."""
        if n < 1:
            raise ChanceError(f"a draw for {purpose!r} needs at least 1 outcome, not {n}")
        depth = len(self.sizes)
        if depth == len(self.branch):
            self.branch.append(0)
        self.sizes.append(n)
        self.draws += 1
        self.probability /= n
        return self.branch[depth]

    def shuffle(self, purpose: str, n: int) -> list[int]:
        """Every order is n forks: which of the remaining things comes next."""
        rest = list(range(n))
        return [rest.pop(self.below(purpose, len(rest))) for _ in range(n)]


def outcomes(experiment: Callable[[Chance], T], limit: int = 1_000_000) -> Iterator[tuple[T, Fraction]]:
    """Every outcome of an experiment with its exact probability, in order of the draws.

    The experiment is run once for every branch, so it must be a pure function of its chance. More than
    `limit` branches is an error: such a question wants simulation.
    """
    branch: list[int] = []
    for _ in range(limit):
        chance = EnumeratingChance(branch)
        result = experiment(chance)
        yield result, chance.probability
        branch = chance.branch[: len(chance.sizes)]
        while branch and branch[-1] + 1 == chance.sizes[len(branch) - 1]:
            branch.pop()
        if not branch:
            return
        branch[-1] += 1
    raise ChanceError(f"more than {limit} outcomes: too many to enumerate, simulate instead")


def distribution(experiment: Callable[[Chance], T], limit: int = 1_000_000) -> dict[T, Fraction]:
    """The exact distribution of an experiment's result."""
    total: dict[T, Fraction] = {}
    for result, probability in outcomes(experiment, limit):
        total[result] = total.get(result, Fraction(0)) + probability
    return total


class RecordedChance(Chance):
    """Passes draws on from another chance and keeps them for the record."""

    def __init__(self, source: Chance) -> None:
        super().__init__()
        self.source = source
        self.repeats = source.repeats
        self.draws_made: list[Draw] = []

    def below(self, purpose: str, n: int) -> int:
        """A draw of the source, noted."""
        value = self.source.below(purpose, n)
        self.draws += 1
        self.draws_made.append(Draw(purpose, n, (value,)))
        return value

    def shuffle(self, purpose: str, n: int) -> list[int]:
        """An order of the source, noted."""
        order = self.source.shuffle(purpose, n)
        self.draws += 1
        self.draws_made.append(Draw(purpose, n, tuple(order), shuffled=True))
        return order

    def take(self) -> list[Draw]:
        """The draws noted since the last call."""
        made, self.draws_made = self.draws_made, []
        return made


class DrawnChance(Chance):
    """Draws that were made before, once more: for an action that is carried out again."""

    def __init__(self, drawn: Sequence[Draw]) -> None:
        super().__init__()
        self.left = list(drawn)

    def next_drawn(self, purpose: str, size: int, shuffled: bool) -> Draw:
        """The next of them, which must be for the same purpose."""
        if self.left:
            draw = self.left.pop(0)
            if (draw.purpose, draw.size, draw.shuffled) == (purpose, size, shuffled):
                self.draws += 1
                return draw
        raise ChanceError(f"nothing was drawn for {purpose!r} here before")

    def below(self, purpose: str, n: int) -> int:
        """The number that came then."""
        return self.next_drawn(purpose, n, shuffled=False).values[0]

    def shuffle(self, purpose: str, n: int) -> list[int]:
        """The order that came then."""
        return list(self.next_drawn(purpose, n, shuffled=True).values)
