"""Every page: no violation that axe finds, nothing wider than the screen, scripts within the budget."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING, Any

import pytest

from tests.e2e.captains import Captain, play_on
from tests.e2e.tables import host, play_now

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.devices import Device

PAGES = [
    "/",
    "/learn",
    "/learn/redcode",
    "/rules/redcode#RC-8.4",
    "/learn/pictures",
    "/rules/pictures#CP-2.5",
    "/replays",
    "/settings",
    "/about",
    "/nowhere",
]
HOME_BUDGET = 200_000
TABLE_BUDGET = 300_000


def too_wide(device: Device) -> bool:
    """Whether the page has to be scrolled sideways."""
    return bool(device.page.evaluate("document.documentElement.scrollWidth > innerWidth + 1"))


@pytest.mark.parametrize("wishes", [{}, {"dark": True}, {"phone": True, "language": "es"}], ids=str)
@pytest.mark.parametrize("path", PAGES)
def test_pages_are_accessible(open_device: Callable[..., Device], path: str, wishes: dict[str, Any]) -> None:
    device = open_device(**wishes)
    if path == "/nowhere":
        device.go("/about")
        device.page.evaluate(
            "history.pushState(null, '', '/nowhere'); dispatchEvent(new PopStateEvent('popstate'))"
        )
    else:
        device.go(path)
    device.page.wait_for_load_state("networkidle")
    device.page.wait_for_selector("h1")
    assert device.violations() == []
    assert not too_wide(device)


@pytest.mark.parametrize("path", ["/", "/rules/redcode", "/settings", "/learn/redcode"])
def test_text_twice_as_large(open_device: Callable[..., Device], path: str) -> None:
    device = open_device()
    device.go("/settings")
    device.page.evaluate("localStorage.setItem('redtable.settings', JSON.stringify({ textScale: 2 }))")
    device.go(path)
    device.page.wait_for_load_state("networkidle")
    assert not too_wide(device)
    assert device.violations() == []


@pytest.mark.parametrize("wishes", [{}, {"dark": True}, {"phone": True, "language": "it"}], ids=str)
def test_lobby_and_table_are_accessible(open_device: Callable[..., Device], wishes: dict[str, Any]) -> None:
    device = open_device(**wishes)
    host(device)
    assert device.violations() == []
    play_now(device)
    captain = Captain(device)
    for phase in ("choose", "place", "main"):
        play_on([captain], captain.faces(phase))
        device.page.wait_for_timeout(300)
        assert device.violations() == []
        assert not too_wide(device)
    device.touch("[data-manoeuvre] .take")
    assert device.violations() == []
    if not device.phone:
        device.page.keyboard.press("l")
        device.page.wait_for_selector("dialog[open]")
        assert device.violations() == []


@pytest.mark.parametrize("number", [6, 7])
def test_lesson_with_a_chain_is_accessible(open_device: Callable[..., Device], number: int) -> None:
    device = open_device()
    device.go("/learn/redcode")
    device.page.locator(".list button").nth(number - 1).click()
    chain = device.page.locator(".link.next")
    while not chain.count():
        device.page.locator(".coach .btn.go, .coach .btn.ghost").first.click()
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
    home = open_device()
    assert 0 < script_bytes(home, lambda: home.go("/")) < HOME_BUDGET
    table = open_device()
    assert 0 < script_bytes(table, lambda: play_now(table)) < TABLE_BUDGET


def test_installs_as_an_app_and_has_an_offline_page(open_device: Callable[..., Device]) -> None:
    device = open_device()
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
