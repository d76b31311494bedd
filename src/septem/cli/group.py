"""How every command begins and ends: help in the right language; one message and exit code 2 if anything is wrong."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperGroup

from ..core.errors import Problem
from ..text import LANGUAGES, Language, language
from . import data
from .terminal import FALLBACK, tolerate_plain_terminals, usual_language

NAME = "septem"
WRONG = 2  # the exit code of everything that was given wrongly


class Commands(TyperGroup):
    """All commands. Their help texts are keys of the language tables until they are shown."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        tolerate_plain_terminals()
        given = list(sys.argv[1:] if args is None else args)
        speech = spoken(given)
        translate(self, speech)
        try:
            code = super().main(given, prog_name or NAME, standalone_mode=False, **extra)
        except Problem as problem:
            code = complain(problem, speech, "--json" in given)
        except typer.TyperException as error:
            code = complain(Problem("usage", message=error.format_message()), speech, "--json" in given)
        except typer.Abort:
            code = 1
        sys.exit(code if isinstance(code, int) else 0)


def complain(problem: Problem, speech: Language, as_json: bool) -> int:
    """Say what is wrong, on the error output; to programs as data, too."""
    message = speech.problem(problem)
    print(speech.say("cli.error", message=message), file=sys.stderr)
    if as_json:
        print(json.dumps({"error": data.problem(problem, message)}, ensure_ascii=False, indent=2))
    return WRONG


def spoken(args: Sequence[str]) -> Language:
    """The language a command line asks for, before it is understood."""
    code = usual_language(os.environ)
    for place, word in enumerate(args):
        if word == "--language" and place + 1 < len(args):
            code = args[place + 1]
        elif word.startswith("--language="):
            code = word.partition("=")[2]
    return language(code if code in LANGUAGES else FALLBACK)


def translate(group: TyperGroup, speech: Language) -> None:
    for command in (group, *group.commands.values()):
        command.help = speech.text.get(command.help or "", command.help)
        for parameter in command.params:
            described: Any = parameter  # arguments and options have a help text, but no class in common that says so
            described.help = speech.text.get(described.help or "", described.help)
