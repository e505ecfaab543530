"""`redtable replay` and `redtable verify`: watch a recorded game again, and check that it is true."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

from rich.rule import Rule
from rich.text import Text

from redtable.cli.games import named_seat
from redtable.cli.saves import load_record
from redtable.cli.screens import screen_of
from redtable.cli.told import outcome_of, told
from redtable.kernel.game import JUDGE, SPECTATOR
from redtable.kernel.record import replay_record, verify_record

if TYPE_CHECKING:
    from pathlib import Path

    from redtable.cli.terminal import Terminal


def replay_file(
    terminal: Terminal, file: Path, seat_name: str, everything: bool, step: bool, delay: float
) -> None:
    """Tell a game action by action; with the board after each of them when there is time to look at it."""
    record = load_record(file)
    match = replay_record(record)
    seat = JUDGE if everything else named_seat(match, seat_name) if seat_name else SPECTATOR
    texts, console = terminal.texts_of(match.game), terminal.console
    draw = screen_of(match.game.slug)
    for line in told(match.opening, seat, texts):
        console.print(line)
    for number, entry in enumerate(match.log, 1):
        if not entry.perceived_by(seat):
            continue
        name = texts.word(match.seat_name(entry.seat))
        action = entry.text if everything or entry.seat == seat else ""
        console.print(
            Rule(Text.assemble(f"{number} ", (name, "bold"), f" {action}"), align="left", style="dim")
        )
        for line in told(entry.events, seat, texts):
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


def verify_file(terminal: Terminal, file: Path) -> None:
    """Recompute everything; a record that is not true raises, with the line."""
    record = load_record(file)
    match = verify_record(record)
    texts = terminal.texts_of(match.game)
    kind = "sealed" if record.committed else "seeded"
    terminal.console.print(
        Text.assemble(
            ("✓ ", "bold green"),
            texts.say("cli-verify-true", game=record.game, actions=len(record.actions), kind=kind),
        )
    )
    terminal.console.print(outcome_of(match, texts))
