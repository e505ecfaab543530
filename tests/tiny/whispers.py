"""A game for tests of secrets: everybody notes numbers on a pad that nobody else sees, in any order.

note 2      write a number on the own pad; nobody else knows that it happened
wave        wave to the others, who see it
slip        answer a wave in secret
end         say that it is enough, for all to hear: when all have, the game is over
stop        the clock
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from redtable.kernel.game import CLOCK, JUDGE, NOBODY, Action, Event, Game, Outcome, Refusal, State
from redtable.kernel.notation import NotationError, format_fields, parse_fields
from redtable.kernel.ruleset import Ruleset, RulesetError
from redtable.kernel.view import OutcomeView, SeatInfo, View

if TYPE_CHECKING:
    from collections.abc import Mapping

    from redtable.kernel.chance import Chance

NAMES = ("red", "blue", "green")
WORDS = ("note 1", "note 2", "note 3", "wave", "slip", "end")
LONGEST = 3


class WhispersView(View, kw_only=True):
    """The own pad, who waved and who has ended."""

    pads: list[list[int]]
    slips: list[int]
    waved: list[bool]
    done: list[bool]


class WhispersState(State):
    """Pads, waves and slips."""

    needs_wave = False
    """A planted fault: a slip is possible only while somebody else waves, and a wave may be taken back."""
    lax_clock = False
    """A planted fault: everybody may stop the game."""

    def __init__(self) -> None:
        super().__init__()
        self.pads: list[list[int]] = [[] for _ in NAMES]
        self.slips = [0 for _ in NAMES]
        self.waved = [False for _ in NAMES]
        self.done = [False for _ in NAMES]

    def to_move(self) -> int:
        return next(iter(self.actors()), NOBODY)

    def actors(self) -> list[int]:
        return [seat for seat, done in enumerate(self.done) if not done]

    def legal(self, seat: int) -> list[Action]:
        words = ("stop",) if seat == CLOCK else WORDS
        return [Action(word) for word in words if self.refusal(seat, Action(word)) is None]

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        possible = self.possible(seat, action.text)
        return None if possible else Refusal("TN-2.1", "whispers-refusal-no")

    def possible(self, seat: int, word: str) -> bool:
        """Whether a seat may do that now."""
        if word == "stop" or seat == CLOCK:
            return word == "stop" and bool(self.actors()) and (seat == CLOCK or self.lax_clock)
        if seat not in self.actors():
            return False
        if word.startswith("note"):
            return len(self.pads[seat]) < LONGEST
        if word == "wave":
            return not self.waved[seat]
        if word == "slip":
            waves = [waved for other, waved in enumerate(self.waved) if other != seat]
            return not self.slips[seat] and (any(waves) or not self.needs_wave)
        return True

    def apply(self, seat: int, action: Action, chance: Chance) -> list[Event]:
        word = action.text
        event = Event("noted", to=(seat,), hidden=True)
        if word.startswith("note"):
            self.pads[seat].append(int(word[-1]))
        elif word == "wave":
            self.waved[seat] = True
            event = Event("waved", {"seat": NAMES[seat]})
        elif word == "slip":
            self.slips[seat] = chance.d6("slip")
        elif word == "end":
            self.done[seat] = True
            event = Event("ended", {"seat": NAMES[seat]}, reveals=True)
        else:
            self.done = [True for _ in NAMES]
            event = Event("stopped", reveals=True)
        return [] if self.quiet else [event]

    def view(self, seat: int) -> WhispersView:
        mine = range(len(NAMES)) if seat == JUDGE else [seat]
        return WhispersView(
            game="whispers",
            seat=seat,
            actors=self.actors(),
            legal=[action.text for action in self.legal(seat)],
            outcome=OutcomeView.of(self.outcome()),
            pads=[list(pad) if owner in mine else [] for owner, pad in enumerate(self.pads)],
            slips=[slip if owner in mine else 0 for owner, slip in enumerate(self.slips)],
            waved=list(self.waved),
            done=list(self.done),
        )

    def outcome(self) -> Outcome | None:
        return Outcome(tuple(0.5 for _ in NAMES), "enough") if all(self.done) else None

    def copy(self) -> WhispersState:
        new = type(self)()
        new.quiet = self.quiet
        new.pads = [list(pad) for pad in self.pads]
        new.slips, new.waved, new.done = list(self.slips), list(self.waved), list(self.done)
        return new

    def redeal(self, seat: int, chance: Chance) -> WhispersState:
        new = self.copy()
        for owner in range(len(NAMES)):
            if owner != seat:
                count = chance.below("pad", LONGEST + 1)
                new.pads[owner] = [chance.below("note", 3) + 1 for _ in range(count)]
                new.slips[owner] = chance.below("slip", 7)
        return new

    def position(self) -> str:
        pads = "/".join("".join(map(str, pad)) for pad in self.pads)
        return format_fields(
            {
                "pads": pads,
                "slips": digits(self.slips),
                "waved": digits(self.waved),
                "done": digits(self.done),
            }
        )


def digits(values: list[Any]) -> str:
    """Small numbers or truths in a row."""
    return "".join(str(int(value)) for value in values)


class WhispersRules(Ruleset, kw_only=True, frozen=True):
    """Nothing can be chosen."""

    name: str = "plain"


class Whispers(Game):
    """The rules."""

    slug = "whispers"
    package = "tests.tiny"
    state_type: type[WhispersState] = WhispersState

    def rules(self, name: str = "", options: Mapping[str, Any] | None = None) -> WhispersRules:
        if options:
            raise RulesetError(f"{name or self.slug} has no options")
        return WhispersRules()

    def seats(self, rules: Ruleset) -> list[SeatInfo]:
        del rules
        return [SeatInfo(name, name) for name in NAMES]

    def start(self, rules: Ruleset, chance: Chance) -> tuple[WhispersState, list[Event]]:
        del rules, chance
        return self.state_type(), []

    def parse(self, text: str) -> Action:
        if text not in (*WORDS, "stop"):
            raise NotationError(f"expected one of {WORDS}")
        return Action(text)

    def read_position(self, rules: Ruleset, text: str) -> WhispersState:
        del rules
        fields = parse_fields(text, ("pads", "slips", "waved", "done"))
        state = self.state_type()
        try:
            state.pads = [[int(digit) for digit in pad] for pad in fields["pads"].split("/")]
            state.slips = [int(digit) for digit in fields["slips"]]
            state.waved = [digit == "1" for digit in fields["waved"]]
            state.done = [digit == "1" for digit in fields["done"]]
        except ValueError as fault:
            raise NotationError(str(fault)) from fault
        lengths = {len(state.pads), len(state.slips), len(state.waved), len(state.done)}
        if lengths != {len(NAMES)}:
            raise NotationError("a position has three seats")
        return state

    def imagine(self, rules: Ruleset, view: View, chance: Chance) -> WhispersState:
        del rules, chance
        assert isinstance(view, WhispersView)
        state = self.state_type()
        state.pads = [list(pad) for pad in view.pads]
        state.slips, state.waved, state.done = list(view.slips), list(view.waved), list(view.done)
        return state

    def view_type(self) -> type[View]:
        return WhispersView


class NeedyState(WhispersState):
    needs_wave = True


class NeedyWhispers(Whispers):
    """A secret action that needs what another seat may take back."""

    state_type = NeedyState


class LaxState(WhispersState):
    lax_clock = True


class LaxClock(Whispers):
    """Everybody may speak for the clock."""

    state_type = LaxState
