"""`redtable replay` and `redtable verify`: watch a recorded game again, and see what can be checked of it."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING, Any

from rich.rule import Rule
from rich.text import Text

from redtable.cli.games import named_seat
from redtable.cli.narration import narrate, outcome_of
from redtable.cli.saved_records import load_record
from redtable.cli.screens import screen_of
from redtable.cli.user_error import DIFFERS, UserError
from redtable.cli.witness import witness_of
from redtable.kernel.game import JUDGE, SPECTATOR
from redtable.kernel.replay import replay_record, verify_record
from redtable.kernel.sealed import COMMITTED

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import Console

    from redtable.cli.terminal import Terminal
    from redtable.cli.witness import Witness
    from redtable.i18n.texts import Texts
    from redtable.kernel.record import Record


def replay_file(
    terminal: Terminal, file: Path, seat_name: str, everything: bool, step: bool, delay: float
) -> None:
    """Tell a game action by action; with the board after each of them when there is time to look at it."""
    record = load_record(file)
    match = replay_record(record)
    seat = JUDGE if everything else named_seat(match, seat_name) if seat_name else SPECTATOR
    texts, console = terminal.texts_of(match.game), terminal.console
    draw = screen_of(match.game.slug)
    for line in narrate(match.opening, seat, texts):
        console.print(line)
    for number, entry in enumerate(match.log, 1):
        if not entry.perceived_by(seat):
            continue
        name = texts.word(match.seat_name(entry.seat))
        action = entry.text if everything or entry.seat == seat else ""
        console.print(
            Rule(Text.assemble(f"{number} ", (name, "bold"), f" {action}"), align="left", style="dim")
        )
        for line in narrate(entry.events, seat, texts):
            console.print(line)
        if step or delay:
            console.print(draw(replay_record(record, number).view(seat).view, texts))
        if step and terminal.interactive and number < len(match.log):
            console.print(Text(texts.say("cli-replay-next"), style="dim"), end="")
            sys.stdin.readline()
        elif delay:
            time.sleep(delay)
    if not (step or delay):
        console.print(draw(match.view(seat).view, texts))
    console.print(outcome_of(match, texts))


def verify_file(terminal: Terminal, file: Path, commitment: str) -> None:
    """Recompute everything and say what that shows; what is false raises, with the line."""
    record = load_record(file)
    match = verify_record(record)
    texts = terminal.texts_of(match.game)
    given = commitment.strip().lower()
    if given and given != record.committed:
        raise UserError(
            "cli-problem-commitment", exit_code=DIFFERS, found=str(record.committed), given=commitment
        )
    witness = witness_of(record)
    if witness is not None:
        witness.check(record, match)
    Verdict(terminal.console, texts, record).tell(bool(given), witness)
    terminal.console.print(outcome_of(match, texts))


class Verdict:
    """Says line by line what a record shows after nothing false was found in it, and what it cannot show."""

    def __init__(self, console: Console, texts: Texts, record: Record) -> None:
        self.console = console
        self.texts = texts
        self.record = record

    def tell(self, given: bool, witness: Witness | None) -> None:
        """Everything; `given`: the commitment was compared with one that a person saw."""
        record = self.record
        self.shown("cli-verify-actions", game=record.game, actions=len(record.actions))
        draws = len(record.opening) + sum(len(line.draws) for line in record.actions)
        self.shown("cli-verify-draws", draws=draws)
        if record.committed is None:
            self.open("cli-verify-seeded")
        else:
            self.tell_sealed()
            self.tell_seen(given, witness)
        if record.position:
            self.open("cli-verify-position")
        self.open("cli-verify-people")

    def tell_sealed(self) -> None:
        """Who had a part in the chance."""
        record = self.record
        self.shown("cli-verify-seed", commitment=record.committed)
        if record.scheme != COMMITTED:
            self.open("cli-verify-open")
            return
        part = [name for name, digest in zip(record.seats, record.commitments, strict=True) if digest]
        if part:
            self.shown("cli-verify-seats", seats=self.names(part))
        nothing = [name for name in record.seats if name not in part]
        if nothing:
            self.open("cli-verify-nothing" if part else "cli-verify-alone", seats=self.names(nothing))
        if record.called_off:
            self.open("cli-verify-called-off", count=record.called_off)

    def tell_seen(self, given: bool, witness: Witness | None) -> None:
        """What was compared with what somebody saw before and while it was played."""
        if witness is not None:
            self.shown("cli-verify-witness")
        elif given:
            self.shown("cli-verify-commitment")
        else:
            self.open("cli-verify-unseen")
        if witness is not None and witness.seen:
            self.shown("cli-verify-match")
        else:
            self.open("cli-verify-other-match")

    def names(self, seats: list[str]) -> str:
        """Seats in the words of the game."""
        return ", ".join(self.texts.word(name) for name in seats)

    def shown(self, key: str, **arguments: Any) -> None:
        """Something that was checked."""
        self.console.print(Text.assemble(("✓ ", "bold green"), self.texts.say(key, **arguments)))

    def open(self, key: str, **arguments: Any) -> None:
        """Something that a record does not show."""
        self.console.print(Text.assemble(("– ", "yellow"), self.texts.say(key, **arguments)))
