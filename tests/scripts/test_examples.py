"""The runner of code blocks notices what is wrong with a page."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts import examples


@pytest.fixture(autouse=True)
def stay_here(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A page is run in a folder of its own."""
    here = Path.cwd()
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield
    os.chdir(here)


def run(tmp_path: Path, text: str) -> int:
    page = tmp_path / "page.md"
    page.write_text(text)
    return examples.run_page(page)


GOOD = (
    "```python\nx = 1\n```\n\n```python\n>>> x + 1\n2\n\n```",  # names are shared
    "```console\n$ echo one; echo two\none\n...\n```",
    "```console\n$ false  # exit 1\n```",
    "```console\n$ echo a \\\n> b\na b\n```",
    "```python file: told.py\nprint(7)\n```\n\n```console\n$ python told.py\n7\n```",
    "```console\n$ make bench OUT=x\n$ pip install 'septem[lab,rl]'\n```",
    '```json\n{"septem": "position", "game": "duel", "cities": [{"coins": 9}, {}]}\n```',
    "```cython\ncdef class ChainBonus(Ongoing):\n    cdef readonly int coins\n```",
    "```text\nany drawing\n```",
    "```{toctree}\n```",
)
BAD = (
    "    make play",  # indented: nobody says what it is
    "```\nx\n```",
    "```ruby\nx\n```",
    "```python\nno_such_name\n```",
    "```python\n>>> 1 + 1\n3\n\n```",
    "```console\necho one\n```",
    "```console\n$ echo one\ntwo\n```",
    "```console\n$ false\n```",
    "```console\n$ make no-such-target\n```",
    "```console\n$ pip install 'septem[nothing]'\n```",
    '```json\n{"septem": "position", "game": "duel", "colour": 1}\n```',
    '```json\n{"septem": "position", "game": "duel", "board": ["law", "law"]}\n```',  # well-formed, but impossible
    "```cython\ncdef class NoSuchEffect(Standing):\n```",
)


@pytest.mark.parametrize("text", GOOD)
def test_what_does_as_it_says_passes(text: str, tmp_path: Path) -> None:
    assert run(tmp_path, text) == 0


@pytest.mark.parametrize("text", BAD)
def test_what_does_not_is_wrong(text: str, tmp_path: Path) -> None:
    assert run(tmp_path, text) == 1


def test_what_is_not_run_is_counted_with_its_reason(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = "```console not run: needs Docker\n$ false\n```\n\n```python needs: no_such_module\n1 / 0\n```"
    assert run(tmp_path, kept) == 0
    told = capsys.readouterr().out
    assert "1 not run: needs Docker" in told
    assert "1 not run: needs no_such_module" in told
