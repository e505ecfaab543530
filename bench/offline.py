"""Playing without a server in a real Chromium: how long until the first own move, what bots, odds and the
analysis cost there, and how much memory.

    python -m bench.offline [--slower 4] [--rounds 3] [--rules [bots odds analysis]] [--node]

The site is built into a folder and served by a plain file server. A slower processor is made by stopping
the processes of the page for three quarters of the time: unlike the throttle of the developer tools, this
slows the worker too. The processor time is what these processes used, whoever else works on the machine.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
import statistics
import tempfile
import threading
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from redtable.cli.site import build_site
from tests.device.node import run_in_node
from tests.e2e import chromium

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, BrowserContext

SLICE = 0.005
"""Seconds that a slowed process runs at a time."""
LONG = 300_000
PLAYED = 8_000
"""Milliseconds that a page stays open after the first own move: what can wait is done meanwhile."""
RULES = Path(__file__).parent / "offline_rules.py"
PLAY_NOW = "[data-game=redcode] .now .btn.pri"
ACTING = "main[data-acting=true]"
THERE = "selector => document.querySelector(selector) !== null"
"""Asked with every frame: Playwright itself looks for what is missing twice a second, and that counts too."""


class Quiet(SimpleHTTPRequestHandler):
    """The plain file server of Python, which tells the terminal nothing."""

    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""


@contextlib.contextmanager
def site() -> Iterator[str]:
    """The address of a site."""
    with tempfile.TemporaryDirectory() as folder:
        build_site(Path(folder) / "site", "/")
        host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=f"{folder}/site"))
        threading.Thread(target=host.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{host.server_address[1]}"
        host.shutdown()
        host.server_close()


def renderers() -> list[int]:
    """The processes of our own browser in which pages run."""
    parents: dict[int, int] = {}
    found: list[int] = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError, IndexError):
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if b"--type=renderer" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))

    def ours(process: int) -> bool:
        while process in parents:
            process = parents[process]
            if process == os.getpid():
                return True
        return False

    return [process for process in found if ours(process)]


def used(processes: list[int]) -> float:
    """Seconds of processor time."""
    ticks = 0
    for process in processes:
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def slowed(times: float) -> Iterator[None]:
    """Let the pages run only a part of the time."""
    over = threading.Event()

    def work() -> None:
        held: list[int] = []
        while not over.is_set():
            for sent, pause in ((signal.SIGSTOP, SLICE * (times - 1)), (signal.SIGCONT, SLICE)):
                for process in held:
                    with contextlib.suppress(ProcessLookupError):
                        os.kill(process, sent)
                until = time.perf_counter() + pause
                if sent == signal.SIGSTOP:
                    held = renderers()
                time.sleep(max(0.0, until - time.perf_counter()))

    thread = threading.Thread(target=work)
    if times > 1:
        thread.start()
    try:
        yield
    finally:
        over.set()
        if times > 1:
            thread.join()


def first_move(context: BrowserContext, url: str, slower: float) -> tuple[float, float, float]:
    """Seconds until the games are shown, until the first own move, and of the processor.

    The page then stays open for a while, as it does with whoever plays.
    """
    page = context.new_page()
    page.set_default_timeout(LONG)
    page.goto("about:blank")
    with slowed(slower):
        begun, before = time.perf_counter(), used(renderers())
        page.goto(url)
        page.wait_for_function(THERE, arg=PLAY_NOW)
        shown = time.perf_counter() - begun
        page.click(PLAY_NOW)
        page.wait_for_function(THERE, arg=ACTING)
        moved, spent = time.perf_counter() - begun, used(renderers()) - before
    page.wait_for_timeout(PLAYED)
    page.close()
    return shown, moved, spent


def starts(browser: Browser, url: str, slower: float, rounds: int) -> None:
    """First, second and third visits: compiled code is kept at the second, and there at the third."""
    visits = ("first visit", "second visit", "third visit")
    found: dict[str, list[tuple[float, float, float]]] = {visit: [] for visit in visits}
    for _ in range(rounds):
        context = browser.new_context(locale="en-GB", reduced_motion="reduce")
        context.add_init_script("localStorage.setItem('redtable.bot-pace', '0')")
        for visit in found.values():
            visit.append(first_move(context, url, slower))
        context.close()
    for name, times in found.items():
        shown, moved, spent = (statistics.median(column) for column in zip(*times, strict=True))
        print(
            f"{name}, {slower:g} times slower: games shown {shown:.1f} s, own move {moved:.1f} s "
            f"(best {min(row[1] for row in times):.1f}), processor {spent:.1f} s"
        )


def resident(processes: list[int]) -> float:
    """Megabytes of memory, that of the largest of them."""
    found = [0.0]
    for process in processes:
        with contextlib.suppress(OSError):
            pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
            found.append(pages * os.sysconf("SC_PAGE_SIZE") / 1e6)
    return max(found)


def rules(browser: Browser, url: str, parts: list[str]) -> None:
    """What the rules cost: the page that runs code runs `offline_rules.py`."""
    program = f"told = {' '.join(parts)!r}\n{RULES.read_text(encoding='utf-8')}"
    page = browser.new_page()
    page.set_default_timeout(20 * LONG)
    page.goto(f"{url}/code")
    page.locator("textarea").first.fill(program)
    page.locator("[data-run]").first.click()
    print(page.locator("[data-printed]").first.inner_text())
    print(f"memory of the page with Python in it: {resident(renderers()):.0f} MB")
    page.close()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--slower", type=float, default=4)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument(
        "--rules",
        nargs="*",
        choices=("bots", "odds", "analysis"),
        help="these, or all three, instead of starts",
    )
    parser.add_argument("--node", action="store_true", help="the rules in Node, in seconds of the processor")
    asked = parser.parse_args()
    if asked.node:
        with tempfile.TemporaryDirectory() as folder:
            print(run_in_node(RULES, " ".join(asked.rules or []), Path(folder) / "runtime"))
        return
    with site() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.flags())
        if asked.rules is not None:
            rules(browser, url, asked.rules)
        else:
            starts(browser, url, asked.slower, asked.rounds)
        browser.close()


if __name__ == "__main__":
    main()
