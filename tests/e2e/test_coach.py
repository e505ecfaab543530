"""The coach at a table against bots: off at first, plans when asked, a warning before a costly move."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.e2e.clicks import duel, play_now
from tests.e2e.devices import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, Route

    from tests.e2e.devices import Device


def switch_on(device: Device) -> None:
    """Let the coach warn of everything, by the menu of the table."""
    device.touch(".bar .tools button")
    assert device.page.locator("[data-ask-coach]").count() == 0
    device.page.locator(".coach input").last.check(force=True)


@pytest.mark.parametrize("wishes", [{}, {"phone": True, "language": "es"}], ids=str)
def test_the_coach_has_plans(open_device: Callable[..., Device], wishes: dict[str, Any]) -> None:
    device = open_device(**wishes)
    play_now(device, "redcode")
    device.page.wait_for_selector('main[data-acting="true"]')
    before = device.page.locator("main").get_attribute("data-version") or ""
    switch_on(device)
    device.page.locator("[data-ask-coach]").focus()
    device.page.keyboard.press("Enter")
    plans = device.page.locator("[data-advice] li")
    expect(plans.first).to_be_visible(timeout=PATIENCE)
    expect(plans.first).to_contain_text("%")
    assert device.violations() == []
    plans.first.locator(".btn").click()
    expect(device.page.locator("main")).not_to_have_attribute("data-version", before)


def warn_of_everything(page: Page) -> None:
    """As if every action lost much: what the coach truly finds is another test's business."""

    def answer(route: Route) -> None:
        found = route.fetch(timeout=PATIENCE).json()
        found["judgement"] |= {"grade": "blunder", "lost": 200_000}
        route.fulfill(body=json.dumps(found), content_type="application/json")

    page.route("**/weighed?*", answer)


def test_a_warning_is_given_and_can_be_overruled(open_device: Callable[..., Device]) -> None:
    device = open_device()
    play_now(device, "redcode")
    page = device.page
    page.wait_for_selector('main[data-acting="true"]')
    before = page.locator("main").get_attribute("data-version") or ""
    switch_on(device)
    warn_of_everything(page)
    page.locator("dialog[open] .ask").click()
    page.locator("[data-hint] .btn.go").click()
    warning = page.locator("[data-warning]")
    expect(warning).to_be_visible(timeout=PATIENCE)
    assert device.violations() == []
    page.keyboard.press("Escape")
    expect(warning).to_have_count(0)
    expect(page.locator("main")).to_have_attribute("data-version", before)


def test_there_is_no_coach_among_people(open_device: Callable[..., Device]) -> None:
    one, other = open_device(), open_device()
    duel(one, other)
    for device in (one, other):
        device.touch(".bar .tools button")
        device.page.wait_for_selector("dialog[open]")
        expect(device.page.locator(".coach")).to_have_count(0)
