"""A match at this terminal: who plays it, and the file that keeps it."""

from __future__ import annotations

import secrets
import tomllib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from redtable.bots.bot import bot_levels, make_bot
from redtable.cli.games import named_game, named_seat
from redtable.cli.problem import Problem
from redtable.cli.saves import load_record, new_save, save_record
from redtable.kernel.chance import SeededChance
from redtable.kernel.match import RESIGN, Match
from redtable.kernel.notation import NotationError, clean
from redtable.kernel.record import record_of, verify_record

if TYPE_CHECKING:
    from pathlib import Path

    from redtable.bots.bot import Bot
    from redtable.kernel.game import Refusal
    from redtable.kernel.match import Entry


@dataclass
class Wishes:
    """What the command line asks for."""

    game: str
    seats: list[str]
    bots: str
    options: list[str]
    ruleset: str
    seed: str
    hot_seat: bool
    pace: float
    record: Path | None
    resume: Path | None


class Table:
    """The match, the people and the programs at it."""

    def __init__(
        self, match: Match, ruleset: str, options: dict[str, Any], wishes: Wishes, file: Path
    ) -> None:
        self.match = match
        self.ruleset = ruleset
        self.options = options
        self.file = file
        self.people = people_of(match, wishes)
        self.level = level_of(match, wishes)
        self.bots: dict[int, Bot] = {}

    def save(self) -> None:
        """Put the match on the disk as it stands."""
        save_record(record_of(self.match, self.ruleset, self.options), self.file)

    def act(self, seat: int, text: str) -> Entry:
        """Carry out an action and keep it; raises Refused."""
        entry = self.match.apply(seat, text)
        self.save()
        return entry

    def resign(self, seat: int) -> None:
        """The seat's side gives up; raises Refused."""
        self.match.decide(seat, RESIGN)
        self.save()

    def refusal(self, seat: int, text: str) -> Refusal | None:
        """Why the seat may not do this, or None; raises NotationError if it is no action at all."""
        return self.match.state.refusal(seat, self.match.game.parse(clean(text)))

    def legible(self, seat: int, text: str) -> bool:
        """Whether the text is an action that the seat may do now."""
        try:
            return self.refusal(seat, text) is None
        except NotationError:
            return False

    def bot(self, seat: int) -> Bot:
        """The program that plays a seat."""
        if seat not in self.bots:
            self.bots[seat] = self.new_bot(self.level, seat)
        return self.bots[seat]

    def new_bot(self, level: str, seat: int) -> Bot:
        """A program of some level. Its seed is not the match's: it must not know the dice."""
        match = self.match
        return make_bot(level, match.game, match.rules, seat, secrets.token_hex(8))


def open_table(wishes: Wishes) -> Table:
    """A new match, or the one to be resumed."""
    return resumed(wishes, wishes.resume) if wishes.resume else opened(wishes)


def opened(wishes: Wishes) -> Table:
    """A new match as the command line wishes it."""
    if not wishes.game:
        raise Problem("cli-problem-which-game", "cli-hint-games")
    if wishes.record and wishes.record.exists():
        raise Problem("cli-problem-file-exists", "cli-hint-file-exists", file=str(wishes.record))
    game = named_game(wishes.game)
    options = dict(option_of(text) for text in wishes.options)
    rules = game.rules(wishes.ruleset, options)
    match = Match(game, rules, SeededChance(wishes.seed or secrets.token_hex(8)))
    return Table(match, wishes.ruleset or rules.name, options, wishes, wishes.record or new_save(game.slug))


def resumed(wishes: Wishes, file: Path) -> Table:
    """The match of a record, with its chance where it stopped. The record must be true, and not over."""
    record = load_record(file)
    if wishes.options or wishes.ruleset or wishes.seed:
        raise Problem("cli-problem-resume-options", "cli-hint-resume-options")
    if record.seeded is None:
        raise Problem("cli-problem-sealed", file=str(file))
    game = named_game(wishes.game or record.game)
    if game.slug != record.game:
        raise Problem("cli-problem-other-game", given=wishes.game, found=record.game, file=str(file))
    checked = verify_record(record, game=game)
    if checked.outcome() is not None:
        raise Problem("cli-problem-over", "cli-hint-over", file=str(file))
    chance = SeededChance(record.seeded)
    chance.repeats = record.repeats
    match = Match(game, checked.rules, chance)
    for line in record.actions:
        match.repeat(match.seat_named(line.seat), line.text)
    return Table(match, record.ruleset, record.options, wishes, wishes.record or file)


def option_of(text: str) -> tuple[str, Any]:
    """`mode=war`, `max_rounds=20`: a key and a value, which is read as TOML if it can be, else as a word."""
    key, equals, value = text.partition("=")
    if not equals or not key.strip():
        raise Problem("cli-problem-option-form", given=text)
    try:
        return key.strip(), tomllib.loads(f"value = {value}")["value"]
    except tomllib.TOMLDecodeError:
        return key.strip(), value.strip()


def people_of(match: Match, wishes: Wishes) -> list[int]:
    """The seats that people play: all in a hot seat, else those that were named, else the first."""
    if wishes.hot_seat:
        return list(range(len(match.seats)))
    return sorted({named_seat(match, name) for name in wishes.seats}) or [0]


def level_of(match: Match, wishes: Wishes) -> str:
    """The level of the programs: the one asked for, else one in the middle."""
    levels = bot_levels(match.game.slug)
    if wishes.bots and wishes.bots not in levels:
        raise Problem("cli-problem-no-bot", given=wishes.bots, known=", ".join(levels))
    return wishes.bots or levels[len(levels) // 2]
