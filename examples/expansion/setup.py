"""Compile the modules that have a .pxd, if Septem itself is compiled. As plain Python they would run, but slower."""

from pathlib import Path

from setuptools import Extension, setup

import septem.duel.state

DIRECTIVES = {"language_level": 3, "annotation_typing": False, "auto_pickle": False, "boundscheck": False}


def modules() -> list[Extension]:
    if septem.duel.state.__file__.endswith(".py"):
        return []
    from Cython.Build import cythonize

    sources = sorted(path.with_suffix(".py") for path in Path("septem_lottery").glob("*.pxd"))
    extensions = [Extension(f"septem_lottery.{path.stem}", [str(path)]) for path in sources]
    found = str(Path(septem.__file__).parent.parent)
    made: list[Extension] = cythonize(  # type: ignore[no-untyped-call]
        extensions, include_path=[found], compiler_directives=DIRECTIVES
    )
    return made


setup(ext_modules=modules())
