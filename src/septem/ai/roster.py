"""Players by name: the five levels of every game, and players with names of their own.

A player is written `NAME` or `NAME:key=value,key=value`; the keys set its `SearchBudget`. Examples: `3`, `greedy`,
`5:seconds=0.5,cores=2`, `uct:iterations=1000`, `5:cpu=2` (seconds of CPU time). The levels also have styles, as in
`3:style=science` (see `styles`). `program:COMMAND` is a program that speaks the line protocol (see `protocol`),
`remote:HOST:PORT` a server that speaks it over TCP. `python:MODULE:NAME` is an object, class or function of a Python
module, `policy:FILE` a trained network or the name of one in the package (see `septem.envs.policy`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..core.errors import Problem, nearest
from ..core.game import Game
from ..core.on_demand import OnDemand
from .players import Player, SearchBudget
from .styles import BALANCED, STYLES

if TYPE_CHECKING:
    from .protocol import Channel

Maker = Callable[[Any, SearchBudget], Player]
StyledMaker = Callable[[Any, SearchBudget, str], Player]
CHANNELS = ("program", "remote")  # to players in other programs
LOADERS = {"python": "septem.ai.opponents:imported", "policy": "septem.envs.policy:loaded"}  # of players from files
OWN = "own"  # an object that the caller has given; its name stands in results
LEVELS = ("1", "2", "3", "4", "5")  # level 1 answers at once, level 5 searches for about two seconds
DEFAULT = "2"  # the opponent if none is named: answers at once, and can be beaten
STYLE = "style"  # the setting that is a word
NUMBERS: dict[str, Callable[[str], int | float]] = {"iterations": int, "seconds": float, "cpu": float, "cores": int}


@dataclass(frozen=True)
class Players:
    """The players of a game: functions that make them, and their default search budgets."""

    makers: dict[str, Maker]
    styled: dict[str, StyledMaker]
    budgets: dict[str, SearchBudget]


def duel() -> Players:
    from .duel.players import DEFAULT_BUDGETS, MAKERS, STYLED

    return Players(MAKERS, STYLED, DEFAULT_BUDGETS)


def wonders() -> Players:
    from .wonders.players import DEFAULT_BUDGETS, MAKERS, STYLED

    return Players(MAKERS, STYLED, DEFAULT_BUDGETS)


PLAYERS = OnDemand(duel=duel, wonders=wonders)


@dataclass(frozen=True)
class Entry:
    """A player's name, its budget and its style."""

    name: str
    budget: SearchBudget
    style: str = BALANCED


def names(game: Game) -> tuple[str, ...]:
    """The players of a game, the levels first."""
    return tuple(PLAYERS[game.name].makers)


def default_budget(game: Game, name: str) -> SearchBudget:
    """The search budget of a player unless another one is given."""
    return PLAYERS[game.name].budgets.get(name, SearchBudget())


def is_external(text: str) -> bool:
    """Whether a player is none of the package: from a file, in another program or on another machine."""
    return text.partition(":")[0] in (*CHANNELS, *LOADERS, OWN)


def read(game: Game, text: str) -> Entry:
    """Parse a player of a game; a Problem says what is wrong."""
    return read_among(PLAYERS[game.name], text)


def check(text: str) -> None:
    """Refuse a player that no game knows, before it is known which game will be played."""
    problems = [problem for players in PLAYERS.values() if (problem := problem_among(players, text))]
    if len(problems) == len(PLAYERS):
        raise problems[0]


def problem_among(players: Players, text: str) -> Problem | None:
    try:
        read_among(players, text)
    except Problem as problem:
        return problem
    return None


def read_among(players: Players, text: str) -> Entry:
    name, _, settings = text.partition(":")
    if is_external(text):
        return Entry(name, SearchBudget())  # it has a budget of its own
    if name not in players.makers:
        known = tuple(players.makers)
        raise Problem("unknown_player", given=name, near=nearest(name, known), known=known)
    entry = Entry(name, players.budgets.get(name, SearchBudget()))
    for setting in filter(None, settings.split(",")):
        entry = with_setting(players, entry, setting)
    return entry


def with_setting(players: Players, entry: Entry, setting: str) -> Entry:
    """Change one setting of a player."""
    key, _, value = setting.partition("=")
    if key == STYLE:
        return replace(entry, style=known_style(players, entry.name, value))
    if key not in NUMBERS:
        known = (*NUMBERS, STYLE)
        raise Problem("unknown_setting", given=setting, near=nearest(key, known), known=known)
    return replace(entry, budget=with_budget(entry.budget, key, number(key, value)))


def known_style(players: Players, name: str, style: str) -> str:
    if style not in STYLES:
        raise Problem("unknown_style", given=style, near=nearest(style, STYLES), known=STYLES)
    if style != BALANCED and name not in players.styled:
        raise Problem("no_style", given=name, known=tuple(players.styled))
    return style


def number(key: str, value: str) -> int | float:
    try:
        amount = NUMBERS[key](value)
    except ValueError:
        amount = 0
    if not 0 < amount < 1e9:
        raise Problem("bad_setting", given=f"{key}={value}", key=key)
    return amount


def with_budget(budget: SearchBudget, key: str, amount: int | float) -> SearchBudget:
    """Change one number. Iterations, seconds and CPU seconds exclude each other: the last one counts."""
    if key == "iterations":
        return replace(budget, iterations=int(amount), seconds=None)
    if key in ("seconds", "cpu"):
        return replace(budget, seconds=amount, iterations=None, processor=key == "cpu")
    return replace(budget, cores=int(amount))


def player(game: Game, text: str) -> Player:
    """The player that a text names."""
    kind, _, place = text.partition(":")
    if kind in CHANNELS:
        from .protocol import ExternalPlayer

        return ExternalPlayer(game, open_channel(kind, place), text)
    if kind in LOADERS:
        found: Player = resolved(LOADERS[kind])(game, place)
        return found
    if kind == OWN:
        raise Problem("no_player", given=text)
    entry = read(game, text)
    return make(game, entry.name, entry.budget, entry.style)


def resolved(name: str) -> Any:
    """What a name `module:name` means. Imported here, since these modules are above this one."""
    module, _, inner = name.partition(":")
    return getattr(import_module(module), inner)


def open_channel(kind: str, place: str) -> Channel:
    from .channels import Program, Remote  # here, because a browser has neither processes nor sockets

    return Program(place) if kind == "program" else Remote(place)


def make(game: Game, name: str, budget: SearchBudget | None = None, style: str = BALANCED) -> Player:
    """A player by name, with the given budget or its default."""
    if style != BALANCED:
        return PLAYERS[game.name].styled[name](game, budget or default_budget(game, name), style)
    return PLAYERS[game.name].makers[name](game, budget or default_budget(game, name))
