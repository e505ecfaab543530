"""The application: routes, errors, headers, limits, the socket and the pages of the web client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar import Litestar, Request, Response, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.core import MsgspecDIPlugin

from redtable import __version__
from redtable.protocol.people import Health
from redtable.server.api import ROUTES
from redtable.server.api_types import AnyRequest
from redtable.server.authentication import Authentication
from redtable.server.garbage import Collected
from redtable.server.node import Node
from redtable.server.pages import PAGES, page, static_files
from redtable.server.problems import RequestError, too_fast, unavailable, wrong
from redtable.server.security import SecurityHeaders, SensiblePaths
from redtable.server.socket import POLICY, Connection
from redtable.server.store import StoreError
from redtable.server.store.rows import PersonRow

if TYPE_CHECKING:
    from litestar.plugins import PluginProtocol
    from litestar.types import ASGIApp

SAFE = ("GET", "HEAD", "OPTIONS")
BODY_BYTES = 64 * 1024


def problem_response(problem: RequestError) -> Response[Any]:
    """A problem as `application/problem+json`."""
    return Response(problem.view(), status_code=problem.status, media_type="application/problem+json")


def on_problem(request: Request[Any, Any, Any], fault: Exception) -> Response[Any]:
    """Our own problems; a code that nothing has was a guess."""
    assert isinstance(fault, RequestError)
    if fault.status == 404 and names_code(request):
        node: Node = request.app.state.node
        node.authentication.note_guess(node.authentication.address(request))
    return problem_response(fault)


def names_code(request: Request[Any, Any, Any]) -> bool:
    """Whether a request names a table, or a seat to move, by its code."""
    return "code" in request.path_params or request.url.path == "/api/transfers"


def on_store_error(request: Request[Any, Any, Any], fault: Exception) -> Response[Any]:
    """The database does not answer: say so without details."""
    node: Node = request.app.state.node
    node.log.warning("the store failed", extra={"why": str(fault)})
    return problem_response(unavailable("the store does not answer; nothing was changed; try again"))


def on_http_error(request: Request[Any, Any, Any], fault: Exception) -> Response[Any]:
    """What the framework refuses: unknown paths, wrong bodies. A browser gets the page that says so."""
    assert isinstance(fault, HTTPException)
    if fault.status_code == 404 and wants_page(request):
        return page(404)
    extra = fault.extra
    detail = fault.detail
    if isinstance(extra, list):
        detail += ": " + "; ".join(
            f"{item.get('key', '')} {in_words(item.get('message', ''))}".strip()
            for item in extra
            if isinstance(item, dict)
        )
    code = {404: "not-found", 405: "not-allowed", 413: "too-large", 429: "too-fast"}.get(
        fault.status_code, "wrong-request" if fault.status_code < 500 else "our-fault"
    )
    return problem_response(RequestError(fault.status_code, code, detail))


def in_words(message: str) -> str:
    """What is wrong with a value, without the regular expression that it should match."""
    return "is not written as it should be" if "matching regex" in message else message


def wants_page(request: Request[Any, Any, Any]) -> bool:
    """Whether a person looks for a page, and no program for data."""
    return request.method == "GET" and "text/html" in request.headers.get("Accept", "")


def on_deep_nesting(_: Request[Any, Any, Any], __: Exception) -> Response[Any]:
    """JSON that goes deeper than anything here."""
    return problem_response(wrong("the body is nested too deeply"))


def on_any_error(request: Request[Any, Any, Any], fault: Exception) -> Response[Any]:
    """Our own mistakes: for the log, not for the caller."""
    node: Node = request.app.state.node
    node.log.error("a request broke something", exc_info=fault)
    return problem_response(RequestError(500, "our-fault", "the server failed"))


def how_it_is(node: Node) -> Health:
    """How a node is, without asking its store."""
    found = Health(status="draining" if node.draining else "ok", node=node.id, version=__version__)
    if node.store.damage:
        found.status = "store-damaged"
    return found


@get("/health", tags=["operations"])
async def health(node: Node) -> Health:
    """Whether the process lives, and whether its store is sound as far as is known."""
    return how_it_is(node)


@get("/ready", tags=["operations"])
async def ready(node: Node) -> Response[Health]:
    """Whether the node can take moves: it is not going down and its store writes."""
    found = how_it_is(node)
    if found.status == "ok":
        try:
            await node.store.ping()
        except StoreError:
            found.status = "store-unavailable"
    return Response(found, status_code=200 if found.status == "ok" else 503)


@websocket("/ws/{code:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], code: str, node: Node) -> None:
    """Live play at one table; see docs/protocol.md."""
    address = node.authentication.address(socket)
    try:
        node.authentication.check_origin(socket)
        person = await admit(socket, node, address, code)
    except (RequestError, StoreError) as fault:
        await socket.close(POLICY, reason=str(fault)[:100])
        return
    try:
        await socket.accept()
        await Connection(node.connection_parts, socket, person.id, person.name, address).run(code)
    finally:
        node.admission.leave_socket(address)


async def admit(socket: WebSocket[Any, Any, Any], node: Node, address: str, code: str) -> PersonRow:
    """The guest who opens a socket, with a place for it."""
    if node.draining:
        raise unavailable("the server is restarting")
    if not node.limits.requests_of_addresses.allow(address):
        raise too_fast()
    person = await node.authentication.person(socket)
    if node.admission.reserved() and not await node.authentication.holds_seat(person.id, code):
        raise unavailable("the server is full")
    node.admission.enter_socket(address)
    return person


async def check_request(request: Request[Any, Any, Any], node: Node) -> None:
    """Limits, and who may speak for a guest."""
    authentication, limits = node.authentication, node.limits
    address, person = authentication.address(request), authentication.person_id(request)
    if not limits.requests_of_addresses.allow(address):
        raise too_fast()
    if person and not limits.requests_of_people.allow(person):
        raise too_fast()
    if names_code(request):
        await authentication.check_guesses(address, person, request.path_params.get("code", ""))
    if request.method not in SAFE:
        authentication.check_origin(request)


class SchemaOnce(JsonRenderPlugin):
    """The schema as JSON, encoded once: it never changes."""

    text = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The bytes of the schema."""
        self.text = self.text or super().render(request, openapi_schema)
        return self.text


class MsgspecApp(Litestar):
    """Litestar without its plugins for other libraries of shapes: ours are all msgspec's, and the one for
    pydantic, which happens to be installed, would import it at every start.
    """

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


def dependencies(node: Node) -> dict[str, Provide]:
    """The parts of a node that routes name. No field of a body may have the name of one: Litestar would take
    a fault in that field for ours.
    """
    parts: dict[str, object] = {
        "analyses": node.analyses,
        "authentication": node.authentication,
        "consultations": node.consultations,
        "drawings": node.drawings,
        "game_files": node.game_files,
        "games": node.games,
        "hints": node.hints,
        "coaching": node.coaching,
        "lobby": node.lobby,
        "option_checks": node.option_checks,
        "replays": node.replays,
        "rooms": node.rooms,
        "service_clock": node.clock,
        "shown": node.shown,
        "stored": node.stored,
        "transfers": node.transfers,
        "uploads": node.uploads,
        "node": node,  # for the routes of this module
    }
    return {"person": Provide(known_person), **{name: provide(part) for name, part in parts.items()}}


async def known_person(request: AnyRequest, authentication: Authentication) -> PersonRow:
    """Whoever asks, for routes that answer nobody else."""
    return await authentication.person(request)


def provide(part: object) -> Provide:
    """A part as it is, for routes."""
    return Provide(lambda: part, sync_to_thread=False)


def make_app(node: Node) -> ASGIApp:
    """The application of one node, which must have started."""

    async def before(request: Request[Any, Any, Any]) -> Response[Any] | None:
        """The API is checked; pages are for everybody."""
        if request.url.path.startswith("/api"):
            try:
                await check_request(request, node)
            except RequestError as problem:
                return problem_response(problem)
        return None

    app = MsgspecApp(
        route_handlers=[*ROUTES, health, ready, table_socket, *PAGES, *static_files()],
        dependencies=dependencies(node),
        state=State({"node": node}),
        before_request=before,
        exception_handlers={
            RequestError: on_problem,
            StoreError: on_store_error,
            HTTPException: on_http_error,
            RecursionError: on_deep_nesting,
            Exception: on_any_error,
        },
        request_max_body_size=BODY_BYTES,
        openapi_config=OpenAPIConfig(
            title="Redtable",
            version=__version__,
            description="Tables for people and bots. Live play is over WebSocket: see docs/protocol.md.",
            path="/schema",
            render_plugins=[SchemaOnce()],
        ),
        logging_config=None,
        debug=False,
    )
    return Collected(SecurityHeaders(SensiblePaths(app)))
