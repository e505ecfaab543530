"""The wheel is compiled where that is possible, and otherwise pure, with one line that says why."""

import re
import shutil
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from hatch_build import LOG, SOURCE, compiler_works, modules_to_compile
from tests.build.project import ROOT, build_wheel

pytestmark = pytest.mark.build

COPIED = ["pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE"]
SAMPLE = "redtable.kernel.chance"

needs_compiler = pytest.mark.skipif(not compiler_works(), reason="no C compiler here")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the project, to be spoilt."""
    copy = tmp_path / "project"
    copy.mkdir()
    for name in COPIED:
        shutil.copy(ROOT / name, copy)
    shutil.copytree(ROOT / SOURCE, copy / SOURCE, ignore=shutil.ignore_patterns("__pycache__"))
    return copy


def compile_only(project: Path, module: str) -> None:
    """Have the project compile one module: that all of them are compiled is tested on what is installed."""
    settings = project / "pyproject.toml"
    wanted = f'compiled = ["{module}"]\ninterpreted = []\n'
    text, found = re.subn(r"(?ms)^compiled = \[.*?^interpreted = \[.*?^\]\n", wanted, settings.read_text())
    assert found == 1
    settings.write_text(text)


@needs_compiler
def test_with_a_compiler_the_wheel_is_compiled(project: Path, tmp_path: Path) -> None:
    compile_only(project, SAMPLE)
    built = build_wheel(project, tmp_path, REDTABLE_COMPILED="1")
    assert built.code == 0, "\n".join(built.said)
    assert built.said == []
    assert built.wheel is not None
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert f"-{tag}-{tag}-" in built.wheel.name
    names = set(built.names())
    (module,) = modules_to_compile(project)
    inside = module.relative_to(SOURCE)
    assert str(inside) in names
    assert str(inside.with_suffix(EXTENSION_SUFFIXES[0])) in names
    assert built.import_file(SAMPLE, tmp_path / "unpacked").endswith(EXTENSION_SUFFIXES[0])


@pytest.mark.parametrize(
    "environment", [{"CC": "/nonexistent"}, {"PATH": "/nonexistent"}], ids=["CC", "PATH"]
)
def test_without_a_compiler_the_wheel_is_pure_and_one_line_says_so(
    tmp_path: Path, environment: dict[str, str]
) -> None:
    built = build_wheel(ROOT, tmp_path, **environment)
    assert built.code == 0
    assert len(built.said) == 1, built.said
    assert "no working C compiler" in built.said[0]
    assert built.wheel is not None
    assert built.wheel.name.endswith("-py3-none-any.whl")
    assert not [name for name in built.names() if name.endswith(EXTENSION_SUFFIXES[0])]
    assert built.import_file(SAMPLE, tmp_path / "unpacked").endswith("chance.py")


def test_pure_on_request_says_nothing(tmp_path: Path) -> None:
    built = build_wheel(ROOT, tmp_path, REDTABLE_PURE="1")
    assert built.said == []
    assert built.wheel is not None
    assert built.wheel.name.endswith("-py3-none-any.whl")


def test_compiled_on_request_fails_without_a_compiler(tmp_path: Path) -> None:
    built = build_wheel(ROOT, tmp_path, REDTABLE_COMPILED="1", CC="/nonexistent")
    assert built.code != 0
    assert built.wheel is None
    assert "no working C compiler" in built.said[-1]


@needs_compiler
def test_code_that_does_not_compile_is_installed_pure_and_one_line_tells_where_to_look(
    project: Path, tmp_path: Path
) -> None:
    compile_only(project, "redtable.kernel.wrong")
    (project / SOURCE / "redtable/kernel/wrong.py").write_text('NUMBER: int = "seven"\n')
    built = build_wheel(project, tmp_path)
    assert built.code == 0
    assert len(built.said) == 1, built.said
    assert str(LOG) in built.said[0]
    assert "wrong.py" in (project / LOG).read_text()
    assert built.wheel is not None
    assert built.wheel.name.endswith("-py3-none-any.whl")


def test_every_file_of_the_package_is_in_the_wheel(tmp_path: Path) -> None:
    built = build_wheel(ROOT, tmp_path, REDTABLE_PURE="1")
    names = set(built.names())
    for path in (ROOT / SOURCE / "redtable").rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            assert str(path.relative_to(ROOT / SOURCE)) in names


def test_an_interpreted_module_that_does_not_exist_is_an_error(project: Path, tmp_path: Path) -> None:
    settings = project / "pyproject.toml"
    settings.write_text(
        settings.read_text().replace("interpreted = [", 'interpreted = ["redtable.kernel.gone", ')
    )
    built = build_wheel(project, tmp_path)
    assert built.code != 0
    assert "no module is called redtable.kernel.gone" in built.said[-1]
