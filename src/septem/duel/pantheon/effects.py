"""Every effect that only Pantheon has."""

from ...core import bits
from .. import sizes
from ..constants import BROWN, EVERY_SEAT, GRAY, GREEN, NOTHING
from ..data.catalogue import CATALOGUE
from ..model import Facts, Immediate, Ongoing, ScoringEffect
from ..state import State
from . import reveals
from .constants import (
    DROP_LOOT,
    KEEP_LENT,
    LOOT_DROPPED,
    MYTHOLOGY,
    PLACE_BARRIER,
    PLACE_SNAKE,
    RAISE_FREE,
    SACK_LOOT,
    SEIZE_CARD,
    STEAL_WONDER,
    STRIKE_CARD,
    TEMPLE_DECK,
    TOKEN_LENT,
    UNBUILD_WONDER,
    VAULT_FILLED,
)

TEMPLE_POINTS = (0, 5, 6, 7, 7, 7)  # each, by how many the city has: 5, 12 or 21 in all (P-041)


class KeepsLent(Immediate):
    """Keep one of the progress tokens that were laid on this divinity when it was revealed."""

    def apply(self, state: State, seat: int, item: int) -> None:
        if state.lent[0] == NOTHING:
            return
        if state.lent_seen != EVERY_SEAT:
            for place in range(sizes.LENT):
                if state.lent[place] != NOTHING:
                    state.tell(TOKEN_LENT, 0, state.lent[place], place)
        state.lent_seen = EVERY_SEAT
        state.ask(KEEP_LENT, seat, 0)

    def facts(self) -> Facts:
        return {"kind": "enki_progress", "reveal_from_box": sizes.LENT, "keep": 1}


class CopiesSymbol(Immediate):
    """Have the symbol of one of the opponent's green buildings too; now or never (P-055)."""

    def apply(self, state: State, seat: int, item: int) -> None:
        if state.counts[1 - seat][GREEN]:
            state.ask(PLACE_SNAKE, seat, 0)

    def facts(self) -> Facts:
        return {"kind": "copy_opponent_science", "marker": "snake_token"}


class FillsVault(Immediate):
    """Coins to spend that cannot be lost."""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def apply(self, state: State, seat: int, item: int) -> None:
        state.vault[seat] += self.coins
        state.tell(VAULT_FILLED, seat, item, self.coins)

    def facts(self) -> Facts:
        return {"kind": "protected_coins", "amount": self.coins}


class PointsPerVaultCoin(ScoringEffect):
    def __init__(self, points: int) -> None:
        self.worth = points

    def points(self, state: State, seat: int) -> int:
        return self.worth * state.vault[seat]

    def facts(self) -> Facts:
        return {"kind": "points_per_protected_coin", "amount": self.worth}


class Seizes(Immediate):
    """Take a brown or gray building of the opponent."""

    def apply(self, state: State, seat: int, item: int) -> None:
        if state.counts[1 - seat][BROWN] or state.counts[1 - seat][GRAY]:
            state.ask(SEIZE_CARD, seat, 0)

    def facts(self) -> Facts:
        return {"kind": "steal_building", "types": ["brown", "gray"]}


class Strikes(Immediate):
    """Discard any card of the structure."""

    def apply(self, state: State, seat: int, item: int) -> None:
        if state.present:
            state.ask(STRIKE_CARD, seat, 0)

    def facts(self) -> Facts:
        return {"kind": "discard_structure_card", "including_tokens": True}


class Unbuilds(Immediate):
    """Discard the card under a wonder, which is then to be built again."""

    def apply(self, state: State, seat: int, item: int) -> None:
        if state.raised:
            state.ask(UNBUILD_WONDER, seat, 0)

    def facts(self) -> Facts:
        return {"kind": "unbuild_wonder", "whose": "any"}


class RaisesFree(Immediate):
    """Build a wonder for nothing, with a discarded card."""

    def apply(self, state: State, seat: int, item: int) -> None:
        if state.discarded and state.hand[seat]:
            state.ask(RAISE_FREE, seat, 0)

    def facts(self) -> Facts:
        return {"kind": "build_wonder_free_with_discarded_card"}


class StealsWonder(Immediate):
    """Take an unbuilt wonder of the opponent."""

    def apply(self, state: State, seat: int, item: int) -> None:
        if state.hand[1 - seat]:
            state.ask(STEAL_WONDER, seat, 0)

    def facts(self) -> Facts:
        return {"kind": "steal_unbuilt_wonder"}


class PlacesBarrier(Immediate):
    """Keep the conflict pawn from a space, once."""

    def apply(self, state: State, seat: int, item: int) -> None:
        state.ask(PLACE_BARRIER, seat, 0)

    def facts(self) -> Facts:
        return {"kind": "place_minerva_pawn"}


class SpendsLoot(Immediate):
    """Discard one loot token, then apply another; a single one is only discarded (P-079)."""

    def apply(self, state: State, seat: int, item: int) -> None:
        tokens = bits.count(state.loot)
        if tokens == 1:
            state.tell(LOOT_DROPPED, seat, bits.lowest(state.loot), 0)
            state.loot = 0
        elif tokens:
            state.ask(SACK_LOOT, seat, 0)
            state.ask(DROP_LOOT, seat, 0)

    def facts(self) -> Facts:
        return {"kind": "neptune_tokens", "discard_without_effect": 1, "apply_then_discard": 1}


class OpensGate(Immediate):
    """Reveal the top of every deck and activate one of the cards."""

    def apply(self, state: State, seat: int, item: int) -> None:
        reveals.reveal_tops(state, seat)

    def facts(self) -> Facts:
        return {"kind": "activate_from_deck_tops"}


class OpensDeck(Immediate):
    """Reveal one deck and activate one of its cards."""

    def apply(self, state: State, seat: int, item: int) -> None:
        reveals.choose_deck(state, seat)

    def facts(self) -> Facts:
        return {"kind": "activate_from_one_deck"}


class Rebate(Ongoing):
    """Activations cost less."""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def adjust(self, state: State, seat: int, sign: int) -> None:
        state.rebate[seat] += sign * self.coins

    def facts(self) -> Facts:
        return {"kind": "pantheon_discount", "amount": self.coins}


class Siege(Ongoing):
    """The opponent loses coins for each space the pawn is pushed."""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def adjust(self, state: State, seat: int, sign: int) -> None:
        state.siege[seat] += sign * self.coins

    def facts(self) -> Facts:
        return {"kind": "opponent_loses_coins_per_space_advanced", "amount": self.coins}


class LinkPrice(Ongoing):
    """Any card with a chain may be built at this price; `helped` counts it as a payment aid."""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def adjust(self, state: State, seat: int, sign: int) -> None:
        state.link_price[seat] += sign * self.coins
        state.helped[seat] += sign

    def facts(self) -> Facts:
        return {"kind": "build_any_chain_card_for", "coins": self.coins}


class TemplePoints(ScoringEffect):
    """The more grand temples a city has, the more each is worth."""

    def points(self, state: State, seat: int) -> int:
        temples = 0
        for item in range(CATALOGUE.deck_start[TEMPLE_DECK], CATALOGUE.deck_start[TEMPLE_DECK + 1]):
            temples += state.built[seat][item]
        return TEMPLE_POINTS[temples]

    def facts(self) -> Facts:
        return {"kind": "grand_temple_set", "points_by_count": {"1": 5, "2": 12, "3": 21}}


class PointsPerMark(ScoringEffect):
    """Points for mythology tokens and for offering tokens that were not used."""

    def __init__(self, points: int) -> None:
        self.worth = points

    def points(self, state: State, seat: int) -> int:
        return self.worth * (state.counts[seat][MYTHOLOGY] + bits.count(state.offerings[seat]))

    def facts(self) -> Facts:
        return {"kind": "points_per_mythology_and_offering_token_own", "amount": self.worth}
