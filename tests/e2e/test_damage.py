"""Battle Damage in the browser: a desk for several people, a duel, odds, the ship editor, lessons."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.e2e.battles import Marker, fight, open_desk, put_desk, take_part
from tests.e2e.positions import begin
from tests.e2e.tables import host, house_rules, seat_bots, start

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.e2e.conftest import Server
    from tests.e2e.devices import Device

FLEET = [("Resolute", "ts-ca"), ("Kahn", "kli-d7"), ("Mule", "fr-small")]
ROOMS = {
    "/g/damage/desk": "[data-open]:enabled",
    "/g/damage/odds": "main[data-compared=true][aria-busy=false]",
    "/g/damage/ships": "main[data-sound=true]",
    "/learn/damage": ".coach",
    "/rules/damage#BD-6.1": "article h1",
}
"""The pages of the game, with what each shows when all of it is there."""

LONG = 240_000
"""Milliseconds for odds: the processes that compute them stand back behind everybody else."""
AGREED = """([code, number, part]) => fetch(`/api/tables/${code}`).then(answer => answer.json())
  .then(table => Boolean(table.options.ships?.[number]?.includes(part)))"""
"""Whether the table has agreed on a ship whose entry has this part."""


def fine(device: Device) -> None:
    """Nothing that axe finds, nothing too wide, no fault, no key instead of a text."""
    assert device.violations() == []
    assert not device.too_wide()
    assert device.faults == []
    words = device.page.locator("main").inner_text().split()
    assert not [word for word in words if word.startswith(("web-", "damage-", "table-"))]


def test_three_ships_two_people_one_link_and_a_server_that_dies(
    open_device: Callable[..., Device], server: Server
) -> None:
    desktop = open_device(language="en")
    phone = open_device(phone=True, language="it")
    code = open_desk(desktop, FLEET)
    phone.go(f"/t/{code}")
    phone.page.wait_for_selector("[data-join]")
    fine(phone)
    take_part(phone, code)
    one, other = Marker(desktop), Marker(phone)

    one.volley("Resolute", 12)
    one.finish()
    desktop.page.wait_for_selector("[data-last]")
    other.sees(one.version())
    phone.page.wait_for_selector("[data-last]")
    assert sum(one.left().values()) > 0

    other.volley("Kahn", 9)
    other.until("choose", "desk")
    one.sees(other.version())
    for device in (desktop, phone):
        fine(device)
    other.finish()

    one.sees(other.version())
    one.look_at("Kahn")
    before = one.version()
    kahn = one.left()
    desktop.page.keyboard.press("z")
    one.sees(before + 1)
    assert one.left() != kahn

    server.stop(signal.SIGKILL)
    desktop.page.wait_for_selector(".conn")
    server.start()
    for device in (desktop, phone):
        device.page.wait_for_selector(".conn", state="detached")
    one.sees(before + 1)
    version = one.version()
    desktop.page.keyboard.press("z")
    one.sees(version + 1)
    one.finish()

    desktop.page.reload()
    desktop.page.wait_for_selector("main[data-phase]")
    one.sees(version + 1)
    one.volley("Mule", 6)
    one.finish()
    other.sees(one.version())
    one.look_at("Mule")
    other.look_at("Mule")
    mule = one.left()
    phone.touch(".tabs [role=tab]:nth-child(2)")
    phone.page.wait_for_selector(".ssd")
    other.shows(mule)
    fine(phone)


def test_card_by_card_with_rack_piles_and_turns(open_device: Callable[..., Device]) -> None:
    device = open_device(language="es", dark=True)
    marker = put_desk(device, FLEET[:2])
    device.page.locator(".command .seg label").nth(1).click()
    marker.volley("Resolute", 14)
    expect(device.page.locator("main")).to_have_attribute("data-phase", "deal")
    for card in range(1, 4):
        if marker.until("deal", "choose") == "choose":
            marker.choose()
            marker.until("deal")
        before = marker.version()
        device.page.keyboard.press("d")
        marker.sees(before + 1)
        expect(device.page.locator(".rack li:not(.empty)")).to_have_count(card)
    fine(device)
    marker.until("deal", "choose")
    device.page.keyboard.press("l")
    device.page.wait_for_selector("dialog[open] .act")
    assert device.violations() == []
    device.page.keyboard.press("Escape")
    if marker.phase() == "choose":
        marker.choose()
    marker.finish()
    before = marker.version()
    device.page.keyboard.press("t")
    marker.sees(before + 1)
    expect(device.page.locator(".bar")).to_contain_text("turno 2")
    device.touch(".share")
    device.page.wait_for_selector("dialog[open] [data-close]")
    assert device.violations() == []
    device.touch("[data-close]")
    device.touch("[data-close]")
    device.page.wait_for_selector("main[data-phase=over]")
    device.touch(".closed .btn")
    device.page.wait_for_selector(".timeline")
    fine(device)


def test_a_duel_to_the_end_by_keyboard(open_device: Callable[..., Device], tmp_path: Path) -> None:
    device = open_device(language="en")
    device.go("/g/damage/desk")
    device.page.wait_for_selector("[data-duel]:enabled")
    for number in range(2):
        device.page.locator(".duel select").nth(number).select_option("ts-fr")
    device.touch("[data-duel]")
    device.page.wait_for_selector("main[data-phase]")
    marker = Marker(device)
    assert fight(marker) > 0
    device.page.wait_for_selector(".ribbon")
    device.page.wait_for_selector(".fair")
    fine(device)
    code = device.code
    record = device.page.evaluate("code => fetch(`/api/tables/${code}/record`).then(r => r.text())", code)
    file = tmp_path / "duel.record"
    file.write_text(record, encoding="utf-8")
    command = [sys.executable, "-c", "from redtable.cli import main; main()", "verify", str(file)]
    verdict = subprocess.run(command, capture_output=True, text=True, check=False)
    assert verdict.returncode == 0, verdict.stdout + verdict.stderr
    device.follow(f"/r/{code}")
    device.page.wait_for_selector(".timeline")
    device.page.locator(".keys .ib").last.click()
    fine(device)


def test_news_from_the_table_leave_a_name_that_is_being_typed(open_device: Callable[..., Device]) -> None:
    device = open_device(language="en")
    code = host(device, "damage")
    device.page.wait_for_selector("[data-ships] option[value=kli-d7]", state="attached")
    device.page.locator("[data-ships] select").first.select_option("kli-d7")
    device.page.wait_for_function(AGREED, arg=[code, 0, "=kli-d7"])
    field = device.page.locator("[data-ships] input").first
    field.click()
    device.page.keyboard.press("Control+A")
    device.page.keyboard.type("North")
    house_rules(device, code, listed=True)
    expect(device.page.get_by_role("switch").last).to_be_checked()
    expect(field).to_have_value("North")
    field.blur()
    device.page.wait_for_function(AGREED, arg=[code, 0, "North="])


def test_the_lobby_chooses_the_ships_of_a_duel(open_device: Callable[..., Device]) -> None:
    device = open_device(language="en")
    code = host(device, "damage")
    device.page.wait_for_selector("[data-ships] option[value=kli-d7]", state="attached")
    for number, (ship, name) in enumerate((("fed-ca", "North"), ("kli-d7", "South"))):
        device.page.locator("[data-ships] select").nth(number).select_option(ship)
        device.page.wait_for_function(AGREED, arg=[code, number, f"={ship}"])
        field = device.page.locator("[data-ships] input").nth(number)
        field.fill(name)
        field.blur()
        device.page.wait_for_function(AGREED, arg=[code, number, f"{name}="])
    expect(device.page.locator(".opt", has_text="Ships").locator("a.cl")).to_have_text("1.5")
    assert device.violations() == []
    seat_bots(device)
    start(device)
    for name in ("North", "South"):
        expect(device.page.locator("main")).to_contain_text(name)
    fine(device)


OWN = "name:Grey_Halberd;fwd_hull:4;phaser:4;excess:2;crew:9"
"""A ship of the host's own, as the lobby writes it."""


def test_a_guest_sees_the_name_of_a_ship_that_only_the_host_has(open_device: Callable[..., Device]) -> None:
    owner, guest = open_device(language="en"), open_device(phone=True, language="en")
    code = host(owner, "damage", ships=[f"North={OWN}", "South=ts-ca"])
    guest.go(f"/t/{code}")
    guest.page.wait_for_selector("[data-ships] option[value=kli-d7]", state="attached")
    chosen = guest.page.locator("[data-ships] select").first.locator("option:checked")
    expect(chosen).to_have_text("Grey Halberd")
    assert "fwd_hull" not in guest.page.locator("main").inner_text()
    fine(guest)
    seat_bots(owner)
    start(owner)
    owner.page.get_by_text("Grey Halberd").first.wait_for()
    fine(owner)


def brings_critical(number: int, ships: list[tuple[str, str]]) -> bool:
    """Whether the first volley with the cards of that number brings a critical hit."""
    battle = begin("damage", number, mode="desk", markers=1, ships=[f"{name}={kind}" for name, kind in ships])
    battle.apply(0, f"volley {ships[0][0]} 10")
    view: Any = battle.view(0).view
    while view.volleys:
        battle.apply(0, view.legal[0])
        view = battle.view(0).view
    return bool(view.ships[0].criticals)


def test_a_critical_hit_at_the_desk_shows_its_die(open_device: Callable[..., Device]) -> None:
    device = open_device(language="en")
    page = device.page
    freighters = [("Mule", "fr-large")]
    number = next(number for number in range(99) if brings_critical(number, freighters))
    marker = put_desk(device, freighters, number)
    marker.volley("Mule", 10)
    marker.finish()
    rolled = page.locator("[data-rolled] [data-die]")
    die = int(rolled.get_attribute("data-die") or 0)
    assert 1 <= die <= 6
    expect(page.locator("[data-rolled]")).to_contain_text(f"the die shows {die}")
    page.keyboard.press("Shift")
    expect(page.locator("[data-die].rolling")).to_have_count(0)
    expect(rolled.locator("circle")).to_have_count(die)
    fine(device)


def test_odds_are_dealt_by_the_server(open_device: Callable[..., Device]) -> None:
    device = open_device(language="en")
    device.go("/g/damage/odds?ship=ts-ca&hits=18")
    device.page.wait_for_selector("main[data-compared=true][aria-busy=false]", timeout=LONG)
    row = device.page.locator("tr", has_text="Phaser").first
    expect(row.locator("td").nth(1)).to_have_text(re.compile(r"^\s*(49|50|51|52)\s*$"))
    expect(device.page.locator("[data-policies] .far > div")).to_have_count(4)
    fine(device)
    device.page.locator("tr", has_text="Forward hull").first.locator("button").click()
    expect(device.page.locator(".side h2").first).to_contain_text("Forward hull")
    before = device.page.locator("table").inner_text()
    device.page.locator(".pair input").first.fill("2")
    device.page.locator(".pair input").first.dispatch_event("change")
    device.page.wait_for_selector("main[data-method=exact][aria-busy=false]", timeout=LONG)
    expect(device.page.locator("table")).not_to_have_text(before, use_inner_text=True)
    expect(device.page).to_have_url(re.compile(r"hits=2(&|$)"))


def test_a_ship_is_drawn_checked_saved_and_taken_to_the_desk(open_device: Callable[..., Device]) -> None:
    device = open_device(language="en")
    page = device.page
    device.go("/g/damage/ships?ship=ts-ca")
    page.wait_for_selector("main[data-sound=true]")
    page.locator(".flds input").first.fill("Halberd")
    excess = page.locator("[data-system=excess]")
    excess.locator("input").fill("0")
    excess.locator("input").dispatch_event("change")
    page.wait_for_selector('[data-fault="damage-fault-excess"]')
    expect(page.locator("[data-save]")).to_be_disabled()
    fine(device)
    excess.locator("button").last.click()
    page.wait_for_selector("main[data-sound=true]")
    page.locator("[data-save]").click()
    page.wait_for_selector(".state", state="detached")
    device.follow("/g/damage/desk")
    page.wait_for_selector("[data-open]:enabled")
    page.locator(".ships li select").first.select_option(label="Halberd")
    device.touch("[data-open]")
    page.wait_for_selector("main[data-phase]")
    expect(page.locator(".ssd [data-box=excess] i")).to_have_count(1)
    Marker(device).volley("Resolute", 5)
    Marker(device).finish()
    with page.expect_download() as kept:
        page.locator(".share").click()
        page.locator("dialog[open] .btn:has-text('Save')").click()
    battle = kept.value.path()
    boxes = Marker(device).left()
    device.follow("/g/damage/desk")
    page.wait_for_selector("[data-open]:enabled")
    page.locator("[data-battle]").set_input_files(battle)
    page.wait_for_selector("main[data-phase]")
    Marker(device).look_at("Resolute")
    Marker(device).shows(boxes)


@pytest.mark.parametrize("wishes", [{}, {"phone": True, "language": "es"}], ids=str)
def test_rooms_and_rules_are_accessible(open_device: Callable[..., Device], wishes: dict[str, Any]) -> None:
    device = open_device(**wishes)
    device.go("/about")
    for path, shown in ROOMS.items():
        device.follow(path)
        device.page.wait_for_selector(shown, timeout=LONG)
        fine(device)


def test_rooms_with_text_twice_as_large(open_device: Callable[..., Device]) -> None:
    device = open_device()
    device.set(textScale=2)
    device.go("/about")
    for path, shown in list(ROOMS.items())[:3]:
        device.follow(path)
        device.page.wait_for_selector(shown, timeout=LONG)
        assert not device.too_wide(), path
    put_desk(device, FLEET[:2]).volley("Resolute", 12)
    assert not device.too_wide()
    assert device.violations() == []


def test_every_lesson_can_be_played_to_its_end(open_device: Callable[..., Device]) -> None:
    device = open_device(language="en")
    page = device.page
    device.go("/learn/damage")
    expect(page.locator(".list button")).to_have_count(7)
    for number in range(7):
        device.take_lesson(number)
        page.wait_for_selector(".coach .steps i.now:first-child")
        steps = page.locator(".coach .steps i").count()
        for step in range(steps):
            page.wait_for_selector(f".coach .steps i.now:nth-child({step + 1})")
            own = page.locator(".coach [data-step]")
            if own.count():
                own.click()
                continue
            page.locator(".coach footer .btn.go, .coach footer .btn.ghost").first.click()
        page.wait_for_function("document.querySelector('.coach .steps i.now') === null")
        assert device.violations() == []


@pytest.mark.parametrize("phone", [False, True])
def test_a_die_rolls_for_a_critical_hit_and_can_be_stopped(
    open_device: Callable[..., Device], phone: bool
) -> None:
    device = open_device(phone=phone, language="en")
    page = device.page
    device.go("/learn/damage")
    device.take_lesson(4)
    for step in range(2):
        page.wait_for_selector(f".coach .steps i.now:nth-child({step + 1})")
        own = page.locator(".coach [data-step]")
        other = page.locator(".coach footer .btn.go, .coach footer .btn.ghost")
        (own if own.count() else other).first.click()
    page.wait_for_selector("[data-rolled] [data-die='1']")
    expect(page.locator("[data-rolled]")).to_contain_text("the die shows 1")
    page.keyboard.press("Shift")
    expect(page.locator("[data-die].rolling")).to_have_count(0)
    expect(page.locator("[data-die] circle")).to_have_count(1)
    fine(device)
