"""The site for a plain web host, in a folder of it: everything is played in the browser."""

from __future__ import annotations

import re
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from redtable.cli.site import build_site
from redtable.cli.user_error import UserError
from tests.e2e.captains import Captain
from tests.e2e.devices import Device

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Route

LONG = 120_000
"""Milliseconds for the rules to be loaded on a busy machine."""
KEPT_FILES = """async () => {
  const names = (await caches.keys()).filter(name => name.startsWith('redtable-kept-'))
  const found = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
  return found.flat().map(request => request.url)
}"""
"""The addresses of what is kept for offline."""


class Quiet(SimpleHTTPRequestHandler):
    """The plain file server of Python, which tells the terminal nothing."""

    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site in a folder of a host; beside it, one with a picture that fits no browser."""
    folder = tmp_path_factory.mktemp("host")
    build_site(folder / "games" / "red", "/games/red/")
    build_site(folder / "games" / "slow", "/games/slow/")
    (picture,) = folder.glob("games/slow/offline/*/memory")
    altered, times = re.subn(rb'"ground":\d', b'"ground": ', picture.read_bytes(), count=1)
    assert times == 1
    picture.write_bytes(altered)
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{host.server_address[1]}/games/red"
    host.shutdown()
    host.server_close()


@pytest.fixture(scope="module")
def device(site: str, browser: Browser) -> Iterator[Device]:
    """A device that knows the site: what is fetched and compiled at a first visit is there afterwards."""
    found = Device(browser, site)
    found.go("/about")
    found.page.evaluate("localStorage.setItem('redtable.bot-pace', '0')")
    yield found
    found.close()


@pytest.fixture
def visitor(device: Device) -> Iterator[Device]:
    """Somebody who comes to the site; nothing may go wrong in the console."""
    device.go("/")
    expect(device.page.get_by_role("button", name="With friends")).to_have_count(4, timeout=LONG)
    yield device
    assert device.faults == []


def test_the_site_plays_against_bots_and_comes_back_to_the_game(visitor: Device) -> None:
    page = visitor.page
    expect(page.locator(".alone")).to_contain_text("no server")
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url("**/games/red/t/0*")
    captain = Captain(visitor)
    for _ in range(4):
        assert captain.wait()
        captain.decide()
    assert captain.wait()
    version = captain.version()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_selector("main[data-version]", timeout=LONG)
    assert int(captain.version()) >= int(version)
    page.goto(f"{visitor.url}/learn/redcode")
    page.wait_for_selector(".coach", timeout=LONG)


def test_two_people_pass_the_device(visitor: Device) -> None:
    page = visitor.page
    page.get_by_role("button", name="With friends").first.click()
    page.wait_for_url("**/games/red/t/0*")
    expect(page.locator("[data-here]")).to_contain_text("need a server")
    expect(page.locator("[data-code], .talk")).to_have_count(0)
    page.locator("[data-also]").first.click()
    page.locator("aside .btn.go:enabled").click()
    captain = Captain(visitor)
    seen = set()
    for _ in range(6):
        page.wait_for_selector("[data-pass], main[data-acting=true]", timeout=LONG)
        if page.locator("[data-pass]").count():
            seen.add(page.locator("h1").inner_text())
            page.locator("[data-pass]").click()
            page.wait_for_selector("main[data-acting=true]")
        captain.decide()
    assert len(seen) == 2


def test_the_other_games_the_desk_and_the_rules_are_there(visitor: Device) -> None:
    page = visitor.page
    for number in (1, 2):
        page.get_by_role("button", name="Play now").nth(number).click()
        page.wait_for_url("**/games/red/t/0*")
        page.wait_for_selector("main[data-acting=true]")
        page.goto(f"{visitor.url}/")
        expect(page.get_by_role("button", name="With friends")).to_have_count(4, timeout=LONG)
        expect(page.get_by_role("link", name="Open the table").first).to_be_visible()
    for path, shown in (
        ("g/damage/desk", "Federation heavy cruiser"),
        ("rules/skirmish", "Line of sight"),
        ("learn/damage", "A volley, card by card"),
    ):
        page.goto(f"{visitor.url}/{path}")
        expect(page.locator("main")).to_contain_text(shown, timeout=LONG)


def test_code_of_the_docs_runs_on_its_page_and_can_be_stopped(site: str, browser: Browser) -> None:
    device = Device(browser, site)
    device.go("/code")
    page = device.page
    pieces, answers = page.locator("textarea"), page.locator("pre")
    expected = answers.nth(2).inner_text()
    page.locator("[data-run]").nth(2).click()
    expect(page.locator("[data-printed]")).to_have_text(expected.strip(), timeout=LONG)
    pieces.first.fill("import gc\ngc.collect()\nprint('nothing else')")
    page.locator("[data-run]").first.click()
    expect(page.locator("[data-printed]").first).to_have_text("nothing else", timeout=LONG)
    pieces.first.fill("while True: pass")
    page.locator("[data-run]").first.click()
    page.get_by_role("button", name="Stop").click()
    pieces.first.fill("import statistics\nprint(statistics.mean([1, 3]))\nprint(1 / 0)")
    page.locator("[data-run]").first.click()
    expect(page.locator("[data-printed]").first).to_contain_text("2\nline 3: ZeroDivisionError", timeout=LONG)
    assert device.violations() == []
    faults = device.faults
    device.close()
    assert faults == []


def test_every_page_that_the_first_one_leads_to_is_there_for_who_comes_by_its_address(
    visitor: Device,
) -> None:
    script = "all => all.map(link => link.getAttribute('href'))"
    found = set(visitor.page.eval_on_selector_all(".tile a, nav a", script))
    assert {"/g/damage/odds", "/g/skirmish/battlefields", "/rules/redcode", "/learn/pictures"} <= found
    for path in sorted(found):
        assert visitor.context.request.get(visitor.url + path).ok, path


def test_links_to_another_tab_stay_in_the_folder_of_the_site(visitor: Device) -> None:
    page = visitor.page
    page.get_by_role("link", name="Learn", exact=True).hover()
    page.get_by_role("link", name="Learn", exact=True).click()
    page.wait_for_url("**/games/red/learn")
    page.get_by_role("link", name="Play", exact=True).click()
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_selector("main[data-acting=true]")
    with visitor.context.expect_page() as opened:
        page.locator("a[target=redtable-rules]:visible").first.click()
    expect(opened.value.locator("main")).to_contain_text("Red Code")
    assert opened.value.url.startswith(f"{visitor.url}/rules/redcode")
    opened.value.close()


def test_another_tab_is_told_that_this_one_plays(visitor: Device) -> None:
    other = visitor.context.new_page()
    other.goto(f"{visitor.url}/")
    expect(other.locator("[role=alert].problem")).to_contain_text("Another tab", timeout=LONG)
    visitor.page.goto(f"{visitor.url}/about")
    other.locator(".problem button").click()
    expect(other.get_by_role("button", name="With friends")).to_have_count(4, timeout=LONG)
    other.close()


def test_an_interrupted_download_goes_on_where_it_ended(site: str, browser: Browser) -> None:
    device = Device(browser, site)
    page = device.page
    device.go("/settings")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    device.context.route("**/memory", lambda route: route.abort())
    page.locator("[data-keep]").click(timeout=LONG)
    expect(page.locator("#offline")).to_contain_text("interrupted", timeout=LONG)
    expect(page.locator("[data-forget]")).to_have_count(0)
    kept = set(page.evaluate(KEPT_FILES))
    assert not any(name.endswith(("/memory", "/kept-whole")) for name in kept)
    device.context.unroute("**/memory")
    fetched: list[str] = []
    device.context.on("request", lambda request: fetched.append(request.url))
    page.locator("[data-keep]").click()
    expect(page.locator("[data-forget]")).to_be_visible(timeout=LONG)
    assert any(name.endswith("/memory") for name in fetched)
    assert len(kept) > 1
    assert kept.isdisjoint(fetched)
    device.close()


def test_a_site_is_written_only_where_nothing_is(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("kept", encoding="utf-8")
    for folder, base in ((tmp_path, "/"), (tmp_path / "new", "red")):
        with pytest.raises(UserError):
            build_site(folder, base)
    assert (tmp_path / "mine.txt").read_text(encoding="utf-8") == "kept"
    assert not (tmp_path / "new").exists()


def test_a_browser_in_which_the_picture_of_the_memory_does_not_fit_loads_the_games_itself(
    site: str, browser: Browser
) -> None:
    device = Device(browser, site.replace("/red", "/slow"))
    with device.page.expect_event("console", lambda said: "of no use here" in said.text, timeout=LONG):
        device.go("/")
    device.page.get_by_role("button", name="Play now").first.click(timeout=LONG)
    device.page.wait_for_url("**/games/slow/t/0*")
    device.page.wait_for_selector("main[data-acting=true]", timeout=LONG)
    faults = device.faults
    device.close()
    assert faults == []


COPIES = """wanted => new Promise(done => {
  const look = async () => {
    const names = (await caches.keys()).filter(name => name.startsWith('redtable-unpacked-'))
    const found = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    const files = found.flat().map(request => request.url.split('/').at(-1))
    if (wanted.every(name => files.includes(name))) done()
    else setTimeout(look, 50)
  }
  void look()
})"""
"""Waits until these were unpacked and kept for the next visit."""
FETCHED = "performance.getEntriesByType('resource').map(entry => entry.name.split('/').at(-1))"
"""The names of what a worker has fetched."""
KEPT = ["about", "picture", "pyodide.asm.wasm"]
DAMAGE = """async name => {
  const folder = (await caches.keys()).find(name => name.startsWith('redtable-unpacked-'))
  const cache = await caches.open(folder)
  const { url } = (await cache.keys()).find(request => request.url.endsWith(`/${name}`))
  await cache.put(url, new Response('damaged', { headers: { 'Content-Type': 'application/wasm' } }))
}"""


def test_a_later_visit_begins_with_what_was_unpacked_and_throws_away_what_is_damaged(device: Device) -> None:
    page = device.page

    def visit() -> set[str]:
        device.go("/")
        expect(page.get_by_role("button", name="With friends")).to_have_count(4, timeout=LONG)
        return set(page.workers[-1].evaluate(FETCHED))

    visit()
    page.evaluate(COPIES, KEPT)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    fetched = visit()
    assert "pyodide.asm.wasm" in fetched
    assert not {"memory", "pyodide.asm.wasm.packed"} & fetched
    for name, instead in (("picture", "memory"), ("pyodide.asm.wasm", "pyodide.asm.wasm.packed")):
        page.evaluate(DAMAGE, name)
        assert instead in visit()
        page.evaluate(COPIES, KEPT)
    assert device.faults == []


NO_WEBASSEMBLY = "delete self.WebAssembly;"
NO_STORAGE = (
    "Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError') } });"
)
DISK = """
const transaction = IDBDatabase.prototype.transaction
let full = false
new BroadcastChannel('disk').onmessage = event => (full = event.data === 'full')
IDBDatabase.prototype.transaction = function (stores, mode, options) {
  if (full && mode === 'readwrite') throw new DOMException('', 'QuotaExceededError')
  return transaction.call(this, stores, mode, options)
};
"""
"""A disk that is full from a moment on; the browser goes on for a while with the room that it knew of."""


def opened_in(browser: Browser, site: str, lacking: str, start: bool = True) -> Device:
    """A visitor whose browser lacks something that the worker needs; `start`: at the home page."""
    device = Device(browser, site)

    def lack(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=lacking + response.text())

    device.context.route("**/offline/worker-*.js", lack)
    device.go("/about")
    device.page.evaluate("localStorage.setItem('redtable.bot-pace', '0')")
    if start:
        device.go("/")
    return device


def test_a_browser_without_webassembly_is_told_so(site: str, browser: Browser) -> None:
    device = opened_in(browser, site, NO_WEBASSEMBLY)
    expect(device.page.locator("[role=alert].problem")).to_contain_text("no WebAssembly", timeout=LONG)
    device.close()


def test_a_window_that_keeps_nothing_says_so_and_plays(site: str, browser: Browser) -> None:
    device = opened_in(browser, site, NO_STORAGE)
    expect(device.page.locator(".toasts")).to_contain_text("keeps nothing", timeout=LONG)
    device.page.get_by_role("button", name="Play now").first.click()
    device.page.wait_for_selector("main[data-acting=true]", timeout=LONG)
    captain = Captain(device)
    captain.decide()
    assert captain.wait()
    device.close()


def test_a_full_disk_and_cleared_data_are_told_and_the_game_stands_as_kept(
    site: str, browser: Browser
) -> None:
    device = opened_in(browser, site, DISK, start=False)
    page, origin = device.page, {"origin": site.partition("/games")[0]}
    disk = device.context.new_cdp_session(page)
    disk.send("Storage.overrideQuotaForOrigin", origin | {"quotaSize": 1})
    page.goto(f"{site}/")
    expect(page.locator("[role=alert].problem")).to_contain_text("no room left", timeout=LONG)
    disk.send("Storage.overrideQuotaForOrigin", origin)
    page.locator(".problem button").click()
    page.get_by_role("button", name="Play now").first.click(timeout=LONG)
    page.wait_for_selector("main[data-acting=true]", timeout=LONG)
    version = Captain(device).version()
    page.evaluate("new BroadcastChannel('disk').postMessage('full')")
    page.get_by_role("button", name="Choose").first.click()
    expect(page.locator(".toasts")).to_contain_text("no room left", timeout=LONG)
    page.wait_for_selector(f"main[data-version='{version}'][data-acting=true]", timeout=LONG)
    page.evaluate("new BroadcastChannel('disk').postMessage('free')")
    disk.send("Storage.clearDataForOrigin", origin | {"storageTypes": "indexeddb"})
    page.get_by_role("button", name="Choose").first.click()
    expect(page.locator(".toasts")).to_contain_text("There is no table", timeout=LONG)
    page.goto(f"{site}/settings")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    disk.send("Storage.overrideQuotaForOrigin", origin | {"quotaSize": 1_000_000})
    page.locator("[data-keep]").click()
    expect(page.locator("#offline")).to_contain_text("no room for", timeout=LONG)
    device.close()
