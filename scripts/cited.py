"""List the statements and worked examples of the rules that no test cites. The list must be empty.

A test cites `D-050` by its name (`test_d_050_...`), in its docstring or in its parameters; comments do not count. The
letters of an id may end in a digit (`S2-025`, `test_s2_025_...`); a ruling (`L-R01`) is cited by docstrings only. The
ids are listed in tests/statements, one per line; a cited id that is in no list is an error.
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
    """The ids that the tests of a file cite."""
    functions = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)]
    return {identity for function in functions if function.name.startswith("test_") for identity in cites(function)}


def cites(test: ast.FunctionDef) -> set[str]:
    said = [ast.get_docstring(test) or "", *(ast.unparse(decorator) for decorator in test.decorator_list)]
    written = {pair for words in said for pair in WRITTEN.findall(words)}
    return {f"{letters.upper()}-{number}" for letters, number in written | set(IN_NAME.findall(test.name))}


def mentions(text: str) -> set[str]:
    """Everything in a file that looks like an id."""
    return {f"{letters}-{number}" for letters, number in WRITTEN.findall(text)}


def kind(identity: str) -> str:
    return identity.split("-")[0]


def main(tests: Path) -> int:
    wanted = statements(tests / "statements")
    texts = [path.read_text() for path in tests.rglob("test_*.py")]
    cited = {identity for text in texts for identity in citations(text)}
    named = cited | {identity for text in texts for identity in mentions(text)}
    kinds = {kind(identity) for identity in wanted}
    missing = sorted(wanted - cited)
    unknown = sorted(identity for identity in named - wanted if kind(identity) in kinds)
    print(f"rule statements: {len(wanted & cited)} of {len(wanted)} cited by tests")
    if missing:
        print("not cited:", *missing)
    if unknown:
        print("cited, but in no list:", *unknown)
    return int(bool(missing or unknown))


if __name__ == "__main__":
    sys.exit(main(Path("tests")))
