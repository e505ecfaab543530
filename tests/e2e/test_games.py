"""Whole games through the page: by touch on a phone, by keyboard alone, with bots, in every language."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.e2e.captains import Captain, KeyboardCaptain, play_on
from tests.e2e.tables import duel, host, play_now, seat_bots, start

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.e2e.devices import Device


def check_record(device: Device, code: str, folder: Path) -> None:
    """The record of the game can be downloaded, and the tool that checks records agrees with it."""
    record = device.page.evaluate("code => fetch(`/api/tables/${code}/record`).then(r => r.text())", code)
    file = folder / f"{code}.record"
    file.write_text(record, encoding="utf-8")
    command = [sys.executable, "-c", "from redtable.cli import main; main()", "verify", str(file)]
    verdict = subprocess.run(command, capture_output=True, text=True, check=False)
    assert verdict.returncode == 0, verdict.stdout + verdict.stderr


@pytest.mark.timeout(900)
def test_a_whole_war_by_keyboard_alone_and_by_touch(
    open_device: Callable[..., Device], tmp_path: Path
) -> None:
    keyboard = open_device(language="en")
    phone = open_device(phone=True, language="es")
    code = duel(keyboard, phone, mode="war")
    play_on([KeyboardCaptain(keyboard), Captain(phone)])
    for device in (keyboard, phone):
        device.page.wait_for_selector(".ribbon")
        assert device.violations() == []
    assert [message for message in keyboard.sent if '"act"' in message]
    check_record(keyboard, code, tmp_path)


@pytest.mark.timeout(600)
def test_two_against_two_with_bots(open_device: Callable[..., Device], tmp_path: Path) -> None:
    device = open_device(language="en")
    code = host(device, ships_per_side=2)
    device.page.wait_for_function("document.querySelectorAll('.seat').length === 4")
    seat_bots(device)
    start(device)
    play_on([Captain(device)])
    device.page.wait_for_selector(".ribbon")
    check_record(device, code, tmp_path)


@pytest.mark.timeout(600)
@pytest.mark.parametrize(("language", "word"), [("es", "barco"), ("en", "ship"), ("it", "nave")])
def test_a_game_in_every_language(open_device: Callable[..., Device], language: str, word: str) -> None:
    device = open_device(language=language, phone=language == "it")
    play_now(device)
    assert device.page.evaluate("document.documentElement.lang") == language
    assert word in device.page.locator("main").inner_text().lower()
    play_on([Captain(device)])
    device.page.wait_for_selector(".ribbon")
    shown = device.page.locator("main").inner_text()
    assert not [text for text in shown.split() if text.startswith(("web-", "redcode-", "table-"))]
