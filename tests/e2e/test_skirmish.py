"""The skirmish through the page: a whole game by touch and by keyboard, its pages, its workshop."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tests.e2e.commanders import Commander, KeyboardCommander, play_on
from tests.e2e.tables import house_rules, seat_bots, sit_down, start
from tests.e2e.test_games import check_record
from tests.e2e.test_pages import too_wide

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.e2e.devices import Device

TILE = ".tile:has(h2:text-matches('Code Red'))"


def host(device: Device) -> str:
    """Open a table of the skirmish as its host; gives its code."""
    device.go("/")
    device.touch(f"{TILE} .btn:not(.pri):not(.learn)")
    device.page.wait_for_selector("[data-code]")
    return device.page.locator("[data-code]").inner_text()


def events(device: Device) -> list[str]:
    """The kinds of everything that the device was told."""
    return [
        event["event"]
        for message in device.received
        if message.startswith('{"type":"update"')
        for step in json.loads(message)["events"]
        for event in step
    ]


@pytest.mark.timeout(900)
def test_the_default_scenario_by_keyboard_and_by_touch(
    open_device: Callable[..., Device], tmp_path: Path
) -> None:
    keyboard = open_device(language="en")
    phone = open_device(phone=True, language="es")
    code = host(keyboard)
    sit_down(phone, code)
    start(keyboard)
    phone.page.wait_for_selector("main[data-phase]")
    one, other = KeyboardCommander(keyboard, "blufor"), Commander(phone, "redfor")
    play_on([one, other], lambda: other.faces("give-order")() or one.over())
    phone.context.set_offline(True)
    phone.context.set_offline(False)
    phone.page.reload()
    other.wait()
    play_on([one, other])
    for device in (keyboard, phone):
        device.page.wait_for_selector(".ribbon")
        assert device.violations() == []
        assert not too_wide(device)
    happened = events(keyboard)
    assert "reaction" in happened
    assert "assault" in happened
    assert "drag" in other.done
    check_record(keyboard, code, tmp_path)
