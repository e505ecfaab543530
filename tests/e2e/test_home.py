"""Small answers: a saved name, whose turn it is, results in the list of replays, unread talk, advice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.e2e.tables import duel, play_now

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Route

    from tests.e2e.devices import Device


def test_a_saved_name_is_answered(open_device: Callable[..., Device]) -> None:
    """Also one that is typed before the page knows the present one."""
    device = open_device(language="it")
    held: list[Route] = []
    device.page.route("**/api/me", lambda route: held.append(route), times=1)
    with device.page.expect_request("**/api/me"):
        device.go("/settings")
    field = device.page.locator("form.row input.field").first
    field.fill("Galatea")
    held[0].continue_()
    device.page.wait_for_selector(".me a")
    field.press("Enter")
    expect(device.page.get_by_text("Ora sei Galatea.")).to_be_visible()


def test_home_says_whose_turn_it_is_and_replays_say_who_won(open_device: Callable[..., Device]) -> None:
    device = open_device()
    page = device.page
    code = play_now(device)
    page.wait_for_selector("main[data-acting=true]")
    device.follow("/")
    expect(page.locator(".low [data-turn=true]").first).to_have_text("your turn")
    device.follow(f"/t/{code}")
    device.touch("button[aria-label=Menu]")
    device.touch("dialog[open] li button:has-text('Give up')")
    device.touch("dialog[open] li button.sure")
    page.wait_for_selector("[data-own=lost]")
    device.follow("/replays")
    expect(page.locator("[data-score='0']").first).to_have_text("lost")


def test_new_table_talk_is_marked_on_a_phone(open_device: Callable[..., Device]) -> None:
    desk, phone = open_device(), open_device(phone=True)
    duel(desk, phone)
    talk = desk.page.locator(".talk input.field")
    talk.fill("Ahoy")
    talk.press("Enter")
    expect(phone.page.locator("[data-unread='1']")).to_be_visible()
    phone.touch("[role=tab]:has([data-unread])")
    expect(phone.page.get_by_text("Ahoy")).to_be_visible()
    expect(phone.page.locator("[data-unread]")).to_have_count(0)


def test_play_now_asks_for_level_and_side_and_remembers_them(open_device: Callable[..., Device]) -> None:
    device = open_device()
    page = device.page
    device.go("/")
    page.get_by_role("button", name="Red Code: level and side").click()
    page.get_by_role("radio", name="Easy").check(force=True)
    page.get_by_role("radio", name="Red").check(force=True)
    page.locator("[data-quick-play]").click()
    page.wait_for_url("**/t/*")
    asked = "fetch('/api/tables/' + location.pathname.slice(3)).then(answer => answer.json())"
    seats = page.evaluate(asked)["seats"]
    assert [(seat["yours"], seat["bot"]) for seat in seats] == [(False, "easy"), (True, "")]
    device.go("/")
    page.get_by_role("button", name="Red Code: level and side").click()
    expect(page.get_by_role("radio", name="Red")).to_be_checked()


@pytest.mark.parametrize("wishes", [{}, {"phone": True, "language": "es"}], ids=str)
def test_a_bot_says_what_it_would_do(open_device: Callable[..., Device], wishes: dict[str, Any]) -> None:
    """In the menu of a table where everybody else is a bot, with one button to follow the advice."""
    device = open_device(**wishes)
    play_now(device, "redcode")
    device.page.wait_for_selector('main[data-acting="true"]')
    before = device.page.locator("main").get_attribute("data-version") or ""
    device.touch(".bar .tools button")
    device.touch("dialog[open] .ask")
    advice = device.page.locator("[data-hint]")
    expect(advice).to_contain_text(advice.get_attribute("data-hint") or "nothing")
    assert device.violations() == []
    advice.locator(".btn.go").click()
    expect(device.page.locator("main")).not_to_have_attribute("data-version", before)


def test_no_bot_gives_advice_among_people(open_device: Callable[..., Device]) -> None:
    one, other = open_device(), open_device()
    duel(one, other)
    for device in (one, other):
        device.touch(".bar .tools button")
        device.page.wait_for_selector("dialog[open]")
        expect(device.page.locator("dialog[open] .ask")).to_have_count(0)


@pytest.mark.parametrize("game", ["redcode", "skirmish"])
def test_a_record_from_a_file_is_replayed(
    open_device: Callable[..., Device], game: str, tmp_path: Path
) -> None:
    device = open_device()
    page = device.page
    code = play_now(device, game)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").locator(".sure").click()
    page.wait_for_selector(".ribbon")
    record = tmp_path / "mine.record"
    record.write_text(device.page.request.get(f"{device.url}/api/tables/{code}/record").text(), "utf-8")
    device.follow("/replays")
    page.wait_for_selector(".drop")
    poem = tmp_path / "poem.txt"
    poem.write_text("Roses are red", "utf-8")
    page.locator(".drop input").set_input_files(poem)
    expect(page.get_by_role("alert").first).to_contain_text("poem.txt: This is not a whole record")
    page.locator(".drop input").set_input_files(record)
    expect(page.locator(".crumb")).to_contain_text("mine.record")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".ribbon, .count").first).to_be_visible()
    assert device.violations() == []
    page.reload()
    expect(page).to_have_url(f"{device.url}/replays")
