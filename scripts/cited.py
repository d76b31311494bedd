"""List the statements and worked examples of the rules that no test cites; there must be none.

A test cites `D-050` by its name (`test_d_050_...`) or anywhere in its file: docstring, comment, parameter. The letters
of an id may end in a digit (`S2-025`, `test_s2_025_...`). The ids to be cited are in tests/statements, one a line; an
id that is in no list is a slip of the pen.
"""

import ast
import re
import sys
from pathlib import Path

IN_NAME = re.compile(r"(?<=_)([a-z]+\d?)_(\d+)(?=_|$)")
WRITTEN = re.compile(r"\b([A-Z]+\d?)-(R?\d+)\b")


def statements(folder: Path) -> set[str]:
    return {line for path in folder.glob("*.txt") for line in path.read_text().split()}


def citations(text: str) -> set[str]:
    """Everything in a test file that looks like an id."""
    tests = [node.name for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)]
    named = {pair for name in tests if name.startswith("test_") for pair in IN_NAME.findall(name)}
    return {f"{letters.upper()}-{number}" for letters, number in named | set(WRITTEN.findall(text))}


def kind(identity: str) -> str:
    return identity.split("-")[0]


def main(tests: Path) -> int:
    wanted = statements(tests / "statements")
    cited = {identity for path in tests.rglob("test_*.py") for identity in citations(path.read_text())}
    kinds = {kind(identity) for identity in wanted}
    missing = sorted(wanted - cited)
    unknown = sorted(identity for identity in cited - wanted if kind(identity) in kinds)
    print(f"rule statements: {len(wanted & cited)} of {len(wanted)} cited by tests")
    if missing:
        print("not cited:", *missing)
    if unknown:
        print("cited, but in no list:", *unknown)
    return int(bool(missing or unknown))


if __name__ == "__main__":
    sys.exit(main(Path("tests")))
