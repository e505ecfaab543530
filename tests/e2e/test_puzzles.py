"""Puzzles in the browser: wrong answers are refuted, right ones count, the result of the day is shared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from redtable.kernel.puzzle import facts_of, puzzles_in
from redtable.kernel.registry import find_game

if TYPE_CHECKING:
    from collections.abc import Callable

    from redtable.kernel.scenario import Puzzle
    from tests.e2e.devices import Device

PUZZLES = {
    game: {name: facts_of(found) for name, found in puzzles_in(find_game(game).package).items()}
    for game in ("redcode", "skirmish", "damage", "pictures")
}


def named(game: str, fits: Callable[[Puzzle], bool]) -> str:
    """The first puzzle of a game that fits."""
    return next(name for name, facts in PUZZLES[game].items() if fits(facts))


def worst(facts: Puzzle) -> str:
    """The worst answer."""
    return min(facts.chances, key=lambda text: facts.chances[text])


def test_a_wrong_answer_is_refuted_and_the_right_one_is_shown(open_device: Callable[..., Device]) -> None:
    """Red Code, by the keys that stand on the buttons."""
    name = named("redcode", lambda facts: "end" in facts.chances and facts.best[0][0] != "end")
    device = open_device()
    page = device.page
    device.go(f"/puzzles/redcode/{name}")
    expect(page.locator(".coach .task")).to_be_visible()
    assert device.violations() == []
    page.keyboard.press("e")
    expect(page.locator(".coach h2")).to_contain_text("something better")
    page.keyboard.press("Enter")
    expect(page.locator(".coach .step")).to_contain_text("2 of")
    page.keyboard.press("t")
    expect(page.locator(".coach .task")).to_be_visible()
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator(".coach h2")).to_contain_text("The answer")
    best = PUZZLES["redcode"][name].best[0][0]
    expect(page.locator(f'.coach [data-answer="{best}"]')).to_be_visible()


def test_a_puzzle_of_the_skirmish_is_solved(open_device: Callable[..., Device]) -> None:
    """A command die for a chit, or to roll: by key and by mouse."""
    name = named("skirmish", lambda facts: "roll" in facts.chances)
    facts = PUZZLES["skirmish"][name]
    right = [plan[0] for plan in facts.best]
    device = open_device()
    page = device.page
    device.go(f"/puzzles/skirmish/{name}")
    expect(page.locator(".coach .task")).to_be_visible()
    expect(page.locator(".coach .asked")).to_contain_text("Take chits off, or roll?")
    assert device.violations() == []
    for action in (worst(facts), right[0]):
        if action == "roll":
            page.keyboard.press("r")
        else:
            page.locator(f'[data-act="{action}"]').click()
        expected = "Right!" if action in right else "something better"
        expect(page.locator(".coach h2")).to_contain_text(expected)
        if action not in right:
            page.keyboard.press("t")
    expect(page.locator(".list li a.done")).to_have_count(1)


def test_no_reaction_by_its_key_is_refuted_and_the_answer_has_no_moment(
    open_device: Callable[..., Device],
) -> None:
    name = named("skirmish", lambda facts: " @" in facts.best[0][0] and "decline" in facts.chances)
    best = PUZZLES["skirmish"][name].best[0][0]
    device = open_device()
    page = device.page
    device.go(f"/puzzles/skirmish/{name}")
    expect(page.locator(".coach .asked")).to_contain_text("React?")
    page.keyboard.press("p")
    expect(page.locator(".coach h2.wrong")).to_be_visible()
    page.keyboard.press("x")
    answer = page.locator(f'.coach [data-answer="{best}"]')
    expect(answer).to_contain_text(best.split()[0])
    expect(answer).not_to_contain_text("@")


def test_a_puzzle_of_pictures_asks_for_all_cards_that_were_meant(open_device: Callable[..., Device]) -> None:
    name = named("pictures", lambda facts: facts.find > 1)
    facts = PUZZLES["pictures"][name]
    device = open_device(language=name[:2])
    page = device.page
    device.go(f"/puzzles/pictures/{name}")
    expect(page.locator(".coach .task")).to_be_visible()
    assert device.violations() == []

    def touch(action: str) -> None:
        page.locator(f'[data-place="{action.removeprefix("touch ")}"]').click()
        page.keyboard.press("Enter")

    touch(worst(facts))
    expect(page.locator(".coach h2.wrong")).to_be_visible()
    page.keyboard.press("t")
    for number, plan in enumerate(facts.best, 1):
        touch(plan[0])
        if number < facts.find:
            expect(page.locator(".coach .task")).to_contain_text(f"{number} ")
    expect(page.locator(".coach h2.right")).to_be_visible()


def test_going_on_after_the_number_of_a_clue_is_reached(open_device: Callable[..., Device]) -> None:
    """Whoever is to go on sees what was touched; to stop is refuted, the card that was left is right."""
    name = named("pictures", lambda facts: facts.theme == "stop" and facts.best[0][0] != "stop")
    device = open_device()
    page = device.page
    device.go(f"/puzzles/pictures/{name}")
    expect(page.locator(".coach .task")).to_be_visible()
    page.get_by_role("button", name="Stop guessing").click()
    expect(page.locator(".coach h2.wrong")).to_be_visible()
    page.keyboard.press("t")
    page.locator(f'[data-place="{PUZZLES["pictures"][name].best[0][0].removeprefix("touch ")}"]').click()
    page.keyboard.press("Enter")
    expect(page.locator(".coach h2.right")).to_be_visible()


def test_a_clue_is_chosen_among_several(open_device: Callable[..., Device]) -> None:
    name = named("pictures", lambda facts: facts.theme == "clue")
    device = open_device(phone=True, language=name[:2])
    device.go(f"/puzzles/pictures/{name}")
    best = PUZZLES["pictures"][name].best[0][0]
    device.touch(f'[data-offer="{best}"]')
    expect(device.page.locator(".coach h2.right")).to_be_visible()
    assert not device.too_wide()


def test_the_puzzle_of_the_day_is_solved_on_a_phone_and_shared(open_device: Callable[..., Device]) -> None:
    device = open_device(phone=True, language="it")
    page = device.page
    device.go("/puzzles/damage")
    expect(page.locator(".coach .task")).to_be_visible()
    expect(page.locator(".list .day.on")).to_contain_text("Problema del giorno")
    expect(page.locator(".coach [data-choice]").first).to_be_in_viewport(ratio=1)
    assert not device.too_wide()
    name = (page.locator(".list li a.on").get_attribute("href") or "").rpartition("/")[2]
    facts = PUZZLES["damage"][name]
    device.touch(f'[data-choice="{worst(facts).removeprefix("score ")}"]')
    expect(page.locator(".coach h2.wrong")).to_be_visible()
    page.get_by_role("button", name="Riprova").tap()
    device.touch(f'[data-choice="{facts.best[0][0].removeprefix("score ")}"]')
    expect(page.locator(".coach h2.right")).to_be_visible()
    page.get_by_role("button", name="Condividi").tap()
    shared = page.evaluate("navigator.clipboard.readText()")
    assert "🟥🟩" in shared
    assert "1 giorno" in shared
    assert not any(action in shared for action in facts.chances)
