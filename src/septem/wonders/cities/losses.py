"""Losses: coins paid to the bank, or debts (C-030 to C-044)."""

from .. import history, moves
from ..constants import BEFORE, BUILD, CLAIM, CLAIM_COLOUR, RAISE, STAGE, VICTORY
from ..state import State
from .constants import DEBT_TAKEN, LOSE_COINS, LOSS_DUE, LOSS_PAID


def ask(state: State) -> None:
    """Announce all losses at the end of a turn; cities with coins decide, the others take debts (C-036)."""
    asked = 0
    due = 0
    for city in range(state.cities):
        fix(state, city)
        if state.owed[city]:
            due |= 1 << city
            state.tell(LOSS_DUE, city, 0, state.owed[city])
            if state.coins[city]:
                asked |= 1 << city
    if asked:
        state.ask(LOSE_COINS, asked)
    elif due:
        settle(state, 0)


def fix(state: State, city: int) -> None:
    """Count now the losses that depend on victory tokens and stages (C-041)."""
    state.owed[city] += state.owed_tokens[city] * state.counts[city][VICTORY]
    state.owed[city] += state.owed_stages[city] * state.counts[city][STAGE]
    state.owed_tokens[city] = 0
    state.owed_stages[city] = 0


def revealed(state: State, city: int, item: int, other: int, what: int) -> int:
    """How many of a thing a city had when another one's card was revealed (C-R04, the other way).

    A stage that was revealed together with the card does not stand yet; one raised before a card of the pile does.
    """
    found = state.counts[other][what]
    if what == STAGE and state.turn != BEFORE:
        past = state.history[state.age * state.rounds + state.turn]
        built = history.verb_of(past[city]) in (BUILD, CLAIM, CLAIM_COLOUR) and history.card_of(past[city]) == item
        if built and history.verb_of(past[other]) == RAISE:
            found -= 1
    return found


def settle(state: State, asked: int) -> None:
    """Everyone pays as decided, and takes debts for the rest."""
    for city in range(state.cities):
        if state.owed[city]:
            paid = moves.card_of(state.answers[city]) if asked >> city & 1 else 0
            lose(state, city, paid, state.owed[city] - paid)
            state.owed[city] = 0


def lose(state: State, city: int, coins: int, debts: int) -> None:
    state.coins[city] -= coins
    state.negative_points[city] += debts
    if state.log is not None:
        if coins:
            state.tell(LOSS_PAID, city, 0, coins)
        if debts:
            state.tell(DEBT_TAKEN, city, 0, debts)
