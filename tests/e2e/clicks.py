"""How people come to a table by clicks, as a newcomer does. Other tests set their tables up by `tables`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import TimeoutError

from tests.e2e.tables import house_rules

if TYPE_CHECKING:
    from tests.e2e.devices import Device


def host(device: Device, game: str = "redcode", **options: Any) -> str:
    """Open a table "with friends" and agree on options as its host; gives its code."""
    device.go("/")
    device.touch(f".tile[data-game={game}] .btn:not(.pri):not(.learn)")
    device.page.wait_for_selector("[data-code]")
    code = device.code
    if options:
        house_rules(device, code, options=options)
    return code


def sit_down(device: Device, code: str) -> None:
    """Follow the invitation, take a seat, be ready."""
    device.go(f"/t/{code}")
    device.touch("aside .btn.go")
    device.page.wait_for_selector(".seat form")
    device.touch("aside .btn.go")
    try:
        device.page.wait_for_selector("aside .btn.lg.grow:not(.go)")
    except TimeoutError as fault:
        raise AssertionError(f"not ready: {device.page.locator('main').inner_text()}") from fault


def seat_bots(device: Device) -> None:
    """Seat a bot on every free seat."""
    while device.page.locator(".place.free").count():
        before = device.page.locator(".place.free").count()
        device.touch(".seat .row.wrap button:has(svg):not([data-also])")
        device.page.wait_for_function("n => document.querySelectorAll('.place.free').length < n", arg=before)


def start(device: Device) -> None:
    """The host starts as soon as it may."""
    device.page.locator("aside .btn.go:enabled").click()
    device.page.wait_for_selector("main[data-phase]")


def play_now(device: Device, game: str = "redcode") -> str:
    """One click to a running game against bots; gives the table's code."""
    device.go("/")
    device.touch(f".tile[data-game={game}] .btn.pri")
    device.page.wait_for_selector("main[data-phase]")
    return device.code


def duel(one: Device, other: Device, **options: Any) -> str:
    """Two people at a table that has just started."""
    code = host(one, "redcode", **options)
    sit_down(other, code)
    start(one)
    other.page.wait_for_selector("main[data-phase]")
    return code
