"""Takes the pictures of Battle Damage in docs/screenshots: desk, phone, odds, ships, duel, lesson.

    python -m tools.battle_screenshots [FOLDER]

It starts a server of its own and plays through the pages, like `tools.screenshots`.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from tests.e2e import chromium
from tests.e2e.battles import Marker, fight, open_desk, take_part
from tests.e2e.conftest import Server
from tests.e2e.devices import PATIENCE, Device
from tools.screenshots import FOLDER, make_smaller

if TYPE_CHECKING:
    from playwright.sync_api import Browser

FLEET = [("Resolute", "ts-ca"), ("Kahn", "kli-d7"), ("Mule", "fr-small")]
COMPARED = "main[data-compared=true][aria-busy=false]"


def take(device: Device, file: Path, wait: int = 900) -> None:
    """One picture of what is on the screen."""
    device.page.mouse.move(0, 0)
    device.page.wait_for_timeout(wait)
    device.page.screenshot(path=file)
    make_smaller(file)


def desk(browser: Browser, url: str, folder: Path) -> None:
    """A battle of three ships, some volleys old, with a choice open; on a desktop and on a phone."""
    wide, small = Device(browser, url), Device(browser, url, phone=True, language="it")
    code = open_desk(wide, FLEET)
    take_part(small, code)
    one, other = Marker(wide), Marker(small)
    for ship, hits in (("Kahn", 9), ("Mule", 5), ("Resolute", 11)):
        one.volley(ship, hits)
        one.finish()
    wide.page.keyboard.press("t")
    one.until("desk")
    one.volley("Resolute", 18)
    while one.until("choose", "desk") == "choose" and wide.page.locator("[data-aside]").inner_text() == "0":
        one.choose()
    other.sees(one.version())
    wide.page.wait_for_selector("dl .bar")
    take(wide, folder / "damage-desk.png")
    take(small, folder / "damage-phone.png")
    small.touch(".tabs [role=tab]:nth-child(2)")
    take(small, folder / "damage-phone-sheet.png")
    wide.close()
    small.close()


def rooms(browser: Browser, url: str, folder: Path) -> None:
    """Odds and the ship editor."""
    device = Device(browser, url)
    device.go("/g/damage/odds?ship=ts-ca&hits=18")
    device.page.wait_for_selector(COMPARED, timeout=90_000)
    take(device, folder / "damage-odds.png")
    device.go("/g/damage/ships?ship=fed-ca")
    device.page.wait_for_selector("main[data-sound=true]", timeout=PATIENCE)
    device.page.locator("[data-system=photon] button").last.click()
    take(device, folder / "damage-ships.png", 1500)
    device.go("/learn/damage")
    device.take_lesson(3)
    take(device, folder / "damage-lesson.png")
    device.close()


def duel(browser: Browser, url: str, folder: Path) -> None:
    """The end of a duel, in the dark."""
    device = Device(browser, url, dark=True)
    device.go("/g/damage/desk")
    device.page.wait_for_selector("[data-duel]:enabled", timeout=PATIENCE)
    device.touch("[data-duel]")
    device.page.wait_for_selector("main[data-phase]")
    marker = Marker(device)
    while marker.until("fire", "choose") != "choose":
        device.page.keyboard.press("f")
        marker.sees(marker.version() + 1)
    device.page.wait_for_selector("dl .bar")
    take(device, folder / "damage-dark.png")
    fight(marker)
    device.page.wait_for_selector(".fair")
    take(device, folder / "damage-end.png")
    device.close()


def main() -> None:
    """Take all pictures."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    server = Server(str(Path(tempfile.mkdtemp(), "redtable.db")))
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.flags())
            for scene in (desk, rooms, duel):
                scene(browser, server.url, folder)
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
