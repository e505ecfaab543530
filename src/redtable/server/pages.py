"""Pages: the web client if it was built, an honest plain page otherwise, and a readable list of the API."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.static_files import create_static_files_router

from redtable.server.authentication import Authentication
from redtable.server.drawings import Drawings
from redtable.server.fair_pool import Asker
from redtable.server.game_files import FOLDER, LIST, GameFiles

if TYPE_CHECKING:
    from litestar import Router

WEB = Path(__file__).parent.parent / "web_dist"
DRAWINGS_STAY = "public, max-age=604800"
PLAIN = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Redtable</title>
<h1>Redtable</h1><p>The server runs, but the web client was not built into this installation.</p>
<p>Play in a terminal: <code>redtable join CODE</code>. See <a href="/api">the API</a>.</p></html>
"""


@get(
    [
        "/",
        "/t/{code:str}",
        "/move/{code:str}",
        "/r/{code:str}",
        "/replays",
        "/replays/file",
        "/learn",
        "/learn/{game:str}",
        "/puzzles/{game:str}",
        "/puzzles/{game:str}/{name:str}",
        "/make/{game:str}",
        "/rules/{game:str}",
        "/g/{game:str}/{room:str}",
        "/settings",
        "/about",
        "/code",
    ],
    include_in_schema=False,
    media_type=MediaType.HTML,
)
async def client() -> Response[Any]:
    """The web client, which finds its way by the path."""
    return page(200)


def page(status: int) -> Response[Any]:
    """The one page of the web client; on a path that it does not know, it says so."""
    index = WEB / "index.html"
    found = index.read_bytes() if index.is_file() else PLAIN
    stay = {"Cache-Control": "no-cache"}
    return Response(found, status_code=status, media_type=MediaType.HTML, headers=stay)


@get("/api", include_in_schema=False, media_type=MediaType.HTML)
async def api_page(request: Request[Any, Any, Any]) -> str:
    """Every path of the API with what it does; the full schema is linked."""
    return api_text(request.app)


@lru_cache(maxsize=4)
def api_text(app: Litestar) -> str:
    """The page about an application, made once: it takes long, and everybody waits for the event loop."""
    schema = app.openapi_schema.to_schema()
    rows = "".join(
        f"<tr><td><code>{method.upper()} {escape(path)}</code></td>"
        f"<td>{escape(operation.get('description') or '')}</td></tr>"
        for path, methods in schema["paths"].items()
        for method, operation in methods.items()
        if isinstance(operation, dict)
    )
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Redtable API</title>'
        "<h1>Redtable API</h1>"
        '<p>OpenAPI: <a href="/schema/openapi.json">/schema/openapi.json</a></p>'
        f"<table>{rows}</table></html>"
    )


@get("/favicon.ico", include_in_schema=False)
async def favicon() -> None:
    """There is none outside the web client."""
    raise NotFoundException()


@get("/drawings/{game:str}/{name:str}", include_in_schema=False)
async def drawing(
    request: Request[Any, Any, Any], authentication: Authentication, drawings: Drawings, game: str, name: str
) -> Response[Any]:
    """A picture of a game as SVG: it depends on nothing but its id, so browsers keep it."""
    found = await drawings.of(game, name.removesuffix(".svg"), Asker(authentication.address(request)))
    return Response(found, media_type="image/svg+xml", headers={"Cache-Control": DRAWINGS_STAY})


@get(f"/{LIST}", include_in_schema=False)
async def game_file_list(
    request: Request[Any, Any, Any], authentication: Authentication, game_files: GameFiles
) -> Response[Any]:
    """What games need on a device beside the runtime, and how large it is."""
    found = await game_files.listed(Asker(authentication.address(request)))
    return Response(found, headers={"Cache-Control": "no-cache"})


@get(f"/{FOLDER}/{{name:str}}", include_in_schema=False)
async def game_file(
    request: Request[Any, Any, Any], authentication: Authentication, game_files: GameFiles, name: str
) -> Response[Any]:
    """The files of a game for a device; the name tells the contents, so browsers keep it."""
    found = await game_files.named(name, Asker(authentication.address(request)))
    return Response(found, media_type="application/octet-stream", headers={"Cache-Control": DRAWINGS_STAY})


def whole_file(name: str, media_type: str) -> Any:
    """A file of the web client beside its index: it keeps its name, so browsers ask for it anew."""

    @get(f"/{name}", include_in_schema=False, name=f"web-{name.replace('/', '-')}")
    async def file() -> Response[Any]:
        found = WEB / name
        if not found.is_file():
            raise NotFoundException()
        return Response(found.read_bytes(), media_type=media_type, headers={"Cache-Control": "no-cache"})

    return file


FILES = {
    "manifest.webmanifest": "application/manifest+json",
    "sw.js": "text/javascript",
    "offline.html": "text/html",
    "icon.svg": "image/svg+xml",
    "icon-192.png": "image/png",
    "icon-512.png": "image/png",
    "offline/manifest.json": "application/json",
}
PAGES = [
    client,
    api_page,
    favicon,
    drawing,
    game_file_list,
    game_file,
    *(whole_file(name, kind) for name, kind in FILES.items()),
]


def static_files() -> list[Router]:
    """The built files of the web client, if they are there."""
    return [
        create_static_files_router(
            path=f"/{folder}",
            directories=[WEB / folder],
            include_in_schema=False,
            cache_control=CacheControlHeader(max_age=365 * 86400, public=True, immutable=True),
            name=f"web-{folder}",
        )
        for folder in ("assets", "offline")
        if (WEB / folder).is_dir()
    ]
