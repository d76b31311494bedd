"""Players in whatever form a caller has them: a name of the roster, an object with `answer`, or a function."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..core.chance import Stream
from ..core.errors import Problem
from ..core.game import Game
from . import roster
from .players import Player

Answer = Callable[[Any, Sequence[int], Stream], int]  # the arguments of a player's `answer`
Opponent = str | Player | Answer


class FunctionPlayer:
    """A player whose answers a function gives."""

    def __init__(self, answer: Answer) -> None:
        self.function = answer

    def answer(self, view: Any, moves: Sequence[int], stream: Stream) -> int:
        return self.function(view, moves, stream)


def player_of(game: Game, given: Opponent) -> Player:
    """The player that is meant; a Problem if it is none."""
    if isinstance(given, str):
        return roster.player(game, given)
    check_object(given)
    return given if hasattr(given, "answer") else FunctionPlayer(given)


def check_object(given: object) -> None:
    """Refuse what can answer nothing; a class must be made first."""
    if isinstance(given, type) or not (hasattr(given, "answer") or callable(given)):
        raise Problem("no_player", given=repr(given))


def imported(game: Game, name: str) -> Player:
    """A player of a Python module, `MODULE:NAME`: an object, a function, or a class, which is made for the game."""
    try:
        found = roster.resolved(name)
    except (AttributeError, ImportError, ValueError) as error:
        raise Problem("no_module", given=name, error=str(error)) from None
    return player_of(game, found(game) if isinstance(found, type) else found)


def entered(players: Sequence[Opponent]) -> tuple[tuple[str, ...], dict[str, Opponent]]:
    """Names for players of a match or a simulation, and the objects among them by name."""
    names: list[str] = []
    own: dict[str, Opponent] = {}
    for player in players:
        name = player if isinstance(player, str) else f"{roster.OWN}:{called(player)}"
        if not isinstance(player, str):
            check_object(player)
            while own.get(name, player) is not player:
                name += "'"
            own[name] = player
        names.append(name)
    return tuple(names), own


def called(player: object) -> str:
    return str(getattr(player, "name", "") or getattr(player, "__name__", "") or type(player).__name__)


def pool_of(game: Game, given: Opponent | Sequence[Opponent]) -> list[Player]:
    """One player or several, from which every game draws one."""
    several: Any = given if isinstance(given, list | tuple) else [given]
    players = [player_of(game, each) for each in several]
    if not players:
        raise Problem("no_player", given=repr(given))
    return players
