"""The serve command: runs the web server, a program of its own, with the settings given here."""

from __future__ import annotations

import importlib.util
import os
import runpy
from typing import Annotated

import typer

from ...core.errors import Problem
from ..console import Terminal
from .options import LanguageCode

PROGRAM = "septem.web"
NEEDED = ("alembic", "fastapi", "prometheus_client", "pydantic_settings", "sqlalchemy", "uvicorn")
Host = Annotated[str | None, typer.Option("--host", metavar="ADDRESS", help="option.host", show_default=False)]
Port = Annotated[
    int | None, typer.Option("--port", metavar="N", help="option.port", min=0, max=65535, show_default=False)
]
Open = Annotated[bool, typer.Option("--open", help="option.open")]


def serve(host: Host = None, port: Port = None, open_page: Open = False, language: LanguageCode = None) -> None:
    terminal = Terminal.open(language, json=False)
    if not all(importlib.util.find_spec(name) for name in NEEDED):
        raise Problem("needs_web")
    settings = {"HOST": host, "PORT": port, "OPEN_PAGE": open_page or None, "LANGUAGE": terminal.language.code}
    os.environ.update({f"SEPTEM_{name}": str(value) for name, value in settings.items() if value is not None})
    runpy.run_module(PROGRAM, run_name="__main__")
