"""What the attacker says on a socket: every message, at the wrong time and in every wrong shape."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    import random

TABLE_WORDS: Final = (
    "resign",
    "agree-draw",
    "undo",
    "timeout",
    "time-out",
    "clock",
    "draw-agreed",
    "resigned",
    "closed",
    "RESIGN",
    " resign",
    "resign ",
    "resign\n",
    "agree-draw\t",
    "undo undo",
    "res\u0131gn",
    "\u200bresign",
)
"""The table's own words for what only the table may do, and words that look like them."""
FORBIDDEN: Final = 666_666
"""The id of messages with such a word, all but undo: no answer may say that they were carried out."""

TEXTS: Final = (
    "",
    " ",
    "\0",
    "a\0b",
    "\x1b[2J\x1b[1;31mred",
    "\x7f\x80\x9b",
    "\r\nSet-Cookie: redtable=x",
    "two\nlines",
    "\u202eevil\u2066",
    "\u2028\u2029\ufeff",
    "\ud800",
    "\U000e0041\U000e007f",
    "Z" + "\u0351" * 60,
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "{{7*7}} ${7*7} %s %n",
    "'; DROP TABLE tables; --",
    "../../etc/passwd",
    "/etc/passwd.toml",
    "file.toml",
    "__proto__",
    "NaN",
    "null",
    "x" * 41,
    "x" * 201,
    "x" * 501,
    "x" * 2001,
    "x" * 15_000,
    "\U0001f4a5" * 500,
    "a=" * 900,
    "[" * 900,
)
NUMBERS: Final = (
    -1,
    -(2**63),
    0,
    1,
    63,
    64,
    2**31,
    2**53,
    2**53 + 1,
    2**63,
    2**64,
    10**30,
    10**300,
    0.5,
    -0.0,
    1e308,
    float("nan"),
    float("inf"),
    float("-inf"),
)
SHAPES: Final[tuple[Any, ...]] = (None, True, False, [], {}, [[]], {"": {}}, [None] * 100, {"type": "act"})
ACTIONS: Final = (
    "rest",
    "row 1",
    "row 2",
    "row 3",
    "row 9",
    "row -1",
    "row 99999999999999999999",
    "pass",
    "block",
    "drift",
    "torpedo>K",
    "end",
    "MG1 fire T1",
    "clue x 2",
    "score fwd_hull",
    "touch 1",
)
TALK: Final = ("hello", "ask", "say", "signal", "offer", "reply", "history", "ping")
KINDS: Final = ("act", "act", "act", "word", "word", *TALK)
QUESTIONS: Final = ("", "reach", "odds", "sight 1 2", "why rest", "moves", "odds 1e9", "targets a1")
BROKEN: Final = (
    b"",
    b" ",
    b"null",
    b"[]",
    b"{}",
    b"0",
    b'"act"',
    b"{",
    b'{"type"',
    b'{"type":"act"}',
    b'{"type":"nobody","id":1}',
    b'{"type":["act"]}',
    b'{"type":"act","type":"ping"}',
    b'{"type":"ping","id":1,"id":2}',
    b'{"type":"ping","id":NaN}',
    b'{"type":"ping","id":Infinity}',
    b'{"type":"ping","id":-0}',
    b'{"type":"ping","id":1e2}',
    b'{"type":"ping","id":' + b"9" * 5000 + b"}",
    b'{"type":"act","id":1,"action":"\\ud800","version":0}',
    b'{"type":"act","id":1,"action":"\\u0000","version":0}',
    b'{"type":"say","text":"\xff\xfe"}',
    b"\xff\xfe\x00",
    b"\xef\xbb\xbf{}",
    b"[" * 5000 + b"]" * 5000,
    b'{"a":' * 2000 + b"1" + b"}" * 2000,
    b'{"type":"ping","x":' + b"[" * 3000 + b"]" * 3000 + b"}",
    b'{"type":"hello","seat":63}',
    b'{"type":"hello","seat":-1}',
    b'{"type":"hello","seat":0,"since":9007199254740992}',
    b'{"type":"history","id":1,"since":9007199254740992,"until":0}',
    b'{"type":"history","id":1,"since":0,"until":9007199254740992}',
)
"""Messages that are none."""


def hostile_value(rng: random.Random) -> Any:
    """A value where another was expected."""
    return rng.choice(rng.choice((TEXTS, NUMBERS, SHAPES)))


def table_word(word: str, version: int) -> dict[str, Any]:
    """One of the table's own words as an action."""
    number = 1 if word.strip() == "undo" else FORBIDDEN
    return {"type": "act", "id": number, "action": word, "version": version}


def any_message(rng: random.Random, actions: list[str]) -> tuple[str, dict[str, Any]]:
    """A message of the protocol with its kind; `actions` were legal for somebody somewhere."""
    kind = rng.choice(KINDS)
    number = rng.randrange(1, 1_000_000)
    version = rng.choice((0, 1, 2, 3, rng.randrange(200), rng.choice((0, 2**53))))
    message: dict[str, Any] = {"type": kind, "id": number}
    if kind == "act":
        message |= {"action": rng.choice([*ACTIONS, *actions]), "version": version}
    elif kind == "word":
        message = table_word(rng.choice(TABLE_WORDS), version)
    elif kind == "hello":
        message = {
            "type": "hello",
            "seat": rng.choice((None, 0, 1, 63)),
            "since": rng.choice((None, version)),
        }
    elif kind == "ask":
        message["question"] = rng.choice([*QUESTIONS, *ACTIONS, *actions])
    elif kind == "say":
        message |= {"text": rng.choice(TEXTS), "team": rng.random() < 0.5}
    elif kind == "signal":
        message |= {"signal": rng.choice(("thinking", "x" * 33, "<b>", "")), "team": rng.random() < 0.5}
    elif kind == "offer":
        message["kind"] = rng.choice(("draw", "resign", "rematch", "everything"))
    elif kind == "reply":
        message["agree"] = rng.random() < 0.7
    elif kind == "history":
        message |= {"since": version, "until": rng.choice((0, 5, 2**53))}
    return kind, message


def mangled(rng: random.Random, message: dict[str, Any]) -> bytes:
    """A message in a wrong shape."""
    way = rng.randrange(6)
    changed = dict(message)
    if way == 0:
        changed[rng.choice(list(changed))] = hostile_value(rng)
    elif way == 1:
        del changed[rng.choice(list(changed))]
    elif way == 2:
        changed[rng.choice(("seat", "person", "table", "id", "x" * 100))] = hostile_value(rng)
    text = json.dumps(changed).encode()
    if way == 3:
        return text[: rng.randrange(len(text))]
    if way == 4:
        at = rng.randrange(len(text))
        return text[:at] + bytes([rng.randrange(256)]) + text[at + 1 :]
    if way == 5:
        return b"[" + text + b"]"
    return text


def said(rng: random.Random, actions: list[str]) -> tuple[str, bytes]:
    """The next thing to say, with its kind."""
    if rng.random() < 0.1:
        return "broken", rng.choice(BROKEN)
    kind, message = any_message(rng, actions)
    if rng.random() < 0.25:
        return "mangled", mangled(rng, message)
    return kind, json.dumps(message).encode()
