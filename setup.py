"""Compile every module that has a .pxd beside it; without a C compiler install plain Python.

SEPTEM_COMPILED=1 makes a failure to compile an error, SEPTEM_COMPILED=0 does not try, unset falls back to plain Python.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build import SubCommand, build
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist

SOURCE = Path("src")
C_FILES = Path("build/c")
FORM = Path("build/form.txt")  # what the last build made, for people and scripts
WANTED = os.environ.get("SEPTEM_COMPILED")
LEAVES = {  # inlined, no modules
    *("prefetch.pxd", "bits.pxd", "copying.pxd", "shortfall.pxd", "sizes.pxd", "supply.pxd"),
    *("moves.pxd", "agenda.pxd", "history.pxd", "purchases.pxd", "lookup.pxd", "arrays.pxd", "cells.pxd"),
}
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "infer_types": True,
    "auto_pickle": False,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "nonecheck": False,
    "cdivision": True,
}
# Helpers of Cython that all modules need, compiled once: without it each module has a copy.
SHARED = "septem._cyutility"
FLAGS = ["-g0", "-Werror=incompatible-pointer-types"]  # no debug symbols: they triple build time and size
FAST, COLD = ["-O3"], ["-O1"]  # -O1 compiles in half the time
MICROSOFT_FLAGS = ["/O2"]
END_OF_C = b"/* #### Code section: end ### */"  # the last line that Cython writes
COLD_MODULES = {  # chosen by what they do, not by a profile: used once per game or less, or mostly calling others
    *("catalogue", "model"),  # tables made at import, and classes whose work is done by subclasses
    *("state_fields", "setters", "first_game"),  # positions in files and in Python
    *("outcomes", "policy_match", "self_play", "td_learning"),  # results and loops around whole games
    *("_cyutility",),
}
COLD_PACKAGES = {"bid", "promo"}  # a few questions


class Unable(Exception):
    """This machine cannot compile."""


def modules() -> list[Extension]:
    """The modules to compile, each a .py with a .pxd beside it."""
    if WANTED == "0":
        return []
    paths = sorted(pxd.with_suffix(".py") for pxd in SOURCE.rglob("*.pxd") if pxd.name not in LEAVES)
    return [module(path) for path in [*paths, (SOURCE / SHARED.replace(".", "/")).with_suffix(".c")]]


def module(path: Path) -> Extension:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    is_cold = parts[-1] in COLD_MODULES or not COLD_PACKAGES.isdisjoint(parts)
    return Extension(".".join(parts), [str(path)], extra_compile_args=[*(COLD if is_cold else FAST), *FLAGS])


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def forget_stale_c() -> None:
    """Drop all C files after a change that their dates do not show: a module's C depends on the .pxd of others."""
    inputs = [Path(__file__), *sorted(SOURCE.rglob("*.pxd"))]
    text = "".join(f"{path.name}\n{path.read_text()}" for path in inputs) + version("cython")
    fingerprint = hashlib.sha256(text.encode()).hexdigest()
    record = C_FILES / "fingerprint"
    if not record.exists() or record.read_text() != fingerprint:
        shutil.rmtree(C_FILES, ignore_errors=True)
        C_FILES.mkdir(parents=True)
        record.write_text(fingerprint)


def forget_unfinished_c() -> None:
    """Drop C files that an interrupted build left without their end."""
    for path in C_FILES.rglob("*.c"):
        if END_OF_C not in path.read_bytes()[-200:]:
            path.unlink()


def say(form: str) -> None:
    FORM.parent.mkdir(exist_ok=True)
    FORM.write_text(form + "\n")
    print(f"septem: {form}")


class AllOrNothing(build_ext):
    """A package half compiled does not import, so one failure means none."""

    def build_extensions(self) -> None:
        try:
            self.try_compiler()
            self.choose_flags()
            self.translate()
            self.parallel = cores()
            super().build_extensions()
            say("compiled")
        except Exception as problem:
            if WANTED == "1":
                raise
            print(problem)
            self.drop()
            reason = problem if isinstance(problem, Unable) else f"compiling failed with {type(problem).__name__}"
            say(f"plain Python: {reason}")

    def try_compiler(self) -> None:
        """Compile one line before translating thousands."""
        with tempfile.TemporaryDirectory() as folder:
            trial = Path(folder, "trial.c")
            trial.write_text("#include <stdio.h>\n")
            self.trial(trial, "no working C compiler (Debian: apt install gcc libc6-dev)")
            trial.write_text("#include <Python.h>\n")
            self.trial(trial, "the C headers of Python are missing (Debian: apt install python3-dev)")

    def choose_flags(self) -> None:
        """Not every compiler is called in the same way."""
        if self.compiler.compiler_type == "msvc":
            for extension in self.extensions:
                extension.extra_compile_args = MICROSOFT_FLAGS

    def trial(self, source: Path, complaint: str) -> None:
        try:
            self.compiler.compile([str(source)], output_dir=str(source.parent))
        except Exception as problem:
            raise Unable(complaint) from problem

    def translate(self) -> None:
        """Python to C."""
        try:
            from Cython.Build import cythonize
        except ImportError as problem:
            raise Unable("Cython is missing (pip install cython)") from problem
        forget_stale_c()
        forget_unfinished_c()
        translated = cythonize(  # type: ignore[no-untyped-call]
            self.extensions,
            include_path=[str(SOURCE)],
            compiler_directives=DIRECTIVES,
            build_dir=str(C_FILES),
            nthreads=cores(),
            shared_utility_qualified_name=SHARED,
        )
        sources = {extension.name: extension.sources for extension in translated}
        for extension in self.extensions:
            extension.sources = sources[extension.name]

    def drop(self) -> None:
        for extension in self.extensions:
            Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
        self.extensions = []


def build_page() -> None:
    """The page of the web app, where its source is; a source distribution has the page itself."""
    if Path("web/package.json").exists():
        subprocess.run([sys.executable, "scripts/client.py", "package"], check=True)


class SourceDistribution(sdist):
    """Contains the built page, so that a wheel can be made of it without Node."""

    def run(self) -> None:
        build_page()
        super().run()


class Build(build):
    """Leave in the build folder only what this build made, so that a deleted module is gone."""

    def run(self) -> None:
        build_page()
        super().run()
        if not self.distribution.ext_modules:
            say("plain Python: SEPTEM_COMPILED=0")
        parts = [cast(SubCommand, self.get_finalized_command(name)) for name in self.get_sub_commands()]
        made = {Path(output) for part in parts for output in part.get_outputs()}
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path not in made:
                path.unlink()


if __name__ == "__main__":
    setup(ext_modules=modules(), cmdclass={"sdist": SourceDistribution, "build": Build, "build_ext": AllOrNothing})
