"""Every page: no violation that axe finds, nothing wider than the screen, scripts within the budget."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.e2e.captains import Captain, play_on
from tests.e2e.clicks import host, play_now, seat_bots, start
from tests.e2e.tables import sit_down

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tests.e2e.devices import Device

PAGES = {
    "/": ".low",
    "/learn": "h1",
    "/learn/redcode": ".coach",
    "/rules/redcode#RC-8.4": "article h1",
    "/learn/pictures": ".coach",
    "/rules/pictures#CP-2.5": "article h1",
    "/replays": ".panel",
    "/settings": "h1",
    "/about": "h1",
}
"""Every page, with what it shows when all of it is there."""
LARGE = ("/", "/rules/redcode#RC-8.4", "/settings", "/learn/redcode")
HOME_BUDGET = 125_000
TABLE_BUDGET = 300_000


def faults_of(device: Device) -> list[str]:
    """What axe finds, and whether the page is wider than the screen."""
    return device.violations() + ["wider than the screen"] * device.too_wide()


def faults_on(device: Device, paths: Iterable[str]) -> dict[str, list[str]]:
    """Which pages have faults, once all that they show is there."""
    found = {}
    device.go("/about")
    for path in paths:
        device.follow(path)
        device.page.wait_for_selector(PAGES[path])
        found[path] = faults_of(device)
    return {path: faults for path, faults in found.items() if faults}


@pytest.mark.parametrize(
    "wishes",
    [{}, {"phone": True, "language": "es"}, {"lying": True, "language": "it"}],
    ids=str,
)
def test_pages_are_accessible(open_device: Callable[..., Device], wishes: dict[str, Any]) -> None:
    device = open_device(**wishes)
    assert faults_on(device, PAGES) == {}
    device.follow("/nowhere")
    device.page.wait_for_selector("main a[href='/']")
    assert faults_of(device) == []


def test_text_twice_as_large(open_device: Callable[..., Device]) -> None:
    device = open_device()
    device.set(textScale=2)
    assert faults_on(device, LARGE) == {}


@pytest.mark.parametrize("wishes", [{}, {"phone": True, "language": "it"}], ids=str)
def test_lobby_and_table_are_accessible(open_device: Callable[..., Device], wishes: dict[str, Any]) -> None:
    device = open_device(**wishes)
    host(device)
    assert faults_of(device) == []
    seat_bots(device)
    start(device)
    captain = Captain(device)
    for phase in ("choose", "place", "main"):
        play_on([captain], captain.faces(phase))
        assert faults_of(device) == []
    device.touch(".bar .tools button")
    device.page.wait_for_selector("dialog[open]")
    assert faults_of(device) == []
    device.page.keyboard.press("Escape")
    device.page.wait_for_selector("dialog[open]", state="detached")
    if not device.phone:
        device.page.wait_for_selector('main[data-acting="true"]')
        device.page.keyboard.press("l")
        device.page.wait_for_selector("dialog[open] .act")
        assert faults_of(device) == []
        device.page.keyboard.press("Escape")
    captain.tab("ship")
    if captain.lit():
        device.touch(".man.lit .take")
        assert faults_of(device) == []


def test_the_host_changes_sides(open_device: Callable[..., Device]) -> None:
    one, other = open_device(), open_device(phone=True, language="es")
    code = host(one)
    own = one.page.locator(".seat:has(form)")
    one.touch("[data-move='1']")
    one.page.wait_for_selector(".side.red .seat form")
    other.go(f"/t/{code}")
    other.touch("aside .btn.go")
    other.page.wait_for_selector(".side.blue .seat form")
    own.locator("[data-place]").select_option("0")
    one.page.wait_for_selector(".side.blue .seat form")
    other.page.wait_for_selector(".side.red .seat form")
    other.touch("aside .btn.go")
    start(one)
    other.page.wait_for_selector("main[data-phase]")
    expect(one.page.locator(".seat.me")).to_have_attribute("data-ship", "A")
    expect(other.page.locator(".seat.me")).to_have_attribute("data-ship", "X")


def test_the_button_of_the_lobby_stays_where_it_is(open_device: Callable[..., Device]) -> None:
    """What is under the finger must not move when the talk box grows: a tap would miss it."""
    one, other = open_device(), open_device()
    code = host(one)
    other.go(f"/t/{code}")
    button = other.page.locator("aside .btn.lg.grow")
    button.wait_for()
    other.page.evaluate("document.fonts.ready")
    place = button.bounding_box()
    assert place is not None
    button.click()
    other.page.wait_for_selector(".talk form")
    one.page.locator(".talk input").fill("Ready when you are")
    one.page.keyboard.press("Enter")
    other.page.wait_for_selector(".talk li b")
    assert button.bounding_box() == place


def test_the_host_shuffles_the_seats(open_device: Callable[..., Device]) -> None:
    one, other = open_device(), open_device(phone=True)
    code = host(one, ships_per_side=2)
    sit_down(other, code)
    assert other.page.locator("[data-shuffle]").count() == 0
    sides: set[str] = set()
    while len(sides) < 2:
        with one.page.expect_response("**/shuffle") as dealt:
            one.touch("[data-shuffle]")
        (side,) = (seat["team"] for seat in dealt.value.json()["seats"] if seat["yours"])
        one.page.wait_for_selector(f".side.{side} .seat form")
        sides.add(side)
    other.page.wait_for_selector(".seat form")
    assert one.violations() == []


GOES_ON = """said => document.querySelector('.link.next') !== null
  || document.querySelector('.coach')?.innerText !== said"""
"""Whether a lesson shows a chain, or its coach says something new."""


@pytest.mark.parametrize("number", [6, 7])
def test_lesson_with_a_chain_is_accessible(open_device: Callable[..., Device], number: int) -> None:
    device = open_device()
    device.go("/learn/redcode")
    device.take_lesson(number - 1)
    chain = device.page.locator(".link.next")
    while not chain.count():
        said = device.page.locator(".coach").inner_text()
        device.page.locator(".coach .btn.go, .coach .btn.ghost").first.click()
        device.page.wait_for_function(GOES_ON, arg=said)
    assert device.violations() == []


def script_bytes(device: Device, visit: Callable[[], Any]) -> int:
    """How many bytes of script a visit loads, as a server would send them compressed."""
    sizes: dict[str, int] = {}
    device.page.on(
        "response",
        lambda response: (
            sizes.update({response.url: len(gzip.compress(response.body()))})
            if response.url.endswith(".js")
            else None
        ),
    )
    visit()
    device.page.wait_for_load_state("networkidle")
    return sum(sizes.values())


def test_scripts_stay_within_the_budget(open_device: Callable[..., Device]) -> None:
    home = open_device(altered=True)
    asked: list[str] = []
    home.page.on("request", lambda request: asked.append(request.url))
    assert 0 < script_bytes(home, lambda: home.go("/")) < HOME_BUDGET
    assert not any("/offline/" in url for url in asked), (
        "the rules are loaded for whoever plays without a server"
    )
    table = open_device(altered=True)
    assert 0 < script_bytes(table, lambda: play_now(table)) < TABLE_BUDGET


def test_installs_as_an_app_and_has_an_offline_page(open_device: Callable[..., Device]) -> None:
    device = open_device(altered=True)
    device.go("/")
    manifest = device.page.evaluate("fetch('/manifest.webmanifest').then(r => r.json())")
    icons = [icon["src"] for icon in manifest["icons"]]
    assert [device.page.evaluate("src => fetch(src).then(r => r.status)", src) for src in icons] == [
        200
    ] * len(icons)
    device.page.wait_for_function(
        "navigator.serviceWorker.controller !== null || navigator.serviceWorker.ready"
    )
    device.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    device.page.reload()
    device.context.set_offline(True)
    device.page.goto(device.url + "/learn")
    assert "Sin conexión" in device.page.inner_text("body")
    device.context.set_offline(False)
