"""Settings for the whole suite."""

import os
from itertools import groupby
from pathlib import Path

import pytest
from hypothesis import settings

from tests.amounts import QUICK, amount

# No deadline: plain Python under coverage is slow. The same examples each time; to look for new ones:
# make test-plain ARGS='--hypothesis-profile=hunt'
settings.register_profile("septem", deadline=None, derandomize=True, max_examples=amount(100))
settings.register_profile("hunt", deadline=None, max_examples=2000)
settings.load_profile("septem")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Quickly means: each law on the first and the last table of each game, which are without and with expansions."""
    if QUICK:
        functions = groupby(items, function_and_game)
        kept = [item for _, cases in functions for item in few(list(cases))]
        config.hook.pytest_deselected(items=list(set(items) - set(kept)))
        items[:] = kept


def function_and_game(item: pytest.Item) -> tuple[str, bool]:
    function, _, case = item.nodeid.partition("[")
    return function, case.startswith("wonders")


def few(cases: list[pytest.Item]) -> list[pytest.Item]:
    return [cases[0], cases[-1]] if len(cases) > 2 and "laws" in cases[0].nodeid else cases


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Let scripts/test.py repeat in its summary which tests failed."""
    stats = terminalreporter.stats
    failed = [report.nodeid for report in (*stats.get("failed", []), *stats.get("error", []))]
    if (path := os.environ.get("SEPTEM_FAILED_TESTS")) and failed:
        Path(path).write_text("\n".join(failed) + "\n")
