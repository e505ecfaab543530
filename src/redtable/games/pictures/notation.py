"""The notation of Pictures: how actions are written.

Cards are called by their place, counted from 0 row by row. A clue keeps the spelling it was given in; whether
it is valid is for the rules to say (`clues.py`), so that a wrong one is refused with its reason.

    clue moon 2            a word and a number
    clue moon unlimited    a word without a number
    ask moon 2             the same, but the rival spymaster is asked first
    allow   deny           his answer
    touch 7   stop         a guess, or no more of them
    mark 7    unmark 7     point at a card without touching it
    cover 4                cover a picture: the simulated rival's turn, or a penalty
    object    pass         the rival spymaster's word on a clue that was given
    concede   insist       what its author answers
    leave     lead         a spymaster goes, an operative takes the place
    timeout                the clock
"""

from __future__ import annotations

import re
from typing import Final

from redtable.games.pictures.words import UNLIMITED
from redtable.kernel.game import Action
from redtable.kernel.notation import NotationError, clean, one_of

PLACED: Final = ("touch", "mark", "unmark", "cover")
WORDED: Final = ("clue", "ask")
BARE: Final = (
    "stop",
    "allow",
    "deny",
    "object",
    "pass",
    "concede",
    "insist",
    "leave",
    "lead",
    "timeout",
)
VERBS: Final = (*WORDED, *PLACED, *BARE)

NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,2}")
NUMERIC: Final = re.compile(r"[-+]?[0-9][0-9.,]*")
"""What was meant as a number, though it may be none that a clue can have."""
UNLIMITED_WORD: Final = "unlimited"
NO_NUMBER: Final = -2
MOST_PLACES: Final = 99


class PicturesAction(Action):
    """An action with its parts."""

    def __init__(
        self, text: str = "", verb: str = "", place: int = 0, word: str = "", number: str = ""
    ) -> None:
        super().__init__(text)
        self.verb = verb
        self.place = place
        self.word = word
        self.number = number
        """As it was written: `2`, `unlimited`, `2.5`, or nothing."""

    def count(self) -> int:
        """The clue's number; UNLIMITED, or NO_NUMBER when it is not a whole number."""
        if self.number == UNLIMITED_WORD:
            return UNLIMITED
        return int(self.number) if NUMBER.fullmatch(self.number) else NO_NUMBER


def placed(verb: str, place: int) -> PicturesAction:
    """An action on a card."""
    return PicturesAction(f"{verb} {place}", verb, place)


def spoken(verb: str, word: str, number: int) -> PicturesAction:
    """A clue, given or asked about."""
    written = UNLIMITED_WORD if number == UNLIMITED else str(number)
    return PicturesAction(f"{verb} {word} {written}", verb, 0, word, written)


def plain(verb: str) -> PicturesAction:
    """An action without parts."""
    return PicturesAction(verb, verb)


def parse_action(text: str) -> PicturesAction:
    """An action from its notation."""
    line = clean(text)
    verb, _, rest = line.partition(" ")
    one_of(verb, VERBS, "an action")
    if verb in WORDED:
        return parse_clue(verb, rest)
    if verb in PLACED:
        if not NUMBER.fullmatch(rest) or int(rest) > MOST_PLACES:
            raise NotationError(f"{verb} what? expected the number of a card, such as {verb} 7")
        return placed(verb, int(rest))
    if rest:
        raise NotationError(f"{verb} stands alone, without {rest!r}")
    return plain(verb)


def parse_clue(verb: str, rest: str) -> PicturesAction:
    """A word, or several, and perhaps a number at the end."""
    if not rest:
        raise NotationError(f"{verb} what? expected a word and a number, such as {verb} moon 2")
    word, _, last = rest.rpartition(" ")
    if word and (last == UNLIMITED_WORD or NUMERIC.fullmatch(last)):
        return PicturesAction(f"{verb} {rest}", verb, 0, word, last)
    return PicturesAction(f"{verb} {rest}", verb, 0, rest, "")


def pictures_action(action: Action) -> PicturesAction:
    """The action with its parts: those of this game have them, any other is read from its text."""
    return action if isinstance(action, PicturesAction) else parse_action(action.text)
