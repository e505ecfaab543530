"""What a newcomer to Battle Damage meets: named ships, whole sheets, questions before a loss, a way home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.e2e.battles import Marker, open_desk, put_desk, take_part
from tests.e2e.clicks import play_now

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.devices import Device

LARGE = ("fed-ca", "kli-d7", "kzi-cv", "fr-large")
FITS = "ship => ship.scrollHeight <= ship.clientHeight + 1"
ROOMS = ("/g/damage/desk", "/g/damage/odds", "/g/damage/ships")


def test_play_now_is_a_duel_of_named_cruisers_that_fire_with_their_weapons(
    open_device: Callable[..., Device],
) -> None:
    device = open_device(language="en")
    play_now(device, "damage")
    page = device.page
    page.wait_for_selector("main[data-phase=fire]")
    assert page.locator(".fleet b").all_inner_texts() == ["Resolute", "Vigilant"]
    expect(page.locator("[data-ready]")).to_have_count(2)
    assert "Test" not in page.locator("main").inner_text()
    page.keyboard.press("f")
    page.wait_for_selector(".logs li:has-text('photon torpedo')")
    assert "phaser:" not in page.locator(".logs").inner_text()


def test_a_duel_of_full_strength_can_be_agreed_on(open_device: Callable[..., Device]) -> None:
    from tests.e2e.tables import host, seat_bots, start

    device = open_device(language="en")
    host(device, "damage", duel_fire="strength")
    seat_bots(device)
    start(device)
    device.page.wait_for_selector("main[data-phase=fire] .command")
    expect(device.page.locator("[data-ready]")).to_have_count(0)
    device.page.keyboard.press("f")
    device.page.wait_for_selector(".logs li:has-text('plus 4')")


def test_large_ships_are_whole_and_each_builder_has_an_outline(open_device: Callable[..., Device]) -> None:
    device = open_device(language="en")
    marker = put_desk(device, [(f"Ship {number}", kind) for number, kind in enumerate(LARGE)])
    outlines = set()
    for number in range(len(LARGE)):
        marker.look_at(f"Ship_{number}")
        device.page.wait_for_selector(f".ssd h2:text-is('Ship {number}')")
        assert device.page.locator(".ssd .ship").evaluate(FITS), LARGE[number]
        outlines.add(device.page.locator(".ssd").get_attribute("data-outline"))
    assert len(outlines) == len(LARGE)
    assert device.faults == []


def test_a_ship_leaves_only_when_asked_twice_and_the_log_says_who_did_it(
    open_device: Callable[..., Device],
) -> None:
    desktop = open_device(language="en")
    phone = open_device(phone=True, language="es")
    code = open_desk(desktop, [("USS Resolute", "fed-ca"), ("Kahn", "kli-d7")])
    take_part(phone, code)
    one, other = Marker(desktop), Marker(phone)
    one.look_at("USS_Resolute")
    desktop.touch("[data-remove]")
    desktop.page.wait_for_selector("[data-remove-sure]")
    desktop.page.keyboard.press("Escape")
    expect(desktop.page.locator(".fleet [data-ship]")).to_have_count(2)
    desktop.touch("[data-remove]")
    desktop.touch("[data-remove-sure]")
    expect(desktop.page.locator(".fleet [data-ship]")).to_have_count(1)
    before = one.version()
    desktop.page.keyboard.press("z")
    one.sees(before + 1)
    line = desktop.page.locator(".logs li").first
    expect(line).to_contain_text("Taken back: USS Resolute leaves the battle.")
    expect(line).to_contain_text("you")
    other.volley("Kahn", 2)
    name = phone.page.evaluate("() => fetch('/api/me').then(answer => answer.json()).then(me => me.name)")
    expect(desktop.page.locator(".logs")).to_contain_text(name, ignore_case=True)


def test_keys_are_those_of_the_screen(open_device: Callable[..., Device]) -> None:
    device = open_device(language="en")
    put_desk(device, [("Resolute", "fed-ca")])
    device.page.keyboard.press("?")
    keys = device.page.locator("dialog[open] dl")
    expect(keys).to_contain_text("Deal the volley")
    expect(keys).to_contain_text("End turn 1")
    expect(keys).not_to_contain_text("Pass")


def test_rooms_lead_home_on_a_phone(open_device: Callable[..., Device]) -> None:
    device = open_device(phone=True, language="it")
    for room in ROOMS:
        device.come(room)
        device.touch(".bar a.brand")
        device.page.wait_for_selector(".tile")
        assert not device.too_wide()


def test_odds_say_which_order_they_assume_and_a_ship_needs_a_name(open_device: Callable[..., Device]) -> None:
    device = open_device(language="en")
    device.go("/g/damage/odds?ship=fed-ca&hits=2")
    expect(device.page.locator("[data-order]")).to_contain_text("cargo, hull, aft hull")
    device.follow("/g/damage/ships?ship=fed-ca")
    device.page.wait_for_selector("main[data-sound=true]")
    device.page.locator(".flds input").first.fill(" ")
    device.page.wait_for_selector("[data-fault=damage-fault-name]")
    expect(device.page.locator("[data-save]")).to_be_disabled()


def test_a_damaged_sheet_prints_with_its_boxes_and_nothing_else(open_device: Callable[..., Device]) -> None:
    device = open_device(language="en")
    marker = put_desk(device, [("Resolute", "fed-ca")])
    marker.volley("Resolute", 6)
    marker.finish()
    device.page.emulate_media(media="print")
    expect(device.page.locator(".ssd i.lost").first).to_be_visible()
    for hidden in (".bar", ".fleet", ".logs", ".command"):
        expect(device.page.locator(hidden).first).to_be_hidden()


def test_the_desk_is_kept_by_keys_alone(open_device: Callable[..., Device]) -> None:
    device = open_device(language="en")
    page, marker = device.page, put_desk(device, [("Resolute", "fed-ca"), ("Kahn", "kli-d7")])
    keys = page.keyboard
    for ship, name in (("2", "Kahn"), ("1", "Resolute")):
        keys.press(ship)
        expect(page.locator(".ssd h2")).to_have_text(name)
        before = marker.version()
        for key in ("h", "3", "Enter"):
            keys.press(key)
        marker.sees(before + 1)
        while marker.until("choose", "deal", "desk") != "desk":
            before = marker.version()
            keys.press("1" if marker.phase() == "choose" else "Enter")
            marker.sees(before + 1)
        expect(page.locator(".ssd i.lost").first).to_be_visible()
    before = marker.version()
    keys.press("z")
    marker.sees(before + 1)
    page.evaluate("() => (window.print = () => (document.title = 'printed'))")
    keys.press("p")
    expect(page).to_have_title("printed")
