"""How many diplomacy tokens and debts the items in the cities can have brought."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...core.errors import Problem
from ..model import Effect
from ..state import State
from .effects import Dove, OthersLose, OthersLosePer


def check_numbers(columns: Mapping[str, Sequence[int]], effects: list[list[Effect]], state: State) -> None:
    """Each item brings a token once, and a loss to every other city once."""
    for city in range(state.cities):
        doves = sum(isinstance(effect, Dove) for effect in effects[city])
        others = [effect for place, each in enumerate(effects) if place != city for effect in each]
        lost = sum(loss(effect, state, city) for effect in others)
        for name, most in (("doves", doves), ("debts", lost)):
            given = columns[name][city]
            if given > most:
                raise Problem("wrong_number", f"cities[{city}].{name}", given=given, least=0, most=most)


def loss(effect: Effect, state: State, city: int) -> int:
    """The most coins that an effect can have cost another city by now."""
    if isinstance(effect, OthersLosePer):
        return effect.coins * state.counts[city][effect.what]
    return effect.coins if isinstance(effect, OthersLose) else 0
