"""Takes the pictures of the skirmish in docs/screenshots: the table in its states, its lessons, its workshop.

    python -m tools.skirmish_pictures [FOLDER]

It starts a server of its own and plays through the page, one side on a desktop, the other on a phone.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from tests.e2e import chromium
from tests.e2e.commanders import Commander, play_on
from tests.e2e.conftest import Server
from tests.e2e.devices import Device
from tests.e2e.tables import host, sit_down, start
from tools.screenshots import FOLDER, make_smaller

if TYPE_CHECKING:
    from playwright.sync_api import Browser


class Photographer(Commander):
    """Takes a picture of the first action of some kinds before it is committed."""

    def __init__(self, device: Device, side: str, folder: Path, wanted: dict[str, str]) -> None:
        super().__init__(device, side)
        self.folder = folder
        self.wanted = wanted
        """Names of pictures by decision and mode."""

    def go(self) -> bool:
        """Look before committing."""
        pressed = self.page.locator("[data-mode][aria-pressed=true]")
        mode = pressed.first.get_attribute("data-mode") if pressed.count() else ""
        name = self.wanted.get(f"{self.main('decision')} {mode}".strip())
        if name:
            self.page.wait_for_selector("[data-go]")
            self.take(name)
        return super().go()

    def take(self, name: str) -> None:
        """One picture, once."""
        self.wanted = {key: other for key, other in self.wanted.items() if other != name}
        self.page.wait_for_timeout(900)
        file = self.folder / f"skirmish-{name}.png"
        self.page.screenshot(path=file)
        make_smaller(file)


DESKTOP = {"deploy": "deployment", "give-order fire": "firefight", "react fire": "reaction"}
PHONE = {"give-order rapid": "phone-move", "give-order assault": "phone-assault"}
MOST_GAMES = 5
"""Dice are dice: a picture may need another game."""


def the_game(
    browser: Browser, url: str, folder: Path, desktop_wants: dict[str, str], phone_wants: dict[str, str]
) -> tuple[dict[str, str], dict[str, str]]:
    """A game between a light desktop and a dark phone, to its end; gives what is still wanted."""
    desktop = Device(browser, url)
    phone = Device(browser, url, phone=True, language="es", dark=True)
    code = host(desktop, "skirmish")
    sit_down(phone, code)
    start(desktop)
    phone.page.wait_for_selector("main[data-phase]")
    blue = Photographer(desktop, "blufor", folder, desktop_wants)
    red = Photographer(phone, "redfor", folder, phone_wants)
    play_on([blue, red])
    desktop.page.wait_for_selector(".ribbon")
    blue.take("end")
    desktop.close()
    phone.close()
    return blue.wanted, red.wanted


def the_pages(browser: Browser, url: str, folder: Path) -> None:
    """A lesson and the workshop."""
    device = Device(browser, url, dark=True)
    device.go("/learn/skirmish")
    device.take_lesson(2)
    learner = Photographer(device, "blufor", folder, {})
    learner.page.wait_for_selector("[data-roster].lit")
    learner.choose("MG1")
    device.touch("[data-mode=fire]")
    device.touch("[data-target]")
    device.page.wait_for_selector("[data-go]:enabled")
    learner.take("lesson")
    device.go("/g/skirmish/battlefields")
    device.page.wait_for_selector(".verdict.good")
    device.page.locator("[data-add=forest]").click()
    learner.take("workshop")
    device.close()


def main() -> None:
    """Take all pictures."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    server = Server(str(Path(tempfile.mkdtemp(), "redtable.db")))
    server.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.flags())
        wants = (DESKTOP, PHONE)
        for _ in range(MOST_GAMES):
            wants = the_game(browser, server.url, folder, *wants)
            if not any(wants):
                break
        the_pages(browser, server.url, folder)
        browser.close()
    server.stop()


if __name__ == "__main__":
    main()
