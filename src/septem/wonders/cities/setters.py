"""Functions that set up Cities' part of a position: code outside the compiled rules cannot change their rows."""

from ..state import State


def put_tokens(state: State, city: int, debts: int, doves: int) -> None:
    state.negative_points[city] = debts
    state.absences[city] = doves


def put_spared(state: State, city: int, defeats: int) -> None:
    """Defeat tokens that are no shields."""
    state.uncounted_defeats[city] = defeats


def put_owed(state: State, city: int, coins: int, tokens: int, stages: int) -> None:
    """Coins to be lost at the end of this turn: so many, and for each victory token, and for each stage."""
    state.owed[city] = coins
    state.owed_tokens[city] = tokens
    state.owed_stages[city] = stages
