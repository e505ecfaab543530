"""Who asks: the guest of a request, its address, and whether its page may speak for it."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from redtable.server.identity import COOKIE, new_person
from redtable.server.problems import Problem, forbidden
from redtable.server.store.base import PersonRow

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

    from redtable.server.messages import Language
    from redtable.server.node import Node

NAMES = ("Alba", "Bora", "Coral", "Delta", "Faro", "Gala", "Iris", "Luna", "Marea", "Nilo", "Sol", "Vela")
"""Names for guests that are at home in all our languages."""


def address_of(connection: ASGIConnection[Any, Any, Any, Any], node: Node) -> str:
    """The caller's address; a trusted proxy says whose it passes on."""
    address = connection.client.host if connection.client else ""
    if address in node.config.trusted_proxies:
        forwarded = connection.headers.get("x-forwarded-for", "")
        return forwarded.rpartition(",")[2].strip() or address
    return address


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], node: Node) -> None:
    """Pages of other sites may not use a guest's cookie."""
    origin = connection.headers.get("origin")
    if not origin or origin in node.config.origins:
        return
    if urlsplit(origin).netloc == connection.headers.get("host", ""):
        return
    if node.config.public_url and origin == node.config.base_url():
        return
    raise forbidden("this page may not speak for you here")


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
        raise Problem(401, "who-are-you", "ask GET /api/me first: it gives you an identity")
    return person


async def new_guest(connection: ASGIConnection[Any, Any, Any, Any], node: Node) -> PersonRow:
    """A guest who comes for the first time."""
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
