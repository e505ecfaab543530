"""A program that plays: started, told and asked in lines of JSON on its standard input and output."""

from __future__ import annotations

import asyncio
import contextlib
import shlex
from typing import TYPE_CHECKING, Any, Final

import msgspec

from redtable.cli.user_error import UserError
from redtable.kernel.errors import RedtableError

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import Awaitable, Callable

PROTOCOL: Final = 1
LONGEST_LINE: Final = 1024 * 1024
TRIES: Final = 3
"""So often a program may answer one question before its seat is taken for empty."""
LAST_SECONDS: Final = 2.0
"""How long a program may take to end by itself."""


class Gone(RedtableError):  # noqa: N818 - told to the person as a sentence, not as a fault
    """The program does not play any more; the key says why."""

    def __init__(self, key: str, **arguments: Any) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments


class Answer(msgspec.Struct):
    """What a program says."""

    action: str


class Program:
    """A running program."""

    def __init__(self, process: Process, seconds: float) -> None:
        self.process = process
        self.seconds = seconds

    @classmethod
    async def start(cls, command: str, seconds: float) -> Program:
        """Start a program; its complaints go where ours go."""
        pipe = asyncio.subprocess.PIPE
        try:
            words = shlex.split(command)
            process = await asyncio.create_subprocess_exec(
                *words, stdin=pipe, stdout=pipe, limit=LONGEST_LINE
            )
        except (OSError, ValueError, TypeError) as fault:
            raise UserError("cli-problem-bot-command", given=command, why=str(fault)) from fault
        return cls(process, seconds)

    async def tell(self, message: dict[str, Any]) -> None:
        """Send a line. Whoever does not read it in time is gone, as is who has ended."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(msgspec.json.encode(message) + b"\n")
            await asyncio.wait_for(self.process.stdin.drain(), self.seconds)
        except TimeoutError as fault:
            raise Gone("cli-bot-silent", seconds=self.seconds) from fault
        except (ConnectionError, OSError) as fault:
            raise Gone("cli-bot-ended") from fault

    async def hear(self) -> bytes:
        """The next line."""
        assert self.process.stdout is not None
        try:
            line = await asyncio.wait_for(self.process.stdout.readline(), self.seconds)
        except TimeoutError as fault:
            raise Gone("cli-bot-silent", seconds=self.seconds) from fault
        except ValueError as fault:
            raise Gone("cli-bot-endless", bytes=LONGEST_LINE) from fault
        if not line:
            raise Gone("cli-bot-ended")
        return line

    async def stop(self) -> None:
        """Let it end, or end it. What it still writes is thrown away: a full pipe hides that it has ended."""
        process = self.process
        assert process.stdin is not None
        assert process.stdout is not None
        with contextlib.suppress(ConnectionError, OSError):
            process.stdin.close()
        rest = asyncio.create_task(throw_away(process.stdout))
        try:
            await asyncio.wait_for(process.wait(), LAST_SECONDS)
        except TimeoutError:
            process.kill()
            with contextlib.suppress(TimeoutError):  # a program that it started may hold the pipe open
                await asyncio.wait_for(process.wait(), LAST_SECONDS)
        finally:
            rest.cancel()


async def throw_away(stream: asyncio.StreamReader) -> None:
    """Read to the end."""
    while await stream.read(LONGEST_LINE):
        pass


class OutsideBot:
    """A program at a seat: asked for an action, told why an answer is none, and asked again."""

    def __init__(
        self, program: Program, legal: bool, complain: Callable[[str, dict[str, Any]], None]
    ) -> None:
        self.program = program
        self.legal = legal
        """Whether the program is shown its legal actions."""
        self.complain = complain

    async def begin(self, game: str, seat: int, seats: list[str], options: dict[str, Any]) -> None:
        """Say what is played."""
        opening = {"type": "start", "protocol": PROTOCOL, "game": game, "seat": seat, "seats": seats}
        await self.program.tell({**opening, "options": options})

    async def decide(self, view: dict[str, Any], act: Callable[[str], Awaitable[str]]) -> None:
        """One decision: `act` carries it out, or says why not. Raises Gone."""
        shown = view if self.legal else {name: value for name, value in view.items() if name != "legal"}
        for _ in range(TRIES):
            await self.program.tell({"type": "act", "view": shown})
            line = await self.program.hear()
            try:
                action = msgspec.json.decode(line, type=Answer).action
            except (msgspec.DecodeError, UnicodeDecodeError) as fault:
                action, why = line[:80].decode(errors="replace").strip(), str(fault)
            else:
                why = await act(action)
            if not why:
                return
            self.complain("cli-bot-refused", {"action": action, "why": why})
            await self.program.tell({"type": "refused", "action": action, "why": why})
        raise Gone("cli-bot-hopeless", tries=TRIES)

    async def end(self, scores: list[float | None], reason: str) -> None:
        """Say how it ended."""
        await self.program.tell({"type": "over", "scores": scores, "reason": reason})
