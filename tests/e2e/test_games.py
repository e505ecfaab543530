"""Whole games through the page: by touch on a phone, by keyboard alone, with bots, in every language."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.e2e.captains import Captain, KeyboardCaptain, play_on
from tests.e2e.clicks import duel, play_now
from tests.e2e.tables import host, seat_bots, start

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.e2e.devices import Device

WORDS = {"es": "Comprobar", "en": "Verify", "it": "Verifica"}


def check_record(device: Device, code: str, folder: Path) -> None:
    """The record of the game can be downloaded, and the tool that checks records agrees with it."""
    record = device.page.evaluate("code => fetch(`/api/tables/${code}/record`).then(r => r.text())", code)
    file = folder / f"{code}.record"
    file.write_text(record, encoding="utf-8")
    command = [sys.executable, "-c", "from redtable.cli import main; main()", "verify", str(file)]
    verdict = subprocess.run(command, capture_output=True, text=True, check=False)
    assert verdict.returncode == 0, verdict.stdout + verdict.stderr


def check_end(device: Device, language: str) -> None:
    """The end is shown, accessible, and all of it is said in the language."""
    device.page.wait_for_selector(".ribbon")
    device.page.wait_for_selector(f"main .fair button:has-text('{WORDS[language]}')")
    assert device.page.evaluate("document.documentElement.lang") == language
    shown = device.page.locator("main").inner_text()
    assert not [text for text in shown.split() if text.startswith(("web-", "redcode-", "table-"))]
    assert device.violations() == []
    assert not device.too_wide()


def with_bots(device: Device, seats: int, **options: Any) -> str:
    """A table of that many seats with bots on all others, just started; gives its code."""
    code = host(device, **options)
    device.page.wait_for_function("n => document.querySelectorAll('.seat').length === n", arg=seats)
    seat_bots(device)
    start(device)
    return code


def test_a_whole_war_by_keyboard_alone_and_by_touch(
    open_device: Callable[..., Device], tmp_path: Path
) -> None:
    keyboard = open_device(language="en")
    phone = open_device(phone=True, language="es")
    code = duel(keyboard, phone, mode="war", max_rounds=4)
    play_on([KeyboardCaptain(keyboard), Captain(phone)])
    check_end(keyboard, "en")
    check_end(phone, "es")
    assert [message for message in keyboard.sent if '"act"' in message]
    check_record(keyboard, code, tmp_path)


def test_two_against_two_with_bots(open_device: Callable[..., Device], tmp_path: Path) -> None:
    device = open_device(language="it")
    code = with_bots(device, 4, ships_per_side=2, max_rounds=2)
    play_on([Captain(device)])
    check_end(device, "it")
    check_record(device, code, tmp_path)


def test_three_against_three_on_a_lying_phone(open_device: Callable[..., Device], tmp_path: Path) -> None:
    device = open_device(lying=True, language="es")
    code = with_bots(device, 6, ships_per_side=3, max_rounds=1)
    captain = Captain(device)
    play_on([captain], captain.faces("main"))
    assert device.violations() == []
    assert not device.too_wide()
    sea, prompt = (device.page.locator(part).bounding_box() for part in (".sea", ".prompt"))
    assert sea is not None
    assert prompt is not None
    assert sea["x"] + sea["width"] <= prompt["x"]
    assert max(sea["y"] + sea["height"], prompt["y"] + prompt["height"]) <= 390
    play_on([captain])
    check_end(device, "es")
    check_record(device, code, tmp_path)


def test_a_fleet_with_text_twice_as_large(open_device: Callable[..., Device], tmp_path: Path) -> None:
    device = open_device(language="en")
    device.set(textScale=2)
    code = with_bots(device, 2, ships_per_side=3, fleet_mode=True, max_rounds=1)
    captain = Captain(device)
    for phase in ("place", "main"):
        play_on([captain], captain.faces(phase))
        assert device.violations() == []
        assert not device.too_wide()
    play_on([captain])
    check_end(device, "en")
    check_record(device, code, tmp_path)


@pytest.mark.parametrize("game", ["redcode", "skirmish"])
def test_giving_up_ends_the_game_on_the_screen(open_device: Callable[..., Device], game: str) -> None:
    device = open_device()
    code = play_now(device, game)
    device.touch(".bar .tools button")
    resign = device.page.locator("dialog[open] li button:has-text('ive up')")
    resign.click()
    resign.click()
    device.page.wait_for_selector(".ribbon:has-text('resigned')")
    device.page.wait_for_selector("[data-rematch]")
    expect(device.page.locator(".prompt [data-key]")).to_have_count(0)
    device.follow(f"/r/{code}")
    device.page.wait_for_selector(".timeline")
