"""The ends of games, small enough for exact methods: `septem_duel_tiny` and `septem_wonders_tiny` of OpenSpiel.

A game is played at random almost to its end. There chance decides which of a few deals is the true one; a spectator
cannot tell them apart. From then on every rule is that of the full game, and so is what each seat sees.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import pyspiel

from ..core import bits
from ..core.chance import Stream
from ..core.game import Game
from ..duel.game import Duel
from ..files import GAMES
from ..wonders.game import Wonders
from .openspiel import SeptemGame, SeptemObserver, SeptemState, kind_of, text_of


class Worlds:
    """The positions in which a tiny game can begin. Copies of states share them."""

    def __init__(self, game: Game, seed: int, left: int, count: int) -> None:
        self.game, self.given = game, (seed, left, count)
        seen = game.view(late_position(game, seed, left), None)
        self.positions = [game.imagine(seen, Stream(seed, "envs.tiny.world", number)) for number in range(count)]

    def __deepcopy__(self, memo: dict[int, Any]) -> Worlds:
        return self

    def __reduce__(self) -> tuple[Callable[..., Worlds], tuple[object, ...]]:
        return restore_worlds, (self.game.name, self.game.options_json(), *self.given)

    def begin(self, number: int) -> Any:
        state = self.game.new()
        state.copy_from(self.positions[number])
        return state


def restore_worlds(name: str, options: dict[str, Any], seed: int, left: int, count: int) -> Worlds:
    return Worlds(GAMES[name].make(**options), seed, left, count)


def late_position(game: Game, seed: int, left: int) -> Any:
    """The last position of a random game at least so many answers before its end in which nobody has answered yet."""
    answers = random_game(game, seed)
    state, found = dealt(game, seed), dealt(game, seed)
    most = 0  # seats that are asked at once
    for number, (seat, move) in enumerate(answers):
        asked = bits.count(game.owing(state))
        most = max(most, asked)
        if asked == most and number <= len(answers) - left:
            found.copy_from(state)
        game.play(state, seat, move)
    return found


def random_game(game: Game, seed: int) -> list[tuple[int, int]]:
    """The answers of a random game: seats and moves."""
    state, luck, answers = dealt(game, seed), Stream(seed, "envs.tiny"), list[tuple[int, int]]()
    while owing := game.owing(state):
        seat = bits.lowest(owing)
        moves = game.legal(state, seat)
        answers.append((seat, moves[luck.below(len(moves))]))
        game.play(state, *answers[-1])
    return answers


def dealt(game: Game, seed: int) -> Any:
    state = game.new()
    game.deal(state, seed)
    return state


class TinyState(SeptemState):
    """A position near the end of a game, or the beginning, where chance chooses one."""

    def __init__(self, game: TinyGame) -> None:
        super().__init__(game)
        self.worlds = game.worlds
        self.answers: list[list[int]] = [[] for _ in range(game.rules.seats)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = len(self.worlds.positions)
        return [(number, 1 / count) for number in range(count)]

    def _apply_action(self, action: int) -> None:
        if self.position.state is None:
            self.dealt.append(action)
            self.position.state = self.worlds.begin(action)
            return
        self.answers[self.current_player()].append(action)
        super()._apply_action(action)


class TinyObserver(SeptemObserver):
    """Texts hold a seat's own answers too, as exact methods require: whoever forgets nothing remembers them."""

    def string_from(self, state: SeptemState, player: int) -> str:
        answers = state.answers[player] if isinstance(state, TinyState) else []
        return " ".join([*map(str, answers), text_of(state, player)])


class TinyGame(SeptemGame):
    """A tiny game; its parameters choose the position in which it begins."""

    options: ClassVar[dict[str, Any]]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**self.kind.parameter_specification, **(params or {})}
        self.worlds = Worlds(type(self).make(**self.options), given["seed"], given["left"], given["worlds"])
        super().__init__(params)

    def rules_of(self, given: dict[str, Any]) -> Game:
        return self.worlds.game

    def new_initial_state(self) -> TinyState:
        return TinyState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> TinyObserver:
        return TinyObserver(self.rules, params, bool(iig_obs_type and iig_obs_type.perfect_recall))


class TinyDuel(TinyGame):
    kind = kind_of("septem_duel_tiny", "7 Wonders Duel, the end", (2, 2), {"seed": 8, "left": 5, "worlds": 3})
    make = Duel
    options: ClassVar[dict[str, Any]] = {}


class TinyWonders(TinyGame):
    kind = kind_of("septem_wonders_tiny", "7 Wonders, the end", (2, 2), {"seed": 51, "left": 4, "worlds": 3})
    make = Wonders
    options: ClassVar[dict[str, Any]] = {"players": 2}


for tiny in (TinyDuel, TinyWonders):
    pyspiel.register_game(tiny.kind, tiny)
