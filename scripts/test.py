"""Run the sections of the test suite (all, or the named ones), and print a summary with times."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Literal

Outcome = Literal["passed", "FAILED", "not run"]
FAILED_TESTS = "SEPTEM_FAILED_TESTS"  # names the file into which tests/conftest.py writes the tests that failed
PYTEST = "-m pytest -n auto --dist worksteal"
# These compute all moves or views of many games. Coverage makes them several times slower, so they run without it.
MANY_GAMES = (
    "tests/laws/test_judge.py",
    "tests/laws/test_wonders_judge.py",
    "tests/laws/test_events.py",
    "tests/laws/test_wonders_events.py",
    "tests/laws/test_memory.py",
    "tests/perft",
)
DOCS = "-m sphinx --fail-on-warning --keep-going --quiet docs build/docs"
BUT_WEB = "--ignore=tests/web"  # has separate sections
CHECKS = (
    "-m ruff format --check",
    "-m ruff check",
    "-m mypy",
    "scripts/generate.py --check",
    "scripts/layers.py",
    "scripts/boundaries.py",
    "scripts/cited.py",
    "scripts/licences.py --check",
)
# These start programs or let bots play whole games; a commit seldom breaks them alone.
SLOW = (
    *("tests/ai", "tests/cli", "tests/envs", "tests/lab", "tests/sim", "tests/web"),
    "tests/scripts/test_recipes.py",
    "tests/duel/test_other_package.py",
    "tests/wonders/test_other_package.py",
)


def without(paths: tuple[str, ...]) -> str:
    return " ".join(f"--ignore={path}" for path in paths)


def nothing() -> str:
    return ""


def no_chromium() -> str:
    command = [sys.executable, "scripts/machine.py", "chromium"]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


def no_lab() -> str:
    """Installs the packages of these tests: they are large, so they are installed only when this section starts."""
    return subprocess.run(
        [sys.executable, "scripts/lab.py"], stderr=subprocess.PIPE, text=True, check=False
    ).stderr.strip()


def no_compiler() -> str:
    """The reason why the package is not compiled; a failed compilation is not accepted as a reason."""
    form = Path(".venv/form").read_text().strip()
    return form if form.startswith("plain") and "compiling failed" not in form else ""


@dataclass(frozen=True)
class Section:
    title: str
    steps: tuple[str, ...]  # arguments of python
    environment: dict[str, str] = field(default_factory=dict)
    lacking: Callable[[], str] = nothing  # the reason why it cannot run here, or empty
    again: str = ""  # runs after a failure: what fails again has failed


# A browser waits for many things that other programs can delay: its tests get a second chance, one at a time.
BROWSER_AGAIN = "-m pytest tests/web/browser --last-failed --last-failed-no-failures none"
SECTIONS = {
    "check": Section(
        "format, lint, strict types, generated files, layers, cited statements, licences, workflows, lint of the page",
        (*CHECKS, "scripts/workflows.py", "scripts/client.py lint"),
    ),
    "plain": Section(
        "tests on plain Python, with branch coverage save for the costliest laws",
        (
            f"{PYTEST} {BUT_WEB} --cov --cov-report= {without(MANY_GAMES)}",
            "scripts/floor.py",
            f"{PYTEST} {' '.join(MANY_GAMES)}",
        ),
        {"SEPTEM_COMPILED": "0", "PYTHONPATH": "src"},
    ),
    "compiled": Section(
        "tests on the compiled package", (f"{PYTEST} {BUT_WEB}",), {"SEPTEM_COMPILED": "1"}, lacking=no_compiler
    ),
    "client": Section(
        "the page: format, lint, types and markup, unit tests", ("scripts/client.py check",), {"PYTHONPATH": "src"}
    ),
    "web": Section(
        "the server, on the installed package",
        ("scripts/machine.py --try postgresql redis", f"{PYTEST} tests/web --ignore=tests/web/browser"),
    ),
    "browser": Section(
        "the web app in Chromium", (f"{PYTEST} tests/web/browser",), lacking=no_chromium, again=BROWSER_AGAIN
    ),
    "docs": Section("the documentation: its site without a warning, every code block", (DOCS, "scripts/examples.py")),
    "lab": Section(
        "heavy extras: a Ray cluster, OpenSpiel, training with torch, notebooks",
        ("-m pytest tests/lab", "scripts/examples.py docs/environments.md docs/first-bot.md", "scripts/notebooks.py"),
        {"PYTHONPATH": "build/lab"},
        lacking=no_lab,
    ),
    "packaging": Section("wheels with and without a C compiler", ("scripts/wheels.py",)),
    "start-up": Section("the README's first command", ("scripts/startup.py",)),
}
QUICK = Section(  # a subset of the other sections, so it runs only when it is named
    "what to run before each commit: most checks, the rules, and a few games for each law, on plain Python",
    (*CHECKS, f"{PYTEST} --quiet --durations=5 {without(SLOW + MANY_GAMES)}"),
    {"SEPTEM_COMPILED": "0", "PYTHONPATH": "src", "SEPTEM_LAWS": "quick"},
)


def failures(arguments: str, environment: dict[str, str]) -> list[str]:
    """Run a step; what failed: its tests by name, or the step as a whole where it names none."""
    print(f"\n$ python {arguments}", flush=True)
    with NamedTemporaryFile("r", suffix=".failed") as failed:
        surroundings = {**os.environ, "PYTHONPATH": "", FAILED_TESTS: failed.name, **environment}
        code = subprocess.run([sys.executable, *arguments.split()], env=surroundings, check=False).returncode
        return (failed.read().splitlines() or [f"python {arguments}"]) if code else []


def run(name: str) -> tuple[Outcome, list[str]]:
    """Run a section; its outcome, and the reasons if it did not pass."""
    section = QUICK if name == "quick" else SECTIONS[name]
    print(f"\n{'=' * 100}\n{name}: {section.title}\n{'=' * 100}", flush=True)
    if reason := section.lacking():
        print(f"not run: {reason}")
        return "not run", [reason]
    return outcome_of(section)


def outcome_of(section: Section) -> tuple[Outcome, list[str]]:
    failed = [failure for arguments in section.steps for failure in failures(arguments, section.environment)]
    if failed and section.again:
        repeated = failures(section.again, section.environment)
        return ("FAILED", repeated) if repeated else ("passed", [f"only when repeated: {name}" for name in failed])
    return ("FAILED" if failed else "passed"), failed


def main(names: list[str]) -> int:
    lines = []
    failed = False
    begin = time.perf_counter()
    for name in names or SECTIONS:
        start = time.perf_counter()
        outcome, reasons = run(name)
        failed |= outcome == "FAILED"
        lines.append(f"{outcome:8} {time.perf_counter() - start:7.1f} s  {name}")
        lines += [f"{'':21}{reason}" for reason in reasons]
    print(f"\n{'=' * 100}\nsummary\n{'=' * 100}", *lines, sep="\n")
    print(f"{'FAILED' if failed else 'passed':8} {time.perf_counter() - begin:7.1f} s  in all")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
