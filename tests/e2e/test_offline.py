"""Playing where there is no network: everything was kept before, and the browser is cut off."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from redtable.kernel.record import read_record
from redtable.kernel.replay import verify_record
from tests.e2e.captains import Captain, play_on

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.devices import Device

QUICKLY = "localStorage.setItem('redtable.bot-pace', '0')"
LONG = 120_000
"""Milliseconds for the rules to be loaded on a busy machine."""
STEPS = 6
"""Decisions before the tab is killed, and after."""


def keep(device: Device) -> None:
    """Keep everything for offline, as a person does, and cut the network."""
    device.go("/settings")
    device.page.evaluate(QUICKLY)
    device.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    device.page.locator("[data-keep]").click()
    expect(device.page.locator("[data-forget]")).to_be_visible(timeout=LONG)
    expect(device.page.locator("[data-keep]")).to_have_count(0)
    device.context.set_offline(True)


def kill_tab(device: Device) -> None:
    """The tab is gone from one moment to the next; another one is opened at the same address."""
    address = device.page.url
    device.page.close()
    device.page = device.context.new_page()
    device.hear(device.page)
    device.page.goto(address)


def decide(captain: Captain, times: int) -> None:
    """Make so many decisions of a game that goes on."""
    for _ in range(times):
        assert captain.wait()
        captain.decide()


@pytest.mark.timeout(600)
def test_a_game_goes_on_without_a_network_and_after_the_tab_was_killed(
    open_device: Callable[..., Device],
) -> None:
    device = open_device(altered=True)
    keep(device)
    device.page.goto(device.url + "/")
    expect(device.page.locator(".alone")).to_be_visible(timeout=LONG)
    device.page.get_by_role("button", name="Play now").first.click()
    device.page.wait_for_url("**/t/0*")
    decide(Captain(device), STEPS)
    before = Captain(device).version()
    kill_tab(device)
    device.page.wait_for_selector("main[data-version]", timeout=LONG)
    captain = Captain(device)
    assert int(captain.version()) >= int(before)
    decide(captain, STEPS)
    play_on([captain])
    device.page.wait_for_selector(".ribbon")
    with device.page.expect_download() as saved:
        device.page.locator("a[download]").first.click()
    record = read_record(Path(saved.value.path()).read_text(encoding="utf-8"))
    assert len(record.actions) > 2 * STEPS
    verify_record(record)
    code = device.page.url.rpartition("/")[2]
    device.page.goto(f"{device.url}/r/{code}")
    device.page.wait_for_selector(".timeline", timeout=LONG)
