"""A game of a balance study, and what is noted of it besides who won."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

import msgspec

from redtable.analysis.values import worth_of
from redtable.games.redcode.words import MANOEUVRES, ORDERS
from redtable.games.skirmish import notation as skirmish
from redtable.kernel.chance import SeededChance
from redtable.kernel.game import JUDGE
from redtable.lab.matches import Pairing, chairs_of, prepared

if TYPE_CHECKING:
    from collections.abc import Callable

    from redtable.kernel.game import Action

ROUNDS: Final = {"redcode": "round"}
"""The field of a view that says how long a game has lasted; `turn` in all other games."""
SKIRMISH_ORDERS: Final = (
    skirmish.MOVE,
    skirmish.FIRE,
    skirmish.MOVE_FIRE,
    skirmish.FIRE_MOVE,
    skirmish.ASSAULT,
    skirmish.RETREAT,
    skirmish.REACT_FIRE,
    skirmish.REACT_MOVE,
    skirmish.REACT_ASSAULT,
    skirmish.REROLL,
)


class Trial(msgspec.Struct, frozen=True):
    """A game to be played: its deal, the role of every seat, and the scores that it counts for."""

    pairing: Pairing
    deal: int
    roles: tuple[str, ...]
    """What a seat plays, by which the use of actions is counted; empty for seats that do not count."""
    counts: tuple[tuple[str, int], ...]
    """The name of a score, and the seat whose score it is."""


class Observation(msgspec.Struct, frozen=True):
    """What was seen of a game."""

    scores: tuple[float, ...]
    reason: str
    length: int
    uses: tuple[dict[str, int], ...]
    """For each seat how often it did what."""
    low: float
    high: float
    """The least and the greatest odds that the first side had, by the game's value function."""

    def is_comeback(self, odds: float) -> bool:
        """Whether a side won that once had no better odds than these."""
        if self.scores[0] == 0.5:
            return False
        return self.low <= odds if self.scores[0] > 0.5 else 1 - self.high <= odds


def redcode_word(action: Action) -> str:
    """The manoeuvre or the order card of an action."""
    head, _, rest = action.text.partition(" ")
    word = (rest if head == "play" else head).partition(">")[0]
    return word if word in MANOEUVRES or word in ORDERS else ""


def skirmish_word(action: Action) -> str:
    """The order or the reaction."""
    assert isinstance(action, skirmish.SkirmishAction)
    return action.verb if action.verb in SKIRMISH_ORDERS else ""


def damage_word(action: Action) -> str:
    """The system that is given up."""
    head, _, rest = action.text.partition(" ")
    return rest.partition(":")[0] if head == "score" else ""


def pictures_word(action: Action) -> str:
    """A clue by its number."""
    words = action.text.split(" ")
    return f"clue:{words[-1]}" if words[0] in ("clue", "ask") else ""


WORDS: Final[dict[str, Callable[[Action], str]]] = {
    "redcode": redcode_word,
    "skirmish": skirmish_word,
    "damage": damage_word,
    "pictures": pictures_word,
}
"""What an action is counted as, by the game; nothing for what is not counted."""


def play_trial(trial: Trial) -> Observation:
    """Play a game of a study; the game is the same as without looking."""
    pairing = trial.pairing
    game, rules = prepared(pairing.game, pairing.ruleset, pairing.options)
    worth = worth_of(pairing.game, rules)
    word_of = WORDS[pairing.game]
    chairs = chairs_of(pairing)
    chance = SeededChance(pairing.seed)
    state, _ = game.start(rules, chance)
    state.quiet = True
    uses: list[Counter[str]] = [Counter() for _ in chairs]
    low = high = 0.5
    while (outcome := state.outcome()) is None:
        seat = state.actors()[0]
        action = chairs[seat].choose(game, state, seat)
        word = word_of(action)
        if word:
            uses[seat][word] += 1
        state.apply(seat, action, chance)
        if state.outcome() is None:
            odds = worth.value(state)
            low, high = min(low, odds), max(high, odds)
    length = getattr(state.view(JUDGE), ROUNDS.get(pairing.game, "turn"))
    scores = tuple(0.5 if score is None else score for score in outcome.scores)
    return Observation(scores, outcome.reason, length, tuple(dict(used) for used in uses), low, high)
