"""Mutation testing: change the rules in one place at a time and check that a test fails; see docs/mutation.md.

Each mutant is compiled in memory and runs in a separate process. A mutant that survives must be listed in
docs/mutation.md with the reason why it changes nothing.
"""

import ast
import copy
import os
import resource
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from types import CodeType, ModuleType

import hypothesis  # noqa: F401  (imported once here, not in every process)
import pytest

FOLDER = Path("src/septem/duel")
REPORT = Path("docs/mutation.md")
ALL_TESTS = ["tests/duel/rules", "tests/duel/cards", "tests/duel/pantheon", "tests/duel/promo"]
FIRST_TESTS = {  # tests that kill most mutants of a module
    "prices": ["costs", "examples_payment"],
    "shortfall": ["costs", "examples_payment"],
    "track": ["military"],
    "scoring": ["victory", "examples_scoring"],
    "treasury": ["military", "yellow_and_guilds"],
    "science": ["science"],
    "building": ["resolution", "costs"],
    "layout": ["structure", "setup"],
    "decisions": ["draft", "turn", "resolution"],
}
OPTIONS = ["-x", "-q", "-pno:cacheprovider", "-pno:xdist", "-Wignore:Module already imported"]
SECONDS = 120  # of processor time; a mutant that takes longer counts as hanging
MEMORY = 2 << 30

OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
OPPOSITES = {"min": "max", "max": "min", "any": "all", "all": "any"}


def altered(node: ast.AST, field: str, value: object) -> ast.AST:
    twin = copy.deepcopy(node)
    setattr(twin, field, value)
    return twin


def other_expressions(node: ast.AST) -> Iterator[ast.AST]:
    """Replacements for an expression."""
    match node:
        case ast.Constant(value=bool(truth)):
            yield ast.Constant(not truth)
        case ast.Constant(value=int(number)):
            yield from (ast.Constant(number + 1), ast.Constant(number - 1))
        case ast.Name(id=name, ctx=ast.Load()) | ast.Attribute(attr=name, ctx=ast.Load()) if name.isupper():
            yield from (ast.BinOp(node, operator(), ast.Constant(1)) for operator in (ast.Add, ast.Sub))
        case ast.BinOp():
            yield altered(node, "op", OPERATORS[type(node.op)]())
        case ast.Compare(ops=[operator]):
            yield from (altered(node, "ops", [other()]) for other in COMPARISONS[type(operator)])
        case ast.BoolOp():
            yield altered(node, "op", ast.Or() if isinstance(node.op, ast.And) else ast.And())
        case ast.UnaryOp():
            yield node.operand
        case ast.Call():
            yield from other_calls(node)


def other_calls(node: ast.Call) -> Iterator[ast.AST]:
    if isinstance(node.func, ast.Name) and node.func.id in OPPOSITES:
        yield altered(node, "func", ast.Name(OPPOSITES[node.func.id], ast.Load()))
        return
    for place in range(1, len(node.args)):
        swapped = [*node.args]
        swapped[place - 1 : place + 1] = node.args[place], node.args[place - 1]
        yield altered(node, "args", swapped)


def other_statements(node: ast.AST) -> Iterator[ast.AST]:
    """Replacements for a statement."""
    match node:
        case ast.Expr(value=ast.Call()) | ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) | ast.Raise():
            yield ast.Pass()
        case ast.AugAssign():
            yield ast.Pass()
            yield altered(node, "op", OPERATORS[type(node.op)]())
            yield ast.Assign([node.target], node.value)
        case ast.Return(value=None):
            yield ast.Pass()
        case ast.Return(value=value) if not isinstance(value, ast.Constant):
            yield ast.Return(ast.Constant(0))
        case ast.If() | ast.IfExp():
            yield from (altered(node, "test", ast.Constant(truth)) for truth in (True, False))
        case ast.While():
            yield ast.Pass()
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()


@dataclass(frozen=True)
class Spot:
    """The place of a node in its tree, with its function and statement."""

    parent: ast.AST
    field: str
    place: int | None
    function: str
    statement: ast.AST

    def put(self, node: ast.AST) -> None:
        if self.place is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.place] = node


def spots(parent: ast.AST, function: str, statement: ast.AST) -> Iterator[tuple[Spot, ast.AST]]:
    """Every node below another with its place, except types and parameter names."""
    for field, value in ast.iter_fields(parent):
        listed = isinstance(value, list)
        for place, node in enumerate(value if listed else [value]):
            if not isinstance(node, ast.AST) or isinstance(node, ast.arguments) or field in ("annotation", "returns"):
                continue
            around = node if isinstance(node, ast.stmt) else statement
            yield Spot(parent, field, place if listed else None, function, around), node
            inside = f"{function}.{node.name}" if isinstance(node, ast.FunctionDef | ast.ClassDef) else function
            yield from spots(node, inside, around)


def others(spot: Spot, node: ast.AST) -> Iterator[ast.AST]:
    if not isinstance(spot.parent, ast.Attribute):  # CATALOGUE + 1 means nothing
        yield from other_expressions(node)
    yield from other_statements(node)


def heading(statement: ast.AST) -> str:
    return ast.unparse(ast.fix_missing_locations(statement)).splitlines()[0]


def source(name: str) -> Path:
    """The file of a module, in any folder of the game."""
    return next(FOLDER.rglob(f"{name}.py"))


def mutants(name: str) -> Iterator[tuple[str, CodeType]]:
    """Every mutant of a module: a description of the change, and its code."""
    path = source(name)
    tree = ast.parse(path.read_text())
    for spot, node in list(spots(tree, name, tree)):
        before = heading(spot.statement)
        for other in list(others(spot, node)):
            spot.put(other)
            ast.fix_missing_locations(tree)
            after = heading(other if node is spot.statement else spot.statement)
            if after != before:  # two equal arguments exchanged
                yield f"`{spot.function}`: `{before}` → `{after}`", compile(tree, path, "exec")
        spot.put(node)


class Substitute(MetaPathFinder, Loader):
    """Imports other code under the name of a module."""

    def __init__(self, name: str, code: CodeType) -> None:
        self.name = name
        self.code = code

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        return spec_from_loader(name, self) if name == self.name else None

    def exec_module(self, module: ModuleType) -> None:
        exec(self.code, module.__dict__)


def passes(name: str, code: CodeType, tests: list[str]) -> bool:
    """Run tests on a mutant in a separate process with limits for time and memory."""
    child = os.fork()
    if not child:
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        sys.meta_path.insert(0, Substitute(".".join(source(name).relative_to("src").with_suffix("").parts), code))
        os._exit(pytest.main([*OPTIONS, *tests]))
    _, status = os.waitpid(child, 0)
    return status == 0


def survives(name: str, code: CodeType) -> bool:
    first = [f"tests/duel/rules/test_{topic}.py" for topic in FIRST_TESTS.get(name, [])]
    return (not first or passes(name, code, first)) and passes(name, code, ALL_TESTS)


def examine(name: str, known: str) -> int:
    """Test every mutant of a module; the number of survivors without a known reason."""
    if not survives(name, compile(source(name).read_text(), name, "exec")):
        sys.exit(f"{name}: the tests fail without any change")
    survivors = []
    total = 0
    start = time.perf_counter()
    for change, code in mutants(name):
        total += 1
        if survives(name, code):
            survivors.append(change)
            print("known   " if change in known else "SURVIVES", change, flush=True)
    seconds = time.perf_counter() - start
    print(f"{name}: {total} mutants, {total - len(survivors)} killed, {len(survivors)} survive ({seconds:.0f} s)")
    return sum(change not in known for change in survivors)


def main(names: list[str]) -> int:
    known = REPORT.read_text()
    return int(sum(examine(name, known) for name in names) > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
