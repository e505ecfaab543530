"""The skirmish under the hand: the key on the button does what it says, and a phone can be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.e2e.commanders import Commander, decides
from tests.e2e.positions import come_to_bots
from tests.e2e.tables import play_now

if TYPE_CHECKING:
    from collections.abc import Callable

    from redtable.games.skirmish.view import SkirmishView
    from tests.e2e.devices import Device

SMALLEST_TOKEN = 29
SMALLEST_LABEL = 11
"""CSS pixels, as docs/design-system.md wants them on a phone: a token across, a letter high."""


def deploying(device: Device, units: int) -> Commander:
    """A game in which so many units stand on the table, and the commander is to deploy the next."""

    def wanted(view: SkirmishView) -> bool:
        return decides(view, "deploy") and sum(unit.at is not None for unit in view.units) >= units

    come_to_bots(device, "skirmish", wanted, seat=1)
    return Commander(device, "redfor")


def test_enter_carries_out_what_was_pointed_at(open_device: Callable[..., Device]) -> None:
    """Also while the focus is on a unit, whose own key Enter is otherwise."""
    device = open_device()
    commander = deploying(device, 1)
    before = commander.main("version")
    commander.tap((6.0, 33.0))
    expect(device.page.locator(".prompt [data-key=Enter]")).to_be_enabled()
    device.page.locator(".board .hit").first.focus()
    device.page.keyboard.press("Enter")
    expect(device.page.locator("main")).not_to_have_attribute("data-version", before)


def test_tokens_on_a_phone_are_large_enough(open_device: Callable[..., Device]) -> None:
    device = open_device(phone=True)
    deploying(device, 2)
    token = device.page.locator(".board svg .unit").first
    width = token.evaluate("each => each.getBoundingClientRect().width")
    assert width >= SMALLEST_TOKEN
    names = device.page.locator(".board svg .unit text").evaluate_all(
        "each => each.map(text => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)"
    )
    assert min(names) >= SMALLEST_LABEL


def test_the_replay_has_its_controls_on_the_screen(open_device: Callable[..., Device]) -> None:
    device = open_device()
    play_now(device, "skirmish")
    code = device.code
    device.page.get_by_role("button", name="Menu").click()
    device.page.get_by_role("button", name="Give up").click()
    device.page.get_by_role("dialog").locator(".sure").click()
    expect(device.page.locator("main")).to_have_attribute("data-decision", "over")
    device.follow(f"/r/{code}")
    expect(device.page.get_by_role("button", name="One step on")).to_be_in_viewport(ratio=1)
