"""Who asks: the guest of a request, its address, and whether its page may speak for it."""

from __future__ import annotations

import ipaddress
import secrets
from functools import lru_cache
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from redtable.server.identity import COOKIE, new_person
from redtable.server.problems import RequestError, forbidden, too_fast
from redtable.server.ratelimit import NEW_GUEST
from redtable.server.store.base import PersonRow
from redtable.server.tables import read_table

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

    from redtable.protocol.fields import Language
    from redtable.server.node import Node

NAMES = ("Alba", "Bora", "Coral", "Delta", "Faro", "Gala", "Iris", "Luna", "Marea", "Nilo", "Sol", "Vela")
"""Names for guests that are at home in all our languages."""


def address_of(connection: ASGIConnection[Any, Any, Any, Any], node: Node) -> str:
    """The caller's address; trusted proxies say whose it is that they pass on, and nobody else."""
    address = connection.client.host if connection.client else ""
    if address in node.config.trusted_proxies:
        forwarded = ",".join(connection.headers.getall("x-forwarded-for", [])).split(",")
        for said in reversed([part.strip() for part in forwarded if part.strip()]):
            if said not in node.config.trusted_proxies:
                return network_of(said) or address
    return network_of(address)


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


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], node: Node) -> None:
    """Pages of other sites may not use a guest's cookie."""
    origin = connection.headers.get("origin")
    if not origin or origin in node.config.origins:
        return
    if urlsplit(origin).netloc == connection.headers.get("host", ""):
        return
    if node.config.public_url and origin == node.config.base_url():
        return
    raise forbidden("this page may not speak for you here", "table-problem-other-site")


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The guest's token: a bearer token, or the cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    return connection.cookies.get(COOKIE, "")


def person_id(connection: ASGIConnection[Any, Any, Any, Any], node: Node) -> str:
    """The id of the guest who asks; empty if there is none."""
    return node.identities.person(token_of(connection)) or ""


async def person_of(connection: ASGIConnection[Any, Any, Any, Any], node: Node) -> PersonRow:
    """The guest who asks; raises a problem if nobody can tell."""
    found = person_id(connection, node)
    person = await node.store.person(found) if found else None
    if person is None:
        raise RequestError(401, "who-are-you", "ask GET /api/me first: it gives you an identity")
    return person


async def holds_seat(node: Node, person: str, code: str) -> bool:
    """Whether a guest has a seat at a table."""
    row = await node.store.table(code)
    return row is not None and bool(read_table(row).seats_of(person))


async def check_guesses(node: Node, address: str, person: str, code: str) -> None:
    """Refuse to look a code up for an address that has tried too many wrong ones, right or wrong.

    Those who hold a seat at the table are no strangers to its code.
    """
    if node.limits.wrong_codes.spent(address) and not await holds_seat(node, person, code):
        raise too_fast()


async def new_guest(connection: ASGIConnection[Any, Any, Any, Any], node: Node) -> PersonRow:
    """A guest who comes for the first time."""
    if not node.limits.requests_of_addresses.allow(address_of(connection, node), NEW_GUEST):
        raise too_fast()
    name = f"{secrets.choice(NAMES)} {secrets.randbelow(900) + 100}"
    person = PersonRow(new_person(), name, language_of(connection.headers.get("accept-language", "")))
    await node.store.save_person(person, node.clock.now())
    return person


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
