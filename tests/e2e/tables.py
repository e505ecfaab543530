"""Tables set up as the page does it, without its clicks: those are tested elsewhere (`clicks`).

Every function takes the device of the person who acts. Nobody commits to entropy here: the tests of
fair chance come by clicks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import httpx

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.e2e.devices import Device

QUICK = {"skirmish": (1, "commander")}
"""The seat and the bots' level of a quick game where they are not the first seat and the third level."""


def described(device: Device, slug: str) -> dict[str, Any]:
    """What the server says of a game."""
    (found,) = [game for game in device.ask("GET", "/api/games") if game["slug"] == slug]
    return dict(found)


def open_table(device: Device, slug: str, options: dict[str, Any], **wishes: Any) -> str:
    """Open a table as the home page does; gives its code."""
    own = {"language": device.language} if slug == "pictures" else {}
    table = {"options": {**own, **options}, "language": device.language, **wishes}
    code: str = device.ask("POST", "/api/tables", table)["code"]
    return code


def host(device: Device, slug: str = "redcode", **options: Any) -> str:
    """A table "with friends", its host in the lobby; gives its code."""
    game = described(device, slug)
    code = open_table(device, slug, options, game=game["game"], seat=0, standing_bot=game["bots"][-1])
    device.come(f"/t/{code}")
    device.page.wait_for_selector("[data-code]")
    return code


def house_rules(device: Device, code: str, **wanted: object) -> None:
    """What the lobby does when its switches are touched."""
    device.ask("PATCH", f"/api/tables/{code}", wanted)


def sit_down(device: Device, code: str) -> None:
    """Follow the invitation: in the lobby, on the next seat, ready."""
    join(device, code)
    device.go(f"/t/{code}")


def join(device: Device, code: str) -> None:
    """Take the next seat and be ready."""
    device.ask("POST", f"/api/tables/{code}/join", {"seat": None})
    device.ask("POST", f"/api/tables/{code}/ready", {})


def seat_bots(device: Device) -> None:
    """Seat a quick bot on every free seat."""
    table = device.ask("GET", f"/api/tables/{device.code}")
    level = described(device, table["slug"])["bots"][1]
    for seat in table["seats"]:
        if seat["holder"] == "nobody":
            device.ask("PUT", f"/api/tables/{device.code}/seats/{seat['seat']}/bot", {"level": level})


def start(device: Device) -> None:
    """The host starts."""
    begin(device, device.code)
    device.page.wait_for_selector("main[data-phase]")


def begin(device: Device, code: str) -> None:
    """Be ready with one's seats, and start."""
    device.ask("POST", f"/api/tables/{code}/ready", {})
    device.ask("POST", f"/api/tables/{code}/start")


def play_now(device: Device, slug: str = "redcode", **options: Any) -> str:
    """A running game against bots; gives the table's code."""
    game = described(device, slug)
    seat, level = QUICK.get(slug) or (0, game["bots"][min(2, len(game["bots"]) - 1)])
    bots = {other["seat"]: level for other in game["seats"] if other["seat"] != seat}
    code = open_table(device, slug, options, game=game["game"], seat=seat, bots=bots, standing_bot=level)
    begin(device, code)
    device.come(f"/t/{code}")
    device.page.wait_for_selector("main[data-phase]")
    return code


def meet(places: Sequence[Device | None], slug: str = "redcode", **options: Any) -> str:
    """People at a table that has just started, each at its page; gives the table's code."""
    code = gather(places, slug, **options)
    show([device for device in places if device is not None], code)
    return code


def gather(places: Sequence[Device | None], slug: str = "redcode", **options: Any) -> str:
    """A table that has just started, the first of the people its host; gives its code.

    Nobody has opened its page yet. None is somebody who will not.
    """
    first, *others = places
    assert first is not None
    game = described(first, slug)
    code = open_table(first, slug, options, game=game["game"], seat=0, standing_bot=game["bots"][-1])
    for device in others:
        if device is None:
            join_without_a_page(first.url, code)
        else:
            join(device, code)
    begin(first, code)
    return code


def show(devices: Sequence[Device], code: str) -> None:
    """Open the page of a running match on devices."""
    for device in devices:
        device.go(f"/t/{code}")
    for device in devices:
        device.page.wait_for_selector("main[data-phase]")


def join_without_a_page(url: str, code: str) -> None:
    """Somebody takes the next seat, is ready, and never opens the table."""
    with httpx.Client(base_url=url) as guest:
        guest.get("/api/me").raise_for_status()
        guest.post(f"/api/tables/{code}/join", json={"seat": None}).raise_for_status()
        guest.post(f"/api/tables/{code}/ready", json={}).raise_for_status()


def duel(one: Device, other: Device, **options: Any) -> str:
    """Two people at a table of Red Code that has just started."""
    return meet([one, other], **options)
