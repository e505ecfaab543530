"""A person's device: a browser context with its own cookies, screen, language and way of pointing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import TimeoutError, ViewportSize

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, WebSocket

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
LYING: ViewportSize = {"width": 844, "height": 390}
PATIENCE = 60_000
"""How many milliseconds to wait for a thing before it counts as missing: a busy machine is slow."""
GLANCE = 2_000
LOCALES = {"es": "es-ES", "en": "en-GB", "it": "it-IT"}
AXE = Axe()
FINDINGS = """options => axe.run({ resultTypes: ['violations'], preload: false, ...options }).then(found =>
  found.violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html.slice(0, 160)}`)))"""
"""What axe has against the page, one line each. Our style sheets need no preloading."""
EXPECTED = ("WebSocket connection to", "Failed to load resource", "net::ERR")
"""What a browser says of a cut line is no fault of ours."""


class Device:
    """One page on one device; everything that comes over its sockets and requests is kept."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        phone: bool = False,
        lying: bool = False,
        language: str = "en",
        dark: bool = False,
        still: bool = True,
        scale: float = 1,
    ) -> None:
        self.url = url
        self.language = language
        self.phone = phone or lying
        self.dark = dark
        self.context = browser.new_context(
            viewport=LYING if lying else PHONE if phone else DESKTOP,
            has_touch=self.phone,
            is_mobile=self.phone,
            device_scale_factor=scale,
            locale=LOCALES[language],
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
        )
        self.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=url)
        self.context.set_default_timeout(PATIENCE)
        self.page = self.context.new_page()
        self.faults: list[str] = []
        self.received: list[str] = []
        self.sent: list[str] = []
        self.page.on("console", self.heard)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("websocket", self.listen)
        self.page.on("response", self.keep)

    def heard(self, message: ConsoleMessage) -> None:
        """Errors in the console are faults, except those about a line that we cut."""
        if message.type == "error" and not any(part in message.text for part in EXPECTED):
            self.faults.append(message.text)

    def listen(self, socket: WebSocket) -> None:
        """Keep what a socket carries."""
        socket.on("framereceived", lambda data: self.received.append(str(data)))
        socket.on("framesent", lambda data: self.sent.append(str(data)))

    def keep(self, response: Any) -> None:
        """Keep the answers of the API."""
        if "/api/" in response.url and response.ok:
            try:
                self.received.append(response.text())
            except Exception:
                return

    def go(self, path: str) -> None:
        """Open a page and wait until it is there."""
        self.page.goto(self.url + path)
        self.page.wait_for_selector("main#main")

    @property
    def code(self) -> str:
        """The code of the table that is open."""
        return self.page.url.rsplit("/", 1)[-1]

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Ask the server as the page of this device would, with its cookie; gives the answer."""
        if not self.context.cookies():
            assert self.context.request.get(f"{self.url}/api/me").ok
        answer = self.context.request.fetch(self.url + path, method=method, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def take_lesson(self, number: int) -> None:
        """Choose a lesson of the list, from 0, and wait until it is the one on the table."""
        self.page.locator(".list button").nth(number).click()
        self.page.wait_for_selector(f".list li:nth-child({number + 1}) button[aria-current=step]")

    def touch(self, selector: str) -> None:
        """Tap or click the first thing that fits."""
        thing = self.page.locator(selector).first
        if self.phone:
            thing.tap()
        else:
            thing.click()

    def touch_if_there(self, selector: str) -> bool:
        """Tap or click a thing that may be gone in a moment; whether it was there."""
        thing = self.page.locator(selector).first
        try:
            if self.phone:
                thing.tap(timeout=GLANCE)
            else:
                thing.click(timeout=GLANCE)
        except TimeoutError:
            return False
        return True

    def set(self, **choices: object) -> None:
        """Change settings of this device, as its page of settings does."""
        self.go("/about")
        self.page.evaluate(
            "wanted => localStorage.setItem('redtable.settings', JSON.stringify({"
            " ...JSON.parse(localStorage.getItem('redtable.settings') ?? '{}'), ...wanted }))",
            choices,
        )

    def too_wide(self) -> bool:
        """Whether the page has to be scrolled sideways."""
        size = self.page.viewport_size
        assert size is not None
        wide: int = self.page.evaluate("Math.max(innerWidth, document.documentElement.scrollWidth)")
        return wide > size["width"] + 1

    def violations(self) -> list[str]:
        """What axe finds on the page as it is, and what it finds of the colours of the other theme."""
        found = self.axe({})
        if self.phone:  # the colours are those of a large screen
            return found
        self.page.emulate_media(color_scheme="light" if self.dark else "dark")
        found += self.axe({"runOnly": ["color-contrast"]})
        self.page.emulate_media(color_scheme="dark" if self.dark else "light")
        return found

    def axe(self, options: dict[str, Any]) -> list[str]:
        """What axe finds."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.axe_script)
        found: list[str] = self.page.evaluate(FINDINGS, options)
        return found

    def close(self) -> None:
        """Put the device away."""
        self.context.close()
