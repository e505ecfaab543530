"""One-time codes that move a seat to another device."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.protocol.tables import TransferCode
from redtable.server import seating
from redtable.server.identity import TRANSFER_CODE, digest, new_code
from redtable.server.problems import not_found
from redtable.server.service_clock import wall
from redtable.server.tables import must_hold

if TYPE_CHECKING:
    from redtable.server.service_clock import ServiceClock
    from redtable.server.store import Store
    from redtable.server.store.rows import PersonRow
    from redtable.server.stored_tables import StoredTables
    from redtable.server.tables import Table

TRANSFER_MILLISECONDS = 10 * 60 * 1000


class Transfers:
    """Makes codes and redeems them."""

    def __init__(self, store: Store, stored: StoredTables, clock: ServiceClock, base_url: str) -> None:
        self._store = store
        self._stored = stored
        self._clock = clock
        self._base_url = base_url

    async def new(self, code: str, person: str, seat: int) -> TransferCode:
        """A one-time code for a seat. The code made before for it is void."""
        must_hold(await self._stored.get(code), person, seat)
        secret = new_code(TRANSFER_CODE)
        expires = self._clock.now() + TRANSFER_MILLISECONDS
        await self._store.void_transfers(code, seat)
        await self._store.add_transfer(digest(secret), code, seat, person, expires)
        shown = wall() + TRANSFER_MILLISECONDS
        return TransferCode(code=secret, url=f"{self._base_url}/move/{secret}", expires=shown)

    async def redeem(self, secret: str, person: PersonRow) -> tuple[Table, int]:
        """Take over the seat of a one-time code from whoever made it."""
        found = await self._store.take_transfer(digest(secret.strip().upper()), self._clock.now())
        if found is None:
            raise not_found("this code was used, has expired, or never existed", "table-problem-code-unknown")
        code, seat, former = found
        now = self._clock.now()
        table, _ = await self._stored.change(
            code, lambda t: seating.move_seat(t, seat, former, person.id, person.name, now)
        )
        await self._store.seat_person(person.id, code)
        if not table.seats_of(former):
            await self._store.unseat_person(former, code)
        return table, seat
