"""The expansions of each game, and what they bring for everything outside the engine.

The engine knows an expansion by its declaration. Everything else finds it by the name of its package: sentences in
`texts`, JSON documents in `wire`, drawings for notebooks in `pictures`, what bots know of it in `ai`, what learning
programs observe in `envs`, drawings of the terminal in `drawings`, its part of the web page's scenes in `scene`, its
lesson on that page in `lesson`. A part that an expansion does not need may be missing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any


@cache
def packages(game: str) -> tuple[str, ...]:
    """The names of the packages of a game's expansions, those outside of septem included."""
    declared = import_module(f"septem.{game}.expansions").EXPANSIONS
    return tuple(package_of(expansion.extension) for expansion in declared)


@cache
def switches(game: str) -> tuple[str, ...]:
    """The options that bring the expansions of a game into play."""
    declared = import_module(f"septem.{game}.expansions").EXPANSIONS
    return tuple(getattr(expansion, "switch", "") or expansion.options.SWITCH for expansion in declared)


def package_of(extension: str) -> str:
    """`oracle` for `oracle.rules:Oracle`, the class with the rules of an expansion."""
    module = extension.partition(":")[0]
    return module.rpartition(".")[0] or module


@cache
def parts(game: str, name: str) -> tuple[ModuleType, ...]:
    """The module of that name of every expansion of a game that has one."""
    found = (part(package, name) for package in packages(game))
    return tuple(module for module in found if module is not None)


def part(package: str, name: str) -> ModuleType | None:
    wanted = f"{package}.{name}"
    try:
        return import_module(wanted)
    except ModuleNotFoundError as missing:
        if missing.name is not None and f"{wanted}.".startswith(f"{missing.name}."):
            return None
        raise


@cache
def functions(game: str, name: str, function: str) -> tuple[Callable[..., Any], ...]:
    """The function of that name in the modules of a name, of every expansion of a game that has one."""
    return tuple(getattr(module, function) for module in parts(game, name) if hasattr(module, function))


def table(game: str, name: str, entries: str) -> dict[Any, Any]:
    """A table of that name in those modules, put together from all expansions of a game."""
    return {key: value for module in parts(game, name) for key, value in getattr(module, entries, {}).items()}


def collected(game: str, name: str, entries: str) -> set[Any]:
    """A set of that name in those modules, put together from all expansions of a game."""
    return {entry for module in parts(game, name) for entry in getattr(module, entries, ())}
