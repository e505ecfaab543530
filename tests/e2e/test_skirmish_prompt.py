"""The question of the skirmish: it can be answered where it is asked, also with text twice as large."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.e2e.commanders import Commander, decides
from tests.e2e.positions import come_to_bots

if TYPE_CHECKING:
    from collections.abc import Callable

    from redtable.games.skirmish.view import SkirmishView
    from tests.e2e.devices import Device

BURST = """selector => [...document.querySelectorAll(selector)].flatMap(box => {
  const at = box.getBoundingClientRect()
  return [...box.querySelectorAll('*'), box]
    .filter(part => !part.closest('.sr') && getComputedStyle(part).position !== 'absolute')
    .filter(part => {
      const found = part.getBoundingClientRect()
      return found.width > 1 && (part.scrollWidth > part.clientWidth + 1 && part.clientWidth
        || found.left < at.left - 2 || found.right > at.right + 2 || found.top < at.top - 2
        || found.bottom > at.bottom + 2)
    })
    .map(part => `${part.tagName}.${part.className}: ${part.innerText}`)
})"""
"""The parts that stick out of their box or are cut by it."""


def test_a_die_is_rolled_again_where_the_question_is(open_device: Callable[..., Device]) -> None:
    device = open_device(phone=True)
    device.go("/learn/skirmish")
    device.take_lesson(2)
    device.page.locator(".coach .btn.ghost").tap()
    device.page.locator(".coach [data-reroll='2']").tap()
    expect(device.page.locator(".coach")).to_contain_text("Well done")


def deploying(view: SkirmishView) -> bool:
    """Whether the next unit is to be deployed and others stand on the table."""
    return decides(view, "deploy") and sum(unit.at is not None for unit in view.units) > 3


def ordering_under_fire(view: SkirmishView) -> bool:
    """Whether a unit can be given an order while others are wounded and suppressed: much is to be shown."""
    orders = any(" move " in text for text in view.legal)
    shaken = max(unit.red + unit.yellow for unit in view.units if unit.side == "redfor")
    return decides(view, "give-order") and orders and shaken > 2


@pytest.mark.parametrize("wishes", [{}, {"phone": True, "language": "es"}], ids=str)
def test_text_twice_as_large(open_device: Callable[..., Device], wishes: dict[str, Any]) -> None:
    device = open_device(**wishes)
    device.set(textScale=2)
    device.go("/settings")
    device.page.wait_for_selector(".themes")
    assert device.page.evaluate(BURST, ".themes label") == []
    assert not device.too_wide()
    for wanted in (deploying, ordering_under_fire):
        come_to_bots(device, "skirmish", wanted, seat=1)
        device.settle()
        assert device.page.evaluate(BURST, ".prompt, .pools, [role=tablist]") == []
        assert device.page.evaluate(BURST, "[data-roster], [data-place], [data-deploy]") == []
        assert not device.too_wide()
    commander = Commander(device, "redfor")
    assert commander.may_order()
    unit = commander.lit()[0]
    commander.choose(unit)
    expect(device.page.locator(".prompt")).to_contain_text(unit)
    device.settle()
    assert device.page.evaluate(BURST, ".prompt, .pools, [data-mode]") == []
    assert not device.too_wide()
