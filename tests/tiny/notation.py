"""The texts of actions: `row 2`, `rest`, `block`, `pass`, `drift`."""

from __future__ import annotations

from typing import Final

from redtable.kernel.game import Action
from redtable.kernel.notation import NotationError, one_of, parse_int

VERBS: Final = ("row", "rest", "block", "pass", "drift")


class TinyAction(Action):
    """A decision: the verb, and the card for `row`."""

    def __init__(self, verb: str = "pass", card: int = 0) -> None:
        super().__init__(f"{verb} {card}" if card else verb)
        self.verb = verb
        self.card = card


def parse_action(text: str) -> TinyAction:
    """Read the notation of an action."""
    word, blank, rest = text.partition(" ")
    verb = one_of(word, VERBS, "an action")
    if verb == "row":
        return TinyAction(verb, parse_int(rest, 1, 9, "a card"))
    if blank:
        raise NotationError(f"{verb!r} stands alone, without {rest!r}")
    return TinyAction(verb)


def parsed(action: Action) -> TinyAction:
    """The parts of an action, whoever made it."""
    return action if isinstance(action, TinyAction) else parse_action(action.text)
