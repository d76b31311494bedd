"""Optional libraries: imported when they are used, with a clear error if they are missing."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from .errors import Problem


def library(name: str, extra: str) -> Any:
    """Import a library; if it is missing, raise a Problem that says how to install it."""
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.split(".")[0] != name.split(".")[0]:
            raise
        raise missing_library(name, extra) from None


def installed(name: str, extra: str) -> None:
    """Check that a library is installed, without loading it."""
    if find_spec(name) is None:
        raise missing_library(name, extra)


def missing_library(name: str, extra: str) -> Problem:
    return Problem("missing_library", library=name.split(".")[0], extra=extra)
