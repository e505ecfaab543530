"""A unit: its soldiers, its morale chits, where it stands and what it has done this turn (SK-3, SK-9)."""

from __future__ import annotations

from collections.abc import Sequence

from redtable.games.skirmish.words import (
    ACTIVE,
    CASUALTY,
    DEAD,
    KINDS,
    LIGHT,
    LIGHT_CASUALTY,
    NCO,
    NOBODY_THERE,
)


class Unit:
    """A group or team. Its number is its place in the order of battle."""

    def __init__(
        self, number: int = 0, name: str = "", side: int = 0, section: int = 0, kinds: Sequence[int] = ()
    ) -> None:
        self.number = number
        self.name = name
        self.side = side
        self.section = section
        self.kinds = list(kinds)
        self.statuses = [ACTIVE for _ in kinds]
        self.deployed = False
        self.removed = False
        self.x = 0
        self.y = 0
        self.red = 0
        self.yellow = 0
        self.activations = 0
        self.reactions = 0
        self.moved = False
        self.hurried = False
        """Whether the activation under way has a rapid move, declared or made (SK-8.4, SK-G25)."""
        self.rapid = False
        """Whether it has made a rapid move in the activation under way (SK-8.7)."""
        self.fell_back = False
        """Whether it already retreated of its own will this turn (SK-G20)."""
        self.assaulted = False
        self.contact = NOBODY_THERE
        """The unit it assaulted and stands in contact with."""

    def copy(self) -> Unit:
        """An independent unit."""
        new = Unit(self.number, self.name, self.side, self.section, self.kinds)
        new.statuses = list(self.statuses)
        new.deployed = self.deployed
        new.removed = self.removed
        new.x = self.x
        new.y = self.y
        new.red = self.red
        new.yellow = self.yellow
        new.activations = self.activations
        new.reactions = self.reactions
        new.moved = self.moved
        new.hurried = self.hurried
        new.rapid = self.rapid
        new.fell_back = self.fell_back
        new.assaulted = self.assaulted
        new.contact = self.contact
        return new

    def on_table(self) -> bool:
        """Whether the unit stands on the table."""
        return self.deployed and not self.removed

    def chits(self) -> int:
        """Morale chits of both colours."""
        return self.red + self.yellow

    def active(self) -> int:
        """Soldiers who are neither casualty nor dead (SK-3.8)."""
        count = 0
        for status in self.statuses:
            if status <= LIGHT:
                count += 1
        return count

    def casualties(self) -> int:
        """Soldiers who wait for first aid."""
        return sum(1 for status in self.statuses if status in (CASUALTY, LIGHT_CASUALTY))

    def dead(self) -> int:
        """Soldiers who are lost."""
        return self.statuses.count(DEAD)

    def has_light_wound(self) -> bool:
        """Whether an active soldier is lightly wounded (SK-13.6)."""
        return LIGHT in self.statuses

    def leads(self) -> bool:
        """Whether an active NCO is here (SK-5.7)."""
        return any(self.kinds[at] == NCO and self.statuses[at] <= LIGHT for at in range(len(self.kinds)))

    def figures(self) -> list[str]:
        """The active soldiers as words; small letters are the lightly wounded."""
        found = []
        for at in range(len(self.kinds)):
            if self.statuses[at] <= LIGHT:
                found.append(figure_word(self.kinds[at], self.statuses[at]))
        return found

    def hit(self, figure: str) -> None:
        """The first active soldier of this sort becomes a casualty (SK-8.13)."""
        for at in range(len(self.kinds)):
            if self.statuses[at] <= LIGHT and figure_word(self.kinds[at], self.statuses[at]) == figure:
                self.statuses[at] = CASUALTY if self.statuses[at] == ACTIVE else LIGHT_CASUALTY
                return
        raise ValueError(f"{self.name} has no active {figure}")

    def wipe_out(self) -> int:
        """Every soldier is dead and the unit leaves play (SK-12.6, SK-G32); how many were not dead yet."""
        fresh = len(self.statuses) - self.dead()
        self.statuses = [DEAD for _ in self.statuses]
        self.leave_table()
        return fresh

    def leave_table(self) -> None:
        """Out of play."""
        self.removed = True
        self.red = 0
        self.yellow = 0
        self.contact = NOBODY_THERE

    def new_turn(self) -> None:
        """Forget what was done in the last turn."""
        self.activations = 0
        self.reactions = 0
        self.moved = False
        self.hurried = False
        self.rapid = False
        self.fell_back = False
        self.assaulted = False
        self.contact = NOBODY_THERE


def figure_word(kind: int, status: int) -> str:
    """A soldier in notation: `R`, `MG`, `NCO`, and in small letters when lightly wounded."""
    return KINDS[kind] if status in (ACTIVE, CASUALTY) else KINDS[kind].lower()
