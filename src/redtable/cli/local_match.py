"""A match at this terminal: who plays it, and the file that keeps it."""

from __future__ import annotations

import secrets
import tomllib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from redtable.bots.bot import bot_levels, make_bot
from redtable.cli.games import named_game, named_seat
from redtable.cli.saved_records import load_record, new_save, save_record
from redtable.cli.user_error import UserError
from redtable.kernel.chance import SeededChance
from redtable.kernel.match import RESIGN, Match
from redtable.kernel.notation import NotationError, clean
from redtable.kernel.record import record_of
from redtable.kernel.replay import verify_record

if TYPE_CHECKING:
    from pathlib import Path

    from redtable.bots.bot import Bot
    from redtable.kernel.entry import Entry
    from redtable.kernel.game import Refusal


@dataclass
class MatchOptions:
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


class LocalMatch:
    """The match, the people and the programs at it."""

    def __init__(
        self, match: Match, ruleset: str, options: dict[str, Any], asked: MatchOptions, file: Path
    ) -> None:
        self.match = match
        self.ruleset = ruleset
        self.options = options
        self.file = file
        self.people = people_of(match, asked)
        self.level = level_of(match, asked)
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


def open_match(asked: MatchOptions) -> LocalMatch:
    """A new match, or the one to be resumed."""
    return resumed(asked, asked.resume) if asked.resume else opened(asked)


def opened(asked: MatchOptions) -> LocalMatch:
    """A new match as the command line asked it."""
    if not asked.game:
        raise UserError("cli-problem-which-game", "cli-hint-games")
    if asked.record and asked.record.exists():
        raise UserError("cli-problem-file-exists", "cli-hint-file-exists", file=str(asked.record))
    game = named_game(asked.game)
    options = dict(option_of(text) for text in asked.options)
    rules = game.rules(asked.ruleset, options)
    match = Match(game, rules, SeededChance(asked.seed or secrets.token_hex(8)))
    return LocalMatch(match, asked.ruleset or rules.name, options, asked, asked.record or new_save(game.slug))


def resumed(asked: MatchOptions, file: Path) -> LocalMatch:
    """The match of a record, with its chance where it stopped. The record must be true, and not over."""
    record = load_record(file)
    if asked.options or asked.ruleset or asked.seed:
        raise UserError("cli-problem-resume-options", "cli-hint-resume-options")
    if record.seeded is None:
        raise UserError("cli-problem-sealed", file=str(file))
    game = named_game(asked.game or record.game)
    if game.slug != record.game:
        raise UserError("cli-problem-other-game", given=asked.game, found=record.game, file=str(file))
    checked = verify_record(record, game=game)
    if checked.outcome() is not None:
        raise UserError("cli-problem-over", "cli-hint-over", file=str(file))
    chance = SeededChance(record.seeded)
    chance.repeats = record.repeats
    match = Match(game, checked.rules, chance)
    for line in record.actions:
        match.repeat(match.seat_named(line.seat), line.text)
    return LocalMatch(match, record.ruleset, record.options, asked, asked.record or file)


def option_of(text: str) -> tuple[str, Any]:
    """`mode=war`, `max_rounds=20`: a key and a value, which is read as TOML if it can be, else as a word."""
    key, equals, value = text.partition("=")
    if not equals or not key.strip():
        raise UserError("cli-problem-option-form", given=text)
    try:
        return key.strip(), tomllib.loads(f"value = {value}")["value"]
    except tomllib.TOMLDecodeError:
        return key.strip(), value.strip()


def people_of(match: Match, asked: MatchOptions) -> list[int]:
    """The seats that people play: all in a hot seat, else those that were named, else the first."""
    if asked.hot_seat:
        return list(range(len(match.seats)))
    return sorted({named_seat(match, name) for name in asked.seats}) or [0]


def level_of(match: Match, asked: MatchOptions) -> str:
    """The level of the programs: the one asked for, else one in the middle."""
    levels = bot_levels(match.game.slug)
    if asked.bots and asked.bots not in levels:
        raise UserError("cli-problem-no-bot", given=asked.bots, known=", ".join(levels))
    return asked.bots or levels[len(levels) // 2]
