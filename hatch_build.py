"""Build hook: builds the web client and compiles the kernel, the games and the bots with mypyc, or says in
one line each why it did not.

`[tool.redtable]` in pyproject.toml says what is compiled. The .py files stay in the wheel beside the compiled
ones, so tracebacks show the source and a Python without the extensions still finds every module.

    REDTABLE_PURE=1      do not compile
    REDTABLE_COMPILED=1  fail, with the compiler's output, instead of falling back to pure Python

    REDTABLE_WEB=0       build no web client (web/build.py builds it)

Run as a script, it prints what an ordinary build gives here: `compiled` or `pure`.
"""

from __future__ import annotations

import contextlib
import fnmatch
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

try:
    import fcntl
except ImportError:
    fcntl = None  # type: ignore[assignment]

COMPILE = "--compile"
PROBE = "--probe"
SOURCE = Path("src")
WORK = Path("build", "mypyc")
LIBRARIES = WORK / "lib"
OBJECTS = WORK / "objects"
OUTPUTS = WORK / "outputs.txt"
TOOLCHAIN = WORK / "toolchain.txt"
LOG = WORK / "build.log"
LOCK = WORK / "lock"
LINK_OPTIONS = ["-Wl,-Bsymbolic-functions"] if sys.platform == "linux" else []
"""Calls between our compiled modules go straight there, and not through a table that other libraries could
change: an action of Red Code with both views takes a sixteenth less time."""


MYPY_OPTIONS = (
    "--config-file=",
    "--ignore-missing-imports",
    "--namespace-packages",
    "--explicit-package-bases",
)


class CompileHook(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel when this machine can make them."""

    def dependencies(self) -> list[str]:
        """Node from PyPI, where the system has none that is new enough."""
        web = web_build(Path(self.root))
        return [] if web is None or web.system_node() else [str(web.NODE_PACKAGE)]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Nothing for an editable wheel, where built files would outlive the sources they came from."""
        self.add_concepts()
        if version == "editable":
            return
        self.add_client(build_data)
        if not os.environ.get("REDTABLE_PURE"):
            self.add_compiled(build_data)

    def add_client(self, build_data: dict[str, Any]) -> None:
        """Put the web client into the wheel, unless it is not wanted."""
        web = web_build(Path(self.root))
        if web is None:
            return
        try:
            build_data["force_include"][str(web.client())] = "redtable/web_dist"
        except web.CannotBuildError as fault:
            self.app.display_warning(f"redtable: the web client was not built: {fault}")

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        """Put the compiled modules into the wheel."""
        root = Path(self.root)
        modules = modules_to_compile(root)
        if not modules:
            return
        required = bool(os.environ.get("REDTABLE_COMPILED"))
        if not compiler_works():
            problem = "no working C compiler with Python's headers was found"
        elif not compile_in_subprocess(root):
            problem = f"compiling failed, see {LOG} or set REDTABLE_COMPILED=1"
            if required:
                self.app.display_error((root / LOG).read_text(encoding="utf-8", errors="replace"))
        else:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            for built in (root / OUTPUTS).read_text(encoding="utf-8").splitlines():
                build_data["force_include"][str(root / built)] = str(Path(built).relative_to(LIBRARIES))
            return
        if required:
            raise SystemExit(f"redtable: {problem}")
        self.app.display_warning(f"redtable: {problem}; installed as pure Python (same games, slower)")

    def add_concepts(self) -> None:
        """Make the names of the drawings, which the repository does not hold."""
        concepts = concepts_build(Path(self.root))
        if concepts is None:
            return
        try:
            concepts.build()
        except concepts.CannotBuildError as fault:
            self.app.display_warning(f"redtable: drawings have no names and no bots: {fault}")


def concepts_build(root: Path) -> Any:
    """The module that makes the file of concepts; None in a source distribution without it."""
    file = root / "concepts" / "build.py"
    if not file.is_file():
        return None
    spec = importlib.util.spec_from_file_location("redtable_concepts_build", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def web_build(root: Path) -> Any:
    """The module that builds the web client; None where there is none or it is not wanted."""
    file = root / "web" / "build.py"
    if os.environ.get("REDTABLE_WEB") == "0" or not file.is_file():
        return None
    spec = importlib.util.spec_from_file_location("redtable_web_build", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def modules_to_compile(root: Path) -> list[Path]:
    """The source files, relative to the root, that `[tool.redtable]` wants compiled."""
    with (root / "pyproject.toml").open("rb") as file:
        settings = tomllib.load(file)["tool"]["redtable"]
    interpreted = settings["interpreted"]
    unused = {pattern for pattern in interpreted if "*" not in pattern}
    chosen = []
    for name in settings["compiled"]:
        place = root / SOURCE / name.replace(".", "/")
        for path in sorted(place.rglob("*.py")) if place.is_dir() else [place.with_suffix(".py")]:
            relative = path.relative_to(root)
            module = ".".join(relative.relative_to(SOURCE).with_suffix("").parts)
            patterns = {pattern for pattern in interpreted if fnmatch.fnmatchcase(module, pattern)}
            unused -= patterns
            if not patterns and not path.stem.startswith("__"):
                chosen.append(relative)
    if unused:
        names = ", ".join(sorted(unused))
        raise ValueError(f"pyproject.toml, [tool.redtable] interpreted: no module is called {names}")
    return chosen


def compiler_works() -> bool:
    """Whether an extension module can be compiled and linked here."""
    with tempfile.TemporaryDirectory() as folder:
        attempt = subprocess.run(
            [sys.executable, Path(__file__).resolve(), PROBE], cwd=folder, capture_output=True, check=False
        )
    return attempt.returncode == 0


def compile_probe() -> None:
    """Compile the smallest extension module there is, in the current folder."""
    Path("probe.c").write_text("#include <Python.h>\nPyObject *PyInit_probe(void) { return NULL; }\n")
    build_extensions([Extension("probe", ["probe.c"])], Path("lib"), Path("objects"))


def compile_in_subprocess(root: Path) -> bool:
    """Compile apart, so that whatever mypyc and the C compiler print goes to the log."""
    (root / WORK).mkdir(parents=True, exist_ok=True)
    environment = {**os.environ, "MYPYPATH": str(SOURCE)}
    with one_at_a_time(root / LOCK), (root / LOG).open("wb") as log:
        attempt = subprocess.run(
            [sys.executable, __file__, COMPILE],
            cwd=root,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            check=False,
        )
    return attempt.returncode == 0


@contextlib.contextmanager
def one_at_a_time(lock: Path) -> Iterator[None]:
    """Wait for a compilation that another process has begun: both would write the same files."""
    with lock.open("wb") as file:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def compile_modules(root: Path) -> None:
    """Make the extension modules under build/mypyc; what did not change since the last time is kept."""
    from mypyc.build import mypycify

    forget_unusable_objects()
    extensions = mypycify(
        [*MYPY_OPTIONS, *(str(path) for path in modules_to_compile(root))],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        target_dir=str(WORK / "c"),
        group_name="redtable",
    )
    for extension in extensions:
        extension.extra_link_args += LINK_OPTIONS
    outputs = build_extensions(extensions, LIBRARIES, OBJECTS)
    OUTPUTS.write_text("".join(f"{path}\n" for path in outputs), encoding="utf-8")
    TOOLCHAIN.write_text(toolchain(), encoding="utf-8")


def build_extensions(extensions: Sequence[object], libraries: Path, objects: Path) -> list[str]:
    """Compile and link; returns the files made."""
    command = ParallelBuild(Distribution({"name": "redtable", "ext_modules": extensions}))
    command.build_lib = str(libraries)
    command.build_temp = str(objects)
    command.ensure_finalized()
    command.run()
    return command.get_outputs()


class ParallelBuild(build_ext):
    """Compiles the C files of an extension side by side: nearly all of ours belong to a single one."""

    def build_extensions(self) -> None:
        compile_in_turn = self.compiler.compile

        def compile_side_by_side(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = list(pool.map(lambda source: compile_in_turn([source], **options), sources))
            return [file for files in made for file in files]

        self.compiler.compile = compile_side_by_side
        super().build_extensions()


def forget_unusable_objects() -> None:
    """Start afresh after a compilation cut short or made with other tools: its files look current."""
    if not TOOLCHAIN.exists() or TOOLCHAIN.read_text(encoding="utf-8") != toolchain():
        shutil.rmtree(LIBRARIES, ignore_errors=True)
        shutil.rmtree(OBJECTS, ignore_errors=True)
    TOOLCHAIN.unlink(missing_ok=True)


def toolchain() -> str:
    """What the compiled files depend on besides the sources."""
    tools = f"{os.environ.get('CC')} {os.environ.get('CFLAGS')} {LINK_OPTIONS}"
    return f"{sys.version} | mypyc {version('mypy')} | {tools}"


if __name__ == "__main__":
    if sys.argv[1:] == [COMPILE]:
        compile_modules(Path.cwd())
    elif sys.argv[1:] == [PROBE]:
        compile_probe()
    else:
        print("compiled" if not os.environ.get("REDTABLE_PURE") and compiler_works() else "pure")
