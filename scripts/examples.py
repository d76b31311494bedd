"""Run every code block of README, CONTRIBUTING and docs, or of the named pages; count the blocks that are not run.

The word after the fence states the kind of a block. The blocks of a page share their Python names and a folder, which
contains `games`, the records of docs/games.

    python     is run, with >>> as a doctest
    console    "$ COMMAND" is run by the shell and must succeed ("$ COMMAND  # exit 2": end with this code). Text below
               it is the expected output; "..." matches anything. For `make`, only the target is checked; for `pip`,
               only the extras of septem.
    json       a record or a position: must fit its schema and load
    cython     every line must occur in the source
    text       not runnable: a drawing, a template, a file for another program

After the kind there may be "file: NAME" (saves the block as a file for commands), "needs: MODULE" (runs the block
only if the module is installed), or "not run: REASON". A block that changes a file of the project names the file and a
piece of one of its lines: "insert: FILE before PIECE", "insert: FILE after PIECE", or "replace: FILE line PIECE". Here
only the file and the line are checked; tests/scripts/test_recipes.py makes the changes in a copy of the project.
"""

from __future__ import annotations

import contextlib
import doctest
import importlib.util
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from markdown_it import MarkdownIt

PROJECT = Path(__file__).resolve().parent.parent
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
REMARK = re.compile(r"(file|needs|not run|insert|replace): (.+)")
PLACE = re.compile(r"(\S+) (before|after|line) (.+)")
EXIT = re.compile(r"\s+# exit (\d+)$")
EXTRAS = re.compile(r"septem\[([\w,]+)\]")
LIMIT = 600  # seconds for a command


@dataclass
class Block:
    page: str
    line: int
    info: str  # the text after the fence
    text: str

    @property
    def kind(self) -> str:
        return self.info.split()[0] if self.info else ""

    def remark(self, name: str) -> str:
        found = REMARK.search(self.info)
        return found[2].strip() if found and found[1] == name else ""

    @property
    def excuse(self) -> str:
        """The reason why the block is not run; empty if it is run."""
        module = self.remark("needs")
        lacking = f"needs {module}" if module and not importlib.util.find_spec(module) else ""
        return self.remark("not run") or lacking

    @property
    def place(self) -> str:
        """Where the block changes a file of the project; empty if it does not."""
        return self.remark("insert") or self.remark("replace")


class Wrong(Exception):
    """A block does not behave as its page states."""


@dataclass
class Page:
    """State shared by the blocks of a page."""

    folder: Path
    names: dict[str, Any] = field(default_factory=lambda: {"__name__": "page"})

    def run(self, block: Block) -> None:
        if block.kind not in KINDS:
            raise Wrong(f"a block is one of {', '.join(KINDS)}, not {block.kind or 'without a kind'!r}")
        if block.place:
            changed(block, PROJECT)
            return
        if name := block.remark("file"):
            (self.folder / name).write_text(block.text)
        KINDS[block.kind](self, block)

    def python(self, block: Block) -> None:
        if ">>>" in block.text:
            self.doctest(block)
            return
        sys.stdin = io.StringIO()  # empty input for programs that read stdin
        with contextlib.redirect_stdout(io.StringIO()):
            exec(compile("\n" * block.line + block.text, block.page, "exec"), self.names)

    def doctest(self, block: Block) -> None:
        examples = doctest.DocTestParser().get_doctest(block.text, self.names, block.page, block.page, block.line)
        said = io.StringIO()
        runner = doctest.DocTestRunner(optionflags=FLAGS, verbose=False)
        failed, _ = runner.run(examples, out=said.write, clear_globs=False)
        self.names.update(examples.globs)
        if failed:
            raise Wrong(said.getvalue())

    def console(self, block: Block) -> None:
        for command, shown in commands(block.text):
            if command.startswith("pip "):
                look_up_extras(command)
            elif command.startswith("make"):
                self.shell(f"make --dry-run --directory {PROJECT} {command[4:]}")
            else:
                check(command, shown, self.shell(command))

    def shell(self, command: str) -> str:
        """Run a command and return its output. The exit code must be the expected one."""
        expected = EXIT.search(command)
        surroundings = os.environ | {"COLUMNS": "100", "PATH": f"{self.folder / '.bin'}:{os.environ['PATH']}"}
        done = subprocess.run(
            ["bash", "-c", command], cwd=self.folder, env=surroundings, capture_output=True, text=True, timeout=LIMIT
        )
        said = done.stdout + done.stderr
        if done.returncode != (int(expected[1]) if expected else 0):
            raise Wrong(f"$ {command}\nended with {done.returncode}\n{said}")
        return said

    def json(self, block: Block) -> None:
        import septem

        validator(json.loads(block.text)).validate(json.loads(block.text))
        file = self.folder / ".json"
        file.write_text(block.text)
        septem.load(file)

    def cython(self, block: Block) -> None:
        source = "\n".join(path.read_text() for path in (PROJECT / "src").rglob("*.pxd"))
        missing = [line for line in block.text.splitlines() if line and line not in source.splitlines()]
        if missing:
            raise Wrong("not in the source:\n" + "\n".join(missing))

    def nothing(self, block: Block) -> None:
        """Text blocks are not checked."""


KINDS: dict[str, Callable[[Page, Block], None]] = {
    "python": Page.python,
    "console": Page.console,
    "json": Page.json,
    "cython": Page.cython,
    "text": Page.nothing,
}


def changed(block: Block, project: Path) -> tuple[Path, str]:
    """The file that a block changes, and its new text."""
    place = PLACE.fullmatch(block.place)
    if place is None:
        raise Wrong(f"a change is 'insert: FILE before PIECE' or alike, not {block.place!r}")
    path = project / place[1]
    lines = path.read_text().splitlines(keepends=True)
    number = next((number for number, line in enumerate(lines) if place[3] in line), None)
    if number is None:
        raise Wrong(f"{place[1]} has no line with {place[3]!r}")
    start, end = {"before": (number, number), "after": (number + 1, number + 1), "line": (number, number + 1)}[place[2]]
    return path, "".join([*lines[:start], block.text, *lines[end:]])


def commands(text: str) -> list[tuple[str, str]]:
    """Each command with its expected output; "> " continues a command."""
    found: list[tuple[str, str]] = []
    for line in text.splitlines():
        if line.startswith("$ "):
            found.append((line[2:], ""))
        elif not found:
            raise Wrong('a console block begins with "$ "')
        elif line.startswith("> ") and not found[-1][1]:
            found[-1] = (f"{found[-1][0]}\n{line[2:]}", "")
        else:
            found[-1] = (found[-1][0], f"{found[-1][1]}{line}\n")
    return found


def check(command: str, shown: str, said: str) -> None:
    wanted, got = (" ".join(text.split()) for text in (shown, said))  # ignore differences in white space
    if wanted and not doctest.OutputChecker().check_output(wanted, got, FLAGS):
        raise Wrong(f"$ {command}\nis said to print\n{shown}\nbut prints\n{said}")


def validator(document: dict[str, Any]) -> Any:
    """The schema of a record or a position of a game; the record schema refers to the position schema."""
    from jsonschema import Draft202012Validator
    from referencing import Registry, Resource

    folder = PROJECT / "src/septem" / document["game"] / "files"
    schemas = {path.name: json.loads(path.read_text()) for path in folder.glob("*.schema.json")}
    known = ((schema["$id"], Resource.from_contents(schema)) for schema in schemas.values())
    return Draft202012Validator(schemas[f"{document['septem']}.schema.json"], registry=Registry().with_resources(known))


def look_up_extras(command: str) -> None:
    known = tomllib.loads((PROJECT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    named = {name for group in EXTRAS.findall(command) for name in group.split(",")}
    if unknown := named - set(known):
        raise Wrong(f"no extras of septem: {', '.join(sorted(unknown))}")


def blocks(page: Path) -> list[Block]:
    """Fenced and indented blocks, without directives of the site (in braces)."""
    name = str(page.relative_to(PROJECT)) if page.is_relative_to(PROJECT) else str(page)
    tokens = [token for token in MarkdownIt().parse(page.read_text()) if token.type in {"fence", "code_block"}]
    return [
        Block(name, (token.map or [0])[0] + 1, token.info.strip(), token.content)
        for token in tokens
        if not token.info.startswith("{")
    ]


def run_page(page: Path) -> int:
    """Run the blocks of a page and return the number of failures."""
    counts: Counter[str] = Counter()
    start = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        provide_commands(Path(folder, ".bin"))
        shutil.copytree(PROJECT / "docs/games", Path(folder, "games"))
        shutil.copytree(PROJECT / "examples/dataset", Path(folder, "examples/dataset"))
        os.chdir(folder)
        sys.path.insert(0, folder)
        shared = Page(Path(folder))
        found = blocks(page)
        for block in found:
            counts[try_block(shared, block)] += 1
        os.chdir(PROJECT)
    if found:
        told = ", ".join(f"{number} {outcome}" for outcome, number in sorted(counts.items()))
        print(f"{found[0].page}: {told} ({time.perf_counter() - start:.1f} s)")
    return counts["WRONG"]


def try_block(shared: Page, block: Block) -> str:
    if block.excuse:
        return f"not run: {block.excuse}"
    try:
        shared.run(block)
    except Exception as problem:
        print(f"{block.page}:{block.line}: {type(problem).__name__}: {problem}")
        return "WRONG"
    return "drawn" if block.kind == "text" else "run"


def provide_commands(folder: Path) -> None:
    """Provide `septem` and `python` commands that use the current interpreter."""
    folder.mkdir()
    for name, arguments in (("septem", "-m septem "), ("python", "")):
        (folder / name).write_text(f'#!/bin/sh\nexec {sys.executable} {arguments}"$@"\n')
        (folder / name).chmod(0o755)


def all_pages() -> list[Path]:
    return [PROJECT / "README.md", PROJECT / "CONTRIBUTING.md", *sorted((PROJECT / "docs").rglob("*.md"))]


def run_apart(page: Path) -> subprocess.CompletedProcess[str]:
    """In a separate process, so pages do not affect each other."""
    command = [sys.executable, __file__, str(page)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def main(pages: list[Path]) -> int:
    if len(pages) == 1:
        return int(run_page(pages[0].resolve()) > 0)
    counts: Counter[str] = Counter()
    codes = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for page in pool.map(run_apart, pages or all_pages()):
            told = page.stdout + page.stderr
            print(told, end="", flush=True)
            counts.update(outcomes(told))
            codes.append(page.returncode)
    print("in all:", ", ".join(f"{number} {outcome}" for outcome, number in sorted(counts.items())))
    return int(any(codes))


def outcomes(told: str) -> dict[str, int]:
    """Counts by outcome, from the summary line of a page, without reasons."""
    found: Counter[str] = Counter()
    for number, outcome in re.findall(r"(\d+) (run|drawn|WRONG|not run)\b", told):
        found[outcome] += int(number)
    return found


if __name__ == "__main__":
    sys.exit(main([Path(name) for name in sys.argv[1:]]))
