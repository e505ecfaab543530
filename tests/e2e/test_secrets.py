"""Nothing of another hand or of the deck reaches a device: not its page, not its stores, not its network."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from tests.e2e.quick_play import Seen, catch_up, play_quickly
from tests.e2e.tables import duel

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.e2e.devices import Device


def objects(value: Any) -> Iterator[dict[str, Any]]:
    """Every object inside a message."""
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from objects(part)


def test_no_secret_reaches_the_other_device(open_device: Callable[..., Device]) -> None:
    one, other = open_device(), open_device()
    code = ""
    played: Seen | None = None
    while played is None:
        code = duel(one, other, mode="war")
        played = play_quickly([one, other], code, lambda match: match.version > 24 and bool(match.legal))
    catch_up([one, other], played)
    for device, seat, letter in ((one, 0, "A"), (other, 1, "X")):
        messages = [json.loads(text) for text in device.received]
        seen = [thing for message in messages for thing in objects(message)]
        ships = [thing for thing in seen if "hand" in thing and "hand_size" in thing]
        assert ships
        assert all(ship["hand"] is None for ship in ships if ship["seat"] != seat)
        assert any(ship["hand"] for ship in ships if ship["seat"] == seat)
        assert all(thing["deck"] is None for thing in seen if "deck" in thing)
        drawn = [thing for thing in seen if thing.get("event") in ("order-drawn", "hand-dealt")]
        assert drawn
        assert all("card" not in thing and "cards" not in thing for thing in drawn if thing["ship"] != letter)
        assert not any(thing.get("seed") for thing in seen)

        stored = device.page.evaluate(
            "async () => [...Object.keys(localStorage), ...Object.keys(sessionStorage),"
            " ...(await indexedDB.databases()).map(base => base.name)]"
        )
        assert set(stored) <= {"redtable.settings", "redtable.lessons.redcode", f"redtable.seal.{code}"}
        hand = next(ship for ship in reversed(ships) if ship["seat"] == seat)["hand_size"]
        for cards in (".hand [data-order]", "[data-order]"):
            device.page.wait_for_function(
                "([cards, hand]) => document.querySelectorAll(cards).length === hand", arg=[cards, hand]
            )
