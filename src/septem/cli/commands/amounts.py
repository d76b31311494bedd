"""Numbers that several commands ask for: of games, deals and processes."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from ...core.errors import Problem

MOST = 1_000_000  # deals, or processes
Workers = Annotated[int | None, typer.Option("--workers", metavar="N", help="option.workers", show_default=False)]


def positive(name: str, number: int, most: int = MOST) -> int:
    if not 1 <= number <= most:
        raise Problem("wrong_number", f"--{name}", given=number, least=1, most=most)
    return number


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
