"""The question of the skirmish: it can be answered where it is asked, also with text twice as large."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.e2e.commanders import Commander, play_on
from tests.e2e.devices import GLANCE
from tests.e2e.tables import play_now

if TYPE_CHECKING:
    from collections.abc import Callable

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


def may_order(device: Device) -> bool:
    """Whether there is a unit that can be given an order: a side may have too few of them for any."""
    try:
        device.page.wait_for_selector("[data-roster].lit", state="attached", timeout=GLANCE)
    except TimeoutError:
        return False
    return True


@pytest.mark.parametrize("wishes", [{}, {"phone": True, "language": "es"}], ids=str)
def test_text_twice_as_large(open_device: Callable[..., Device], wishes: dict[str, Any]) -> None:
    device = open_device(**wishes)
    device.set(textScale=2)
    device.go("/settings")
    device.page.wait_for_selector(".themes")
    assert device.page.evaluate(BURST, ".themes label") == []
    assert not device.too_wide()
    play_now(device, "skirmish")
    commander = Commander(device, "redfor")
    commander.wait()
    device.page.wait_for_selector("[data-place]")
    for decision in ("deploy", "give-order"):
        play_on([commander], commander.faces(decision))
        assert device.page.evaluate(BURST, ".prompt, .pools, [role=tablist]") == []
        assert device.page.evaluate(BURST, "[data-roster], [data-place], [data-deploy]") == []
        assert not device.too_wide()
    play_on([commander], lambda: commander.faces("give-order")() and may_order(device))
    unit = commander.lit()[0]
    commander.choose(unit)
    expect(device.page.locator(".prompt")).to_contain_text(unit)
    assert device.page.evaluate(BURST, ".prompt, .pools, [data-mode]") == []
    assert not device.too_wide()
