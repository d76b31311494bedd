"""The frame of every command: help in the right language; one message and exit code 2 for any problem."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperGroup

from ...core import storage
from ...core.errors import Problem
from ...text import LANGUAGES, Language, language
from ..console import FALLBACK, tolerate_plain_terminals, usual_language
from . import data, usage

NAME = "septem"
WRONG = 2  # the exit code of everything that was given wrongly,
LEFT = 1  # and of a command that somebody left


class Commands(TyperGroup):
    """All commands. Their help texts are keys of the language tables until they are shown."""

    speech: Language

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
        self.speech = speech = spoken(given)
        usage.translate(self, speech)
        if not given or "--help" in given:
            usage.translate_frame(speech)
        try:
            code = self.obey(given, prog_name or NAME, **extra)
            sys.stdout.flush()
        except OSError as error:
            code = give_up(error, speech)
        sys.exit(code)

    def obey(self, given: list[str], name: str, **extra: Any) -> int:
        """Run a command; returns its exit code."""
        try:
            code = super().main(given, name, standalone_mode=False, **extra)
        except Problem as problem:
            return complain(problem, self.speech, "--json" in given)
        except typer.TyperException as error:
            message = usage.explained(error, self.speech)
            return complain(Problem("usage", message=message), self.speech, "--json" in given)
        except typer.Abort:
            return LEFT
        return code if isinstance(code, int) else 0

    def get_usage(self, ctx: Any) -> str:
        return usage.in_words(super().get_usage(ctx), self.speech)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands and not args[0].startswith("-"):
            raise Problem("usage", message=usage.unknown_command(args[0], list(self.commands), self.speech))
        return super().resolve_command(ctx, args)


def complain(problem: Problem, speech: Language, as_json: bool) -> int:
    """Print the problem on stderr, as JSON for programs."""
    message = speech.problem(problem)
    print(speech.say("cli.error", message=message), file=sys.stderr)
    if as_json:
        print(json.dumps({"error": data.problem(problem, message)}, ensure_ascii=False, indent=2))
    return WRONG


def give_up(error: OSError, speech: Language) -> int:
    """The output cannot be written. A closed pipe is silent; any other error is reported."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or else Python complains when it ends
    if isinstance(error, BrokenPipeError):
        return LEFT
    return complain(Problem("no_output", error=storage.reason(error)), speech, as_json=False)


def spoken(args: Sequence[str]) -> Language:
    """The language a command line asks for, found before it is parsed."""
    code = usual_language(os.environ)
    for place, word in enumerate(args):
        if word == "--language" and place + 1 < len(args):
            code = args[place + 1]
        elif word.startswith("--language="):
            code = word.partition("=")[2]
    return language(code if code in LANGUAGES else FALLBACK)
