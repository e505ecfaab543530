"""Sets up what `make play` starts, and shows how far it is: run by make as `first_start.py MAKE`.

Wheels are downloaded while the page is built. Where the package is to be compiled, which takes longer than
everything else, the plain source is installed at once (the same games, slower), and the compiler works in
the background for the next start.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

STAMPS = Path(".venv", ".stamps")
WHEEL = Path("build", "compiled", "wheel")
LOG = Path("build", "compile.log")
QUIETLY = "--no-print-directory"
FRAMES = "|/-\\"
PERIOD = 0.2
WIDTH = 100


class Step:
    """A part of the work: what people call it, the command that does it, and the steps it has to wait for."""

    def __init__(self, name: str, command: Callable[[], list[str]], *after: Step) -> None:
        self.name = name
        self.command = command
        self.after = after
        self.begun = 0.0
        self.seconds = 0.0
        self.code: int | None = None
        self.said: list[str] = []

    def run(self) -> None:
        """Do it, once the steps before are done; if one of them failed, do nothing."""
        for step in self.after:
            step.thread.join()
        if any(step.code for step in self.after):
            return
        self.begun = time.monotonic()
        with subprocess.Popen(
            self.command(),
            env={**os.environ, "MAKEFLAGS": ""},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        ) as process:
            assert process.stdout is not None
            for line in process.stdout:
                if line.strip():
                    self.said.append(line.strip())
        self.seconds = time.monotonic() - self.begun
        self.code = process.returncode

    def start(self) -> None:
        """Begin in the background."""
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def line(self, frame: str) -> str:
        """How far it is."""
        if self.code is not None:
            return f"  {'done' if self.code == 0 else 'FAILED':8}{self.name}  ({self.seconds:.0f} s)"
        if not self.begun:
            return f"  {'then':8}{self.name}"
        line = f"  {frame:8}{self.name}  ({time.monotonic() - self.begun:.0f} s)"
        return f"{line}  {self.said[-1]}" if self.said else line


def show(steps: list[Step]) -> None:
    """Show all steps until they are done: in place on a terminal, else a line for each that ends."""
    live = sys.stdout.isatty()
    told: set[str] = set()
    if live:
        print("\n" * len(steps), end="")
    turn = 0
    while True:
        working = any(step.thread.is_alive() for step in steps)
        if live:
            width = min(WIDTH, shutil.get_terminal_size().columns - 1)
            lines = [step.line(FRAMES[turn % len(FRAMES)])[:width] for step in steps]
            print(f"\x1b[{len(steps)}A" + "".join(f"\x1b[2K{line}\n" for line in lines), end="", flush=True)
        else:
            for step in steps:
                if step.code is not None and step.name not in told:
                    told.add(step.name)
                    print(step.line(""), flush=True)
        if not working:
            return
        turn += 1
        time.sleep(PERIOD)


def set_up(make: str) -> bool:
    """Install the package: at once if it is plain, else its plain source for now. False: a step failed."""

    def made(target: str) -> Callable[[], list[str]]:
        return lambda: [make, QUIETLY, "PROGRESS=1", target]

    tools = Step("tools that install the rest", made(f"{STAMPS}/uv"))
    packages = Step("packages for games, server and bots", made(f"{STAMPS}/runtime"), tools)
    names = Step("names of the drawings", made(f"{STAMPS}/names"), tools)
    npm = Step("packages for the page", made("web/node_modules/.package-lock.json"), tools)
    page = Step("the page for the browser", made(f"{STAMPS}/client"), npm)
    itself = Step("Redtable itself", lambda: made(f"{STAMPS}/{mode()}")(), packages, names, page)
    steps = [tools, packages, names, npm, page, itself]
    for step in steps:
        step.start()
    show(steps)
    for step in steps:
        if step.code:
            print(f"\n{step.name}:", *step.said[-20:], sep="\n  ", file=sys.stderr)
    return itself.code == 0


def mode() -> str:
    """What can be installed at once: the package as it will stay, or its plain source for now."""
    said = subprocess.run([sys.executable, "hatch_build.py"], capture_output=True, text=True, check=True)
    return "app" if said.stdout.strip() == "pure" else "plain"


def compile_in_background(make: str) -> None:
    """Have the compiled package made for the next start; Ctrl-C at the server does not stop it."""
    print(
        "Meanwhile the games are being compiled in the background, a minute or two: from the next start on\n"
        f"they think several times as fast. What the compiler says is in {LOG}.",
        flush=True,
    )
    with LOG.open("wb") as log:
        subprocess.Popen(
            ["nice", make, QUIETLY, str(WHEEL)],
            env={**os.environ, "MAKEFLAGS": ""},
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )


def up_to_date(make: str, target: Path) -> bool:
    """Whether make would have nothing to do for a target."""
    environment = {**os.environ, "MAKEFLAGS": ""}
    return subprocess.run([make, QUIETLY, "-q", str(target)], env=environment, check=False).returncode == 0


def main(make: str) -> int:
    """Set up what is missing; the stamp says when that began."""
    begun = STAMPS / "playable.begun"
    begun.touch()
    if up_to_date(make, WHEEL):
        done = subprocess.run([make, QUIETLY, str(STAMPS / "app")], check=False).returncode == 0
    else:
        print("Setting up Redtable. This takes a minute, now and after changes of its source.", flush=True)
        (STAMPS / "app").unlink(missing_ok=True)
        done = set_up(make)
        if done and not (STAMPS / "app").exists():
            compile_in_background(make)
    if not done:
        return 1
    begun.replace(STAMPS / "playable")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
