"""Copying and pickling of positions, which in compiled form support neither by themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..core.game import Game
from ..files import GAMES
from .encoding import encoder_for


class PicklablePosition:
    """A position with its rules; a copy shares the rules."""

    def __init__(self, game: Game, state: Any = None, version: int = 0) -> None:
        self.game = game
        self.version = version
        self.encoder = encoder_for(game, version)
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> PicklablePosition:
        other = PicklablePosition(self.game, version=self.version)
        if self.state is not None:
            other.state = self.game.new()
            other.state.copy_from(self.state)
        return other

    def __reduce__(self) -> tuple[Callable[..., PicklablePosition], tuple[object, ...]]:
        """Pickled as a position file."""
        document = None if self.state is None else self.game.position_json(self.state)
        return restore_position, (self.game.name, self.game.options_json(), document, self.version)


def restore_position(
    name: str, options: dict[str, Any], document: dict[str, object] | None, version: int = 0
) -> PicklablePosition:
    position = PicklablePosition(GAMES[name].make(**options), version=version)
    if document is not None:
        position.state = position.game.new()
        position.game.deal_json(position.state, {"position": document})
    return position


class PicklableEnv:
    """An environment with a game and a position, which can be copied and pickled."""

    game: Game
    encoder: Any
    state_now: Any
    version: int

    def __getstate__(self) -> dict[str, Any]:
        own = ("game", "encoder", "state_now")
        fields = {name: value for name, value in self.__dict__.items() if name not in own}
        return fields | {"position": PicklablePosition(self.game, self.state_now, self.version)}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        position: PicklablePosition = fields["position"]
        self.__dict__.update((name, value) for name, value in fields.items() if name != "position")
        self.game, self.encoder, self.state_now = position.game, position.encoder, position.state
