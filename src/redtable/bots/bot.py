"""What a bot is, and which bots there are for a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Protocol, cast

from mypy_extensions import mypyc_attr

from redtable.kernel.chance import SeededChance
from redtable.kernel.errors import RedtableError

if TYPE_CHECKING:
    from redtable.kernel.game import Action, Game, State
    from redtable.kernel.ruleset import Ruleset
    from redtable.kernel.view import View

GROUP = "redtable.bots"
RANDOM = "random"


class UnknownBotError(RedtableError):
    """A level that a game's bots do not have."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player at one seat. Deterministic: the same seed and the same views give the same choices."""

    @abstractmethod
    def choose(self, view: View) -> str:
        """The notation of one of the view's legal actions."""

    def why(self) -> list[tuple[str, float]]:
        """The named terms behind the last choice, largest first; empty if the bot has no reasons."""
        return []


class RandomBot(Bot):
    """Any legal action, each as likely. It plays every game."""

    def __init__(self, seed: str | int = 0) -> None:
        self.chance = SeededChance(f"random bot {seed}")

    def choose(self, view: View) -> str:
        """One of the legal actions."""
        return view.legal[self.pick(len(view.legal))]

    def pick(self, count: int) -> int:
        """The number of one of so many actions: it need not see them."""
        return self.chance.below("choice", count)


@mypyc_attr(allow_interpreted_subclasses=True)
class ImaginingBot(Bot):
    """A bot that thinks on a state imagined from its view, and uses nothing else of the view.

    `State.redeal` gives the same state as `Game.imagine` for the same chance, so that the lab, which plays
    thousands of games, can let it think without making a view.
    """

    def __init__(self, game: Game, rules: Ruleset, seat: int, chance: SeededChance) -> None:
        self.game = game
        self.rules = rules
        self.seat = seat
        self.chance = chance

    def choose(self, view: View) -> str:
        """The choice on an imagined state."""
        if len(view.legal) == 1 and self.takes_the_only_choice():
            return view.legal[0]
        state = self.game.imagine(self.rules, view, self.chance)
        return self.think(state, [self.game.parse(text) for text in view.legal]).text

    def takes_the_only_choice(self) -> bool:
        """Whether it takes a single legal action at once, without imagining anything."""
        return False

    @abstractmethod
    def think(self, state: State, legal: list[Action]) -> Action:
        """One of the legal actions, chosen on an imagined state, which it may change."""


class BotMaker(Protocol):
    """A module with the bots of one game, offered through the entry points `redtable.bots`."""

    LEVELS: tuple[str, ...]
    """From the weakest to the strongest."""

    def make(self, level: str, game: Game, rules: Ruleset, seat: int, seed: str | int) -> Bot:
        """A bot of that level for that seat."""


@cache
def maker_for(slug: str) -> BotMaker | None:
    """The module with the bots of a game, if it has any of its own."""
    for point in entry_points(group=GROUP):
        if point.name == slug:
            return cast("BotMaker", point.load())
    return None


def bot_levels(slug: str) -> tuple[str, ...]:
    """Every level that can play a game, from the weakest to the strongest."""
    maker = maker_for(slug)
    return (RANDOM, *(maker.LEVELS if maker else ()))


def needs_preparation(slug: str) -> bool:
    """Whether bots of a game have something to prepare before they can play."""
    return hasattr(maker_for(slug), "preparing")


def preparing(level: str, game: Game, rules: Ruleset) -> int | None:
    """How many percent of what such a bot needs are there; None: it can play at once.

    What is missing is prepared meanwhile by a process of its own. A game's bots that need nothing of the kind
    have no function `preparing`.
    """
    maker = None if level == RANDOM else maker_for(game.slug)
    prepare = getattr(maker, "preparing", None)
    return cast("int | None", prepare(rules)) if prepare is not None else None


def make_bot(
    level: str, game: Game, rules: Ruleset, seat: int, seed: str | int, thrifty: bool = False
) -> Bot:
    """A bot for a seat of a match; a thrifty one thinks less where a slow machine would take too long.

    How much less is counted in trials, not in seconds: a seed gives the same choices everywhere.
    """
    if level == RANDOM:
        return RandomBot(f"{seed} {seat}")
    maker = maker_for(game.slug)
    if maker is None or level not in maker.LEVELS:
        known = ", ".join(bot_levels(game.slug))
        raise UnknownBotError(f"{game.slug} has no bot {level!r}; there is: {known}")
    make = getattr(maker, "make_thrifty", maker.make) if thrifty else maker.make
    return cast("Bot", make(level, game, rules, seat, seed))


def make_trained_bot(model: bytes, game: Game, rules: Ruleset, seat: int, seed: str | int) -> Bot:
    """A bot that judges by the model in the bytes of a file; most games have no such bots."""
    make = getattr(maker_for(game.slug), "make_trained", None)
    if make is None:
        raise UnknownBotError(f"{game.slug} has no bots that use a model file")
    return cast("Bot", make(model, game, rules, seat, seed))
