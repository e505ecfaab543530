"""The notation of Red Code: how actions are written, and the table of all there are.

Squares are `a1` to `h6`: the column is a letter from the left, the row a number from the top. Ships are
letters: Blue has A, B and C, Red has X, Y and Z. Manoeuvres, order cards and ship types are the words of
`words.py`. An action belongs to the ship that has to decide.

    choose submarine           take a type of ship
    place b2                   put the ship on a square at the start of the game
    recover radar removed      bring crew back to the reserve: one word for each, in the board's order
    torpedo>X                  a manoeuvre with a target
    repair                     a manoeuvre on the own ship
    move>c3  immersion>c3      a movement with its first step
    step d4  stop              go on moving, or not
    shield                     cancel the link of the chain just below
    shield 1                   cancel the first link of the chain (with the option shield_any_link)
    pass                       answer nothing
    play ambush>X              an order card on a ship
    play atomic>c3             an order card on the 2x2 block with that top left square
    discard ambush             throw away a card above the hand limit
    return b2                  come back to the board after a lost turn
    end                        end the turn

There are finitely many actions. Each is made once, here, so that states list them without building texts and
a text is read by looking it up. How a whole position is written stands in `position.py`.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from mypy_extensions import i64

from redtable.games.redcode.board import COLUMNS, ROWS, SQUARES
from redtable.games.redcode.words import MANOEUVRES, ORDERS, REMOVED, SHIP_TYPES, SHIPS
from redtable.kernel.game import Action
from redtable.kernel.notation import NotationError, clean, one_of, parse_square, square_name

CHOOSE: Final = 0
PLACE: Final = 1
RETURN: Final = 2
RECOVER: Final = 3
USE: Final = 4
USE_ON: Final = 5
USE_TO: Final = 6
CANCEL: Final = 7
STEP: Final = 8
STOP: Final = 9
PASS: Final = 10
PLAY_ON: Final = 11
PLAY_AT: Final = 12
DISCARD: Final = 13
END: Final = 14

MOST_LINKS: Final = 20
"""Links of a chain that notation can name."""
REMOVED_SOURCE: Final = 16
"""Crew come back from a manoeuvre (its number) or from the removed pool (this number)."""
SOURCES: Final = (*MANOEUVRES, REMOVED)
NO_SOURCE: Final = 31
SOURCE_BITS: Final = 5


class RedcodeAction(Action):
    """An action with its parts as numbers: what kind, which thing, and which target."""

    def __init__(self, text: str = "", kind: i64 = 0, what: i64 = 0, target: i64 = 0) -> None:
        super().__init__(text)
        self.kind: i64 = kind
        self.what: i64 = what
        """The ship type, manoeuvre, order card or packed sources of crew."""
        self.target: i64 = target
        """The ship, square or link."""
        self.serial: i64 = 0
        """Its place in ACTIONS."""


def pack_sources(sources: tuple[int, ...]) -> int:
    """Up to three sources of crew in one number, five bits each, the unused ones filled."""
    packed = 0
    for place in range(3):
        packed |= (sources[place] if place < len(sources) else NO_SOURCE) << SOURCE_BITS * place
    return packed


SQUARE_NAMES: Final = [square_name(square // COLUMNS, square % COLUMNS) for square in range(SQUARES)]


def squares(verb: str, kind: int, what: int = 0) -> list[RedcodeAction]:
    """One action for every square."""
    return [RedcodeAction(f"{verb}{name}", kind, what, square) for square, name in enumerate(SQUARE_NAMES)]


def ships(verb: str, kind: int, what: int) -> list[RedcodeAction]:
    """One action for every ship."""
    return [RedcodeAction(f"{verb}>{letter}", kind, what, ship) for ship, letter in enumerate(SHIPS)]


def recoveries() -> dict[int, RedcodeAction]:
    """Every way to recover one, two or three crew, by its packed sources."""
    made: dict[int, RedcodeAction] = {}
    for size in (1, 2, 3):
        for chosen in combinations_with_replacement(range(len(SOURCES)), size):
            text = "recover " + " ".join(SOURCES[source] for source in chosen)
            packed = pack_sources(chosen)
            made[packed] = RedcodeAction(text, RECOVER, packed)
    return made


CHOOSE_TYPE: Final = [RedcodeAction(f"choose {name}", CHOOSE, n) for n, name in enumerate(SHIP_TYPES)]
PLACE_ON: Final = squares("place ", PLACE)
RETURN_TO: Final = squares("return ", RETURN)
STEP_TO: Final = squares("step ", STEP)
STOP_MOVING: Final = RedcodeAction("stop", STOP)
PASS_WINDOW: Final = RedcodeAction("pass", PASS)
END_TURN: Final = RedcodeAction("end", END)
USE_PLAIN: Final = [RedcodeAction(name, USE, n) for n, name in enumerate(MANOEUVRES)]
USE_ON_SHIP: Final = [ships(name, USE_ON, n) for n, name in enumerate(MANOEUVRES)]
USE_TO_SQUARE: Final = [squares(f"{name}>", USE_TO, n) for n, name in enumerate(MANOEUVRES)]
CANCEL_LINK: Final = [
    [RedcodeAction(f"{name} {link}", CANCEL, n, link) for link in range(1, MOST_LINKS + 1)]
    for n, name in enumerate(MANOEUVRES)
]
PLAY_ON_SHIP: Final = [ships(f"play {name}", PLAY_ON, n) for n, name in enumerate(ORDERS)]
PLAY_AT_BLOCK: Final = [squares(f"play {name}>", PLAY_AT, n) for n, name in enumerate(ORDERS)]
DISCARD_CARD: Final = [RedcodeAction(f"discard {name}", DISCARD, n) for n, name in enumerate(ORDERS)]
RECOVER_CREW: Final = recoveries()
RECOVER_ONE: Final = [RECOVER_CREW[pack_sources((source,))] for source in range(len(SOURCES))]
RECOVER_TWO: Final = [
    [RECOVER_CREW[pack_sources((min(a, b), max(a, b)))] for b in range(len(SOURCES))]
    for a in range(len(SOURCES))
]

ACTIONS: Final[dict[str, RedcodeAction]] = {
    action.text: action
    for table in (
        [STOP_MOVING, PASS_WINDOW, END_TURN],
        CHOOSE_TYPE,
        PLACE_ON,
        RETURN_TO,
        STEP_TO,
        USE_PLAIN,
        *USE_ON_SHIP,
        *USE_TO_SQUARE,
        *CANCEL_LINK,
        *PLAY_ON_SHIP,
        *PLAY_AT_BLOCK,
        DISCARD_CARD,
        list(RECOVER_CREW.values()),
    )
    for action in table
}
for serial, action in enumerate(ACTIONS.values()):
    action.serial = serial
FOLDED: Final = {text.casefold(): action for text, action in ACTIONS.items()}
VERBS: Final = ("choose", "place", "return", "recover", "step", "stop", "pass", "play", "discard", "end")


def parse_action(text: str) -> RedcodeAction:
    """The action of a text; a NotationError says what was expected instead."""
    action = ACTIONS.get(text)
    if action is not None:
        return action
    words = clean(text)
    action = FOLDED.get(tidy(words))
    if action is None:
        raise NotationError(what_was_expected(words))
    return action


def tidy(words: str) -> str:
    """A text as it stands in the table: capitals, blanks at arrows and the order of crew do not matter."""
    text = words.casefold().replace(" >", ">").replace("> ", ">")
    verb, *sources = text.split(" ")
    if verb != "recover" or any(source not in SOURCES for source in sources):
        return text
    return " ".join([verb, *sorted(sources, key=SOURCES.index)])


def what_was_expected(text: str) -> str:
    """Why a text is no action: the first word of it that cannot be understood."""
    try:
        verb, _, rest = text.partition(" ")
        name, arrow, target = (rest if verb == "play" else text).partition(">")
        if verb == "choose":
            one_of(rest, SHIP_TYPES, "a type of ship")
        elif verb in ("place", "return", "step"):
            parse_square(rest, ROWS, COLUMNS)
        elif verb == "discard":
            one_of(rest, ORDERS, "an order card")
        elif verb == "recover":
            for source in rest.split(" "):
                one_of(source, SOURCES, "a place of crew")
            return f"{text!r}: one to three crew are recovered at once"
        elif verb == "play":
            one_of(name, ORDERS, "an order card")
            return bad_target(text, arrow, target)
        elif arrow:
            one_of(name, MANOEUVRES, "a manoeuvre")
            return bad_target(text, arrow, target)
        else:
            one_of(verb, (*VERBS, *MANOEUVRES), "the first word of an action")
    except NotationError as fault:
        return str(fault)
    return f"{text!r} is no action: something follows {verb!r} that does not belong there"


def bad_target(text: str, arrow: str, target: str) -> str:
    """What is wrong behind the arrow of `torpedo>X` or `play atomic>c3`."""
    if not arrow:
        return f"{text!r} needs a target, such as {text}>X"
    return f"{target!r} is neither a ship ({', '.join(SHIPS)}) nor a square from a1 to h6"
