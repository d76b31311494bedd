"""Who stands where, by the keys of victory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core import bits
from ..state import State

if TYPE_CHECKING:
    from ..game import Wonders


def ranks(game: Wonders, state: State) -> list[int]:
    """Each seat's rank, as it would be now: by points, then coins; equals share the better one (S-109, R-15).

    A team has one rank.
    """
    points = together(state, [sum(game.score(state, seat).values()) for seat in range(state.seats)])
    coins = together(state, [state.coins[seat] for seat in range(state.seats)])
    keys = list(zip(points, coins, strict=True))
    return [1 + sum(other > key for other in keys) // company(state) for key in keys]


def together(state: State, values: list[int]) -> list[int]:
    """For each seat the sum of its team, which without teams is its own (CT-019)."""
    return [sum(values[mate] for mate in bits.members(state.eyes[seat])) for seat in range(state.seats)]


def company(state: State) -> int:
    """How many seats play together."""
    return len(bits.members(state.eyes[0]))
