"""Every effect that Cities prints and the base game does not."""

from ..constants import (
    AT_REVEAL,
    COLOURS,
    COMPLETES,
    DEFEAT,
    LEFT,
    NEIGHBOURS,
    NEW_DEFEATS,
    REBATE_LEFT,
    REBATE_RIGHT,
    REPEATS,
    STAGES_FREE,
    VICTORY,
)
from ..data.declarations import Row
from ..model import Facts, Immediate, Ongoing
from ..rules import treasury
from ..rules.effects import places
from ..state import State
from . import losses
from .constants import BLACK, DOVE_TAKEN


class Mask(Ongoing):
    """At the end, the symbol of a neighbour's green card (C-100)."""

    def adjust(self, state: State, city: int) -> None:
        state.symbol_copies[city] += 1

    def facts(self) -> Facts:
        return {"kind": "copy_science", "amount": 1}


class Rebate(Ongoing):
    """The first good bought from a neighbour each turn costs a coin less (C-080)."""

    def __init__(self, side: int) -> None:
        self.side = side

    def declare(self, row: Row) -> None:
        row.helps |= REBATE_LEFT if self.side == LEFT else REBATE_RIGHT

    def adjust(self, state: State, city: int) -> None:
        state.helps[city] |= REBATE_LEFT if self.side == LEFT else REBATE_RIGHT

    def facts(self) -> Facts:
        return {"kind": "trade_rebate", "neighbors": places(self.side), "amount": 1, "limit": "first_unit_per_turn"}


class Repeats(Ongoing):
    """One more unit a turn, of a good that the board, a brown or a gray card makes (C-090)."""

    def declare(self, row: Row) -> None:
        row.helps |= REPEATS

    def adjust(self, state: State, city: int) -> None:
        state.helps[city] |= REPEATS

    def facts(self) -> Facts:
        return dynamic("produced_by_city")


class Completes(Ongoing):
    """One unit a turn, of a good that neither the board nor a brown or gray card makes (C-091)."""

    def declare(self, row: Row) -> None:
        row.helps |= COMPLETES

    def adjust(self, state: State, city: int) -> None:
        state.helps[city] |= COMPLETES

    def facts(self) -> Facts:
        return dynamic("not_produced_by_city")


def dynamic(goods: str) -> Facts:
    sources = ["brown", "gray", "initial_resource"]
    return {"kind": "produce_dynamic", "set": goods, "sources": sources, "amount": 1, "sellable": False}


class StagesFree(Ongoing):
    """Stages need no goods (C-073)."""

    def declare(self, row: Row) -> None:
        row.helps |= STAGES_FREE

    def adjust(self, state: State, city: int) -> None:
        state.helps[city] |= STAGES_FREE

    def facts(self) -> Facts:
        return {"kind": "stages_free_of_resources"}


class Interest(Ongoing):
    """Once a turn, this one too, the bank pays a coin more (C-110)."""

    def adjust(self, state: State, city: int) -> None:
        state.interest |= 1 << city
        state.interest_due |= 1 << city

    def facts(self) -> Facts:
        return {"kind": "bank_income_bonus", "amount": 1, "limit": "once_per_turn"}


class Favours(Ongoing):
    """Once in every age, this one too, build a black card without paying (C-115)."""

    def adjust(self, state: State, city: int) -> None:
        state.claim_colours[city] |= 1 << BLACK
        state.colour_claims |= 1 << city
        state.colour_claiming |= 1 << city

    def facts(self) -> Facts:
        return {"kind": "free_build_color_once_per_age", "color": COLOURS[BLACK]}


class Stubborn(Ongoing):
    """Defeat tokens count as shields (C-119)."""

    def adjust(self, state: State, city: int) -> None:
        state.defeats_as_shields |= 1 << city
        if state.rulings & NEW_DEFEATS:
            state.uncounted_defeats[city] = state.counts[city][DEFEAT]

    def facts(self) -> Facts:
        return {"kind": "defeat_tokens_as_shields", "amount": 1}


class Dove(Immediate):
    """Stay away from the next conflict (C-050)."""

    def apply(self, state: State, city: int, item: int) -> None:
        state.absences[city] += 1
        state.tell(DOVE_TAKEN, city, item, state.absences[city])

    def facts(self) -> Facts:
        return {"kind": "diplomacy", "amount": 1}


class NeighboursReceive(Immediate):
    """Coins from the bank for both neighbours (C-064)."""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def apply(self, state: State, city: int, item: int) -> None:
        treasury.receive(state, state.left[city], self.coins, item)
        treasury.receive(state, state.right[city], self.coins, item)

    def facts(self) -> Facts:
        return {"kind": "coins_neighbors", "of": places(NEIGHBOURS), "amount": self.coins}


class OthersLose(Immediate):
    """Every other city loses coins at the end of the turn (C-030)."""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def apply(self, state: State, city: int, item: int) -> None:
        for other in range(state.cities):
            if other != city:
                state.owed[other] += self.coins

    def facts(self) -> Facts:
        return {"kind": "others_lose_coins", "amount": self.coins}


class OthersLosePer(Immediate):
    """Every other city loses coins for each thing it has when the loss is settled, or revealed (C-041, C-R04)."""

    def __init__(self, coins: int, what: int) -> None:
        self.coins = coins
        self.what = what

    def apply(self, state: State, city: int, item: int) -> None:
        for other in range(state.cities):
            if other == city:
                continue
            if state.rulings & AT_REVEAL:
                state.owed[other] += self.coins * losses.revealed(state, city, item, other, self.what)
            elif self.what == VICTORY:
                state.owed_tokens[other] += self.coins
            else:
                state.owed_stages[other] += self.coins

    def facts(self) -> Facts:
        return {"kind": "others_lose_coins_per", "what": COLOURS[self.what], "amount": self.coins}
