"""Options of a table: which class declares which, how they stand in files, and how values are checked.

A game declares its options in a data class, an expansion in another one; a table's options are of all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import Field
from enum import StrEnum
from inspect import get_annotations
from typing import Any, ClassVar

from .errors import Problem


class Options:
    SWITCH: ClassVar[str] = ""  # of an expansion: the option without which its others say nothing
    VARIANTS: ClassVar[tuple[str, ...]] = ()  # options that files state only where they are not as usual

    def switches(self) -> list[str]:
        """The options that have brought expansions into play."""
        found = [kind.SWITCH for kind in option_classes(type(self)) if kind.SWITCH]
        return [switch for switch in found if getattr(self, switch)]

    def json(self) -> dict[str, object]:
        """The options as files have them: those of expansions in play, and variants that differ from the usual."""
        kinds = [kind for kind in option_classes(type(self)) if not kind.SWITCH or getattr(self, kind.SWITCH)]
        names = [name for kind in kinds for name in own_options(kind) if name not in self.VARIANTS]
        names += [name for name in self.VARIANTS if getattr(self, name) != getattr(type(self), name)]
        return {name: plain(getattr(self, name)) for name in names}


def plain(value: object) -> object:
    """The value of an option as it stands in files."""
    return list(value) if isinstance(value, tuple) else value


def made(kind: Callable[..., Any], options: dict[str, object]) -> Any:
    """A game from its options as they stand in files."""
    return kind(**options)


def option_classes(kind: type) -> list[type[Options]]:
    """The classes that declare options, the base game's first."""
    return [one for one in reversed(kind.__mro__) if issubclass(one, Options) and own_options(one)]


def own_options(kind: type) -> list[str]:
    return [name for name in get_annotations(kind) if not name.isupper()]


def checked(option: Field[Any], value: object) -> Any:
    """A value of an option. The option has a check of its own, or the default says what it may be."""
    if "check" in option.metadata:
        return option.metadata["check"](option.name, value)
    if isinstance(option.default, StrEnum):
        return word(option.name, type(option.default), value)
    return flag(option.name, value)


def word(name: str, kind: type[StrEnum], value: object) -> StrEnum:
    try:
        return kind(str(value))
    except ValueError:
        raise Problem("bad_option", name, given=value, allowed=tuple(member.value for member in kind)) from None


def flag(name: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise Problem("bad_option", name, given=value, allowed=("true", "false"))
    return value
