"""Takes the pictures in docs/screenshots: every page and the table in its states, on a desktop and a phone.

    python -m tools.screenshots [FOLDER [desktop-light phone-dark ...]]

It starts a server of its own and plays through the page. With Pillow installed the files are made smaller.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from tests.e2e import chromium
from tests.e2e.captains import Captain, play_on
from tests.e2e.conftest import Server
from tests.e2e.devices import DESKTOP, Device
from tests.e2e.spies import Spy
from tests.e2e.tables import host, house_rules, play_now, sit_down

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser

FOLDER = Path("docs", "screenshots")
PAGES = {
    "home": "/",
    "learn": "/learn",
    "rules": "/rules/redcode#RC-8.4",
    "settings": "/settings",
    "about": "/about",
}
COLOURS = 256
NAMES = {"en": ("North", "South"), "es": ("Norte", "Sur")}
AT_REST = """() => document.getAnimations().every(movement =>
  movement.playState !== 'running' || movement.effect.getComputedTiming().endTime === Infinity)"""
"""Whether nothing moves any more, but what moves for ever."""
FREEZE = """(() => {
  const later = window.setTimeout
  window.setTimeout = (work, ...rest) => later((...all) => window.frozen || work(...all), ...rest)
})()"""
"""Timers that can be stopped, so that a movement stays on the screen for its picture."""
SINKING = 520
TALL = 1400
"""Pixels that the board and the whole analysis beside it take."""
THOROUGH = 300_000
"""Milliseconds that a thorough analysis may take."""
MIDDLE = 30
ATTACKS = ":is([data-manoeuvre$=torpedo], [data-manoeuvre=mine]).lit"


class Patient(Captain):
    """Keeps all crew for an answer, and waits."""

    def do_main(self) -> None:
        """Nothing."""
        self.device.touch(".prompt [data-key=e]")


class Camera:
    """One kind of device and theme; its pictures have its name in front."""

    def __init__(self, browser: Browser, url: str, phone: bool, dark: bool, folder: Path) -> None:
        self.name = f"{'phone' if phone else 'desktop'}-{'dark' if dark else 'light'}"
        self.folder = folder
        language = "es" if phone else "en"
        self.device = Device(browser, url, phone=phone, dark=dark, language=language)
        self.friend = Device(browser, url)
        for device, name in zip((self.device, self.friend), NAMES[language], strict=True):
            device.go("/about")
            device.page.evaluate(
                "async name => { await fetch('/api/me'); await fetch('/api/me', { method: 'PATCH',"
                " headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ name }) }) }",
                name,
            )

    def take(self, what: str) -> None:
        """One picture of what is on the screen, when its letters and drawings are there and at rest."""
        self.device.page.evaluate("document.fonts.ready.then(() => true)")
        self.device.page.wait_for_load_state("networkidle")
        self.device.page.wait_for_function("() => [...document.images].every(image => image.complete)")
        self.device.page.wait_for_function(AT_REST)
        file = self.folder / f"{self.name}-{what}.png"
        self.device.page.screenshot(path=file)
        make_smaller(file)

    def pages(self) -> None:
        """The pages that need no game; at home there are a table to go on with and one to sit down at."""
        play_now(self.device)
        house_rules(self.friend, host(self.friend), listed=True)
        for what, path in PAGES.items():
            self.device.go(path)
            self.take(what)
        self.device.go("/learn/redcode")
        self.device.take_lesson(3)
        self.device.touch('[data-manoeuvre="torpedo"].lit .take')
        self.device.page.wait_for_selector('[data-manoeuvre="torpedo"].sel')
        self.device.page.evaluate("scrollTo(0, 0)")
        self.take("lesson")

    def table(self) -> None:
        """The lobby of a two against two; a duel: set-up, turn, targeting, chain, end; then its replay."""
        device, friend = self.device, self.friend
        host(device, mode="arena", ships_per_side=2)
        self.take("lobby")
        code = host(device, mode="arena")
        sit_down(friend, code)
        device.page.locator("aside .btn.go:enabled").click()
        device.page.wait_for_selector("main[data-phase]")
        friend.page.wait_for_selector("main[data-phase]")
        captains = [Captain(device), Captain(friend)]
        play_on(captains, captains[0].faces("choose"))
        self.take("setup")
        device.page.mouse.move(0, 0)
        play_on(captains, captains[0].faces("place"))
        device.page.locator(".cells .can").last.hover()
        self.take("setup-place")
        play_on([captains[0], Patient(friend)], self.sees_enemy(captains[0]))
        self.take("turn")
        device.page.locator(f"{ATTACKS} .take").last.click()
        self.take("targeting")
        device.page.keyboard.press("Escape")
        play_on([Patient(device), captains[1]], captains[0].faces("respond"))
        self.take("chain")
        play_on(captains)
        device.page.wait_for_selector(".ribbon")
        self.take("end")
        device.go(f"/r/{code}?step={MIDDLE}")
        device.page.wait_for_selector(".timeline")
        self.take("replay")
        self.analysis()
        self.replay_sinking()
        self.take("sinking")
        device.go("/replays")
        device.page.wait_for_selector(".tb")
        self.take("replays")

    def analysis(self, what: str = "analysis", whole: int = 0) -> None:
        """What was luck and what was skill; with `whole`, all of the page in so many pixels."""
        page = self.device.page
        self.device.touch(".analysis .body > .btn")
        page.locator('.analysis[data-depth="thorough"] .parts').wait_for(timeout=THOROUGH)
        if not self.device.phone:
            page.set_viewport_size({"width": DESKTOP["width"], "height": whole or TALL})
            page.locator(".moments button.link").last.click()
            page.mouse.move(0, 0)
        page.locator(".analysis h2").evaluate(
            "(head, whole) => (whole ? scrollTo(0, 0) : head.scrollIntoView())", bool(whole)
        )
        self.take(what)
        if not self.device.phone:
            page.set_viewport_size(DESKTOP)
        page.evaluate("scrollTo(0, 0)")

    def replay_sinking(self) -> None:
        """The moment of the last sinking, with its movement."""
        page = self.device.page
        page.add_init_script(FREEZE)
        page.evaluate(
            "localStorage.setItem('redtable.settings', JSON.stringify({ motion: 'full', sound: 0 }))"
        )
        page.reload()
        page.locator(".marks .blue, .marks .red").last.click()
        steps = page.locator(".keys .ib")
        steps.nth(1).click()
        page.wait_for_function("!document.querySelector('.going')")
        steps.nth(2).click()
        page.wait_for_selector(".going", state="attached")
        page.evaluate(
            "at => { window.frozen = true; document.getAnimations().forEach(movement => {"
            " movement.pause(); movement.currentTime = at }); scrollTo(0, 0) }",
            SINKING,
        )

    def sees_enemy(self, captain: Captain) -> Callable[[], bool]:
        """Whether it is this captain's turn with something to shoot at."""
        return lambda: captain.faces("main")() and captain.page.locator(ATTACKS).count() > 0

    def pictures(self) -> None:
        """A game of Pictures with a friend as the other spymaster: lobby, clue, guess, sudden death, end."""
        device, friend = self.device, self.friend
        language = "es" if device.phone else "en"
        options = {"mode": "coop", "language": language, "assassin_awaits": True}
        code = host(device, "pictures", **options)
        if not device.phone:
            self.take("pictures-lobby")
        sit_down(friend, code)
        device.page.locator("aside .btn.go:enabled").click()
        spymaster, operative = Spy(device), Spy(friend)
        spymaster.wait("clue")
        key = spymaster.key()
        for place in key["red"][:2]:
            device.touch(f"[data-place='{place}']")
        device.page.fill("#clue-word", "puerto" if device.phone else "harbour")
        self.take("pictures-clue")
        device.touch("[data-give]:enabled")
        operative.touch(key["red"][0])
        operative.touch(key["bystander"][0])
        spymaster.wait("rival_cover")
        device.touch(f"[data-place='{spymaster.key()['blue'][0]}']")
        device.touch(".prompt [data-key=Enter]")
        if device.phone:
            return
        spymaster.give("luna", 1)
        operative.touch(key["assassin"][0])
        for place in key["red"][1:]:
            operative.touch(place)
        device.page.wait_for_selector(".ribbon")
        self.take("pictures-end")

    def pictures_guess(self) -> None:
        """The other side of the table: this device guesses, the friend knows the key."""
        device, friend = self.device, self.friend
        language = "es" if device.phone else "en"
        code = host(friend, "pictures", mode="coop", language=language, assassin_awaits=True)
        sit_down(device, code)
        friend.page.locator("aside .btn.go:enabled").click()
        spymaster, operative = Spy(friend), Spy(device)
        spymaster.wait("clue")
        key = spymaster.key()
        spymaster.give("puerto" if device.phone else "harbour", 3)
        for place in key["red"][:2]:
            operative.touch(place)
        device.touch(f"[data-place='{key['red'][2]}']")
        device.touch("[data-point]")
        device.page.wait_for_selector(".marks i")
        self.take("pictures-guess")
        device.page.keyboard.press("Escape")
        operative.touch(key["assassin"][0])
        self.take("pictures-sudden")

    def close(self) -> None:
        """Put the devices away."""
        self.device.close()
        self.friend.close()


def make_smaller(file: Path) -> None:
    """Fewer colours, if Pillow is there."""
    try:
        from PIL import Image
    except ImportError:
        return
    with Image.open(file) as picture:
        picture.convert("RGB").quantize(COLOURS, kmeans=3, dither=Image.Dither.NONE).save(file, optimize=True)


def main() -> None:
    """Take all pictures."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    server = Server(str(Path(tempfile.mkdtemp(), "redtable.db")))
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.flags())
            for phone in (False, True):
                for dark in (False, True):
                    camera = Camera(browser, server.url, phone, dark, folder)
                    if sys.argv[2:] and camera.name not in sys.argv[2:]:
                        camera.close()
                        continue
                    camera.pages()
                    camera.table()
                    if phone == dark:
                        camera.pictures()
                        camera.pictures_guess()
                    camera.close()
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
