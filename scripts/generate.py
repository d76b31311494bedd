"""Write what .pxd files repeat from .py files: sizes of rows, and which constants of a module are C numbers.

`--check` changes nothing and fails if a file is stale. Run it with the source in reach: `make generate`.
"""

import ast
import importlib
import re
import sys
import textwrap
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

SOURCE = Path("src")
READERS = ("src", "tests", "bench", "scripts")  # where modules are imported
LINE = 120
MARK = "# Written by scripts/generate.py:"

ENUM = re.compile(r"^cdef enum:\n(?: +\w+ = .*\n)+", re.MULTILINE)
NUMBERS = re.compile(
    rf"^(?:{re.escape(MARK)}|cdef (?:int|unsigned long long) [A-Z][A-Z0-9_]*(?:, [A-Z][A-Z0-9_]*)*)\n", re.MULTILINE
)
BY_HAND = re.compile(r"^cdef .*?\b([A-Z][A-Z0-9_]*)(?:\[.*)?$", re.MULTILINE)
FUNCTION = re.compile(r"^\s*c(?:p)?def (?!class|inline).*?(\w+)\(", re.MULTILINE)
IMPORTS = re.compile(r"\A(?:(?:#.*|cimport .*|from .* cimport .*)\n)*")


def module_of(path: Path) -> ModuleType:
    return importlib.import_module(".".join(path.relative_to(SOURCE).with_suffix("").parts))


def assigned(tree: ast.Module) -> list[str]:
    """Names in capitals that a module gives a value, in order."""
    targets = (target for node in tree.body if isinstance(node, ast.Assign) for target in node.targets)
    names = (name for target in targets for name in ast.walk(target) if isinstance(name, ast.Name))
    return [name.id for name in names if name.id.isupper()]


def sizes(text: str, py: Path) -> str:
    """The numbers of sizes.py, as an enum."""
    values = vars(module_of(py))
    lines = "".join(f"    {name} = {values[name]}\n" for name in assigned(ast.parse(py.read_text())))
    return ENUM.sub(f"cdef enum:\n{lines}", text)


def used(tree: ast.Module, functions: set[str]) -> set[str]:
    """Names in capitals that occur in some functions."""
    bodies = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name in functions)
    names = (name.id for body in bodies for name in ast.walk(body) if isinstance(name, ast.Name))
    return {name for name in names if name.isupper()}


@cache
def texts() -> list[str]:
    return [path.read_text() for folder in READERS for path in sorted(Path(folder).rglob("*.py"))]


def exported(stem: str, names: set[str]) -> set[str]:
    """Those names that another file takes from a module: a C number could not be imported."""
    wanted = re.compile(rf"\b{stem} import \(?([^)\n]*(?:\n[^)]*\))?)|\b{stem}\.([A-Z][A-Z0-9_]*)\b")
    found = (match for text in texts() for match in wanted.finditer(text))
    return names & {name for match in found for name in re.findall(r"\w+", match[1] or match[2])}


def declared(kind: str, names: list[str]) -> str:
    """`cdef int A, B`, in lines that are not too long."""
    lines = textwrap.wrap(", ".join(names), LINE - len(f"cdef {kind} "), break_long_words=False)
    return "".join(f"cdef {kind} {line.rstrip(',')}\n" for line in lines)


def numbers(text: str, py: Path) -> str:
    """The constants that compiled functions of a module use, as C numbers."""
    rest = NUMBERS.sub("", text)
    tree = ast.parse(py.read_text())
    names = used(tree, set(FUNCTION.findall(text))) - set(BY_HAND.findall(rest))
    names -= exported(py.stem, names & set(assigned(tree)))
    values = vars(module_of(py))
    small = sorted(name for name in names if type(values.get(name)) is int and -(2**31) <= values[name] < 2**31)
    large = sorted(name for name in names if type(values.get(name)) is int and name not in small)
    block = declared("int", small) + declared("unsigned long long", large)
    return placed(text, rest, f"{MARK}\n{block}" if block else "")


def placed(text: str, rest: str, block: str) -> str:
    """The block where it stood, or after the imports."""
    if found := NUMBERS.search(text):
        return text[: found.start()] + block + rest[found.start() :]
    top = IMPORTS.match(rest)
    end = top.end() if top else 0
    return f"{rest[:end]}\n{block}{rest[end:]}" if block else rest


def generated() -> Iterator[tuple[Path, str]]:
    """Every .pxd with what should stand in it."""
    for pxd in sorted(SOURCE.rglob("*.pxd")):
        text = pxd.read_text()
        py = pxd.with_suffix(".py")
        if py.stem == "sizes":
            yield pxd, sizes(text, py)
        elif py.exists() and "cdef inline" not in text:
            yield pxd, numbers(text, py)


def main(arguments: list[str]) -> int:
    stale = [(path, text) for path, text in generated() if path.read_text() != text]
    for path, text in stale:
        if "--check" not in arguments:
            path.write_text(text)
    print(*(path for path, _ in stale), f"generated declarations: {len(stale)} files stale", sep="\n")
    return int(bool(stale) and "--check" in arguments)


if __name__ == "__main__":
    sys.path.insert(0, str(SOURCE))
    sys.exit(main(sys.argv[1:]))
