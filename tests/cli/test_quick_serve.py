"""A plain `redtable serve` is read without the other commands, and means the same."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
import typer

from redtable.cli.app import app
from redtable.cli.quick_serve import FLAGS, NUMBERS, TEXTS, plain_options

SERVE: Any = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]


def test_it_knows_every_option_of_the_command() -> None:
    known = {option.lstrip("-") for parameter in SERVE.params for option in parameter.opts}
    assert known - {"help"} == {*TEXTS, *NUMBERS, *FLAGS}


@pytest.mark.parametrize("name", NUMBERS)
def test_numbers_have_the_bounds_of_the_command(name: str) -> None:
    least, most = NUMBERS[name]
    for fits in (least, most):
        assert SERVE.make_context("serve", [f"--{name}", str(fits)]).params[name] == fits
    for wrong in (least - 1, most + 1):
        with pytest.raises(typer.TyperException):
            SERVE.make_context("serve", [f"--{name}", str(wrong)])


@pytest.mark.parametrize(
    ("words", "options"),
    [
        (["serve"], {}),
        (["serve", "--open", "--lan"], {"open": True, "lan": True}),
        (["serve", "--port", "0", "--database=a b.db"], {"port": 0, "database": "a b.db"}),
        (["serve", "--nodes=3", "--config", "x.toml"], {"nodes": 3, "config": "x.toml"}),
    ],
)
def test_plain_lines_are_read(words: list[str], options: dict[str, Any]) -> None:
    assert plain_options(words) == options


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["games"],
        ["--lang", "es", "serve"],
        ["serve", "--help"],
        ["serve", "--lang", "es"],
        ["serve", "extra"],
        ["serve", "--port"],
        ["serve", "--port", "65536"],
        ["serve", "--port", "-1"],
        ["serve", "--nodes", "0"],
        ["serve", "--port", "٣"],
        ["serve", "--host", "--open"],
        ["serve", "--open=yes"],
        ["serve", "--port", "1", "--port", "2"],
    ],
)
def test_everything_else_is_left_to_the_commands(words: list[str]) -> None:
    assert plain_options(words) is None


def test_serving_needs_neither_the_commands_nor_rich() -> None:
    code = (
        "import sys; from redtable.cli.quick_serve import serve_plainly;"
        " serve_plainly(['serve', '--config', 'nowhere.toml']);"
        " print(sorted({'typer', 'pydantic', 'redtable.cli.app'} & set(sys.modules)))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
    assert "nowhere.toml" in run.stderr
