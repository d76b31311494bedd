"""The admin command: what an operator of the web app does with its database."""

from __future__ import annotations

from importlib import import_module
from typing import Annotated, Any, Literal

import typer

from ..console import Terminal
from .options import Json, LanguageCode

PROGRAM = "septem.web.admin"  # loaded when it is needed: only this command needs the libraries of the server
Action = Literal[
    "tables",
    "players",
    "ban",
    "unban",
    "delete",
    "export",
    "vacuum",
    "check",
    "backup",
    "restore",
    "reports",
    "resolve",
    "log",
]
What = Annotated[
    str | None, typer.Argument(metavar="[TABLE|PLAYER|REPORT|FILE]", help="option.what", show_default=False)
]
Note = Annotated[str, typer.Option("--note", metavar="TEXT", help="option.note", show_default=False)]


def admin(
    action: Annotated[Action, typer.Argument(help="option.action", show_default=False)],
    what: What = None,
    note: Note = "",
    json: Json = False,
    language: LanguageCode = None,
) -> None:
    terminal = Terminal.open(language, json=json)
    report(terminal, import_module(PROGRAM).administer(action, what, note))


def report(terminal: Terminal, result: Any) -> None:
    """A list as lines, anything else as its fields; for programs as JSON."""
    if terminal.json:
        terminal.data(result)
    elif result is None:
        terminal.say("cli.done")
    else:
        for row in result if isinstance(result, list) else [result]:
            terminal.line("  ".join(f"{name}={printed(value)}" for name, value in row.items()))


def printed(value: object) -> str:
    return ", ".join(map(str, value)) or "-" if isinstance(value, list) else str(value)
