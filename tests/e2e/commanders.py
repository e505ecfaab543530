"""Commanders who play the skirmish through the page: one with a finger on a phone, one with a keyboard alone.

They see what a person sees: what is lit, what stands where on the table, what the buttons say.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from playwright.sync_api import TimeoutError

from tests.e2e.devices import PATIENCE
from tests.e2e.playing import let_play

if TYPE_CHECKING:
    from collections.abc import Callable

    from redtable.games.skirmish.view import SkirmishView
    from tests.e2e.devices import Device

ACTING = 'main[data-acting="true"], main[data-decision="over"]'
FRAME = 17 / 20
"""The frame of the drawing, in inches."""
SIZE = 48, 36
STATE = """() => {
  const main = document.querySelector('main')?.dataset ?? {}
  return [main.decision ?? '', main.acting === 'true', main.version ?? '']
}"""
Point = tuple[float, float]


def decides(view: SkirmishView, kind: str) -> bool:
    """Whether a seat has this to decide."""
    return bool(view.legal) and view.decision is not None and view.decision.kind == kind


class Commander:
    """Plays by touching things."""

    def __init__(self, device: Device, side: str) -> None:
        self.device = device
        self.page = device.page
        self.side = side
        self.done: list[str] = []
        """What was decided, by kind."""
        self.asked: list[str] = []
        """What the prompt said when a reaction was asked for."""
        self.table: list[Commander] = [self]
        """Everybody at the table."""

    def charged(self) -> bool:
        """Whether there has been an assault: before it, nobody shoots without need."""
        return any("assault" in commander.done for commander in self.table)

    def main(self, name: str) -> str:
        """Something that the page says about itself."""
        return self.page.locator("main").get_attribute(f"data-{name}") or ""

    def state(self) -> tuple[str, bool, str]:
        """What has to be decided, whether by this commander, and the version on the screen: at one moment."""
        decision, acting, version = self.page.evaluate(STATE)
        return decision, acting, version

    def acting(self) -> bool:
        """Whether it is for this commander to decide."""
        return self.state()[1]

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state()[0] == "over"

    def faces(self, decision: str) -> Callable[[], bool]:
        """Whether this is what the commander has to decide, to be asked again and again."""
        return lambda: self.state()[:2] == (decision, True)

    def wait(self) -> bool:
        """Wait until there is something to decide; False when the game is over."""
        self.page.wait_for_selector(ACTING, timeout=PATIENCE)
        return not self.over()

    def decide(self) -> None:
        """One decision, and wait until the table has answered; if it does not, say what the page shows."""
        decision, _, before = self.state()
        self.done.append(decision)
        if decision == "react":
            self.asked.append(self.asking())
        getattr(self, f"do_{decision.replace('-', '_')}")()
        try:
            self.page.wait_for_selector(f'main:not([data-version="{before}"])', timeout=PATIENCE)
        except TimeoutError as fault:
            self.page.screenshot(path="build/e2e-failure.png")
            shown = self.page.locator("main").inner_text()
            raise AssertionError(
                f"nothing follows in {decision!r}; sent {self.device.sent[-3:]}; {shown}"
            ) from fault

    # Looking

    def asking(self) -> str:
        """What the prompt says, once the game has said what the answer at hand would bring."""
        said = self.page.wait_for_function(
            """() => {
                const said = document.querySelector('.prompt .msg')?.innerText ?? ''
                return said && !said.includes('…') && said
            }"""
        )
        return str(said.json_value())

    def units(self) -> dict[str, Point]:
        """Where every unit stands, in inches, as its button on the table shows it."""
        found: list[tuple[str, float, float]] = self.page.eval_on_selector_all(
            "button.hit",
            "all => all.map(e => [e.dataset.unit, parseFloat(e.style.left), parseFloat(e.style.top)])",
        )
        wide, high = SIZE[0] + 2 * FRAME, SIZE[1] + 2 * FRAME
        return {
            name: (left / 100 * wide - FRAME, SIZE[1] - (top / 100 * high - FRAME))
            for name, left, top in found
        }

    def enemies(self) -> dict[str, Point]:
        """The units of the other side."""
        red = self.side == "redfor"
        return {name: at for name, at in self.units().items() if name.startswith("T") != red}

    def nearest(self, at: Point) -> Point:
        """The enemy that is nearest to a point; the middle of the table if there is none."""
        found = self.enemies().values()
        return min(found, key=lambda other: math.dist(at, other), default=(24.0, 18.0))

    def pixel(self, at: Point) -> Point:
        """A point of the table on the screen."""
        box = self.page.locator(".board").bounding_box()
        assert box is not None
        return (
            box["x"] + (at[0] + FRAME) / (SIZE[0] + 2 * FRAME) * box["width"],
            box["y"] + (SIZE[1] - at[1] + FRAME) / (SIZE[1] + 2 * FRAME) * box["height"],
        )

    def has(self, selector: str) -> bool:
        """Whether something is on the page."""
        return self.page.locator(selector).count() > 0

    def go(self) -> bool:
        """Commit what is put together as soon as the game agrees; False if it does not."""
        self.page.wait_for_function(
            "() => document.querySelector('[data-go]:enabled, [data-go][data-no]')",
            timeout=PATIENCE,
        )
        if not self.has("[data-go]:enabled"):
            return False
        self.device.touch("[data-go]")
        return True

    # By pointing

    def tap(self, at: Point) -> None:
        """A finger or a click on the table."""
        x, y = self.pixel(at)
        if self.device.phone:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def drag(self, start: Point, end: Point) -> None:
        """Drag a finger (or the mouse) over the table."""
        (ax, ay), (bx, by) = self.pixel(start), self.pixel(end)
        steps = [(ax + (bx - ax) * i / 5, ay + (by - ay) * i / 5) for i in range(1, 6)]
        if not self.device.phone:
            self.page.mouse.move(ax, ay)
            self.page.mouse.down()
            for x, y in steps:
                self.page.mouse.move(x, y)
            self.page.mouse.up()
            return
        fingers = self.device.context.new_cdp_session(self.page)
        touch = {"type": "touchStart", "touchPoints": [{"x": ax, "y": ay}]}
        fingers.send("Input.dispatchTouchEvent", touch)
        for x, y in steps:
            fingers.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y}]})
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        fingers.detach()

    def do_place_objective(self) -> None:
        """From the list of good places."""
        self.device.touch("[data-place]")
        assert self.go()

    def do_deploy(self) -> None:
        """In front, one beside the other, by pointing at the table."""
        count = len([name for name in self.units() if name.startswith("T") == (self.side == "redfor")])
        front = 30.8 if self.side == "redfor" else 11.2
        spots = [(x, front) for x in (24.0, 18.0, 31.0, 13.0, 37.0, 42.0)]
        for spot in [*spots[count:], *spots]:
            self.page.locator(".board").scroll_into_view_if_needed()
            self.tap(spot)
            self.page.wait_for_selector(".outlook, [data-go]")
            if self.go():
                return
        raise AssertionError("there is no room to deploy")

    def do_take_out_dice(self) -> None:
        """A chit less, then roll."""
        self.device.touch("[data-act^=remove]" if self.has("[data-act^=remove]") else "[data-quiet=roll]")

    def do_react(self) -> None:
        """Shoot if it can be paid, else nothing."""
        self.page.wait_for_function("() => document.querySelector('[data-moment], [data-go], [data-mode]')")
        if self.has("[data-mode=fire][aria-pressed=true]") and self.go():
            return
        self.device.touch("[data-quiet=decline]")

    def do_reroll(self) -> None:
        """Always, where it is asked."""
        self.device.touch(".prompt [data-reroll]")

    def do_choose_casualties(self) -> None:
        """The first ones."""
        while not self.has("[data-go]:enabled"):
            self.device.touch('[data-figure][aria-pressed="false"]')
        self.device.touch("[data-go]")

    def do_hold_or_retreat(self) -> None:
        """Hold, where it is asked."""
        self.device.touch(".prompt [data-prompt=hold]")

    def do_choose_destination(self) -> None:
        """The first of the list."""
        self.device.touch("[data-place]")
        assert self.go()

    def do_stand_fast(self) -> None:
        """Stay."""
        self.device.touch("[data-quiet=stay]")

    def do_recon(self) -> None:
        """Look, where it is asked."""
        self.device.touch(".prompt [data-prompt^=recon]")

    def lit(self) -> list[str]:
        """The units that can be given an order."""
        rows = self.page.locator("[data-roster].lit")
        return [rows.nth(i).get_attribute("data-roster") or "" for i in range(rows.count())]

    def may_order(self) -> bool:
        """Whether the game says of a unit that it can be given an order: a side may have too few for any."""
        self.device.settle()
        return self.has("[data-roster].lit")

    def do_give_order(self) -> None:
        """Assault once, going for the enemy until then; afterwards fire; else stop."""
        if not self.may_order():
            self.device.touch("[data-quiet=stop]")
            return
        names = self.nearest_first(self.lit())
        advance, fire = [("advance", name) for name in names], [("fire", name) for name in names]
        steps = [*fire, *advance] if self.charged() else [("assault", names[0]), *advance, *fire]
        for step, name in steps:
            if self.advance(name) if step == "advance" else self.order(name, step):
                return
        if not self.has("[data-quiet=stop]"):
            self.device.touch(".prompt .btn")
        self.device.touch("[data-quiet=stop]")

    def nearest_first(self, names: list[str]) -> list[str]:
        """Units by how near their nearest enemy is."""
        at = self.units()
        return sorted(names, key=lambda name: math.dist(at[name], self.nearest(at[name])))

    def choose(self, name: str) -> None:
        """Choose a unit in the list of units: on the table another one may stand in front of it."""
        chosen = f'button.hit[data-unit="{name}"][aria-pressed="true"]'
        if self.has(chosen):
            return
        if self.device.phone:
            self.device.touch("[role=tab]:nth-child(2)")
            self.device.touch(f'[data-roster="{name}"]')
            self.device.touch("[role=tab]:nth-child(1)")
        else:
            while self.has("[data-mode]"):  # the card of another unit is in the place of the list
                self.page.keyboard.press("Escape")
            self.device.touch(f'[data-roster="{name}"]')
        self.page.wait_for_selector(chosen)

    def order(self, name: str, mode: str) -> bool:
        """Fire or assault, if there is a target."""
        self.choose(name)
        button = f'[data-mode="{mode}"]:not(.no)'
        if not self.has(button):
            return False
        self.device.touch(button)
        if not self.has("[data-target]:not(.no)"):
            return False
        self.device.touch("[data-target]:not(.no)")
        if self.go():
            self.done.append(mode)
            return True
        return False

    def advance(self, name: str) -> bool:
        """Drag a unit towards the nearest enemy, not quite to it."""
        self.choose(name)
        if not self.has('[data-mode="move"]:not(.no)'):
            return False
        here = self.units()[name]
        enemy = self.nearest(here)
        far = math.dist(here, enemy)
        for reach in (11.0, 5.5, 3.0):
            part = max(0.0, min(reach, far - 3)) / max(far, 0.1)
            goal = here[0] + (enemy[0] - here[0]) * part, here[1] + (enemy[1] - here[1]) * part
            self.page.evaluate("scrollTo(0, 0)")
            self.drag(here, goal)
            if self.has("[data-go]") and self.go():
                self.done.append("drag")
                return True
        return False


class KeyboardCommander(Commander):
    """Never touches anything: letters, Tab, arrows, Enter."""

    def press(self, key: str) -> None:
        """One key."""
        self.page.keyboard.press(key)

    def listed(self, words: str) -> list[str]:
        """Open the list of actions, type a filter, and read what is left."""
        if not self.has("dialog[open]"):
            self.press("l")
            self.page.wait_for_selector("dialog[open] input[type=search]")
        self.page.wait_for_function("() => document.activeElement?.matches('dialog input[type=search]')")
        self.press("Control+a")
        self.page.keyboard.type(words)
        self.page.wait_for_function(
            "words => document.querySelector('dialog input[type=search]')?.value === words", arg=words
        )
        self.page.wait_for_selector("dialog[open] ul[aria-busy=false]", state="attached")
        return self.page.locator("dialog[open] .act code").all_inner_texts()

    def close(self) -> None:
        """Put the list of actions away."""
        self.press("Escape")
        self.page.wait_for_selector("dialog[open]", state="detached")

    def take(self, text: str) -> None:
        """Type an action of the list in full, and take it."""
        self.listed(text)
        for _ in range(8):
            if self.page.evaluate("document.activeElement.querySelector?.('code')?.innerText ?? ''") == text:
                self.press("Enter")
                return
            self.press("Tab")
        raise AssertionError(f"Tab never reaches {text}")

    def first_of(self, *filters: str) -> bool:
        """Take the first action that one of the filters leaves."""
        for words in filters:
            found = self.listed(words)
            if found:
                self.take(found[0])
                return True
        self.close()
        return False

    def do_place_objective(self) -> None:
        """Walk the marker with the arrows first, then take one from the list."""
        if self.main("version") == "0":
            self.page.locator(".ground").focus()
            for key in ("ArrowRight", "ArrowUp", "Shift+ArrowLeft"):
                self.press(key)
            self.page.wait_for_selector("[data-go]:enabled")
            self.press("Enter")
        else:
            self.first_of("objective 3")

    def do_deploy(self) -> None:
        """From the list, in front, with the leader where possible."""
        names = self.page.locator("[data-deploy]")
        name = names.first.get_attribute("data-deploy") or ""
        texts = self.listed(f"deploy {name}")
        self.take(max(texts, key=lambda text: (float(text.split()[2].split(",")[1]), text)))

    def do_take_out_dice(self) -> None:
        """A chit less, then roll."""
        if self.has("[data-act^=remove]"):
            self.first_of("remove")
        else:
            self.press("r")

    def do_react(self) -> None:
        """Shoot with Enter if it can be paid, else P."""
        self.page.wait_for_function(
            "() => document.querySelector('[data-go]:enabled, .outlook .why, [data-roster]')"
        )
        self.press("Enter" if self.has("[data-go]:enabled") else "p")

    def do_reroll(self) -> None:
        """Always."""
        self.first_of("reroll")

    def do_choose_casualties(self) -> None:
        """Whatever comes first."""
        self.first_of("lose")

    def do_hold_or_retreat(self) -> None:
        """Hold."""
        self.first_of("hold")

    def do_choose_destination(self) -> None:
        """Whatever comes first."""
        self.first_of("to ")

    def do_stand_fast(self) -> None:
        """Stay."""
        self.press("p")

    def do_recon(self) -> None:
        """Look."""
        self.first_of("recon")

    def do_give_order(self) -> None:
        """Assault, fire, move, or stop with E."""
        wanted = [" fire ", " move "] if self.charged() else [" assault "]
        for words in wanted:
            found = self.listed(words)
            if found:
                self.done.append(words.strip())
                self.take(min(found, key=lambda text: ("then" in text, found.index(text))))
                return
        self.close()
        self.press("e")


def play_on(commanders: list[Commander], until: Callable[[], bool] | None = None, most: int = 800) -> int:
    """Let commanders decide until something holds or the game is over; gives the number of decisions."""
    for commander in commanders:
        commander.table = commanders
    return let_play(commanders, until, most)
