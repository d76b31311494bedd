"""The actions of `septem admin`, with the database of the settings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..core.errors import Problem
from .settings import read_settings
from .store import Database
from .store import administration as do
from .store.opening import prepare

NEEDS = {"ban": "PLAYER", "unban": "PLAYER", "delete": "TABLE", "export": "TABLE", "backup": "FILE", "restore": "FILE"}


def administer(action: str, what: str | None) -> Any:
    if (action in NEEDS) != (what is not None):
        raise Problem("admin_needs", action=action, needed=NEEDS.get(action, ""))
    url = read_settings().database
    prepare(url)
    database = Database(url, threads=1)
    try:
        return act(database, action, what or "")
    finally:
        database.close()


def act(database: Database, action: str, what: str) -> Any:
    if action == "check":
        number, problems = do.check(database)
        return {"tables": number, "problems": problems}
    if action in ("backup", "restore"):
        return {"rows": (do.backup if action == "backup" else do.restore)(database, Path(what))}
    if action in ("ban", "unban"):
        return database.run_now(do.ban, what, action == "ban")
    if action in ("delete", "export"):
        return database.run_now(do.delete if action == "delete" else do.export, what)
    return do.vacuum(database) if action == "vacuum" else database.run_now(getattr(do, action))
