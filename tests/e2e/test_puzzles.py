"""Puzzles in the browser: a wrong answer is refuted, and the answer is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from redtable.kernel.puzzle import facts_of, puzzles_in
from redtable.kernel.registry import find_game

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.devices import Device

PUZZLES = {name: facts_of(found) for name, found in puzzles_in(find_game("redcode").package).items()}
PLAIN = next(name for name, facts in PUZZLES.items() if "end" in facts.chances and facts.best[0][0] != "end")
"""A puzzle in which ending the turn is a wrong answer."""


def test_a_wrong_answer_is_refuted_and_the_right_one_is_shown(open_device: Callable[..., Device]) -> None:
    device = open_device()
    page = device.page
    device.go(f"/puzzles/redcode/{PLAIN}")
    expect(page.locator(".coach .task")).to_be_visible()
    assert device.violations() == []
    page.get_by_role("button", name="End the turn").press("Enter")
    expect(page.locator(".coach h2")).to_contain_text("something better")
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".coach .step")).to_contain_text("2 of")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".coach .task")).to_be_visible()
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator(".coach h2")).to_contain_text("The answer")
    expect(page.locator(".coach code").first).to_have_text(PUZZLES[PLAIN].best[0][0])


def test_the_puzzle_of_the_day_is_one_of_them_and_fits_a_phone(open_device: Callable[..., Device]) -> None:
    device = open_device(phone=True, language="it")
    page = device.page
    device.go("/puzzles/redcode")
    expect(page.locator(".coach .task")).to_be_visible()
    assert not device.too_wide()
    link = page.locator(".list li a.on").get_attribute("href") or ""
    assert link.rpartition("/")[2] in PUZZLES
    expect(page.locator(".list .day.on")).to_contain_text("Problema del giorno")
