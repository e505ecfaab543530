"""Non-interference: what a seat cannot know must not show, neither in views nor in events, not even by size.

Everything that a seat cannot know is dealt anew, by `State.redeal` and by `Game.imagine`. In every such world
the seat must get the same bytes, now and after the next action, unless an event declares that it reveals
something.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from redtable.kernel.conformance.contract import refusal_of
from redtable.kernel.conformance.fault import ConformanceError, difference

if TYPE_CHECKING:
    from redtable.kernel.conformance.play import Play
    from redtable.kernel.game import Action, Event, State

MANY: Final = 20
"""So many deals without any change are no accident."""

Told = list[tuple[bytes, str, bool]]
"""Events as one seat gets them: the bytes, the kind, and whether it reveals something."""


class Deals:
    """How often dealing anew gave another position: a redeal that changes nothing would prove nothing."""

    def __init__(self) -> None:
        self.redealt: dict[int, list[bool]] = {}
        self.imagined: dict[int, list[bool]] = {}

    def check(self, where: str) -> None:
        """What `imagine` cannot know, `redeal` must change now and then."""
        for seat, imagined in self.imagined.items():
            redealt = self.redealt.get(seat, [])
            if any(imagined) and len(redealt) >= MANY and not any(redealt):
                raise ConformanceError(
                    f"redeal: it never changes anything for seat {seat}, though imagine shows that there is "
                    "something the seat cannot know",
                    where,
                )


def check_secrecy(
    play: Play,
    state: State,
    moves: list[tuple[int, Action]],
    probes: list[str],
    worlds: int,
    deals: Deals,
) -> None:
    """The state, and what each of some actions does, look the same in every world a seat thinks possible."""
    for seat in play.setting.watchers:
        for number in range(worlds):
            with play.during(f"redeal({seat})", seat):
                world = state.redeal(seat, play.extra(f"redeal {seat} {number}"))
            deals.redealt.setdefault(seat, []).append(world.position() != state.position())
            check_world(play, state, world, seat, probes, "leak", "when what it cannot know is dealt anew")
            for move in moves:
                check_future(play, state, world, seat, move)
        world = imagined(play, state, seat)
        deals.imagined.setdefault(seat, []).append(world.position() != state.position())
        check_world(play, state, world, seat, probes, "imagine", "in the state that imagine makes from it")
        for move in moves:
            check_future(play, state, world, seat, move)


def imagined(play: Play, state: State, seat: int) -> State:
    """A state made from nothing but the bytes of a view."""
    with play.during("imagine", seat):
        view = msgspec.json.decode(play.bytes_of(state, seat), type=play.game.view_type())
        return play.game.imagine(play.setting.rules, view, play.extra(f"imagine {seat}"))


def check_world(
    play: Play, state: State, world: State, seat: int, probes: list[str], fault: str, when: str
) -> None:
    """View, legal actions and refusals of a seat are the same in a world that it thinks possible."""
    old, new = play.bytes_of(state, seat), play.bytes_of(world, seat)
    if old != new:
        raise play.differs(
            f"{fault}: the view of seat {seat} changes ({len(old)} bytes, then {len(new)}) {when}",
            msgspec.json.decode(old),
            msgspec.json.decode(new),
            seat,
        )
    before = [action.text for action in play.legal(state, seat)]
    after = [action.text for action in play.legal(world, seat)]
    if before != after:
        raise play.differs(f"leak: the legal actions of seat {seat} change {when}", before, after, seat)
    if seat < 0:
        return
    for text in probes:
        action = play.parse(text)
        old_refusal = refusal_of(play, state, seat, action)
        new_refusal = refusal_of(play, world, seat, action)
        if old_refusal != new_refusal:
            raise play.fault(
                f"leak: the refusal of {text!r} to seat {seat} changes {when}",
                seat,
                [f"{old_refusal}, then {new_refusal}"],
            )


def check_future(play: Play, state: State, world: State, seat: int, move: tuple[int, Action]) -> None:
    """The same action tells the seat the same in both worlds, up to the first event that reveals."""
    actor, action = move
    truth, other = state.copy(), world.copy()
    told = told_to(seat, play.apply(truth, actor, action, play.extra("future")))
    if refusal_of(play, world, actor, action) is not None:
        if told and not any(reveals for _, _, reveals in told):
            raise play.fault(
                f"undeclared reveal: {action.text!r} is not possible in every world that seat {seat} thinks "
                f"possible; its event {told[0][1]!r} should say reveals=True",
                seat,
            )
        return
    retold = told_to(seat, play.apply(other, actor, action, play.extra("future")))
    old, new = play.bytes_of(truth, seat), play.bytes_of(other, seat)
    at = first_difference(told, retold)
    if at is None:
        if old != new:
            raise play.differs(
                f"leak: after {action.text!r} the view of seat {seat} depends on what it cannot know, "
                "and no event tells it",
                msgspec.json.decode(old),
                msgspec.json.decode(new),
                seat,
            )
        return
    there = [events[at] for events in (told, retold) if at < len(events)]
    if any(reveals for _, _, reveals in there):
        return
    kind = there[0][1]
    details = difference(
        [msgspec.json.decode(event) for event, _, _ in told],
        [msgspec.json.decode(event) for event, _, _ in retold],
    )
    if old == new:
        raise play.fault(
            f"leak: the event {kind!r} of {action.text!r} tells seat {seat} what it cannot know",
            seat,
            details,
        )
    raise play.fault(
        f"undeclared reveal: the event {kind!r} of {action.text!r} shows seat {seat} something new; "
        "it should say reveals=True",
        seat,
        details,
    )


def told_to(seat: int, events: list[Event]) -> Told:
    """What a seat is told, event by event."""
    told: Told = []
    for event in events:
        seen = event.seen_by(seat)
        if seen is not None:
            told.append((msgspec.json.encode(seen, order="deterministic"), event.kind, event.reveals))
    return told


def first_difference(one: Told, other: Told) -> int | None:
    """Where two streams of events part, if they do."""
    for index in range(max(len(one), len(other))):
        if index >= len(one) or index >= len(other) or one[index][0] != other[index][0]:
            return index
    return None
