"""Many games at once, for a vector environment: what all of them show is gathered in one call. Compiled."""

from __future__ import annotations

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from mypy_extensions import i64

from redtable.envs.encoding import WIDTH, Encoding
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
        self.blank = bytes(encoding.actions)
        """A mask of one game in which nothing is legal."""
        self.observations = BytesWriter()
        """What the seats that decide see, game after game."""
        self.mask = BytesWriter()
        """A byte for every number of every game: 1 where it is legal."""
        self.legal = BytesWriter()
        """All legal numbers, game after game, in 64 bits each, as those that follow."""
        self.counts = BytesWriter()
        """How many numbers are legal in each game."""
        self.seats = BytesWriter()
        """The seats that decide."""

    def begin(self, seed: str, fixed_seat: int = EVERYBODY) -> None:
        """New games everywhere. Without a fixed seat the learner's goes round, if there are bots at all."""
        self.seed = seed
        self.fixed_seat = fixed_seat
        self.games = 0
        self.clear()
        for play in self.plays:
            self.begin_next(play)
            self.show(play)

    def begin_next(self, play: Play) -> None:
        """The next game; its seed follows from its number."""
        seat = self.fixed_seat
        if self.level and seat == EVERYBODY:
            seat = self.games % self.encoding.seats
        while True:
            play.start(f"{self.seed} {self.games}", seat)
            self.games += 1
            if not play.over:  # others may end a game before the learner has anything to decide
                return

    def step(self, chosen: bytes) -> list[Ended]:
        """One decision in every game, given by their numbers in 64 bits each; gives those that ended."""
        ended: list[Ended] = []
        legal, counts = self.legal.getvalue(), self.counts.getvalue()
        self.clear()
        first: i64 = 0
        place: i64 = 0
        for play in self.plays:
            number = read_i64_le(chosen, place)
            count = read_i64_le(counts, place)
            seat = play.seat
            if stands_in(legal, first, count, number):
                play.decide(number)
                if play.over:
                    ended.append(self.close(place // WIDTH, play, seat, ""))
            else:
                ended.append(self.close(place // WIDTH, play, seat, play.why_not(number)))
            first += WIDTH * count
            place += WIDTH
            self.show(play)
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

    def clear(self) -> None:
        """Forget what was written of the last step."""
        for written in (self.observations, self.mask, self.legal, self.counts, self.seats):
            written.truncate(0)

    def show(self, play: Play) -> None:
        """Write what the seat that decides in a game sees, and what is legal."""
        encoding = self.encoding
        state = play.position()
        seat = play.seat
        mask = self.mask
        row: i64 = len(mask)
        mask.write(self.blank)
        encoding.write(state, seat, self.observations)
        write_i64_le(self.counts, encoding.write_legal(state, seat, self.legal, mask, row))
        write_i64_le(self.seats, seat)

    def candidates(self) -> bytes:
        """The tables of candidates, game after game."""
        encoding = self.encoding
        return b"".join([encoding.candidates(play.position(), play.seat) for play in self.plays])


def stands_in(numbers: bytes, first: i64, count: i64, number: i64) -> bool:
    """Whether a number is one of so many from a place on."""
    at = first
    last = first + WIDTH * count
    while at < last:
        if read_i64_le(numbers, at) == number:
            return True
        at += WIDTH
    return False
