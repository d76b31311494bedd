"""7 Wonders, as the laws need to know it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache

from septem.core.chance import Stream
from septem.core.events import Event
from septem.wonders import moves
from septem.wonders.cities.constants import LOSS_PAID
from septem.wonders.constants import (
    BANK_BOUGHT,
    BUILD,
    COINS_PAID,
    COINS_RECEIVED,
    COLOURS,
    FOR_FREE_CITY,
    FROM_BANK,
    GIFT_LEFT,
    GIFT_RIGHT,
    GOODS_BOUGHT,
    RAISE,
    TRADE_RECEIVED,
    WAY_PART,
)
from septem.wonders.data.components import BASE_GUILDS, FIRST_STAGE
from septem.wonders.files import notation
from septem.wonders.files.notation import pack
from septem.wonders.game import Wonders
from septem.wonders.knowledge.view import SPECTATOR, View
from septem.wonders.state import State
from tests.laws.wonders_fold import Reader, blank
from tests.laws.wonders_leaders_fold import blank_table
from tests.laws.wonders_more_fold import MoreReader
from tests.laws.wonders_worlds import faults

GAINS = (COINS_RECEIVED, TRADE_RECEIVED)
PAYMENTS = (COINS_PAID, GOODS_BOUGHT, BANK_BOUGHT, LOSS_PAID)
DECLARED = {"built": (FIRST_STAGE + 15) // 16, "counts": len(COLOURS), "bonuses": len(COLOURS)}  # lengths in use
NOT_SECRET = ("own", "sale", "rates", "built", "coins", "counts", "shields", "symbols", "free_symbols", "victories")
LEADER_ROWS = ("other_items", "leader_hand", "leader_dealt", "leader_past", "picks", "copied", "reduction")
MORE_ROWS = (
    "negative_points",
    "absences",
    "symbol_copies",
    "uncounted_defeats",
    "board_aside",
    "owed",
    "owed_tokens",
    "owed_stages",
    "helps",
    "used",
    "waives",
    "frees",
    "free_turns",
    "eyes",
)
BONUSES = ("chain_bonus", "trade_bonus", "bounty", "set_bonus", "bonuses")
MORE_NUMBERS = (
    "leader_draws",
    "drafted",
    "recruitments",
    "patrons",
    "passing_defeats",
    "defeats_as_shields",
    "interest",
    "interest_due",
    "hiring",
)
MORE_SETS = (
    "colour_claiming",
    "colour_claims",
    "courting",
    "free_colours",
    "edition",
    "kept_helps",
    "kept_printed",
    "guild_pool",
    "extras",
    "rounds",
    "team",
)
ROWS = (
    *NOT_SECRET,
    "dealt",
    "history",
    "hand",
    "held",
    "looked",
    "revived",
    "agenda",
    "answers",
    "kept_market",
    "kept_rates",
)
NUMBERS = (
    "cities",
    "seats",
    "age",
    "turn",
    "discarded",
    "revivals",
    "forgotten",
    "rulings",
    "kept_purse",
    "winners",
    "depth",
)
SETS = ("claims", "claiming", "lasting", "reviving", "copying")


class WondersFamily:
    """7 Wonders with any options; games with expansions have more to hear."""

    def __init__(self, game: Wonders) -> None:
        self.rulings, self.teams = game.options.rulings, game.options.teams
        self.reader = MoreReader if game.extensions else Reader

    @property
    def moves(self) -> tuple[int, ...]:
        return well_formed_moves()

    def before_the_deal(self, game: Wonders, seat: int | None) -> View:
        return blank_table(game, seat) if game.extensions else blank(seat, game.seats)

    def fold(self, view: View, events: Iterable[Event], own: int | None = None) -> View:
        return self.reader(view, self.rulings).hear(events, own)

    def whole(self, state: State) -> object:
        return whole(state)

    def faults(self, game: Wonders, state: State) -> list[str]:
        return faults(game, state)

    def imagined_faults(self, game: Wonders, state: State) -> list[str]:
        return faults(game, state)

    def known(self, view: View) -> View:
        """Answers that others have given in secret are withdrawn when cards are dealt again in place."""
        return replace(view, round=None if view.round is None else replace(view.round, owing=0))

    def redeal(self, game: Wonders, state: State, seat: int | None, stream: Stream) -> None:
        game.redeal(state, SPECTATOR if seat is None else seat, stream)

    def purses(self, view: View) -> list[int]:
        return [city.coins for city in view.cities]

    def coins_moved(self, event: Event) -> int:
        return event.amount * (event.fact in GAINS) - event.amount * (event.fact in PAYMENTS)

    def rightful_winners(self, view: View, totals: list[int], sheets: list[dict[str, int]]) -> tuple[int, ...]:
        """S-109, S2-041, CT-019: points, then coins, of a team together; the Free City never wins."""
        alone = [(total, city.coins) for total, city in zip(totals, view.cities, strict=False)]
        mates = [seat ^ 1 if self.teams else seat for seat in range(len(alone))]
        ranks = [(alone[seat][0] + alone[mate][0], alone[seat][1] + alone[mate][1]) for seat, mate in enumerate(mates)]
        return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


@cache
def well_formed_moves() -> tuple[int, ...]:
    """Every verb with every card, and with every payment where one payment is possible at all."""
    plain = [pack(verb, card) for verb in range(moves.MOST_VERB + 1) for card in range(moves.MOST_CARD + 1)]
    flags = (0, FROM_BANK, GIFT_LEFT, GIFT_RIGHT, FROM_BANK | GIFT_LEFT, FROM_BANK | GIFT_RIGHT)
    ways = [flag | coins for flag in (*flags, GIFT_LEFT | GIFT_RIGHT, WAY_PART & ~255) for coins in range(256)]
    paying = [way for way in ways if notation.well_formed(pack(BUILD, 0) | way)]
    found = []
    for move in filter(notation.well_formed, plain):
        found += [move | way for way in (paying if notation.parts(move)[0] in (BUILD, RAISE) else (0,))]
    return tuple(sorted(free_city | move for move in found for free_city in (0, FOR_FREE_CITY)))


def whole(state: State) -> tuple[object, ...]:
    """All of a position, secrets too; what lies behind the end of a hand does not count, nor room that nothing uses."""
    hands = [list(state.hands[row][: state.held[row]]) for row in range(state.cities)]
    rows = [used(state, name) for name in ROWS]
    numbers = [getattr(state, name) for name in (*NUMBERS, *SETS)]
    if state.guild_pool == BASE_GUILDS:
        return (hands, rows, numbers)
    rows += [used(state, name) for name in (*LEADER_ROWS, *MORE_ROWS, *BONUSES)]
    numbers += [getattr(state, name) for name in (*MORE_NUMBERS, *MORE_SETS)]
    return (hands, rows, numbers, list(state.unused[: state.unused_size]))


def used(state: State, name: str) -> str:
    """A row, or rows, as far as something is declared for them."""
    row = getattr(state, name)
    return repr([list(inner[: DECLARED[name]]) for inner in row] if name in DECLARED else row)
