"""A person's device: a browser context with its own cookies, screen, language and way of pointing."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING, Any, NamedTuple

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import TimeoutError, ViewportSize

if TYPE_CHECKING:
    from playwright.sync_api import (
        Browser,
        BrowserContext,
        CDPSession,
        ConsoleMessage,
        Error,
        Page,
        WebSocket,
    )

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
LYING: ViewportSize = {"width": 844, "height": 390}
PATIENCE = 120_000
"""How many milliseconds to wait for a thing before it counts as missing: a busy machine is slow."""
GLANCE = 2_000
LOCALES = {"es": "es-ES", "en": "en-GB", "it": "it-IT"}
AXE = Axe()
FINDINGS = """options => axe.run({ resultTypes: ['violations'], preload: false, ...options }).then(found =>
  found.violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html.slice(0, 160)}`)))"""
"""What axe has against the page, one line each. Our style sheets need no preloading."""
FOLLOW = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }"
NEWS = """most => new Promise(resolve => {
  const end = () => { observer.disconnect(); clearTimeout(timer); resolve() }
  const observer = new MutationObserver(end)
  const timer = setTimeout(end, most)
  observer.observe(document.querySelector('main') ?? document, { attributes: true })
})"""
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
ASKED = re.compile(r'"type":"ask","id":(\d+)')
ANSWERED = re.compile(r'"type":"(?:answer|failed)","id":(\d+)')
QUIET = "/icon.svg"
"""A page of the same origin on which nothing happens: the process that knows the scripts stays."""
EXPECTED = ("WebSocket connection to", "Failed to load resource", "net::ERR")
"""What a browser says of a cut line is no fault of ours."""


def wait_for_news(page: Page, most: int = 100) -> None:
    """Wait until the table says something new about itself, at most so many milliseconds."""
    page.evaluate(NEWS, most)


class Kind(NamedTuple):
    """What of a context cannot be changed later."""

    phone: bool
    lying: bool
    scale: float

    @property
    def size(self) -> ViewportSize:
        """The screen."""
        return LYING if self.lying else PHONE if self.phone else DESKTOP


class Shelf:
    """Contexts that nobody uses, each with its page: emptied of all they kept, their scripts still compiled.

    A context from here costs a third of the processor time of a new one.
    """

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.resting: dict[Kind, list[BrowserContext]] = {}
        self.name = ""

    def user_agent(self, page: Page) -> str:
        """What the browser calls itself."""
        self.name = self.name or page.evaluate("navigator.userAgent")
        return self.name

    def take(self, kind: Kind) -> BrowserContext:
        """A context of this kind without any memory, with one page."""
        resting = self.resting.get(kind)
        if resting:
            return resting.pop()
        return new_context(self.browser, self.url, kind)

    def put_back(self, kind: Kind, context: BrowserContext, session: CDPSession) -> None:
        """Empty a context, end its page's session, and keep it for the next who wants one of this kind."""
        page, *others = context.pages
        for other in others:
            other.close()
        context.set_offline(False)
        page.unroute_all()
        page.goto(self.url + QUIET)
        page.evaluate("sessionStorage.clear()")
        page.mouse.move(0, 0)
        context.clear_cookies()
        session.send("Storage.clearDataForOrigin", {"origin": self.url, "storageTypes": "all"})
        session.detach()
        self.resting.setdefault(kind, []).append(context)


def new_context(browser: Browser, url: str, kind: Kind, own: str | None = None) -> BrowserContext:
    """A context as a device of this kind has it, with one page.

    `own`: the language of the only device that will have it; such a context has a service worker too.
    """
    context = browser.new_context(
        viewport=kind.size,
        has_touch=kind.phone,
        is_mobile=kind.phone,
        device_scale_factor=kind.scale,
        locale=LOCALES[own] if own else None,
        reduced_motion="reduce",
        service_workers="allow" if own else "block",
    )
    context.grant_permissions(["clipboard-read", "clipboard-write"], origin=url)
    context.set_default_timeout(PATIENCE)
    context.new_page()
    return context


class Device:
    """One page on one device; everything that comes over its sockets and requests is kept.

    `altered`: the test puts scripts into the context, needs the service worker or asks what a first visit
    costs, so it gets a context of its own; so does a device without a shelf.
    """

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
        altered: bool = False,
        shelf: Shelf | None = None,
    ) -> None:
        self.url = url
        self.language = language
        self.phone = phone or lying
        self.dark = dark
        self.kind = Kind(self.phone, lying, scale)
        self.shelf = None if altered else shelf
        self.context = (
            self.shelf.take(self.kind) if self.shelf else new_context(browser, url, self.kind, language)
        )
        self.page = self.context.pages[0]
        self.session = self.speak(LOCALES[language], self.shelf) if self.shelf else None
        self.page.set_viewport_size(self.kind.size)
        self.page.emulate_media(
            media="screen",
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
        )
        self.faults: list[str] = []
        self.received: list[str] = []
        self.sent: list[str] = []
        self.questions: set[str] = set()
        """Of the page to the game, on the last socket, without an answer yet."""
        self.hear(self.page)

    def speak(self, locale: str, shelf: Shelf) -> CDPSession:
        """Have a context of the shelf speak a language until the session that is given ends."""
        self.context.set_extra_http_headers({"Accept-Language": locale})
        session = self.context.new_cdp_session(self.page)
        name = shelf.user_agent(self.page)
        session.send("Emulation.setUserAgentOverride", {"userAgent": name, "acceptLanguage": locale})
        session.send("Emulation.setLocaleOverride", {"locale": locale})
        return session

    def hear(self, page: Page) -> None:
        """Keep what a page says, and what comes and goes."""
        page.on("console", self.heard)
        page.on("pageerror", self.failed)
        page.on("websocket", self.listen)
        page.on("response", self.keep)

    def failed(self, error: Error) -> None:
        """An exception that nobody caught."""
        self.faults.append(str(error))

    def heard(self, message: ConsoleMessage) -> None:
        """Errors in the console are faults, except those about a line that we cut."""
        if message.type == "error" and not any(part in message.text for part in EXPECTED):
            self.faults.append(message.text)

    def listen(self, socket: WebSocket) -> None:
        """Keep what a socket carries."""
        self.questions = set()
        socket.on("framereceived", lambda data: self.hear_frame(str(data)))
        socket.on("framesent", lambda data: self.say_frame(str(data)))

    def hear_frame(self, text: str) -> None:
        """A message of the server."""
        self.received.append(text)
        if answer := ANSWERED.search(text):
            self.questions.discard(answer[1])

    def say_frame(self, text: str) -> None:
        """A message of the page."""
        self.sent.append(text)
        if question := ASKED.search(text):
            self.questions.add(question[1])

    def settle(self) -> None:
        """Wait until the game has answered all that the page asked, and the page shows it."""
        end = time.monotonic() + PATIENCE / 1000
        self.page.evaluate(DRAWN)
        while self.questions:
            assert time.monotonic() < end, f"no answer to {self.questions}"
            self.page.wait_for_timeout(20)
            self.page.evaluate(DRAWN)

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

    def follow(self, path: str) -> None:
        """Come to another page as by a link on this one, without loading the scripts anew."""
        self.page.evaluate(FOLLOW, path)
        self.page.wait_for_selector("main#main")

    def come(self, path: str) -> None:
        """Come to a page from wherever this device is: by a link if it shows a page of the app."""
        shown = self.page.url.startswith(self.url) and not self.page.url.endswith(QUIET)
        (self.follow if shown else self.go)(path)

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
        """Change settings of this device, as its page of settings does. The page it shows goes."""
        self.page.goto(self.url + QUIET)
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
        """Put the device away: the next one of its kind may be this one, without any memory."""
        if self.shelf is None or self.session is None:
            self.context.close()
            return
        self.page.remove_listener("console", self.heard)
        self.page.remove_listener("pageerror", self.failed)
        self.page.remove_listener("websocket", self.listen)
        self.page.remove_listener("response", self.keep)
        self.shelf.put_back(self.kind, self.context, self.session)
