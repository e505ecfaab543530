"""Records played again: the match that they tell of, and whether what they say of chance is true."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.kernel.chance import Chance, ChanceError, Draw, SeededChance
from redtable.kernel.game import Outcome
from redtable.kernel.match import Match, Refused
from redtable.kernel.record import RecordError, format_draw
from redtable.kernel.registry import find_game
from redtable.kernel.ruleset import ruleset_hash
from redtable.kernel.sealed import COMMITTED, SealedChance, commitment, seat_commitment

if TYPE_CHECKING:
    from collections.abc import Iterator

    from redtable.kernel.entry import Entry
    from redtable.kernel.game import Game
    from redtable.kernel.record import Record
    from redtable.kernel.ruleset import Ruleset


class KeptChance(Chance):
    """The draws that a record kept, in their order; a game that asks for others does not fit the record."""

    def __init__(self) -> None:
        super().__init__()
        self.line = 0
        self.kept: list[Draw] = []

    def expect(self, line: int, draws: list[Draw]) -> None:
        """The draws of the line that is replayed next."""
        self.line = line
        self.kept = list(draws)

    def next_kept(self, purpose: str, size: int, shuffled: bool) -> Draw:
        """The next draw of the line, if it is the one that the game asks for."""
        if not self.kept:
            raise RecordError(self.line, f"the game draws {purpose!r} here, the record does not")
        draw = self.kept.pop(0)
        if (draw.purpose, draw.size, draw.shuffled) != (purpose, size, shuffled):
            asked = f"{purpose}:{size}{'~' if shuffled else '='}"
            raise RecordError(self.line, f"the game draws {asked} here, the record has {format_draw(draw)}")
        self.draws += 1
        return draw

    def below(self, purpose: str, n: int) -> int:
        """A kept number."""
        draw = self.next_kept(purpose, n, shuffled=False)
        if not 0 <= draw.values[0] < n:
            raise RecordError(self.line, f"{format_draw(draw)} is impossible")
        return draw.values[0]

    def shuffle(self, purpose: str, n: int) -> list[int]:
        """A kept order."""
        draw = self.next_kept(purpose, n, shuffled=True)
        if sorted(draw.values) != list(range(n)):
            raise RecordError(self.line, f"{format_draw(draw)} is not an order")
        return list(draw.values)

    def finish(self) -> None:
        """A draw that the game did not ask for does not belong to the line."""
        if self.kept:
            raise RecordError(self.line, f"the game does not draw {self.kept[0].purpose!r} here")


def replay_record(record: Record, steps: int | None = None, game: Game | None = None) -> Match:
    """The match of a record, from the draws that it kept; `steps` stops after so many actions.

    The game is looked up by its slug; one that is not installed must be handed in.
    """
    for match, _ in replay_steps(record, steps, game or find_game(record.game)):
        found = match
    if steps is None and not same_result(record.result, found.outcome()):
        raise RecordError(
            record.result_line, f"the result is {found.outcome()}, the record says {record.result}"
        )
    return found


def replay_steps(record: Record, steps: int | None, game: Game) -> Iterator[tuple[Match, Entry | None]]:
    """The match of a record at its start, then after each action, with what was just done."""
    rules = rules_of(record, game)
    chance = KeptChance()
    chance.repeats = record.repeats
    chance.expect(record.start_line, record.opening)
    state = game.read_position(rules, record.position) if record.position else None
    match = Match(game, rules, chance, state)
    chance.finish()
    names = [info.name for info in match.seats]
    if names != record.seats:
        raise RecordError(
            0, f"the game's seats are {', '.join(names)}, the record's {', '.join(record.seats)}"
        )
    yield match, None
    for line in record.actions[:steps]:
        chance.expect(line.line, line.draws)
        try:
            entry = match.repeat(match.seat_named(line.seat), line.text)
        except Refused as fault:
            raise RecordError(line.line, f"{line.seat} may not {line.text!r}: {fault}") from fault
        chance.finish()
        yield match, entry


def same_result(kept: Outcome | None, outcome: Outcome | None) -> bool:
    """Whether a record tells the result truly. Earlier records wrote 0.5 for a seat without a result."""
    if kept is None or outcome is None:
        return kept is outcome
    if kept.reason != outcome.reason or len(kept.scores) != len(outcome.scores):
        return False
    pairs = zip(kept.scores, outcome.scores, strict=True)
    return all(old == new or (new is None and old == 0.5) for old, new in pairs)


def rules_of(record: Record, game: Game) -> Ruleset:
    """The rules that a record was played by: the ruleset of that name, in the edition of that hash."""
    rules = game.rules(record.ruleset, record.options)
    for edition in [rules, *game.earlier_editions(rules)]:
        if ruleset_hash(edition) == record.hash:
            return edition
    raise RecordError(
        3, f"played with ruleset {record.ruleset} {record.hash}, which is now {ruleset_hash(rules)}"
    )


def source_of(record: Record) -> Chance | None:
    """The chance that a record claims to have used; None while a sealed match's seed is not revealed."""
    if record.committed is None:
        return SeededChance(record.seeded or "")
    return None if record.server_seed is None else SealedChance(record.server_seed, record.entropy)


def verify_record(record: Record, game: Game | None = None) -> Match:
    """Replay a record and recompute every die and shuffle from its seed; raises RecordError."""
    match = replay_record(record, game=game)
    try:
        source = source_of(record)
    except ChanceError as fault:
        raise RecordError(0, str(fault)) from fault
    if source is None:
        raise RecordError(0, "the seed of this sealed match is not revealed yet: it can't be verified")
    if record.server_seed is not None and commitment(record.server_seed) != record.committed:
        raise RecordError(0, "the revealed seed does not fit the commitment made before the match")
    if record.scheme == COMMITTED:
        verify_entropy(record)
    verify_draws(source, record.start_line, record.opening)
    for line in record.actions:
        verify_draws(source, line.line, line.draws)
    return match


def verify_entropy(record: Record) -> None:
    """What each seat revealed must be what it had committed to."""
    for seat, (name, digest, text) in enumerate(
        zip(record.seats, record.commitments, record.entropy, strict=True)
    ):
        if digest and not text:
            raise RecordError(0, f"{name} committed to entropy and the record has none")
        if text and seat_commitment(record.table, seat, record.committed or "", text) != digest:
            raise RecordError(0, f"the entropy of {name} is not what it had committed to")


def verify_draws(source: Chance, line: int, draws: list[Draw]) -> None:
    """The draws of one line must be those of the seed."""
    for draw in draws:
        if draw.shuffled:
            true = Draw(draw.purpose, draw.size, tuple(source.shuffle(draw.purpose, draw.size)), True)
        else:
            true = Draw(draw.purpose, draw.size, (source.below(draw.purpose, draw.size),))
        if true != draw:
            raise RecordError(
                line, f"the seed gives {format_draw(true)}, the record says {format_draw(draw)}"
            )
