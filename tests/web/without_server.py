"""`python -m tests.web.without_server` plays whole games where the libraries of the server cannot be imported."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

BLOCKED = (
    "alembic",
    "fastapi",
    "multiprocessing",
    "prometheus_client",
    "psycopg",
    "pydantic_settings",
    "redis",
    "sqlalchemy",
    "starlette",
    "uvicorn",
    "websockets",
)


class Blocker(MetaPathFinder):
    """Refuses to import the libraries of the server."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.partition(".")[0] in BLOCKED:
            raise ImportError(f"{fullname} is blocked")
        return None


def main() -> None:
    sys.meta_path.insert(0, Blocker())
    from .standalone_games import play_all

    asyncio.run(play_all())
    print("two games played")


if __name__ == "__main__":
    main()
