"""The HTTP interface to oneself: the guest who asks."""

from __future__ import annotations

import msgspec
from litestar import Controller, Response, get, patch
from litestar.datastructures import Cookie

from redtable.kernel.visible_text import HiddenCharacterError, one_line
from redtable.protocol.fields import Language
from redtable.protocol.people import Person, PersonChange
from redtable.server.api_types import PROBLEMS, AnyRequest
from redtable.server.authentication import Authentication
from redtable.server.identity import COOKIE
from redtable.server.problems import RequestError, wrong
from redtable.server.store.rows import PersonRow

COOKIE_SECONDS = 400 * 86400


def person_data(person: PersonRow, token: str = "") -> Person:
    """A guest as data; the token only when asked for."""
    return Person(
        id=person.id,
        name=person.name,
        language=msgspec.convert(person.language, Language),
        token=token,
    )


class People(Controller):
    """The guest who asks."""

    path = "/api/me"
    tags = ("people",)

    @get(responses=PROBLEMS)
    async def whoami(
        self, request: AnyRequest, authentication: Authentication, token: bool = False
    ) -> Response[Person]:
        """Who am I? The first time this gives an identity: a cookie, and with `token=true` a bearer token."""
        try:
            person = await authentication.person(request)
            await authentication.save(person)
        except RequestError:
            person = await authentication.new_guest(request)
        signed = authentication.token(person.id)
        cookie = Cookie(
            key=COOKIE,
            value=signed,
            max_age=COOKIE_SECONDS,
            path="/",
            httponly=True,
            samesite="lax",
            secure=authentication.secure(),
        )
        return Response(person_data(person, signed if token else ""), cookies=[cookie])

    @patch(responses=PROBLEMS)
    async def change(self, person: PersonRow, authentication: Authentication, data: PersonChange) -> Person:
        """Change the name or the language."""
        try:
            name = person.name if data.name is None else one_line(data.name, "a name")
        except HiddenCharacterError as fault:
            raise wrong(str(fault), "table-problem-hidden") from fault
        changed = PersonRow(person.id, name, data.language or person.language)
        await authentication.save(changed)
        return person_data(changed)
