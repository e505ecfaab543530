"""Addresses that lead nowhere, the rules on paper, and settings that reach every open page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.devices import Device

NOWHERE = ("/nowhere", "/rules/chess", "/learn/chess", "/g/chess/desk")


@pytest.mark.parametrize(("language", "home"), [("en", "Home"), ("es", "Inicio"), ("it", "Inizio")])
def test_an_unknown_address_is_a_page_in_ones_language(
    open_device: Callable[..., Device], language: str, home: str
) -> None:
    device = open_device(language=language)
    for path in NOWHERE:
        device.come(path)
        expect(device.page.locator("main a.btn", has_text=home)).to_be_visible()
        expect(device.page.locator("main")).not_to_contain_text("Error")


@pytest.mark.parametrize("code", ["QQQQQQQ", "ABC", "a-b", "x" * 40])
def test_a_mistyped_code_is_not_called_gone(open_device: Callable[..., Device], code: str) -> None:
    device = open_device()
    device.go(f"/t/{code}")
    expect(device.page.get_by_text("Is it mistyped?")).to_be_visible()


def test_the_whole_book_is_printed_dark_on_white(open_device: Callable[..., Device]) -> None:
    device = open_device(dark=True)
    device.go("/rules/damage#BD-6.1")
    expect(device.page.locator("article h1")).to_have_count(1)
    chapters = device.page.locator(".side nav:not(.games) a").count()
    device.page.emulate_media(media="print", color_scheme="dark")
    expect(device.page.locator("article h1")).to_have_count(chapters)
    ink, ground = device.page.evaluate(
        "() => [document.querySelector('article li p'), document.body].map((part, i) =>"
        " getComputedStyle(part)[i ? 'backgroundColor' : 'color'].match(/\\d+/g).slice(0, 3).map(Number))"
    )
    assert max(ink) < 96, ink
    assert min(ground) > 230, ground
    device.page.emulate_media(media="screen")
    expect(device.page.locator("article h1")).to_have_count(1)


def test_the_rules_name_their_game_and_lead_to_the_others(open_device: Callable[..., Device]) -> None:
    device = open_device()
    device.go("/rules/redcode")
    games = device.page.locator(".games a:visible")
    expect(games).to_have_count(4)
    expect(device.page.locator(".games a[aria-current]:visible")).to_have_text("Red Code")
    device.page.locator(".games a:visible", has_text="Battle Damage").click()
    expect(device.page.locator(".games a[aria-current]:visible")).to_have_text("Battle Damage")
    expect(device.page.locator("article .caps")).to_contain_text("Battle Damage")


def test_settings_reach_the_pages_that_are_open(open_device: Callable[..., Device]) -> None:
    device = open_device()
    device.go("/learn")
    other = device.context.new_page()
    other.goto(device.url + "/settings")
    other.get_by_role("radio", name="Italiano").first.check(force=True)
    expect(device.page.locator("html")).to_have_attribute("lang", "it")
    other.get_by_role("button", name="scuro").first.click()
    expect(device.page.locator("html")).to_have_attribute("data-theme", "dark")
    other.close()
