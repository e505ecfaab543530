"""A siege: a server, people who play on it, a process that attacks it, and what must hold all the while."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from redtable.server.config import Config
from redtable.server.store import make_store
from tests.server.attacker.honest import Honest
from tests.server.processes import ROOT, TINY, ServerProcess

GAMES: Final = f"{TINY},redcode,skirmish,damage,pictures"
OPEN: Final = {"games": GAMES, "consult_limit": 10, "consults_waiting": 8, "bot_limit": 15}
"""Limits so wide that every message reaches the code behind them; questions may wait only briefly."""
USUAL: Final = msgspec.structs.asdict(Config())
LIMITS: Final = ("_per_second", "_per_address", "_per_person", "connections")
GUARDED: Final = OPEN | {name: value for name, value in USUAL.items() if name.endswith(LIMITS)}
"""The limits of a server as it comes."""
SAMPLE: Final = 0.5
SHOWN_EVERY: Final = 20_000
"""Messages between two lines of progress."""
FAULTS: Final = ("error", "critical")


def memory(process: int) -> int:
    """The memory of a process and all its children, in bytes."""
    found = 0
    with contextlib.suppress(OSError):
        found = int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
        found *= os.sysconf("SC_PAGE_SIZE")
        children = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii")
        found += sum(memory(int(child)) for child in children.split())
    return found


def percentile(values: list[float], share: float) -> float:
    """So large a share of the values is at most this; in milliseconds."""
    ordered = sorted(values) or [0.0]
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def faults_in(log: bytes) -> list[str]:
    """The lines of a server's log that speak of a mistake of its own."""
    found = []
    for line in log.decode(errors="replace").splitlines():
        try:
            if json.loads(line)["level"] in FAULTS:
                found.append(line)
        except (ValueError, KeyError, TypeError):
            if "Traceback" in line or "Error" in line:
                found.append(line)
    return found


class Siege:
    """Use `run`; afterwards `findings` says what must not have been, and `report` how it went."""

    def __init__(self, database: str, seed: str, limits: dict[str, Any], think: float = 0.02) -> None:
        self.database = database
        self.seed = seed
        self.limits = limits
        self.think = think
        self.findings: list[str] = []
        self.attack: dict[str, Any] = {}
        self.memories: list[int] = []
        self.calm: list[float] = []
        self.under_attack: list[float] = []
        self.seconds = 0.0
        self.attacker: asyncio.subprocess.Process | None = None
        self.tables: dict[str, str] = {}
        self.verified = 0
        """Honest matches whose record is what their players did."""
        self.next_shown = SHOWN_EVERY

    async def run(self, messages: int, calm: float, progress: bool = False) -> None:
        """Play for a while in peace, then under attack until so many messages were sent."""
        async with ServerProcess(self.database, **self.limits) as server:
            honest = Honest(server.address, self.seed, self.think, self.announce)
            await honest.arrive()
            lasting = [asyncio.create_task(honest.duels()), asyncio.create_task(honest.wait_in_lobby())]
            mixed = asyncio.create_task(honest.play_with_attacker())
            await self.wait(lasting, calm)
            self.calm, honest.latencies = honest.latencies, []
            sampling = asyncio.create_task(self.sample(server))
            begun = asyncio.get_running_loop().time()
            await self.besiege(server.port, messages, lasting, progress)
            self.seconds = asyncio.get_running_loop().time() - begun
            self.under_attack = honest.latencies
            for task in (sampling, mixed):
                task.cancel()
            honest.playing = False
            await self.finish([*lasting, mixed])
            for code in list(honest.records):
                await self.check(honest.unchanged(code))
            await honest.leave()
            assert server.process is not None
            if server.process.returncode is not None:
                self.findings.append(f"the server ended with {server.process.returncode}")
        self.findings += [f"log: {line[:200]} ... {line[-600:]}" for line in faults_in(server.log)[:10]]
        store = make_store(self.database)
        await store.open()
        try:
            await self.check(honest.audit(store))
        finally:
            await store.close()

    def announce(self, code: str, purpose: str) -> None:
        """Tell the attacker of a table, or that it is of no more interest."""
        self.verified += purpose == "over"
        self.tables.pop(code, None)
        if purpose:
            self.tables[code] = purpose
        self.tell_attacker(code, purpose)

    def tell_attacker(self, code: str, purpose: str) -> None:
        """A line on the attacker's standard input."""
        if self.attacker is not None and self.attacker.stdin is not None:
            self.attacker.stdin.write(json.dumps([code, purpose]).encode() + b"\n")

    async def wait(self, tasks: list[asyncio.Task[None]], seconds: float) -> None:
        """Let time pass, but not if anything went wrong."""
        await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)

    async def sample(self, server: ServerProcess) -> None:
        """Look at the server's memory now and then."""
        assert server.process is not None
        while True:
            self.memories.append(memory(server.process.pid))
            await asyncio.sleep(SAMPLE)

    async def besiege(
        self, port: int, messages: int, lasting: list[asyncio.Task[None]], progress: bool
    ) -> None:
        """Run the attacking process until it has sent everything, or an honest player was wronged."""
        environment = os.environ | {
            "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
        }
        self.attacker = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.server.attacker.attack", str(port)),
            *("--seed", self.seed, "--messages", str(messages)),
            cwd=ROOT,
            env=environment,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=10_000_000,
        )
        for code, purpose in self.tables.items():
            self.tell_attacker(code, purpose)
        reading = asyncio.create_task(self.read_reports(progress))
        try:
            await asyncio.wait([reading, *lasting], return_when=asyncio.FIRST_COMPLETED)
            if reading.done() and not self.attack.get("done"):
                self.findings.append("the attacker did not come to its end")
        finally:
            reading.cancel()
            with contextlib.suppress(ProcessLookupError):
                self.attacker.kill()
            await self.attacker.wait()
        self.findings += [json.dumps(finding) for finding in self.attack.get("findings", [])]

    async def read_reports(self, progress: bool) -> None:
        """The attacker's reports, up to the last."""
        assert self.attacker is not None
        assert self.attacker.stdout is not None
        while not self.attack.get("done"):
            line = await self.attacker.stdout.readline()
            if not line:
                return
            self.attack = json.loads(line)
            if progress and self.attack["sent"] >= self.next_shown:
                self.next_shown += SHOWN_EVERY
                print(
                    f"{self.attack['sent']:,} messages, {len(self.attack['findings'])} findings, "
                    f"{(self.memories or [0])[-1] / 1e6:.0f} MB",
                    file=sys.stderr,
                )

    async def finish(self, tasks: list[asyncio.Task[None]]) -> None:
        """Wait for those who play; what they complain of is a finding."""
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, BaseException) and not isinstance(result, asyncio.CancelledError):
                self.findings.append(f"honest: {type(result).__name__}: {result}")

    async def check(self, claim: Any) -> None:
        """An oracle of the honest side."""
        await self.finish([asyncio.ensure_future(claim)])

    def growth(self) -> int:
        """How much more memory the server had at most than when the attack began, in bytes."""
        return max(self.memories) - self.memories[0] if self.memories else 0

    def report(self) -> str:
        """How it went, for people."""
        sent = self.attack.get("sent", 0)
        kinds = sorted(self.attack.get("kinds", {}).items(), key=lambda item: -item[1])
        answers = sorted(self.attack.get("answers", {}).items(), key=lambda item: -item[1])
        calm, hard = (
            [percentile(values, share) for share in (0.5, 0.99)] for values in (self.calm, self.under_attack)
        )
        return "\n".join(
            [
                f"seed {self.seed}: {sent:,} messages in {self.seconds:.0f} s "
                f"({sent / max(self.seconds, 0.1):,.0f} /s), {self.verified} honest matches verified",
                "  sent: " + ", ".join(f"{kind} {count:,}" for kind, count in kinds),
                "  answers: " + ", ".join(f"{kind} {count:,}" for kind, count in answers),
                f"  honest action p50 {calm[0]:.1f} ms, p99 {calm[1]:.1f} ms in peace ({len(self.calm)}); "
                f"p50 {hard[0]:.1f} ms, p99 {hard[1]:.1f} ms under attack ({len(self.under_attack)}): "
                f"p99 ratio {hard[1] / max(calm[1], 0.001):.1f}",
                "  memory {:.0f} MB at first, {:.0f} MB at most, {:.0f} MB in the end".format(
                    *(size / 1e6 for size in (self.memories[0], max(self.memories), self.memories[-1]))
                ),
                f"  {len(self.findings)} findings",
                *(f"  - {finding}" for finding in self.findings),
            ]
        )
