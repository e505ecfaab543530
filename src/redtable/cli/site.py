"""`redtable site build`: the web client for a plain web host, where the rules run in the browser."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import msgspec

from redtable.cli.user_error import UserError
from redtable.server.game_files import FOLDER, LIST, all_packed_files, list_of
from redtable.server.games import Games

WEB = Path(__file__).parent.parent / "web_dist"
BASE = re.compile(r"/([A-Za-z0-9._~-]+/)*")
PAGES = (
    *("learn", "replays", "replays/file", "settings", "about", "code"),
    *("g/damage/desk", "g/damage/odds", "g/damage/ships", "g/skirmish/battlefields"),
)
"""Pages that get a file of their own, so that their addresses work on any host; games have theirs besides."""
OF_GAMES = ("learn", "rules", "puzzles")
GAMES = ("damage", "pictures", "redcode", "skirmish")
"""The games that need no server."""
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; "
    "style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'"
)


def build_site(folder: Path, base: str) -> None:
    """Write the site into a new or empty folder; `base` is the path under which the host shows it."""
    if not BASE.fullmatch(base):
        raise UserError("cli-site-base", base=base)
    if not (WEB / "offline" / "manifest.json").is_file():
        raise UserError("cli-site-no-client")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise UserError("cli-site-not-empty", folder=str(folder))
    shutil.copytree(WEB, folder, dirs_exist_ok=True)
    page = site_page((WEB / "index.html").read_text(encoding="utf-8"), base)
    names = [*PAGES, *(f"{page_of}/{game}" for page_of in OF_GAMES for game in GAMES)]
    for path in (
        folder / "index.html",
        folder / "404.html",
        *(folder / name / "index.html" for name in names),
    ):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page, encoding="utf-8")
    write_game_files(folder)
    manifest = folder / "manifest.webmanifest"
    manifest.write_text(
        manifest.read_text(encoding="utf-8").replace('": "/', f'": "{base}'), encoding="utf-8"
    )


def write_game_files(folder: Path) -> None:
    """Write what some games need beside the runtime, as a server would make it."""
    packed = all_packed_files(Games(GAMES))
    (folder / FOLDER).mkdir(parents=True, exist_ok=True)
    for files in packed.values():
        (folder / FOLDER / files.name).write_bytes(files.data)
    (folder / LIST).write_bytes(msgspec.json.encode(list_of(packed)))


def site_page(page: str, base: str) -> str:
    """The page of the client for a host: where the site is, that there is no server, and what it may do."""
    told = (
        f'<meta name="redtable-site" content="{base}" />\n'
        f'    <meta http-equiv="Content-Security-Policy" content="{POLICY}" />\n    '
    )
    based = re.sub(r'(href|src)="/', rf'\1="{base}', page)
    return based.replace('<meta name="viewport"', told + '<meta name="viewport"', 1)
