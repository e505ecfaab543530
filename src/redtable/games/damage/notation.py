"""The notation of Battle Damage: how actions are written.

    fire                       duel: fire this turn's volley
    score phaser               the hit goes to that system; `score phaser:FA` names the box
    add Resolute ts-ca         desk: a ship joins the battle, by its library name or its whole plan
    remove Resolute            desk: a ship leaves the battle
    volley Resolute 18         desk: 18 internal hits on a ship
    deal                       desk: the next card
    run                        desk: all cards up to the next choice or the end of the volley
    prefer Resolute cargo,any_hull   desk: choose by this order from now on; `prefer Resolute -` asks again
    turn                       desk: the turn ends
    takeback                   desk: take the last step back

A ship's name is one word; `_` stands for a space in it and is shown as one.

When volleys on several ships are open at a desk, `deal`, `run` and `score` say which one: `deal @Resolute`.
"""

from __future__ import annotations

from typing import Final

from redtable.games.damage.words import SYSTEMS
from redtable.kernel.game import Action
from redtable.kernel.notation import NotationError, clean, one_of, parse_int

FIRE: Final = 0
SCORE: Final = 1
ADD: Final = 2
REMOVE: Final = 3
VOLLEY: Final = 4
DEAL: Final = 5
RUN: Final = 6
PREFER: Final = 7
TURN: Final = 8
TAKEBACK: Final = 9
VERBS: Final = ("fire", "score", "add", "remove", "volley", "deal", "run", "prefer", "turn", "takeback")
ARGUMENTS: Final = (0, 1, 2, 1, 2, 0, 0, 2, 0, 0)
EXAMPLES: Final = (
    "fire",
    "score phaser",
    "add Resolute ts-ca",
    "remove Resolute",
    "volley Resolute 18",
    "deal",
    "run",
    "prefer Resolute cargo,any_hull",
    "turn",
    "takeback",
)
AT: Final = "@"
ASK: Final = "-"
MOST_HITS: Final = 999_999_999


class DamageAction(Action):
    """An action with its parts."""

    def __init__(
        self, text: str = "", kind: int = 0, ship: str = "", what: str = "", number: int = 0
    ) -> None:
        super().__init__(text)
        self.kind = kind
        self.ship = ship
        """The ship's name; empty where it goes without saying."""
        self.what = what
        """The system (with a label), the plan of a ship, or an order of sacrifice."""
        self.number = number


def action(kind: int, ship: str = "", what: str = "", number: int = 0) -> DamageAction:
    """An action from its parts."""
    verb = VERBS[kind]
    if kind in (SCORE, DEAL, RUN):
        words = [verb, what, AT + ship if ship else ""]
    elif kind == VOLLEY:
        words = [verb, ship, str(number)]
    else:
        words = [verb, ship, what]
    return DamageAction(" ".join(word for word in words if word), kind, ship, what, number)


def parse_action(text: str) -> DamageAction:
    """The action of a text; a NotationError says what was expected instead."""
    verb, *words = clean(text).split(" ")
    kind = VERBS.index(one_of(verb, VERBS, "the first word of an action"))
    ship = ""
    if kind in (SCORE, DEAL, RUN) and words and words[-1].startswith(AT):
        ship = words.pop()[1:]
        if not ship:
            raise NotationError(f"a ship's name follows {AT}, such as {verb} {AT}Resolute")
    if len(words) != ARGUMENTS[kind]:
        raise NotationError(f"{text!r} is not of the form: {EXAMPLES[kind]}")
    if kind == SCORE:
        one_of(words[0].partition(":")[0], SYSTEMS, "a system")
        return action(kind, ship, words[0])
    if kind == VOLLEY:
        return action(kind, words[0], "", parse_int(words[1], -MOST_HITS, MOST_HITS, "a number of hits"))
    if kind in (ADD, PREFER):
        return action(kind, words[0], words[1])
    return action(kind, words[0] if words else ship)
