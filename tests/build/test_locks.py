"""The locks name versions and hashes only, agree with one another and cover what pyproject.toml asks for."""

import re
import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.build.project import ROOT

RUNTIME, BUILD, DEV, BENCH = (f"requirements{part}.lock" for part in ("", "-build", "-dev", "-bench"))
LOCKS = [RUNTIME, BUILD, DEV, BENCH]
PIN = re.compile(r"^(?P<name>[a-z0-9-]+)==(?P<version>[^ ;]+)(?P<marker> ; [^\\]+)? \\$")
HASH = re.compile(r"^    --hash=sha256:[0-9a-f]{64}( \\)?$")


def pins(lock: str) -> dict[str, str]:
    matches = [PIN.match(line) for line in (ROOT / lock).read_text().splitlines()]
    return {match["name"]: match["version"] for match in matches if match}


def wanted() -> dict[str, list[str]]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    groups = project["dependency-groups"]
    runtime = project["project"]["dependencies"]
    tools = [line for line in groups["dev"] if isinstance(line, str)]
    build = [*groups["build"], *project["build-system"]["requires"]]
    return {RUNTIME: runtime, BUILD: build, DEV: [*runtime, *tools, *build], BENCH: groups["bench"]}


@pytest.mark.parametrize("lock", LOCKS)
def test_lock_holds_nothing_but_pins_and_hashes(lock: str) -> None:
    lines = (ROOT / lock).read_text().splitlines()
    assert lines
    for number, line in enumerate(lines, 1):
        assert PIN.match(line) or HASH.match(line), f"{lock}:{number}: {line}"


@pytest.mark.parametrize("lock", LOCKS)
def test_lock_satisfies_pyproject(lock: str) -> None:
    pinned = pins(lock)
    for requirement in map(Requirement, wanted()[lock]):
        assert requirement.specifier.contains(pinned[canonicalize_name(requirement.name)]), requirement


@pytest.mark.parametrize("lock", LOCKS)
def test_lock_agrees_with_the_one_for_development(lock: str) -> None:
    pinned = pins(lock)
    shared = {name: version for name, version in pins(DEV).items() if name in pinned}
    assert shared == {name: pinned[name] for name in shared}


@pytest.mark.parametrize("lock", [RUNTIME, BUILD])
def test_development_installs_everything_that_playing_does(lock: str) -> None:
    assert pins(lock).keys() <= pins(DEV).keys()


def test_build_requirements_are_those_of_the_build_group() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert set(project["build-system"]["requires"]) <= set(project["dependency-groups"]["build"])
