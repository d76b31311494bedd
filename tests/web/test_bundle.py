"""The built page is small: what a browser loads before it shows anything."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

import septem.web

CLIENT = Path(septem.web.__file__).parent / "client"
MOST_SCRIPT = 150_000  # bytes, compressed
MOST_STYLE = 40_000
STATIC_IMPORT = re.compile(r"""(?:^|[;}\s])(?:import|export)\s*(?:[\w$*{}\s,]+from\s*)?["'](\./[^"']+\.js)["']""")
pytestmark = pytest.mark.skipif(not (CLIENT / "index.html").exists(), reason="needs the built page")


def named(kind: str) -> set[Path]:
    """The files of a kind that the page itself names."""
    page = (CLIENT / "index.html").read_text()
    return {CLIENT / found.lstrip("/") for found in re.findall(rf"""(?:src|href)="([^"]+\.{kind})\"""", page)}


def initial_scripts() -> set[Path]:
    """The scripts of the page with all that they import at once; what they import later is not among them."""
    found: set[Path] = set()
    waiting = list(named("js"))
    while waiting:
        script = waiting.pop()
        if script not in found:
            found.add(script)
            waiting += [script.parent / name for name in STATIC_IMPORT.findall(script.read_text())]
    return found


def compressed(files: set[Path]) -> int:
    return sum(len(gzip.compress(file.read_bytes())) for file in files)


def test_the_scripts_that_a_browser_needs_first_are_small() -> None:
    scripts = initial_scripts()
    assert 1 <= len(scripts) < len(list(CLIENT.glob("assets/*.js")))  # most pages come when they are opened
    assert compressed(scripts) < MOST_SCRIPT


def test_the_styles_that_a_browser_needs_first_are_small() -> None:
    assert 0 < compressed(named("css")) < MOST_STYLE
