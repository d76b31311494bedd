"""Every effect printed in the base game."""

from ..constants import COLOURS, DESTROY_CARD, GOODS, KEEP_TOKEN, REVIVE_CARD, SYMBOLS, TOKEN, TOKEN_SEEN, TOKENS_DRAWN
from ..data.declarations import Row, goods
from ..model import Facts, Immediate, Number, Ongoing, ScoringEffect
from ..state import State
from . import building, token_draw, treasury

LIBRARY_DRAW = 3


class Points(Number):
    def __init__(self, points: int) -> None:
        self.worth = points

    def declare(self, row: Row) -> None:
        row.points += self.worth

    def facts(self) -> Facts:
        return {"kind": "points", "amount": self.worth}


class Coins(Number):
    def __init__(self, coins: int) -> None:
        self.coins = coins

    def declare(self, row: Row) -> None:
        row.coins += self.coins

    def facts(self) -> Facts:
        return {"kind": "coins", "amount": self.coins}


class Shields(Number):
    def __init__(self, shields: int) -> None:
        self.shields = shields

    def declare(self, row: Row) -> None:
        row.shields += self.shields

    def facts(self) -> Facts:
        return {"kind": "shields", "amount": self.shields}


class Symbol(Number):
    def __init__(self, symbol: str) -> None:
        self.symbol = symbol

    def declare(self, row: Row) -> None:
        row.symbol = SYMBOLS.index(self.symbol)

    def facts(self) -> Facts:
        return {"kind": "science", "symbol": self.symbol}


class Makes(Number):
    """Goods that count in the opponent's trade price."""

    def __init__(self, letters: str) -> None:
        self.letters = letters

    def declare(self, row: Row) -> None:
        row.makes = goods(self.letters)

    def facts(self) -> Facts:
        made = goods(self.letters)
        good = next(number for number, units in enumerate(made) if units)
        return {"kind": "produce", "resource": GOODS[good], "amount": made[good]}


class FixedPrice(Ongoing):
    """These goods cost one coin each in trade."""

    def __init__(self, letters: str) -> None:
        self.named = goods(letters)

    def adjust(self, state: State, seat: int, sign: int) -> None:
        for good, named in enumerate(self.named):
            if named:
                state.fixed[seat][good] += sign

    def facts(self) -> Facts:
        named = [GOODS[good] for good, units in enumerate(self.named) if units]
        return {"kind": "trade_price", "resources": named, "price": 1}


class OneRaw(Ongoing):
    """One clay, wood or stone for each construction."""

    def adjust(self, state: State, seat: int, sign: int) -> None:
        state.raw_choices[seat] += sign
        state.helped[seat] += sign

    def facts(self) -> Facts:
        return {"kind": "produce_choice", "resources": list(GOODS[:3]), "amount": 1}


class OneMade(Ongoing):
    """One glass or papyrus for each construction."""

    def adjust(self, state: State, seat: int, sign: int) -> None:
        state.made_choices[seat] += sign
        state.helped[seat] += sign

    def facts(self) -> Facts:
        return {"kind": "produce_choice", "resources": list(GOODS[3:]), "amount": 1}


class Discount(Ongoing):
    """Buildings of one colour need some goods fewer."""

    def __init__(self, colour: int, units: int) -> None:
        self.colour = colour
        self.units = units

    def adjust(self, state: State, seat: int, sign: int) -> None:
        state.discount[seat][self.colour] += sign * self.units
        state.helped[seat] += sign

    def facts(self) -> Facts:
        return {"kind": "discount_resources", "target": COLOURS[self.colour], "amount": self.units}


class ChainBonus(Ongoing):
    """Coins for each building that comes free by a chain."""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def adjust(self, state: State, seat: int, sign: int) -> None:
        state.chain_bonus[seat] += sign * self.coins

    def facts(self) -> Facts:
        return {"kind": "coins_on_chain_build", "amount": self.coins}


class Tolls(Ongoing):
    """The owner receives the coins that the opponent pays in trade."""

    def adjust(self, state: State, seat: int, sign: int) -> None:
        state.tolls[seat] += sign

    def facts(self) -> Facts:
        return {"kind": "receive_opponent_trade_coins"}


class ExtraShields(Ongoing):
    """One more shield on every new military building."""

    def __init__(self, shields: int) -> None:
        self.shields = shields

    def adjust(self, state: State, seat: int, sign: int) -> None:
        state.extra_shields[seat] += sign * self.shields

    def facts(self) -> Facts:
        return {"kind": "extra_shields_on_build", "type": "red", "amount": self.shields}


class ReplayWonders(Ongoing):
    """Every new wonder lets its city play again."""

    def adjust(self, state: State, seat: int, sign: int) -> None:
        state.replays[seat] += sign

    def facts(self) -> Facts:
        return {"kind": "extra_turn_on_wonder_build"}


class CoinsPer(Immediate):
    """Coins for each card of a colour in this city, counted once, on arrival."""

    def __init__(self, coins: int, colour: int) -> None:
        self.coins = coins
        self.colour = colour

    def apply(self, state: State, seat: int, item: int) -> None:
        treasury.receive(state, seat, self.coins * state.counts[seat][self.colour], item)

    def facts(self) -> Facts:
        what = {"wonder": "wonder_built_own"}.get(COLOURS[self.colour], f"{COLOURS[self.colour]}_own")
        return {"kind": "coins_per", "what": what, "amount": self.coins}


class CoinsPerMost(Immediate):
    """Coins for each card of some colours in the city that has most of them, counted once, on arrival."""

    def __init__(self, coins: int, *colours: int) -> None:
        self.coins = coins
        self.colours = colours
        self.mask = sum(1 << colour for colour in colours)

    def apply(self, state: State, seat: int, item: int) -> None:
        treasury.receive(state, seat, self.coins * treasury.most(state, self.mask), item)

    def facts(self) -> Facts:
        return {
            "kind": "coins_per_max_city",
            "what": [COLOURS[colour] for colour in self.colours],
            "amount": self.coins,
        }


class PointsPerMost(ScoringEffect):
    """Points for each card of some colours in the city that has most of them at the end."""

    def __init__(self, points: int, *colours: int) -> None:
        self.worth = points
        self.colours = colours
        self.mask = sum(1 << colour for colour in colours)

    def points(self, state: State, seat: int) -> int:
        return self.worth * treasury.most(state, self.mask)

    def facts(self) -> Facts:
        what = [{"wonder": "wonder_built"}.get(COLOURS[colour], COLOURS[colour]) for colour in self.colours]
        return {"kind": "points_per_max_city", "what": what, "amount": self.worth}


class PointsForRichest(ScoringEffect):
    """A point for every three coins of the richer city."""

    def points(self, state: State, seat: int) -> int:
        richest = max(state.coins[0], state.coins[1])
        return richest // treasury.COINS_A_POINT

    def facts(self) -> Facts:
        return {"kind": "points_per_max_city", "what": ["coin_triplet"], "amount": 1}


class PointsPerToken(ScoringEffect):
    def __init__(self, points: int) -> None:
        self.worth = points

    def points(self, state: State, seat: int) -> int:
        return self.worth * state.counts[seat][TOKEN]

    def facts(self) -> Facts:
        return {"kind": "points_per_progress_token_own", "amount": self.worth}


class Fine(Immediate):
    """The opponent loses coins."""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def apply(self, state: State, seat: int, item: int) -> None:
        treasury.lose(state, 1 - seat, self.coins, item)

    def facts(self) -> Facts:
        return {"kind": "opponent_loses_coins", "amount": self.coins}


class PlayAgain(Immediate):
    def apply(self, state: State, seat: int, item: int) -> None:
        state.again = 1

    def facts(self) -> Facts:
        return {"kind": "extra_turn"}


class Destroys(Immediate):
    """Discard a card of a colour from the opponent's city, if there is one (D-070)."""

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def apply(self, state: State, seat: int, item: int) -> None:
        if state.counts[1 - seat][self.colour]:
            state.ask(DESTROY_CARD, seat, self.colour)

    def facts(self) -> Facts:
        return {"kind": "discard_opponent_building", "type": COLOURS[self.colour]}


class Revives(Immediate):
    """Build a discarded card for nothing, if there is one (D-070)."""

    def apply(self, state: State, seat: int, item: int) -> None:
        if building.revivable(state):
            state.ask(REVIVE_CARD, seat, 0)

    def facts(self) -> Facts:
        return {"kind": "build_from_discard"}


class DrawsTokens(Immediate):
    """Draw three progress tokens from the box and keep one."""

    def apply(self, state: State, seat: int, item: int) -> None:
        state.drawn = min(LIBRARY_DRAW, state.boxed)
        if state.drawn:
            state.watching = state.library_view | 1 << seat
            state.tell(TOKENS_DRAWN, seat, item, state.drawn)
            for place in range(state.drawn):
                state.whisper(state.watching, TOKEN_SEEN, seat, state.box[place], place)
                token_draw.note_seen(state, state.watching, state.box[place])
            state.ask(KEEP_TOKEN, seat, 0)

    def facts(self) -> Facts:
        return {"kind": "progress_from_box", "draw": LIBRARY_DRAW, "keep": 1}
