"""The skirmish through the page: a whole game by touch and by keyboard, its pages, its workshop."""

from __future__ import annotations

import json
import re
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.e2e import clicks
from tests.e2e.commanders import Commander, KeyboardCommander, decides, play_on
from tests.e2e.positions import come_to, come_to_bots
from tests.e2e.tables import host, seat_bots, start
from tests.e2e.test_games import check_record
from tests.e2e.test_reconnect import CUT
from tests.i18n.test_logs import HOLES

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from redtable.games.skirmish.view import SkirmishView
    from tests.e2e.devices import Device

ACTS = re.compile(r"moves \d|turns on|se mueve \d|va contra")
"""What a reaction answers: a way and its length, or whom it is against."""
TILE = ".tile:has(h2:text-matches('Code Red'))"


def events(device: Device) -> list[str]:
    """The kinds of everything that the device was told."""
    return [
        event["event"]
        for message in device.received
        if message.startswith('{"type":"update"')
        for step in json.loads(message)["events"]
        for event in step
    ]


def test_the_default_scenario_by_keyboard_and_by_touch(
    open_device: Callable[..., Device], tmp_path: Path
) -> None:
    keyboard = open_device(language="en")
    phone = open_device(phone=True, language="es", altered=True)
    phone.context.add_init_script(f"({CUT})()")
    code = clicks.host(keyboard, "skirmish", max_turns=2)
    clicks.sit_down(phone, code)
    clicks.start(keyboard)
    phone.page.wait_for_selector("main[data-phase]")
    one, other = KeyboardCommander(keyboard, "blufor"), Commander(phone, "redfor")
    play_on([one, other], other.faces("give-order"))
    shown = other.main("version")
    phone.context.set_offline(True)
    phone.page.evaluate("window.cut()")
    phone.page.wait_for_selector(".conn")
    phone.context.set_offline(False)
    phone.page.wait_for_selector(".conn", state="detached")
    other.wait()
    expect(phone.page.locator("main")).to_have_attribute("data-version", shown)
    expect(phone.page.locator("main")).to_have_attribute("data-decision", "give-order")
    play_on([one, other])
    for device in (keyboard, phone):
        device.page.wait_for_selector(".ribbon")
        assert device.violations() == []
        assert not device.too_wide()
    assert "drag" in other.done
    lines = keyboard.page.locator(".logs li").all_inner_texts()
    assert len(lines) > 20
    assert [line for line in lines if HOLES.search(line.strip())] == []
    check_record(keyboard, code, tmp_path)


def may_fire_back(view: SkirmishView) -> bool:
    """Whether a unit can answer an action by fire now."""
    return any(" react fire " in text for text in view.legal)


@pytest.mark.parametrize("wishes", [{}, {"phone": True, "language": "es"}], ids=str)
def test_a_reaction_is_asked_for_in_words(open_device: Callable[..., Device], wishes: dict[str, Any]) -> None:
    devices = [open_device(**wishes), open_device(**wishes)]
    ready = come_to(devices, "skirmish", may_fire_back)
    commander = Commander(ready, "blufor" if ready is devices[0] else "redfor")
    commander.decide()
    assert [bool(ACTS.search(said)) for said in commander.asked] == [True]
    assert "reaction" in events(ready)


def may_assault(view: SkirmishView) -> bool:
    """Whether a unit can be ordered to assault now."""
    return any(re.fullmatch(r"\w+ assault \w+", text) for text in view.legal)


def test_an_assault_is_ordered_on_the_table(open_device: Callable[..., Device]) -> None:
    devices = [open_device(), open_device()]
    ready = come_to(devices, "skirmish", may_assault)
    commander = Commander(ready, "blufor" if ready is devices[0] else "redfor")
    before = commander.main("version")
    ready.page.wait_for_selector("[data-roster].lit")
    assert any(commander.order(name, "assault") for name in commander.lit())
    ready.page.wait_for_selector(f'main:not([data-version="{before}"])')
    assert any(re.search(r'"action":"\w+ assault ', sent) for sent in ready.sent)


PAGES = {
    "/learn/skirmish": ".coach",
    "/rules/skirmish#SK-2.2": "article h1",
    "/g/skirmish/battlefields": ".verdict.good",
}
"""The pages of the game, with what each shows when all of it is there."""


@pytest.mark.parametrize("wishes", [{}, {"phone": True, "language": "es"}], ids=str)
def test_pages_of_the_skirmish_are_accessible(
    open_device: Callable[..., Device], wishes: dict[str, Any]
) -> None:
    device = open_device(**wishes)
    device.go("/about")
    for path, part in PAGES.items():
        device.follow(path)
        device.page.wait_for_selector(part)
        assert device.violations() == []
        assert not device.too_wide()
        shown = device.page.locator("main").inner_text()
        assert not [word for word in shown.split() if word.startswith(("web-", "skirmish-"))]


DECISIONS = ("place-objective", "deploy", "take-out-dice", "react", "choose-casualties", "give-order")


@pytest.mark.parametrize("wishes", [{}, {"phone": True, "language": "it"}], ids=str)
def test_the_table_is_accessible_in_its_states(
    open_device: Callable[..., Device], wishes: dict[str, Any]
) -> None:
    device = open_device(**wishes)
    host(device, "skirmish")
    assert device.violations() == []
    for decision in DECISIONS:
        come_to_bots(device, "skirmish", partial(decides, kind=decision))
        device.settle()
        assert device.violations() == []
        assert not device.too_wide()
    commander = Commander(device, "blufor")
    commander.choose(commander.lit()[0])
    device.settle()
    assert device.violations() == []


def test_the_table_pans_and_zooms_by_wheel_buttons_keys_and_two_fingers(
    open_device: Callable[..., Device],
) -> None:
    desk, phone = open_device(), open_device(phone=True)
    for device in (desk, phone):
        host(device, "skirmish")
        seat_bots(device)
        start(device)

    def zoomed(device: Device, more_than: float) -> None:
        device.page.wait_for_function(
            "least => Number(document.querySelector('.board')?.dataset.zoom) > least", arg=more_than
        )

    board = desk.page.locator(".board").bounding_box()
    assert board is not None
    desk.page.mouse.move(board["x"] + 200, board["y"] + 200)
    desk.page.mouse.wheel(0, -400)
    desk.page.wait_for_selector('.board:not([data-zoom="1.00"])')
    desk.page.locator(".ground").focus()
    desk.page.keyboard.press("0")
    desk.page.wait_for_selector('.board[data-zoom="1.00"]')
    desk.page.keyboard.press("+")
    zoomed(desk, 1.2)
    desk.page.keyboard.press("-")
    desk.touch(".board [data-tool=nearer]")
    zoomed(desk, 1.3)
    assert desk.violations() == []
    fingers = phone.context.new_cdp_session(phone.page)
    middle = Commander(phone, "blufor").pixel((24, 18))
    for kind, apart in (("touchStart", 20), ("touchMove", 40), ("touchMove", 80), ("touchMove", 110)):
        points = [{"x": middle[0] + side * apart, "y": middle[1], "id": side + 1} for side in (-1, 1)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    zoomed(phone, 2)


def test_a_lesson_is_learned_by_dragging(open_device: Callable[..., Device]) -> None:
    device = open_device()
    device.go("/learn/skirmish")
    device.page.wait_for_selector("button.hit")
    learner = Commander(device, "blufor")
    learner.page.wait_for_selector("[data-roster].lit")
    learner.drag((18, 5), (18.3, 9.4))
    assert learner.go()
    device.page.wait_for_selector("text=Twice as far")
    device.page.wait_for_selector("[data-roster].lit")
    learner.drag((24, 3), (32.2, 9.1))
    assert learner.go()
    device.page.wait_for_selector(".coach .btn.go")
    assert device.violations() == []


def test_a_battlefield_is_made_checked_and_played_on(open_device: Callable[..., Device]) -> None:
    device = open_device()
    page = device.page
    device.go("/g/skirmish/battlefields")
    page.wait_for_selector(".verdict.good")
    page.locator("[data-add=rocks]").click()
    page.wait_for_selector('[data-piece="K2"][aria-pressed="true"]')
    page.locator('[data-piece="K2"]').press("ArrowRight")
    first = page.locator(".corners input").first
    expect(first).to_have_value("22.5")
    first.fill("60")
    first.press("Tab")
    page.wait_for_selector(".verdict:not(.good) .fault")
    for part in ("K2", "26.5"):
        expect(page.locator(".fault")).to_contain_text(part)
    expect(page.locator(".acts .btn.go")).to_be_disabled()
    assert device.violations() == []
    page.locator(".acts .btn").first.click()
    page.wait_for_selector(".verdict.good")
    page.locator("[data-name]").fill("Colina ñ")
    page.locator("[data-name]").press("Tab")
    page.locator(".acts .btn.go").click()
    page.wait_for_selector("[data-code]")
    expect(page.locator(".preview [data-battlefield]")).to_have_attribute("data-battlefield", "Colina ñ")
    expect(page.get_by_role("radio", name="Colina ñ")).to_be_checked()
    seat_bots(device)
    start(device)
    expect(page.locator(".crumb")).to_contain_text("Colina ñ")


def test_a_battlefield_that_is_too_large_says_so(open_device: Callable[..., Device]) -> None:
    device = open_device(language="es")
    page = device.page
    device.go("/g/skirmish/battlefields")
    page.wait_for_selector(".verdict.good")
    page.locator(".file input").set_input_files(
        {"name": "large.toml", "mimeType": "application/toml", "buffer": b"# " + b"x" * 20_000}
    )
    expect(page.locator(".bad")).to_contain_text("demasiado grande")
    width = page.get_by_label("Ancho")
    width.fill("500")
    width.press("Tab")
    expect(width).to_have_value("200")
    for _ in range(60):
        page.locator("[data-add=rocks]").click()
    expect(page.locator(".bad")).to_contain_text("60 piezas")
