"""The actions of `septem admin`, with the database of the settings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..core.errors import Problem
from .settings import read_settings
from .store import Database, operator_log
from .store import administration as do
from .store.opening import prepare

NEEDS = {
    "ban": "PLAYER",
    "unban": "PLAYER",
    "delete": "TABLE",
    "export": "TABLE",
    "backup": "FILE",
    "restore": "FILE",
    "resolve": "REPORT",
}
READING = ("tables", "players", "reports", "log", "check")  # these change nothing, and show no hidden cards


def administer(action: str, what: str | None, note: str = "") -> Any:
    """Carry out an action; what is not mere reading is written to the log of operators."""
    if (action in NEEDS) != (what is not None):
        raise Problem("admin_needs", action=action, needed=NEEDS.get(action, ""))
    url = read_settings().database
    prepare(url)
    database = Database(url, threads=1)
    try:
        result = act(database, action, what or "", note)
        if action not in READING:
            database.run_now(operator_log.write, action, what or "", note)
        return result
    finally:
        database.close()


def act(database: Database, action: str, what: str, note: str) -> Any:
    if action == "check":
        number, problems = do.check(database)
        return {"tables": number, "problems": problems}
    if action in ("backup", "restore"):
        return {"rows": (do.backup if action == "backup" else do.restore)(database, Path(what))}
    if action in ("ban", "unban"):
        return database.run_now(do.ban, what, action == "ban")
    if action == "resolve":
        return database.run_now(operator_log.resolve, what, note)
    if action in ("reports", "log"):
        return database.run_now(operator_log.reports if action == "reports" else operator_log.log)
    if action in ("delete", "export"):
        return database.run_now(do.delete if action == "delete" else do.export, what)
    return do.vacuum(database) if action == "vacuum" else database.run_now(getattr(do, action))
