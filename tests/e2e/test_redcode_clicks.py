"""The sea answers every click: the ship is the handle of its movement, and what cannot be done says why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.e2e.captains import Captain, play_on
from tests.e2e.tables import play_now

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.devices import Device

WHY = ".sea .why, .bubble .why"


def own_square(captain: Captain) -> str:
    """Where the captain's ship is."""
    return next(text for text in captain.labels() if "your" in text).split(",")[0]


def test_placing_says_why_not(open_device: Callable[..., Device]) -> None:
    device = open_device()
    play_now(device)
    captain = Captain(device)
    play_on([captain], captain.faces("place"))
    wrong = next(square for square in ("e3", "d4", "h1") if square not in captain.squares())
    device.touch(f'.cells [data-square="{wrong}"]')
    expect(device.page.locator(WHY).first).to_be_visible()


def test_the_ship_is_the_handle_of_its_movement(open_device: Callable[..., Device]) -> None:
    device = open_device()
    play_now(device)
    captain = Captain(device)
    play_on([captain], captain.faces("main"))
    device.touch(f'.cells [data-square="{own_square(captain)}"]')
    expect(device.page.locator('[data-manoeuvre="move"] .take')).to_have_attribute("aria-pressed", "true")
    lit = captain.squares()
    assert lit
    far = next(square for square in ("a6", "h6", "h1", "a1") if square not in lit)
    device.touch(f'.cells [data-square="{far}"]')
    expect(device.page.locator(WHY).first).to_be_visible()


def test_a_neighbouring_square_is_asked_about(open_device: Callable[..., Device]) -> None:
    device = open_device()
    play_now(device)
    captain = Captain(device)
    play_on([captain], captain.faces("main"))
    device.touch(f'.cells [data-square="{own_square(captain)}"]')
    neighbour = captain.squares()[0]
    device.page.keyboard.press("Escape")
    expect(device.page.locator(".cells button.can")).to_have_count(0)
    before = captain.version()
    device.touch(f'.cells [data-square="{neighbour}"]')
    expect(device.page.locator(".prompt .btn.go[data-key=Enter]:enabled")).to_be_visible()
    assert captain.version() == before
    captain.confirm()
    captain.settle(before)
