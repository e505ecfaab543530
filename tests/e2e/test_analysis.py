"""After the game: the page tells luck from skill to both who played, and one of them tries again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.e2e.quick_play import play_quickly
from tests.e2e.tables import gather, show

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.e2e.devices import Device

LONGEST = 120_000
"""Milliseconds that an analysis may take on a busy machine."""


def test_two_people_look_at_luck_and_skill_and_one_tries_again(
    open_device: Callable[..., Device], tmp_path: Path
) -> None:
    one, other = open_device(), open_device(phone=True, language="es")
    code = gather([one, other], max_rounds=3)
    assert play_quickly([one, other], code, lambda _: False) is None
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
    one.touch(".analysis .body > .btn")
    panel = one.page.locator(".analysis")
    panel.locator(".parts").wait_for(timeout=LONGEST)
    panel.locator("summary").press("Enter")
    rows = panel.locator("tbody tr")
    assert rows.count() > 10
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
