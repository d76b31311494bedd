"""A position that can be copied and pickled, though compiled: what environments keep of theirs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..core.game import Game
from ..files import GAMES
from .encoding import coder_of


class Held:
    """A position with its rules; a copy shares the rules."""

    def __init__(self, game: Game, state: Any = None) -> None:
        self.game = game
        self.coder = coder_of(game)
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        other = Held(self.game)
        if self.state is not None:
            other.state = self.game.new()
            other.state.copy_from(self.state)
        return other

    def __reduce__(self) -> tuple[Callable[..., Held], tuple[object, ...]]:
        """Positions in compiled form cannot be pickled: they are written as files have them."""
        written = None if self.state is None else self.game.position_json(self.state)
        return reopened, (self.game.name, self.game.options_json(), written)


def reopened(name: str, options: dict[str, Any], written: dict[str, object] | None) -> Held:
    held = Held(GAMES[name].make(**options))
    if written is not None:
        held.state = held.game.new()
        held.game.deal_json(held.state, {"position": written})
    return held


class Keeping:
    """What environments have in common: a game, a position of it, and that both survive copying and pickling."""

    game: Game
    coder: Any
    state_now: Any

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in self.__dict__.items() if name not in ("game", "coder", "state_now")}
        return kept | {"held": Held(self.game, self.state_now)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        held: Held = kept["held"]
        self.__dict__.update((name, value) for name, value in kept.items() if name != "held")
        self.game, self.coder, self.state_now = held.game, held.coder, held.state
