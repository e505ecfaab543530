"""The web client in a real Chromium with a processor four times slower: how long until the next paint after a
touch, and how much the page shifts by itself.

    python -m bench.web [--slower 4] [--rounds 3] [--profile FILE]

A touch is measured as browsers do (Event Timing): from the event to the frame that shows its outcome, in
steps of 8 ms. A shift is what browsers count (Layout Instability): the worst sum within five seconds. Other
work on the machine makes touches slower: the least is what an idle machine would show most often.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.table import Table

from tests.e2e import chromium
from tests.e2e.captains import Captain, play_on
from tests.e2e.conftest import Server
from tests.e2e.devices import Device
from tests.e2e.tables import host, play_now

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, CDPSession

WATCH = """(() => {
  const name = node => !node ? '(gone)' : node.nodeType !== 1 ? name(node.parentElement)
    : node.tagName.toLowerCase() + (typeof node.className === 'string' && node.className
      ? '.' + node.className.trim().split(/\\s+/).filter(word => !word.startsWith('svelte')).join('.') : '')
  window.touches = []
  window.shifts = []
  new PerformanceObserver(list => { for (const entry of list.getEntries()) if (entry.interactionId)
    touches.push({ id: entry.interactionId, kind: entry.name, time: entry.duration,
      wait: entry.processingStart - entry.startTime, work: entry.processingEnd - entry.processingStart })
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  new PerformanceObserver(list => { for (const entry of list.getEntries()) if (!entry.hadRecentInput)
    shifts.push({ value: entry.value, at: entry.startTime,
      what: entry.sources.map(source => name(source.node)) })
  }).observe({ type: 'layout-shift', buffered: true })
})()"""
SETTLED = """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() =>
  setTimeout(() => done(null), 120))))"""
WINDOW = 5000
PAUSE = 1000
LIMIT = 100
SHIFT_LIMIT = 0.01
READY = {"/": ".tile .btn", "/rules/redcode": "article", "/learn/redcode": ".list button"}


class Watched:
    """A device whose touches and shifts are written down."""

    def __init__(self, browser: Browser, url: str, phone: bool, slower: float) -> None:
        self.device = Device(browser, url, phone=phone, still=False)
        self.page = self.device.page
        self.slower = slower
        self.context = "phone" if phone else "desktop"
        self.device.context.add_init_script(WATCH)
        self.line: CDPSession = self.device.context.new_cdp_session(self.page)
        self.times: dict[str, list[float]] = {}
        self.shifts: dict[str, float] = {}
        self.moved: Counter[str] = Counter()

    def slow(self, on: bool) -> None:
        """Make the processor slow, or as it is."""
        self.line.send("Emulation.setCPUThrottlingRate", {"rate": self.slower if on else 1})

    def measure(self, what: str, touch: Callable[[], Any]) -> None:
        """One touch, from the event to the frame after it."""
        self.page.evaluate(SETTLED)
        self.page.evaluate("window.touches.length = 0")
        touch()
        self.page.evaluate(SETTLED)
        found = self.page.evaluate("window.touches")
        self.times.setdefault(what, []).append(max((entry["time"] for entry in found), default=8))

    def count_shifts(self, what: str) -> None:
        """What moved by itself since the page was opened."""
        found = self.page.evaluate("window.shifts")
        self.shifts[what] = max(self.shifts.get(what, 0.0), worst_window(found))
        for shift in found:
            for node in shift["what"]:
                self.moved[f"{what}: {node}"] += 1

    def tap(self, selector: str) -> Callable[[], None]:
        """A bare touch of the first thing that fits: the driver's own clicks would be measured too."""
        thing = self.page.locator(selector).first
        thing.scroll_into_view_if_needed()
        box = thing.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self.device.phone:
            return lambda: self.page.touchscreen.tap(x, y)
        self.page.mouse.move(x, y)
        return lambda: self.page.mouse.click(x, y)


def worst_window(shifts: list[dict[str, Any]]) -> float:
    """The greatest sum of shifts that follow each other within a second, five seconds at most."""
    worst = total = 0.0
    begin = last = float("-inf")
    for shift in shifts:
        if shift["at"] - last > PAUSE or shift["at"] - begin > WINDOW:
            begin, total = shift["at"], 0.0
        last = shift["at"]
        total += shift["value"]
        worst = max(worst, total)
    return worst


def table(watched: Watched, rounds: int) -> None:
    """The table of Red Code: a turn with something to aim at."""
    device, page = watched.device, watched.page
    play_now(device)
    page.evaluate("localStorage.setItem('redtable.settings', JSON.stringify({ confirm: true, sound: 0 }))")
    page.reload()
    page.wait_for_selector("main[data-phase]")
    captain = Captain(device)
    play_on([captain], lambda: captain.faces("main")() and "move" in captain.lit())
    watched.slow(True)
    page.evaluate(SETTLED)
    for _ in range(rounds):
        if device.phone:
            watched.measure("tab of orders", watched.tap(".tabs [role=tab]:nth-child(2)"))
            watched.measure("a card of the hand", watched.tap(".hand .card"))
            watched.measure("tab of chain", watched.tap(".tabs [role=tab]:nth-child(3)"))
            watched.measure("tab of log", watched.tap(".tabs [role=tab]:nth-child(4)"))
            watched.measure("tab of ship", watched.tap(".tabs [role=tab]:nth-child(1)"))
        else:
            watched.measure("a card of the hand", watched.tap(".hand .card"))
            watched.measure("list of actions", lambda: page.keyboard.press("l"))
            watched.measure("closing the list", lambda: page.keyboard.press("Escape"))
        watched.measure("a manoeuvre", watched.tap('[data-manoeuvre="move"] .take'))
        watched.measure("its target", watched.tap(".cells button.can"))
        watched.measure("cancelling", watched.tap(".prompt .acts .btn:not(.go)"))
        if page.locator(".prompt .acts .btn:not(.go):not(.pri):not(.ghost)").count():
            watched.measure("cancelling", watched.tap(".prompt .acts .btn:not(.go)"))
        if page.locator("[data-manoeuvre].off").count():
            watched.measure("a manoeuvre that cannot be used", watched.tap("[data-manoeuvre].off .take"))
        watched.measure("another ship's card", watched.tap(".seat:not(.me)"))
        watched.measure("the own card", watched.tap(".seat.me"))
        watched.measure("the menu", watched.tap(".bar .tools button"))
        watched.measure("closing the menu", lambda: page.keyboard.press("Escape"))
    watched.measure("ending the turn", watched.tap(".prompt [data-key=e]"))
    watched.slow(False)
    play_on([captain], lambda: int(captain.version()) > 60)
    watched.count_shifts("the table")


def pages(watched: Watched, rounds: int) -> None:
    """The pages round the table: each loaded slowly, with touches on some of them."""
    device, page = watched.device, watched.page
    for path in ("/", "/learn", "/rules/redcode", "/replays", "/settings", "/about", "/learn/redcode"):
        watched.slow(True)
        device.go(path)
        page.wait_for_selector(READY.get(path, "h1"))
        page.wait_for_load_state("networkidle")
        page.evaluate(SETTLED)
        if path == "/settings":
            for _ in range(rounds):
                watched.measure("a switch of the settings", watched.tap("[role=switch]"))
        if path == "/rules/redcode":
            for _ in range(rounds):
                watched.measure(
                    "typing a letter of a search", lambda: page.locator("input[type=search]").press("t")
                )
        watched.count_shifts(path)
        watched.slow(False)
    host(device)
    watched.slow(True)
    page.reload()
    page.wait_for_selector("[data-code]")
    page.evaluate(SETTLED)
    for _ in range(rounds):
        watched.measure("an option of the lobby", watched.tap(".opt .seg label:not(.on)"))
    watched.count_shifts("the lobby")
    watched.slow(False)


def show(watched: list[Watched], slower: float) -> None:
    """Both tables of numbers."""
    console = Console()
    times = Table(title=f"Touch to next paint, processor {slower:g} times slower (ms)")
    shifts = Table(title="Shift of the page by itself")
    for column in ("where", "what", "least", "median", "worst"):
        times.add_column(column)
    for column in ("where", "what", "worst five seconds"):
        shifts.add_column(column)
    for one in watched:
        for what, found in one.times.items():
            times.add_row(
                one.context,
                what,
                f"{min(found):.0f}",
                f"{statistics.median(found):.0f}",
                f"{max(found):.0f}{' !' * (max(found) > LIMIT)}",
            )
        for what, value in one.shifts.items():
            shifts.add_row(one.context, what, f"{value:.4f}{' !' * (value > SHIFT_LIMIT)}")
    console.print(times)
    console.print(shifts)
    for one in watched:
        for node, count in one.moved.most_common(12):
            console.print(f"{one.context}: {node} moved {count} times")


def main() -> None:
    """Measure on a desktop and on a phone."""
    parser = argparse.ArgumentParser(prog="python -m bench.web", description=__doc__.splitlines()[0])
    parser.add_argument("--slower", type=float, default=4, help="how many times slower the processor is made")
    parser.add_argument("--rounds", type=int, default=3, help="how often each touch is measured")
    parser.add_argument("--only", choices=("desktop", "phone"), help="only one of the devices")
    parser.add_argument(
        "--profile", type=Path, help="write a profile of the scripts at the table, for the tools of Chromium"
    )
    wishes = parser.parse_args()
    server = Server(str(Path(tempfile.mkdtemp(), "redtable.db")))
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.flags())
            watched = []
            for phone in (False, True):
                if wishes.only and phone != (wishes.only == "phone"):
                    continue
                one = Watched(browser, server.url, phone, wishes.slower)
                watched.append(one)
                if wishes.profile:
                    one.line.send("Profiler.enable")
                    one.line.send("Profiler.start")
                table(one, wishes.rounds)
                if wishes.profile:
                    wishes.profile.write_text(json.dumps(one.line.send("Profiler.stop")["profile"]))
                pages(one, wishes.rounds)
            show(watched, wishes.slower)
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
