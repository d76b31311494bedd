"""The command `septem`. Each of its commands is loaded when it is called: see `commands.group`."""

from __future__ import annotations

from typing import Annotated

import typer

from .. import __version__
from .commands.group import Commands

app = typer.Typer(name="septem", cls=Commands, help="help.septem", pretty_exceptions_enable=False)


@app.callback(invoke_without_command=True)
def septem(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="option.version")] = False,
) -> None:
    if version:
        typer.echo(f"septem {__version__}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())
