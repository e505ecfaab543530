"""TOML of strangers is refused before it can cost much."""

from __future__ import annotations

import pytest

from redtable.kernel.toml import TomlError, read_toml

LONG_KEY = ".".join("a" * 9900)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (f"{LONG_KEY} = 1", "dots"),
        (f"[{LONG_KEY}]", "dots"),
        (f"x = {{ {LONG_KEY} = 1 }}", "dots"),
        (".".join(['","'] * 4000) + " = 1", "dots"),
        (". ".join(["'#'"] * 4000) + " = 1", "dots"),
        (f"a = '\"' # '\n{LONG_KEY} = '\"'", "dots"),
        (f'x = [ """a"b""", {{ "k".{LONG_KEY}."z" = 1 }} ]', "several lines"),
        ("x = " + "[" * 5000 + "]" * 5000, "brackets"),
        ("x = " + "{a=" * 3000 + "1" + "}" * 3000, "brackets"),
        ("x = " + "9" * 5000, "digits"),
        ("x = 1\n" * 30_000, "too long"),
        ("x =", "Invalid value"),
    ],
)
def test_what_would_cost_much_is_refused(text: str, why: str) -> None:
    with pytest.raises(TomlError, match=why):
        read_toml(text)


def test_what_people_write_is_read() -> None:
    text = """
    name = "a.b.c.d.e.f.g.h.i.j.k [[[[[[[[[[[[[["  # [[[[[[[[[[[[ ............
    points = [[1.5, 2.0], [3.5, 4.5], [5.5, 6.5], [7.5, 8.5], [9.5, 10.5]]
    [boxes]
    phaser = { FA = 4, RX = 2 }
    """
    found = read_toml(text)
    assert found["points"][4] == [9.5, 10.5]
    assert found["boxes"] == {"phaser": {"FA": 4, "RX": 2}}
