"""Pairs of games: the same deal twice, with the sides swapped."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from redtable.lab.matches import LabError, Pairing, Player, check_level, prepared

if TYPE_CHECKING:
    from redtable.lab.matches import Result


class Meeting(msgspec.Struct, frozen=True):
    """Two bots that meet in a game under some rules: everything but the seeds."""

    game: str
    first: Player
    second: Player
    ruleset: str = ""
    options: tuple[tuple[str, Any], ...] = ()

    def checked(self) -> Meeting:
        """This meeting, if it can take place; raises a RedtableError that says why not."""
        teams = self.teams()
        if len(set(teams)) != 2:
            raise LabError(f"a duel needs two sides, {self.game} has {len(set(teams))} here")
        for player in (self.first, self.second):
            check_level(self.game, player.level)
        return self

    def teams(self) -> list[str]:
        """The team of every seat."""
        game, rules = prepared(self.game, self.ruleset, self.options)
        return [info.team for info in game.seats(rules)]

    def pairing(self, seed: str, number: int) -> Pairing:
        """The game of that number: even ones with the first bot on the first side, odd ones the other way."""
        line_up = tuple(self.first if first else self.second for first in self.firsts(number))
        return Pairing(self.game, f"{seed} {number // 2}", line_up, self.ruleset, self.options)

    def firsts(self, number: int) -> list[bool]:
        """For every seat whether the first bot has it in the game of that number."""
        teams = self.teams()
        swapped = number % 2 == 1
        return [(team == teams[0]) != swapped for team in teams]

    def score(self, number: int, result: Result) -> float:
        """What the first bot scored in the game of that number."""
        seats = zip(self.firsts(number), result.scores, strict=True)
        scores = [score for first, score in seats if first and score is not None]
        if not scores:
            raise LabError(f"nobody wins or loses in {self.game} here")
        return sum(scores) / len(scores)


def pairs_of(scores: list[float]) -> list[float]:
    """The mean score of every pair of games that is whole."""
    return [(first + second) / 2 for first, second in zip(scores[::2], scores[1::2], strict=False)]
