"""Usage errors of a command line, and the headings of its help, in the right language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import typer
from typer.core import TyperCommand, TyperGroup

from ...core.errors import nearest

if TYPE_CHECKING:
    from ...text import Sentences

ENGLISH_USAGE = "Usage:"
OF_THE_LIBRARY = ("install_completion", "show_completion")  # options that come with help texts of their own


class Command(TyperCommand):
    """One command; the group of all commands knows its language."""

    def get_usage(self, ctx: Any) -> str:
        return in_words(super().get_usage(ctx), ctx.find_root().command.speech)


def in_words(shown: str, speech: Sentences) -> str:
    return shown.replace(ENGLISH_USAGE, speech.say("cli.usage"), 1)


def translate(command: TyperCommand | TyperGroup, speech: Sentences) -> None:
    """Translate the help texts of a command or of the group, which are keys of the language tables until then."""
    command.help = speech.text.get(command.help or "", command.help)
    shown: list[Any] = [*command.params]  # arguments and options have a help text, but no class in common with one
    for parameter in shown:
        key = f"option.{parameter.name}" if parameter.name in OF_THE_LIBRARY else parameter.help or ""
        parameter.help = speech.text.get(key, parameter.help)
    own_help: Any = command.get_help_option(typer.Context(command))
    own_help.help = speech.say("option.help")


def translate_frame(speech: Sentences) -> None:
    """The headings of help. Imported late, because the library that draws them is slow to load."""
    from typer import rich_utils

    say = speech.say
    rich_utils.ARGUMENTS_PANEL_TITLE = say("cli.arguments")
    rich_utils.OPTIONS_PANEL_TITLE = say("cli.options")
    rich_utils.COMMANDS_PANEL_TITLE = say("cli.commands")
    rich_utils.DEFAULT_STRING = say("cli.default")
    rich_utils.REQUIRED_LONG_STRING = say("cli.required")


def explained(error: typer.TyperException, speech: Sentences) -> str:
    """A usage error in words; an unknown one in its own words."""
    saying = SAYINGS.get(type(error).__name__)
    return (saying and saying(error, speech)) or error.format_message()


def unknown_command(given: str, known: Sequence[str], speech: Sentences) -> str:
    near = nearest(given, known)
    sentence = speech.say("usage.command", given=given, known=speech.join([*known], "or"))
    return speech.say("problem.near", sentence=sentence, near=speech.join(near, "or")) if near else sentence


def name_of(error: Any) -> str:
    """An option as it is typed, or an argument as the help calls it."""
    parameter = error.param
    return str(parameter.opts[0] if parameter.opts[0].startswith("-") else parameter.metavar or parameter.name)


def no_such_option(error: Any, speech: Sentences) -> str:
    sentence = speech.say("usage.option", given=error.option_name)
    near = sorted(error.possibilities or ())
    return speech.say("problem.near", sentence=sentence, near=speech.join(near, "or")) if near else sentence


def bad_value(error: Any, speech: Sentences) -> str:
    """The only values that are checked here are numbers."""
    number = re.match(r"(\S+) is not in the range", error.message)
    if number:
        limits = error.param.type
        key = "usage.least" if limits.max is None else "usage.range"
        return speech.say(key, name=name_of(error), given=number[1], least=limits.min, most=limits.max)
    given = re.search("'(.*)'", error.message)
    key = "usage.fraction" if "float" in error.message else "usage.number"
    return speech.say(key, name=name_of(error), given=given[1] if given else "")


def bad_use(error: Any, speech: Sentences) -> str:
    key = "usage.no_value" if "does not take" in error.message else "usage.value"
    return speech.say(key, name=error.option_name)


def too_much(error: Any, speech: Sentences) -> str:
    extra = re.search(r"unexpected extra.*\((.*)\)", error.message)
    return speech.say("usage.extra", given=extra[1]) if extra else ""


SAYINGS = {  # by the names of classes that the library keeps to itself
    "NoSuchOption": no_such_option,
    "MissingParameter": lambda error, speech: speech.say("usage.missing", name=name_of(error)),
    "BadParameter": bad_value,
    "BadOptionUsage": bad_use,
    "UsageError": too_much,
}
