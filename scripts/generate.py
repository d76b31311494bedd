"""Generate code from declarations: row sizes and C constants in .pxd files, fields of positions, ids in schemas.

`--check` changes nothing and fails if a file is stale. Run it with the source in reach: `make generate`.
"""

from __future__ import annotations

import ast
import importlib
import re
import subprocess
import sys
import textwrap
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from septem.core.field import Field

    Blocks = dict[str, list[Field]]

SOURCE = Path("src")
READERS = ("src", "tests", "bench", "scripts")  # where modules are imported
LINE = 120
SCHEMA_LINE = 104
MARK = "# Written by scripts/generate.py:"
FROM_FIELDS = "# Written by scripts/generate.py from fields.py, here and in the expansions."
VISIBILITIES = ("visible", "by_rule", "hidden", "scratch")
PACKERS = {  # modules whose functions only pack numbers into one, or unpack them
    *(("duel", "moves.py"), ("duel", "agenda.py"), ("payment", "purchases.py")),
    *(("wonders", "moves.py"), ("wonders", "agenda.py"), ("wonders", "history.py")),
}

ENUM = re.compile(r"^cdef enum:\n(?: +\w+ = .*\n)+", re.MULTILINE)
NUMBERS = re.compile(
    rf"^(?:{re.escape(MARK)}|cdef (?:int|unsigned long long) [A-Z][A-Z0-9_]*(?:, [A-Z][A-Z0-9_]*)*)\n", re.MULTILINE
)
BY_HAND = re.compile(r"^cdef .*?\b([A-Z][A-Z0-9_]*)(?:\[.*)?$", re.MULTILINE)
FUNCTION = re.compile(r"^\s*c(?:p)?def (?!class|inline).*?(\w+)\(", re.MULTILINE)
IMPORTS = re.compile(r"\A(?:(?:#.*|cimport .*|from .* cimport .*)\n)*")


def dotted(path: Path) -> str:
    """The full name of a module: `septem.duel.game`."""
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts)


def module_of(path: Path) -> ModuleType:
    return importlib.import_module(dotted(path))


def assigned(tree: ast.Module) -> list[str]:
    """The constants (names in capitals) that a module defines, in order."""
    targets = (target for node in tree.body if isinstance(node, ast.Assign) for target in node.targets)
    names = (name for target in targets for name in ast.walk(target) if isinstance(name, ast.Name))
    return [name.id for name in names if name.id.isupper()]


def sizes(text: str, py: Path) -> str:
    """The numbers of sizes.py, as an enum."""
    values = vars(module_of(py))
    lines = "".join(f"    {name} = {values[name]}\n" for name in assigned(ast.parse(py.read_text())))
    return ENUM.sub(f"cdef enum:\n{lines}", text)


def used(tree: ast.Module, functions: set[str]) -> set[str]:
    """The constants that occur in some functions."""
    bodies = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name in functions)
    names = (name.id for body in bodies for name in ast.walk(body) if isinstance(name, ast.Name))
    return {name for name in names if name.isupper()}


def package(path: Path) -> list[str]:
    """The packages around a file: `septem.duel` for src/septem/duel/game.py."""
    return list(path.relative_to(SOURCE).parent.parts) if path.is_relative_to(SOURCE) else []


def source(node: ast.ImportFrom, around: list[str]) -> str:
    """The full name of the module that `from … import` names."""
    above = around[: len(around) - node.level + 1] if node.level else []
    return ".".join([*above, *([node.module] if node.module else [])])


def read_names(tree: ast.Module, around: list[str]) -> Iterator[tuple[str, str]]:
    """Module and name of everything that a file takes from other modules."""
    modules = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                modules[alias.asname or alias.name] = f"{source(node, around)}.{alias.name}"
                yield source(node, around), alias.name
        elif isinstance(node, ast.Import):
            modules |= {alias.asname: alias.name for alias in node.names if alias.asname}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in modules:
            yield modules[node.value.id], node.attr


@cache
def readers() -> set[tuple[str, str]]:
    """Module and name of everything that some file takes from another module."""
    files = (path for folder in READERS for path in sorted(Path(folder).rglob("*.py")))
    return {pair for path in files for pair in read_names(ast.parse(path.read_text()), package(path))}


def exported(module: str) -> set[str]:
    """The names that other files take from a module: these cannot be C constants."""
    return {name for origin, name in readers() if origin == module}


def wrapped(names: list[str], margin: int) -> list[str]:
    return [line.rstrip(",") for line in textwrap.wrap(", ".join(names), LINE - margin, break_long_words=False)]


def declared(kind: str, names: list[str]) -> str:
    """`cdef int A, B`, wrapped to the line length."""
    return "".join(f"cdef {kind} {line}\n" for line in wrapped(names, len(f"cdef {kind} ")))


def numbers(text: str, py: Path) -> str:
    """The constants that compiled functions of a module use, as C constants."""
    rest = NUMBERS.sub("", text)
    tree = ast.parse(py.read_text())
    names = used(tree, set(FUNCTION.findall(text))) - set(BY_HAND.findall(rest))
    names -= exported(dotted(py)) & set(assigned(tree))
    values = vars(module_of(py))
    small = sorted(name for name in names if type(values.get(name)) is int and -(2**31) <= values[name] < 2**31)
    large = sorted(name for name in names if type(values.get(name)) is int and name not in small)
    block = declared("int", small) + declared("unsigned long long", large)
    return placed(text, rest, f"{MARK}\n{block}" if block else "")


def placed(text: str, rest: str, block: str) -> str:
    """Replace the generated block, or insert it after the imports."""
    if found := NUMBERS.search(text):
        return text[: found.start()] + block + rest[found.start() :]
    top = IMPORTS.match(rest)
    end = top.end() if top else 0
    return f"{rest[:end]}\n{block}{rest[end:]}" if block else rest


def blocks_of(game: Path) -> Blocks:
    """The fields of a game, and by name those that only some tables use, in the order in which positions hold them."""
    base = module_of(game / "fields.py")
    expansions = {path.parent.name: module_of(path).FIELDS for path in sorted(game.glob("*/fields.py"))}
    declared = {"": base.FIELDS, **base.OPTIONAL, **expansions}
    return {
        name: [one for seen in VISIBILITIES for one in found if one.seen == seen] for name, found in declared.items()
    }


def joined(blocks: Blocks) -> list[Field]:
    """All fields; those that are copied together are adjacent, and scratch comes last."""
    fields = [field for block in blocks.values() for field in block]
    return sorted(fields, key=lambda field: field.seen == "scratch")


def state_pxd(fields: list[Field]) -> str:
    used = sorted({size for field in fields for size in field.shape})
    lines = [f"{FROM_FIELDS}\n", *(f"from .sizes cimport {line}\n" for line in wrapped(["byte", "tiny", *used], 22))]
    lines += ["from ..core cimport arrays\n\ncdef class StateFields:\n"]
    lines += [f"    cdef readonly {field.kind} {field.name}{brackets(field)}\n" for field in fields]
    makers = ["_new_zeros", *(maker(shape) for shape in shapes(fields))]
    return "".join([*lines, *(f"    cdef void {name}(self)\n" for name in makers)])


def copying_pxd(blocks: Blocks) -> str:
    return f"""{FROM_FIELDS}
from libc.string cimport memcpy
from .state cimport State

cdef inline void copy(State target, State source) noexcept:
{by_block(blocks, ("visible", "by_rule", "hidden"), memory_copy(blocks), "cdef int ")}
cdef inline void copy_visible(State target, State source) noexcept:
{by_block(blocks, ("visible",), memory_copy(blocks), "cdef int ")}"""


def memory_copy(blocks: Blocks) -> Callable[[list[Field]], list[str]]:
    """Fields that are copied together are adjacent: from the first one up to the one after the last."""
    order = [field.name for field in joined(blocks)]

    def copied(fields: list[Field]) -> list[str]:
        first, end = fields[0].name, order[order.index(fields[-1].name) + 1]
        size = f"<char*>&source.{end} - <char*>&source.{first}"
        return [f"    memcpy(<char*>&target.{first}, <char*>&source.{first}, {size})\n"]

    return copied


def by_block(blocks: Blocks, seen: tuple[str, ...], copied: Callable[[list[Field]], list[str]], kind: str = "") -> str:
    """Statements that copy fields: the first block always, another one only if one of the positions uses it."""
    lines = [f"    {kind}used = target.used_blocks | source.used_blocks\n"]
    for place, block in enumerate(blocks.values()):
        fields = [field for field in block if field.seen in seen]
        if fields and place:
            lines += [f"    if used & {1 << place - 1}:\n", *(f"    {line}" for line in copied(fields))]
        elif fields:
            lines += copied(fields)
    return "".join(lines)


def copying_py(blocks: Blocks) -> str:
    """The same in plain Python, where a loop over the names of all fields would be slow."""
    return formatted(f'''"""Copy a position, or only its visible fields. Compiled, each block is one memcpy.

{FROM_FIELDS[2:]}
"""

# ruff: noqa: PLR0915

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import State

BLOCKS = {tuple(name for name in blocks if name)!r}  # of fields that are copied only if one of the positions uses them


def copy(target: State, source: State) -> None:
    """Copy every field but scratch and log; rows are copied, not shared."""
{by_block(blocks, ("visible", "by_rule", "hidden"), assignments)}

def copy_visible(target: State, source: State) -> None:
    """Copy every field that everyone sees."""
{by_block(blocks, ("visible",), assignments)}''')


def assignments(fields: list[Field]) -> list[str]:
    return [assignment(field) for field in fields]


def assignment(field: Field) -> str:
    """`target.coins = source.coins[:]`."""
    copied = ("{}", "{}[:]", "[row[:] for row in {}]")[len(field.shape)]
    return f"    target.{field.name} = {copied.format(f'source.{field.name}')}\n"


def brackets(field: Field) -> str:
    return "".join(f"[{size}]" for size in field.shape)


def shapes(fields: list[Field]) -> list[tuple[str, ...]]:
    return sorted({field.shape for field in fields})


def maker(shape: tuple[str, ...], verb: str = "new") -> str:
    return f"_{verb}_" + ("_by_".join(size.lower() for size in shape) or "numbers")


def state_py(fields: list[Field]) -> str:
    """One method for each shape, because Cython uses one buffer per function for its new rows."""
    starts = sorted({field.start for field in fields if not field.start.lstrip("-").isdecimal()})
    names = {seen: [field.name for field in fields if field.seen == seen] for seen in VISIBILITIES}
    lines = [
        f'"""The fields of a position. {FROM_FIELDS[2:]}"""\n\n# ruff: noqa: PLR0915\n\n',
        "from typing import Any\n\nfrom ..core import arrays\nfrom ..core.rows import row, rows\nfrom . import sizes\n",
    ]
    lines += [f"from .constants import {', '.join(starts)}\n\n"]
    lines += [f"{seen.upper()} = {tuple(group)!r}\n" for seen, group in names.items()]
    lines += ["\n\nclass StateFields:\n", f"    __slots__ = {tuple(sorted(field.name for field in fields))!r}\n"]
    lines += ["\n    def __init__(self) -> None:\n", *making(fields)]
    for shape in shapes(fields):
        lines.append(f"\n    def {maker(shape)}(self) -> None:\n")
        lines += [f"        {made(field)}  # {field.note}\n" for field in fields if field.shape == shape]
    return formatted("".join([*lines, *put_methods([field for field in fields if field.seen != "scratch"])]))


def put_methods(fields: list[Field]) -> list[str]:
    """Methods that set all fields to given values, for pickles; one for each shape, too."""
    lines = ["\n    def put_fields(self, values: dict[str, Any]) -> None:\n"]
    lines += [f"        self.{maker(shape, 'put')}(values)\n" for shape in shapes(fields)]
    for shape in shapes(fields):
        lines.append(f"\n    def {maker(shape, 'put')}(self, values: dict[str, Any]) -> None:\n")
        lines += [f'        self.{field.name} = values["{field.name}"]\n' for field in fields if field.shape == shape]
    return lines


def making(fields: list[Field]) -> Iterator[str]:
    """Calls of the methods that make rows; those for rows of zeros are not needed in compiled form."""
    filled = {field.shape for field in fields if not field.shape or field.start != "0"}
    yield from (f"        self.{maker(shape)}()\n" for shape in shapes(fields) if shape in filled)
    yield "        if not arrays.zeroed():\n            self._new_zeros()\n\n    def _new_zeros(self) -> None:\n"
    yield from (f"        self.{maker(shape)}()\n" for shape in shapes(fields) if shape not in filled)


def made(field: Field) -> str:
    """`self.coins: list[int] = row(sizes.SEATS)`."""
    if not field.shape:
        return f"self.{field.name} = {field.start}"
    lengths = ", ".join(f"sizes.{size}" for size in field.shape)
    start = "" if field.start == "0" else f", {field.start}"
    if len(field.shape) == 1:
        return f"self.{field.name}: list[int] = row({lengths}{start})"
    return f"self.{field.name}: list[list[int]] = rows({lengths}{start})"


def formatted(text: str) -> str:
    """Sorted and formatted with the project's settings."""
    for step in (["check", "--quiet", "--select", "I", "--fix"], ["format"]):
        command = [sys.executable, "-m", "ruff", *step, "--stdin-filename", "src/septem/state_fields.py", "-"]
        text = subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout
    return text


def listed(text: str, name: str, words: Sequence[str]) -> str:
    """A JSON schema in which the list of words under a name is this one."""
    match = re.search(rf'( *)"{name}": {{\n *"enum": \[\n(?P<words>[^\]]*?)\n *\]', text)
    if match is None:
        raise ValueError(f"the schema has no list of words under {name}")
    margin = match[1] + "    "
    quoted = ", ".join(f'"{word}"' for word in words)
    lines = textwrap.wrap(quoted, SCHEMA_LINE - len(margin), break_on_hyphens=False)
    return text[: match.start("words")] + "\n".join(margin + line for line in lines) + text[match.end("words") :]


def schema(text: str, game: Path) -> str:
    """The ids of everything in the box and, where a schema has them under `ask`, the names of questions."""
    numbers: dict[str, dict[str, int]] = module_of(game / "data/ids.py").NUMBERS
    lists = {family: tuple(ids) for family, ids in numbers.items()}
    lists["ask"] = tuple(module_of(game / "constants.py").QUESTIONS)
    for name in re.findall(r'"(\w+)": {\n *"enum": \[\n', text):
        text = listed(text, name, lists[name]) if name in lists else text
    return text


class Values(ast.NodeTransformer):
    """Replaces the constants of a module by their values."""

    def __init__(self, module: ModuleType) -> None:
        self.values = vars(module)

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return ast.Constant(self.values[node.id]) if node.id.isupper() else node


def inlined(py: Path) -> str:
    """Functions that pack numbers into one, as C functions that are inlined."""
    values = Values(module_of(py))
    functions = [node for node in ast.parse(py.read_text()).body if isinstance(node, ast.FunctionDef)]
    return "\n".join([f"{MARK[:-1]} from {py.name}.\n", *(inline(function, values) for function in functions)])


def inline(function: ast.FunctionDef, values: Values) -> str:
    answer = function.body[-1]
    if not isinstance(answer, ast.Return) or answer.value is None or len(function.body) - bool(described(function)) > 1:
        raise ValueError(f"{function.name} does more than return a number, so it cannot be inlined")
    given = ", ".join(f"int {argument.arg}" for argument in function.args.args)
    size = len(answer.value.elts) if isinstance(answer.value, ast.Tuple) else 0
    body = ast.unparse(values.visit(answer.value))
    returned = f"({', '.join(['int'] * size)})" if size else "int"
    return f"cdef inline {returned} {function.name}({given}) noexcept nogil:\n    return {body}\n"


def described(function: ast.FunctionDef) -> bool:
    return ast.get_docstring(function) is not None


def board_ids(game: Path) -> str:
    """A type of all board ids, so that type checkers find a wrong one."""
    ids = ", ".join(f'"{board}"' for board in dict.fromkeys(module_of(game / "data/components.py").BOARD_WORDS))
    purpose = "The ids of the boards, for type checkers. Written by scripts/generate.py."
    return formatted(f'"""{purpose}"""\n\nfrom typing import Literal\n\nBoard = Literal[{ids}]\n')


def generated() -> Iterator[tuple[Path, str]]:
    """Every generated file, or file with a generated part, with its expected content."""
    for game in sorted(path.parent for path in SOURCE.glob("septem/*/fields.py")):
        blocks = blocks_of(game)
        fields = joined(blocks)
        yield game / "state_fields.py", state_py(fields)
        yield game / "state_fields.pxd", state_pxd(fields)
        yield game / "copying.pxd", copying_pxd(blocks)
        yield game / "copying.py", copying_py(blocks)
        position = game / "files/position.schema.json"
        yield position, schema(position.read_text(), game)
    wonders = SOURCE / "septem/wonders"
    yield wonders / "board_ids.py", board_ids(wonders)
    for pxd in sorted(SOURCE.rglob("*.pxd")):
        text = pxd.read_text()
        py = pxd.with_suffix(".py")
        if py.stem == "sizes":
            yield pxd, sizes(text, py)
        elif py.parts[-2:] in PACKERS:
            yield pxd, inlined(py)
        elif py.exists() and "cdef inline" not in text and py.stem != "state_fields":
            yield pxd, numbers(text, py)


def main(arguments: list[str]) -> int:
    stale = [(path, text) for path, text in generated() if not path.exists() or path.read_text() != text]
    for path, text in stale:
        if "--check" not in arguments:
            path.write_text(text)
    print(*(path for path, _ in stale), f"generated declarations: {len(stale)} files stale", sep="\n")
    return int(bool(stale) and "--check" in arguments)


if __name__ == "__main__":
    sys.path.insert(0, str(SOURCE))
    sys.exit(main(sys.argv[1:]))
