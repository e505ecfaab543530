"""Captains who play Red Code through the page: one who points, one who only has a keyboard.

They see what a person sees: which things are lit, and what stands on the squares.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import TimeoutError

from tests.e2e.devices import PATIENCE
from tests.e2e.playing import let_play

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.devices import Device

ACTING = 'main[data-acting="true"], main[data-phase="over"]'
ATTACKS = (
    "assault",
    "mine",
    "heavy_torpedo",
    "depth_charge",
    "radar",
    "air_support",
    "missile",
    "torpedo",
    "countermeasure",
)
PEACEFUL = ("evasion", "boatswain")
CONFIRM = ".prompt .btn.go[data-key=Enter]:enabled"
STATE = """() => {
  const main = document.querySelector('main')?.dataset ?? {}
  return [main.phase ?? '', main.acting === 'true', main.version ?? '']
}"""
MINE = re.compile(r"\byour\b|\btu\b|la tua nave")
OF = re.compile(r" (of|de|di) ")


def place_of(square: str) -> tuple[int, int]:
    """Column and row."""
    return ord(square[0]) - ord("a"), int(square[1:])


def distance(one: str, other: str) -> int:
    """How many steps two squares are apart."""
    (a, b), (c, d) = place_of(one), place_of(other)
    return max(abs(a - c), abs(b - d))


def worth(square: str, enemy: str) -> tuple[bool, int]:
    """How good a square is to shoot at the enemy from, the best first: in line and near."""
    (a, b), (c, d) = place_of(square), place_of(enemy)
    aligned = a == c or b == d or abs(a - c) == abs(b - d)
    return not (aligned and distance(square, enemy) <= 2), distance(square, enemy)


class Captain:
    """Plays by touching things."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.page = device.page

    def state(self) -> tuple[str, bool, str]:
        """What has to be decided, whether by this captain, and the version on the screen: at one moment."""
        phase, acting, version = self.page.evaluate(STATE)
        return phase, acting, version

    def phase(self) -> str:
        """What has to be decided."""
        return self.state()[0]

    def acting(self) -> bool:
        """Whether it is for this captain to decide."""
        return self.state()[1]

    def faces(self, phase: str) -> Callable[[], bool]:
        """Whether this is what the captain has to decide, to be asked again and again."""
        return lambda: self.state()[:2] == (phase, True)

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase() == "over"

    def wait(self) -> bool:
        """Wait until there is something to decide; False when the game is over."""
        self.page.wait_for_selector(ACTING, timeout=PATIENCE)
        return not self.over()

    def version(self) -> str:
        """The version on the screen."""
        return self.state()[2]

    def settle(self, before: str) -> None:
        """Wait until the table has answered; if it does not, say what the page shows."""
        try:
            self.page.wait_for_selector(f'main:not([data-version="{before}"])', timeout=PATIENCE)
        except TimeoutError as fault:
            shown = self.page.locator("main").inner_text()
            self.page.screenshot(path="build/e2e-failure.png")
            raise AssertionError(
                f"nothing follows in {self.phase()!r}; sent {self.device.sent[-3:]}; {shown}"
            ) from fault

    def decide(self) -> None:
        """One decision."""
        phase, _, before = self.state()
        getattr(self, f"do_{phase}")()
        self.settle(before)

    # By pointing

    def confirm(self) -> None:
        """The second touch, where the page asks for it."""
        if self.page.locator(CONFIRM).count():
            self.device.touch_if_there(CONFIRM)

    def tab(self, name: str) -> None:
        """On a phone the parts of the table are tabs."""
        if self.device.phone:
            self.device.touch(
                f".tabs [role=tab]:nth-child({['ship', 'orders', 'chain', 'log'].index(name) + 1})"
            )

    def all(self, selector: str, what: str) -> list[str]:
        """What all things that fit have written on them, read at one moment."""
        script = "(all, what) => all.map(thing => thing.dataset[what])"
        found: list[str] = self.page.eval_on_selector_all(selector, script, what)
        return found

    def squares(self, wanted: str = ".can") -> list[str]:
        """The squares that can be chosen."""
        return self.all(f".cells button{wanted}", "square")

    def labels(self) -> list[str]:
        """What a screen reader hears on each square."""
        found: list[str] = self.page.eval_on_selector_all(
            ".cells button", "all => all.map(cell => cell.ariaLabel)"
        )
        return found

    def enemy(self) -> str:
        """Where a ship of somebody else is; the middle of the sea if none is seen."""
        found = [text for text in self.labels() if OF.search(text) and not MINE.search(text)]
        return found[0].split(",")[0] if found else "d3"

    def touch_square(self, square: str) -> None:
        """Choose a square, twice if the page asks."""
        self.device.touch(f'.cells [data-square="{square}"]')
        self.confirm()

    def do_choose(self) -> None:
        """Any ship."""
        self.device.touch("[data-choose]")

    def do_place(self) -> None:
        """Towards the enemy."""
        self.touch_square(min(self.squares(), key=lambda square: distance(square, "d3")))

    do_return = do_place

    def do_recover(self) -> None:
        """Whatever crew comes first."""
        self.tab("ship")
        while not self.page.locator(CONFIRM).count():
            self.device.touch(".ctl .pickable:not(.new)")
        self.confirm()

    do_boatswain = do_recover

    def do_discard(self) -> None:
        """The first card."""
        self.tab("orders")
        self.device.touch(".hand .card.lit")
        self.confirm()

    def do_move(self) -> None:
        """Closer to the enemy."""
        enemy = self.enemy()
        self.touch_square(min(self.squares(), key=lambda square: worth(square, enemy)))

    def do_respond(self) -> None:
        """Answer if it can be done with one touch more."""
        if self.page.locator(".prompt [data-response]").count():
            self.device.touch(".prompt [data-response]")
            self.aim()
        else:
            self.device.touch(".prompt [data-key=p]")

    def aim(self) -> None:
        """Touch an enemy if a target is wanted, and confirm."""
        if self.page.locator(CONFIRM).count():
            self.confirm()
            return
        squares = self.squares()
        if squares and self.acting():
            enemy = self.enemy()
            self.touch_square(enemy if enemy in squares else squares[0])

    def lit(self) -> list[str]:
        """The manoeuvres that are lit."""
        return self.all(".man.lit", "manoeuvre")

    def do_main(self) -> None:
        """Attack, else play an order, else come closer, else end the turn."""
        self.tab("ship")
        lit = self.lit()
        attack = next((name for name in ATTACKS if name in lit), "")
        if attack:
            self.device.touch(f'[data-manoeuvre="{attack}"] .take')
            self.aim()
            return
        self.tab("orders")
        harmful = [name for name in self.all(".hand .card.lit", "order") if name not in PEACEFUL]
        if harmful:
            name = harmful[0]
            self.device.touch(f'.hand [data-order="{name}"]')
            if name == "atomic":
                self.touch_square(self.block())
            else:
                self.aim()
            return
        self.tab("ship")
        if "move" in lit and worth(self.own(), self.enemy())[0]:
            self.device.touch('[data-manoeuvre="move"] .take')
            enemy = self.enemy()
            self.touch_square(min(self.squares(), key=lambda square: worth(square, enemy)))
        else:
            self.device.touch(".prompt [data-key=e]")

    def block(self) -> str:
        """The top left square of a block with the enemy in it."""
        column, row = place_of(self.enemy())
        return f"{chr(ord('a') + min(column, 6))}{min(row, 5)}"

    def own(self) -> str:
        """Where the own ship is."""
        found = [text for text in self.labels() if MINE.search(text)]
        return found[0].split(",")[0] if found else "d3"


class KeyboardCaptain(Captain):
    """Never touches anything: Tab, arrows, letters, Enter."""

    def press(self, key: str) -> None:
        """One key."""
        self.page.keyboard.press(key)

    def focused(self, script: str) -> str:
        """Something about the element that has the focus."""
        return str(self.page.evaluate(f"(() => {{ const e = document.activeElement; return {script} }})()"))

    def tab_to(self, selector: str) -> None:
        """Press Tab until a thing has the focus."""
        for _ in range(120):
            if self.focused(f"e.matches({selector!r})") in ("True", "true"):
                return
            self.press("Tab")
        raise AssertionError(f"Tab never reaches {selector}")

    def do_choose(self) -> None:
        """Tab to a ship."""
        self.tab_to("[data-choose]")
        self.press("Enter")

    def do_place(self) -> None:
        """Tab to the board, walk with the arrows, Enter; Enter again where the page asks."""
        goal = min(self.squares(), key=lambda square: distance(square, "d3"))
        self.tab_to(".cells button")
        for _ in range(20):
            here = self.focused("e.dataset.square")
            if here == goal:
                break
            (column, row), (to_column, to_row) = place_of(here), place_of(goal)
            self.press(
                "ArrowRight"
                if to_column > column
                else "ArrowLeft"
                if to_column < column
                else "ArrowDown"
                if to_row > row
                else "ArrowUp"
            )
        self.press("Enter")
        if self.page.locator(CONFIRM).count():
            self.press("Enter")

    do_return = do_place

    def from_list(self, wanted: list[str]) -> None:
        """Open the list of actions and take the first of those wanted that is there."""
        self.press("l")
        self.page.wait_for_selector("dialog[open] ul[aria-busy=false] .act")
        texts = self.page.locator("dialog[open] .act code").all_inner_texts()
        choice = next((text for want in wanted for text in texts if re.fullmatch(want, text)), texts[0])
        for _ in range(texts.index(choice) + 1):
            self.press("Tab")
        assert self.focused("e.querySelector?.('code')?.innerText ?? ''") == choice
        doubtful = self.focused("e.querySelector('.tag')?.innerText ?? ''")
        self.press("Enter")
        if doubtful:
            self.page.wait_for_selector(CONFIRM)
            self.press("Enter")

    def other_letter(self) -> str:
        """The letter of the other ship in a duel."""
        mine = self.page.locator(".seat.me").get_attribute("data-ship")
        return "X" if mine == "A" else "A"

    def do_recover(self) -> None:
        """Whatever comes first."""
        self.from_list(["recover .*"])

    do_boatswain = do_recover

    def do_discard(self) -> None:
        """Whatever comes first."""
        self.from_list(["discard .*"])

    def do_move(self) -> None:
        """Closer to the enemy."""
        enemy = self.enemy()
        best = min(self.squares(), key=lambda square: worth(square, enemy))
        self.from_list([f"step {best}", "stop"])

    def do_respond(self) -> None:
        """Answer the enemy if possible."""
        if self.page.locator(".prompt [data-response]").count():
            self.from_list([f"countermeasure>{self.other_letter()}", "shield", "pass"])
        else:
            self.press("p")

    def do_main(self) -> None:
        """Attack, play an order, come closer, or end the turn by its key."""
        letter = self.other_letter()
        lit = self.lit()
        attack = next((name for name in ATTACKS if name in lit), "")
        if attack:
            self.from_list([f"{attack}>{letter}"])
        elif self.page.locator(".hand .card.lit").count():
            self.from_list(
                [
                    f"play (ambush|kamikaze|captain|intercept|deserter)>{letter}",
                    f"play atomic>{self.block()}",
                    "end",
                ]
            )
        elif "move" in lit and worth(self.own(), self.enemy())[0]:
            enemy, own = self.enemy(), self.own()
            column, row = place_of(own)
            near = [
                f"{chr(ord('a') + column + right)}{row + down}" for right in (-1, 0, 1) for down in (-1, 0, 1)
            ]
            near.sort(key=lambda square: worth(square, enemy) if square[1:].isdigit() else (True, 99))
            self.from_list([f"move>{square}" for square in near])
        else:
            self.press("e")


def play_on(captains: list[Captain], until: Callable[[], bool] | None = None, most: int = 1500) -> int:
    """Let captains decide until something holds or the game is over; gives the number of decisions."""
    return let_play(captains, until, most)
