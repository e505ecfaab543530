"""Spies who play Pictures through the page: some type, some touch, one has only a keyboard.

Operatives are told from outside which cards are theirs, as if they guessed well: their pages do not know it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tests.e2e.devices import PATIENCE

if TYPE_CHECKING:
    from tests.e2e.devices import Device


class Spy:
    """One person at the table."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.page = device.page

    def phase(self) -> str:
        """What has to be decided."""
        return self.page.locator("main").get_attribute("data-phase") or ""

    def version(self) -> str:
        """The version on the screen."""
        return self.page.locator("main").get_attribute("data-version") or ""

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase() == "over"

    def wait(self, phase: str) -> None:
        """Wait until it is this spy who decides something."""
        self.page.wait_for_selector(
            f'main[data-phase="{phase}"][data-acting="true"], main[data-phase="over"]', timeout=PATIENCE
        )

    def sees(self, phase: str) -> None:
        """Wait until the table is there."""
        self.page.wait_for_selector(f'main[data-phase="{phase}"]', timeout=PATIENCE)

    def settle(self, before: str) -> None:
        """Wait until the table has answered."""
        self.page.wait_for_selector(f'main:not([data-version="{before}"])', timeout=PATIENCE)

    # A spymaster

    def key(self) -> dict[str, list[int]]:
        """The places of each colour that are not covered, as the key shows them."""
        colours = ("red", "blue", "bystander", "assassin")
        return {colour: self.places(f".card.key.{colour} .face") for colour in colours}

    def places(self, selector: str) -> list[int]:
        """The places of cards."""
        found: list[str] = self.page.eval_on_selector_all(
            selector, "all => all.map(card => card.dataset.place)"
        )
        return [int(place) for place in found]

    def write(self, word: str, number: int) -> None:
        """Type a clue and wait for what the page thinks of it."""
        self.wait("clue")
        self.page.fill("#clue-word", word)
        self.page.locator(f"input[name=clue-number][value='{number}']").check(force=True)
        self.page.wait_for_selector(".check :is(.yes, .no, .hint)")

    def give(self, word: str, number: int) -> None:
        """Give a clue."""
        self.write(word, number)
        before = self.version()
        self.device.touch("[data-give]:enabled")
        self.settle(before)

    def ask(self, word: str, number: int) -> None:
        """Ask the rival about a clue."""
        self.write(word, number)
        before = self.version()
        self.device.touch("[data-ask]:enabled")
        self.settle(before)

    def answer(self, key: str) -> None:
        """Allow (a) or deny (d)."""
        self.wait("arbitration")
        before = self.version()
        self.device.touch(f".prompt [data-key={key}]")
        self.settle(before)

    # An operative

    def touch(self, place: int) -> None:
        """Touch a card, then confirm."""
        self.wait("guess")
        before = self.version()
        self.device.touch(f"[data-place='{place}']")
        self.device.touch(".prompt [data-key=Enter]" if self.device.phone else "[data-confirm]")
        self.settle(before)

    def stop(self) -> None:
        """No more guesses."""
        self.wait("guess")
        before = self.version()
        self.device.touch(".prompt [data-key=s]:enabled")
        self.settle(before)


class KeyboardSpy(Spy):
    """Never touches anything: Tab, arrows, letters, Enter."""

    def press(self, key: str) -> None:
        """One key."""
        self.page.keyboard.press(key)

    def focused(self, script: str) -> str:
        """Something about the element that has the focus."""
        return str(self.page.evaluate(f"(() => {{ const e = document.activeElement; return {script} }})()"))

    def tab_to(self, selector: str) -> None:
        """Press Tab until a thing has the focus."""
        for _ in range(80):
            if self.focused(f"e.matches({selector!r})") in ("True", "true"):
                return
            self.press("Tab")
        raise AssertionError(f"Tab never reaches {selector}")

    def sit_down(self, code: str) -> None:
        """Follow the invitation, take a seat, be ready."""
        self.device.go(f"/t/{code}")
        self.page.wait_for_selector("aside .btn.go")
        self.tab_to("aside .btn.go")
        self.press("Enter")
        self.page.wait_for_selector(".seat form")
        self.tab_to("aside .btn.go")
        self.press("Enter")
        self.page.wait_for_selector("aside .btn.lg.grow:not(.go)")

    def walk_to(self, place: int, columns: int = 5) -> None:
        """Tab to the grid and walk with the arrows."""
        self.tab_to("[data-place]")
        for _ in range(20):
            here = int(self.focused("e.dataset.place"))
            if here == place:
                return
            row, column = divmod(here, columns)
            to_row, to_column = divmod(place, columns)
            self.press(
                "ArrowDown"
                if to_row > row
                else "ArrowUp"
                if to_row < row
                else "ArrowRight"
                if to_column > column
                else "ArrowLeft"
            )
        raise AssertionError(f"the arrows never reach {place}")

    def point(self, place: int) -> None:
        """Point at a card."""
        self.wait("guess")
        before = self.version()
        self.walk_to(place)
        self.press("m")
        self.settle(before)

    def touch(self, place: int) -> None:
        """Enter on the card, and again."""
        self.wait("guess")
        before = self.version()
        self.walk_to(place)
        self.press("Enter")
        self.page.wait_for_selector(".card.chosen")
        self.press("Enter")
        self.settle(before)

    def from_list(self, wanted: str) -> None:
        """Open the list of actions and take one."""
        self.wait("guess")
        before = self.version()
        self.press("l")
        self.page.wait_for_selector("dialog[open] ul[aria-busy=false] .act")
        for _ in range(100):
            if re.fullmatch(wanted, self.focused("e.querySelector?.('code')?.innerText ?? ''")):
                self.press("Enter")
                self.settle(before)
                return
            self.press("Tab")
        raise AssertionError(f"Tab never reaches {wanted}")
