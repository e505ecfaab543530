"""Whole games through the page: by touch on a phone, by keyboard alone, with bots, in every language."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.e2e.captains import Captain, KeyboardCaptain, play_on

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.e2e.devices import Device

Open = "Callable[..., Device]"


def host(device: Device, **options: object) -> str:
    """Open a table "with friends" and agree on options as its host; gives its code."""
    device.go("/")
    device.page.locator(".tile .btn:not(.pri):not(.learn)").first.click()
    device.page.wait_for_selector("[data-code]")
    code = device.page.locator("[data-code]").inner_text()
    if options:
        device.page.evaluate(
            "([code, options]) => fetch(`/api/tables/${code}`, { method: 'PATCH',"
            " headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ options }) })",
            [code, options],
        )
    return code


def sit_down(device: Device, code: str) -> None:
    """Follow the invitation, take a seat, be ready."""
    device.go(f"/t/{code}")
    device.touch("aside .btn.go")
    device.page.wait_for_selector("aside .btn.go:has-text('ready'), aside .btn.go:has-text('listo'), aside .btn.go")
    device.page.wait_for_selector(".seat .tag.lit")
    device.touch("aside .btn.go")


def start(device: Device) -> None:
    """The host starts as soon as it may."""
    device.page.locator("aside .btn.go:enabled").click()
    device.page.wait_for_selector("main[data-phase]")


def check_record(device: Device, code: str, folder: Path) -> None:
    """The record of the game can be downloaded, and the tool that checks records agrees with it."""
    record = device.page.evaluate("code => fetch(`/api/tables/${code}/record`).then(r => r.text())", code)
    file = folder / f"{code}.record"
    file.write_text(record, encoding="utf-8")
    verdict = subprocess.run(
        [sys.executable, "-m", "redtable.cli", "verify", str(file)], capture_output=True, text=True, check=False
    )
    assert verdict.returncode == 0, verdict.stdout + verdict.stderr


@pytest.mark.timeout(900)
def test_a_whole_war_by_touch_and_by_keyboard(open_device: Callable[..., Device], tmp_path: Path) -> None:
    keyboard = open_device(language="en")
    phone = open_device(phone=True, language="es")
    code = host(keyboard, mode="war")
    sit_down(phone, code)
    start(keyboard)
    phone.page.wait_for_selector("main[data-phase]")
    play_on([KeyboardCaptain(keyboard), Captain(phone)])
    for device in (keyboard, phone):
        device.page.wait_for_selector(".ribbon")
    check_record(keyboard, code, tmp_path)
