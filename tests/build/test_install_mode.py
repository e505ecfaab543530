"""`make test` runs the suite twice: these tests make sure that each run imports what it says it does."""

import importlib
import importlib.metadata
import os
import sys
from pathlib import Path

import msgspec
import pytest

import redtable
from hatch_build import SOURCE, modules_to_compile
from tests.build.project import ROOT

MODULES = [".".join(path.relative_to(SOURCE).with_suffix("").parts) for path in modules_to_compile(ROOT)]

expected = os.environ.get("REDTABLE_EXPECT")
needs_expectation = pytest.mark.skipif(expected is None, reason="REDTABLE_EXPECT is set by `make test`")


@needs_expectation
@pytest.mark.parametrize("module", MODULES)
def test_module_is_imported_as_announced(module: str) -> None:
    file = importlib.import_module(module).__file__
    assert file is not None
    assert ("pure" if file.endswith(".py") else "compiled") == expected


@pytest.mark.parametrize("module", MODULES)
def test_compiled_module_defines_no_struct(module: str) -> None:
    """Compiled classes lose the annotations that msgspec reads: such a module belongs to `interpreted`."""
    for value in vars(importlib.import_module(module)).values():
        if isinstance(value, type) and value.__module__ == module:
            assert not issubclass(value, msgspec.Struct), value


@needs_expectation
def test_package_comes_from_the_install_or_from_the_source() -> None:
    home = ROOT / SOURCE if "PYTHONPATH" in os.environ else Path(sys.prefix)
    assert Path(redtable.__file__).is_relative_to(home)


def test_installed_metadata_carries_the_version() -> None:
    assert importlib.metadata.version("redtable") == redtable.__version__
