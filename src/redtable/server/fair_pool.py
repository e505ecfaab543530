"""Who is next when several wait for few things: people take turns, then the tables of each.

Players come before those who only look on.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from redtable.kernel.errors import RedtableError
from redtable.server.problems import too_busy

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")


class TooBusy(RedtableError):  # noqa: N818 - an answer, not a fault
    """So many wait already that nobody else may."""


class Asker(NamedTuple):
    """For whom something is done."""

    person: str
    table: str = ""
    first: bool = True
    """Whether it comes before those who only look on."""


class Place(Generic[T]):
    """A place in the queue: for anything that is free, or for one thing only."""

    def __init__(self, wanted: T | None) -> None:
        self.future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.wanted = wanted

    def takes(self, thing: T) -> bool:
        """Whether this is what it waits for."""
        return self.wanted is None or self.wanted is thing


class FairPool(Generic[T]):
    """Things of which each is used by one at a time; `most` may wait for one, `each` of one person.

    Whoever wants one thing only is passed over while another is given, and keeps the turn.
    """

    def __init__(self, free: list[T], most: int, each: int) -> None:
        self.free = free
        """Things that nobody uses."""
        self.most = most
        self.each = each
        self.count: Counter[str] = Counter()
        """How many wait, by person."""
        self.queues: dict[bool, dict[str, dict[str, deque[Place[T]]]]] = {True: {}, False: {}}
        """Those who come first and the others: by person, then by table, in the order of their turns."""

    def __len__(self) -> int:
        return self.count.total()

    async def take(self, asker: Asker, wanted: T | None = None) -> T:
        """Something to use, or the one thing that is wanted, in this asker's turn; raises TooBusy."""
        if wanted is None and self.free:
            return self.free.pop()
        if wanted in self.free:
            self.free.remove(wanted)
            return wanted
        place = self.join(asker, wanted)
        future = place.future
        try:
            return await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled() and future.exception() is None:
                self.give(future.result())
            self.leave(asker, place)
            raise

    def give(self, thing: T) -> None:
        """Something is free: for whoever is next."""
        while (place := self.next(thing)) is not None:
            if not place.future.done():
                place.future.set_result(thing)
                return
        self.free.append(thing)

    def join(self, asker: Asker, wanted: T | None) -> Place[T]:
        """Wait; raises TooBusy."""
        if self.count[asker.person] >= self.each:
            raise TooBusy("too much waits to be answered for you; ask again in a moment")
        if len(self) >= self.most and not (asker.first and self.send_away()):
            raise TooBusy("too many wait for an answer; ask again in a moment")
        place = Place(wanted)
        self.queues[asker.first].setdefault(asker.person, {}).setdefault(asker.table, deque()).append(place)
        self.count[asker.person] += 1
        return place

    def send_away(self) -> bool:
        """Make room for somebody who comes first: of those who look on, who has most waiting gives way."""
        others = self.queues[False]
        if not others:
            return False
        person = max(others, key=self.count.__getitem__)
        table = next(reversed(others[person]))
        place = others[person][table][-1]
        self.leave(Asker(person, table, first=False), place)
        place.future.set_exception(TooBusy("players come first, and many wait; ask again in a moment"))
        return True

    def leave(self, asker: Asker, place: Place[T]) -> None:
        """Wait no longer."""
        tables = self.queues[asker.first].get(asker.person, {})
        places = tables.get(asker.table, deque())
        if place not in places:
            return
        places.remove(place)
        self.tidy(asker)

    def tidy(self, asker: Asker) -> None:
        """One place less."""
        people = self.queues[asker.first]
        if not people[asker.person][asker.table]:
            del people[asker.person][asker.table]
        if not people[asker.person]:
            del people[asker.person]
        self.count[asker.person] -= 1
        if not self.count[asker.person]:
            del self.count[asker.person]

    def next(self, thing: T) -> Place[T] | None:
        """Whose turn it is of those who can use a thing; this person and this table come last from now on."""
        for first, people in self.queues.items():
            for person, tables in people.items():
                for table, places in tables.items():
                    place = next((place for place in places if place.takes(thing)), None)
                    if place is not None:
                        people[person] = people.pop(person)
                        tables[table] = tables.pop(table)
                        places.remove(place)
                        self.tidy(Asker(person, table, first))
                        return place
        return None


async def in_thread(turns: FairPool[None], asker: Asker, work: Callable[..., T], *args: Any) -> T:
    """Do some work beside the event loop, when it is this asker's turn; raises a problem if too many wait."""
    try:
        await turns.take(asker)
    except TooBusy as fault:
        raise too_busy(str(fault)) from fault
    try:
        return await asyncio.to_thread(work, *args)
    finally:
        turns.give(None)
