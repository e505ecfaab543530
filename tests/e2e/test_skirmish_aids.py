"""What helps a commander to look: ranked places, the goals in sight, a ruler, the enemy's sight, pings."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.e2e.commanders import Commander, decides
from tests.e2e.positions import come_to, come_to_bots, find, put

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from redtable.games.skirmish.view import SkirmishView
    from tests.e2e.devices import Device


def beginning(view: SkirmishView) -> bool:
    """Whether the first marker is to be placed."""
    return decides(view, "place-objective")


def half_deployed(view: SkirmishView) -> bool:
    """Whether the next unit is to be deployed, and others stand on the table."""
    return decides(view, "deploy") and sum(unit.at is not None for unit in view.units) > 2


def test_a_newcomer_sees_where_to_hide_what_to_win_and_how_far_it_is(
    open_device: Callable[..., Device],
) -> None:
    one, other = open_device(), open_device(phone=True, language="es")
    page, blue = one.page, Commander(one, "blufor")
    come_to([one, other], "skirmish", beginning)
    expect(page.locator("[data-place]").first).to_contain_text("hidden at first")
    expect(page.locator("[data-place]").last).to_contain_text("% see it")
    assert page.locator("[data-danger=hidden]").count() > page.locator("[data-danger=little]").count() > 0
    page.locator("[data-place]").last.click()
    expect(page.locator(".prompt")).to_contain_text(re.compile(r"after one move: \d+"))
    page.keyboard.press("Escape")
    come_to([one, other], "skirmish", half_deployed)
    expect(page.locator("[data-goal=blufor]")).to_contain_text("0 of 5 dead")
    expect(other.page.locator("[data-goal=redfor]")).to_contain_text("0 de 2")

    one.touch("[data-tool=watch]")
    expect(page.locator(".board .watched")).to_be_attached()
    page.keyboard.press("v")
    expect(page.locator(".board .watched")).not_to_be_attached()

    one.touch("[data-tool=ruler]")
    blue.drag((10, 17), (10, 26))
    expect(page.locator(".ruled")).to_have_text("9″ · close range · hidden by F1")
    page.locator(".ground").focus()
    for key in ("Enter", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    expect(page.locator(".ruled")).to_contain_text("2″ · close range · clear sight")
    assert one.violations() == []
    page.keyboard.press("Escape")
    expect(page.locator(".ruled")).not_to_be_attached()

    page.keyboard.press("g")
    blue.tap((24, 18))
    expect(other.page.locator("[data-ping]")).to_have_attribute(
        "data-ping", re.compile(r"^2[34][.\d]*,1[78]")
    )
    assert not other.too_wide()


KEPT = "redtable.skirmish.deployments"
OUTSIDE = "24,3"
"""A place that is not Redfor's."""


def deployed(texts: Iterable[str]) -> list[str]:
    """What Redfor deployed where, by these actions."""
    return [match[0] for text in texts if (match := re.search(r"deploy T\d [\d.,]+", text))]


def sent(device: Device) -> list[str]:
    """What this page has deployed where, in the order in which it did."""
    return deployed(text for text in device.sent if '"type":"act"' in text)


def ordering(view: SkirmishView) -> bool:
    """Whether all units stand, and the first orders are given."""
    return view.turn == 1 and decides(view, "give-order")


def deploying(view: SkirmishView) -> bool:
    """Whether Redfor's first unit is to be deployed."""
    return decides(view, "deploy")


def test_a_deployment_is_kept_and_placed_again(open_device: Callable[..., Device]) -> None:
    device = open_device()
    page = device.page
    position = find("skirmish", ordering, seats=[1])
    placed = deployed(entry.text for entry in position.match.log)
    assert len(placed) > 1
    device.go(f"/t/{put([device], position, 'commander')}")
    page.get_by_text("Keep this deployment").click()
    page.get_by_label("Its name").fill("In front")
    page.keyboard.press("Enter")
    expect(page.locator(".toasts")).to_contain_text("In front")

    come_to_bots(device, "skirmish", deploying, seat=1)
    page.locator("[data-saved='In front']").click()
    page.wait_for_selector("main:not([data-phase=deployment])")
    assert sent(device) == placed
    page.evaluate(
        "([kept, outside]) => localStorage.setItem(kept, localStorage.getItem(kept)"
        ".replace(/deploy T2 [\\d.,]+/, `deploy T2 ${outside}`))",
        [KEPT, OUTSIDE],
    )
    page.reload()
    come_to_bots(device, "skirmish", deploying, seat=1)
    page.locator("[data-saved='In front']").click()
    expect(page.locator(".toasts")).to_contain_text("Not as saved: deploy T2")
    expect(page.locator("[data-deploy]")).to_have_count(1)
    expect(page.locator("[data-deploy=T2]")).to_be_visible()
