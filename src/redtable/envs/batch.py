"""Many games at once, for a vector environment: what all of them show is gathered in one call. Compiled."""

from __future__ import annotations

from redtable.envs.encoding import Encoding
from redtable.envs.play import EVERYBODY, Play


class Ended:
    """A game of the batch that ended in the last step: its place, what was seen last, and the payoffs."""

    def __init__(self, place: int, seat: int, seen: bytes, payoffs: list[float], cut: bool, why: str) -> None:
        self.place = place
        self.seat = seat
        """Who made the last decision."""
        self.seen = seen
        self.payoffs = payoffs
        self.cut = cut
        self.why = why
        """What was wrong with the last action, if that ended it."""


class Batch:
    """Games side by side. One that ends is followed by the next in the same step."""

    def __init__(self, encoding: Encoding, count: int, level: str, most: int) -> None:
        self.encoding = encoding
        self.level = level
        self.plays = [Play(encoding, level, most) for _ in range(count)]
        self.games = 0
        """How many games have begun."""
        self.seed = ""
        self.fixed_seat = EVERYBODY

    def begin(self, seed: str, fixed_seat: int = EVERYBODY) -> None:
        """New games everywhere. Without a fixed seat the learner's goes round, if there are bots at all."""
        self.seed = seed
        self.fixed_seat = fixed_seat
        self.games = 0
        for play in self.plays:
            self.begin_next(play)

    def begin_next(self, play: Play) -> None:
        """The next game; its seed follows from its number."""
        seat = self.fixed_seat
        if self.level and seat == EVERYBODY:
            seat = self.games % self.encoding.seats
        while True:
            play.begin(f"{self.seed} {self.games}", seat)
            self.games += 1
            if not play.over:  # others may end a game before the learner has anything to decide
                return

    def step(self, numbers: list[int]) -> list[Ended]:
        """One decision in every game; gives those that ended."""
        ended: list[Ended] = []
        for place, play in enumerate(self.plays):
            number = numbers[place]
            seat = play.seat
            if number in play.legal:
                play.step(number)
                if play.over:
                    ended.append(self.close(place, play, seat, ""))
            else:
                ended.append(self.close(place, play, seat, play.why_not(number)))
        return ended

    def close(self, place: int, play: Play, seat: int, why: str) -> Ended:
        """End a game, by its rules or by an illegal action of a seat, and begin the next."""
        seats = range(self.encoding.seats)
        payoffs = [play.payoff(other) for other in seats]
        if why:
            payoffs = [-1.0 if other == seat else 0.0 for other in seats]
        ended = Ended(place, seat, play.observe(seat), payoffs, play.cut, why)
        self.begin_next(play)
        return ended

    def observations(self) -> bytes:
        """What the seats that decide see, game after game."""
        return b"".join([play.observe(play.seat) for play in self.plays])

    def candidates(self) -> bytes:
        """The tables of candidates, game after game."""
        encoding = self.encoding
        return b"".join([encoding.candidates(play.position(), play.seat) for play in self.plays])

    def legal(self) -> tuple[list[int], list[int]]:
        """All legal numbers, game after game, and how many there are in each game."""
        numbers: list[int] = []
        counts: list[int] = []
        for play in self.plays:
            numbers += play.legal
            counts.append(len(play.legal))
        return numbers, counts

    def seats(self) -> list[int]:
        """The seats that decide."""
        return [play.seat for play in self.plays]
