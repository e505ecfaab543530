"""Who asks: the guest of a request, its address, and whether its page may speak for it."""

from __future__ import annotations

import ipaddress
import secrets
from functools import lru_cache
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from redtable.server.fair_pool import Asker
from redtable.server.identity import COOKIE, Identities, new_person, new_secret
from redtable.server.problems import RequestError, forbidden, too_fast
from redtable.server.ratelimit import NEW_GUEST
from redtable.server.store import Damaged
from redtable.server.store.rows import PersonRow
from redtable.server.tables import read_table

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

    from redtable.protocol.fields import Language
    from redtable.server.config import Config
    from redtable.server.ratelimit import Limits
    from redtable.server.service_clock import ServiceClock
    from redtable.server.store import Store

    AnyConnection = ASGIConnection[Any, Any, Any, Any]

NAMES = ("Alba", "Bora", "Coral", "Delta", "Faro", "Gala", "Iris", "Luna", "Marea", "Nilo", "Sol", "Vela")
"""Names for guests that are at home in all our languages."""


class Authentication:
    """Finds out who asks, and signs the tokens of new guests."""

    def __init__(self, config: Config, store: Store, clock: ServiceClock, limits: Limits) -> None:
        self._config = config
        self._store = store
        self._clock = clock
        self._limits = limits
        self._identities = Identities(new_secret())

    async def start(self) -> None:
        """Sign with the secret that the store has."""
        secret = await self._store.setting("secret", new_secret())
        try:
            self._identities = Identities(secret)
        except ValueError as fault:
            raise Damaged(
                f"the setting 'secret' of the database, which signs guests' cookies, is damaged ({fault}): "
                "restore a backup (redtable restore), or delete that row of the table 'settings': the server "
                "then makes a new one, and every guest has to begin anew"
            ) from fault

    # Addresses and pages

    def address(self, connection: AnyConnection) -> str:
        """The caller's address; trusted proxies say whose it is that they pass on, and nobody else."""
        address = connection.client.host if connection.client else ""
        proxies = self._config.trusted_proxies
        if address in proxies:
            forwarded = ",".join(connection.headers.getall("x-forwarded-for", [])).split(",")
            for said in reversed([part.strip() for part in forwarded if part.strip()]):
                if said not in proxies:
                    return network_of(said) or address
        return network_of(address)

    def check_origin(self, connection: AnyConnection) -> None:
        """Pages of other sites may not use a guest's cookie."""
        origin = connection.headers.get("origin")
        if not origin or origin in self._config.origins:
            return
        if urlsplit(origin).netloc == connection.headers.get("host", ""):
            return
        if self._config.public_url and origin == self._config.base_url():
            return
        raise forbidden("this page may not speak for you here", "table-problem-other-site")

    def secure(self) -> bool:
        """Whether guests come by HTTPS, as far as this server is told."""
        return self._config.base_url().startswith("https://")

    # Guests

    def token(self, person: str) -> str:
        """The token that proves to be a guest."""
        return self._identities.token(person)

    def person_id(self, connection: AnyConnection) -> str:
        """The id of the guest who asks; empty if there is none."""
        return self._identities.person(token_of(connection)) or ""

    async def person(self, connection: AnyConnection) -> PersonRow:
        """The guest who asks; raises a problem if nobody can tell."""
        found = self.person_id(connection)
        person = await self._store.person(found) if found else None
        if person is None:
            raise RequestError(401, "who-are-you", "ask GET /api/me first: it gives you an identity")
        return person

    async def new_guest(self, connection: AnyConnection) -> PersonRow:
        """A guest who comes for the first time."""
        if not self._limits.requests_of_addresses.allow(self.address(connection), NEW_GUEST):
            raise too_fast()
        name = f"{secrets.choice(NAMES)} {secrets.randbelow(900) + 100}"
        person = PersonRow(new_person(), name, language_of(connection.headers.get("accept-language", "")))
        await self.save(person)
        return person

    async def save(self, person: PersonRow) -> None:
        """Store a guest, who was here now."""
        await self._store.save_person(person, self._clock.now())

    def asker(self, connection: AnyConnection) -> Asker:
        """For whom a worker works: a guest, or whoever asks from an address."""
        return Asker(self.person_id(connection) or self.address(connection))

    # Guesses

    async def holds_seat(self, person: str, code: str) -> bool:
        """Whether a guest has a seat at a table."""
        row = await self._store.table(code)
        return row is not None and bool(read_table(row).seats_of(person))

    def note_guess(self, address: str) -> None:
        """A code that no table has was named from an address."""
        self._limits.wrong_codes.allow(address)

    async def check_guesses(self, address: str, person: str, code: str) -> None:
        """Refuse to look a code up for an address that has tried too many wrong ones, right or wrong.

        Those who hold a seat at the table are no strangers to its code.
        """
        if self._limits.wrong_codes.spent(address) and not await self.holds_seat(person, code):
            raise too_fast()


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """What is limited as one: an IPv4 address, or the network of 64 bits that has an IPv6 address."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return ""
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.IPv6Network((found.packed[:8] + bytes(8), 64)))
    return str(found)


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The guest's token: a bearer token, or the cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    return connection.cookies.get(COOKIE, "")


def language_of(header: str) -> Language:
    """The first of our languages that a browser asks for."""
    for part in header.lower().split(","):
        word = part.strip()[:2]
        if word == "es":
            return "es"
        if word == "it":
            return "it"
        if word == "en":
            return "en"
    return "en"
