"""Lessons on screens of any height: the task and its buttons are on the screen, beside the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import ViewportSize

    from tests.e2e.devices import Device

GAMES = ("redcode", "skirmish", "pictures", "damage")
LOW: ViewportSize = {"width": 1366, "height": 720}
COVERED = """() => {
  const board = document.querySelector('.lesson-board')?.getBoundingClientRect()
  const coach = document.querySelector('.coach').getBoundingClientRect()
  return board !== undefined && board.bottom > coach.top + 1
}"""


@pytest.mark.parametrize("phone", [False, True], ids=("desktop", "phone"))
def test_the_coach_is_on_the_screen_and_covers_nothing(
    open_device: Callable[..., Device], phone: bool
) -> None:
    device = open_device(phone=phone, language="it")
    if not phone:
        device.page.set_viewport_size(LOW)
    device.go("/learn")
    for game in GAMES:
        device.follow(f"/learn/{game}")
        expect(device.page.locator(".coach footer .btn").last).to_be_in_viewport(ratio=1)
        device.page.wait_for_function("() => document.querySelector('.coach h2')?.innerText")
        assert not device.page.evaluate(COVERED), game
        assert not device.too_wide(), game


def test_the_next_chapter_begins_at_its_title(open_device: Callable[..., Device]) -> None:
    device = open_device(phone=True)
    device.go("/rules/skirmish")
    device.touch(".turn a.end")
    title = device.page.get_by_role("heading", level=1)
    expect(title).to_contain_text("Line of sight")
    expect(title).to_be_in_viewport(ratio=1)
