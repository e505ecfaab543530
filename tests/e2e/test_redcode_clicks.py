"""The sea answers every click: the ship is the handle of its movement, and what cannot be done says why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.e2e.captains import Captain
from tests.e2e.devices import QUIET
from tests.e2e.positions import come_to, come_to_bots

if TYPE_CHECKING:
    from collections.abc import Callable

    from redtable.games.redcode.view import RedcodeView
    from tests.e2e.devices import Device

WHY = ".sea .why, .bubble .why"


def recovers_two_from_slots(view: RedcodeView) -> bool:
    """Whether two crew have to be taken, and all that may be taken stand on manoeuvres."""
    texts = [text.split() for text in view.legal]
    return bool(texts) and all(
        text[0] == "recover" and "removed" not in text and len(text) == 3 for text in texts
    )


def own_square(captain: Captain) -> str:
    """Where the captain's ship is."""
    return next(text for text in captain.labels() if "your" in text).split(",")[0]


def test_placing_says_why_not(open_device: Callable[..., Device]) -> None:
    device = open_device()
    come_to_bots(device, "redcode", lambda view: bool(view.legal) and view.phase == "place")
    captain = Captain(device)
    wrong = next(square for square in ("e3", "d4", "h1") if square not in captain.squares())
    device.touch(f'.cells [data-square="{wrong}"]')
    expect(device.page.locator(WHY).first).to_be_visible()


def test_the_ship_is_the_handle_of_its_movement(open_device: Callable[..., Device]) -> None:
    device = open_device()
    come_to_bots(device, "redcode", lambda view: "end" in view.legal)
    captain = Captain(device)
    device.touch(f'.cells [data-square="{own_square(captain)}"]')
    expect(device.page.locator('[data-manoeuvre="move"] .take')).to_have_attribute("aria-pressed", "true")
    lit = captain.squares()
    assert lit
    far = next(square for square in ("a6", "h6", "h1", "a1") if square not in lit)
    device.touch(f'.cells [data-square="{far}"]')
    expect(device.page.locator(WHY).first).to_be_visible()


def test_a_neighbouring_square_is_asked_about(open_device: Callable[..., Device]) -> None:
    device = open_device()
    come_to_bots(device, "redcode", lambda view: "end" in view.legal)
    captain = Captain(device)
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


def test_every_price_at_set_up_is_the_ship_s_own(open_device: Callable[..., Device]) -> None:
    """What stands under "every ship" costs the same on all three; the rest stands at each ship."""
    device = open_device()
    device.page.goto(device.url + QUIET)
    device.page.evaluate("localStorage.setItem('redtable.redcode.ship', 'carrier')")
    come_to_bots(device, "redcode", lambda view: bool(view.legal))
    captain = Captain(device)
    page = device.page
    page.wait_for_selector(".choice:not(.waits) footer li")
    prices = "all => all.map(row => ['.nm', 'b'].map(part => row.querySelector(part).innerText.trim()))"
    shared = dict(page.eval_on_selector_all(".choice footer li", prices))
    apart = [dict(page.eval_on_selector_all(f".choice .ship:nth-of-type({n}) li", prices)) for n in (1, 2, 3)]
    assert "Orders" not in shared
    assert sorted(ship["Orders"] for ship in apart) == ["2", "2", "3"]
    assert all(shared.keys().isdisjoint(ship) for ship in apart)
    expect(page.locator("[data-wished=carrier]")).to_be_visible()
    before = captain.version()
    page.keyboard.press("Enter")
    captain.settle(before)
    expect(page.locator(".ship.mine h3")).to_have_text("aircraft carrier")


def test_a_weapon_without_a_target_keeps_its_effect_and_range(open_device: Callable[..., Device]) -> None:
    """In the first turn the ships are out of each other's reach."""
    device = come_to([open_device(), open_device()], "redcode", lambda view: "end" in view.legal)
    only_own = device.page.locator(".man.odd .fx", has_text="only your own side").first
    expect(only_own).to_contain_text("repair")
    expect(only_own).to_contain_text("range")


def test_the_focus_stays_at_the_table(open_device: Callable[..., Device]) -> None:
    """What goes away with the focus hands it on: a cube to the next one, then to the question."""
    device = come_to([open_device(), open_device()], "redcode", recovers_two_from_slots)
    focused = "document.activeElement.closest('.pickable') ? 'cube' : document.activeElement.className"
    page = device.page
    cubes = page.locator(".men .pickable")
    expect(cubes.first).to_be_visible()
    cubes.first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".pickable.new")).to_have_count(1)
    assert page.evaluate(focused) == "cube"
    page.keyboard.press("Enter")
    page.wait_for_selector(".prompt .btn.go:enabled")
    assert "prompt" in page.evaluate(focused)


def commands_a_submarine(view: RedcodeView) -> bool:
    """Whether a submarine has its turn: the cards of the others are longer."""
    return "end" in view.legal and view.ships[0].type == "submarine"


def test_the_table_of_a_phone_fits_and_suits_fingers(open_device: Callable[..., Device]) -> None:
    device = open_device(phone=True, language="it")
    come_to_bots(device, "redcode", commands_a_submarine)
    device.page.wait_for_selector(".man.lit")
    assert device.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    small = """all => all.map(one => [one.outerHTML.slice(0, 80), one.getBoundingClientRect()])
        .filter(([, box]) => box.width && Math.min(box.width, box.height) < 44).map(([html]) => html)"""
    assert device.page.eval_on_selector_all("button:not(.cells button), [role=tab]", small) == []
