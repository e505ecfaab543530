"""A line that drops, a page that is loaded anew, another device, a server that dies: the table goes on."""

from __future__ import annotations

import json
import signal
from typing import TYPE_CHECKING

from tests.e2e.captains import Captain, play_on
from tests.e2e.positions import come_to
from tests.e2e.tables import host, house_rules, sit_down, start

if TYPE_CHECKING:
    from collections.abc import Callable

    from redtable.games.redcode.view import RedcodeView
    from tests.e2e.conftest import Server
    from tests.e2e.devices import Device

CUT = """() => {
  const Real = window.WebSocket
  window.lines = []
  window.WebSocket = class extends Real { constructor(...args) { super(...args); window.lines.push(this) } }
  window.cut = () => window.lines.forEach(line => line.close())
}"""


def may_answer(view: RedcodeView) -> bool:
    """Whether the seat is asked for an answer."""
    return view.phase == "respond" and "pass" in view.legal


def in_turn(view: RedcodeView) -> bool:
    """Whether the seat has its turn."""
    return "end" in view.legal


def test_a_cut_line_inside_a_response_window(open_device: Callable[..., Device]) -> None:
    one, other = open_device(altered=True), open_device(altered=True)
    for device in (one, other):
        device.set(autoPass=False)
        device.context.add_init_script(f"({CUT})()")
    asked = Captain(come_to([one, other], "redcode", may_answer, mode="war"))
    captains = [Captain(one), Captain(other)]
    page = asked.page
    version = asked.version()
    page.context.set_offline(True)
    page.evaluate("window.cut()")
    page.wait_for_selector(".conn")
    page.locator(".prompt [data-key=p]").click()
    sent = len([text for text in asked.device.sent if '"pass"' in text])
    page.context.set_offline(False)
    page.wait_for_selector(".conn", state="detached")
    asked.settle(version)
    passes = [json.loads(text) for text in asked.device.sent if '"pass"' in text]
    assert len(passes) == sent + 1
    play_on(captains, lambda: int(captains[0].version()) > int(version) + 4)


def test_reload_and_second_device(open_device: Callable[..., Device]) -> None:
    devices, tablet = [open_device(), open_device()], open_device()
    one = come_to(devices, "redcode", in_turn)
    code, before = one.code, Captain(one).version()
    one.page.reload()
    one.page.wait_for_selector("main[data-phase]")
    assert Captain(one).version() == before
    one.page.locator(".logs li").nth(2).wait_for()

    one.page.locator(".bar .tools button").first.click()
    one.page.locator("dialog[open] li button:has-text('device')").click()
    move = one.page.locator("dialog[open] .move code").inner_text()
    tablet.go(f"/move/{move}")
    tablet.touch("main .btn.go")
    tablet.page.wait_for_selector("main[data-phase]")
    assert tablet.page.url.endswith(code)
    moved = Captain(tablet)
    assert moved.version() == before
    (other,) = [Captain(device) for device in devices if device is not one]
    play_on([moved, other], lambda: int(moved.version()) > int(before) + 3)


def test_a_server_that_dies_and_comes_back(open_device: Callable[..., Device], server: Server) -> None:
    devices = [open_device(), open_device()]
    ready = come_to(devices, "redcode", in_turn)
    captains = [Captain(device) for device in devices]
    before = [captain.version() for captain in captains]
    server.stop(signal.SIGKILL)
    ready.page.wait_for_selector(".conn")
    assert ready.page.locator("main").is_visible()
    server.start()
    for device in devices:
        device.page.wait_for_selector(".conn", state="detached")
    assert [captain.version() for captain in captains] == before
    play_on(captains, lambda: int(captains[0].version()) > int(before[0]) + 4)


def test_time_that_runs_out_is_shown_and_the_game_goes_on(open_device: Callable[..., Device]) -> None:
    one, other = open_device(), open_device()
    code = host(one)
    house_rules(one, code, clock={"per": "decision", "seconds": 2})
    sit_down(other, code)
    start(one)
    one.page.wait_for_selector("[role=timer]")
    before = Captain(one).version()
    Captain(one).settle(before)
