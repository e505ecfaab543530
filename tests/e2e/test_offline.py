"""Playing where there is no network: everything was kept before, and the browser is cut off.

Every game is played to its end in every language, some by touch or by keys, the others from the list of all
actions. A test stands for a language, since keeping everything and loading the rules cost most.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from redtable.kernel.record import read_record
from redtable.kernel.replay import verify_record
from tests.e2e.battles import Marker, fight, open_desk
from tests.e2e.captains import Captain, play_on
from tests.e2e.listed_actions import play_to_the_end
from tests.e2e.spies import Spy

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Route

    from tests.e2e.devices import Device

QUICKLY = """localStorage.setItem('redtable.bot-pace', '0')
localStorage.setItem('redtable.quick', JSON.stringify({
  redcode: { level: 'greedy', seat: 0 },
  skirmish: { level: 'commander', seat: 1 },
  damage: { level: 'steady', seat: 0 }
}))"""
"""Bots do not wait, and are those that decide fastest."""
LONG = 120_000
"""Milliseconds for the rules to be loaded on a busy machine."""
MOST = 12
"""Megabytes that there may be to fetch."""
STEPS = 5
"""Decisions before a game is interrupted."""
WON_OR_LOST = {
    "en": re.compile("You (won|lost)"),
    "es": re.compile("Has (ganado|perdido)"),
    "it": re.compile("Hai (vinto|perso)"),
}
UNTRANSLATED = re.compile(r"\b(?:web|table|redcode|skirmish|pictures|damage)-[a-z]")
"""How a sentence begins that is missing in a language: the page shows its name."""


def keep(device: Device) -> None:
    """Keep everything for offline, as a person does, and cut the network."""
    device.go("/settings")
    device.page.evaluate(QUICKLY)
    device.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    expect(device.page.locator("[data-keep]")).to_be_visible()
    (size,) = re.findall(r"([0-9]+[.,]?[0-9]*) MB", device.page.locator("#offline").inner_text())
    assert 0 < float(size.replace(",", ".")) <= MOST
    device.page.locator("[data-keep]").click()
    expect(device.page.locator("[data-forget]")).to_be_visible(timeout=LONG)
    expect(device.page.locator("[data-keep]")).to_have_count(0)
    device.context.set_offline(True)


def play_now(device: Device, slug: str) -> None:
    """One click on the home page to a game against bots on this device."""
    device.page.locator(f"[data-game={slug}] .now .btn.pri").click(timeout=LONG)
    device.page.wait_for_url("**/t/0*")


def check_language(device: Device) -> None:
    """Everything on the page is said in the device's language."""
    assert device.page.evaluate("document.documentElement.lang") == device.language
    assert not UNTRANSLATED.findall(device.page.locator("body").inner_text())


def play_from_the_list(device: Device, *slugs: str) -> None:
    """Whole games against bots, begun on the home page, to the ribbon with the result."""
    for slug in slugs:
        device.follow("/")
        play_now(device, slug)
        device.page.wait_for_selector("main[data-acting=true]")
        check_language(device)
        said = play_to_the_end(device.page)
        assert not UNTRANSLATED.findall(" ".join(said))
        expect(device.page.locator(".ribbon")).to_contain_text(WON_OR_LOST[device.language])
        check_language(device)


def meet_the_assassin(device: Device, word: str) -> None:
    """The shortest whole game of Pictures: the first card that is touched is the assassin's."""
    device.follow("/")
    open_table(device, "pictures")
    spy = Spy(device)
    next_person(device)
    spy.wait("clue")
    (assassin,) = spy.key()["assassin"]
    spy.write(word, 1)
    check_language(device)
    device.touch("[data-give]:enabled")
    next_person(device)
    spy.touch(assassin)
    device.page.wait_for_selector(".ribbon")
    check_language(device)


def kill_tab(device: Device, address: str) -> None:
    """The tab is gone from one moment to the next; another one is opened at an address."""
    device.page.close()
    device.page = device.context.new_page()
    device.hear(device.page)
    device.page.goto(address)
    device.page.wait_for_selector("main[data-version]", timeout=LONG)


def keep_new_version(device: Device) -> None:
    """The server has another version of the app: it is said that it waits, and kept when asked for."""
    device.context.set_offline(False)

    def newer(route: Route) -> None:
        manifest = route.fetch().json()
        route.fulfill(json=manifest | {"build": "another"})

    device.context.route("**/offline/manifest.json", newer)
    device.go("/settings")
    expect(device.page.locator("#offline")).to_contain_text(re.compile(r"new version waits: 0\.[0-9] MB"))
    device.page.locator("[data-keep]").click()
    expect(device.page.locator("#offline")).to_contain_text("Everything is here", timeout=LONG)
    kept = [name for name in device.page.evaluate("caches.keys()") if name.startswith("redtable-kept-")]
    assert kept == ["redtable-kept-another"]
    device.context.unroute("**/offline/manifest.json")
    device.context.set_offline(True)


def decide(captain: Captain, times: int) -> None:
    """Make so many decisions of a game that goes on."""
    for _ in range(times):
        assert captain.wait()
        captain.decide()


def mark_damage_through_a_killed_tab(device: Device) -> None:
    """A desk with two ships: the tab is gone while a volley is dealt card by card; nothing of it is lost."""
    open_desk(device, [("Aurora", "ts-ca"), ("Borea", "kli-d7")])
    marker = Marker(device)
    marker.volley("Aurora", 9)
    marker.finish()
    first = marker.left()
    assert sum(first.values()) > 0
    device.page.locator(".share").click()
    expect(device.page.locator("dialog[open]")).to_contain_text("There is no link")
    expect(device.page.locator("[data-code]")).to_have_count(0)
    device.page.keyboard.press("Escape")
    device.page.locator(".command .seg label").nth(1).click()
    marker.volley("Borea", 12)
    marker.until("deal")
    device.page.keyboard.press("d")
    marker.until("choose", "deal")
    second, version = marker.left(), marker.version()
    kill_tab(device, device.page.url)
    marker = Marker(device)
    marker.sees(version)
    marker.look_at("Aurora")
    marker.shows(first)
    marker.look_at("Borea")
    marker.shows(second)
    marker.finish()
    assert sum(marker.left().values()) > sum(second.values())


def test_games_in_english_and_a_desk_through_killed_tabs_and_a_new_version(
    open_device: Callable[..., Device],
) -> None:
    device = open_device(altered=True)
    keep(device)
    mark_damage_through_a_killed_tab(device)
    device.follow("/")
    expect(device.page.locator(".alone")).to_be_visible(timeout=LONG)
    play_now(device, "redcode")
    decide(Captain(device), STEPS)
    before, address = Captain(device).version(), device.page.url
    keep_new_version(device)
    kill_tab(device, address)
    captain = Captain(device)
    assert int(captain.version()) >= int(before)
    assert play_on([captain]) > 0
    device.page.wait_for_selector(".ribbon")
    with device.page.expect_download() as saved:
        device.page.locator("a[download]").first.click()
    record = read_record(Path(saved.value.path()).read_text(encoding="utf-8"))
    assert len(record.actions) > STEPS
    verify_record(record)
    device.follow(f"/r/{device.code}")
    device.page.wait_for_selector(".timeline", timeout=LONG)
    play_from_the_list(device, "skirmish", "damage")
    meet_the_assassin(device, "evolution")


def open_table(device: Device, slug: str) -> None:
    """A table of the device, from the home page, with everybody at the device."""
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


def test_games_in_spanish_two_of_them_put_on_the_server_later(open_device: Callable[..., Device]) -> None:
    """Pictures, over, is shared; Red Code, unfinished, goes on with a friend."""
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
    shared = device.code
    check_language(device)
    play_from_the_list(device, "redcode", "skirmish", "damage")
    device.follow("/")
    open_table(device, "redcode")
    page.wait_for_selector("[data-pass], main[data-acting=true]")
    code = device.code
    device.context.set_offline(False)
    device.go("/replays")
    page.locator(f"[data-device-tables] [data-upload='{shared}']").click()
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


def test_a_server_that_is_back_is_found_without_loading_the_page_anew(
    open_device: Callable[..., Device],
) -> None:
    """The network is there all the time: only the server does not answer, then it does."""
    device = open_device(altered=True)
    page = device.page
    device.go("/")
    expect(page.locator(".join")).to_be_visible()
    page.evaluate(QUICKLY)
    page.evaluate("localStorage.setItem('redtable.kept', 'this version')")
    device.context.route("**/api/**", lambda route: route.abort())
    device.go("/")
    expect(page.locator(".alone")).to_be_visible(timeout=LONG)
    play_now(device, "redcode")
    page.wait_for_selector("main[data-acting=true]")
    page.locator(".ib:has([href$=menu])").click()
    page.locator("[data-put-open]").click()
    page.locator("[data-put-now]").click(timeout=LONG)
    expect(page.locator("[data-put] [role=alert]")).to_contain_text("The server does not answer")
    device.context.unroute("**/api/**")
    page.locator("[data-put-now]").click()
    page.locator("[data-put] a.btn").click(timeout=LONG)
    page.wait_for_url(re.compile("/t/[^0]"))
    page.wait_for_selector("main[data-version]")
    device.context.route("**/api/**", lambda route: route.abort())
    device.follow("/")
    expect(page.locator(".alone")).to_be_visible(timeout=LONG)
    device.context.unroute("**/api/**")
    device.follow("/about")
    device.follow("/")
    expect(page.locator(".join")).to_be_visible()
    expect(page.locator(".alone")).to_have_count(0)
    expect(page.locator("[data-device-tables]")).to_be_visible()


def test_games_in_italian_on_a_phone_and_an_analysis(open_device: Callable[..., Device]) -> None:
    device = open_device(altered=True, language="it", phone=True)
    keep(device)
    device.page.goto(device.url + "/")
    play_now(device, "damage")
    assert fight(Marker(device)) > 3
    device.page.wait_for_selector(".ribbon")
    check_language(device)
    device.follow(f"/r/{device.code}")
    device.page.locator(".analysis .body > .btn").click(timeout=LONG)
    expect(device.page.locator(".analysis[data-depth=quick]")).to_be_visible(timeout=LONG)
    expect(device.page.locator(".analysis header")).to_contain_text("solo un server")
    play_from_the_list(device, "redcode", "skirmish")
    meet_the_assassin(device, "evoluzione")
