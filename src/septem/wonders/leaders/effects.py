"""Every effect that Leaders prints and the base game does not."""

from .. import sizes
from ..constants import BANK_SELLS, COLOURS, FREES, GOODS, NEIGHBOURS, WAIVES
from ..data.declarations import Row
from ..model import Facts, Immediate, Ongoing, ScoringEffect
from ..rules.effects import places
from ..state import State
from . import leader_pile

BANK_PRICE = 1
FIRST_RANK, COPIED_RANK = 8, 16  # Halicarnassus looks through the pile first, then a leader, then its copy (L-R13)


class PointsPerCoins(ScoringEffect):
    """Points for every few coins, on top of those of the treasury (L-053, L-082)."""

    def __init__(self, points: int, coins: int) -> None:
        self.worth = points
        self.coins = coins

    def points(self, state: State, city: int) -> int:
        return self.worth * (state.coins[city] // self.coins)

    def facts(self) -> Facts:
        return {"kind": "points_per_coins", "coins": self.coins, "amount": self.worth}


class PointsPerSet(ScoringEffect):
    """Points for every card of each of some colours (L-052)."""

    def __init__(self, points: int, colours: tuple[int, ...]) -> None:
        self.worth = points
        self.colours = sum(1 << colour for colour in colours)

    def points(self, state: State, city: int) -> int:
        fewest = 127
        for colour in range(sizes.COUNTED):
            if self.colours >> colour & 1:
                fewest = min(fewest, state.counts[city][colour])
        return self.worth * fewest

    def facts(self) -> Facts:
        colours = [name for colour, name in enumerate(COLOURS) if self.colours >> colour & 1]
        return {"kind": "points_per_set", "colors": colours, "amount": self.worth}


class SetBonus(Ongoing):
    """Three different symbols are worth more (L-054)."""

    def __init__(self, points: int) -> None:
        self.worth = points

    def adjust(self, state: State, city: int) -> None:
        state.set_bonus[city] += self.worth

    def facts(self) -> Facts:
        return {"kind": "science_set_bonus", "amount": self.worth}


class Waives(Ongoing):
    """Buildings of a colour, or stages, cost one good less, of the owner's choice (L-065)."""

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def declare(self, row: Row) -> None:
        row.helps |= WAIVES
        row.waives |= 1 << self.colour

    def adjust(self, state: State, city: int) -> None:
        state.waives[city] |= 1 << self.colour
        state.helps[city] |= WAIVES

    def facts(self) -> Facts:
        return {"kind": "build_discount", "target": COLOURS[self.colour], "amount": 1}


class Frees(Ongoing):
    """Buildings of a colour cost nothing (L-067)."""

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def adjust(self, state: State, city: int) -> None:
        state.frees[city] |= 1 << self.colour
        state.helps[city] |= FREES

    def facts(self) -> Facts:
        return {"kind": "free_build_color", "color": COLOURS[self.colour]}


class BankSells(Ongoing):
    """Once a turn the bank sells one unit of any good (L-071)."""

    def declare(self, row: Row) -> None:
        row.helps |= BANK_SELLS

    def adjust(self, state: State, city: int) -> None:
        state.helps[city] |= BANK_SELLS

    def facts(self) -> Facts:
        return {"kind": "bank_purchase", "options": list(GOODS), "price": BANK_PRICE, "limit": "once_per_turn"}


class TradeBonus(Ongoing):
    """Coins after a purchase from a neighbour, once a turn from each (L-072)."""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def adjust(self, state: State, city: int) -> None:
        state.trade_bonus[city] += self.coins

    def facts(self) -> Facts:
        return {"kind": "coins_on_trade", "amount": self.coins, "limit": "once_per_neighbor_per_turn"}


class ChainBonus(Ongoing):
    """Coins for a building that a chain makes free (L-073)."""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def adjust(self, state: State, city: int) -> None:
        state.chain_bonus[city] += self.coins

    def facts(self) -> Facts:
        return {"kind": "coins_on_chain", "amount": self.coins}


class Bounty(Ongoing):
    """Coins for each victory token taken (L-061)."""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def adjust(self, state: State, city: int) -> None:
        state.bounty[city] += self.coins

    def facts(self) -> Facts:
        return {"kind": "coins_on_victory_token", "amount": self.coins}


class PassesDefeats(Ongoing):
    """Defeat tokens go to the victorious city (L-062)."""

    def adjust(self, state: State, city: int) -> None:
        state.passing_defeats |= 1 << city

    def facts(self) -> Facts:
        return {"kind": "defeat_tokens_to_winner"}


class FreeLeaders(Ongoing):
    """Later leaders cost nothing (L-068, L-091)."""

    def adjust(self, state: State, city: int) -> None:
        state.patrons |= 1 << city

    def facts(self) -> Facts:
        return {"kind": "free_leaders"}


class CheaperLeaders(Ongoing):
    """Leaders cost less here and in the neighbouring cities (L-092)."""

    def __init__(self, here: int, beside: int) -> None:
        self.here = here
        self.beside = beside

    def adjust(self, state: State, city: int) -> None:
        state.reduction[city] += self.here
        state.reduction[state.left[city]] += self.beside
        state.reduction[state.right[city]] += self.beside

    def facts(self) -> Facts:
        return {"kind": "leader_cost_reduction", "self": self.here, "neighbors": self.beside}


class RevivesLater(Immediate):
    """At the end of this turn or phase, build from the discard pile, after those whose stage does it (L-069, L-R13)."""

    def apply(self, state: State, city: int, item: int) -> None:
        state.reviving |= 1 << city << (COPIED_RANK if state.copied[city] == leader_pile.rank(item) else FIRST_RANK)

    def facts(self) -> Facts:
        return {"kind": "build_from_discard"}


class DrawsLeaders(Immediate):
    """Draw leaders that were not dealt (L-093)."""

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def apply(self, state: State, city: int, item: int) -> None:
        leader_pile.draw(state, city, self.cards)

    def facts(self) -> Facts:
        return {"kind": "draw_leaders", "amount": self.cards}


class Hires(Immediate):
    """Recruit one more leader at the end of this turn (L-094)."""

    def apply(self, state: State, city: int, item: int) -> None:
        state.hiring |= 1 << city

    def facts(self) -> Facts:
        return {"kind": "recruit_leader_now", "amount": 1}


class Courts(Immediate):
    """Choose a leader of a neighbour and have its effect (L-083)."""

    def declare(self, row: Row) -> None:
        row.copies_item = 1

    def apply(self, state: State, city: int, item: int) -> None:
        state.courting |= 1 << city

    def facts(self) -> Facts:
        return {"kind": "copy_leader", "of": places(NEIGHBOURS)}
