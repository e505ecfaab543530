"""The first game of Pictures on a server: bots get ready and people play on. Then: who lost, and branches."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from redtable.bots.pictures.encoders import ENCODERS
from redtable.bots.pictures.prepared import meanings
from tests.e2e.conftest import Server
from tests.e2e.devices import Device
from tests.e2e.tables import play_now
from tests.server.unprepared import Unprepared

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser


@pytest.fixture
def cold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Server, Unprepared]]:
    """A server whose bots are at a tenth of what they need."""
    for name in ENCODERS:
        meanings("en", name)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    unprepared = Unprepared(tmp_path)
    unprepared.hold("en", 10)
    server = Server(str(tmp_path / "cold.db"))
    server.start()
    yield server, unprepared
    server.stop()
    server.log.close()
    unprepared.close()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_spymaster_gives_a_clue_while_the_bots_get_ready(
    cold: tuple[Server, Unprepared], browser: Browser, phone: bool
) -> None:
    server, unprepared = cold
    device = Device(browser, server.url, phone=phone)
    page = device.page
    play_now(device, "pictures", starting_team="red")
    strip = page.locator("[data-preparing]")
    expect(strip).to_be_visible()
    unprepared.hold("en", 50)
    expect(page.locator("[data-preparing='50'] [data-left]")).to_contain_text("left")
    page.wait_for_selector("main[data-acting=true]")
    box, size = page.locator("[data-give]").bounding_box(), page.viewport_size
    assert box is not None
    assert size is not None
    assert box["y"] + box["height"] <= size["height"]
    page.locator("#clue-word").fill("zigzag")
    device.touch("[data-give]:enabled")
    expect(page.locator(".line .word")).to_have_text("zigzag")
    expect(strip).to_be_visible()
    assert device.faults == []
    device.close()


def grid_box(device: Device) -> tuple[float, ...]:
    """Where the grid is, and how large."""
    box = device.page.locator(".grid").bounding_box()
    assert box is not None
    return box["x"], box["y"], box["width"], box["height"]


def resign(device: Device) -> None:
    """Give up, and mean it."""
    device.touch("button[aria-label=Menu]")
    device.touch("dialog[open] li button:has-text('Give up')")
    device.touch("dialog[open] li button.sure")
    device.page.wait_for_selector("[data-own]")


def test_the_loser_is_told_and_a_branch_says_that_it_is_one(open_device: Callable[..., Device]) -> None:
    device = open_device()
    page = device.page
    play_now(device, "pictures", starting_team="red")
    page.wait_for_selector("main[data-acting=true]")
    before = grid_box(device)
    page.locator("#clue-word").fill("zigzag")
    device.touch("[data-give]:enabled")
    page.wait_for_selector(".line .word")
    assert grid_box(device) == before
    bots = page.locator(".members .tag", has_text="bot").count()
    resign(device)
    expect(page.locator("[data-own=lost]")).to_have_text("You lost.")
    device.follow(f"/r/{device.code}")
    eyes = page.locator(".eyes label, .eyes button")
    page.wait_for_selector(".controls")
    names = eyes.all_inner_texts()
    assert len(set(names)) == len(names) > bots
    device.touch(".rest .btn")
    expect(page.locator("a.branch")).to_be_visible()


@pytest.mark.parametrize("game", ["redcode", "skirmish"])
def test_the_loser_of_other_games_is_told_too(open_device: Callable[..., Device], game: str) -> None:
    device = open_device()
    play_now(device, game)
    resign(device)
    expect(device.page.locator("[data-own=lost]")).to_have_text("You lost.")
