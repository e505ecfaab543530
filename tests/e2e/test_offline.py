"""Playing where there is no network: everything was kept before, and the browser is cut off."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from redtable.kernel.record import read_record
from redtable.kernel.replay import verify_record
from tests.e2e.battles import Marker, fight
from tests.e2e.captains import Captain, play_on
from tests.e2e.spies import Spy

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Route

    from tests.e2e.devices import Device

QUICKLY = "localStorage.setItem('redtable.bot-pace', '0')"
LONG = 120_000
"""Milliseconds for the rules to be loaded on a busy machine."""
STEPS = 6
"""Decisions before the tab is killed, and after."""


def keep(device: Device) -> None:
    """Keep everything for offline, as a person does, and cut the network."""
    device.go("/settings")
    device.page.evaluate(QUICKLY)
    device.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    device.page.locator("[data-keep]").click()
    expect(device.page.locator("[data-forget]")).to_be_visible(timeout=LONG)
    expect(device.page.locator("[data-keep]")).to_have_count(0)
    device.context.set_offline(True)


def kill_tab(device: Device) -> None:
    """The tab is gone from one moment to the next; another one is opened at the same address."""
    address = device.page.url
    device.page.close()
    device.page = device.context.new_page()
    device.hear(device.page)
    device.page.goto(address)


def keep_new_version(device: Device) -> None:
    """The server has another version of the app: it is said that it waits, and kept when asked for."""
    address = device.page.url
    device.context.set_offline(False)

    def newer(route: Route) -> None:
        manifest = route.fetch().json()
        route.fulfill(json=manifest | {"build": "another"})

    device.context.route("**/offline/manifest.json", newer)
    device.go("/settings")
    expect(device.page.locator("#offline")).to_contain_text("new version waits")
    device.page.locator("[data-keep]").click()
    expect(device.page.locator("[data-keep]")).to_have_count(0, timeout=LONG)
    assert device.page.evaluate("caches.keys()").count("redtable-kept-another") == 1
    device.context.unroute("**/offline/manifest.json")
    device.context.set_offline(True)
    device.page.goto(address)
    device.page.wait_for_selector("main[data-version]", timeout=LONG)


def decide(captain: Captain, times: int) -> None:
    """Make so many decisions of a game that goes on."""
    for _ in range(times):
        assert captain.wait()
        captain.decide()


def test_a_game_goes_on_without_a_network_and_after_the_tab_was_killed(
    open_device: Callable[..., Device],
) -> None:
    device = open_device(altered=True)
    keep(device)
    device.page.goto(device.url + "/")
    expect(device.page.locator(".alone")).to_be_visible(timeout=LONG)
    device.page.get_by_role("button", name="Play now").first.click()
    device.page.wait_for_url("**/t/0*")
    decide(Captain(device), STEPS)
    before = Captain(device).version()
    keep_new_version(device)
    kill_tab(device)
    device.page.wait_for_selector("main[data-version]", timeout=LONG)
    captain = Captain(device)
    assert int(captain.version()) >= int(before)
    decide(captain, STEPS)
    play_on([captain])
    device.page.wait_for_selector(".ribbon")
    with device.page.expect_download() as saved:
        device.page.locator("a[download]").first.click()
    record = read_record(Path(saved.value.path()).read_text(encoding="utf-8"))
    assert len(record.actions) > 2 * STEPS
    verify_record(record)
    code = device.page.url.rpartition("/")[2]
    device.page.goto(f"{device.url}/r/{code}")
    device.page.wait_for_selector(".timeline", timeout=LONG)


def open_table(device: Device, slug: str) -> None:
    """A table of the device, from the home page, with everybody at the device."""
    device.page.goto(device.url + "/")
    device.page.locator(f"[data-game={slug}] .bt > .btn:not(.learn)").click(timeout=LONG)
    device.page.wait_for_url("**/t/0*")
    free = device.page.locator(".place.free")
    expect(free.first).to_be_visible()
    while left := free.count():
        device.touch("[data-also]")
        expect(free).to_have_count(left - 1)
    device.page.locator("aside .btn.go:enabled").click()


def next_person(device: Device) -> None:
    """The curtain is opened by whoever is next; first by the first seat, also if the other team begins."""
    device.page.wait_for_selector("[data-curtain]")
    expect(device.page.locator("[data-place]")).to_have_count(0)
    for _ in range(10):
        device.touch_if_there("[data-curtain] .btn.go")
        if device.page.locator("main[data-acting=true]").count():
            return
    raise AssertionError("nobody is to act")


def test_games_without_a_network_are_put_on_the_server_later(open_device: Callable[..., Device]) -> None:
    """Pictures in Spanish to its end, and Red Code unfinished, which goes on with a friend."""
    device = open_device(altered=True, language="es")
    page = device.page
    keep(device)
    page.goto(device.url + "/")
    expect(page.locator("[data-game=pictures] [data-no-bots]")).to_be_visible(timeout=LONG)
    open_table(device, "pictures")
    spy = Spy(device)
    next_person(device)
    spy.wait("clue")
    page.wait_for_function("() => [...document.images].filter(image => image.naturalWidth > 0).length === 20")
    team = "red" if len(spy.key()["red"]) == 8 else "blue"
    places = spy.key()[team]
    spy.write("evolución", 8)
    device.touch("[data-give]:enabled")
    next_person(device)
    for place in places:
        spy.touch(place)
    page.wait_for_selector(".ribbon")
    open_table(device, "redcode")
    page.wait_for_selector("[data-pass], main[data-acting=true]")
    code = device.code
    device.context.set_offline(False)
    device.go("/replays")
    page.locator("[data-device-tables] [data-upload]").click()
    page.locator("[data-put-now]").click(timeout=LONG)
    address = page.locator("[data-put] a.btn").get_attribute("href", timeout=LONG)
    friend = open_device(language="it")
    friend.page.goto(str(address))
    friend.page.wait_for_selector(".timeline")
    expect(friend.page.locator("[data-from-device]")).to_be_visible()
    device.go("/")
    page.locator(f"[data-upload='{code}']").click()
    page.locator("[data-put] li").nth(1).get_by_text("un amigo").click(timeout=LONG)
    page.locator("[data-put-now]").click()
    invitation = page.locator("[data-put] .friend a").get_attribute("href", timeout=LONG)
    page.locator("[data-put] a.btn").click()
    page.wait_for_selector("main[data-version]")
    friend.page.goto(str(invitation))
    friend.page.locator("main .btn.go").click()
    friend.page.wait_for_url("**/t/*")
    friend.page.wait_for_selector("main[data-version]")
    captains = [Captain(device), Captain(friend)]
    first = int(captains[1].version())
    play_on(captains, until=lambda: int(captains[1].version()) >= first + STEPS)


def test_a_duel_in_italian_and_its_analysis_without_a_network(open_device: Callable[..., Device]) -> None:
    device = open_device(altered=True, language="it", phone=True)
    keep(device)
    page = device.page
    page.goto(device.url + "/")
    page.locator("[data-game=damage] .now .btn").click(timeout=LONG)
    page.wait_for_url("**/t/0*")
    assert fight(Marker(device)) > 3
    page.wait_for_selector(".ribbon")
    code = device.code
    page.goto(f"{device.url}/r/{code}")
    page.locator(".analysis .body > .btn").click(timeout=LONG)
    expect(page.locator(".analysis[data-depth=quick]")).to_be_visible(timeout=LONG)
