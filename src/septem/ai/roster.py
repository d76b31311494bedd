"""Players by name: the five levels of every game, and others with names of their own.

A player is written `NAME` or `NAME:key=value,key=value`; the keys are those of `SearchBudget`. Examples: `3`, `greedy`,
`5:seconds=0.5,cores=2`, `uct:iterations=1000`, `5:cpu=2` (seconds of the processor). `program:COMMAND` is a program
that answers lines (see `protocol`), `remote:HOST:PORT` one that answers them over a network.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from ..core.errors import Problem, nearest
from ..core.game import Game
from .duel import players as duel_players
from .players import Player, SearchBudget
from .protocol import Channel, Elsewhere
from .wonders import players as wonders_players

Maker = Callable[[Any, SearchBudget], Player]
CHANNELS = ("program", "remote")  # to players in other programs
LEVELS = ("1", "2", "3", "4", "5")  # from the one that answers at once to the one that thinks for about two seconds
DEFAULT = "2"  # for people who do not say against whom they play: answers at once, and can be beaten
MAKERS: dict[str, dict[str, Maker]] = {"duel": duel_players.MAKERS, "wonders": wonders_players.MAKERS}
USUAL: dict[str, dict[str, SearchBudget]] = {"duel": duel_players.USUAL, "wonders": wonders_players.USUAL}
NUMBERS: dict[str, Callable[[str], int | float]] = {"iterations": int, "seconds": float, "cpu": float, "cores": int}


@dataclass(frozen=True)
class Entry:
    """A player as it is written down."""

    name: str
    thinking: SearchBudget


def names(game: Game) -> tuple[str, ...]:
    """Who plays a game: the levels first."""
    return tuple(MAKERS[game.name])


def usual(game: Game, name: str) -> SearchBudget:
    """How much a player thinks unless it is told otherwise."""
    return USUAL[game.name].get(name, SearchBudget())


def is_elsewhere(text: str) -> bool:
    """Whether a player is none of ours: a program, or somebody on a network."""
    return text.partition(":")[0] in CHANNELS


def read(game: Game, text: str) -> Entry:
    """A player as it is written; a Problem says what is wrong."""
    name, _, settings = text.partition(":")
    if is_elsewhere(text):
        return Entry(name, SearchBudget())  # how much it thinks is its own affair
    if name not in MAKERS[game.name]:
        known = names(game)
        raise Problem("unknown_player", given=name, near=nearest(name, known), known=known)
    return Entry(name, read_thinking(settings, usual(game, name)))


def read_thinking(settings: str, thinking: SearchBudget) -> SearchBudget:
    for setting in filter(None, settings.split(",")):
        key, _, value = setting.partition("=")
        if key not in NUMBERS:
            raise Problem("unknown_setting", given=setting, near=nearest(key, NUMBERS), known=tuple(NUMBERS))
        thinking = settled(thinking, key, number(key, value))
    return thinking


def number(key: str, value: str) -> int | float:
    try:
        amount = NUMBERS[key](value)
    except ValueError:
        amount = 0
    if not 0 < amount < 1e9:
        raise Problem("bad_setting", given=f"{key}={value}", key=key)
    return amount


def settled(thinking: SearchBudget, key: str, amount: int | float) -> SearchBudget:
    """One setting changed; iterations and both kinds of seconds exclude each other, the one given last counts."""
    if key == "iterations":
        return replace(thinking, iterations=int(amount), seconds=None)
    if key in ("seconds", "cpu"):
        return replace(thinking, seconds=amount, iterations=None, processor=key == "cpu")
    return replace(thinking, cores=int(amount))


def player(game: Game, text: str) -> Player:
    """The player that a text names."""
    if is_elsewhere(text):
        kind, _, place = text.partition(":")
        return Elsewhere(game, open_channel(kind, place), text)
    entry = read(game, text)
    return make(game, entry.name, entry.thinking)


def open_channel(kind: str, place: str) -> Channel:
    from .channels import Program, Remote  # here, because a browser has neither processes nor sockets

    return Program(place) if kind == "program" else Remote(place)


def make(game: Game, name: str, thinking: SearchBudget | None = None) -> Player:
    """A player by name, thinking as much as it is told or used to."""
    return MAKERS[game.name][name](game, thinking or usual(game, name))
