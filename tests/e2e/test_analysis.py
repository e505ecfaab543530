"""After the game: the page tells luck from skill to both who played, and one of them tries again."""

from __future__ import annotations

import asyncio
import json
import random
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from redtable.client import Client
from tests.e2e.positions import Position, begin, put
from tests.e2e.quick_play import token_of
from tests.e2e.tables import show

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Route

    from tests.e2e.devices import Device

LONGEST = 120_000
"""Milliseconds that an analysis may take on a busy machine."""
ACTIONS = 300
HESITATIONS = 144
"""So often the first choice is taken back: what is done again is not judged again."""
LAST = 9
"""Actions that are random, so that there is something to regret."""
PLACES = """() => [...document.querySelectorAll('.analysis h3, .analysis figure, .analysis .parts')]
  .map(thing => Math.round(thing.getBoundingClientRect().top - document.querySelector('.analysis')
    .getBoundingClientRect().top))"""
"""Where the parts of the panel are, from its top."""


def long_match() -> Position:
    """A match of three hundred actions, most of them quiet, many taken back; its end has much to regret."""
    match, rng, seat = begin("redcode", 1), random.Random("late"), 0
    for done in range(ACTIONS):
        if done < 2 * HESITATIONS and done % 2:
            match.apply(seat, "undo")
            continue
        (seat,) = match.actors()
        legal = match.view(seat).view.legal
        quiet = [action for action in legal if action in ("end", "pass", "stop")]
        match.apply(seat, rng.choice(quiet if quiet and done < ACTIONS - LAST else legal))
    return Position(match, 0, {})


def give_up(device: Device, code: str) -> None:
    """The first seat gives up, without a page."""
    token = token_of(device)

    async def resign() -> None:
        async with Client(device.url, token) as guest, guest.seat(code, 0) as seat:
            await seat.offer("resign")

    with ThreadPoolExecutor(1) as other_thread:  # in this one Playwright runs an event loop already
        other_thread.submit(lambda: asyncio.run(resign())).result()


def test_two_people_look_at_a_long_match_that_was_given_up(
    open_device: Callable[..., Device], tmp_path: Path
) -> None:
    one, other = open_device(), open_device(phone=True, language="es")
    code = put([one, other], long_match())
    give_up(one, code)
    show([one, other], code)
    for device in (one, other):
        device.page.wait_for_selector(".ribbon")
        device.touch(".analysis .body > .btn")
    for device in (one, other):
        panel = device.page.locator(".analysis")
        panel.locator(".parts").wait_for(timeout=LONGEST)
        expect(panel.locator(".parts")).to_have_attribute("data-adds-up", "true")
        expect(panel.locator(".moments li").first).to_be_visible()
        assert device.violations() == []
        assert not device.too_wide()
        panel.screenshot(path=str(tmp_path / f"{'phone' if device is other else 'desktop'}.png"))
    expect(other.page.locator(".analysis h2")).to_have_text("Suerte y destreza")

    one.set(theme="dark")
    one.go(f"/r/{code}")
    one.page.route("**/analysis?*", rough_at_first())
    one.touch(".analysis .body > .btn")
    panel = one.page.locator(".analysis")
    expect(panel).to_have_attribute("data-depth", "quick", timeout=LONGEST)
    rough = one.page.evaluate(PLACES)
    expect(panel).to_have_attribute("data-depth", "thorough")
    assert one.page.evaluate(PLACES) == rough
    panel.locator("[data-decisions] summary").press("Enter")
    expect(panel.locator("[data-decisions] li").first).to_be_visible()
    panel.locator("figure summary").press("Enter")
    rows = panel.locator("tbody tr")
    assert rows.count() == ACTIONS + 2
    expect(rows.last.locator("td").first).to_contain_text("%")
    panel.get_by_role("switch").press("Space")
    expect(panel.get_by_role("switch")).to_have_attribute("aria-checked", "true")
    assert one.violations() == []
    panel.screenshot(path=str(tmp_path / "dark.png"))
    panel.locator(".moments button.link").first.press("Enter")
    expect(panel.locator(".moments li.now")).to_have_count(1)
    panel.locator(".moments .btn").first.press("Enter")
    one.page.wait_for_url("**/t/*")
    one.page.wait_for_selector("main[data-acting]")


def rough_at_first() -> Callable[[Route], None]:
    """The first answer has one moment and nothing to practise; the next one is all that was found."""
    answers = 0

    def answer(route: Route) -> None:
        nonlocal answers
        view = route.fetch(url=route.request.url.replace("have=quick", "have=")).json()
        found = view["found"]
        if found is not None:
            answers += 1
            found["depth"] = "quick" if answers == 1 else "thorough"
            view["working"] = answers == 1
            if answers == 1:
                found["moments"] = found["moments"][:1]
                for summary in found["summaries"]:
                    summary["practice"] = None
        route.fulfill(body=json.dumps(view), content_type="application/json")

    return answer
