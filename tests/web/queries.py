"""How many statements a transaction needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import event

from septem.web.store import Database


def queries(database: Database, work: Callable[..., object], *values: object) -> int:
    seen: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_others: Any) -> None:
        seen.append(statement)

    event.listen(database.engine, "before_cursor_execute", note)
    try:
        database.run_now(work, *values)
    finally:
        event.remove(database.engine, "before_cursor_execute", note)
    return len(seen)
