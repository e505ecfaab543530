"""What the attacker asks over HTTP: every path with wrong people, codes, seats, bodies and options."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote

from tests.server.attacker.words import TEXTS, hostile_value
from tests.server.processes import TINY

if TYPE_CHECKING:
    import random

GAMES: Final = (
    TINY,
    "redcode",
    "skirmish",
    "damage",
    "pictures",
    "os:system",
    "tests.tiny",
    "../redcode",
    "",
)
LEVELS: Final = ("random", "easy", "hard", "expert", "steady", "", "nobody", "\0", "x" * 201)
DEEP_TOML: Final = "a = " + "[" * 400 + "]" * 400
SHIP: Final = """name = "x"
class = "CA"
empire = "x"
[boxes]
fwd_hull = 999999999
aft_hull = -1
phaser = 1e9
"""
HOSTILE_TOML: Final = (
    DEEP_TOML,
    "[" * 1000,
    "a" + ".a" * 3000 + " = 1",
    "\n".join(f"[t{number}]" for number in range(2000)),
    "x = " + "9" * 4000,
    "x = nan\ny = inf\nz = 1979-05-27T07:32:00Z",
    'x = "\\u0000\\uD800"',
    "a = 1\na = 2",
    "a = {b = {c = {d = 1}}}\n" * 200,
    SHIP,
    "size = [1e300, 1e300]\n[[terrain]]\nkind = 'wood'\npoints = [[0,0],[1e9,1e9],[nan,0]]\n",
    "name = 'x'\nsize = [48, 48]\n" + "[[terrain]]\nkind='building'\npoints=[[0,0],[9,0],[9,9]]\n" * 200,
)
OPTIONS: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"seats": 2},
    {"seats": 4},
    {"seats": 10**9},
    {"seats": -1},
    {"mode": "war"},
    {"ships_per_side": 3},
    {"ships_per_side": 10**6},
    {"max_rounds": 10**18},
    {"battlefield": "crossroads"},
    {"battlefield": "../crossroads"},
    {"battlefield": "/etc/passwd"},
    {"battlefield": "x.toml"},
    {"red_operatives": 10**6},
    {"own_words": ["<b>x</b>"] * 500},
    {"own_words": ["x" * 1000] * 30},
    {"own_words": [str(number) for number in range(3000)]},
    {"grid": "9999x9999"},
    {"again": list(TEXTS[:10])},
    {"ships": ["A=ts-ca"] * 60},
    {"ships": ["A=" + "x" * 5000]},
    {"markers": 10**12},
    {"battle": "x" * 20_000},
    {"timer_clue": 1, "timer_guess": 1},
    {"first_aid_table": ["dead"] * 5000},
    {"unknown": {"a": {"b": [1, 2, 3]}}},
)
CONSULTS: Final = (
    "battlefields",
    "ships",
    "odds",
    "ship",
    "check",
    *(f"{word} {text}" for word in ("battlefield", "ship", "check", "read", "odds") for text in HOSTILE_TOML),
    "odds A=ts-ca 1000000",
    "x" * 20_000,
    "\0",
)
CLIMBS: Final = (
    "..",
    "%2e%2e",
    "..%2f",
    "%2e%2e%2f",
    "..%5c",
    "..\\",
    "....//",
    "%252e%252e",
    "..;",
    ".%00.",
)
STARTS: Final = ("/", "/assets/", "/drawings/redcode/", "/r/", "/api/games/redcode/lessons/", "/assets/x/")
GOALS: Final = (
    "etc/passwd",
    "pyproject.toml",
    "redtable.db",
    "proc/self/environ",
    "src/redtable/server/app.py",
)
CLIMBING: Final = [
    f"{start}{'/'.join([climb] * 4)}/{goal}" for start in STARTS for climb in CLIMBS for goal in GOALS
]
"""Paths that try to leave the folder of the pages."""

PLAIN_PATHS: Final = (
    "/",
    "/api",
    "/api/games",
    "/health",
    "/ready",
    "/metrics",
    "/schema/openapi.json",
    "/sw.js",
)
BAD_HTTP: Final = (
    b"\r\n\r\n",
    b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\nHost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n",
    b"GET http://other.example/ HTTP/1.1\r\nHost: x\r\n\r\n",
    b"CONNECT other.example:443 HTTP/1.1\r\nHost: x\r\n\r\n",
    b"TRACE / HTTP/1.1\r\nHost: x\r\n\r\n",
    b"BREW /api/tables HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 100_000 + b"\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X: a\r\n" * 2000 + b"\r\n",
    b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /?" + b"a=1&" * 10_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\nx",
    b"GET / HTTP/1.1\r\nHost: x\r\nCookie: redtable=\xff\xfe; redtable=\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer \xff\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: " + b"a=b; " * 3000 + b"\r\n\r\n",
    b"GET / HTTP/1.1\nHost: x\n\n",
    b"GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"GET /ws/AAAAAAA HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    b"GET /ws/AAAAAAA HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 99\r\nSec-WebSocket-Key: x\r\n\r\n",
)
"""Requests that are none; each has a connection of its own."""


class Asked:
    """One request."""

    def __init__(self, kind: str, method: str, path: str, body: Any = None, code: str = "") -> None:
        self.kind = kind
        self.method = method
        self.path = path
        self.body = body
        self.code = code
        """The table that it is about."""

    def encoded(self, token: str) -> bytes:
        """The bytes of the request; a body that is bytes goes out as it is."""
        body = b"" if self.body is None else self.body if isinstance(self.body, bytes) else encode(self.body)
        lines = [f"{self.method} {self.path} HTTP/1.1", "Host: 127.0.0.1", f"Content-Length: {len(body)}"]
        if self.body is not None:
            lines.append("Content-Type: application/json")
        if token:
            lines.append(f"Authorization: Bearer {token}")
        return "\r\n".join([*lines, "", ""]).encode("utf-8", "replace") + body


def encode(value: Any) -> bytes:
    """JSON, with NaN, lone surrogates and whatever else Python lets pass."""
    return json.dumps(value).encode()


def quoted(text: str) -> str:
    """A text as a part of a path or query, without the characters that would end the request line."""
    return quote(text[:300].encode("utf-8", "surrogatepass"), safe=":")


def spoiled(rng: random.Random, body: dict[str, Any]) -> Any:
    """A body, most often as it should be."""
    chance = rng.random()
    if chance < 0.7:
        return body
    if chance < 0.85:
        return {**body, rng.choice([*body, "code", "x"]): hostile_value(rng)}
    if chance < 0.95:
        text = encode(body)
        return text[: rng.randrange(len(text))]
    return rng.choice((b"[" * 20_000, b"\xff", b"{" * 5000, b'{"a":1e999}', b"x" * 65_000))


def at_table(rng: random.Random, code: str) -> Asked:
    """A request about a table, whoever may make it."""
    seat = rng.choice((0, 1, 0, 1, 2, 63, 64, -1, 10**20))
    step = rng.choice((0, 1, 2, 10**6, 10**30))
    eyes = rng.choice((-3, -2, -1, 0, 1, 63))
    method, path, body = rng.choice(
        (
            ("GET", "", None),
            ("PATCH", "", {"options": rng.choice(OPTIONS), "listed": True}),
            ("PATCH", "", {"clock": {"per": "game", "seconds": 1}}),
            ("POST", "/join", {"seat": seat}),
            ("POST", "/join", {}),
            ("POST", "/ready", {"ready": rng.random() < 0.5, "entropy": rng.choice(("x", "\0", "x" * 65))}),
            ("POST", "/ready", {"commitments": {str(seat): rng.choice(("", "0" * 64, "\0"))}}),
            ("POST", "/reveal", {"entropies": {str(seat): rng.choice(("", "x", "0" * 64))}}),
            ("POST", "/start", None),
            ("POST", "/leave", None),
            ("POST", "/shuffle", None),
            ("POST", "/pause", {"paused": rng.random() < 0.5}),
            ("PUT", f"/seats/{seat}/bot", {"level": rng.choice(LEVELS)}),
            ("DELETE", f"/seats/{seat}", None),
            ("POST", f"/seats/{seat}/swap", {"other": rng.choice((0, 1, 63, -1))}),
            ("POST", f"/seats/{seat}/cover", {"level": rng.choice(LEVELS)}),
            ("POST", f"/seats/{seat}/transfer", None),
            ("GET", "/record", None),
            ("GET", f"/replay?seat={eyes}&first={step}&count=20", None),
            ("GET", f"/reasons?step={step}", None),
            ("POST", "/fork", {"step": step, "seat": rng.choice((0, 1, 63)), "level": "random"}),
            ("POST", "/" + rng.choice(("finish", "act", "resign", "hand_back", "seats/0/person")), {}),
        )
    )
    kind = f"{method} table {''.join(letter for letter in path.partition('?')[0] if letter.isalpha())}"
    path = f"/api/tables/{quoted(code)}{path}"
    return Asked(kind, method, path, None if body is None else spoiled(rng, body), code)


def new_table(rng: random.Random) -> Asked:
    """A table with options that no screen offers."""
    new = {
        "game": rng.choice(GAMES[:5]),
        "options": rng.choice(OPTIONS),
        "seat": rng.choice((None, 0, 1, 63)),
        "bots": {str(rng.choice((0, 1, 1, 63))): rng.choice(LEVELS)} if rng.random() < 0.4 else {},
        "listed": rng.random() < 0.3,
        "spectators": rng.choice(("yes", "no", "delayed")),
        "clock": rng.choice((None, None, {"per": "decision", "seconds": 1})),
    }
    return Asked("POST tables", "POST", "/api/tables", spoiled(rng, new))


def about_games(rng: random.Random) -> Asked:
    """Seats, lessons and questions about the rules, with hostile options and texts."""
    game = quoted(rng.choice(GAMES)) or "x"
    base = f"/api/games/{game}"
    way = rng.randrange(3)
    if way == 0:
        question = {"ruleset": rng.choice(("", "standard", *TEXTS)), "options": rng.choice(OPTIONS)}
        return Asked("POST seats", "POST", f"{base}/seats", spoiled(rng, question))
    if way == 1:
        question = {"question": rng.choice(CONSULTS)[:20_001], "options": rng.choice(OPTIONS)}
        return Asked("POST consult", "POST", f"{base}/consult", spoiled(rng, question))
    word = quoted(rng.choice(TEXTS)) or "x"
    rest = rng.choice(
        ("", "/first", "/first/0?question=reach", f"/x/99999999999?question={word}", f"/{word}")
    )
    return Asked("GET lessons", "GET", f"{base}/lessons{rest}")


def elsewhere(rng: random.Random, transfers: list[str]) -> Asked:
    """A request about people, games, new tables, codes, pages."""
    way = rng.randrange(9)
    if way == 0:
        change = {"name": rng.choice(TEXTS), "language": rng.choice(("es", "en", "it", "xx"))}
        return Asked("PATCH me", "PATCH", "/api/me", spoiled(rng, change))
    if way == 1:
        return new_table(rng)
    if way == 2:
        return about_games(rng)
    if way == 3:
        code = rng.choice([*transfers, "AAAAAAAAAA", *TEXTS])
        return Asked("POST transfers", "POST", "/api/transfers", spoiled(rng, {"code": code}))
    if way == 4:
        return Asked("GET climbing", "GET", rng.choice(CLIMBING))
    if way == 5:
        word = quoted(rng.choice(TEXTS)) or "x"
        game = quoted(rng.choice(GAMES)) or "x"
        path = rng.choice((f"/drawings/{game}/{word}.svg", f"/t/{word}", f"/move/{word}", f"/r/{word}"))
        return Asked("GET words", "GET", path)
    if way == 6:
        return Asked("GET tables", "GET", f"/api/tables?mine={rng.choice(('true', 'false', 'x', '%00'))}")
    if way == 7:
        return Asked("GET me", "GET", "/api/me?token=true")
    method = rng.choice(("GET", "GET", "HEAD", "OPTIONS", "POST", "DELETE"))
    return Asked("GET pages", method, rng.choice(PLAIN_PATHS))
