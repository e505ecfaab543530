"""Pictures through the page where people disagree: votes, objections, penalties, and a spymaster who goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.e2e import tables
from tests.e2e.spies import Spy
from tests.e2e.test_pictures import QUIET, knows_no_key

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tests.e2e.devices import Device


def meet(places: Sequence[Device | None], **options: object) -> list[Spy]:
    """Everybody comes by the invitation, in the order of the seats; gives those who have a page open."""
    tables.meet(places, "pictures", **options)
    return [Spy(device) for device in places if device is not None]


def test_the_author_concedes_and_the_rival_covers_a_card(open_device: Callable[..., Device]) -> None:
    devices = [open_device(), open_device(phone=True, language="it"), open_device()]
    red, blue, operative = meet([*devices, None], starting_team="red", invalid_clue_late="penalty")
    red.wait("clue")
    key = red.key()
    red.give("harbour", 3)
    operative.touch(key["red"][0])
    blue.page.wait_for_selector(".prompt [data-key=o]")
    devices[1].touch(".prompt [data-key=o]")
    red.wait("objection")
    expect(red.page.locator("#prompt-title")).to_contain_text("harbour", ignore_case=True)
    assert devices[0].violations() == []
    before = red.version()
    devices[0].touch(".prompt [data-key=c]")
    red.settle(before)
    blue.wait("penalty")
    assert devices[1].violations() == []
    before = blue.version()
    devices[1].touch(f"[data-place='{key['blue'][0]}']")
    devices[1].touch(".prompt [data-key=Enter]")
    blue.settle(before)
    blue.wait("clue")
    assert key["blue"][0] not in blue.key()["blue"]
    knows_no_key(devices[2])


def test_the_author_insists_and_the_guessing_goes_on(open_device: Callable[..., Device]) -> None:
    devices = [open_device(language="es") for _ in range(3)]
    red, blue, operative = meet([*devices, None], starting_team="red")
    red.wait("clue")
    key = red.key()
    red.give("futuro", 2)
    blue.page.wait_for_selector(".prompt [data-key=o]")
    blue.page.keyboard.press("o")
    red.wait("objection")
    expect(operative.page.locator('main[data-acting="true"]')).to_have_count(0)
    red.page.keyboard.press("i")
    operative.touch(key["red"][0])
    expect(operative.page.locator(f"[data-place='{key['red'][0]}'][data-cover]")).to_have_count(1)


def test_more_than_half_of_a_team_touches(open_device: Callable[..., Device]) -> None:
    leading, first, second = open_device(), open_device(), open_device(phone=True)
    places = [leading, None, first, second, None]
    red, one, other = meet(places, **QUIET, touch_mode="vote", red_operatives=2)
    red.wait("clue")
    place = red.key()["red"][0]
    red.give("harbour", 1)
    one.touch(place)
    other.page.wait_for_selector(f".card:has([data-place='{place}']) .vote")
    assert second.violations() == []
    expect(red.page.locator("[data-place][data-cover]")).to_have_count(0)
    other.touch(place)
    red.page.wait_for_selector(f"[data-place='{place}'][data-cover]")


def test_an_operative_takes_over_from_a_spymaster_who_goes(open_device: Callable[..., Device]) -> None:
    leading, first, second = (open_device(language="en") for _ in range(3))
    red, one, other = meet([leading, None, first, second, None], **QUIET, red_operatives=2)
    red.wait("clue")
    key = red.key()
    knows_no_key(second)
    leading.touch(".leave .btn")
    leading.touch(".leave .btn")
    other.wait("replace")
    assert second.violations() == []
    other.page.keyboard.press("Enter")
    other.wait("clue")
    assert other.key() == key
    expect(red.page.locator('main[data-acting="true"]')).to_have_count(0)
    knows_no_key(first)
    other.give("harbour", 1)
    one.touch(key["red"][0])
    expect(one.page.locator(f"[data-place='{key['red'][0]}'][data-cover]")).to_have_count(1)


def test_the_grid_stays_where_it_is_whatever_is_asked(open_device: Callable[..., Device]) -> None:
    devices = [open_device(language="es"), open_device(language="es")]
    for device in devices:
        device.page.set_viewport_size({"width": 1210, "height": 760})
    red, operative = meet(devices, mode="coop", language="es")
    red.wait("clue")
    places = [device.page.locator(".board .grid").bounding_box() for device in devices]

    def moved() -> list[bool]:
        return [
            device.page.locator(".board .grid").bounding_box() != place
            for device, place in zip(devices, places, strict=True)
        ]

    red.write("puerto secreto", 2)
    assert not any(moved())
    key = red.key()
    red.give("puerto", 2)
    operative.wait("guess")
    assert not any(moved())
    devices[1].touch(f"[data-place='{key['red'][0]}']")
    assert not any(moved())
    devices[1].touch("[data-confirm]")
    operative.page.wait_for_selector("[data-cover]")
    assert not any(moved())
