"""The lobby as a host and a guest use it, and how a table shows who is away."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.e2e import clicks
from tests.e2e.tables import duel, host, house_rules

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.devices import Device


@pytest.mark.parametrize("game", ["redcode", "pictures"])
def test_a_guest_on_a_phone_gets_ready_without_scrolling(
    open_device: Callable[..., Device], game: str
) -> None:
    one, other = open_device(), open_device(phone=True)
    code = clicks.host(one, game)
    other.go(f"/t/{code}")
    sit = other.page.locator("aside .btn.go")
    expect(sit).to_be_in_viewport(ratio=1)
    sit.click()
    ready = other.page.get_by_role("button", name="I am ready")
    expect(ready).to_be_in_viewport(ratio=1)
    expect(other.page.get_by_role("button", name="Invite")).to_be_in_viewport(ratio=1)
    ready.click()
    expect(one.page.locator(".seat .tag.lit", has_text="ready")).to_have_count(2)
    assert other.page.evaluate("document.documentElement.scrollHeight") < 2400
    assert other.violations() == []


def test_the_host_is_ready_for_everybody(open_device: Callable[..., Device]) -> None:
    one, other = open_device(), open_device()
    code = host(one)
    other.go(f"/t/{code}")
    expect(other.page.locator(".seat .tag.lit", has_text="ready")).to_have_count(1)


def test_one_click_fills_the_table_with_bots(open_device: Callable[..., Device]) -> None:
    device = open_device()
    host(device, "redcode", ships_per_side=3)
    expect(device.page.locator(".place.free")).to_have_count(5)
    device.page.locator("[data-fill]").click()
    expect(device.page.locator(".place.free")).to_have_count(0)
    expect(device.page.locator("[data-fill]")).to_have_count(0)
    expect(device.page.locator("aside .btn.go")).to_be_enabled()


def test_folded_house_rules_say_what_differs(open_device: Callable[..., Device]) -> None:
    device = open_device()
    code = host(device)
    expect(device.page.locator("[data-unusual]")).to_have_text("As usual")
    house_rules(device, code, options={"allow_friendly_fire": False})
    expect(device.page.locator("[data-unusual]")).to_contain_text("off")
    device.page.locator(".rules details summary").click()
    expect(device.page.locator(".rules details .opt").first).to_be_visible()


def test_an_invitation_to_loopback_says_that_nobody_else_can_follow_it(
    open_device: Callable[..., Device],
) -> None:
    device = open_device()
    host(device)
    expect(device.page.locator("[data-loopback]")).to_contain_text("make play LAN=1")


def test_the_lobby_changes_language_and_theme(open_device: Callable[..., Device]) -> None:
    device = open_device()
    host(device)
    device.page.get_by_role("radio", name="Español").check(force=True)
    expect(device.page.locator("h1.page")).to_have_text("¿Quién juega?")
    device.page.locator(".bar .theme").click()
    expect(device.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_who_closes_the_page_is_away_at_once(open_device: Callable[..., Device]) -> None:
    one, other = open_device(), open_device()
    duel(one, other)
    expect(one.page.locator("[data-away]")).to_have_count(0)
    name = other.page.evaluate("fetch('/api/me').then(answer => answer.json()).then(me => me.name)")
    address = other.page.url
    other.page.goto("about:blank")
    expect(one.page.locator("[data-away]")).to_contain_text(name)
    one.page.get_by_role("button", name="Menu").click()
    expect(one.page.get_by_role("button", name=f"Let a bot play for {name}")).to_be_visible()
    one.page.keyboard.press("Escape")
    other.page.goto(address)
    expect(one.page.locator("[data-away]")).to_have_count(0)


def test_who_leaves_the_lobby_is_away_in_the_list(open_device: Callable[..., Device]) -> None:
    one, other = open_device(), open_device()
    code = host(one)
    other.go(f"/t/{code}")
    other.touch("aside .btn.go")
    other.page.wait_for_selector(".seat form")
    expect(one.page.locator(".seat", has_text="away")).to_have_count(0)
    other.page.goto("about:blank")
    expect(one.page.locator(".seat", has_text="away")).to_have_count(1)


def test_a_table_has_a_name_a_pace_and_another_host(open_device: Callable[..., Device]) -> None:
    """Name, preview, who watches and talks, standing up, handing over: one walk through the lobby."""
    one, other = open_device(), open_device(phone=True)
    code = host(one)
    one.page.locator("[data-name-table]").click()
    one.page.get_by_role("textbox", name="Name the table").fill("Kestrel")
    one.page.keyboard.press("Enter")
    expect(one.page.locator("h1.page")).to_have_text("Kestrel")
    expect(one.page.locator(".preview .sea")).to_be_visible()
    other.go(f"/t/{code}")
    expect(other.page.locator("h1.page")).to_have_text("Kestrel")
    expect(one.page.locator("[data-watchers]")).to_have_text("1 watches")
    expect(other.page.get_by_role("textbox", name="Say something")).to_have_count(0)
    one.page.evaluate(
        """code => fetch(`/api/tables/${code}`, {
            method: 'PATCH',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ spectators_talk: true })
        })""",
        code,
    )
    other.page.get_by_role("textbox", name="Say something").fill("Hello from the side")
    other.page.keyboard.press("Enter")
    expect(one.page.locator(".talk li", has_text="Hello from the side")).to_contain_text("watching")
    other.touch("aside .btn.go")
    expect(one.page.locator("[data-watchers]")).to_have_count(0)
    other.page.locator("[data-stand]").click()
    expect(one.page.locator(".place.free")).to_have_count(1)
    expect(other.page.locator("[data-stand]")).to_have_count(0)
    other.touch("aside .btn.go")
    expect(other.page.locator("[data-stand]")).to_be_visible()
    one.page.locator("[data-hand-over]").click()
    expect(other.page.locator("[data-name-table]")).to_be_visible()
    expect(one.page.locator("[data-stand]")).to_be_visible()
    assert one.violations() == []


def test_a_new_name_is_seen_at_the_table_at_once(open_device: Callable[..., Device]) -> None:
    """Whoever sits down comes to the table once; the line that watched may try again, no more."""
    one, other = open_device(), open_device(phone=True)
    code = host(one)
    other.go(f"/t/{code}")
    lines: list[object] = []
    other.page.on("websocket", lambda line: lines.append(line))
    other.touch("aside .btn.go")
    other.page.wait_for_selector(".seat form")
    name = other.page.locator(".seat form input")
    name.fill("Galatea")
    name.press("Enter")
    for device in (one, other):
        expect(device.page.locator(".seat b", has_text="Galatea")).to_be_visible()
    assert len(lines) <= 2


@pytest.mark.parametrize(
    ("game", "headline"),
    [
        ("redcode", "Arena · 1 v 1 · about 45 minutes"),
        ("pictures", "Two teams · English · about 15 minutes"),
        ("skirmish", "Crossroads · about 20 minutes"),
    ],
)
def test_the_lobby_says_what_is_played_and_shows_it(
    open_device: Callable[..., Device], game: str, headline: str
) -> None:
    device = open_device()
    host(device, game)
    expect(device.page.locator("[data-headline]")).to_have_text(headline)
    expect(device.page.locator(".preview :is(svg, img)").first).to_be_visible()


def test_a_wished_ship_is_kept_for_the_match(open_device: Callable[..., Device]) -> None:
    device = open_device(language="it")
    host(device)
    device.page.locator("[data-wish=submarine]").click()
    device.page.reload()
    expect(device.page.locator("[data-wish=submarine]")).to_have_attribute("aria-pressed", "true")


def test_the_end_says_who_wants_another_game(open_device: Callable[..., Device]) -> None:
    """Whoever agreed is ready for it."""
    one, other = open_device(), open_device(phone=True)
    duel(one, other)
    one.touch("button[aria-label=Menu]")
    one.touch("dialog[open] li button:has-text('Give up')")
    one.touch("dialog[open] li button.sure")
    other.page.wait_for_selector("[data-another]")
    expect(other.page.locator("[data-says=open]")).to_have_count(2)
    one.touch("[data-rematch]")
    expect(other.page.locator("[data-says=yes]")).to_have_count(1)
    expect(other.page.locator("[data-another] header")).to_contain_text("1 of 2")
    other.touch("[data-rematch]")
    for device in (one, other):
        expect(device.page.locator(".seat .tag.lit", has_text="ready")).to_have_count(2)
    one.touch("aside .btn.go:enabled")
    other.page.wait_for_selector("main[data-phase=choose]")
