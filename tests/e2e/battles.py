"""People at a battle's table, for the tests of the web client: the desk and the duel by touch and by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.e2e.devices import PATIENCE
from tests.e2e.positions import Position, begin, put

if TYPE_CHECKING:
    from tests.e2e.devices import Device

LOST = """() => Object.fromEntries([...document.querySelectorAll('.ssd [data-box]')]
  .map(box => [box.dataset.box, box.querySelectorAll('i.lost').length]))"""


class Marker:
    """Somebody at a desk or in a duel."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.page = device.page

    def attribute(self, name: str) -> str:
        """What the table says about itself."""
        return self.page.locator("main").get_attribute(name) or ""

    def version(self) -> int:
        """The version on the screen."""
        return int(self.attribute("data-version") or 0)

    def phase(self) -> str:
        """What is to be done."""
        return self.attribute("data-phase")

    def until(self, *phases: str) -> str:
        """Wait until one of these phases is on the screen and nothing is on its way."""
        wanted = ", ".join(f'main[data-phase="{phase}"][data-acting="true"]' for phase in phases)
        self.page.wait_for_selector(wanted, timeout=PATIENCE)
        return self.phase()

    def sees(self, version: int) -> None:
        """Wait until the screen is as new as that."""
        self.page.wait_for_function(
            "version => Number(document.querySelector('main').dataset.version) >= version",
            arg=version,
            timeout=PATIENCE,
        )

    def look_at(self, ship: str) -> None:
        """Choose a ship."""
        self.device.touch(f'.fleet [data-ship="{ship}"]')

    def deck(self) -> None:
        """On a phone the deck is a tab."""
        if self.device.phone:
            self.device.touch(".tabs [role=tab]:nth-child(1)")

    def volley(self, ship: str, hits: int) -> None:
        """Announce a volley."""
        self.look_at(ship)
        self.deck()
        field = self.page.locator(".command input[inputmode=numeric]")
        field.fill(str(hits))
        field.dispatch_event("change")
        before = self.version()
        self.device.touch(".command [data-key=v]")
        self.sees(before + 1)

    def choose(self) -> None:
        """Give up the first box that is offered."""
        before = self.version()
        self.device.touch("[data-choice]")
        self.sees(before + 1)

    def finish(self) -> None:
        """Deal and choose until no volley is open."""
        for _ in range(200):
            phase = self.until("choose", "desk", "deal")
            if phase == "desk":
                return
            before = self.version()
            wanted = "[data-choice]" if phase == "choose" else '.command [data-key="Enter"]'
            self.page.evaluate("wanted => document.querySelector(wanted)?.click()", wanted)
            self.sees(before + 1)
        raise AssertionError("the volley does not end")

    def left(self) -> dict[str, int]:
        """How many boxes of each kind are lost on the sheet."""
        found: dict[str, int] = self.page.evaluate(LOST)
        return found

    def shows(self, lost: dict[str, int]) -> None:
        """Wait until the sheet has lost exactly these."""
        self.page.wait_for_function(
            f"wanted => JSON.stringify(({LOST})()) === JSON.stringify(wanted)", arg=lost, timeout=PATIENCE
        )


def open_desk(device: Device, ships: list[tuple[str, str]]) -> str:
    """Open a battle from its page; gives the code."""
    device.go("/g/damage/desk")
    device.page.wait_for_selector("[data-open]:enabled", timeout=PATIENCE)
    rows = device.page.locator(".ships li")
    while rows.count() < len(ships):
        device.touch(".two .foot .btn:not(.go)")
    for number, (name, kind) in enumerate(ships):
        rows.nth(number).locator("select").select_option(kind)
        rows.nth(number).locator("input").fill(name)
    device.touch("[data-open]")
    device.page.wait_for_selector("main[data-phase]", timeout=PATIENCE)
    return device.page.url.rsplit("/", 1)[1]


def put_desk(device: Device, ships: list[tuple[str, str]], number: int = 0) -> Marker:
    """A battle that begins, with the cards of that number; for one person, without the page that opens it."""
    fleet = [f"{name.replace(' ', '_')}={kind}" for name, kind in ships]
    options = {"mode": "desk", "markers": 1, "ships": fleet}
    device.come(f"/t/{put([device], Position(begin('damage', number, **options), 0, options))}")
    device.page.wait_for_selector("main[data-phase]")
    return Marker(device)


def take_part(device: Device, code: str) -> None:
    """Open the link and sit down."""
    device.go(f"/t/{code}")
    device.page.wait_for_selector("[data-join]", timeout=PATIENCE)
    device.touch("[data-join]")
    device.page.wait_for_selector("[data-join]", state="detached", timeout=PATIENCE)
    device.page.wait_for_selector("main[data-phase]", timeout=PATIENCE)


def fight(marker: Marker, most: int = 600) -> int:
    """Fire and choose until the duel is over; gives the number of decisions."""
    for decisions in range(most):
        marker.page.wait_for_selector(
            "main[data-phase=over], main[data-acting=true]:is([data-phase=fire], [data-phase=choose])",
            timeout=PATIENCE,
        )
        if marker.phase() == "over":
            return decisions
        before = marker.version()
        marker.page.keyboard.press("f" if marker.phase() == "fire" else "1")
        marker.sees(before + 1)
    raise AssertionError("the duel does not end")
