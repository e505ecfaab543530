"""Positions as one line of text: everything that a state holds, and nothing else.

Fields are `key=value`, in any order; those left out have the value in brackets.

    turn=2                    [1]
    phase=orders              [orders] a word of PHASES
    initiative=blufor         [blufor] or `-` before anybody had it
    orders=3:1                [0:0] orders left, Blufor's and Redfor's
    out=1:0                   [0:0] command dice taken out this turn
    losses=0:2                [0:0] soldiers dead
    objectives=18,7;30,7!     [-] the markers; `!` marks those that are reconnoitred
    reactions=1               [0] reactions made to the activation under way
    agenda=recover|give-order:blufor:::0
                              [by phase] what is still to be done, the next thing last: kind, side, unit,
                              other unit and numbers (joined by +), what is empty at the end left out. By
                              default: the whole rest of the orders phase, with the initiative's order open
    over=redfor.losses        [-] the winner and the reason
    MG1=18,9.2;MG,R,R?,rx;r1y2;moved,acted
                              a unit: where it stands (or `waiting`, `removed`), its soldiers (small letters
                              are lightly wounded, `?` is a casualty, `x` is dead), its chits, what it did.
                              What is left out at the end is as on a fresh unit. Units that are left out,
                              or `-`, take no part
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from redtable.games.skirmish.frames import (
    BEGIN_COMBAT,
    GIVE_ORDER,
    KINDS,
    ORDERS_OF,
    RECOVER,
    TURN_RECON,
    Step,
)
from redtable.games.skirmish.notation import FIGURES, parse_point, point_text
from redtable.games.skirmish.state import SkirmishState
from redtable.games.skirmish.unit import Unit, figure_word
from redtable.games.skirmish.words import (
    ACTIVE,
    BLUFOR,
    CASUALTY,
    DEAD,
    LIGHT,
    LIGHT_CASUALTY,
    NO_SIDE,
    NOBODY_THERE,
    OVER,
    PHASES,
    REASONS,
    REDFOR,
    SIDES,
)
from redtable.games.skirmish.words import KINDS as SOLDIERS
from redtable.kernel.frames import Frames
from redtable.kernel.notation import NotationError, format_fields, one_of, parse_fields, parse_int

if TYPE_CHECKING:
    from redtable.games.skirmish.tables import Tables

NONE: Final = "-"
BY_PHASE: Final = "by-phase"
DEFAULTS: Final = {
    "turn": "1",
    "phase": "orders",
    "initiative": "blufor",
    "orders": "0:0",
    "out": "0:0",
    "losses": "0:0",
    "objectives": NONE,
    "reactions": "0",
    "agenda": BY_PHASE,
    "over": NONE,
}
SUFFIX: Final = {ACTIVE: "", LIGHT: "", CASUALTY: "?", LIGHT_CASUALTY: "?", DEAD: "x"}
CHITS: Final = re.compile(r"r([0-9]{1,2})y([0-9]{1,2})")


# Writing


def format_position(state: SkirmishState) -> str:
    """The whole position as one line."""
    fields = {
        "turn": str(state.turn),
        "phase": PHASES[state.phase],
        "initiative": NONE if state.initiative == NO_SIDE else SIDES[state.initiative],
        "orders": pair_text(state.orders),
        "out": pair_text(state.taken_out),
        "losses": pair_text(state.losses),
        "objectives": ";".join(
            point_text(x, y) + ("!" if done else "")
            for (x, y), done in zip(state.objectives, state.reconnoitred, strict=True)
        )
        or NONE,
        "reactions": str(state.reactions_made),
        "agenda": "|".join(frame_text(state, frame) for frame in state.frames.stack) or NONE,
        "over": f"{SIDES[state.winner]}.{REASONS[state.reason]}" if state.phase == OVER else NONE,
    }
    for unit in state.units:
        fields[unit.name] = unit_text(state, unit)
    return format_fields(fields)


def pair_text(pair: list[int]) -> str:
    """Blufor's and Redfor's number."""
    return f"{pair[BLUFOR]}:{pair[REDFOR]}"


def frame_text(state: SkirmishState, frame: Step) -> str:
    """A frame: `react:redfor:RG1::180+92`."""
    parts = [
        frame.kind,
        SIDES[frame.side],
        "" if frame.unit < 0 else state.name(frame.unit),
        "" if frame.other < 0 else state.name(frame.other),
        "+".join(str(number) for number in frame.numbers),
    ]
    return ":".join(parts).rstrip(":")


def unit_text(state: SkirmishState, unit: Unit) -> str:
    """A unit with everything it has."""
    if not unit.kinds:
        return NONE
    place = "removed" if unit.removed else point_text(unit.x, unit.y) if unit.deployed else "waiting"
    soldiers = ",".join(
        (SOLDIERS[kind] if status == DEAD else figure_word(kind, status)) + SUFFIX[status]
        for kind, status in zip(unit.kinds, unit.statuses, strict=True)
    )
    chits = f"r{unit.red}y{unit.yellow}" if unit.chits() else NONE
    flags = [
        *["acted"] * unit.activations,
        *["reacted"] * unit.reactions,
        *(word for word, on in flags_of(unit).items() if on),
        *([f"contact>{state.name(unit.contact)}"] if unit.contact >= 0 else []),
    ]
    return ";".join([place, soldiers, chits, ",".join(flags) or NONE])


def flags_of(unit: Unit) -> dict[str, bool]:
    """What a unit did this turn, as words."""
    return {
        "moved": unit.moved,
        "hurried": unit.hurried,
        "rapid": unit.rapid,
        "fell-back": unit.fell_back,
        "assaulted": unit.assaulted,
    }


# Reading


def parse_position(tables: Tables, text: str) -> SkirmishState:
    """A position from its line."""
    defaults = {**DEFAULTS, **dict.fromkeys(tables.names, NONE)}
    given = {word.partition("=")[0] for word in text.split()}
    rest = [f"{key}={value}" for key, value in defaults.items() if key not in given]
    fields = parse_fields(" ".join([text, *rest]), defaults)
    state = SkirmishState(tables, tables.new_units())
    state.turn = parse_int(fields["turn"], 0, 1000, "a turn")
    state.phase = PHASES.index(one_of(fields["phase"], PHASES, "a phase"))
    if fields["initiative"] == NONE:
        state.initiative = NO_SIDE
    else:
        state.initiative = SIDES.index(one_of(fields["initiative"], SIDES, "a side"))
    state.orders = parse_pair(fields["orders"], "orders")
    state.taken_out = parse_pair(fields["out"], "command dice")
    state.losses = parse_pair(fields["losses"], "losses")
    state.reactions_made = parse_int(fields["reactions"], 0, 99, "a number of reactions")
    read_objectives(state, fields["objectives"])
    for name, number in tables.names.items():
        read_unit(tables, state.units[number], fields[name])
    read_over(state, fields["over"])
    state.frames = Frames(read_frames(state, fields["agenda"]))
    return state


def parse_pair(text: str, what: str) -> list[int]:
    """`3:1`."""
    parts = text.split(":")
    if len(parts) != 2:
        raise NotationError(f"{text!r} is not a pair of {what}, such as 3:1")
    return [parse_int(part, 0, 99, f"a number of {what}") for part in parts]


def read_objectives(state: SkirmishState, text: str) -> None:
    """`18,7;30,7!`."""
    if text == NONE:
        return
    for part in text.split(";"):
        point = parse_point(part.removesuffix("!"))
        if not state.field.on_table(*point):
            raise NotationError(f"the objective {part!r} is not on the table")
        state.objectives.append(point)
        state.reconnoitred.append(part.endswith("!"))
    if len(state.objectives) > state.tables.objectives:
        raise NotationError(f"there are at most {state.tables.objectives} objectives")


def read_unit(tables: Tables, unit: Unit, text: str) -> None:
    """`18,9.2;MG,R,R?;r1y2;moved`."""
    if text == NONE:
        unit.kinds = []
        unit.statuses = []
        unit.removed = True
        return
    parts = [*text.split(";"), NONE, NONE, NONE]
    if len(parts) > 7:
        raise NotationError(f"{unit.name}={text!r} has more than place, soldiers, chits and flags")
    place, soldiers, chits, flags = parts[0], parts[1], parts[2], parts[3]
    unit.deployed = place != "waiting"
    unit.removed = place == "removed"
    if place not in ("waiting", "removed"):
        unit.x, unit.y = parse_point(place)
        if not tables.field.on_table(unit.x, unit.y):
            raise NotationError(f"{unit.name} stands at {place}, which is not on the table")
    if soldiers not in (NONE, ""):
        read_soldiers(unit, soldiers)
    if chits not in (NONE, ""):
        found = CHITS.fullmatch(chits)
        if not found:
            raise NotationError(f"{chits!r} are not the chits of {unit.name}: expected something like r1y2")
        unit.red, unit.yellow = int(found[1]), int(found[2])
    if flags not in (NONE, ""):
        for flag in flags.split(","):
            read_flag(tables, unit, flag)


def read_soldiers(unit: Unit, text: str) -> None:
    """`MG,R,R?,rx`."""
    unit.kinds = []
    unit.statuses = []
    words = text.split(",")
    if len(words) > 20:
        raise NotationError(f"{unit.name} has {len(words)} soldiers, at most 20 are possible")
    for word in words:
        figure = word.rstrip("?x")
        mark = word[len(figure) :]
        one_of(figure, FIGURES, f"a soldier of {unit.name}")
        one_of(mark, ("", "?", "x"), "a mark of a soldier")
        light = figure.islower()
        unit.kinds.append(SOLDIERS.index(figure.upper()))
        hit = LIGHT_CASUALTY if light else CASUALTY
        unit.statuses.append({"": LIGHT if light else ACTIVE, "?": hit, "x": DEAD}[mark])


def read_flag(tables: Tables, unit: Unit, flag: str) -> None:
    """A word of what a unit did this turn."""
    word, arrow, target = flag.partition(">")
    if arrow:
        one_of(word, ("contact",), "a flag with a target")
        unit.contact = tables.names[one_of(target, tables.names, "a unit")]
        return
    one_of(flag, ("acted", "reacted", *flags_of(unit)), f"a flag of {unit.name}")
    if flag == "acted":
        unit.activations += 1
    elif flag == "reacted":
        unit.reactions += 1
    elif flag == "moved":
        unit.moved = True
    elif flag == "hurried":
        unit.hurried = True
    elif flag == "rapid":
        unit.rapid = True
    elif flag == "fell-back":
        unit.fell_back = True
    else:
        unit.assaulted = True


def read_over(state: SkirmishState, text: str) -> None:
    """`redfor.reconnoitred`."""
    if (text != NONE) != (state.phase == OVER):
        raise NotationError("a position has a winner exactly when its phase is over")
    if text == NONE:
        return
    winner, _, reason = text.partition(".")
    state.winner = SIDES.index(one_of(winner, SIDES, "a side"))
    state.reason = REASONS.index(one_of(reason, REASONS[1:], "a reason"))


def read_frames(state: SkirmishState, text: str) -> list[Step]:
    """The things to do; the last of them must be a decision."""
    if text == NONE or state.phase == OVER:
        if state.phase != OVER:
            raise NotationError("nothing is to be done, and yet the game is not over")
        return []
    if text == BY_PHASE:
        if state.initiative == NO_SIDE or PHASES[state.phase] != "orders":
            raise NotationError("the agenda can only be left out in the phase orders, with an initiative")
        side = state.initiative
        return [
            Step(RECOVER),
            Step(TURN_RECON),
            Step(BEGIN_COMBAT),
            Step(ORDERS_OF, 1 - side),
            Step(GIVE_ORDER, side, numbers=(0,)),
        ]
    frames = [read_frame(state, part) for part in text.split("|")]
    if not frames[-1].is_decision():
        raise NotationError(f"the last thing to do, {frames[-1].kind!r}, is not a decision")
    return frames


def read_frame(state: SkirmishState, text: str) -> Step:
    """`react:redfor:RG1::180+92`."""
    parts = [*text.split(":"), "", "", "", ""]
    if len(parts) > 9:
        raise NotationError(f"{text!r} has more than kind, side, unit, other unit and numbers")
    kind, side, unit, other, numbers = parts[:5]
    names = state.tables.names
    return Step(
        one_of(kind, KINDS, "something to do"),
        SIDES.index(one_of(side or SIDES[BLUFOR], SIDES, "a side")),
        names[one_of(unit, names, "a unit")] if unit else NOBODY_THERE,
        names[one_of(other, names, "a unit")] if other else NOBODY_THERE,
        [parse_int(part, -2000, 2000, "a number") for part in numbers.split("+")] if numbers else (),
    )
