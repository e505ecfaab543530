"""Undo: what a seat may take back must not depend on what others did without its knowledge."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from redtable.kernel.chance import SeededChance
from redtable.kernel.match import Match, Refused

if TYPE_CHECKING:
    from redtable.kernel.conformance.play import Play
    from redtable.kernel.entry import Entry


def check_undo(play: Play) -> None:
    """Play the game once more as a match, and look after every action at what everybody may take back."""
    setting = play.setting
    with play.during("beginning the game as a match", fault="undo"):
        match = Match(setting.game, setting.rules, SeededChance(play.seed))
    for ply, (actor, text) in enumerate(play.log, 1):
        before = {seat: standing(match, seat) for seat in setting.watchers}
        with play.during(f"playing {text!r} in a match", actor, "undo"):
            entry = match.apply(actor, text)
        play.turn_back(ply)
        check_untouched(play, match, entry, before)
        for seat in range(len(setting.seats)):
            check_takes_back(play, match, seat)


def standing(match: Match, seat: int) -> tuple[int, str]:
    """What a match tells a seat besides the game's view: its version, and why it may not undo."""
    return match.version(seat), repr(match.why_no_undo(seat))


def check_untouched(play: Play, match: Match, entry: Entry, before: dict[int, tuple[int, str]]) -> None:
    """Whoever cannot perceive an action has the same version as before, and may take back the same."""
    if match.outcome() is not None:
        return
    for seat, old in before.items():
        new = standing(match, seat)
        if not entry.perceived_by(seat) and new != old:
            raise play.fault(
                f"undo: {entry.text!r} changes what seat {seat} may take back, though it cannot perceive it",
                seat,
                [f"{old}, then {new}"],
            )


def check_takes_back(play: Play, match: Match, seat: int) -> None:
    """What a seat may take back it can, also when others did something since that it knows nothing of."""
    place = match.last_undoable(seat)
    if place < 0 or place == len(match.undoable) - 1:
        return
    taken = match.undoable[place]
    try:
        with_others = match.without(place)[-1]
    except Refused as refused:
        hidden = [later.entry.text for later in match.undoable[place + 1 :]]
        raise play.fault(
            f"undo: seat {seat} may take back {taken.entry.text!r}, but {hidden}, of which it knows nothing, "
            "needs it; an event of the former should say reveals=True",
            seat,
        ) from refused
    old, new = play.bytes_of(taken.before, seat), play.bytes_of(with_others, seat)
    if old != new:
        raise play.differs(
            f"undo: seat {seat} takes back {taken.entry.text!r} and sees something else than before it",
            msgspec.json.decode(old),
            msgspec.json.decode(new),
            seat,
        )
