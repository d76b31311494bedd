"""Debts, doves and losses, which are public (C-141)."""

from __future__ import annotations

from dataclasses import dataclass, field

from .. import setters as base_setters
from ..state import State
from . import setters


@dataclass(frozen=True)
class CitiesView:
    """One entry per city in each row."""

    debts: tuple[int, ...] = ()
    doves: tuple[int, ...] = ()
    owed: tuple[int, ...] = ()  # coins to be lost at the end of this turn,
    owed_tokens: tuple[int, ...] = ()  # for each victory token,
    owed_stages: tuple[int, ...] = ()  # for each stage
    pardons: int = 0  # cities that may build a black card free of cost in this age (a set)
    spared: tuple[int, ...] = ()  # defeat tokens that are no shields for a city that counts later ones as such
    favoured: int = field(
        default=0, compare=False, repr=False
    )  # cities that may build one so once in every age (a set)


def see(state: State) -> CitiesView:
    cities = state.cities
    return CitiesView(
        debts=tuple(state.negative_points[:cities]),
        doves=tuple(state.absences[:cities]),
        owed=tuple(state.owed[:cities]),
        owed_tokens=tuple(state.owed_tokens[:cities]),
        owed_stages=tuple(state.owed_stages[:cities]),
        pardons=state.colour_claims,
        favoured=state.colour_claiming,
        spared=tuple(state.uncounted_defeats[:cities]),
    )


def restore(state: State, view: CitiesView) -> None:
    for city in range(state.cities):
        setters.put_tokens(state, city, view.debts[city], view.doves[city])
        setters.put_spared(state, city, view.spared[city])
        setters.put_owed(state, city, view.owed[city], view.owed_tokens[city], view.owed_stages[city])
    base_setters.put_colour_claims(state, view.pardons)
