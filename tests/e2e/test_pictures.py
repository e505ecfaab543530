"""Pictures through the page: by invitation, with doubtful clues, with a bot, at one device for all."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.e2e import clicks
from tests.e2e.spies import KeyboardSpy, Spy
from tests.e2e.tables import host, house_rules, meet, play_now, start

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from tests.e2e.devices import Device

QUIET = {"starting_team": "red", "objection_judge": "none"}
CUT = """() => {
  const Real = window.WebSocket
  window.lines = []
  window.WebSocket = class extends Real { constructor(...args) { super(...args); window.lines.push(this) } }
  window.cut = () => window.lines.forEach(line => line.close())
}"""
LISTEN = """() => {
  window.spoken = []
  speechSynthesis.speak = words => window.spoken.push([words.lang, words.text])
}"""
DRAWN = """() => document.images.length > 0
  && [...document.images].every(image => image.naturalWidth > 0)"""
STORED = (
    "async () => [...Object.keys(localStorage), ...Object.keys(sessionStorage),"
    " ...(await indexedDB.databases()).map(base => base.name)]"
)


def objects(value: Any) -> Iterator[dict[str, Any]]:
    """Every object inside a message."""
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from objects(part)


def received(device: Device) -> list[dict[str, Any]]:
    """Every object that came over the network."""
    return [thing for text in device.received for thing in objects(json.loads(text))]


def knows_no_key(device: Device) -> None:
    """Nothing of the key is in the network log, the page or the stores of an operative."""
    seen = received(device)
    cards = [thing for thing in seen if "face" in thing and "cover" in thing]
    assert cards
    assert all(card["colour"] == card["cover"] for card in cards)
    assert not any("key" in thing for thing in seen if "event" in thing)
    assert not any(thing.get("event") in ("clue-drafted", "arbitration-asked") for thing in seen)
    assert device.page.locator(".card.key").count() == 0
    code = device.code
    known = {"redtable.settings", "redtable.lessons.pictures", f"redtable.seal.{code}"}
    assert set(device.page.evaluate(STORED)) <= known


def too_wide(device: Device) -> bool:
    """Whether the page has to be scrolled sideways."""
    return bool(device.page.evaluate("document.documentElement.scrollWidth > innerWidth + 1"))


def four(devices: Sequence[Device | None], **options: object) -> str:
    """Four people come by the invitation: two spymasters, then an operative of each team."""
    return meet(devices, "pictures", **QUIET, **options)


def test_four_people_by_invitation_one_by_touch_one_by_keyboard(
    open_device: Callable[..., Device], tmp_path: Path
) -> None:
    from tests.e2e.test_games import check_record

    devices = [open_device(), open_device(dark=True), open_device(phone=True, language="es"), open_device()]
    red, blue, phone = (Spy(device) for device in devices[:3])
    keyboard = KeyboardSpy(devices[3])
    code = clicks.host(devices[0], "pictures", **QUIET)
    assert devices[0].violations() == []
    clicks.sit_down(devices[1], code)
    clicks.sit_down(devices[2], code)
    keyboard.sit_down(code)
    clicks.start(devices[0])

    red.wait("clue")
    blue.sees("clue")
    key = red.key()
    assert blue.key() == key
    assert [len(key[colour]) for colour in ("red", "blue", "bystander", "assassin")] == [8, 7, 4, 1]
    red.write("nothing-here", 2)
    expect(red.page.locator(".check .no")).to_have_count(1)
    expect(red.page.locator("[data-give]:disabled")).to_have_count(1)
    red.give("harbour", 2)
    assert devices[0].violations() == []

    phone.touch(key["red"][0])
    phone.wait("guess")
    phone.device.touch(f"[data-place='{key['red'][1]}']")
    phone.device.touch(".prompt [data-point]")
    blue.page.wait_for_selector(".marks i")
    assert devices[2].violations() == []
    assert not too_wide(devices[2])
    before = phone.version()
    phone.device.touch(".prompt [data-key=Enter]")
    phone.settle(before)
    phone.stop()
    blue.give("danger", 9)
    keyboard.point(key["blue"][0])
    expect(keyboard.page.locator(".marks i")).to_have_count(1)
    for place in key["blue"][:5]:
        keyboard.touch(place)
    keyboard.from_list(f"touch {key['blue'][5]}")
    assert devices[3].violations() == []
    knows_no_key(devices[2])
    knows_no_key(devices[3])
    keyboard.touch(key["blue"][6])
    for device in devices:
        device.page.wait_for_selector(".ribbon")
        expect(device.page.locator(".card.key")).to_have_count(11)
        assert not too_wide(device)
    for device in (devices[0], devices[2]):
        assert device.violations() == []
    devices[0].page.wait_for_selector(".story a")
    check_record(devices[0], code, tmp_path)


def test_the_rival_denies_and_allows_and_operatives_hear_nothing(open_device: Callable[..., Device]) -> None:
    devices = [open_device() for _ in range(4)]
    red, blue, operative, _ = (Spy(device) for device in devices)
    four(devices)
    before = operative.version()
    red.write("FBI", 2)
    expect(red.page.locator(".check .hint")).to_have_count(1)
    red.ask("FBI", 2)
    blue.wait("arbitration")
    expect(blue.page.locator("#prompt-title")).to_contain_text("FBI")
    assert devices[1].violations() == []
    operative.page.reload()
    operative.sees("clue")
    blue.answer("d")
    red.wait("clue")
    expect(red.page.locator(".check")).to_contain_text("FBI")
    red.ask("treaty", 2)
    assert operative.version() == before
    assert not any("FBI" in text or "treaty" in text for text in devices[2].received)
    blue.answer("a")
    operative.wait("guess")
    expect(operative.page.locator(".clue .word")).to_contain_text("treaty", ignore_case=True)
    assert not any("FBI" in text for text in devices[2].received + devices[3].received)
    knows_no_key(devices[2])


def test_drawings_are_kept_by_browsers_and_tell_nothing(open_device: Callable[..., Device]) -> None:
    device = open_device()
    play_now(device, "pictures")
    device.page.wait_for_function(DRAWN)
    assert device.page.locator(".face img").count() == 20
    source = device.page.locator(".face img").first.get_attribute("src")
    answer = device.page.request.get(device.url + str(source))
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "max-age" in answer.headers["cache-control"]
    assert device.page.request.get(device.url + "/drawings/pictures/on.whale.svg").status == 404
    assert device.page.request.get(device.url + "/drawings/redcode/on.whale.house.svg").status == 404


def test_a_cut_line_in_the_middle_of_a_guess(open_device: Callable[..., Device]) -> None:
    leading, guessing = open_device(), open_device(altered=True)
    guessing.context.add_init_script(f"({CUT})()")
    four([leading, None, guessing, None])
    red, operative = Spy(leading), Spy(guessing)
    key = red.key()
    red.give("harbour", 3)
    operative.touch(key["red"][0])
    before = operative.version()
    page = operative.page
    page.locator(f"[data-place='{key['red'][1]}']").click()
    page.context.set_offline(True)
    page.evaluate("window.cut()")
    page.wait_for_selector(".conn")
    page.locator("[data-confirm]").click()
    page.context.set_offline(False)
    page.wait_for_selector(".conn", state="detached")
    operative.settle(before)
    sent = [text for text in guessing.sent if f'"touch {key["red"][1]}"' in text]
    assert len(sent) == 1
    expect(page.locator("[data-cover=red]")).to_have_count(2)
    page.reload()
    operative.wait("guess")
    expect(page.locator("[data-cover=red]")).to_have_count(2)
    expect(page.locator(".dots .ok")).to_have_count(2)


def test_together_with_a_bot_that_tells_afterwards_what_it_meant(open_device: Callable[..., Device]) -> None:
    subprocess.run([sys.executable, "-m", "redtable.bots.pictures.prepared", "en"], check=True)
    device = open_device()
    host(device, "pictures", mode="coop")
    device.page.wait_for_function("() => document.querySelectorAll('.seat').length === 2")
    device.touch("[data-move]")
    device.page.wait_for_selector(".seat:nth-of-type(2) .tag.lit, .seat:last-child .tag.lit")
    device.page.locator(".place.free").wait_for()
    device.page.locator(".seat select:not([data-place])").select_option("easy")
    device.touch(".seat .row.wrap button:has(svg[aria-hidden]):not([data-also])")
    device.page.wait_for_selector(".place.free", state="detached")
    start(device)
    spy = Spy(device)
    knows_no_key(device)
    for _ in range(30):
        spy.wait("guess")
        if spy.over():
            break
        spy.touch(spy.places(".face:not([data-cover])")[0])
    device.page.wait_for_selector(".ribbon")
    device.touch("[data-thoughts]")
    device.page.wait_for_selector(".thoughts .c.wrong")
    assert device.page.locator(".thoughts .c:not(.wrong)").count() > 0
    assert device.violations() == []
    device.touch("[data-rematch]")
    device.page.wait_for_selector(".lobby")
    roles = device.page.locator(".seat .who p").all_inner_texts()
    yours = device.page.locator(".seat:has(.tag.lit:text-is('you')) .who p").inner_text()
    assert "spymaster" in yours.lower()
    assert len(roles) == 2


def test_one_device_for_everybody_has_a_curtain(open_device: Callable[..., Device]) -> None:
    device = open_device(phone=True, language="it")
    host(device, "pictures", **QUIET)
    for left in (3, 2, 1):
        device.page.wait_for_function("n => document.querySelectorAll('.place.free').length === n", arg=left)
        device.touch("[data-also]")
    device.page.wait_for_selector(".place.free", state="detached")
    start(device)
    spy = Spy(device)
    page = device.page
    page.wait_for_selector("[data-curtain]")
    expect(page.locator("[data-place]")).to_have_count(0)
    assert device.violations() == []
    device.touch("[data-curtain] .btn.go")
    spy.wait("clue")
    key = spy.key()
    assert device.violations() == []
    spy.write("porto", 2)
    device.touch("[data-give]:enabled")
    page.wait_for_selector("[data-curtain]")
    expect(page.locator("[data-place]")).to_have_count(0)
    device.touch("[data-curtain] .btn.go")
    spy.wait("guess")
    expect(page.locator(".card.key")).to_have_count(0)
    device.touch(f"[data-place='{key['bystander'][0]}']")
    device.touch(".prompt [data-key=Enter]")
    page.wait_for_selector("[data-curtain]")
    device.touch("[data-curtain] .btn.go")
    spy.wait("clue")
    expect(page.locator(".card.key.blue")).to_have_count(7)


def test_a_voice_counts_and_the_turn_ends_when_time_is_up(open_device: Callable[..., Device]) -> None:
    device = open_device(language="es", altered=True)
    device.context.add_init_script(f"({LISTEN})()")
    code = host(device, "pictures", **QUIET)
    house_rules(device, code, options={**QUIET, "language": "es", "timer_clue": 12})
    for seat in (1, 2, 3):
        device.page.evaluate(
            "([code, seat]) => fetch(`/api/tables/${code}/seats/${seat}/bot`, { method: 'PUT',"
            " headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ level: 'random' }) })",
            [code, seat],
        )
    start(device)
    spy = Spy(device)
    spy.wait("clue")
    device.page.wait_for_selector("[role=timer]")
    assert device.violations() == []
    device.page.wait_for_selector('main:not([data-version="0"])')
    device.page.wait_for_function("() => window.spoken.some(([, text]) => text === '3')")
    spoken = device.page.evaluate("window.spoken")
    assert {language for language, _ in spoken} == {"es-ES"}
    assert "Rojo" in spoken[0][1]


@pytest.mark.parametrize(("language", "word"), [("es", "pista"), ("it", "indizio")])
def test_other_languages_words_and_a_larger_grid(
    open_device: Callable[..., Device], language: str, word: str
) -> None:
    devices = [open_device(language=language, phone=phone) for phone in (language == "it", True)]
    meet(devices, "pictures", mode="coop", language=language, cards="mixed", grid="5x5")
    red, operative = Spy(devices[0]), Spy(devices[1])
    red.wait("clue")
    assert word in red.page.locator("main").inner_text().lower()
    assert red.page.locator("#clue-word").get_attribute("lang") == language
    shown = red.page.locator(".card.word .face").first.inner_text().strip()
    red.write(shown, 1)
    expect(red.page.locator(".check .no .cl")).to_have_text("10.6")
    expect(red.page.locator("[data-place]")).to_have_count(25)
    red.give("futuro", 1)
    operative.touch(red.key()["bystander"][0])
    red.wait("rival_cover")
    place = red.key()["blue"][0]
    devices[0].touch(f"[data-place='{place}']")
    devices[0].touch(".prompt [data-key=Enter]")
    red.wait("clue")
    for seen in devices:
        assert not too_wide(seen)
        assert seen.violations() == []
        text = seen.page.locator("main").inner_text()
        assert not [part for part in text.split() if part.startswith(("web-", "pictures-", "table-"))]


def test_lessons_by_typing_and_touching(open_device: Callable[..., Device]) -> None:
    device = open_device()
    device.go("/learn/pictures")
    page = device.page
    device.take_lesson(3)
    page.fill("#clue-word", "magma")
    page.locator("input[name=clue-number][value='2']").check(force=True)
    page.locator("[data-give]").click()
    for _ in range(2):
        page.locator(".coach .btn.go").click()
    page.wait_for_selector(".n.done")
    device.take_lesson(5)
    for place in (12, 14, 19):
        page.locator(f"[data-place='{place}']").click()
        page.locator("[data-confirm]").click()
        page.wait_for_selector(f"[data-place='{place}'][data-cover]")
    assert device.violations() == []
    page.wait_for_function("() => document.querySelectorAll('.n.done').length === 2")


def test_three_players_sudden_death_and_a_closer_look(open_device: Callable[..., Device]) -> None:
    devices = [open_device() for _ in range(3)]
    code = meet(devices, "pictures", mode="three", **QUIET, assassin_awaits=True, picture_names=False)
    red, operative = Spy(devices[0]), Spy(devices[2])
    red.wait("clue")
    key = red.key()
    red.give("danger", 1)
    operative.wait("guess")
    assert "row" in (operative.page.locator("[data-place='0']").get_attribute("aria-label") or "")
    assert "alt" not in (operative.page.locator("[data-place='0'] img").get_attribute("alt") or "")
    operative.touch(key["assassin"][0])
    operative.page.wait_for_selector(".sudden[role=alert]")
    assert devices[2].violations() == []
    operative.page.locator(f"[data-place='{key['red'][0]}']").focus()
    operative.page.keyboard.press("v")
    operative.page.wait_for_selector("dialog[open] img")
    assert devices[2].violations() == []
    operative.page.keyboard.press("Escape")
    for place in key["red"]:
        operative.touch(place)
    for device in devices:
        device.page.wait_for_selector(".ribbon.red")
    devices[1].follow(f"/r/{code}")
    devices[1].page.wait_for_selector(".timeline")
    devices[1].page.wait_for_function(DRAWN)
    assert devices[1].violations() == []
