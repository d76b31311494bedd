"""The frame of every command: loaded when it is called, help in the right language, exit code 2 for any problem."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

import typer
import typer.main
from typer.core import TyperCommand, TyperGroup

from ...core.errors import Problem
from ..surroundings import FALLBACK, tolerate_plain_terminals, usual_language
from . import NAMES, usage

if TYPE_CHECKING:
    from ...text import Sentences

NAME = "septem"
WRONG = 2  # the exit code of everything that was given wrongly,
LEFT = 1  # and of a command that somebody left
COMPLETION = "_SEPTEM_COMPLETE"  # set by a shell that completes a command


class Commands(TyperGroup):
    """All commands, each loaded only when it is called: a command does not wait for the libraries of the others.

    Help texts are keys of the language tables until they are shown.
    """

    given: list[str]

    @property
    def speech(self) -> Sentences:
        """The texts of help, loaded only if there is anything to say."""
        from ...text import general

        return general(spoken(self.given))

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
        self.given = list(sys.argv[1:] if args is None else args)
        if self.helps():
            usage.translate(self, self.speech)
            usage.translate_frame(self.speech)
        try:
            code = self.obey(prog_name or NAME, **extra)
            sys.stdout.flush()
        except OSError as error:
            code = give_up(error, self.speech.code)
        sys.exit(code)

    def helps(self) -> bool:
        """Whether help texts are shown: on request, or by a shell that completes a command."""
        return not self.given or "--help" in self.given or COMPLETION in os.environ

    def obey(self, name: str, **extra: Any) -> int:
        """Run a command; returns its exit code."""
        try:
            code = super().main(self.given, name, standalone_mode=False, **extra)
        except Problem as problem:
            return complain(problem, self.speech.code, "--json" in self.given)
        except typer.TyperException as error:
            message = usage.explained(error, self.speech)
            return complain(Problem("usage", message=message), self.speech.code, "--json" in self.given)
        except typer.Abort:
            return LEFT
        return code if isinstance(code, int) else 0

    def get_usage(self, ctx: Any) -> str:
        return usage.in_words(super().get_usage(ctx), self.speech)

    def list_commands(self, ctx: Any) -> list[str]:
        return list(NAMES)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """A command as a list of commands shows it, not loaded."""
        return TyperCommand(cmd_name, help=self.speech.say(f"help.{cmd_name}")) if cmd_name in NAMES else None

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name, *rest = args
        if name in NAMES:
            return name, self.load(name), rest
        if not name.startswith("-"):
            raise Problem("usage", message=usage.unknown_command(name, NAMES, self.speech))
        return super().resolve_command(ctx, args)

    def load(self, name: str) -> TyperCommand:
        """A command that can run, made of the function of its name."""
        function = getattr(import_module(f".{name}", __package__), name)
        alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
        alone.command(name, cls=usage.Command, help=f"help.{name}")(function)
        command: Any = typer.main.get_command(alone)
        if self.helps():
            usage.translate(command, self.speech)
        return cast(TyperCommand, command)


def complain(problem: Problem, code: str, as_json: bool) -> int:
    """Print the problem on stderr, as JSON for programs."""
    from ...text import language  # here and above, because most commands have nothing to complain about

    speech = language(code)
    message = speech.problem(problem)
    print(speech.say("cli.error", message=message), file=sys.stderr)
    if as_json:
        import json

        from . import data

        print(json.dumps({"error": data.problem(problem, message)}, ensure_ascii=False, indent=2))
    return WRONG


def give_up(error: OSError, code: str) -> int:
    """The output cannot be written. A closed pipe is silent; any other error is reported."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or else Python complains when it ends
    if isinstance(error, BrokenPipeError):
        return LEFT
    from ...core import storage

    return complain(Problem("no_output", error=storage.reason(error)), code, as_json=False)


def spoken(args: Sequence[str]) -> str:
    """The language a command line asks for, found before it is parsed."""
    from ...text import LANGUAGES

    code = usual_language(os.environ)
    for place, word in enumerate(args):
        if word == "--language" and place + 1 < len(args):
            code = args[place + 1]
        elif word.startswith("--language="):
            code = word.partition("=")[2]
    return code if code in LANGUAGES else FALLBACK
