"""Check that every file of septem imports only from its own and lower layers."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

# A file imports from its own folder and from earlier rows; folders in one row do not import each other.
LAYERS = (
    ("core",),
    ("duel", "wonders"),
    ("expansions",),  # the parts of expansions by their names
    ("reasons",),  # enumerations with the members of every game
    ("text", "wire"),
    ("files",),  # records and positions of every game
    ("notation",),  # the same as compact text
    ("pictures",),  # drawings for notebooks
    ("__init__",),  # the public interface, `import septem`
    ("ai",),
    ("sim",),
    ("cli", "web"),
    ("envs",),  # they draw tables as the command line does
    ("__main__",),
)
APART = {("envs", "sim"), ("envs", "web")}  # environments draw with the command line and need nothing else beside them
ENGINE = {"core", "duel", "wonders"}  # imports the standard library and septem only
EXPANSIONS = (
    "septem.duel.agora",
    "septem.duel.bid",
    "septem.duel.pantheon",
    "septem.duel.promo",
    "septem.wonders.cities",
    "septem.wonders.leaders",
)
# The only base modules that may import an expansion: they list those of the package.
# Expansions that share questions and words of moves with earlier ones.
BUILDS_ON = {"septem.duel.agora": ("septem.duel.pantheon", "septem.duel.promo")}
FACTORIES = {
    "septem.duel.expansions",
    "septem.wonders.expansions",
}
# Table sessions can run in a browser: neither they nor what they import may need a server, a database or processes.
BROWSER = "septem.web.tables"
SERVER_ONLY = {"alembic", "fastapi", "multiprocessing", "prometheus_client", "psycopg", "pydantic_settings", "redis"}
SERVER_ONLY |= {"socket", "socketserver", "sqlalchemy", "starlette", "subprocess", "uvicorn", "websockets"}
# Parts of an expansion's folder that belong to another layer; the engine never imports them.
OUTER_PARTS = {"texts": "text", "wire": "wire", "pictures": "pictures", "ai": "ai", "envs": "envs"}
OUTER_PARTS |= {"drawings": "cli", "scene": "web", "lesson": "web"}
OTHER_FILES = {"py.typed", "__pycache__"}
CYTHON = {"cython", "libc", "cpython"}  # for .pxd files

PART = 3  # of `septem.duel.pantheon.texts`
ROW = {name: row for row, names in enumerate(LAYERS) for name in names}
CIMPORT = re.compile(r"^\s*(?:from\s+(?P<base>[\w.]+)\s+)?cimport\s+(?P<names>[^#\n]+)", re.MULTILINE)


def layer(module: str) -> str:
    """The layer of `septem.duel.state` is duel, that of `septem.duel.pantheon.texts` is text."""
    parts = module.split(".")
    if any(within(module, expansion) for expansion in EXPANSIONS) and len(parts) > PART and parts[PART] in OUTER_PARTS:
        return OUTER_PARTS[parts[PART]]
    return parts[1] if len(parts) > 1 else "__init__"


def absolute(base: str, package: str) -> str:
    """`..core` seen from septem.duel is septem.core."""
    dots = len(base) - len(base.lstrip("."))
    if not dots:
        return base
    parents = package.split(".")[: 1 - dots or None]
    return ".".join([*parents, *filter(None, [base.lstrip(".")])])


def python_imports(text: str, *, at_import: bool = False) -> Iterator[tuple[str, list[str]]]:
    """(`..core`, names) for `from ..core import names`; (`a.b`, []) for `import a.b`."""
    for node in executed(ast.parse(text)) if at_import else ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from ((alias.name, []) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "." * node.level + (node.module or ""), [alias.name for alias in node.names]


def executed(node: ast.AST) -> Iterator[ast.AST]:
    """All nodes that run at import: no function bodies and no TYPE_CHECKING blocks."""
    for child in ast.iter_child_nodes(node):
        types_only = isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING"
        if not types_only and not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield child
            yield from executed(child)


def cython_imports(text: str) -> Iterator[tuple[str, list[str]]]:
    for match in CIMPORT.finditer(text):
        names = re.findall(r"([\w.]+)(?:\s+as\s+\w+)?", match["names"])
        if match["base"]:
            yield match["base"], names
        else:
            yield from ((name, []) for name in names)


def imported(path: Path, source: Path, *, at_import: bool = False) -> Iterator[str]:
    """Absolute names of all imports of a file; `from . import track` gives the module track."""
    package = ".".join(path.parent.relative_to(source).parts)
    text = path.read_text()
    found = cython_imports(text) if path.suffix == ".pxd" else python_imports(text, at_import=at_import)
    for base, names in found:
        target = absolute(base, package)
        if names and (target == "septem" or is_package(source, target)):
            yield from (f"{target}.{name}" if is_module(source, f"{target}.{name}") else target for name in names)
        else:
            yield target


def is_package(source: Path, module: str) -> bool:
    return source.joinpath(*module.split(".")).is_dir()


def is_module(source: Path, module: str) -> bool:
    return is_package(source, module) or source.joinpath(*module.split(".")).with_suffix(".py").exists()


def objection(importer: str, target: str, *, pxd: bool) -> str:
    """The reason why this import is not allowed; empty if it is allowed."""
    mine = layer(importer)
    root = target.split(".")[0]
    if root != "septem":
        outside = mine in ENGINE and root not in sys.stdlib_module_names | (CYTHON if pxd else set())
        return "the engine uses the standard library only" if outside else ""
    theirs = layer(target)
    if theirs not in ROW:
        return f"{theirs} is no layer"
    if theirs != mine and (ROW[theirs] >= ROW[mine] or (mine, theirs) in APART):
        return f"{mine} must not know {theirs}"
    for expansion in EXPANSIONS:
        base = layer(expansion) == mine and importer not in FACTORIES and not within(importer, expansion)
        base &= not any(within(importer, later) and expansion in earlier for later, earlier in BUILDS_ON.items())
        if base and within(target, expansion):
            return "only the game's factory knows its expansions"
    return ""


def within(module: str, package: str) -> bool:
    return f"{module}.".startswith(f"{package}.")


def problems(source: Path) -> Iterator[str]:
    for entry in sorted(source.joinpath("septem").iterdir()):
        if entry.stem not in ROW and entry.name not in OTHER_FILES:
            yield f"{entry}: belongs to no layer"
    for path in sorted(source.glob("septem/**/*.p[yx]*")):
        if path.suffix not in {".py", ".pxd"} or layer(module := name_of(path, source)) not in ROW:
            continue
        for target in imported(path, source):
            if reason := objection(module, target, pxd=path.suffix == ".pxd"):
                yield f"{path}: imports {target}: {reason}"


def browser_problems(source: Path) -> Iterator[str]:
    """Direct and indirect imports of table sessions that are not available in a browser."""
    waiting = {name_of(path, source) for path in source.glob(f"{BROWSER.replace('.', '/')}/**/*.py")}
    seen: set[str] = set()
    while waiting:
        seen.add(module := waiting.pop())
        path = file_of(source, module)
        for target in imported(path, source, at_import=not within(module, BROWSER)):
            if target.split(".")[0] in SERVER_ONLY:
                yield f"{path}: imports {target}: {BROWSER} must run in a browser"
            elif within(target, "septem"):
                waiting |= {*packages(target), target} - seen


def packages(module: str) -> set[str]:
    """`septem` and `septem.core` for septem.core.table: an import runs these, too."""
    parts = module.split(".")
    return {".".join(parts[:length]) for length in range(1, len(parts))}


def file_of(source: Path, module: str) -> Path:
    path = source.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def name_of(path: Path, source: Path) -> str:
    parts = path.relative_to(source).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def main() -> int:
    found = [*problems(Path("src")), *browser_problems(Path("src"))]
    print(*found, f"import layers: {len(found)} problems", sep="\n")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
