"""Frames that a server must survive: fragments, control frames, reserved bits, lies about lengths."""

from __future__ import annotations

import json
import os
import random
from typing import Final

from tests.server.attacker.wire import BINARY, CLOSE, PING, PONG, TEXT, frame

PINGED: Final = json.dumps({"type": "ping", "id": 1}).encode()
KEY: Final = b"\0\0\0\0"


def listed() -> dict[str, bytes]:
    """Every frame that the attacker knows, by name."""
    found = {
        "empty text": frame(b""),
        "empty binary": frame(b"", BINARY),
        "binary": frame(b"\xff\xfe\x00", BINARY),
        "binary message": frame(PINGED, BINARY),
        "text that is not UTF-8": frame(b"\xff\xfe"),
        "text that ends in half a character": frame(b'"\xc3'),
        "overlong UTF-8": frame(b'"\xc0\x80"'),
        "surrogate in UTF-8": frame(b'"\xed\xa0\x80"'),
        "not masked": frame(PINGED, masked=False),
        "not masked, empty": frame(b"", masked=False),
        "continuation of nothing": frame(b"x", 0),
        "continuation of nothing, not last": frame(b"x", 0, last=False),
        "a beginning without an end": frame(b'{"type":', last=False),
        "two beginnings": frame(b"{", last=False) + frame(b"{", last=False),
        "two parts": frame(PINGED[:5], last=False) + frame(PINGED[5:], 0),
        "a thousand parts": frame(b"{", last=False) + frame(b" ", 0, last=False) * 998 + frame(b"}", 0),
        "a thousand empty parts": frame(b"", last=False) + frame(b"", 0, last=False) * 998 + frame(b"", 0),
        "parts with pings between": frame(PINGED[:5], last=False) + frame(b"p", PING) + frame(PINGED[5:], 0),
        "parts that grow too large": frame(b"x" * 9000, last=False) + frame(b"x" * 9000, 0),
        "binary in parts": frame(b"\x00", BINARY, last=False) + frame(b"\x01", 0),
        "a text inside another": frame(b"{", last=False) + frame(PINGED) + frame(b"}", 0),
        "ping": frame(b"", PING),
        "ping of 125": frame(b"x" * 125, PING),
        "ping of 126": frame(b"x" * 126, PING),
        "ping in parts": frame(b"x", PING, last=False),
        "hundred pings": frame(b"x" * 100, PING) * 100,
        "pong that nobody asked for": frame(b"x", PONG),
        "hundred pongs": frame(b"x" * 100, PONG) * 100,
        "pong of 126": frame(b"x" * 126, PONG),
        "close": frame(b"\x03\xe8", CLOSE),
        "close without a code": frame(b"", CLOSE),
        "close with half a code": frame(b"\x03", CLOSE),
        "close with code 0": frame(b"\0\0", CLOSE),
        "close with code 1005": frame((1005).to_bytes(2, "big"), CLOSE),
        "close with code 1006": frame((1006).to_bytes(2, "big"), CLOSE),
        "close with code 65535": frame(b"\xff\xff", CLOSE),
        "close with a reason that is not UTF-8": frame(b"\x03\xe8\xff", CLOSE),
        "close with a long reason": frame(b"\x03\xe8" + b"x" * 123, CLOSE),
        "close of 126": frame(b"\x03\xe8" + b"x" * 124, CLOSE),
        "close, then a message": frame(b"\x03\xe8", CLOSE) + frame(PINGED),
        "two closes": frame(b"\x03\xe8", CLOSE) * 2,
        "exactly the largest": frame(b"x" * 16_384),
        "one too large": frame(b"x" * 16_385),
        "much too large": frame(b"x" * 200_000),
        "announces 64 KiB": bytes([0x81, 0xFE, 0xFF, 0xFF]) + KEY + b"x" * 100,
        "announces 1 GiB": bytes([0x81, 0xFF]) + (2**30).to_bytes(8, "big") + KEY + b"x" * 100,
        "announces 2^63": bytes([0x81, 0xFF]) + (2**63).to_bytes(8, "big") + KEY,
        "announces 2^64 - 1": bytes([0x81, 0xFF]) + b"\xff" * 8 + KEY,
        "a short length in two bytes": bytes([0x81, 0xFE, 0, 1]) + KEY + b"x",
        "a short length in eight bytes": bytes([0x81, 0xFF]) + (1).to_bytes(8, "big") + KEY + b"x",
        "half a head": b"\x81",
        "a head without a mask's end": b"\x81\x85\0\0",
        "half a text": frame(PINGED)[:-3],
        "HTTP": b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
        "noise": os.urandom(300),
        "zeros": b"\0" * 300,
        "ones": b"\xff" * 300,
        "compressed without an agreement": frame(PINGED, reserved=4),
        "a text and half of the next": frame(PINGED) + frame(PINGED)[:4],
        "two hundred messages at once": frame(PINGED) * 200,
    }
    found |= {f"reserved bits {bits}": frame(PINGED, reserved=bits) for bits in (1, 2, 7)}
    found |= {f"opcode {opcode}": frame(b"x", opcode) for opcode in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)}
    return found


LISTED: Final = listed()


def in_parts(rng: random.Random, payload: bytes) -> bytes:
    """A text in parts of random sizes, with a ping between some of them."""
    cuts = sorted(rng.randrange(len(payload) + 1) for _ in range(rng.randrange(1, 6)))
    parts = [payload[a:b] for a, b in zip([0, *cuts], [*cuts, len(payload)], strict=True)]
    found = b""
    for number, part in enumerate(parts):
        last = number == len(parts) - 1
        found += frame(part, 0 if number else TEXT, last)
        if not last and rng.random() < 0.3:
            found += frame(b"", PING)
    return found


def any_frame(rng: random.Random) -> bytes:
    """A frame from the list, or one in which a byte was changed."""
    found = LISTED[rng.choice(list(LISTED))]
    if rng.random() < 0.5 and found:
        at = rng.randrange(min(len(found), 20))
        found = found[:at] + bytes([rng.randrange(256)]) + found[at + 1 :]
    return found
