"""The page puts its part into the chance, reveals it by itself, and checks the match afterwards."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.e2e.clicks import duel, host, play_now, sit_down, start
from tests.e2e.quick_play import play_quickly

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Route

    from tests.e2e.devices import Device

HOLDS = ["seed", "seats", "draws", "result", "witness"]


def give_up(device: Device) -> None:
    """The shortest match."""
    device.touch(".bar .tools button")
    resign = device.page.locator("dialog[open] li button:has-text('ive up')")
    resign.click()
    resign.click()
    device.page.wait_for_selector(".ribbon:has-text('resigned')")


def verdict(device: Device) -> str:
    """Press Verify and wait for what the page says."""
    expect(device.page.locator(".fair .i use")).to_have_attribute("href", "#i-dice")
    device.touch(".fair button")
    found = device.page.locator(".fair [data-verdict]:not([data-verdict=''])")
    found.wait_for()
    return found.get_attribute("data-verdict") or ""


def findings(device: Device, holds: str) -> list[str]:
    """What was found, right or wrong or neither."""
    found = device.page.locator(f".fair li[data-holds={holds}]")
    return [item.get_attribute("data-finding") or "" for item in found.all()]


def test_two_people_play_and_both_pages_prove_the_chance(open_device: Callable[..., Device]) -> None:
    one, other = open_device(), open_device(phone=True)
    code = duel(one, other, max_rounds=1)
    assert play_quickly([one, other], code, lambda _: False) is None
    for device in (one, other):
        device.page.wait_for_selector(".ribbon")
        assert verdict(device) == "proved"
        assert findings(device, "true") == HOLDS
        assert findings(device, "false") == []
        assert device.violations() == []
    seed = one.page.locator(".fair code").inner_text()
    assert re.fullmatch("[0-9a-f]{64}", seed)
    stranger = open_device()
    stranger.go(f"/r/{code}")
    stranger.page.wait_for_selector(".fair")
    assert verdict(stranger) == "follows"
    assert findings(stranger, "false") == []


def test_one_against_bots_puts_a_part_in_without_another_click(open_device: Callable[..., Device]) -> None:
    device = open_device()
    play_now(device)
    give_up(device)
    assert verdict(device) == "proved"
    assert findings(device, "open") == ["nothing", "rules"]


def test_a_record_changed_on_its_way_is_found_out(open_device: Callable[..., Device]) -> None:
    device = open_device()
    code = play_now(device)
    give_up(device)

    def tamper(route: Route) -> None:
        text = route.fetch().text()
        route.fulfill(body=re.sub(r"(\nresult\t)", r"\1-", text), content_type="text/plain")

    device.page.route(f"**/api/tables/{code}/record", tamper)
    assert verdict(device) == "broken"
    assert findings(device, "false") == ["lines"]


def test_a_server_that_exchanges_a_commitment_is_denounced(open_device: Callable[..., Device]) -> None:
    """The page revealed for certain commitments; a table with others is not the one it revealed for."""
    one, other = open_device(), open_device()
    code = duel(one, other)
    other.page.evaluate(
        "code => { const key = 'redtable.seal.' + code, seal = JSON.parse(localStorage.getItem(key));"
        " seal.announced.commitments[0] = '0'.repeat(64); localStorage.setItem(key, JSON.stringify(seal)) }",
        code,
    )
    other.go(f"/t/{code}")
    other.page.wait_for_selector("[role=alert].unfair")


def test_a_page_that_is_gone_calls_the_start_off_and_is_named(open_device: Callable[..., Device]) -> None:
    one, other = open_device(), open_device()
    code = host(one, "redcode")
    before = one.page.locator("[data-commitment]").text_content()
    sit_down(other, code)
    other.context.set_offline(True)
    other.page.goto("about:blank")
    one.page.locator("aside .btn.go:enabled").click()
    one.page.wait_for_selector("[data-called-off]")
    assert one.page.locator("[data-commitment]").text_content() != before
    expect(one.page.locator("aside .btn.go")).to_be_disabled()
    other.context.set_offline(False)
    other.go(f"/t/{code}")
    other.touch("aside .btn.go")
    start(one)
    other.page.wait_for_selector("main[data-phase]")
    give_up(one)
    assert verdict(one) == "proved"
    assert "called-off" in findings(one, "open")
