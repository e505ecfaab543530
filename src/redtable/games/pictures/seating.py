"""Who sits where: spymasters first, then the operatives of Red and of Blue (CP-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from redtable.games.pictures.words import BLUE, FIELD_TEAM, NO_TEAM, OPERATIVE, RED, SPYMASTER, TEAMS

if TYPE_CHECKING:
    from redtable.games.pictures.ruleset import PicturesRules

NO_SEAT: Final = -9
"""The spymaster of the simulated rival (CP-8.1)."""


class Seating:
    """The seats of a match. It never changes; a spymaster who leaves is replaced in the state."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.teams: list[int] = []
        self.roles: list[str] = []
        self.operatives: list[list[int]] = [[], []]
        """For each team the seats of its operatives."""
        self.spymasters: list[int] = [NO_SEAT, NO_SEAT]

    def add(self, name: str, team: int, role: str) -> int:
        """One more seat."""
        self.names.append(name)
        self.teams.append(team)
        self.roles.append(role)
        return len(self.names) - 1

    def team_name(self, seat: int) -> str:
        """The team a seat wins with."""
        return FIELD_TEAM if self.teams[seat] == NO_TEAM else TEAMS[self.teams[seat]]


def seating_of(rules: PicturesRules) -> Seating:
    """The seats: two teams, one team (CP-8.1), or two spymasters and one operative (CP-9.2)."""
    names, options = rules.seats, rules.options
    seating = Seating()
    seating.spymasters[RED] = seating.add(names.red[0], RED, SPYMASTER)
    if options.mode != "coop":
        seating.spymasters[BLUE] = seating.add(names.blue[0], BLUE, SPYMASTER)
    if options.mode == "three":
        both = seating.add(names.field, NO_TEAM, OPERATIVE)
        seating.operatives = [[both], [both]]
        return seating
    for name in names.red[1 : 1 + options.red_operatives]:
        seating.operatives[RED].append(seating.add(name, RED, OPERATIVE))
    if options.mode == "teams":
        for name in names.blue[1 : 1 + options.blue_operatives]:
            seating.operatives[BLUE].append(seating.add(name, BLUE, OPERATIVE))
    return seating
