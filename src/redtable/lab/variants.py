"""Bots that differ from ours in numbers: among them an answer to a level is looked for.

Every game says which numbers its bots have. All zeros are our own bot: a number is the logarithm of a factor,
so that 0.7 doubles what the bot cares about.
"""

from __future__ import annotations

import inspect
import math
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from redtable.lab.matches import LabError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from redtable.bots.bot import Bot
    from redtable.kernel.game import Game
    from redtable.kernel.ruleset import Ruleset


class Maker(Protocol):
    """Makes a variant, which thinks as hard as a level does."""

    def __call__(
        self, numbers: Sequence[float], effort: str, game: Game, rules: Ruleset, seat: int, seed: str
    ) -> Bot:
        """A bot for a seat."""


class Answer(msgspec.Struct, frozen=True):
    """How an answer to a level is looked for. Against bots that search, nobody can learn in minutes."""

    against: str
    """The level that it is trained against: the level itself, or a quicker one that plays like it."""
    effort: str
    """How hard the responder thinks while it is trained."""
    judged: str
    """How hard it thinks when it is judged, against the level itself."""


class Family(msgspec.Struct, frozen=True):
    """The variants of a game's bots."""

    numbers: tuple[str, ...]
    make: Any
    """A Maker."""
    answers: dict[str, Answer]
    """By level."""

    def answer(self, game: str, level: str) -> Answer:
        """How to look for an answer to a level."""
        if level not in self.answers:
            raise LabError(f"{game} has no bot {level!r}; there is: {', '.join(self.answers)}")
        return self.answers[level]


def scaled(weights: Any, numbers: Sequence[float]) -> Any:
    """The same kind of weights, each times the factor of its number."""
    names = weight_names(type(weights))
    return type(weights)(
        **{
            name: getattr(weights, name) * math.exp(number)
            for name, number in zip(names, numbers, strict=True)
        }
    )


def weight_names(kind: type) -> tuple[str, ...]:
    """The names of a class of weights."""
    return tuple(inspect.signature(kind).parameters)


def redcode(numbers: Sequence[float], effort: str, game: Game, rules: Ruleset, seat: int, seed: str) -> Bot:
    """A captain or admiral with weights of its own, who expects that the others have ours."""
    from redtable.bots.redcode import EFFORTS
    from redtable.bots.redcode.admiral import Admiral
    from redtable.bots.redcode.captain import Captain, Foresight
    from redtable.bots.redcode.evaluation import Sheet, Weights
    from redtable.games.redcode.ruleset import RedcodeRules
    from redtable.games.redcode.tables import tables_of

    assert isinstance(rules, RedcodeRules)
    weights = scaled(Weights(), numbers)
    tables, side = tables_of(rules), seat & 1
    if effort not in EFFORTS:
        return Captain(game, rules, seat, seed, Sheet(tables, weights, side))
    admiral = Admiral(game, rules, seat, seed, EFFORTS[effort], weights)
    admiral.crew[1 - side] = Foresight(Sheet(tables, Weights(), 1 - side), admiral.chance)
    return admiral


def skirmish(numbers: Sequence[float], effort: str, game: Game, rules: Ruleset, seat: int, seed: str) -> Bot:
    """A commander with weights of its own for either side, who expects that the other has ours."""
    from redtable.bots.skirmish import EFFORTS
    from redtable.bots.skirmish.commander import Commander
    from redtable.bots.skirmish.search import Searcher
    from redtable.bots.skirmish.weights import WEIGHTS
    from redtable.games.skirmish.ruleset import SkirmishRules

    assert isinstance(rules, SkirmishRules)
    half = len(numbers) // 2
    own = scaled(WEIGHTS[seat], numbers[half * seat : half * (seat + 1)])
    weights = (own, WEIGHTS[1]) if seat == 0 else (WEIGHTS[0], own)
    if effort not in EFFORTS:
        return Commander(game, rules, seat, seed, weights)
    return Searcher(game, rules, seat, seed, EFFORTS[effort], weights)


def damage(
    numbers: Sequence[float],
    effort: str,  # noqa: ARG001 - nobody thinks harder than others here
    game: Game,
    rules: Ruleset,
    seat: int,
    seed: str,
) -> Bot:
    """A captain with tastes."""
    from redtable.bots.damage_tastes import TasteCaptain

    return TasteCaptain(game, rules, seat, seed, list(numbers))


def pictures(
    numbers: Sequence[float],
    effort: str,  # noqa: ARG001 - nobody thinks harder than others here
    game: Game,
    rules: Ruleset,
    seat: int,
    seed: str,
) -> Bot:
    """A spymaster of another caution who dares other numbers; the operative is our best."""
    from redtable.bots.pictures import CAUTION, EARS, NUMBERS, SIGMAS, WORDS
    from redtable.bots.pictures.operative import Mind, Operative
    from redtable.bots.pictures.spymaster import Spymaster, Style
    from redtable.games.pictures.ruleset import PicturesRules

    assert isinstance(rules, PicturesRules)
    best = max(WORDS, key=lambda level: WORDS[level])
    language, ears = rules.options.language, EARS[rules.options.cards]
    if game.seats(rules)[seat].role != "spymaster":
        return Operative(language, seat, seed, Mind(ears, SIGMAS[best]))
    care, largest = CAUTION[best] * math.exp(numbers[0]), round(NUMBERS[best] * math.exp(numbers[1]))
    return Spymaster(language, seat, seed, Style(ears, care, WORDS[best], max(1, largest)))


def redcode_family() -> Family:
    """Captains and admirals: those who search are answered by a training against the quickest of them."""
    from redtable.bots.redcode.evaluation import Weights

    answers = {
        "random": Answer("random", "greedy", "greedy"),
        "greedy": Answer("greedy", "medium", "hard"),
        "easy": Answer("easy", "medium", "hard"),
        "medium": Answer("easy", "medium", "hard"),
        "hard": Answer("easy", "medium", "hard"),
        "expert": Answer("easy", "medium", "expert"),
        "admiral": Answer("easy", "medium", "expert"),
    }
    return Family(weight_names(Weights), redcode, answers)


def skirmish_family() -> Family:
    """Commanders: trained without looking ahead, which takes a fortieth of the time."""
    from redtable.bots.skirmish.weights import Weights

    answers = {
        level: Answer("random" if level == "random" else "commander", "commander", judged)
        for level, judged in (
            ("random", "commander"),
            ("commander", "medium"),
            ("medium", "hard"),
            ("hard", "expert"),
            ("expert", "expert"),
            ("colonel", "expert"),
        )
    }
    sides = ("blufor", "redfor")
    names = tuple(f"{side} {name}" for side in sides for name in weight_names(Weights))
    return Family(names, skirmish, answers)


def damage_family() -> Family:
    """Captains with tastes."""
    from redtable.games.damage.words import SYSTEMS

    answers = {level: Answer(level, "steady", "steady") for level in ("random", "steady")}
    return Family((*SYSTEMS, "weapons"), damage, answers)


def pictures_family() -> Family:
    """Teams whose spymaster is more or less careful."""
    answers = {level: Answer(level, "hard", "hard") for level in ("random", "easy", "medium", "hard")}
    return Family(("caution", "largest number"), pictures, answers)


FAMILIES: Final = {
    "redcode": redcode_family,
    "skirmish": skirmish_family,
    "damage": damage_family,
    "pictures": pictures_family,
}


def family_of(game: str) -> Family:
    """The variants of a game's bots."""
    if game not in FAMILIES:
        raise LabError(f"nobody looks for answers in {game!r}; only in: {', '.join(FAMILIES)}")
    return FAMILIES[game]()
