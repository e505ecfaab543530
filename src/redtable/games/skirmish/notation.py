"""The notation of the skirmish: how actions are written.

Points are `x,y` in inches from the bottom left corner of the table, to a tenth: `18,9.2`. Units have the
names of the order of battle: `MG1`, `T3`. A path is a row of points; it begins where the unit stands.

    objective 18,7              put down an objective marker
    deploy T1 24,33 nco         deploy a unit, with its section's NCO
    remove T1 yellow            take a command die out of the pool for a chit
    roll                        roll the command dice that are left
    MG1 fire T1                 a firefight
    RG1 move 18,9 20,9          a move; more than the tactical distance makes it rapid
    RG1 move 18,9 then fire T1
    RG1 fire T1 then move 18,9
    RG1 assault T1 20,12        an assault, by way of a point
    RG1 retreat                 a voluntary retreat
    stop                        give no more orders
    T2 react fire RG1 @3        react when the unit has gone 3 inches of its path
    T2 react move 30,20 @3      (without @ to a firefight)
    T2 react assault RG1 @3
    decline                     no reaction
    reroll 3, keep              re-roll a die that shows 3, or none
    lose MG1.R MG1.nco          who becomes a casualty; small letters are the lightly wounded
    hold, withdraw              the assaulted unit's choice
    to 10,3                     where a retreat ends
    stay                        no voluntary retreat
    recon 1, pass               reconnoitre an objective, or not
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from redtable.games.skirmish.words import KINDS, TENTHS
from redtable.kernel.game import Action
from redtable.kernel.notation import NotationError, clean, one_of, parse_int

OBJECTIVE: Final = "objective"
DEPLOY: Final = "deploy"
REMOVE: Final = "remove"
ROLL: Final = "roll"
STOP: Final = "stop"
MOVE: Final = "move"
FIRE: Final = "fire"
ASSAULT: Final = "assault"
RETREAT: Final = "retreat"
MOVE_FIRE: Final = "move-fire"
FIRE_MOVE: Final = "fire-move"
REACT_FIRE: Final = "react-fire"
REACT_MOVE: Final = "react-move"
REACT_ASSAULT: Final = "react-assault"
DECLINE: Final = "decline"
REROLL: Final = "reroll"
KEEP: Final = "keep"
LOSE: Final = "lose"
HOLD: Final = "hold"
WITHDRAW: Final = "withdraw"
TO: Final = "to"
STAY: Final = "stay"
RECON: Final = "recon"
PASS: Final = "pass"

SINGLE: Final = (ROLL, STOP, DECLINE, KEEP, HOLD, WITHDRAW, STAY, PASS)
COLOURS: Final = ("red", "yellow")
FIGURES: Final = (*KINDS, *(kind.lower() for kind in KINDS))
AT_ONCE: Final = -1
"""The place on a path of a reaction to a firefight, which has no path."""
FARTHEST: Final = 2000
"""No table is longer, in tenths."""
MOST_POINTS: Final = 20

UNIT_NAME: Final = re.compile(r"[A-Z][A-Za-z]{0,3}[0-9]{1,2}")
NUMBER: Final = re.compile(r"(0|[1-9][0-9]{0,2})(?:\.([0-9]))?")


NO_POINTS: Final[list[tuple[int, int]]] = []
NO_WORDS: Final[list[str]] = []
"""The parts that most actions do not have; nobody changes them."""


class SkirmishAction(Action):
    """An action with its parts, which never change, so that actions may share them."""

    def __init__(
        self,
        text: str = "",
        verb: str = "",
        unit: str = "",
        target: str = "",
        points: list[tuple[int, int]] = NO_POINTS,
        at: int = AT_ONCE,
        words: list[str] = NO_WORDS,
        number: int = 0,
    ) -> None:
        super().__init__(text)
        self.verb = verb
        self.unit = unit
        self.target = target
        self.points = points
        self.at = at
        """How far along the path a reaction interrupts, in tenths."""
        self.words = words
        self.number = number

    def written(self) -> SkirmishAction:
        """This action with its canonical text. Those that a search only looks at are never written."""
        if not self.text:
            self.text = write(
                self.verb, self.unit, self.target, self.points, self.at, self.words, self.number
            )
        return self


# Writing


def inches(tenths: int) -> str:
    """A number of tenths in inches, as short as possible."""
    return IN_INCHES[tenths] if 0 <= tenths <= FARTHEST else write_inches(tenths)


def write_inches(tenths: int) -> str:
    """The same, worked out."""
    whole, rest = divmod(tenths, TENTHS)
    return f"{whole}.{rest}" if rest else str(whole)


IN_INCHES: Final = [write_inches(tenths) for tenths in range(FARTHEST + 1)]
"""Every length on a table as text."""


def point_text(x: int, y: int) -> str:
    """A point: `18,9.2`."""
    return f"{inches(x)},{inches(y)}"


def path_text(points: Sequence[tuple[int, int]]) -> str:
    """A row of points."""
    if len(points) == 1:
        return point_text(points[0][0], points[0][1])
    return " ".join([point_text(x, y) for x, y in points])


def make(
    verb: str,
    unit: str = "",
    target: str = "",
    points: list[tuple[int, int]] = NO_POINTS,
    at: int = AT_ONCE,
    words: list[str] = NO_WORDS,
    number: int = 0,
) -> SkirmishAction:
    """An action from its parts, with its canonical text."""
    words = sorted(words) if verb == LOSE else words
    return SkirmishAction("", verb, unit, target, points, at, words, number).written()


def write(
    verb: str,
    unit: str,
    target: str,
    points: Sequence[tuple[int, int]],
    at: int,
    words: Sequence[str],
    number: int,
) -> str:
    """The canonical text of an action."""
    path = path_text(points)
    if verb == MOVE:
        return f"{unit} move {path}"
    if verb in SINGLE:
        return verb
    if verb in (OBJECTIVE, TO):
        return f"{verb} {path}"
    if verb in (REROLL, RECON):
        return f"{verb} {number}"
    if verb in (DEPLOY, REMOVE):
        return " ".join([verb, unit, *([path] if path else []), *words])
    if verb == LOSE:
        return " ".join([verb, *words])
    if verb == MOVE_FIRE:
        return f"{unit} move {path} then fire {target}"
    if verb == FIRE_MOVE:
        return f"{unit} fire {target} then move {path}"
    parts = [unit, verb.replace("-", " "), target, path, f"@{inches(at)}" if at != AT_ONCE else ""]
    return " ".join(part for part in parts if part)


# Reading


def parse_number(text: str, what: str) -> int:
    """Inches with at most one decimal, in tenths."""
    found = NUMBER.fullmatch(text)
    if found:
        tenths = int(found[1]) * TENTHS + int(found[2] or 0)
        if tenths <= FARTHEST:
            return tenths
    raise NotationError(
        f"{text!r} is not {what}: expected inches with at most one decimal, such as 9 or 18.5"
    )


def parse_point(text: str) -> tuple[int, int]:
    """A point: `18,9.2`."""
    x, comma, y = text.partition(",")
    if not comma:
        raise NotationError(f"{text!r} is not a point: expected x,y in inches, such as 18,9.2")
    return parse_number(x, "the x of a point"), parse_number(y, "the y of a point")


def parse_path(words: list[str], least: int = 1) -> list[tuple[int, int]]:
    """A row of points."""
    if not least <= len(words) <= MOST_POINTS:
        raise NotationError(f"a path has {least} to {MOST_POINTS} points, this has {len(words)}")
    return [parse_point(word) for word in words]


def parse_unit(text: str) -> str:
    """The name of a unit."""
    if not UNIT_NAME.fullmatch(text):
        raise NotationError(f"{text!r} is not the name of a unit, such as MG1 or T3")
    return text


def parse_action(text: str) -> SkirmishAction:
    """Read an action; the error says what was expected."""
    words = clean(text).split(" ")
    verb = words[0]
    if verb in SINGLE and len(words) == 1:
        return make(verb)
    if verb in (OBJECTIVE, TO):
        return make(verb, points=parse_path(exactly(words, 2, f"{verb} 18,7")[1:]))
    if verb == REROLL:
        return make(verb, number=parse_int(exactly(words, 2, "reroll 3")[1], 1, 10, "a die"))
    if verb == RECON:
        return make(verb, number=parse_int(exactly(words, 2, "recon 1")[1], 1, 4, "an objective"))
    if verb == DEPLOY:
        with_nco = words[3:] == ["nco"]
        exactly(words, 4 if with_nco else 3, "deploy T1 24,33 nco")
        return make(verb, parse_unit(words[1]), points=parse_path(words[2:3]), words=words[3:])
    if verb == REMOVE:
        exactly(words, 3, "remove T1 yellow")
        return make(verb, parse_unit(words[1]), words=[one_of(words[2], COLOURS, "a colour of chits")])
    if verb == LOSE:
        return make(verb, words=parse_figures(words[1:]))
    if UNIT_NAME.fullmatch(verb):
        return parse_unit_action(verb, words[1:])
    raise NotationError(
        f"{verb!r} begins no action: expected a unit such as MG1, or one of: "
        f"{', '.join((*SINGLE, OBJECTIVE, TO, REROLL, RECON, DEPLOY, REMOVE, LOSE))}"
    )


def exactly(words: list[str], count: int, example: str) -> list[str]:
    """The words if there are as many as there should be."""
    if len(words) != count:
        raise NotationError(
            f"{' '.join(words)!r} is incomplete or too long: expected something like {example!r}"
        )
    return words


def parse_figures(words: list[str]) -> list[str]:
    """Casualties: `MG1.R`."""
    if not 1 <= len(words) <= 40:
        raise NotationError("'lose' needs the soldiers: expected something like 'lose MG1.R'")
    for word in words:
        unit, _, figure = word.partition(".")
        parse_unit(unit)
        one_of(figure, FIGURES, "a soldier")
    return words


def parse_unit_action(unit: str, words: list[str]) -> SkirmishAction:
    """What a unit is told to do."""
    if not words:
        raise NotationError(f"what is {unit} to do? expected one of: move, fire, assault, retreat, react")
    verb, rest = words[0], words[1:]
    if verb == "react":
        return parse_reaction(unit, rest)
    if verb == RETREAT:
        exactly(words, 1, f"{unit} retreat")
        return make(RETREAT, unit)
    if verb == FIRE:
        if len(rest) > 2 and rest[1:3] == ["then", "move"]:
            return make(FIRE_MOVE, unit, parse_unit(rest[0]), parse_path(rest[3:]))
        return make(FIRE, unit, parse_unit(exactly(rest, 1, f"{unit} fire T1")[0]))
    if verb == MOVE:
        if len(rest) > 3 and rest[-3:-1] == ["then", "fire"]:
            return make(MOVE_FIRE, unit, parse_unit(rest[-1]), parse_path(rest[:-3]))
        return make(MOVE, unit, points=parse_path(rest))
    if verb == ASSAULT and rest:
        return make(ASSAULT, unit, parse_unit(rest[0]), parse_path(rest[1:], 0))
    raise NotationError(
        f"{' '.join(words)!r} is nothing a unit can do; expected: move 18,9; fire T1; assault T1; retreat"
    )


def parse_reaction(unit: str, words: list[str]) -> SkirmishAction:
    """A reaction: `fire RG1 @3`."""
    at = AT_ONCE
    if words and words[-1].startswith("@"):
        at = parse_number(words[-1][1:], "a place on the path")
        words = words[:-1]
    verb, rest = (words[0], words[1:]) if words else ("", [])
    if verb == FIRE:
        return make(REACT_FIRE, unit, parse_unit(exactly(rest, 1, f"{unit} react fire RG1 @3")[0]), at=at)
    if verb == MOVE:
        return make(REACT_MOVE, unit, points=parse_path(rest), at=at)
    if verb == ASSAULT and rest:
        return make(REACT_ASSAULT, unit, parse_unit(rest[0]), parse_path(rest[1:], 0), at)
    raise NotationError(
        f"a unit reacts by move, fire or assault: expected something like '{unit} react fire RG1'"
    )
