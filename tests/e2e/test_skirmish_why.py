"""What cannot be done in the skirmish looks like it, and says why; what can be done says how likely it is."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.e2e.commanders import decides
from tests.e2e.positions import come_to

if TYPE_CHECKING:
    from collections.abc import Callable

    from redtable.games.skirmish.view import SkirmishView
    from tests.e2e.devices import Device

PLACES = {
    "MG1": "10,8 nco", "RG1": "18,9", "MG2": "32,9", "RG2": "46.8,9 nco",
    "T1": "8,33 nco", "T2": "12,33", "T3": "22,33 nco", "T4": "26,33", "T5": "36,33", "T6": "47,33 nco",
}  # fmt: skip
"""Units with a leader cost one order, so that the one that is to fire can always be paid for."""
UNIT = ("RG2", "T6")
CLEAR = ("T6", "RG2")
HIDDEN = ("T1", "MG1")
"""By seat: nothing lies between the unit and the first target, woods and fields between it and the other."""


def deploy(view: SkirmishView) -> str:
    """The next unit of this side to its place, and all dice rolled."""
    kind = view.decision.kind if view.decision else ""
    if kind == "deploy":
        side = ("blufor", "redfor")[view.seat]
        unit = next(unit.name for unit in view.units if unit.side == side and not unit.at)
        return f"deploy {unit} {PLACES[unit]}"
    return "roll" if kind == "take-out-dice" else ""


def ordering(view: SkirmishView) -> bool:
    """Whether this seat gives orders."""
    return decides(view, "give-order")


def test_reasons_and_chances_are_seen_without_a_click(open_device: Callable[..., Device]) -> None:
    one, other = open_device(), open_device()
    ready = come_to([one, other], "skirmish", ordering, deploy)
    page, seat = ready.page, 0 if ready is one else 1

    page.locator(f"[data-roster={UNIT[seat]}]").click()
    page.locator("[data-mode=assault]").hover()
    expect(page.locator(".card .why")).to_be_visible()
    page.locator("[data-mode=fire]").click()
    expect(page.locator(f"[data-target={HIDDEN[seat]}]")).to_have_attribute("aria-disabled", "true")
    expect(page.locator(f"[data-bracket={CLEAR[seat]}]")).to_be_attached()
    hidden = page.locator(f".board [data-unit={HIDDEN[seat]}]")
    hidden.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("in the way")
    page.mouse.move(0, 0)
    expect(page.get_by_role("tooltip")).not_to_be_attached()
    page.keyboard.press("Shift+Tab")
    hidden.focus()
    expect(page.get_by_role("tooltip")).to_contain_text("in the way")
    assert ready.violations() == []
    hidden.click()
    expect(page.locator(".prompt")).to_contain_text("in the way")
    expect(page.locator(f"[data-bracket={HIDDEN[seat]}]")).not_to_be_attached()

    page.locator(f"[data-target={CLEAR[seat]}]").click()
    expect(page.locator(".bars .bar").first).to_have_text(re.compile(r"^\d+ ?%\s*0$"))
    assert ready.faults == []
