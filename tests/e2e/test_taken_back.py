"""What was taken back: struck in the log under the name of who did it, and counted nowhere at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.e2e.captains import Captain
from tests.e2e.positions import come_to

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.devices import Device


def test_an_undone_manoeuvre_is_struck_and_not_counted(open_device: Callable[..., Device]) -> None:
    devices = [open_device(), open_device()]
    mover = come_to(devices, "redcode", lambda view: "end" in view.legal)
    watcher = devices[1 - devices.index(mover)]
    name = mover.page.evaluate("fetch('/api/me').then(answer => answer.json()).then(me => me.name)")
    captain = Captain(mover)
    before = captain.version()
    own = next(text for text in captain.labels() if "your" in text).split(",")[0]
    mover.touch(f'.cells [data-square="{own}"]')
    mover.touch(f'.cells [data-square="{captain.squares()[0]}"]')
    captain.settle(before)
    before = captain.version()
    mover.page.keyboard.press("z")
    captain.settle(before)
    for device in devices:
        expect(device.page.locator(".logs .struck", has_text="Movement")).to_have_count(1)
        expect(device.page.locator(".logs li", has_text="takes the last action back")).to_contain_text(name)
    watcher.touch("button[aria-label=Menu]")
    watcher.touch("dialog[open] li button:has-text('Give up')")
    watcher.touch("dialog[open] li button.sure")
    for device in devices:
        device.page.wait_for_selector(".ribbon")
        expect(device.page.locator("dl div", has_text="Manoeuvres").locator("dd")).to_have_text("0")
